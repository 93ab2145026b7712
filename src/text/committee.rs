//! Appeals and decisions, what seals and signatures show of them, and the keys they are signed by.

use std::io::ErrorKind;

use super::{Lang, files, names, papers, reports};
use crate::report::seal::{AddedSince, Breach, Broken, Change, Entry, Place, Section, Uncovered};
use crate::report::{
    Appeal, Decided, Decision, Fact, Found, GivenOutcome, InTime, Report, RulingGiven, Votes,
};
use crate::store::keys::{KeyError, SHORTEST_PASSPHRASE};
use crate::tr;
use xiangqi::{Side, fen};

/// What was decided, in a few words.
pub fn decided(decided: &Decided, lang: Lang) -> String {
    match decided {
        Decided::Pending => tr!(lang, "decided-pending").to_owned(),
        Decided::Upheld => tr!(lang, "decided-upheld").to_owned(),
        Decided::Changed { outcome, charged, ground } => {
            let result = papers::given(*outcome, *charged, lang);
            if ground.is_empty() {
                tr!(lang, "decided-changed", result)
            } else {
                tr!(lang, "decided-changed-ground", result, ground)
            }
        }
        Decided::Resumed(from) => tr!(lang, "decided-resumed", position = fen::write(from)),
        Decided::Replayed => tr!(lang, "decided-replayed").to_owned(),
        Decided::NotHeard => tr!(lang, "decided-not-heard").to_owned(),
        Decided::Other(words) => words.clone(),
    }
}

/// The decision in force as a headline: 仲裁已改判：黑方犯规一次.
pub fn in_force(report: &Report, decision: &Decision, lang: Lang) -> String {
    let appealed = report.appealed(decision).map(|given| result(given.outcome, given.charged, lang));
    match (&decision.decided, appealed) {
        (Decided::Pending, _) => tr!(lang, "in-force-pending").to_owned(),
        (Decided::Upheld, Some(result)) => tr!(lang, "in-force-upheld-result", result),
        (Decided::Upheld, None) => tr!(lang, "in-force-upheld").to_owned(),
        (Decided::Changed { outcome, charged, .. }, _) => {
            tr!(lang, "in-force-changed", result = result(*outcome, *charged, lang))
        }
        (Decided::Resumed(_), _) => tr!(lang, "in-force-resumed").to_owned(),
        (Decided::Replayed, _) => tr!(lang, "in-force-replayed").to_owned(),
        (Decided::NotHeard, Some(result)) => tr!(lang, "in-force-not-heard-result", result),
        (Decided::NotHeard, None) => tr!(lang, "in-force-not-heard").to_owned(),
        (Decided::Other(words), _) => tr!(lang, "in-force-other", words),
    }
}

/// A result as part of a headline: 黑方犯规一次, one foul on Black.
fn result(outcome: GivenOutcome, charged: Option<Side>, lang: Lang) -> String {
    match (outcome, charged) {
        (GivenOutcome::Loss, Some(side)) => tr!(lang, "result-loss", side = names::side(side, lang)),
        (GivenOutcome::Foul, Some(side)) => tr!(lang, "result-foul", side = names::side(side, lang)),
        _ => papers::given(outcome, charged, lang),
    }
}

/// What the decision in force has the arbiter do, one sentence after the other; also what the players hear.
pub fn to_do(report: &Report, decision: &Decision, lang: Lang) -> Vec<String> {
    let over = |outcome: GivenOutcome, charged: Option<Side>| match (outcome, charged) {
        (GivenOutcome::Loss, Some(side)) => {
            let (loser, winner) = (names::side(side, lang), names::side(side.opponent(), lang));
            Some(tr!(lang, "decision-loss", winner, loser))
        }
        (GivenOutcome::Draw, _) => Some(tr!(lang, "decision-draw").to_owned()),
        (GivenOutcome::BothLose, _) => Some(tr!(lang, "decision-both-lose").to_owned()),
        (GivenOutcome::Void, _) => Some(tr!(lang, "decision-void").to_owned()),
        (GivenOutcome::Replay, _) => Some(tr!(lang, "decision-play-again").to_owned()),
        (GivenOutcome::Warning, Some(side)) => {
            Some(tr!(lang, "decision-warning", side = names::side(side, lang)))
        }
        (GivenOutcome::Foul, Some(side)) => {
            let side = names::side(side, lang);
            Some(tr!(lang, "decision-foul", side))
        }
        _ => None,
    };
    let replaces = tr!(lang, "decision-replaces-ruling");
    match &decision.decided {
        Decided::Pending => Vec::new(),
        Decided::Upheld | Decided::NotHeard => report
            .appealed(decision)
            .and_then(|given| over(given.outcome, given.charged))
            .into_iter()
            .collect(),
        Decided::Changed { outcome, charged, .. } => {
            std::iter::once(replaces.to_owned()).chain(over(*outcome, *charged)).collect()
        }
        Decided::Resumed(_) => vec![replaces.to_owned(), tr!(lang, "decision-set-up-position").to_owned()],
        Decided::Replayed => vec![replaces.to_owned(), tr!(lang, "decision-play-again").to_owned()],
        Decided::Other(_) => vec![replaces.to_owned()],
    }
}

