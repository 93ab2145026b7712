//! The whole law in the window: every kind of event, regulation, clauses, foul sheet, comparison.

use std::sync::Arc;

use crate::ui_harness::Window;
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;

use xiangqi::{START, Side, fen};
use xiangqi_arbiter::app::clauses::Browser;
use xiangqi_arbiter::app::clauses::book::BookDraft;
use xiangqi_arbiter::app::commands::Command;
use xiangqi_arbiter::app::comparison::view::Compare;
use xiangqi_arbiter::app::message::{FileDialogKind, Message};
use xiangqi_arbiter::app::overlay::Form;
use xiangqi_arbiter::app::preferences::Preferences;
use xiangqi_arbiter::app::review::Choice;
use xiangqi_arbiter::app::state::State;
use xiangqi_arbiter::incident::{Act, Actor, Basis, Claim};
use xiangqi_arbiter::law::{LawRef, Library, Setting, Topic};
use xiangqi_arbiter::report::FoulClass;
use xiangqi_arbiter::ruling::Outcome;
use xiangqi_arbiter::store;
use xiangqi_arbiter::text::Lang;

const LINE: Role = Role::TextInput;

/// A game of two moves, nothing recorded.
fn after_two_moves() -> Window {
    let mut report = store::sample().unwrap().report;
    report.start = fen::read(START).unwrap().setup;
    report.moves = vec!["h2e2".parse().unwrap(), "h9g7".parse().unwrap()];
    report.timeline.clear();
    report.rulings.clear();
    Window::showing(report)
}

/// Clicks what may lie below what is shown, as a screen reader would.
fn press_anywhere(window: &mut Window, label: &str) {
    window.harness.get_by_label(label).click_accesskit();
    window.harness.run();
}

#[test]
fn claim_is_entered_with_clock_times() {
    let mut window = after_two_moves();
    window.click("提出 ▼");
    window.click("走法违例…");
    assert!(window.shows("写明第几着"));
    window.click("从棋谱选…");
    window.click("第 2 着　黑 马8进7");
    window.click("谁的钟在走 红方");
    window.write(LINE, "红方剩余时间", "5:77");
    assert!(window.shows("红方剩余时间写作"));
    window.type_over("红方剩余时间", "12:30");
    window.write(LINE, "黑方剩余时间", "1:02:05");
    window.click("依据 录像");
    window.click("依据 裁判目击");
    window.click("记下");
    let event = window.report().timeline[0].clone();
    assert_eq!((event.actor, &event.act), (Actor::Player(Side::Red), &Act::Claim(Claim::Irregular(2))));
    assert_eq!(event.clocks.running, Some(Side::Red));
    assert_eq!((event.clocks.remaining.red, event.clocks.remaining.black), (Some(750), Some(3725)));
    assert_eq!(event.basis, [Basis::Seen, Basis::Video]);
    assert!(window.shows("红 12:30 · 黑 1:02:05（红钟走）"));
    assert!(window.shows("依据：裁判目击、录像"));

    // What is edited loses nothing.
    window.click("修改第 1 行");
    window.write(LINE, "备注", "双方在场");
    window.click("修改");
    let edited = &window.report().timeline[0];
    assert_eq!((&edited.act, &edited.clocks, &edited.basis), (&event.act, &event.clocks, &event.basis));
    assert_eq!(edited.note, "双方在场");
    window.undo();
    assert_eq!(window.report().timeline[0], event);
}

#[test]
fn event_order_can_be_disputed() {
    let mut window = Window::start();
    window.click("h2 红炮");
    window.click("b2 红炮");
    window.click("修改第 1 行");
    assert!(!window.has("先后 与上一行的先后有争议"), "nothing stands above the first row");
    window.click("取消");
    window.click("修改第 2 行");
    window.click("先后 与上一行的先后有争议");
    window.click("修改");
    assert!(window.report().timeline[1].order_disputed);
    assert!(window.has("先后有争议"));
    // Of two own pieces the one touched first has to be moved: the order decides.
    assert!(window.shows("取决于有争议的事实"));
}

