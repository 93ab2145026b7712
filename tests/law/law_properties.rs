//! What holds of every ruling under every rulebook and regulation, on random whole incidents.

use std::collections::BTreeMap;

use crate::generators::incidents::{Whole, whole};
use crate::generators::{config, library};
use crate::symmetry::View;
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use strum::IntoEnumIterator;
use xiangqi::Square;
use xiangqi_arbiter::incident::{Act, Actor, Event};
use xiangqi_arbiter::law::{Bilingual, Clause, Confidence, Level, Regulation, RuleEntry, Setting};
use xiangqi_arbiter::ruling::{Duty, Instruction, Outcome, Verdict};

/// The form that every verdict has.
fn check(whole: &Whole, verdict: &Verdict) -> Result<(), TestCaseError> {
    let legal = whole.incident.position.legal_moves();
    let Verdict { outcome, duty, allowed, .. } = verdict;
    prop_assert_eq!(verdict.charged.is_some(), outcome.charges());
    prop_assert_eq!(verdict.open.is_some(), *outcome == Outcome::Open);
    prop_assert_eq!(*duty == Duty::Nothing, outcome.ends_game() || *outcome == Outcome::Open);
    // The moves after an earlier position is set up are on another board.
    let set_back = verdict.now.iter().any(|one| matches!(one, Instruction::SetUpBefore(_)));
    let none = matches!(duty, Duty::Nothing | Duty::Done) || (set_back && *duty == Duty::Restore);
    prop_assert_eq!(allowed.is_empty(), none);
    prop_assert!(allowed.iter().all(|mv| legal.contains(mv)) && allowed.is_sorted_by(|a, b| a < b));
    prop_assert!(verdict.caveats.is_sorted_by(|a, b| a < b));
    prop_assert!(verdict.game_over.is_none() || *duty == Duty::Done);
    prop_assert!(!verdict.now.is_empty());
    // Nothing is taken off a sheet, and a foul or breach that is charged stands on it.
    let counts = verdict.counts;
    // A law may count breaches in another class, but it loses none.
    let before = (counts.mover.before.all(), counts.opponent.before.all());
    prop_assert_eq!(before, (whole.prior.mover.all(), whole.prior.opponent.all()));
    if *outcome == Outcome::Foul {
        prop_assert!(counts.mover.is_added_to() || counts.opponent.is_added_to());
    }
    Ok(())
}

/// What must not change where nothing that matters has.
fn result(verdict: &Verdict) -> (Outcome, Option<xiangqi::Side>, Duty, Vec<String>) {
    let allowed = verdict.allowed.iter().map(ToString::to_string).collect();
    (verdict.outcome, verdict.charged, verdict.duty, allowed)
}

/// The regulation, or an empty one, with these limits before its own.
fn limited(whole: &Whole, [breaches, fouls, technical]: [u32; 3]) -> Regulation {
    let text = || Bilingual { zh: "试".to_owned(), en: "Trial".to_owned() };
    let empty = Regulation {
        settings: Vec::new(),
        clauses: Vec::new(),
        ..library().regulation("cn-2025-national-final").unwrap().clone()
    };
    let mut regulation = whole.regulation.clone().unwrap_or(empty);
    let limits = [
        Setting::BreachLimit(Level::iter().map(|level| (level, breaches)).collect()),
        Setting::FoulLimit(fouls),
        Setting::TechnicalLimit(technical),
    ];
    let provisions = limits.map(|setting| RuleEntry { setting, clause: "limits".to_owned() });
    regulation.settings.splice(0..0, provisions);
    regulation.clauses.push(Clause {
        number: "limits".to_owned(),
        topic: None,
        title: text(),
        text: text(),
        confidence: Confidence::Seen,
        source: String::new(),
        carried_from: None,
        note: None,
    });
    regulation
}

/// How hard an outcome is; what is open or charges nobody is not compared.
const fn hardness(outcome: Outcome) -> Option<u8> {
    match outcome {
        Outcome::None | Outcome::NotHeard => Some(0),
        Outcome::Warning => Some(1),
        Outcome::Foul => Some(2),
        Outcome::Loss | Outcome::BothLose => Some(3),
        Outcome::Open | Outcome::Replay | Outcome::Void | Outcome::Draw => None,
    }
}

