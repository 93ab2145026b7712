//! The ruling against a second program written from the definitions alone.

use crate::generators::{Case, case, config, library};
use crate::oracle::{Row, rule};
use proptest::prelude::*;
use xiangqi_arbiter::incident::{Act, Actor, Event, write_events};
use xiangqi_arbiter::law::LawInForce;

/// The crate's answer as a row's cells.
fn found(case: &Case) -> [String; 5] {
    let verdict = case.rule().verdict;
    let moves: Vec<String> = verdict.allowed.iter().map(ToString::to_string).collect();
    let caveats: Vec<_> = verdict.caveats.iter().map(|caveat| caveat.code()).collect();
    [
        verdict.outcome.code().to_owned(),
        verdict.ground.code(LawInForce { rulebook: &library().rulebooks[0], regulation: None }),
        verdict.duty.to_string(),
        if moves.is_empty() { "-".to_owned() } else { moves.join(" ") },
        caveats.join(" "),
    ]
}

fn expected(case: &Case) -> [String; 5] {
    let position = &case.incident.position;
    // The reference data has no events of the arbiter but words.
    let told = |event: &&Event| event.actor != Actor::Arbiter || matches!(event.act, Act::Words(_));
    let events: Vec<Event> = case.incident.events.iter().filter(told).cloned().collect();
    rule(&Row {
        fen: &position.fen(),
        level: case.level.code(),
        prior: case.prior,
        events: &write_events(&events, position.turn()),
        reading: &library().readings[case.reading].id,
    })
}

/// The second program answers every row of the reference data, so that it can be trusted beyond them.
#[test]
fn oracle_matches_reference_rows() {
    let files =
        [(include_str!("../data/rulings.tsv"), 1, 12), (include_str!("../data/rulings-bulk.tsv"), 0, 9)];
    let mut rows = 0;
    for (text, fen, caveat) in files {
        for line in text.lines().skip(1) {
            let cells: Vec<&str> = line.split('\t').collect();
            let at = |offset: usize| cells[fen + offset];
            let prior = at(2).parse().unwrap();
            let row = Row { fen: at(0), level: at(1), prior, events: at(3), reading: at(4) };
            assert_eq!(rule(&row), [at(5), at(6), at(7), at(8), cells[caveat]], "{line}");
            rows += 1;
        }
    }
    assert_eq!(rows, 171 + 900);
}

proptest! {
    #![proptest_config(config(20000))]

    #[test]
    fn ruling_matches_oracle_on_random_cases(case in case(), everywhere in any::<bool>()) {
        // Under its own reading, or under all four.
        let readings = if everywhere { 0..library().readings.len() } else { case.reading..case.reading + 1 };
        for reading in readings {
            let case = Case { reading, ..case.clone() };
            let (found, expected) = (found(&case), expected(&case));
            for (found, expected) in found.iter().zip(&expected) {
                prop_assert_eq!(found, expected, "{:?}", case);
            }
        }
    }
}
