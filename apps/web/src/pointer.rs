//! The one state machine for press, hold and drag, with mouse, pen and finger alike.
//! Does not know what a touch means in the game or how anything is drawn.

use game::Point;

/// A press becomes a drag after so many CSS pixels.
const DRAG_FROM: f32 = 3.0;

/// What is held: a man on the board, or one of those in hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Grip {
    /// The man on a point.
    Point(Point),
    /// A man not yet placed.
    Hand,
}

/// What the page is to do.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Act {
    /// Touch the point.
    Touch(Point),
    /// Let the held man follow: so many CSS pixels from where it was taken.
    Follow(Grip, f32, f32),
    /// Put the held man down where it was taken.
    Back(Grip),
    /// The held man was let go over the point: touch it; when nothing comes of that, put it back.
    Drop(Grip, Point),
}

#[derive(Clone, Copy, PartialEq, Debug, Default)]
enum State {
    #[default]
    Idle,
    /// Down on something that can be held; `again` when it had been chosen before.
    Pressed {
        grip: Grip,
        from: (f32, f32),
        again: bool,
    },
    Dragging {
        grip: Grip,
        from: (f32, f32),
    },
}

/// The state of the one pointer that counts.
#[derive(Clone, Debug, Default)]
pub struct Pointer {
    id: i32,
    state: State,
}

impl Pointer {
    /// The pointer `id` goes down on a point; `chosen` when that point was touched last.
    /// [`Pointer::hold`] must follow when a man there can be held.
    pub fn down(&mut self, id: i32, point: Point, chosen: bool, at: (f32, f32)) -> Option<Act> {
        if self.state != State::Idle {
            return None;
        }
        self.id = id;
        if chosen {
            self.state = State::Pressed {
                grip: Grip::Point(point),
                from: at,
                again: true,
            };
            None
        } else {
            Some(Act::Touch(point))
        }
    }

    /// What went down can be held: a drag may follow.
    pub fn hold(&mut self, id: i32, grip: Grip, at: (f32, f32)) {
        if self.state == State::Idle {
            self.id = id;
            self.state = State::Pressed {
                grip,
                from: at,
                again: false,
            };
        }
    }

    /// The pointer moved.
    pub fn moved(&mut self, id: i32, at: (f32, f32)) -> Option<Act> {
        if id != self.id {
            return None;
        }
        if let State::Pressed { grip, from, .. } = self.state
            && (at.0 - from.0).hypot(at.1 - from.1) >= DRAG_FROM
        {
            self.state = State::Dragging { grip, from };
        }
        match self.state {
            State::Dragging { grip, from } => Some(Act::Follow(grip, at.0 - from.0, at.1 - from.1)),
            _ => None,
        }
    }

    /// The pointer went up, over a point or beside all of them.
    pub fn up(&mut self, id: i32, over: Option<Point>) -> Option<Act> {
        if id != self.id {
            return None;
        }
        match (std::mem::take(&mut self.state), over) {
            (
                State::Pressed {
                    grip: Grip::Point(point),
                    again: true,
                    ..
                },
                _,
            ) => Some(Act::Touch(point)),
            (State::Dragging { grip, .. }, Some(point)) if grip != Grip::Point(point) => {
                Some(Act::Drop(grip, point))
            }
            (State::Dragging { grip, .. }, _) => Some(Act::Back(grip)),
            _ => None,
        }
    }

    /// The system took the pointer away.
    pub fn cancel(&mut self, id: i32) -> Option<Act> {
        if id != self.id {
            return None;
        }
        match std::mem::take(&mut self.state) {
            State::Dragging { grip, .. } => Some(Act::Back(grip)),
            _ => None,
        }
    }

    /// Whether a man is being dragged.
    #[must_use]
    pub fn dragging(&self) -> bool {
        matches!(self.state, State::Dragging { .. })
    }
}
