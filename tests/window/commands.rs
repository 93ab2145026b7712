//! Commands found by their names and keys, and the ruling read out.

use crate::ui_harness::Window;
use egui::accesskit::Role;
use egui::{Event, ImeEvent, Key, Modifiers};
use egui_kittest::kittest::Queryable as _;

use xiangqi_arbiter::app::COMMANDS;
use xiangqi_arbiter::app::announcement::Announced;
use xiangqi_arbiter::app::commands::Command;
use xiangqi_arbiter::app::palette::{Finder, KeyList};
use xiangqi_arbiter::text::Lang;

fn type_text(window: &mut Window, text: &str) {
    window.harness.event(Event::Text(text.into()));
    window.harness.run();
}

fn preedit(window: &mut Window, text: &str) {
    let preedit = ImeEvent::Preedit { text: text.into(), active_range_chars: None };
    window.harness.event(Event::Ime(preedit));
    window.harness.run();
}

#[test]
fn palette_searches_both_languages() {
    let mut window = Window::jilin();
    for query in ["翻转", "flip", "BOARD fl", "棋盘 flip"] {
        let before = window.state().prefs.flipped;
        window.key(Modifiers::COMMAND, Key::K);
        type_text(&mut window, query);
        window.key(Modifiers::NONE, Key::Enter);
        assert_ne!(window.state().prefs.flipped, before, "{query}");
        assert!(window.front::<Finder>().is_none());
    }
    window.key(Modifiers::COMMAND | Modifiers::SHIFT, Key::P);
    type_text(&mut window, "zzzz");
    assert!(window.shows("没有找到"));
    window.key(Modifiers::NONE, Key::Enter);
    assert!(window.front::<Finder>().is_some());
    window.key(Modifiers::NONE, Key::Escape);
    assert!(window.front::<Finder>().is_none());
}

#[test]
fn palette_arrows_choose_and_click_runs() {
    let mut window = Window::jilin();
    window.key(Modifiers::COMMAND, Key::K);
    type_text(&mut window, "a");
    let found = window.front::<Finder>().unwrap().found(&COMMANDS, window.state());
    window.key(Modifiers::NONE, Key::ArrowDown);
    window.key(Modifiers::NONE, Key::ArrowDown);
    window.key(Modifiers::NONE, Key::ArrowUp);
    assert_eq!(window.front::<Finder>().unwrap().chosen, 1);
    assert!(found.len() > 10);
    window.key(Modifiers::COMMAND, Key::A);
    type_text(&mut window, "english");
    window.harness.get_all_by_role_and_label(Role::Button, "English").last().unwrap().click();
    window.harness.run();
    assert_eq!(window.state().prefs.lang, Lang::En);
}

#[test]
fn enter_is_left_to_input_method_while_composing() {
    let mut window = Window::jilin();
    window.key(Modifiers::COMMAND, Key::K);
    preedit(&mut window, "fanzhuan");
    window.harness.event(Event::Key {
        key: Key::Enter,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers: Modifiers::NONE,
    });
    window.harness.event(Event::Ime(ImeEvent::Commit("翻转".into())));
    window.harness.run();
    assert!(!window.state().prefs.flipped);
    assert_eq!(window.front::<Finder>().unwrap().query, "翻转");
    window.key(Modifiers::NONE, Key::Enter);
    assert!(window.state().prefs.flipped);
}

#[test]
fn palette_lists_every_command_with_keys() {
    let mut window = Window::jilin();
    window.key(Modifiers::NONE, Key::F1);
    for command in COMMANDS.with_keys().map(|spec| spec.command) {
        assert!(window.shows(&window.label(command)), "{command:?}");
    }
    window.key(Modifiers::NONE, Key::Escape);
    assert!(window.front::<KeyList>().is_none());
    window.key(Modifiers::SHIFT, Key::Questionmark);
    assert!(window.front::<KeyList>().is_some());
    window.key(Modifiers::NONE, Key::Escape);
    window.command(Command::Find);
    let found = window.front::<Finder>().unwrap().found(&COMMANDS, window.state());
    assert_eq!(found.len() + 1, COMMANDS.all().count());
}

#[test]
fn announcement_is_in_both_languages() {
    let mut window = Window::jilin();
    window.click("宣读裁决");
    assert!(window.front::<Announced>().is_some());
    for text in [
        "黑方判负",
        "Black loses",
        "红方胜，黑方负，对局结束。请双方在记录表上签字。",
        "Red wins, Black loses. The game is over. Please both sign the score sheets.",
    ] {
        assert!(window.has(text), "{text}");
    }
    let height = |window: &Window, text: &str| window.harness.get_by_label(text).rect().height();
    assert!(height(&window, "黑方判负") > 100.0, "readable from a metre");
    assert!(height(&window, "黑方判负") > 2.0 * height(&window, "Black loses"));
    window.click("English");
    assert!(height(&window, "Black loses") > 2.0 * height(&window, "黑方判负"));
    window.key(Modifiers::NONE, Key::Escape);
    assert!(window.front::<Announced>().is_none());
    window.key(Modifiers::NONE, Key::F5);
    assert!(window.front::<Announced>().is_some());
}

#[test]
fn announcement_states_duty() {
    let mut window = Window::start();
    window.click("h2 红炮");
    window.command(Command::Announce);
    assert!(window.shows("红方必须走二路炮，可走："));
    assert!(window.shows("Red must move the"));
    assert!(!window.shows("停钟，记下"), "what concerns the arbiter alone is not read out");
}
