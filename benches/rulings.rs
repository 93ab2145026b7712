//! Ruling: one incident under every built-in reading, and an incident with six disputed events.
//!
//! `cargo bench --bench rulings`. Beside the seconds it prints how many listings of the legal moves of the start
//! position fit into each, which says the same on any machine, and what sharing the facts saves.
#![allow(clippy::unwrap_used)]

mod side_by_side;

use std::hint::black_box;
use std::time::Duration;

use criterion::{Criterion, criterion_group};
use side_by_side::{both, ratio};
use xiangqi::{Position, START, movegen};
use xiangqi_arbiter::incident::{Certainty, Incident, Party, read_events};
use xiangqi_arbiter::law::{Level, Library, TouchRules};
use xiangqi_arbiter::ruling::{Course, Dispute, Law, MOST_DISPUTED, Prior, Ruling, rule, rule_on};

/// Jilin 2015, in check from a horse.
const JILIN: &str = "2bak1b1C/4a4/9/2N6/9/2r6/9/9/4A4/2B1KAB2 b";
/// A middle game with everything on the board.
const MIDDLE: &str = "r1bakab1r/9/1cn3nc1/p1p1p1p1p/9/9/P1P1P1P1P/1CN3NC1/9/R1BAKAB1R w";

fn incidents() -> [(&'static str, Incident); 3] {
    [
        ("Jilin 2015, horse touched", incident(JILIN, "touch c6")),
        ("both touched, then released", incident(JILIN, "touch c6 c4; release c4c6")),
        ("middle game, three touches", incident(MIDDLE, "touch h2; touch h7; touch b2; release h2e2")),
    ]
}

fn incident(fen: &str, events: &str) -> Incident {
    let position: Position = fen.parse().unwrap();
    let events = read_events(events, position.turn()).unwrap();
    Incident::new(position, events)
}

/// Six events, none of them believed by both sides: 64 scenarios they can fall.
fn disputes() -> [(&'static str, Incident); 2] {
    let mut jilin = incident(JILIN, "brush e8; touch c6; lift c4; putback c4; touch e8; release c4c6");
    let mut middle = incident(MIDDLE, "touch h2; brush b2; touch h7; lift b2; touch c7; release h2e2");
    for event in jilin.events.iter_mut().chain(&mut middle.events) {
        event.certainty = Certainty::Disputed(vec![Party::Black]);
    }
    [("Jilin 2015", jilin), ("middle game", middle)]
}

fn laws(library: &Library) -> Vec<Law<'_>> {
    let rulebook = library.rulebooks.first().unwrap();
    library.readings.iter().map(|reading| Law::new(rulebook, reading, Level::Provincial)).collect()
}

/// The facts once, then each reading.
fn shared(incident: &Incident, laws: &[Law<'_>]) -> Vec<Ruling> {
    let facts = Course::of(incident, TouchRules::default());
    laws.iter().map(|law| rule_on(&facts, law, Prior::from(1))).collect()
}

/// The facts again for each reading.
fn unshared(incident: &Incident, laws: &[Law<'_>]) -> Vec<Ruling> {
    laws.iter().map(|law| rule(incident, law, 1)).collect()
}

fn rulings(criterion: &mut Criterion) {
    let library = Library::built_in().unwrap();
    let laws = laws(&library);
    let mut group = criterion.benchmark_group("one incident, four readings");
    for (name, incident) in incidents() {
        group.bench_function(name, |bench| bench.iter(|| shared(black_box(&incident), &laws)));
    }
    group.finish();
    let mut group = criterion.benchmark_group("six disputed events");
    for (name, incident) in disputes() {
        group.bench_function(format!("{name}, facts"), |bench| {
            bench.iter(|| Dispute::of(black_box(&incident), TouchRules::default()));
        });
        group.bench_function(format!("{name}, one reading"), |bench| {
            bench.iter(|| {
                laws.first().map(|law| Dispute::of(black_box(&incident), TouchRules::default()).rule(law, 1))
            });
        });
        group.bench_function(format!("{name}, four readings"), |bench| {
            bench.iter(|| {
                let dispute = Dispute::of(black_box(&incident), TouchRules::default());
                laws.iter().map(|law| dispute.rule(law, 1)).collect::<Vec<_>>()
            });
        });
    }
    group.finish();
}

fn in_listings() {
    let start: Position = START.parse().unwrap();
    let listings = || {
        for _ in 0..100 {
            black_box(movegen::legal_moves(black_box(start.board()), start.turn()));
        }
    };
    let library = Library::built_in().unwrap();
    let laws = laws(&library);
    assert_eq!(laws.len(), 4);
    println!("\nIn listings of the legal moves of the start position:");
    for (name, incident) in incidents() {
        assert_eq!(shared(&incident, &laws), unshared(&incident, &laws));
        let listings = 100.0 * ratio(5, listings, || shared(&incident, &laws));
        let saved = ratio(5, || shared(&incident, &laws), || unshared(&incident, &laws));
        println!(
            "{listings:>8.0}  {name}, four readings; {saved:.1} times as long without sharing the facts"
        );
    }
    for (name, incident) in disputes() {
        let dispute = || {
            let dispute = Dispute::of(&incident, TouchRules::default());
            laws.first().map(|law| dispute.rule(law, 1))
        };
        let scenarios = dispute().map_or(0, |disputed| disputed.scenarios.len());
        assert_eq!(scenarios, 1 << MOST_DISPUTED);
        let (listings, took) = both(5, listings, dispute);
        println!(
            "{:>8.0}  {name}, {scenarios} scenarios of six disputed events, one reading; {:.2} of a millisecond",
            100.0 * took.as_secs_f64() / listings.as_secs_f64(),
            1000.0 * took.as_secs_f64(),
        );
    }
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(30).measurement_time(Duration::from_secs(2));
    targets = rulings
}

fn main() {
    benches();
    in_listings();
}
