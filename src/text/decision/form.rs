//! The fixed texts of the form and the cards.

use crate::text::Lang;

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
    appellant_hint: "棋手或领队姓名", "Player or team leader";
    for_side: "代表", "For";
    for_neither: "不代表任何一方", "Neither side";
    against: "针对", "Against";
    against_none: "不针对某项裁决", "None of the rulings";
    announced: "裁决宣布", "Announced";
    lodged: "申诉提出", "Lodged";
    within: "时限（分）", "Minutes";
    now: "现在", "Now";
    deadline: "期限", "Deadline";
    stated: "委员会认定", "As stated";
    stated_yes: "在期限内", "In time";
    stated_no: "逾期", "Late";
    stated_nothing: "不作认定", "Not stated";
    claim: "请求与理由", "Claim";
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
    happened: "属实", "True";
    not_so: "并非如此", "Not so";
    untrue: "不属实", "Not so";
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
    dissent_hint: "主张怎样决定，为什么", "What they would decide, and why";
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
