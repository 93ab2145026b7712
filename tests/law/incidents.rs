//! Whole incidents with the ruling worked out by hand from the clauses: `tests/data/incidents.tsv`.
//!
//! A row is a position, the moves that led on from it, the events after them, the level, the law (`rulebook` or
//! `rulebook+regulation`), the reading; then outcome, against whom, ground, duty, caveats; where the ruling is open or
//! hangs on disputed facts, what the branches come to, sorted, each once; and a remark.

use std::collections::{BTreeMap, BTreeSet};

use crate::law_scenarios::{law_of, library};
use xiangqi::{Game, Setup};
use xiangqi_arbiter::incident::{Incident, read_events};
use xiangqi_arbiter::law::Level;
use xiangqi_arbiter::ruling::{Ruling, Verdict, rule_disputed};

struct Row<'a> {
    line: usize,
    cells: Vec<&'a str>,
}

impl Row<'_> {
    fn incident(&self) -> Incident {
        let start: Setup = xiangqi::fen::read(self.cells[0]).unwrap().setup;
        let moves = self.cells[1].split_whitespace().map(|mv| mv.parse().unwrap()).collect();
        let game = Game { start, moves };
        let turn = game.after(usize::MAX).turn.unwrap();
        let events =
            read_events(self.cells[2], turn).unwrap_or_else(|error| panic!("{}: {error}", self.line));
        Incident::after(game, events).unwrap()
    }

    fn expected(&self) -> Vec<&str> {
        self.cells[6..12].to_vec()
    }

    /// What the program makes of it: the cells from the outcome on.
    fn found(&self) -> Vec<String> {
        let law = self.cells[4];
        let level = Level::from_code(self.cells[3]).unwrap();
        let law = law_of(library(), law, self.cells[5], level);
        let found = rule_disputed(&self.incident(), &law, 0);
        let result = |verdict: &Verdict| {
            let by = verdict.by().unwrap_or("-");
            format!("{} {by}", verdict.outcome.code())
        };
        let branches = |ruling: &Ruling| -> BTreeSet<String> {
            ruling.alternatives.iter().map(|branch| result(&branch.verdict)).collect()
        };
        let cells = |verdict: &Verdict, branches: &BTreeSet<String>| {
            let caveats: Vec<_> = verdict.caveats.iter().map(|caveat| caveat.code()).collect();
            vec![
                verdict.outcome.code().to_owned(),
                verdict.by().unwrap_or("-").to_owned(),
                verdict.ground.code(law.texts()),
                verdict.duty.to_string(),
                caveats.join(" "),
                branches.iter().cloned().collect::<Vec<_>>().join("; "),
            ]
        };
        match found.settled() {
            Some(ruling) => cells(&ruling.verdict, &branches(ruling)),
            None => {
                let rulings = found.scenarios.iter().map(|scenario| &scenario.ruling);
                let results: BTreeSet<String> = rulings
                    .flat_map(|ruling| {
                        let mut open = branches(ruling);
                        if open.is_empty() {
                            open.insert(result(&ruling.verdict));
                        }
                        open
                    })
                    .collect();
                let results: Vec<String> = results.into_iter().collect();
                ["open", "-", "-", "-", ""]
                    .map(str::to_owned)
                    .into_iter()
                    .chain([results.join("; ")])
                    .collect()
            }
        }
    }
}

fn rows() -> Vec<Row<'static>> {
    let table = include_str!("../data/incidents.tsv");
    let lines = table.lines().enumerate().skip(1).filter(|(_, line)| !line.is_empty());
    lines.map(|(index, line)| Row { line: index + 1, cells: line.split('\t').collect() }).collect()
}

#[test]
fn incidents_are_ruled_on_as_worked_out_by_hand() {
    let mut wrong = Vec::new();
    for row in rows() {
        let (found, expected) = (row.found(), row.expected());
        if found != expected {
            wrong.push(format!(
                "{}: {}\n  found    {found:?}\n  expected {expected:?}",
                row.line,
                row.cells.join(" | ")
            ));
        }
    }
    assert!(wrong.is_empty(), "{} rows:\n{}", wrong.len(), wrong.join("\n"));
}

/// Each incident stands under two laws at least, and there are sixty or more.
#[test]
fn incidents_are_many_and_under_several_laws() {
    let mut laws: BTreeMap<[&str; 2], BTreeSet<&str>> = BTreeMap::new();
    for row in rows() {
        assert_eq!(row.cells.len(), 13, "line {}", row.line);
        laws.entry([row.cells[0], row.cells[2]]).or_default().insert(row.cells[4]);
    }
    assert!(laws.len() >= 60, "{}", laws.len());
    let once: Vec<_> = laws.iter().filter(|(_, laws)| laws.len() < 2).map(|(incident, _)| incident).collect();
    assert!(once.is_empty(), "{once:#?}");
}
