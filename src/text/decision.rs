//! The form of an appeal and the decision on it, what keeps it from being recorded, and the cards of decisions given.

use super::ruling::Explainer;
use super::{Lang, events, faults, names, papers, reports};
use crate::incident::Party;
use crate::report::seal::Entry;
use crate::report::{Appeal, Fact, InTime, Report, RulingGiven, Untold};
use crate::ruling::{DisputedFact, Ruling};
use crate::tr;
use xiangqi::Refusal;
use xiangqi::fen::FenError;

/// The name of a row of the form for screen readers: 委员 2 姓名.
pub fn nth(what: &str, number: usize, part: &str) -> String {
    format!("{what} {number} {part}").trim_end().to_owned()
}

/// A fact as a sentence: what the row of the timeline says, or the words.
pub fn fact(report: &Report, fact: &Fact, lang: Lang) -> String {
    let row = |index: usize| {
        let event = report.timeline.get(index)?;
        Some(events::event(event, &report.board_after(index), lang))
    };
    match fact {
        Fact::Happened(index) => {
            let number = index + 1;
            match row(*index) {
                Some(what) => tr!(lang, "fact-row", number, what),
                None => tr!(lang, "fact-row-gone", number),
            }
        }
        Fact::CameAfter(index) => {
            let (what, before) = (row(*index), index.checked_sub(1).and_then(row));
            let number = index + 1;
            match (what, before) {
                (Some(what), Some(before)) => tr!(lang, "fact-order", number, what, before),
                _ => tr!(lang, "fact-order-gone", number),
            }
        }
        Fact::Other(words) => words.clone(),
    }
}

/// Facts of the timeline in one line.
pub fn facts(report: &Report, disputed_facts: &[DisputedFact], lang: Lang) -> String {
    let named: Vec<String> = disputed_facts.iter().map(|&doubt| fact(report, &doubt.into(), lang)).collect();
    names::semicolons(&named, lang)
}

/// Who disputes a fact of the timeline.
pub fn disputed_by(parties: &[Party], lang: Lang) -> String {
    let named: Vec<String> = parties.iter().map(|&party| events::party(party, lang).to_owned()).collect();
    let named = names::list(&named, lang);
    tr!(lang, "fact-disputed-by", named)
}

/// The times and minutes from which it follows whether an appeal was in time; why nothing follows where nothing
/// does.
pub fn arithmetic(report: &Report, appeal: &Appeal, lang: Lang) -> String {
    let (from, to) = (report.announced(appeal), appeal.lodged.trim());
    let sum = |used: i64, of: u32| tr!(lang, "appeal-arithmetic", from, to, used, of);
    match report.reckoned(appeal) {
        Ok(InTime::Yes { used, of } | InTime::No { used, of }) => sum(used, of),
        Ok(InTime::Stated(_) | InTime::Unknown) => String::new(),
        Err(why) => untold(why, lang).to_owned(),
    }
}

/// Why the times do not say whether an appeal was in time.
pub fn untold(why: Untold, lang: Lang) -> &'static str {
    match why {
        Untold::NoLimit => tr!(lang, "untold-no-limit"),
        Untold::NoAnnouncement => tr!(lang, "untold-no-announcement"),
        Untold::NotLodged => tr!(lang, "untold-not-lodged"),
        Untold::Times => tr!(lang, "untold-times"),
        Untold::Before => tr!(lang, "untold-before"),
    }
}

/// Whether an appeal was in time, in a few words.
pub fn in_time_short(in_time: InTime, lang: Lang) -> &'static str {
    match in_time {
        InTime::Yes { .. } | InTime::Stated(true) => tr!(lang, "in-time-short-yes"),
        InTime::No { .. } | InTime::Stated(false) => tr!(lang, "in-time-short-no"),
        InTime::Unknown => tr!(lang, "in-time-short-unknown"),
    }
}

/// A ruling given, in a few words: 裁判长胡荣华 15:09：黑方判负（5.2+4.1.3）.
pub fn ruling_given(number: usize, given: &RulingGiven, lang: Lang) -> String {
    let stage = reports::stage(given.stage, lang);
    let result = papers::given(given.outcome, given.charged, lang);
    let who: Vec<&str> =
        [given.by.as_str(), given.when.as_str()].into_iter().filter(|part| !part.is_empty()).collect();
    let who = if who.is_empty() { String::new() } else { format!(" · {}", who.join(" ")) };
    format!("{number}. {stage}{who} · {result}")
}

