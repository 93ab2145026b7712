//! Sentences of the papers and of the forms they are filled in with.

use super::ruling::{Explainer, say};
use super::{Lang, events, names, reports};
use crate::incident::Party;
use crate::report::{FoulClass, GivenOutcome, Role, Statement};
use crate::ruling::Ruling;
use xiangqi::{Board, Side, Square};

/// The words proposed for a ruling: the result, why, and what has to be done.
#[must_use]
pub fn ruling_words(explainer: &Explainer<'_>, ruling: &Ruling) -> String {
    let lang = explainer.lang;
    let (headline, gist) = (explainer.ruling_headline(ruling), explainer.gist(&ruling.verdict));
    let mut words = say!(lang, "{headline}。{gist}", "{headline}. {gist}");
    if let Some(duty) = explainer.duty(&ruling.verdict)
        && !gist.contains(&duty)
    {
        words.push_str(lang.pick("", " "));
        words.push_str(&duty);
    }
    words
}

/// What stands on the squares typed into a form: 黑车c4 → 红马c6.
#[must_use]
pub fn understood(squares: &[Square], board: &Board, lang: Lang) -> String {
    let named: Vec<String> = squares
        .iter()
        .map(|&square| match board.get(square) {
            Some(piece) => names::standing((square, piece), lang),
            None => say!(lang, "{square}（空点）", "{square} (empty)"),
        })
        .collect();
    named.join(" → ")
}

/// How many squares a form still asks for.
#[must_use]
pub fn squares_wanted(count: usize, lang: Lang) -> String {
    match count {
        1 => lang.pick("写一个位置，例如 c6", "One square, such as c6").to_owned(),
        _ => say!(lang, "写 {count} 个位置，例如 c4 c6", "{count} squares, such as c4 c6"),
    }
}

/// The title of the form for a row.
#[must_use]
pub fn event_form_title(row: Option<usize>, lang: Lang) -> String {
    match row {
        None => lang.pick("记一件事", "Add an event").to_owned(),
        Some(index) => {
            let number = index + 1;
            say!(lang, "修改第 {number} 行", "Edit row {number}")
        }
    }
}

/// The name of the button that opens the form for a row.
#[must_use]
pub fn edit_row(number: usize, lang: Lang) -> String {
    say!(lang, "修改第 {number} 行", "Edit row {number}")
}

/// The class of a foul.
#[must_use]
pub const fn foul_class(class: FoulClass, lang: Lang) -> &'static str {
    match class {
        FoulClass::Breach => lang.pick("违反行棋规定", "Breach of the movement rules"),
        FoulClass::Foul => lang.pick("犯规", "Foul"),
        FoulClass::Technical => lang.pick("技术犯规", "Technical foul"),
    }
}

/// The note of a foul whose class no clause settles.
#[must_use]
pub const fn class_open(lang: Lang) -> &'static str {
    lang.pick("类别未定，请核对", "class open, to be settled")
}

/// Where a row of the foul sheet was taken from.
#[must_use]
pub fn from_file(file: &str, lang: Lang) -> String {
    say!(lang, "取自 {file}", "from {file}")
}

/// What is set, before its value: 迟到多久判负：.
#[must_use]
pub fn setting_line(name: &str, lang: Lang) -> String {
    say!(lang, "{name}：", "{name}:")
}

/// A setting or a text with its value: 当前：3 次.
#[must_use]
pub fn setting_value(name: &str, value: &str, lang: Lang) -> String {
    say!(lang, "{name}：{value}", "{name}: {value}")
}

/// What is set in the law in force, and in the other one.
#[must_use]
pub fn instead(in_force: &str, here: &str, lang: Lang) -> String {
    say!(
        lang,
        "当前“{in_force}”，这里“{here}”",
        "in force \u{201c}{in_force}\u{201d}, here \u{201c}{here}\u{201d}"
    )
}

/// A regulation that goes before the rulebook named above it.
#[must_use]
pub fn with_regulation(name: &str, lang: Lang) -> String {
    say!(lang, "＋ {name}", "+ {name}")
}

/// The choice that leaves a setting as the rulebook has it, with the value it then has.
#[must_use]
pub fn as_rulebook(value: &str, lang: Lang) -> String {
    let t = super::texts::texts(lang);
    if value.is_empty() {
        return t.rulebook_sets_none.to_owned();
    }
    let words = t.as_rulebook;
    say!(lang, "{words}：{value}", "{words}: {value}")
}

/// What a screen reader calls something of one row of the foul sheet.
#[must_use]
pub fn of_foul(number: usize, what: &str, lang: Lang) -> String {
    say!(lang, "记录 {number} {what}", "Entry {number}: {what}")
}

/// The role of an arbiter.
#[must_use]
pub const fn role(role: Role, lang: Lang) -> &'static str {
    match role {
        Role::Chief => lang.pick("裁判长", "Chief arbiter"),
        Role::Arbiter => lang.pick("裁判员", "Arbiter"),
        Role::Appeals => lang.pick("仲裁委员", "Appeals committee"),
    }
}

