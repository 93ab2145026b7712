//! The review room: it shows what was recorded beside what follows today, tries other law, says what sealed has
//! changed, finds earlier cases, and never changes the report.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use crate::appeal::{appealed, disputed};
use crate::ui_harness::Window;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use xiangqi::{Side, Square};
use xiangqi_arbiter::app::board::gesture::Gesture;
use xiangqi_arbiter::app::commands::Command;
use xiangqi_arbiter::app::edit::Edit;
use xiangqi_arbiter::app::event_form::EventDraft;
use xiangqi_arbiter::app::exhibits::image_view::Viewer;
use xiangqi_arbiter::app::field::Field;
use xiangqi_arbiter::app::file_stamp::FileStamp;
use xiangqi_arbiter::app::jobs::Cancel;
use xiangqi_arbiter::app::message::{AfterSave, Dialog, Effect, Message};
use xiangqi_arbiter::app::overlay::Form;
use xiangqi_arbiter::app::preferences::Preferences;
use xiangqi_arbiter::app::review::{Choice, ReviewJob, ReviewMessage, Room, Tab};
use xiangqi_arbiter::app::state::{Moment, State, View};
use xiangqi_arbiter::app::update::update;
use xiangqi_arbiter::digest::Digest;
use xiangqi_arbiter::incident::Actor;
use xiangqi_arbiter::law::{Level, Library};
use xiangqi_arbiter::report::{GivenOutcome, Report, RulingGiven, Stage};
use xiangqi_arbiter::ruling::{DisputedFact, Outcome};
use xiangqi_arbiter::store::archive::Progress;
use xiangqi_arbiter::store::format::write;
use xiangqi_arbiter::store::sample;
use xiangqi_arbiter::text::Lang;

fn at(square: &str) -> Square {
    square.parse().unwrap()
}

fn said(window: &mut Window, said: ReviewMessage) {
    window.send(Message::Review(said));
}

fn room(window: &Window) -> &Room {
    window.state().view.review.as_ref().unwrap()
}

fn checked(window: &mut Window) {
    window.wait("the report is not looked through", |window| {
        let state = window.state();
        let checked = state.review.checked.as_ref();
        checked.is_some_and(|checked| Arc::ptr_eq(&checked.report, state.history.report()))
    });
    // What was found is drawn.
    window.harness.run();
}

/// The outcome of the trial, or of the record where nothing is tried.
fn outcome(window: &Window) -> Option<Outcome> {
    let tried = room(window).worked.as_ref().unwrap().tried.as_ref().ok()?;
    tried.ruling().map(|ruling| ruling.verdict.outcome)
}

