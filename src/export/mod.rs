//! Papers: pictures of a board, the report as a document, and lists of reports as tables. Nothing here touches a disk or a clock.

pub mod diagram;
pub mod fonts;
pub mod paper;
pub mod tables;
