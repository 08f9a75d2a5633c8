//! The men on the board as elements that move: slides hop by hop, fades, crowns set on.
//! Does not know any rule; it shows the difference of two pictures.

use crate::app::now;
use crate::dom::{later, of, window};
use game::snapshot::{Man, Standing};
use game::{Board, Played, Point};
use js_sys::{Array, Object, Reflect};
use std::collections::HashMap;
use wasm_bindgen::{JsCast, JsValue};
use web::geometry::corner;
use web::motion::{Change, Figure, Figures};
use web_sys::HtmlElement;

/// The men of one board on the screen.
pub struct Men {
    layer: HtmlElement,
    board: Board,
    turned: bool,
    figures: Figures,
    elements: HashMap<u32, HtmlElement>,
    /// The figure that the player has just dropped where it belongs: it does not slide again.
    dropped: Option<u32>,
    drawn: bool,
    /// The time of one hop, in milliseconds; none without motion.
    hop: u32,
    /// How often a man has become another kind of man.
    restacks: u32,
}

/// A man's picture.
pub fn picture(man: Man) -> String {
    format!(
        "<svg viewBox=\"-50 -50 100 100\">{}</svg>",
        draw::man(40, man)
    )
}

fn set_style(element: &HtmlElement, name: &str, value: &str) {
    // A style that a browser does not know is one that it does not need.
    let _ = element.style().set_property(name, value);
}

fn calm() -> bool {
    let query = window().match_media("(prefers-reduced-motion: reduce)");
    query.ok().flatten().is_some_and(|query| query.matches())
}

/// Runs keyframes given as `(name, values)`; nothing in a browser that cannot.
fn animate(element: &HtmlElement, name: &str, values: &[String], millis: u32, delay: u32) {
    let frames = Object::new();
    let list: Array = values
        .iter()
        .map(|value| JsValue::from_str(value))
        .collect();
    let options = Object::new();
    let set = |object: &Object, key: &str, value: &JsValue| {
        let _ = Reflect::set(object, &JsValue::from_str(key), value);
    };
    set(&frames, name, &list);
    set(&options, "duration", &JsValue::from(millis));
    set(&options, "delay", &JsValue::from(delay));
    set(&options, "fill", &JsValue::from_str("backwards"));
    set(&options, "easing", &JsValue::from_str("linear"));
    set(&frames, "easing", &JsValue::from_str("ease-in-out"));
    let Ok(function) = Reflect::get(element, &JsValue::from_str("animate")) else {
        return;
    };
    if let Ok(function) = function.dyn_into::<js_sys::Function>() {
        let _ = function.call2(element, &frames, &options);
    }
}

impl Men {
    /// The men in a layer that lies over the board.
    pub fn new(layer: HtmlElement, board: Board, turned: bool) -> Men {
        Men {
            layer,
            board,
            turned,
            figures: Figures::default(),
            elements: HashMap::new(),
            dropped: None,
            drawn: false,
            hop: 0,
            restacks: 0,
        }
    }

    /// Shows what stands, a hop taking so many milliseconds. Returns until when men move, in
    /// milliseconds of the page's clock.
    pub fn show(
        &mut self,
        to: &Standing,
        played: Option<&Played>,
        passed: &[Point],
        hop: u32,
    ) -> f64 {
        self.hop = if calm() { 0 } else { hop };
        let changes = self.figures.change(&self.board, to, played);
        let still = !self.drawn || self.hop == 0;
        self.drawn = true;
        let mut hops = 0;
        for change in &changes {
            hops = hops.max(self.apply(change, still));
        }
        self.dropped = None;
        for figure in self.figures.all() {
            if let Some(element) = self.elements.get(&figure.id) {
                let _ = element
                    .class_list()
                    .toggle_with_force("passed", passed.contains(&figure.point));
            }
        }
        now() + f64::from(hops * self.hop)
    }

