//! What was sealed, what of it no longer holds, and what came after.

use crate::report::Report;
use crate::report::seal::{AddedSince, Breach, Broken, Change, Entry, Place, Section};
use crate::text::ruling::say;
use crate::text::{Lang, names, reports};

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
                names::joined(stage, &ruling.by, lang)
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
        (false, Lang::Zh) if who.ends_with(|last: char| last.is_ascii_alphanumeric()) => {
            format!(" 于 {when} ")
        }
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
        Broken::Place(before) => {
            let then = before + 1;
            say!(
                lang,
                "{of}：封存时是第 {then} 项；现在的位置不对，是复制来的，或前面有插入、抽走或调换。",
                "{of}: it was sealed as number {then}. It was copied here, or something before it was put in, \
                 taken out or exchanged."
            )
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

/// What came after a sealed ruling or decision: allowed, and said.
#[must_use]
pub fn added_since(since: &AddedSince, lang: Lang) -> String {
    let exhibits = since.exhibits.iter().map(|&index| {
        let number = index + 1;
        say!(lang, "证据 {number}", "exhibit {number}")
    });
    let statements = since.statements.iter().map(|&index| {
        let number = index + 1;
        say!(lang, "陈述 {number}", "statement {number}")
    });
    let added: Vec<String> = exhibits.chain(statements).collect();
    let added = names::list(&added, lang);
    match since.of {
        Entry::Ruling(index) => {
            let number = index + 1;
            say!(lang, "裁决 {number} 之后加入：{added}。", "Added after ruling {number}: {added}.")
        }
        Entry::Decision(index) => {
            let number = index + 1;
            say!(lang, "决定 {number} 之后加入：{added}。", "Added after decision {number}: {added}.")
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
