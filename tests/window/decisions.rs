//! An appeal and the decision on it, keys, the paper and the pictures as files, driven through the window.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use crate::ui_harness::Window;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use xiangqi::Side;
use xiangqi_arbiter::app::COMMANDS;
use xiangqi_arbiter::app::commands::Command;
use xiangqi_arbiter::app::decision_form::DecisionDraft;
use xiangqi_arbiter::app::export::dialog::AskPaper;
use xiangqi_arbiter::app::export::{Copies, PaperChoice};
use xiangqi_arbiter::app::keys::Keyring;
use xiangqi_arbiter::app::keys::Secret;
use xiangqi_arbiter::app::message::{Answer, FileDialogKind, Message};
use xiangqi_arbiter::app::overlay::Form;
use xiangqi_arbiter::app::preferences::Preferences;
use xiangqi_arbiter::app::state::State;
use xiangqi_arbiter::export::paper::{PaperFormat, Readers};
use xiangqi_arbiter::incident::{Certainty, Party};
use xiangqi_arbiter::law::Library;
use xiangqi_arbiter::report::seal::verify;
use xiangqi_arbiter::report::{
    Annotations, Arbiter, Decided, Exhibit, Fact, FactFound, Found, GivenOutcome, InTime, MediaType, Member,
    Report, Role as Office, RulingGiven, Stage, Votes,
};
use xiangqi_arbiter::store::{self, AppDirs, keys};

const LINE: Role = Role::TextInput;
const LINES: Role = Role::MultilineTextInput;
const PASSPHRASE: &str = "马走日字象走田字";

/// The Jilin case with its touch disputed by black, and the loss that the chief arbiter ruled at 10:42.
fn disputed() -> Report {
    let mut report = store::sample().unwrap().report;
    report.timeline[0].certainty = Certainty::Disputed(vec![Party::Black]);
    report.rulings.clear();
    report.arbiters =
        ["张喆", "李堃"].map(|name| Arbiter { name: name.to_owned(), role: Office::Appeals }).into();
    report.give(RulingGiven {
        stage: Stage::ChiefArbiter,
        by: "胡荣华".to_owned(),
        when: "2015-08-15 10:42".to_owned(),
        outcome: GivenOutcome::Loss,
        charged: Some(Side::Black),
        ground: "5.2+4.1.3".to_owned(),
        ..RulingGiven::default()
    });
    report
}

fn places(folder: &Path) -> AppDirs {
    AppDirs {
        recovery: folder.join("recovery"),
        settings: folder.join("settings.ron"),
        law: folder.join("law"),
    }
}

/// A window whose keys are in `folder`, which has one of 张喆 where `key`.
fn with_keys(report: Report, folder: &Path, key: bool) -> Window {
    let places = places(folder);
    if key {
        keys::create(&places.law.join("key.ron"), "张喆", PASSPHRASE).unwrap();
    }
    let library = Arc::new(Library::built_in().unwrap());
    Window::of(State::new(report, None, library, Preferences::default()), |desk| desk.keeping(&places, None))
}

impl Window {
    /// Clicks as a screen reader does, wherever the form has scrolled to.
    fn tap(&mut self, label: &str) {
        self.harness.get_by_label(label).click_accesskit();
        self.harness.run();
    }

    /// Writes into a field of the form, wherever it has scrolled to.
    fn fill(&mut self, role: Role, label: &str, text: &str) {
        self.harness.get_by_role_and_label(role, label).scroll_to_me();
        self.harness.run();
        self.write(role, label, text);
    }

    fn is_disabled(&self, label: &str) -> bool {
        self.harness.get_by_role_and_label(Role::Button, label).accesskit_node().is_disabled()
    }

    /// Writes a passphrase.
    fn secret(&mut self, label: &str, text: &str) {
        self.write(Role::PasswordInput, label, text);
    }

    /// Runs while the thread of a key or a file is at work.
    fn patient(&mut self, what: &str, done: impl Fn(&Self) -> bool) {
        self.wait(what, |window| {
            std::thread::sleep(Duration::from_millis(10));
            done(window)
        });
    }
}

