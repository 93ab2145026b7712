//! Sentences about the game: its moves, and the facts of a moment.

use super::{Lang, names};
use crate::report::GameResult;
use crate::tr;
use xiangqi::notation::Convention;
use xiangqi::{History, Irregularity, Moment, Side, Square};

/// Which move of how many is shown: 12 / 37.
#[must_use]
pub fn shown(ply: usize, plies: usize, lang: Lang) -> String {
    tr!(lang, "game-shown", ply, plies)
}

/// The moment after `ply` moves: the round and whose move it was.
#[must_use]
pub fn place(moments: &History, ply: usize, lang: Lang) -> String {
    let moment = moments.at(ply);
    let Some(played) = &moment.played else {
        return tr!(lang, "game-place-start").to_owned();
    };
    let round = moments.at(moment.ply.saturating_sub(1)).setup.fullmoves;
    let side = played.mover.map_or("", |side| names::side(side, lang));
    tr!(lang, "game-place", round, side)
}

/// Which move led to the moment shown: 第 3 回合 红方 炮二平五.
#[must_use]
pub fn headline(moments: &History, ply: usize, text: &str, lang: Lang) -> String {
    let moment = moments.at(ply);
    let Some(played) = &moment.played else {
        return tr!(lang, "game-headline-start").to_owned();
    };
    let round = moments.at(moment.ply.saturating_sub(1)).setup.fullmoves;
    let side = played.mover.map_or("", |side| names::side(side, lang));
    tr!(lang, "game-headline", round, side, text)
}

/// Who is to move.
#[must_use]
pub fn to_move(turn: Option<Side>, check: bool, lang: Lang) -> String {
    let check = if check { tr!(lang, "game-in-check") } else { "" };
    match turn {
        Some(side) => {
            let side = names::side(side, lang);
            tr!(lang, "game-to-move", side, check)
        }
        None => tr!(lang, "game-to-move-unknown").to_owned(),
    }
}

/// The facts of a moment in plain words: plies without a capture, repetition, checks in a row.
#[must_use]
pub fn facts(moments: &History, ply: usize, lang: Lang) -> Vec<String> {
    let moment = moments.at(ply);
    let mut lines = vec![quiet(moment, lang), times(moments, moment, lang)];
    for side in Side::BOTH {
        let row = moment.checks_in_row[side];
        if row > 1 {
            let name = names::side(side, lang);
            lines.push(tr!(lang, "game-checks-in-row", name, row));
        }
    }
    lines
}

fn quiet(moment: &Moment, lang: Lang) -> String {
    let quiet = moment.quiet;
    let plies = quiet.plies;
    let mut text = tr!(lang, "game-quiet", plies);
    if quiet.before > 0 {
        let before = quiet.before;
        text += &tr!(lang, "game-quiet-before", before);
    }
    let (red, black) = (quiet.checks.red, quiet.checks.black);
    if red + black > 0 {
        text += &tr!(lang, "game-quiet-checks", red, black);
    }
    text
}

fn times(moments: &History, moment: &Moment, lang: Lang) -> String {
    let times = moment.times;
    if times <= 1 {
        return tr!(lang, "game-times-first").to_owned();
    }
    let first = place(moments, moment.first, lang);
    let mut text = tr!(lang, "game-times", times, first);
    if let Some(previous) = moment.previous.filter(|&previous| previous != moment.first) {
        let last = place(moments, previous, lang);
        text += &tr!(lang, "game-times-last", last);
    }
    text
}

/// What is irregular about a move.
#[must_use]
pub fn irregularity(what: Irregularity, lang: Lang) -> &'static str {
    match what {
        Irregularity::NoPiece => tr!(lang, "game-irregularity-no-piece"),
        Irregularity::WrongSide => tr!(lang, "game-irregularity-wrong-side"),
        Irregularity::TakesOwn => tr!(lang, "game-irregularity-takes-own"),
        Irregularity::NotItsMove => tr!(lang, "game-irregularity-not-its-move"),
        Irregularity::ExposesGeneral => tr!(lang, "game-irregularity-exposes-general"),
    }
}

/// What is irregular about a move, all of it.
#[must_use]
pub fn irregularities(all: &[Irregularity], lang: Lang) -> String {
    let words: Vec<String> = all.iter().map(|&what| irregularity(what, lang).to_owned()).collect();
    names::list(&words, lang)
}

/// The line under the board's moment for an irregular move.
#[must_use]
pub fn irregular_move(all: &[Irregularity], lang: Lang) -> String {
    let words = irregularities(all, lang);
    tr!(lang, "game-irregular-move", words)
}

/// What a screen reader calls a move of the list.
#[must_use]
pub fn cell(headline: &str, check: bool, irregular: &[Irregularity], commented: bool, lang: Lang) -> String {
    let mut text = headline.to_owned();
    if check {
        text += tr!(lang, "game-cell-check");
    }
    if !irregular.is_empty() {
        let words = irregularities(irregular, lang);
        text += &tr!(lang, "game-cell-irregular", words);
    }
    if commented {
        text += tr!(lang, "game-cell-comment");
    }
    text
}

/// What a screen reader calls a variation of the list.
#[must_use]
pub fn variation(text: &str, lang: Lang) -> String {
    tr!(lang, "variation-name", text)
}

/// How the game ended, as its record says.
#[must_use]
pub fn result(result: &GameResult, lang: Lang) -> String {
    let words = match result {
        GameResult::RedWins => tr!(lang, "game-result-red-wins"),
        GameResult::BlackWins => tr!(lang, "game-result-black-wins"),
        GameResult::Draw => tr!(lang, "game-result-draw"),
        GameResult::Other(words) => words,
    };
    tr!(lang, "game-result-other", words)
}

/// Where the incident is.
#[must_use]
pub fn incident_at(moments: &History, ply: usize, lang: Lang) -> String {
    let place = place(moments, ply, lang);
    tr!(lang, "game-incident-at", place)
}

/// Removing the move shown.
#[must_use]
pub fn remove_move(ply: usize, lang: Lang) -> String {
    tr!(lang, "game-remove-move", ply)
}

/// Removing what follows the move shown.
#[must_use]
pub fn cut_moves(count: usize, lang: Lang) -> String {
    tr!(lang, "game-cut-moves", count)
}

/// A convention of writing.
#[must_use]
pub fn convention(of: Convention, lang: Lang) -> &'static str {
    match of {
        Convention::Association => {
            tr!(lang, "game-convention-association")
        }
        Convention::Numbered => tr!(lang, "game-convention-numbered"),
    }
}

/// An irregular move that is to be entered.
#[must_use]
pub fn doubtful(text: &str, all: &[Irregularity], lang: Lang) -> String {
    let words = irregularities(all, lang);
    tr!(lang, "game-doubtful", text, words)
}

/// The rows of the timeline belong to another side than the one to move.
#[must_use]
pub fn other_turn(turn: Side, lang: Lang) -> String {
    let side = names::side(turn, lang);
    tr!(lang, "game-other-turn", side)
}

/// A row of the timeline about a point where nothing stands.
#[must_use]
pub fn stranded(row: usize, square: Square, lang: Lang) -> String {
    super::set_up::stranded(row, square, lang)
}

/// A key of the screen's keys.
#[must_use]
pub fn key(letter: char, lang: Lang) -> String {
    tr!(lang, "game-key", letter)
}
