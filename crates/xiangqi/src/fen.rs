//! Reading and writing of FEN.
//!
//! [`write()`] writes the standard form. [`read`] also accepts, with a [note](FenReading::notes), what other programs
//! write:
//!
//! * missing or unreadable fields after the side to move;
//! * extra blanks before, between and after the fields;
//! * `r` for Red to move, besides `w`;
//! * `H` for the horse and `E` for the elephant, besides `N` and `B`;
//! * `-` or nothing if no side is to move;
//! * empty squares written as several digits (`45` for `9`);
//! * a byte-order mark.
//!
//! ```
//! use xiangqi::fen::{self, FenNote};
//!
//! let reading = fen::read("rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR r")?;
//! assert_eq!(reading.notes, [FenNote::WxfLetters, FenNote::RedAsR, FenNote::NoCounters]);
//! assert_eq!(fen::write(&reading.setup), xiangqi::START);
//!
//! let error = fen::read("9/9/9/4x4").unwrap_err();
//! assert_eq!(error.column, 8);
//! # Ok::<(), fen::FenError>(())
//! ```

use super::{Board, Piece, Setup, Side, Square};

/// The result of reading a FEN.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FenReading {
    /// The board, side to move and counters.
    pub setup: Setup,
    /// What was not in standard form.
    pub notes: Vec<FenNote>,
}

/// Something in a FEN that was read although it is not in standard form.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum FenNote {
    /// No counters after the side to move; taken as `0 1`.
    NoCounters,
    /// A counter, or one of the two unused fields, is not what it should be; the standard value was taken.
    OddCounters,
    /// Blanks more than one between the fields, or around them.
    ExtraBlanks,
    /// Red to move was written `r`.
    RedAsR,
    /// Horses or elephants were written `H` or `E`.
    WxfLetters,
    /// Two digits side by side in this rank (9 to 0) were added up.
    AdjacentDigits {
        /// The rank, 9 at the top.
        rank: u8,
    },
}

impl FenNote {
    /// Whether this is only another program's way of writing, and not a likely mistake.
    #[must_use]
    pub const fn is_dialect(self) -> bool {
        !matches!(self, Self::AdjacentDigits { .. } | Self::OddCounters)
    }
}

/// Why a text is not a FEN, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[error("column {column}: {problem}")]
pub struct FenError {
    /// The column, in characters from 1.
    pub column: usize,
    /// What is wrong there.
    pub problem: FenProblem,
}

/// What is wrong with a FEN.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum FenProblem {
    /// The text is empty or blank.
    #[error("nothing to read")]
    Empty,
    /// The character is no piece, digit or slash.
    #[error("{0:?} is no piece, digit or slash")]
    UnknownCharacter(char),
    /// More than nine points in this rank (9 to 0).
    #[error("rank {rank} has more than nine points")]
    RankTooLong {
        /// The rank, 9 at the top.
        rank: u8,
    },
    /// Fewer than nine points in this rank.
    #[error("rank {rank} has only {points} points")]
    RankTooShort {
        /// The rank, 9 at the top.
        rank: u8,
        /// How many points it has.
        points: u8,
    },
    /// Fewer than ten ranks.
    #[error("only {ranks} ranks")]
    TooFewRanks {
        /// How many there are.
        ranks: u8,
    },
    /// More than ten ranks.
    #[error("more than ten ranks")]
    TooManyRanks,
    /// The side to move is neither `w`, `r` nor `b`, but this.
    #[error("the side to move is `w` or `b`, not {0:?}")]
    UnknownSide(String),
}

/// Reads a FEN. A missing side to move is not an error; see [`Setup::position`].
///
/// # Errors
/// The first problem, with its column.
pub fn read(text: &str) -> Result<FenReading, FenError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut notes = Vec::new();
    let fields = fields(text);
    let Some(&(column, placement)) = fields.first() else {
        return Err(FenError { column: 1, problem: FenProblem::Empty });
    };
    if fields.iter().map(|(_, field)| field.chars().count() + 1).sum::<usize>() != text.chars().count() + 1 {
        notes.push(FenNote::ExtraBlanks);
    }
    let board = read_board(placement, column, &mut notes)?;
    let turn = match fields.get(1) {
        None | Some(&(_, "-")) => None,
        Some(&(_, "w" | "W")) => Some(Side::Red),
        Some(&(_, "r" | "R")) => {
            notes.push(FenNote::RedAsR);
            Some(Side::Red)
        }
        Some(&(_, "b" | "B")) => Some(Side::Black),
        Some(&(column, other)) => {
            return Err(FenError { column, problem: FenProblem::UnknownSide(other.to_owned()) });
        }
    };
    let (halfmoves, fullmoves) = read_counters(fields.get(2..).unwrap_or_default(), &mut notes);
    Ok(FenReading { setup: Setup { board, turn, halfmoves, fullmoves }, notes })
}

