//! Working without a connection, new versions, installing, and room on the device, as far as the
//! browser offers them. Does not know which files are kept: the service worker does.

use crate::actions::button;
use crate::app::{App, Screen};
use crate::dom::{self, El, el, follow, of, window};
use crate::quiet::Quiet;
use js_sys::{Array, Function, Object, Reflect};
use std::cell::Cell;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    Event, MessageEvent, MessagePort, ServiceWorkerContainer, ServiceWorkerRegistration,
};

/// What the browser offers at the moment.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Offers {
    /// A newer version of the page stands ready.
    pub newer: bool,
    /// The page can be installed.
    pub install: bool,
}

/// Begins to keep the page on the device, and listens to what the browser offers.
pub fn start(app: App) {
    listen_to_offers(app);
    let Some(workers) = workers() else { return };
    let had_version = Cell::new(workers.controller().is_some());
    dom::listen(&workers, "controllerchange", move |_: Event| {
        // The first version comes to a page that already is of it.
        if had_version.replace(true) && app.screen.get_untracked() == Screen::Home {
            let _ = window().location().reload();
        }
    });
    dom::listen(&workers, "message", move |event: MessageEvent| {
        hear(app, &event);
    });
    // What is needed to play comes first.
    let quiet = Quiet::new(app);
    quiet.then(move || {
        spawn_local(async move {
            if let Some(registration) = registered(&workers).await {
                watch(app, &registration);
            }
        });
    });
    follow(move || keep(quiet.clone(), app.text.with(|text| text.language().tag)));
}

/// The browser's service workers; old ones and addresses without encryption have none.
fn workers() -> Option<ServiceWorkerContainer> {
    has(&window().navigator(), "serviceWorker").then(|| window().navigator().service_worker())
}

/// Whether the browser has an object of this name there.
pub fn has(object: &JsValue, name: &str) -> bool {
    Reflect::get(object, &name.into()).is_ok_and(|value| value.is_object())
}

async fn registered(workers: &ServiceWorkerContainer) -> Option<ServiceWorkerRegistration> {
    let asked = JsFuture::from(workers.register("/service-worker.js"));
    asked.await.ok()?.dyn_into().ok()
}

/// The registration once a version is at work.
async fn ready() -> Option<ServiceWorkerRegistration> {
    let ready = workers()?.ready().ok()?;
    JsFuture::from(ready).await.ok()?.dyn_into().ok()
}

/// Tells when a newer version stands ready.
fn watch(app: App, registration: &ServiceWorkerRegistration) {
    let look = {
        let registration = registration.clone();
        move || {
            let newer = registration.waiting().is_some() && registration.active().is_some();
            app.offers.update(|offers| offers.newer = newer);
        }
    };
    look();
    let follow_install = {
        let registration = registration.clone();
        move || {
            let look = look.clone();
            if let Some(worker) = registration.installing() {
                dom::listen(&worker, "statechange", move |_: Event| look());
            }
        }
    };
    follow_install();
    dom::listen(registration, "updatefound", move |_: Event| {
        follow_install()
    });
    look_again(registration.clone());
}

/// A page that stays open for days asks for a newer version when it is looked at again.
fn look_again(registration: ServiceWorkerRegistration) {
    const HOUR: f64 = 3_600_000.0;
    let asked = Cell::new(crate::app::now());
    dom::listen(&dom::document(), "visibilitychange", move |_: Event| {
        let now = crate::app::now();
        if !dom::document().hidden() && now - asked.get() > HOUR {
            asked.set(now);
            // Without a connection there is nothing newer.
            let _ = registration.update();
        }
    });
}

/// Keeps the pages of a language; later what is there to print as well, unless data are dear.
fn keep(quiet: Quiet, tag: &'static str) {
    spawn_local(async move {
        let Some(worker) = ready().await.and_then(|registration| registration.active()) else {
            return;
        };
        let order = |later: bool| message(&[("keep", tag.into()), ("later", later.into())]);
        let _ = worker.post_message(&order(false));
        if !data_are_dear() {
            quiet.then(move || {
                let _ = worker.post_message(&order(true));
            });
        }
    });
}

