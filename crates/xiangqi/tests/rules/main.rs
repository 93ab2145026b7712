//! The rules of play, positions as text, notations and game records.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod chinese_notation;
mod fen;
mod game_history;
mod movegen_oracle;
mod movement;
mod notation;
mod oracle;
mod position_faults;
mod real_games;
mod records;
mod repetition;
mod slow_gain;
mod tables;
