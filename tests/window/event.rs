//! The event: what new reports keep of it, its pairings, earlier fouls in it; the first steps; what the palette finds.

use std::path::Path;
use std::sync::Arc;

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use xiangqi::Side;
use xiangqi_arbiter::app::COMMANDS;
use xiangqi_arbiter::app::commands::Command;
use xiangqi_arbiter::app::event::view::EventRoom;
use xiangqi_arbiter::app::event::{EarlierFouls, EventMessage};
use xiangqi_arbiter::app::event_form::ActKind;
use xiangqi_arbiter::app::file_stamp::{FileSeen, FileStamp};
use xiangqi_arbiter::app::message::{FileDialogKind, Message};
use xiangqi_arbiter::app::overlay::Form;
use xiangqi_arbiter::app::palette::{Finder, Target};
use xiangqi_arbiter::app::preferences::Preferences;
use xiangqi_arbiter::app::ruling_form::RulingDraft;
use xiangqi_arbiter::app::state::{Mode, State};
use xiangqi_arbiter::app::tour::Tour;
use xiangqi_arbiter::digest::Digest;
use xiangqi_arbiter::law::{Level, Library};
use xiangqi_arbiter::report::{Arbiter, FoulClass, FoulRow, Report, Role as ArbiterRole, Stage};
use xiangqi_arbiter::store;
use xiangqi_arbiter::text::Lang;

use crate::ui_harness::Window;

const LIST: &str = "第1轮对阵表\n台次\t红方\t单位\t黑方\t单位\n1\t甲\t长春\t乙\t吉林\n2\t丙\t四平\t丁\t通化\n3\t戊\t白山\t\t\n";

fn of_city_event() -> Report {
    let library = Library::built_in().unwrap();
    let mut report = store::sample().unwrap().report;
    report.event.name = "市锦标赛".to_owned();
    report.event.date = "2026-12-01".to_owned();
    report.event.set_level(Level::National);
    report.event.rulebook = library.cite_rulebook("cn-2020");
    report.event.reading = library.cite_reading("author");
    report.arbiters = vec![Arbiter { name: "王裁判".to_owned(), role: ArbiterRole::Chief }];
    report
}

/// The window of a report that is kept in a file.
fn kept(report: &Report, path: &Path) -> Window {
    let digest = store::save(path, report, None).unwrap();
    let file = FileStamp { path: path.to_owned(), digest };
    let library = Arc::new(Library::built_in().unwrap());
    Window::of(State::new(report.clone(), Some(file), library, Preferences::default()), |app| app)
}

#[test]
fn a_new_report_keeps_the_event_and_says_so() {
    let before = of_city_event();
    let mut window = Window::showing(before.clone());
    window.command(Command::New);
    let event = &window.report().event;
    assert_eq!(
        (&event.name, &event.date, event.level()),
        (&before.event.name, &before.event.date, Level::National)
    );
    let of = &before.event;
    assert_eq!(
        (&event.rulebook, &event.reading, &event.regulation),
        (&of.rulebook, &of.reading, &of.regulation)
    );
    assert_eq!(window.report().arbiters, before.arbiters);
    assert!(window.report().timeline.is_empty() && window.report().players.red.name.is_empty());
    assert_eq!((event.round.as_str(), event.table.as_str()), ("", ""));
    assert!(window.shows("沿用了“市锦标赛”的赛事、规则和裁判"));
    window.command(Command::NewEvent);
    assert_eq!((window.report().event.name.as_str(), window.report().arbiters.len()), ("", 0));
    assert_ne!(window.report().event.rulebook.id, "cn-2020");
}

#[test]
fn the_built_in_case_is_nobodys_event() {
    let mut window = Window::jilin();
    window.command(Command::New);
    assert_eq!((window.report().event.name.as_str(), window.report().arbiters.len()), ("", 0));
    assert!(!window.shows("沿用了"));
}

#[test]
fn a_pasted_list_fills_in_both_players_and_names_what_was_not_understood() {
    let mut window = Window::showing(of_city_event());
    window.command(Command::New);
    window.command(Command::Event);
    window.press("用这份报告的赛事");
    window.press("粘贴对阵表");
    window.write(Role::MultilineTextInput, "粘贴对阵表", LIST);
    window.press("读入");
    window.settle();
    assert!(window.shows("读入 4 名棋手、2 局"));
    assert!(window.shows("第 5 行“3 戊 白山”：缺一方的姓名"));
    window.press("2 台　丙（四平） — 丁（通化）");
    let report = window.report();
    assert_eq!((report.event.round.as_str(), report.event.table.as_str()), ("1", "2"));
    assert_eq!((report.players.red.name.as_str(), report.players.red.team.as_str()), ("丙", "四平"));
    assert_eq!((report.players.black.name.as_str(), report.players.black.team.as_str()), ("丁", "通化"));
    assert!(window.front::<EventRoom>().is_none());
    window.undo();
    assert_eq!(window.report().players.red.name, "");
    // The event stays for the next report, whatever is opened in between.
    window.command(Command::New);
    assert_eq!(window.state().event.at_work.as_ref().unwrap().pairings.len(), 2);
    assert_eq!(window.report().event.name, "市锦标赛");
}

