//! What is wrong with a position or a text, in words: what, where, and what to do.

use super::{Lang, names};
use crate::incident::{ActKind, EmptySquare, WordsError, WordsProblem};
use crate::tr;
use xiangqi::fen::{FenError, FenNote, FenProblem};
use xiangqi::notation::NotationError;
use xiangqi::{Fault, FaultKind, Piece, PieceKind, PositionError, Refusal};

/// An event on an empty square.
pub fn empty_square(empty: EmptySquare, lang: Lang) -> String {
    let EmptySquare { event, square } = empty;
    tr!(lang, "words-empty-square", number = event + 1, square)
}

/// A fault of the position with its squares.
pub fn fault(fault: &Fault, lang: Lang) -> String {
    let squares: Vec<String> = fault.squares.iter().map(ToString::to_string).collect();
    let at = names::list(&squares, lang);
    let piece = |of, kind| names::piece(Piece::new(of, kind), lang);
    match fault.kind {
        FaultKind::Refused(reason) => refusal(&reason, lang),
        FaultKind::TooMany(piece) => tr!(
            lang,
            "position-fault-too-many",
            piece = names::piece(piece, lang),
            most = piece.kind.full_count(),
            at
        ),
        FaultKind::AdvisorOffPoints(of) => {
            tr!(lang, "position-fault-advisor-off-points", piece = piece(of, PieceKind::Advisor), at)
        }
        FaultKind::ElephantOffPoints(of) => {
            tr!(lang, "position-fault-elephant-off-points", piece = piece(of, PieceKind::Elephant), at)
        }
        FaultKind::SoldierBehindStart(of) => {
            tr!(lang, "position-fault-soldier-behind-start", piece = piece(of, PieceKind::Soldier), at)
        }
        FaultKind::SoldierOffFile(of) => {
            tr!(lang, "position-fault-soldier-off-file", piece = piece(of, PieceKind::Soldier), at)
        }
        FaultKind::SoldiersOnOneFile(of) => {
            tr!(lang, "position-fault-soldiers-on-one-file", piece = piece(of, PieceKind::Soldier), at)
        }
        FaultKind::GeneralsFacing => tr!(lang, "position-fault-generals-facing", at),
        FaultKind::OpponentInCheck(of) => {
            tr!(lang, "position-fault-opponent-in-check", side = names::side(of, lang), at)
        }
    }
}

/// Why a board cannot be ruled on.
pub fn refusal(refusal: &Refusal, lang: Lang) -> String {
    let general = |side| names::piece(Piece::new(side, PieceKind::General), lang);
    match *refusal {
        Refusal::NoSideToMove => tr!(lang, "refused-no-side-to-move").to_owned(),
        Refusal::GeneralCount { side, count } => {
            tr!(lang, "refused-general-count", count, general = general(side))
        }
        Refusal::GeneralOutsidePalace { side, square } => {
            tr!(lang, "refused-general-outside-palace", general = general(side), square)
        }
    }
}

/// Why a text cannot be read as a board, and where.
pub fn fen_error(error: &FenError, lang: Lang) -> String {
    let column = error.column;
    // Ranks are counted from the top in the text, as they are written.
    let line = |rank: &u8| 10 - rank;
    let what = match &error.problem {
        FenProblem::Empty => tr!(lang, "fen-empty").to_owned(),
        FenProblem::UnknownCharacter(character) => {
            tr!(lang, "fen-unknown-character", character = names::quoted(character, lang))
        }
        FenProblem::RankTooLong { rank } => tr!(lang, "fen-rank-too-long", line = line(rank)),
        FenProblem::RankTooShort { rank, points } => {
            tr!(lang, "fen-rank-too-short", line = line(rank), points)
        }
        FenProblem::TooFewRanks { ranks } => tr!(lang, "fen-too-few-ranks", ranks),
        FenProblem::TooManyRanks => tr!(lang, "fen-too-many-ranks").to_owned(),
        FenProblem::UnknownSide(word) => tr!(lang, "fen-unknown-side", word = names::quoted(word, lang)),
    };
    tr!(lang, "fen-error", column, what)
}

