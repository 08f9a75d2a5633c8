//! Games kept on the device: what a list reads, going on from one, files out and in.
//! Does not use a browser.
#![allow(missing_docs)]

use game::Side;
use games::GameId;
use session::Session;
use web::games_file::{self, Found};
use web::kept::{self, Summary};
use web::settings::Opponent;
use web::table::{Setup, Table};

/// A moment of 30 November 2026.
const NOW: i64 = 1_796_000_000;

fn friends(rules: GameId, moves: &[&str]) -> Table {
    let mut session = Session::new(rules);
    session.set_note("setup", "friend 3 3000 first");
    for text in moves {
        session.play_text(text).expect("a legal move");
    }
    Table::load(&session.save()).expect("a game")
}

/// A game of some plies by chance, as it is kept.
fn some(rules: GameId, plies: usize, mut seed: u64) -> String {
    let mut session = Session::new(rules);
    session.set_note("setup", "computer 5 3000 second");
    for _ in 0..plies {
        let choices = session.snapshot().choices;
        if choices.is_empty() {
            break;
        }
        seed = seed
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let text = choices[(seed >> 33) as usize % choices.len()].text.clone();
        session.play_text(&text).expect("a choice");
    }
    kept::note(&mut session, NOW + (seed >> 40) as i64, "tab");
    session.save()
}

#[test]
fn a_list_reads_what_a_game_was() {
    let mut table = friends(GameId::American, &["11-15", "23-19", "8-11"]);
    let text = table.keep(NOW, "here");
    let summary = Summary::read(&text).expect("a game");
    assert_eq!(summary.rules, GameId::American);
    assert_eq!(summary.setup.opponent, Opponent::Friend);
    assert_eq!((summary.plies, summary.unfinished()), (3, true));
    assert_eq!((summary.begun, summary.played), (Some(NOW), Some(NOW)));
    assert_eq!(summary.moves, "11-15 23-19 8-11");

    table.resign();
    let text = table.keep(NOW + 60, "here");
    let summary = Summary::read(&text).expect("a game");
    assert_eq!((summary.begun, summary.played), (Some(NOW), Some(NOW + 60)));
    let result = summary.result.expect("it has ended");
    assert_eq!(
        (result.reason.as_str(), result.winner),
        ("end-resigned", Some(Side::First))
    );
}

#[test]
fn a_game_that_ended_on_the_board_tells_its_result_in_a_list() {
    for &rules in GameId::ALL {
        for seed in 0..40 {
            let text = some(rules, 400, seed);
            let session = Session::load(&text).expect("a game");
            let summary = Summary::read(&text).expect("a game");
            let end = session.end();
            assert_eq!(summary.unfinished(), end.is_none());
            assert_eq!(summary.plies, session.ply());
            if let (Some(end), Some(result)) = (end, summary.result) {
                assert_eq!(
                    (result.reason.as_str(), result.winner),
                    (end.reason, end.winner)
                );
            }
        }
    }
}

#[test]
fn a_game_that_goes_on_again_has_no_result() {
    let mut table = friends(GameId::American, &["11-15"]);
    table.resign();
    assert!(
        !Summary::read(&table.keep(NOW, "a"))
            .expect("a game")
            .unfinished()
    );
    table.undo();
    assert!(
        Summary::read(&table.keep(NOW, "a"))
            .expect("a game")
            .unfinished()
    );
}

#[test]
fn what_is_not_a_kept_game_is_not_listed() {
    for text in [
        "",
        "tsoro-game 2\nrules american\n",
        "tsoro-game 1\nmoves 11-15\n",
        "tsoro-game 1\nrules chess\n",
    ] {
        assert_eq!(Summary::read(text), None, "{text}");
    }
    // A result whose reason is no ending is none.
    let text = "tsoro-game 1\nrules american\nmoves\nnote result page-title first\n";
    assert!(Summary::read(text).expect("a game").unfinished());
}

