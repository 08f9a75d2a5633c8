//! The engine's worker as the page sees it: one question at a time, stopped by ending the worker.
//! Does not know the game; it hands on questions and answers.

use crate::dom::later;
use crate::files;
use engine::{Answer, Ask};
use js_sys::Uint8Array;

use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web::messages::{self, Question, Reply};
use web_sys::{Event, MessageEvent, Worker};

/// A worker that dies so often in a row is not started again until something is asked anew.
const MOST_DEATHS: u32 = 3;

/// Time before a dead worker is started again, in milliseconds.
const PAUSE: u32 = 50;

/// What is called when the worker says or does something.
#[derive(Clone)]
pub struct Listener {
    /// A message came.
    pub heard: Rc<dyn Fn(Vec<u8>)>,
    /// The worker died or could not be started.
    pub died: Rc<dyn Fn()>,
}

/// The worker and the question that it is busy with.
pub struct Thinker {
    listener: Listener,
    worker: Option<Running>,
    asked: Option<(u32, Ask)>,
    next: u32,
    deaths: u32,
}

struct Running {
    worker: Worker,
    _heard: Closure<dyn FnMut(MessageEvent)>,
    _died: Closure<dyn FnMut(Event)>,
}

impl Drop for Running {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

impl Thinker {
    /// A thinker whose worker's news go to `listener`. Nothing is started.
    pub fn new(listener: Listener) -> Thinker {
        Thinker {
            listener,
            worker: None,
            asked: None,
            next: 1,
            deaths: 0,
        }
    }

    /// Starts the worker, so that it is ready when something is asked.
    pub fn warm_up(&mut self) {
        if self.worker.is_none() {
            self.worker = start(&self.listener);
        }
    }

    /// Asks; a question still open is given up. Returns the question's number.
    pub fn ask(&mut self, ask: Ask) -> u32 {
        self.stop();
        self.deaths = 0;
        let id = self.next;
        self.next = self.next.wrapping_add(1);
        self.asked = Some((id, ask));
        self.send();
        id
    }

    /// The number of the open question.
    pub fn open(&self) -> Option<u32> {
        self.asked.as_ref().map(|(id, _)| *id)
    }

    /// Gives the open question up, if there is one: its worker ends and another one stands ready.
    pub fn stop(&mut self) {
        if self.asked.take().is_some() {
            self.worker = None;
            self.warm_up();
        }
    }

    fn send(&mut self) {
        self.warm_up();
        if let (Some(running), Some((id, ask))) = (&self.worker, &self.asked) {
            let bytes = messages::write(&Question {
                id: *id,
                ask: ask.clone(),
            });
            // A worker that cannot be posted to reports its death by its own event.
            let _ = running
                .worker
                .post_message(&Uint8Array::from(bytes.as_slice()));
        }
    }

    /// A message came. Returns what it says about the open question.
    pub fn heard(&mut self, bytes: &[u8]) -> Option<(u32, Option<Answer>)> {
        let reply: Reply = messages::read(bytes)?;
        if self.open() != Some(reply.id) {
            return None;
        }
        self.asked = None;
        Some((reply.id, reply.answer))
    }

    /// The worker died: it is started again and the open question asked again, a few times.
    /// Returns the number of the open question and whether it was asked again.
    pub fn died(&mut self) -> Option<(u32, bool)> {
        self.worker = None;
        self.deaths += 1;
        let id = self.open()?;
        if self.deaths <= MOST_DEATHS {
            self.send();
            Some((id, true))
        } else {
            self.asked = None;
            Some((id, false))
        }
    }
}

fn start(listener: &Listener) -> Option<Running> {
    let died = listener.died.clone();
    // Later: what dies is dropped then, and must not be while it is being called.
    let report = move || {
        let died = died.clone();
        later(PAUSE, move || died());
    };
    let made = files::address("worker.js").and_then(|address| Worker::new(&address).ok());
    let Some(worker) = made else {
        report();
        return None;
    };
    let hear = listener.heard.clone();
    let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        if let Ok(bytes) = event.data().dyn_into::<Uint8Array>() {
            hear(bytes.to_vec());
        }
    });
    let died = Closure::<dyn FnMut(Event)>::new(move |event: Event| {
        event.prevent_default();
        report();
    });
    worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    worker.set_onerror(Some(died.as_ref().unchecked_ref()));
    Some(Running {
        worker,
        _heard: heard,
        _died: died,
    })
}
