//! Game records: what is wrong in them, and what was taken or left out on the way.

use super::{Lang, faults, files, names};
use crate::store::RecordFileError;
use crate::text::ruling::say;
use xiangqi::Side;
use xiangqi::game_record::{
    Flag, FlagKind, Format, MAX_BYTES, MAX_GAMES, MAX_MOVES, Note, Outcome, RecordError, RecordedGame,
};

/// What an arbiter has to look at: where, what, and what became of it.
#[must_use]
pub fn flag(flag: &Flag, lang: Lang) -> String {
    let what = kind(flag, lang);
    let place = match flag.line {
        Some(line) => say!(lang, "（第 {line} 行）", " (line {line})"),
        None => String::new(),
    };
    match flag.ply {
        0 => say!(lang, "起始局面{place}：{what}", "Starting position{place}: {what}"),
        ply => say!(lang, "第 {ply} 着{place}：{what}", "Move {ply}{place}: {what}"),
    }
}

fn kind(flag: &Flag, lang: Lang) -> String {
    let text = &flag.text;
    match &flag.kind {
        FlagKind::NotAMove => say!(
            lang,
            "“{text}”不合棋子走法；已照记。",
            "{text:?}: no piece can go there; recorded as it stands."
        ),
        FlagKind::ExposesGeneral => say!(
            lang,
            "“{text}”走后己方将帅可被吃或将帅照面；已照记。",
            "{text:?} leaves the own general to be taken or facing the other; recorded as it stands."
        ),
        FlagKind::TakesOwn => {
            say!(lang, "“{text}”吃己方棋子；已照记。", "{text:?} takes an own piece; recorded as it stands.")
        }
        FlagKind::EmptySquare => say!(
            lang,
            "“{text}”起点上没有棋子；已照记，盘面不变。",
            "{text:?} begins where nothing stands; recorded, the board stays as it is."
        ),
        FlagKind::WrongSide => say!(
            lang,
            "“{text}”走的是未轮到一方的棋子；已照记，接着轮到对方。",
            "{text:?} moves a piece of the side not to move; recorded, the other side is next."
        ),
        FlagKind::AfterEnd => say!(
            lang,
            "“{text}”是对局结束之后的着法；已照记。",
            "{text:?} comes after the game was over; recorded as it stands."
        ),
        FlagKind::SamePoint => say!(
            lang,
            "“{text}”起点和终点相同，不是着法；没有记录，轮次不变。",
            "{text:?} begins and ends on the same point and is no move; not recorded, the side to move stays."
        ),
        FlagKind::NoSuchMove => say!(
            lang,
            "没有棋子能按“{text}”走；记录到此为止，余下文字原样保留。请核对棋谱。",
            "No piece fits {text:?}; nothing is recorded from here on, the rest is kept as text. Check the record."
        ),
        FlagKind::Unreadable => say!(
            lang,
            "“{text}”读不懂；记录到此为止，余下文字原样保留。请核对棋谱。",
            "{text:?} cannot be read; nothing is recorded from here on, the rest is kept as text. Check the record."
        ),
        FlagKind::Ambiguous(candidates) => {
            let moves: Vec<String> = candidates.iter().map(ToString::to_string).collect();
            let moves = names::list(&moves, lang);
            say!(
                lang,
                "“{text}”可以指几着：{moves}；记录到此为止，余下文字原样保留。请写明是哪一着。",
                "{text:?} fits several moves: {moves}. Nothing is recorded from here on, the rest is kept as text. \
                 Say which is meant."
            )
        }
        FlagKind::BadPosition(error) => {
            let error = faults::fen_error(error, lang);
            say!(
                lang,
                "{error}着法未读，原样保留。请改正局面。",
                "{error} The moves were not read and are kept as text. Correct the position."
            )
        }
    }
}

