//! Sentences about the game: its moves, and the facts of a moment.

use super::ruling::say;
use super::{Lang, names};
use crate::report::GameResult;
use xiangqi::notation::Convention;
use xiangqi::{History, Irregularity, Moment, Side, Square};

/// Which move of how many is shown: 12 / 37.
#[must_use]
pub fn shown(ply: usize, plies: usize, lang: Lang) -> String {
    say!(lang, "第 {ply} 着，共 {plies} 着", "Move {ply} of {plies}")
}

/// The moment after `ply` moves: the round and whose move it was.
#[must_use]
pub fn place(moments: &History, ply: usize, lang: Lang) -> String {
    let moment = moments.at(ply);
    let Some(played) = &moment.played else {
        return lang.pick("起始局面", "the starting position").to_owned();
    };
    let round = moments.at(moment.ply.saturating_sub(1)).setup.fullmoves;
    let side = played.mover.map_or("", |side| names::side(side, lang));
    say!(lang, "第 {round} 回合{side}着后", "round {round} after {side}'s move")
}

/// Which move led to the moment shown: 第 3 回合 红方 炮二平五.
#[must_use]
pub fn headline(moments: &History, ply: usize, text: &str, lang: Lang) -> String {
    let moment = moments.at(ply);
    let Some(played) = &moment.played else {
        return lang.pick("起始局面", "Starting position").to_owned();
    };
    let round = moments.at(moment.ply.saturating_sub(1)).setup.fullmoves;
    let side = played.mover.map_or("", |side| names::side(side, lang));
    say!(lang, "第 {round} 回合 {side} {text}", "Round {round}, {side} {text}")
}

/// Who is to move.
#[must_use]
pub fn to_move(turn: Option<Side>, check: bool, lang: Lang) -> String {
    let check = if check { lang.pick("，被将军", ", in check") } else { "" };
    match turn {
        Some(side) => {
            let side = names::side(side, lang);
            say!(lang, "轮到{side}走{check}", "{side} to move{check}")
        }
        None => lang.pick("不知轮到谁走", "Not known who is to move").to_owned(),
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
            let times = names::plural(usize::try_from(row).unwrap_or(usize::MAX), "time", "times");
            lines.push(say!(lang, "{name}连续将军 {row} 次", "{name} has given check {times} in a row"));
        }
    }
    lines
}

fn quiet(moment: &Moment, lang: Lang) -> String {
    let quiet = moment.quiet;
    let plies = quiet.plies;
    let mut text = say!(lang, "无吃子 {plies} 着（半回合）", "No capture for {plies} plies (half-moves)");
    if quiet.before > 0 {
        let before = quiet.before;
        text += &say!(
            lang,
            "，其中 {before} 着在起始局面以前",
            ", {before} of them before the starting position"
        );
    }
    let (red, black) = (quiet.checks.red, quiet.checks.black);
    if red + black > 0 {
        text += &say!(lang, "；其间将军：红 {red} 次，黑 {black} 次", "; checks: Red {red}, Black {black}");
    }
    text
}

fn times(moments: &History, moment: &Moment, lang: Lang) -> String {
    let times = moment.times;
    if times <= 1 {
        return lang.pick("本局面第 1 次出现", "This position is new").to_owned();
    }
    let first = place(moments, moment.first, lang);
    let mut text = say!(
        lang,
        "本局面第 {times} 次出现，首次在{first}",
        "This position has occurred {times} times, first in {first}"
    );
    if let Some(previous) = moment.previous.filter(|&previous| previous != moment.first) {
        let last = place(moments, previous, lang);
        text += &say!(lang, "，上次在{last}", ", last in {last}");
    }
    text
}

/// What is irregular about a move.
#[must_use]
pub const fn irregularity(what: Irregularity, lang: Lang) -> &'static str {
    match what {
        Irregularity::NoPiece => lang.pick("起点没有棋子", "no piece stands where it begins"),
        Irregularity::WrongSide => lang.pick("不轮到这一方走", "it is not this side's turn"),
        Irregularity::TakesOwn => lang.pick("吃己方棋子", "it takes an own piece"),
        Irregularity::NotItsMove => lang.pick("不合这种棋子的走法", "the piece does not move like that"),
        Irregularity::ExposesGeneral => lang.pick(
            "走后己方将帅被攻击或照面",
            "it leaves the own general to be taken, or the generals facing",
        ),
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
    say!(lang, "这一着不合规则：{words}。", "This move is irregular: {words}.")
}

