//! Threads that break: the window goes on, the work is kept, and what is written down holds nothing private.

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use xiangqi_arbiter::app::autosave::Autosave;
use xiangqi_arbiter::app::commands::Command;
use xiangqi_arbiter::app::edit::Edit;
use xiangqi_arbiter::app::field::Field;
use xiangqi_arbiter::app::jobs::{FilePicker, Files, Reply, Request};
use xiangqi_arbiter::app::message::{Dialog, Message};
use xiangqi_arbiter::app::update::update;
use xiangqi_arbiter::app::window::App;
use xiangqi_arbiter::store::{AppDirs, Recovery, crash};
use xiangqi_arbiter::text::{Lang, crash as words};

use crate::{child, left_behind, numbered, state};

/// A file dialog whose thread breaks.
struct Breaking;

impl FilePicker for Breaking {
    fn pick(&mut self, _: Request<'_>, reply: Reply) {
        let thread = std::thread::Builder::new().name("file-dialog".to_owned());
        let broken = thread.spawn(move || {
            let _reply = reply;
            // Quietly: the hook of the test program would print it.
            std::panic::resume_unwind(Box::new("张三的私事"));
        });
        assert!(broken.unwrap().join().is_err());
    }
}

#[test]
fn window_survives_panicked_thread() {
    let mut harness = egui_kittest::Harness::builder()
        .with_size([1280.0, 800.0])
        .with_context_setup(App::install)
        .build_ui_state(
            crate::ui_harness::fill_window,
            App::new(state(numbered(1, 10)), Files::new(Box::new(Breaking))),
        );
    harness.state_mut().send(Message::Command(Command::SaveAs));
    let start = Instant::now();
    while !matches!(harness.state().state().dialog, Some(Dialog::Crashed(_))) {
        harness.step();
        assert!(start.elapsed() < Duration::from_secs(20));
    }
    let state = harness.state().state();
    assert!(!state.busy);
    assert_eq!(*state.report(), numbered(1, 10));
}

fn places(folder: &Path) -> AppDirs {
    AppDirs {
        recovery: folder.join("data/recovery"),
        settings: folder.join("settings.ron"),
        law: folder.to_owned(),
    }
}

#[test]
#[ignore = "the child of a test"]
fn child_panics() {
    let Some(folder) = child::folder() else { return };
    let places = places(&folder);
    crash::install(Some(places.crashes()), |place, report| words::line(place, report, Lang::Zh));
    let mut state = state(numbered(0, 1000));
    let mut housekeeper = Autosave::begin(&places, &state);
    update(&mut state, Message::Edit(Edit::Write(Field::Remarks, "7".to_owned())));
    housekeeper.follow(&state);
    panic!("张三 {:?}", state.report().players);
}

#[test]
fn panic_is_reported_and_work_kept() {
    let folder = tempfile::tempdir().unwrap();
    let child = child::start("panics::child_panics", folder.path());
    let output = child.wait_with_output().unwrap();
    assert!(!output.status.success());
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("程序内部出错") && said.contains("panics.rs"), "{said}");
    assert!(!said.contains("张三"));

    let places = places(folder.path());
    let report = crash::take_new(&places.crashes()).unwrap();
    let written = fs::read_to_string(report).unwrap();
    assert!(written.contains("panics.rs") && written.contains("calls:"), "{written}");
    let report = numbered(0, 1000);
    for private in ["张三", &report.players.red.name, &report.players.black.name, &report.event.name] {
        assert!(private.is_empty() || !written.contains(private), "{private} is in {written}");
    }
    assert_eq!(crash::take_new(&places.crashes()), None, "it is told of once");

    let left = left_behind(&Recovery::new(places.recovery), 1);
    assert_eq!(left[0].report.remarks, "7");
}