#[test]
fn appeal_is_entered_decided_and_sealed() {
    let mut window = Window::showing(disputed());
    window.command(Command::Decide);
    assert!(window.shows("写明申诉人"), "what is lacking is said");
    assert!(window.is_disabled("记下申诉"));
    window.fill(LINE, "申诉人", "赵领队");
    window.tap("代表 黑方");
    window.fill(LINE, "申诉提出", "2015-08-15 11:02");
    window.fill(LINE, "时限（分）", "30");
    // 10:42 to 11:02 is twenty minutes.
    assert!(window.shows("2015-08-15 10:42 宣布，2015-08-15 11:02 提出：过了 20 分钟，限 30 分钟。"));
    window.fill(LINES, "请求与理由", "没有摸");
    window.fill(LINE, "名称", "大会仲裁委员会");
    window.fill(LINE, "委员 1 职务", "主任");
    window.tap("＋ 委员");
    window.fill(LINE, "委员 3 姓名", "王玥");
    window.tap("委员 3 回避");
    assert!(window.shows("第 1 行：黑方摸触红方七路马（c6）") && window.shows("黑方有异议"));
    assert!(window.shows("结果取决于"), "the fact is still open");
    window.tap("事实认定 1 如记录");
    assert!(window.shows("黑方判负（5.2+4.1.3）") && window.shows("与被申诉的裁决相同。"));
    window.tap("决定 改判");
    window.tap("事实认定 1 并非如此");
    assert!(window.shows("与被申诉的裁决不同。"));
    window.fill(LINE, "事实认定 1 根据", "录像");
    assert!(window.shows("委员 3 要有姓名；回避的要写明原因"));
    window.fill(LINE, "委员 3 根据", "与红方同单位");
    window.fill(LINES, "理由", "录像里没有碰到。");
    window.fill(LINE, "赞成", "2");
    window.fill(LINE, "反对", "1");
    assert!(window.shows("投了 3 票，参加表决的委员只有 2 名"), "one withdrew");
    assert!(window.is_disabled("写入决定"));
    window.type_over("反对", "0");
    window.tap("由出席委员署名");
    window.tap("写入决定");

    let report = window.report();
    let decision = report.decisions[0].clone();
    assert_eq!(decision.by, "大会仲裁委员会");
    assert_eq!(decision.when.len(), "2026-03-14 15:09".len());
    assert_eq!((decision.appeal.by.as_str(), decision.appeal.side), ("赵领队", Some(Side::Black)));
    assert_eq!((decision.appeal.against, decision.appeal.within), (Some(0), Some(30)));
    assert_eq!(report.in_time(&decision.appeal), InTime::Yes { used: 20, of: 30 });
    let member = |name: &str, office: &str, withdrew: Option<&str>| Member {
        name: name.to_owned(),
        office: office.to_owned(),
        withdrew: withdrew.map(str::to_owned),
    };
    let members =
        [member("张喆", "主任", None), member("李堃", "", None), member("王玥", "", Some("与红方同单位"))];
    assert_eq!(decision.members, members);
    let found = FactFound { about: Fact::Happened(0), found: Found::NotSo, words: "录像".to_owned() };
    assert_eq!(decision.findings, [found]);
    // Nothing was touched: nothing is charged.
    let Decided::Changed { outcome, charged, .. } = &decision.decided else { panic!("{decision:?}") };
    assert_eq!((*outcome, *charged), (GivenOutcome::None, None));
    assert_eq!(decision.votes, Votes { in_favour: 2, against: 0, abstained: 0 });
    assert_eq!(decision.signatures, ["张喆", "李堃"]);
    assert_eq!(decision.program, xiangqi_arbiter::PROGRAM);
    assert!(decision.seal.is_some());
    assert_eq!(verify(report), []);
    let mut altered = report.clone();
    altered.decisions[0].reasons.push('。');
    assert_eq!(verify(&altered).len(), 1, "the seal would show a change");

    assert!(window.shows("改判：不罚") && window.shows("1. 大会仲裁委员会"));
    window.tap("全文… 1");
    for text in ["录像里没有碰到。", "与红方同单位", "赞成 2，反对 0，弃权 0"] {
        assert!(window.shows(text), "{text}");
    }
    window.tap("关闭");
    window.undo();
    assert!(window.report().decisions.is_empty(), "until it is saved it is one step of undo");
    window.command(Command::Redo);
    assert_eq!(window.report().decisions, [decision]);
}

