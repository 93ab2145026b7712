//! The timeline's forms, the papers and the signature, driven through the window.

use crate::ui_harness::Window;
use egui::accesskit::Role;
use egui_kittest::kittest::Queryable as _;

use xiangqi::Side;
use xiangqi_arbiter::app::commands::Command;
use xiangqi_arbiter::app::message::FileDialogKind;
use xiangqi_arbiter::incident::{Act, Actor, Certainty, Party};
use xiangqi_arbiter::law::LawRef;
use xiangqi_arbiter::report::{GivenOutcome, Stage};

const LINE: Role = Role::TextInput;
const LINES: Role = Role::MultilineTextInput;

#[test]
fn event_is_added_from_menu() {
    let mut window = Window::jilin();
    window.click("＋ 事件");
    window.click("谁 裁判员");
    window.click("停钟，听双方陈述");
    window.write(LINE, "时间", "15:09");
    window.click("记下");
    let event = window.report().timeline[1].clone();
    assert_eq!((event.actor, event.time.as_str()), (Actor::Arbiter, "15:09"));
    assert_eq!(event.act, Act::Words("停钟，听双方陈述".to_owned()));
    assert!(window.shows("裁判员：停钟，听双方陈述"));

    window.click("＋ 事件");
    window.click("做了什么 离手");
    assert!(window.shows("写 2 个位置"));
    window.write(LINE, "位置", "c4 c6");
    assert!(window.shows("黑方3路车（c4） → 红方七路马（c6）"));
    window.click("记下");
    assert_eq!(window.report().timeline[2].act, Act::Release("c4c6".parse().unwrap()));
    assert!(window.shows("走车3退2，构成自杀"));
    window.command(Command::Undo);
    assert_eq!(window.report().timeline.len(), 2);
}

#[test]
fn form_squares_are_clicked_on_board() {
    let mut window = Window::jilin();
    window.click("＋ 事件");
    window.click("做了什么 同时摸触两子");
    window.click("在棋盘上点");
    assert!(window.shows("请点棋盘上的棋子"));
    window.click("c4 黑车");
    window.click("c6 红马");
    window.click("记下");
    let both = Act::TouchBoth("c4".parse().unwrap(), "c6".parse().unwrap());
    assert_eq!(window.report().timeline[1].act, both);
    assert_eq!(window.report().timeline.len(), 2, "clicks were meant for the form");
}

#[test]
fn row_is_edited_and_current_time_inserted() {
    let mut window = Window::jilin();
    window.click("修改第 1 行");
    window.click("现在");
    window.write(LINE, "备注", "，双方承认");
    window.click("修改");
    let event = &window.report().timeline[0];
    assert_eq!(event.note, "没有离手，双方承认");
    assert_eq!(event.time.len(), "2026-03-14 15:09".len(), "{}", event.time);
    assert!(window.shows(&format!("{} · 已认定 · 没有离手，双方承认", event.time)));
    assert_eq!(window.state().history.undoable().unwrap().text(xiangqi_arbiter::text::Lang::Zh), "修改一行");
}

#[test]
fn disputed_fact_shows_every_result() {
    let mut window = Window::jilin();
    window.click("修改第 1 行");
    window.click("认定 有争议");
    assert!(window.shows("选出谁有异议"));
    window.click("黑方有异议");
    window.click("证人有异议");
    window.click("修改");
    assert_eq!(
        window.report().timeline[0].certainty,
        Certainty::Disputed(vec![Party::Black, Party::Witness])
    );
    assert!(window.shows("有争议（黑方、证人）"));
    assert!(window.shows("取决于有争议的事实"));
    assert!(window.shows("先要认定：“黑方摸触红方七路马（c6）”"));
    assert!(window.harness.query_by_label("认定“黑方摸触红方七路马（c6）”").is_some());
    assert!(window.harness.query_by_label("不认定“黑方摸触红方七路马（c6）”").is_some());
    for result in ["黑方判负", "黑方须应将"] {
        assert!(window.harness.query_all_by_label(result).next().is_some(), "{result}");
    }

    window.press("签署裁决");
    window.write(LINE, "裁决人", "喆堃");
    window.click("写入报告");
    let given = window.report().rulings.last().unwrap();
    assert_eq!((given.outcome, given.charged), (GivenOutcome::Open, None));
    assert!(given.words.contains("不认定“黑方摸触红方七路马（c6）”：黑方须应将"), "{}", given.words);
}

#[test]
fn people_and_statements_are_entered() {
    let mut window = Window::jilin();
    window.click("裁判 未填");
    window.click("＋ 裁判长");
    window.write(LINE, "裁判 1 姓名", "胡荣华");
    window.click("＋ 仲裁委员");
    window.click("裁判 2 删除");
    assert_eq!(window.report().arbiters.len(), 1);
    assert_eq!(window.report().arbiters[0].name, "胡荣华");
    window.harness.key_press(egui::Key::Escape);
    window.harness.run();
    assert!(window.shows("裁判 胡荣华"));

    for _ in 0..2 {
        window.click("＋ 陈述");
        window.press("证人陈述");
    }
    let field = window.harness.get_by_role_and_label(LINES, "证人陈述 2");
    assert!(field.is_focused(), "whoever adds a statement can write at once");
    field.scroll_to_me();
    window.harness.run();
    window.write(LINE, "证人陈述 2 姓名", "徐天红");
    window.write(LINES, "证人陈述 2", "他摸了马。");
    let statement = window.report().statements.last().unwrap();
    assert_eq!((statement.name.as_str(), statement.text.as_str()), ("徐天红", "他摸了马。"));
    // It may lie below what the column shows: it is clicked as a screen reader would.
    window.harness.get_by_label("证人陈述 1 删除").click_accesskit();
    window.harness.run();
    assert_eq!(window.report().statements.len(), 2);
}

