//! The board on which a position is set up: what a touch does there, and what is wrong.
//! Does not know which positions are allowed, any word of a language, or how anything is drawn.

use crate::frame::{Frame, Notice};
use crate::seats::Setup;
use game::snapshot::{Man, Snapshot};
use game::{Point, Refusal};
use games::GameId;
use session::{Editor, Session};
use std::sync::Arc;

/// What a touch of the board does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tool {
    /// Takes a man up and puts it down elsewhere.
    Carry,
    /// Puts such a man down; where it stands already it comes off.
    Put(Man),
    /// Takes a man off.
    Off,
}

/// A position being set up.
#[derive(Clone, Debug)]
pub struct Desk {
    editor: Editor,
    tool: Tool,
    /// The man that is being carried.
    held: Option<Point>,
    /// What was wrong with a text that was put in.
    refused: Option<Refusal>,
}

impl Desk {
    /// The start of a rule set, to be changed.
    #[must_use]
    pub fn new(rules: GameId) -> Desk {
        Desk::of(Editor::new(rules))
    }

    /// The position after `ply` plies of a game, to be changed.
    #[must_use]
    pub fn at(session: &Session, ply: usize) -> Desk {
        Desk::of(Editor::at(session, ply))
    }

    fn of(editor: Editor) -> Desk {
        Desk {
            editor,
            tool: Tool::Carry,
            held: None,
            refused: None,
        }
    }

    /// The men, to read.
    #[must_use]
    pub fn editor(&self) -> &Editor {
        &self.editor
    }

    /// What a touch does.
    #[must_use]
    pub fn tool(&self) -> Tool {
        self.tool
    }

    /// Chooses what a touch does.
    pub fn take(&mut self, tool: Tool) {
        self.tool = tool;
        self.held = None;
    }

    /// The men are changed otherwise than by a touch.
    pub fn change(&mut self, change: impl FnOnce(&mut Editor)) {
        self.held = None;
        self.refused = None;
        change(&mut self.editor);
    }

    fn man(&self, point: Point) -> Option<Man> {
        let men = &self.editor.layout().men;
        men.get(point.index()).copied().flatten()
    }

    /// A point is touched. Returns whether anything came of it for the man that was held, or else
    /// for the point.
    pub fn touch(&mut self, point: Point) -> bool {
        self.refused = None;
        let stands = self.man(point);
        match (self.tool, self.held.take()) {
            (Tool::Put(man), _) => {
                self.editor.put(point, (stands != Some(man)).then_some(man));
                true
            }
            (Tool::Off, _) => {
                self.editor.put(point, None);
                stands.is_some()
            }
            (Tool::Carry, Some(from)) if from == point => true,
            (Tool::Carry, Some(from)) if stands.is_none() => {
                self.editor.carry(from, point);
                true
            }
            (Tool::Carry, held) => {
                self.held = stands.map(|_| point);
                held.is_none() && stands.is_some()
            }
        }
    }

    /// A position or a game as text takes the place of what is set up.
    pub fn read(&mut self, text: &str) {
        let rules = self.editor.id();
        let session = Session::pasted(rules, text).and_then(|session| {
            if session.id() == rules {
                Ok(session)
            } else {
                Err(Refusal::new("refused-set-up-rules")
                    .with("rules", format!("rules-{}", session.id().name())))
            }
        });
        match session {
            Ok(session) => self.change(|editor| editor.take(&session)),
            Err(refusal) => self.refused = Some(refusal),
        }
    }

    /// The position as text, when a game can go on from it.
    ///
    /// # Errors
    /// Says what is wrong.
    pub fn position(&self) -> Result<String, Refusal> {
        self.editor.position()
    }

    /// Everything that the board shows.
    #[must_use]
    pub fn frame(&self) -> Frame {
        let layout = self.editor.layout();
        let standing = layout.standing();
        let refusal = self
            .refused
            .clone()
            .or_else(|| self.editor.position().err());
        let points: Vec<Point> = self.editor.board().points().collect();
        let pieces = points
            .iter()
            .map(|point| self.man(*point).and_then(|man| self.editor.kind(man)));
        Frame {
            rules: self.editor.id(),
            setup: Setup::read("friend 3 3000 first"),
            snapshot: Snapshot {
                ply: 0,
                standing: standing.clone(),
                turn: layout.turn,
                choices: Vec::new(),
                must: Vec::new(),
                last: None,
                end: None,
                claim: None,
                quiet_plies: 0,
                pieces: pieces.collect(),
            },
            live: true,
            standing,
            touched: self.held.into_iter().collect(),
            targets: self.targets(&points),
            passed: Vec::new(),
            concerned: refusal.iter().flat_map(|r| r.points.clone()).collect(),
            hint: Vec::new(),
            notice: refusal.map(Notice::Refusal),
            moves: Arc::default(),
            first_turn: layout.turn,
            wanted: None,
            on_turn: true,
            halted: false,
            can_undo: self.editor.can_undo(),
            can_redo: false,
            over: false,
            timed: false,
            fixed: 0,
            opening: None,
            giver: None,
            elsewhere: false,
            near_end: false,
            men_known: 0,
            to_judge: None,
            judgement: None,
            lesson: None,
            marked: Vec::new(),
        }
    }

    /// The points where a man that is carried may be put down.
    fn targets(&self, points: &[Point]) -> Vec<Point> {
        let vacant = points
            .iter()
            .copied()
            .filter(|&point| self.man(point).is_none());
        self.held.map_or_else(Vec::new, |_| vacant.collect())
    }
}
