//! Measures the levels: each against the one below, the first against a random player.
//! `levels RULES [PAIRS] [FROM-TO] [SEED] [NODES]`, NODES being the positions a move of level 10.
//! Does not know a level's handicap: that is `engine::levels`.

use engine::arena::{Player, Tally, Terms, play};
use engine::levels::{LEVELS, STRONGEST};
use games::GameId;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let text =
        |index: usize, usual: &str| args.get(index).cloned().unwrap_or_else(|| usual.to_owned());
    let rules = GameId::parse(&text(0, "american")).expect("a rule set");
    let pairs = text(1, "100").parse().expect("a number of pairs");
    let range = text(2, "1-10");
    let (from, to) = range.split_once('-').expect("two levels");
    let (from, to): (u8, u8) = (from.parse().expect("a level"), to.parse().expect("a level"));
    let seed = text(3, "1").parse().expect("a seed");
    // About a tenth of a second.
    let full = text(4, "200000").parse().expect("a number of positions");
    let terms = Terms {
        rules,
        pairs,
        opening: (2, 4),
        seed,
        bytes: 8 << 20,
    };
    println!(
        "| {} | wins | draws | losses | score | at least |",
        rules.name()
    );
    println!("|---|---|---|---|---|---|");
    let mut as_wanted = true;
    for number in from..=to {
        let player = |number: u8| match number {
            0 => Player::Random,
            STRONGEST => Player::Full(full),
            other => Player::At(LEVELS[usize::from(other) - 1]),
        };
        let tally = play(&terms, player(number), player(number - 1), &mut |_| true);
        let below = if number == 1 {
            "random".to_owned()
        } else {
            format!("level {}", number - 1)
        };
        row(&format!("level {number} v {below}"), tally);
        as_wanted &= wanted(number, tally);
    }
    std::process::exit(i32::from(!as_wanted));
}

/// Each level scores 60 % or more against the one below, with the lower bound above 50 %; the first
/// scores 40 to 70 % against the random player.
fn wanted(number: u8, tally: Tally) -> bool {
    let score = tally.score();
    if number == 1 {
        (0.4..=0.7).contains(&score)
    } else {
        score >= 0.6 && tally.lower_bound() > 0.5
    }
}

fn row(name: &str, tally: Tally) {
    println!(
        "| {name} | {} | {} | {} | {:.1} % | {:.1} % |",
        tally.wins,
        tally.draws,
        tally.losses,
        100.0 * tally.score(),
        100.0 * tally.lower_bound()
    );
}
