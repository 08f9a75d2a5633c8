//! Tables of endings as files: built, counted, checked, looked into, refused.

use crate::program::{Program, Run, good};
use std::fs;
use std::path::Path;

/// The tables of two pieces, in a folder of the program's state.
fn built(program: &Program) -> String {
    let folder = program.state().join("tables");
    let folder = folder.to_str().unwrap().to_owned();
    let run = program.run(
        &[
            "tables", "build", "american", "--pieces", "2", "--out", &folder,
        ],
        "",
    );
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.err.contains("Solving 0101: 0.0 % done"), "{}", run.err);
    assert_eq!(
        run.out,
        format!("All tables of up to 2 pieces are in {folder}.\n")
    );
    folder
}

fn tables(program: &Program, arguments: &[&str]) -> Run {
    program.run(&[&["tables"], arguments].concat(), "")
}

#[test]
fn tables_are_built_counted_and_checked() {
    let program = Program::new();
    let folder = built(&program);
    let counted = tables(&program, &["count", &folder]).out;
    assert!(
        counted.contains("\n0,1,0,1,992,230,654,108,11,10\n"),
        "{counted}"
    );
    assert_eq!(counted.lines().count(), 5);
    let listed = tables(&program, &["info", &folder]).out;
    assert!(listed.contains("american-0101.wdl,992,1,"), "{listed}");
    assert!(listed.contains("*.plies,3488,4,"), "{listed}");
    let checked = tables(&program, &["verify", &folder]);
    assert_eq!((checked.code, checked.out.lines().count()), (0, 4));
    assert!(
        checked.out.contains("positions, all right"),
        "{}",
        checked.out
    );
    for command in ["verify", "count"] {
        let no_memory = tables(&program, &[command, &folder, "--memory", "0"]);
        assert_eq!(no_memory.code, 2, "{}", no_memory.err);
        assert!(no_memory.err.contains("1 …"), "{}", no_memory.err);
    }
}

#[test]
fn slices_are_listed_and_built_one_by_one() {
    let program = Program::new();
    let folder = built(&program);
    let listed = tables(&program, &["slices", "--pieces", "3"]).out;
    let mut lines = listed.lines();
    assert_eq!(lines.next(), Some("pieces,step,slice,positions"));
    assert!(listed.contains("\n2,1,0101,992\n"), "{listed}");
    let build = |slice: &str| tables(&program, &["build", "--out", &folder, "--slice", slice]);
    let early = build("1011");
    assert_ne!(early.code, 0);
    assert!(early.err.contains("1011 needs "), "{}", early.err);
    for line in lines.filter(|line| line.starts_with("3,")) {
        let slice = line.split(',').nth(2).unwrap();
        let run = build(slice);
        assert_eq!(
            (run.code, run.out),
            (0, format!("The tables of {slice} are in {folder}.\n"))
        );
    }
    assert_eq!(tables(&program, &["verify", &folder]).code, 0);
    let none = build("7");
    assert!(none.err.contains("there is no slice 7"), "{}", none.err);
}

#[test]
fn building_again_does_nothing_and_more_pieces_go_on_from_there() {
    let program = Program::new();
    let folder = built(&program);
    let names = |ending: &str| {
        let all = fs::read_dir(&folder)
            .unwrap()
            .map(|entry| entry.unwrap().file_name());
        all.filter(|name| name.to_str().unwrap().ends_with(ending))
            .count()
    };
    assert_eq!((names("wdl"), names("plies")), (4, 4));
    let build = ["tables", "build", "american", "--out", &folder, "--pieces"];
    let again = program.run(&[&build[..], &["2"]].concat(), "");
    assert_eq!((again.code, again.err.as_str()), (0, ""));
    let more = program.run(&[&build[..], &["3", "--plies", "2"]].concat(), "");
    assert!(
        !more.err.contains("0101") && more.err.contains("1020"),
        "{}",
        more.err
    );
    assert_eq!((names("wdl"), names("plies"), names("")), (16, 4, 20));
    let counted = tables(&program, &["count", &folder]).out;
    assert!(
        counted.contains("\n0,1,0,2,14880,412,1450,13018,,\n"),
        "{counted}"
    );
}

