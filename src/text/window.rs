//! Sentences of the window that are made of more than a fixed text.

use std::path::Path;

use super::visible::{in_a_line, is_hidden};
use super::{Lang, names};
use crate::report::Report;
use crate::tr;
use xiangqi::check::exposure_after;
use xiangqi::{Board, Move, Piece, Position, Side, Square, Status};

/// The title of the window.
#[must_use]
pub fn title(report: &Report, path: Option<&Path>, dirty: bool, lang: Lang) -> String {
    let file = path.and_then(Path::file_name).map(|name| name.to_string_lossy().into_owned());
    let name = file.unwrap_or_else(|| event_line(report, lang));
    let app = tr!(lang, "app-name");
    // The system may draw a title in ways that this program does not.
    let name = in_a_line(&name);
    let mark = if dirty { "● " } else { "" };
    if name.is_empty() { format!("{mark}{app}") } else { format!("{mark}{name} — {app}") }
}

/// The event in one line: date and name; empty where neither is known.
#[must_use]
pub fn event_line(report: &Report, lang: Lang) -> String {
    let event = &report.event;
    let parts: Vec<&str> =
        [event.date.as_str(), event.name.as_str()].into_iter().filter(|part| !part.is_empty()).collect();
    parts.join(tr!(lang, "join-parts"))
}

