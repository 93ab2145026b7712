//! A picture of which nothing is known.

use crate::find::{Found, find, settled};
use crate::geometry::Corners;
use crate::picture::Picture;
use crate::reading::{Reading, Unread, read_either_way};

/// A board whose lines are there to a lesser share is none.
const BOARD: f32 = 0.45;
/// Above this share of its lines there is hardly a doubt.
const PLAIN: f32 = 0.6;
/// So clear must the pieces be on the average for a board to be read without asking where it lies.
const CLEAR: f32 = 0.8;

/// Finds the board in a screenshot or a diagram and reads it.
///
/// # Errors
///
/// If there is no board that stands upright, it is not sure where the board lies, the set cannot be read, or
/// `cancelled` says so.
pub fn read_picture(picture: &Picture, cancelled: &dyn Fn() -> bool) -> Result<Reading, Unread> {
    let mut reason = Unread::NoBoard;
    let mut unsure = false;
    for found in likely(picture, cancelled) {
        let found = settled(picture, found);
        match read_either_way(picture, found.corners, cancelled) {
            Ok(reading) if found.lines >= PLAIN || reading.confidence >= CLEAR => return Ok(reading),
            Ok(_) => unsure = true,
            Err(Unread::Cancelled) => return Err(Unread::Cancelled),
            Err(other) => {
                if reason == Unread::NoBoard {
                    reason = other;
                }
            }
        }
    }
    if cancelled() {
        return Err(Unread::Cancelled);
    }
    Err(if unsure { Unread::NotSure } else { reason })
}

/// The other boards in a picture whose board `read` was read: those that lie beside it.
#[must_use]
pub fn other_boards(picture: &Picture, read: Corners, cancelled: &dyn Fn() -> bool) -> Vec<Corners> {
    let mut others: Vec<Corners> = Vec::new();
    for found in likely(picture, cancelled) {
        let apart = |other: &Corners| other.centre().distance(found.corners.centre()) > 6.0 * other.pitch();
        if apart(&read) && others.iter().all(apart) {
            others.push(settled(picture, found).corners);
        }
    }
    others
}

/// The boards that are worth reading, the likeliest first.
fn likely(picture: &Picture, cancelled: &dyn Fn() -> bool) -> impl Iterator<Item = Found> {
    find(picture, cancelled).into_iter().filter(|found| found.lines >= BOARD).take(3)
}