#[test]
fn review_never_changes_report() {
    let mut window = Window::showing(disputed());
    window.key(Modifiers::NONE, Key::F8);
    assert!(window.state().reviewing());
    assert!(window.shows("只读"));
    let (before, revision) = (window.report().clone(), window.state().history.revision());
    let fact = DisputedFact::Happened(0);
    let looks: [fn(&mut View); 15] = [
        |view| view.show_tab(Tab::Given),
        |view| view.show_tab(Tab::Seals),
        |view| view.show_tab(Tab::Precedents),
        |view| view.show_tab(Tab::Ruling),
        |view| view.moment = Some(Moment::Ply(0)),
        |view| view.moment = Some(Moment::Event(7)),
        |view| view.front.open(Viewer::of(9)),
        |view| view.front.open(Form::new(EventDraft::new(Actor::Arbiter))),
        |view| view.try_law(Choice::Rulebook("cn-2020".to_owned())),
        |view| view.try_law(Choice::Rulebook("no such".to_owned())),
        |view| view.try_law(Choice::Reading("bare-text".to_owned())),
        |view| view.try_law(Choice::Regulation(Some("usual-practice".to_owned()))),
        |view| view.try_law(Choice::Level(Level::National)),
        |view| view.try_fact(DisputedFact::CameAfter(5), Some(false)),
        |view| view.review.as_mut().unwrap().back(&sample().unwrap().report),
    ];
    for (at, look) in looks.into_iter().enumerate() {
        window.set(look);
        assert_eq!(window.report(), &before, "{at}");
        assert_eq!(window.state().history.revision(), revision, "{at}");
    }
    assert!(window.front::<Form<EventDraft>>().is_none(), "nothing is filled in");
    for so in [Some(true), Some(false), None] {
        window.set(move |view| view.try_fact(fact, so));
        assert_eq!(window.report(), &before, "{so:?}");
    }
    for command in [Command::FirstMove, Command::NextMove, Command::PreviousMove, Command::LastMove] {
        window.command(command);
        assert_eq!(window.report(), &before, "{command:?}");
    }
    for message in [
        ReviewMessage::Search,
        ReviewMessage::SearchElsewhere,
        ReviewMessage::Progress(Cancel::default(), Progress::default()),
        ReviewMessage::Searched(Cancel::default(), Err(String::new())),
        ReviewMessage::Check,
        ReviewMessage::Enter(Tab::Given),
    ] {
        said(&mut window, message.clone());
        assert_eq!(window.report(), &before, "{message:?}");
        assert_eq!(window.state().history.revision(), revision, "{message:?}");
    }
    // Nor does what comes from elsewhere: a hand on the board, a dropped file, a command, a field.
    for message in [
        Message::Gesture(Gesture::Touch(at("c6"))),
        Message::Edit(Edit::Write(Field::Remarks, "x".to_owned())),
        Message::PastedRecord("炮二平五".to_owned()),
        Message::Dropped(vec![PathBuf::from("a.png")]),
        Message::Edit(Edit::MoveEvent(0, 0)),
        Message::Command(Command::RemoveSelected),
        Message::Command(Command::Undo),
        Message::Command(Command::Sign),
        Message::Command(Command::SetUp),
    ] {
        window.send(message);
    }
    // And clicks all over the board do nothing.
    for x in 0..6 {
        for y in 0..6 {
            let place = egui::pos2(60.0 + 60.0 * x as f32, 110.0 + 70.0 * y as f32);
            window.harness.hover_at(place);
            window.harness.drag_at(place);
            window.harness.run();
            window.harness.drop_at(place);
            window.harness.run();
        }
    }
    assert_eq!(window.report(), &before);
    assert_eq!(window.state().history.revision(), revision);
    // Outside the room the same hand is recorded.
    window.key(Modifiers::NONE, Key::Escape);
    assert!(!window.state().reviewing());
    window.send(Message::Gesture(Gesture::Touch(at("g9"))));
    assert_ne!(window.report(), &before);
}

#[test]
fn review_steps_by_keys_and_clicks() {
    let mut window = Window::jilin();
    window.command(Command::Review);
    let shown =
        |window: &Window| (window.state().moment(), window.state().scene().board.get(at("i9")).is_some());
    assert_eq!(shown(&window), (Moment::Event(0), true));
    window.key(Modifiers::NONE, Key::ArrowLeft);
    assert_eq!(shown(&window), (Moment::Ply(1), true));
    window.key(Modifiers::NONE, Key::ArrowLeft);
    assert_eq!(shown(&window), (Moment::Ply(0), false), "the cannon has not come to i9 yet");
    window.key(Modifiers::NONE, Key::ArrowLeft);
    assert_eq!(shown(&window), (Moment::Ply(0), false));
    window.key(Modifiers::NONE, Key::End);
    assert_eq!(shown(&window).0, Moment::Event(0));
    window.key(Modifiers::NONE, Key::Home);
    assert_eq!(shown(&window).0, Moment::Ply(0));
    window.key(Modifiers::NONE, Key::ArrowRight);
    assert_eq!(shown(&window), (Moment::Ply(1), true));
    assert!(window.shows("第 2 / 3 步"));
    window.press("第 1 行 黑方摸触红方七路马（c6）");
    assert_eq!(shown(&window).0, Moment::Event(0));
    window.press("第 1 回合 红方 炮一进四，将军");
    assert_eq!(shown(&window).0, Moment::Ply(1));
    // The ruling on the touch stands on the board only once it has happened.
    assert!(window.state().scene().ruling.as_ref().unwrap().touched.is_empty());
    window.click("到经过的末尾 End");
    assert_eq!(window.state().scene().ruling.as_ref().unwrap().touched[0].square, at("c6"));
}