#[test]
fn pending_appeal_is_decided_later() {
    let mut window = Window::showing(disputed());
    window.command(Command::Decide);
    window.fill(LINE, "申诉人", "赵领队");
    window.fill(LINE, "申诉提出", "2015-08-15 11:13");
    assert!(window.shows("规则和规程没有写时限"));
    window.fill(LINE, "时限（分）", "30");
    assert!(window.shows("过了 31 分钟，限 30 分钟"));
    assert!(window.shows("逾期"));
    window.tap("记下申诉");
    let appeal = window.report().decisions[0].clone();
    assert_eq!(appeal.decided, Decided::Pending);
    assert_eq!(appeal.findings, [], "nothing was found yet");
    assert_eq!(window.report().in_time(&appeal.appeal), InTime::No { used: 31, of: 30 });
    assert!(window.shows("申诉待决") && window.shows("逾期（限 30 分钟，已过 31 分钟）"));

    window.tap("记下决定…");
    let Form { draft, .. } = window.front::<Form<DecisionDraft>>().unwrap();
    assert_eq!(draft.appeal(), appeal.appeal, "the appeal need not be written again");
    window.tap("决定 不予受理");
    assert!(window.is_disabled("写入决定"));
    window.fill(LINE, "名称", "仲裁委员会");
    assert!(window.shows("4：写明决定的理由") && window.is_disabled("写入决定"));
    window.fill(LINES, "理由", "逾期");
    window.tap("写入决定");
    assert_eq!(window.report().decisions[1].decided, Decided::NotHeard);
    assert_eq!(verify(window.report()), []);
}

#[test]
fn incomparable_times_are_reported_and_committee_decides() {
    let mut window = Window::showing(disputed());
    window.command(Command::Decide);
    window.fill(LINE, "申诉人", "赵领队");
    window.fill(LINE, "时限（分）", "30");
    assert!(window.shows("写上申诉提出的时间"));
    window.fill(LINE, "申诉提出", "11:02");
    assert!(window.shows("两个时间无法相减"));
    window.fill(LINE, "裁决宣布", "11:05");
    assert!(window.shows("申诉的时间早于宣布"));
    window.type_over("时限（分）", "半小时");
    assert!(window.shows("时限要写分钟数"));
    window.type_over("时限（分）", "30");
    window.tap("委员会认定 在期限内");
    window.tap("记下申诉");
    let appeal = &window.report().decisions[0].appeal;
    assert_eq!(window.report().in_time(appeal), InTime::Stated(true));
}

#[test]
fn decision_draft_survives_leaving() {
    let mut window = Window::showing(disputed());
    window.command(Command::Decide);
    window.harness.key_press(egui::Key::Escape);
    window.harness.run();
    assert!(window.front::<Form<DecisionDraft>>().is_none(), "nothing was typed");
    window.command(Command::Decide);
    window.fill(LINE, "申诉人", "赵领队");
    window.tap("取消");
    assert!(window.front::<Form<DecisionDraft>>().unwrap().leaving);
    window.tap("继续填写");
    assert!(!window.front::<Form<DecisionDraft>>().unwrap().leaving);
    let Form { draft, .. } = window.front::<Form<DecisionDraft>>().unwrap();
    assert_eq!(draft.decision.appeal.by, "赵领队");
}

#[test]
fn saved_decision_cannot_be_undone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("案.ron");
    let mut window = Window::showing(disputed());
    window.command(Command::Decide);
    window.fill(LINE, "申诉人", "赵领队");
    window.tap("记下申诉");
    assert!(window.state().history.undoable().is_some());
    window.answer_next(FileDialogKind::Save, &path);
    window.command(Command::Save);
    window.settle();
    assert!(window.state().history.undoable().is_none());
    window.undo();
    assert_eq!(window.report().decisions.len(), 1);
    // One that is opened again is protected as well.
    window.answer_next(FileDialogKind::Open, &path);
    window.command(Command::Open);
    window.settle();
    window.undo();
    assert_eq!(window.report().decisions.len(), 1);
    assert_eq!(verify(window.report()), []);
}

