//! What gets in nobody's way: what is said first, what Enter and letters do, what is said to be done.

use crate::ui_harness::Window;
use egui::accesskit::Role;
use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::Queryable as _;

use xiangqi::{START, Side, fen};
use xiangqi_arbiter::app::commands::Command;
use xiangqi_arbiter::app::event_form::{ActKind, EventDraft};
use xiangqi_arbiter::app::message::FileDialogKind;
use xiangqi_arbiter::app::overlay::Form;
use xiangqi_arbiter::app::preferences::Preferences;
use xiangqi_arbiter::app::state::{Mode, Moment, State};
use xiangqi_arbiter::app::timeline::NotNow;
use xiangqi_arbiter::incident::{Act, Actor, Certainty, Party, read_events};
use xiangqi_arbiter::law::{Level, Library};
use xiangqi_arbiter::report::{GivenOutcome, Report};
use xiangqi_arbiter::ruling::Outcome;
use xiangqi_arbiter::store;
use xiangqi_arbiter::text::{Lang, law};

const LINE: Role = Role::TextInput;

fn jilin_disputed() -> Window {
    let mut report = store::sample().unwrap().report;
    report.timeline[0].certainty = Certainty::Disputed(vec![Party::Black]);
    Window::showing(report)
}

#[test]
fn disputed_facts_are_decided_by_button_and_undone() {
    let mut window = jilin_disputed();
    assert!(window.shows("停钟，两名棋手都不要动棋子"));
    assert!(window.shows("黑方：违反行棋规定 0 次"));
    let before = window.report().timeline.clone();

    window.harness.get_by_label("认定如此：认定“黑方摸触红方七路马（c6）”").click_accesskit();
    window.harness.run();
    assert_eq!(window.report().timeline[0].certainty, Certainty::Established);
    assert!(!window.shows("取决于有争议的事实"));
    assert!(window.shows("黑方判负"));
    window.undo();
    assert_eq!(window.report().timeline, before);

    window.harness.get_by_label("认定如此：不认定“黑方摸触红方七路马（c6）”").click_accesskit();
    window.harness.run();
    let row = &window.report().timeline[0];
    assert_eq!((row.actor, &row.certainty), (Actor::Arbiter, &Certainty::Established));
    assert_eq!(row.act, Act::NotSo("黑方摸触红方七路马（c6）".to_owned()));
    assert_eq!(window.report().timeline.len(), before.len(), "the claim stays on record");
    assert_eq!(window.state().today().unwrap().ruling().unwrap().verdict.outcome, Outcome::None);
    window.undo();
    assert_eq!(window.report().timeline, before);
}

/// A check left unanswered at a national event, under a reading by which only the ground of the loss is open.
fn open_in_its_ground() -> Window {
    let mut sample = store::sample().unwrap().report;
    sample.event.set_level(Level::National);
    sample.timeline = read_events("release c4d5", Side::Black).unwrap();
    let library = Library::built_in().unwrap();
    for reading in &library.readings {
        let mut report = sample.clone();
        report.event.reading = library.cite_reading(&reading.id);
        let window = Window::showing(report);
        if window.shows("黑方判负（依据未定）") {
            return window;
        }
    }
    Window::showing(sample)
}

#[test]
fn ruling_open_only_in_ground_is_signed_with_result() {
    let mut window = open_in_its_ground();
    assert!(window.shows("黑方判负（依据未定）"), "no reading leaves the ground alone open");
    window.press("签署裁决");
    window.write(LINE, "裁决人", "甲");
    window.click("写入报告");
    let given = window.report().rulings.last().unwrap();
    assert_eq!((given.outcome, given.charged), (GivenOutcome::Loss, Some(Side::Black)));
    assert!(!given.ground.is_empty() && given.ground != "-", "{}", given.ground);
}

#[test]
fn finished_actions_are_reported() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("案.ron");
    let mut window = Window::jilin();
    window.press("签署裁决");
    window.type_over("裁决人", "");
    window.type_over("裁决人", "甲");
    assert!(!window.shows("写明由谁裁决"));
    window.click("写入报告");
    assert!(window.shows("已写入报告"));
    window.answer_next(FileDialogKind::Save, &path);
    window.command(Command::Save);
    window.settle();
    assert!(window.shows(&format!("已保存到 {}", path.display())));
    for _ in 0..40 {
        window.harness.step();
    }
    assert!(!window.shows("已保存到"), "it is said for some seconds");
}

#[test]
fn empty_report_has_no_verdict_and_no_save() {
    let mut window = Window::start();
    assert!(window.shows("三步得裁决"));
    assert!(!window.shows("● 未保存"));
    window.click("h2 红炮");
    assert!(!window.shows("三步得裁决"));
    assert!(window.shows("● 未保存"));
}

