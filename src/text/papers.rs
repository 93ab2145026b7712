//! Sentences of the papers and of the forms they are filled in with.

use super::ruling::Explainer;
use super::{Lang, events, names, reports};
use crate::incident::Party;
use crate::report::{FoulClass, GivenOutcome, Role, Statement};
use crate::ruling::Ruling;
use crate::tr;
use xiangqi::{Board, Side, Square};

/// The words proposed for a ruling: the result, why, and what has to be done.
#[must_use]
pub fn ruling_words(explainer: &Explainer<'_>, ruling: &Ruling) -> String {
    let lang = explainer.lang;
    let (headline, gist) = (explainer.ruling_headline(ruling), explainer.gist(&ruling.verdict));
    let mut words = tr!(lang, "paper-ruling-words", headline, gist);
    if let Some(duty) = explainer.duty(&ruling.verdict)
        && !gist.contains(&duty)
    {
        words.push_str(tr!(lang, "join-sentences"));
        words.push_str(&duty);
    }
    words
}

/// What stands on the squares typed into a form: 黑方3路车（c4） → 红方七路马（c6）.
#[must_use]
pub fn understood(squares: &[Square], board: &Board, lang: Lang) -> String {
    let named: Vec<String> = squares
        .iter()
        .map(|&square| match board.get(square) {
            Some(_) => names::located(board, square, lang),
            None => tr!(lang, "paper-understood", square),
        })
        .collect();
    named.join(" → ")
}

/// How many squares a form still asks for.
#[must_use]
pub fn squares_wanted(count: usize, lang: Lang) -> String {
    match count {
        1 => tr!(lang, "paper-square-wanted").to_owned(),
        _ => tr!(lang, "paper-squares-wanted", count),
    }
}

/// The title of the form for a row.
#[must_use]
pub fn event_form_title(row: Option<usize>, lang: Lang) -> String {
    match row {
        None => tr!(lang, "paper-add-event").to_owned(),
        Some(index) => {
            let number = index + 1;
            tr!(lang, "paper-edit-row", number)
        }
    }
}

/// The class of a foul.
#[must_use]
pub fn foul_class(class: FoulClass, lang: Lang) -> &'static str {
    match class {
        FoulClass::Breach => tr!(lang, "paper-foul-class-breach"),
        FoulClass::Foul => tr!(lang, "paper-foul-class-foul"),
        FoulClass::Technical => tr!(lang, "paper-foul-class-technical"),
    }
}

/// A setting or a text with its value: 当前：3 次.
#[must_use]
pub fn setting_value(name: &str, value: &str, lang: Lang) -> String {
    tr!(lang, "paper-setting-value", name, value)
}

/// What is set in the law in force, and in the other one.
#[must_use]
pub fn instead(in_force: &str, here: &str, lang: Lang) -> String {
    tr!(lang, "paper-instead", in_force, here)
}

/// The choice that leaves a setting as the rulebook has it, with the value it then has.
#[must_use]
pub fn as_rulebook(value: &str, lang: Lang) -> String {
    if value.is_empty() {
        return tr!(lang, "rulebook-sets-none").to_owned();
    }
    let words = tr!(lang, "as-rulebook");
    tr!(lang, "paper-as-rulebook", words, value)
}

/// The role of an arbiter.
#[must_use]
pub fn role(role: Role, lang: Lang) -> &'static str {
    match role {
        Role::Chief => tr!(lang, "paper-role-chief"),
        Role::Arbiter => tr!(lang, "paper-role-arbiter"),
        Role::Appeals => tr!(lang, "paper-role-appeals"),
    }
}

/// The arbiters in the event bar: the first name, and how many more.
#[must_use]
pub fn arbiters(list: &[crate::report::Arbiter], lang: Lang) -> String {
    let empty = tr!(lang, "not-filled-in");
    let mut names = list.iter().map(|arbiter| arbiter.name.as_str()).filter(|name| !name.is_empty());
    let first = names.next().unwrap_or(empty);
    match names.count() {
        0 => first.to_owned(),
        more => format!("{first} +{more}"),
    }
}

/// Whose statement it is: 红方陈述, Witness's statement.
#[must_use]
pub fn statement_of(party: Party, lang: Lang) -> &'static str {
    match party {
        Party::Red => tr!(lang, "paper-statement-of-red"),
        Party::Black => tr!(lang, "paper-statement-of-black"),
        Party::Witness => tr!(lang, "paper-statement-of-witness"),
        Party::Arbiter => tr!(lang, "paper-statement-of-arbiter"),
    }
}

