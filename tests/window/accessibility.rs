//! The window without a pointer: by keys alone, and by what a screen reader can ask for.

use crate::ui_harness::Window;
use egui::accesskit::{Action, ActionData, ActionRequest, Role, TreeId};
use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use xiangqi::{START, fen};
use xiangqi_arbiter::app::message::FileDialogKind;
use xiangqi_arbiter::law::{Level, Library};
use xiangqi_arbiter::report::Report;
use xiangqi_arbiter::store;

/// A report as the window begins one.
fn begun() -> Window {
    let library = Library::built_in().unwrap();
    let sample = store::sample().unwrap().report;
    let mut report = Report::new(
        library.cite_rulebook(&sample.event.rulebook.id),
        library.cite_reading(&sample.event.reading.id),
    );
    report.start = fen::read(START).unwrap().setup;
    Window::showing(report)
}

/// What a screen reader does: an action on a node of the tree, and nothing else.
trait Reader {
    fn ask(&mut self, role: Role, label: &str, action: Action, data: Option<ActionData>);

    fn activate(&mut self, label: &str) {
        self.ask(Role::Button, label, Action::Click, None);
    }

    fn fill(&mut self, role: Role, label: &str, text: &str) {
        self.ask(role, label, Action::SetValue, Some(ActionData::Value(text.into())));
    }
}

impl Reader for Window {
    fn ask(&mut self, role: Role, label: &str, action: Action, data: Option<ActionData>) {
        let node = self.harness.get_by_role_and_label(role, label);
        let request = {
            let node = node.accesskit_node();
            assert!(!node.is_disabled(), "{label} cannot be used");
            let (target_node, _) = node.locate();
            ActionRequest { action, target_tree: TreeId::ROOT, target_node, data }
        };
        self.harness.event(Event::AccessKitActionRequest(request));
        self.harness.run();
    }
}

const PIECES: [(&str, &[&str]); 13] = [
    ("红帅", &["e0"]),
    ("红仕", &["e1", "f0"]),
    ("红相", &["c0", "g0"]),
    ("红马", &["c6"]),
    ("红炮", &["i9"]),
    ("黑将", &["e9"]),
    ("黑士", &["e8", "d9"]),
    ("黑象", &["c9", "g9"]),
    ("黑车", &["c4"]),
    ("红车", &[]),
    ("红兵", &[]),
    ("黑马", &[]),
    ("黑炮", &[]),
];

#[test]
fn screen_reader_enters_rules_and_saves_jilin() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("吉林.ron");
    let mut window = begun();

    window.activate("摆局面");
    window.activate("清空棋盘");
    for (piece, squares) in PIECES {
        for square in squares {
            let all = if matches!(piece, "红帅" | "黑将") { 1 } else { 2 };
            let left =
                (1..=all).rev().find(|left| window.has(&format!("放{piece}，余 {left}/{all}"))).unwrap();
            if window.state().view.tool.is_none() {
                window.activate(&format!("放{piece}，余 {left}/{all}"));
            }
            window.activate(&format!("{square} 空点"));
        }
        if window.state().view.tool.is_some() {
            window.activate("编辑");
            window.activate("放下手中的棋子");
        }
    }
    window.activate("黑方走棋");
    assert_eq!(window.fen().split(" - ").next(), Some("2bak1b1C/4a4/9/2N6/9/2r6/9/9/4A4/2B1KAB2 b"));

    window.activate("记事件");
    window.activate("级别 省级及以下");
    window.ask(Role::ListBoxOption, "全国比赛", Action::Click, None);
    assert_eq!(window.report().event.level(), Level::National);
    window.activate("填写赛事名称");
    window.fill(Role::TextInput, "赛事", "吉林");
    window.activate("c6 红马");
    assert_eq!(window.events(), "black touch c6");
    assert!(window.shows("黑方判负"));

    window.activate("签署裁决");
    window.fill(Role::TextInput, "裁决人", "喆堃");
    window.activate("写入报告");
    assert_eq!(window.report().rulings.last().unwrap().by, "喆堃");

    window.answer_next(FileDialogKind::Save, &path);
    window.activate("文件");
    window.activate("保存");
    window.settle();
    assert_eq!(store::load(&path).unwrap().parsed.report, *window.report());
    assert_eq!(window.report().event.name, "吉林");
}

#[test]
fn screen_reader_opens_piece_menu() {
    let mut window = begun();
    window.ask(Role::Button, "h2 红炮", Action::ShowContextMenu, None);
    window.activate("误碰");
    assert_eq!(window.events(), "brush h2");
}

#[test]
fn board_works_by_keyboard() {
    let mut window = begun();
    window.key(Modifiers::NONE, Key::B);
    // From the middle of the own side to the cannon on h2.
    for key in [Key::ArrowUp, Key::ArrowUp, Key::ArrowRight, Key::ArrowRight, Key::ArrowRight] {
        window.key(Modifiers::NONE, key);
    }
    assert!(window.harness.get_by_label("h2 红炮").is_focused());
    window.key(Modifiers::NONE, Key::Enter);
    assert_eq!(window.events(), "touch h2");

    // Lifted by the menu, and released three files to the left.
    window.key(Modifiers::SHIFT, Key::F10);
    window.key(Modifiers::NONE, Key::ArrowDown);
    window.key(Modifiers::NONE, Key::Enter);
    assert_eq!(window.events(), "touch h2; lift h2");
    for _ in 0..3 {
        window.key(Modifiers::NONE, Key::ArrowLeft);
    }
    assert!(window.harness.get_by_label("e2 空点").is_focused());
    window.key(Modifiers::NONE, Key::Space);
    assert_eq!(window.events(), "touch h2; lift h2; release h2e2");
}

#[test]
fn arrow_keys_follow_flipped_board() {
    let mut window = begun();
    window.key(Modifiers::NONE, Key::F);
    window.key(Modifiers::NONE, Key::B);
    window.key(Modifiers::NONE, Key::ArrowDown);
    window.key(Modifiers::NONE, Key::ArrowLeft);
    assert!(window.harness.get_by_label("f1 空点").is_focused());
    // At the edge the cursor stays.
    for _ in 0..9 {
        window.key(Modifiers::NONE, Key::ArrowLeft);
    }
    assert!(window.harness.get_by_label("i1 空点").is_focused());
    // Tab leaves the board at once.
    window.key(Modifiers::NONE, Key::Tab);
    assert!(!window.harness.get_by_label("i1 空点").is_focused());
    let on_board = |window: &Window| {
        window.harness.query_all_by_label_contains("空点").any(|node| node.is_focused())
            || window.harness.query_all_by_label_contains(" 红").any(|node| node.is_focused())
    };
    assert!(!on_board(&window));
}

#[test]
fn keyboard_places_and_removes_pieces() {
    let mut window = begun();
    window.key(Modifiers::NONE, Key::E);
    window.key(Modifiers::NONE, Key::B);
    window.key(Modifiers::NONE, Key::ArrowLeft);
    window.key(Modifiers::NONE, Key::Backspace);
    assert!(window.has("d0 空点"));
    // Picked up, carried one point up, put down.
    window.key(Modifiers::NONE, Key::ArrowRight);
    window.key(Modifiers::NONE, Key::Enter);
    window.key(Modifiers::NONE, Key::ArrowUp);
    window.key(Modifiers::NONE, Key::Enter);
    assert!(window.has("e1 红帅") && window.has("e0 空点"));
}