#[test]
fn recorded_ruling_is_beside_current_one() {
    let mut report = appealed();
    report.rulings[1].rulebook.digest = "0".repeat(64);
    let mut window = Window::showing(report);
    checked(&mut window);
    said(&mut window, ReviewMessage::Enter(Tab::Given));
    // On site lost by 5.2 with 4.1.3, as the article's reading says today; the chief arbiter gave one foul.
    assert_eq!(window.harness.query_all_by_label("一致").count(), 1);
    assert_eq!(window.harness.query_all_by_label("不同：结果").count(), 1);
    assert!(window.shows("当时用的程序是 xiangqi-arbiter 0.0.9"));
    assert!(window.shows("00000000"));
    // The decision with all that belongs to it.
    for text in [
        "改判：黑方犯规一次（依据 5.2）",
        "黑方领队",
        "针对现场裁判王裁判",
        "在期限内（30 分钟内，用 15 分钟）",
        "500 元",
        "回避：与红方同队",
        "认定如记录",
        "赞成 1，反对 1，弃权 0",
        "丁：应维持原判。",
    ] {
        assert!(window.shows(text), "{text}");
    }
}

#[test]
fn broken_seal_is_shown_with_changed_row() {
    let mut report = appealed();
    let mut window = Window::showing(report.clone());
    checked(&mut window);
    assert!(window.shows("封存 3 项，签名 1 个，均与记录相符。"));
    assert!(!window.shows("封存之后有改动"));

    report.timeline[0].note = "离手了".to_owned();
    let mut window = Window::showing(report);
    checked(&mut window);
    assert!(window.shows("封存之后有改动（3）"));
    let named = "“经过”在现场裁判王裁判于 2015-08-02 14:05 的裁决（第 1 项）之后有改动。改动的是第 1 行。";
    assert!(window.has(named));
    assert!(!window.shows("均与记录相符"));
    // It stays while the desk is used, and goes with what broke it.
    window.command(Command::Flip);
    assert!(window.has(named));
    window.click("去复核");
    assert_eq!(room(&window).tab, Tab::Seals);
    for of in ["现场裁判王裁判", "裁判长李裁判长", "仲裁委员会"] {
        assert!(window.shows(&format!("“经过”在{of}于")), "{of}");
    }
    window.click("返回裁判台");
    window.send(Message::Edit(Edit::Write(Field::EventNote(0), "没有离手".to_owned())));
    checked(&mut window);
    assert!(!window.has(named));
    assert!(window.shows("均与记录相符"));
}

#[test]
fn seals_are_verified_in_background() {
    let library = Arc::new(Library::built_in().unwrap());
    let mut state = State::new(appealed(), None, library, Preferences::default());
    let effects = update(&mut state, Message::Review(ReviewMessage::Check));
    assert!(matches!(effects.as_slice(), [Effect::Review(ReviewJob::Check(..))]));
    assert!(state.review.checked.is_none());
    // One at a time, however often it is asked.
    assert_eq!(update(&mut state, Message::Review(ReviewMessage::Check)), []);
    // An answer about an older state of the report is taken, and the newer one asked about.
    let Some(Effect::Review(job)) = effects.into_iter().next() else { panic!() };
    update(&mut state, Message::Edit(Edit::Write(Field::Remarks, "x".to_owned())));
    let told = Mutex::new(Vec::new());
    job.run(Lang::Zh, |said| told.lock().unwrap().push(said));
    for said in told.into_inner().unwrap() {
        update(&mut state, Message::Review(said));
    }
    assert!(state.review.checked.is_some());
    assert!(state.review.is_behind(&state.history));
}

