//! The game in the window: looked through, entered by hand, imported, and the place of the incident in it.

use std::fs;

use crate::ui_harness::Window;
use egui::accesskit::Role;
use egui::{Event, Key, Modifiers};
use xiangqi::{Move, START, fen};
use xiangqi_arbiter::app::commands::Command;
use xiangqi_arbiter::app::edit::Edit;
use xiangqi_arbiter::app::export::target::Export;
use xiangqi_arbiter::app::field::Field;
use xiangqi_arbiter::app::game_view::record::Import;
use xiangqi_arbiter::app::game_view::{GameEdit, GameMessage};
use xiangqi_arbiter::app::message::{Dialog, FileDialogKind, Message};
use xiangqi_arbiter::app::state::{Mode, Moment};
use xiangqi_arbiter::report::{GameResult, LONGEST_COMMENT, Report};
use xiangqi_arbiter::store;
use xiangqi_arbiter::text::Lang;

const ENTRY: &str = "写着法";

fn moves(text: &str) -> Vec<Move> {
    text.split_whitespace().map(|mv| mv.parse().unwrap()).collect()
}

/// The window looking through a game, its incident after so many moves, nothing recorded.
fn playing(text: &str, incident: usize) -> Window {
    let mut window = Window::showing(report(text, incident));
    window.click("看棋谱");
    assert_eq!(window.state().view.mode, Mode::Replay);
    window
}

fn report(text: &str, incident: usize) -> Report {
    let mut report = store::sample().unwrap().report;
    report.start = fen::read(START).unwrap().setup;
    report.moves = moves(text);
    report.moves_after.clear();
    report.timeline.clear();
    report.set_incident(incident);
    report
}

