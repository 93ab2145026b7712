//! What is wrong with a position or a text, in words: what, where, and what to do.

use super::{Lang, names};
use crate::incident::{EmptySquare, WordsError, WordsProblem};
use crate::text::ruling::say;
use xiangqi::fen::{FenError, FenNote, FenProblem};
use xiangqi::notation::NotationError;
use xiangqi::{Fault, FaultKind, Piece, PieceKind, PositionError, Refusal};

/// An event on an empty square.
#[must_use]
pub fn empty_square(empty: EmptySquare, lang: Lang) -> String {
    let EmptySquare { event, square } = empty;
    let number = event + 1;
    say!(
        lang,
        "第 {number} 个事件：{square} 上没有棋子；请核对局面或事件。",
        "Event {number}: nothing stands on {square}. Check the position or the event."
    )
}

/// A fault of the position with its squares.
#[must_use]
pub fn fault(fault: &Fault, lang: Lang) -> String {
    let squares: Vec<String> = fault.squares.iter().map(ToString::to_string).collect();
    let at = names::list(&squares, lang);
    let side = |of| names::side(of, lang);
    let piece = |of, kind| names::piece(Piece::new(of, kind), lang);
    match fault.kind {
        FaultKind::Refused(reason) => refusal(&reason, lang),
        FaultKind::TooMany(piece) => {
            let (piece, most) = (names::piece(piece, lang), piece.kind.full_count());
            say!(lang, "{piece}多于 {most} 枚：{at}。", "More than {most} of the {piece}: {at}.")
        }
        FaultKind::AdvisorOffPoints(of) => {
            let piece = piece(of, PieceKind::Advisor);
            say!(lang, "{piece}不在九宫的五个点上：{at}。", "A {piece} is off its five points: {at}.")
        }
        FaultKind::ElephantOffPoints(of) => {
            let piece = piece(of, PieceKind::Elephant);
            say!(lang, "{piece}不在七个点上：{at}。", "A {piece} is off its seven points: {at}.")
        }
        FaultKind::SoldierBehindStart(of) => {
            let piece = piece(of, PieceKind::Soldier);
            say!(lang, "{piece}在起始线之后：{at}。", "A {piece} is behind its starting rank: {at}.")
        }
        FaultKind::SoldierOffFile(of) => {
            let piece = piece(of, PieceKind::Soldier);
            say!(
                lang,
                "未过河的{piece}不在原来的路上：{at}。",
                "A {piece} has left its file before the river: {at}."
            )
        }
        FaultKind::SoldiersOnOneFile(of) => {
            let piece = piece(of, PieceKind::Soldier);
            say!(
                lang,
                "未过河的{piece}有两枚在同一路：{at}。",
                "Two of the {piece}s before the river share a file: {at}."
            )
        }
        FaultKind::GeneralsFacing => say!(lang, "将帅照面：{at}。", "The generals face each other: {at}."),
        FaultKind::OpponentInCheck(of) => {
            let side = side(of);
            say!(
                lang,
                "未轮到走棋的{side}处于被将军状态：{at}。",
                "{side}, not to move, stands in check: {at}."
            )
        }
    }
}

/// Why a board cannot be ruled on.
#[must_use]
pub fn refusal(refusal: &Refusal, lang: Lang) -> String {
    match *refusal {
        Refusal::NoSideToMove => say!(
            lang,
            "没有说明轮到哪一方走：请在局面后写 w（红）或 b（黑），或在窗口中选定。",
            "Nobody is to move: add w (red) or b (black) after the board, or choose the side in the window."
        ),
        Refusal::GeneralCount { side, count } => {
            let general = names::piece(Piece::new(side, PieceKind::General), lang);
            say!(
                lang,
                "盘上有 {count} 枚{general}，应当正好 1 枚。",
                "There are {count} of the {general}; there must be exactly one."
            )
        }
        Refusal::GeneralOutsidePalace { side, square } => {
            let general = names::piece(Piece::new(side, PieceKind::General), lang);
            say!(
                lang,
                "{general}不在九宫内：{square}。",
                "The {general} stands outside its palace: {square}."
            )
        }
    }
}

/// Why a text cannot be read as a board, and where.
#[must_use]
pub fn fen_error(error: &FenError, lang: Lang) -> String {
    let column = error.column;
    // Ranks are counted from the top in the text, as they are written.
    let line = |rank: &u8| 10 - rank;
    let what = match &error.problem {
        FenProblem::Empty => say!(lang, "没有内容", "there is nothing to read"),
        FenProblem::UnknownCharacter(character) => {
            say!(lang, "“{character}”不是棋子、数字或斜杠", "{character:?} is no piece, digit or slash")
        }
        FenProblem::RankTooLong { rank } => {
            let line = line(rank);
            say!(lang, "第 {line} 行超过 9 个点", "rank {line} from the top has more than 9 points")
        }
        FenProblem::RankTooShort { rank, points } => {
            let line = line(rank);
            say!(
                lang,
                "第 {line} 行只有 {points} 个点，应当是 9 个",
                "rank {line} from the top has {points} points instead of 9"
            )
        }
        FenProblem::TooFewRanks { ranks } => {
            say!(lang, "只有 {ranks} 行，应当是 10 行", "there are {ranks} ranks instead of 10")
        }
        FenProblem::TooManyRanks => say!(lang, "超过 10 行", "there are more than 10 ranks"),
        FenProblem::UnknownSide(word) => say!(
            lang,
            "“{word}”不是走棋方，应当是 w（红）或 b（黑）",
            "{word:?} is no side to move; it must be w (red) or b (black)"
        ),
    };
    say!(lang, "局面文字第 {column} 个字：{what}。", "Position text, character {column}: {what}.")
}

