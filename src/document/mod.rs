//! Papers: pictures of a board. Nothing here touches a disk; the callers bring every word.

pub mod diagram;
pub mod fonts;