/// What a screen reader calls something of one arbiter in the list.
#[must_use]
pub fn of_arbiter(number: usize, what: &str, lang: Lang) -> String {
    say!(lang, "裁判 {number} {what}", "Arbiter {number}: {what}")
}

/// The arbiters in the event bar: the first name, and how many more.
#[must_use]
pub fn arbiters(list: &[crate::report::Arbiter], lang: Lang) -> String {
    let empty = super::texts::texts(lang).not_filled_in;
    let mut names = list.iter().map(|arbiter| arbiter.name.as_str()).filter(|name| !name.is_empty());
    let first = names.next().unwrap_or(empty);
    match names.count() {
        0 => first.to_owned(),
        more => format!("{first} +{more}"),
    }
}

/// Whose statement it is: 红方陈述, Witness's statement.
#[must_use]
pub const fn statement_of(party: Party, lang: Lang) -> &'static str {
    match party {
        Party::Red => lang.pick("红方陈述", "Red's statement"),
        Party::Black => lang.pick("黑方陈述", "Black's statement"),
        Party::Witness => lang.pick("证人陈述", "Witness's statement"),
        Party::Arbiter => lang.pick("裁判员陈述", "Arbiter's statement"),
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
    let named: Vec<String> = parts
        .iter()
        .map(|(what, today)| match lang {
            Lang::Zh => format!("{what}为“{today}”"),
            Lang::En => format!("{what} \"{today}\""),
        })
        .collect();
    let named = named.join(lang.pick("，", ", "));
    say!(
        lang,
        "与今日不同：今日按“{reading}”，{named}。",
        "Differs from today: under \"{reading}\", {named}."
    )
}

/// The result as somebody gives it, with the side charged: 黑方判负.
#[must_use]
pub fn given(outcome: GivenOutcome, charged: Option<Side>, lang: Lang) -> String {
    let outcome = reports::given_outcome(outcome, lang);
    match charged {
        Some(side) => format!("{}{}{outcome}", names::side(side, lang), lang.pick("", " ")),
        None => outcome.to_owned(),
    }
}

/// What a duty's code means, without squares: `answer` is 应将.
#[must_use]
pub fn duty_code(code: &str, lang: Lang) -> String {
    let known = match code {
        "" | "-" => lang.pick("无", "none"),
        "free" => lang.pick("可走任何一着", "any legal move"),
        "answer" => lang.pick("应将", "answer the check"),
        "restore" => lang.pick("退回重走", "take back"),
        "done" => lang.pick("着法有效", "the move stands"),
        _ => "",
    };
    if !known.is_empty() {
        return known.to_owned();
    }
    match code.split_once(' ') {
        Some(("move", at)) => say!(lang, "走 {at}", "move {at}"),
        Some(("capture", at)) => say!(lang, "吃 {at}", "take {at}"),
        _ => code.to_owned(),
    }
}

/// The duty beside the result it goes with: where that ends the game no duty is left, whatever was touched before.
#[must_use]
pub fn duty_left(code: &str, outcome: GivenOutcome, lang: Lang) -> String {
    match (code, outcome) {
        ("" | "-", GivenOutcome::Loss) => lang.pick("已无（判负）", "none left (loss)").to_owned(),
        ("" | "-", GivenOutcome::Draw) => lang.pick("已无（对局结束）", "none left (game over)").to_owned(),
        _ => duty_code(code, lang),
    }
}

/// The rulebook or reading of a report has another text than the one at hand here.
#[must_use]
pub fn law_differs(name: &str, carried: bool, lang: Lang) -> String {
    if carried {
        say!(
            lang,
            "本机“{name}”的文本与报告所附的不同；这里按报告所附的文本裁决。",
            "The local copy of \"{name}\" differs from the text in this report; the report's own text is used."
        )
    } else {
        say!(
            lang,
            "本机“{name}”的文本与报告当时引用的不同；今日的裁决按本机的文本，可能与当时不同。",
            "The local copy of \"{name}\" differs from the one this report cites; today's ruling uses the local copy and may differ from that of the day."
        )
    }
}

/// Rulebook and regulation in force, each with edition and date, in one line.
#[must_use]
pub fn law_line(rulebook: (&str, &str), regulation: Option<(&str, &str)>, lang: Lang) -> String {
    let text = |(name, edition): (&str, &str)| match (edition.is_empty(), lang) {
        (true, _) => name.to_owned(),
        (false, Lang::Zh) => format!("{name}（{edition}）"),
        (false, Lang::En) => format!("{name} ({edition})"),
    };
    let rulebook = text(rulebook);
    match regulation.map(text) {
        None => rulebook,
        Some(regulation) => say!(lang, "{rulebook} ＋ {regulation}", "{rulebook} + {regulation}"),
    }
}

/// Who says that an event was otherwise, for the form.
#[must_use]
pub fn disputed_by(party: Party, lang: Lang) -> String {
    let who = events::party(party, lang);
    say!(lang, "{who}有异议", "disputed by {who}")
}
