//! A line of moves as it is read, each move judged in its position.

use std::borrow::Cow;

use super::{End, Flag, FlagKind, MAX_MOVES, Note, RecordedGame, RecordedMove, Variation};
use crate::notation::{self, Dialect, NotationError};
use crate::{Board, Move, Refusal, Setup, Side, WrongMovement, check, fen, movegen, wrong_movement};

/// The main line of a game, or a variation, while it is read.
#[derive(Clone)]
pub(super) struct Line {
    /// What is read so far.
    pub game: RecordedGame,
    /// The position after it.
    now: Setup,
    /// The position before the last move.
    before: Setup,
    /// How many moves were played before this line.
    played: usize,
    dialect: Dialect,
    /// Nothing more is to be recorded.
    closed: bool,
    /// A result was written already.
    over: bool,
    /// A pass was read last: a move is meant for the other side.
    passed: bool,
    /// Both generals stood on the board at the start.
    whole: bool,
}

impl Line {
    /// From a starting position.
    pub fn new(start: Setup) -> Self {
        let whole = Side::BOTH.into_iter().all(|side| start.board.general(side).is_some());
        let mut game = RecordedGame::new(start);
        // Who is to move, the first move may say.
        let wrong = game.start.position().err().unwrap_or_default();
        let wrong = wrong.into_iter().filter(|reason| *reason != Refusal::NoSideToMove);
        game.notes.extend(wrong.map(Note::NotToBeRuled));
        let (now, before) = (game.start.clone(), game.start.clone());
        Self {
            game,
            now,
            before,
            played: 0,
            dialect: Dialect::Usual,
            closed: false,
            over: false,
            passed: false,
            whole,
        }
    }

    /// The same in another dialect.
    pub fn speaking(self, dialect: Dialect) -> Self {
        Self { dialect, ..self }
    }

    /// A line that leaves this one before its last move (or at its start).
    pub fn instead(&self) -> Self {
        self.branch(&self.before, self.game.moves.len().saturating_sub(1))
    }

    /// A line that goes on from here otherwise than this one may.
    pub fn onward(&self) -> Self {
        self.branch(&self.now, self.game.moves.len())
    }

    /// A line from a position that stood on the board after so many moves of this one.
    pub fn branch(&self, start: &Setup, after: usize) -> Self {
        Self {
            game: RecordedGame::new(start.clone()),
            now: start.clone(),
            before: start.clone(),
            played: self.played + after,
            closed: false,
            over: false,
            passed: false,
            ..*self
        }
    }

    /// The position after what is read so far.
    pub const fn now(&self) -> &Setup {
        &self.now
    }

    /// How many moves were played before this line.
    pub const fn played(&self) -> usize {
        self.played
    }

    /// This line as a variation of another.
    pub fn into_variation(self, leaves: Option<usize>, after: usize) -> Variation {
        let RecordedGame { comment, moves, flags, unread, .. } = self.game;
        Variation { leaves, after, comment, moves, flags, unread }
    }

    /// From the text of a starting position, which may be none.
    pub fn from_fen(text: &str, line: Option<usize>) -> Self {
        match fen::read(text) {
            Ok(reading) => {
                let mut new = Self::new(reading.setup);
                let odd = reading.notes.into_iter().filter(|note| !note.is_dialect());
                new.game.notes.extend(odd.map(Note::Position));
                new
            }
            Err(error) => {
                let mut new = Self::new(Setup::EMPTY);
                new.game.notes.clear();
                new.flag_at(0, FlagKind::BadPosition(error), text, line);
                new.closed = true;
                new
            }
        }
    }

    /// Whether nothing more is recorded; the text from here on belongs to [`RecordedGame::unread`].
    pub const fn is_closed(&self) -> bool {
        self.closed
    }

    /// A result is written here.
    pub const fn end(&mut self) {
        self.over = true;
    }

    /// Whether a result was written.
    pub const fn is_over(&self) -> bool {
        self.over
    }