fn game(window: &Window) -> String {
    let all = window.report().whole_game().moves;
    all.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn enter(window: &mut Window, text: &str) {
    window.write(Role::TextInput, ENTRY, text);
    window.key(Modifiers::NONE, Key::Enter);
}

fn undo_label(window: &Window) -> String {
    window.label(Command::Undo)
}

#[test]
fn moves_are_typed_in_any_notation() {
    let mut window = playing("", 0);
    assert!(window.shows("还没有着法"));
    enter(&mut window, "炮二平五 马8进7");
    enter(&mut window, "H2+3");
    enter(&mut window, "i9h9");
    assert_eq!(game(&window), "h2e2 h9g7 h0g2 i9h9");
    assert_eq!(window.report().moves.len(), 4, "nothing is recorded yet: the incident goes along");
    assert_eq!(undo_label(&window), "撤销：记着法");
    assert!(window.shows("第 2 回合 黑方 车9平8"));
    window.undo();
    window.undo();
    assert_eq!(game(&window), "h2e2 h9g7");

    // What is no move stays in the field; what was meant is one click away, and the rest goes on.
    enter(&mut window, "马三进三 车9平8");
    assert!(window.shows("没有棋子能按“马三进三”走"), "the reason");
    assert_eq!(window.state().view.entry.text, "马三进三 车9平8");
    window.press("马二进三");
    assert_eq!(game(&window), "h2e2 h9g7 h0g2 i9h9");
    assert_eq!(window.state().view.entry.text, "");
}

#[test]
fn on_screen_keys_enter_move() {
    let mut window = playing("", 0);
    // They are there by themselves only where fingers are used.
    assert!(!window.has("字键 炮"));
    window.click("字键");
    for key in ["炮", "二", "平", "五", "马", "8", "进", "7"] {
        window.click(&format!("字键 {key}"));
    }
    assert_eq!(game(&window), "h2e2 h9g7");
    window.click("字键 车");
    window.click("退一字");
    assert_eq!(window.state().view.entry.text, "");
    window.click("收起字键");
    assert!(!window.has("字键 车"));
}

#[test]
fn moves_are_made_on_board() {
    let mut window = playing("", 0);
    window.click("h2 红炮");
    window.click("e2 空点");
    window.drag(window.middle("h9 黑马"), window.middle("g7 空点"));
    assert_eq!(game(&window), "h2e2 h9g7");
    // Another piece of the same side is picked up instead; a second click puts it down.
    window.click("b0 红马");
    window.click("h0 红马");
    window.click("h0 红马");
    assert!(window.state().view.tool.is_none());
    assert_eq!(game(&window), "h2e2 h9g7");
}

#[test]
fn irregular_move_is_confirmed_once() {
    let mut window = playing("h2e2 h9g7", 2);
    window.drag(window.middle("e2 红炮"), window.middle("e9 黑将"));
    assert!(window.shows("不合这种棋子的走法"));
    window.click("取消");
    assert_eq!(game(&window), "h2e2 h9g7");
    enter(&mut window, "e2e9");
    window.click("照实记入");
    assert_eq!(game(&window), "h2e2 h9g7 e2e9");
    assert!(window.shows("第 2 回合 红方 炮五进七，异常：不合这种棋子的走法"));
    assert!(window.shows("这一着不合规则"));
    // A move that was not entered stays in the field.
    enter(&mut window, "a9a0");
    window.click("取消");
    assert_eq!(window.state().view.entry.text, "a9a0");
}

#[test]
fn asks_before_dropping_later_moves() {
    let all = "h2e2 h9g7 h0g2 i9h9";
    for (answer, expected) in [
        ("换掉下一着，其后不变", "h2e2 b9c7 h0g2 i9h9"),
        ("从这里改写，删去其后 3 着", "h2e2 b9c7"),
        ("插在这里，其后不变", "h2e2 b9c7 h9g7 h0g2 i9h9"),
        ("取消", all),
    ] {
        let mut window = playing(all, 4);
        window.click("第 1 回合 红方 炮二平五");
        enter(&mut window, "马2进3");
        assert!(window.shows("这里以后已经记了 3 着，下一着是 马8进7"));
        window.click(answer);
        assert_eq!(game(&window), expected, "{answer}");
    }
    // The same move as the next one is only followed.
    let mut window = playing(all, 4);
    window.command(Command::FirstMove);
    enter(&mut window, "炮二平五 马8进7");
    assert_eq!((window.state().ply(), window.state().history.is_dirty()), (2, true));
    assert!(window.state().history.undoable().is_none());
}

#[test]
fn moves_are_removed_and_truncated() {
    let mut window = playing("h2e2 h9g7 h0g2 i9h9", 4);
    window.choose("第 1 回合 黑方 马8进7", "删去其后 2 着");
    assert_eq!(game(&window), "h2e2 h9g7");
    window.undo();
    window.choose("第 2 回合 黑方 车9平8", "删去第 4 着，其后不变");
    assert_eq!(game(&window), "h2e2 h9g7 h0g2");
    assert_eq!(undo_label(&window), "撤销：删着法");
}

#[test]
fn game_is_stepped_through() {
    let mut window = playing("h2e2 h9g7 h0g2 i9h9", 2);
    let keys = [
        (Key::Home, 0),
        (Key::ArrowLeft, 0),
        (Key::ArrowRight, 1),
        (Key::End, 4),
        (Key::ArrowRight, 4),
        (Key::ArrowLeft, 3),
    ];
    for (key, ply) in keys {
        window.key(Modifiers::NONE, key);
        assert_eq!(window.state().ply(), ply, "{key:?}");
    }
    assert!(window.shows("第 3 着，共 4 着"));
    window.click("前一着");
    window.click("后一着");
    assert!(window.has("g2 红马"), "the board follows");
    window.click("第 1 回合 红方 炮二平五");
    assert!(window.has("h0 红马") && window.has("e2 红炮"));
    assert_eq!(window.state().view.moment, Some(Moment::Ply(1)));
    // In the field for moves the arrows go through them as long as it is empty.
    window.write(Role::TextInput, ENTRY, "");
    window.key(Modifiers::NONE, Key::ArrowRight);
    assert_eq!(window.state().ply(), 2);
    window.key(Modifiers::NONE, Key::Escape);
}

#[test]
fn facts_of_moment_are_shown() {
    // Horses out and home again, then a cannon gives check twice in a row: black's advisor is its screen.
    let mut window = playing("b0c2 b9c7 c2b0 c7b9 h2e2 h9g7 e2e6 d9e8 e6e4 g7h9 e4e5 h9g7", 12);
    window.command(Command::FirstMove);
    for _ in 0..4 {
        window.command(Command::NextMove);
    }
    assert!(window.shows("无吃子 4 着（半回合）"));
    assert!(window.shows("本局面第 2 次出现，首次在起始局面"));
    window.command(Command::LastMove);
    assert!(window.shows("无吃子 5 着（半回合）"), "e2e6 took a soldier");
    assert!(window.shows("其间将军：红 2 次，黑 0 次"));
    assert!(window.shows("红方连续将军 2 次"));
    window.command(Command::Language(Lang::En));
    assert!(window.shows("No capture for 5 plies"));
    assert!(window.shows("Red has given check 2 times in a row"));
}

#[test]
fn incident_is_set_at_moment() {
    let mut window = playing("h2e2 h9g7 h0g2 i9h9", 4);
    assert!(window.has("事件就在这里"));
    window.click("第 2 回合 红方 马二进三");
    window.click("事件发生在此");
    assert_eq!((window.report().moves.len(), window.report().moves_after.len()), (3, 1));
    assert!(window.has("事件：第 2 回合红方着后"));
    assert_eq!(undo_label(&window), "撤销：事件的位置");

    // What was recorded stays, and is said not to fit.
    window.click("记事件");
    window.click("g7 黑马");
    assert_eq!(window.events(), "black touch g7");
    window.click("看棋谱");
    assert!(!window.shows("经过与这里不符"));
    window.command(Command::FirstMove);
    window.key(Modifiers::COMMAND, Key::I);
    assert_eq!(window.report().moves.len(), 0);
    assert_eq!(window.events(), "black touch g7");
    assert!(window.shows("经过第 1 行说到 g7 上的棋子，那里是空的"));
    assert!(window.shows("这里轮到红方走，而经过里没有红方的动作"));
    window.undo();
    assert_eq!(window.report().moves.len(), 3);
    assert!(!window.shows("经过与这里不符"));
}

const PGN: &str = "[Event \"省赛\"]\n[Red \"甲\"]\n[Black \"乙\"]\n[Date \"2015.08.01\"]\n\n1. 炮二平五 马8进7\n2. 马二进三 车9平8 *\n\n[Red \"丙\"]\n[Black \"丁\"]\n\n1. 兵七进一 卒7进1 *\n";

#[test]
fn record_is_imported_from_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("对局.pgn");
    fs::write(&path, PGN).unwrap();
    let mut report = report("", 0);
    report.event.name = "自己写的名称".to_owned();
    report.event.date.clear();
    let mut window = Window::showing(report);
    window.answer_next(FileDialogKind::Import, &path);
    window.command(Command::Import);
    window.settle();
    assert!(window.shows("共 2 局，请选一局"));
    assert!(window.shows("日期 2015.08.01 · 红方 甲 · 黑方 乙"));
    window.click("导入这局");
    assert_eq!(game(&window), "h2e2 h9g7 h0g2 i9h9");
    let report = window.report();
    assert_eq!(report.event.name, "自己写的名称", "what was written stays");
    assert_eq!((report.players.red.name.as_str(), report.players.black.name.as_str()), ("甲", "乙"));
    assert_eq!(report.event.date, "2015.08.01");
    assert_eq!(window.state().view.mode, Mode::Replay);
    assert_eq!(undo_label(&window), "撤销：导入棋谱");
    window.undo();
    assert_eq!((game(&window).as_str(), window.report().players.red.name.as_str()), ("", ""));

    // Dropped on the window, and another game chosen.
    window.send(Message::Dropped(vec![path]));
    window.settle();
    window.set(|view| view.front.get_mut::<Import>().unwrap().chosen = 1);
    window.click("导入这局");
    assert_eq!(game(&window), "c3c4 g6g5");
    assert_eq!(window.report().players.red.name, "丙");
}

