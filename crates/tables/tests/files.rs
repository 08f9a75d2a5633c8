//! Tables as files: what is wrong with one is named, building stops cleanly and goes on.

mod memory;

use game::Index;
use games::checkers::American;
use memory::{LIMITS, Memory, built, plan};
use tables::{
    Build, BuildError, Fault, Limits, Prober, Sink, TableError, Tables, build, build_slice, count,
    steps, verify,
};

const NAME: &str = "american-0101.wdl";

fn open(memory: &Memory) -> Result<Tables<American>, (String, TableError)> {
    Tables::open(memory, "american", 2)
}

/// What is said when one byte of a table is another, or its length.
fn refused(change: impl FnOnce(&mut Vec<u8>)) -> TableError {
    let memory = built(2);
    change(memory.files().get_mut(NAME).expect("it was built"));
    match open(&memory) {
        Err((name, error)) => {
            assert_eq!(name, NAME);
            error
        }
        Ok(tables) => {
            let slice = American::slices(2)[0];
            assert_eq!(slice.to_string(), "0101");
            tables
                .get(slice)
                .expect("it is there")
                .outcome
                .read(0)
                .expect_err("it was changed")
        }
    }
}

#[test]
fn a_table_that_was_changed_is_refused() {
    assert_eq!(refused(Vec::clear), TableError::Foreign);
    assert_eq!(refused(|bytes| bytes[0] = b'X'), TableError::Foreign);
    assert_eq!(refused(|bytes| bytes[8] = 9), TableError::Version(9));
    assert_eq!(
        refused(|bytes| bytes[13] ^= 1),
        TableError::Other("alerican-0101.wdl".into())
    );
    let whole = built(2).files()[NAME].len();
    for length in 0..whole {
        refused(|bytes| bytes.truncate(length));
    }
    for at in 0..whole {
        refused(|bytes| bytes[at] ^= 0x10);
    }
    assert!(matches!(
        refused(|bytes| bytes.push(0)),
        TableError::Length { .. }
    ));
    assert_eq!(
        refused(|bytes| *bytes.last_mut().expect("some") ^= 1),
        TableError::Block {
            table: NAME.into(),
            block: 0
        }
    );
}

#[test]
fn a_table_under_another_s_name_is_refused() {
    let memory = built(2);
    let other = memory.files()["american-1010.wdl"].clone();
    memory.files().insert(NAME.to_owned(), other);
    let error = open(&memory).expect_err("it is another's");
    assert_eq!(
        error,
        (
            NAME.to_owned(),
            TableError::Other("american-1010.wdl".into())
        )
    );
}

#[test]
fn building_goes_on_where_it_stopped() {
    let whole = built(3);
    let memory = Memory::default();
    let mut stops = 0;
    loop {
        let mut slices = 0;
        let done = build::<American>(&plan(3), &memory, &memory, &mut |_| {
            slices += 1;
            slices <= 2
        });
        if done.is_ok() {
            break;
        }
        assert_eq!(done, Err(BuildError::Stopped));
        stops += 1;
        assert!(stops < 20, "it comes no further");
    }
    assert!(stops > 3);
    assert_eq!(*memory.files(), *whole.files());
}

#[test]
fn slices_built_one_by_one_are_the_same() {
    let whole = built(3);
    let memory = Memory::default();
    let alone = |name: &str| build_slice::<American>(&plan(3), name, &memory, &memory);
    let error = alone("1110").expect_err("what it needs is not there");
    assert!(matches!(error, BuildError::Needs { .. }), "{error}");
    assert_eq!(alone("9"), Err(BuildError::NoSlice("9".to_owned())));
    for men in [2, 3] {
        let mut listed = steps::<American>(men);
        // Those of one step in any order.
        listed.sort_by_key(|(step, slice)| (*step, std::cmp::Reverse(*slice)));
        assert!(listed.iter().any(|(step, _)| *step > 1));
        for (_, slice) in listed {
            let name = slice.to_string();
            assert_eq!(alone(&name), Ok(()), "{name}");
        }
    }
    assert_eq!(*memory.files(), *whole.files());
    // What is there is left alone.
    assert_eq!(alone("1110"), Ok(()));
}

