//! The form of an appeal and the decision on it, and the cards of decisions given.

use super::ruling::{Speaker, say};
use super::{Lang, events, faults, names, papers, reports};
use crate::incident::Party;
use crate::report::seal::Entry;
use crate::report::{Appeal, Fact, InTime, Report, RulingGiven, Untold};
use crate::ruling::{Doubt, Ruling};
use crate::xiangqi::Refusal;
use crate::xiangqi::fen::FenError;

/// Makes the table: one line a text, Chinese and English. A text without one of them does not compile.
macro_rules! table {
    ($($name:ident: $zh:literal, $en:literal;)*) => {
        /// Every fixed text of the form.
        #[derive(Debug)]
        pub struct Form {
            $(#[doc = $zh] pub $name: &'static str,)*
        }

        const ZH: Form = Form { $($name: $zh,)* };
        const EN: Form = Form { $($name: $en,)* };

        impl Form {
            /// Every text, for tests that walk the table.
            pub fn all(&self) -> impl Iterator<Item = &'static str> {
                [$(self.$name,)*].into_iter()
            }
        }
    };
}

/// The texts of a language.
#[must_use]
pub const fn form(lang: Lang) -> &'static Form {
    match lang {
        Lang::Zh => &ZH,
        Lang::En => &EN,
    }
}

table! {
    title: "申诉与仲裁决定", "Appeal and decision";
    explained: "可以先只记下申诉（待决），委员会议决后再记决定。写入报告后即封存，不能修改或删除。",
        "An appeal can be recorded first and decided later. What is recorded is sealed and never changed or removed.";

    appeal: "申诉", "Appeal";
    appellant: "申诉人", "Appellant";
    appellant_hint: "棋手或领队姓名", "Name of the player or team leader";
    for_side: "代表", "For";
    for_neither: "不代表任何一方", "Neither side";
    against: "针对", "Against";
    against_none: "不针对某项裁决", "None of the rulings";
    announced: "裁决宣布", "Announced";
    lodged: "申诉提出", "Lodged";
    within: "时限（分）", "Minutes allowed";
    now: "现在", "Now";
    deadline: "期限", "Deadline";
    stated: "委员会认定", "Committee says";
    stated_yes: "在期限内", "in time";
    stated_no: "逾期", "late";
    stated_nothing: "不作认定", "no statement";
    claim: "请求与理由", "Claim, reasons";
    fee: "申诉费", "Fee";
    fee_hint: "例如 500 元，已缴", "such as 500 yuan, paid";

    members: "仲裁委员会", "Committee";
    committee: "名称", "Name";
    committee_hint: "例如 大会仲裁委员会", "such as the Appeals Committee of the event";
    decided_at: "决定时间", "Decided at";
    member: "委员", "Member";
    office: "职务", "Office";
    office_hint: "主任、委员、单位", "Chair, member, body";
    withdraws: "回避", "Withdraws";
    withdrew_hint: "回避的原因，例如 与红方同单位", "Why: such as same club as Red";
    add_member: "＋ 委员", "+ Member";

    findings: "事实认定", "Findings of fact";
    no_dispute: "记录里没有有争议的事实。需要认定别的事实时，可以加一条。",
        "No fact of the record is disputed. Another fact can be added and found.";
    as_recorded: "如记录", "As recorded";
    happened: "属实", "It is so";
    not_so: "并非如此", "Not so";
    left_open: "存疑", "Left open";
    on_what: "根据", "On what";
    on_what_hint: "录像、证人、双方承认……", "video, a witness, both admit it…";
    other_fact: "其他事实", "Another fact";
    add_fact: "＋ 其他事实", "+ Another fact";
    follows: "按此认定，裁决应为", "With these findings the ruling is";
    depends: "事实还没有认定完，结果取决于", "The result depends on facts still left open";
    depends_short: "结果取决于还没有认定的事实", "the result depends on facts still left open";
    cannot_rule: "按现有记录不能裁决。", "Nothing can be ruled on this record.";

    decision: "决定", "Decision";
    kind: "决定", "Decision";
    pending: "待决（只记申诉）", "Pending: appeal only";
    upheld: "维持原判", "Ruling upheld";
    changed: "改判", "Changed";
    resumed: "恢复比赛", "Game resumed";
    replayed: "重赛", "Game replayed";
    not_heard: "不予受理", "Not heard";
    other: "其他", "Other";
    charged: "被罚方", "Against";
    use_found: "取自事实认定", "Take from the findings";
    position: "恢复的局面", "Position";
    incident_position: "事件发生时", "At the incident";
    shown_position: "棋谱所示的一着", "At the move shown";
    other_words: "决定内容", "In words";
    reasons: "理由", "Reasons";
    pending_note: "只记下申诉：委员会名单可以先写，决定以后再记。",
        "Only the appeal is recorded; the decision follows as an entry of its own.";

    votes: "表决与署名", "Votes and signatures";
    in_favour: "赞成", "In favour";
    against_it: "反对", "Against";
    abstained: "弃权", "Abstaining";
    dissents: "不同意见", "Dissents";
    dissent_by: "委员", "By";
    dissent_hint: "他会怎样决定，为什么", "What he would decide, and why";
    add_dissent: "＋ 不同意见", "+ Dissent";
    signatures: "署名", "Signatures";
    signature_hint: "例如 张某，纸面签字", "such as Zhang, on paper";
    add_signature: "＋ 署名", "+ Signature";
    sign_present: "由出席委员署名", "All who took part";

    record_appeal: "记下申诉", "Record the appeal";
    record_decision: "写入决定", "Record the decision";

    given: "申诉与仲裁决定", "Appeals and decisions";
    read: "全文…", "Read in full…";
    sign: "密钥签名…", "Sign by key…";
    appeal_waits: "申诉待决", "Appeal pending";
    decide_now: "记下决定…", "Record the decision…";
    paper: "打印文书…", "Paper…";
    copy_digest: "复制封存摘要", "Copy the seal's digest";
}