/// The fields with the column (in characters, from 1) where each begins.
fn fields(text: &str) -> Vec<(usize, &str)> {
    let mut fields = Vec::new();
    let mut column = 1;
    for piece in text.split(char::is_whitespace) {
        if !piece.is_empty() {
            fields.push((column, piece));
        }
        column += piece.chars().count() + 1;
    }
    fields
}

fn read_board(placement: &str, first_column: usize, notes: &mut Vec<FenNote>) -> Result<Board, FenError> {
    let mut board = Board::EMPTY;
    let mut wxf = false;
    let (mut rank, mut file, mut after_digit) = (9_u8, 0_u8, false);
    let mut column = first_column;
    for character in placement.chars() {
        let fail = |problem| Err(FenError { column, problem });
        match character {
            '/' => {
                if file < Square::FILES {
                    return fail(FenProblem::RankTooShort { rank, points: file });
                }
                if rank == 0 {
                    return fail(FenProblem::TooManyRanks);
                }
                (rank, file, after_digit) = (rank - 1, 0, false);
            }
            '1'..='9' => {
                file += character as u8 - b'0';
                if file > Square::FILES {
                    return fail(FenProblem::RankTooLong { rank });
                }
                let note = FenNote::AdjacentDigits { rank };
                if after_digit && !notes.contains(&note) {
                    notes.push(note);
                }
                after_digit = true;
            }
            _ => {
                let Some(piece) = Piece::from_letter(character) else {
                    return fail(FenProblem::UnknownCharacter(character));
                };
                let Some(square) = Square::new(file, rank) else {
                    return fail(FenProblem::RankTooLong { rank });
                };
                wxf |= matches!(character.to_ascii_uppercase(), 'H' | 'E');
                board.set(square, Some(piece));
                file += 1;
                after_digit = false;
            }
        }
        column += 1;
    }
    if file < Square::FILES {
        return Err(FenError { column, problem: FenProblem::RankTooShort { rank, points: file } });
    }
    if rank > 0 {
        return Err(FenError { column, problem: FenProblem::TooFewRanks { ranks: Square::RANKS - rank } });
    }
    if wxf {
        notes.push(FenNote::WxfLetters);
    }
    Ok(board)
}

/// The two counters behind the two fields that xiangqi does not use (`- -`).
fn read_counters(fields: &[(usize, &str)], notes: &mut Vec<FenNote>) -> (u32, u32) {
    let texts: Vec<&str> = fields.iter().map(|(_, text)| *text).collect();
    let (unused, counters) = texts.split_at(texts.len().min(2));
    let mut odd = unused.iter().any(|text| *text != "-") || counters.len() > 2;
    let mut number = |index: usize, standard: u32| match counters.get(index).map(|text| text.parse()) {
        Some(Ok(number)) => number,
        Some(Err(_)) => {
            odd = true;
            standard
        }
        None => standard,
    };
    let counts = (number(0, 0), number(1, 1));
    if counters.len() < 2 {
        notes.push(FenNote::NoCounters);
    }
    if odd {
        notes.push(FenNote::OddCounters);
    }
    counts
}

/// Writes the first field of a FEN, the pieces.
#[must_use]
pub fn write_board(board: &Board) -> String {
    let ranks: Vec<String> = (0..Square::RANKS).rev().map(|rank| write_rank(board, rank)).collect();
    ranks.join("/")
}

fn write_rank(board: &Board, rank: u8) -> String {
    let mut text = String::new();
    let mut empty = 0;
    for file in 0..Square::FILES {
        match Square::new(file, rank).and_then(|square| board.get(square)) {
            None => empty += 1,
            Some(piece) => {
                if empty > 0 {
                    text.push_str(&empty.to_string());
                    empty = 0;
                }
                text.push(piece.letter());
            }
        }
    }
    if empty > 0 {
        text.push_str(&empty.to_string());
    }
    text
}

/// Writes a FEN with all six fields; `-` if no side is to move.
#[must_use]
pub fn write(setup: &Setup) -> String {
    let board = write_board(&setup.board);
    let turn = setup.turn.map_or('-', Side::letter);
    format!("{board} {turn} - - {} {}", setup.halfmoves, setup.fullmoves)
}
