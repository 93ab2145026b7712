//! The arbiter's desk for xiangqi (象棋裁判台): from a touched piece to an explained ruling.
//!
//! What happened at the board goes in once, as a position and a timeline of events; the ruling, its reasons
//! and every paper about it come out of that record.
//!
//! # The map
//!
//! | room | what it holds | looks at |
//! |---|---|---|
//! | [`digest`] | SHA-256 digests | nothing |
//! | [`xiangqi`] | rules of play: squares, pieces, moves, check, FEN, notation | nothing |
//! | [`record`] | game records in and out: PGN, DhtmlXQ, XQF, lists of moves | `xiangqi` |
//! | [`rulebook`] | rulebooks and readings as data | `digest` |
//! | [`incident`] | what happened: position, events of the hand, credence | `xiangqi` |
//! | [`ruling`] | facts → duty → breach → ruling, as typed data, no sentences | `incident`, `rulebook`, `xiangqi` |
//! | [`report`] | the whole report: incident, people, statements, exhibits, rulings given | `incident`, `rulebook`, `xiangqi` |
//! | [`picture`] | files of pictures: their pixels within limits, what else they hold | `report` |
//! | [`review`] | rulings given beside those that follow today | `report`, `ruling`, `rulebook` |
//! | [`archive`] | disk: the RON format and its versions, safe loading and saving, folders of reports, keys | `picture`, `record`, `report`, `review` |
//! | [`wording`] | every sentence, Chinese and English | `archive`, `report`, `review`, `ruling` |
//! | [`document`] | papers: pictures of a board, the report as HTML, PDF and text, tables of reports; the embedded fonts | `archive`, `picture`, `report`, `ruling`, `wording` |
//! | [`cli`] | the command line | all above |
//! | [`app`] | the window: state, messages, history, views, theme | all above but `cli` |
//!
//! Arrows go one way. Only `archive`, `cli` and the window touch a disk or a clock. A ruling is a pure function
//! of the incident, the earlier breaches, the level, the rulebook and the reading: same input, same ruling.

pub mod app;
pub mod archive;
pub mod cli;
pub mod digest;
pub mod document;
pub mod incident;
pub mod picture;
pub mod report;
pub mod review;
pub mod rulebook;
pub mod ruling;
pub mod wording;

pub use ::xiangqi;
pub use ::xiangqi::game_record as record;

/// Name and version of this program.
pub const PROGRAM: &str = concat!(env!("CARGO_PKG_NAME"), " ", env!("CARGO_PKG_VERSION"));
