//! The line of moves as it grows, each move looked at as it comes.

use super::{Flag, FlagKind, MAX_MOVES, Note, RecordedGame, RecordedMove};
use crate::notation::{self, NotationError};
use crate::{Move, Piece, PieceKind, Refusal, Setup, Side, Square, check, fen, movegen};

/// A game being read.
pub(super) struct MainLine {
    /// What is read so far.
    pub game: RecordedGame,
    /// The position after it.
    now: Setup,
    /// Nothing more is to be recorded.
    closed: bool,
    /// A result was written already.
    over: bool,
    /// Both generals stood on the board at the start.
    whole: bool,
}

impl MainLine {
    /// From a starting position.
    pub fn new(start: Setup) -> Self {
        let whole = Side::BOTH.into_iter().all(|side| start.board.general(side).is_some());
        let mut game = RecordedGame::new(start);
        // Who is to move, the first move may say.
        let wrong = game.start.position().err().unwrap_or_default();
        let wrong = wrong.into_iter().filter(|reason| *reason != Refusal::NoSideToMove);
        game.notes.extend(wrong.map(Note::NotToBeRuled));
        Self { now: game.start.clone(), game, closed: false, over: false, whole }
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
        match meaning(&self.now, text) {
            Ok(mv) => self.push(mv, raw, Some(line)),
            Err(NotationError::Unreadable(_)) if is_same_point(text) => self.same_point(raw, Some(line)),
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
        self.flag_at(self.game.moves.len() + 1, kind, raw, line);
        self.closed = true;
    }

    /// Flags what begins and ends on the same point, and goes on.
    pub fn same_point(&mut self, raw: &str, line: Option<usize>) {
        if self.game.flags.len() >= MAX_MOVES {
            return self.stop(FlagKind::Unreadable, raw, line);
        }
        self.flag_at(self.game.moves.len() + 1, FlagKind::SamePoint, raw, line);
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
            self.flag_at(self.game.moves.len() + 1, kind, raw, line);
        }
        self.now = self.now.after(mv);
        self.game.moves.push(RecordedMove { mv, comment: String::new() });
    }

    /// Whether a text is a legal move here.
    pub fn is_legal(&self, text: &str) -> bool {
        meaning(&self.now, text).is_ok_and(|mv| self.wrongs(mv).is_empty())
    }

    /// Adds to the comment behind the last move.
    pub fn comment(&mut self, text: &str) {
        let text = text.trim().replace("\r\n", "\n");
        let comment = match self.game.moves.last_mut() {
            Some(last) => &mut last.comment,
            None => &mut self.game.comment,
        };
        if !comment.is_empty() && !text.is_empty() {
            comment.push('\n');
        }
        comment.push_str(&text);
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

    fn flag_at(&mut self, ply: usize, kind: FlagKind, raw: &str, line: Option<usize>) {
        self.game.flags.push(Flag { ply, kind, text: raw.to_owned(), line });
    }

    /// Everything that is wrong with a move in this position.
    fn wrongs(&self, mv: Move) -> Vec<FlagKind> {
        let board = &self.now.board;
        let mut found = Vec::new();
        match board.get(mv.from) {
            None => found.push(FlagKind::EmptySquare),
            Some(piece) => {
                if self.now.turn != Some(piece.side) {
                    found.push(FlagKind::WrongSide);
                }
                if board.get(mv.to).is_some_and(|taken| taken.side == piece.side) {
                    found.push(FlagKind::TakesOwn);
                    // Nor could it go there if the piece were the other side's.
                    let mut other = board.clone();
                    other.set(mv.to, Some(Piece::new(piece.side.opponent(), PieceKind::Soldier)));
                    if !movegen::reach(&other, mv.from).contains(mv.to) {
                        found.push(FlagKind::NotAMove);
                    }
                } else if !movegen::reach(board, mv.from).contains(mv.to) {
                    found.push(FlagKind::NotAMove);
                } else if check::exposure_after(board, mv, piece.side).any() {
                    found.push(FlagKind::ExposesGeneral);
                }
            }
        }
        if self.over || self.is_decided() {
            found.push(FlagKind::AfterEnd);
        }
        found
    }

    /// Whether the board says that the game is over: a general taken, or no legal move left.
    fn is_decided(&self) -> bool {
        let board = &self.now.board;
        if Side::BOTH.into_iter().any(|side| board.general(side).is_none()) {
            return self.whole;
        }
        self.now.turn.is_some_and(|turn| movegen::legal_moves(board, turn).next().is_none())
    }
}

/// The move a text means. The side to move goes first. A text that says nothing for it is tried as a move of the
/// other side; and one in the other side's numerals, if the side to move could not carry it out, or if it also
/// names a piece that only the other side has.
pub(super) fn meaning(setup: &Setup, text: &str) -> Result<Move, NotationError> {
    let board = &setup.board;
    let turn = setup.turn.unwrap_or(Side::Red);
    let own = notation::read(board, turn, text);
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
    match notation::read(board, turn.opponent(), text) {
        Ok(mv) if own.is_err() || possible(mv) => Ok(mv),
        _ => own,
    }
}

/// Whether a text names the same point twice, as `h2h2` or `H2-H2`.
fn is_same_point(text: &str) -> bool {
    let text: String = text.chars().filter(|&character| character != '-').collect();
    let text = text.to_ascii_lowercase();
    text.split_at_checked(2).is_some_and(|(from, to)| from == to && from.parse::<Square>().is_ok())
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
