//! Work that can wait until it disturbs nobody. Does not know what the work is.

use crate::app::{App, now};
use crate::dom;
use std::cell::Cell;
use std::rc::Rc;
use web_sys::Event;

/// How long nothing has to be touched, in milliseconds.
const REST: u32 = 1500;

/// How long the work waits at most, in milliseconds: a computer that plays itself never rests.
const LONGEST: f64 = 30_000.0;

/// Tells when the reader and the engine rest.
#[derive(Clone)]
pub struct Quiet {
    app: App,
    touched: Rc<Cell<f64>>,
}

impl Quiet {
    /// Begins to listen.
    pub fn new(app: App) -> Quiet {
        let touched = Rc::new(Cell::new(now()));
        for name in ["pointerdown", "keydown"] {
            let touched = touched.clone();
            dom::listen(&dom::window(), name, move |_: Event| touched.set(now()));
        }
        Quiet { app, touched }
    }

    /// Does something when nothing has been touched for a second and a half and the engine does not
    /// think; after half a minute in any case.
    pub fn then(&self, act: impl FnOnce() + 'static) {
        self.clone().look(now() + LONGEST, Box::new(act));
    }

    fn look(self, latest: f64, act: Box<dyn FnOnce()>) {
        dom::later(REST, move || {
            if self.rests() || now() > latest {
                act();
            } else {
                self.look(latest, act);
            }
        });
    }

    fn rests(&self) -> bool {
        let frame = self.app.frame.get_untracked();
        let thinks = frame.is_some_and(|frame| frame.wanted.is_some());
        now() - self.touched.get() >= f64::from(REST) && !thinks
    }
}