#[test]
fn breach_restores_position_and_records_corrected_move() {
    let mut window = Window::start();
    // A horse that does not move like one.
    window.drag_over("b0 红马", "b4 空点", "b3 空点");
    assert!(window.shows("犯规"));
    window.click("恢复局面");
    assert!(window.has("b0 红马"), "the board shows the position restored");
    window.drag_over("b0 红马", "d4 空点", "c2 空点");
    assert!(window.has("c2 红马"));
    let timeline = &window.report().timeline;
    let acts: Vec<Act> = timeline.iter().map(|event| event.act.clone()).collect();
    let mv = |text: &str| Act::Release(text.parse().unwrap());
    let lift = Act::Lift("b0".parse().unwrap());
    assert_eq!(acts, [lift.clone(), mv("b0b3"), Act::Restore, lift, mv("b0c2")]);
    assert_eq!(timeline[2].actor, Actor::Arbiter);
    assert_eq!(timeline[4].actor, Actor::Player(Side::Red));
    let verdict = &window.state().today().unwrap().ruling().unwrap().verdict;
    assert_eq!(verdict.duty.to_string(), "done");
    assert_eq!(verdict.counts.mover.added.breaches, 1);
    assert!(window.shows("违反行棋规定 0 → 1 次（2 次判负）"));
}

#[test]
fn displaced_pieces_are_clicked_on_board() {
    let mut window = Window::start();
    window.click("碰乱");
    window.click("e3 红兵");
    window.click("e6 黑卒");
    window.click("选好了");
    window.click("谁 黑方");
    window.click("记下");
    let event = &window.report().timeline[0];
    assert_eq!(event.actor, Actor::Player(Side::Black));
    assert_eq!(event.act, Act::Disturb(vec!["e3".parse().unwrap(), "e6".parse().unwrap()]));
    window.click("钟 ▼");
    window.click("红方超时");
    assert_eq!(window.report().timeline[1].act, Act::FlagFall);
    assert!(window.shows("红方判负"));
}

#[test]
fn click_at_earlier_moment_asks() {
    let mut window = Window::start();
    window.click("h2 红炮");
    window.click("b2 红炮");
    window.click("第 1 行 红方摸触红方二路炮（h2）");
    window.click("b0 红马");
    assert!(window.shows("盘上不是现在的局面"));
    assert_eq!(window.events(), "touch h2; touch b2");
    window.click("插入到这里");
    assert_eq!(window.events(), "touch h2; touch b0; touch b2");
    window.click("h0 红马");
    window.press("取消");
    window.click("h0 红马");
    // One of them stands above the board, the other in the dialog.
    let back = window.harness.get_all_by_label("回到现在").last().unwrap();
    back.click();
    window.harness.run();
    assert_eq!(window.state().view.moment, None);
    window.undo();
    assert_eq!(window.events(), "touch h2; touch b2");
}

#[test]
fn escape_keeps_form_text() {
    let mut window = Window::jilin();
    window.press("签署裁决");
    window.key(Modifiers::NONE, Key::Escape);
    assert!(!window.shows("这项裁决不能修改或删除"), "nothing was written yet");
    window.press("签署裁决");
    window.write(LINE, "签名", "某人");
    window.key(Modifiers::NONE, Key::Escape);
    assert!(window.shows("填写的内容还没有记下"));
    window.click("继续填写");
    assert!(window.shows("这项裁决不能修改或删除"));
    window.key(Modifiers::NONE, Key::Escape);
    window.click("放弃");
    assert!(!window.shows("这项裁决不能修改或删除"));
}

#[test]
fn refused_save_offers_other_path() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = Window::jilin();
    window.answer_next(FileDialogKind::Save, &folder.path().join("没有这个文件夹").join("甲.ron"));
    window.command(Command::Save);
    window.settle();
    assert!(window.shows("没有保存"));
    let path = folder.path().join("乙.ron");
    window.answer_next(FileDialogKind::Save, &path);
    window.click("另存到别处…");
    window.settle();
    assert!(path.exists() && !window.state().history.is_dirty());
}

