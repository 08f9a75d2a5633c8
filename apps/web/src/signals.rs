//! Values that others follow: a change reaches everything made of it, once, and nothing else.
//! Does not know what is shown, nor when a browser has time: the page says how work is planned.
//!
//! Handles are small and copied freely. What is made while a follower works belongs to it, and ends
//! when it works again or ends itself. Memos are worked out when they are read; followers work in
//! the order in which they were told, after the code that changed a value has come to its end.
//! (States clean, check and dirty: the "push and pull" of Milo Mighdoll's Reactively, 2022.)

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::marker::PhantomData;
use std::rc::Rc;

/// A node's place, and which of the nodes that had this place.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Key {
    slot: usize,
    life: u32,
}

/// How far a node is behind what it is made of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Default)]
enum State {
    /// It is up to date.
    #[default]
    Clean,
    /// Something further off has changed; perhaps it does not matter.
    Check,
    /// Something that it read has changed.
    Dirty,
}

/// Does a node's work, and says whether its value has changed by it.
type Work = Rc<dyn Fn() -> bool>;

#[derive(Default)]
struct Node {
    /// A `RefCell<Option<T>>`.
    value: Option<Rc<dyn Any>>,
    /// Of memos and followers.
    work: Option<Work>,
    /// Whether it works by itself: a follower.
    eager: bool,
    state: State,
    sources: Vec<Key>,
    followers: Vec<Key>,
    children: Vec<Key>,
    kept: Vec<Box<dyn Any>>,
}

#[derive(Default)]
struct Graph {
    slots: Vec<(u32, Option<Node>)>,
    free: Vec<usize>,
    /// The node at work, which what is made belongs to.
    owner: Option<Key>,
    /// The followers that have to work.
    waiting: Vec<Key>,
}

thread_local! {
    static GRAPH: RefCell<Graph> = RefCell::default();
    static PLAN: Cell<Option<fn()>> = const { Cell::new(None) };
}

/// Never held while anybody else's code runs.
fn graph<T>(act: impl FnOnce(&mut Graph) -> T) -> T {
    GRAPH.with(|graph| act(&mut graph.borrow_mut()))
}

impl Graph {
    fn get(&mut self, key: Key) -> Option<&mut Node> {
        let (life, node) = self.slots.get_mut(key.slot)?;
        node.as_mut().filter(|_| *life == key.life)
    }

    fn add(&mut self, node: Node) -> Key {
        let slot = self.free.pop().unwrap_or_else(|| {
            self.slots.push((0, None));
            self.slots.len() - 1
        });
        let (life, place) = &mut self.slots[slot];
        *place = Some(node);
        let key = Key { slot, life: *life };
        if let Some(owner) = self.owner.and_then(|owner| self.get(owner)) {
            owner.children.push(key);
        }
        key
    }

    fn take(&mut self, key: Key) -> Option<Node> {
        self.get(key)?;
        let (life, node) = &mut self.slots[key.slot];
        *life = life.wrapping_add(1);
        self.free.push(key.slot);
        node.take()
    }

    fn state(&mut self, key: Key) -> State {
        self.get(key).map_or(State::Clean, |node| node.state)
    }

    fn leave(&mut self, sources: &[Key], key: Key) {
        for source in sources {
            if let Some(source) = self.get(*source) {
                source.followers.retain(|follower| *follower != key);
            }
        }
    }

    /// Tells a node that it is behind, and those that follow it that they may be.
    fn mark(&mut self, key: Key, state: State) {
        let Some(node) = self.get(key) else { return };
        let told = node.state != State::Clean;
        if node.state < state {
            node.state = state;
        }
        if told {
            return;
        }
        if node.eager {
            self.waiting.push(key);
        } else {
            for follower in node.followers.clone() {
                self.mark(follower, State::Check);
            }
        }
    }
}

/// Tells all that read this node that it has changed.
fn tell(key: Key) {
    let waiting = graph(|graph| {
        let followers = graph.get(key).map(|node| node.followers.clone());
        for follower in followers.unwrap_or_default() {
            graph.mark(follower, State::Dirty);
        }
        !graph.waiting.is_empty()
    });
    if waiting {
        plan();
    }
}

fn plan() {
    if let Some(plan) = PLAN.get() {
        plan();
    }
}

/// Ends a node and all that belongs to it.
fn end(key: Key) {
    if let Some(node) = graph(|graph| graph.take(key)) {
        graph(|graph| graph.leave(&node.sources, key));
        node.children.into_iter().for_each(end);
    }
}

