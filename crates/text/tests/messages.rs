//! What `Text` answers: messages, what stands in for missing ones, lists, numbers, languages.
//! Does not know whether the languages are complete: see tests/languages.

use game::{Board, Claim, Ending, Look, Place, Point, Refusal, Side};
use text::{Text, Value, first_words, language, languages, negotiate, rules_page, words_of};

fn strings(parts: &[&str]) -> Vec<String> {
    parts.iter().map(|&part| part.to_owned()).collect()
}

fn board() -> Board {
    let place = |name: &str| Place {
        x: 0.5,
        y: 0.5,
        name: name.to_owned(),
    };
    Board {
        name: "test",
        look: Look::Lines,
        width: 1.0,
        height: 1.0,
        man: 0.4,
        places: ["a1", "d1", "g1"].map(place).to_vec(),
        lines: Vec::new(),
        rows: Vec::new(),
        first_at_bottom: true,
        still: &[],
        in_hand: 0,
    }
}

#[test]
fn the_languages_name_themselves() {
    assert_eq!(language("en").unwrap().name, "English");
    assert_eq!(language("sn").unwrap().name, "chiShona");
    assert_eq!(language("su").unwrap().name, "Basa Sunda");
    assert_eq!(language("af").unwrap().name, "Afrikaans");
    assert_eq!(language("it").unwrap().name, "Italiano");
    assert!(language("xx").is_none());
    assert!(
        languages()
            .iter()
            .all(|language| !language.rtl && !language.name.is_empty())
    );
    assert!(languages().is_sorted_by_key(|language| language.name.to_lowercase()));
}

#[test]
fn the_first_wish_that_there_is_wins() {
    let rows: [(&[&str], &str); 12] = [
        (&["sn"], "sn"),
        (&["sn-ZW"], "sn"),
        (&["SN-zw"], "sn"),
        (&["sn_ZW.UTF-8"], "sn"),
        (&["it_IT@euro"], "it"),
        (&["su-Latn-ID"], "su"),
        (&["xx", "nl-NL", "af-ZA", "it"], "af"),
        (&["xx-YY"], "en"),
        (&["snx"], "en"),
        (&["C", "POSIX", ""], "en"),
        (&["", "-", "it"], "it"),
        (&[], "en"),
    ];
    for (wishes, tag) in rows {
        assert_eq!(negotiate(wishes).tag, tag, "{wishes:?}");
    }
}

#[test]
fn what_is_missing_is_said_in_english_or_by_its_key() {
    assert_eq!(Text::new("xx").language().tag, "en");
    assert_eq!(Text::new("xx").get("side-red"), "Red");
    for language in languages() {
        let text = Text::new(language.tag);
        assert_eq!(text.get("no-such-key"), "no-such-key");
        assert_eq!(text.get(""), "");
        assert_eq!(text.get("{ $x"), "{ $x");
        assert_eq!(text.get("language-name"), language.name);
    }
}

#[test]
fn values_stand_in_messages_without_marks_around_them() {
    let text = Text::new("en");
    let with = text.with("turn-move", &[("side", "Red".into())]);
    assert_eq!(with, "Red to move");
    assert!(
        text.with("turn-move", &[]).contains("side"),
        "a value that is missing is named"
    );
}

#[test]
fn lists_are_joined_as_the_language_does() {
    let text = Text::new("en");
    assert_eq!(text.both(&[]), "");
    assert_eq!(text.both(&strings(&["11"])), "11");
    assert_eq!(text.both(&strings(&["11", "15"])), "11 and 15");
    assert_eq!(
        text.both(&strings(&["11", "15", "18", "22"])),
        "11, 15, 18 and 22"
    );
    assert_eq!(text.either(&strings(&["11", "15", "18"])), "11, 15 or 18");
    assert_eq!(
        text.row(&strings(&["11", "red king", "can capture"])),
        "11, red king, can capture"
    );
    assert_eq!(Text::new("it").either(&strings(&["11", "15"])), "11 o 15");
    assert_eq!(
        Text::new("zu").both(&strings(&["11", "15", "18"])),
        "11, 15 no-18"
    );
}

#[test]
fn numbers_are_grouped_as_the_language_does() {
    for (tag, written) in [
        ("en", "-1,234,567"),
        ("it", "-1.234.567"),
        ("su", "-1.234.567"),
        ("sn", "-1,234,567"),
        ("af", "-1\u{a0}234\u{a0}567"),
    ] {
        assert_eq!(Text::new(tag).number(-1_234_567), written, "{tag}");
    }
    let text = Text::new("en");
    assert_eq!(text.number(0), "0");
    assert_eq!(text.number(999), "999");
    assert_eq!(text.number(1000), "1,000");
    assert_eq!(text.number(i64::MIN), "-9,223,372,036,854,775,808");
}

