//! Rules of play: squares, pieces, positions, moves, check, FEN, notation.
//!
//! Three layers, each on the one before:
//!
//! * [`Board`]: what stands where, with no claim that it could arise in play;
//! * [`Setup`]: a board as an editor holds it, with everything wrong about it reported at once;
//! * [`Position`]: a setup that can be ruled on.
//!
//! [`movegen`] says where pieces can go by themselves (*pseudo* moves), [`check`] which of these moves leave
//! the general safe (*legal* moves). Nothing here knows of touches, rulings or sentences.
//!
//! # How moves are found
//!
//! Sets of points are 90 bits of one number ([`SquareSet`]), so that "all empty points in reach that are not
//! forbidden" is a few operations and no loop. Where a piece goes is looked up in tables that the compiler works
//! out: `steps` for generals, advisors and soldiers; `leaps` for horses and elephants, by which of their four legs
//! or eyes are occupied; `lines` for chariots and cannons, by how their file and rank are occupied, which a board
//! keeps up to date. The same tables read backwards say from where a point is attacked (`threats`). Which moves
//! are safe is read off the general's surroundings once for a position (`danger`), and not tried out move by move.

#![warn(missing_docs)]

mod board;
pub mod check;
mod course;
mod fault;
pub mod fen;
mod game;
pub mod game_record;
pub mod movegen;
mod moves;
pub mod notation;
mod piece;
mod position;
mod square;
mod square_set;
mod steps;

pub use board::Board;
pub use check::{Exposure, Status};
pub use course::Game;
pub use fault::{Fault, FaultKind, Refusal};
pub use game::{History, Irregularity, Moment, PlayedMove, QuietMoves};
pub use moves::{Move, ParseMoveError};
pub use piece::{BySide, Piece, PieceKind, Side};
pub use position::{Position, PositionError, START, Setup};
pub use square::{Direction, ParseSquareError, Square};
pub use square_set::{SquareSet, Squares};