#[test]
fn what_a_broken_off_build_left_over_is_removed_and_what_another_writes_stays() {
    let program = Program::new();
    let folder = program.state().join("tables");
    fs::create_dir_all(folder.join(".part-folder")).unwrap();
    let written = fs::File::create(folder.join(".part-written")).unwrap();
    written.lock().unwrap();
    for name in [".part-left", "note"] {
        fs::write(folder.join(name), "half a table").unwrap();
    }
    built(&program);
    let there = |name: &str| folder.join(name).exists();
    assert!(!there(".part-left"));
    assert!(there(".part-written") && there(".part-folder") && there("note"));
    drop(written);
    let again = [
        "build",
        "--slice",
        "0101",
        "--out",
        folder.to_str().unwrap(),
    ];
    assert_eq!(tables(&program, &again).code, 0);
    assert!(!there(".part-written"));
}

#[test]
fn a_position_is_looked_up_with_its_moves() {
    let program = Program::new();
    let folder = built(&program);
    let found = tables(&program, &["probe", &folder, "B:W21:B10"]);
    assert_eq!(found.code, 0, "{}", found.err);
    let lines: Vec<&str> = found.out.lines().collect();
    assert!(
        lines[0].starts_with("won in ") && lines[0].ends_with(" plies"),
        "{lines:?}"
    );
    assert_eq!(lines.len(), 3);
    assert!(lines[1].contains("won in "), "{lines:?}");
    let object = tables(&program, &["probe", &folder, "B:WK2:BK17", "--json"]).out;
    let object: serde_json::Value = serde_json::from_str(&object).unwrap();
    assert_eq!(object["value"], "draw");
    assert_eq!(object["moves"].as_array().unwrap().len(), 4);
    let far = tables(&program, &["probe", &folder, "W:WK18,K19:BK27"]);
    assert_eq!((far.code, far.out.as_str()), (1, ""));
    assert!(
        far.err.contains("no table for this position"),
        "{}",
        far.err
    );
    let shona = tables(&program, &["probe", &folder, "B:WK2:BK17", "--lang", "sn"]).out;
    assert!(shona.starts_with("mangange\n"), "{shona}");
}

/// What `count` says when a file is another one.
fn refused(change: impl FnOnce(&Path)) -> String {
    let program = Program::new();
    let folder = built(&program);
    change(&Path::new(&folder).join("american-0101.wdl"));
    let run = tables(&program, &["count", &folder]);
    assert_eq!(run.code, 1, "{}", run.out);
    assert_eq!(run.err.lines().count(), 1, "{}", run.err);
    assert!(run.err.contains("0101"), "{}", run.err);
    run.err
}

#[test]
fn a_table_that_cannot_be_used_is_named() {
    assert!(refused(|file| fs::write(file, "").unwrap()).contains("no table of endings"));
    assert!(refused(|file| fs::write(file, "TSOROEND").unwrap()).contains("bytes instead of"));
    let changed = refused(|file| {
        let mut bytes = fs::read(file).unwrap();
        *bytes.last_mut().unwrap() ^= 1;
        fs::write(file, bytes).unwrap();
    });
    assert!(changed.contains("block 0 was changed"), "{changed}");
    let foreign = refused(|file| {
        fs::copy(file.with_file_name("american-1010.wdl"), file).unwrap();
    });
    assert!(
        foreign.contains("the table is of american-1010.wdl"),
        "{foreign}"
    );
}

#[test]
fn what_is_not_understood_is_refused_with_what_is_allowed() {
    let program = Program::new();
    let build = |arguments: &[&str]| {
        let start = ["tables", "build", "american", "--out", "/dev/null/tables"];
        let start = if arguments.contains(&"twelve") {
            &["tables", "build", "--out", "x"]
        } else {
            &start[..]
        };
        program.run(&[start, arguments].concat(), "")
    };
    for (arguments, code, words) in [
        (&["--pieces", "1"][..], 2, "2 … 10"),
        (&["--pieces", "2", "--plies", "11"], 2, "0 … 10"),
        (&["--pieces", "2", "--threads", "0"], 2, "1 … 64"),
        (&["twelve", "--pieces", "4"], 2, "Allowed: american"),
        (&["--pieces", "2"], 1, "american-0101.wdl"),
    ] {
        let run = build(arguments);
        assert_eq!(run.code, code, "{arguments:?}: {}", run.err);
        assert!(run.err.contains(words), "{arguments:?}: {}", run.err);
    }
    let empty = program.state().join("empty");
    fs::create_dir(&empty).unwrap();
    let none = tables(&program, &["info", empty.to_str().unwrap()]);
    assert_eq!(none.code, 1);
    assert!(none.err.contains("There are no tables"), "{}", none.err);
    assert!(good(&["help", "tables"]).contains("tsoro tables probe"));
}
