//! The form of an appeal and the decision on it, and the cards of decisions given.

mod form;
mod lack;

pub use form::{Form, form};
pub use lack::{Caution, Lack, caution, lack};

use super::ruling::{Explainer, say};
use super::{Lang, events, names, papers, reports};
use crate::incident::Party;
use crate::report::seal::Entry;
use crate::report::{Appeal, Fact, InTime, Report, RulingGiven, Untold};
use crate::ruling::{DisputedFact, Ruling};

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
                    "Order of row {number}: \"{what}\" came after \"{before}\""
                ),
                _ => say!(lang, "第 {number} 行的先后", "The order of row {number}"),
            }
        }
        Fact::Other(words) => words.clone(),
    }
}

/// Facts of the timeline in one line.
#[must_use]
pub fn facts(report: &Report, disputed_facts: &[DisputedFact], lang: Lang) -> String {
    let named: Vec<String> = disputed_facts.iter().map(|&doubt| fact(report, &doubt.into(), lang)).collect();
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
pub fn follows(explainer: &Explainer<'_>, ruling: &Ruling) -> String {
    let headline = explainer.ruling_headline(ruling);
    let ground = ruling.verdict.ground.code(explainer.texts);
    let lang = explainer.lang;
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

/// A time that counts where none is written: the one in the ruling.
#[must_use]
pub fn from_ruling(when: &str, lang: Lang) -> String {
    say!(lang, "= {when}（取自裁决）", "= {when}, from the ruling")
}

/// Something that is only an example.
#[must_use]
pub fn for_instance(example: &str, lang: Lang) -> String {
    say!(lang, "例如 {example}", "for instance {example}")
}
