//! The law as data: rulebooks with their clauses, and readings of the clauses that are open.
//!
//! A [`Rulebook`] says which clause covers which [`Topic`] and how certain its text is. A [`Reading`] takes a
//! position where the clauses are silent. A [`Regulation`] is what one event sets against them, setting by
//! [`Setting`]. All are RON files; the built-in ones are under `resources/`, and
//! nothing in the program names one of them: the ruling asks for a matter, and the data answers. A user adds his own,
//! or an [`Amendment`] of a rulebook; what is wrong with them is a [`LawFault`].

mod amendment;
mod clause;
mod fault;
mod in_force;
mod library;
mod own;
mod reading;
mod regulation;
mod setting;
mod slots;
mod text;

pub use amendment::Amendment;
pub use clause::{Clause, Confidence, Rulebook, Topic};
pub use fault::{LawFault, Part};
pub(crate) use in_force::set;
pub use in_force::{ClauseRef, LawInForce, TouchRules};
pub use library::{CitedLaw, LawRef, Library, LoadError};
pub use own::{LawError, LawKind};
pub use reading::{Answer, Cost, Level, PositionTaken, Question, Reading};
pub use regulation::{Regulation, Standing};
pub use setting::{
    AdjustingAsks, Chain, ClaimantChecks, ComplaintUntil, FacingLoser, MoveMade, Penalty, RuleEntry, Setting,
    Threshold,
};
pub use slots::{Number, SettingKey};
pub use text::Bilingual;