    /// Reads a move in any notation; whatever is wrong with it becomes a flag.
    pub fn read(&mut self, text: &str, raw: &str, line: usize) {
        if self.closed || self.is_full() {
            return;
        }
        if is_same_point(text) {
            return self.pass_over(FlagKind::SamePoint, raw, Some(line));
        }
        let mut now = Cow::Borrowed(&self.now);
        if self.passed {
            let now = now.to_mut();
            now.turn = now.turn.map(Side::opponent);
        }
        match meaning(&now, text, self.dialect) {
            Ok(mv) => self.push(mv, raw, Some(line)),
            Err(error) => {
                let kind = match error {
                    NotationError::Unreadable(_) => FlagKind::Unreadable,
                    NotationError::NoSuchMove(_) => FlagKind::NoSuchMove,
                    NotationError::Ambiguous { candidates, .. } => FlagKind::Ambiguous(candidates),
                };
                self.stop(kind, raw, Some(line));
            }
        }
    }

    /// Closes the line at something that gives no move.
    pub fn stop(&mut self, kind: FlagKind, raw: &str, line: Option<usize>) {
        self.flag_here(kind, raw, line);
        self.closed = true;
    }

    /// Flags what is no move of a piece to another square, and goes on.
    pub fn pass_over(&mut self, kind: FlagKind, raw: &str, line: Option<usize>) {
        if self.game.flags.len() >= MAX_MOVES {
            return self.stop(FlagKind::Unreadable, raw, line);
        }
        self.flag_here(kind, raw, line);
        self.passed = !self.passed;
    }

    /// Records a move, with its flags.
    pub fn push(&mut self, mv: Move, raw: &str, line: Option<usize>) {
        if self.closed || self.is_full() {
            return;
        }
        let piece = self.now.board.get(mv.from);
        if self.now.turn.is_none() {
            let turn = piece.map_or(Side::Red, |piece| piece.side);
            self.take_turn(turn);
            self.game.notes.push(Note::TurnTaken(turn));
        }
        for kind in self.wrongs(mv) {
            self.flag_here(kind, raw, line);
        }
        self.passed = false;
        let after = self.now.after(mv);
        self.before = std::mem::replace(&mut self.now, after);
        self.game.moves.push(RecordedMove { mv, comment: String::new() });
    }

    /// Whether a text is a legal move here.
    pub fn is_legal(&self, text: &str) -> bool {
        meaning(&self.now, text, self.dialect).is_ok_and(|mv| self.wrongs(mv).is_empty())
    }

    /// Adds to the comment behind the last move.
    pub fn comment(&mut self, text: &str) {
        let comment = match self.game.moves.last_mut() {
            Some(last) => &mut last.comment,
            None => &mut self.game.comment,
        };
        add_line(comment, text);
    }

    /// Says who is to move where the position does not.
    pub const fn take_turn(&mut self, turn: Side) {
        self.now.turn = Some(turn);
        if self.game.moves.is_empty() {
            self.game.start.turn = Some(turn);
        }
    }

    fn is_full(&mut self) -> bool {
        let full = self.game.moves.len() >= MAX_MOVES;
        if full && !self.closed {
            self.closed = true;
            self.game.notes.push(Note::TooManyMoves);
        }
        full
    }

    /// Flags the next move.
    fn flag_here(&mut self, kind: FlagKind, raw: &str, line: Option<usize>) {
        self.flag_at(self.played + self.game.moves.len() + 1, kind, raw, line);
    }

    fn flag_at(&mut self, ply: usize, kind: FlagKind, raw: &str, line: Option<usize>) {
        self.game.flags.push(Flag { ply, kind, text: raw.to_owned(), line, board: self.now.board.clone() });
    }

    /// Everything that is wrong with a move in this position.
    fn wrongs(&self, mv: Move) -> Vec<FlagKind> {
        let board = &self.now.board;
        let mut found = Vec::new();
        match board.get(mv.from) {
            None => found.push(FlagKind::EmptySquare(mv.from)),
            Some(piece) => {
                if self.now.turn != Some(piece.side) {
                    found.push(FlagKind::WrongSide(piece));
                }
                let own = board.get(mv.to).filter(|taken| taken.side == piece.side);
                found.extend(own.map(|taken| FlagKind::TakesOwn { taken }));
                if let Some(why) = wrong_movement(board, mv) {
                    let blocker = match why {
                        WrongMovement::Blocked(square) => board.get(square),
                        _ => None,
                    };
                    found.push(FlagKind::NotAMove { piece, why, blocker });
                } else if own.is_none() {
                    found.extend(exposes(board, mv, piece.side));
                }
            }
        }
        found.extend(self.end_of_game().map(FlagKind::AfterEnd));
        found
    }

