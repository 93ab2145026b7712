//! The texts of the paper that are fixed, and its short sentences.

use super::ruling::say;
use super::{Lang, names};
use crate::incident::{Basis, Clocks};
use crate::ruling::{Limits, Tally};
use xiangqi::{BySide, Side};

/// Makes the table: one line a text, Chinese and English. A text without one of them does not compile.
macro_rules! table {
    ($($name:ident: $zh:literal, $en:literal;)*) => {
        /// Every fixed text of the paper.
        #[derive(Debug)]
        pub struct Sheet {
            $(#[doc = $zh] pub $name: &'static str,)*
        }

        const ZH: Sheet = Sheet { $($name: $zh,)* };
        const EN: Sheet = Sheet { $($name: $en,)* };

        impl Sheet {
            /// Every text, for tests that walk the table.
            pub fn all(&self) -> impl Iterator<Item = &'static str> {
                [$(self.$name,)*].into_iter()
            }
        }
    };
}

/// The texts of a language.
#[must_use]
pub const fn sheet(lang: Lang) -> &'static Sheet {
    match lang {
        Lang::Zh => &ZH,
        Lang::En => &EN,
    }
}

table! {
    title: "裁判报告", "Arbiter's report";
    public: "公开版：已略去姓名、单位、备注、回避原因、采信根据、费用、证据图片和签名；正文里与各姓名栏所写相同的姓名以 ××× 代替（一个字的不代替）；发布前请通读一遍。", "Public version: names, teams, notes, reasons for withdrawing, what findings rest on, fees, exhibits and signatures are left out; names as written in the fields are replaced by ××× where they stand in texts, those of one character excepted; read it through before publishing.";
    public_with_pictures: "公开版：已略去姓名、单位、备注、回避原因、采信根据、费用和签名；正文里与各姓名栏所写相同的姓名以 ××× 代替（一个字的不代替）。证据图片原样保留。发布前请通读一遍。", "Public version: names, teams, notes, reasons for withdrawing, what findings rest on, fees and signatures are left out; names as written in the fields are replaced by ××× where they stand in texts, those of one character excepted. The exhibits' pictures are kept. Read it through before publishing.";
    left_out: "（略）", "(left out)";
    not_filled_in: "未填写", "not filled in";
    none: "无", "none";

    event: "赛事与当事人", "Event and people";
    event_name: "赛事", "Event";
    place: "地点", "Place";
    date: "日期", "Date";
    scope: "级别与组别", "Scope, category";
    level: "计次的级别", "Level for counting";
    round: "轮次", "Round";
    table: "台次", "Table";
    rulebook: "规则", "Rulebook";
    regulation: "竞赛规程", "Regulation";
    reading: "采用的解释", "Reading";
    red: "红方", "Red";
    black: "黑方", "Black";
    arbiters: "裁判", "Arbiters";

    position: "局面", "Position";
    board: "事件发生时的局面", "The position at the incident";
    game: "棋谱（至事件发生时）", "The game to the incident";
    round_number: "回合", "No.";

    course: "经过", "What happened";
    number: "序", "No.";
    time: "时间", "Time";
    what: "事件", "Event";
    clocks: "棋钟", "Clocks";
    certainty: "认定", "Finding";
    basis: "依据", "Basis";
    nothing_recorded: "没有记录事件。", "No events are recorded.";
    order_disputed: "与上一行的先后有争议", "its order after the row before is disputed";

    facts: "事实", "Facts";
    to_move: "走棋方", "To move";
    status: "状态", "State";
    in_check: "被将军", "in check";
    checkmated: "已被将死", "checkmated";
    stalemated: "已被困毙", "stalemated";
    not_in_check: "没有被将军", "not in check";
    faults: "局面异常", "Oddities";
    touched: "所摸棋子", "Piece touched";
    by_movement: "依走法可走", "By its movement";
    without_exposing: "其中不送将的", "Without exposing the general";

    ruling: "裁决", "Ruling";
    duty: "义务", "Duty";
    now: "现在怎样做", "What to do now";
    reasons: "理由", "Reasons";
    caveats: "附注", "Caveats";
    alternatives: "条文未定：各种答案的结果", "Sources undecided: what follows from each answer";
    assumed: "如果", "If";
    as_recorded: "以下理由按记录的事实。", "The reasons below take the facts as recorded.";
    scenarios: "有争议的事实：各种认定的结果", "Disputed facts: what follows from each finding";
    found: "认定", "Finding";

    readings: "其他解释下的结果", "Under other readings";
    other_reading: "解释", "Reading";
    result: "结果", "Result";
    ground: "依据", "Ground";
    compared: "与采用的解释", "Beside the reading used";
    used: "本报告采用", "used here";
    same: "相同", "the same";
    different: "≠ 不同", "≠ different";
    decisive_questions: "本案的关键", "What the case hinges on";

    foul_sheet: "犯规记录", "Foul sheet";
    side: "方", "Side";
    class: "类别", "Class";
    clause: "条款", "Clause";
    moment: "时间", "When";
    note: "备注", "Note";
    before: "此前", "Before";
    added: "本次", "This incident";
    after: "此后", "After";
    limits: "限数", "Limits";
    unclassed: "犯规一次（类别未定）", "one foul (class open)";

    statements: "陈述与说明", "Statements and remarks";
    remarks: "说明", "Remarks";
    no_statements: "没有记录陈述。", "No statements are recorded.";

    given: "已作出的裁决", "Rulings given";
    given_by: "阶段", "Stage";
    given_result: "结果", "Result";
    given_words: "理由", "Reasons";
    none_given: "没有记录已作出的裁决。", "No rulings are recorded.";
    signed: "签名", "Signed";

    decision: "仲裁决定", "Decision of the appeals committee";
    appeal: "申诉", "Appeal";
    decided_at: "决定时间", "Decided at";
    appellant: "申诉人", "Appellant";
    on_behalf: "代表", "For";
    for_neither: "不代表任何一方", "neither side";
    appealed: "针对", "Against";
    announced: "裁决宣布", "Announced";
    lodged: "申诉提出", "Lodged";
    deadline: "期限", "Deadline";
    stated_in_time: "委员会认定在期限内", "The committee states: in time";
    stated_late: "委员会认定逾期", "The committee states: late";
    fee: "申诉费", "Fee";
    claim: "请求与理由", "Claim, reasons";
    members: "委员", "Members";
    member: "委员", "Member";
    office: "职务", "Office";
    part: "参加或回避", "Part taken";
    took_part: "参加", "took part";
    withdrew: "回避", "withdrew";
    findings: "事实认定", "Findings of fact";
    fact: "事实", "Fact";
    resumed_from: "比赛由此局面继续", "The game goes on from this position";
    vote: "表决与署名", "Vote and signatures";
    votes: "表决", "Votes";
    dissent: "不同意见", "Dissent";
    sealed: "封存摘要", "Sealed:";
    not_sealed: "没有封存", "not sealed";

    seals: "封存", "Seals";
    sealed_entry: "裁决或决定", "Ruling or decision";
    digest_of_seal: "封存摘要（SHA-256）", "Digest of the seal (SHA-256)";
    seal_state: "封存之后的改动", "Changes since";
    seal_holds: "没有改动", "nothing changed";
    signed_by_key: "密钥签名", "signed by key";
    seals_explained: "封存摘要包括作出裁决或决定时的全部记录；另行抄存摘要，或用密钥签名，才能防止连同封存一起改动。密钥是否为其本人所有，须另行核对指纹。", "A seal covers the record as it was when the ruling or decision was given. Against a change of record and seal together helps a copy of the digest kept elsewhere, or a signature by key; whose key it is has to be known from its fingerprint.";

    clauses: "所引条文", "Clauses cited";
    clause_text: "内容（转述，非原文）", "What it says (in our words)";
    source: "来源", "Source";
    no_clauses: "没有引用条文。", "No clauses are cited.";

    exhibits: "证据", "Exhibits";
    no_exhibits: "没有证据图片。", "No exhibits.";
    exhibits_left_out: "证据图片已略去，只列摘要。", "The pictures are left out; their digests are listed.";
    unreadable_picture: "图片无法显示", "The picture cannot be shown";
    place_removed: "原图含有拍摄地点；本文件中的图片不含。", "The original holds the place where it was taken; the picture in this paper is without it.";

    signatures: "签名", "Signatures";
    chief: "裁判长", "Chief arbiter";
    arbiter: "裁判员", "Arbiter";
    red_player: "红方棋手", "Red player";
    black_player: "黑方棋手", "Black player";
    committee: "仲裁委员会", "Appeals committee";
    signed_on: "日期", "Date";

    digest: "报告的 SHA-256", "SHA-256 of the report";
    program: "制作", "Made by";
    missing_glyphs: "字体中没有的字符，文中以方框代替：", "Characters that the font lacks, drawn as boxes:";
}