/// Who wins alone is found from who wins alone, and is the same.
#[test]
fn outcomes_are_the_same_with_and_without_plies() {
    let whole = built(3);
    let memory = Memory::default();
    let few = Build {
        plies: 2,
        ..plan(3)
    };
    build::<American>(&few, &memory, &memory, &mut |_| true).expect("room for all");
    let files = memory.files();
    assert!(files.keys().all(|name| whole.files()[name] == files[name]));
    assert_eq!(
        files.keys().filter(|name| name.ends_with(".wdl")).count(),
        16
    );
    assert_eq!(files.len(), 20);
}

#[test]
fn too_little_memory_is_named_and_nothing_is_lost() {
    let memory = Memory::default();
    let small = Build {
        memory: 100_000,
        ..plan(3)
    };
    let error = build::<American>(&small, &memory, &memory, &mut |_| true).expect_err("too little");
    assert!(
        matches!(
            error,
            BuildError::Memory {
                allowed: 100_000,
                ..
            }
        ),
        "{error}"
    );
    assert!(memory.files().contains_key(NAME));
}

#[test]
fn a_full_disk_is_named() {
    struct Full;
    impl Sink for Full {
        fn write(&self, _: &str, _: &[u8]) -> Result<(), String> {
            Err("no space left".to_owned())
        }
    }
    let error = build::<American>(&plan(2), &Memory::default(), &Full, &mut |_| true);
    let error = error.expect_err("there is no room");
    assert_eq!(
        error.to_string(),
        "american-0101.wdl cannot be written: no space left"
    );
}

#[test]
fn a_position_whose_successors_are_not_there_has_no_value() {
    let memory = built(3);
    memory.files().retain(|name, _| !name.contains("0101"));
    let tables = Tables::<American>::open(&memory, "american", 3).expect("whole tables");
    let mut prober = Prober::new(&tables);
    let slice = American::slices(3)
        .into_iter()
        .find(|slice| slice.to_string() == "0201");
    let slice = slice.expect("two kings against one");
    let missing = (0..American::size(slice))
        .map(|number| American::at(slice, number))
        .filter(|position| prober.outcome(position) == Ok(None))
        .count();
    assert!(missing > 0);
}

/// What is found first that is wrong with tables of up to three men.
fn first_fault(memory: &Memory, limits: Limits) -> Option<(String, Fault<American>)> {
    let tables = Tables::<American>::open(memory, "american", 3).expect("whole heads");
    let mut checked = verify(&tables, limits);
    checked.find_map(|(slice, checked)| Some((slice.to_string(), checked.err()?)))
}

#[test]
fn a_slice_whose_successors_are_not_there_is_named_with_a_position() {
    let memory = built(3);
    assert_eq!(first_fault(&memory, LIMITS), None);
    memory.files().retain(|name, _| !name.contains("0101"));
    // A man of either side may be crowned.
    let (slice, fault) = first_fault(&memory, LIMITS).expect("some are not there");
    assert_eq!(slice, "0110");
    assert!(
        matches!(
            fault,
            Fault::Value {
                found: Some(_),
                expected: None,
                ..
            }
        ),
        "{fault:?}"
    );
    let tables = Tables::<American>::open(&memory, "american", 3).expect("whole");
    let (slice, counted) = count(&tables, LIMITS).next().expect("some are there");
    assert_eq!(slice.to_string(), "0110");
    assert!(matches!(counted, Err(Fault::Unread(_))), "{counted:?}");
}

#[test]
fn a_block_that_was_changed_is_named_when_all_is_checked() {
    for name in ["american-0102.wdl", "american-0102.plies"] {
        let memory = built(3);
        let mut files = memory.files();
        *files
            .get_mut(name)
            .and_then(|bytes| bytes.last_mut())
            .expect("some") ^= 1;
        drop(files);
        let (slice, fault) = first_fault(&memory, LIMITS).expect("it was changed");
        assert_eq!(slice, "0102");
        let Fault::Unread(TableError::Block { table, .. }) = fault else {
            panic!("{fault:?}");
        };
        assert_eq!(table, name);
    }
}

#[test]
fn too_little_memory_for_a_check_is_named() {
    let little = Limits {
        memory: 10_000,
        ..LIMITS
    };
    let (slice, fault) = first_fault(&built(3), little).expect("too little");
    assert_eq!(slice, "0102");
    // All positions of two men, and those of two kings against one, at two bytes.
    let needed = 2 * (3_488 + 2 * 14_880);
    assert_eq!(
        fault,
        Fault::Memory {
            needed,
            allowed: 10_000
        }
    );
}
