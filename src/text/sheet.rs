//! The texts of the paper that are fixed, and its short sentences.

use super::{Lang, names};
use crate::incident::{Basis, Clocks};
use crate::ruling::{Limits, Tally};
use crate::tr;
use xiangqi::{BySide, Side};

/// What the marks on the board mean, those of these roles.
#[must_use]
pub fn marks(touched: bool, suicide: bool, duty: bool, played: bool, attack: bool, lang: Lang) -> String {
    let parts = [
        (touched, tr!(lang, "sheet-mark-touched")),
        (duty, tr!(lang, "sheet-mark-duty")),
        (suicide, tr!(lang, "sheet-mark-suicide")),
        (played, tr!(lang, "sheet-mark-played")),
        (attack, tr!(lang, "sheet-mark-attack")),
    ];
    let named: Vec<&str> = parts.into_iter().filter_map(|(drawn, text)| drawn.then_some(text)).collect();
    names::capitalised(&named.join(tr!(lang, "join-semicolon")))
}

/// On what an event rests.
#[must_use]
pub fn basis(basis: Basis, lang: Lang) -> &'static str {
    match basis {
        Basis::Seen => tr!(lang, "sheet-basis-seen"),
        Basis::Video => tr!(lang, "sheet-basis-video"),
        Basis::Witness => tr!(lang, "sheet-basis-witness"),
        Basis::ScoreSheet => tr!(lang, "sheet-basis-score-sheet"),
        Basis::Admission => tr!(lang, "sheet-basis-admission"),
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
        let mark = if runs { tr!(lang, "sheet-clock-runs") } else { "" };
        Some(format!("{name} {left}{mark}"))
    };
    Side::BOTH.into_iter().filter_map(one).collect::<Vec<_>>().join("\n")
}

/// What stands against a player, by class.
#[must_use]
pub fn tally(tally: Tally, lang: Lang) -> String {
    let parts = [
        (tally.breaches, tr!(lang, "sheet-tally-breaches")),
        (tally.fouls, tr!(lang, "sheet-tally-fouls")),
        (tally.technical, tr!(lang, "sheet-tally-technical")),
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
        (limits.breaches, tr!(lang, "sheet-limit-breaches")),
        (limits.technical, tr!(lang, "sheet-limit-technical")),
        (limits.all, tr!(lang, "sheet-limit-all")),
    ];
    let named: Vec<String> =
        parts.into_iter().filter_map(|(limit, name)| limit.map(|limit| format!("{name} {limit}"))).collect();
    if named.is_empty() { tr!(lang, "sheet-limit-none").to_owned() } else { names::list(&named, lang) }
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
    tr!(lang, "sheet-page", number, count)
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
    let named = named.join(tr!(lang, "join-list"));
    tr!(lang, "sheet-missing", named)
}
