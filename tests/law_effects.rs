//! What each setting does: scenes under a rulebook or regulation that has it, with the ruling worked out by hand
//! from the clauses.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod law;

use law::{Scene, library, line};
use xiangqi_arbiter::rulebook::{Answer, Level, Library, Question};
use xiangqi_arbiter::ruling::{Class, Instruction, Outcome, Tally};
use xiangqi_arbiter::xiangqi::{START, Side, Status};

/// The red horse a0 has both its legs blocked by its own pieces.
const BLOCKED: &str = "3k5/9/9/9/9/9/9/9/R8/NC2K4 w";
/// The red chariot e1 shields its general from the chariot e8.
const PINNED: &str = "4k4/4r4/9/9/9/9/9/9/4R4/4K4 w";
/// Only the red soldier stands between the generals.
const ON_ONE_FILE: &str = "r3k4/9/9/4P4/9/9/9/9/9/4K4 w";
/// b0b9 is mate.
const MATE_IN_ONE: &str = "3k5/R8/9/9/9/9/9/9/9/1R2K4 w";

const fn tally(breaches: u32, fouls: u32, technical: u32) -> Tally {
    Tally { breaches, fouls, technical }
}

/// Law, board, what stood against the side to move, events, ruling.
type Row = (&'static str, &'static str, Tally, &'static str, &'static str);

fn check(rows: &[Row]) {
    for &(law, fen, prior, events, expected) in rows {
        let scene = Scene { prior, ..Scene::new(law, fen) };
        assert_eq!(scene.line(events), expected, "{law}: {fen}: {prior:?}: {events}");
    }
}

const NONE: Tally = tally(0, 0, 0);

#[test]
fn what_a_touch_costs_that_cannot_be_met() {
    check(&[
        ("cn-2011", BLOCKED, NONE, "touch a0", "none - 5.1 free"),
        ("tw", BLOCKED, NONE, "touch a0", "foul red touch-own free"),
        ("tw", BLOCKED, tally(0, 0, 1), "touch a0", "loss red illegal-step -"),
        ("vn-2004", BLOCKED, tally(0, 0, 1), "touch a0", "foul red touch-own free"),
        ("vn-2004", BLOCKED, tally(0, 0, 2), "touch a0", "loss red 7.1-faults -"),
        // Nothing of red's takes the chariot a9 at the start.
        ("cn-2011", START, NONE, "touch a9", "none - 5.2 free"),
        ("tw", START, NONE, "touch a9", "foul red touch-enemy free"),
        ("tw", START, tally(0, 0, 1), "touch a9", "loss red illegal-step -"),
    ]);
}

#[test]
fn pieces_of_both_sides() {
    // The cannon h2 takes the horse h9 over the cannon h7; the chariot a0 takes nothing.
    check(&[
        ("tw", START, NONE, "touch h2; touch h9", "none - touch-own-enemy move h2h9"),
        ("tw", START, NONE, "touch h9; touch h2", "none - touch-enemy-own move h2h9"),
        ("tw", START, NONE, "touch h2 h9", "none - touch-both move h2h9"),
        ("tw", START, NONE, "touch a0; touch h9", "foul red touch-own-enemy free"),
        ("tw", START, NONE, "touch h9; touch a0", "foul red touch-enemy-own free"),
        ("tw", START, NONE, "touch a0 h9", "foul red touch-both free"),
        // In order: the first moves, where its own comes first; else another piece takes.
        ("cn-1999", START, NONE, "touch a0; touch h9", "none - 5.3 move a0"),
        ("cn-1999", START, NONE, "touch h9; touch a0", "none - 5.4 capture h9"),
        ("cn-1999", START, NONE, "touch a0 h9", "none - 5.5 capture h9"),
        ("cn-2011", START, NONE, "touch a0; touch h9", "none - 5.3 move a0 carried-over"),
        (
            "cn-2020+usual-practice",
            START,
            NONE,
            "touch h9; touch a0",
            "none - reg:enemy-then-own capture h9 usual-practice",
        ),
    ]);
}

