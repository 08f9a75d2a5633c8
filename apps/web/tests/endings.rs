//! What tables know of a game on the page, without a screen and without tables: when it is asked for
//! and shown, as marks and in words.
#![allow(missing_docs)]

use draw::Sign;
use engine::{Judgement, Verdict};
use game::Side;
use games::GameId;
use session::Session;
use text::Text;
use web::endings::{groups, megabytes, sentence};
use web::frame::{Frame, Notice};
use web::settings::Opponent;
use web::table::{Setup, Table};

/// The king on 15 wins by each move; the one on 19 draws by two and loses by the third.
const FEN: &str = "W:WK15,K19:B20,K27";

fn table(rules: GameId, fen: &str) -> Table {
    let setup = Setup {
        opponent: Opponent::Friend,
        level: 3,
        other_level: 3,
        millis: 3000,
        book: true,
        own: Side::First,
    };
    let session = Session::at(rules, fen).expect("a position");
    Table::with(session, setup, None)
}

fn judgement() -> Judgement {
    let wins = ["15-10", "15-11", "15-18"].map(|mv| (mv, Verdict::Win(None)));
    let draws = ["19-16", "19-24"].map(|mv| (mv, Verdict::Draw));
    let moves = wins.iter().chain(&draws);
    let moves = moves.chain(&[("19-23", Verdict::Loss(None))]);
    Judgement {
        verdict: Some(Verdict::Win(None)),
        moves: moves
            .map(|(mv, known)| ((*mv).to_owned(), *known))
            .collect(),
    }
}

/// The signs of tables on the board, each with its place.
fn signs(table: &mut Table) -> Vec<(String, Sign)> {
    let frame = table.frame();
    let board = table.session().board();
    let known = |sign| matches!(sign, Sign::Wins | Sign::Draws | Sign::Loses);
    let marks = frame.marks_above().into_iter();
    let marks = marks.filter(|mark| known(mark.sign));
    marks
        .map(|mark| (board.name_of(mark.point).to_owned(), mark.sign))
        .collect()
}

fn touch(table: &mut Table, name: &str) {
    let point = table.session().board().point(name).expect("a point");
    table.touch(point);
}

fn words(frame: &Frame) -> Vec<String> {
    let text = Text::new("en");
    let lines = groups(&text, frame).into_iter().map(|(_, words)| words);
    let lines = lines.map(|words| words.replace('\u{2060}', ""));
    sentence(&text, frame).into_iter().chain(lines).collect()
}

#[test]
fn a_game_that_goes_on_shows_it_when_asked() {
    let mut table = table(GameId::American, FEN);
    let frame = table.frame();
    assert!(frame.near_end && frame.to_judge.is_none());
    table.judged(FEN.to_owned(), judgement());
    assert_eq!(signs(&mut table), [], "nobody has asked");
    table.ask_who_wins();
    let man = |name: &str, sign| (name.to_owned(), sign);
    assert_eq!(
        signs(&mut table),
        [man("15", Sign::Wins), man("19", Sign::Draws)]
    );
    assert_eq!(
        words(&table.frame()),
        [
            "White wins with the best moves.",
            "Wins: 15-10, 15-11, 15-18",
            "Draws: 19-16, 19-24",
            "Loses: 19-23"
        ]
    );
    touch(&mut table, "19");
    let mut shown = signs(&mut table);
    shown.sort_by_key(|(name, _)| name.clone());
    assert_eq!(
        shown,
        [
            man("16", Sign::Draws),
            man("23", Sign::Loses),
            man("24", Sign::Draws)
        ]
    );
    touch(&mut table, "16");
    let frame = table.frame();
    assert_eq!((words(&frame), frame.to_judge), (Vec::new(), None));
    // Asked twice it is put away.
    table.undo();
    assert_eq!(signs(&mut table).len(), 2);
    table.ask_who_wins();
    assert_eq!(signs(&mut table), []);
}