/// Brings a node up to date.
fn refresh(key: Key) {
    let (state, sources) = graph(|graph| match graph.get(key) {
        Some(node) if node.state == State::Check => (State::Check, node.sources.clone()),
        Some(node) => (node.state, Vec::new()),
        None => (State::Clean, Vec::new()),
    });
    if state == State::Clean {
        return;
    }
    for source in sources {
        refresh(source);
        if graph(|graph| graph.state(key)) == State::Dirty {
            break;
        }
    }
    let still = graph(|graph| match graph.get(key) {
        Some(node) if node.state != State::Dirty => {
            node.state = State::Clean;
            false
        }
        node => node.is_some(),
    });
    if still {
        work(key);
    }
}

/// Does a node's work anew: what it made before ends, and what it reads is noted.
fn work(key: Key) {
    let found = graph(|graph| {
        let node = graph.get(key)?;
        node.state = State::Clean;
        let old = (
            std::mem::take(&mut node.children),
            std::mem::take(&mut node.kept),
        );
        let sources = std::mem::take(&mut node.sources);
        let work = node.work.clone()?;
        graph.leave(&sources, key);
        Some((work, old))
    });
    let Some((work, (children, kept))) = found else {
        return;
    };
    children.into_iter().for_each(end);
    drop(kept);
    let before = graph(|graph| graph.owner.replace(key));
    let changed = work();
    graph(|graph| graph.owner = before);
    if changed {
        tell(key);
    }
}

/// The node at work reads this one.
fn track(key: Key) {
    graph(|graph| {
        let Some(reader) = graph.owner else { return };
        let Some(node) = graph.get(reader) else {
            return;
        };
        if !node.sources.contains(&key) {
            node.sources.push(key);
            if let Some(node) = graph.get(key) {
                node.followers.push(reader);
            }
        }
    });
}

#[expect(
    clippy::expect_used,
    reason = "who uses what has ended is a fault in the page"
)]
fn value(key: Key) -> Rc<dyn Any> {
    graph(|graph| graph.get(key).and_then(|node| node.value.clone())).expect("a value in use")
}

#[expect(clippy::expect_used, reason = "a handle has its value's type")]
fn cell<T: 'static>(value: &Rc<dyn Any>) -> &RefCell<Option<T>> {
    value.downcast_ref().expect("the type of a handle")
}

#[expect(
    clippy::expect_used,
    reason = "a memo was worked out before it is read"
)]
fn read<T: 'static, O>(key: Key, read: impl FnOnce(&T) -> O) -> O {
    read(cell::<T>(&value(key)).borrow().as_ref().expect("a value"))
}

#[expect(clippy::expect_used, reason = "a signal has a value from its start")]
fn write<T: 'static, O>(key: Key, write: impl FnOnce(&mut T) -> O) -> O {
    write(
        cell::<T>(&value(key))
            .borrow_mut()
            .as_mut()
            .expect("a value"),
    )
}

fn hold<T: 'static>(value: Option<T>) -> Rc<dyn Any> {
    Rc::new(RefCell::new(value))
}

fn store<T: 'static>(value: T) -> Key {
    let value = Some(hold(Some(value)));
    graph(|graph| {
        graph.add(Node {
            value,
            ..Node::default()
        })
    })
}

/// Says how the work of followers is planned: the function given is called when some is waiting, and
/// has to call [`settle`] soon, once, after the code that runs now.
pub fn plan_by(plan: fn()) {
    PLAN.set(Some(plan));
}

/// Lets all waiting followers work, until none is left.
pub fn settle() {
    loop {
        let waiting = graph(|graph| std::mem::take(&mut graph.waiting));
        if waiting.is_empty() {
            return;
        }
        waiting.into_iter().for_each(refresh);
    }
}

/// Keeps something until the follower at work ends or works again; for good when none is at work.
pub fn keep(kept: Box<dyn Any>) {
    let left = graph(|graph| {
        match graph.owner.and_then(|owner| graph.get(owner)) {
            Some(owner) => owner.kept.push(kept),
            None => return Some(kept),
        }
        None
    });
    std::mem::forget(left);
}

/// Does something soon, and again whenever a value that it read has changed. It is given what it
/// gave the time before.
pub fn follow<T: 'static>(act: impl Fn(Option<T>) -> T + 'static) {
    let last = Cell::new(None);
    let work = move || {
        last.set(Some(act(last.take())));
        false
    };
    follow_work(Rc::new(work));
}

