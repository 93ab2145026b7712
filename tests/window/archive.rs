//! The room of the archive: opened, searched, filtered, ruled on again, and let be while nothing changes.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use crate::ui_harness::Window;
use egui::accesskit::Role;
use egui::{Event, Key, Modifiers};

use xiangqi::Side;
use xiangqi_arbiter::app::archive::{Asked, Table};
use xiangqi_arbiter::app::commands::Command;
use xiangqi_arbiter::app::message::{Answer, Dialog, FileDialogKind, Message};
use xiangqi_arbiter::app::preferences::Preferences;
use xiangqi_arbiter::app::state::State;
use xiangqi_arbiter::incident::Party;
use xiangqi_arbiter::law::Library;
use xiangqi_arbiter::report::{GivenOutcome, Report, RulingGiven, Stage, Statement};
use xiangqi_arbiter::store;
use xiangqi_arbiter::store::archive::CopyReason;
use xiangqi_arbiter::store::format::{read, write};

/// The Jilin case, lost by black under 5.2 with 4.1.3 as the article has it, as one game of an event.
fn game(event: &str, red: &str, round: u32) -> Report {
    let mut report = read(include_str!("../../cases/jilin-2015.ron")).unwrap().report;
    report.exhibits.clear();
    report.decisions.clear();
    report.statements.clear();
    report.remarks.clear();
    report.event.name = event.to_owned();
    report.event.round = round.to_string();
    report.players.red.name = red.to_owned();
    report.players.black.name = "李黑".to_owned();
    report.rulings = vec![RulingGiven {
        stage: Stage::ChiefArbiter,
        by: "裁判长".to_owned(),
        outcome: GivenOutcome::Loss,
        charged: Some(Side::Black),
        ground: "5.2+4.1.3".to_owned(),
        ..RulingGiven::default()
    }];
    report
}

fn put(folder: &Path, name: &str, report: &Report) {
    fs::write(folder.join(name), write(report).unwrap()).unwrap();
}

/// Twelve games of three events. In the fourth a foul was given where the game is lost, the seventh is a draft.
fn season(folder: &Path) {
    for number in 1..=12 {
        let event = ["荣华杯公开赛", "银川元旦赛", "希望工程杯"][number as usize % 3];
        let mut report = game(event, &format!("王{number}号"), number);
        match number {
            4 => report.rulings[0].outcome = GivenOutcome::Foul,
            7 => report.rulings.clear(),
            9 => {
                let text = "对方称手只碰到棋子，没有拿起。".to_owned();
                report.statements = vec![Statement { party: Party::Red, name: "证人".to_owned(), text }];
            }
            _ => {}
        }
        put(folder, &format!("{number:02}.ron"), &report);
    }
}

/// The room on a folder, all of it read.
fn room(folder: &Path) -> Window {
    let mut window = Window::jilin();
    enter(&mut window, folder);
    window
}

fn enter(window: &mut Window, folder: &Path) {
    window.key(Modifiers::COMMAND, Key::L);
    assert!(window.shows("选一个存放报告的文件夹"));
    window.answer_next(FileDialogKind::Archive(Asked::Folder), folder);
    window.press("选择文件夹…");
    listed(window);
}

/// Runs until what is asked is listed.
fn listed(window: &mut Window) {
    window.wait("the list is not made", |window| {
        let room = &window.state().archive;
        let current = Arc::ptr_eq(&room.listing.archive, &room.archive) && room.listing.ask == room.ask;
        room.reading.is_none() && current
    });
}

/// The files listed, in order.
fn files(window: &Window) -> Vec<String> {
    let room = &window.state().archive;
    let rows = 0..room.listing.rows.len();
    rows.map(|row| room.entry(row).unwrap().path.display().to_string()).collect()
}

fn search(window: &mut Window, text: &str) {
    window.key(Modifiers::COMMAND, Key::F);
    window.key(Modifiers::COMMAND, Key::A);
    window.key(Modifiers::NONE, Key::Backspace);
    window.harness.event(Event::Text(text.into()));
    window.harness.run();
    listed(window);
}

