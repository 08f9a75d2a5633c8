//! The way from the game's start to the position in hand, as far as it can return.
//! Does not know positions: it holds their keys.

use game::{Position, Record};

/// Keys of the positions since the last move that can not be taken back, and the plies without
/// progress at each.
#[derive(Clone, Debug)]
pub struct Path {
    steps: Vec<Step>,
}

#[derive(Clone, Copy, Debug)]
struct Step {
    key: u64,
    quiet: u32,
}

impl Path {
    /// The way that a game has come; its last position is the root of the search.
    #[must_use]
    pub fn of<P: Position>(record: &Record<P>) -> Path {
        let quiet = record.quiet_plies();
        let positions = record.positions();
        let from = positions.len().saturating_sub(1 + quiet as usize);
        let steps = (0..).zip(&positions[from..]);
        Path {
            steps: steps
                .map(|(quiet, position)| Step {
                    key: position.key(),
                    quiet,
                })
                .collect(),
        }
    }

    /// How many positions are on the way, the one in hand included.
    #[must_use]
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// Plies without progress at the position in hand.
    #[must_use]
    pub fn quiet(&self) -> u32 {
        self.steps.last().map_or(0, |step| step.quiet)
    }

    /// Goes one move on.
    pub fn push(&mut self, key: u64, progress: bool) {
        let quiet = if progress { 0 } else { self.quiet() + 1 };
        self.steps.push(Step { key, quiet });
    }

    /// Goes one move back.
    pub fn pop(&mut self) {
        self.steps.pop();
    }

    /// Where on the way the position in hand has stood before: the latest such place, counted
    /// from the beginning of the way.
    #[must_use]
    pub fn stood_at(&self) -> Option<usize> {
        let (last, before) = self.steps.split_last()?;
        let reach = (last.quiet as usize).min(before.len());
        // The same side is to move every second ply; it takes four plies to come back.
        let mut back = 4;
        while back <= reach {
            let place = before.len() - back;
            if before[place].key == last.key {
                return Some(place);
            }
            back += 2;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_is_found_again_only_since_the_last_progress() {
        let mut path = Path {
            steps: vec![Step { key: 1, quiet: 0 }],
        };
        for key in [2, 3, 4, 1] {
            path.push(key, false);
        }
        assert_eq!(path.stood_at(), Some(0));
        assert_eq!(path.quiet(), 4);
        path.pop();
        path.push(1, true);
        assert_eq!(path.stood_at(), None);
        assert_eq!(path.quiet(), 0);
    }

    #[test]
    fn keys_of_the_other_side_do_not_count() {
        let mut path = Path {
            steps: vec![Step { key: 1, quiet: 0 }],
        };
        for key in [2, 3, 4, 5, 1] {
            path.push(key, false);
        }
        assert_eq!(
            path.stood_at(),
            None,
            "five plies later the other side is to move"
        );
    }
}