#[test]
fn pasted_record_locates_incident() {
    let mut report = report("", 0);
    // The position of the incident was set up by hand: after red's second move.
    report.start =
        fen::read("rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C1N2/9/RNBAKAB1R b").unwrap().setup;
    let mut window = Window::showing(report);
    window.click("g7 黑马");
    window.harness.event(Event::Paste("1. 炮二平五 马8进7 2. 马二进三 车9平8".to_owned()));
    window.settle();
    assert!(window.shows("报告现在的局面在这局棋里：第 2 回合红方着后"));
    window.click("导入这局");
    assert_eq!((window.report().moves.len(), window.report().moves_after.len()), (3, 1));
    assert_eq!(window.events(), "black touch g7");
    assert!(!window.shows("经过与这里不符"));

    // Text that is no record is said to be none.
    window.harness.event(Event::Paste("今天天气很好".to_owned()));
    window.settle();
    assert!(window.shows("没有读到棋谱"));
    assert!(matches!(window.state().dialog, Some(Dialog::Failed(FileDialogKind::Import, _))));
}

const ANNOTATED: &str = "[Red \"甲\"]\n[Result \"1-0\"]\n\n{开局前\n的话}\n1. 炮二平五 {中炮} 马8进7 (1... 马2进3)\n2. 马二进三 车9平8 {收\u{202e}尾} 1-0\n";

