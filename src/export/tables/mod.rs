//! Lists of reports as tables for other programs.

mod csv;
mod fouls;
mod reports;

pub use csv::table;
pub use fouls::{Player, fouls_csv, fouls_in_words, players};
pub use reports::{Anew, outcome_code, reports_csv, reports_in_words, reports_ruled_csv, seals_code};
