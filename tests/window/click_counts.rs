//! How many clicks and keys a case takes. Typing names and sentences is not counted; everything else is done with
//! the pointer and the keyboard, as at the table.

use std::sync::Arc;

use crate::ui_harness::Window;
use egui::accesskit::Role;
use egui::{Color32, ColorImage, Event, Key, Modifiers};
use egui_kittest::kittest::Queryable as _;

use xiangqi::{START, fen};
use xiangqi_arbiter::app::board_reading::BoardReading;
use xiangqi_arbiter::app::commands::Command;
use xiangqi_arbiter::app::message::FileDialogKind;
use xiangqi_arbiter::incident::{Certainty, Party};
use xiangqi_arbiter::law::Library;
use xiangqi_arbiter::report::{Arbiter, Report, Role as ArbiterRole};
use xiangqi_arbiter::store;

/// The position of the Jilin case.
const JILIN: &str = "2bak1b1C/4a4/9/2N6/9/2r6/9/9/4A4/2B1KAB2 b";

/// A window whose clicks and keys are counted.
struct Counted {
    window: Window,
    actions: usize,
}

impl Counted {
    /// A report as the window begins one.
    fn new() -> Self {
        let library = Library::built_in().unwrap();
        let rulebook = library.cite_rulebook(&library.rulebooks.first().unwrap().id);
        let reading = library.cite_reading(&library.readings.first().unwrap().id);
        let mut report = Report::new(rulebook, reading);
        report.start = fen::read(START).unwrap().setup;
        Self { window: Window::showing(report), actions: 0 }
    }

    fn click(&mut self, label: &str) {
        self.actions += 1;
        self.window.click(label);
    }

    fn press(&mut self, label: &str) {
        self.actions += 1;
        self.window.press(label);
    }

    fn key(&mut self, modifiers: Modifiers, key: Key) {
        self.actions += 1;
        self.window.key(modifiers, key);
    }

    /// The keys that paste, with this in the clipboard.
    fn paste(&mut self, clipboard: Event) {
        self.actions += 1;
        self.window.harness.event(clipboard);
        self.window.settle();
    }

    /// Letters, into whatever has the keyboard.
    fn types(&mut self, text: &str) {
        self.window.harness.event(Event::Text(text.to_owned()));
        self.window.harness.run();
    }
}

#[test]
fn one_click_on_touched_piece_shows_ruling() {
    let mut report = store::sample().unwrap().report;
    report.timeline.clear();
    let mut counted = Counted { window: Window::showing(report), actions: 0 };
    counted.click("c6 红马");
    assert!(counted.window.shows("黑方判负"));
    assert_eq!(counted.actions, 1);
}

#[test]
fn pasted_position_takes_two_actions_to_ruling() {
    let mut counted = Counted::new();
    counted.paste(Event::Paste(JILIN.to_owned()));
    counted.click("c6 红马");
    assert_eq!(counted.window.events(), "black touch c6");
    assert!(counted.window.shows("黑方判负") || counted.window.shows("黑方犯规一次"));
    assert_eq!(counted.actions, 2);
    counted.window.undo();
    counted.window.undo();
    assert_eq!(counted.window.fen(), fen::write(&fen::read(START).unwrap().setup), "pasting is undone");
}

#[test]
fn pasted_moves_take_two_actions_to_ruling() {
    let mut counted = Counted::new();
    counted.paste(Event::Paste("1. 炮二平五 马8进7 2. 马二进三 车9平8".to_owned()));
    assert_eq!(counted.window.report().moves.len(), 4);
    counted.click("b2 红炮");
    assert_eq!(counted.window.events(), "touch b2");
    assert!(counted.window.shows("红方须走八路炮"));
    assert_eq!(counted.actions, 2);
}

#[test]
fn asks_before_losing_work() {
    let mut counted = Counted::new();
    counted.click("h2 红炮");
    counted.paste(Event::Paste(JILIN.to_owned()));
    assert!(counted.window.has("导入这局"));
    assert_eq!(counted.window.events(), "touch h2");
}