#[test]
fn unfinished_games_come_first_then_the_newest() {
    let read = |played: i64, over: &str| {
        let text = format!("tsoro-game 1\nrules nine\nmoves\nnote played {played}\n{over}");
        Summary::read(&text).expect("a game").order()
    };
    let over = "over end-agreed draw\n";
    let mut all = [read(5, over), read(1, ""), read(9, over), read(3, "")];
    all.sort();
    all.reverse();
    assert_eq!(all, [(true, 3), (true, 1), (false, 9), (false, 5)]);
}

#[test]
fn a_finished_game_is_only_looked_at_and_can_be_played_on_from_any_position() {
    let mut table = friends(GameId::American, &["11-15", "23-19", "8-11", "22-17"]);
    table.resign();
    let text = table.keep(NOW, "here");
    let mut replay = Table::load(&text).expect("a game").as_kept();
    assert!(!replay.frame().can_undo);
    replay.undo();
    replay.redo();
    assert_eq!(replay.session().ply(), 4);
    assert!(replay.session().end().is_some());
    assert_eq!(replay.changes(), 0, "looking changes nothing");

    replay.view(2);
    let mut new = replay.play_on().expect("a game");
    assert_eq!(new.session().moves(), ["11-15", "23-19"]);
    assert_eq!(new.session().end(), None);
    assert_eq!(new.session().future(), 0);
    assert_eq!(new.setup(), replay.setup());
    let summary = Summary::read(&new.keep(NOW + 9, "here")).expect("a game");
    assert_eq!(summary.begun, Some(NOW + 9), "it is a game of its own");
    let point = new.session().board().point("8").expect("a point");
    assert!(new.touch(point), "and goes on");
}

#[test]
fn a_game_from_a_position_is_played_on_from_there() {
    let text = "tsoro-game 1\nrules american\nstart B:W21:B10\nmoves 10-14 21-17 14x21\nnote setup friend 3 3000 first\n";
    let mut table = Table::load(text).expect("a game").as_kept();
    table.view(1);
    let new = table.play_on().expect("a game");
    assert_eq!(new.session().moves(), ["10-14"]);
    assert_eq!(new.session().start_fen(), table.session().start_fen());
}

#[test]
fn another_tab_is_told_apart_and_the_computer_waits_there() {
    let mut table = friends(GameId::American, &["11-15"]);
    let text = table.keep(NOW, "one");
    assert_eq!(kept::tab(&text), Some("one"));
    let other = kept::with_tab(&text, "two");
    assert_eq!(kept::tab(&other), Some("two"));
    assert_eq!(kept::fingerprint(&other), kept::fingerprint(&text));
    assert!(Session::load(&other).is_ok());

    let setup = Setup {
        opponent: Opponent::Computer,
        ..Setup::clone(&table.setup())
    };
    let mut table = Table::new(
        GameId::American,
        Setup {
            own: Side::Second,
            ..setup
        },
    );
    assert!(table.wanted().is_some());
    table.set_elsewhere(true);
    assert!(table.is_elsewhere() && table.frame().elsewhere);
    assert_eq!(table.wanted(), None);
    table.set_elsewhere(false);
    assert!(table.wanted().is_some());
}

#[test]
fn which_of_two_texts_goes_on_from_the_other() {
    let text = |moves: &str| format!("tsoro-game 1\nrules american\nmoves {moves}\nnote tab a\n");
    let goes = |longer: &str, shorter: &str| kept::goes_on_from(&text(longer), &text(shorter));
    assert!(goes("11-15 23-19", "11-15"));
    assert!(goes("11-15", "11-15"));
    assert!(goes("11-15", ""));
    assert!(!goes("11-15", "11-15 23-19"));
    assert!(!goes("11-15 23-19", "11-15 23-18"));
    assert!(!goes("11-15 23-19", "11-1"), "a word is not cut");
}