#[test]
fn regulation_is_edited_saved_loaded_and_undone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("补充规定.ron");
    let mut window = Window::start();
    window.click("规程 没有规程");
    window.click("填写规程…");
    assert!(window.shows("给规程写一个名称"));
    window.type_over("名称", "市赛补充规定");
    window.type_over("版本或日期", "2026-03");
    press_anywhere(&mut window, "迟到多久判负 规则书未见条文");
    press_anywhere(&mut window, "另行规定");
    window.click("用作本次赛事的规程");
    let cited = window.report().event.regulation.clone().unwrap();
    assert_eq!(cited.id, "event");
    let regulation = window.state().regulation().unwrap();
    assert_eq!(regulation.settings.len(), 1);
    assert_eq!(regulation.settings[0].setting, Setting::LateFrom(15));
    assert!(window.has("规程 市赛补充规定"), "its name is in sight");
    assert!(window.shows("市赛补充规定（2026-03）"));

    // It is written to a file, and another window reads it.
    window.click("规程 市赛补充规定");
    assert!(window.shows("15 分钟"));
    window.answer_next(FileDialogKind::SaveRegulation, &path);
    window.click("把规程存为文件…");
    window.settle();
    let text = std::fs::read_to_string(&path).unwrap();
    assert_eq!(Some(&text), cited.text.as_ref());
    let mut other = Window::start();
    other.click("规程 没有规程");
    other.answer_next(FileDialogKind::OpenRegulation, &path);
    other.click("从文件载入规程…");
    other.settle();
    assert_eq!(other.report().event.regulation.as_ref(), Some(&cited));

    // A late player loses under it.
    other.click("钟 ▼");
    other.click("迟到…");
    other.write(LINE, "分钟", "20");
    other.click("记下");
    assert!(other.shows("红方判负"));
    other.undo();
    other.undo();
    assert_eq!(other.report().event.regulation, None);

    // What is no regulation is refused with its place.
    std::fs::write(&path, "(id: 5)").unwrap();
    other.click("规程 没有规程");
    other.answer_next(FileDialogKind::OpenRegulation, &path);
    other.click("从文件载入规程…");
    other.settle();
    assert!(other.shows("不是竞赛规程文件：第 1 行"));
}

#[test]
fn setting_is_edited_and_undone() {
    let mut window = Window::start();
    let mut library = Library::default();
    let text = "(id:\"event\",name:(zh:\"规程甲\",en:\"A\"),short_name:(zh:\"甲\",en:\"A\"),edition:(zh:\"\",en:\"\"),\
                standing:Event,rulebook:\"cn-2011\",seen:(zh:\"\",en:\"\"),\
                settings:[(setting:FoulLimit(3),clause:\"7\")],\
                clauses:[(number:\"7\",title:(zh:\"犯规\",en:\"Fouls\"),text:(zh:\"三次判负。\",en:\"Three lose.\"),confidence:Seen)])";
    library.add_regulation("甲", text).unwrap();
    let cited = library.cite_regulation("event");
    window.send(Message::Edit(xiangqi_arbiter::app::edit::Edit::Regulation(Some(cited.clone()))));
    window.click("规程 甲");
    window.click("修改规程…");
    press_anywhere(&mut window, "悔棋 规则书未见条文");
    press_anywhere(&mut window, "技术犯规一次");
    window.click("用作本次赛事的规程");
    let regulation = window.state().regulation().unwrap();
    assert_eq!(regulation.settings.len(), 2);
    assert_eq!(regulation.clause("7").unwrap().text.zh, "三次判负。", "the other clause stays as it was");
    window.undo();
    assert_eq!(window.report().event.regulation, Some(cited));
    assert_eq!(window.state().regulation().unwrap().settings.len(), 1, "the law in force follows");
}