/// What a screen reader calls a move of the list.
#[must_use]
pub fn cell(headline: &str, check: bool, irregular: &[Irregularity], commented: bool, lang: Lang) -> String {
    let mut text = headline.to_owned();
    if check {
        text += lang.pick("，将军", ", check");
    }
    if !irregular.is_empty() {
        let words = irregularities(irregular, lang);
        text += &say!(lang, "，异常：{words}", ", irregular: {words}");
    }
    if commented {
        text += lang.pick("，有评注", ", with a comment");
    }
    text
}

/// How the game ended, as its record says.
#[must_use]
pub fn result(result: &GameResult, lang: Lang) -> String {
    let words = match result {
        GameResult::RedWins => lang.pick("红胜", "Red wins"),
        GameResult::BlackWins => lang.pick("黑胜", "Black wins"),
        GameResult::Draw => lang.pick("和棋", "draw"),
        GameResult::Other(words) => words,
    };
    say!(lang, "棋谱记的结果：{words}", "Result in the record: {words}")
}

/// Where the incident is.
#[must_use]
pub fn incident_at(moments: &History, ply: usize, lang: Lang) -> String {
    let place = place(moments, ply, lang);
    say!(lang, "事件：{place}", "Incident: {place}")
}

/// Removing the move shown.
#[must_use]
pub fn remove_move(ply: usize, lang: Lang) -> String {
    say!(lang, "删去第 {ply} 着，其后不变", "Remove move {ply}, keep the rest")
}

/// Removing what follows the move shown.
#[must_use]
pub fn cut_moves(count: usize, lang: Lang) -> String {
    let moves = names::plural(count, "move", "moves");
    say!(lang, "删去其后 {count} 着", "Remove the {moves} after this")
}

/// A convention of writing.
#[must_use]
pub const fn convention(of: Convention, lang: Lang) -> &'static str {
    match of {
        Convention::Association => {
            lang.pick("同路棋子：前中后（协会）", "Pieces on a file: 前 中 后 (association)")
        }
        Convention::Numbered => lang.pick("同路多兵：一二三（编号）", "Soldiers on a file: numbered"),
    }
}

/// Moves are entered where others follow.
#[must_use]
pub fn others_follow(count: usize, next: &str, lang: Lang) -> String {
    let moves = names::plural(count, "more move", "more moves");
    say!(
        lang,
        "这里以后已经记了 {count} 着，下一着是 {next}。",
        "There are {moves} from here on; the next is {next}."
    )
}

/// The answer that drops what follows.
#[must_use]
pub fn rewrite(count: usize, lang: Lang) -> String {
    let moves = names::plural(count, "move", "moves");
    say!(lang, "从这里改写，删去其后 {count} 着", "Go on from here, dropping {moves}")
}

/// An irregular move that is to be entered.
#[must_use]
pub fn doubtful(text: &str, all: &[Irregularity], lang: Lang) -> String {
    let words = irregularities(all, lang);
    say!(lang, "{text}：{words}。", "{text}: {words}.")
}

/// The rows of the timeline belong to another side than the one to move.
#[must_use]
pub fn other_turn(turn: Side, lang: Lang) -> String {
    let side = names::side(turn, lang);
    say!(
        lang,
        "这里轮到{side}走，而经过里没有{side}的动作。",
        "{side} is to move here, but nothing in the timeline is done by {side}."
    )
}

/// A row of the timeline about a point where nothing stands.
#[must_use]
pub fn stranded(row: usize, square: Square, lang: Lang) -> String {
    super::set_up::stranded(row, square, lang)
}

/// A key of the screen's keys.
#[must_use]
pub fn key(letter: char, lang: Lang) -> String {
    say!(lang, "字键 {letter}", "Key {letter}")
}
