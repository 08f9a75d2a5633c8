//! The engine in a thread of its own: it is asked, can be stopped, and answers when it has done.
//! Does not know what its answers are for.

use crate::commands::tables::Folder;
use crate::{books, clock, folders, weights};
use engine::{Answer, Ask, Engine, Info, TableFault};
use game::Refusal;
use games::GameId;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, TryRecvError, channel};
use std::{sync::Arc, thread, time::Duration};

/// Memory of positions, in bytes.
const HASH_BYTES: usize = 64 << 20;

/// What the engine's thread says.
pub enum Said {
    /// It goes on thinking and has got so far.
    Progress(Info),
    /// It has done. With the tables of endings that turned out to be of no use.
    Done(Result<Answer, Refusal>, Vec<TableFault>),
    /// It has died; the next question starts another one.
    Died,
}

/// The engine and the question that it is busy with.
pub struct Thinker {
    rules: GameId,
    link: Option<Link>,
    /// The number of the last question; answers to earlier ones are of no interest.
    last: u64,
    busy: bool,
}

struct Link {
    questions: Sender<(u64, Ask)>,
    answers: Receiver<(u64, Said)>,
    /// Questions up to this number are to be stopped.
    stopped: Arc<AtomicU64>,
}

impl Thinker {
    /// An engine for the rule set; its thread begins with the first question.
    #[must_use]
    pub fn new(rules: GameId) -> Thinker {
        Thinker {
            rules,
            link: None,
            last: 0,
            busy: false,
        }
    }

    /// Asks; a question that was open is dropped.
    pub fn ask(&mut self, ask: Ask) {
        self.stop();
        self.last += 1;
        let rules = self.rules;
        let link = self.link.get_or_insert_with(|| Link::open(rules));
        // A thread that has died is noticed when its answer is waited for.
        let _ = link.questions.send((self.last, ask));
        self.busy = true;
    }

    /// Makes the engine answer the open question with what it has found so far.
    pub fn hurry(&mut self) {
        if let Some(link) = &self.link {
            link.stopped.store(self.last, Ordering::Relaxed);
        }
    }

    /// Drops the open question, if there is one.
    pub fn stop(&mut self) {
        self.hurry();
        self.busy = false;
    }

    /// What the engine has said about the open question since the last call, waiting for it no
    /// longer than `patience`.
    pub fn hear(&mut self, patience: Duration) -> Option<Said> {
        let mut heard = None;
        while self.busy {
            let link = self.link.as_ref()?;
            let next = match link.answers.try_recv() {
                Err(TryRecvError::Empty) if heard.is_some() => return heard,
                Err(TryRecvError::Empty) => link.answers.recv_timeout(patience),
                Err(TryRecvError::Disconnected) => Err(RecvTimeoutError::Disconnected),
                Ok(next) => Ok(next),
            };
            match next {
                Ok((number, _)) if number != self.last => {}
                Ok((_, said @ Said::Progress(_))) => heard = Some(said),
                Ok((_, said)) => {
                    self.busy = false;
                    return Some(said);
                }
                Err(RecvTimeoutError::Timeout) => return heard,
                Err(RecvTimeoutError::Disconnected) => {
                    self.link = None;
                    self.busy = false;
                    return Some(Said::Died);
                }
            }
        }
        heard
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        self.stop();
    }
}

impl Link {
    fn open(rules: GameId) -> Link {
        let (questions, asked) = channel::<(u64, Ask)>();
        let (answer, answers) = channel();
        let stopped = Arc::new(AtomicU64::new(0));
        let stop = Arc::clone(&stopped);
        thread::spawn(move || {
            let mut engine = match folders::tables() {
                Some(folder) => Engine::with_tables(rules, HASH_BYTES, &Folder::of(folder)),
                None => Engine::new(rules, HASH_BYTES),
            };
            if let Some(weights) = weights::of(rules) {
                // They are those of this very version: a test reads them.
                let _ = engine.learn(weights);
            }
            if let Some(book) = books::of(rules) {
                // So is this.
                let _ = engine.open_book(book);
            }
            for (number, ask) in asked {
                let wanted = |number: u64| stop.load(Ordering::Relaxed) < number;
                let mut go_on = |info: &Info| {
                    let _ = answer.send((number, Said::Progress(info.clone())));
                    wanted(number)
                };
                let done = engine.think(&ask, &clock::passed_millis, &mut go_on);
                let said = Said::Done(done, engine.faults());
                if answer.send((number, said)).is_err() {
                    return;
                }
            }
        });
        Link {
            questions,
            answers,
            stopped,
        }
    }
}