#[test]
fn last_move_names_moving_side() {
    let mut report = Window::start().report().clone();
    report.start = fen::read(START).unwrap().setup;
    // Black moves first, out of turn.
    report.moves = vec!["h7e7".parse().unwrap()];
    let window = Window::showing(report);
    assert!(window.shows("黑方 炮8平5"));
    assert!(!window.shows("红方 炮8平5"));
}

#[test]
fn enter_chooses_default_answer() {
    let mut window = Window::jilin();
    window.set(|view| view.moment = Some(Moment::Event(0)));
    window.click("e9 黑将");
    assert!(window.front::<NotNow>().is_some());
    window.key(Modifiers::NONE, Key::Enter);
    assert!(window.front::<NotNow>().is_none());
    assert_eq!(window.state().view.moment, None, "back to now");
    assert_eq!(window.report().timeline.len(), 1);
}

#[test]
fn enter_in_multiline_field_adds_line() {
    let mut window = Window::jilin();
    window.open(Form::new(EventDraft::of_kind(ActKind::Words, &window.report().clone())));
    window.write(Role::MultilineTextInput, "文字", "听双方陈述");
    window.key(Modifiers::NONE, Key::Enter);
    assert!(window.front::<Form<EventDraft>>().is_some(), "the field keeps the key");
    assert_eq!(window.report().timeline.len(), 1);
}

#[test]
fn minutes_field_takes_typing_and_enter() {
    let mut window = Window::jilin();
    window.open(Form::new(EventDraft::of_kind(ActKind::Late, &window.report().clone())));
    window.harness.run();
    window.harness.event(Event::Text("12".into()));
    window.harness.run();
    assert!(window.front::<Form<EventDraft>>().unwrap().draft.minutes == "12");
    window.key(Modifiers::NONE, Key::Enter);
    assert!(window.front::<Form<EventDraft>>().is_none());
    assert_eq!(window.report().timeline.len(), 2);
}

#[test]
fn letters_type_a_move_in_game_view() {
    let mut window = Window::start();
    // A keyboard sends both at once.
    let (key, modifiers) = (Key::M, Modifiers::NONE);
    let pressed = Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers };
    window.harness.input_mut().events.extend([pressed, Event::Text("m".into())]);
    window.harness.run();
    assert_eq!(window.state().view.mode, Mode::Replay);
    assert_eq!(window.state().view.entry.text, "", "the letter was a command");
    window.harness.key_press(Key::R);
    window.harness.event(Event::Text("R".into()));
    window.harness.run();
    assert_eq!(window.state().view.mode, Mode::Replay);
    assert_eq!(window.state().view.entry.text, "R");
    window.harness.event(Event::Text("9".into()));
    window.harness.run();
    assert_eq!(window.state().view.entry.text, "R9", "the field has the keyboard");
}

#[test]
fn second_menu_opens_with_one_click() {
    let mut window = Window::jilin();
    window.press("文件");
    assert!(window.shows("另存为…"));
    window.press("编辑");
    assert!(!window.shows("另存为…"));
    assert!(window.shows("按路径添加图片"));
    window.press("文件");
    assert!(window.shows("另存为…"));
    window.press("文件");
    assert!(!window.shows("另存为…"));
}

#[test]
fn limits_are_complete_sentences() {
    assert_eq!(law::limit(Some(2), Lang::En), "two lose the game");
    assert_eq!(law::limit(Some(1), Lang::En), "one loses the game");
    assert_eq!(law::limit(Some(2), Lang::Zh), "2 次判负");
}

#[test]
fn clause_search_lists_title_matches_first() {
    let library = Library::built_in().unwrap();
    let browser = xiangqi_arbiter::app::clauses::Browser { query: "自杀".to_owned(), ..Default::default() };
    let found = browser.found(&library);
    let named = |clause: &xiangqi_arbiter::law::Clause| clause.title.zh.contains("自杀");
    assert!(found.iter().any(|text| text.clauses.iter().any(|clause| named(clause))));
    for text in &found {
        let titles: Vec<bool> = text.clauses.iter().map(|clause| named(clause)).collect();
        assert!(titles.is_sorted_by(|one, other| one >= other), "{titles:?}");
    }
    assert!(named(found[0].clauses[0]));
}

#[test]
fn blank_report_is_not_dirty() {
    let library = std::sync::Arc::new(Library::built_in().unwrap());
    let [book, reading] =
        [library.cite_rulebook(&library.rulebooks[0].id), library.cite_reading(&library.readings[0].id)];
    let report = Report::new(book, reading);
    let state = State::new(report, None, library, Preferences::default());
    assert!(!Window::of(state, |desk| desk).shows("● 未保存"));
}