/// The name of a row of the form for screen readers: 委员 2 姓名.
#[must_use]
pub fn nth(what: &str, number: usize, part: &str) -> String {
    format!("{what} {number} {part}").trim_end().to_owned()
}

/// A fact as a sentence: what the row of the timeline says, or the words.
#[must_use]
pub fn fact(report: &Report, fact: &Fact, lang: Lang) -> String {
    let row = |index: usize| {
        let event = report.timeline.get(index)?;
        Some(events::event(event, &report.board_after(index), lang))
    };
    match fact {
        Fact::Happened(index) => {
            let number = index + 1;
            match row(*index) {
                Some(what) => say!(lang, "第 {number} 行：{what}", "Row {number}: {what}"),
                None => say!(lang, "第 {number} 行", "Row {number}"),
            }
        }
        Fact::CameAfter(index) => {
            let (what, before) = (row(*index), index.checked_sub(1).and_then(row));
            let number = index + 1;
            match (what, before) {
                (Some(what), Some(before)) => say!(
                    lang,
                    "第 {number} 行的先后：“{what}”在“{before}”之后",
                    "Order of row {number}: “{what}” came after “{before}”"
                ),
                _ => say!(lang, "第 {number} 行的先后", "The order of row {number}"),
            }
        }
        Fact::Other(words) => words.clone(),
    }
}

/// Facts of the timeline in one line.
#[must_use]
pub fn facts(report: &Report, doubts: &[Doubt], lang: Lang) -> String {
    let named: Vec<String> = doubts.iter().map(|&doubt| fact(report, &doubt.into(), lang)).collect();
    named.join(lang.pick("；", "; "))
}

/// Who disputes a fact of the timeline.
#[must_use]
pub fn disputed_by(parties: &[Party], lang: Lang) -> String {
    let named: Vec<String> = parties.iter().map(|&party| events::party(party, lang).to_owned()).collect();
    let named = names::list(&named, lang);
    say!(lang, "{named}有异议", "disputed by {named}")
}

