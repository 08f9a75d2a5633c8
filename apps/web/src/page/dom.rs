//! Elements made by hand that follow signals: attributes, words, listeners, and parts that change.
//! Does not know what is shown. Everything is one type, so that a screen costs few bytes.

use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web::signals;
use web_sys::{Document, Event, EventTarget, HtmlElement, Window};

const SVG: &str = "http://www.w3.org/2000/svg";

/// The window. The page runs nowhere else.
#[expect(clippy::expect_used, reason = "a page has a window")]
pub fn window() -> Window {
    web_sys::window().expect("a page has a window")
}

/// The document.
#[expect(clippy::expect_used, reason = "a page has a document")]
pub fn document() -> Document {
    window().document().expect("a page has a document")
}

/// Runs something after so many milliseconds.
pub fn later(millis: u32, act: impl FnOnce() + 'static) {
    let act = Closure::once_into_js(act);
    let millis = i32::try_from(millis).unwrap_or(i32::MAX);
    let _ =
        window().set_timeout_with_callback_and_timeout_and_arguments_0(act.unchecked_ref(), millis);
}

/// Lets what follows signals do its work as soon as the code that runs now has ended.
pub fn settle_soon() {
    spawn_local(async { signals::settle() });
}

/// Does something soon, and again whenever a signal that it read has changed.
pub fn follow(act: impl Fn() + 'static) {
    follow_boxed(Box::new(act));
}

fn follow_boxed(act: Box<dyn Fn()>) {
    signals::follow(move |_| act());
}

/// Listens to an event of a window or an element until the part of the page ends in which that was
/// asked for.
pub fn listen<E: JsCast>(target: &EventTarget, name: &str, act: impl Fn(E) + 'static) {
    listen_boxed(
        target,
        name,
        Box::new(move |event| act(event.unchecked_into())),
    );
}

fn listen_boxed(target: &EventTarget, name: &str, act: Box<dyn Fn(Event)>) {
    let act = Closure::wrap(act);
    let _ = target.add_event_listener_with_callback(name, act.as_ref().unchecked_ref());
    signals::keep(Box::new(Listener {
        target: target.clone(),
        name: name.to_owned(),
        act,
    }));
}

/// A listener at its element. Without an end it would keep alive all that it knows, the element too.
struct Listener {
    target: EventTarget,
    name: String,
    act: Closure<dyn Fn(Event)>,
}

impl Drop for Listener {
    fn drop(&mut self) {
        let act = self.act.as_ref().unchecked_ref();
        let _ = self
            .target
            .remove_event_listener_with_callback(&self.name, act);
    }
}

/// An element in the making, or made.
#[derive(Clone, PartialEq)]
pub struct El(pub HtmlElement);

/// A new element.
#[expect(clippy::expect_used, reason = "tag names are written in this program")]
pub fn el(tag: &str) -> El {
    let element = document().create_element(tag).expect("a tag's name");
    El(element.unchecked_into())
}

/// A new element with a class.
pub fn of(tag: &str, class: &str) -> El {
    el(tag).attr("class", class)
}

/// A new drawing; its content comes by [`El::html`] or [`El::live_html`].
#[expect(
    clippy::expect_used,
    reason = "the tag's name is written in this program"
)]
pub fn svg(class: &str, view_box: &str) -> El {
    let element = document()
        .create_element_ns(Some(SVG), "svg")
        .expect("a tag's name");
    El(element.unchecked_into())
        .attr("class", class)
        .attr("viewBox", view_box)
        .attr("aria-hidden", "true")
}

impl El {
    /// With an attribute.
    pub fn attr(self, name: &str, value: &str) -> El {
        let _ = self.0.set_attribute(name, value);
        self
    }

    /// With an attribute that follows signals; there is none while it is `None`.
    pub fn live_attr(self, name: &'static str, value: impl Fn() -> Option<String> + 'static) -> El {
        self.live_attr_boxed(name, Box::new(value))
    }

    fn live_attr_boxed(self, name: &'static str, value: Box<dyn Fn() -> Option<String>>) -> El {
        let element = self.0.clone();
        follow(move || {
            let value = value();
            if element.get_attribute(name) != value {
                let _ = match value {
                    Some(value) => element.set_attribute(name, &value),
                    None => element.remove_attribute(name),
                };
            }
        });
        self
    }

    /// With an attribute whose words follow signals.
    pub fn live_label(self, name: &'static str, words: impl Fn() -> String + 'static) -> El {
        self.live_attr(name, move || Some(words()))
    }

    /// With an attribute that is there or not.
    pub fn live_flag(self, name: &'static str, on: impl Fn() -> bool + 'static) -> El {
        self.live_attr(name, move || on().then(String::new))
    }

    /// With an attribute that says `true` or `false`.
    pub fn live_bool(self, name: &'static str, on: impl Fn() -> bool + 'static) -> El {
        self.live_attr(name, move || Some(on().to_string()))
    }

    /// With words.
    pub fn text(self, words: &str) -> El {
        self.0.set_text_content(Some(words));
        self
    }

