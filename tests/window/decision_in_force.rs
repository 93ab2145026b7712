//! What an arbiter must not overlook or lose: the decision in force, the buttons, the ending he typed, the pictures.

use std::sync::Arc;

use crate::appeal::appealed;
use crate::ui_harness::Window;
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;

use xiangqi::Side;
use xiangqi_arbiter::app::commands::Command;
use xiangqi_arbiter::app::export::PaperChoice;
use xiangqi_arbiter::app::jobs::{FilePicker, Files, Reply, Request};
use xiangqi_arbiter::app::message::{Answer, Dialog, FileDialogKind, Message};
use xiangqi_arbiter::app::preferences::Preferences;
use xiangqi_arbiter::app::state::State;
use xiangqi_arbiter::app::tour::Tour;
use xiangqi_arbiter::app::window::App;
use xiangqi_arbiter::export::paper::{Languages, Options, PaperFormat, Subject, paper, text};
use xiangqi_arbiter::law::Library;
use xiangqi_arbiter::report::{Decided, Decision, GivenOutcome, Report};
use xiangqi_arbiter::store;
use xiangqi_arbiter::text::Lang;

/// The Jilin case, whose loss the committee changed to one foul.
fn decided(decided: Decided) -> Report {
    let mut report = appealed();
    report.decisions.truncate(1);
    report.decisions[0].decided = decided;
    report.decisions[0].seal = None;
    report.decisions[0].signed.clear();
    report
}

fn one_foul() -> Decided {
    Decided::Changed { outcome: GivenOutcome::Foul, charged: Some(Side::Black), ground: "4.1.3".to_owned() }
}

#[test]
fn last_deciding_decision_is_in_force() {
    let mut report = decided(one_foul());
    assert!(report.in_force().is_some());
    assert_eq!(report.result_in_force(), GivenOutcome::Foul);
    for later in [Decided::Pending, Decided::NotHeard] {
        report.decisions.push(Decision { decided: later, ..Decision::default() });
        assert_eq!(report.in_force(), report.decisions.first());
    }
    report.decisions.push(Decision { decided: Decided::Replayed, ..Decision::default() });
    assert_eq!(report.in_force(), report.decisions.last());
    assert_eq!(decided(Decided::Pending).in_force(), None);
    // What is upheld is the ruling appealed against.
    let upheld = decided(Decided::Upheld);
    let against = upheld.decisions[0].appeal.against.unwrap();
    assert_eq!(upheld.result_in_force(), upheld.rulings[against].outcome);
}

#[test]
fn changed_ruling_is_shown_and_announced_first() {
    let mut window = Window::showing(decided(one_foul()));
    assert!(window.shows("仲裁已改判：黑方犯规一次"));
    assert!(window.shows("以下是按记录推断的裁决"));
    assert!(!window.shows("宣布黑方负"), "that is not to be done any more");
    let top = |window: &Window, text: &str| window.harness.get_by_label(text).rect().top();
    let loss = window.harness.get_all_by_label("黑方判负").next().unwrap().rect();
    assert!(top(&window, "仲裁已改判：黑方犯规一次") < loss.top());
    assert!(loss.height() < window.harness.get_by_label("仲裁已改判：黑方犯规一次").rect().height());
    window.command(Command::Announce);
    assert!(window.has("仲裁已改判：黑方犯规一次") && window.has("黑方犯规一次，记入记录表。"));
    assert!(window.has("Appeal: changed to one foul on Black"));
    assert!(!window.shows("黑方判负") && !window.shows("黑方负"));
}

#[test]
fn paper_begins_with_decision() {
    let report = decided(one_foul());
    let library = Library::built_in().unwrap().with_law_of(report.event.law());
    let subject =
        Subject { report: &report, library: &library, digest: "-", program: xiangqi_arbiter::PROGRAM };
    for (languages, decision, record) in [
        (Languages::One(Lang::Zh), "仲裁已改判：黑方犯规一次", "按记录推断：黑方判负"),
        (Languages::One(Lang::En), "Appeal: changed to one foul on Black", "from the record: Black loses"),
    ] {
        let made = text(&paper(&subject, &Options { languages, ..Options::default() }));
        let all: Vec<_> = made.match_indices(decision).collect();
        assert!(all.len() >= 2, "on the first page and where it says what to do: {made}");
        assert!(!made.contains("宣布黑方负") && !made.contains("Announce that Black"), "{made}");
        let loss = made.find(record).unwrap_or_else(|| panic!("{made}"));
        assert!(all[0].0 < loss);
    }
}

#[test]
fn replay_and_resume_say_what_to_do() {
    for (what, headline, sentence) in [
        (Decided::Replayed, "仲裁已决定：重赛", "本局重新进行。"),
        (
            Decided::Resumed(Box::new(store::sample().unwrap().report.start)),
            "仲裁已决定：恢复比赛",
            "按决定所附的局面摆好棋盘，恢复对局。",
        ),
    ] {
        let window = Window::showing(decided(what));
        assert!(window.has(headline) && window.has(sentence));
    }
}

