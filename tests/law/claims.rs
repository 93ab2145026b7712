//! What the settings about clocks, claims, draws and pieces knocked over do: scenes under a rulebook or regulation
//! that has them, with the ruling worked out by hand from the clauses.

use crate::law_scenarios::{MATE_IN_ONE, NONE, ON_ONE_FILE, Scene, check, tally};
use xiangqi::{START, Side, Status};
use xiangqi_arbiter::law::Question;
use xiangqi_arbiter::ruling::{Class, Instruction, Outcome, TimeChange, common_result};

#[test]
fn rules_on_displaced_pieces_and_clock_presses() {
    check(&[
        ("cn-2011", START, NONE, "black disturb h9", "open - - - clause-not-seen"),
        ("cn-2020+dybbs8-plan", START, NONE, "red disturb h2", "none - - free"),
        ("vn-2004", START, NONE, "black disturb h9", "warning black accidental free"),
        ("cn-2011+shouguang-2013", START, NONE, "red disturb h2", "foul red reg:disturbed free"),
        ("cn-2011+shouguang-2013", START, tally(0, 1, 0), "red disturb h2", "loss red reg:fouls -"),
        (
            "cn-2020+dybbs8-plan",
            START,
            NONE,
            "black disturb h9",
            "foul black reg:disturbed free limit-not-seen",
        ),
        ("cn-2020+dybbs8-plan", START, NONE, "press", "foul red reg:pressing free limit-not-seen"),
        ("cn-2011", START, NONE, "press", "open - - - clause-not-seen"),
        (
            "cn-2020+usual-practice",
            START,
            NONE,
            "release h2e2; takeback h2e2",
            "foul red reg:take-back done limit-not-seen usual-practice",
        ),
        ("wxf-2018+singapore-2014", START, NONE, "black touch h9", "loss black reg:out-of-turn -"),
        ("vn-2004", START, NONE, "black touch h9", "warning black accidental free"),
        ("cn-2011", START, NONE, "black touch h9", "none - - free no-clause"),
    ]);
    let now = |law, events: &str| Scene::new(law, START).rule(events).verdict.now;
    let plan = now("cn-2020+dybbs8-plan", "black disturb h9");
    let expected = [
        Instruction::RestorePieces(Side::Black),
        Instruction::RecordFoulOf(Side::Black, Class::Foul),
        Instruction::ChangeTime(TimeChange { side: Side::Red, seconds: 300 }),
    ];
    assert!(expected.iter().all(|one| plan.contains(one)), "{plan:?}");
    let own = now("cn-2020+dybbs8-plan", "red disturb h2");
    assert!(own.contains(&Instruction::RestorePieces(Side::Red)), "{own:?}");
    assert!(!own.iter().any(|one| matches!(one, Instruction::ChangeTime(_) | Instruction::RecordFoulOf(..))));
    assert!(now("vn-2004", "black disturb h9").contains(&Instruction::Warn(Side::Black)));
    let taken_back = now("cn-2020+usual-practice", "release h2e2; takeback h2e2");
    assert!(taken_back.contains(&Instruction::PutAgain("h2e2".parse().unwrap())), "{taken_back:?}");
}