#[test]
fn decimals_stand_behind_the_mark_of_the_language() {
    for (tag, written) in [
        ("en", "-1,234.50"),
        ("it", "-1.234,50"),
        ("su", "-1.234,50"),
        ("sn", "-1,234.50"),
        ("af", "-1\u{a0}234,50"),
        ("zu", "-1,234.50"),
    ] {
        assert_eq!(Text::new(tag).decimal(-1234.5, 2), written, "{tag}");
    }
    let text = Text::new("it");
    assert_eq!(text.decimal(0.25, 2), "0,25");
    assert_eq!(text.decimal(-0.25, 2), "-0,25");
    assert_eq!(text.decimal(2.6, 0), "3");
    assert_eq!(text.decimal(f64::INFINITY, 2), "inf");
}

#[test]
fn numbers_choose_plural_forms_and_are_grouped_inside_messages() {
    let seconds = |tag: &str, number| {
        Text::new(tag).with("time-seconds", &[("number", Value::Number(number))])
    };
    assert_eq!(seconds("en", 1), "1 second");
    assert_eq!(seconds("en", 0), "0 seconds");
    assert_eq!(seconds("en", 1200), "1,200 seconds");
    assert_ne!(seconds("it", 1), seconds("it", 2).replace('2', "1"));
    assert_eq!(seconds("su", 1), seconds("su", 2).replace('2', "1"));
    // In isiZulu nothing is said as one is, and two as many are.
    assert_eq!(seconds("zu", 0), seconds("zu", 1).replace('1', "0"));
    assert_ne!(seconds("zu", 1), seconds("zu", 2).replace('2', "1"));
}

#[test]
fn a_refusal_names_its_points_and_values() {
    let text = Text::new("en");
    let refusal = Refusal::new("turn-must")
        .at([Point(0), Point(2)])
        .with("side", "side-second");
    assert_eq!(
        text.refusal(&board(), &refusal),
        "White must capture: a1 or g1"
    );
    let refusal = Refusal::new("error-level")
        .with("found", "99")
        .with("allowed", "1 … 10");
    assert_eq!(
        text.refusal(&board(), &refusal),
        "There is no level “99”. Choose 1 … 10."
    );
    let refusal = Refusal::new("no-such-key").at([Point(200)]);
    assert_eq!(text.refusal(&board(), &refusal), "no-such-key");
}

#[test]
fn an_ending_names_its_winner_in_the_colours_of_the_set() {
    let text = Text::new("en");
    let lost = Ending {
        winner: Some(Side::Second),
        reason: "end-blocked",
    };
    assert_eq!(text.ending(&lost), "White wins: Red cannot move.");
    let other = text.clone().with_colours(["black", "red"]);
    assert_eq!(other.ending(&lost), "Red wins: Black cannot move.");
    assert_eq!(other.get("side-second"), "Red");
    assert_eq!(other.piece("piece-man", Side::First), "black man");
    let drawn = Ending {
        winner: None,
        reason: Claim::Repetition.reason(),
    };
    assert!(text.ending(&drawn).starts_with("Draw"));
    assert_ne!(text.claim(Claim::Repetition), text.claim(Claim::NoProgress));
}

#[test]
fn rule_pages_are_found_by_language_and_board() {
    for language in languages() {
        for board in ["checkers", "morris"] {
            assert!(
                rules_page(language.tag, board).starts_with("# "),
                "{} {board}",
                language.tag
            );
        }
    }
    assert_eq!(rules_page("xx", "morris"), rules_page("en", "morris"));
    assert_eq!(rules_page("en", "chess"), "");
}

#[test]
fn loaded_messages_say_what_embedded_ones_say() {
    for language in languages() {
        let tag = language.tag;
        let (embedded, loaded) = (Text::new(tag), Text::of(tag, &first_words(tag)));
        for key in [
            "undo",
            "side-red",
            "rules-american",
            "refused-not-your-turn",
        ] {
            assert_eq!(loaded.get(key), embedded.get(key), "{tag}");
        }
        assert_eq!(
            loaded.both(&strings(&["1", "2", "3"])),
            embedded.both(&strings(&["1", "2", "3"]))
        );
        let values = [("number", Value::Number(1234))];
        let seconds = |text: &Text| text.with("time-seconds", &values);
        assert_eq!(seconds(&loaded), seconds(&embedded), "{tag}");
        assert!(!first_words(tag).contains("pages-noscript"), "{tag}");
        assert!(!first_words(tag).contains("serve-open"), "{tag}");
    }
}

#[test]
fn messages_that_are_joined_take_the_place_of_others() {
    let text = Text::of("it", "a\tA\nc\tC\n").with_colours(["black", "red"]);
    let more = text.join("a\tAA\nb\tB\n");
    assert_eq!(more.get("b"), "B");
    assert_eq!(more.get("a"), "AA");
    assert_eq!(more.get("c"), "C");
    assert_eq!(text.get("a"), "A");
    assert_eq!(text.get("b"), "b");
    assert_eq!(more.language().tag, "it");
    let said = more.join("side-black\tnero\nside-red\trosso\n");
    assert_eq!(said.side(Side::First), "nero");
}

#[test]
fn what_a_language_lacks_is_loaded_in_english() {
    assert_eq!(words_of("xx", "levels"), words_of("en", "levels"));
    assert_eq!(words_of("en", "no-such-file"), "");
    assert!(words_of("sn", "terminal").contains("serve-open"));
}
