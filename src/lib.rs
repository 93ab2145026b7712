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
//! | [`law`] | rulebooks and readings as data | `digest` |
//! | [`incident`] | what happened: position, events and their one text form | `xiangqi` |
//! | [`ruling`] | facts → duty → breach → ruling, as typed data, no sentences | `incident`, `law`, `xiangqi` |
//! | [`report`] | the whole report: incident, people, statements, exhibits, rulings given | `incident`, `law`, `xiangqi` |
//! | [`picture`] | files of pictures: their pixels within limits, what else they hold | `report` |
//! | [`review`] | rulings given beside those that follow today | `report`, `ruling`, `law` |
//! | [`store`] | disk: the RON format and its versions, safe loading and saving, folders of reports, keys | `picture`, `record`, `report`, `review` |
//! | [`text`] | every sentence, Chinese and English | `store`, `report`, `review`, `ruling` |
//! | [`export`] | papers: pictures of a board, the report as HTML, PDF and text, tables of reports; the embedded fonts | `store`, `picture`, `report`, `ruling`, `text` |
//! | [`cli`] | the command line | all above |
//! | [`app`] | the window: state, messages, history, views, theme | all above but `cli` |
//!
//! Arrows go one way. Only `store`, `cli` and the window touch a disk or a clock. A ruling is a pure function
//! of the incident, the earlier breaches, the level, the rulebook and the reading: same input, same ruling.

pub mod app;
pub mod case;
pub mod cli;
pub mod digest;
pub mod export;
pub mod incident;
pub mod law;
pub mod picture;
pub mod report;
pub mod ruling;
pub mod store;
pub mod text;

/// Name and version of this program.
pub const PROGRAM: &str = concat!(env!("CARGO_PKG_NAME"), " ", env!("CARGO_PKG_VERSION"));
