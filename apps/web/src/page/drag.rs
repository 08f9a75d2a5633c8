//! Pointers on the board and on the men in hand: press, hold and drag.
//! Does not know what a touch means; the machine is `web::pointer`, the meaning is the session's.

use crate::app::App;
use crate::dom::of;
use crate::men::{self, Men};
use game::snapshot::Man;
use game::{Board, Point};
use wasm_bindgen::JsCast;
use web::geometry::{length, point_at};
use web::pointer::{Act, Grip, Pointer};
use web::signals::Stored;
use web_sys::{HtmlElement, PointerEvent};

/// The board on the screen that pointers act on.
pub struct Surface {
    /// The element that covers the board exactly.
    pub root: HtmlElement,
    /// The board.
    pub board: Board,
    /// Whether it is shown with half a turn.
    pub turned: bool,
    /// Its men.
    pub men: Men,
}

/// The surface on the screen, if there is one, and the pointer on it. Copied freely.
#[derive(Clone, Copy)]
pub struct Hands {
    surface: Stored<Option<Surface>>,
    pointer: Stored<Pointer>,
    ghost: Stored<Option<HtmlElement>>,
}

impl Hands {
    /// Hands without a board.
    pub fn new() -> Hands {
        Hands {
            surface: Stored::new(None),
            pointer: Stored::new(Pointer::default()),
            ghost: Stored::new(None),
        }
    }

    /// Gives the hands a board.
    pub fn set(self, surface: Surface) {
        self.surface.set(Some(surface));
    }

    /// Does something with the board on the screen.
    pub fn with<T>(self, act: impl FnOnce(&mut Surface) -> T) -> Option<T> {
        let mut out = None;
        self.surface
            .update(|surface| out = surface.as_mut().map(act));
        out
    }

    fn over(self, event: &PointerEvent) -> Option<Point> {
        self.with(|surface| {
            let edge = surface.root.get_bounding_client_rect();
            let across = (f64::from(event.client_x()) - edge.left()) / edge.width();
            let down = (f64::from(event.client_y()) - edge.top()) / edge.height();
            point_at(&surface.board, surface.turned, across as f32, down as f32)
        })?
    }

    fn pointer<T>(self, act: impl FnOnce(&mut Pointer) -> T) -> Option<T> {
        let mut out = None;
        self.pointer.update(|pointer| out = Some(act(pointer)));
        out
    }

    /// A pointer goes down on the board.
    pub fn down(self, app: App, event: &PointerEvent) {
        if !event.is_primary() || event.button() != 0 {
            return;
        }
        let Some(point) = self.over(event) else {
            return;
        };
        capture(event);
        let frame = move || app.frame.get_untracked();
        let chosen = frame().is_some_and(|frame| frame.touched.last() == Some(&point));
        let (id, at) = (event.pointer_id(), place(event));
        let act = self
            .pointer(|pointer| pointer.down(id, point, chosen, at))
            .flatten();
        if act.is_none() {
            return;
        }
        app.touch(point);
        let held = frame()
            .is_some_and(|frame| frame.touched.last() == Some(&point) && frame.occupied(point));
        if held {
            self.pointer(|pointer| pointer.hold(id, Grip::Point(point), at));
        }
    }

    /// A pointer goes down on the men in hand of the player on turn.
    pub fn down_on_hand(self, event: &PointerEvent, man: Man) {
        if !event.is_primary() || event.button() != 0 {
            return;
        }
        capture(event);
        self.pointer(|pointer| pointer.hold(event.pointer_id(), Grip::Hand, place(event)));
        self.drop_ghost();
        let ghost = of("div", "piece held ghost").html(&men::picture(man));
        self.ghost.set(Some(ghost.0));
    }

    /// The pointer moved.
    pub fn moved(self, app: App, event: &PointerEvent) {
        if event.buttons() == 0 {
            // It was let go where the page could not see it.
            let back = self
                .pointer(|pointer| pointer.cancel(event.pointer_id()))
                .flatten();
            if back.is_some() {
                self.finish(app, back);
            }
            return;
        }
        let act = self
            .pointer(|pointer| pointer.moved(event.pointer_id(), place(event)))
            .flatten();
        match act {
            Some(Act::Follow(Grip::Point(point), dx, dy)) => {
                self.with(|surface| surface.men.follow(point, dx, dy));
            }
            Some(Act::Follow(Grip::Hand, ..)) => self.follow_from_hand(event),
            _ => {}
        }
    }

    fn follow_from_hand(self, event: &PointerEvent) {
        let Some(element) = self.ghost.get() else {
            return;
        };
        self.with(|surface| {
            let edge = surface.root.get_bounding_client_rect();
            let size = edge.width() / f64::from(surface.board.width);
            let style = element.style();
            let x = f64::from(event.client_x()) - edge.left() - size / 2.0;
            let y = f64::from(event.client_y()) - edge.top() - size / 2.0;
            let size = format!("{}px", length(size));
            let _ = style.set_property("width", &size);
            let _ = style.set_property("height", &size);
            let place = format!("translate({}px, {}px)", length(x), length(y));
            let _ = style.set_property("transform", &place);
            if element.parent_node().is_none() {
                let _ = surface.root.append_child(&element);
            }
        });
    }

    fn drop_ghost(self) {
        self.ghost.update(|ghost| {
            if let Some(element) = ghost.take() {
                element.remove();
            }
        });
    }

    /// The pointer went up.
    pub fn up(self, app: App, event: &PointerEvent) {
        let over = self.over(event);
        let act = self
            .pointer(|pointer| pointer.up(event.pointer_id(), over))
            .flatten();
        self.finish(app, act);
    }

    /// The system took the pointer away.
    pub fn cancel(self, app: App, event: &PointerEvent) {
        let act = self
            .pointer(|pointer| pointer.cancel(event.pointer_id()))
            .flatten();
        self.finish(app, act);
    }

    fn finish(self, app: App, act: Option<Act>) {
        self.drop_ghost();
        match act {
            Some(Act::Touch(point) | Act::Drop(Grip::Hand, point)) => {
                app.touch(point);
            }
            Some(Act::Drop(Grip::Point(from), to)) => {
                self.with(|surface| surface.men.release(from));
                if !app.touch(to) {
                    self.with(|surface| surface.men.back(from));
                }
            }
            Some(Act::Back(Grip::Point(point))) => {
                self.with(|surface| surface.men.back(point));
            }
            _ => {}
        }
    }
}

fn place(event: &PointerEvent) -> (f32, f32) {
    (event.client_x() as f32, event.client_y() as f32)
}

fn capture(event: &PointerEvent) {
    let element = event
        .current_target()
        .and_then(|target| target.dyn_into::<HtmlElement>().ok());
    if let Some(element) = element {
        // Without capture a drag that leaves the element ends there.
        let _ = element.set_pointer_capture(event.pointer_id());
    }
}
