//! Corners that the random comparison with the second program turned up, each settled by hand.

use xiangqi::{Position, START, Side};
use xiangqi_arbiter::incident::{Incident, read_events};
use xiangqi_arbiter::law::{Level, Library};
use xiangqi_arbiter::ruling::{Caveat, ContactFinding, Finding, Instruction, Law, Outcome, Ruling, rule};

fn ruling(fen: &str, events: &str) -> Ruling {
    let position: Position = fen.parse().unwrap();
    let events = read_events(events, position.turn()).unwrap();
    let library = Library::built_in().unwrap();
    let reading = library.reading("author").unwrap();
    let law = Law::new(&library.rulebooks[0], reading, Level::Provincial);
    rule(&Incident::new(position, events), &law, 0)
}

/// 5.6: an obvious accident is no touch, on either side's time. It stays in the record of steps.
#[test]
fn brush_on_opponents_time_has_no_caveat() {
    let brushed = ruling(START, "black brush h9");
    assert_eq!(brushed.verdict.caveats, []);
    assert!(matches!(brushed.verdict.steps[0].finding, Finding::Contact(ContactFinding::OutOfTurn { .. })));
    assert!(!brushed.verdict.now.iter().any(|now| matches!(now, Instruction::NoteOutOfTurn(_))));
    let touched = ruling(START, "black touch h9");
    assert_eq!(touched.verdict.caveats, [Caveat::NoClause]);
    assert!(touched.verdict.now.iter().any(|now| matches!(now, Instruction::NoteOutOfTurn(_))));
}

/// An empty point cannot be touched, on either side's time.
#[test]
fn empty_square_touch_on_opponents_time_is_ignored() {
    for events in ["black touch e5", "black release e5e6", "touch e5"] {
        let verdict = ruling(START, events).verdict;
        assert_eq!(verdict.caveats, [], "{events}");
        assert!(
            matches!(verdict.steps[0].finding, Finding::Contact(ContactFinding::NothingThere(_))),
            "{events}"
        );
    }
}

/// A piece moved wrongly counts as touched: with another piece of its side no clause orders the two, and what
/// must be played after the move is taken back hangs on that order.
#[test]
fn wrong_move_of_second_own_piece_has_no_clause_order() {
    let recorded = ruling(START, "touch h2; touch b0; release b0c3").verdict;
    let unrecorded = ruling(START, "touch h2; release b0c3").verdict;
    for verdict in [&recorded, &unrecorded] {
        assert_eq!(verdict.outcome, Outcome::Foul);
        assert_eq!(verdict.caveats, [Caveat::NoClause, Caveat::Practice]);
        assert!(verdict.allowed.iter().all(|mv| mv.from.to_string() == "h2"));
    }
    assert_eq!(recorded.allowed, unrecorded.allowed);
    assert_eq!(ruling(START, "touch h2; release h2g4").verdict.caveats, [Caveat::Practice]);
}

/// What follows a move in order is the next turn, and the other side's. Moving or touching again is on the other
/// side's time: the piece is put back, and the right side moves (5.8 and, for what it costs, no clause).
#[test]
fn the_turn_after_a_move_in_order_is_the_other_sides() {
    for (events, duty, allowed, caveats) in [
        ("release h2e2; release h0g2", "free", 45, &[Caveat::CarriedOver, Caveat::NoClause][..]),
        ("release h2e2; touch b0", "free", 45, &[Caveat::NoClause]),
        ("release h2e2; black touch h9", "move h9", 2, &[]),
        ("release h2e2; brush b0", "done", 0, &[]),
    ] {
        let ruling = ruling(START, events);
        let verdict = &ruling.verdict;
        assert_eq!((verdict.outcome, verdict.charged), (Outcome::None, None), "{events}");
        assert_eq!((verdict.duty.to_string().as_str(), verdict.allowed.len()), (duty, allowed), "{events}");
        assert_eq!(verdict.caveats, caveats, "{events}");
        assert_eq!(ruling.mover == Side::Black, duty != "done", "{events}");
    }
}

/// A move on the other side's time is recorded as one, and taken back.
#[test]
fn out_of_turn_move_is_taken_back() {
    let verdict = ruling(START, "black release h9g7").verdict;
    let mv = "h9g7".parse().unwrap();
    assert!(verdict.now.contains(&Instruction::TakeBack(mv)));
    assert_eq!(verdict.caveats, [Caveat::CarriedOver, Caveat::NoClause]);
    assert_eq!(verdict.allowed.len(), 44);
}

/// The piece in the hand goes back, unless it is the one that must move.
#[test]
fn lifted_piece_is_put_back_before_play_continues() {
    let figure_1 = "4ka3/4a4/4b4/9/9/9/9/3n5/3C5/4K4 w";
    let back = Instruction::PutBack("d1".parse().unwrap());
    assert!(ruling(figure_1, "lift d1").verdict.now.contains(&back));
    assert!(!ruling(figure_1, "lift d1; putback d1").verdict.now.contains(&back));
    let bound = ruling(START, "lift h2").verdict.now;
    assert!(!bound.iter().any(|now| matches!(now, Instruction::PutBack(_))));
}

/// In a two-colour case the article that is the ground stands among the steps.
#[test]
fn ground_clauses_appear_in_steps() {
    for events in ["touch c4; touch c6", "touch c6; touch e8", "touch c6 e8", "touch e8; touch c6"] {
        let verdict = ruling("2bak1b1C/4a4/9/2N6/9/2r6/9/9/4A4/2B1KAB2 b", events).verdict;
        for matter in &verdict.ground.0 {
            assert!(verdict.steps.iter().any(|step| step.topic == Some(*matter)), "{events}: {matter:?}");
        }
    }
}
