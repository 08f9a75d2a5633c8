//! What holds for every rule set of the catalog, tried on positions of random games.
//! Does not know any rule set: a new one is tried from the moment that it has its row.

mod bound;
mod chance;
mod listed;
mod refusals;
mod text;
mod touches;

use games::{GameId, Job};

/// Does the job for every rule set, by the catalog.
fn for_all<J: Job<Output = ()> + Copy>(job: J) {
    for id in GameId::ALL {
        println!("{}", id.name());
        id.with(job);
    }
}
