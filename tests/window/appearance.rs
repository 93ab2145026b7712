//! How the window looks by choice, what of it is remembered, and the tour.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use crate::ui_harness::Window;
use egui_kittest::Harness;

use xiangqi_arbiter::app::commands::Command;
use xiangqi_arbiter::app::jobs::{FilePicker, Files, Reply, Request};
use xiangqi_arbiter::app::message::Message;
use xiangqi_arbiter::app::preferences::{PieceStyle, Preferences, ThemeChoice, WindowSize};
use xiangqi_arbiter::app::state::State;
use xiangqi_arbiter::app::tour::Tour;
use xiangqi_arbiter::app::window::App;
use xiangqi_arbiter::law::Library;
use xiangqi_arbiter::store::{self, Settings};
use xiangqi_arbiter::text::Lang;

fn sample(view: Preferences) -> State {
    let library = Arc::new(Library::built_in().unwrap());
    State::new(store::sample().unwrap().report, None, library, view)
}

#[test]
fn view_choices_are_remembered() {
    let mut window = Window::jilin();
    for command in [
        Command::Theme(ThemeChoice::Contrast),
        Command::ZoomIn,
        Command::ZoomIn,
        Command::NameSquares,
        Command::Pieces(PieceStyle::Flat),
        Command::PrintStyle,
    ] {
        window.command(command);
    }
    let size = WindowSize { width: 1500, height: 900, whole_screen: true };
    window.harness.state_mut().send(Message::Resized(size));
    window.harness.run();
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("settings.ron");
    window.state().settings().save(&file).unwrap();
    let view = Preferences::remembered(&Settings::load(&file));
    let now = &window.state().prefs;
    assert_eq!(
        (view.theme, view.scale, view.squares_unnamed, view.pieces),
        (now.theme, now.scale, now.squares_unnamed, now.pieces)
    );
    assert_eq!((view.theme, view.scale.percent()), (ThemeChoice::Contrast, 125));
    assert!(view.squares_unnamed && view.pieces == PieceStyle::Flat && view.print_style);
    assert_eq!(view.window, Some(size));
    assert_eq!(size.opened(), [1500.0, 900.0]);
    let absurd = WindowSize { width: 1, height: u32::MAX, whole_screen: false };
    assert_eq!(absurd.opened(), [960.0, 16_384.0]);
    // Settings of an older program say nothing of these.
    std::fs::write(&file, "(lang: Some(\"en\"))").unwrap();
    assert_eq!(Preferences::remembered(&Settings::load(&file)), Preferences::default());
}

#[test]
fn zoom_is_limited_by_window() {
    let mut window = Window::jilin();
    let before = window.harness.ctx.zoom_factor();
    window.command(Command::ZoomOut);
    window.command(Command::ZoomOut);
    assert!((window.harness.ctx.zoom_factor() / before - 0.8).abs() < 0.01);
    for _ in 0..12 {
        window.command(Command::ZoomIn);
    }
    assert_eq!(window.state().prefs.scale.percent(), 200);
    let shown = window.harness.ctx.content_rect().width();
    assert!(shown >= 959.0, "nothing becomes so large that it has no room: {shown}");
}

#[test]
fn tour_steps_and_can_be_skipped() {
    let mut state = sample(Preferences::default());
    state.view.front.open(Tour::default());
    let mut window = Window::of(state, |app| app);
    assert!(window.shows("这是一个真实的例子"));
    for title in ["棋盘就是记录", "经过一行一行", "裁决和理由", "找不到就按 Ctrl+K"] {
        window.click("下一步");
        assert!(window.shows(title), "{title}");
    }
    window.click("开始使用");
    assert!(window.front::<Tour>().is_none());
    window.command(Command::Tour);
    window.click("跳过");
    assert!(window.front::<Tour>().is_none());
    window.command(Command::Language(Lang::En));
    window.command(Command::Tour);
    assert!(window.shows("This is a real case"));
}

/// A file dialog that notes where it was to begin.
struct Begins(Arc<Mutex<Vec<Option<PathBuf>>>>);

impl FilePicker for Begins {
    fn pick(&mut self, request: Request<'_>, reply: Reply) {
        self.0.lock().unwrap().push(request.folder.map(Path::to_owned));
        reply(None);
    }
}

#[test]
fn missing_last_folder_falls_back_to_home() {
    let folder = tempfile::tempdir().unwrap();
    let gone = folder.path().join("gone").join("a.ron");
    let here = folder.path().join("b.ron");
    let mut begun = Vec::new();
    for recent in [gone, here] {
        let seen = Arc::new(Mutex::new(Vec::new()));
        let mut state = sample(Preferences::default());
        state.recent = vec![recent];
        let desk = App::new(state, Files::new(Box::new(Begins(seen.clone()))));
        let mut harness = Harness::builder()
            .with_size([1280.0, 800.0])
            .with_max_steps(16)
            .with_context_setup(App::install)
            .build_ui_state(crate::ui_harness::fill_window, desk);
        harness.run();
        harness.state_mut().send(Message::Command(Command::Open));
        harness.run();
        begun.push(seen.lock().unwrap().first().cloned().flatten());
    }
    assert_eq!(begun, [std::env::home_dir(), Some(folder.path().to_owned())]);
}
