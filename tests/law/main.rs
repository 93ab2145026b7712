//! Rulings against reference data, a second program and random incidents; and the law they rest on.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod built_in_law;
mod case_table;
mod cases;
mod claims;
mod comparison;
mod conduct;
mod corner_cases;
mod disputed_facts;
mod generators;
mod incidents;
mod law_properties;
mod law_scenarios;
mod open_rulings;
mod oracle;
#[path = "../support/program.rs"]
mod program;
mod readings_as_data;
mod reference_rulings;
mod repetitions;
mod ruling_oracle;
mod ruling_properties;
mod symmetry;
mod touches_and_moves;
mod user_law;
