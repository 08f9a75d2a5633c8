//! Thinks beside the page: questions come in as messages, answers go out.
//! Does not know the game on the page beyond the question.

use engine::{Answer, Archive, Ask, Engine, Judge};
use games::GameId;
use js_sys::Uint8Array;
use std::cell::RefCell;
use wasm_bindgen::prelude::*;
use web::messages::{self, Help, Question, Reply};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// The engine's memory, in bytes.
const MEMORY: usize = 16 << 20;

fn main() {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else {
        return;
    };
    let desk = RefCell::new(Desk::default());
    let answering = scope.clone();
    let listen = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let Ok(bytes) = event.data().dyn_into::<Uint8Array>() else {
            return;
        };
        let Some(question) = messages::read::<Question>(&bytes.to_vec()) else {
            return;
        };
        let reply = messages::write(&desk.borrow_mut().answer(question, &answering));
        // A page that has gone needs no answer.
        let _ = answering.post_message(&Uint8Array::from(reply.as_slice()));
    });
    scope.set_onmessage(Some(listen.as_ref().unchecked_ref()));
    // It lives as long as the worker.
    listen.forget();
}

/// What the worker thinks with.
#[derive(Default)]
struct Desk {
    engine: Option<Engine>,
    /// Tables of endings, and the rule set that they are for.
    tables: Option<(GameId, Vec<Archive>)>,
    judge: Option<Judge>,
    /// Help of each kind, and the rule set that it is for.
    help: Vec<(Help, GameId, Vec<u8>)>,
}

impl Desk {
    fn answer(&mut self, question: Question, scope: &DedicatedWorkerGlobalScope) -> Reply {
        match question {
            Question::Move(id, ask) => Reply::Move(id, self.think(&ask, scope)),
            Question::Tables(rules, file, bytes) => {
                let usable = self.take(&rules, &bytes);
                Reply::Tables(file, usable)
            }
            Question::Help(help, rules, bytes) => {
                Reply::Help(help, self.be_helped(help, &rules, bytes))
            }
            Question::Judge(fen) => {
                let judged = self.judge.as_mut().and_then(|judge| judge.judge(&fen).ok());
                Reply::Judged(fen, judged.unwrap_or_default())
            }
        }
    }

    /// Answers with the engine for these rules; one for other rules makes room for it.
    fn think(&mut self, ask: &Ask, scope: &DedicatedWorkerGlobalScope) -> Option<Answer> {
        // Milliseconds since the worker began; they never go back.
        let clock = || scope.performance().map_or(0, |clock| clock.now() as u64);
        let held = self.engine.take();
        let tables = &self.tables;
        let help = &self.help;
        let made = || {
            let mut engine = match tables {
                Some((rules, archives)) if *rules == ask.rules => {
                    Engine::with_tables(ask.rules, MEMORY, archives)
                }
                _ => Engine::new(ask.rules, MEMORY),
            };
            for (help, rules, bytes) in help {
                if *rules == ask.rules {
                    // It was tried when it came.
                    aid(&mut engine, *help, bytes);
                }
            }
            engine
        };
        let engine = held
            .filter(|engine| engine.rules() == ask.rules)
            .unwrap_or_else(made);
        let engine = self.engine.insert(engine);
        engine.think(ask, &clock, &mut |_| true).ok()
    }

    /// Takes help in, in place of what it had of the kind; whether it can be used. The next move is
    /// thought about with it.
    fn be_helped(&mut self, help: Help, rules: &str, bytes: Vec<u8>) -> bool {
        let Ok(rules) = GameId::parse(rules) else {
            return false;
        };
        let usable = aid(&mut Engine::new(rules, 0), help, &bytes);
        if usable {
            self.engine = None;
            self.help.retain(|(kind, ..)| *kind != help);
            self.help.push((help, rules, bytes));
        }
        usable
    }

    /// Takes tables in, beside those of the same rule set; whether they can be used. The next move is
    /// thought about with all of them.
    fn take(&mut self, rules: &str, bytes: &[u8]) -> bool {
        let (Ok(rules), Ok(archive)) = (GameId::parse(rules), Archive::open(bytes)) else {
            return false;
        };
        let held = self.tables.take().filter(|(of, _)| *of == rules);
        let mut archives = held.map_or_else(Vec::new, |(_, archives)| archives);
        archives.push(archive);
        self.judge = Judge::open(rules, &archives);
        self.engine = None;
        self.tables = Some((rules, archives));
        self.judge.is_some()
    }
}

/// Gives an engine help; whether it can use it.
fn aid(engine: &mut Engine, help: Help, bytes: &[u8]) -> bool {
    match help {
        Help::Weights => engine.learn(bytes).is_ok(),
        Help::Book => engine.open_book(bytes).is_ok(),
    }
}
