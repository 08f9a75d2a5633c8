//! Moves of the morris family as text.
//! Does not know why a rule refuses a move, nor the words of any language.

use super::refusals::Reason;
use super::{Move, Position, Ruleset, board, fen};
use game::{Game, Notation, Point, Position as _, Refusal, Route};

/// A move as it was written, before it is known to be legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Written {
    from: Option<Point>,
    to: Point,
    lifted: Option<Point>,
}

/// What is wrong with the text of a move. Places are counted in characters from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Fault {
    /// There is nothing to read.
    Empty,
    /// Something that is no point of the board.
    NoPoint { found: String, at: usize },
    /// Points with something else than `-` and `x` between them, or in another order.
    Form { found: String, at: usize },
}

impl From<Fault> for Refusal {
    fn from(fault: Fault) -> Refusal {
        match fault {
            Fault::Empty => Refusal::new("error-morris-move-empty"),
            Fault::NoPoint { found, at } => Refusal::new("error-morris-move-point")
                .with("found", found)
                .with("at", at),
            Fault::Form { found, at } => Refusal::new("error-morris-move-form")
                .with("found", found)
                .with("at", at),
        }
    }
}

/// Reads `d2`, `d2xa7`, `d2-d3` or `d2-d3xa7`; capitals and blanks are let pass.
fn parse(text: &str) -> Result<Written, Fault> {
    let letters: Vec<(usize, char)> = text
        .chars()
        .enumerate()
        .filter(|(_, c)| !c.is_whitespace())
        .map(|(i, c)| (i + 1, c))
        .collect();
    let mut rest = letters.as_slice();
    let first = read_point(&mut rest)?;
    let mut written = Written {
        from: None,
        to: first,
        lifted: None,
    };
    if let [(_, '-' | '\u{2013}'), after @ ..] = rest {
        rest = after;
        written.from = Some(first);
        written.to = read_point(&mut rest)?;
    }
    if let [(_, 'x' | 'X' | '\u{d7}'), after @ ..] = rest {
        rest = after;
        written.lifted = Some(read_point(&mut rest)?);
    }
    match rest {
        [] => Ok(written),
        [(at, _), ..] => Err(Fault::Form {
            found: rest.iter().map(|(_, c)| c).collect(),
            at: *at,
        }),
    }
}

/// Takes a point's name off the front.
fn read_point(rest: &mut &[(usize, char)]) -> Result<Point, Fault> {
    let Some(&(at, _)) = rest.first() else {
        return Err(Fault::Empty);
    };
    let name: String = rest.iter().take(2).map(|(_, c)| c).collect();
    let point = board::point_named(&name).ok_or(Fault::NoPoint { found: name, at })?;
    *rest = &rest[2..];
    Ok(point)
}

impl<R: Ruleset> Position<R> {
    /// Why a move as written is not legal.
    fn refuse_text(&self, written: Written, legal: &[Move]) -> Refusal {
        let Written { from, to, lifted } = written;
        let touches: Route = from.into_iter().chain([to]).chain(lifted).collect();
        if legal.is_empty() {
            Reason::Over.into()
        } else if self.placing() && from.is_some() {
            Reason::StillPlacing {
                hand: self.in_hand_of(self.turn()),
            }
            .into()
        } else if !self.placing() && from.is_none() {
            self.refuse_without_origin(written, legal)
        } else {
            self.refuse_touches(&touches, legal)
        }
    }

    /// The same for touches: the first that leads nowhere, or the removal that is lacking.
    fn refuse_touches(&self, touches: &[Point], legal: &[Move]) -> Refusal {
        let leads = |length: &usize| {
            legal
                .iter()
                .any(|mv| self.touches(mv).starts_with(&touches[..*length]))
        };
        match (1..=touches.len()).find(|length| !leads(length)) {
            Some(length) => self.refuse(&touches[..length]),
            None => Reason::RemoveNow {
                removable: self.removable_now(),
            }
            .into(),
        }
    }

    /// The same for a text without an origin, when no man can make the move.
    fn refuse_without_origin(&self, written: Written, legal: &[Move]) -> Refusal {
        // Of several men that go there, one that closes a mill is meant with a removal.
        let there = legal.iter().filter(|mv| mv.to() == written.to);
        let meant = there.max_by_key(|mv| mv.lifted().is_some());
        if let Some(from) = meant.and_then(|mv| mv.from()) {
            let touches: Route = [from, written.to]
                .into_iter()
                .chain(written.lifted)
                .collect();
            return self.refuse_touches(&touches, legal);
        }
        Refusal::new("error-morris-move-origin")
            .with("found", board::name_of(written.to))
            .with("allowed", self.write_move(&legal[0]))
    }
}

/// The men that can make a move written without an origin: each that goes to the point and, when
/// a removal is written, makes that one.
fn origins(written: Written, legal: &[Move]) -> Vec<Point> {
    let fits = |mv: &&Move| {
        mv.to() == written.to && (written.lifted.is_none() || mv.lifted() == written.lifted)
    };
    let mut origins: Vec<Point> = legal
        .iter()
        .filter(fits)
        .filter_map(|mv| mv.from())
        .collect();
    origins.sort_unstable();
    origins.dedup();
    origins
}

impl<R: Ruleset> Notation for Position<R> {
    fn from_fen(text: &str) -> Result<Self, Refusal> {
        fen::read(text)
    }

    fn to_fen(&self) -> String {
        fen::write(self)
    }

    /// Besides the full form, `d3` stands for the only slide to d3, and `d3xa7` for the only one
    /// that removes a7.
    fn read_move(&self, text: &str) -> Result<Move, Refusal> {
        let written = parse(text)?;
        let mut legal = Vec::new();
        self.moves(&mut legal);
        let mut from = written.from;
        if from.is_none() && !self.placing() {
            let origins = origins(written, &legal);
            if origins.len() > 1 {
                let refusal = Refusal::new("error-morris-move-several").at(origins);
                return Err(refusal.with("found", text.trim()));
            }
            from = origins.first().copied();
        }
        let mv = Move::new(from, written.to, written.lifted);
        if legal.contains(&mv) {
            return Ok(mv);
        }
        Err(self.refuse_text(Written { from, ..written }, &legal))
    }

    fn write_move(&self, mv: &Move) -> String {
        let mut text = String::with_capacity(8);
        if let Some(from) = mv.from() {
            text.push_str(board::name_of(from));
            text.push('-');
        }
        text.push_str(board::name_of(mv.to()));
        if let Some(lifted) = mv.lifted() {
            text.push('x');
            text.push_str(board::name_of(lifted));
        }
        text
    }
}
