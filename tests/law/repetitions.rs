//! Repetitions claimed in a game, ruled on by the law in force: the rulings are those of published diagrams and
//! worked out by hand from the clauses.

use crate::law_scenarios::{Scene, library};
use xiangqi::repetition::Line;
use xiangqi::{Move, Position, Side};
use xiangqi_arbiter::law::{ChangeBy, LawInForce, PublishedAnswer, model_cases};
use xiangqi_arbiter::ruling::{
    Circumstances, Instruction, Outcome, RepetitionLaw, RepetitionVerdict, Ruling, rule_repetition,
};

/// Red checks with every move.
const CHECKS: (&str, &str) = ("4R4/3k5/5R3/9/9/2B6/n8/3pB4/4p4/3K5 w - - 0 1", "e9d9 d8e8 d9e9 e8d8");
/// Figure 7 of China 2020: red threatens mate, black blocks and hits the cannon.
const KILL_AND_BLOCK: (&str, &str) =
    ("2bak1c2/4aRN1r/4b4/9/9/9/3pp4/2n1B4/9/2B1K3C w - - 0 1", "i0h0 i8h8 h0i0 h8i8");
/// An elephant discovers an attack on a protected chariot.
const ELEPHANT: (&str, &str) = ("4k4/9/9/9/9/r1r6/3C5/4B4/9/5K3 w - - 0 1", "d3f3 c4g4 f3d3 g4c4");
/// Both go to and fro.
const IDLE: (&str, &str) =
    ("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w", "a0a1 a9a8 a1a0 a8a9");

fn claimed(law: &str, (fen, cycle): (&str, &str), cycles: usize, events: &str) -> Ruling {
    let moves = [cycle].repeat(cycles).join(" ");
    Scene { moves: &moves, ..Scene::new(law, fen) }.rule(events)
}

fn line(law: &str, (fen, cycle): (&str, &str), cycles: usize, events: &str) -> String {
    let moves = [cycle].repeat(cycles).join(" ");
    Scene { moves: &moves, ..Scene::new(law, fen) }.line(events)
}

fn told_to_change(ruling: &Ruling) -> Option<(Side, ChangeBy)> {
    ruling.verdict.now.iter().find_map(|one| match one {
        Instruction::DemandChange { side, by, .. } => Some((*side, *by)),
        _ => None,
    })
}

#[test]
fn a_claimed_repetition_is_ruled_on() {
    for (law, game, cycles, expected) in [
        ("cn-2020", CHECKS, 3, "loss red 25.1 -"),
        ("cn-2011", CHECKS, 3, "loss red 23 -"),
        ("cn-2020", KILL_AND_BLOCK, 3, "none - - free change-is-judged"),
        ("axf", KILL_AND_BLOCK, 3, "none - - free change-is-judged"),
        ("cn-2020", IDLE, 3, "draw - 25.2 -"),
        ("axf", IDLE, 3, "draw - 5 -"),
        // Two cycles: the position stands for the third time, and full cycles are asked for.
        ("cn-2020", IDLE, 2, "none - - free repetition-count"),
        ("cn-2020", IDLE, 1, "none - - free"),
        // Where the record begins in the middle there may have been more cycles.
        ("cn-2020", KILL_AND_BLOCK, 2, "open - matrix - record-incomplete"),
    ] {
        assert_eq!(line(law, game, cycles, "black claim repetition"), expected, "{law} {game:?}");
    }
    let told = |law| told_to_change(&claimed(law, KILL_AND_BLOCK, 3, "black claim repetition"));
    assert_eq!(told("cn-2020"), Some((Side::Red, ChangeBy::Cycles(1))));
    assert_eq!(told("axf"), Some((Side::Black, ChangeBy::Cycles(3))));
    // The event's own time for changing, and a warning before a perpetual check loses.
    assert_eq!(told("cn-2011+xishan-2020"), Some((Side::Red, ChangeBy::Rounds(2))));
    let check = claimed("cn-2011+xishan-2020", CHECKS, 3, "black claim repetition");
    assert_eq!(told_to_change(&check), Some((Side::Red, ChangeBy::Rounds(2))));
}

#[test]
fn who_does_not_heed_the_demand_loses() {
    let again = "black claim repetition; red release i0h0; black release i8h8; red release h0i0; \
                 black release h8i8; black claim repetition";
    let ruling = claimed("cn-2020", KILL_AND_BLOCK, 3, again);
    assert_eq!((ruling.verdict.outcome, ruling.verdict.charged), (Outcome::Loss, Some(Side::Red)));
    // Within the cycle that is left nothing is lost.
    let sooner = "black claim repetition; red release i0h0; black release i8h8; black claim repetition";
    let ruling = claimed("cn-2020", KILL_AND_BLOCK, 3, sooner);
    assert_eq!(ruling.verdict.outcome, Outcome::None);
    // Under the Asian rules three more times.
    let ruling = claimed("axf", KILL_AND_BLOCK, 3, again);
    assert_eq!(ruling.verdict.outcome, Outcome::None);
}

