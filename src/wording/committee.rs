//! Sentences of the appeals committee: appeals, decisions, seals and signatures.

use super::ruling::say;
use super::{Lang, names, papers, reports};
use crate::archive::keys::{KeyError, SHORTEST_PASSPHRASE};
use crate::report::seal::{Breach, Broken, Change, Entry, Place, Section};
use crate::report::{Appeal, Decided, Decision, Found, InTime, Report, Votes};
use crate::xiangqi::fen;

/// What was decided, in a few words.
#[must_use]
pub fn decided(decided: &Decided, lang: Lang) -> String {
    match decided {
        Decided::Pending => lang.pick("已受理，待决", "lodged, not yet decided").to_owned(),
        Decided::Upheld => lang.pick("维持原判", "the ruling stands").to_owned(),
        Decided::Changed { outcome, charged, ground } => {
            let result = papers::given(*outcome, *charged, lang);
            match (ground.is_empty(), lang) {
                (true, Lang::Zh) => format!("改判：{result}"),
                (true, Lang::En) => format!("changed: {result}"),
                (false, Lang::Zh) => format!("改判：{result}（依据 {ground}）"),
                (false, Lang::En) => format!("changed: {result} (ground {ground})"),
            }
        }
        Decided::Resumed(from) => {
            let position = fen::write(from);
            say!(lang, "恢复比赛，局面 {position}", "the game goes on from {position}")
        }
        Decided::Replayed => lang.pick("重赛", "the game is played again").to_owned(),
        Decided::NotHeard => lang.pick("不予受理", "the appeal is not heard").to_owned(),
        Decided::Other(words) => words.clone(),
    }
}

/// What was found of a fact.
#[must_use]
pub const fn found(found: Found, lang: Lang) -> &'static str {
    match found {
        Found::AsRecorded => lang.pick("认定如记录", "found as recorded"),
        Found::NotSo => lang.pick("不予认定", "found not to be so"),
        Found::LeftOpen => lang.pick("存疑", "left open"),
    }
}

/// That a member withdrew, and why.
#[must_use]
pub fn withdrew(why: &str, lang: Lang) -> String {
    match (why.is_empty(), lang) {
        (true, Lang::Zh) => "回避".to_owned(),
        (true, Lang::En) => "withdrew".to_owned(),
        (false, Lang::Zh) => format!("回避：{why}"),
        (false, Lang::En) => format!("withdrew: {why}"),
    }
}

/// How the members voted.
#[must_use]
pub fn votes(votes: Votes, lang: Lang) -> String {
    let Votes { in_favour, against, abstained } = votes;
    say!(
        lang,
        "赞成 {in_favour}，反对 {against}，弃权 {abstained}",
        "{in_favour} in favour, {against} against, {abstained} abstaining"
    )
}

/// Whether an appeal was in time.
#[must_use]
pub fn in_time(report: &Report, appeal: &Appeal, lang: Lang) -> String {
    match report.in_time(appeal) {
        InTime::Yes { used, of } => {
            say!(lang, "在期限内（{of} 分钟内，用 {used} 分钟）", "in time ({used} of {of} minutes)")
        }
        InTime::No { used, of } => {
            say!(lang, "逾期（限 {of} 分钟，已过 {used} 分钟）", "late ({used} minutes, {of} allowed)")
        }
        InTime::Stated(true) => {
            lang.pick("委员会认定在期限内", "in time, as the committee states").to_owned()
        }
        InTime::Stated(false) => lang.pick("委员会认定逾期", "late, as the committee states").to_owned(),
        InTime::Unknown => lang.pick("期限不明", "whether in time is not known").to_owned(),
    }
}

/// More votes were cast than members took part.
#[must_use]
pub fn votes_do_not_fit(decision: &Decision, lang: Lang) -> Option<String> {
    let present = decision.present().count();
    (!decision.votes_fit()).then(|| {
        say!(
            lang,
            "票数多于参加表决的 {present} 名委员。",
            "More votes than the {present} members who took part."
        )
    })
}

/// The name of a sealed part.
#[must_use]
pub const fn section(section: Section, lang: Lang) -> &'static str {
    match section {
        Section::Event => lang.pick("赛事", "event"),
        Section::Law => lang.pick("规则与规程", "law"),
        Section::Players => lang.pick("棋手", "players"),
        Section::Arbiters => lang.pick("裁判员名单", "arbiters"),
        Section::FoulSheet => lang.pick("犯规记录", "foul sheet"),
        Section::Game => lang.pick("局面与着法", "position and moves"),
        Section::Later => lang.pick("事后着法", "moves after the incident"),
        Section::Timeline => lang.pick("经过", "timeline"),
        Section::Statements => lang.pick("陈述", "statements"),
        Section::Exhibits => lang.pick("证据", "exhibits"),
        Section::Rulings => lang.pick("此前的裁决", "earlier rulings"),
        Section::Decisions => lang.pick("此前的决定", "earlier decisions"),
        Section::Given => lang.pick("本身内容", "its own content"),
    }
}