    /// Why the game is over: a result written, a general taken, or no legal move left.
    fn end_of_game(&self) -> Option<End> {
        if self.over {
            return Some(End::Result);
        }
        let board = &self.now.board;
        if let Some(side) = Side::BOTH.into_iter().find(|&side| board.general(side).is_none()) {
            return self.whole.then_some(End::GeneralTaken(side));
        }
        let turn = self.now.turn?;
        match check::status(board, turn) {
            check::Status::Checkmated => Some(End::Checkmate(turn)),
            check::Status::Stalemated => Some(End::Stalemate(turn)),
            _ => None,
        }
    }
}

/// The flag of a move that exposes its own general.
fn exposes(board: &Board, mv: Move, side: Side) -> Option<FlagKind> {
    let after = board.after(mv);
    let exposure = check::exposure(&after, side);
    if !exposure.any() {
        return None;
    }
    let attackers = exposure.sources().into_iter();
    let attackers = attackers.filter_map(|square| Some((after.get(square)?, square))).collect();
    Some(FlagKind::ExposesGeneral { general: after.general(side)?, attackers })
}

/// The move a text means. The side to move goes first. A text that says nothing for it is tried as a move of the
/// other side; and one in the other side's numerals, if the side to move could not carry it out, or if it also
/// names a piece that only the other side has.
pub(super) fn meaning(setup: &Setup, text: &str, dialect: Dialect) -> Result<Move, NotationError> {
    let board = &setup.board;
    let turn = setup.turn.unwrap_or(Side::Red);
    let own = notation::read_as(board, turn, text, dialect);
    let possible = |mv: Move| movegen::reach(board, mv.from).contains(mv.to);
    let doubtful = match &own {
        Ok(mv) => {
            let other = Some(turn.opponent());
            numerals_of(text) == other && (!possible(*mv) || named_side(text) == other)
        }
        Err(NotationError::NoSuchMove(_)) => true,
        Err(_) => false,
    };
    if !doubtful {
        return own;
    }
    match notation::read_as(board, turn.opponent(), text, dialect) {
        Ok(mv) if own.is_err() || possible(mv) => Ok(mv),
        _ => own,
    }
}

/// Whether a text names the same square twice, as `h2h2` or `H2-H2`.
fn is_same_point(text: &str) -> bool {
    let text: String = text.chars().filter(|&character| character != '-').collect();
    let text = text.to_ascii_lowercase();
    let Some((from, to)) = text.split_at_checked(text.len() / 2) else { return false };
    let rank = from.strip_prefix(|file: char| ('a'..='i').contains(&file));
    from == to && rank.is_some_and(|rank| rank.parse::<u8>().is_ok_and(|rank| rank <= 10))
}

/// Whose numerals a Chinese move is written in: red's are Chinese, black's Arabic.
fn numerals_of(text: &str) -> Option<Side> {
    match text.chars().next_back()? {
        '1'..='9' | '１'..='９' if !text.is_ascii() => Some(Side::Black),
        '一' | '二' | '三' | '四' | '五' | '六' | '七' | '八' | '九' => Some(Side::Red),
        _ => None,
    }
}

/// Whose piece a Chinese move names, where the name is not used for both sides by anybody.
fn named_side(text: &str) -> Option<Side> {
    text.chars().find_map(|character| match character {
        '帅' | '帥' | '兵' => Some(Side::Red),
        '将' | '將' | '卒' => Some(Side::Black),
        _ => None,
    })
}

/// Adds a text to a comment, on a line of its own.
pub(super) fn add_line(comment: &mut String, text: &str) {
    let text = text.trim().replace("\r\n", "\n");
    if !comment.is_empty() && !text.is_empty() {
        comment.push('\n');
    }
    comment.push_str(&text);
}
