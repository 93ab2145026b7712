//! The law as data: rulebooks with their clauses, and readings of the clauses that are open.
//!
//! A [`Rulebook`] says which clause covers which [`Matter`] and how certain its text is. A [`Reading`] takes a
//! position where the clauses are silent. Both are RON files; the built-in ones are under `resources/`, and
//! nothing in the program names one of them: the ruling asks for a matter, and the data answers.

mod clause;
mod library;
mod reading;
mod text;

pub use clause::{Clause, Confidence, Matter, Rulebook};
pub use library::{LawRef, Library, LoadError};
pub use reading::{Answer, Cost, Level, Position as PositionTaken, Question, Reading};
pub use text::Bilingual;
