//! The window in a test: driven through its accessibility tree, with file dialogs that answer by themselves.

#[path = "renderer.rs"]
mod renderer;

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use egui::accesskit::Role;
use egui::{Key, Modifiers, Pos2, Ui, UiBuilder};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use egui_kittest::{Harness, LazyRenderer};

use xiangqi::{START, Side, fen};
use xiangqi_arbiter::app::COMMANDS;
use xiangqi_arbiter::app::commands::Command;
use xiangqi_arbiter::app::jobs::{FilePicker, Files, Reply, ReplyMany, Request};
use xiangqi_arbiter::app::message::{FileDialogKind, Message};
use xiangqi_arbiter::app::overlay::Overlay;
use xiangqi_arbiter::app::preferences::Preferences;
use xiangqi_arbiter::app::state::{State, View};
use xiangqi_arbiter::app::window::App;
use xiangqi_arbiter::incident::write_events;
use xiangqi_arbiter::law::Library;
use xiangqi_arbiter::report::Report;
use xiangqi_arbiter::store;

pub use renderer::SoftwareRenderer;

type Queue = Arc<Mutex<Vec<(FileDialogKind, PathBuf)>>>;

/// A file dialog that answers by itself.
pub struct Answers(pub Queue);

impl FilePicker for Answers {
    fn pick(&mut self, request: Request<'_>, reply: Reply) {
        let mut answers = self.0.lock().unwrap();
        let at = answers.iter().position(|(purpose, _)| *purpose == request.purpose);
        reply(at.map(|at| answers.remove(at).1));
    }

    fn pick_pictures(&mut self, request: Request<'_>, reply: ReplyMany) {
        let mut answers = self.0.lock().unwrap();
        let asked = answers.extract_if(.., |(purpose, _)| *purpose == request.purpose);
        reply(asked.map(|(_, path)| path).collect());
    }
}

pub struct Window {
    pub harness: Harness<'static, App>,
    answers: Queue,
}

/// Draws on the whole window, as the program does, without the margin of the harness.
pub fn fill_window(ui: &mut Ui, app: &mut App) {
    let whole = UiBuilder::new().max_rect(ui.ctx().content_rect());
    ui.scope_builder(whole, |ui| app.frame(ui, None));
}

impl Window {
    pub fn showing(report: Report) -> Self {
        let library = Arc::new(Library::built_in().unwrap());
        Self::of(State::new(report, None, library, Preferences::default()), |desk| desk)
    }

    /// The window for `state`, with what else it should have.
    pub fn of(state: State, equip: impl FnOnce(App) -> App) -> Self {
        let answers = Queue::default();
        let desk = equip(App::new(state, Files::new(Box::new(Answers(answers.clone())))));
        let mut harness = Harness::builder()
            .with_size([1280.0, 800.0])
            .with_max_steps(16)
            .with_context_setup(App::install)
            .renderer(LazyRenderer::new(SoftwareRenderer::default))
            .build_ui_state(fill_window, desk);
        harness.run();
        Self { harness, answers }
    }

    pub fn jilin() -> Self {
        Self::showing(store::sample().unwrap().report)
    }

    /// The start of a game, nothing recorded.
    pub fn start() -> Self {
        let mut report = store::sample().unwrap().report;
        report.start = fen::read(START).unwrap().setup;
        report.moves.clear();
        report.timeline.clear();
        Self::showing(report)
    }

    pub fn state(&self) -> &State {
        self.harness.state().state()
    }

    /// What is open in front of the window, of this kind.
    pub fn front<T: Overlay>(&self) -> Option<&T> {
        self.state().view.front.get()
    }

    pub fn open(&mut self, overlay: impl Overlay) {
        self.set(move |view| view.front.open(overlay));
    }

    pub fn report(&self) -> &Report {
        self.state().report()
    }

