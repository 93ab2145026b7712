//! Conduct of the catalogue under several laws; where a law is silent, every answer.

use crate::law_scenarios::{NONE, Scene, check, library, tally};
use xiangqi::{START, Side};
use xiangqi_arbiter::incident::{Event, read_events};
use xiangqi_arbiter::law::{Answer, ConductTopic};
use xiangqi_arbiter::ruling::{Outcome, TimeChange};

#[test]
fn conduct_costs_what_the_law_in_force_says() {
    check(&[
        ("cn-1999", START, NONE, "conduct refuses-to-obey", "loss red 4.1.10 -"),
        ("vn-2004", START, NONE, "black conduct sealed-move-faulty", "loss black 7.1-others -"),
        ("wxf-2018", START, NONE, "conduct sealed-move-faulty", "loss red clock -"),
        ("vn-2004", START, NONE, "conduct moves-not-recorded 11", "none - 7.1-m free"),
        ("vn-2004", START, NONE, "conduct moves-not-recorded 12", "loss red 7.1-m -"),
        ("wxf-2018+hk-2006", START, NONE, "conduct moves-not-recorded 16", "loss red reg:recording -"),
        // A law that was seen goes before usual practice; practice fills what it leaves.
        ("vn-2004+usual-practice", START, NONE, "conduct moves-not-recorded 8", "none - 7.1-m free"),
    ]);
}

#[test]
fn usual_practice_is_counted_and_labelled() {
    let usual = |topic: &str, rest: &str| rest.replace("TOPIC", &format!("reg:{topic}"));
    for (events, topic, expected) in [
        ("conduct clock-slammed", "clock-slammed", "warning red TOPIC free usual-practice"),
        ("conduct clock-slammed; conduct clock-slammed", "clock-slammed", "loss red TOPIC - usual-practice"),
        ("conduct clock-slammed 2", "clock-slammed", "loss red TOPIC - usual-practice"),
        // One time of each side.
        (
            "conduct other-hand; black conduct other-hand",
            "other-hand",
            "warning red TOPIC free usual-practice",
        ),
        (
            "conduct moves-not-recorded 4",
            "moves-not-recorded",
            "foul red TOPIC free limit-not-seen usual-practice",
        ),
        ("conduct moves-not-recorded 3", "moves-not-recorded", "none - TOPIC free usual-practice"),
        ("conduct draw-without-play", "draw-without-play", "loss - TOPIC - usual-practice"),
        ("conduct claim-by-help 听观众说的", "claim-by-help", "not-heard - TOPIC free usual-practice"),
        ("conduct colours-wrong", "colours-wrong", "none - TOPIC free usual-practice"),
        ("black conduct telephone", "telephone", "loss black TOPIC - usual-practice"),
    ] {
        assert_eq!(
            Scene::new("cn-2020+usual-practice", START).line(events),
            usual(topic, expected),
            "{events}"
        );
    }
    let eight = Scene::new("cn-2020+usual-practice", START).rule("conduct moves-not-recorded 8");
    assert_eq!(eight.verdict.counts.mover.added, tally(0, 2, 0));
    let knocked = Scene::new("cn-2020+usual-practice", START).rule("conduct clock-knocked-over").verdict;
    assert_eq!(knocked.time(), [TimeChange { side: Side::Black, seconds: 60 }]);
    let both = Scene::new("cn-2020+usual-practice", START).rule("conduct draw-without-play").verdict;
    assert_eq!((both.outcome, both.by()), (Outcome::BothLose, Some("both")));
}

/// No kind of the catalogue is passed over in silence, under any rulebook: it is open with every answer, or ruled.
#[test]
fn conduct_is_never_passed_over() {
    for rulebook in &library().rulebooks {
        for topic in ConductTopic::all() {
            let ruling = Scene::new(&rulebook.id, START).rule(&format!("black conduct {}", topic.id()));
            let ruled = rulebook.conduct.iter().any(|rule| rule.topic == topic);
            let verdict = &ruling.verdict;
            assert_eq!(verdict.outcome == Outcome::Open, !ruled, "{} {}", rulebook.id, topic.id());
            if ruled {
                assert!(!verdict.ground.0.is_empty());
                continue;
            }
            // One branch an answer, and one in which it comes to nothing.
            assert_eq!(ruling.alternatives.len(), topic.answers().len() + 1, "{}", topic.id());
            let last = ruling.alternatives.last().unwrap();
            assert!(last.assumed.iter().all(|(_, answer)| *answer == Answer::No));
            let stands = topic == ConductTopic::draw_without_play().unwrap();
            assert_eq!(last.verdict.outcome, if stands { Outcome::Draw } else { Outcome::None });
            let ends = ruling.alternatives.iter().filter(|one| one.verdict.outcome == Outcome::Loss);
            assert!(ends.into_iter().all(|one| one.verdict.charged == Some(Side::Black)));
        }
    }
}

#[test]
fn conduct_is_written_as_it_is_read() {
    for text in [
        "red conduct telephone",
        "black conduct clock-slammed 2",
        "black conduct moves-not-recorded 4 第 20 至 23 着",
        "red conduct other '2 次大声喧哗'",
        "red conduct other 大声喧哗",
    ] {
        let event: Event = text.parse().unwrap();
        assert_eq!(event.to_string(), text);
    }
    assert!(read_events("conduct tea", Side::Red).is_err());
    assert!(read_events("conduct", Side::Red).is_err());
    assert!(read_events("conduct telephone 99999999999", Side::Red).is_err());
}
