//! Open rulings: each branch is what a reading would rule that answers its questions. And hinges.

use std::collections::BTreeMap;

use crate::generators::{Case, case, config, library};
use proptest::prelude::*;
use xiangqi::Position;
use xiangqi_arbiter::incident::{Incident, read_events};
use xiangqi_arbiter::law::{Answer, LawInForce, Level, Library, Question, Reading};
use xiangqi_arbiter::ruling::{DecisiveQuestion, Outcome, Verdict, rule};

/// `base` with these answers before its own, by way of RON text as a user would write it.
fn answering(base: &Reading, assumed: &[(Question, Answer)]) -> Reading {
    let first = assumed.iter().map(|(question, answer)| {
        format!("(question: {}, answer: {answer:?})", ron::to_string(question).unwrap())
    });
    let rest = base.positions.iter().map(|position| ron::to_string(position).unwrap());
    let positions = first.chain(rest).collect::<Vec<_>>().join(",\n        ");
    let text = format!(
        r#"Reading(
    id: "answering",
    name: (zh: "试", en: "Trial"),
    gist: (zh: "试", en: "Trial"),
    source: (zh: "试", en: "Trial"),
    unmeetable_touch: {:?},
    positions: [
        {positions}
    ],
)"#,
        base.unmeetable_touch
    );
    let mut library = Library::default();
    library.add_reading("answering.ron", &text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    library.readings.remove(0)
}

/// Compares every branch and hinge with the reading that answers its questions; what was answered.
fn check(case: &Case) -> Result<Vec<Question>, TestCaseError> {
    let base = &library().readings[case.reading];
    let alone = |assumed: &[(Question, Answer)]| -> Verdict {
        rule(&case.incident, &case.law_of(&answering(base, assumed)), case.prior).verdict
    };
    let ruling = case.rule();
    for branch in &ruling.alternatives {
        prop_assert_eq!(&alone(&branch.assumed), &branch.verdict, "{:?}", branch.assumed);
    }
    for hinge in &ruling.decisive_questions {
        prop_assert_eq!(&alone(&[(hinge.question, Answer::Yes)]), &hinge.yes);
        prop_assert_eq!(&alone(&[(hinge.question, Answer::No)]), &hinge.no);
    }
    // Every way to answer is there, once.
    let mut sets: Vec<_> = ruling.alternatives.iter().map(|branch| branch.assumed.clone()).collect();
    sets.sort();
    sets.dedup();
    prop_assert_eq!(sets.len(), ruling.alternatives.len());
    let weight: f64 = sets.iter().map(|assumed| 0.5_f64.powi(i32::try_from(assumed.len()).unwrap())).sum();
    prop_assert!(sets.is_empty() || (weight - 1.0).abs() < 1e-9, "both answers at every fork: {:?}", sets);
    Ok(sets.into_iter().flatten().map(|(question, _)| question).collect())
}

fn from_row(fen: &str, level: &str, prior: &str, events: &str, reading: &str) -> Case {
    let position: Position = fen.parse().unwrap();
    let events = read_events(events, position.turn()).unwrap();
    Case {
        incident: Incident::new(position, events),
        level: Level::from_code(level).unwrap(),
        prior: prior.parse().unwrap(),
        reading: library().readings.iter().position(|known| known.id == reading).unwrap(),
    }
}

#[test]
fn alternatives_match_reference_rows() {
    let files = [(include_str!("../data/rulings.tsv"), 1), (include_str!("../data/rulings-bulk.tsv"), 0)];
    let mut open = 0;
    for (text, fen) in files {
        for line in text.lines().skip(1) {
            let cells: Vec<&str> = line.split('\t').skip(fen).collect();
            let case = from_row(cells[0], cells[1], cells[2], cells[3], cells[4]);
            check(&case).unwrap_or_else(|error| panic!("{case:?}\n{error}"));
            open += usize::from(case.rule().verdict.outcome == Outcome::Open);
        }
    }
    assert_eq!(open, 22 + 121);
}

proptest! {
    #![proptest_config(config(8000))]

    #[test]
    fn alternatives_hold_on_random_cases(case in case()) {
        check(&case)?;
    }
}

/// A reading may take a position on every question; the ruling honours each of them.
#[test]
fn reading_can_answer_every_question() {
    let all: BTreeMap<Question, &str> = BTreeMap::from([
        (Question::OwnPieceMoves, "4ka3/4a4/4b4/9/9/9/9/3n5/3C5/4K4 w;touch d1"),
        (Question::EnemyPieceTaken, "4k4/9/9/4r4/9/9/9/3pR4/9/4KA3 w;touch d2"),
        (Question::OneTakesOther, "4k4/9/9/4r4/9/9/9/3pR4/9/4KA3 w;touch e2; touch d2"),
        (Question::FirstOfOneSide, "4k4/9/9/4r4/9/9/9/3pR4/9/4KA3 w;touch e2 f0"),
        (Question::FirstOfBothSides, "4k4/9/9/4r4/9/9/9/3pR4/9/4KA3 w;touch e2; touch f0; touch e6"),
        (Question::NonMoveIsSuicide, "4k4/9/9/4r4/9/9/9/3pR4/9/4KA3 w;release e2f3"),
    ]);
    for (question, row) in all {
        let (fen, events) = row.split_once(';').unwrap();
        let case = from_row(fen, "provincial", "0", events, "bare-text");
        let ruling = case.rule();
        assert_eq!(ruling.verdict.open, Some(question), "{case:?}");
        let [yes, no] = Answer::BOTH.map(|answer| {
            let reading = answering(&library().readings[case.reading], &[(question, answer)]);
            rule(&case.incident, &case.law_of(&reading), 0)
        });
        assert_eq!(
            (yes.verdict.outcome, no.verdict.outcome),
            match question {
                Question::OwnPieceMoves | Question::EnemyPieceTaken | Question::OneTakesOther => {
                    (Outcome::Loss, Outcome::None)
                }
                // The chariot moves; or takes the other, the first own piece the first of the enemy.
                Question::FirstOfBothSides => (Outcome::None, Outcome::None),
                // Which piece the arbiter names is a question of its own.
                Question::FirstOfOneSide => (Outcome::None, Outcome::Open),
                Question::NonMoveIsSuicide => (Outcome::Loss, Outcome::Foul),
                other => panic!("{other:?} is no question of a reading"),
            }
        );
        assert!(!yes.verdict.same_result(&no.verdict), "{question:?}");
        assert!(yes.alternatives.is_empty());
        assert_eq!(no.alternatives.is_empty(), no.verdict.outcome != Outcome::Open);
    }
}

