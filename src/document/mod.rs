//! Papers: for now only what they are set in.

pub mod fonts;