    /// Makes one change. Returns how many hops it lasts.
    fn apply(&mut self, change: &Change, still: bool) -> u32 {
        let hop = self.hop;
        let time = |hops: usize| u32::try_from(hops).unwrap_or(0) * hop;
        match change {
            Change::Appear { figure } => {
                self.add(*figure, still);
                0
            }
            Change::Slide { id, way } => {
                let quick = still || self.dropped == Some(*id);
                let Some(element) = self.elements.get(id) else {
                    return 0;
                };
                let steps: Vec<String> = way.iter().map(|point| self.place(*point)).collect();
                if let Some(last) = steps.last() {
                    set_style(element, "transform", last);
                }
                if quick {
                    return 0;
                }
                let hops = way.len() - 1;
                lift(element, time(hops));
                animate(element, "transform", &steps, time(hops), 0);
                u32::try_from(hops).unwrap_or(0)
            }
            Change::Fade { id, after } => {
                let Some(element) = self.elements.remove(id) else {
                    return 0;
                };
                if still {
                    element.remove();
                    return 0;
                }
                // It goes while it is passed: in the second half of the hop over it.
                let delay = time(*after).saturating_sub(hop / 2);
                animate(&element, "opacity", &["1".into(), "0".into()], hop, delay);
                later((delay + hop).saturating_sub(10), move || element.remove());
                u32::try_from(*after).unwrap_or(0)
            }
            Change::Restack { id, man, after } => {
                let Some(element) = self.elements.get(id).cloned() else {
                    return 0;
                };
                let man = *man;
                let wait = if still || self.dropped == Some(*id) {
                    0
                } else {
                    time(*after)
                };
                let crowned = man.height > 1 && !still;
                // A later change of the same man, such as an undo, overtakes this one.
                self.restacks += 1;
                let mine = self.restacks.to_string();
                let _ = element.set_attribute("data-restack", &mine);
                later(wait, move || {
                    if element.get_attribute("data-restack").as_ref() == Some(&mine) {
                        dress(&element, man);
                        if crowned {
                            set_on(&element, hop);
                        }
                    }
                });
                0
            }
        }
    }

    fn add(&mut self, figure: Figure, still: bool) {
        let element = of("div", "piece").0;
        set_style(&element, "transform", &self.place(figure.point));
        dress(&element, figure.man);
        let _ = self.layer.append_child(&element);
        if !still {
            animate(&element, "opacity", &["0".into(), "1".into()], self.hop, 0);
        }
        self.elements.insert(figure.id, element);
    }

    fn place(&self, point: Point) -> String {
        let (x, y) = corner(&self.board, self.turned, point);
        let part = |length: f32| web::geometry::length(f64::from(length * 100.0));
        format!("translate({}%, {}%)", part(x), part(y))
    }

    /// The man on a point follows the pointer, so many CSS pixels away from its place.
    pub fn follow(&self, point: Point, dx: f32, dy: f32) {
        let Some(element) = self.element_at(point) else {
            return;
        };
        let _ = element.class_list().add_1("held");
        let place = self.place(point);
        let far = |length: f32| web::geometry::length(f64::from(length));
        let moved = format!("translate({}px, {}px) {place}", far(dx), far(dy));
        set_style(element, "transform", &moved);
    }

    /// The man on a point is let go: it stays where it is if the move is made, else it returns.
    pub fn release(&mut self, point: Point) {
        if let Some(element) = self.element_at(point) {
            let _ = element.class_list().remove_1("held");
            self.dropped = self.figures.at(point).map(|figure| figure.id);
        }
    }

    /// The man on a point goes back to its place.
    pub fn back(&mut self, point: Point) {
        self.dropped = None;
        let Some(element) = self.element_at(point) else {
            return;
        };
        let _ = element.class_list().remove_1("held");
        let from = element
            .style()
            .get_property_value("transform")
            .unwrap_or_default();
        let place = self.place(point);
        set_style(element, "transform", &place);
        if self.hop > 0 && from != place {
            animate(element, "transform", &[from, place], self.hop * 3 / 4, 0);
        }
    }

    fn element_at(&self, point: Point) -> Option<&HtmlElement> {
        self.elements.get(&self.figures.at(point)?.id)
    }
}

fn dress(element: &HtmlElement, man: Man) {
    element.set_inner_html(&picture(man));
}

/// The second man comes down onto the first.
fn set_on(element: &HtmlElement, millis: u32) {
    let drawing = element
        .first_element_child()
        .map(JsCast::unchecked_into::<HtmlElement>);
    if let Some(drawing) = drawing {
        let way = ["translateY(-14%)".to_owned(), "translateY(0)".to_owned()];
        animate(&drawing, "transform", &way, millis, 0);
    }
}

/// A moving man lies over the others.
fn lift(element: &HtmlElement, millis: u32) {
    let _ = element.class_list().add_1("moving");
    let element = element.clone();
    later(millis, move || {
        let _ = element.class_list().remove_1("moving");
    });
}
