//! Folders of reports, recovery, pictures, and bytes from elsewhere.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

#[path = "../../fuzz/bodies.rs"]
mod bodies;
mod folder;
mod fuzz_findings;
mod picture_metadata;
mod pictures;
#[path = "../support/program.rs"]
mod program;
#[path = "../support/property.rs"]
mod property;
mod recovery;