    /// With words that follow signals.
    pub fn live_text(self, words: impl Fn() -> String + 'static) -> El {
        self.live_text_boxed(Box::new(words))
    }

    fn live_text_boxed(self, words: Box<dyn Fn() -> String>) -> El {
        let element = self.0.clone();
        follow(move || {
            let words = words();
            if element.text_content().as_deref() != Some(&words) {
                element.set_text_content(Some(&words));
            }
        });
        self
    }

    /// With content as markup of our own.
    pub fn html(self, markup: &str) -> El {
        self.0.set_inner_html(markup);
        self
    }

    /// With markup of our own that follows signals.
    pub fn live_html(self, markup: impl Fn() -> String + 'static) -> El {
        self.live_html_boxed(Box::new(markup))
    }

    fn live_html_boxed(self, markup: Box<dyn Fn() -> String>) -> El {
        let element = self.0.clone();
        let shown = std::cell::RefCell::new(String::new());
        follow(move || {
            let markup = markup();
            if *shown.borrow() != markup {
                element.set_inner_html(&markup);
                *shown.borrow_mut() = markup;
            }
        });
        self
    }

    /// With a style.
    pub fn style(self, name: &str, value: &str) -> El {
        // A style that a browser does not know is one that it does not need.
        let _ = self.0.style().set_property(name, value);
        self
    }

    /// With a listener.
    pub fn on<E: JsCast>(self, name: &str, act: impl Fn(E) + 'static) -> El {
        listen(&self.0, name, act);
        self
    }

    /// With something that a press of it does.
    pub fn press(self, act: impl Fn() + 'static) -> El {
        self.on("click", move |_: Event| act())
    }

    /// With another element in it, at the end.
    pub fn with(self, child: El) -> El {
        let _ = self.0.append_child(&child.0);
        self
    }

    /// With more elements in it.
    pub fn with_all(self, children: impl IntoIterator<Item = El>) -> El {
        children.into_iter().fold(self, El::with)
    }

    /// With a part that is made anew whenever a signal that `make` read has changed. What follows
    /// signals inside the old part ends with it.
    pub fn part(self, make: impl Fn() -> Option<El> + 'static) -> El {
        self.part_boxed(Box::new(make))
    }

    fn part_boxed(self, make: Box<dyn Fn() -> Option<El>>) -> El {
        let anchor = document().create_comment("");
        let _ = self.0.append_child(&anchor);
        signals::follow(move |old: Option<Option<El>>| {
            let new = make();
            let mut left = None;
            if let Some(old) = old.flatten() {
                left = focus_in(&old);
                old.0.remove();
            }
            if let (Some(new), Some(parent)) = (&new, anchor.parent_node()) {
                let _ = parent.insert_before(&new.0, Some(&anchor));
                if let Some(left) = left {
                    // A single button, or something with more in it.
                    focus(&new.0);
                    if focus_in(new).is_none() {
                        refocus(new, &left);
                    }
                }
            }
            new
        });
        self
    }

    /// A button that is off while this holds. It keeps the keyboard's focus then, which an element
    /// with `disabled` loses; a press of it does nothing. Comes before [`El::press`].
    pub fn live_off(self, off: impl Fn() -> bool + 'static) -> El {
        let element = self.0.clone();
        let stop = move |event: Event| {
            if element.get_attribute("aria-disabled").as_deref() == Some("true") {
                event.stop_immediate_propagation();
            }
        };
        self.on("click", stop)
            .live_attr("aria-disabled", move || off().then(|| "true".to_owned()))
    }
}

/// The element inside that has the keyboard's focus.
fn focus_in(element: &El) -> Option<web_sys::Element> {
    document()
        .active_element()
        .filter(|active| element.0.contains(Some(active)))
}

/// What took the place of something that had the keyboard's focus gets it: its element with the
/// same name, or else the board, or the first that can have it. What is made of parts is whole a
/// little later.
fn refocus(new: &El, left: &web_sys::Element) {
    const ANY: &str = "[tabindex='0'], button, a[href], input, select, textarea";
    let new = new.clone();
    let same = ["data-point", "data-action"].iter().find_map(|name| {
        let value = left.get_attribute(name)?;
        Some(format!("[{name}='{value}']"))
    });
    let whole = move |selector: &str| new.0.query_selector(selector).ok().flatten();
    let find = move || {
        let named = same.as_deref().and_then(&whole);
        named
            .or_else(|| whole("[data-point][tabindex='0']"))
            .or_else(|| whole(ANY))
    };
    if let Some(found) = find() {
        focus(&found);
    } else {
        later(0, move || {
            // Unless something else has taken it, such as the head of another screen.
            let free = document()
                .active_element()
                .is_none_or(|active| active.tag_name() == "BODY");
            if let Some(found) = find().filter(|_| free) {
                focus(&found);
            }
        });
    }
}

fn focus(element: &web_sys::Element) {
    if let Some(element) = element.dyn_ref::<HtmlElement>() {
        let _ = element.focus();
    }
}
