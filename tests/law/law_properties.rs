//! What holds of every ruling under every rulebook and regulation, on random whole incidents.

use std::collections::BTreeMap;

use crate::generators::incidents::{Whole, whole};
use crate::generators::{config, library};
use crate::symmetry::View;
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use strum::IntoEnumIterator;
use xiangqi::movegen::legal_moves;
use xiangqi::{Game, Irregularity, Moment, Move, Side, Square};
use xiangqi_arbiter::incident::{Act, Actor, Certainty, Event, Incident, Party};
use xiangqi_arbiter::law::{
    Bilingual, Clause, Confidence, Level, Question, Regulation, RuleEntry, Setting, Topic,
};
use xiangqi_arbiter::ruling::{
    Alternative, Caveat, Duty, MOST_DISPUTED, Outcome, Prior, Ruling, Verdict, disputed_facts, rule_disputed,
    with_findings,
};

/// The form that every verdict has.
fn check(whole: &Whole, verdict: &Verdict) -> Result<(), TestCaseError> {
    let legal: Vec<Move> = legal_moves(&verdict.board, verdict.mover).collect();
    let Verdict { outcome, duty, allowed, .. } = verdict;
    prop_assert_eq!(verdict.charged.is_some(), outcome.charges());
    prop_assert_eq!(verdict.open.is_some(), *outcome == Outcome::Open);
    prop_assert_eq!(*duty == Duty::Nothing, outcome.ends_game() || *outcome == Outcome::Open);
    prop_assert_eq!(allowed.is_empty(), matches!(duty, Duty::Nothing | Duty::Done));
    prop_assert!(allowed.iter().all(|mv| legal.contains(mv)) && allowed.is_sorted_by(|a, b| a < b));
    prop_assert!(verdict.caveats.is_sorted_by(|a, b| a < b));
    prop_assert!(verdict.game_over.is_none_or(|(loser, _)| verdict.charged == Some(loser)));
    prop_assert!(!verdict.now.is_empty());
    // Nothing is taken off a sheet, and a foul or breach that is charged stands on it.
    let counts = verdict.counts;
    // A law may count breaches in another class, but it loses none.
    let mut before = (counts.mover.before.all(), counts.opponent.before.all());
    if verdict.mover != whole.incident.position.turn() {
        before = (before.1, before.0);
    }
    prop_assert_eq!(before, (whole.prior.mover.all(), whole.prior.opponent.all()));
    if *outcome == Outcome::Foul {
        prop_assert!(counts.mover.is_added_to() || counts.opponent.is_added_to());
    }
    Ok(())
}

