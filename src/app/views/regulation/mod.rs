//! The event's regulation: the choice in the event bar, and the form that sets it.

mod choice;
mod form;

pub use choice::show as choice;
pub use form::show as form;
