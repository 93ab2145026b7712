//! Saving, opening again, recent reports, and work that outlives its window.

use std::path::Path;
use std::sync::Arc;

use crate::ui_harness::Window;
use egui_kittest::kittest::Queryable as _;
use xiangqi_arbiter::app::commands::Command;
use xiangqi_arbiter::app::message::{Dialog, FileDialogKind, Message};
use xiangqi_arbiter::app::preferences::{Preferences, ThemeChoice};
use xiangqi_arbiter::app::state::State;
use xiangqi_arbiter::law::Library;
use xiangqi_arbiter::store::{self, AppDirs, Recovery, Settings};
use xiangqi_arbiter::text::{Lang, own_law};

/// The program's own places, in a folder of the test.
fn places(folder: &Path) -> AppDirs {
    AppDirs {
        recovery: folder.join("recovery"),
        settings: folder.join("config/settings.ron"),
        law: folder.to_owned(),
    }
}

/// A window of the built-in case that keeps its work there.
fn window(places: &AppDirs) -> Window {
    let library = Arc::new(Library::built_in().unwrap());
    let report = store::sample().unwrap().report;
    Window::of(State::new(report, None, library, Preferences::default()), |desk| desk.keeping(places, None))
}

fn kept(places: &AppDirs) -> usize {
    let files = std::fs::read_dir(&places.recovery).into_iter().flatten();
    files.filter(|file| file.as_ref().unwrap().path().extension().is_some_and(|end| end == "ron")).count()
}

/// Changes the report in every way of this chapter: position, timeline, exhibits.
fn work(window: &mut Window) {
    window.click("摆局面");
    window.right_click("f0 红仕");
    window.click("记事件");
    window.click("e8 黑士");
    let before = window.report().exhibits.len();
    window.click("把现在的棋盘存为图片");
    window.wait("the board is not drawn", |window| window.report().exhibits.len() > before);
}

#[test]
fn save_and_open_keep_everything() {
    let folder = tempfile::tempdir().unwrap();
    let places = places(folder.path());
    let path = folder.path().join("第三轮.ron");
    let mut first = window(&places);
    work(&mut first);
    // The dialog gave a name without an ending.
    first.answer_next(FileDialogKind::Save, &path.with_extension(""));
    first.command(Command::Save);
    first.settle();
    assert!(path.exists());
    assert!(!first.state().history.is_dirty());
    let saved = first.report().clone();
    first.command(Command::Language(Lang::En));
    first.command(Command::Theme(ThemeChoice::Dark));
    first.command(Command::Quit);
    drop(first);

    let settings = Settings::load(&places.settings);
    assert_eq!(settings.lang.as_deref(), Some("en"));
    assert_eq!(settings.theme.as_deref(), Some("dark"));
    assert_eq!(settings.recent, std::slice::from_ref(&path));

    let mut second = window(&places);
    second.send(Message::Open(path.clone()));
    second.settle();
    assert_eq!(second.report(), &saved);
    assert_eq!(second.state().recent, [path]);
}

#[test]
fn recent_report_is_opened_from_menu() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("旧案.ron");
    std::fs::copy("cases/figure-1.ron", &path).unwrap();
    let library = Arc::new(Library::built_in().unwrap());
    let mut state = State::new(store::sample().unwrap().report, None, library, Preferences::default());
    state.recent = vec![path.clone()];
    let mut window = Window::of(state, |desk| desk);
    window.click("文件");
    window.harness.get_by_label_contains("最近打开").click();
    window.harness.run();
    window.click("旧案.ron");
    window.settle();
    assert_eq!(window.state().path(), Some(path.as_path()));
}

#[test]
fn work_survives_crash() {
    let folder = tempfile::tempdir().unwrap();
    let places = places(folder.path());
    let mut crashed = window(&places);
    work(&mut crashed);
    let report = crashed.report().clone();
    drop(crashed);
    assert_eq!(kept(&places), 1);

    let mut later = window(&places);
    assert!(later.shows("有未保存的内容"));
    assert!(later.shows("经过 2 行，证据 2 件"));
    later.click("以后再说");
    assert_ne!(later.report(), &report);
    later.command(Command::Quit);
    drop(later);
    assert_eq!(kept(&places), 1, "it is offered again");

    let mut next = window(&places);
    next.click("恢复");
    assert_eq!(next.report(), &report);
    assert!(next.state().would_lose(), "it is in no file yet");
    drop(next);
    assert_eq!(kept(&places), 1, "kept by the window that took it over");

    let mut last = window(&places);
    last.click("丢弃");
    drop(last);
    assert_eq!(kept(&places), 0);
    assert!(Recovery::new(places.recovery).left_behind().is_empty());
}

#[test]
fn autosave_is_prompt_and_cleared_by_saving() {
    let folder = tempfile::tempdir().unwrap();
    let places = places(folder.path());
    let path = folder.path().join("报告.ron");
    let mut window = window(&places);
    assert_eq!(kept(&places), 0, "a report just begun is not worth keeping");
    window.click("e8 黑士");
    window.wait("nothing is kept", |_| kept(&places) == 1);
    window.answer_next(FileDialogKind::Save, &path);
    window.command(Command::Save);
    window.settle();
    window.wait("what was kept stays", |_| kept(&places) == 0);

    // Taken over, it belongs to its file, as long as nobody else changes that.
    window.click("e9 黑将");
    drop(window);
    let mut next = self::window(&places);
    next.click("恢复");
    assert_eq!(next.state().path(), Some(path.as_path()));
    next.command(Command::Save);
    next.settle();
    assert!(!next.state().history.is_dirty());
}

#[test]
fn unused_user_law_is_reported_once() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::create_dir(folder.path().join("readings")).unwrap();
    std::fs::write(folder.path().join("readings/mine.ron"), "Reading(").unwrap();
    let (library, problems) = store::law::load(Library::built_in().unwrap(), &places(folder.path()).law);
    let reasons: Vec<String> = problems.iter().map(|problem| own_law::problem(problem, Lang::Zh)).collect();
    let report = store::sample().unwrap().report;
    let mut state = State::new(report, None, Arc::new(library), Preferences::default());
    state.dialog = Some(Dialog::Law(reasons));
    let mut window = Window::of(state, |desk| desk);
    assert!(window.harness.query_by_label("有自备规则没有采用").is_some());
    assert!(window.harness.query_by_label_contains("mine.ron").is_some());
    window.click("关闭");
    assert!(window.harness.query_by_label("有自备规则没有采用").is_none());
    assert!(window.state().dialog.is_none());
}
