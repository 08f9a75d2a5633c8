//! The endings of American checkers with up to four pieces: built, checked, and held against published
//! totals, sizes and values.

mod memory;
#[path = "../../games/tests/morris/shared.rs"]
mod shared;

use game::{Index, Notation};
use games::checkers::American;
use memory::{LIMITS, archive, built};
use std::ops::RangeInclusive;
use tables::{Archive, Count, Kind, Outcome, Prober, Tables, count, verify};

/// One program builds them once: all that is asked of them is one test.
#[test]
fn four_pieces_are_whole_small_and_as_published() {
    let memory = built(4);
    let page = [
        (
            Kind::Outcome,
            include_bytes!("../../../assets/tables/american-4.tables").as_slice(),
        ),
        (
            Kind::Plies,
            include_bytes!("../../../assets/tables/more/american-4-plies.tables"),
        ),
    ];
    for (kind, bytes) in page {
        assert!(
            archive(&memory, kind) == bytes,
            "make the archives that the page loads anew: assets/README.md"
        );
    }
    assert!(page[1].1.len() <= 3_000_000);
    let tables = Tables::<American>::open(&memory, "american", 4).expect("whole tables");
    let mut four = Count::default();
    let mut longest = (0, String::new());
    let mut slices = 0;
    for (slice, checked) in verify(&tables, LIMITS) {
        assert!(
            checked.clone().is_ok_and(|number| number > 0),
            "{slice}: {checked:?}"
        );
        slices += 1;
    }
    assert_eq!(slices, (2..=4).flat_map(American::slices).count());
    for (slice, counted) in count(&tables, LIMITS) {
        if American::slices(4).contains(&slice) {
            let counted = counted.expect("whole");
            longest = longest.max((counted.longest_win, slice.to_string()));
            four.join(&counted);
        }
    }
    assert_eq!(four.wins + four.draws + four.losses, 6_209_316);
    // Two men against two men take longest.
    assert_eq!(longest, (109, "2020".to_owned()));
    let bytes = |kind| {
        let tables = tables.slices().flat_map(|(_, kept)| match kind {
            Kind::Outcome => Some(&kept.outcome),
            Kind::Plies => kept.plies.as_ref(),
        });
        tables.map(tables::Table::length).sum::<u64>()
    };
    let (outcome, plies) = (bytes(Kind::Outcome), bytes(Kind::Plies));
    println!("up to 4 pieces: who wins {outcome} bytes, plies {plies} bytes");
    assert!(outcome <= 400_000, "{outcome} bytes");
    assert!(plies <= 3_000_000, "{plies} bytes");
    known_values(&tables, 2..=4, 21);
}

/// The tables of 5 pieces take minutes to build: the archive is held against published values.
#[test]
fn what_the_page_loads_of_five_pieces_is_whole_and_as_published() {
    let bytes = [
        include_bytes!("../../../assets/tables/american-4.tables").as_slice(),
        include_bytes!("../../../assets/tables/more/american-5.tables"),
    ];
    assert!(bytes[0].len() + bytes[1].len() <= 4_000_000);
    let archives: Vec<Archive> = bytes
        .map(|bytes| Archive::open(bytes).expect("whole"))
        .into();
    let tables = Tables::<American>::open(&archives, "american", 5).expect("whole tables");
    assert_eq!(tables.men(), 5);
    known_values(&tables, 5..=5, 24);
}

/// Values that other tables give for so many pieces, from the shared file.
fn known_values(tables: &Tables<American>, men: RangeInclusive<u32>, count: usize) {
    let Some(text) = shared::read("data/csv/known_values_checkers.csv") else {
        return;
    };
    let mut prober = Prober::new(tables);
    let mut tried = 0;
    for line in text.lines().skip(1) {
        let mut fields = line.splitn(3, ',');
        let mut field = || fields.next().expect("three fields").trim_matches('"');
        let (value, pieces, fen) = (field(), field(), field());
        if !men.contains(&pieces.parse().expect("a number")) {
            continue;
        }
        let expected = match value {
            "win" => Outcome::Win,
            "draw" => Outcome::Draw,
            _ => Outcome::Loss,
        };
        let position = American::from_fen(fen).expect("a position");
        assert_eq!(prober.outcome(&position), Ok(Some(expected)), "{fen}");
        tried += 1;
    }
    assert_eq!(tried, count);
}
