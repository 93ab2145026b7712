//! Nothing lost, nobody harmed: saving, crashes, hostile files, breaking threads, long use.
//!
//! Some tests start this test program again as a child that can be killed or measured. How often they do is small in
//! the ordinary run; `TIMES` sets it, as `tests/reliability.sh` does.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod child;
mod disk;
mod files;
mod hidden_characters;
mod hostile;
mod killed;
mod long_use;
mod panics;
#[path = "../support/program.rs"]
mod program;
mod together;
#[allow(dead_code, reason = "the window's tests use the rest")]
#[path = "../support/ui_harness.rs"]
mod ui_harness;

use std::sync::Arc;
use std::time::{Duration, Instant};

use xiangqi_arbiter::app::preferences::Preferences;
use xiangqi_arbiter::app::state::State;
use xiangqi_arbiter::law::Library;
use xiangqi_arbiter::report::{Annotations, Exhibit, MediaType, Report};
use xiangqi_arbiter::store::{self, RecoveredWork, Recovery};

/// How often something is tried: `TIMES`, or this often in the ordinary run.
fn times(ordinary: usize) -> usize {
    std::env::var("TIMES").ok().and_then(|times| times.parse().ok()).unwrap_or(ordinary)
}

/// The work of this many programs that ended. A program that another test starts has every lock of this process for the
/// moment between fork and exec, so what is there may not be free at once.
fn left_behind(recovery: &Recovery, count: usize) -> Vec<RecoveredWork> {
    let start = Instant::now();
    let mut found = recovery.left_behind();
    while found.len() < count && start.elapsed() < Duration::from_secs(10) {
        std::thread::sleep(Duration::from_millis(20));
        found.extend(recovery.left_behind());
    }
    assert_eq!(found.len(), count);
    found
}

/// Numbers without order, the same after the same seed.
struct Numbers(u64);

impl Numbers {
    /// Others each time; the seed is printed.
    fn any() -> Self {
        let nanos = std::time::UNIX_EPOCH.elapsed().unwrap().as_nanos() as u64;
        println!("seed {nanos}");
        Self(nanos | 1)
    }

    fn below(&mut self, end: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % end
    }
}

/// The built-in case with this number written in it, and in every byte of an exhibit of so many.
fn numbered(number: u64, bytes: usize) -> Report {
    let mut report = store::sample().unwrap().report;
    report.remarks = number.to_string();
    report.exhibits.push(Exhibit {
        name: "照片.png".to_owned(),
        caption: number.to_string(),
        media_type: MediaType::Png,
        bytes: vec![number as u8; bytes].into(),
        annotations: Annotations::default(),
    });
    report
}

fn state(report: Report) -> State {
    State::new(report, None, Arc::new(Library::built_in().unwrap()), Preferences::default())
}