#[test]
fn an_event_file_is_saved_opened_and_read_from_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let (list, file) = (folder.path().join("对阵.csv"), folder.path().join("赛事.ron"));
    let (gbk, _, _) = encoding_rs::GBK.encode(LIST);
    std::fs::write(&list, &gbk).unwrap();
    let mut window = Window::showing(of_city_event());
    window.answer_next(FileDialogKind::PairingList, &list);
    window.send(Message::Ask(FileDialogKind::PairingList));
    window.settle();
    assert_eq!(window.state().event.at_work.as_ref().unwrap().pairings.len(), 2);
    window.answer_next(FileDialogKind::SaveEvent, &file);
    window.send(Message::Ask(FileDialogKind::SaveEvent));
    window.settle();
    assert!(window.state().event.is_saved());
    let saved = store::load_event(&file).unwrap();
    assert_eq!(saved.event.info.name, "市锦标赛");
    window.send(Message::Event(EventMessage::End));
    assert!(window.state().event.at_work.is_none());
    window.answer_next(FileDialogKind::OpenEvent, &file);
    window.send(Message::Ask(FileDialogKind::OpenEvent));
    window.settle();
    assert_eq!(window.state().event.at_work.as_deref(), Some(&saved.event));
    // What others write is not written over.
    std::fs::write(&file, "others").unwrap();
    window.send(Message::Event(EventMessage::Begin));
    window.answer_next(FileDialogKind::OpenEvent, &file);
    window.send(Message::Ask(FileDialogKind::OpenEvent));
    window.settle();
    assert!(window.state().dialog.is_some());
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "others");
}

#[test]
fn earlier_fouls_of_the_players_are_proposed_with_their_source_and_count_once_entered() {
    let folder = tempfile::tempdir().unwrap();
    let mut earlier = of_city_event();
    (earlier.event.round, earlier.event.table) = ("1".to_owned(), "7".to_owned());
    earlier.players.red.name = "别人".to_owned();
    earlier.players.black.name = "甲".to_owned();
    earlier.foul_sheet = vec![FoulRow {
        side: Side::Black,
        class: FoulClass::Breach,
        clause: "4.1.8".to_owned(),
        moment: "14:05".to_owned(),
        note: String::new(),
    }];
    earlier.rulings.clear();
    earlier.decisions.clear();
    store::save(&folder.path().join("first.ron"), &earlier, None).unwrap();
    // Another event of the same player says nothing here.
    let mut elsewhere = earlier.clone();
    elsewhere.event.name = "别的比赛".to_owned();
    store::save(&folder.path().join("elsewhere.ron"), &elsewhere, None).unwrap();
    let mut report = of_city_event();
    report.players.red.name = "甲".to_owned();
    report.foul_sheet.clear();
    let mut window = kept(&report, &folder.path().join("now.ron"));
    window.send(Message::Event(EventMessage::SearchFouls));
    window.wait("nothing is proposed", |window| window.front::<EarlierFouls>().is_some());
    let proposed = window.front::<EarlierFouls>().unwrap().0.clone();
    assert_eq!(proposed.len(), 1);
    let one = &proposed[0];
    assert_eq!((one.row.side, one.of_this_game, one.chosen), (Side::Red, false, false));
    assert!(
        one.row.note.contains("第 1 轮第 7 台") && one.row.note.contains("first.ron"),
        "{}",
        one.row.note
    );
    assert!(window.shows("另一局的犯规"));
    assert!(window.report().foul_sheet.is_empty());
    let label = format!("红方 甲：{}", "违反行棋规定");
    window.harness.get_by_label_contains(&label).click();
    window.harness.run();
    window.press("记入犯规表");
    assert_eq!(window.report().foul_sheet, std::slice::from_ref(&one.row));
    assert_eq!(window.report().tally_before().red.breaches, 1);
}

#[test]
fn nothing_recorded_shows_three_steps_and_no_verdict() {
    let mut window = Window::start();
    for text in ["三步得裁决", "1　局面", "2　级别和规则", "3　记下发生的事"] {
        assert!(window.shows(text), "{text}");
    }
    for text in ["换一种解释", "各种解释结果相同", "须注意", "没有摸子的义务"] {
        assert!(!window.shows(text), "{text}");
    }
    assert!(!COMMANDS.enabled(Command::Sign, window.state()));
    window.press("级别和规则：全国比赛");
    assert_eq!(window.report().event.level(), Level::National);
    window.press("局面：摆局面");
    assert_eq!(window.state().view.mode, Mode::SetUp);
    window.command(Command::Record);
    window.press("记下发生的事：记一件事…");
    assert!(window.state().view.front.has_form());
}

