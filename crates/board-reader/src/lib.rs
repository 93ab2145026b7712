//! Reads the position from a picture of a xiangqi board.
//!
//! It takes pixels and gives a position, with the share of everything each square could show and the squares that a
//! person should look at. It opens no file and shows no window. Everything is worked out here, with the weights in
//! `net/`, which `tools/train-board-reader` makes.
//!
//! 1. [`find()`] looks for boards in a screenshot or a diagram; in a photograph a person sets the corners and [`snap()`]
//!    pulls them onto the lines.
//! 2. Each of the 90 squares is looked at by a small net: what its sign is, how red its ink is, how far the piece stands
//!    from its crossing.
//! 3. What holds for the whole picture is decided for the whole picture: which of two colours is Red's, how the board
//!    lies, how far a slanting camera shifts the pieces.
//! 4. What is read is what is seen, be the position possible or not; what a game can have is a second reading.

mod automatic;
mod counts;
mod find;
mod geometry;
mod look;
mod net;
mod picture;
mod reading;
mod side;
mod snap;
mod square;
mod squares;
#[cfg(test)]
mod tests;
mod whole;

pub use automatic::{other_boards, read_picture};
pub use find::{Found, find};
pub use geometry::{Corners, Orientation, Point};
pub use picture::Picture;
pub use reading::{Reading, Unread, read, read_either_way, read_set};
pub use snap::{Snapped, snap};
pub use square::{Candidate, Doubt, SquareReading};