/// What was taken from a FEN although it is not the standard form.
pub fn fen_note(note: FenNote, lang: Lang) -> String {
    match note {
        FenNote::NoCounters => tr!(lang, "fen-note-no-counters").to_owned(),
        FenNote::OddCounters => tr!(lang, "fen-note-odd-counters").to_owned(),
        FenNote::ExtraBlanks => tr!(lang, "fen-note-extra-blanks").to_owned(),
        FenNote::RedAsR => tr!(lang, "fen-note-red-as-r").to_owned(),
        FenNote::WxfLetters => tr!(lang, "fen-note-wxf-letters").to_owned(),
        FenNote::AdjacentDigits { rank } => tr!(lang, "fen-note-adjacent-digits", line = 10 - rank),
    }
}

/// Why a text is not a position that can be ruled on: every reason, one a line.
pub fn position_error(error: &PositionError, lang: Lang) -> String {
    match error {
        PositionError::Unreadable(error) => fen_error(error, lang),
        PositionError::Refused(reasons) => {
            let reasons: Vec<String> = reasons.iter().map(|reason| refusal(reason, lang)).collect();
            reasons.join("\n")
        }
    }
}

/// Why a text is not a list of events.
pub fn words_error(error: &WordsError, lang: Lang) -> String {
    let (number, text) = (error.event, &error.text);
    let what = match &error.problem {
        WordsProblem::UnknownWord(word) => {
            let known: Vec<String> = ActKind::words().into_iter().map(str::to_owned).collect();
            let known = names::list(&known, lang);
            tr!(lang, "words-unknown-word", word = names::quoted(word, lang), known)
        }
        WordsProblem::Incomplete(_) => match error.pattern() {
            Some(pattern) => tr!(lang, "words-incomplete", pattern),
            None => tr!(lang, "words-empty").to_owned(),
        },
        WordsProblem::NotASquare(word) => tr!(lang, "words-not-a-square", word = names::quoted(word, lang)),
        WordsProblem::NotAMove(word) => tr!(lang, "words-not-a-move", word = names::quoted(word, lang)),
        WordsProblem::ConsentUnclear(word) => {
            tr!(lang, "words-consent-unclear", word = names::quoted(word, lang))
        }
        WordsProblem::SameSquare(word) => tr!(lang, "words-same-square", word),
        WordsProblem::NotANumber(word) => tr!(lang, "words-not-a-number", word = names::quoted(word, lang)),
        WordsProblem::TooLarge(word) => tr!(lang, "words-too-large", word),
        WordsProblem::UnknownNature(word) => {
            tr!(lang, "words-unknown-nature", word = names::quoted(word, lang))
        }
        WordsProblem::UnknownClaim(word) => {
            tr!(lang, "words-unknown-claim", word = names::quoted(word, lang))
        }
        WordsProblem::UnknownTopic(word) => tr!(lang, "error-unknown-topic", word),
        WordsProblem::UnknownMark(word) => tr!(lang, "words-unknown-mark", word = names::quoted(word, lang)),
        WordsProblem::WrongActor(word) => tr!(lang, "words-wrong-actor", word = names::quoted(word, lang)),
        WordsProblem::NoActor(_) => tr!(lang, "words-no-actor").to_owned(),
        WordsProblem::TooMuch(word) => tr!(lang, "words-too-much", word = names::quoted(word, lang)),
    };
    tr!(lang, "words-error", number, text = names::quoted(text, lang), what)
}

/// Why a text is not a move in a position, with the candidates where several fit.
pub fn notation_error(error: &NotationError, lang: Lang) -> String {
    match error {
        NotationError::Unreadable(text) => tr!(lang, "notation-unreadable", text = names::quoted(text, lang)),
        NotationError::NoSuchMove(text) => {
            tr!(lang, "notation-no-such-move", text = names::quoted(text, lang))
        }
        NotationError::Ambiguous { text, candidates } => {
            let moves: Vec<String> = candidates.iter().map(ToString::to_string).collect();
            let moves = names::list(&moves, lang);
            tr!(lang, "notation-ambiguous", text = names::quoted(text, lang), moves)
        }
    }
}