#[test]
fn enter_walks_through_the_tour() {
    let mut window = Window::jilin();
    window.open(Tour::default());
    for _ in 0..4 {
        window.key(Modifiers::NONE, Key::Enter);
        assert!(window.front::<Tour>().is_some());
    }
    window.key(Modifiers::NONE, Key::Enter);
    assert!(window.front::<Tour>().is_none());
}

#[test]
fn the_ruling_form_begins_with_the_chief_arbiter() {
    let mut window = Window::showing(of_city_event());
    window.command(Command::Sign);
    let given = &window.front::<Form<RulingDraft>>().unwrap().draft.given;
    assert_eq!((given.by.as_str(), given.stage), ("王裁判", Stage::ChiefArbiter));
}

#[test]
fn what_was_said_of_a_ruling_goes_with_it() {
    let mut window = Window::showing(of_city_event());
    window.command(Command::Sign);
    window.press("写入报告");
    assert!(window.shows("已写入报告，列在"));
    window.undo();
    assert!(!window.shows("已写入报告，列在"));
}

#[test]
fn a_file_changed_by_another_program_is_told_while_it_is_open() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.ron");
    let mut window = kept(&of_city_event(), &path);
    assert_eq!(window.state().file_seen, FileSeen::Same);
    let mut others = of_city_event();
    others.remarks = "写在别处".to_owned();
    let text = store::format::write(&others).unwrap();
    std::fs::write(&path, &text).unwrap();
    window.wait("the change is not seen", |window| window.state().file_seen == FileSeen::Changed);
    assert!(window.shows("已被别的程序改动"));
    window.press("重新打开");
    window.settle();
    assert_eq!((window.report().remarks.as_str(), window.state().file_seen), ("写在别处", FileSeen::Same));
    assert_eq!(window.state().file.as_ref().unwrap().digest, Digest::of(text.as_bytes()));
    std::fs::remove_file(&path).unwrap();
    window.wait("nothing is missed", |window| window.state().file_seen == FileSeen::Gone);
    assert!(window.shows("不见了"));
}

#[test]
fn the_palette_finds_by_other_words_initials_and_wording() {
    let window = Window::jilin();
    let first = |query: &str| {
        Finder::of(query).found(&COMMANDS, window.state()).into_iter().next().map(|one| one.target)
    };
    for (query, command) in [
        ("打印", Command::Paper),
        ("print", Command::Paper),
        ("PDF", Command::Paper),
        ("粘贴", Command::Paste),
        ("fzqpt", Command::CopyBoard),
        ("棋例", Command::Repetition),
        ("对阵", Command::Event),
    ] {
        assert_eq!(first(query), Some(Target::Command(command)), "{query}");
    }
    let has = |query: &str, target: &Target| {
        Finder::of(query).found(&COMMANDS, window.state()).iter().any(|one| one.target == *target)
    };
    for (query, kind) in [
        ("超时", ActKind::FlagFall),
        ("cs", ActKind::FlagFall),
        ("悔棋", ActKind::TakeBack),
        ("takeback", ActKind::TakeBack),
        ("长将", ActKind::ClaimRepetition),
        ("cj", ActKind::ClaimRepetition),
        ("perpetual", ActKind::ClaimRepetition),
    ] {
        assert!(has(query, &Target::Event(kind)), "{query}");
    }
    assert!(has("全国", &Target::Level(Level::National)));
    assert!(has("2020", &Target::Rulebook("cn-2020".to_owned())));
    let clause = |number: &str, query: &str| {
        Finder::of(query)
            .found(&COMMANDS, window.state())
            .into_iter()
            .any(|one| matches!(&one.target, Target::Clause(_, of) if of == number))
    };
    assert!(clause("4.1.3", "4.1.3"));
    assert!(clause("5.2", "摸触对方的哪个棋子，就必须吃掉那个棋子"));
    assert!(Finder::of("zzzz").found(&COMMANDS, window.state()).is_empty());
    // Every command is found by its own name.
    for command in COMMANDS.all().map(|spec| spec.command).filter(|command| *command != Command::Find) {
        let name = COMMANDS.label(command, window.state(), Lang::Zh);
        assert!(has(&name, &Target::Command(command)), "{name}");
    }
}

#[test]
fn enter_in_the_palette_opens_the_form_of_an_event() {
    let mut window = Window::start();
    window.open(Finder::of("悔棋"));
    window.key(Modifiers::NONE, Key::Enter);
    assert!(window.front::<Finder>().is_none());
    assert!(window.state().view.front.has_form());
}
