//! Lists what a first game transfers, as the server sends it, and holds it to the budget.
//! Does not know what the files do.

use crate::http::Server;
use crate::steps::Steps;
use crate::{floor, serve, web};
use anyhow::{Context, Result, bail};
use std::collections::BTreeSet;
use std::fs;

/// What a first game transfers at most, in bytes of brotli.
const MOST: usize = 300_000;

/// `cargo xtask size`.
pub fn run() -> Result<()> {
    let mut steps = Steps::new(4);
    steps.step("wasm target", web::add_target)?;
    steps.step("client", web::build)?;
    steps.step("server", serve::build)?;
    steps.step("transfer", measure)
}

/// Asks for the home page in every language with every file that it or the client names, and tells
/// those of the language that transfers most.
pub fn measure() -> Result<()> {
    let server = Server::start()?;
    let manifest = fs::read_to_string(web::dist().join("manifest.tsv"))?;
    let client: BTreeSet<String> = manifest
        .lines()
        .filter_map(|line| line.split_once('\t'))
        .map(|(_, name)| format!("/assets/{name}"))
        .collect();
    let mut largest = Transfer::default();
    for home in languages(&server)? {
        let transfer = transfer(&server, &home, &client)?;
        if transfer.total > largest.total {
            largest = transfer;
        }
    }
    println!("{:>9} {:>9}  file", "plain", "brotli");
    for (plain, packed, file) in &largest.files {
        println!("{plain:>9} {packed:>9}  {file}");
    }
    let total = largest.total;
    println!("{:>9} {total:>9}  in all; at most {MOST}", "");
    if total > MOST {
        bail!("a first game transfers {total} bytes; at most {MOST} are allowed");
    }
    Ok(())
}

/// What a first game transfers in one language.
#[derive(Default)]
struct Transfer {
    /// Each file: its size, its size in brotli, its address.
    files: Vec<(usize, usize, String)>,
    /// The sum in brotli.
    total: usize,
}

/// The home page at an address, the files that it names, and those of the client.
fn transfer(server: &Server, home: &str, client: &BTreeSet<String>) -> Result<Transfer> {
    let page = server.get(home, "identity")?;
    let mut addresses = client.clone();
    addresses.extend(named_files(&String::from_utf8_lossy(&page.body)));
    let packed = server.get(home, "br")?.body.len();
    let mut transfer = Transfer {
        files: vec![(page.body.len(), packed, home.to_owned())],
        total: packed,
    };
    for file in addresses {
        let packed = server.get(&file, "br")?;
        let plain = server.get(&file, "identity")?;
        if packed.status != 200 {
            bail!("{file} is answered with {}", packed.status);
        }
        let cached = packed
            .header("cache-control")
            .is_some_and(|value| value.contains("immutable"));
        if !cached {
            bail!("{file} may not be kept by the browser");
        }
        let text = String::from_utf8_lossy(&plain.body);
        if file.ends_with(".css") {
            floor::check_style(&text).with_context(|| file.clone())?;
        } else if file.ends_with(".js") {
            floor::check_script(&text).with_context(|| file.clone())?;
        }
        transfer.total += packed.body.len();
        transfer
            .files
            .push((plain.body.len(), packed.body.len(), file));
    }
    Ok(transfer)
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
