//! How the game ended and its comments, in version 3.

use serde::{Deserialize, Serialize};

use crate::report::{self, Comments, Written};
use crate::store::format::FormatError;

#[derive(Debug, Serialize, Deserialize)]
pub(super) enum GameResult {
    RedWins,
    BlackWins,
    Draw,
    Other(String),
}

/// The ply, 0 before the first move, and the text.
pub(super) type Comment = (usize, String);

pub(super) fn write_result(result: &report::GameResult) -> Option<GameResult> {
    Some(match result {
        report::GameResult::RedWins => GameResult::RedWins,
        report::GameResult::BlackWins => GameResult::BlackWins,
        report::GameResult::Draw => GameResult::Draw,
        report::GameResult::Other(words) => match report::GameResult::in_words(words)? {
            report::GameResult::Other(words) => GameResult::Other(words),
            _ => return None,
        },
    })
}

pub(super) fn read_result(result: GameResult) -> Result<report::GameResult, FormatError> {
    Ok(match result {
        GameResult::RedWins => report::GameResult::RedWins,
        GameResult::BlackWins => report::GameResult::BlackWins,
        GameResult::Draw => report::GameResult::Draw,
        GameResult::Other(words) => {
            let read = report::GameResult::Other(words.clone());
            if report::GameResult::in_words(&words).as_ref() != Some(&read) {
                return Err(FormatError::Value { place: "result".to_owned(), value: words });
            }
            read
        }
    })
}

/// The comments at the plies that the game has.
pub(super) fn write_comments(comments: &Comments, plies: usize) -> Vec<Comment> {
    let within = comments.iter().take_while(|(ply, _)| *ply <= plies);
    within.map(|(ply, text)| (ply, text.to_owned())).collect()
}

/// The comments of a game of so many plies.
///
/// # Errors
/// One that is blank or too long, stands out of order or behind the last move, or is one too many.
pub(super) fn read_comments(list: Vec<Comment>, plies: usize) -> Result<Comments, FormatError> {
    let mut comments = Comments::default();
    let mut least = 0;
    for (index, (ply, text)) in list.into_iter().enumerate() {
        let wrong = |value| FormatError::Value { place: format!("comments[{index}]"), value };
        if ply < least || ply > plies {
            return Err(wrong(ply.to_string()));
        }
        if text.trim().is_empty() || comments.write(ply, &text) != Written::Whole {
            return Err(wrong(text.chars().take(40).collect()));
        }
        least = ply.saturating_add(1);
    }
    Ok(comments)
}
