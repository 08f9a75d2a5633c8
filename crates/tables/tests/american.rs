//! The endings of American checkers with up to three pieces against published counts and values.

mod memory;

use game::{Index, Notation, Position};
use games::checkers::American;
use memory::{LIMITS, built};
use std::collections::BTreeMap;
use tables::{Count, Outcome, Prober, Tables, Value, count, verify};

#[test]
fn numbers_and_positions_belong_together() {
    for slice in (2..=5).flat_map(American::slices) {
        let size = American::size(slice);
        let step = (size / 2000).max(1) as usize;
        for number in (0..size).step_by(step).chain([size - 1]) {
            let position = American::at(slice, number);
            assert_eq!(position.place(), Some((slice, number)), "{position:?}");
            assert_eq!(position.turned().place(), Some((slice, number)));
        }
    }
}

#[test]
fn positions_come_in_order_as_they_do_one_by_one() {
    for slice in (2..=5).flat_map(American::slices) {
        let size = American::size(slice);
        for start in [0, size / 3, size - 1] {
            let mut expected = start;
            American::each(slice, start..size.min(start + 700), |number, position| {
                assert_eq!(number, expected);
                assert_eq!(*position, American::at(slice, number));
                expected += 1;
            });
            assert_eq!(expected, size.min(start + 700));
        }
    }
}

/// The counts of a published index: both sides present, the side to move being one's own.
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

/// Own men, own kings, the other's men, the other's kings: wins, draws, losses, plies of the longest
/// win and loss, as published.
const COUNTS: [(&str, [u64; 3], u16, u16); 16] = [
    ("0101", [230, 654, 108], 11, 10),
    ("0110", [331, 531, 6], 11, 4),
    ("1001", [53, 574, 241], 11, 12),
    ("1010", [102, 611, 47], 13, 6),
    ("0102", [412, 1450, 13018], 11, 34),
    ("0201", [14846, 34, 0], 33, 0),
    ("0111", [1103, 2588, 22349], 13, 48),
    ("1002", [58, 714, 12248], 11, 34),
    ("0210", [13018, 2, 0], 33, 0),
    ("1101", [25941, 89, 10], 47, 14),
    ("0120", [687, 1242, 9411], 13, 62),
    ("1011", [154, 1465, 21181], 13, 48),
    ("1110", [22792, 7, 1], 47, 0),
    ("2001", [11215, 121, 4], 61, 14),
    ("1020", [96, 757, 9083], 13, 62),
    ("2010", [9928, 8, 0], 61, 0),
];

#[test]
fn three_pieces_have_the_published_values() {
    let tables = Tables::<American>::open(&built(3), "american", 3).expect("whole tables");
    let counts: BTreeMap<String, _> = count(&tables, LIMITS)
        .map(|(slice, count)| (slice.to_string(), (slice, count)))
        .collect();
    assert_eq!(counts.len(), COUNTS.len());
    let mut prober = Prober::new(&tables);
    for (name, [wins, draws, losses], longest_win, longest_loss) in COUNTS {
        let expected = Count {
            wins,
            draws,
            losses,
            longest_win,
            longest_loss,
        };
        let (slice, count) = &counts[name];
        assert_eq!(*count, Ok(expected), "{name}");
        // One by one, as a search looks them up.
        let mut count = Count::default();
        for number in 0..American::size(*slice) {
            let value = prober.value(&American::at(*slice, number));
            count.add(value.expect("whole").expect("all are there"));
        }
        assert_eq!(count, expected, "{name}");
    }
    let checked: Vec<_> = verify(&tables, LIMITS).collect();
    assert_eq!(checked.len(), COUNTS.len());
    for (slice, checked) in checked {
        assert!(
            checked.clone().is_ok_and(|number| number > 0),
            "{slice}: {checked:?}"
        );
    }
}

/// Positions of up to three pieces whose values are published.
#[test]
fn single_positions_have_their_published_values() {
    let memory = built(3);
    let tables = Tables::<American>::open(&memory, "american", 3).expect("whole tables");
    let mut prober = Prober::new(&tables);
    for (fen, outcome) in [
        ("B:W18:BK2", Outcome::Draw),
        ("B:W21:B10", Outcome::Win),
        ("B:WK2:BK17", Outcome::Draw),
        ("W:W21:B10", Outcome::Draw),
    ] {
        let position = American::from_fen(fen).expect("a position");
        assert_eq!(prober.outcome(&position), Ok(Some(outcome)), "{fen}");
    }
    // A man with no way, and a position without a table.
    let blocked = American::from_fen("W:W12:B3,8").expect("a position");
    assert_eq!(prober.value(&blocked), Ok(Some(Value::Loss(0))));
    assert_eq!(prober.outcome(&American::start()), Ok(None));
}

#[test]
fn a_position_that_has_no_number_has_no_value() {
    let memory = built(2);
    let tables = Tables::<American>::open(&memory, "american", 2).expect("whole");
    let mut prober = Prober::new(&tables);
    assert_eq!(prober.outcome(&American::start()), Ok(None));
}
