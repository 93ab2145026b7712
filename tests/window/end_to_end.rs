//! The whole way of an incident through the window: from an empty board to a signed report, saved and reopened.

use crate::ui_harness::Window;
use egui::accesskit::Role;
use egui_kittest::kittest::Queryable as _;
use xiangqi_arbiter::app::commands::Command;
use xiangqi_arbiter::app::message::FileDialogKind;
use xiangqi_arbiter::law::Level;
use xiangqi_arbiter::report::{GivenOutcome, Stage};
use xiangqi_arbiter::store::{self, Pixels, picture_of_pixels};

/// The position of figure 2, piece by piece.
const PIECES: [(&str, &str); 12] = [
    ("红帅", "e0"),
    ("黑将", "e9"),
    ("红相", "c0"),
    ("红相", "g0"),
    ("红仕", "e1"),
    ("红仕", "f0"),
    ("红马", "c6"),
    ("红炮", "i9"),
    ("黑士", "e8"),
    ("黑士", "d9"),
    ("黑象", "c9"),
    ("黑象", "g9"),
];

#[test]
fn empty_board_to_signed_and_reopened_report() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("事件 1.ron");
    let mut report = store::sample().unwrap().report;
    report.timeline.clear();
    report.moves.clear();
    report.exhibits.clear();
    report.rulings.clear();
    let mut window = Window::showing(report);

    // The position, by clicks.
    window.click("摆局面");
    window.click("清空棋盘");
    for (piece, square) in PIECES.into_iter().chain([("黑车", "c4")]) {
        let all = if matches!(piece, "红帅" | "黑将") { 1 } else { 2 };
        let left = (1..=all).rev().find(|left| window.has(&format!("放{piece}，余 {left}/{all}"))).unwrap();
        if window.state().view.tool.is_some() {
            window.key(egui::Modifiers::NONE, egui::Key::Escape);
        }
        window.click(&format!("放{piece}，余 {left}/{all}"));
        window.click(&format!("{square} 空点"));
    }
    window.click("黑方走棋");
    assert_eq!(window.fen().split(" - ").next(), Some("2bak1b1C/4a4/9/2N6/9/2r6/9/9/4A4/2B1KAB2 b"));
    assert!(window.shows("没有问题"));

    // The touch, and the verdict at once.
    window.click("记事件");
    window.click("c6 红马");
    assert_eq!(window.events(), "black touch c6");
    assert!(window.shows("黑方判负"));

    // Another reading, another level.
    let answer = window.state().library.readings[1].name.zh.clone();
    // The row may lie below what the window shows: it is clicked as a screen reader would.
    window.harness.get_all_by_label_contains(&format!("{answer}: ")).next().unwrap().click_accesskit();
    window.harness.run();
    assert!(window.shows("黑方犯规一次，须应将"));
    window.click("级别 省级及以下");
    window.click("全国比赛");
    assert_eq!(window.report().event.level(), Level::National);

    // A picture.
    let pixels = Pixels { width: 8, height: 6, rgba: vec![200; 8 * 6 * 4] };
    let picture = folder.path().join("现场.png");
    std::fs::write(&picture, &picture_of_pixels("现场.png", pixels).unwrap().bytes).unwrap();
    window.answer_next(FileDialogKind::Attach, &picture);
    window.click("添加图片…");
    window.wait("the picture does not come", |window| window.report().exhibits.len() == 1);

    // The ruling, signed.
    window.press("签署裁决");
    window.click("阶段 裁判长");
    window.write(Role::TextInput, "裁决人", "喆堃");
    window.click("写入报告");
    let given = window.report().rulings.last().unwrap();
    assert_eq!(
        (given.stage, given.outcome, given.by.as_str()),
        (Stage::ChiefArbiter, GivenOutcome::Foul, "喆堃")
    );

    // Saved, reopened, all equal.
    window.answer_next(FileDialogKind::Save, &path);
    window.command(Command::Save);
    window.settle();
    let saved = window.report().clone();
    assert_eq!(store::load(&path).unwrap().parsed.report, saved);
    let mut other = Window::jilin();
    other.answer_next(FileDialogKind::Open, &path);
    other.command(Command::Open);
    other.settle();
    assert_eq!(*other.report(), saved);
    assert!(other.shows("黑方犯规一次，须应将"));
}
