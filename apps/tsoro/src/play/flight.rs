//! A move being shown hop by hop, after it was played.
//! Does not know how men look, nor any rule: it follows the way that the move went.

use game::{Man, Played, snapshot::Standing};
use std::time::{Duration, Instant};

/// How long a man is seen at each place of its way.
const HOP: Duration = Duration::from_millis(200);

/// The move and the men before it.
pub struct Flight {
    before: Standing,
    played: Played,
    began: Instant,
}

impl Flight {
    /// Shows a move from now on; `None` for one without a way: a man from the hand.
    #[must_use]
    pub fn of(before: Standing, played: Played, now: Instant) -> Option<Flight> {
        (played.route.len() > 1).then_some(Flight {
            before,
            played,
            began: now,
        })
    }

    /// The men as they are seen now; `None` when the man has arrived.
    #[must_use]
    pub fn standing(&self, now: Instant) -> Option<Standing> {
        let passed = now.saturating_duration_since(self.began).as_millis() / HOP.as_millis();
        let hop = usize::try_from(passed).ok()?;
        let (route, taken) = (&self.played.route, &self.played.taken);
        if hop + 1 >= route.len() {
            return None;
        }
        let mut standing = self.before.clone();
        let man: Option<Man> = standing.men.get_mut(route[0].index())?.take();
        // Where a man is taken by each hop, it goes as it is passed.
        if taken.len() + 1 == route.len() {
            for point in &taken[..hop] {
                standing.men[point.index()] = None;
            }
        }
        *standing.men.get_mut(route[hop].index())? = man;
        Some(standing)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use session::Session;

    #[test]
    fn a_double_jump_is_seen_place_by_place() {
        let mut session = Session::at(games::GameId::American, "B:W18,26:BK15").unwrap();
        let before = session.snapshot().standing;
        let played = session.play_text("15x22x31").unwrap();
        let now = Instant::now();
        let flight = Flight::of(before, played, now).unwrap();
        let men = |millis| -> Option<Vec<usize>> {
            let standing = flight.standing(now + Duration::from_millis(millis))?;
            Some(
                (1..=32)
                    .filter(|square| standing.men[square - 1].is_some())
                    .collect(),
            )
        };
        assert_eq!(men(0), Some(vec![15, 18, 26]));
        assert_eq!(men(250), Some(vec![22, 26]));
        assert_eq!(men(450), None);
    }

    #[test]
    fn a_placed_man_has_no_way() {
        let mut session = Session::new(games::GameId::Twelve);
        let before = session.snapshot().standing;
        let played = session.play_text("d2").unwrap();
        assert!(Flight::of(before, played, Instant::now()).is_none());
    }
}
