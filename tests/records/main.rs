//! Game records: written and read back, flagged, broken and hostile.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod flags;
mod games;
mod hostile;
mod reading;
#[allow(dead_code, reason = "the tests of the rules use the rest")]
#[path = "../../crates/xiangqi/tests/rules/tables.rs"]
mod tables;
mod xqf_writer;
