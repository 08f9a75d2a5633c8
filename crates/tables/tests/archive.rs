//! Tables in one file: what goes in comes out, and what is wrong with an archive is named.

mod memory;

use games::checkers::American;
use memory::{archive, built};
use std::sync::LazyLock;
use tables::{Archive, Kind, Source, TableError, Tables};

static BYTES: LazyLock<Vec<u8>> = LazyLock::new(|| archive(&built(2), Kind::Outcome));

/// What is said of an archive that was changed.
fn refused(change: impl FnOnce(&mut Vec<u8>)) -> TableError {
    let mut bytes = BYTES.clone();
    change(&mut bytes);
    Archive::open(&bytes).expect_err("it was changed")
}

#[test]
fn what_goes_in_comes_out() {
    let memory = built(2);
    let archive = Archive::open(&BYTES).expect("whole");
    assert!(archive.names().count() >= 3);
    for name in archive.names() {
        let read = archive.read(name).expect("in memory").expect("listed");
        assert!((*read).as_ref() == memory.files()[name], "{name}");
    }
    assert!(archive.read("other").is_ok_and(|found| found.is_none()));
    let (tables, faults) = Tables::<American>::usable(&archive, "american", 10);
    assert_eq!((tables.men(), faults), (2, Vec::new()));
}

#[test]
fn several_archives_are_one_source() {
    let memory = built(2);
    let kinds = [Kind::Outcome, Kind::Plies];
    let both: Vec<Archive> = kinds
        .map(|kind| Archive::open(&archive(&memory, kind)).expect("whole"))
        .into();
    for (name, bytes) in memory.files().iter() {
        let read = both.read(name).expect("in memory").expect("in one of them");
        assert!((*read).as_ref() == bytes, "{name}");
    }
    assert!(both.read("other").is_ok_and(|found| found.is_none()));
}

#[test]
fn what_was_changed_is_refused() {
    assert_eq!(refused(Vec::clear), TableError::Foreign);
    assert_eq!(refused(|bytes| bytes[0] = b'X'), TableError::Foreign);
    assert_eq!(refused(|bytes| bytes[8] = 9), TableError::Version(9));
    assert_eq!(
        refused(|bytes| *bytes.last_mut().expect("some") ^= 1),
        TableError::Head
    );
    let whole = BYTES.len();
    let longer = TableError::Length {
        found: whole as u64 + 1,
        expected: whole as u64,
    };
    assert_eq!(refused(|bytes| bytes.push(0)), longer);
    for length in 0..whole {
        refused(|bytes| bytes.truncate(length));
    }
    for at in 0..whole {
        refused(|bytes| bytes[at] ^= 0x10);
    }
}
