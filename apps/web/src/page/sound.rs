//! Plays sounds and makes the device tremble, after the visitor's first touch.
//! Does not know what is worth a sound.

use crate::app::App;
use crate::dom::{later, listen, window};
use std::cell::RefCell;
use wasm_bindgen::JsValue;
use web::sound::Strike;
use web_sys::{AudioBuffer, AudioContext, AudioContextState, Event};

/// The browser's mixer, and the sounds that were computed so far.
struct Mixer {
    context: AudioContext,
    made: [Option<AudioBuffer>; Strike::ALL.len()],
}

thread_local! {
    static MIXER: RefCell<Option<Mixer>> = const { RefCell::new(None) };
}

/// Waits for the first touch or key: browsers let nobody make a sound before.
pub fn wait(app: App) {
    for name in ["pointerup", "keydown"] {
        listen(&window(), name, move |_: Event| {
            if app.settings.with_untracked(|settings| settings.looks.sound) {
                wake();
            }
        });
    }
}

/// Makes the mixer ready; only within the browser's answer to a touch or a key.
pub fn wake() {
    MIXER.with_borrow_mut(|mixer| {
        if mixer.is_none() {
            // A browser without a mixer plays silently.
            *mixer = AudioContext::new().ok().map(|context| Mixer {
                context,
                made: Default::default(),
            });
        }
        if let Some(mixer) = mixer
            && mixer.context.state() != AudioContextState::Running
        {
            let _ = mixer.context.resume();
        }
    });
}

/// Plays a sound and trembles after so many milliseconds, as the visitor has chosen.
pub fn strike(app: App, strike: Strike, after: u32) {
    let looks = app.settings.with_untracked(|settings| settings.looks);
    if !looks.sound && !looks.vibration {
        return;
    }
    let act = move || {
        if looks.vibration && trembles() {
            window().navigator().vibrate_with_duration(strike.tremor());
        }
        if looks.sound {
            MIXER.with_borrow_mut(|mixer| {
                // What the browser refuses to play is not heard: nothing else depends on it.
                let _ = mixer.as_mut().map(|mixer| mixer.play(strike));
            });
        }
    };
    if after == 0 {
        act();
    } else {
        later(after, act);
    }
}

/// Whether the browser can make the device tremble.
pub fn trembles() -> bool {
    let navigator: JsValue = window().navigator().into();
    js_sys::Reflect::has(&navigator, &"vibrate".into()).unwrap_or(false)
}

impl Mixer {
    fn play(&mut self, strike: Strike) -> Result<(), JsValue> {
        if self.context.state() != AudioContextState::Running {
            return Ok(());
        }
        let index = strike as usize;
        if self.made[index].is_none() {
            let rate = self.context.sample_rate();
            let samples = strike.samples(rate);
            let length = u32::try_from(samples.len()).unwrap_or(0);
            let buffer = self.context.create_buffer(1, length, rate)?;
            buffer.copy_to_channel(&samples, 0)?;
            self.made[index] = Some(buffer);
        }
        let source = self.context.create_buffer_source()?;
        source.set_buffer(self.made[index].as_ref());
        source.connect_with_audio_node(&self.context.destination())?;
        source.start()
    }
}
