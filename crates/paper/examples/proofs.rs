//! Writes every sheet and leaflet in every language into a folder, to be looked at:
//! `cargo run --profile dev-opt -p paper --example proofs -- FOLDER`. Does not check anything.

use paper::{Ink, Paper, Sheet};
use std::error::Error;
use std::fs;
use std::path::Path;
use std::time::Instant;
use text::Text;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args().nth(1).ok_or("which folder?")?;
    let folder = Path::new(&folder);
    fs::create_dir_all(folder)?;
    let write = |name: String, begun: Instant, bytes: &[u8]| {
        let taken = begun.elapsed();
        println!("{name} {} B {taken:.1?}", bytes.len());
        fs::write(folder.join(name), bytes)
    };
    for language in text::languages() {
        let text = Text::new(language.tag);
        let tag = language.tag;
        for rules in paper::boards() {
            let rules_name = rules.name();
            for paper in Paper::ALL {
                for ink in [Ink::Saving, Ink::Full] {
                    let begun = Instant::now();
                    let bytes = paper::sheets_pdf(rules, &Sheet::ALL, paper, ink, &text)?;
                    let name = format!("{tag}-{rules_name}-{}-{ink:?}.pdf", paper.name());
                    write(name, begun, &bytes)?;
                }
                for sheet in Sheet::ALL {
                    let begun = Instant::now();
                    let svg = paper::sheet_svg(rules, sheet, paper, Ink::Saving, &text)?;
                    let name = format!("{tag}-{rules_name}-{}-{}.svg", sheet.name(), paper.name());
                    write(name, begun, svg.as_bytes())?;
                }
            }
        }
        for board in ["checkers", "morris"] {
            let begun = Instant::now();
            let bytes = paper::leaflet(board, Paper::A4, &text)?;
            write(format!("{tag}-{board}-rules.pdf"), begun, &bytes)?;
        }
    }
    Ok(())
}