/// What stands over the program's own result below a decision in force.
pub fn from_the_record(lang: Lang) -> &'static str {
    tr!(lang, "from-the-record")
}

/// What was found of a fact. One that is not on record is so, or not so.
pub fn found(about: &Fact, found: Found, lang: Lang) -> &'static str {
    match (about, found) {
        (Fact::Other(_), Found::AsRecorded) => tr!(lang, "found-true"),
        (Fact::Other(_), Found::NotSo) => tr!(lang, "found-untrue"),
        (_, Found::AsRecorded) => tr!(lang, "found-as-recorded"),
        (_, Found::NotSo) => tr!(lang, "found-not-so"),
        (_, Found::LeftOpen) => tr!(lang, "found-left-open"),
    }
}

/// That a member withdrew, and why.
pub fn withdrew(why: &str, lang: Lang) -> String {
    if why.is_empty() { tr!(lang, "withdrew").to_owned() } else { tr!(lang, "withdrew-why", why) }
}

/// How the members voted.
pub fn votes(votes: Votes, lang: Lang) -> String {
    let Votes { in_favour, against, abstained } = votes;
    tr!(lang, "votes", in_favour, against, abstained)
}

/// Whether an appeal was in time.
pub fn in_time(report: &Report, appeal: &Appeal, lang: Lang) -> String {
    match report.in_time(appeal) {
        InTime::Yes { used, of } => tr!(lang, "in-time-yes", of, used),
        InTime::No { used, of } => tr!(lang, "in-time-no", of, used),
        InTime::Stated(true) => tr!(lang, "in-time-stated-yes").to_owned(),
        InTime::Stated(false) => tr!(lang, "in-time-stated-no").to_owned(),
        InTime::Unknown => tr!(lang, "in-time-unknown").to_owned(),
    }
}

/// More votes were cast than members took part.
pub fn votes_do_not_fit(decision: &Decision, lang: Lang) -> Option<String> {
    let present = decision.present().count();
    (!decision.votes_fit()).then(|| tr!(lang, "votes-do-not-fit", present))
}

/// The name of a sealed part.
pub fn section(section: Section, lang: Lang) -> &'static str {
    match section {
        Section::Event => tr!(lang, "section-event"),
        Section::Law => tr!(lang, "section-law"),
        Section::Players => tr!(lang, "section-players"),
        Section::Arbiters => tr!(lang, "section-arbiters"),
        Section::FoulSheet => tr!(lang, "section-foul-sheet"),
        Section::Game => tr!(lang, "section-game"),
        Section::Later => tr!(lang, "section-later"),
        Section::Timeline => tr!(lang, "section-timeline"),
        Section::Statements => tr!(lang, "section-statements"),
        Section::Exhibits => tr!(lang, "section-exhibits"),
        Section::Rulings => tr!(lang, "section-rulings"),
        Section::Decisions => tr!(lang, "section-decisions"),
        Section::Given => tr!(lang, "section-given"),
    }
}

/// A ruling or decision by who gave it and when: 裁判长王某于 14:05 的裁决.
pub fn entry(report: &Report, entry: Entry, lang: Lang) -> String {
    match entry {
        Entry::Ruling(index) => {
            let number = index + 1;
            let Some(RulingGiven { stage, by, when, .. }) = report.rulings.get(index) else {
                return number.to_string();
            };
            let stage = reports::stage(*stage, lang);
            let who =
                if by.is_empty() || by == stage { stage.to_owned() } else { names::joined(stage, by, lang) };
            if when.is_empty() {
                tr!(lang, "entry-ruling", who, number)
            } else {
                tr!(lang, "entry-ruling-at", who = before_chinese(who, lang), when, number)
            }
        }
        Entry::Decision(index) => {
            let number = index + 1;
            let Some(decision) = report.decisions.get(index) else {
                return number.to_string();
            };
            if decision.decided == Decided::Pending {
                return appeal(decision, number, lang);
            }
            let Decision { by, when, .. } = decision;
            let who = if by.is_empty() { tr!(lang, "entry-committee").to_owned() } else { by.clone() };
            if when.is_empty() {
                tr!(lang, "entry-decision", who, number)
            } else {
                tr!(lang, "entry-decision-at", who = before_chinese(who, lang), when, number)
            }
        }
    }
}