#[test]
fn clauses_are_found_by_number_word_and_topic() {
    let mut window = Window::jilin();
    window.command(Command::Clauses);
    let field = xiangqi_arbiter::tr!(Lang::Zh, "search");
    window.type_over(field, "4.1.3");
    assert!(window.harness.query_all_by_label_contains("4.1.3  ").next().is_some());
    assert!(window.harness.query_by_role_and_label(Role::Button, "2011 试行 3.4  自杀").is_none());
    window.type_over(field, "没有这个词");
    assert!(window.shows("没有找到"));
    window.type_over(field, "自杀");
    assert!(window.harness.query_all_by_label_contains("2011 试行 4.1.3  ").next().is_some());
    window.click("关闭");

    // From a reason's clause to its like in every rulebook.
    press_anywhere(&mut window, "条文 4.1.3");
    window.click("在条文库中查看");
    let library = &window.state().library;
    let books = library.rulebooks.len() + library.regulations.len();
    let found = window.front::<Browser>().unwrap().found(&window.state().library).len();
    assert!(found > 1 && found <= books);
    window.key(Modifiers::NONE, Key::Escape);
    assert!(window.front::<Browser>().is_none());
}

#[test]
fn ruling_fouls_are_entered_and_counted_once() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("先前.ron");
    let mut window = after_two_moves();
    window.drag_over("b0 红马", "b4 空点", "b3 空点");
    assert!(window.shows("红方犯规一次"));
    window.press("签署裁决");
    window.write(LINE, "裁决人", "喆堃");
    window.click("写入报告");
    press_anywhere(&mut window, "记入犯规表");
    let report = window.report();
    assert_eq!(report.foul_sheet.len(), 1);
    let (row, given) = (&report.foul_sheet[0], &report.rulings[0]);
    assert_eq!((row.side, row.class), (Side::Red, FoulClass::Breach));
    assert_eq!((&row.clause, &row.moment), (&given.ground, &given.when));
    assert!(!row.clause.is_empty() && !row.moment.is_empty());
    assert!(window.shows("已记入犯规表") && !window.has("记入犯规表"));
    assert!(window.shows("红方犯规一次"), "this incident's foul is not an earlier one");
    assert!(window.has("此前违规 红 0 · 黑 0"));

    // In the next report of the same game it is one.
    window.answer_next(FileDialogKind::Save, &path);
    window.command(Command::Save);
    window.settle();
    let mut next = after_two_moves();
    for _ in 0..2 {
        next.click(if next.has("此前违规 红 0 · 黑 0") {
            "此前违规 红 0 · 黑 0"
        } else {
            "此前违规 红 1 · 黑 0"
        });
        next.answer_next(FileDialogKind::EarlierReport, &path);
        next.click("从本局先前的报告取…");
        next.settle();
        assert_eq!(next.report().foul_sheet.len(), 1, "never twice");
    }
    assert!(next.shows("没有新的犯规记录"));
    next.click("关闭");
    assert_eq!(next.report().foul_sheet[0].note, "取自 先前.ron");
    next.drag_over("b0 红马", "b4 空点", "b3 空点");
    assert!(next.shows("红方判负"), "two breaches lose");
    assert!(next.shows("违反行棋规定 1 → 2 次（2 次判负）"));
}

#[test]
fn rulebooks_are_compared() {
    let mut window = Window::jilin();
    window.command(Command::Compare);
    let comparison = window.front::<Compare>().unwrap().comparison().unwrap();
    let library = &window.state().library;
    assert_eq!(comparison.rows.len(), library.rulebooks.len() + library.regulations.len());
    assert!(comparison.rows[0].in_force);
    let names: Vec<String> = comparison.rows.iter().map(|row| row.rulebook.1.zh.clone()).collect();
    for name in names {
        assert!(window.shows(&name), "{name}");
    }
    window.click("关闭");
    assert!(window.front::<Compare>().is_none());
}

