//! Diagrams and sheets as pictures: their pixels, their sizes, and that nothing in them needs a
//! font or a style sheet. Does not know how they are drawn.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use paper::{Diagram, Ink, Paper, Picture, Sheet};
use resvg::tiny_skia::Pixmap;
use text::Text;

fn picture(target: &str) -> Picture {
    let diagram = Diagram::parse(target).unwrap();
    diagram.picture(&Text::new("en"))
}

/// Red, green and blue at parts of the width and height.
fn pixel(image: &Pixmap, x: f32, y: f32) -> [u8; 3] {
    let (x, y) = (x * image.width() as f32, y * image.height() as f32);
    let pixel = image.pixel(x as u32, y as u32).unwrap().demultiply();
    [pixel.red(), pixel.green(), pixel.blue()]
}

/// A colour of the board that pictures wear by default.
fn colour(name: &str) -> [u8; 3] {
    let text = draw::colour(&draw::Dress::default(), name).unwrap();
    let part = |at: usize| u8::from_str_radix(&text[at..at + 2], 16).unwrap();
    [part(1), part(3), part(5)]
}

#[test]
fn a_png_shows_squares_and_men_where_they_stand() {
    let png = picture("board:american/W:W30:B1,3").png(800).unwrap();
    let image = Pixmap::decode_png(&png).unwrap();
    assert_eq!((image.width(), image.height()), (800, 800));
    // The middle of a square of the 8 by 8 within the rim of 28 of 856 lengths.
    let at = |column: f32, row: f32| {
        let part = |square: f32| (28.0 + square * 100.0 + 50.0) / 856.0;
        pixel(&image, part(column), part(row))
    };
    assert_eq!(at(0.0, 0.0), colour("board-light"));
    assert_eq!(at(1.0, 2.0), colour("board-dark"), "9 is vacant");
    assert_eq!(at(1.0, 0.0), colour("man-first"), "a man on 1");
    assert_eq!(at(2.0, 7.0), colour("man-second"), "a man on 30");
}

#[test]
fn a_bright_diagram_has_its_men_on_light_squares() {
    let mut diagram = Diagram::parse("board:american/W:W30:B1").unwrap();
    diagram.view.bright = true;
    let png = diagram.picture(&Text::new("en")).png(856).unwrap();
    let image = Pixmap::decode_png(&png).unwrap();
    let at = |column: f32, row: f32| {
        let part = |square: f32| (28.0 + square * 100.0 + 50.0) / 856.0;
        pixel(&image, part(column), part(row))
    };
    assert_eq!(at(0.0, 0.0), colour("board-dark"));
    assert_eq!(at(1.0, 2.0), colour("board-light"), "9 is vacant");
}

#[test]
fn the_longer_edge_has_the_pixels_asked_for() {
    for pixels in [1, 64, 500, 9000] {
        let png = picture("board:twelve/start").png(pixels).unwrap();
        let image = Pixmap::decode_png(&png).unwrap();
        assert_eq!(image.width(), pixels.min(8192));
    }
}

#[test]
fn svg_files_hold_no_style_sheet_no_letters_and_their_title() {
    let text = Text::new("it");
    let diagram = picture("board:american/W:WK21:B3").svg().unwrap();
    let sheet = paper::sheet_svg(
        games::GameId::American,
        Sheet::Board,
        Paper::Letter,
        Ink::Saving,
        &text,
    )
    .unwrap();
    for svg in [&diagram, &sheet] {
        assert!(svg.contains("<title>"), "{}", &svg[..300]);
        for part in ["<style", "<text", "class=", "font-family", "var("] {
            assert!(!svg.contains(part), "{part} in {}", &svg[..300]);
        }
    }
    assert!(
        diagram.contains("red man: 3; white king: 21"),
        "{}",
        &diagram[..300]
    );
    assert!(
        sheet.contains("width=\"215.90mm\" height=\"279.40mm\""),
        "{}",
        &sheet[..300]
    );
}

#[test]
fn a_position_finds_its_rules() {
    let rules = |position: &str| Diagram::found(position).map(|found| found.rules().name());
    assert_eq!(rules("W:W30:B1,3"), Ok("american"));
    assert_eq!(
        rules(".../.../.../....../.../.../... x 12 12"),
        Ok("twelve")
    );
    assert_eq!(rules(".../.../.../....../.../.../... x 9 9"), Ok("twelve"));
    let refused = |position: &str| rules(position).unwrap_err().1.key;
    assert_eq!(refused("W:W30:B1,33"), "error-checkers-fen-square");
    assert_eq!(
        refused(".../.../.../....../.../.z./... x 12 12"),
        "error-morris-fen-letter"
    );
}
