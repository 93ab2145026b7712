//! The window, driven through its accessibility tree: no display, no drawing device.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

#[path = "../support/fixtures/appeal.rs"]
mod appeal;
#[path = "../support/ui_harness.rs"]
mod ui_harness;

mod accessibility;
mod appearance;
mod archive;
mod board_and_verdict;
mod board_image;
mod board_reading;
mod click_counts;
mod commands;
mod decision_in_force;
mod decisions;
mod end_to_end;
mod event_forms;
mod every_view;
mod exhibits;
mod files;
mod game;
mod image_viewer;
mod in_front;
mod law;
mod position_editor;
mod regressions;
mod repetition;
mod review;
mod snapshots;
mod timeline;