/// The name proposed for the file: that of the present file, or one made of date and event.
#[must_use]
pub fn file_name(report: &Report, path: Option<&Path>, lang: Lang) -> String {
    if let Some(name) = path.and_then(Path::file_name) {
        return name.to_string_lossy().into_owned();
    }
    let event = &report.event;
    let parts = [&event.date, &event.name, &event.round, &event.table];
    let joined: Vec<&str> =
        parts.into_iter().map(|part| part.trim()).filter(|part| !part.is_empty()).collect();
    let stem: String = joined
        .join("-")
        .chars()
        .filter(|letter| !is_hidden(*letter) && !r#"/\:*?"<>|“”"#.contains(*letter))
        .take(60)
        .collect();
    let stem = stem.trim().trim_start_matches('.');
    if stem.is_empty() { format!("{}.ron", tr!(lang, "window-file-name")) } else { format!("{stem}.ron") }
}

/// The name proposed for a regulation's file.
#[must_use]
pub fn law_file_name(name: &str, lang: Lang) -> String {
    let stem: String = name
        .chars()
        .filter(|letter| !is_hidden(*letter) && !r#"/\:*?"<>|“”"#.contains(*letter))
        .take(60)
        .collect();
    let stem = stem.trim().trim_start_matches('.');
    if stem.is_empty() { format!("{}.ron", tr!(lang, "window-law-file-name")) } else { format!("{stem}.ron") }
}

/// 撤销：记录
#[must_use]
pub fn undo(what: Option<&str>, lang: Lang) -> String {
    match what {
        Some(what) => tr!(lang, "window-undo-named", what),
        None => tr!(lang, "window-undo").to_owned(),
    }
}

/// 重做：记录
#[must_use]
pub fn redo(what: Option<&str>, lang: Lang) -> String {
    match what {
        Some(what) => tr!(lang, "window-redo-named", what),
        None => tr!(lang, "window-redo").to_owned(),
    }
}

/// What a level means.
#[must_use]
pub fn breach_limit(limit: u32, lang: Lang) -> String {
    tr!(lang, "window-breach-limit", limit)
}

/// Round and table as one value.
#[must_use]
pub fn round_and_table(round: &str, table: &str, lang: Lang) -> String {
    let empty = tr!(lang, "not-filled-in");
    match (round.is_empty(), table.is_empty()) {
        (true, true) => empty.to_owned(),
        (false, true) => round.to_owned(),
        (true, false) => format!("— · {table}"),
        (false, false) => format!("{round} · {table}"),
    }
}

/// A point of the board: `e0 红帅`, `e0 red general`, `e4 空点`.
#[must_use]
pub fn point(square: Square, piece: Option<Piece>, lang: Lang) -> String {
    match piece {
        Some(piece) => format!("{square} {}", names::piece(piece, lang)),
        None => format!("{square} {}", tr!(lang, "window-point")),
    }
}

/// The point that the keyboard is on, as it is called beside the board.
#[must_use]
pub fn at_cursor(board: &Board, square: Square, lang: Lang) -> String {
    if board.get(square).is_some() {
        let what = names::located(board, square, lang);
        return tr!(lang, "window-cursor", what);
    }
    let (red, black) = (9 - square.file(), square.file() + 1);
    let red = match lang {
        Lang::Zh => "一二三四五六七八九".chars().nth(usize::from(red - 1)).map(String::from),
        Lang::En => Some(red.to_string()),
    };
    let (red, black, square) = (red.unwrap_or_default(), black.to_string(), square.to_string());
    tr!(lang, "window-cursor-empty", red, black, square)
}

/// The menu entry for a touch by this side.
#[must_use]
pub fn touched_by(side: Side, lang: Lang) -> &'static str {
    match side {
        Side::Red => tr!(lang, "window-touched-by-red"),
        Side::Black => tr!(lang, "window-touched-by-black"),
    }
}

/// The position in one line: who is to move, checked by what, with how many answers.
#[must_use]
pub fn status(position: &Position, legal: &[Move], lang: Lang) -> String {
    let board = position.board();
    let side = names::side(position.turn(), lang);
    let checkers = || {
        let by: Vec<String> =
            position.exposure().sources().into_iter().map(|at| names::on(board, at, lang)).collect();
        names::list(&by, lang)
    };
    match position.status() {
        Status::Free => tr!(lang, "window-status-free", side),
        Status::Check => {
            let moves = names::moves(board, legal, 6, lang);
            tr!(lang, "window-status-check", side, by = checkers(), count = legal.len(), moves)
        }
        Status::Checkmated => {
            let by = checkers();
            tr!(lang, "window-status-checkmated", side, by)
        }
        Status::Stalemated => tr!(lang, "window-status-stalemated", side),
    }
}

/// The last move of the game: 红方 炮一进四，将军.
#[must_use]
pub fn move_line(board: &Board, side: Side, mv: Move, lang: Lang) -> String {
    let text = names::mv(board, mv, lang);
    let who = names::side(side, lang);
    let check = exposure_after(board, mv, side.opponent()).any();
    let check = if check { tr!(lang, "window-move-line") } else { "" };
    format!("{who} {text}{check}")
}

/// What a screen reader calls a row of the timeline.
#[must_use]
pub fn row_name(number: usize, title: &str, lang: Lang) -> String {
    tr!(lang, "window-row-name", number, title)
}

/// Which moment the board shows: after a move of the game.
#[must_use]
pub fn after_ply(plies: usize, lang: Lang) -> String {
    tr!(lang, "window-after-ply", plies)
}

/// Which moment the board shows: after a row of the timeline.
#[must_use]
pub fn after_row(number: usize, lang: Lang) -> String {
    tr!(lang, "window-after-row", number)
}

/// The report names a rulebook that is not at hand.
#[must_use]
pub fn rulebook_missing(id: &str, lang: Lang) -> String {
    tr!(lang, "window-rulebook-missing", id = names::quoted(id, lang))
}

/// The report names a regulation that is not at hand in a text that can be used.
#[must_use]
pub fn regulation_missing(id: &str, lang: Lang) -> String {
    tr!(lang, "window-regulation-missing", id = names::quoted(id, lang))
}

/// The report names a reading that is not at hand.
#[must_use]
pub fn reading_missing(id: &str, lang: Lang) -> String {
    tr!(lang, "window-reading-missing", id = names::quoted(id, lang))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_name_has_nothing_a_disk_would_refuse() {
        let mut report = Report::new(crate::law::LawRef::default(), crate::law::LawRef::default());
        assert_eq!(file_name(&report, None, Lang::Zh), "裁判报告.ron");
        report.event.date = "2015/08".to_owned();
        report.event.name = "吉林省“老年希望工程杯”: ..\\x".to_owned();
        assert_eq!(file_name(&report, None, Lang::Zh), "201508-吉林省老年希望工程杯 ..x.ron");
        assert_eq!(file_name(&report, Some(Path::new("/a/b.ron")), Lang::Zh), "b.ron");
    }
}