#[test]
fn trial_law_changes_verdict_not_report() {
    let mut window = Window::jilin();
    window.command(Command::Review);
    let (before, revision) = (window.report().clone(), window.state().history.revision());
    assert_eq!(outcome(&window), Some(Outcome::Loss));
    assert!(!window.has("试看，不改记录"));
    window.click("解释 原文作者");
    window.harness.get_by_role_and_label(egui::accesskit::Role::ListBoxOption, "合法能动").click();
    window.harness.run();
    // By that reading a piece that cannot be taken legally costs one foul.
    assert_eq!(outcome(&window), Some(Outcome::Foul));
    assert!(window.shows("试看，不改记录"));
    assert!(window.shows("按记录：黑方判负"));
    assert!(window.shows("结果与按记录不同。"));
    assert!(window.shows("解释：原文作者 → 合法能动"));
    // The readings differ, and not the texts: what differs is named, and nothing that reads the same twice.
    assert!(window.shows("吃了送将也算能吃：当前“是”，这里“否”"));
    assert!(!window.shows("没有另作规定"));
    assert_eq!((window.report(), window.state().history.revision()), (&before, revision));
    assert_eq!(window.state().today().unwrap().ruling().unwrap().verdict.outcome, Outcome::Loss);
    // Escape closes a list, and not the room with it.
    window.click("级别 省级及以下");
    window.key(Modifiers::NONE, Key::Escape);
    assert!(window.state().reviewing());
    window.click("回到记录");
    assert_eq!(outcome(&window), Some(Outcome::Loss));
    assert!(!window.shows("试看，不改记录"));
}

#[test]
fn disputed_facts_can_be_tried_both_ways() {
    let mut window = Window::showing(disputed());
    window.command(Command::Review);
    let before = window.report().clone();
    assert_eq!(outcome(&window), None);
    window.click("1  黑方摸触红方七路马（c6） 属实");
    assert_eq!(outcome(&window), Some(Outcome::Loss));
    window.click("1  黑方摸触红方七路马（c6） 不属实");
    assert_eq!(outcome(&window), Some(Outcome::None));
    assert!(window.state().scene().ruling.as_ref().unwrap().touched.is_empty());
    window.click("1  黑方摸触红方七路马（c6） 未定");
    assert_eq!(outcome(&window), None);
    assert!(!room(&window).is_trial(window.report()));
    assert_eq!(window.report(), &before);
}

fn ruled(outcome: GivenOutcome, name: &str) -> Report {
    let mut report = sample().unwrap().report;
    report.exhibits.clear();
    report.event.name = name.to_owned();
    report.rulings = vec![RulingGiven {
        stage: Stage::ChiefArbiter,
        outcome,
        charged: Some(Side::Black),
        ground: "5.2".to_owned(),
        ..RulingGiven::default()
    }];
    report
}

fn put(folder: &Path, name: &str, report: &Report) -> PathBuf {
    let path = folder.join(name);
    std::fs::write(&path, write(report).unwrap()).unwrap();
    path
}

/// The window for a report in a folder with three like it, of which one was ruled otherwise.
fn with_precedents(folder: &Path) -> (Window, PathBuf) {
    put(folder, "a.ron", &ruled(GivenOutcome::Loss, "甲杯"));
    put(folder, "b.ron", &ruled(GivenOutcome::Loss, "乙杯"));
    let other = put(folder, "c.ron", &ruled(GivenOutcome::Foul, "丙杯"));
    let own = ruled(GivenOutcome::Loss, "本案");
    let path = put(folder, "own.ron", &own);
    let file = FileStamp { digest: Digest::of(&std::fs::read(&path).unwrap()), path };
    let library = Arc::new(Library::built_in().unwrap());
    let state = State::new(own, Some(file), library, Preferences::default());
    (Window::of(state, |desk| desk), other)
}

