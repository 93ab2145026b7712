//! What the settings about touches and moves do: scenes under a rulebook or regulation that has them, with the ruling
//! worked out by hand from the clauses.

use crate::law_scenarios::{BLOCKED, NONE, ON_ONE_FILE, PINNED, Scene, check, library, line, tally};
use xiangqi::START;
use xiangqi_arbiter::law::{Answer, Level, Library, Question};
use xiangqi_arbiter::ruling::Outcome;

#[test]
fn unmeetable_touch_penalties() {
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
fn touches_of_both_sides_pieces() {
    // The cannon h2 takes the horse h9 over the cannon h7; the chariot a0 takes nothing.
    check(&[
        ("tw", START, NONE, "touch h2; touch h9", "none - touch-own-enemy move h2h9"),
        ("tw", START, NONE, "touch h9; touch h2", "none - touch-enemy-own move h2h9"),
        ("tw", START, NONE, "touch h2 h9", "none - touch-both move h2h9"),
        // Each touch still binds, as others tell it.
        (
            "tw",
            START,
            NONE,
            "touch a0; touch h9",
            "foul red touch-own-enemy move a0 or capture h9 second-hand",
        ),
        (
            "tw",
            START,
            NONE,
            "touch h9; touch a0",
            "foul red touch-enemy-own move a0 or capture h9 second-hand",
        ),
        ("tw", START, NONE, "touch a0 h9", "foul red touch-both move a0 or capture h9 second-hand"),
        ("tw", START, NONE, "touch a0; touch a9", "foul red touch-own-enemy move a0 second-hand"),
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
fn touch_and_move_completion() {
    check(&[
        ("cn-2020+wuwei-2021", START, NONE, "touch h2", "none - reg:touch free"),
        ("cn-2020+wuwei-2021", START, NONE, "touch h2 h9", "none - reg:touch free"),
        ("cn-2020+wuwei-2021", START, NONE, "lift h2", "none - 2011:5.1 move h2 carried-from-2011"),
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
        (
            "cn-2020+cn-2025-national-final",
            PINNED,
            NONE,
            "place e1d1",
            "none - 2011:5.1 move e1 carried-from-2011",
        ),
        ("cn-2020+cn-2025-national-final", PINNED, NONE, "release e1d1", "loss red reg:(五) -"),
    ]);
}

#[test]
fn move_impossible_for_piece() {
    let broken = "release b0c3";
    // The horse put back counts as touched; where no clause on touching was seen, what that obliges is open.
    check(&[
        ("cn-1999", START, NONE, broken, "loss red 4.1.6 -"),
        ("cn-2011", START, NONE, broken, "foul red 4.1.8 restore practice"),
        ("cn-2011", START, tally(1, 0, 0), broken, "loss red 4.1.8 -"),
        ("tw", START, NONE, broken, "foul red illegal-step restore practice"),
        ("tw", START, tally(0, 0, 1), broken, "loss red illegal-step -"),
        ("cn-2020+xishan-2020", START, NONE, broken, "foul red reg:breaches restore practice"),
        ("cn-2020+xishan-2020", START, tally(0, 1, 0), broken, "loss red reg:fouls -"),
        ("vn-2004", START, NONE, broken, "foul red 7.1-faults restore practice"),
        ("vn-2004", START, tally(0, 0, 1), broken, "foul red 7.1-faults restore practice"),
        ("vn-2004", START, tally(0, 0, 2), broken, "loss red 7.1-faults -"),
        ("vn-2004+australia", START, NONE, broken, "loss red reg:illegal -"),
        ("cn-2020", START, NONE, broken, "foul red 2011:4.1.8 restore carried-from-2011 practice"),
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
        ("cn-2020", NONE, "loss red 2011:4.1.8 - carried-from-2011"),
        // Both practices are known there.
        ("cn-2020+usual-practice", NONE, "open - reg:breaches - usual-practice"),
        ("cn-2020+usual-practice", tally(1, 0, 0), "loss red reg:breaches - usual-practice"),
        ("cn-2020+cn-2025-national-final", NONE, "foul red reg:(六) restore practice"),
        ("cn-2020+cn-2025-national-final", tally(1, 0, 0), "loss red reg:(六) -"),
    ] {
        let scene = Scene { level: Level::National, prior, ..Scene::new(law, START) };
        assert_eq!(scene.line(broken), expected, "{law}");
    }
}

#[test]
fn released_suicide() {
    let suicide = "touch e1; release e1d1";
    check(&[
        ("cn-2011", PINNED, NONE, suicide, "loss red 4.1.3 -"),
        ("cn-2020", PINNED, NONE, suicide, "loss red 2011:4.1.3 - carried-from-2011"),
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
fn foul_classes_combined() {
    let scene =
        |fouls| Scene { reading: "author", prior: tally(0, fouls, 0), ..Scene::new("cn-1999", BLOCKED) };
    // 4.1.8 of 1999: the third foul of any kind loses; the author's reading makes the touch a foul.
    assert!(scene(1).line("touch a0").starts_with("foul red 5.1 free"));
    assert_eq!(scene(2).line("touch a0"), "loss red 4.1.8 -");
}

/// An open question has a branch for each answer, and practice chooses one of them.
#[test]
fn practice_settles_unseen_rules() {
    let scene = Scene::new("wxf-2018", START);
    let open = scene.rule("touch h2");
    assert_eq!(line(library(), "wxf-2018", &open), "open - touch-own - clause-not-seen");
    let alternatives: Vec<_> =
        open.alternatives.iter().map(|branch| (branch.assumed[0], branch.verdict.duty.to_string())).collect();
    let question = Question::OwnTouchBinds;
    let expected =
        [((question, Answer::Yes), "move h2".to_owned()), ((question, Answer::No), "free".to_owned())];
    assert_eq!(alternatives, expected);
    let settled = Scene::new("wxf-2018+usual-practice", START).line("touch h2");
    assert_eq!(settled, "none - reg:touch-own move h2 usual-practice");
}

/// The settings that no text built in makes, in a regulation of a user's own.
#[test]
fn user_defined_settings() {
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
        ("TakenBack(Warning)", START, "release h2e2; takeback h2e2", "warning red reg:1 done"),
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
