//! The board: what is drawn on it, and what is done on it.

pub(crate) mod cursor;
pub mod drawing;
pub(crate) mod geometry;
pub mod gesture;
pub(crate) mod marks;
pub(crate) mod paint;
pub(crate) mod points;
pub mod scene;
pub(crate) mod shown;
pub(crate) mod view;