#[test]
fn rules_on_time_lateness_resignation_and_draws() {
    check(&[
        // The flag before the release, after it, and after a move that ended the game.
        ("cn-1999", MATE_IN_ONE, NONE, "flag; release b0b9", "loss red 4.1.4 -"),
        ("cn-1999", START, NONE, "release h2e2; flag", "loss red 4.1.4 -"),
        ("cn-1999", MATE_IN_ONE, NONE, "release b0b9; flag", "loss black 4.1.1 -"),
        ("cn-1999", MATE_IN_ONE, NONE, "release b0b9; disturb a8", "loss black 4.1.1 -"),
        ("cn-2011", START, NONE, "black flag", "loss black 1999:4.1.4 - carried-over"),
        ("vn-2004", START, NONE, "black flag", "loss black 7.1-time -"),
        ("cn-2020", START, NONE, "black flag", "loss black 1999:4.1.4 - carried-from-2011 carried-over"),
        ("cn-2020+usual-practice", START, NONE, "black flag", "loss black reg:time - usual-practice"),
        ("cn-2020+cn-2025-national-final", START, NONE, "black late 1", "loss black reg:lateness -"),
        ("cn-2020+wuwei-2021", START, NONE, "black late 9", "none - - free"),
        ("cn-2020+wuwei-2021", START, NONE, "black late 10", "loss black reg:lateness -"),
        ("wxf-2018+hk-2006", START, NONE, "late 29", "none - - free"),
        ("cn-2011", START, NONE, "black late 60", "open - 1999:4.1.5 - carried-over"),
        ("cn-2011", START, NONE, "black resign", "loss black 1999:4.1.9 - carried-over"),
        ("vn-2004", START, NONE, "resign", "loss red 7.1-resign -"),
        ("cn-1999", START, NONE, "black agree", "none - - free"),
        // Nothing was played.
        ("cn-1999", START, NONE, "offer; black agree", "open - - - clause-not-seen"),
        ("cn-2020+cn-2025-national-final", START, NONE, "offer; black agree", "open - - - clause-not-seen"),
        (
            "cn-2020+usual-practice",
            START,
            NONE,
            "offer; black agree",
            "loss - reg:draw-without-play - usual-practice",
        ),
        ("cn-1999", START, NONE, "release h2e2; offer; black agree", "draw - 4.2-agreed -"),
        ("cn-1999", MATE_IN_ONE, NONE, "offer; black agree", "draw - 4.2-agreed -"),
        ("cn-2011", MATE_IN_ONE, NONE, "offer; black agree", "draw - 1999:4.2-agreed - carried-over"),
        ("wxf-2018", MATE_IN_ONE, NONE, "offer; black agree", "draw - 4 -"),
        ("cn-1999", START, NONE, "drawn", "draw - 4.2-no-chance -"),
    ]);
    let mated = Scene::new("cn-1999", MATE_IN_ONE).rule("release b0b9; flag").verdict.game_over;
    assert_eq!(mated, Some((Side::Black, Status::Checkmated)));
    // 25 rounds before a draw may be agreed: 24 are too few, 25 enough.
    for (law, rounds, expected) in [
        ("cn-2020+cn-2025-national-final", 24, "none - - free"),
        ("cn-2020+cn-2025-national-final", 25, "draw - reg:(七) -"),
        ("cn-2020+xishan-2020", 19, "none - - free"),
        ("cn-2020+xishan-2020", 20, "draw - reg:draws -"),
    ] {
        let moves: String =
            (0..rounds).map(|round| if round % 2 == 0 { "a0a1 a9a8 " } else { "a1a0 a8a9 " }).collect();
        let scene = Scene { moves: &moves, ..Scene::new(law, START) };
        assert_eq!(scene.line("offer; black agree"), expected, "{law} {rounds}");
    }
}

/// A wrong move and then so many plies in order.
fn wrong_then(plies: usize) -> String {
    let cycle = ["a9a8", "a0a1", "a8a9", "a1a0"];
    let rest = (0..plies).map(|ply| format!(" {}", cycle[ply % 4]));
    "b0c3".to_owned() + &rest.collect::<String>()
}

#[test]
fn complaint_deadlines() {
    // Law, plies since the wrong move, what stood against whoever is to move, and the ruling. Red moved wrongly.
    for (law, since, breaches, expected) in [
        // Within five rounds: eleven plies are five rounds and one more move.
        ("cn-2020+dybbs8-plan", 11, 0, "foul red reg:breaches restore practice"),
        ("cn-2020+dybbs8-plan", 11, 1, "loss red reg:breaches -"),
        ("cn-2020+dybbs8-plan", 13, 0, "none - - free"),
        // Before the complainant's own next move.
        ("cn-2020+wuwei-2021", 0, 0, "foul red reg:breaches restore practice"),
        ("cn-2020+wuwei-2021", 1, 0, "none - - free"),
        ("cn-2020+usual-practice", 0, 0, "foul red reg:breaches restore practice usual-practice"),
        ("vn-2004+australia", 0, 0, "loss red reg:illegal -"),
        ("vn-2004+australia", 1, 0, "none - - free"),
        // While the game runs.
        ("cn-2011", 13, 0, "foul red 4.1.8 restore practice"),
        ("cn-1999", 13, 0, "loss red 4.1.6 -"),
        ("cn-2020", 13, 0, "foul red 2011:4.1.8 restore carried-from-2011 practice"),
    ] {
        let moves = wrong_then(since);
        let scene = Scene { moves: &moves, prior: tally(breaches, 0, 0), ..Scene::new(law, START) };
        assert_eq!(scene.line("black claim irregular 1"), expected, "{law} {since}");
    }
}

/// Red took at ply 1; then so many rounds in which red gave no check, and so many in which he did.
fn without_capture(idle: u32, checks: u32) -> String {
    assert_eq!(checks % 2, 0, "the general is back where he stood after two checks");
    let mut moves = "a0a1 d9d8".to_owned();
    for round in 0..idle {
        moves += if round % 2 == 0 { " a1b1 d8d9" } else { " b1a1 d9d8" };
    }
    let rank = if idle.is_multiple_of(2) { 8 } else { 9 };
    for _ in 0..checks / 2 {
        moves += &format!(" e1d1 d{rank}e{rank} d1e1 e{rank}d{rank}");
    }
    moves
}

/// The game for [`without_capture`].
const TO_COUNT: &str = "3k5/9/9/9/9/9/9/9/p3R4/R4K3 w";

