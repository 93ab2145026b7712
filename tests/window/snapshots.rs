//! Pictures of the window, compared with those in `tests/snapshots`.
//!
//! `UPDATE_SNAPSHOTS=1 cargo test --test window snapshots` draws them anew.

use std::sync::Arc;

use crate::ui_harness::SoftwareRenderer;
use egui_kittest::{Harness, SnapshotResults};

use xiangqi::{START, fen};
use xiangqi_arbiter::app::game_view::record::Import;
use xiangqi_arbiter::app::jobs::{FilePicker, Files, Reply, Request};
use xiangqi_arbiter::app::message::Message;
use xiangqi_arbiter::app::preferences::{Preferences, ThemeChoice};
use xiangqi_arbiter::app::review::{ReviewMessage, Tab};
use xiangqi_arbiter::app::state::{Mode, State};
use xiangqi_arbiter::app::window::App;
use xiangqi_arbiter::law::Library;
use xiangqi_arbiter::report::Report;
use xiangqi_arbiter::store;
use xiangqi_arbiter::text::Lang;

/// A file dialog that nobody answers.
struct Nobody;

impl FilePicker for Nobody {
    fn pick(&mut self, _: Request<'_>, reply: Reply) {
        reply(None);
    }
}

fn window(lang: Lang, theme: ThemeChoice, size: [f32; 2]) -> Harness<'static, App> {
    let view = Preferences { lang, theme, ..Preferences::default() };
    showing(store::sample().unwrap().report, view, size)
}

fn showing(report: Report, prefs: Preferences, size: [f32; 2]) -> Harness<'static, App> {
    showing_in(Mode::Record, report, prefs, size)
}

fn showing_in(mode: Mode, report: Report, prefs: Preferences, size: [f32; 2]) -> Harness<'static, App> {
    let library = Arc::new(Library::built_in().unwrap());
    let mut state = State::new(report, None, library, prefs);
    state.view.mode = mode;
    let desk = App::new(state, Files::new(Box::new(Nobody)));
    Harness::builder()
        .with_size(size)
        .with_max_steps(32)
        .with_context_setup(App::install)
        .renderer(SoftwareRenderer::default())
        .build_ui_state(crate::ui_harness::fill_window, desk)
}

#[test]
fn jilin_in_both_themes_and_languages() {
    let mut results = SnapshotResults::new();
    for (name, lang, theme, size) in [
        ("window-zh-light", Lang::Zh, ThemeChoice::Light, [1280.0, 800.0]),
        ("window-en-light", Lang::En, ThemeChoice::Light, [1280.0, 800.0]),
        ("window-zh-dark", Lang::Zh, ThemeChoice::Dark, [1920.0, 1080.0]),
        ("window-en-dark", Lang::En, ThemeChoice::Dark, [1920.0, 1080.0]),
    ] {
        let mut harness = window(lang, theme, size);
        harness.run();
        harness.snapshot(name);
        results.extend_harness(&mut harness);
    }
}

#[test]
fn review_and_broken_seal() {
    let mut results = SnapshotResults::new();
    for (name, lang, theme, size, tab) in [
        ("review-zh-light", Lang::Zh, ThemeChoice::Light, [1280.0, 800.0], Some(Tab::Ruling)),
        ("review-en-dark", Lang::En, ThemeChoice::Dark, [1920.0, 1080.0], Some(Tab::Given)),
        ("seal-broken-zh-light", Lang::Zh, ThemeChoice::Light, [1280.0, 800.0], None),
    ] {
        let view = Preferences { lang, theme, ..Preferences::default() };
        let mut report = crate::appeal::appealed();
        report.exhibits.clear();
        let mut harness = showing(report, view, size);
        // With the exhibits left out, no seal holds.
        while harness.state().state().review.checked.is_none() {
            harness.run();
            std::thread::sleep(std::time::Duration::from_millis(5));
        }
        if let Some(tab) = tab {
            harness.state_mut().send(Message::Review(ReviewMessage::Enter(tab)));
        }
        harness.run();
        harness.snapshot(name);
        results.extend_harness(&mut harness);
    }
}

/// A game with variations, one inside another.
#[test]
fn variations_in_the_list_of_moves() {
    let mut results = SnapshotResults::new();
    for (name, lang, theme, size) in [
        ("variations-zh-light", Lang::Zh, ThemeChoice::Light, [1280.0, 800.0]),
        ("variations-en-dark", Lang::En, ThemeChoice::Dark, [1920.0, 1080.0]),
    ] {
        let mut harness = window(lang, theme, size);
        harness.run();
        harness.state_mut().send(Message::PastedRecord(
            "1. 炮二平五 马8进7 (1... 炮8平5 2. 马二进三 {好} (2. 炮五进四) 马8进7) 2. 马二进三 车9平8 3. 车一平二 \
             卒7进1 (3... 马2进3 4. 兵七进一 卒7进1 5. 车二进六 炮8平9 6. 车二平三 炮9退1) 4. 车二进六 马2进3"
                .to_owned(),
        ));
        for _ in 0..200 {
            harness.run();
            if harness.state().state().view.front.has::<Import>() {
                break;
            }
            std::thread::sleep(std::time::Duration::from_millis(5));
        }
        harness.key_press(egui::Key::Enter);
        harness.run();
        harness.snapshot(name);
        results.extend_harness(&mut harness);
    }
}

/// A long game with an irregular move in it, and a touch that belongs to another moment.
fn long_game() -> Report {
    let table = include_str!("../../crates/xiangqi/tests/data/games.tsv");
    let text = table.lines().nth(58).unwrap().split('\t').nth(4).unwrap();
    let mut report = store::sample().unwrap().report;
    report.start = fen::read(START).unwrap().setup;
    report.moves = text.split_whitespace().map(|mv| mv.parse().unwrap()).collect();
    report.moves.push("e0e9".parse().unwrap());
    report.set_incident(report.moves.len() - 4);
    report
}

#[test]
fn game_view_in_both_themes_and_languages() {
    let mut results = SnapshotResults::new();
    for (name, lang, theme, size) in [
        ("game-zh-light", Lang::Zh, ThemeChoice::Light, [1280.0, 800.0]),
        ("game-en-dark", Lang::En, ThemeChoice::Dark, [1280.0, 800.0]),
    ] {
        let view = Preferences { lang, theme, ..Preferences::default() };
        let mut harness = showing_in(Mode::Replay, long_game(), view, size);
        harness.run();
        harness.snapshot(name);
        results.extend_harness(&mut harness);
    }
}