#[test]
fn what_is_a_touch_and_when_a_move_is_made() {
    check(&[
        ("cn-2020+wuwei-2021", START, NONE, "touch h2", "none - reg:touch free"),
        ("cn-2020+wuwei-2021", START, NONE, "touch h2 h9", "none - reg:touch free"),
        ("cn-2020+wuwei-2021", START, NONE, "lift h2", "open - touch-own - clause-not-seen"),
        ("cn-2011", START, NONE, "adjust h2 announced", "none - 5.6 move h2 carried-over"),
        ("cn-2011", START, NONE, "adjust h2 consent", "none - 5.6 free carried-over"),
        ("cn-1999", START, NONE, "adjust h2 announced", "none - 5.6 move h2"),
        ("tw", START, NONE, "adjust h2 announced", "none - adjusting free"),
        ("tw", START, NONE, "adjust h2 none", "none - adjusting move h2"),
        ("cn-2020+wuwei-2021", START, NONE, "adjust h2 announced", "none - reg:adjusting free"),
        // Put down with the hand still on it: a touch, or the move itself.
        ("cn-2011", START, NONE, "place h2e2", "none - 5.1 move h2"),
        ("tw", START, NONE, "place h2e2", "none - - done"),
        ("tw", PINNED, NONE, "place e1d1", "loss red suicide -"),
        ("cn-2020+cn-2025-national-final", PINNED, NONE, "place e1d1", "open - touch-own - clause-not-seen"),
        ("cn-2020+cn-2025-national-final", PINNED, NONE, "release e1d1", "loss red reg:(五) -"),
    ]);
}

#[test]
fn a_move_that_the_piece_does_not_have() {
    let broken = "release b0c3";
    // The horse put back counts as touched; where no clause on touching was seen, what that obliges is open.
    check(&[
        ("cn-1999", START, NONE, broken, "loss red 4.1.6 -"),
        ("cn-2011", START, NONE, broken, "foul red 4.1.8 restore practice"),
        ("cn-2011", START, tally(1, 0, 0), broken, "loss red 4.1.8 -"),
        ("tw", START, NONE, broken, "foul red illegal-step restore practice"),
        ("tw", START, tally(0, 0, 1), broken, "loss red illegal-step -"),
        ("cn-2020+xishan-2020", START, NONE, broken, "foul red reg:breaches restore no-clause practice"),
        ("cn-2020+xishan-2020", START, tally(0, 1, 0), broken, "loss red reg:fouls -"),
        ("vn-2004+australia", START, NONE, broken, "loss red reg:illegal -"),
        ("cn-2020", START, NONE, broken, "open - breach-limit - clause-not-seen"),
        (
            "cn-2020+usual-practice",
            START,
            NONE,
            broken,
            "foul red reg:breaches restore practice usual-practice",
        ),
        ("cn-2020+usual-practice", START, tally(1, 0, 0), broken, "loss red reg:breaches - usual-practice"),
    ]);
    // At national level 2011 has one; the national final of 2025 has two.
    for (law, prior, expected) in [
        ("cn-2011", NONE, "loss red 4.1.8 -"),
        ("cn-2020+cn-2025-national-final", NONE, "foul red reg:(六) restore no-clause practice"),
        ("cn-2020+cn-2025-national-final", tally(1, 0, 0), "loss red reg:(六) -"),
    ] {
        let scene = Scene { level: Level::National, prior, ..Scene::new(law, START) };
        assert_eq!(scene.line(broken), expected, "{law}");
    }
}