#[test]
fn full_report_takes_at_most_25_actions() {
    let mut counted = Counted::new();
    counted.paste(Event::Paste(JILIN.to_owned()));
    counted.click("c6 红马");

    counted.click("填写赛事名称");
    counted.types("象甲联赛");
    counted.key(Modifiers::NONE, Key::Tab);
    counted.types("四平");
    counted.key(Modifiers::NONE, Key::Tab);
    counted.types("2015-08-01");
    // The box covers what is clicked next.
    counted.key(Modifiers::NONE, Key::Escape);
    counted.click("轮次 · 台次 未填");
    counted.types("3");
    counted.key(Modifiers::NONE, Key::Tab);
    counted.types("5");
    // Enter closes the box; a click beside it would do that and nothing else.
    counted.key(Modifiers::NONE, Key::Enter);
    counted.click("红方 未填");
    counted.types("甲");
    counted.key(Modifiers::NONE, Key::Enter);
    counted.click("黑方 未填");
    counted.types("乙");
    counted.key(Modifiers::NONE, Key::Enter);

    for (party, words) in [("红方陈述", "他摸了我的马。"), ("黑方陈述", "我没有碰到。")]
    {
        counted.click("＋ 陈述");
        counted.click(party);
        counted.types(words);
    }
    // A picture does not go into a field of text.
    counted.key(Modifiers::NONE, Key::Escape);
    let screenshot = ColorImage::filled([40, 30], Color32::DARK_GREEN);
    counted.paste(Event::PasteImage(Arc::new(screenshot)));
    counted.window.wait("the picture does not come", |window| window.report().exhibits.len() == 1);

    counted.press("签署裁决");
    let by = counted.window.harness.get_by_role_and_label(Role::TextInput, "裁决人");
    by.click();
    counted.actions += 1;
    counted.window.harness.run();
    counted.types("丙");
    counted.click("写入报告");

    let report = counted.window.report();
    assert_eq!((report.event.name.as_str(), report.event.place.as_str()), ("象甲联赛", "四平"));
    assert_eq!(
        (report.event.date.as_str(), report.event.round.as_str(), report.event.table.as_str()),
        ("2015-08-01", "3", "5")
    );
    assert_eq!((report.players.red.name.as_str(), report.players.black.name.as_str()), ("甲", "乙"));
    let said: Vec<&str> = report.statements.iter().map(|statement| statement.text.as_str()).collect();
    assert_eq!(said, ["他摸了我的马。", "我没有碰到。"]);
    assert_eq!(report.exhibits.len(), 1);
    assert_eq!(report.rulings.last().unwrap().by, "丙");
    assert_eq!(counted.window.events(), "black touch c6");
    assert!(counted.actions <= 25, "{} actions", counted.actions);
}

/// Paste, read, say who is to move, confirm.
#[test]
fn pasted_screenshot_takes_four_actions_to_a_confirmed_position() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/crates/board-reader/tests/data/dark-discs.jpg");
    let image = image::open(path).unwrap().into_rgb8();
    let size = [image.width() as usize, image.height() as usize];
    let mut counted = Counted::new();
    counted.paste(Event::PasteImage(Arc::new(ColorImage::from_rgb(size, image.as_raw()))));
    counted.window.wait("the picture does not come", |window| window.report().exhibits.len() == 1);
    counted.key(Modifiers::COMMAND, Key::B);
    let read = |window: &Window| window.front::<BoardReading>().is_some_and(|reading| !reading.is_working());
    counted.window.wait("nothing is read", read);
    counted.click("黑方走棋");
    counted.click("确认这个局面");
    assert_eq!(fen::write(&counted.window.report().setup()), format!("{JILIN} - - 0 1"));
    assert_eq!(counted.actions, 4);
}

/// The pieces of figure 1, each with its square.
const FIGURE_1: [(&str, &str); 7] = [
    ("黑将", "e9"),
    ("黑士", "f9"),
    ("黑士", "e8"),
    ("黑象", "e7"),
    ("黑马", "d2"),
    ("红炮", "d1"),
    ("红帅", "e0"),
];
const FIGURE_1_FEN: &str = "4ka3/4a4/4b4/9/9/9/9/3n5/3C5/4K4 w - - 0 1";

/// What stands in the box under this name.
fn in_box(window: &Window, piece: &str) -> egui::Pos2 {
    window.harness.get_by_label_contains(&format!("放{piece}，余")).rect().center()
}

#[test]
fn figure_1_by_hand_takes_twelve_actions_to_the_verdict() {
    let mut counted = Counted::new();
    counted.key(Modifiers::COMMAND, Key::N);
    counted.key(Modifiers::NONE, Key::E);
    counted.press("清空棋盘");
    for (piece, square) in FIGURE_1 {
        let from = in_box(&counted.window, piece);
        let to = counted.window.middle(&format!("{square} 空点"));
        counted.window.drag(from, to);
        counted.actions += 1;
    }
    assert_eq!(counted.window.fen(), FIGURE_1_FEN);
    counted.key(Modifiers::NONE, Key::R);
    counted.click("d1 红炮");
    assert_eq!(counted.window.events(), "touch d1");
    assert!(counted.window.shows("犯规") || counted.window.shows("判负"));
    assert_eq!(counted.actions, 12);
}