#[test]
fn keyboard_lists_folder_and_opens_report() {
    let folder = tempfile::tempdir().unwrap();
    season(folder.path());
    let mut window = room(folder.path());
    assert_eq!(files(&window).len(), 12);
    assert!(window.shows("共 12 份"));
    assert_eq!(window.state().settings().archive.as_deref(), Some(folder.path()));

    window.press("轮次");
    listed(&mut window);
    assert_eq!(files(&window)[..3], ["01.ron", "02.ron", "03.ron"]);
    window.press("轮次");
    listed(&mut window);
    assert_eq!(files(&window)[..4], ["12.ron", "11.ron", "10.ron", "09.ron"]);

    window.key(Modifiers::NONE, Key::Home);
    window.key(Modifiers::NONE, Key::ArrowDown);
    window.key(Modifiers::NONE, Key::ArrowDown);
    assert!(window.shows("王10号"));
    window.key(Modifiers::NONE, Key::Enter);
    window.settle();
    assert!(!window.state().archive.shown);
    assert_eq!(window.state().path(), Some(folder.path().join("10.ron").as_path()));
    assert_eq!(window.report().players.red.name, "王10号");

    // Back in the room everything is as it was left.
    window.key(Modifiers::COMMAND, Key::L);
    assert!(window.state().archive.shown);
    assert_eq!(files(&window)[..2], ["12.ron", "11.ron"]);
    assert_eq!(window.state().archive.at, Some(2));
    assert!(window.shows("裁判台上的报告"));
    window.key(Modifiers::NONE, Key::Escape);
    assert!(!window.state().archive.shown);
}

#[test]
fn archive_asks_about_unsaved_changes() {
    let folder = tempfile::tempdir().unwrap();
    season(folder.path());
    let mut window = Window::jilin();
    window.click("摆局面");
    window.right_click("f0 红仕");
    let changed = window.report().clone();
    enter(&mut window, folder.path());
    window.key(Modifiers::NONE, Key::Enter);
    assert!(matches!(window.state().dialog, Some(Dialog::Unsaved(_))));
    window.send(Message::Answer(Answer::Cancel));
    assert!(window.state().archive.shown);
    assert_eq!(window.report(), &changed);
    window.press("打开");
    window.send(Message::Answer(Answer::Discard));
    window.settle();
    assert!(!window.state().archive.shown);
    assert!(window.state().path().is_some());
}

#[test]
fn search_finds_word_parts_and_filters_narrow() {
    let folder = tempfile::tempdir().unwrap();
    season(folder.path());
    let mut window = room(folder.path());
    window.press("台次");
    // Inside 银川元旦赛; inside a statement; nowhere.
    for (text, expected) in [
        ("川元", vec!["01.ron", "04.ron", "07.ron", "10.ron"]),
        ("川元 王1", vec!["01.ron", "10.ron"]),
        ("只碰到棋", vec!["09.ron"]),
        ("没有这几个字", vec![]),
    ] {
        search(&mut window, text);
        let mut found = files(&window);
        found.sort();
        assert_eq!(found, expected, "{text}");
    }
    assert!(window.shows("没有符合的报告"));
    search(&mut window, "");
    window.press("草稿");
    listed(&mut window);
    assert_eq!(files(&window), ["07.ron"]);
    // Every other report is ruled, and one of them with a foul.
    window.press("草稿");
    listed(&mut window);
    window.press("犯规一次");
    listed(&mut window);
    assert_eq!(files(&window), ["04.ron"]);
    window.press("判负");
    listed(&mut window);
    assert_eq!(files(&window).len(), 11);
    search(&mut window, "荣华");
    assert_eq!(files(&window).len(), 4);
    window.press("清除筛选");
    listed(&mut window);
    assert_eq!(files(&window).len(), 12);
}

