//! Tables kept in memory, built once for all tests of a program.

use games::checkers::American;
use std::collections::{BTreeMap, HashMap};
use std::sync::{Mutex, MutexGuard};
use tables::{Archive, Build, Bytes, Kind, Limits, Sink, Source, build};

/// Tables by name.
#[derive(Default)]
pub struct Memory(Mutex<HashMap<String, Vec<u8>>>);

impl Memory {
    pub fn files(&self) -> MutexGuard<'_, HashMap<String, Vec<u8>>> {
        self.0.lock().expect("no test panics while it holds them")
    }
}

impl Source for Memory {
    fn read(&self, name: &str) -> Result<Option<Bytes>, String> {
        let found = self.files().get(name).cloned();
        Ok(found.map(|bytes| Box::new(bytes) as Bytes))
    }
}

impl Sink for Memory {
    fn write(&self, name: &str, bytes: &[u8]) -> Result<(), String> {
        self.files().insert(name.to_owned(), bytes.to_vec());
        Ok(())
    }
}

/// What builds all tables up to so many men with their plies.
pub fn plan(men: u32) -> Build<'static> {
    Build {
        rules: "american",
        men,
        plies: men,
        workers: 2,
        memory: 1 << 30,
    }
}

/// What all positions are looked at with.
#[allow(dead_code)] // Not every test looks at all.
pub const LIMITS: Limits = Limits {
    workers: 2,
    memory: 1 << 30,
};

/// All tables up to so many men, built anew.
#[must_use]
pub fn built(men: u32) -> Memory {
    let memory = Memory::default();
    build::<American>(&plan(men), &memory, &memory, &mut |_| true).expect("room for all");
    memory
}

/// The archive of all these tables of a kind.
#[allow(dead_code)] // Not every test packs them.
#[must_use]
pub fn archive(memory: &Memory, kind: Kind) -> Vec<u8> {
    let mut files: BTreeMap<String, Vec<u8>> = BTreeMap::new();
    for (name, bytes) in memory.files().iter() {
        if name.ends_with(kind.ending()) {
            files.insert(name.clone(), bytes.clone());
        }
    }
    Archive::write(&files)
}
