//! `tsoro serve`: the page for browsers, and answers about endings for programs.
//! Does not know what is served.

use super::tables::{self, Answers};
use crate::{args, failure::Failure};
use game::Refusal;
use server::{Options, StartErrorKind};
use std::net::SocketAddr;
use std::sync::Arc;
use text::{Text, Value};

/// Serves until it is told to stop.
///
/// # Errors
/// For an address that is not understood, or one that cannot be listened on.
pub fn run(arguments: &args::Serve, text: &Text) -> Result<(), Failure> {
    let options = Options {
        addr: address(&arguments.addr)?,
        origin: origin(arguments)?,
    };
    let answers = answers(arguments, text)?;
    let reach: Vec<(&str, u32)> = answers.iter().flat_map(Answers::reach).collect();
    let endings = answers.map(|answers| Arc::new(answers) as Arc<dyn server::Endings>);
    let ready = |address: SocketAddr| {
        let site = format!("http://{address}");
        let page = Value::Text(format!("{site}/"));
        println!("{}", text.with("serve-open", &[("address", page)]));
        if !server::has_client() {
            let commands = Value::from(server::BUILD_COMMANDS);
            println!(
                "{}",
                text.with("serve-no-client", &[("commands", commands)])
            );
        }
        for (rules, pieces) in reach {
            let at = Value::Text(format!("{site}/api/tables/{rules}"));
            let values = [("number", i64::from(pieces).into()), ("address", at)];
            println!("{}", text.with("serve-answers", &values));
        }
    };
    server::run(&options, endings, ready).map_err(|error| {
        let refusal = Refusal::new(error.key()).with("address", error.addr);
        Failure::Refused(match error.kind {
            StartErrorKind::Other(reason) => refusal.with("reason", reason),
            _ => refusal,
        })
    })?;
    println!("{}", text.get("serve-stopped"));
    Ok(())
}

/// What the tables of the folder know; those that cannot be used are named.
fn answers(arguments: &args::Serve, text: &Text) -> Result<Option<Answers>, Failure> {
    let folder = tables::to_use(arguments.tables.as_deref(), arguments.no_tables)?;
    let Some(folder) = folder else {
        return Ok(None);
    };
    let (answers, faults) = Answers::open(&folder);
    for fault in faults {
        let values = [
            ("table", Value::Text(fault.table)),
            ("reason", Value::Text(fault.reason)),
        ];
        eprintln!("{}", text.with("serve-table-fault", &values));
    }
    Ok(Some(answers))
}

fn address(found: &str) -> Result<SocketAddr, Refusal> {
    let number = match found.strip_prefix("localhost:") {
        Some(port) => format!("127.0.0.1:{port}"),
        None => found.to_owned(),
    };
    number
        .parse()
        .map_err(|_| Refusal::new("bad-address").with("found", found))
}

/// How the site is reached from outside, when that is told.
fn origin(arguments: &args::Serve) -> Result<Option<String>, Refusal> {
    let Some(found) = &arguments.origin else {
        return Ok(None);
    };
    let host = found
        .strip_prefix("https://")
        .or_else(|| found.strip_prefix("http://"));
    let plain = |host: &&str| {
        !host.is_empty()
            && host
                .chars()
                .all(|c| c.is_ascii_alphanumeric() || ".-:[]".contains(c))
    };
    match host.map(|host| host.trim_end_matches('/')).filter(plain) {
        Some(_) => Ok(Some(found.trim_end_matches('/').to_owned())),
        None => {
            let refusal = Refusal::new("bad-value")
                .with("flag", "--origin")
                .with("found", found);
            Err(refusal.with("allowed", "https://HOST"))
        }
    }
}