#[test]
fn a_file_brings_every_game_back_as_it_was() {
    let games: Vec<String> = GameId::ALL
        .iter()
        .zip(1..)
        .map(|(&rules, seed)| some(rules, 90, seed))
        .collect();
    let file = games_file::write(games.iter().map(String::as_str));
    assert!(file.starts_with("tsoro-games 1\n\ntsoro-game 1\n"));
    assert!(!file.contains("note tab"), "the tab is of this device only");
    let Found { games: read, bad } = games_file::read(&file);
    assert!(bad.is_empty(), "{bad:?}");
    let plain = |text: &String| text.replace("note tab tab\n", "");
    assert_eq!(read, games.iter().map(plain).collect::<Vec<_>>());
    // With the line ends and the mark of other systems too.
    let other = format!("\u{feff}{}", file.replace('\n', "\r\n"));
    assert_eq!(games_file::read(&other).games, read);
    // And nothing is new that is here.
    assert!(games_file::fresh(&read, games.clone()).is_empty());
    assert_eq!(games_file::fresh(&read, Vec::new()).len(), games.len());
    let twice = [read.clone(), read.clone()].concat();
    assert_eq!(games_file::fresh(&twice, Vec::new()).len(), games.len());
}

#[test]
fn bad_games_are_named_by_their_line_and_the_others_are_read() {
    let file = "tsoro-games 1\n\
        a word that is no game\n\
        \n\
        tsoro-game 1\nrules american\nmoves 11-15\n\
        \n\
        tsoro-game 1\nrules american\nmoves 11-15 11-15\n\
        \n\
        tsoro-game 1\nrules twelve\nmoves a1\nfrom nowhere\n\
        \n\
        tsoro-game 3\nrules nine\nmoves\n\
        \n\
        tsoro-game 1\nrules nine\nmoves a1 d1\n";
    let Found { games, bad } = games_file::read(file);
    assert_eq!(games.len(), 2);
    let lines: Vec<(usize, Option<GameId>)> = bad.iter().map(|bad| (bad.line, bad.rules)).collect();
    assert_eq!(
        lines,
        [
            (2, None),
            (10, Some(GameId::American)),
            (15, Some(GameId::Twelve)),
            (17, Some(GameId::Nine)),
        ]
    );
    let from_nowhere = &bad[2];
    assert_eq!(from_nowhere.reason.key, "error-saved");
    assert!(
        from_nowhere
            .reason
            .args
            .contains(&("line", "15".to_owned()))
    );
    assert!(from_nowhere.text.contains("from nowhere"));
}

#[test]
fn no_text_makes_the_reader_fall() {
    let good = games_file::write([some(GameId::Twelve, 40, 3).as_str()]);
    let mut seed = 1_u64;
    for _ in 0..2000 {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let mut bytes = good.clone().into_bytes();
        let at = (seed >> 20) as usize % bytes.len();
        bytes[at] = (seed >> 50) as u8;
        bytes.truncate(bytes.len() - (seed >> 60) as usize);
        let text = String::from_utf8_lossy(&bytes);
        let found = games_file::read(&text);
        assert!(found.games.len() + found.bad.len() <= 2);
        let _ = Summary::read(&text);
    }
}

#[test]
fn a_thousand_games_are_listed_within_a_moment() {
    let games: Vec<String> = (0..1000)
        .map(|seed| some(GameId::American, 60, seed))
        .collect();
    let start = std::time::Instant::now();
    let listed = games.iter().filter_map(|text| Summary::read(text)).count();
    let took = start.elapsed();
    assert_eq!(listed, 1000);
    println!("1000 games listed in {took:?}");
    let file = games_file::write(games.iter().map(String::as_str));
    let start = std::time::Instant::now();
    assert_eq!(games_file::read(&file).games.len(), 1000);
    println!(
        "1000 games of {} bytes read in {:?}",
        file.len(),
        start.elapsed()
    );
    assert!(took.as_millis() < 500, "{took:?}");
}

#[test]
fn words_are_found_in_any_order_and_case() {
    assert!(kept::matches(
        "American checkers You won 12-16",
        "WON checkers"
    ));
    assert!(!kept::matches("American checkers You won", "won morris"));
    assert!(kept::matches("anything", " "));
}
