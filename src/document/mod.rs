//! Papers: pictures of a board, and the report as a document. Nothing here touches a disk or a clock.

pub mod diagram;
pub mod fonts;
pub mod paper;
