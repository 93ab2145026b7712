//! Two ways of doing something, timed turn about in one run, as a ratio.
//!
//! Ratios say the same on a fast machine and on a slow one; seconds do not. What counts is the time the thread
//! was at work, all rounds together, so that a busy machine disturbs neither side.
#![allow(dead_code, reason = "no one bench uses all of it")]

use std::hint::black_box;
use std::time::Duration;

use cpu_time::ThreadTime;

/// What each round of either way lasts at least.
const ROUND: Duration = Duration::from_millis(20);

/// How long each of two ways takes, over so many rounds turn about.
pub fn both<A, B>(
    rounds: u32,
    mut one: impl FnMut() -> A,
    mut other: impl FnMut() -> B,
) -> (Duration, Duration) {
    let repeats = (repeats(time(1, &mut one)), repeats(time(1, &mut other)));
    let mut all = (Duration::ZERO, Duration::ZERO);
    for _ in 0..rounds {
        all.0 += time(repeats.0, &mut one);
        all.1 += time(repeats.1, &mut other);
    }
    (all.0 / (rounds * repeats.0), all.1 / (rounds * repeats.1))
}

/// How many times as long `other` takes as `one`.
pub fn ratio<A, B>(rounds: u32, one: impl FnMut() -> A, other: impl FnMut() -> B) -> f64 {
    let (one, other) = both(rounds, one, other);
    other.as_secs_f64() / one.as_secs_f64()
}

/// How often something that takes `once` fills a round.
fn repeats(once: Duration) -> u32 {
    (ROUND.as_secs_f64() / once.as_secs_f64().max(1e-7)).ceil() as u32
}

fn time<A>(repeats: u32, way: &mut impl FnMut() -> A) -> Duration {
    let start = ThreadTime::now();
    for _ in 0..repeats {
        black_box(way());
    }
    start.elapsed()
}
