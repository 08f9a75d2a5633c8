//! The tables of endings of checkers: built, checked, counted, and held against published figures.
//! Does not know how a table is made or read: the program does that.

use crate::measure::{Run, measured};
use crate::serve;
use crate::steps::{output, root, target};
use anyhow::{Context, Result, bail};
use std::collections::{BTreeMap, HashSet};
use std::path::{Path, PathBuf};
use std::process::Command;

/// How many pieces there are published counts for: from two to this.
pub const MOST: u32 = 6;

/// All positions with two pieces, three, and so on.
const POSITIONS: [u64; 5] = [3_488, 196_032, 6_209_316, 139_450_808, 2_426_085_676];
/// Those that are won, drawn and lost, for the side to move.
const VALUES: [[u64; 3]; 4] = [
    [716, 2_370, 402],
    [100_250, 8_477, 87_305],
    [2_574_304, 1_717_922, 1_917_090],
    [71_334_772, 11_122_892, 56_993_144],
];

/// Builds what is missing up to so many pieces in `target/long/tables`, checks every position there,
/// and counts. Fails when a position or a count is not as it should be.
pub fn run(pieces: u32) -> Result<()> {
    serve::build()?;
    let folder = target().join("long").join("tables");
    let anew = !folder.is_dir();
    let name = folder.to_string_lossy();
    let number = pieces.to_string();
    let tables = |args: &[&str]| measured(Command::new(serve::program()).arg("tables").args(args));
    let build = tables(&["build", "american", "--pieces", &number, "--out", &name])?;
    let verify = tables(&["verify", &name])?;
    let count = tables(&["count", &name])?;
    let sizes = tables(&["info", &name])?;
    let found = sums(&count.said, &sizes.said, pieces)?;
    println!("\n{}", listed(&found));
    if !anew {
        println!("some tables were there already: the time of building is not of all");
    }
    for (what, run) in [("build", &build), ("verify", &verify), ("count", &count)] {
        println!("{what:7} {}", cost(run));
    }
    let mut wrong = differences(&found, pieces);
    wrong.extend(unlike_outside_files(&folder, &count.said, pieces)?);
    if !wrong.is_empty() {
        bail!("not as published:\n  {}", wrong.join("\n  "));
    }
    println!("every count is as published");
    Ok(())
}

/// What is counted of all slices with the same number of pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Sum {
    positions: u64,
    /// Won, drawn and lost.
    values: [u64; 3],
    /// Of the tables of who wins, and of plies.
    bytes: [u64; 2],
}

/// Adds up, by pieces, what the program says of each slice.
fn sums(counted: &str, sizes: &str, most: u32) -> Result<BTreeMap<u32, Sum>> {
    let mut sums: BTreeMap<u32, Sum> = BTreeMap::new();
    for line in counted.lines().skip(1) {
        let numbers: Vec<u64> = line.split(',').map_while(|n| n.parse().ok()).collect();
        let [pieces @ .., positions, win, draw, loss] = numbers.get(..8).unwrap_or_default() else {
            bail!("`tables count` said: {line}");
        };
        let sum = sums.entry(pieces.iter().sum::<u64>() as u32).or_default();
        sum.positions += positions;
        for (sum, value) in sum.values.iter_mut().zip([win, draw, loss]) {
            *sum += value;
        }
    }
    // Such as american-1020.wdl,110112,27,1234: the name tells the pieces.
    for line in sizes.lines().filter(|line| line.starts_with("american-")) {
        let read = || {
            let (name, rest) = line.strip_prefix("american-")?.split_once('.')?;
            let pieces = name
                .chars()
                .map(|digit| digit.to_digit(10))
                .sum::<Option<u32>>()?;
            let bytes: u64 = rest.rsplit(',').next()?.parse().ok()?;
            Some((pieces, usize::from(rest.starts_with("plies")), bytes))
        };
        let (pieces, kind, bytes) =
            read().with_context(|| format!("`tables info` said: {line}"))?;
        sums.entry(pieces).or_default().bytes[kind] += bytes;
    }
    sums.retain(|pieces, _| *pieces <= most);
    Ok(sums)
}

/// Where the sums are not the published ones.
fn differences(found: &BTreeMap<u32, Sum>, most: u32) -> Vec<String> {
    let mut wrong = Vec::new();
    for (pieces, index) in (2..=most).zip(0..) {
        let sum = found.get(&pieces).copied().unwrap_or_default();
        if let Some(&positions) = POSITIONS.get(index).filter(|&&all| all != sum.positions) {
            let found = sum.positions;
            wrong.push(format!(
                "{pieces} pieces: {found} positions, not {positions}"
            ));
        }
        if let Some(values) = VALUES.get(index).filter(|&&values| values != sum.values) {
            let found = sum.values;
            wrong.push(format!(
                "{pieces} pieces: won, drawn, lost {found:?}, not {values:?}"
            ));
        }
    }
    wrong
}

