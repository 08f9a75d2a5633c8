//! The board as a picture needs it, and what stands on it.
//! Does not know what may be played.

use super::{
    Position, Ruleset,
    squares::{SQUARES, bit, column, row},
};
use game::{
    Board, Look, Place, Point, Side,
    snapshot::{Man, Standing},
};

/// The board: 32 dark squares, numbered as in the literature (articles C3 and C6). The first
/// player starts on 1 to 12, at the top when the board is not turned.
pub(super) fn board() -> Board {
    let places = (0..SQUARES)
        .map(|square| Place {
            x: column(square) as f32 + 0.5,
            y: row(square) as f32 + 0.5,
            name: (square + 1).to_string(),
        })
        .collect();
    Board {
        name: "checkers",
        look: Look::Squares,
        width: 8.0,
        height: 8.0,
        man: 0.4,
        places,
        lines: Vec::new(),
        rows: Vec::new(),
        first_at_bottom: false,
        still: &[],
        in_hand: 0,
    }
}

impl<R: Ruleset> Position<R> {
    /// Whose piece stands on a point, and whether it is a king.
    pub(super) fn piece(&self, point: Point) -> Option<(Side, bool)> {
        let square = bit(point);
        let side = Side::BOTH
            .into_iter()
            .find(|side| self.pieces(*side) & square != 0)?;
        Some((side, self.kings() & square != 0))
    }

    /// The pieces on the board and the number that each side has lost (article C5: a king is two
    /// men high).
    pub(super) fn men(&self) -> Standing {
        let men = board().points().map(|point| {
            self.piece(point).map(|(side, king)| Man {
                side,
                height: 1 + u8::from(king),
            })
        });
        let lost = Side::BOTH
            .map(|side| Self::MOST_PIECES.saturating_sub(self.pieces(side).count_ones()) as u8);
        Standing {
            men: men.collect(),
            in_hand: [0, 0],
            lost,
        }
    }
}