proptest! {
    #![proptest_config(config(8000))]

    #[test]
    fn rulings_under_every_law_are_well_formed(whole in whole()) {
        let ruling = whole.rule();
        check(&whole, &ruling.verdict)?;
        prop_assert_eq!(ruling.verdict.outcome == Outcome::Open, !ruling.alternatives.is_empty());
        for branch in &ruling.alternatives {
            check(&whole, &branch.verdict)?;
            prop_assert!(branch.verdict.outcome != Outcome::Open, "a branch is never open");
        }
        for hinge in &ruling.decisive_questions {
            prop_assert!(ruling.verdict.asked.contains(&hinge.question));
            check(&whole, &hinge.yes)?;
            check(&whole, &hinge.no)?;
        }
        prop_assert_eq!(whole.rule(), ruling);
    }

    #[test]
    fn mirrored_incident_gives_mirrored_ruling(whole in whole()) {
        let mirrored = whole.with(whole.incident.mirrored()).rule();
        prop_assert_eq!(View::of(&mirrored, false, Square::mirrored), View::of(&whole.rule(), false, |it| it));
    }

    #[test]
    fn swapped_colours_give_swapped_ruling(whole in whole()) {
        let swapped = whole.with(whole.incident.swapped()).rule();
        prop_assert_eq!(View::of(&swapped, true, Square::rotated), View::of(&whole.rule(), false, |it| it));
    }

    #[test]
    fn unregulated_events_change_nothing(whole in whole(), place: prop::sample::Index, which in 0..4u8, at in 0..90usize, opponent: bool) {
        let mut incident = whole.incident.clone();
        let turn = incident.position.turn();
        let side = if opponent { turn.opponent() } else { turn };
        let event = match which {
            0 => Event::new(Actor::Arbiter, Act::StopClocks),
            1 => Event::new(Actor::Arbiter, Act::Words("he called the chief arbiter".to_owned())),
            2 => Event::by(side, Act::Words("he asked for water".to_owned())),
            _ => Event::by(side, Act::Brush(Square::all().nth(at).unwrap())),
        };
        incident.events.insert(place.index(incident.events.len() + 1), event);
        let with = whole.with(incident).rule().verdict;
        prop_assert_eq!(result(&with), result(&whole.rule().verdict));
    }

    #[test]
    fn stricter_limit_is_never_milder(whole in whole(), lax in [1..4u32, 1..4u32, 1..4u32], cut in [0..3u32, 0..3u32, 0..3u32]) {
        let strict = [0, 1, 2].map(|index| lax[index].saturating_sub(cut[index]).max(1));
        let outcome = |limits| whole.under(limited(&whole, limits)).rule().verdict.outcome;
        let (lax, strict) = (outcome(lax), outcome(strict));
        if let (Some(lax), Some(strict)) = (hardness(lax), hardness(strict)) {
            prop_assert!(strict >= lax, "{} is milder than {}", strict, lax);
        }
    }
}

/// The random incidents meet every outcome under every rulebook, or the properties above say little.
#[test]
fn random_incidents_reach_every_outcome() {
    let mut runner = TestRunner::deterministic();
    let mut met: BTreeMap<(&str, &str), u32> = BTreeMap::new();
    let mut grounds: BTreeMap<String, u32> = BTreeMap::new();
    for _ in 0..6000 {
        let whole = whole().new_tree(&mut runner).unwrap().current();
        let verdict = whole.rule().verdict;
        *met.entry((&whole.rulebook.id, verdict.outcome.code())).or_default() += 1;
        for matter in &verdict.ground.0 {
            *grounds.entry(format!("{matter:?}")).or_default() += 1;
        }
    }
    for book in &library().rulebooks {
        for outcome in ["none", "foul", "open", "draw", "loss"] {
            let count = met.get(&(book.id.as_str(), outcome)).copied().unwrap_or(0);
            assert!(count >= 5, "{} {outcome}: {count}", book.id);
        }
    }
    let rests_on = |matter: &str| grounds.get(matter).copied().unwrap_or(0);
    for matter in [
        "LossOnTime",
        "Resignation",
        "Lateness",
        "Disturbance",
        "PressedBeforeMoving",
        "TakenBack",
        "DrawByAgreement",
        "NoWinningChances",
        "BreachLimit",
        "TouchOwn",
        "FalseClaim",
        "Correction",
    ] {
        assert!(rests_on(matter) >= 5, "{matter}: {}", rests_on(matter));
    }
}