    /// The position at the incident.
    pub fn fen(&self) -> String {
        fen::write(&self.report().setup())
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

    /// Chooses from the menu that the right button opens.
    pub fn choose(&mut self, label: &str, entry: &str) {
        self.right_click(label);
        self.click(entry);
    }

    /// Writes into the field of this name.
    pub fn write(&mut self, role: Role, label: &str, text: &str) {
        self.harness.get_by_role_and_label(role, label).focus();
        self.harness.run();
        self.harness.get_by_role_and_label(role, label).type_text(text);
        self.harness.run();
    }

    /// The timeline as words, those of black marked.
    pub fn events(&self) -> String {
        write_events(&self.report().timeline, Side::Red)
    }

    pub fn right_click(&mut self, label: &str) {
        self.harness.get_by_label(label).click_secondary();
        self.harness.run();
    }

    pub fn has(&self, label: &str) -> bool {
        self.harness.query_by_label(label).is_some()
    }

    pub fn shows(&self, text: &str) -> bool {
        self.harness.query_all_by_label_contains(text).next().is_some()
    }

    pub fn send(&mut self, message: Message) {
        self.harness.state_mut().send(message);
        self.harness.run();
    }

    pub fn set(&mut self, change: impl FnOnce(&mut View) + 'static) {
        self.harness.state_mut().set(change);
        self.harness.run();
    }

    pub fn command(&mut self, command: Command) {
        self.send(Message::Command(command));
    }

    /// What a command is called now.
    pub fn label(&self, command: Command) -> String {
        COMMANDS.label(command, self.state(), self.state().prefs.lang)
    }

    pub fn key(&mut self, modifiers: Modifiers, key: Key) {
        self.harness.key_press_modifiers(modifiers, key);
        self.harness.run();
    }

    pub fn undo(&mut self) {
        self.command(Command::Undo);
    }

    /// Puts another text into a field, as if all of it was typed over.
    pub fn type_over(&mut self, field: &str, text: &str) {
        for role in [Role::TextInput, Role::MultilineTextInput] {
            if self.harness.query_by_role_and_label(role, field).is_some() {
                self.harness.get_by_role_and_label(role, field).focus();
                self.harness.run();
                self.key(Modifiers::COMMAND, Key::A);
                self.harness.get_by_role_and_label(role, field).type_text(text);
                self.harness.run();
                return;
            }
        }
        panic!("no field {field}");
    }

    pub fn answer_next(&self, purpose: FileDialogKind, path: &Path) {
        self.answers.lock().unwrap().push((purpose, path.to_owned()));
    }

    /// Runs until `done`.
    pub fn wait(&mut self, what: &str, done: impl Fn(&Self) -> bool) {
        let start = Instant::now();
        loop {
            self.harness.run();
            if done(self) {
                return;
            }
            assert!(start.elapsed() < Duration::from_secs(20), "{what}");
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// Runs until no file is being read or written.
    pub fn settle(&mut self) {
        self.wait("a file job does not end", |window| !window.state().busy);
    }

    pub fn middle(&self, label: &str) -> Pos2 {
        self.harness.get_by_label(label).rect().center()
    }

    /// Drags from one place to another.
    pub fn drag(&mut self, from: Pos2, to: Pos2) {
        self.harness.hover_at(from);
        self.harness.drag_at(from);
        self.harness.run();
        for part in [0.3, 0.7, 1.0] {
            self.harness.hover_at(from.lerp(to, part));
            self.harness.run();
        }
        self.harness.drop_at(to);
        self.harness.run();
    }

    /// Drags from the middle of one point to that of another, by way of a third.
    pub fn drag_over(&mut self, from: &str, over: &str, to: &str) {
        let [from, over, to] = [from, over, to].map(|label| self.middle(label));
        self.harness.hover_at(from);
        self.harness.drag_at(from);
        self.harness.run();
        for at in [from.lerp(over, 0.5), over, to] {
            self.harness.hover_at(at);
            self.harness.run();
        }
        self.harness.drop_at(to);
        self.harness.run();
    }

    /// What a field of several lines holds, as a screen reader hears it.
    pub fn value(&self, label: &str) -> String {
        let node = self.harness.get_by_role_and_label(Role::MultilineTextInput, label);
        node.accesskit_node().value().unwrap_or_default()
    }
}