/// What the marks on the board mean, those of these roles.
#[must_use]
pub fn marks(touched: bool, suicide: bool, duty: bool, played: bool, attack: bool, lang: Lang) -> String {
    let parts = [
        (touched, lang.pick("圈：所摸的棋子", "ring: touched")),
        (duty, lang.pick("实箭头：须走的着法", "arrow: a move that meets the duty")),
        (suicide, lang.pick("带叉的箭头：自杀的着法", "crossed arrow: suicide")),
        (played, lang.pick("空心箭头：已离手的着法", "hollow arrow: released")),
        (attack, lang.pick("虚线：对将帅的攻击", "dashes: attack on a general")),
    ];
    let named: Vec<&str> = parts.into_iter().filter_map(|(drawn, text)| drawn.then_some(text)).collect();
    names::capitalised(&named.join(lang.pick("；", "; ")))
}

/// On what an event rests.
#[must_use]
pub const fn basis(basis: Basis, lang: Lang) -> &'static str {
    match basis {
        Basis::Seen => lang.pick("裁判员目击", "seen by the arbiter"),
        Basis::Video => lang.pick("录像", "video"),
        Basis::Witness => lang.pick("证人", "witness"),
        Basis::ScoreSheet => lang.pick("记录纸", "score sheet"),
        Basis::Admission => lang.pick("当事人承认", "admitted"),
    }
}