/// The times and minutes from which it follows whether an appeal was in time; why nothing follows where nothing
/// does.
#[must_use]
pub fn arithmetic(report: &Report, appeal: &Appeal, lang: Lang) -> String {
    let (from, to) = (report.announced(appeal), appeal.lodged.trim());
    let sum = |used: i64, of: u32| {
        say!(
            lang,
            "{from} 宣布，{to} 提出：过了 {used} 分钟，限 {of} 分钟。",
            "Announced {from}, lodged {to}: {used} minutes of {of} allowed."
        )
    };
    match report.reckoned(appeal) {
        Ok(InTime::Yes { used, of } | InTime::No { used, of }) => sum(used, of),
        Ok(InTime::Stated(_) | InTime::Unknown) => String::new(),
        Err(why) => untold(why, lang).to_owned(),
    }
}

/// Why the times do not say whether an appeal was in time.
#[must_use]
pub const fn untold(why: Untold, lang: Lang) -> &'static str {
    match why {
        Untold::NoLimit => lang.pick(
            "规则和规程没有写时限；知道时限的话，填入分钟数。",
            "No time limit is known; write the minutes if there is one.",
        ),
        Untold::NoAnnouncement => {
            lang.pick("没有裁决宣布的时间，算不出来。", "When the ruling was announced is not known.")
        }
        Untold::NotLodged => lang.pick("写上申诉提出的时间，就能算出。", "Write when it was lodged."),
        Untold::Times => lang.pick(
            "两个时间无法相减：请都写成 2026-03-14 15:09，或都只写 15:09。",
            "The times cannot be compared: write both as 2026-03-14 15:09, or both as 15:09.",
        ),
        Untold::Before => lang
            .pick("申诉的时间早于宣布，请核对。", "It was lodged before the announcement: check the times."),
    }
}

/// Whether an appeal was in time, in a few words.
#[must_use]
pub const fn in_time_short(in_time: InTime, lang: Lang) -> &'static str {
    match in_time {
        InTime::Yes { .. } | InTime::Stated(true) => lang.pick("在期限内", "In time"),
        InTime::No { .. } | InTime::Stated(false) => lang.pick("逾期", "Late"),
        InTime::Unknown => lang.pick("无法判断", "Cannot be told"),
    }
}

/// A ruling given, in a few words: 裁判长胡荣华 15:09：黑方判负（5.2+4.1.3）.
#[must_use]
pub fn ruling_given(number: usize, given: &RulingGiven, lang: Lang) -> String {
    let stage = reports::stage(given.stage, lang);
    let result = papers::given(given.outcome, given.charged, lang);
    let who: Vec<&str> =
        [given.by.as_str(), given.when.as_str()].into_iter().filter(|part| !part.is_empty()).collect();
    let who = if who.is_empty() { String::new() } else { format!(" · {}", who.join(" ")) };
    format!("{number}. {stage}{who} · {result}")
}

/// The ruling that follows from the findings, in one line.
#[must_use]
pub fn follows(speaker: &Speaker<'_>, ruling: &Ruling) -> String {
    let headline = speaker.ruling_headline(ruling);
    let ground = ruling.verdict.ground.code(speaker.texts);
    let lang = speaker.lang;
    if ground.is_empty() || ground == "-" {
        return headline;
    }
    say!(lang, "{headline}（{ground}）", "{headline} ({ground})")
}

/// Whether what follows is the ruling appealed against.
#[must_use]
pub const fn beside_appealed(same: bool, lang: Lang) -> &'static str {
    if same {
        lang.pick("与被申诉的裁决相同。", "The same as the ruling appealed against.")
    } else {
        lang.pick("与被申诉的裁决不同。", "Not the same as the ruling appealed against.")
    }
}

