//! The two clocks beside the board: their faces, and what is said when time runs short.
//! Does not know when a clock runs: the table does.

use crate::app::App;
use crate::dom::{El, later, of};
use game::Side;
use text::Value;
use web::clock::{changes_after, face};
use web::signals::Memo;

/// What the clocks show at one moment.
#[derive(Clone, PartialEq, Default)]
pub struct Faces {
    /// Milliseconds left, by [`Side::index`].
    left: [u32; 2],
    running: Option<Side>,
    low: [bool; 2],
    /// The side and the seconds that are said aloud.
    said: Option<(Side, u32)>,
}

/// Milliseconds since 1970.
pub fn time() -> f64 {
    js_sys::Date::now()
}

impl App {
    /// Shows the time, and looks again when a face is to change.
    pub fn show_time(self) {
        let now = time();
        let said = self.change(|table| table.time_to_say()).flatten();
        let faces = self.read(|table| {
            let clock = table.clock()?;
            Some(Faces {
                left: Side::BOTH.map(|side| clock.left(side, now)),
                running: clock.running(),
                low: Side::BOTH.map(|side| clock.low(side, now)),
                said,
            })
        });
        let faces = faces.flatten();
        let running = faces.as_ref().and_then(|faces| {
            let side = faces.running?;
            Some(faces.left[side.index()])
        });
        self.faces.set(faces);
        let turn = self.looks.get().wrapping_add(1);
        self.looks.set(turn);
        if let Some(left) = running {
            // A look that was planned before this one finds that it is not the last.
            later(changes_after(left), move || {
                if self.looks.get() == turn {
                    self.look();
                }
            });
        }
    }

    /// No clock is shown any more.
    pub fn stop_time(self) {
        self.looks.set(self.looks.get().wrapping_add(1));
        self.faces.set(None);
    }

    /// A moment has passed.
    fn look(self) {
        if self.change(|table| table.tick(time())) == Some(true) {
            self.act(|_| ());
        } else {
            self.show_time();
        }
    }
}

/// A side's clock; nothing in a game without one.
pub fn clock(app: App, side: Side) -> Option<El> {
    let timed = app.faces.with(Option::is_some);
    timed.then(|| {
        let read = move |read: fn(&Faces, usize) -> u32| {
            Memo::new(move |_| {
                app.faces
                    .with(|faces| faces.as_ref().map_or(0, |faces| read(faces, side.index())))
            })
        };
        let left = read(|faces, side| faces.left[side]);
        let state = read(|faces, side| {
            let running = faces.running.is_some_and(|running| running.index() == side);
            u32::from(running) + 2 * u32::from(faces.low[side])
        });
        let class = move || {
            let state = state.get();
            format!(
                "clock{}{}",
                if state % 2 == 1 { " running" } else { "" },
                if state > 1 { " low" } else { "" }
            )
        };
        let label = move || {
            let face = face(left.get());
            app.text.with(|text| {
                let values = [("side", text.side(side).into()), ("time", face.into())];
                text.with("clock-face", &values)
            })
        };
        of("span", "clock")
            .live_label("class", class)
            .attr("role", "timer")
            .live_label("aria-label", label)
            .with(
                of("span", "face")
                    .attr("aria-hidden", "true")
                    .live_text(move || face(left.get())),
            )
    })
}

/// Says aloud when a side's time runs short.
pub fn spoken(app: App) -> El {
    let said = Memo::new(move |_| app.faces.with(|faces| faces.as_ref().and_then(|f| f.said)));
    let last = Memo::new(move |before: Option<&Option<(Side, u32)>>| {
        said.get().or_else(|| before.copied().flatten())
    });
    of("div", "sr")
        .attr("aria-live", "assertive")
        .attr("data-time", "")
        .live_text(move || {
            last.get().map_or_else(String::new, |(side, seconds)| {
                app.text.with(|text| {
                    let values = [
                        ("side", text.side(side).into()),
                        ("number", Value::Number(i64::from(seconds))),
                    ];
                    text.with("clock-short", &values)
                })
            })
        })
}