#[test]
fn what_the_texts_leave_open_has_both_answers() {
    let ruling = claimed("axf", ELEPHANT, 3, "black claim repetition");
    assert_eq!(ruling.verdict.outcome, Outcome::Open);
    let told: Vec<_> = ruling
        .alternatives
        .iter()
        .map(|one| {
            (
                one.verdict.outcome,
                one.verdict
                    .now
                    .iter()
                    .any(|now| matches!(now, Instruction::DemandChange { side: Side::Red, .. })),
            )
        })
        .collect();
    assert_eq!(told, [(Outcome::Draw, false), (Outcome::None, true)]);
    // Without a record people go through the cycle.
    let ruling = Scene::new("cn-2020", IDLE.0).rule("claim repetition");
    assert_eq!(ruling.verdict.outcome, Outcome::Open);
}

#[test]
fn the_arbiter_can_judge_a_move_otherwise() {
    let claim =
        |judged: &str| claimed("cn-2020", KILL_AND_BLOCK, 3, &format!("black claim repetition; {judged}"));
    assert_eq!(told_to_change(&claim("")), Some((Side::Red, ChangeBy::Cycles(1))));
    // One idle move, and red's moves are allowed: a draw. Any move at the same place of the cycle may be named.
    for ply in [1, 5, 9] {
        let ruling = claim(&format!("judge {ply} idle 对方可以解杀"));
        assert_eq!((ruling.verdict.outcome, told_to_change(&ruling)), (Outcome::Draw, None), "{ply}");
    }
    // Black's blocks judged to be chases as well: both forbidden and equally heavy.
    let both = claim("judge 2 chase 捉车; judge 4 chase 捉车");
    assert_eq!(both.verdict.outcome, Outcome::Draw);
    // The last word on a move counts, and what is said of a move outside the cycle changes nothing.
    let back = claim("judge 1 idle 误判; judge 1 kill 更正; judge 99 idle 无关");
    assert_eq!(told_to_change(&back), Some((Side::Red, ChangeBy::Cycles(1))));
}

/// The answers that published diagrams have, found as reports are ruled on.
#[test]
fn the_ruling_of_a_model_case_does_not_depend_on_colours_or_sides() {
    for case in model_cases() {
        let rulebook = library().rulebook(case.rulebook).unwrap();
        let law = RepetitionLaw::of(LawInForce { rulebook, regulation: None }).unwrap();
        let rule = |start: &Position, moves: &[Move]| {
            let line = Line::new(start, moves).unwrap();
            rule_repetition(&line, &law, &Circumstances::default())
        };
        let ruled = rule(&case.start, &case.moves);
        let published = match case.answer {
            PublishedAnswer::Draw => (RepetitionVerdict::Draw.code(), None),
            PublishedAnswer::Blames(side) => (ruled.verdict.code(), Some(side)),
        };
        assert_eq!((ruled.verdict.code(), ruled.verdict.by()), published, "{}", case.id);
        let change = |by: fn(Move) -> Move| case.moves.iter().map(|&mv| by(mv)).collect::<Vec<_>>();
        let mirrored = rule(&case.start.mirrored(), &change(Move::mirrored));
        assert_eq!((mirrored.verdict, &mirrored.caveats), (ruled.verdict, &ruled.caveats), "{}", case.id);
        let swapped = rule(&case.start.swapped(), &change(Move::rotated));
        let by = ruled.verdict.by().map(Side::opponent);
        assert_eq!((swapped.verdict.code(), swapped.verdict.by()), (ruled.verdict.code(), by), "{}", case.id);
        assert_eq!(swapped.caveats, ruled.caveats, "{}", case.id);
        // One ply more at a time, through one cycle more.
        let length = ruled.counted.cycle.unwrap().length;
        if ruled.nine_rounds {
            continue;
        }
        let mut more = case.moves.clone();
        for _ in 0..length {
            more.push(more[more.len() - length]);
            let later = rule(&case.start, &more);
            assert_eq!(later.verdict, ruled.verdict, "{}", case.id);
        }
        assert_eq!(rule(&case.start, &more).caveats, ruled.caveats, "{}", case.id);
    }
}