/// An appeal on which nothing is decided: 红方于 15:20 的申诉.
fn appeal(decision: &Decision, number: usize, lang: Lang) -> String {
    let Appeal { by, side, lodged, .. } = &decision.appeal;
    let side = side.map(|side| names::side(side, lang).to_owned());
    let who = if by.is_empty() { side.unwrap_or_default() } else { by.clone() };
    match (who.is_empty(), lodged.is_empty()) {
        (true, _) => tr!(lang, "entry-appeal", number),
        (false, true) => tr!(lang, "entry-appeal-by", who, number),
        (false, false) => {
            tr!(lang, "entry-appeal-at", who = before_chinese(who, lang), when = lodged, number)
        }
    }
}

/// In Chinese a blank parts Latin letters from what comes after them.
fn before_chinese(mut who: String, lang: Lang) -> String {
    if lang.is_chinese() && who.ends_with(|last: char| last.is_ascii_alphanumeric()) {
        who.push(' ');
    }
    who
}

/// What sealed or signed no longer holds, as a sentence.
pub fn breach(report: &Report, breach: &Breach, lang: Lang) -> String {
    let of = entry(report, breach.of, lang);
    match breach.what {
        Broken::Seal => tr!(lang, "breach-seal", of),
        Broken::Section(Section::Given, _) => tr!(lang, "breach-content", of),
        Broken::Section(part, Change::Altered) => tr!(lang, "breach-altered", part = section(part, lang), of),
        Broken::Section(part, Change::Removed) => tr!(lang, "breach-removed", part = section(part, lang), of),
        Broken::Section(part, Change::Added(count)) => {
            tr!(lang, "breach-added", part = section(part, lang), of, count)
        }
        Broken::Place(before) => tr!(lang, "breach-place", of, then = before + 1),
        Broken::Signature(number) => {
            tr!(lang, "breach-signature", of, name = names::quoted(signer(report, breach.of, number), lang))
        }
    }
}

/// What came after a sealed ruling or decision: allowed, and said.
pub fn added_since(since: &AddedSince, lang: Lang) -> String {
    let mut added = Vec::new();
    for (section, indices) in &since.items {
        for run in indices.chunk_by(|one, next| one + 1 == *next) {
            let (first, last) = (run.first().copied(), run.last().copied());
            added.push(named_items(*section, first.unwrap_or_default(), last.unwrap_or_default(), lang));
        }
    }
    let added = names::list(&added, lang);
    match since.of {
        Entry::Ruling(index) => tr!(lang, "added-since-ruling", number = index + 1, added),
        Entry::Decision(index) => tr!(lang, "added-since-decision", number = index + 1, added),
    }
}

/// An item of a section by its name.
fn named_item(of: Section, index: usize, lang: Lang) -> String {
    let number = index + 1;
    match of {
        Section::Exhibits => tr!(lang, "added-exhibit", number),
        Section::Statements => tr!(lang, "added-statement", number),
        Section::Arbiters => tr!(lang, "added-arbiter", number),
        Section::FoulSheet => tr!(lang, "added-foul", number),
        _ => item(of, index, lang),
    }
}

fn named_items(of: Section, first: usize, last: usize, lang: Lang) -> String {
    let (one, other) = (named_item(of, first, lang), named_item(of, last, lang));
    if first == last { one } else { tr!(lang, "place-range", first = one, last = other) }
}

/// What of the report is under no seal, in one sentence; empty where nothing is.
pub fn uncovered(all: &[Uncovered], lang: Lang) -> String {
    let mut parts = Vec::new();
    for one in all {
        parts.push(match *one {
            Uncovered::Everything => return tr!(lang, "uncovered-everything").to_owned(),
            Uncovered::Remarks => tr!(lang, "uncovered-remarks").to_owned(),
            Uncovered::Result => tr!(lang, "uncovered-result").to_owned(),
            Uncovered::Comments => tr!(lang, "uncovered-comments").to_owned(),
            Uncovered::Variations => tr!(lang, "uncovered-variations").to_owned(),
            Uncovered::View(index) => tr!(lang, "uncovered-view", number = index + 1),
            Uncovered::Items(section, first, last) => named_items(section, first, last, lang),
        });
    }
    if parts.is_empty() { String::new() } else { tr!(lang, "uncovered", parts = names::list(&parts, lang)) }
}