#[test]
fn decision_can_resume_from_position() {
    let mut window = Window::showing(disputed());
    window.command(Command::Decide);
    window.fill(LINE, "申诉人", "赵领队");
    window.fill(LINE, "名称", "仲裁委员会");
    window.tap("决定 恢复比赛");
    window.harness.get_by_role_and_label(LINE, "恢复的局面").scroll_to_me();
    window.harness.run();
    window.type_over("恢复的局面", "9/9 w");
    assert!(window.shows("恢复的局面读不出"));
    window.tap("事件发生时");
    window.fill(LINES, "理由", "棋钟有误");
    window.tap("写入决定");
    let expected = Decided::Resumed(Box::new(window.report().setup()));
    assert_eq!(window.report().decisions[0].decided, expected);
}

#[test]
fn new_key_signs_decision() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = with_keys(disputed(), folder.path(), false);
    window.command(Command::MyKeys);
    window.patient("the folder is not read", |window| window.shows("还没有密钥"));
    window.tap("＋ 新建密钥");
    window.write(LINE, "姓名", "李堃");
    window.secret("口令", "12345678");
    assert!(window.shows("弱：容易被猜中"));
    window.secret("再输一次", "1234567");
    assert!(window.shows("两次输入的口令不同"));
    assert!(window.is_disabled("建立"));
    window.secret("再输一次", "8");
    window.tap("建立");
    window.patient("no key is made", |window| window.shows("密钥已建立"));
    let public = keys::public(&folder.path().join("law/key.ron")).unwrap();
    let print = xiangqi_arbiter::report::seal::fingerprint(&public.key).unwrap();
    assert_eq!(public.name, "李堃");
    window.patient("the key is not shown", |window| window.shows(&print));
    window.tap("关闭");

    window.tap("密钥签名：裁决 1");
    window.patient("the key is not offered", |window| window.shows(&print));
    window.secret("口令", "87654321");
    window.tap("签名");
    window.patient("nobody says that it is wrong", |window| window.shows("口令不对"));
    assert_eq!(window.report().rulings[0].signed, []);
    window.secret("口令", "12345678");
    window.tap("签名");
    window.patient("nothing is signed", |window| window.front::<Keyring>().is_none());
    let given = &window.report().rulings[0];
    assert!(given.signed[0].is_over(given.seal.as_ref().unwrap()));
    assert_eq!((given.signed[0].name.as_str(), &given.signed[0].key), ("李堃", &public.key));
    assert_eq!(verify(window.report()), []);
    assert!(window.shows("密钥签名：李堃"));
    window.undo();
    assert_eq!(window.report().rulings[0].signed, []);
}

#[test]
fn refuses_double_and_stale_signatures() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = with_keys(disputed(), folder.path(), true);
    let sign = |window: &mut Window| {
        window.tap("密钥签名：裁决 1");
        window.patient("the key is not offered", |window| window.shows("张喆"));
        window.secret("口令", PASSPHRASE);
        window.tap("签名");
    };
    sign(&mut window);
    window.patient("nothing is signed", |window| window.front::<Keyring>().is_none());
    sign(&mut window);
    assert!(window.shows("已经签过"));
    assert_eq!(window.report().rulings[0].signed.len(), 1);

    let mut changed = disputed();
    changed.event.name.push('x');
    let mut window = with_keys(changed, folder.path(), false);
    window.tap("密钥签名：裁决 1");
    assert!(window.shows("没有签名") && window.shows("有改动"));
    assert!(window.harness.query_by_role_and_label(Role::PasswordInput, "口令").is_none());
    window.tap("取消");
    assert!(window.front::<Keyring>().is_none());
}

#[test]
fn new_key_dialog_returns_to_signing() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = with_keys(disputed(), folder.path(), false);
    window.tap("密钥签名：裁决 1");
    window.patient("the folder is not read", |window| window.shows("还没有密钥"));
    window.tap("＋ 新建密钥");
    // The name is asked for first, and the form is opened in it.
    window.harness.event(egui::Event::Text("李堃".to_owned()));
    window.harness.run();
    window.secret("口令", "horse battery staple");
    window.secret("再输一次", "horse battery staple");
    assert!(!window.shows("弱：容易被猜中"));
    window.tap("建立");
    window.patient("no key is made", |window| window.shows("密钥已建立") && window.shows("李堃"));
    window.secret("口令", "horse battery staple");
    window.tap("签名");
    window.patient("nothing is signed", |window| window.front::<Keyring>().is_none());
    assert_eq!(window.report().rulings[0].signed[0].name, "李堃");
}

