//! One game between two programs: whose move it is, whether it is legal, how it ended.
//! Does not know the rules, which a session holds, nor how programs are spoken to.

use super::clocks::Clocks;
use super::conversation::Conversation;
use super::fault::{Fault, Trouble};
use super::openings::Opening;
use super::player::Player;
use super::program::Stop;
use super::terms::Terms;
use engine::judge::{Judge, Verdict};
use game::Side;
use session::Session;
use text::Text;

/// A player and its program, which runs unless it has just committed a fault.
pub struct Seat<'a> {
    player: &'a Player,
    conversation: Option<Conversation>,
}

/// Two players at a board, and what knows how endings go out.
pub struct Room<'a> {
    /// The players.
    pub seats: [Seat<'a>; 2],
    /// Ends a game whose result it knows.
    pub judge: Option<Judge>,
}

/// A game that has been played.
pub struct Played {
    /// The number of its pair, from 0.
    pub pair: usize,
    /// Whether B has the side that moves first in a game.
    pub swapped: bool,
    /// What its opening is called.
    pub opening: String,
    /// Its moves.
    pub game: Session,
    /// Who won.
    pub winner: Option<Side>,
    /// How it ended, in a word.
    pub reason: &'static str,
    /// The fault that it was lost by.
    pub fault: Option<Fault>,
}

impl Played {
    /// What player A made of it: 1 for a win, 0 for a draw, -1 for a loss.
    pub fn points(&self) -> i32 {
        self.winner.map_or(0, |side| match self.player(side) {
            0 => 1,
            _ => -1,
        })
    }

    /// Which player has a side: 0 for A, 1 for B.
    pub fn player(&self, side: Side) -> usize {
        side.index() ^ usize::from(self.swapped)
    }

    /// The game as PDN.
    pub fn pdn(&self, terms: &Terms, players: &[Player; 2]) -> String {
        let of = |side: Side| {
            let player = &players[self.player(side)];
            format!("{} {}", player.letter, player.shown)
        };
        let round = format!("{}.{}", self.pair + 1, u8::from(self.swapped) + 1);
        let fault = self.fault.as_ref().map(ToString::to_string);
        self.game.pdn(
            &[
                ("Event", &format!("tsoro match, {}", terms.limit)),
                ("Round", &round),
                ("Black", &of(Side::First)),
                ("White", &of(Side::Second)),
                ("Rules", terms.rules.name()),
                ("Opening", &self.opening),
                ("Termination", self.reason),
            ],
            self.winner,
            &fault.unwrap_or_default(),
        )
    }
}

impl<'a> Seat<'a> {
    /// A player whose program does not run yet.
    pub fn new(player: &'a Player) -> Seat<'a> {
        Seat {
            player,
            conversation: None,
        }
    }

    /// The program, started if need be and told that a game begins.
    fn begin(&mut self, terms: &Terms, stop: &Stop) -> Result<(), Trouble> {
        let mut conversation = match self.conversation.take() {
            Some(conversation) => conversation,
            None => Conversation::open(self.player, terms.rules, stop)?,
        };
        conversation.new_game()?;
        self.conversation = Some(conversation);
        Ok(())
    }

    /// Asks for a move and plays it. After a fault the program is ended.
    fn play(
        &mut self,
        game: &mut Session,
        clocks: &mut Clocks,
        terms: &Terms,
    ) -> Result<(), Trouble> {
        // A game is played only when both programs run.
        let Some(mut conversation) = self.conversation.take() else {
            return Err(Trouble::Stopped);
        };
        let text = conversation.ask(game, clocks, terms)?;
        game.play_text(&text).map_err(|refusal| {
            let reason = Text::new("en").refusal(game.board(), &refusal);
            conversation.illegal(format!("“{text}”: {reason}"))
        })?;
        self.conversation = Some(conversation);
        Ok(())
    }
}

/// Plays an opening to the end of the game, A having the side that moves first in a game unless
/// `swapped`. `None`: the match was stopped.
pub fn play(
    room: &mut Room<'_>,
    opening: &Opening,
    (pair, swapped): (usize, bool),
    terms: &Terms,
    stop: &Stop,
) -> Option<Played> {
    let mut played = Played {
        pair,
        swapped,
        opening: opening.name.clone(),
        game: opening.game.clone(),
        winner: None,
        reason: "",
        fault: None,
    };
    for side in Side::BOTH {
        let who = played.player(side);
        if let Err(trouble) = room.seats[who].begin(terms, stop) {
            return lost(played, side, trouble);
        }
    }
    let mut clocks = terms.clocks();
    loop {
        if let Some((winner, reason)) = over(&played.game, room.judge.as_mut()) {
            (played.winner, played.reason) = (winner, reason);
            return Some(played);
        }
        let side = played.game.turn();
        let who = played.player(side);
        if let Err(trouble) = room.seats[who].play(&mut played.game, &mut clocks, terms) {
            return lost(played, side, trouble);
        }
    }
}

/// The winner, if any, and the reason, when the game is over as it stands: by its rules, or by a
/// draw that may be claimed, which is claimed (as in `engine::arena`), or by what tables know of its
/// ending.
fn over(game: &Session, judge: Option<&mut Judge>) -> Option<(Option<Side>, &'static str)> {
    let word = |key: &'static str| key.strip_prefix("end-").unwrap_or(key);
    match (game.end(), game.claimable()) {
        (Some(end), _) => Some((end.winner, word(end.reason))),
        (None, Some(claim)) => Some((None, word(claim.reason()))),
        (None, None) => {
            let judged = judge?.judge(&game.fen()).ok()?;
            let winner = match judged.verdict? {
                Verdict::Win(_) => Some(game.turn()),
                Verdict::Draw => None,
                Verdict::Loss(_) => Some(game.turn().other()),
            };
            Some((winner, "tables"))
        }
    }
}

/// The game, lost by a side for its fault; nothing when the match was stopped.
fn lost(mut played: Played, side: Side, trouble: Trouble) -> Option<Played> {
    let Trouble::Fault(fault) = trouble else {
        return None;
    };
    played.winner = Some(side.other());
    played.reason = fault.kind.name();
    played.fault = Some(fault);
    Some(played)
}