#[test]
fn re_ruling_finds_differing_report() {
    let folder = tempfile::tempdir().unwrap();
    season(folder.path());
    let mut window = room(folder.path());
    window.press("再裁一遍");
    window.wait("ruling again does not end", |window| !window.state().archive.review.running);
    let review = &window.state().archive.review;
    assert_eq!((review.of, review.done, review.rulings), (12, 12, 11));
    let found: Vec<&Path> = review.found.iter().map(|found| found.path.as_path()).collect();
    assert_eq!(found, [Path::new("04.ron")]);
    assert!(window.shows("12 份报告的 11 项裁决、决定和评述，1 项与今日不同。"));
    // Then and now, in the list and beside it.
    assert!(window.shows("黑方犯规一次（5.2+4.1.3"));
    assert!(window.shows("黑方判负（5.2+4.1.3"));
    window.key(Modifiers::NONE, Key::Enter);
    window.settle();
    assert_eq!(window.state().path(), Some(folder.path().join("04.ron").as_path()));

    // Without it all agree; only what the filters show is looked at.
    window.key(Modifiers::COMMAND, Key::L);
    window.press("返回列表");
    search(&mut window, "荣华");
    window.press("再裁一遍");
    window.wait("ruling again does not end", |window| !window.state().archive.review.running);
    assert!(window.shows("4 份报告的 4 项裁决、决定和评述，全部与今日相同。"));
    window.key(Modifiers::NONE, Key::Escape);
    window.key(Modifiers::NONE, Key::Escape);
    assert!(!window.state().archive.shown);
}

#[test]
fn outside_changes_are_noticed() {
    let folder = tempfile::tempdir().unwrap();
    season(folder.path());
    let mut window = room(folder.path());
    put(folder.path(), "新.ron", &game("邯郸赛", "刘", 1));
    fs::remove_file(folder.path().join("03.ron")).unwrap();
    // The window comes to the front.
    window.harness.event(Event::WindowFocused(true));
    window.wait("not noticed", |window| files(window).contains(&"新.ron".to_owned()));
    assert!(!files(&window).contains(&"03.ron".to_owned()));
    assert!(window.shows("新增 1 份、移除 1 份"));
    // And without that, after a while.
    put(folder.path(), "新.ron", &game("邯郸赛", "陈", 1));
    window.wait("not noticed", |window| window.shows("陈"));
}

#[test]
fn unreadable_files_are_listed_with_reason() {
    let folder = tempfile::tempdir().unwrap();
    season(folder.path());
    let text = fs::read_to_string(folder.path().join("01.ron")).unwrap();
    let cut = &text[..text.floor_char_boundary(text.len() / 2)];
    let version = text.lines().find(|line| line.trim().starts_with("version:")).unwrap().trim();
    let newer = text.replacen(version, "version: 99,", 1);
    for (name, text) in [("坏.ron", cut), ("将来.ron", &newer)] {
        fs::write(folder.path().join(name), text).unwrap();
    }
    let mut window = room(folder.path());
    assert!(window.shows("共 14 份"));
    window.press("读不出来");
    listed(&mut window);
    let mut found = files(&window);
    found.sort();
    assert_eq!(found, ["坏.ron", "将来.ron"]);
    assert!(window.shows("坏.ron 第 "), "where it breaks off");
    assert!(window.shows("是第 99 版格式，比本程序新"));
    assert!(window.shows("这里不会改动它"));
    // Such a file cannot be opened; the reason is said again.
    window.key(Modifiers::NONE, Key::Enter);
    window.settle();
    assert!(matches!(window.state().dialog, Some(Dialog::Failed(FileDialogKind::Open, _))));
    assert_eq!(fs::read_to_string(folder.path().join("坏.ron")).unwrap(), cut);
    assert_eq!(fs::read_to_string(folder.path().join("将来.ron")).unwrap(), newer);
}

#[test]
fn conflicting_copy_is_listed_below_original() {
    let folder = tempfile::tempdir().unwrap();
    season(folder.path());
    put(folder.path(), "04 (冲突副本 2026-03-01).ron", &game("改名杯", "赵", 99));
    fs::copy(folder.path().join("05.ron"), folder.path().join("05 (1).ron")).unwrap();
    let mut window = room(folder.path());
    window.press("轮次");
    listed(&mut window);
    let expected = ["03.ron", "04.ron", "04 (冲突副本 2026-03-01).ron", "05.ron", "05 (1).ron", "06.ron"];
    assert_eq!(files(&window)[2..8], expected);
    let copies: Vec<_> = window.state().archive.listing.rows[2..8].iter().map(|row| row.copy).collect();
    assert_eq!(copies, [None, None, Some(CopyReason::Named), None, Some(CopyReason::Identical), None]);
    // The copy is one click away from the file, and opens like any other.
    for _ in 0..3 {
        window.key(Modifiers::NONE, Key::ArrowDown);
    }
    window.press("打开 04 (冲突副本 2026-03-01).ron");
    window.settle();
    assert_eq!(window.report().players.red.name, "赵");
}

