//! Everything to print, in every language: boards with men, and leaflets of the rules.
//! Does not know what stands on them; each is made when it is first asked for.

use crate::resource::{Keep, Resource};
use crate::rules::RULE_PAGES;
use games::GameId;
use paper::{Failed, Ink, Paper, Sheet};
use std::collections::BTreeMap;
use std::sync::OnceLock;
use text::{Language, Text};

/// What a print is made of.
#[derive(Clone, Copy)]
enum What {
    /// A board and its men as PDF.
    Sheets(GameId, Paper),
    /// One of them as SVG.
    Drawing(GameId, Sheet, Paper),
    /// The rules of a board as PDF.
    Leaflet(&'static str),
}

/// Something to print, in a language.
struct Print {
    what: What,
    language: &'static Language,
    /// `None` inside when it could not be made.
    made: OnceLock<Option<Resource>>,
}

/// All prints by address.
pub struct Prints(BTreeMap<String, Print>);

/// What there is to print, by its address after the language.
fn listed() -> Vec<(String, What)> {
    let mut list = Vec::new();
    for rules in paper::boards() {
        let name = rules.name();
        for paper in Paper::ALL {
            let size = paper.name();
            list.push((
                format!("print/{name}-{size}.pdf"),
                What::Sheets(rules, paper),
            ));
            for sheet in Sheet::ALL {
                let part = match sheet {
                    Sheet::Board => String::new(),
                    Sheet::Men => format!("-{}", sheet.name()),
                };
                list.push((
                    format!("print/{name}{part}-{size}.svg"),
                    What::Drawing(rules, sheet, paper),
                ));
            }
        }
    }
    for page in RULE_PAGES.iter() {
        let address = format!("print/{}-rules.pdf", page.game.name());
        list.push((address, What::Leaflet(page.board)));
    }
    list
}

impl Prints {
    /// The list; nothing of it is made yet.
    #[must_use]
    pub fn new() -> Prints {
        let mut all = BTreeMap::new();
        for language in text::languages() {
            for (address, what) in listed() {
                let print = Print {
                    what,
                    language,
                    made: OnceLock::new(),
                };
                all.insert(format!("/{}/{address}", language.tag), print);
            }
        }
        Prints(all)
    }

    /// Whether there is something to print at an address.
    #[must_use]
    pub fn has(&self, address: &str) -> bool {
        self.0.contains_key(address)
    }

    /// What stands at an address. The first time this takes a tenth of a second.
    #[must_use]
    pub fn at(&self, address: &str) -> Option<&Resource> {
        let print = self.0.get(address)?;
        print.made.get_or_init(|| print.make(address)).as_ref()
    }

    /// The addresses of all of them.
    pub fn addresses(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }
}

impl Print {
    fn make(&self, address: &str) -> Option<Resource> {
        let text = Text::new(self.language.tag);
        let made = self.bytes(&text);
        match made {
            Ok((kind, bytes)) => Some(Resource::new(kind, Keep::AskAgain, bytes)),
            Err(reason) => {
                tracing::error!(address, %reason, "this cannot be printed");
                None
            }
        }
    }

    fn bytes(&self, text: &Text) -> Result<(&'static str, Vec<u8>), Failed> {
        const PDF: &str = "application/pdf";
        Ok(match self.what {
            What::Sheets(rules, paper) => {
                let pdf = paper::sheets_pdf(rules, &Sheet::ALL, paper, Ink::Saving, text)?;
                (PDF, pdf)
            }
            What::Drawing(rules, sheet, paper) => {
                let svg = paper::sheet_svg(rules, sheet, paper, Ink::Saving, text)?;
                ("image/svg+xml", svg.into_bytes())
            }
            What::Leaflet(board) => (PDF, paper::leaflet(board, Paper::A4, text)?),
        })
    }
}
