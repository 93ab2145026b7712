//! Files of pictures: their pixels within limits, and what they hold besides pixels.
//!
//! A picture may come from someone with an interest in the case: nothing is believed of it, and no picture takes
//! more than [`MAX_MEMORY`] for its pixels (twice that for a moment, where it has to be set upright).

mod decode;
pub mod metadata;
mod piece;

pub use decode::{DecodeError, MAX_MEMORY, MAX_SIDE, orientation, size, upright};
pub use metadata::{Cleaned, Holds, clean, holds};
pub use piece::{Piece, piece};