#[test]
fn pieces_are_put_down_by_digits_too() {
    let mut counted = Counted::new();
    counted.key(Modifiers::NONE, Key::E);
    counted.press("清空棋盘");
    let order = ["帅将", "仕士", "相象", "马马", "车车", "炮炮", "兵卒"];
    let digits = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7];
    for (piece, square) in FIGURE_1 {
        let mut letters = piece.chars();
        let black = letters.next() == Some('黑');
        let kind = letters.next().unwrap();
        let at = order.iter().position(|names| names.contains(kind)).unwrap();
        let at_point = counted.window.middle(&format!("{square} 空点"));
        counted.window.harness.hover_at(at_point);
        counted.window.harness.run();
        counted.key(if black { Modifiers::SHIFT } else { Modifiers::NONE }, digits[at]);
    }
    assert_eq!(counted.window.fen(), FIGURE_1_FEN);
    // The same piece again takes it off; a digit in the text of the position is a digit.
    counted.key(Modifiers::NONE, Key::Num1);
    assert!(!counted.window.fen().contains('K'));
    counted.window.undo();
    let before = counted.window.fen();
    counted.window.harness.get_by_role_and_label(Role::MultilineTextInput, "局面文字（FEN）").focus();
    counted.window.harness.run();
    counted.key(Modifiers::NONE, Key::Num2);
    assert_eq!(counted.window.fen(), before);
}

#[test]
fn disputed_order_of_two_rows_takes_at_most_six_actions() {
    let mut counted = Counted { window: Window::start(), actions: 0 };
    counted.click("h2 红炮");
    counted.click("b2 红炮");
    assert_eq!(counted.window.events(), "touch h2; touch b2");
    counted.actions = 0;
    let row = |counted: &Counted, number: usize| {
        let name = format!("第 {number} 行 红方摸触");
        let all = counted.window.harness.query_all_by_label_contains(&name);
        all.map(|node| node.rect().center()).next().unwrap()
    };
    for (number, what) in [(1, "第 1 行黑方有异议"), (2, "第 2 行先后有争议")] {
        let at = row(&counted, number);
        counted.window.harness.hover_at(at);
        counted.window.harness.drag_at(at);
        counted.window.harness.drop_at(at);
        counted.window.harness.run();
        counted.actions += 1;
        counted.click(what);
    }
    let rows = &counted.window.report().timeline;
    assert_eq!(rows[0].certainty, Certainty::Disputed(vec![Party::Black]));
    assert!(rows[1].order_disputed && !rows[0].order_disputed);
    assert!(counted.actions <= 6, "{}", counted.actions);
    // What nobody disputes is established.
    counted.window.undo();
    counted.window.undo();
    assert_eq!(counted.window.report().timeline[0].certainty, Certainty::Established);
}

/// The event is known: the last report has it, and the next one keeps it.
#[test]
fn touch_takes_four_actions_to_a_recorded_and_saved_ruling() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("裁决.ron");
    let mut report = store::sample().unwrap().report;
    report.event.name = "市锦标赛".to_owned();
    report.arbiters = vec![Arbiter { name: "王裁判".to_owned(), role: ArbiterRole::Chief }];
    let mut counted = Counted { window: Window::showing(report), actions: 0 };
    counted.window.command(Command::New);
    counted.paste(Event::Paste(JILIN.to_owned()));
    counted.actions = 0;
    counted.click("c6 红马");
    assert!(counted.window.shows("黑方判负") || counted.window.shows("黑方犯规一次"));
    counted.key(Modifiers::COMMAND, Key::R);
    counted.window.answer_next(FileDialogKind::Save, &path);
    counted.key(Modifiers::COMMAND, Key::S);
    // The file is chosen.
    counted.actions += 1;
    counted.window.settle();
    assert_eq!(counted.actions, 4);
    let saved = store::load(&path).unwrap().parsed.report;
    assert_eq!(saved.rulings.len(), 1);
    assert_eq!((saved.rulings[0].by.as_str(), saved.event.name.as_str()), ("王裁判", "市锦标赛"));
    assert!(!counted.window.state().would_lose());
}

#[test]
fn import_takes_four_actions_to_the_incident() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("对局.pgn");
    std::fs::write(&path, "1. 炮二平五 马8进7 2. 马二进三 车9平8").unwrap();
    let mut counted = Counted::new();
    counted.window.answer_next(FileDialogKind::Import, &path);
    counted.key(Modifiers::COMMAND | Modifiers::SHIFT, Key::O);
    // The file is chosen.
    counted.actions += 1;
    counted.window.settle();
    counted.key(Modifiers::NONE, Key::Enter);
    assert_eq!(counted.window.report().whole_game().moves.len(), 4);
    counted.key(Modifiers::COMMAND, Key::I);
    assert_eq!(counted.window.report().moves.len(), counted.window.state().step());
    assert_eq!(counted.actions, 4);
}
