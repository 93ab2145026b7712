//! The board: what is drawn on it, and what is done on it.

pub(crate) mod cursor;
pub mod drawing;
pub(crate) mod geometry;
pub mod gesture;
pub(crate) mod marks;
pub(crate) mod modes;
pub(crate) mod overlay;
pub(crate) mod pieces;
pub(crate) mod place;
pub(crate) mod points;
pub(crate) mod replay;
pub mod scene;
pub(crate) mod status;
pub(crate) mod view;
pub(crate) mod wood;
