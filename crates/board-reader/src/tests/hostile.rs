//! Pictures and corners that nobody means well with: whatever comes of them, it comes soon and without a panic.

#![allow(clippy::expect_used, clippy::indexing_slicing, reason = "helpers of tests")]

use std::cell::Cell;

use cpu_time::ThreadTime;

use crate::{Corners, Picture, Point, Unread, find, read, read_picture, read_set, snap};

/// Numbers that look random and are the same every time.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, most: u64) -> u64 {
        self.next() % most
    }

    /// Mostly numbers near a picture, now and then one that no picture has.
    fn coordinate(&mut self) -> f32 {
        match self.below(20) {
            0 => f32::NAN,
            1 => f32::INFINITY,
            2 => -1e30,
            3 => 1e9,
            _ => self.below(900) as f32 - 300.0,
        }
    }

    fn corners(&mut self) -> Corners {
        let mut points = [Point::default(); 4];
        for point in &mut points {
            *point = Point { x: self.coordinate(), y: self.coordinate() };
        }
        Corners::new(points)
    }

    fn picture(&mut self) -> Picture {
        let (width, height) = (1 + self.below(400) as usize, 1 + self.below(400) as usize);
        let kind = self.below(4);
        let mut rgb = Vec::new();
        for k in 0..width * height * 3 {
            rgb.push(match kind {
                0 => self.next() as u8,
                1 => 0,
                // Lines everywhere.
                2 => 255 * u8::from((k / 3 % width).is_multiple_of(7) || (k / 3 / width).is_multiple_of(5)),
                _ => (k / 3 % width) as u8,
            });
        }
        Picture::new(width, height, &rgb).expect("the lengths agree")
    }
}

const NEVER: &dyn Fn() -> bool = &|| false;

#[test]
fn nothing_panics_on_random_pictures_and_corners() {
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    for _ in 0..20 {
        let picture = random.picture();
        for board in find(&picture, NEVER) {
            assert!(board.lines <= 1.0);
        }
        let _ = read_picture(&picture, NEVER);
        for _ in 0..3 {
            let corners = random.corners();
            let snapped = snap(&picture, corners);
            assert!(snapped.contrast >= 0.0);
            let _ = read(&picture, corners, NEVER);
        }
    }
}

#[test]
fn pictures_without_a_board_give_no_position() {
    let mut random = Random(42);
    for _ in 0..15 {
        let picture = random.picture();
        assert!(read_picture(&picture, NEVER).is_err());
    }
}

#[test]
fn a_picture_needs_pixels_for_its_size() {
    assert!(Picture::new(0, 1, &[]).is_none());
    assert!(Picture::new(2, 2, &[0; 11]).is_none());
    assert!(Picture::new(2, 2, &[0; 13]).is_none());
    assert!(Picture::new(usize::MAX, 2, &[0; 12]).is_none());
    assert!(Picture::new(Picture::MAX_SIDE + 1, 1, &vec![0; 3 * (Picture::MAX_SIDE + 1)]).is_none());
    assert!(Picture::new(2, 2, &[0; 12]).is_some());
}

#[test]
fn corners_that_span_no_board_are_refused() {
    let picture = Picture::new(400, 400, &[90; 480_000]).expect("a picture");
    let p = |x: f32, y: f32| Point { x, y };
    for corners in [
        [p(10.0, 10.0); 4],
        [p(10.0, 10.0), p(390.0, 10.0), p(10.0, 390.0), p(390.0, 390.0)],
        [p(10.0, 10.0), p(20.0, 10.0), p(20.0, 20.0), p(10.0, 20.0)],
        [p(f32::NAN, 10.0), p(390.0, 10.0), p(390.0, 390.0), p(10.0, 390.0)],
    ] {
        assert_eq!(read_set(&picture, Corners::new(corners), NEVER), Err(Unread::NoCorners), "{corners:?}");
    }
}

#[test]
fn reading_stops_when_told_to() {
    let picture = Picture::new(900, 900, &vec![120; 2_430_000]).expect("a picture");
    let p = |x: f32, y: f32| Point { x, y };
    let corners = Corners::new([p(50.0, 50.0), p(850.0, 50.0), p(850.0, 850.0), p(50.0, 850.0)]);
    let asked = Cell::new(0);
    let third_time = || {
        asked.set(asked.get() + 1);
        asked.get() >= 3
    };
    assert_eq!(read(&picture, corners, &third_time), Err(Unread::Cancelled));
    assert_eq!(asked.get(), 3);
    assert_eq!(read_picture(&picture, &|| true), Err(Unread::Cancelled));
}

/// Full of lines is the worst case for looking for boards.
#[test]
fn a_hundred_times_the_pixels_take_at_most_ten_times_the_time() {
    let time = |width: usize, height: usize| {
        let mut rgb = vec![200; width * height * 3];
        for (k, pixel) in rgb.chunks_exact_mut(3).enumerate() {
            if (k % width).is_multiple_of(40) || (k / width).is_multiple_of(40) {
                pixel.fill(20);
            }
        }
        let picture = Picture::new(width, height, &rgb).expect("a picture");
        drop(rgb);
        let start = ThreadTime::now();
        let _ = read_picture(&picture, NEVER);
        start.elapsed().as_secs_f32()
    };
    let (small, large) = (time(Picture::MAX_SIDE / 10, 540), time(Picture::MAX_SIDE, 5_400));
    assert!(large < 10.0 * small, "{large} s for the large picture, {small} s for the small one");
}