/// Keeps a file that the reader has asked for, whatever else is kept; or forgets one that is damaged.
pub fn keep_file(address: &str, keep: bool) {
    let name = if keep { "keepFile" } else { "forgetFile" };
    let order = message(&[(name, address.into())]);
    spawn_local(async move {
        if let Some(worker) = ready().await.and_then(|registration| registration.active()) {
            let _ = worker.post_message(&order);
        }
    });
}

/// Whether the reader or the network asks to spare data. Browsers that do not say so are taken to
/// have enough.
fn data_are_dear() -> bool {
    let of = |object: &JsValue, name: &str| Reflect::get(object, &name.into()).ok();
    let Some(connection) = of(&window().navigator(), "connection").filter(JsValue::is_object)
    else {
        return false;
    };
    let slow = of(&connection, "effectiveType")
        .and_then(|kind| kind.as_string())
        .is_some_and(|kind| kind != "4g");
    slow || of(&connection, "saveData").is_some_and(|save| save.is_truthy())
}

fn message(values: &[(&str, JsValue)]) -> Object {
    let object = Object::new();
    for (name, value) in values {
        let _ = Reflect::set(&object, &(*name).into(), value);
    }
    object
}

/// The service worker asks whether a game is open here, or says that a newer version waits.
fn hear(app: App, event: &MessageEvent) {
    let said = event.data().as_string();
    match said.as_deref() {
        Some("plays?") => {
            let plays = app.screen.get_untracked() != Screen::Home;
            let ports: Array = event.ports();
            if let Ok(line) = ports.get(0).dyn_into::<MessagePort>() {
                let _ = line.post_message(&plays.into());
            }
        }
        Some("waits") => app.news.set(Some("say-version-waits")),
        _ => {}
    }
}

/// The newer version takes over when no game is open in any window; the page is then loaded anew.
fn take_over(app: App) {
    app.news.set(None);
    spawn_local(async {
        if let Some(worker) = ready()
            .await
            .and_then(|registration| registration.waiting())
        {
            let _ = worker.post_message(&message(&[("takeOver", true.into())]));
        }
    });
}

/// What the first screen has to say, when there is something.
pub fn news(app: App) -> El {
    let said = move || {
        let key = app.news.get()?;
        Some(el("p").live_text(app.say(key)))
    };
    let newer = move || {
        app.offers.with(|offers| offers.newer).then(|| {
            of("p", "newer")
                .with(el("span").live_text(app.say("say-version-new")))
                .with(button(app, "again", "use-version", "plain", move || {
                    take_over(app)
                }))
        })
    };
    of("div", "news")
        .attr("role", "status")
        .part(said)
        .part(newer)
}

/// The offer may have come before the page was there: the first script keeps it.
fn offer() -> Option<JsValue> {
    Reflect::get(&window(), &"tsoroOffer".into())
        .ok()
        .filter(JsValue::is_object)
}

fn listen_to_offers(app: App) {
    let look = move || {
        let install = offer().is_some();
        app.offers.update(|offers| offers.install = install);
    };
    look();
    dom::listen(&window(), "beforeinstallprompt", move |_: Event| look());
    dom::listen(&window(), "appinstalled", move |_: Event| forget_offer(app));
}

fn forget_offer(app: App) {
    let _ = Reflect::set(&window(), &"tsoroOffer".into(), &JsValue::NULL);
    app.offers.update(|offers| offers.install = false);
}

/// The line that installs the page, while the browser offers it. An offer can be taken once.
pub fn install(app: App, class: &'static str) -> Option<El> {
    app.offers.with(|offers| offers.install).then(|| {
        button(app, "install", "install", class, move || {
            app.sheet.set(None);
            if let Some(offer) = offer() {
                let prompt = Reflect::get(&offer, &"prompt".into());
                if let Some(prompt) = prompt.ok().and_then(|f| f.dyn_into::<Function>().ok()) {
                    let _ = prompt.call0(&offer);
                }
            }
            forget_offer(app);
        })
    })
}

/// Asks the browser not to clear what is kept when room is short: once a device, when there is a
/// game to lose.
pub fn keep_for_long() {
    let navigator = window().navigator();
    if has(&navigator, "storage") && crate::store::first_time("persist") {
        // Refused or not, the page goes on in the same way.
        let _ = navigator.storage().persist();
    }
}
