//! The report file, its seals, and the committee's work with it.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod committee;
mod file;
mod full_report;
#[path = "../support/program.rs"]
mod program;
#[path = "../support/property.rs"]
mod property;
mod seals;
