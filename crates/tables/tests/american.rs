//! The endings of American checkers against published counts.

use game::Index;
use games::checkers::{American, Slice};
use std::collections::BTreeMap;
use tables::{Solved, Value, solve};

type Known = BTreeMap<Slice, Solved<Slice>>;

/// All slices of up to so many pieces.
fn build(pieces: u32) -> Known {
    let mut known = Known::new();
    for men in 2..=pieces {
        for slice in American::slices(men) {
            if known.contains_key(&slice) {
                continue;
            }
            let look = |position: &American| {
                let (slice, number) = position.place()?;
                Some(known[&slice].value(number))
            };
            for solved in solve::<American>(slice, &look, 2) {
                known.insert(solved.slice, solved);
            }
        }
    }
    known
}

/// Wins, draws and losses, and the plies of the longest win and loss.
fn count(solved: &Solved<Slice>) -> [u64; 5] {
    let mut counts = [0; 5];
    for number in 0..solved.len() as u64 {
        match solved.value(number) {
            Value::Win(plies) => {
                counts[0] += 1;
                counts[3] = counts[3].max(u64::from(plies));
            }
            Value::Draw => counts[1] += 1,
            Value::Loss(plies) => {
                counts[2] += 1;
                counts[4] = counts[4].max(u64::from(plies));
            }
        }
    }
    counts
}

#[test]
fn numbers_and_positions_belong_together() {
    for slice in (2..=4).flat_map(American::slices) {
        let size = American::size(slice);
        let step = (size / 5000).max(1) as usize;
        for number in (0..size).step_by(step).chain([size - 1]) {
            let position = American::at(slice, number);
            assert_eq!(position.place(), Some((slice, number)), "{position:?}");
            assert_eq!(position.turned().place(), Some((slice, number)));
        }
    }
}

#[test]
fn slices_have_the_published_sizes() {
    let sizes = (2..=7).map(|men| American::slices(men).into_iter().map(American::size).sum());
    let published = [
        3_488,
        196_032,
        6_209_316,
        139_450_808,
        2_426_085_676,
        34_243_113_624_u64,
    ];
    assert_eq!(sizes.collect::<Vec<u64>>(), published);
}

#[test]
fn two_pieces_have_the_published_values() {
    let known = build(2);
    let counts: Vec<_> = known.values().map(count).collect();
    assert_eq!(
        counts,
        [
            [230, 654, 108, 11, 10],
            [331, 531, 6, 11, 4],
            [53, 574, 241, 11, 12],
            [102, 611, 47, 13, 6],
        ]
    );
}

#[test]
#[ignore = "long"]
fn print_counts() {
    let start = std::time::Instant::now();
    let pieces = std::env::var("PIECES").unwrap().parse().unwrap();
    let known = build(pieces);
    eprintln!("{:?}", start.elapsed());
    let mut all = BTreeMap::<u8, [u64; 3]>::new();
    for (slice, solved) in &known {
        let c = count(solved);
        let n: u8 = slice.own.iter().chain(&slice.other).sum();
        for i in 0..3 {
            all.entry(n).or_default()[i] += c[i];
        }
        let [m, k] = slice.own;
        let [om, ok] = slice.other;
        println!(
            "{m},{k},{om},{ok},{},{},{},{},{},{}",
            solved.len(),
            c[0],
            c[1],
            c[2],
            c[3],
            c[4]
        );
    }
    eprintln!("{all:?}");
    let mut by = BTreeMap::<u8, (f64, u64)>::new();
    for (slice, solved) in &known {
        let n: u8 = slice.own.iter().chain(&slice.other).sum();
        let e = entropy(*slice, solved);
        let b = by.entry(n).or_default();
        b.0 += e; b.1 += solved.len() as u64;
        println!("E {slice} {} {:.0} {:.1}", solved.len(), e, solved.len() as f64 / e.max(1.0));
    }
    eprintln!("{by:?}");
}

/// Estimated bytes by runs.
fn entropy(slice: Slice, solved: &Solved<Slice>) -> f64 {
    let mut runs: Vec<(u8, u64)> = Vec::new();
    for number in 0..solved.len() as u64 {
        let position = American::at(slice, number);
        if game::Position::must_take(&position) {
            if let Some(l) = runs.last_mut() { l.1 += 1; }
            continue;
        }
        let v = match solved.value(number) { Value::Win(_) => 0, Value::Draw => 1, Value::Loss(_) => 2 };
        match runs.last_mut() {
            Some(l) if l.0 == v => l.1 += 1,
            _ => runs.push((v, 1)),
        }
    }
    let mut counts = BTreeMap::<(u8, u8, u32), u64>::new();
    let mut extra = 0.0;
    let mut before = 0;
    for (v, n) in &runs {
        // small lengths exact, larger by half-octaves
        let bits = 64 - n.leading_zeros();
        let (bucket, ex) = if *n < 16 { (*n as u32, 0) } else { (16 + bits, bits - 1) };
        extra += f64::from(ex);
        *counts.entry((before, *v, bucket)).or_default() += 1;
        before = *v;
    }
    let mut ctx = BTreeMap::<u8, u64>::new();
    for ((b, _, _), c) in &counts { *ctx.entry(*b).or_default() += c; }
    let bits: f64 = counts.iter().map(|((b, _, _), c)| *c as f64 * (ctx[b] as f64 / *c as f64).log2()).sum();
    (bits + extra) / 8.0
}

