//! Repeated positions (棋例): what each move of a cycle is, and which side plays forbidden moves.

pub mod contact;
pub mod gain;
pub mod line;

pub use line::{Cycle, Line};

/// What a move of a cycle is.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Nature {
    /// 将: the general is attacked.
    Check,
    /// 杀: mate by checks is threatened.
    Kill,
    /// 捉: material would be won.
    Chase,
    /// 闲: nothing of these.
    Idle,
}