/// What was taken or left out.
#[must_use]
pub fn note(note: &Note, lang: Lang) -> String {
    match *note {
        Note::ReadAsGb18030 => {
            say!(lang, "文字按 GB18030（GBK）读取。", "The text was read as GB18030 (GBK).")
        }
        Note::ReadAsUtf16 => say!(lang, "文字按 UTF-16 读取。", "The text was read as UTF-16."),
        Note::LostCharacters => say!(
            lang,
            "有些字节不是文字，已换成替代符号。",
            "Some bytes are no characters and were replaced by a sign."
        ),
        Note::VariationsLeftOut { count } => say!(
            lang,
            "只记录主线；略去 {count} 个变着。",
            "Only the main line is recorded; variations left out: {count}."
        ),
        Note::TurnTaken(side) => {
            let side = names::side(side, lang);
            say!(
                lang,
                "棋谱没有说明轮到谁走，按第一着当作{side}先走。",
                "The record does not say who is to move; by its first move {side} was taken."
            )
        }
        Note::Position(note) => faults::fen_note(note, lang),
        Note::OddPosition => say!(
            lang,
            "起始局面的棋子位置不完整或有重叠；能读的已读入，请核对。",
            "The starting position is incomplete, or pieces stand on one another; check what was read."
        ),
        Note::NotToBeRuled(reason) => {
            let reason = faults::refusal(&reason, lang);
            say!(lang, "起始局面有误：{reason}", "The starting position is wrong: {reason}")
        }
        Note::NotClosed => {
            say!(lang, "有注释或变着没有结束符号。", "A comment or variation is not closed.")
        }
        Note::ResultsDiffer => say!(
            lang,
            "标签中的结果与着法之后的结果不同；以后者为准。",
            "The result in the tags is not the one after the moves; the latter was taken."
        ),
        Note::TooManyMoves => {
            say!(
                lang,
                "超过 {MAX_MOVES} 着，其余未读。",
                "More than {MAX_MOVES} moves; the rest was not read."
            )
        }
        Note::TooManyGames => {
            say!(
                lang,
                "超过 {MAX_GAMES} 局，其余未读。",
                "More than {MAX_GAMES} games; the rest was not read."
            )
        }
        Note::CutShort => say!(
            lang,
            "文件不完整，在中途中断；读到的已记录。",
            "The file breaks off in the middle; what there is was recorded."
        ),
    }
}

/// Why a file holds no record that could be read.
#[must_use]
pub fn error(error: &RecordError, lang: Lang) -> String {
    match *error {
        RecordError::TooLarge { bytes } => {
            let most = MAX_BYTES / (1024 * 1024);
            say!(
                lang,
                "文件有 {bytes} 字节，棋谱最多 {most} MiB；请分成几个文件。",
                "The file has {bytes} bytes; a record may have {most} MiB. Split it."
            )
        }
        RecordError::Empty => say!(lang, "文件是空的。", "The file is empty."),
        RecordError::NoGame => say!(
            lang,
            "不是棋谱：没有着法、局面或标签。可读 PGN、东萍 DhtmlXQ、XQF 和着法文字。",
            "No game record: no move, position or tag in it. PGN, DhtmlXQ, XQF and lists of moves are read."
        ),
        RecordError::XqfVersion(version) => say!(
            lang,
            "XQF 版本 {version} 尚不认识；请在象棋演播室中另存为 PGN。",
            "XQF version {version} is not known; save the record as PGN in XQStudio."
        ),
        RecordError::XqfCutShort { bytes } => say!(
            lang,
            "XQF 文件不完整：只有 {bytes} 字节。请重新取得文件。",
            "The XQF file is cut short after {bytes} bytes. Get it again."
        ),
    }
}

/// Why a file of records cannot be read or written.
#[must_use]
pub fn file_error(failure: &RecordFileError, lang: Lang) -> String {
    match failure {
        RecordFileError::Io { path, error } => {
            let (path, reason) = (path.display(), files::system(error, lang));
            say!(
                lang,
                "{path}：{reason}。请核对路径和权限。",
                "{path}: {reason}. Check the path and the permissions."
            )
        }
        RecordFileError::Record { path, error: reason } => {
            let (path, reason) = (path.display(), error(reason, lang));
            say!(lang, "{path}：{reason}", "{path}: {reason}")
        }
        RecordFileError::OverItself(path) => {
            let path = path.display();
            say!(
                lang,
                "{path} 正是所读的棋谱，没有覆盖。请换一个名字。",
                "{path} is the record that was read; it was not overwritten. Choose another name."
            )
        }
    }
}

/// A game in one line: players, moves, result.
#[must_use]
pub fn summary(game: &RecordedGame, lang: Lang) -> String {
    let player = |name, side| game.tag(name).unwrap_or_else(|| names::side(side, lang));
    let (red, black) = (player("Red", Side::Red), player("Black", Side::Black));
    let (moves, outcome) = (game.moves.len(), outcome(game.outcome, lang));
    say!(lang, "{red} 对 {black}，{moves} 着，{outcome}", "{red} v {black}, {moves} moves, {outcome}")
}

/// How a record is written.
#[must_use]
pub const fn format(format: Format, lang: Lang) -> &'static str {
    match format {
        Format::Pgn => "PGN",
        Format::Dhtmlxq => lang.pick("东萍 DhtmlXQ", "DhtmlXQ"),
        Format::Xqf => lang.pick("象棋演播室 XQF", "XQF"),
        Format::List => lang.pick("着法文字", "list of moves"),
    }
}

/// How a game ended.
#[must_use]
pub const fn outcome(outcome: Option<Outcome>, lang: Lang) -> &'static str {
    match outcome {
        Some(Outcome::RedWins) => lang.pick("红胜", "red wins"),
        Some(Outcome::BlackWins) => lang.pick("黑胜", "black wins"),
        Some(Outcome::Draw) => lang.pick("和棋", "draw"),
        None => lang.pick("结果不详", "result not known"),
    }
}