/// The name of one statement's parts: with its number where several say something in one capacity.
#[must_use]
pub fn statement_name(index: usize, all: &[Statement], what: &str, lang: Lang) -> String {
    let Some(party) = all.get(index).map(|statement| statement.party) else { return String::new() };
    let alike = all.iter().enumerate().filter(|(_, other)| other.party == party);
    let before = alike.clone().filter(|(other, _)| *other < index).count();
    let number = if alike.count() > 1 { format!(" {}", before + 1) } else { String::new() };
    let of = statement_of(party, lang);
    let gap = if what.is_empty() { "" } else { " " };
    format!("{of}{number}{gap}{what}")
}

/// What differs between a ruling given and today's, as a sentence.
#[must_use]
pub fn differs(parts: &[(&str, String)], reading: &str, lang: Lang) -> String {
    let named: Vec<String> =
        parts.iter().map(|(what, today)| tr!(lang, "paper-differs-one", what, today)).collect();
    let named = named.join(tr!(lang, "join-comma"));
    tr!(lang, "paper-differs", reading, named)
}

/// The result as somebody gives it, with the side charged: 黑方判负.
#[must_use]
pub fn given(outcome: GivenOutcome, charged: Option<Side>, lang: Lang) -> String {
    let outcome = reports::given_outcome(outcome, lang);
    match charged {
        Some(side) => format!("{}{}{outcome}", names::side(side, lang), tr!(lang, "join-sentences")),
        None => outcome.to_owned(),
    }
}

/// What a duty's code means, without squares: `answer` is 应将.
#[must_use]
pub fn duty_code(code: &str, lang: Lang) -> String {
    let known = match code {
        "" | "-" => tr!(lang, "paper-duty-none"),
        "free" => tr!(lang, "paper-duty-free"),
        "answer" => tr!(lang, "paper-duty-answer"),
        "restore" => tr!(lang, "paper-duty-restore"),
        "done" => tr!(lang, "paper-duty-done"),
        _ => "",
    };
    if !known.is_empty() {
        return known.to_owned();
    }
    if let Some((own, enemy)) = code.strip_prefix("move ").and_then(|rest| rest.split_once(" or capture ")) {
        return tr!(lang, "paper-duty-move-or-capture", own, enemy);
    }
    match code.split_once(' ') {
        Some(("move", at)) => tr!(lang, "paper-duty-move", at),
        Some(("capture", at)) => tr!(lang, "paper-duty-capture", at),
        _ => code.to_owned(),
    }
}

/// The duty beside the result it goes with: where that ends the game no duty is left, whatever was touched before.
#[must_use]
pub fn duty_left(code: &str, outcome: GivenOutcome, lang: Lang) -> String {
    match (code, outcome) {
        ("" | "-", GivenOutcome::Loss) => tr!(lang, "paper-duty-over-loss").to_owned(),
        ("" | "-", GivenOutcome::BothLose) => tr!(lang, "paper-duty-over-loss").to_owned(),
        ("" | "-", GivenOutcome::Replay) => tr!(lang, "paper-duty-over-replay").to_owned(),
        ("" | "-", GivenOutcome::Void) => tr!(lang, "paper-duty-over-void").to_owned(),
        ("" | "-", GivenOutcome::Draw) => tr!(lang, "paper-duty-over-draw").to_owned(),
        _ => duty_code(code, lang),
    }
}

/// The rulebook or reading of a report has another text than the one at hand here.
#[must_use]
pub fn law_differs(name: &str, lang: Lang) -> String {
    tr!(lang, "paper-law-differs", name)
}

/// Rulebook and regulation in force, each with edition and date, in one line.
#[must_use]
pub fn law_line(rulebook: (&str, &str), regulation: Option<(&str, &str)>, lang: Lang) -> String {
    let text = |(name, edition): (&str, &str)| match edition {
        "" => name.to_owned(),
        _ => tr!(lang, "in-brackets", text = name, more = edition),
    };
    let rulebook = text(rulebook);
    match regulation.map(text) {
        None => rulebook,
        Some(regulation) => tr!(lang, "paper-law-line", rulebook, regulation),
    }
}

/// Who says that an event was otherwise, for the form.
#[must_use]
pub fn disputed_by(party: Party, lang: Lang) -> String {
    let who = events::party(party, lang);
    tr!(lang, "paper-disputed-by", who)
}