fn searched(window: &mut Window) {
    window.wait("nothing is found", |window| {
        room(window).search.as_ref().is_some_and(|search| search.found.is_some())
    });
}

#[test]
fn precedents_are_found_and_differing_one_marked() {
    let folder = tempfile::tempdir().unwrap();
    let (mut window, other) = with_precedents(folder.path());
    window.command(Command::Precedents);
    assert_eq!(room(&window).tab, Tab::Precedents);
    searched(&mut window);
    let found = room(&window).search.as_ref().unwrap().found.as_ref().unwrap().as_ref().unwrap();
    let mut names: Vec<&str> = found.alike.iter().map(|one| one.summary.event.as_str()).collect();
    names.sort_unstable();
    assert_eq!(names, ["丙杯", "乙杯", "甲杯"], "the report itself is not among them");
    let unlike: Vec<&str> =
        (0..3).filter(|&n| found.is_unlike_most(n)).map(|n| found.alike[n].summary.event.as_str()).collect();
    assert_eq!(unlike, ["丙杯"]);
    assert!(window.has("相似的案例裁决不一，请留意。"));
    assert!(window.shows("2 份，"));
    assert!(window.has("与多数不同"));
    assert!(window.shows("同引条文 5.2"));
    // A click opens it.
    window.harness.get_by_label("打开这份报告 丙杯　2015-08").click_accesskit();
    window.harness.run();
    window.settle();
    assert_eq!(window.report().event.name, "丙杯");
    assert_eq!(
        window.state().path().map(|path| path.canonicalize().unwrap()),
        Some(other.canonicalize().unwrap())
    );
    assert!(!window.state().reviewing());
}

#[test]
fn opening_precedent_asks_about_unsaved_changes() {
    let folder = tempfile::tempdir().unwrap();
    let (mut window, _) = with_precedents(folder.path());
    window.send(Message::Edit(Edit::Write(Field::Remarks, "新".to_owned())));
    window.command(Command::Precedents);
    searched(&mut window);
    window.click("打开这份报告 甲杯　2015-08");
    assert!(matches!(&window.state().dialog, Some(Dialog::Unsaved(AfterSave::Open(_)))));
    assert_eq!(window.report().remarks, "新");
}

#[test]
fn stopped_search_says_so() {
    let folder = tempfile::tempdir().unwrap();
    put(folder.path(), "a.ron", &ruled(GivenOutcome::Loss, "甲杯"));
    let cancel = Cancel::default();
    cancel.stop();
    let job = ReviewJob::Search {
        of: Arc::new(ruled(GivenOutcome::Loss, "本案")),
        own: None,
        folder: folder.path().to_owned(),
        library: Arc::new(Library::built_in().unwrap()),
        cancel: cancel.clone(),
    };
    let told = Mutex::new(Vec::new());
    job.run(Lang::Zh, |said| told.lock().unwrap().push(said));
    let told = told.into_inner().unwrap();
    let Some(ReviewMessage::Searched(of, Ok(found))) = told.last() else { panic!("{told:?}") };
    assert_eq!(*of, cancel);
    assert!(found.stopped && found.alike.is_empty());
}

#[test]
fn missing_precedent_folder_is_named() {
    let job = ReviewJob::Search {
        of: Arc::new(ruled(GivenOutcome::Loss, "本案")),
        own: None,
        folder: PathBuf::from("no/such/folder"),
        library: Arc::new(Library::built_in().unwrap()),
        cancel: Cancel::default(),
    };
    let told = Mutex::new(Vec::new());
    job.run(Lang::Zh, |said| told.lock().unwrap().push(said));
    let told = told.into_inner().unwrap();
    assert!(
        matches!(told.last(), Some(ReviewMessage::Searched(_, Err(why))) if why.contains("no/such/folder"))
    );
}
