//! Thinks beside the page: questions come in as messages, answers go out.
//! Does not know the game on the page beyond the question.

use engine::{Answer, Ask, Engine};
use js_sys::Uint8Array;
use std::cell::RefCell;
use wasm_bindgen::prelude::*;
use web::messages::{self, Question, Reply};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// The engine's memory, in bytes.
const MEMORY: usize = 16 << 20;

fn main() {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else {
        return;
    };
    let engine: RefCell<Option<Engine>> = RefCell::new(None);
    let answering = scope.clone();
    let listen = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let Ok(bytes) = event.data().dyn_into::<Uint8Array>() else {
            return;
        };
        let Some(question) = messages::read::<Question>(&bytes.to_vec()) else {
            return;
        };
        let answer = think(&mut engine.borrow_mut(), &question.ask, &answering);
        let reply = messages::write(&Reply {
            id: question.id,
            answer,
        });
        // A page that has gone needs no answer.
        let _ = answering.post_message(&Uint8Array::from(reply.as_slice()));
    });
    scope.set_onmessage(Some(listen.as_ref().unchecked_ref()));
    // It lives as long as the worker.
    listen.forget();
}

/// Answers with the engine for these rules; one for other rules makes room for it.
fn think(
    engine: &mut Option<Engine>,
    ask: &Ask,
    scope: &DedicatedWorkerGlobalScope,
) -> Option<Answer> {
    // Milliseconds since the worker began; they never go back.
    let clock = || scope.performance().map_or(0, |clock| clock.now() as u64);
    if engine
        .as_ref()
        .is_none_or(|engine| engine.rules() != ask.rules)
    {
        *engine = Some(Engine::new(ask.rules, MEMORY));
    }
    engine.as_mut()?.think(ask, &clock, &mut |_| true).ok()
}
