//! Rules of play, FEN, notation and game records of xiangqi (Chinese chess).
//!
//! # Positions and moves
//!
//! ```
//! use xiangqi::{Position, Status, movegen};
//!
//! let position: Position = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1".parse()?;
//! assert_eq!(position, Position::start());
//! assert_eq!(position.legal_moves().len(), 44);
//! assert_eq!(movegen::perft(position.board(), position.turn(), 2), 1_920);
//!
//! let position = position.play("h2e2".parse()?)?;
//! assert_eq!(position.fen(), "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 1 1");
//!
//! let position: Position = "4k3R/R8/9/9/9/9/9/9/9/3K5 b - - 0 1".parse()?;
//! assert_eq!(position.status(), Status::Checkmated);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! There are three kinds of board, each stricter than the one before:
//!
//! * [`Board`]: any pieces on any squares;
//! * [`Setup`]: a board with the other fields of a FEN, of which [`Setup::faults`] lists everything that is wrong;
//! * [`Position`]: a setup with a side to move and one general of each side in its palace.
//!
//! Moves on boards and setups ([`Board::after`], [`Setup::after`]) are played without checking any rule. [`Game`] holds
//! a start and moves, legal or not, and tells which rules a move broke and which positions were repeated.
//!
//! # Notation
//!
//! ```
//! use xiangqi::notation::{self, chinese, iccs, wxf};
//! use xiangqi::{Board, Side};
//!
//! let board = Board::start();
//! let mv = notation::read(&board, Side::Red, "炮二平五")?;
//! assert_eq!(wxf::write(&board, mv).as_deref(), Some("C2=5"));
//! assert_eq!(iccs(mv), "H2-E2");
//! assert_eq!(mv.to_string(), "h2e2");
//! assert_eq!(chinese::write(&board, mv).as_deref(), Some("炮二平五"));
//! # Ok::<(), notation::NotationError>(())
//! ```
//!
//! # Game records
//!
//! ```
//! use xiangqi::game_record::{self, Format, Outcome};
//!
//! let text = "[Event \"联赛\"]\n\n1. 炮二平五 马8进7 2. 马二进三 1-0\n";
//! let records = game_record::read(text.as_bytes())?;
//! let game = &records.games[0];
//! assert_eq!((records.format, game.moves.len()), (Format::Pgn, 3));
//! assert_eq!((game.tag("Event"), game.outcome), (Some("联赛"), Some(Outcome::RedWins)));
//! # Ok::<(), game_record::RecordError>(())
//! ```
//!
//! # Where to find what
//!
//! * [`movegen`]: pseudo-legal and legal moves, attackers, perft; [`check`]: check, checkmate, stalemate;
//!   [`wrong_movement`]: why a piece cannot go somewhere.
//! * [`fen`], [`notation`] and [`game_record`]: reading and writing. A new record format is a new module of
//!   [`game_record`] with a variant of [`game_record::Format`].
//! * [`Game::history`]: repetitions, capture-free moves, runs of checks; [`repetition`]: what each move of a repeated
//!   cycle is (check, threat of mate, chase, exchange and so on), with evidence, and what each side plays.
//!
//! # Features
//!
//! `serde`: `Serialize` and `Deserialize` for [`Side`] and the errors of [`fen`].

#![warn(missing_docs)]

/// Runs the examples of the README as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod board;
pub mod check;
mod fault;
pub mod fen;
mod game;
pub mod game_record;
pub mod movegen;
mod movement;
mod moves;
pub mod notation;
mod piece;
mod position;
pub mod repetition;
mod square;
mod square_set;

pub use board::Board;
pub use check::{Exposure, Status};
pub use fault::{Fault, FaultKind, Refusal};
pub use game::{Game, History, Irregularity, Moment, PlayedMove, QuietMoves};
pub use movement::{WrongMovement, wrong_movement};
pub use moves::{Move, ParseMoveError};
pub use piece::{BySide, Piece, PieceKind, Side};
pub use position::{IllegalMove, Position, PositionError, START, Setup};
pub use square::{Direction, ParseSquareError, Square};
pub use square_set::{SquareSet, Squares};
