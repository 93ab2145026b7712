//! The window with the Jilin case, driven through its accessibility tree, for the tests of its papers.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;

use xiangqi_arbiter::app::Desk;
use xiangqi_arbiter::app::command::Command;
use xiangqi_arbiter::app::files::{FilePicker, Files, Reply, Request};
use xiangqi_arbiter::app::message::Message;
use xiangqi_arbiter::app::state::{State, View};
use xiangqi_arbiter::archive;
use xiangqi_arbiter::report::Report;
use xiangqi_arbiter::rulebook::Library;

/// A file dialog that always answers with the same path.
struct Answer(Arc<Mutex<Option<PathBuf>>>);

impl FilePicker for Answer {
    fn pick(&mut self, _: Request<'_>, reply: Reply) {
        reply(self.0.lock().unwrap().clone());
    }
}

pub struct Window {
    pub harness: Harness<'static, Desk>,
    answer: Arc<Mutex<Option<PathBuf>>>,
}

impl Window {
    pub fn jilin() -> Self {
        Self::showing(archive::sample().unwrap().report)
    }

    pub fn showing(report: Report) -> Self {
        let answer = Arc::new(Mutex::new(None));
        let library = Arc::new(Library::built_in().unwrap());
        let state = State::new(report, None, library, View::default());
        let desk = Desk::new(state, Files::new(Box::new(Answer(answer.clone()))));
        let mut harness = Harness::builder()
            .with_size([1280.0, 800.0])
            .with_max_steps(16)
            .with_context_setup(Desk::install)
            .build_ui_state(|ui, desk: &mut Desk| desk.frame(ui, None), desk);
        harness.run();
        Self { harness, answer }
    }

    pub fn state(&self) -> &State {
        self.harness.state().state()
    }

    pub fn report(&self) -> &Report {
        self.state().report()
    }

    pub fn click(&mut self, label: &str) {
        self.harness.get_by_label(label).click();
        self.harness.run();
    }

    /// Clicks a button whose text stands elsewhere too.
    pub fn press(&mut self, label: &str) {
        self.harness.get_by_role_and_label(Role::Button, label).click();
        self.harness.run();
    }

    /// Writes into the field of this name.
    pub fn write(&mut self, role: Role, label: &str, text: &str) {
        self.harness.get_by_role_and_label(role, label).focus();
        self.harness.run();
        self.harness.get_by_role_and_label(role, label).type_text(text);
        self.harness.run();
    }

    pub fn shows(&self, text: &str) -> bool {
        self.harness.query_all_by_label_contains(text).next().is_some()
    }

    pub fn send(&mut self, command: Command) {
        self.harness.state_mut().send(Message::Command(command));
        self.harness.run();
    }

    pub fn answer(&self, path: &Path) {
        *self.answer.lock().unwrap() = Some(path.to_owned());
    }

    /// Runs until no file is being read or written.
    pub fn settle(&mut self) {
        let start = Instant::now();
        loop {
            self.harness.run();
            if !self.state().busy {
                return;
            }
            assert!(start.elapsed() < Duration::from_secs(20), "a file job does not end");
            std::thread::sleep(Duration::from_millis(5));
        }
    }
}