/// What the record of the report says beside its moves.
fn beside(report: &Report) -> (Option<GameResult>, Vec<(usize, String)>) {
    let comments = report.comments.iter().map(|(ply, text)| (ply, text.to_owned()));
    (report.result.clone(), comments.collect())
}

#[test]
fn result_and_comments_are_imported_shown_and_exported() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("评注.pgn");
    fs::write(&path, ANNOTATED).unwrap();
    let mut window = Window::showing(report("", 0));
    window.send(Message::Dropped(vec![path]));
    window.settle();
    assert!(window.shows("棋谱记的结果：红胜"));
    assert!(window.shows("评注 3 处一并导入"));
    assert!(window.shows("变着 1 个一并导入"));
    window.click("导入这局");
    let said = |texts: [(usize, &str); 3]| texts.map(|(ply, text)| (ply, text.to_owned())).to_vec();
    let all = said([(0, "开局前\n的话"), (1, "中炮"), (4, "收\u{202e}尾")]);
    assert_eq!(beside(window.report()), (Some(GameResult::RedWins), all.clone()));

    // In the list, and the comment of the moment shown below it.
    assert!(window.shows("棋谱记的结果：红胜"));
    assert!(window.has("第 1 回合 红方 炮二平五，有评注"));
    assert!(window.has("第 1 回合 黑方 马8进7"));
    assert!(window.shows("收\u{202e}尾"), "the last move is shown");
    window.click("第 1 回合 红方 炮二平五，有评注");
    assert!(window.shows("中炮"));
    window.click("第一着以前有评注");
    assert_eq!(window.state().ply(), 0);
    assert!(window.shows("开局前"));

    // Out and in again: the word for the incident's place is no comment of the record.
    window.send(Message::Game(GameMessage::Change(GameEdit::Incident(1))));
    for (export, name) in [(Export::Pgn, "a.pgn"), (Export::Text, "b.txt"), (Export::Dhtmlxq, "c.txt")] {
        let path = folder.path().join(name);
        window.answer_next(FileDialogKind::Export(export), &path);
        window.command(Command::Export(export));
        window.settle();
        let text = fs::read_to_string(&path).unwrap();
        assert!(text.contains("事件就在这里"), "{text}");
        let mut other = Window::showing(report("", 0));
        other.send(Message::Dropped(vec![path]));
        other.settle();
        other.click("导入这局");
        assert_eq!(beside(other.report()), (Some(GameResult::RedWins), all.clone()), "{name}");
        assert_eq!(game(&other), "h2e2 h9g7 h0g2 i9h9", "{name}");
    }

    // A comment is written, and taken back as one step.
    let edit = |text: &str| Message::Edit(Edit::Write(Field::Comment(2), text.to_owned()));
    window.send(edit("屏"));
    window.send(edit("屏风马 "));
    assert_eq!(window.report().comments.at(2), "屏风马 ");
    assert_eq!(undo_label(&window), "撤销：评注");
    window.undo();
    assert_eq!(beside(window.report()).1, all);
    window.undo();
    window.undo();
    assert_eq!(beside(window.report()), (None, Vec::new()), "undone with the import");
}

/// The variations of the report, each by the line it leaves, its place there and its moves.
fn variations(report: &Report) -> Vec<(Option<usize>, usize, String)> {
    let words = |moves: &[Move]| moves.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    report.variations.all().iter().map(|one| (one.leaves, one.after, words(&one.moves))).collect()
}