/// The ruling that follows from the findings, in one line.
pub fn follows(explainer: &Explainer<'_>, ruling: &Ruling) -> String {
    let headline = explainer.ruling_headline(ruling);
    let ground = ruling.verdict.ground.code(explainer.texts);
    let lang = explainer.lang;
    if ground.is_empty() || ground == "-" {
        return headline;
    }
    tr!(lang, "follows-on-ground", headline, ground)
}

/// Whether what follows is the ruling appealed against.
pub fn beside_appealed(same: bool, lang: Lang) -> &'static str {
    if same { tr!(lang, "same-as-appealed") } else { tr!(lang, "not-as-appealed") }
}

/// The name of the button that signs a ruling or decision.
pub fn sign_of(of: Entry, lang: Lang) -> String {
    match of {
        Entry::Ruling(index) => tr!(lang, "sign-ruling", number = index + 1),
        Entry::Decision(index) => tr!(lang, "sign-decision", number = index + 1),
    }
}

/// How many signed by key.
pub fn signed_by_key(names: &[&str], lang: Lang) -> String {
    let named: Vec<String> = names.iter().map(|&name| name.to_owned()).collect();
    let named = names::list(&named, lang);
    tr!(lang, "signed-by-key", named)
}

/// A decision on the card: who decided, when.
pub fn entry_of(number: usize, by: &str, when: &str, lang: Lang) -> String {
    let nobody = tr!(lang, "committee-unnamed");
    let by = if by.trim().is_empty() { nobody } else { by };
    let parts: Vec<&str> = [by, when].into_iter().filter(|part| !part.trim().is_empty()).collect();
    format!("{number}. {}", parts.join(" · "))
}

/// Something that is only an example.
pub fn for_instance(example: &str, lang: Lang) -> String {
    tr!(lang, "for-instance", example)
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
    /// Nobody sat who did not withdraw.
    Sitting,
    /// No reasons.
    Reasons,
    /// No result in the place of the one given.
    Result,
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
pub fn lack(lack: &Lack, lang: Lang) -> String {
    match lack {
        Lack::Appellant => tr!(lang, "lack-appellant").to_owned(),
        Lack::Minutes => tr!(lang, "lack-minutes").to_owned(),
        Lack::Committee => tr!(lang, "lack-committee").to_owned(),
        Lack::Member(index) => tr!(lang, "lack-member", number = index + 1),
        Lack::Sitting => tr!(lang, "lack-sitting").to_owned(),
        Lack::Reasons => tr!(lang, "lack-reasons").to_owned(),
        Lack::Result => tr!(lang, "lack-result").to_owned(),
        Lack::Votes(kind) => {
            let kinds =
                [tr!(lang, "form-in-favour"), tr!(lang, "form-against-it"), tr!(lang, "form-abstained")];
            tr!(lang, "lack-votes", kind = kinds.get(*kind).copied().unwrap_or_default())
        }
        Lack::TooMany(cast, present) => tr!(lang, "lack-too-many", cast, present),
        Lack::Position(error) => tr!(lang, "lack-position", why = faults::fen_error(error, lang)),
        Lack::Refused(reasons) => {
            let why: Vec<String> = reasons.iter().map(|reason| faults::refusal(reason, lang)).collect();
            tr!(lang, "lack-refused", why = names::sentences(&why, lang))
        }
        Lack::Words => tr!(lang, "lack-words").to_owned(),
        Lack::Charged => tr!(lang, "lack-charged").to_owned(),
    }
}

/// What can be recorded, and is better looked at once more.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Caution {
    /// As many votes in favour as against.
    Tied,
    /// It was decided before the appeal was lodged.
    BeforeAppeal,
    /// The new result is the one that was given.
    NothingChanged,
    /// A fact was added, and nothing written of what it is.
    EmptyFact,
}

/// What is odd, and where.
pub fn caution(caution: Caution, lang: Lang) -> &'static str {
    match caution {
        Caution::Tied => tr!(lang, "caution-tied"),
        Caution::BeforeAppeal => tr!(lang, "caution-before-appeal"),
        Caution::EmptyFact => tr!(lang, "caution-empty-fact"),
        Caution::NothingChanged => tr!(lang, "caution-nothing-changed"),
    }
}
