//! A board on which men are set up by hand, with what was done taken back step by step.
//! Does not know which men may stand where: the game says it when it is asked.

use crate::Session;
use game::{Board, Game, Layout, Man, Point, Refusal, Side};
use games::{GameId, Job};

/// Men being set up for a rule set.
#[derive(Clone, Debug)]
pub struct Editor {
    id: GameId,
    board: Board,
    kinds: &'static [&'static str],
    layout: Layout,
    past: Vec<Layout>,
}

impl Editor {
    /// The start of a rule set, to be changed.
    #[must_use]
    pub fn new(id: GameId) -> Editor {
        Editor::of(&Session::new(id))
    }

    /// The position after `ply` plies of a game, to be changed.
    #[must_use]
    pub fn at(session: &Session, ply: usize) -> Editor {
        let snapshot = session.snapshot_at(ply);
        Editor {
            layout: Layout::of(snapshot.standing, snapshot.turn),
            ..Editor::of(session)
        }
    }

    fn of(session: &Session) -> Editor {
        let snapshot = session.snapshot();
        Editor {
            id: session.id(),
            board: session.board().clone(),
            kinds: session.id().with(Kinds),
            layout: Layout::of(snapshot.standing, snapshot.turn),
            past: Vec::new(),
        }
    }

    /// The rule set.
    #[must_use]
    pub fn id(&self) -> GameId {
        self.id
    }

    /// The board.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// What is set up.
    #[must_use]
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// The kinds of men as message keys, such as `piece-man`: those of height 1, then of height 2.
    #[must_use]
    pub fn kinds(&self) -> &'static [&'static str] {
        self.kinds
    }

    /// The key of a man's kind.
    #[must_use]
    pub fn kind(&self, man: Man) -> Option<&'static str> {
        let index = usize::from(man.height).checked_sub(1)?;
        self.kinds.get(index).copied()
    }

    /// Puts a man on a point, or takes what stands there off.
    pub fn put(&mut self, point: Point, man: Option<Man>) {
        self.change(|layout| {
            if let Some(place) = layout.men.get_mut(point.index()) {
                *place = man;
            }
        });
    }

    /// Carries what stands on one point to another.
    pub fn carry(&mut self, from: Point, to: Point) {
        self.change(|layout| {
            let man = layout.men.get_mut(from.index()).and_then(Option::take);
            if let (Some(man), Some(place)) = (man, layout.men.get_mut(to.index())) {
                *place = Some(man);
            }
        });
    }

    /// Says whose turn it is to be.
    pub fn set_turn(&mut self, side: Side) {
        self.change(|layout| layout.turn = side);
    }

    /// Gives a side so many men in hand; no more than the board's.
    pub fn set_in_hand(&mut self, side: Side, men: u8) {
        let most = self.board.in_hand;
        self.change(|layout| layout.in_hand[side.index()] = men.min(most));
    }

    /// Sets up the position that a game of the same rule set has come to.
    pub fn take(&mut self, session: &Session) {
        let given = Editor::at(session, session.ply()).layout;
        self.change(|layout| *layout = given);
    }

    /// Takes everything off.
    pub fn clear(&mut self) {
        self.change(|layout| {
            layout.men.fill(None);
            layout.in_hand = [0, 0];
        });
    }

    /// Sets up the start of the rule set.
    pub fn reset(&mut self) {
        let start = Editor::new(self.id).layout;
        self.change(|layout| *layout = start);
    }

    /// Takes the last change back; `false` when there is none.
    pub fn undo(&mut self) -> bool {
        let before = self.past.pop();
        let some = before.is_some();
        if let Some(before) = before {
            self.layout = before;
        }
        some
    }

    /// Whether there is a change to take back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    fn change(&mut self, change: impl FnOnce(&mut Layout)) {
        let before = self.layout.clone();
        change(&mut self.layout);
        if self.layout != before {
            self.past.push(before);
        }
    }

    /// The position that is set up, as text, when a game can go on from it.
    ///
    /// # Errors
    /// Says what is wrong, with the points concerned; `refused-set-up-over` with `$side` when the
    /// side to move has lost there, or the game is drawn.
    pub fn position(&self) -> Result<String, Refusal> {
        self.id.with(Check(&self.layout))
    }
}

struct Kinds;

impl Job for Kinds {
    type Output = &'static [&'static str];

    fn run<G: Game>(self) -> Self::Output {
        G::KINDS
    }
}

struct Check<'a>(&'a Layout);

impl Job for Check<'_> {
    type Output = Result<String, Refusal>;

    fn run<G: Game>(self) -> Self::Output {
        let position = G::from_layout(self.0)?;
        if position.end().is_some() {
            return Err(Refusal::new("refused-set-up-over").with("side", self.0.turn.key()));
        }
        Ok(position.to_fen())
    }
}
