//! Disputed facts: every way they can fall is ruled on by itself, and the deciding ones are named.

use crate::generators::{Case, case, config, library};
use proptest::prelude::*;
use xiangqi::{Position, Side};
use xiangqi_arbiter::incident::{Certainty, Incident, Party, read_events};
use xiangqi_arbiter::law::Level;
use xiangqi_arbiter::ruling::{
    Assumption, DisputedFact, Law, MOST_DISPUTED, Outcome, disputed_facts, rule, rule_disputed, same_result,
};

const JILIN: &str = "2bak1b1C/4a4/9/2N6/9/2r6/9/9/4A4/2B1KAB2 b";

/// Jilin under the author's reading, with these events disputed.
fn jilin(events: &str, disputed: &[usize]) -> Case {
    let position: Position = JILIN.parse().unwrap();
    let mut events = read_events(events, position.turn()).unwrap();
    for &index in disputed {
        events[index].certainty = Certainty::Disputed(vec![Party::Black]);
    }
    let incident = Incident::new(position, events);
    Case { incident, level: Level::Provincial, prior: 0, reading: 0 }
}

fn with_disputes(case: &Case, which: &[bool]) -> Case {
    let mut incident = case.incident.clone();
    for (event, &disputed) in incident.events.iter_mut().zip(which) {
        if disputed {
            event.certainty = Certainty::Disputed(vec![Party::Red]);
        }
    }
    case.with(incident)
}

fn holds(condition: &Assumption, accepted: &[DisputedFact]) -> bool {
    condition.accepted.iter().all(|event| accepted.contains(event))
        && condition.rejected.iter().all(|event| !accepted.contains(event))
}

#[test]
fn disputed_touch_is_decisive() {
    let case = jilin("touch c6", &[0]);
    let found = rule_disputed(&case.incident, &case.law(), 0);
    let touch = [DisputedFact::Happened(0)];
    assert_eq!((found.disputed_facts.as_slice(), found.deciding.as_slice()), (&touch[..], &touch[..]));
    let outcomes: Vec<Outcome> =
        found.groups.iter().map(|group| found.ruling(group).unwrap().verdict.outcome).collect();
    assert_eq!(outcomes, [Outcome::Loss, Outcome::None]);
    assert_eq!(
        found.groups[0].when,
        [Assumption { accepted: vec![DisputedFact::Happened(0)], rejected: vec![] }]
    );
    assert_eq!(
        found.groups[1].when,
        [Assumption { accepted: vec![], rejected: vec![DisputedFact::Happened(0)] }]
    );
    assert_eq!(found.settled(), None);
}

#[test]
fn irrelevant_dispute_is_not_decisive() {
    let case = jilin("touch c6; brush e8", &[1]);
    let found = rule_disputed(&case.incident, &case.law(), 0);
    assert_eq!(found.disputed_facts, [DisputedFact::Happened(1)]);
    assert!(found.deciding.is_empty());
    assert_eq!(found.settled().unwrap().verdict.outcome, Outcome::Loss);
    let case = jilin("touch c6; brush e8", &[0, 1]);
    let found = rule_disputed(&case.incident, &case.law(), 0);
    assert_eq!((found.scenarios.len(), found.groups.len()), (4, 2));
    assert_eq!(found.deciding, [DisputedFact::Happened(0)]);
    assert_eq!(
        found.groups[0].when,
        [Assumption { accepted: vec![DisputedFact::Happened(0)], rejected: vec![] }]
    );
}

/// the first piece touched decides, and the order is what players dispute most. The horse of e3 cannot
/// reach the soldier of h4, which the chariot of h0 takes: horse first, the horse moves (5.3); soldier first, the
/// soldier is taken (5.4).
#[test]
fn touch_order_can_be_decisive() {
    let position: Position = "4k4/9/9/9/9/7p1/4N4/9/9/3K3R1 w".parse().unwrap();
    let events = read_events("touch e3; touch h4 @ order=disputed", position.turn()).unwrap();
    let library = library();
    let law = Law::new(&library.rulebooks[0], &library.readings[0], Level::Provincial);
    let found = rule_disputed(&Incident::new(position, events), &law, 0);
    assert_eq!(
        (&found.disputed_facts, &found.deciding),
        (&vec![DisputedFact::CameAfter(1)], &vec![DisputedFact::CameAfter(1)])
    );
    let duties: Vec<String> =
        found.groups.iter().map(|group| found.ruling(group).unwrap().verdict.duty.to_string()).collect();
    assert_eq!(duties, ["move e3", "capture h4"]);
    assert_eq!(
        found.groups[1].when,
        [Assumption { accepted: vec![], rejected: vec![DisputedFact::CameAfter(1)] }]
    );
}