/// Where in a section a change lies, as a sentence: 第 2 行是后加的。
pub fn place(part: Section, place: Place, lang: Lang) -> String {
    let item = |index: usize| item(part, index, lang);
    let range = |first: usize, last: usize| {
        if first == last {
            item(first)
        } else {
            tr!(lang, "place-range", first = item(first), last = item(last))
        }
    };
    match place {
        Place::PutIn(index) => tr!(lang, "place-put-in", item = item(index)),
        Place::Moved(now, then) => tr!(lang, "place-moved", now = item(now), then = item(then)),
        Place::Added(first, last) => tr!(lang, "place-added", items = range(first, last)),
        Place::Among(first, last) if first == last => tr!(lang, "place-among-one", item = item(first)),
        Place::Among(first, last) => tr!(lang, "place-among", items = range(first, last)),
        Place::From(first) => tr!(lang, "place-from", item = item(first)),
    }
}

/// An item of a section by its number.
fn item(part: Section, index: usize, lang: Lang) -> String {
    let number = index + 1;
    match part {
        Section::Game if index == 0 => tr!(lang, "item-starting-position").to_owned(),
        Section::Game => tr!(lang, "item-move", index),
        Section::Later => tr!(lang, "item-later-move", number),
        Section::Timeline | Section::FoulSheet => tr!(lang, "item-row", number),
        Section::Exhibits => tr!(lang, "item-exhibit", number),
        Section::Statements => tr!(lang, "item-statement", number),
        _ => tr!(lang, "item-number", number),
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
pub fn not_sealed(report: &Report, of: Entry, lang: Lang) -> String {
    let of = entry(report, of, lang);
    tr!(lang, "not-sealed", of)
}

/// How many of those given are sealed and hold.
pub fn seals_hold(sealed: usize, signed: usize, lang: Lang) -> String {
    if sealed == 0 {
        return tr!(lang, "seals-none").to_owned();
    }
    tr!(lang, "seals-hold", sealed, signed)
}

/// A signature that is valid: whose, and by which key.
pub fn signed_by(name: &str, fingerprint: &str, lang: Lang) -> String {
    tr!(lang, "signed-by", name, fingerprint)
}

/// One key was used under several names.
pub fn one_key_of_several(key_names: &[&str], fingerprint: &str, lang: Lang) -> String {
    let quoted: Vec<String> = key_names.iter().map(|name| names::quoted(name, lang)).collect();
    tr!(lang, "signed-under-several-names", names = names::list(&quoted, lang), fingerprint)
}

/// A signature that is valid, over something that is no longer as it was signed.
pub fn signed_before_change(name: &str, fingerprint: &str, lang: Lang) -> String {
    let (signed, changed) = (signed_by(name, fingerprint, lang), changed_since_signed(lang));
    tr!(lang, "signed-before-change", signed, changed)
}

/// What is said beside a valid signature over something that is no longer as it was signed.
pub fn changed_since_signed(lang: Lang) -> &'static str {
    tr!(lang, "changed-since-signed")
}

/// Nothing is signed over what no longer holds; the sentences say what that is.
pub fn not_signed(breaches: &[String], lang: Lang) -> String {
    let breaches = breaches.join("\n");
    tr!(lang, "not-signed", breaches)
}

/// This key has signed this already.
pub fn signed_already(name: &str, lang: Lang) -> String {
    tr!(lang, "signed-already", name = names::quoted(name, lang))
}

/// Why a key cannot be made or opened.
pub fn key_error(error: &KeyError, lang: Lang) -> String {
    match error {
        KeyError::Io { path, error } => {
            let path = path.display();
            match error.kind() {
                ErrorKind::AlreadyExists => tr!(lang, "key-error-exists", path),
                ErrorKind::NotFound => tr!(lang, "key-error-not-found", path),
                _ => tr!(lang, "key-error-io", path, reason = files::system(error, lang)),
            }
        }
        KeyError::TooShort => tr!(lang, "key-error-too-short", least = SHORTEST_PASSPHRASE),
        KeyError::Damaged { path, what } => {
            let path = path.display();
            let what = if what.is_empty() { tr!(lang, "key-error-empty") } else { what };
            tr!(lang, "key-error-damaged", path, what)
        }
        KeyError::WrongPassphrase => tr!(lang, "key-error-wrong-passphrase").to_owned(),
        KeyError::System(reason) => tr!(lang, "key-error-system", reason),
    }
}

/// The system gives this user no place for a key.
pub fn no_place(lang: Lang) -> &'static str {
    tr!(lang, "key-error-no-place")
}