/// What must not change where nothing that matters has.
fn result(verdict: &Verdict) -> (Outcome, Option<Side>, Duty, Vec<String>) {
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
        let (with, without) = (whole.with(incident).rule().verdict, whole.rule().verdict);
        // Words alone are for people to rule on.
        let alone = matches!(which, 1 | 2) && without.outcome == Outcome::None && with.outcome == Outcome::Open;
        prop_assert!(alone || result(&with) == result(&without), "{:?} {:?}", result(&with), result(&without));
        let is_free = matches!(without.duty, Duty::Free | Duty::Answer | Duty::Done);
        prop_assert!(!alone || is_free || whole.incident.events.is_empty());
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

/// The same facts with the last moves of the record entered as the first rows of the timeline.
fn entered_later(whole: &Whole, count: usize) -> Whole {
    let Incident { game, events, .. } = &whole.incident;
    let kept = game.moves.len() - count;
    let history = game.history();
    let moved = (kept..game.moves.len()).map(|ply| {
        let side = history.at(ply + 1).played.as_ref().and_then(|played| played.mover).unwrap();
        Event::by(side, Act::Release(game.moves[ply]))
    });
    let events = moved.chain(events.iter().cloned()).collect();
    let game = Game { start: game.start.clone(), moves: game.moves[..kept].to_vec() };
    let incident = Incident::after(game, events).unwrap();
    let Prior { mover, opponent } = whole.prior;
    let same_turn = incident.turn() == whole.incident.turn();
    let prior = if same_turn { whole.prior } else { Prior { mover: opponent, opponent: mover } };
    let mut later = whole.with(incident);
    later.prior = prior;
    later
}

/// What must be the same however a move was entered. A move of the timeline that stands is done; after one of the
/// record the other side is to move.
fn however_entered(
    verdict: &Verdict,
) -> (Outcome, Option<Side>, Vec<Topic>, Option<Question>, Vec<Caveat>, String) {
    let duty = match verdict.duty {
        Duty::Done => format!("{} moves", verdict.mover.opponent().code()),
        Duty::Free | Duty::Answer => format!("{} moves", verdict.mover.code()),
        Duty::Nothing => String::new(),
        duty => format!("{}: {duty} {:?}", verdict.mover.code(), verdict.allowed),
    };
    let Verdict { outcome, charged, ground, open, caveats, .. } = verdict;
    (*outcome, *charged, ground.0.clone(), *open, caveats.clone(), duty)
}

/// Whether the rows say all that the record says by itself: that its last move was completed and the clock pressed, so
/// that a brush falls in the next turn and words stand alone, and what position the arbiter restored.
fn says_as_much(whole: &Whole) -> bool {
    let silent = |event: &Event| match event.act {
        Act::Restore | Act::TakeBack(_) | Act::Brush(_) | Act::Adjust(..) => true,
        Act::Disturb(_) => event.clocks.running.is_none(),
        _ => false,
    };
    // A move from an empty square is a slip of the record; an event there is refused.
    let slip = |moment: &Moment| {
        moment.played.as_ref().is_some_and(|played| played.irregular.contains(&Irregularity::NoPiece))
    };
    !whole.incident.events.iter().any(silent) && !whole.incident.game.history().iter().any(slip)
}

proptest! {
    #![proptest_config(config(6000))]

    /// Entered in the record or on the timeline, the same facts give the same ruling.
    #[test]
    fn record_and_timeline_agree(whole in whole(), count: prop::sample::Index) {
        let recorded = whole.incident.game.moves.len();
        if recorded > 0 && says_as_much(&whole) {
            let later = entered_later(&whole, count.index(recorded) + 1);
            let (one, two) = (whole.rule(), later.rule());
            prop_assert_eq!(however_entered(&one.verdict), however_entered(&two.verdict), "{:?}", later);
            let branches = |ruling: &Ruling| -> Vec<_> {
                let of = |branch: &Alternative| (branch.assumed.clone(), however_entered(&branch.verdict));
                ruling.alternatives.iter().map(of).collect()
            };
            prop_assert_eq!(branches(&one), branches(&two), "{:?}", later);
        }
    }

    /// A disputed fact found one way or the other gives the ruling on the timeline as it then is.
    #[test]
    fn each_finding_gives_one_of_the_branches(whole in whole(), which in any::<[bool; 4]>(), order in any::<[bool; 4]>()) {
        let mut incident = whole.incident.clone();
        for (event, (disputed, order)) in incident.events.iter_mut().zip(which.into_iter().zip(order)) {
            if disputed {
                event.certainty = Certainty::Disputed(vec![Party::Red]);
            }
            event.order_disputed = order;
        }
        if disputed_facts(&incident.events).len() <= MOST_DISPUTED {
            let found = rule_disputed(&incident, &whole.law(), whole.prior);
            for scenario in &found.scenarios {
                let alone = whole.with(with_findings(&incident, &scenario.accepted)).rule();
                prop_assert_eq!(&scenario.ruling.verdict, &alone.verdict);
            }
        }
    }
}

/// The random incidents meet every outcome under every rulebook, or the properties above say little.
#[test]
fn random_incidents_reach_every_outcome() {
    let mut runner = TestRunner::deterministic();
    let mut met: BTreeMap<(&str, &str), u32> = BTreeMap::new();
    let mut grounds: BTreeMap<String, u32> = BTreeMap::new();
    for _ in 0..8000 {
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
