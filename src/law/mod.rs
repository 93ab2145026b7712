//! The law as data: rulebooks with their clauses, and readings of the clauses that are open.
//!
//! A [`Rulebook`] says which clause covers which [`Topic`] and how certain its text is. A [`Reading`] takes a
//! position where the clauses are silent. A [`Regulation`] is what one event sets against them, setting by
//! [`Setting`]. All are RON files; the built-in ones are under `resources/`, and
//! nothing in the program names one of them: the ruling asks for a topic, and the data answers. Users add their own,
//! or an [`Amendment`] of a rulebook; what is wrong with them is a [`LawFault`].

mod conduct;
mod fault;
mod in_force;
mod library;
mod model_case;
mod reading;
mod regulation;
mod repetition;
mod rulebook;
mod setting;

pub use conduct::{ConductCost, ConductEntry, ConductRule, ConductTopic, Consequence, Usual, due};
pub use fault::{LawFault, Part};
pub(crate) use in_force::set;
pub use in_force::{ClauseRef, LawInForce, TouchRules};
pub(crate) use library::LawText;
pub use library::{CitedLaw, LawError, LawKind, LawRef, Library, LoadError, Origin};
pub use model_case::{ModelCase, PublishedAnswer, model_cases};
pub use reading::{Answer, Cost, Level, Note, NoteOn, PositionTaken, Question, Reading};
pub use regulation::{Regulation, Standing};
pub use repetition::{Gravity, RepetitionRules};
pub use rulebook::{Amendment, Bilingual, Clause, Confidence, Rulebook, Topic};
pub use setting::{
    AdjustingAsks, Chain, ChangeBy, CheckLoses, ClaimantChecks, ComplaintUntil, FacingLoser, MoveMade,
    Number, Penalty, RepetitionCount, RuleEntry, Setting, SettingKey, Threshold, UnansweredLosesBy,
};
