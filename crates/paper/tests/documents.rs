//! Sheets and leaflets as a reader of PDF finds them, in every language.
//! Does not use our own writer to read them.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use lopdf::{Dictionary, Document, Object};
use paper::{Ink, Paper, Sheet};
use std::collections::BTreeMap;
use text::Text;

const MM: f32 = 72.0 / 25.4;

fn read(bytes: &[u8]) -> Document {
    Document::load_mem(bytes).unwrap()
}

/// All objects of a document that are dictionaries, those of streams included.
fn dictionaries(document: &Document) -> impl Iterator<Item = &Dictionary> {
    document.objects.values().filter_map(|object| match object {
        Object::Dictionary(dictionary) => Some(dictionary),
        Object::Stream(stream) => Some(&stream.dict),
        _ => None,
    })
}

fn name(dictionary: &Dictionary, key: &[u8]) -> String {
    dictionary
        .get(key)
        .and_then(Object::as_name)
        .map(|name| String::from_utf8_lossy(name).into_owned())
        .unwrap_or_default()
}

fn words(object: &Object) -> String {
    lopdf::decode_text_string(object).unwrap()
}

/// The kinds of the structure elements, in no order.
fn tags(document: &Document) -> Vec<String> {
    dictionaries(document)
        .filter(|dictionary| name(dictionary, b"Type") == "StructElem" || dictionary.has(b"S"))
        .map(|dictionary| name(dictionary, b"S"))
        .filter(|kind| !kind.is_empty())
        .collect()
}

/// Fonts inside, a title, a language, a tree of tags, PDF/UA in the metadata.
fn sound(document: &Document, language: &str) {
    let catalog = document.catalog().unwrap();
    assert_eq!(words(catalog.get(b"Lang").unwrap()), language);
    assert!(catalog.has(b"StructTreeRoot"));
    let marked = catalog.get(b"MarkInfo").and_then(Object::as_dict).unwrap();
    assert!(marked.get(b"Marked").and_then(Object::as_bool).unwrap());
    let fonts: Vec<&Dictionary> = dictionaries(document)
        .filter(|dictionary| name(dictionary, b"Type") == "FontDescriptor")
        .collect();
    assert!(!fonts.is_empty());
    for font in fonts {
        assert!(font.has(b"FontFile2"), "{}", name(font, b"FontName"));
        assert!(name(font, b"FontName").contains("+Vollkorn-"), "a subset");
    }
    for figure in dictionaries(document).filter(|found| name(found, b"S") == "Figure") {
        assert!(words(figure.get(b"Alt").unwrap()).len() > 10);
    }
    let metadata = catalog.get(b"Metadata").unwrap().as_reference().unwrap();
    let stream = document.get_object(metadata).unwrap().as_stream().unwrap();
    let metadata = stream
        .decompressed_content()
        .unwrap_or_else(|_| stream.content.clone());
    let metadata = String::from_utf8_lossy(&metadata).into_owned();
    assert!(metadata.contains("pdfuaid:part>1<"), "{metadata}");
    assert!(metadata.contains("<dc:title>"), "{metadata}");
}

/// What the glyphs of a font stand for, by its table for copying text.
fn letters(document: &Document, font: &Dictionary) -> BTreeMap<u16, String> {
    let table = font.get(b"ToUnicode").unwrap().as_reference().unwrap();
    let stream = document.get_object(table).unwrap().as_stream().unwrap();
    let table = stream.decompressed_content().unwrap();
    let mut letters = BTreeMap::new();
    let mut inside = false;
    for line in String::from_utf8_lossy(&table).lines() {
        if line.contains("beginbfrange") {
            panic!("ranges are not read here");
        }
        match line.trim() {
            "endbfchar" => inside = false,
            line if line.ends_with("beginbfchar") => inside = true,
            line if inside => {
                let (glyph, text) = line.split_once("> <").unwrap();
                let units: Vec<u16> = text
                    .trim_end_matches('>')
                    .as_bytes()
                    .chunks(4)
                    .map(|unit| u16::from_str_radix(std::str::from_utf8(unit).unwrap(), 16))
                    .map(Result::unwrap)
                    .collect();
                let glyph = u16::from_str_radix(glyph.trim_start_matches('<'), 16).unwrap();
                letters.insert(glyph, String::from_utf16(&units).unwrap());
            }
            _ => {}
        }
    }
    letters
}

/// The text of all pages in the order in which it is written, without blanks.
fn text_of(document: &Document) -> String {
    let mut said = String::new();
    for page in document.get_pages().values() {
        let fonts: BTreeMap<Vec<u8>, BTreeMap<u16, String>> = document
            .get_page_fonts(*page)
            .unwrap()
            .iter()
            .map(|(name, font)| (name.clone(), letters(document, font)))
            .collect();
        let content = document.get_and_decode_page_content(*page).unwrap();
        let mut font = None;
        for operation in content.operations {
            match operation.operator.as_str() {
                "Tf" => font = fonts.get(operation.operands[0].as_name().unwrap()),
                "Tj" => glyphs(&operation.operands[0], font.unwrap(), &mut said),
                "TJ" => {
                    for part in operation.operands[0].as_array().unwrap() {
                        glyphs(part, font.unwrap(), &mut said);
                    }
                }
                _ => {}
            }
        }
    }
    dense(&said)
}

