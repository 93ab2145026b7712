//! What stands beside an event of the timeline: clocks, on what it rests, what a form for it still asks for.

use super::{Lang, names};
use crate::incident::{Basis, Clocks, Party};
use crate::tr;
use xiangqi::{BySide, Side};

/// Who disputes a row, on a button: 红方有异议.
#[must_use]
pub fn disputed_by(party: Party, lang: Lang) -> String {
    let named = super::events::party(party, lang);
    tr!(lang, "fact-disputed-by", named)
}

/// Everything an event can rest on.
pub const BASES: [Basis; 5] =
    [Basis::Seen, Basis::Video, Basis::Witness, Basis::ScoreSheet, Basis::Admission];

/// On what an event rests.
#[must_use]
pub fn basis(basis: Basis, lang: Lang) -> &'static str {
    match basis {
        Basis::Seen => tr!(lang, "timeline-basis-seen"),
        Basis::Video => tr!(lang, "timeline-basis-video"),
        Basis::Witness => tr!(lang, "timeline-basis-witness"),
        Basis::ScoreSheet => tr!(lang, "timeline-basis-score-sheet"),
        Basis::Admission => tr!(lang, "timeline-basis-admission"),
    }
}

/// All an event rests on, as part of a line; empty where nothing is known.
#[must_use]
pub fn bases(list: &[Basis], lang: Lang) -> String {
    if list.is_empty() {
        return String::new();
    }
    let named: Vec<String> = list.iter().map(|&one| basis(one, lang).to_owned()).collect();
    let named = names::list(&named, lang);
    tr!(lang, "timeline-bases", named)
}

/// What a clock shows: `12:30`, `1:02:05`.
#[must_use]
pub fn clock(seconds: u32) -> String {
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

/// The clocks as part of a line: 红 12:30 · 黑 3:05（黑钟走）; empty where nothing is known of them.
#[must_use]
pub fn clocks(clocks: &Clocks, lang: Lang) -> String {
    let Clocks { running, remaining: BySide { red, black } } = *clocks;
    let left: Vec<String> = [(Side::Red, red), (Side::Black, black)]
        .into_iter()
        .filter_map(|(side, left)| {
            let (who, left) = (short(side, lang), clock(left?));
            Some(format!("{who} {left}"))
        })
        .collect();
    let left = left.join(" · ");
    let running = running.map(|side| {
        let who = short(side, lang);
        tr!(lang, "timeline-clock-runs", who)
    });
    match (left.is_empty(), running) {
        (true, None) => String::new(),
        (true, Some(running)) => running,
        (false, None) => left,
        (false, Some(running)) => tr!(lang, "timeline-clocks", left, running),
    }
}

fn short(side: Side, lang: Lang) -> &'static str {
    match side {
        Side::Red => tr!(lang, "timeline-short-red"),
        Side::Black => tr!(lang, "timeline-short-black"),
    }
}

/// The name of the field for what was left to a side.
#[must_use]
pub fn left_to(side: Side, lang: Lang) -> String {
    let who = names::side(side, lang);
    tr!(lang, "timeline-left-to", who)
}

/// What was typed for a side's clock is no time.
#[must_use]
pub fn clock_lacking(side: Side, lang: Lang) -> String {
    let who = names::side(side, lang);
    tr!(lang, "timeline-clock-lacking", who)
}

/// A move of the game in a list: 第 12 着 黑 马8进7.
#[must_use]
pub fn ply(number: usize, side: Side, mv: &str, lang: Lang) -> String {
    let who = short(side, lang);
    tr!(lang, "timeline-ply", number, who, mv)
}

/// An event of a side, for a menu: 红方超时.
#[must_use]
pub fn of_side(side: Side, what: &str, lang: Lang) -> String {
    let who = names::side(side, lang);
    tr!(lang, "timeline-of-side", who, what)
}

/// Only the first of very many are shown.
#[must_use]
pub fn left_out(shown: usize, all: usize, lang: Lang) -> String {
    tr!(lang, "timeline-left-out", all, shown)
}

/// A part of a row of the timeline: 第 2 行时间.
#[must_use]
pub fn of_row(row: usize, what: &str, lang: Lang) -> String {
    tr!(lang, "timeline-of-row", row, what)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_in_a_line_say_only_what_is_known() {
        let line =
            |running, red, black| clocks(&Clocks { running, remaining: BySide { red, black } }, Lang::Zh);
        assert_eq!(line(None, None, None), "");
        assert_eq!(line(Some(Side::Black), None, None), "黑钟走");
        assert_eq!(line(Some(Side::Black), Some(750), Some(3725)), "红 12:30 · 黑 1:02:05（黑钟走）");
        assert_eq!(line(None, None, Some(5)), "黑 0:05");
    }
}
