//! The arbiter's desk for xiangqi (象棋裁判台): from a touched piece to an explained ruling.
//!
//! What happened at the board goes in once, as a position and a timeline of events; the ruling, its reasons
//! and every paper about it come out of that record.
//!
//! `ARCHITECTURE.md` is the map of the code.

pub mod app;
pub mod case;
pub mod cli;
pub mod digest;
pub mod export;
pub mod incident;
pub mod law;
pub mod pairings;
pub mod picture;
pub mod program;
pub mod report;
pub mod ruling;
pub mod store;
pub mod text;

/// Name and version of this program.
pub const PROGRAM: &str = concat!(env!("CARGO_PKG_NAME"), " ", env!("CARGO_PKG_VERSION"));