#[test]
fn where_plies_are_known_the_soonest_win_and_the_latest_loss_come_first() {
    let mut table = table(GameId::American, FEN);
    table.ask_who_wins();
    let moves = [
        ("15-10", Verdict::Win(Some(13))),
        ("15-11", Verdict::Win(Some(1))),
        ("15-18", Verdict::Win(Some(13))),
        ("19-16", Verdict::Draw),
        ("19-23", Verdict::Loss(Some(2))),
        ("19-24", Verdict::Loss(Some(8))),
    ];
    let judgement = Judgement {
        verdict: Some(Verdict::Win(Some(1))),
        moves: moves.map(|(mv, known)| (mv.to_owned(), known)).into(),
    };
    table.judged(FEN.to_owned(), judgement);
    assert_eq!(
        words(&table.frame()),
        [
            "White wins in 1 ply with the best moves.",
            "Wins in 1 ply: 15-11",
            "Wins in 13 plies: 15-10, 15-18",
            "Draws: 19-16",
            "Loses in 8 plies: 19-24",
            "Loses in 2 plies: 19-23",
        ]
    );
}

#[test]
fn when_more_is_known_who_waits_is_told_again() {
    let mut table = table(GameId::American, FEN);
    table.ask_who_wins();
    table.judged(FEN.to_owned(), judgement());
    assert_eq!(table.frame().to_judge, None);
    table.more_is_known(5, true);
    let frame = table.frame();
    assert_eq!((frame.to_judge.as_deref(), frame.men_known), (Some(FEN), 5));

    const FIVE: &str = "W:W30,K31,K32:BK1,K2";
    for again in [true, false] {
        let mut table = self::table(GameId::American, FIVE);
        table.ask_who_wins();
        let asked = table.frame().to_judge.expect("few men");
        table.judged(asked.clone(), Judgement::default());
        assert_eq!(table.frame().notice, Some(Notice::Say("endings-far")));
        table.more_is_known(5, again);
        let frame = table.frame();
        assert_eq!(frame.to_judge, again.then_some(asked));
        assert_eq!(frame.notice.is_none(), again);
    }
}

#[test]
fn sizes_are_written_as_the_language_does() {
    let size = |tag, bytes| megabytes(&Text::new(tag), bytes);
    assert_eq!(size("en", 2_117_744), "2.1");
    assert_eq!(size("it", 2_150_000), "2,2");
    assert_eq!(size("en", 49_999), "0.0");
}

#[test]
fn a_game_that_has_ended_asks_by_itself() {
    let mut table = table(GameId::American, FEN);
    touch(&mut table, "15");
    touch(&mut table, "18");
    table.resign();
    table.view(0);
    assert_eq!(table.frame().to_judge.as_deref(), Some(FEN));
    table.judged(FEN.to_owned(), judgement());
    assert_eq!(table.frame().to_judge, None);
    assert_eq!(signs(&mut table).len(), 2);
}

#[test]
fn what_is_not_known_is_said_once_to_who_asks() {
    let far = Some(Notice::Say("endings-far"));
    let mut table = table(GameId::American, "W:WK31,K32:BK1,K2");
    table.ask_who_wins();
    let asked = table.frame().to_judge.expect("few men");
    table.judged(asked, Judgement::default());
    let frame = table.frame();
    assert_eq!((frame.notice, frame.to_judge), (far.clone(), None));
    table.ask_who_wins();
    table.cannot_judge();
    let missing = Some(Notice::Say("endings-missing"));
    assert_eq!(table.frame().notice, missing);
    table.untouch();
    table.cannot_judge();
    assert_eq!(table.frame().notice, None, "nobody asks");
    let mut full = Table::new(GameId::American, table.setup());
    assert!(!full.frame().near_end);
    full.ask_who_wins();
    assert_eq!(full.frame().notice, far);
    let mut morris = Table::new(GameId::Nine, table.setup());
    assert!(!morris.frame().near_end, "men wait to be placed");
}
