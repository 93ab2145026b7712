//! What is open in front has the keyboard and the pointer; nothing acts behind it.

use crate::ui_harness::Window;
use egui::accesskit::{HasPopup, NodeId, Role};
use egui::{Event, Key, Modifiers, Popup};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use xiangqi_arbiter::app::commands::Command;
use xiangqi_arbiter::law::Level;
use xiangqi_arbiter::store;

const NONE: Modifiers = Modifiers::NONE;

/// Everything that opens something below itself, by what it is called.
fn openers(window: &Window) -> Vec<(NodeId, String)> {
    let all = window.harness.query_all_by(|node| node.has_popup().is_some() && !node.is_disabled());
    all.map(|node| {
        let node = node.accesskit_node();
        (node.locate().0, node.label().unwrap_or_default())
    })
    .collect()
}

fn focus(window: &mut Window, id: NodeId) {
    window.harness.get_by(|node| node.locate().0 == id).focus();
    window.harness.run();
}

fn is_focused(window: &Window, id: NodeId) -> bool {
    window.harness.get_by(|node| node.locate().0 == id).is_focused()
}

fn is_open(window: &Window) -> bool {
    Popup::is_any_open(&window.harness.ctx)
}

/// A report with a sealed ruling in it, and rows that a stray key could delete.
fn sealed() -> Window {
    let mut window = Window::jilin();
    let before = window.report().rulings.len();
    window.command(Command::Sign);
    window.write(Role::TextInput, "裁决人", "喆");
    window.click("写入报告");
    assert_eq!(window.report().rulings.len(), before + 1);
    window.click("第 1 行 黑方摸触红方七路马（c6）");
    window
}

#[test]
fn keys_stay_in_every_popup() {
    let mut window = sealed();
    let mut walked = 0;
    for mode in [Command::Record, Command::SetUp, Command::Replay] {
        window.command(mode);
        let (before, shown) = (window.report().clone(), window.state().view.mode);
        for (id, name) in openers(&window) {
            focus(&mut window, id);
            window.key(NONE, Key::Enter);
            assert!(is_open(&window), "{name} does not open");
            for key in [
                Key::ArrowDown,
                Key::ArrowDown,
                Key::ArrowUp,
                Key::End,
                Key::Home,
                Key::PageDown,
                Key::Delete,
                Key::Backspace,
                Key::Tab,
                Key::Tab,
                Key::E,
                Key::M,
                Key::F,
            ] {
                // A field takes what is written into it.
                if window.harness.ctx.text_edit_focused() && matches!(key, Key::Delete | Key::Backspace) {
                    continue;
                }
                window.key(NONE, key);
                assert!(is_open(&window), "{name}: {key:?} closes it");
            }
            for _ in 0..12 {
                window.key(Modifiers::SHIFT, Key::Tab);
            }
            assert!(is_open(&window), "{name}: Tab leaves it");
            window.key(NONE, Key::Escape);
            assert!(!is_open(&window), "{name} stays open");
            assert!(is_focused(&window, id), "{name}: the focus is elsewhere afterwards");
            assert_eq!(*window.report(), before, "{name}: the report has changed");
            assert_eq!(window.state().view.mode, shown, "{name}: the mode has changed");
            walked += 1;
        }
    }
    assert!(walked >= 40, "{walked}");
}

#[test]
fn list_is_walked_by_keys() {
    let mut window = Window::jilin();
    let (level, others) = (window.report().event.level(), window.report().clone());
    assert_eq!(level, Level::Provincial);
    let button = window.harness.get_by_label("级别 省级及以下");
    assert_eq!(button.accesskit_node().has_popup(), Some(HasPopup::Dialog));
    button.focus();
    window.harness.run();
    window.key(NONE, Key::Enter);
    let option = |window: &Window, name: &str| {
        window.harness.get_by_role_and_label(Role::ListBoxOption, name).is_focused()
    };
    assert!(option(&window, "省级及以下"), "it begins at what is chosen");
    window.key(NONE, Key::Home);
    assert!(option(&window, "全国比赛"));
    window.key(NONE, Key::ArrowUp);
    assert!(option(&window, "全国比赛"), "there is nothing above");
    window.key(NONE, Key::End);
    assert!(!option(&window, "全国比赛"));
    window.harness.event(Event::Text("全".to_owned()));
    window.harness.run();
    assert!(option(&window, "全国比赛"), "the first letters of a name lead to it");
    assert_eq!(*window.report(), others);
    window.key(NONE, Key::Enter);
    assert_eq!(window.report().event.level(), Level::National);
    assert!(!is_open(&window));
    assert!(window.harness.get_by_label("级别 全国比赛").is_focused());
    window.key(Modifiers::COMMAND, Key::Z);
    assert_eq!(window.report().event.level(), level);
}