/// Adds what a string of glyphs stands for; a number between strings is none.
fn glyphs(string: &Object, letters: &BTreeMap<u16, String>, said: &mut String) {
    for pair in string.as_str().unwrap_or_default().chunks(2) {
        let glyph = u16::from_be_bytes([pair[0], pair[1]]);
        said.push_str(&letters[&glyph]);
    }
}

fn dense(text: &str) -> String {
    text.split_whitespace().collect()
}

#[test]
fn sheets_have_the_size_of_their_paper_and_say_what_they_are_in_every_language() {
    for language in text::languages() {
        let text = Text::new(language.tag);
        for rules in paper::boards() {
            for (paper, width, height) in [
                (Paper::A4, 210.0 * MM, 297.0 * MM),
                (Paper::Letter, 8.5 * 72.0, 11.0 * 72.0),
            ] {
                let bytes =
                    paper::sheets_pdf(rules, &Sheet::ALL, paper, Ink::Saving, &text).unwrap();
                let document = read(&bytes);
                sound(&document, language.tag);
                let pages = document.get_pages();
                assert_eq!(pages.len(), 2, "the board and the men");
                for page in pages.values() {
                    let page = document.get_dictionary(*page).unwrap();
                    let sizes = page.get(b"MediaBox").and_then(Object::as_array).unwrap();
                    let found = [sizes[2].as_float().unwrap(), sizes[3].as_float().unwrap()];
                    assert!((found[0] - width).abs() < 0.1 && (found[1] - height).abs() < 0.1);
                }
                let said = text_of(&document);
                let title = text.get(&format!("rules-{}", rules.name()));
                for words in [title, text.get("paper-scale"), text.get("paper-cut")] {
                    assert!(said.contains(&dense(&words)), "{}: {words}", language.tag);
                }
            }
        }
    }
}

#[test]
fn a_sheet_of_men_has_all_men_and_kings_only_where_there_are_any() {
    let text = Text::new("en");
    let figures = |rules: &str| {
        let rules = games::GameId::parse(rules).unwrap();
        let bytes = paper::sheets_pdf(rules, &[Sheet::Men], Paper::A4, Ink::Full, &text).unwrap();
        let document = read(&bytes);
        let mut found: Vec<String> = dictionaries(&document)
            .filter(|found| name(found, b"S") == "Figure")
            .map(|figure| words(figure.get(b"Alt").unwrap()))
            .collect();
        found.sort();
        found
    };
    assert_eq!(
        figures("american"),
        [
            "Red, kings to cut out: 6",
            "Red, men to cut out: 12",
            "White, kings to cut out: 6",
            "White, men to cut out: 12"
        ]
    );
    assert_eq!(figures("nine").len(), 2);
    assert_eq!(figures("nine")[0], "Red, men to cut out: 9");
}

#[test]
fn leaflets_hold_the_rules_on_two_pages_in_every_language() {
    for language in text::languages() {
        let text = Text::new(language.tag);
        for board in ["checkers", "morris"] {
            let document = read(&paper::leaflet(board, Paper::A4, &text).unwrap());
            sound(&document, language.tag);
            assert_eq!(document.get_pages().len(), 2, "{} {board}", language.tag);
            let page = paper::without_screen_parts(text::rules_page(language.tag, board));
            let said = text_of(&document);
            let mut headings = 0;
            for line in page.lines() {
                if let Some(heading) = line.trim_start_matches('#').strip_prefix(' ')
                    && line.starts_with('#')
                {
                    headings += 1;
                    assert!(
                        said.contains(&dense(heading)),
                        "{}: {heading}",
                        language.tag
                    );
                }
            }
            let tags = tags(&document);
            let count = |kind: &str| tags.iter().filter(|tag| *tag == kind).count();
            assert_eq!(count("H1"), 1);
            assert_eq!(count("H1") + count("H2"), headings);
            assert_eq!(
                count("Figure"),
                page.matches("board:").count(),
                "{}",
                language.tag
            );
            assert_eq!(
                count("LI"),
                page.lines().filter(|line| line.starts_with("- ")).count()
            );
            assert_eq!(count("LBody"), count("LI"));
            assert!(count("L") >= 2);
        }
    }
}

#[test]
fn a_leaflet_says_every_word_of_its_paragraphs() {
    let text = Text::new("en");
    let document = read(&paper::leaflet("checkers", Paper::A4, &text).unwrap());
    let said = text_of(&document);
    for words in [
        "Only the dark squares are used. They have the numbers 1 to 32, so that moves can be written down.",
        "No man is jumped twice in one move, and you never jump your own.",
        "A triple jump: the white man on 31 jumps to 22, to 15 and to 8, and takes the men on 26, 18 and 11.",
    ] {
        assert!(said.contains(&dense(words)), "{words}\n{said}");
    }
    assert!(
        !said.contains(&dense("The game seems stuck?")),
        "that is for the screen"
    );
    assert!(
        !said.contains(&dense("The computer claims")),
        "that is for the screen"
    );
}

#[test]
fn the_same_document_has_the_same_bytes() {
    let text = Text::new("sn");
    let one = paper::leaflet("morris", Paper::A4, &text).unwrap();
    assert_eq!(one, paper::leaflet("morris", Paper::A4, &text).unwrap());
}
