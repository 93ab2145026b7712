//! Every row of the reference rulings: outcome, ground, duty, allowed moves, caveats.

use xiangqi::Position;
use xiangqi_arbiter::incident::{Incident, read_events};
use xiangqi_arbiter::law::{Level, Library};
use xiangqi_arbiter::ruling::{Law, rule};

/// Column numbers of a file of rulings.
struct Columns {
    fen: usize,
    caveat: usize,
}

fn check(text: &str, columns: &Columns) -> usize {
    let library = Library::built_in().unwrap();
    let rulebook = library.rulebook("cn-2011").unwrap();
    let mut wrong = Vec::new();
    let mut rows = 0;
    for line in text.lines().skip(1) {
        let cells: Vec<&str> = line.split('\t').collect();
        let at = |offset: usize| cells[columns.fen + offset];
        let position: Position = at(0).parse().unwrap();
        let law = Law::new(rulebook, library.reading(at(4)).unwrap(), Level::from_code(at(1)).unwrap());
        let events = read_events(at(3), position.turn()).unwrap();
        let incident = Incident::new(position, events);
        let verdict = rule(&incident, &law, at(2).parse::<u32>().unwrap()).verdict;
        let moves: Vec<String> = verdict.allowed.iter().map(ToString::to_string).collect();
        let caveats: Vec<_> = verdict.caveats.iter().map(|caveat| caveat.code()).collect();
        let found = [
            verdict.outcome.code().to_owned(),
            verdict.ground.code(law.texts()),
            verdict.duty.to_string(),
            if moves.is_empty() { "-".to_owned() } else { moves.join(" ") },
            caveats.join(" "),
        ];
        let expected = [at(5), at(6), at(7), at(8), cells[columns.caveat]];
        if found != expected {
            wrong.push(format!("{line}\n   found {found:?}"));
        }
        rows += 1;
    }
    assert!(wrong.is_empty(), "{} of {rows} rows differ:\n{}", wrong.len(), wrong.join("\n"));
    rows
}

#[test]
fn rulings_match_hand_worked_rows() {
    assert_eq!(check(include_str!("../data/rulings.tsv"), &Columns { fen: 1, caveat: 12 }), 171);
}

#[test]
fn rulings_match_bulk_rows() {
    assert_eq!(check(include_str!("../data/rulings-bulk.tsv"), &Columns { fen: 0, caveat: 9 }), 900);
}
