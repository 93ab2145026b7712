//! Where a point of the original is in the picture as it is shown, and the other way round.

use super::{Area, Sight};

/// How the picture shown lies over the original: first cropped, then turned.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Frame {
    turns: u8,
    /// Left, top, width, height, in parts of the original.
    crop: [f32; 4],
}

impl Frame {
    /// The original as it is.
    pub const PLAIN: Self = Self { turns: 0, crop: [0.0, 0.0, 1.0, 1.0] };

    /// As a picture is looked at.
    #[must_use]
    pub fn of(sight: &Sight) -> Self {
        let area = sight.crop.unwrap_or(Area::ALL);
        let ([left, top], [right, bottom]) = (area.from().parts(), area.to().parts());
        Self { turns: sight.turns % 4, crop: [left, top, right - left, bottom - top] }
    }

    /// The size shown of an original of this size.
    #[must_use]
    pub fn size(&self, [width, height]: [f32; 2]) -> [f32; 2] {
        let [_, _, across, down] = self.crop;
        let (width, height) = (width * across, height * down);
        if self.turns.is_multiple_of(2) { [width, height] } else { [height, width] }
    }

    /// Where a point of the original is, both in parts of width and height; outside of 0 to 1 it is not seen.
    #[must_use]
    pub fn shown(&self, [x, y]: [f32; 2]) -> [f32; 2] {
        let [left, top, across, down] = self.crop;
        let (x, y) = ((x - left) / across, (y - top) / down);
        match self.turns {
            1 => [1.0 - y, x],
            2 => [1.0 - x, 1.0 - y],
            3 => [y, 1.0 - x],
            _ => [x, y],
        }
    }

    /// Which point of the original is seen there.
    #[must_use]
    pub fn original(&self, [x, y]: [f32; 2]) -> [f32; 2] {
        let [left, top, across, down] = self.crop;
        let [x, y] = match self.turns {
            1 => [y, 1.0 - x],
            2 => [1.0 - x, 1.0 - y],
            3 => [1.0 - y, x],
            _ => [x, y],
        };
        [left + x * across, top + y * down]
    }

    /// The part of the original that is shown: left, top, right, bottom.
    #[must_use]
    pub fn part(&self) -> [f32; 4] {
        let [left, top, across, down] = self.crop;
        [left, top, left + across, top + down]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::Spot;

    fn near(one: [f32; 2], other: [f32; 2]) -> bool {
        one.iter().zip(other).all(|(one, other)| (one - other).abs() < 1e-5)
    }

    /// The left upper corner goes to the right upper one with a quarter turn clockwise, and on.
    #[test]
    fn corners_go_round_clockwise() {
        for (turns, corner) in [(0, [0.0, 0.0]), (1, [1.0, 0.0]), (2, [1.0, 1.0]), (3, [0.0, 1.0])] {
            let frame = Frame::of(&Sight { turns, ..Sight::default() });
            assert!(near(frame.shown([0.0, 0.0]), corner), "{turns}");
        }
    }

    #[test]
    fn there_and_back_through_crop_and_turn() {
        let spot = |x, y| Spot { x, y };
        for turns in 0..4 {
            let crop = Area::between(spot(2_000, 1_000), spot(6_000, 9_000));
            let frame = Frame::of(&Sight { turns, crop, marks: Vec::new() });
            assert!(near(frame.original(frame.shown([0.3, 0.4])), [0.3, 0.4]), "{turns}");
            // The middle of the crop is the middle of what is shown.
            assert!(near(frame.shown([0.4, 0.5]), [0.5, 0.5]), "{turns}");
            assert_eq!(frame.size([1_000.0, 500.0]).map(f32::round), [400.0, 400.0], "{turns}");
        }
        let turned = Frame::of(&Sight { turns: 1, ..Sight::default() });
        assert!(near(turned.size([1_000.0, 500.0]), [500.0, 1_000.0]));
    }
}