/// Where slices and single positions are not as in the files of the shared folder, which lies beside
/// the checkout or where `TSORO_SHARED` says.
fn unlike_outside_files(tables: &Path, counted: &str, most: u32) -> Result<Vec<String>> {
    let beside = || root().join("../shared");
    let shared = std::env::var_os("TSORO_SHARED").map_or_else(beside, PathBuf::from);
    if !shared.is_dir() {
        println!(
            "SKIPPED: ../shared is missing, so slices and positions in its files were not tried"
        );
        return Ok(Vec::new());
    }
    let read = |name: &str| {
        let file = shared.join("data/csv").join(name);
        std::fs::read_to_string(&file).with_context(|| file.display().to_string())
    };
    let slices = read("checkers_slices_to_3.csv")?;
    let mut wrong = unlike_slices(&slices, counted, most);
    let mut tried = 0;
    for line in read("known_values_checkers.csv")?.lines().skip(1) {
        let mut fields = line.splitn(3, ',');
        let mut field = || {
            fields
                .next()
                .map(|field| field.trim_matches('"'))
                .context(line.to_owned())
        };
        let (value, pieces, fen) = (field()?, field()?, field()?);
        if pieces.parse::<u32>()? > most {
            continue;
        }
        let mut probe = Command::new(serve::program());
        let said = output(
            probe
                .args(["tables", "probe"])
                .arg(tables)
                .args([fen, "--json"]),
        )?;
        let said: serde_json::Value = serde_json::from_str(&said)?;
        if said["value"] != value {
            wrong.push(format!("{fen}: {}, not {value}", said["value"]));
        }
        tried += 1;
    }
    println!("{tried} positions of known value tried");
    Ok(wrong)
}

/// The published lines that the program does not say.
fn unlike_slices(published: &str, counted: &str, most: u32) -> Vec<String> {
    let counted: HashSet<&str> = counted.lines().collect();
    let reach = |line: &&str| {
        let pieces = line
            .split(',')
            .take(4)
            .map_while(|number| number.parse::<u32>().ok());
        pieces.sum::<u32>() <= most
    };
    let lines = published.lines().filter(reach);
    let missing = lines.filter(|line| !counted.contains(line));
    missing
        .map(|line| format!("no slice is counted as {line}"))
        .collect()
}

/// The sums as lines.
fn listed(found: &BTreeMap<u32, Sum>) -> String {
    let mut lines = vec![format!(
        "{:>6}{:>15}{:>15}{:>15}{:>15}{:>15}{:>15}",
        "pieces", "positions", "won", "drawn", "lost", "wdl bytes", "plies bytes"
    )];
    for (pieces, sum) in found {
        let numbers = [&[sum.positions], &sum.values[..], &sum.bytes].concat();
        let numbers: Vec<String> = numbers
            .iter()
            .map(|number| format!("{number:>15}"))
            .collect();
        lines.push(format!("{pieces:>6}{}", numbers.concat()));
    }
    lines.join("\n")
}

fn cost(run: &Run) -> String {
    let memory = match run.peak {
        Some(bytes) => format!("{} MB of memory at most", bytes >> 20),
        None => "this system does not tell its memory".to_owned(),
    };
    format!("{:.1} s, {memory}", run.seconds)
}

#[cfg(test)]
mod tests {
    use super::*;

    const COUNTED: &str = "own_men,own_kings,other_men,other_kings,positions,win,draw,loss,w,l\n\
                           0,1,0,1,992,230,654,108,11,10\n0,1,1,0,868,331,531,6,11,4\n\
                           1,0,0,1,868,53,574,241,11,12\n1,0,1,0,760,102,611,47,13,6\n\
                           0,1,0,2,14880,412,1450,13018,,\n";
    const SIZES: &str = "table,positions,blocks,bytes\namerican-0101.wdl,992,1,310\n\
                         american-0101.plies,992,1,900\namerican-1010.wdl,760,1,90\n*.wdl,9,9,400\n";

    #[test]
    fn slices_are_added_up_by_pieces_and_held_against_what_is_published() {
        let found = sums(COUNTED, SIZES, 6).unwrap();
        let two = found[&2];
        assert_eq!((two.positions, two.values), (3_488, [716, 2_370, 402]));
        assert_eq!(two.bytes, [400, 900]);
        assert_eq!(found[&3].positions, 14_880);
        assert!(differences(&found, 2).is_empty());
        let three = differences(&found, 3);
        assert_eq!(three.len(), 2, "{three:?}");
        assert_eq!(sums(COUNTED, SIZES, 2).unwrap().len(), 1);
        let one_less = COUNTED.replace("230,654", "229,655");
        let wrong = differences(&sums(&one_less, SIZES, 2).unwrap(), 2);
        assert_eq!(
            wrong,
            ["2 pieces: won, drawn, lost [715, 2371, 402], not [716, 2370, 402]"]
        );
        assert!(sums("header\nnonsense", SIZES, 2).is_err());
        assert!(sums(COUNTED, "american-01.wdl,x", 2).is_err());
    }

    #[test]
    fn a_slice_that_is_counted_otherwise_is_named() {
        let published = "header\n0,1,0,1,992,230,654,108,11,10\n1,0,1,0,760,102,611,47,13,8\n\
                         0,1,0,2,14880,412,1450,13018,5,6\n";
        let counted = format!("header\n{COUNTED}");
        assert_eq!(
            unlike_slices(published, &counted, 2),
            ["no slice is counted as 1,0,1,0,760,102,611,47,13,8"]
        );
        assert_eq!(unlike_slices(published, &counted, 3).len(), 2);
    }
}