/// A ruling or decision by who gave it and when: 裁判长王某于 14:05 的裁决.
#[must_use]
pub fn entry(report: &Report, entry: Entry, lang: Lang) -> String {
    let (who, when, number, is_ruling) = match entry {
        Entry::Ruling(index) => {
            let Some(ruling) = report.rulings.get(index) else { return (index + 1).to_string() };
            let stage = reports::stage(ruling.stage, lang);
            let who = if ruling.by.is_empty() || ruling.by == stage {
                stage.to_owned()
            } else {
                format!("{stage}{}{}", lang.pick("", " "), ruling.by)
            };
            (who, &ruling.when, index + 1, true)
        }
        Entry::Decision(index) => {
            let Some(decision) = report.decisions.get(index) else { return (index + 1).to_string() };
            let nobody = lang.pick("仲裁委员会", "the appeals committee");
            let who = if decision.by.is_empty() { nobody } else { &decision.by };
            (who.to_owned(), &decision.when, index + 1, false)
        }
    };
    let at = match (when.is_empty(), lang) {
        (true, _) => String::new(),
        (false, Lang::Zh) => format!("于 {when} "),
        (false, Lang::En) => format!(" at {when}"),
    };
    match (is_ruling, lang) {
        (true, Lang::Zh) => format!("{who}{at}的裁决（第 {number} 项）"),
        (true, Lang::En) => format!("ruling {number} by {who}{at}"),
        (false, Lang::Zh) => format!("{who}{at}的决定（第 {number} 项）"),
        (false, Lang::En) => format!("decision {number} by {who}{at}"),
    }
}

/// What sealed or signed no longer holds, as a sentence.
#[must_use]
pub fn breach(report: &Report, breach: &Breach, lang: Lang) -> String {
    let of = entry(report, breach.of, lang);
    match breach.what {
        Broken::Seal => say!(
            lang,
            "{of}：封存记录本身被改动，不能再证明什么。",
            "{of}: the seal itself was altered and proves nothing any more."
        ),
        Broken::Section(Section::Given, _) => {
            say!(lang, "{of}：封存之后内容有改动。", "{of}: its content changed after it was sealed.")
        }
        Broken::Section(part, Change::Altered) => {
            let part = section(part, lang);
            say!(lang, "“{part}”在{of}之后有改动。", "The {part} changed after the {of}.")
        }
        Broken::Section(part, Change::Removed) => {
            let part = section(part, lang);
            say!(lang, "“{part}”在{of}之后有删减。", "Something was taken out of the {part} after the {of}.")
        }
        Broken::Section(part, Change::Added(count)) => {
            let part = section(part, lang);
            say!(lang, "“{part}”在{of}之后增加了 {count} 项。", "{count} added to the {part} after the {of}.")
        }
        Broken::Signature(number) => {
            let name = signer(report, breach.of, number);
            say!(
                lang,
                "{of}：“{name}”的密钥签名无效。",
                "{of}: the signature by key of {name:?} is not valid."
            )
        }
    }
}

/// Where in a section a change lies, as a sentence: 第 2 行是后加的。
#[must_use]
pub fn place(part: Section, place: Place, lang: Lang) -> String {
    let item = |index: usize| item(part, index, lang);
    let range = |first: usize, last: usize| match (first == last, lang) {
        (true, _) => item(first),
        (false, Lang::Zh) => format!("{}至{}", item(first), item(last)),
        (false, Lang::En) => format!("{} to {}", item(first), item(last)),
    };
    match place {
        Place::PutIn(index) => {
            let item = item(index);
            say!(lang, "{item}是后来插入的。", "It is {item} that was put in.")
        }
        Place::Moved(now, then) => {
            let (now, then) = (item(now), item(then));
            say!(lang, "现在的{now}原在{then}。", "What is {now} now was {then}.")
        }
        Place::Added(first, last) => {
            let items = range(first, last);
            say!(lang, "后加的是{items}。", "Added: {items}.")
        }
        Place::Among(first, last) if first == last => {
            let item = item(first);
            say!(lang, "改动的是{item}。", "It is {item} that changed.")
        }
        Place::Among(first, last) => {
            let items = range(first, last);
            say!(lang, "改动在{items}之中。", "The change is within {items}.")
        }
        Place::From(first) => {
            let item = item(first);
            say!(lang, "删改在{item}或其后。", "It was at {item} or after it.")
        }
    }
}