/// What keeps a draft from being recorded.
#[derive(Clone, Debug, PartialEq)]
pub enum Lack {
    /// Nobody appeals.
    Appellant,
    /// The minutes are no number.
    Minutes,
    /// No committee.
    Committee,
    /// A member without a name, or without a reason for withdrawing; his number from 0.
    Member(usize),
    /// Votes that are no number, of this kind.
    Votes(usize),
    /// More votes than members.
    TooMany(u64, usize),
    /// The position cannot be read.
    Position(FenError),
    /// It cannot be played on from.
    Refused(Vec<Refusal>),
    /// No words.
    Words,
    /// Nobody is charged.
    Charged,
}

/// What is wrong, where, and what to do.
#[must_use]
pub fn lack(lack: &Lack, lang: Lang) -> String {
    let f = form(lang);
    match lack {
        Lack::Appellant => lang.pick("1：写明申诉人。", "1: write who appeals.").to_owned(),
        Lack::Minutes => lang
            .pick("1：时限要写分钟数，例如 30。", "1: minutes allowed must be a number, such as 30.")
            .to_owned(),
        Lack::Committee => lang.pick("2：写明委员会的名称。", "2: write the committee's name.").to_owned(),
        Lack::Member(index) => {
            let number = index + 1;
            say!(
                lang,
                "2：委员 {number} 要有姓名；回避的要写明原因。",
                "2: member {number} needs a name, and a reason where he withdraws."
            )
        }
        Lack::Votes(kind) => {
            let kind = [f.in_favour, f.against_it, f.abstained].get(*kind).copied().unwrap_or_default();
            say!(lang, "5：“{kind}”要写数字。", "5: “{kind}” must be a number.")
        }
        Lack::TooMany(cast, present) => say!(
            lang,
            "5：投了 {cast} 票，参加表决的委员只有 {present} 名；请改票数或委员名单。",
            "5: {cast} votes, but {present} members took part; correct the votes or the members."
        ),
        Lack::Position(error) => {
            let why = faults::fen_error(error, lang);
            say!(lang, "4：恢复的局面读不出：{why}", "4: the position cannot be read: {why}")
        }
        Lack::Refused(reasons) => {
            let why: Vec<String> = reasons.iter().map(|reason| faults::refusal(reason, lang)).collect();
            let why = why.join(lang.pick("", " "));
            say!(lang, "4：从这个局面不能继续：{why}", "4: the game cannot go on from it: {why}")
        }
        Lack::Words => lang.pick("4：写明决定的内容。", "4: write what was decided.").to_owned(),
        Lack::Charged => lang.pick("4：选出被罚的一方。", "4: choose the side charged.").to_owned(),
    }
}

/// The number of votes that were cast, beside those who may vote.
#[must_use]
pub fn may_vote(present: usize, lang: Lang) -> String {
    let members = names::plural(present, "member may vote", "members may vote");
    say!(lang, "参加表决的委员 {present} 名", "{members}")
}

/// The name of the button that signs a ruling or decision.
#[must_use]
pub fn sign_of(of: Entry, lang: Lang) -> String {
    match of {
        Entry::Ruling(index) => {
            let number = index + 1;
            say!(lang, "密钥签名：裁决 {number}", "Sign ruling {number} by key")
        }
        Entry::Decision(index) => {
            let number = index + 1;
            say!(lang, "密钥签名：决定 {number}", "Sign decision {number} by key")
        }
    }
}

/// How many signed by key.
#[must_use]
pub fn signed_by_key(names: &[&str], lang: Lang) -> String {
    let named: Vec<String> = names.iter().map(|&name| name.to_owned()).collect();
    let named = names::list(&named, lang);
    say!(lang, "密钥签名：{named}", "Signed by key: {named}")
}

/// A decision on the card: who decided, when.
#[must_use]
pub fn entry_of(number: usize, by: &str, when: &str, lang: Lang) -> String {
    let nobody = lang.pick("仲裁委员会", "Appeals committee");
    let by = if by.trim().is_empty() { nobody } else { by };
    let parts: Vec<&str> = [by, when].into_iter().filter(|part| !part.trim().is_empty()).collect();
    format!("{number}. {}", parts.join(" · "))
}
