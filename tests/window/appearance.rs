//! How the window looks by choice, what of it is remembered, and the tour.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use crate::ui_harness::Window;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;

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

/// The width of the board on the screen, in pixels.
fn board(window: &Window) -> f32 {
    let [left, right] = ["a0 空点", "i0 空点"].map(|name| window.middle(name).x);
    (right - left) * window.harness.ctx.zoom_factor()
}

#[test]
fn zoom_goes_to_200_percent_and_the_board_never_shrinks() {
    for size in [[1280.0, 800.0], [1366.0, 768.0]] {
        let mut window = Window::jilin();
        window.harness.set_size(size.into());
        window.harness.run();
        let usual = board(&window);
        let mut sizes = Vec::new();
        while window.state().prefs.scale.percent() < 200 {
            window.command(Command::ZoomIn);
            // The harness speaks of points; a window has pixels.
            let zoom = window.harness.ctx.zoom_factor();
            window.harness.set_size(egui::Vec2::from(size) / zoom);
            window.harness.run();
            sizes.push((window.state().prefs.scale.percent(), board(&window)));
        }
        assert!((window.harness.ctx.zoom_factor() - 2.0).abs() < 0.01, "{size:?}");
        assert!(sizes.iter().all(|(_, board)| *board >= usual - 2.0), "{size:?}: {usual} and {sizes:?}");
    }
}

#[test]
fn bars_fit_at_once_when_the_window_becomes_narrower() {
    let mut window = Window::jilin();
    let rects = |window: &Window| -> Vec<egui::Rect> {
        let all = window.harness.query_all_by_role(egui::accesskit::Role::Button);
        all.map(|node| node.rect()).collect()
    };
    for width in [1270.0, 1024.0, 1180.0, 1279.0] {
        window.harness.set_size([width, 800.0].into());
        window.harness.step();
        let first = rects(&window);
        window.harness.run();
        assert_eq!(first, rects(&window), "{width}");
    }
}

#[test]
fn handle_makes_the_board_larger_and_is_remembered() {
    let mut window = Window::jilin();
    window.harness.set_size([1400.0, 900.0].into());
    window.harness.run();
    let before = board(&window);
    window.harness.get_by_label("棋盘大小").focus();
    window.harness.run();
    for _ in 0..2 {
        window.key(egui::Modifiers::NONE, egui::Key::ArrowRight);
    }
    let after = board(&window);
    assert!(after > before + 10.0, "{before} and {after}");
    let at = window.middle("棋盘大小");
    window.drag(at, at - egui::vec2(60.0, 0.0));
    assert!(board(&window) < after - 20.0);
    let remembered = Preferences::remembered(&window.state().settings());
    assert_eq!(remembered.board, window.state().prefs.board);
    assert_ne!(remembered.board, Preferences::default().board);
}

#[test]
fn forms_open_at_their_top() {
    let mut window = Window::jilin();
    window.harness.set_size([960.0, 640.0].into());
    window.harness.run();
    for _ in 0..2 {
        window.command(Command::AddEvent);
        let title = window.harness.get_by_label("记一件事").rect();
        assert!(title.top() > 0.0, "{title:?}");
        // Scrolled down, and left like that.
        window.harness.hover_at(egui::pos2(480.0, 300.0));
        window.harness.event(egui::Event::MouseWheel {
            unit: egui::MouseWheelUnit::Point,
            delta: egui::vec2(0.0, -400.0),
            phase: egui::TouchPhase::Move,
            modifiers: egui::Modifiers::NONE,
            source: egui::MouseWheelSource::Wheel,
        });
        window.harness.run();
        window.key(egui::Modifiers::NONE, egui::Key::Escape);
    }
}

#[test]
fn fingers_get_large_targets_and_long_press_is_the_other_button() {
    use egui::{Event, Modifiers, PointerButton, TouchDeviceId, TouchId, TouchPhase};
    let mut window = Window::jilin();
    let row = "第 1 行 黑方摸触红方七路马（c6）";
    assert!(!window.has("删除一行"));
    let touch =
        |phase, pos| Event::Touch { device_id: TouchDeviceId(1), id: TouchId(1), phase, pos, force: None };
    // The first touch anywhere says that there is a touch screen.
    window.harness.event(touch(TouchPhase::Start, egui::pos2(1.0, 1.0)));
    window.harness.event(touch(TouchPhase::End, egui::pos2(1.0, 1.0)));
    window.harness.run();
    let at = window.middle(row);
    window.harness.event(touch(TouchPhase::Start, at));
    window.harness.event(Event::PointerMoved(at));
    let press = |pressed| Event::PointerButton {
        pos: at,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    window.harness.event(press(true));
    for _ in 0..12 {
        window.harness.step();
    }
    assert!(egui::Popup::is_any_open(&window.harness.ctx), "held down, the menu opens");
    window.harness.event(press(false));
    window.harness.event(touch(TouchPhase::End, at));
    window.harness.run();
    let undo = window.harness.get_by_label_contains("撤销").rect();
    assert!(undo.width() >= 44.0 && undo.height() >= 44.0, "{undo:?}");
}

#[test]
fn tour_steps_and_can_be_skipped() {
    let mut state = sample(Preferences::default());
    state.view.front.open(Tour::default());
    let mut window = Window::of(state, |app| app);
    assert!(window.shows("这是一个真实的例子"));
    let next = window.harness.get_by_label("下一步").rect();
    for title in ["棋盘就是记录", "经过一行一行", "裁决和理由", "找不到就按 Ctrl+K"] {
        let button = window.harness.get_by_label("下一步").rect();
        assert!((button.right_bottom() - next.right_bottom()).length() < 1.0, "the button stays where it is");
        window.click("下一步");
        let card = window.harness.get_by_label(title).rect();
        let board = window.harness.get_by_label("c6 红马").rect();
        assert!(card.left() > board.right(), "{title}");
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