#[test]
fn variations_are_imported_shown_and_made_the_game() {
    let text = "[Red \"甲\"]\n\n1. 炮二平五 马8进7 (1... 炮8平5 2. 马二进三 {好} (2. 炮五进四) 马8进7) 2. 马二进三 *\n";
    let mut window = Window::showing(report("", 0));
    window.harness.event(Event::Paste(text.to_owned()));
    window.settle();
    let imported = [(None, 1, "h7e7 h0g2 h9g7".to_owned()), (Some(0), 1, "e2e6".to_owned())];
    assert_eq!(variations(window.report()), imported);
    window.command(Command::Replay);
    assert!(window.has("变着：1… 炮8平5 2. 马二进三 马8进7"));
    assert!(window.has("变着：2. 炮五进四"));

    window.click("变着：2. 炮五进四");
    assert_eq!(game(&window), "h2e2 h7e7 e2e6");
    assert_eq!(
        variations(window.report()),
        [(None, 1, "h9g7 h0g2".to_owned()), (None, 2, "h0g2 h9g7".to_owned())]
    );
    // The incident can be put there.
    window.send(Message::Game(GameMessage::Change(GameEdit::Incident(2))));
    assert_eq!(window.report().moves.len(), 2);
    assert!(window.report().variations.all()[1].comments.at(1).contains('好'));
    window.undo();
    assert_eq!(undo_label(&window), "撤销：变着换成正着");
    window.undo();
    assert_eq!(variations(window.report()), imported);
    assert_eq!(game(&window), "h2e2 h9g7 h0g2");
}

#[test]
fn encoding_is_chosen_in_the_import_dialog() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("棋谱.pgn");
    // 陈国 in GBK, which is as likely another name in Big5.
    fs::write(&path, b"[Red \"\xb3\xc2\xb9\xfa\"]\n\n1. C2=5 H8+7 *\n").unwrap();
    let mut window = Window::showing(report("", 0));
    window.send(Message::Dropped(vec![path]));
    window.settle();
    assert!(window.shows("棋谱.pgn") && window.shows("陈国") && window.shows("编码不能确定"));
    window.click("文字编码");
    window.click("Big5");
    window.settle();
    assert!(!window.shows("陈国") && window.shows("文字按 Big5 读取"));
    window.click("导入这局");
    assert!(!["", "陈国"].contains(&window.report().players.red.name.as_str()));
    assert_eq!(game(&window), "h2e2 h9g7");
}

#[test]
fn first_game_with_moves_is_chosen() {
    let mut window = Window::showing(report("", 0));
    let text = "[Event \"a\"]\n\n*\n\n[Event \"b\"]\n\n1. h2e2 h9g7 *\n";
    window.harness.event(Event::Paste(text.to_owned()));
    window.settle();
    window.click("导入这局");
    assert_eq!(game(&window), "h2e2 h9g7");
}

#[test]
fn comment_is_edited() {
    let mut window = playing("h2e2 h9g7", 2);
    window.click("写评注");
    window.write(Role::MultilineTextInput, "评注", "屏风马");
    assert_eq!(window.report().comments.at(2), "屏风马");
    assert_eq!(game(&window), "h2e2 h9g7", "nothing of it is taken for a move");
}

#[test]
fn comments_over_limit_are_always_reported() {
    let mut window = playing("", 0);
    let long = "长".repeat(LONGEST_COMMENT + 1);
    window.harness.event(Event::Paste(format!("[Red \"甲\"]\n\n1. 炮二平五 {{{long}}} *\n")));
    window.settle();
    assert!(window.shows("其中 1 处太长，只留前 3999 字"));
    window.click("导入这局");
    let kept = window.report().comments.at(1);
    assert_eq!((kept.chars().count(), kept.ends_with('…')), (LONGEST_COMMENT, true));
}

#[test]
fn exported_record_reads_back() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = playing("h2e2 h9g7 h0g2 e9e5", 3);
    for (export, name) in
        [(Export::Pgn, "a.pgn"), (Export::Text, "b.txt"), (Export::Dhtmlxq, "c.txt"), (Export::Xqf, "d.xqf")]
    {
        let path = folder.path().join(name);
        window.answer_next(FileDialogKind::Export(export), &path);
        window.command(Command::Export(export));
        window.settle();
        let records = xiangqi::game_record::read(&fs::read(&path).unwrap()).unwrap();
        let read: Vec<String> = records.games[0].moves.iter().map(|one| one.mv.to_string()).collect();
        assert_eq!(read.join(" "), "h2e2 h9g7 h0g2 e9e5", "{name}");
    }
    // A name without an ending gets one, and then nothing is written over.
    let path = folder.path().join("a");
    fs::write(folder.path().join("a.pgn"), "keep").unwrap();
    window.answer_next(FileDialogKind::Export(Export::Pgn), &path);
    window.command(Command::Export(Export::Pgn));
    window.settle();
    assert!(window.shows("已经有了，没有覆盖"));
    assert_eq!(fs::read_to_string(folder.path().join("a.pgn")).unwrap(), "keep");
}
