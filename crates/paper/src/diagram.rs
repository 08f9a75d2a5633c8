//! A position with the way it is shown, as rule pages and the command line name it.
//! Does not know any rule: a session reads the position.

use crate::Picture;
use crate::printed::{Names, printed};
use draw::{Dress, Labels, Mark, Sign, View};
use game::{Board, Point, Refusal, Side};
use games::GameId;
use session::Session;
use text::Text;

/// A position and how it is shown.
pub struct Diagram {
    session: Session,
    /// How it is shown.
    pub view: View,
}

impl Diagram {
    /// The position of a rule set; `start` is where a game starts.
    ///
    /// # Errors
    /// When the position is not understood.
    pub fn new(rules: GameId, position: &str) -> Result<Diagram, Refusal> {
        let session = match position {
            "start" => Session::new(rules),
            fen => Session::at(rules, fen)?,
        };
        let view = View {
            labels: Labels::Numbers,
            ..View::default()
        };
        Ok(Diagram { session, view })
    }

    /// The position of the first rule set of the catalog that reads it.
    ///
    /// # Errors
    /// When none does: what is wrong by the rule set that understood most of it.
    pub fn found(position: &str) -> Result<Diagram, (GameId, Refusal)> {
        let mut best: Option<(u64, GameId, Refusal)> = None;
        for &rules in GameId::ALL {
            match Diagram::new(rules, position) {
                Ok(diagram) => return Ok(diagram),
                Err(refusal) => {
                    let at = refusal.args.iter().find(|(name, _)| *name == "at");
                    // What names no place was read to its end.
                    let far = at.map_or(u64::MAX, |(_, at)| at.parse().unwrap_or(0));
                    if best.as_ref().is_none_or(|(most, ..)| far > *most) {
                        best = Some((far, rules, refusal));
                    }
                }
            }
        }
        Err(best.map_or_else(
            || (GameId::ALL[0], Refusal::new("error-rules")),
            |(_, rules, refusal)| (rules, refusal),
        ))
    }

    /// The diagram at `board:RULES/POSITION?marks=15,22&path=15-22-31&turned`.
    ///
    /// # Errors
    /// When a part of it is not understood.
    pub fn parse(target: &str) -> Result<Diagram, Refusal> {
        let target = target.strip_prefix("board:").unwrap_or(target);
        let (target, query) = target.split_once('?').unwrap_or((target, ""));
        let (rules, position) = target.split_once('/').unwrap_or((target, "start"));
        let mut diagram = Diagram::new(GameId::parse(rules)?, position)?;
        for option in query.split('&').filter(|option| !option.is_empty()) {
            match option.split_once('=').unwrap_or((option, "")) {
                ("turned", _) => diagram.view.turned = true,
                ("marks", names) => diagram.mark(Sign::Ring, names)?,
                ("dots", names) => diagram.mark(Sign::Dot, names)?,
                ("path", names) => diagram.lead(names)?,
                (other, _) => return Err(Refusal::new("error-diagram").with("found", other)),
            }
        }
        Ok(diagram)
    }

    /// Marks the places of a list such as `15,22`.
    ///
    /// # Errors
    /// `error-point` for a name that the board does not have.
    pub fn mark(&mut self, sign: Sign, names: &str) -> Result<(), Refusal> {
        let points = points(self.board(), names, ',')?;
        let marks = points.into_iter().map(|point| Mark { point, sign });
        self.view.marks.extend(marks);
        Ok(())
    }

    /// Draws an arrow along a way such as `15-22-31`.
    ///
    /// # Errors
    /// `error-point` for a name that the board does not have.
    pub fn lead(&mut self, names: &str) -> Result<(), Refusal> {
        self.view.path = points(self.board(), names, '-')?;
        Ok(())
    }

    /// The rule set.
    #[must_use]
    pub fn rules(&self) -> GameId {
        self.session.id()
    }

    /// The board.
    #[must_use]
    pub fn board(&self) -> &Board {
        self.session.board()
    }

    /// The drawing, with classes only.
    #[must_use]
    pub fn figure(&self) -> String {
        let snapshot = self.session.snapshot();
        draw::figure(self.board(), &snapshot.standing, &self.view)
    }

    /// The drawing with the words that stand for it, in the looks worn by default.
    #[must_use]
    pub fn picture(&self, text: &Text) -> Picture {
        let view = View {
            rim: true,
            ..self.view.clone()
        };
        let snapshot = self.session.snapshot();
        Picture {
            svg: draw::figure(self.board(), &snapshot.standing, &view),
            style: draw::style(&Dress::default()),
            title: self.words(text),
            language: text.language().tag,
        }
    }

    /// The drawing for a text in print, with classes only.
    #[must_use]
    pub(crate) fn printed(&self) -> String {
        let snapshot = self.session.snapshot();
        printed(
            self.board(),
            &snapshot.standing,
            &self.view,
            Names::Middle(33.0),
        )
    }

    /// What stands where, in words: "red man: 3, 8; white king: 21".
    #[must_use]
    pub fn words(&self, text: &Text) -> String {
        let snapshot = self.session.snapshot();
        let mut kinds: Vec<(Side, &str, Vec<String>)> = Vec::new();
        for point in self.board().points() {
            let man = snapshot.standing.men.get(point.index()).copied().flatten();
            let piece = snapshot.pieces.get(point.index()).copied().flatten();
            let (Some(man), Some(piece)) = (man, piece) else {
                continue;
            };
            let name = self.board().name_of(point).to_owned();
            let same = |(side, key, _): &&mut (Side, &str, Vec<String>)| {
                *side == man.side && *key == piece
            };
            match kinds.iter_mut().find(same) {
                Some((_, _, names)) => names.push(name),
                None => kinds.push((man.side, piece, vec![name])),
            }
        }
        kinds.sort_by_key(|(side, _, _)| side.index());
        let told: Vec<String> = kinds
            .iter()
            .map(|(side, piece, names)| {
                format!("{}: {}", text.piece(piece, *side), text.row(names))
            })
            .collect();
        let game = text.get(&format!("rules-{}", self.rules().name()));
        if told.is_empty() {
            text.with("paper-empty", &[("game", game.into())])
        } else {
            text.with(
                "paper-diagram",
                &[("game", game.into()), ("men", told.join("; ").into())],
            )
        }
    }
}

/// Points by their names.
fn points(board: &Board, names: &str, between: char) -> Result<Vec<Point>, Refusal> {
    names
        .split(between)
        .map(|name| {
            board
                .point(name)
                .ok_or_else(|| Refusal::new("error-point").with("found", name))
        })
        .collect()
}