/// Whether the flag fell before the hand left the piece, or after, decides who loses.
#[test]
fn flag_and_release_order_can_be_decisive() {
    // The release leaves the general to the chariot on e9.
    let position: Position = "3kr4/9/9/9/9/4R4/9/9/9/4K4 w".parse().unwrap();
    let events = read_events("release e4d4; black flag @ order=disputed", position.turn()).unwrap();
    let library = library();
    let law = Law::new(&library.rulebooks[0], &library.readings[0], Level::Provincial);
    let found = rule_disputed(&Incident::new(position, events), &law, 0);
    let first = &found.scenarios[0].ruling.verdict;
    assert_eq!(
        (first.outcome, first.charged, first.ground.code(law.texts()).as_str()),
        (Outcome::Loss, Some(Side::Red), "4.1.3")
    );
    let other = &found.scenarios[1].ruling.verdict;
    assert_ne!(other.charged, Some(Side::Red), "black's flag had fallen before");
}

#[test]
fn too_many_disputes_are_reported() {
    let events = ["touch c6"; MOST_DISPUTED + 1].join("; ");
    let all: Vec<usize> = (0..=MOST_DISPUTED).collect();
    let case = jilin(&events, &all);
    let found = rule_disputed(&case.incident, &case.law(), 0);
    assert!(found.is_too_many() && found.scenarios.is_empty() && found.groups.is_empty());
    assert_eq!(
        (found.disputed_facts, found.deciding),
        (all.into_iter().map(DisputedFact::Happened).collect(), vec![])
    );
    let case = jilin(&events, &[0, 1, 2, 3, 4, 5]);
    assert_eq!(rule_disputed(&case.incident, &case.law(), 0).scenarios.len(), 1 << MOST_DISPUTED);
}

proptest! {
    #![proptest_config(config(1500))]

    #[test]
    fn each_scenario_rules_on_filtered_timeline(case in case(), which in any::<[bool; 6]>()) {
        let case = with_disputes(&case, &which);
        let law = library();
        prop_assert!(!law.readings.is_empty());
        let found = rule_disputed(&case.incident, &case.law(), case.prior);
        prop_assert_eq!(&found.disputed_facts, &disputed_facts(&case.incident.events));
        prop_assert_eq!(found.scenarios.len(), 1 << found.disputed_facts.len());
        prop_assert_eq!(&found.scenarios[0].accepted, &found.disputed_facts, "the first way accepts all");
        prop_assert_eq!(&found.scenarios[0].ruling, &case.rule());
        for way in &found.scenarios {
            let events = case.incident.events.iter().enumerate();
            let kept = events.filter(|(index, event)| {
                event.certainty == Certainty::Established || way.accepted.contains(&DisputedFact::Happened(*index))
            });
            let kept = kept.map(|(_, event)| event.clone()).collect();
            let alone = Incident::new(case.incident.position.clone(), kept);
            prop_assert_eq!(&way.ruling, &rule(&alone, &case.law(), case.prior));
        }
    }

    #[test]
    fn outcome_groups_state_their_assumptions(case in case(), which in any::<[bool; 6]>()) {
        let case = with_disputes(&case, &which);
        let found = rule_disputed(&case.incident, &case.law(), case.prior);
        let mut seen: Vec<usize> = found.groups.iter().flat_map(|group| group.scenarios.clone()).collect();
        seen.sort_unstable();
        prop_assert!(seen.into_iter().eq(0..found.scenarios.len()), "each way is in one group");
        for group in &found.groups {
            let first = found.ruling(group).unwrap();
            for (index, way) in found.scenarios.iter().enumerate() {
                let inside = group.scenarios.contains(&index);
                prop_assert_eq!(inside, same_result(first, &way.ruling));
                prop_assert_eq!(inside, group.when.iter().any(|when| holds(when, &way.accepted)));
            }
        }
        prop_assert_eq!(found.deciding.is_empty(), found.groups.len() == 1);
        prop_assert_eq!(found.settled().is_some(), found.groups.len() == 1);
        for event in &found.disputed_facts {
            let decides = found.scenarios.iter().any(|way| {
                let mut other: Vec<DisputedFact> = way.accepted.clone();
                match other.iter().position(|one| one == event) {
                    Some(at) => { other.remove(at); }
                    None => other.push(*event),
                }
                other.sort_unstable();
                let other = found.scenarios.iter().find(|one| one.accepted == other).expect("every way is there");
                !same_result(&way.ruling, &other.ruling)
            });
            prop_assert_eq!(decides, found.deciding.contains(event));
        }
    }
}

/// Both resign, and nobody knows who did so first: two results, not one.
#[test]
fn opposite_losers_are_different_results() {
    let position: Position = xiangqi::START.parse().unwrap();
    let events = read_events("red resign; black resign @ order=disputed", position.turn()).unwrap();
    let library = library();
    let law = Law::new(&library.rulebooks[0], &library.readings[0], Level::Provincial);
    let found = rule_disputed(&Incident::new(position, events), &law, 0);
    assert!(found.settled().is_none());
    let losers: Vec<_> =
        found.groups.iter().map(|group| found.ruling(group).unwrap().verdict.charged).collect();
    assert_eq!(losers, [Some(Side::Red), Some(Side::Black)]);
    assert_eq!(found.deciding, [DisputedFact::CameAfter(1)]);
}
