//! Repetitions in the window: the proof, the rulebooks side by side, the published diagrams, and the marks of the record.

use crate::ui_harness::Window;
use egui::accesskit::Role;
use egui_kittest::kittest::Queryable as _;

use xiangqi::{Side, fen};
use xiangqi_arbiter::app::commands::Command;
use xiangqi_arbiter::app::repetition::Repetition;
use xiangqi_arbiter::law::Library;
use xiangqi_arbiter::ruling::RepetitionVerdict;
use xiangqi_arbiter::store;

/// Figure 7 of China 2020, played so many times, under those rules.
fn kill_and_block(cycles: usize) -> Window {
    let mut report = store::sample().unwrap().report;
    report.start = fen::read("2bak1c2/4aRN1r/4b4/9/9/9/3pp4/2n1B4/9/2B1K3C w").unwrap().setup;
    let cycle = ["i0h0", "i8h8", "h0i0", "h8i8"].repeat(cycles);
    report.moves = cycle.into_iter().map(|mv| mv.parse().unwrap()).collect();
    report.event.rulebook = Library::built_in().unwrap().cite_rulebook("cn-2020");
    report.timeline.clear();
    report.rulings.clear();
    Window::showing(report)
}

fn verdict(window: &Window) -> RepetitionVerdict {
    window.front::<Repetition>().unwrap().ruling().unwrap().verdict
}

#[test]
fn the_proof_is_shown_and_stepped_through() {
    let mut window = kill_and_block(3);
    window.command(Command::Repetition);
    assert_eq!(verdict(&window), RepetitionVerdict::MustChange(Side::Red));
    assert!(window.shows("红方须变着") && window.shows("下一着起连续将军可以将死"));
    assert!(window.shows("对照表") && window.shows("须立即变着"));
    // A click shows the move, and its line is stepped through.
    window.harness.get_by_label_contains("1 红方").click();
    window.harness.run();
    assert!(window.shows("第 0 步"));
    window.harness.get_all_by_label("下一步").next().unwrap().click();
    window.harness.run();
    assert!(window.shows("第 1 步"));
    // The same under every rulebook: the Asian rules blame black, because a threat of mate is no offence there.
    window.click("各种规则对照");
    assert!(window.shows("黑方须变着") && window.shows("《亚洲象棋规则》"));
    // A diagram is opened with its own answer, and the game comes back.
    window.click("公布的图例");
    window.harness.get_all_by_label_contains("看这个图例").next().unwrap().click();
    window.harness.run();
    assert!(window.shows("公布的答案"));
    window.click("回到本局");
    assert_eq!(verdict(&window), RepetitionVerdict::MustChange(Side::Red));
}

#[test]
fn a_move_is_judged_otherwise_with_a_reason() {
    let mut window = kill_and_block(3);
    window.command(Command::Repetition);
    window.harness.get_by_label_contains("1 红方").click();
    window.harness.run();
    window.harness.get_by_role_and_label(Role::Button, "闲").click();
    window.harness.run();
    window.write(Role::TextInput, "认定的理由", "对方可以解杀");
    window.click("认定");
    assert_eq!(window.events(), "judge 1 idle 对方可以解杀");
    assert_eq!(verdict(&window), RepetitionVerdict::Draw);
    assert!(window.shows("裁判认定，理由：对方可以解杀"));
    window.undo();
    assert_eq!(verdict(&window), RepetitionVerdict::MustChange(Side::Red));
}

#[test]
fn the_record_says_how_often_a_position_stood() {
    let mut window = kill_and_block(2);
    window.command(Command::Replay);
    window.command(Command::LastMove);
    assert!(window.shows("第 3 次"));
    window.click("裁决循环（棋例）…");
    assert_eq!(verdict(&window), RepetitionVerdict::NotYet);
    window.set(|view| view.front.close::<Repetition>());
    window.command(Command::FirstMove);
    assert!(!window.has("裁决循环（棋例）…"));
}

#[test]
#[ignore = "writes pictures to look at"]
fn pictures_of_the_proof() {
    let mut window = kill_and_block(3);
    window.command(Command::Repetition);
    window.harness.get_by_label_contains("1 红方").click();
    window.harness.run();
    window.harness.render().unwrap().save("/tmp/proof.png").unwrap();
    window.click("各种规则对照");
    window.harness.render().unwrap().save("/tmp/rulebooks.png").unwrap();
    window.click("公布的图例");
    window.harness.render().unwrap().save("/tmp/cases.png").unwrap();
    let mut window = kill_and_block(2);
    window.command(Command::Replay);
    window.command(Command::LastMove);
    window.harness.render().unwrap().save("/tmp/replay.png").unwrap();
}