#[test]
fn passphrase_is_not_kept() {
    assert_eq!(format!("{:?}", Secret::from(PASSPHRASE)), "Secret");
    let folder = tempfile::tempdir().unwrap();
    let mut window = with_keys(disputed(), folder.path(), true);
    window.tap("密钥签名：裁决 1");
    window.patient("the key is not offered", |window| window.shows("张喆"));
    window.secret("口令", PASSPHRASE);
    let typed = |window: &Window| format!("{:?}", window.state());
    assert!(!typed(&window).contains(PASSPHRASE), "while it is typed");
    window.tap("签名");
    window.patient("nothing is signed", |window| window.front::<Keyring>().is_none());
    assert_eq!(window.report().rulings[0].signed.len(), 1);
    assert!(!typed(&window).contains(PASSPHRASE), "afterwards");
    window.undo();
    assert!(!format!("{:?}", window.state().history).contains(PASSPHRASE));
    window.command(Command::Redo);
    // Work is kept within a second of a change.
    std::thread::sleep(Duration::from_millis(1500));
    window.harness.run();
    let mut kept = 0;
    for entry in walk(folder.path()) {
        let bytes = std::fs::read(&entry).unwrap();
        kept += usize::from(entry.starts_with(folder.path().join("recovery")));
        let found = bytes.windows(PASSPHRASE.len()).any(|part| part == PASSPHRASE.as_bytes());
        assert!(!found, "{}", entry.display());
    }
    assert!(kept > 0, "the work was kept, without the passphrase");
}

fn walk(folder: &Path) -> Vec<std::path::PathBuf> {
    let mut all = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() { all.extend(walk(&path)) } else { all.push(path) }
    }
    all
}

/// The choice that the window makes by itself.
fn choice(format: PaperFormat) -> PaperChoice {
    PaperChoice { format, ..PaperChoice::default() }
}

#[test]
fn paper_is_written_as_chosen() {
    let folder = tempfile::tempdir().unwrap();
    let mut report = disputed();
    report.players.red.name = "甲某".to_owned();
    let mut window = Window::showing(report);
    let pdf = folder.path().join("文书");
    window.answer_next(FileDialogKind::Paper(choice(PaperFormat::Pdf)), &pdf);
    window.command(Command::Paper);
    window.click("选择位置…");
    window.settle();
    assert!(window.state().dialog.is_none(), "{:?}", window.state().dialog);
    let bytes = std::fs::read(pdf.with_extension("pdf")).unwrap();
    assert!(bytes.starts_with(b"%PDF-1.7"));

    let public = Readers::Public { pictures: false };
    let text = folder.path().join("公开.txt");
    let wanted = PaperChoice { readers: public, ..choice(PaperFormat::Text) };
    window.answer_next(FileDialogKind::Paper(wanted), &text);
    window.command(Command::Paper);
    window.click("格式 TXT");
    window.click("给谁看 公开版");
    window.click("选择位置…");
    window.settle();
    let plain = std::fs::read_to_string(&text).unwrap();
    assert!(plain.contains("公开版") && !plain.contains("甲某"));
    // The last choice is the first one offered.
    window.command(Command::Paper);
    assert_eq!(window.front::<AskPaper>().unwrap().0, wanted);
    // Nothing is written over where nobody has asked.
    window.send(Message::Answer(Answer::Cancel));
    window.answer_next(FileDialogKind::Paper(wanted), &folder.path().join("公开"));
    window.command(Command::Paper);
    window.click("选择位置…");
    window.settle();
    assert!(window.shows("没有做成文书"));
}

/// Where a part of a name may be left, the public paper is written only after the places were shown.
#[test]
fn places_of_names_are_shown_before_a_public_paper() {
    let folder = tempfile::tempdir().unwrap();
    let mut report = disputed();
    report.players.red.name = "胡荣华".to_owned();
    report.event.name = "小胡杯".to_owned();
    let mut window = Window::showing(report);
    let text = folder.path().join("公开.txt");
    let wanted = PaperChoice { readers: Readers::Public { pictures: false }, ..choice(PaperFormat::Text) };
    window.command(Command::Paper);
    window.click("格式 TXT");
    window.click("给谁看 公开版");
    window.click("选择位置…");
    assert!(window.shows("可能还留有姓名") && window.shows("赛事：“小胡杯”"));
    window.send(Message::Answer(Answer::Cancel));
    window.settle();
    assert!(window.state().dialog.is_none() && !text.exists());
    window.answer_next(FileDialogKind::Paper(wanted), &text);
    window.command(Command::Paper);
    window.click("选择位置…");
    window.click("可以公开");
    window.settle();
    assert!(std::fs::read_to_string(&text).unwrap().contains("小胡杯"));
}