#[test]
fn a_released_suicide() {
    let suicide = "touch e1; release e1d1";
    check(&[
        ("cn-2011", PINNED, NONE, suicide, "loss red 4.1.3 -"),
        ("cn-2020", PINNED, NONE, suicide, "open - loss-by-suicide - clause-not-seen"),
        ("cn-2020+cn-2025-national-final", PINNED, NONE, suicide, "loss red reg:(五) -"),
        ("cn-2020+wuwei-2021", PINNED, NONE, suicide, "loss red reg:suicide -"),
        ("cn-2020+usual-practice", PINNED, NONE, suicide, "loss red reg:suicide - usual-practice"),
        ("wxf-2018", PINNED, NONE, suicide, "open - loss-by-suicide - clause-not-seen"),
        // No clause on suicide was seen in these, but one on generals facing, or on a check left unanswered.
        ("cn-1999", PINNED, NONE, suicide, "open - loss-by-suicide - clause-not-seen"),
        ("cn-1999", ON_ONE_FILE, NONE, "release e6d6", "loss red 4.1.2 -"),
        ("vn-2004", PINNED, NONE, suicide, "open - loss-by-suicide - clause-not-seen"),
        ("vn-2004", "4k4/4r4/9/9/9/9/9/9/R8/3AK4 w", NONE, "release a1a2", "loss red 6 -"),
    ]);
}

#[test]
fn fouls_of_every_class_together() {
    let scene =
        |fouls| Scene { reading: "author", prior: tally(0, fouls, 0), ..Scene::new("cn-1999", BLOCKED) };
    // 4.1.8 of 1999: the third foul of any kind loses; the author's reading makes the touch a foul.
    assert!(scene(1).line("touch a0").starts_with("foul red 5.1 free"));
    assert_eq!(scene(2).line("touch a0"), "loss red 4.1.8 -");
}

#[test]
fn pieces_knocked_over_and_clocks_pressed() {
    check(&[
        ("cn-2011", START, NONE, "black disturb h9", "open - - - clause-not-seen"),
        ("cn-2020+dybbs8-plan", START, NONE, "red disturb h2", "none - - free"),
        ("vn-2004", START, NONE, "black disturb h9", "none - - free"),
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
        ("vn-2004", START, NONE, "black touch h9", "none - - free"),
        ("cn-2011", START, NONE, "black touch h9", "none - - free no-clause"),
    ]);
    let now = |law, events: &str| Scene::new(law, START).rule(events).verdict.now;
    let plan = now("cn-2020+dybbs8-plan", "black disturb h9");
    let expected = [
        Instruction::RestorePieces(Side::Black),
        Instruction::RecordFoulOf(Side::Black, Class::Foul),
        Instruction::AddTime { to: Side::Red, minutes: 5 },
    ];
    assert!(expected.iter().all(|one| plan.contains(one)), "{plan:?}");
    let own = now("cn-2020+dybbs8-plan", "red disturb h2");
    assert!(own.contains(&Instruction::RestorePieces(Side::Red)), "{own:?}");
    assert!(
        !own.iter().any(|one| matches!(one, Instruction::AddTime { .. } | Instruction::RecordFoulOf(..)))
    );
    assert!(now("vn-2004", "black disturb h9").contains(&Instruction::Warn(Side::Black)));
    let taken_back = now("cn-2020+usual-practice", "release h2e2; takeback h2e2");
    assert!(taken_back.contains(&Instruction::PutAgain("h2e2".parse().unwrap())), "{taken_back:?}");
}

/// An open question of practice has a branch for each answer, and practice chooses one of them.
#[test]
fn what_2020_leaves_open_practice_settles() {
    let scene = Scene::new("cn-2020", START);
    let open = scene.rule("touch h2");
    assert_eq!(line(library(), "cn-2020", &open), "open - touch-own - clause-not-seen");
    let branches: Vec<_> =
        open.branches.iter().map(|branch| (branch.assumed[0], branch.verdict.duty.to_string())).collect();
    let question = Question::OwnTouchBinds;
    let expected =
        [((question, Answer::Yes), "move h2".to_owned()), ((question, Answer::No), "free".to_owned())];
    assert_eq!(branches, expected);
    let settled = Scene::new("cn-2020+usual-practice", START).line("touch h2");
    assert_eq!(settled, "none - reg:touch-own move h2 usual-practice");
}

