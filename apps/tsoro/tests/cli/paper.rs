//! `board` and `diagram`: files of every kind, and what is refused.

use crate::program::Program;
use std::fs;

/// Runs in a fresh folder and gives back the file.
fn written(arguments: &[&str], file: &str) -> Vec<u8> {
    let program = Program::new();
    let path = program.state().join(file);
    let mut arguments = arguments.to_vec();
    let path = path.to_str().unwrap();
    arguments.extend(["-o", path]);
    let run = program.run(&arguments, "");
    assert_eq!((run.code, run.out.as_str(), run.err.as_str()), (0, "", ""));
    fs::read(path).unwrap()
}

#[test]
fn a_board_comes_as_pdf_and_svg() {
    let pdf = written(&["board", "american", "--paper", "a4"], "board.pdf");
    assert!(pdf.starts_with(b"%PDF-1.7"));
    let svg = written(&["board", "twelve", "--paper", "letter"], "board.svg");
    let svg = String::from_utf8(svg).unwrap();
    assert!(svg.contains("width=\"215.90mm\""), "{}", &svg[..200]);
    let men = written(
        &["board", "twelve", "--sheet", "men", "--lang", "it"],
        "a.SVG",
    );
    let men = String::from_utf8(men).unwrap();
    assert!(men.contains("<title>Pedine per Mulino"), "{}", &men[..400]);
    let (grey, colour) = (
        written(&["board", "american"], "b.svg"),
        written(&["board", "american", "--colour"], "b.svg"),
    );
    assert_ne!(grey, colour);
}

#[test]
fn a_diagram_comes_as_svg_png_and_pdf() {
    let fen = "W:W31:B26,18,11";
    let svg = written(&["diagram", fen, "--path", "31-22-15-8"], "d.svg");
    assert!(String::from_utf8(svg).unwrap().contains("white man: 31"));
    let png = written(&["diagram", fen, "--size", "320", "--light"], "d.png");
    assert!(png.starts_with(b"\x89PNG"));
    let edge = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
    assert_eq!((edge(16), edge(20)), (320, 320));
    let pdf = written(
        &["diagram", "start", "--rules", "nine", "--turned"],
        "d.pdf",
    );
    assert!(pdf.starts_with(b"%PDF"));
}

#[test]
fn every_option_of_a_diagram_changes_it() {
    let fen = "W:W31,24:B26,18,11";
    let plain = written(&["diagram", fen], "d.svg");
    for option in [
        &["--turned"][..],
        &["--light"],
        &["--labels", "off"],
        &["--labels", "letters"],
        &["--marks", "24"],
        &["--path", "31-22"],
    ] {
        let other = written(&[&["diagram", fen], option].concat(), "d.svg");
        assert_ne!(plain, other, "{option:?}");
    }
}

#[test]
fn the_standard_output_takes_any_format() {
    let run = Program::new().run(&["diagram", "W:W31:B26", "-o", "-", "--format", "svg"], "");
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.out.starts_with("<svg "));
}

#[test]
fn a_file_is_replaced_only_when_told() {
    let program = Program::new();
    let path = program.state().join("kept.svg");
    let path = path.to_str().unwrap();
    fs::write(path, "mine").unwrap();
    let arguments = ["diagram", "W:W31:B26", "-o", path];
    let run = program.run(&arguments, "");
    assert_eq!(run.code, 1);
    assert!(
        run.err.contains(path) && run.err.contains("--force"),
        "{}",
        run.err
    );
    assert_eq!(fs::read_to_string(path).unwrap(), "mine");
    let run = program.run(&[&arguments[..], &["--force"]].concat(), "");
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(fs::read_to_string(path).unwrap().starts_with("<svg"));
}

#[test]
fn what_is_not_understood_is_named() {
    let cases: [(&[&str], i32, &[&str]); 10] = [
        (
            &["board", "chess", "-o", "x.pdf"],
            2,
            &["chess", "american"],
        ),
        (
            &["board", "american", "-o", "x.doc"],
            2,
            &["x.doc", ".pdf", ".svg"],
        ),
        (&["board", "american", "-o", "-"], 2, &["--format"]),
        (
            &["board", "american", "-o", "x.pdf", "--paper", "a5"],
            2,
            &["a5", "a4, letter"],
        ),
        (
            &["board", "american", "-o", "x.svg", "--sheet", "both"],
            2,
            &["both", "board, men"],
        ),
        (&["board", "american"], 2, &["--output"]),
        (&["diagram", "W:W33:B1", "-o", "x.svg"], 2, &["33"]),
        (
            &["diagram", "W:W30:B1", "-o", "x.png", "--size", "9"],
            2,
            &["9", "16 … 8192"],
        ),
        (
            &["diagram", "W:W30:B1", "-o", "x.svg", "--marks", "d4"],
            2,
            &["d4"],
        ),
        (
            &["diagram", "W:W30:B1", "-o", "no/where/x.svg"],
            1,
            &["no/where/x.svg"],
        ),
    ];
    for (arguments, code, wanted) in cases {
        let run = Program::new().run(arguments, "");
        assert_eq!(run.code, code, "{arguments:?}: {}", run.err);
        assert_eq!(run.err.lines().count(), 1, "{arguments:?}: {}", run.err);
        for word in wanted {
            assert!(
                run.err.contains(word),
                "{arguments:?}: {word} in {}",
                run.err
            );
        }
    }
}