fn follow_work(work: Work) {
    graph(|graph| {
        let key = graph.add(Node {
            work: Some(work),
            eager: true,
            state: State::Dirty,
            ..Node::default()
        });
        graph.waiting.push(key);
    });
    plan();
}

/// A handle's type, without owning a value of it.
type Of<T> = PhantomData<fn() -> T>;

macro_rules! copied {
    ($($name:ident)*) => {$(
        impl<T> Clone for $name<T> {
            fn clone(&self) -> Self {
                *self
            }
        }
        impl<T> Copy for $name<T> {}
    )*};
}

copied!(Signal Memo Stored);

/// A value that can be changed and followed.
pub struct Signal<T>(Key, Of<T>);

impl<T: 'static> Signal<T> {
    /// A signal with its first value.
    pub fn new(value: T) -> Signal<T> {
        Signal(store(value), PhantomData)
    }

    /// Reads the value, and follows it.
    pub fn with<O>(self, look: impl FnOnce(&T) -> O) -> O {
        track(self.0);
        read(self.0, look)
    }

    /// Reads the value without following it.
    pub fn with_untracked<O>(self, look: impl FnOnce(&T) -> O) -> O {
        read(self.0, look)
    }

    /// The value, followed.
    pub fn get(self) -> T
    where
        T: Clone,
    {
        self.with(T::clone)
    }

    /// The value, not followed.
    pub fn get_untracked(self) -> T
    where
        T: Clone,
    {
        self.with_untracked(T::clone)
    }

    /// Puts another value in its place, and tells.
    pub fn set(self, value: T) {
        let old = write(self.0, |place: &mut T| std::mem::replace(place, value));
        tell(self.0);
        drop(old);
    }

    /// Changes the value, and tells.
    pub fn update(self, change: impl FnOnce(&mut T)) {
        write(self.0, change);
        tell(self.0);
    }
}

/// A value made of others; those that follow it hear of it only when it is another.
pub struct Memo<T>(Key, Of<T>);

impl<T: PartialEq + 'static> Memo<T> {
    /// A memo, worked out when it is read. It is given its value before.
    pub fn new(make: impl Fn(Option<&T>) -> T + 'static) -> Memo<T> {
        let held = hold::<T>(None);
        let value = Some(held.clone());
        let work: Work = Rc::new(move || {
            let place = cell::<T>(&held);
            let new = make(place.borrow().as_ref());
            let changed = place.borrow().as_ref() != Some(&new);
            if changed {
                let old = place.replace(Some(new));
                drop(old);
            }
            changed
        });
        let node = Node {
            value,
            work: Some(work),
            state: State::Dirty,
            ..Node::default()
        };
        Memo(graph(|graph| graph.add(node)), PhantomData)
    }
}

impl<T: 'static> Memo<T> {
    /// Reads the value, and follows it.
    pub fn with<O>(self, look: impl FnOnce(&T) -> O) -> O {
        refresh(self.0);
        track(self.0);
        read(self.0, look)
    }

    /// The value, followed.
    pub fn get(self) -> T
    where
        T: Clone,
    {
        self.with(T::clone)
    }

    /// The value, not followed.
    pub fn get_untracked(self) -> T
    where
        T: Clone,
    {
        refresh(self.0);
        read(self.0, T::clone)
    }
}

/// A value that nobody follows.
pub struct Stored<T>(Key, Of<T>);

impl<T: 'static> Stored<T> {
    /// A stored value.
    pub fn new(value: T) -> Stored<T> {
        Stored(store(value), PhantomData)
    }

    /// Reads the value.
    pub fn with<O>(self, look: impl FnOnce(&T) -> O) -> O {
        read(self.0, look)
    }

    /// The value.
    pub fn get(self) -> T
    where
        T: Clone,
    {
        self.with(T::clone)
    }

    /// Puts another value in its place.
    pub fn set(self, value: T) {
        let old = write(self.0, |place: &mut T| std::mem::replace(place, value));
        drop(old);
    }

    /// Changes the value.
    pub fn update<O>(self, change: impl FnOnce(&mut T) -> O) -> O {
        write(self.0, change)
    }
}

/// How many nodes there are, to see that none is left over.
pub fn count() -> usize {
    graph(|graph| graph.slots.len() - graph.free.len())
}