#[test]
fn time_lateness_resignation_and_draws() {
    check(&[
        // The flag before the release, after it, and after a move that ended the game.
        ("cn-1999", MATE_IN_ONE, NONE, "flag; release b0b9", "loss red 4.1.4 -"),
        ("cn-1999", START, NONE, "release h2e2; flag", "loss red 4.1.4 -"),
        ("cn-1999", MATE_IN_ONE, NONE, "release b0b9; flag", "none - - done"),
        ("cn-1999", MATE_IN_ONE, NONE, "release b0b9; disturb a8", "none - - done"),
        ("cn-2011", START, NONE, "black flag", "loss black 1999:4.1.4 - carried-over"),
        ("vn-2004", START, NONE, "black flag", "loss black 7.1-time -"),
        ("cn-2020", START, NONE, "black flag", "open - - - clause-not-seen"),
        ("cn-2020+usual-practice", START, NONE, "black flag", "loss black reg:time - usual-practice"),
        ("cn-2020+cn-2025-national-final", START, NONE, "black late 1", "loss black reg:lateness -"),
        ("cn-2020+wuwei-2021", START, NONE, "black late 9", "none - - free"),
        ("cn-2020+wuwei-2021", START, NONE, "black late 10", "loss black reg:lateness -"),
        ("wxf-2018+hk-2006", START, NONE, "late 29", "none - - free"),
        ("cn-2011", START, NONE, "black late 60", "open - 1999:4.1.5 - carried-over"),
        ("cn-2011", START, NONE, "black resign", "loss black 1999:4.1.9 - carried-over"),
        ("vn-2004", START, NONE, "resign", "loss red 7.1-resign -"),
        ("cn-1999", START, NONE, "offer; black agree", "draw - 4.2-agreed -"),
        ("cn-1999", START, NONE, "black agree", "none - - free"),
        ("cn-2011", START, NONE, "offer; black agree", "draw - 1999:4.2-agreed - carried-over"),
        ("wxf-2018", START, NONE, "offer; black agree", "draw - 4 -"),
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
fn until_when_a_complaint_is_heard() {
    // Law, plies since the wrong move, what stood against whoever is to move, and the ruling. Red moved wrongly.
    for (law, since, breaches, expected) in [
        // Within five rounds: eleven plies are five rounds and one more move.
        ("cn-2020+dybbs8-plan", 11, 0, "foul red reg:breaches free"),
        ("cn-2020+dybbs8-plan", 11, 1, "loss red reg:breaches -"),
        ("cn-2020+dybbs8-plan", 13, 0, "none - - free"),
        // Before the complainant's own next move.
        ("cn-2020+wuwei-2021", 0, 0, "foul red reg:breaches free"),
        ("cn-2020+wuwei-2021", 1, 0, "none - - free"),
        ("cn-2020+usual-practice", 0, 0, "foul red reg:breaches free usual-practice"),
        ("vn-2004+australia", 0, 0, "loss red reg:illegal -"),
        ("vn-2004+australia", 1, 0, "none - - free"),
        // While the game runs.
        ("cn-2011", 13, 0, "foul red 4.1.8 free"),
        ("cn-1999", 13, 0, "loss red 4.1.6 -"),
        ("cn-2020", 0, 0, "open - correction - clause-not-seen"),
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
    let rank = if idle % 2 == 0 { 8 } else { 9 };
    for _ in 0..checks / 2 {
        moves += &format!(" e1d1 d{rank}e{rank} d1e1 e{rank}d{rank}");
    }
    moves
}

/// The game for [`without_capture`].
const TO_COUNT: &str = "3k5/9/9/9/9/9/9/9/p3R4/R4K3 w";

#[test]
fn the_natural_limit_is_counted_in_the_record() {
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
        ("cn-2020+lawyers-2022", "claim limit", 29, 4, "open - - - clause-not-seen".to_owned()),
        ("cn-2020+cn-2025-national-final", "claim limit", 40, 0, drawn("reg:natural-limit")),
        // All count.
        ("wxf-2018+singapore-2013", "claim limit", 30, 20, drawn("reg:natural-limit")),
        ("tw", "claim limit", 30, 20, drawn("2024-limit")),
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
    assert!(now.contains(&Instruction::DeductTime { from: Side::Red, minutes: 5 }), "{now:?}");
}

#[test]
fn generals_found_facing() {
    // Red's soldier left the file; black moved on without a word. Now red is to move.
    for (law, events, expected) in [
        ("cn-2011", "black claim facing", "loss red 4.1.3 - impossible-position"),
        ("cn-2011", "claim facing", "loss red 4.1.3 - impossible-position"),
        ("cn-1999", "black claim facing", "loss red 4.1.2 - impossible-position"),
        ("cn-2020+cn-2025-national-final", "black claim facing", "loss red reg:(五) - impossible-position"),
        ("cn-2020", "black claim facing", "open - loss-by-suicide - clause-not-seen impossible-position"),
        ("vn-2004+australia", "black claim facing", "loss red reg:facing - impossible-position"),
        ("vn-2004+australia", "claim facing", "loss black reg:facing - impossible-position"),
    ] {
        let scene = Scene { moves: "e6d6 a9a8", ..Scene::new(law, ON_ONE_FILE) };
        assert_eq!(scene.line(events), expected, "{law} {events}");
    }
}

/// The settings that no text built in makes, in a regulation of a user's own.
#[test]
fn settings_of_a_users_own() {
    let text = r#"Regulation(
        id: "club", name: (zh: "棋社", en: "Club"), short_name: (zh: "棋社", en: "Club"),
        edition: (zh: "无", en: "none"), standing: Event, rulebook: "cn-2011", seen: (zh: "自拟", en: "own"),
        settings: [SETTING],
        clauses: [(number: "1", title: (zh: "一", en: "One"), text: (zh: "一", en: "One"), confidence: Seen)],
    )"#;
    let shielded = "4k4/4r4/9/9/9/9/9/9/4A4/4K4 w";
    for (setting, fen, events, expected) in [
        ("OthersPieceMoved(Loss)", START, "release h9g7", "loss red reg:1 -"),
        (
            "OthersPieceMoved(Technical)",
            START,
            "release h9g7",
            "foul red 4.1.8 restore limit-not-seen practice",
        ),
        (
            "DisturbedInTimeTrouble(under_minutes: 3, penalty: Loss)",
            START,
            "black 2:59/ disturb h9",
            "loss black reg:1 -",
        ),
        (
            "DisturbedInTimeTrouble(under_minutes: 3, penalty: Loss)",
            START,
            "black 3:00/ disturb h9",
            "open - reg:1 -",
        ),
        (
            "DisturbedInTimeTrouble(under_minutes: 3, penalty: Loss)",
            START,
            "black disturb h9",
            "open - reg:1 -",
        ),
        ("Answers((question: OwnPieceMoves, answer: No))", shielded, "touch e1", "none - reg:1 free"),
        (
            "Answers((question: OwnPieceMoves, answer: Yes))",
            shielded,
            "touch e1",
            "loss red reg:1+4.1.3 - 4.1.3-release",
        ),
        ("TakenBack(Warning)", START, "release h2e2; takeback h2e2", "none - - done"),
        ("FalseClaim(penalty: Nothing, minutes: 0)", START, "claim limit", "none - - free"),
    ] {
        let mut library = Library::built_in().unwrap();
        let setting = format!("(setting: {setting}, clause: \"1\")");
        library.add_regulation("club.ron", &text.replace("SETTING", &setting)).unwrap();
        let ruling = Scene::new("cn-2011+club", fen).rule_in(&library, events);
        assert_eq!(line(&library, "cn-2011+club", &ruling), expected, "{setting}: {events}");
    }
    let open = Scene::new("cn-2011", shielded).rule("touch e1");
    assert_eq!(open.verdict.outcome, Outcome::Open, "without the answer");
}