#[test]
fn natural_move_limit_is_counted_from_record() {
    let drawn = |clause: &str| format!("draw - {clause} -");
    for (law, claim, idle, checks, expected) in [
        // At most eight checks count: of ten, two rounds do not.
        ("wxf-2018+hkcca-2018", "claim limit", 22, 8, drawn("reg:natural-limit")),
        ("wxf-2018+hkcca-2018", "claim limit", 22, 10, drawn("reg:natural-limit")),
        ("wxf-2018+hkcca-2018", "claim limit", 21, 10, "open - - - clause-not-seen".to_owned()),
        // They are the claimant's: black's claim is not cut by red's checks.
        ("wxf-2018+hkcca-2018", "black claim limit", 20, 10, drawn("reg:natural-limit")),
        ("wxf-2018+hkcca-2015", "claim limit", 32, 8, drawn("reg:natural-limit")),
        ("wxf-2018+hkcca-2015", "claim limit", 31, 8, "open - - - clause-not-seen".to_owned()),
        // None counts.
        ("cn-2020+lawyers-2022", "claim limit", 30, 4, drawn("reg:natural-limit")),
        (
            "cn-2020+lawyers-2022",
            "claim limit",
            29,
            4,
            "foul red 2011:22.2 free carried-from-2011 limit-not-seen".to_owned(),
        ),
        ("cn-2020+cn-2025-national-final", "claim limit", 40, 0, drawn("reg:natural-limit")),
        // All count.
        ("wxf-2018+singapore-2013", "claim limit", 30, 20, drawn("reg:natural-limit")),
        // A condition on the claimant's checks whose number was not seen: with checks it may decide.
        ("tw", "claim limit", 50, 0, drawn("2024-limit")),
        ("tw", "claim limit", 50, 10, drawn("2024-limit")),
        ("tw", "claim limit", 48, 2, "open - 2024-limit -".to_owned()),
        ("tw", "claim limit", 30, 20, "open - 2024-limit -".to_owned()),
        ("tw", "black claim limit", 30, 20, drawn("2024-limit")),
        ("cn-1999", "claim limit", 30, 30, drawn("4.2")),
        // 22.2 of 2011: sixty rounds, ten checks; a false claim is a foul and five minutes, and the game if
        // they are not there.
        ("cn-2011", "claim limit", 50, 10, drawn("22.2")),
        ("cn-2011", "claim limit", 50, 12, drawn("22.2")),
        ("cn-2011", "claim limit", 49, 12, "foul red 22.2 free limit-not-seen".to_owned()),
        ("cn-2011", "5:01 claim limit", 49, 12, "foul red 22.2 free limit-not-seen".to_owned()),
        ("cn-2011", "5:00 claim limit", 49, 12, "loss red 22.2 -".to_owned()),
        // No limit was seen.
        ("vn-2004", "claim limit", 60, 0, "open - - - clause-not-seen".to_owned()),
    ] {
        let moves = without_capture(idle, checks);
        let scene = Scene { moves: &moves, ..Scene::new(law, TO_COUNT) };
        assert_eq!(scene.line(claim), expected, "{law} {idle}+{checks}");
    }
    let moves = without_capture(10, 0);
    let scene = Scene { moves: &moves, ..Scene::new("cn-2011", TO_COUNT) };
    let now = scene.rule("claim limit").verdict.now;
    assert!(now.contains(&Instruction::ChangeTime(TimeChange { side: Side::Red, seconds: -300 })), "{now:?}");
}

#[test]
fn rules_on_facing_generals() {
    // Red's soldier left the file; black moved on without a word. Now red is to move.
    for (law, events, expected) in [
        ("cn-2011", "black claim facing", "loss red 4.1.3 -"),
        ("cn-2011", "claim facing", "loss red 4.1.3 -"),
        ("cn-1999", "black claim facing", "loss red 4.1.2 -"),
        ("cn-2020+cn-2025-national-final", "black claim facing", "loss red reg:(五) -"),
        ("cn-2020", "black claim facing", "loss red 2011:4.1.3 - carried-from-2011"),
        ("vn-2004+australia", "black claim facing", "loss red reg:facing -"),
        ("vn-2004+australia", "claim facing", "loss black reg:facing -"),
    ] {
        let scene = Scene { moves: "e6d6 a9a8", ..Scene::new(law, ON_ONE_FILE) };
        assert_eq!(scene.line(events), expected, "{law} {events}");
    }
}

/// Who made the generals face is not on record: two answers in which opposite sides lose are not one result.
#[test]
fn facing_without_a_record_asks_who_made_them_face() {
    let facing = "4k4/9/9/9/9/9/9/9/R8/4K4 b";
    let ruling = Scene::new("cn-2011", facing).rule("claim facing");
    assert_eq!(ruling.verdict.outcome, Outcome::Open);
    assert_eq!(common_result(&ruling), None);
    let losers: Vec<_> = ruling.alternatives.iter().map(|branch| branch.verdict.charged).collect();
    assert_eq!(losers, [Some(Side::Red), Some(Side::Black)]);
    let asked: Vec<_> = ruling.decisive_questions.iter().map(|one| one.question).collect();
    assert_eq!(asked, [Question::OpponentMadeFacing]);
}