/// What was taken from a FEN although it is not the standard form.
#[must_use]
pub fn fen_note(note: FenNote, lang: Lang) -> String {
    match note {
        FenNote::NoCounters => say!(lang, "没有回合数，按 0 1。", "No counters; taken as 0 1."),
        FenNote::OddCounters => say!(lang, "回合数不合规范，按 0 1。", "Odd counters; taken as 0 1."),
        FenNote::ExtraBlanks => say!(lang, "忽略了多余的空格。", "Extra blanks were ignored."),
        FenNote::RedAsR => say!(lang, "r 当作红方走。", "r was taken as red to move."),
        FenNote::WxfLetters => say!(lang, "H、E 当作马、象。", "H and E were taken as horse and elephant."),
        FenNote::AdjacentDigits { rank } => {
            let line = 10 - rank;
            say!(
                lang,
                "第 {line} 行相邻的数字已相加。",
                "Adjacent digits in rank {line} from the top were added up."
            )
        }
    }
}

/// Why a text is not a position that can be ruled on: every reason, one a line.
#[must_use]
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
#[must_use]
pub fn words_error(error: &WordsError, lang: Lang) -> String {
    let (number, text) = (error.event, &error.text);
    let what = match &error.problem {
        WordsProblem::UnknownWord(word) => say!(
            lang,
            "不认识“{word}”；可用 touch、lift、putback、place、release、brush、adjust、disturb、takeback、restore、press、stop、flag、late、claim、offer-draw、agree-draw、resign、declare-draw、words",
            "unknown word {word:?}; known are touch, lift, putback, place, release, brush, adjust, disturb, takeback, restore, press, stop, flag, late, claim, offer-draw, agree-draw, resign, declare-draw, words"
        ),
        WordsProblem::Incomplete(_) => match error.pattern() {
            Some(pattern) => {
                say!(lang, "不完整，应写成 {pattern}", "it is incomplete; write {pattern}")
            }
            None => say!(lang, "不完整，缺少发生了什么", "it is incomplete; what happened is missing"),
        },
        WordsProblem::NotASquare(word) => {
            say!(lang, "“{word}”不是 a0 到 i9 的点", "{word:?} is no square from a0 to i9")
        }
        WordsProblem::NotAMove(word) => {
            say!(lang, "“{word}”不是 h2e2 这样的着法", "{word:?} is no move such as h2e2")
        }
        WordsProblem::ConsentUnclear(word) => say!(
            lang,
            "“{word}”不明；摆正后应写 consent（已同意）、announced（只声明）或 none（都没有）",
            "{word:?} is unclear; after adjust write consent, announced or none"
        ),
        WordsProblem::SameSquare(word) => {
            say!(lang, "{word} 写了两次；每枚棋子只写一次", "{word} stands twice; name each piece once")
        }
        WordsProblem::NotANumber(word) => say!(lang, "“{word}”不是整数", "{word:?} is no whole number"),
        WordsProblem::TooLarge(word) => say!(lang, "{word} 太大", "{word} is too large"),
        WordsProblem::UnknownClaim(word) => say!(
            lang,
            "不能提出“{word}”；可用 facing、limit、no-chances、repetition、time、move N",
            "{word:?} cannot be claimed; known are facing, limit, no-chances, repetition, time, move N"
        ),
        WordsProblem::UnknownMark(word) => say!(
            lang,
            "@ 之后的“{word}”不认识；可用 running=red、red=2:30、black=5:00、disputed=red,black,witness、order=disputed",
            "{word:?} after @ is unknown; known are running=red, red=2:30, black=5:00, disputed=red,black,witness, order=disputed"
        ),
        WordsProblem::WrongActor(word) => say!(
            lang,
            "“{word}”的行为人不对：declare-draw 只能由裁判员，其余只能由棋手",
            "{word:?} has the wrong actor: declare-draw is the arbiter's, the others are a player's"
        ),
        WordsProblem::TooMuch(word) => say!(lang, "“{word}”多余", "{word:?} is a word too many"),
    };
    say!(lang, "第 {number} 个事件“{text}”：{what}。", "Event {number}, {text:?}: {what}.")
}

/// Why a text is not a move in a position, with the candidates where several fit.
#[must_use]
pub fn notation_error(error: &NotationError, lang: Lang) -> String {
    match error {
        NotationError::Unreadable(text) => say!(
            lang,
            "“{text}”不是着法；可写炮二平五、C2=5、H2-E2 或 h2e2。",
            "{text:?} is no move; write 炮二平五, C2=5, H2-E2 or h2e2."
        ),
        NotationError::NoSuchMove(text) => say!(
            lang,
            "没有棋子能按“{text}”走；请核对局面和着法。",
            "No piece here fits {text:?}; check the position and the move."
        ),
        NotationError::Ambiguous { text, candidates } => {
            let moves: Vec<String> = candidates.iter().map(ToString::to_string).collect();
            let moves = names::list(&moves, lang);
            say!(
                lang,
                "“{text}”可以指几着：{moves}；请写明是哪一着。",
                "{text:?} fits several moves: {moves}. Say which."
            )
        }
    }
}