/// The clocks at a moment, a line for each side; empty where nothing was read. A triangle marks the one that ran.
#[must_use]
pub fn clocks(clocks: &Clocks, lang: Lang) -> String {
    let one = |side: Side| {
        let left = clocks.remaining[side];
        let runs = clocks.running == Some(side);
        if left.is_none() && !runs {
            return None;
        }
        let left = left.map_or_else(|| "—".to_owned(), |left| format!("{}:{:02}", left / 60, left % 60));
        let name = names::side(side, lang);
        let mark = if runs { lang.pick("（走）", " (running)") } else { "" };
        Some(format!("{name} {left}{mark}"))
    };
    Side::BOTH.into_iter().filter_map(one).collect::<Vec<_>>().join("\n")
}

/// What stands against a player, by class.
#[must_use]
pub fn tally(tally: Tally, lang: Lang) -> String {
    let parts = [
        (tally.breaches, lang.pick("违反行棋规定", "breaches")),
        (tally.fouls, lang.pick("犯规", "fouls")),
        (tally.technical, lang.pick("技术犯规", "technical")),
    ];
    let named: Vec<String> = parts
        .into_iter()
        .filter(|(count, _)| *count > 0)
        .map(|(count, name)| format!("{name} {count}"))
        .collect();
    if named.is_empty() { "0".to_owned() } else { names::list(&named, lang) }
}

/// The counts that lose.
#[must_use]
pub fn limits(limits: Limits, lang: Lang) -> String {
    let parts = [
        (limits.breaches, lang.pick("违反行棋规定", "breaches")),
        (limits.technical, lang.pick("技术犯规", "technical")),
        (limits.all, lang.pick("各类合计", "all together")),
    ];
    let named: Vec<String> =
        parts.into_iter().filter_map(|(limit, name)| limit.map(|limit| format!("{name} {limit}"))).collect();
    if named.is_empty() { lang.pick("未见", "none seen").to_owned() } else { names::list(&named, lang) }
}

/// Both players in one line, for the head of the page; nothing where neither is named.
#[must_use]
pub fn players(named: BySide<&str>, lang: Lang) -> String {
    let one = |side: Side| if named[side].is_empty() { names::side(side, lang) } else { named[side] };
    if named.red.is_empty() && named.black.is_empty() {
        return String::new();
    }
    format!("{} — {}", one(Side::Red), one(Side::Black))
}

/// The page and how many there are.
#[must_use]
pub fn page(number: usize, count: usize, lang: Lang) -> String {
    say!(lang, "第 {number} 页，共 {count} 页", "Page {number} of {count}")
}

/// A character that is missing, for the list on the paper and on standard error: `U+1F600`.
#[must_use]
pub fn code_point(character: char) -> String {
    format!("U+{:04X}", u32::from(character))
}

/// What to do where the fonts lack characters of the report.
#[must_use]
pub fn missing(characters: &[char], lang: Lang) -> String {
    let named: Vec<String> = characters.iter().map(|&one| format!("{one} ({})", code_point(one))).collect();
    let named = named.join(lang.pick("、", ", "));
    say!(
        lang,
        "字体中没有这些字符，文中以方框代替：{named}。可用 --font 指定另一个字体文件（TTF 或 OTF）。",
        "The fonts lack these characters, which are drawn as boxes: {named}. Another font file (TTF or OTF) can be given with --font."
    )
}
