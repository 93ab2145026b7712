//! What holds of every ruling, on random incidents; and that the random incidents are worth the name.

use std::collections::BTreeMap;

use crate::generators::{Case, case, config};
use crate::symmetry::View;
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use xiangqi::{PieceKind, Square};
use xiangqi_arbiter::incident::{Act, Actor, Consent};
use xiangqi_arbiter::law::Question;
use xiangqi_arbiter::ruling::{Caveat, Duty, Outcome, Ruling, Verdict};

/// What every verdict keeps to, whatever the incident.
fn check_verdict(case: &Case, verdict: &Verdict) -> Result<(), TestCaseError> {
    let position = &case.incident.position;
    let legal = position.legal_moves();
    let (allowed, duty) = (&verdict.allowed, verdict.duty);
    prop_assert_eq!(verdict.charged.is_some(), verdict.outcome.charges());
    let other_loses = verdict.charged == Some(position.turn().opponent());
    let taken = case.release().and_then(|(_, mv)| position.board().get(mv.to));
    let general_taken =
        taken.is_some_and(|piece| piece.kind == PieceKind::General && piece.side != position.turn());
    let in_words = verdict.asked.iter().any(|question| matches!(question, Question::ConductIs(..)));
    prop_assert!(!other_loses || verdict.game_over.is_some() || general_taken || in_words);
    prop_assert_eq!(verdict.open.is_some(), verdict.outcome == Outcome::Open);
    prop_assert_eq!(duty == Duty::Nothing, verdict.outcome.ends_game() || verdict.outcome == Outcome::Open);
    prop_assert!(allowed.is_sorted_by(|a, b| a < b), "sorted, each once");
    prop_assert!(allowed.iter().all(|mv| legal.contains(mv)), "allowed moves are legal");
    prop_assert!(verdict.caveats.is_sorted_by(|a, b| a < b), "sorted, each once");
    prop_assert_eq!(duty == Duty::Restore, verdict.has(Caveat::Practice));
    let released_legally = case.release().is_some_and(|(_, mv)| legal.contains(&mv));
    let goes_on = duty != Duty::Nothing;
    prop_assert_eq!(duty == Duty::Done, goes_on && released_legally && duty != Duty::Restore);
    prop_assert_eq!(goes_on && case.release().is_some(), matches!(duty, Duty::Done | Duty::Restore));
    prop_assert_eq!(allowed.is_empty(), matches!(duty, Duty::Nothing | Duty::Done));
    let fits = match duty {
        Duty::Move(square) => allowed.iter().all(|mv| mv.from == square),
        Duty::MoveExactly(mv) => *allowed == [mv],
        Duty::Capture(square) => allowed.iter().all(|mv| mv.to == square),
        Duty::MoveOrCapture(own, enemy) => allowed.iter().all(|mv| mv.from == own || mv.to == enemy),
        Duty::Free | Duty::Answer => *allowed == legal,
        Duty::Nothing | Duty::Restore | Duty::Done => true,
    };
    prop_assert!(fits, "the moves are those of the duty");
    prop_assert_eq!(duty == Duty::Answer, duty == Duty::Answer && position.exposure().any());
    prop_assert!(duty != Duty::Free || !position.exposure().any());
    let faulty = !position.faults().is_empty();
    prop_assert_eq!(verdict.has(Caveat::ImpossiblePosition), faulty);
    prop_assert!(!verdict.steps.is_empty() || verdict.outcome == Outcome::None);
    Ok(())
}

fn check_ruling(case: &Case, ruling: &Ruling) -> Result<(), TestCaseError> {
    check_verdict(case, &ruling.verdict)?;
    prop_assert_eq!(ruling.verdict.outcome == Outcome::Open, !ruling.alternatives.is_empty());
    for branch in &ruling.alternatives {
        check_verdict(case, &branch.verdict)?;
        prop_assert!(branch.verdict.outcome != Outcome::Open, "a branch is never open");
        prop_assert!(!branch.assumed.is_empty());
        prop_assert_eq!(Some(branch.assumed[0].0), ruling.verdict.open);
    }
    for hinge in &ruling.decisive_questions {
        prop_assert!(ruling.verdict.asked.contains(&hinge.question));
        check_verdict(case, &hinge.yes)?;
        check_verdict(case, &hinge.no)?;
    }
    if let Some(open) = ruling.verdict.open {
        let decisive_questions = ruling.decisive_questions.iter().any(|hinge| hinge.question == open);
        let first = &ruling.alternatives[0].verdict;
        let differ = ruling.alternatives.iter().any(|branch| !branch.verdict.same_consequence(first));
        prop_assert!(
            decisive_questions || !differ,
            "an open question is a hinge, unless both answers come to the same"
        );
    }
    Ok(())
}

