//! Lists what a first game transfers, as the server sends it, and holds it to the budget.
//! Does not know what the files do.

use crate::http::Server;
use crate::steps::Steps;
use crate::{floor, serve, web};
use anyhow::{Context, Result, bail};
use std::collections::BTreeSet;
use std::fs;

/// The most that a first game may transfer, in bytes of brotli.
const MOST: usize = 300_000;

/// `cargo xtask size`.
pub fn run() -> Result<()> {
    let mut steps = Steps::new(4);
    steps.step("wasm target", web::add_target)?;
    steps.step("client", web::build)?;
    steps.step("server", serve::build)?;
    steps.step("transfer", measure)
}

/// Asks for the home page in every language and for every file that it or the client names.
pub fn measure() -> Result<()> {
    let server = Server::start()?;
    let homes: Vec<String> = languages(&server)?;
    let mut largest = (0, String::new());
    let mut files = BTreeSet::new();
    for home in &homes {
        let plain = server.get(home, "identity")?;
        files.extend(named_files(&String::from_utf8_lossy(&plain.body)));
        let packed = server.get(home, "br")?.body.len();
        if packed > largest.0 {
            largest = (packed, home.clone());
        }
    }
    let manifest = fs::read_to_string(web::dist().join("manifest.tsv"))?;
    files.extend(
        manifest
            .lines()
            .filter_map(|line| line.split_once('\t'))
            .map(|(_, name)| format!("/assets/{name}")),
    );
    let mut total = largest.0;
    println!("{:>9} {:>9}  file", "plain", "brotli");
    println!(
        "{:>9} {:>9}  {} (the largest home page)",
        "", largest.0, largest.1
    );
    for file in &files {
        let packed = server.get(file, "br")?;
        let plain = server.get(file, "identity")?;
        if packed.status != 200 {
            bail!("{file} is answered with {}", packed.status);
        }
        let cached = packed
            .header("cache-control")
            .is_some_and(|value| value.contains("immutable"));
        if !cached {
            bail!("{file} may not be kept by the browser");
        }
        if file.ends_with(".css") {
            floor::check_style(&String::from_utf8_lossy(&plain.body))
                .with_context(|| file.clone())?;
        }
        total += packed.body.len();
        println!("{:>9} {:>9}  {file}", plain.body.len(), packed.body.len());
    }
    println!("{:>9} {total:>9}  in all; at most {MOST}", "");
    if total > MOST {
        bail!("a first game transfers {total} bytes; at most {MOST} are allowed");
    }
    Ok(())
}

/// The home pages of all languages, from the site's map.
fn languages(server: &Server) -> Result<Vec<String>> {
    let map = server.get("/sitemap.xml", "identity")?;
    let map = String::from_utf8_lossy(&map.body).into_owned();
    let homes: Vec<String> = map
        .split("<loc>")
        .skip(1)
        .filter_map(|rest| rest.split_once("</loc>"))
        .filter_map(|(address, _)| address.splitn(4, '/').nth(3).map(|path| format!("/{path}")))
        .filter(|path| path.matches('/').count() == 2 && path.ends_with('/'))
        .collect();
    if homes.is_empty() {
        bail!("the site's map lists no home page");
    }
    Ok(homes)
}

/// The files under `/assets/` that a page names.
fn named_files(html: &str) -> Vec<String> {
    html.split("\"/assets/")
        .skip(1)
        .filter_map(|rest| rest.split_once('"'))
        .map(|(name, _)| format!("/assets/{name}"))
        .collect()
}
