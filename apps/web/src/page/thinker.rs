//! The engine's worker as the page sees it: one question at a time, stopped by ending the worker.
//! Does not know the game; it hands on questions and answers.

use crate::dom::later;
use crate::files;
use engine::{Answer, Ask, Judgement};
use js_sys::Uint8Array;

use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web::messages::{self, Help, Question, Reply};
use web_sys::{Event, MessageEvent, Worker};

/// A worker that dies so often in a row is not started again until something is asked anew.
const MOST_DEATHS: u32 = 3;

/// Time before a dead worker is started again, in milliseconds.
const PAUSE: u32 = 50;

/// What the worker said.
pub enum Heard {
    /// The answer to the open question, with its number.
    Answer(u32, Option<Answer>),
    /// Whether the tables of endings in the file with this name can be used.
    Tables(String, bool),
    /// What they know of a position.
    Judged(String, Judgement),
}

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
    /// Tables of endings of a rule set, by its name and that of their file: each new worker is given
    /// them.
    tables: Vec<(String, String, Vec<u8>)>,
    /// Help of each kind, with the name of its rule set: each new worker is given it.
    help: Vec<(Help, String, Vec<u8>)>,
    /// The position that is to be judged.
    judging: Option<String>,
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
            tables: Vec::new(),
            help: Vec::new(),
            judging: None,
            next: 1,
            deaths: 0,
        }
    }

    /// Starts the worker, so that it is ready when something is asked.
    pub fn warm_up(&mut self) {
        if self.worker.is_some() {
            return;
        }
        self.worker = start(&self.listener);
        for (rules, file, bytes) in self.tables.clone() {
            self.post(&Question::Tables(rules, file, bytes));
        }
        for (help, rules, bytes) in self.help.clone() {
            self.post(&Question::Help(help, rules, bytes));
        }
        if let Some(fen) = self.judging.clone() {
            self.post(&Question::Judge(fen));
        }
    }

    /// Hands tables of endings over, to this worker and all after it. Those of other rules are not
    /// needed any more.
    pub fn give(&mut self, rules: &str, file: &str, bytes: Vec<u8>) {
        let given = (rules.to_owned(), file.to_owned(), bytes);
        self.tables
            .retain(|(of, name, _)| of == rules && name != file);
        self.tables.push(given.clone());
        if self.worker.is_some() {
            let (rules, file, bytes) = given;
            self.post(&Question::Tables(rules, file, bytes));
        } else {
            self.warm_up();
        }
    }

    /// Hands help over, to this worker and all after it, in place of what it had of the kind.
    pub fn help(&mut self, help: Help, rules: &str, bytes: Vec<u8>) {
        let given = (help, rules.to_owned(), bytes);
        self.help.retain(|(kind, ..)| *kind != help);
        self.help.push(given.clone());
        if self.worker.is_some() {
            let (help, rules, bytes) = given;
            self.post(&Question::Help(help, rules, bytes));
        }
    }

    /// Asks who wins a position, unless that is asked already.
    pub fn judge(&mut self, fen: &str) {
        if self.judging.as_deref() == Some(fen) {
            return;
        }
        self.warm_up();
        self.judging = Some(fen.to_owned());
        self.post(&Question::Judge(fen.to_owned()));
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
        if let Some((id, ask)) = self.asked.clone() {
            self.post(&Question::Move(id, ask));
        }
    }

    fn post(&self, question: &Question) {
        if let Some(running) = &self.worker {
            let bytes = messages::write(question);
            // A worker that cannot be posted to reports its death by its own event.
            let _ = running
                .worker
                .post_message(&Uint8Array::from(bytes.as_slice()));
        }
    }

    /// A message came. Returns what it says, unless it is about a question that was given up.
    pub fn heard(&mut self, bytes: &[u8]) -> Option<Heard> {
        match messages::read(bytes)? {
            Reply::Move(id, answer) if self.open() == Some(id) => {
                self.asked = None;
                Some(Heard::Answer(id, answer))
            }
            Reply::Judged(fen, judgement) if self.judging.as_ref() == Some(&fen) => {
                self.judging = None;
                Some(Heard::Judged(fen, judgement))
            }
            Reply::Tables(file, usable) => {
                if !usable {
                    self.tables.retain(|(_, name, _)| *name != file);
                }
                Some(Heard::Tables(file, usable))
            }
            Reply::Help(help, false) => {
                self.help.retain(|(kind, ..)| *kind != help);
                None
            }
            _ => None,
        }
    }

    /// The worker died: it is started again and the open question asked again, a few times.
    /// Returns the number of the open question and whether it was asked again.
    pub fn died(&mut self) -> Option<(u32, bool)> {
        self.worker = None;
        self.judging = None;
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