#[test]
fn foul_sheet_is_counted() {
    let mut window = Window::jilin();
    window.click("删除第 1 行");
    window.command(Command::AddEvent);
    window.click("做了什么 离手");
    window.write(LINE, "位置", "g9 g8");
    window.click("记下");
    assert!(!window.shows("违反行棋规定累计"));
    window.click("此前违规 红 0 · 黑 0");
    assert!(window.shows("黑方：违反行棋规定 0 次（2 次判负）"));
    window.click("黑方 ＋ 违反行棋规定");
    window.write(LINE, "记录 1 时刻", "第 12 回合");
    assert!(window.shows("黑方：违反行棋规定 1 次（2 次判负）"));
    assert!(window.shows("违反行棋规定累计 2 次"), "the verdict follows the count");
    window.click("记录 1  犯规");
    assert!(window.shows("黑方：违反行棋规定 0 次"));
    window.command(Command::Undo);
    assert_eq!(window.report().foul_sheet[0].moment, "第 12 回合");
    window.click("记录 1 删除");
    assert!(window.report().foul_sheet.is_empty());
}

#[test]
fn recorded_ruling_is_shown_beside_current() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("裁决.ron");
    let mut window = Window::jilin();
    let before = window.report().rulings.clone();
    window.press("签署裁决");
    assert!(window.shows("与程序的裁决一致"));
    window.click("写入报告");
    assert_eq!(window.report().rulings, before, "nobody has given it yet");
    window.click("阶段 裁判长");
    window.write(LINE, "裁决人", "胡荣华");
    window.write(LINE, "签名", "胡荣华，纸面签字");
    window.click("写入报告");
    let rulings = &window.report().rulings;
    assert_eq!(rulings[..before.len()], before);
    let given = rulings.last().unwrap();
    assert_eq!(
        (given.stage, given.by.as_str(), given.outcome),
        (Stage::ChiefArbiter, "胡荣华", GivenOutcome::Loss)
    );
    assert_eq!(
        (given.charged, given.ground.as_str(), given.duty.as_str()),
        (Some(Side::Black), "5.2+4.1.3", "-")
    );
    assert!(given.words.starts_with("黑方判负。摸红方七路马必须吃"), "{}", given.words);
    assert!(!given.when.is_empty());
    assert_eq!(
        (given.signature.as_str(), given.caveats.as_slice()),
        ("胡荣华，纸面签字", &["4.1.3-release".to_owned()][..])
    );
    assert!(!given.reading.digest.is_empty() && given.program.starts_with("xiangqi-arbiter "));
    assert!(window.shows("胡荣华 · "));
    assert_eq!(window.state().history.undoable().map(|_| ()), Some(()));

    window.answer_next(FileDialogKind::Save, &path);
    window.command(Command::Save);
    window.settle();
    assert!(window.state().history.undoable().is_none(), "what is signed and saved is not taken back");
    let saved = window.report().clone();
    let mut other = Window::jilin();
    other.answer_next(FileDialogKind::Open, &path);
    other.command(Command::Open);
    other.settle();
    assert_eq!(*other.report(), saved);
}

#[test]
fn changed_reading_changes_ruling() {
    let mut window = Window::jilin();
    window.press("签署裁决");
    window.click("解释 应将权优先");
    assert!(window.shows("黑方犯规一次"));
    window.click("结果 判负");
    assert!(window.shows("与程序的裁决不同"));
    window.write(LINE, "裁决人", "喆堃");
    window.click("写入报告");
    let given = window.report().rulings.last().unwrap();
    assert_eq!((given.reading.id.as_str(), given.duty.as_str()), ("right-to-answer", "answer"));
    assert!(window.shows("与今日不同：今日按“应将权优先”，结果为"));
}

#[test]
fn law_in_another_text_than_the_one_cited_does_not_rule() {
    let mut report = xiangqi_arbiter::store::sample().unwrap().report;
    report.event.reading = LawRef { digest: "0".repeat(64), ..report.event.reading };
    let window = Window::showing(report);
    assert!(window.shows("SHA-256 为 0000000000000000… 的文本"));
    assert!(window.shows("不能代替") && window.shows("从文件载入解释"));
    // A text that is carried and cannot be read, or is not the one cited, is an error too.
    let mut report = xiangqi_arbiter::store::sample().unwrap().report;
    report.event.rulebook.text = Some("(".to_owned());
    assert!(Window::showing(report.clone()).shows("不是报告所引用的那一份"));
    report.event.rulebook.digest.clear();
    assert!(Window::showing(report).shows("报告随带的规则"));
}