/// An item of a section by its number.
fn item(part: Section, index: usize, lang: Lang) -> String {
    let number = index + 1;
    match part {
        Section::Game if index == 0 => lang.pick("起始局面", "the starting position").to_owned(),
        Section::Game => say!(lang, "第 {index} 着", "move {index}"),
        Section::Later => say!(lang, "事后第 {number} 着", "move {number} after the incident"),
        Section::Timeline | Section::FoulSheet => say!(lang, "第 {number} 行", "row {number}"),
        Section::Exhibits => say!(lang, "第 {number} 件", "exhibit {number}"),
        Section::Statements => say!(lang, "第 {number} 份", "statement {number}"),
        _ => say!(lang, "第 {number} 项", "number {number}"),
    }
}

fn signer(report: &Report, entry: Entry, number: usize) -> &str {
    let signed = match entry {
        Entry::Ruling(index) => report.rulings.get(index).map(|ruling| &ruling.signed),
        Entry::Decision(index) => report.decisions.get(index).map(|decision| &decision.signed),
    };
    signed.and_then(|signed| signed.get(number)).map_or("", |signature| &signature.name)
}

/// A ruling or decision without a seal.
#[must_use]
pub fn not_sealed(report: &Report, of: Entry, lang: Lang) -> String {
    let of = entry(report, of, lang);
    say!(
        lang,
        "{of}没有封存：不能证明其后有无改动。",
        "The {of} is not sealed: whether anything changed since cannot be shown."
    )
}

/// How many of those given are sealed and hold.
#[must_use]
pub fn seals_hold(sealed: usize, signed: usize, lang: Lang) -> String {
    match (sealed, lang) {
        (0, Lang::Zh) => "没有封存的裁决或决定。".to_owned(),
        (0, Lang::En) => "nothing is sealed.".to_owned(),
        (_, Lang::Zh) => format!("封存 {sealed} 项，签名 {signed} 个，均与记录相符。"),
        (_, Lang::En) => {
            let seals = names::plural(sealed, "seal holds", "seals hold");
            format!("{seals}, {}.", names::plural(signed, "signature holds", "signatures hold"))
        }
    }
}

/// A signature that is valid: whose, and by which key.
#[must_use]
pub fn signed_by(name: &str, fingerprint: &str, lang: Lang) -> String {
    say!(
        lang,
        "签名：{name}，密钥指纹 {fingerprint}（是否为其本人密钥须另行核对）",
        "signed by {name}, key {fingerprint} (that the key is his must be known from elsewhere)"
    )
}

/// Why a key cannot be made or opened.
#[must_use]
pub fn key_error(error: &KeyError, lang: Lang) -> String {
    match error {
        KeyError::Io { path, error } if error.kind() == std::io::ErrorKind::AlreadyExists => {
            let path = path.display();
            say!(
                lang,
                "已经有密钥（{path}），没有覆盖。",
                "There is a key already ({path}); it was not written over."
            )
        }
        KeyError::Io { path, error } if error.kind() == std::io::ErrorKind::NotFound => {
            let path = path.display();
            say!(
                lang,
                "没有密钥（{path}）；请先用 key new 建立。",
                "There is no key ({path}); make one with key new first."
            )
        }
        KeyError::Io { path, error } => {
            let (path, reason) = (path.display(), super::files::system(error, lang));
            say!(lang, "密钥文件 {path}：{reason}。", "The key file {path}: {reason}.")
        }
        KeyError::TooShort => say!(
            lang,
            "口令太短，至少 {SHORTEST_PASSPHRASE} 个字符。",
            "The passphrase is too short: {SHORTEST_PASSPHRASE} characters at least."
        ),
        KeyError::Damaged(reason) => {
            say!(
                lang,
                "密钥文件损坏或不是本程序的：{reason}。",
                "The key file is damaged or not of this program: {reason}."
            )
        }
        KeyError::WrongPassphrase => {
            say!(
                lang,
                "口令不对，或密钥文件被改动。",
                "The passphrase is wrong, or the key file was altered."
            )
        }
        KeyError::System(reason) => {
            say!(lang, "系统不能建立密钥：{reason}。", "The system cannot make a key: {reason}.")
        }
    }
}

/// The system gives this user no place for a key.
#[must_use]
pub const fn no_place(lang: Lang) -> &'static str {
    lang.pick(
        "系统没有给出存放密钥的位置；请用 --key 指明文件。",
        "The system gives no place for a key; name a file with --key.",
    )
}

/// There is no such ruling or decision, or it has no seal to sign.
#[must_use]
pub fn nothing_to_sign(number: usize, lang: Lang) -> String {
    say!(
        lang,
        "没有第 {number} 项，或它没有封存；只能签封存的裁决或决定。",
        "There is no number {number}, or it is not sealed; only a sealed ruling or decision can be signed."
    )
}