/// Whether nothing was touched or moved.
fn ruled_on_nothing(case: &Case) -> bool {
    let ruling = case.rule();
    let words_only = case.incident.events.iter().all(|event| matches!(event.act, Act::Words(_)));
    words_only || ruling.verdict.outcome == Outcome::None && ruling.touched.is_empty()
}

/// The squares the mover touched plainly before his release, with the number of the event.
fn plain_touches(case: &Case) -> Vec<(usize, Square)> {
    let mover = Actor::Player(case.incident.position.turn());
    let end = case.release().map_or(case.incident.events.len(), |(index, _)| index);
    let events = case.incident.events[..end].iter().enumerate().filter(|(_, event)| event.actor == mover);
    let touched = events.flat_map(|(index, event)| {
        let plain = matches!(event.act, Act::Touch(_) | Act::TouchBoth(..) | Act::Lift(_) | Act::PutBack(_))
            || matches!(event.act, Act::Release(mv) if mv.from == mv.to);
        event.act.squares().into_iter().filter(move |_| plain).map(move |square| (index, square))
    });
    touched.filter(|&(_, square)| case.stands(square)).collect()
}

proptest! {
    #![proptest_config(config(8000))]

    #[test]
    fn rulings_are_well_formed(case in case()) {
        let ruling = case.rule();
        check_ruling(&case, &ruling)?;
        prop_assert_eq!(case.rule(), ruling);
    }

    #[test]
    fn mirrored_incident_gives_mirrored_ruling(case in case()) {
        let mirrored = case.with(case.incident.mirrored()).rule();
        prop_assert_eq!(View::of(&mirrored, false, Square::mirrored), View::of(&case.rule(), false, |it| it));
    }

    #[test]
    fn swapped_colours_give_swapped_ruling(case in case()) {
        let swapped = case.with(case.incident.swapped()).rule();
        prop_assert_eq!(View::of(&swapped, true, Square::rotated), View::of(&case.rule(), false, |it| it));
    }

    #[test]
    fn non_touches_create_no_duty(case in case(), kind in 0..5, at in 0..7usize, square in 0..90usize) {
        let position = &case.incident.position;
        let (mover, square) = (position.turn(), Square::from_index(square).unwrap());
        let (actor, act) = match kind {
            0 => (Actor::Player(mover), Act::Brush(square)),
            1 => (Actor::Player(mover), Act::Adjust(square, Consent::Given)),
            2 => (Actor::Player(mover.opponent()), Act::Brush(square)),
            3 => (Actor::Arbiter, Act::Touch(square)),
            _ => (Actor::Arbiter, Act::Words("stop".to_owned())),
        };
        // Words alone are for people to rule on.
        prop_assume!(kind < 4 || !ruled_on_nothing(&case));
        let more = case.inserted(at % (case.incident.events.len() + 1), actor, act).rule();
        let ruling = case.rule();
        let result = |ruling: &Ruling| {
            let verdict = &ruling.verdict;
            (verdict.outcome, verdict.duty, verdict.allowed.clone(), verdict.asked.clone())
        };
        prop_assert_eq!(result(&more), result(&ruling));
        prop_assert_eq!(&more.touched, &ruling.touched);
        if kind == 2 && case.release().is_none() {
            prop_assert_eq!(&more.verdict.caveats, &ruling.verdict.caveats);
        }
        if kind == 3 {
            prop_assert_eq!(more, ruling);
        }
    }

    #[test]
    fn repeated_touch_changes_nothing(case in case(), which in 0..9usize, kind in 0..3usize, late in any::<bool>()) {
        let touches = plain_touches(&case);
        if let Some(&(index, square)) = touches.get(which % touches.len().max(1)) {
            let acts: [fn(Square) -> Act; 3] = [Act::Touch, Act::Lift, Act::PutBack];
            let act = acts[kind](square);
            let end = case.release().map_or(case.incident.events.len(), |(index, _)| index);
            let mover = Actor::Player(case.incident.position.turn());
            let again = case.inserted(if late { end } else { index + 1 }, mover, act);
            // A piece lifted again has to be put back, which is for the arbiter to say; nothing else changes.
            let result = |ruling: Ruling| {
                let Verdict { outcome, charged, ground, duty, allowed, caveats, steps, .. } = ruling.verdict;
                (outcome, charged, ground, duty, allowed, caveats, steps, ruling.touched)
            };
            prop_assert_eq!(result(again.rule()), result(case.rule()));
        }
    }
}

