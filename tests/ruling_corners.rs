//! Corners that the random comparison with the second program turned up, each settled by hand.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use xiangqi_arbiter::incident::{Incident, read_events};
use xiangqi_arbiter::rulebook::{Level, Library};
use xiangqi_arbiter::ruling::{Caveat, Finding, Instruction, Law, Ruling, rule};
use xiangqi_arbiter::xiangqi::{Position, START};

fn ruling(fen: &str, events: &str) -> Ruling {
    let position: Position = fen.parse().unwrap();
    let events = read_events(events, position.turn()).unwrap();
    let library = Library::built_in().unwrap();
    let reading = library.reading("author").unwrap();
    let law = Law { rulebook: &library.rulebooks[0], reading, level: Level::Provincial };
    rule(&Incident { position, events }, &law, 0)
}

/// 5.6: an obvious accident is no touch, on either side's time. It stays in the record of steps.
#[test]
fn a_brush_on_the_other_sides_time_is_in_no_doubt() {
    let brushed = ruling(START, "black brush h9");
    assert_eq!(brushed.verdict.caveats, []);
    assert!(matches!(brushed.verdict.steps[0].finding, Finding::OutOfTurn { .. }));
    assert!(!brushed.verdict.now.iter().any(|now| matches!(now, Instruction::NoteOutOfTurn(_))));
    let touched = ruling(START, "black touch h9");
    assert_eq!(touched.verdict.caveats, [Caveat::NoClause]);
    assert!(touched.verdict.now.iter().any(|now| matches!(now, Instruction::NoteOutOfTurn(_))));
}

/// An empty point cannot be touched, on either side's time.
#[test]
fn a_touch_of_nothing_on_the_other_sides_time_is_none() {
    for events in ["black touch e5", "black release e5e6", "touch e5"] {
        let verdict = ruling(START, events).verdict;
        assert_eq!(verdict.caveats, [], "{events}");
        assert!(matches!(verdict.steps[0].finding, Finding::NothingThere(_)), "{events}");
    }
}