#[test]
fn undo_works_while_list_is_open() {
    let mut window = Window::jilin();
    window.key(NONE, Key::R);
    window.click("e8 黑士");
    let rows = window.report().timeline.len();
    window.click("解释 原文作者");
    window.key(Modifiers::COMMAND, Key::Z);
    assert_eq!(window.report().timeline.len(), rows - 1);
    // Where something is written, the keys belong to the text.
    window.key(NONE, Key::Escape);
    window.click("红方 未填");
    window.harness.event(Event::Text("甲".to_owned()));
    window.harness.run();
    window.key(Modifiers::COMMAND, Key::Z);
    assert_eq!(window.report().timeline.len(), rows - 1);
}

#[test]
fn click_beside_popup_only_closes_it() {
    let mut window = Window::jilin();
    let before = window.report().clone();
    let reading =
        window.harness.get_by_role_and_label(Role::RadioButton, "合法能动: 犯规一次，另应将").rect().center();
    for open in ["级别 省级及以下", "＋ 陈述", "文件", "钟 ▼"] {
        window.click(open);
        assert!(is_open(&window), "{open}");
        for pressed in [true, false] {
            window.harness.event(Event::PointerMoved(reading));
            let button = egui::PointerButton::Primary;
            window.harness.event(Event::PointerButton { pos: reading, button, pressed, modifiers: NONE });
            window.harness.run();
        }
        assert!(!is_open(&window), "{open}");
        assert_eq!(*window.report(), before, "{open}: what lies behind was pressed");
    }
    // The next click counts again.
    window.harness.get_by_role_and_label(Role::RadioButton, "合法能动: 犯规一次，另应将").click();
    window.harness.run();
    assert_ne!(*window.report(), before);
}

#[test]
fn letters_with_alt_are_no_letters() {
    let mut window = Window::jilin();
    let flipped = window.state().prefs.flipped;
    let mode = window.state().view.mode;
    for key in [Key::F, Key::E, Key::M, Key::G] {
        window.key(Modifiers::ALT, key);
    }
    assert_eq!((window.state().prefs.flipped, window.state().view.mode), (flipped, mode));
    assert!(!is_open(&window), "Alt was not pressed alone");
    // Arrows with Alt are keys of their own.
    window.click("第 1 行 黑方摸触红方七路马（c6）");
    window.click("e8 黑士");
    window.key(NONE, Key::Escape);
}

#[test]
fn alt_and_f10_open_the_menus() {
    for by_f10 in [false, true] {
        let mut window = Window::jilin();
        if by_f10 {
            window.key(NONE, Key::F10);
        } else {
            window.harness.event(Event::ModifiersChanged(Modifiers::ALT));
            window.harness.run();
            window.harness.event(Event::ModifiersChanged(NONE));
            window.harness.run();
        }
        assert!(window.has("新建") || window.shows("新建"), "the first menu is open");
        window.key(NONE, Key::ArrowRight);
        assert!(window.shows("记一件事"), "the menu beside it");
        window.key(NONE, Key::ArrowLeft);
        window.key(NONE, Key::ArrowLeft);
        assert!(window.shows("入门"), "round to the last");
        window.key(NONE, Key::Escape);
        assert!(!is_open(&window));
    }
}

#[test]
fn focus_returns_from_forms_and_views() {
    let mut window = Window::jilin();
    let id = {
        let node = window.harness.get_by_label("级别 省级及以下");
        node.focus();
        node.accesskit_node().locate().0
    };
    window.harness.run();
    for command in [Command::AddEvent, Command::Keys, Command::Clauses, Command::Find, Command::Compare] {
        window.command(command);
        assert!(!is_focused(&window, id), "{command:?}");
        window.key(NONE, Key::Escape);
        assert!(is_focused(&window, id), "{command:?}");
    }
    assert_eq!(*window.report(), store::sample().unwrap().report);
}