/// How often each thing occurs in a fixed sample; every one of them must, so that the properties above and
/// the comparisons elsewhere cannot become trivial unnoticed.
#[test]
fn random_cases_cover_all_findings() {
    const SIZE: usize = 5000;
    let mut runner = TestRunner::deterministic();
    let cases = case();
    let mut counts = BTreeMap::<String, usize>::new();
    for _ in 0..SIZE {
        let case = cases.new_tree(&mut runner).unwrap().current();
        let Ruling { verdict, alternatives, decisive_questions, status, .. } = case.rule();
        let word = |text: String| text.split(['(', ' ', '{']).next().unwrap().to_owned();
        let mut seen: Vec<String> =
            verdict.steps.iter().map(|step| word(inner(&format!("{:?}", step.finding)))).collect();
        seen.extend(verdict.asked.iter().map(|question| format!("asked {question:?}")));
        seen.extend(verdict.open.map(|question| format!("open {question:?}")));
        seen.extend(verdict.caveats.iter().map(|caveat| format!("caveat {}", caveat.code())));
        seen.push(format!("outcome {}", verdict.outcome.code()));
        seen.push(format!("duty {}", word(format!("{:?}", verdict.duty))));
        seen.push(format!("status {}", status.code()));
        seen.push(format!("{} branches", alternatives.len().min(3)));
        seen.push(format!("{} hinges", decisive_questions.len().min(2)));
        seen.sort();
        seen.dedup();
        seen.into_iter().for_each(|name| *counts.entry(name).or_default() += 1);
    }
    let table: Vec<String> = counts.iter().map(|(name, count)| format!("{count:5} {name}")).collect();
    let table = table.join("\n");
    println!("of {SIZE}:\n{table}");
    for (least, names) in LEAST {
        for name in names {
            let count = counts.get(*name).copied().unwrap_or(0);
            assert!(count >= least, "{name}: {count} of {SIZE}, not {least}\n{table}");
        }
    }
}

/// What stands inside the outer brackets: the finding without its group.
fn inner(text: &str) -> String {
    text.split_once('(').map_or_else(String::new, |(_, inner)| inner.trim_end_matches(')').to_owned())
}

/// At least so often in the sample; about half of what was measured when this was written.
const LEAST: [(usize, &[&str]); 4] = [
    (250, &["outcome none", "outcome foul", "outcome loss", "outcome open"]),
    (
        50,
        &[
            "status check",
            "duty Answer",
            "duty Done",
            "duty Free",
            "duty Move",
            "duty Nothing",
            "duty Restore",
            "caveat 4.1.8-conflict",
            "caveat carried-over",
            "caveat foul-class",
            "caveat impossible-position",
            "caveat no-clause",
            "caveat practice",
            "asked EnemyPieceTaken",
            "asked FirstOfBothSides",
            "asked NonMoveIsSuicide",
            "asked OwnPieceMoves",
            "OneCannotReachOther",
            "ReleasedSuicide",
            "2 branches",
            "1 hinges",
        ],
    ),
    (
        20,
        &[
            "duty Capture",
            "caveat 4.1.3-release",
            "open EnemyPieceTaken",
            "open OwnPieceMoves",
            "asked FirstOfOneSide",
            "RivalGround",
            "OutsideDuty",
            "MeetsDuty",
            "3 branches",
            "status checkmate",
            "status stalemate",
        ],
    ),
    (5, &["2 hinges", "duty MoveExactly", "OneTakesOther", "OneTakesOtherExposing", "open OneTakesOther"]),
];