const JILIN: &str = "2bak1b1C/4a4/9/2N6/9/2r6/9/9/4A4/2B1KAB2 b";
const FIGURE_1: &str = "4ka3/4a4/4b4/9/9/9/9/3n5/3C5/4K4 w";
const FIGURE_3: &str = "2bak1b1C/4a4/9/2N6/9/5r3/9/9/4A4/2B1KAB2 b";
const READINGS: [&str; 4] = ["author", "right-to-answer", "legal-mobility", "bare-text"];

/// Each hinge as its question and, for yes and no, outcome, ground and duty.
fn decisive_questions(fen: &str, level: &str, events: &str, reading: &str) -> Vec<String> {
    let result = |verdict: &Verdict| {
        let ground = verdict.ground.code(LawInForce { rulebook: &library().rulebooks[0], regulation: None });
        format!("{} {ground} {}", verdict.outcome.code(), verdict.duty)
    };
    let decisive_questions = from_row(fen, level, "0", events, reading).rule().decisive_questions;
    let text = |DecisiveQuestion { question, yes, no }: &DecisiveQuestion| {
        format!("{question:?}: {} / {}", result(yes), result(no))
    };
    decisive_questions.iter().map(text).collect()
}

#[test]
fn jilin_decisive_question_is_capture_into_suicide() {
    for reading in READINGS {
        // The bare clauses name no penalty for a touch that cannot be met.
        let no = if reading == "bare-text" { "none" } else { "foul" };
        let expected = format!("EnemyPieceTaken: loss 5.2+4.1.3 - / {no} 5.2 answer");
        for level in ["provincial", "national", "national-youth"] {
            assert_eq!(
                decisive_questions(JILIN, level, "touch c6", reading),
                [expected.as_str()],
                "{reading}"
            );
        }
        assert_eq!(
            decisive_questions(JILIN, "provincial", "touch c6; release c4c6", reading),
            [""; 0],
            "{reading}"
        );
    }
}

#[test]
fn figure_1_decisive_question_is_move_into_suicide() {
    for reading in READINGS {
        let no = if reading == "bare-text" { "none" } else { "foul" };
        let expected = format!("OwnPieceMoves: loss 5.1+4.1.3 - / {no} 5.1 free");
        for level in ["provincial", "national", "national-youth"] {
            assert_eq!(
                decisive_questions(FIGURE_1, level, "touch d1", reading),
                [expected.as_str()],
                "{reading}"
            );
        }
        assert_eq!(
            decisive_questions(FIGURE_1, "provincial", "touch d1; release d1c1", reading),
            [""; 0],
            "{reading}"
        );
    }
}

#[test]
fn figure_3_has_no_decisive_question() {
    for reading in READINGS {
        for events in ["touch c6", "touch c6; release f4f9", "touch c6; release f4f8"] {
            assert_eq!(
                decisive_questions(FIGURE_3, "provincial", events, reading),
                [""; 0],
                "{reading}: {events}"
            );
        }
    }
}

#[test]
fn decisive_questions_match_hand_worked_cases() {
    let pinned = "4k4/9/9/4r4/9/9/9/3pR4/9/4KA3 w";
    let expected = "OneTakesOther: loss 5.3+4.1.3 - / none 5.3 move e2";
    for reading in READINGS {
        assert_eq!(
            decisive_questions(pinned, "provincial", "touch e2; touch d2", reading),
            [expected],
            "{reading}"
        );
    }
    // The rook, then the horse it takes into suicide: the horse comes into question where the rook is let off.
    let rook = "OwnPieceMoves: loss 5.3+4.1.3 - / ";
    let horse = "EnemyPieceTaken: loss 5.3+4.1.3 - / foul 5.3 answer".to_owned();
    let of = |reading| decisive_questions(JILIN, "provincial", "touch c4; touch c6", reading);
    assert_eq!(of("author"), [horse.as_str()]);
    assert_eq!(of("right-to-answer"), [format!("{rook}foul 5.3 answer"), horse.clone()]);
    assert_eq!(of("legal-mobility"), [format!("{rook}foul 5.3 answer"), horse]);
    assert_eq!(of("bare-text"), [format!("{rook}open 5.3 -")]);
    let non_move = "NonMoveIsSuicide: loss 4.1.3 - / foul 4.1.8 restore";
    assert_eq!(decisive_questions(JILIN, "provincial", "touch e8; release e8e7", "author"), [non_move]);
}