/// Without the law it cites a report opens and shows everything but a ruling; the missing text can be loaded.
#[test]
fn without_its_law_a_report_is_shown_and_not_ruled_on() {
    let reading =
        include_str!("../../resources/readings/author.ron").replacen("\"author\"", "\"of-the-cup\"", 1);
    let rulebook =
        include_str!("../../resources/rulebooks/cn-2011.ron").replacen("\"cn-2011\"", "\"of-the-cup\"", 1);
    let regulation = include_str!("../../resources/regulations/usual-practice.ron").replacen(
        "\"usual-practice\"",
        "\"of-the-cup\"",
        1,
    );
    let missing = || LawRef::unknown("of-the-cup");
    for (load, text) in
        [("从文件载入规则…", rulebook), ("从文件载入解释…", reading), ("从文件载入规程…", regulation)]
    {
        let mut report = store::sample().unwrap().report;
        match load {
            "从文件载入规则…" => report.event.rulebook = missing(),
            "从文件载入解释…" => report.event.reading = missing(),
            _ => report.event.regulation = Some(missing()),
        }
        let cited = report.event.clone();
        let mut window = Window::showing(report);
        assert!(window.state().today().is_none(), "{load}");
        assert!(window.shows("还不能裁决") && window.shows("of-the-cup"), "{load}");
        assert!(!window.shows("与“原文作者”今日的裁决相同"), "{load}");
        // What happened and what people ruled is there.
        assert!(window.has("c6 红马") && window.shows("现场裁判"), "{load}");
        // The review opens; nothing follows by the record, and other law can be tried.
        window.command(Command::Review);
        assert!(window.shows("of-the-cup"), "{load}");
        let choice = match load {
            "从文件载入规则…" => Choice::Rulebook("cn-2011".to_owned()),
            "从文件载入解释…" => Choice::Reading("author".to_owned()),
            _ => Choice::Regulation(None),
        };
        let tried = |window: &Window| {
            let worked = window.state().trial().unwrap();
            worked.tried.as_ref().ok().map(|tried| tried.ruling().unwrap().verdict.outcome)
        };
        assert_eq!(tried(&window), None, "{load}");
        window.set(|view| view.try_law(choice));
        assert_eq!(tried(&window), Some(Outcome::Loss), "{load}");
        window.command(Command::LeaveReview);
        assert!(window.state().today().is_none(), "{load}");
        // The text that is missing.
        assert!(window.has(load), "{load}");
        window.send(Message::RegulationRead("cup.ron".into(), Ok(text)));
        let today = window.state().today();
        assert_eq!(today.unwrap().ruling().unwrap().verdict.outcome, Outcome::Loss, "{load}");
        assert!(window.shows("判负"), "{load}");
        window.undo();
        assert_eq!(window.report().event, cited, "{load}");
    }
}

/// What would be refused when the report is opened again is refused when the file is chosen.
#[test]
fn refuses_invalid_regulation() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("bad.ron");
    let text = include_str!("../../resources/regulations/xishan-2020.ron");
    let bad = text.replace("FoulLimit(2)", "FoulLimit(0)");
    assert_ne!(bad, text);
    std::fs::write(&path, bad).unwrap();
    let mut window = Window::jilin();
    let read = std::fs::read_to_string(&path).unwrap();
    window.send(Message::RegulationRead(path, Ok(read)));
    assert!(window.shows("不能用作竞赛规程"));
    assert_eq!(window.report().event.regulation, None);
}

/// A clause confirmed from the arbiter's own book rules in this report, and is kept for those after it.
#[test]
fn a_clause_of_the_book_is_kept_for_later_reports() {
    let home = tempfile::tempdir().unwrap();
    let mut report = store::sample().unwrap().report;
    let library = Arc::new(Library::built_in().unwrap());
    report.event.rulebook = library.cite_rulebook("cn-2020");
    let mut state = State::new(report, None, library.clone(), Preferences::default());
    state.own_folder = Some(home.path().to_owned());
    let mut window = Window::of(state, |app| app);
    let rulebook = window.state().rulebook().unwrap().clone();
    let clause = rulebook.clause_on(Topic::LossBySuicide).unwrap();
    window.open(Form::new(BookDraft::of(&rulebook, clause, Lang::Zh)));
    window.write(LINE, "版本或日期", "2020年第1版");
    window.write(LINE, "页码", "12");
    window.click("修改");
    let amendments = || store::law::load(Library::built_in().unwrap(), home.path());
    let is_kept = |_: &Window| amendments().0.rulebook("cn-2020") != library.rulebook("cn-2020");
    window.wait("the amendment is not kept", is_kept);
    assert!(amendments().1.is_empty());
    assert_eq!(amendments().0.rulebook("cn-2020"), window.state().rulebook());
}