#[test]
fn undo_and_redo_stay_visible_with_broken_seal() {
    for size in [[1280.0, 800.0], [1090.0, 700.0]] {
        for lang in Lang::ALL {
            let mut report = appealed();
            report.timeline[0].note = "改过".to_owned();
            let view = Preferences { lang, ..Preferences::default() };
            let state = State::new(report, None, Arc::new(Library::built_in().unwrap()), view);
            let mut window = Window::of(state, |desk| desk);
            window.harness.set_size(size.into());
            window.harness.run();
            window.wait("not checked", |window| window.state().review.checked.is_some());
            window.harness.run();
            for command in [Command::Undo, Command::Redo] {
                let label = window.label(command);
                let rect = window.harness.get_all_by_role_and_label(Role::Button, &label).next();
                let rect = rect.unwrap_or_else(|| panic!("{label} at {size:?}")).rect();
                assert!(rect.left() > 0.0 && rect.right() < size[0] * 0.46, "{label}: {rect}");
            }
            let [set_up, record] = [Command::SetUp, Command::Record].map(|command| window.label(command));
            let left = window.harness.get_all_by_role_and_label(Role::Button, &set_up).next().unwrap().rect();
            let right =
                window.harness.get_all_by_role_and_label(Role::Button, &record).next().unwrap().rect();
            let undo = window.label(Command::Undo);
            let undo = window.harness.get_all_by_role_and_label(Role::Button, &undo).next().unwrap().rect();
            assert!(
                left.right() <= right.left() && right.right() <= undo.left(),
                "{lang:?} {size:?}: {undo}"
            );
        }
    }
}

/// A system without dialogs.
struct NoDialogs;

impl FilePicker for NoDialogs {
    fn may_be_missing(&self) -> bool {
        true
    }

    fn pick(&mut self, _: Request<'_>, reply: Reply) {
        reply(None);
    }
}

#[test]
fn picture_path_is_typed_without_file_dialog() {
    let library = Arc::new(Library::built_in().unwrap());
    let state = State::new(store::sample().unwrap().report, None, library, Preferences::default());
    let desk = App::new(state, Files::new(Box::new(NoDialogs)));
    let mut harness = Harness::builder()
        .with_size([1280.0, 800.0])
        .with_context_setup(App::install)
        .build_ui_state(crate::ui_harness::fill_window, desk);
    harness.state_mut().send(Message::Command(Command::Attach));
    harness.run();
    harness.run();
    let dialog = harness.state().state().dialog.clone();
    assert_eq!(dialog, Some(Dialog::Path(FileDialogKind::Attach, String::new())));
}

#[test]
fn typed_extension_decides_format() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = Window::jilin();
    let pdf = PaperChoice { format: PaperFormat::Pdf, ..PaperChoice::default() };
    for (typed, written, begins) in [
        ("c.html", "c.html", "<!DOCTYPE html>"),
        ("c.TXT", "c.TXT", "====="),
        ("第3.轮", "第3.轮.pdf", "%PDF-1.7"),
        ("c.doc", "c.doc.pdf", "%PDF-1.7"),
    ] {
        let path = folder.path().join(typed);
        window.send(Message::Picked(FileDialogKind::Paper(pdf), Some(path)));
        window.settle();
        assert_eq!(window.state().dialog, None, "{typed}");
        let bytes = std::fs::read(folder.path().join(written)).unwrap();
        assert!(bytes.to_ascii_lowercase().starts_with(begins.to_ascii_lowercase().as_bytes()), "{typed}");
    }
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 4);
}

#[test]
fn tour_mentions_jilin_only_when_shown() {
    let mut window = Window::start();
    window.command(Command::Tour);
    assert!(window.has("一份报告的样子") && !window.shows("黑方被将军，却摸了红马"));
    window.key(Modifiers::NONE, Key::Escape);
    assert!(window.front::<Tour>().is_none());
    assert!(!window.has("一份报告的样子"));
    let mut window = Window::jilin();
    window.command(Command::Tour);
    assert!(window.has("这是一个真实的例子"));
}

#[test]
fn typing_replaces_proposed_name() {
    let mut window = Window::jilin();
    window.send(Message::NoPicker(FileDialogKind::Paper(PaperChoice::default())));
    let Some(Dialog::Path(_, proposed)) = window.state().dialog.clone() else { panic!("no question") };
    assert!(proposed.ends_with(".pdf"));
    window.harness.run();
    window.harness.event(egui::Event::Text("甲.pdf".to_owned()));
    window.harness.run();
    let Some(Dialog::Path(_, typed)) = window.state().dialog.clone() else { panic!("no question") };
    assert_eq!(typed, "甲.pdf");
    window.send(Message::Answer(Answer::Cancel));
}
