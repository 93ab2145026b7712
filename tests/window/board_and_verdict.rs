//! The window, driven through its accessibility tree: no display, no GPU.

use crate::ui_harness::Window;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use xiangqi_arbiter::app::commands::Command;
use xiangqi_arbiter::app::message::FileDialogKind;
use xiangqi_arbiter::law::Level;
use xiangqi_arbiter::text::Lang;

#[test]
fn jilin_is_lost_with_reasons() {
    let mut window = Window::jilin();
    assert!(window.shows("黑方判负"));
    assert!(window.shows("应法 3 种"));
    assert!(window.shows("本案的关键"));
    // The reason may lie below what the window shows: it is clicked as a screen reader would.
    window.harness.get_by_label("条文 3.4").click_accesskit();
    window.harness.run();
    assert!(window.shows("3.4  "));
    assert!(window.shows("原文见文章所引"));
    window.click("关闭");
    assert!(!window.shows("原文见文章所引"));
}

#[test]
fn reading_and_level_change_verdict() {
    let mut window = Window::jilin();
    let [_, answer, ..] = window.state().library.readings.as_slice() else { panic!("readings") };
    let (id, name) = (answer.id.clone(), answer.name.zh.clone());
    // The row may lie below what the window shows: it is clicked as a screen reader would.
    window.harness.get_all_by_label_contains(&format!("{name}: ")).next().unwrap().click_accesskit();
    window.harness.run();
    assert_eq!(window.state().report().event.reading.id, id);
    assert!(window.shows("黑方犯规一次，须应将"));

    window.click("级别 省级及以下");
    window.click("全国比赛");
    assert_eq!(window.state().report().event.level(), Level::National);
    assert!(window.shows("记犯规一次、继续比赛；但按"), "the conflict of the sources is named");

    window.harness.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    window.harness.run();
    window.harness.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    window.harness.run();
    assert!(window.shows("黑方判负"));
    window.harness.key_press_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    window.harness.run();
    assert!(window.shows("黑方犯规一次，须应将"));
}

#[test]
fn click_touches_and_drag_releases() {
    let mut window = Window::start();
    assert!(window.shows("在棋盘上点被摸的棋子"));
    window.click("h2 红炮");
    assert_eq!(window.events(), "touch h2");
    assert!(window.shows("第 1 行 红方摸触红方二路炮（h2）"));
    assert!(window.shows("红方必须走二路炮"));

    window.drag_over("h2 红炮", "g4 空点", "e2 空点");
    assert_eq!(window.events(), "touch h2; lift h2; release h2e2");
    assert!(window.harness.query_by_label("e2 红炮").is_some());

    window.click("删除第 3 行");
    assert_eq!(window.events(), "touch h2; lift h2");
    window.click("第 1 行 红方摸触红方二路炮（h2）");
    assert!(window.shows("第 1 行以后的局面"));
    window.click("回到现在");
    assert!(!window.shows("第 1 行以后的局面"));
}

#[test]
fn piece_menu_puts_back_brushes_and_adjusts() {
    let mut window = Window::start();
    window.drag_over("b0 红马", "b4 空点", "b0 红马");
    assert_eq!(window.events(), "lift b0; putback b0");
    window.choose("e6 黑卒", "误碰");
    window.choose("e6 黑卒", "摆正（已征得同意）");
    window.choose("a9 黑车", "由黑方摸触");
    assert_eq!(window.events(), "lift b0; putback b0; brush e6; adjust e6 consent; black touch a9");
    window.choose("h0 红马", "拿起");
    window.click("g2 空点");
    assert!(window.events().ends_with("lift h0; release h0g2"));
}

#[test]
fn saved_report_opens_unchanged() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("吉林 2015.ron");
    let mut window = Window::jilin();
    window.choose("e8 黑士", "拿起");
    window.answer_next(FileDialogKind::Save, &path);
    window.harness.key_press_modifiers(Modifiers::COMMAND, Key::S);
    window.settle();
    assert!(!window.state().history.is_dirty());
    let saved = window.state().report().clone();

    window.click("e9 黑将");
    assert!(window.state().history.is_dirty());
    window.answer_next(FileDialogKind::Open, &path);
    window.command(Command::Open);
    window.click("不保存");
    window.settle();
    assert_eq!(window.state().report(), &saved);
    assert!(!window.state().history.is_dirty());

    std::fs::write(&path, "somebody else's").unwrap();
    window.click("e9 黑将");
    window.command(Command::Save);
    window.settle();
    assert!(window.shows("被别的程序改过"));
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "somebody else's");
}

#[test]
fn shows_english() {
    let mut window = Window::jilin();
    window.click("English");
    assert_eq!(window.state().prefs.lang, Lang::En);
    assert!(window.shows("Black loses"));
    assert!(window.harness.query_by_label("c6 red horse").is_some());
    window.command(Command::Flip);
    assert!(window.middle("e0 red general").y < window.middle("e9 black general").y);
}

#[test]
fn shortcuts_are_off_while_typing() {
    let mut window = Window::jilin();
    window.click("轮次 · 台次 未填");
    let field = window.harness.get_by_role_and_label(egui::accesskit::Role::TextInput, "轮次");
    field.focus();
    window.harness.run();
    let field = window.harness.get_by_role_and_label(egui::accesskit::Role::TextInput, "轮次");
    field.type_text("f");
    window.harness.run();
    window.harness.event(egui::Event::Ime(egui::ImeEvent::Commit("第三轮".into())));
    window.harness.run();
    assert_eq!(window.state().report().event.round, "f第三轮");
    assert!(!window.state().prefs.flipped);
    let typed = window.harness.get_by_role_and_label(egui::accesskit::Role::TextInput, "轮次");
    assert_eq!(typed.accesskit_node().value().as_deref(), Some("f第三轮"));
}
