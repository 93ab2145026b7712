//! Game records: written and read back, flagged, broken and hostile.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

#[path = "../common/mod.rs"]
mod common;
mod flags;
mod games;
mod hostile;
mod reading;
mod xqf_writer;