#[test]
fn listed_reports_are_exported_as_tables() {
    let folder = tempfile::tempdir().unwrap();
    season(folder.path());
    let mut window = room(folder.path());
    search(&mut window, "希望");
    for (table, label, name) in
        [(Table::Reports, "汇总表存为 CSV…", "汇总"), (Table::Fouls, "犯规统计存为 CSV…", "犯规")]
    {
        window.press("存为 CSV");
        window.answer_next(FileDialogKind::Archive(Asked::Save(table)), &folder.path().join(name));
        window.press(label);
        window.settle();
        assert!(window.state().dialog.is_none());
    }
    let reports = fs::read_to_string(folder.path().join("汇总.csv")).unwrap();
    let lines: Vec<&str> = reports.trim_end().split("\r\n").collect();
    assert!(lines[0].starts_with("\u{feff}文件,赛事,"));
    assert_eq!(lines.len(), 5);
    assert!(lines.iter().skip(1).all(|line| line.contains("希望工程杯") && line.contains(",判负,黑方,")));
    let fouls = fs::read_to_string(folder.path().join("犯规.csv")).unwrap();
    // Black lost in all four games, and is the same player.
    let black = fouls.split("\r\n").find(|line| line.ends_with(",4"));
    assert!(black.is_some_and(|line| line.starts_with("希望工程杯,")), "{fouls}");
}

#[test]
fn idle_archive_does_not_repaint() {
    let folder = tempfile::tempdir().unwrap();
    season(folder.path());
    let mut window = room(folder.path());
    // What was written a moment ago is read once more until the clock has gone on; on a busy machine that takes a
    // while. Then there is nothing for five seconds, several rounds of the watcher among them.
    let quiet = |window: &Window| {
        (0..10).all(|_| {
            std::thread::sleep(Duration::from_millis(500));
            !window.harness.ctx.has_requested_repaint()
        })
    };
    let came_to_rest = (0..8).any(|_| {
        window.harness.run();
        quiet(&window)
    });
    assert!(came_to_rest, "something is drawn again and again");
}

#[test]
fn missing_folder_is_reported() {
    let folder = tempfile::tempdir().unwrap();
    let gone = folder.path().join("已移走");
    let library = Arc::new(Library::built_in().unwrap());
    let mut state = State::new(store::sample().unwrap().report, None, library, Preferences::default());
    state.archive.folder = Some(gone.clone());
    let mut window = Window::of(state, |desk| desk);
    window.command(Command::Archive);
    window.wait("not said", |window| window.shows("这个文件夹打不开"));
    assert!(window.shows("已移走"));
    // It is back.
    fs::create_dir(&gone).unwrap();
    put(&gone, "一.ron", &game("甲", "乙", 1));
    window.press("再试一次");
    window.wait("not read", |window| files(window) == ["一.ron"]);
}

#[test]
fn folder_path_is_typed_without_file_dialog() {
    let folder = tempfile::tempdir().unwrap();
    season(folder.path());
    let mut window = Window::jilin();
    window.command(Command::Archive);
    window.send(Message::NoPicker(FileDialogKind::Archive(Asked::Folder)));
    window.write(Role::TextInput, "输入文件夹路径", &folder.path().display().to_string());
    window.press("打开");
    listed(&mut window);
    assert_eq!(files(&window).len(), 12);
    // An empty folder teaches what belongs there.
    let empty: PathBuf = folder.path().join("空");
    fs::create_dir(&empty).unwrap();
    window.send(Message::Dropped(Vec::new()));
    window.send(Message::Archive(xiangqi_arbiter::app::archive::ArchiveMessage::Folder(empty)));
    window.wait("not said", |window| window.shows("还没有报告"));
}
