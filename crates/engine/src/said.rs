//! What the engine says in the line protocol, as lines (docs/protocol.md).
//! Does not know when it is said, or what was asked.

use crate::ask::{Answer, Info};
use crate::endings::TableFault;
use game::{Game, Refusal};
use games::Job;
use search::score::plies_to_end;

/// The move, `none` when the game has ended; with `ponder` and the reply that is expected to it, if
/// that is wanted and one is known.
pub(crate) fn best_line(answer: &Answer, ponder: bool) -> String {
    let best = answer.best.as_deref().unwrap_or("none");
    match answer.pv.get(1).filter(|_| ponder) {
        Some(reply) => format!("bestmove {best} ponder {reply}"),
        None => format!("bestmove {best}"),
    }
}

/// A table that the engine plays on without.
pub(crate) fn fault_line(fault: &TableFault) -> String {
    let TableFault { table, reason } = fault;
    format!("info string tables-fault table={table:?} reason={reason:?}")
}

/// News of a search that may tell so many lines a depth.
pub(crate) fn info_line(info: &Info, lines: u32) -> String {
    let rank = if lines > 1 {
        format!(" multipv {}", info.rank)
    } else {
        String::new()
    };
    let score = match plies_to_end(info.score) {
        Some(plies) if info.score > 0 => format!("win {plies}"),
        Some(plies) => format!("loss {plies}"),
        None => format!("cp {}", info.score),
    };
    let nps = info.nodes * 1000 / info.millis.max(1);
    format!(
        "info depth {}{rank} score {score} nodes {} nps {nps} time {} pv {}",
        info.depth,
        info.nodes,
        info.millis,
        info.pv.join(" ")
    )
}

/// `info string KEY points=... name="value" ...`: a protocol has no language, so it tells the
/// message's key.
pub(crate) struct ErrorLine<'a>(pub(crate) &'a Refusal);

impl Job for ErrorLine<'_> {
    type Output = String;

    fn run<G: Game>(self) -> String {
        let mut line = format!("info string {}", self.0.key);
        if !self.0.points.is_empty() {
            let board = G::board();
            let names: Vec<&str> = self
                .0
                .points
                .iter()
                .map(|point| board.name_of(*point))
                .collect();
            line += &format!(" points={}", names.join(","));
        }
        for (name, value) in &self.0.args {
            line += &format!(" {name}={value:?}");
        }
        line
    }
}