#[test]
fn unprintable_characters_are_reported() {
    let folder = tempfile::tempdir().unwrap();
    let mut report = disputed();
    report.players.red.name = "Šimon".to_owned();
    let mut window = Window::showing(report);
    window.answer_next(FileDialogKind::Paper(choice(PaperFormat::Pdf)), &folder.path().join("a.pdf"));
    window.command(Command::Paper);
    window.click("选择位置…");
    window.settle();
    assert!(window.shows("有的字符印不出来") && window.shows("Š (U+0160)"));
}

#[test]
fn extracted_pictures_do_not_overwrite() {
    let folder = tempfile::tempdir().unwrap();
    let mut report = disputed();
    let picture = |name: &str| Exhibit {
        annotations: Annotations::default(),
        name: name.to_owned(),
        caption: String::new(),
        media_type: MediaType::Png,
        bytes: vec![1, 2, 3].into(),
    };
    report.exhibits.clear();
    let mut window = Window::showing(report.clone());
    assert!(!COMMANDS.enabled(Command::TakeOut, window.state()), "there is nothing to take out");
    report.exhibits = vec![picture("a.png"), picture("b.png")];
    window = Window::showing(report);
    std::fs::write(folder.path().join("a.png"), b"old").unwrap();
    // What they hold cannot be said: they go out only where that is asked for.
    window.answer_next(FileDialogKind::TakeOut(Copies::Clean), &folder.path().join("clean"));
    window.command(Command::TakeOut);
    window.tap("选择文件夹…");
    window.settle();
    assert!(window.shows("没有导出：a.png、b.png") || window.shows("没有导出：a.png和b.png"));
    assert_eq!(std::fs::read_dir(folder.path().join("clean")).unwrap().count(), 0);
    window.send(Message::Answer(Answer::Cancel));
    window.answer_next(FileDialogKind::TakeOut(Copies::Original), folder.path());
    window.command(Command::TakeOut);
    window.tap("导出未经改动的原图");
    window.tap("选择文件夹…");
    window.settle();
    assert!(window.shows("2 张图片已写入") && window.shows("未经改动的原图"));
    assert_eq!(std::fs::read(folder.path().join("a.png")).unwrap(), b"old");
    assert_eq!(std::fs::read(folder.path().join("a-2.png")).unwrap(), [1, 2, 3]);
    assert_eq!(std::fs::read(folder.path().join("b.png")).unwrap(), [1, 2, 3]);
}

#[test]
fn refuses_empty_seal_and_warns_of_oddities() {
    let mut window = Window::showing(disputed());
    window.command(Command::Decide);
    window.fill(LINE, "申诉人", "赵领队");
    window.fill(LINE, "申诉提出", "2015-08-15 11:02");
    window.fill(LINE, "名称", "大会仲裁委员会");
    window.tap("决定 改判");
    window.tap("事实认定 1 如记录");
    // The findings come to what was ruled: that is no change, and none is proposed.
    assert!(window.shows("4：选出改判的结果") && window.is_disabled("写入决定"));
    window.tap("结果 判负");
    window.tap("被罚方 黑方");
    assert!(window.shows("改判的结果与原裁决相同"));
    assert!(window.shows("4：写明决定的理由") && window.is_disabled("写入决定"));
    window.fill(LINES, "理由", "录像");
    window.fill(LINE, "赞成", "1");
    window.fill(LINE, "反对", "1");
    assert!(window.shows("票数相同"));
    window.type_over("决定时间", "2015-08-15 10:50");
    assert!(window.shows("决定时间早于申诉提出的时间"));
    assert!(!window.is_disabled("写入决定"), "what is odd may be recorded");
    window.tap("委员 2 回避");
    window.fill(LINE, "委员 2 根据", "同单位");
    window.tap("委员 1 回避");
    window.fill(LINE, "委员 1 根据", "同单位");
    assert!(window.shows("2：至少写明一名") && window.is_disabled("写入决定"));
}
