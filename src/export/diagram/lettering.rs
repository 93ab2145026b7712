//! A few characters as a mask of pixels.

use tiny_skia::{Pixmap, Transform};

use super::geometry::Point;
use super::glyphs::Faces;
use super::raster;
use super::scene::Rgb;

/// Characters side by side, as a mask.
pub struct Lettering {
    /// Its size in pixels.
    pub size: [usize; 2],
    /// How much of each pixel is covered, row by row.
    pub coverage: Vec<u8>,
    /// How far the baseline is below the upper edge, in pixels.
    pub baseline: f32,
}

/// The room above and below the baseline, as parts of the size.
const ABOVE: f32 = 1.0;
const BELOW: f32 = 0.3;

/// Sets `text` in the embedded text font; `None` where it is too large to be drawn.
#[must_use]
pub fn lettering(text: &str, size: f32) -> Option<Lettering> {
    let faces = Faces::embedded();
    let baseline = (size * ABOVE).ceil();
    let mut x = 0.0;
    let mut shapes = Vec::new();
    for letter in text.chars() {
        let glyph = faces.text(letter);
        shapes.push(glyph.drawn(Point::new(x, baseline), size, Rgb([0, 0, 0])));
        x += glyph.advance * size;
    }
    let (width, height) = (x.ceil().max(1.0), (baseline + size * BELOW).ceil());
    if !(1.0..=4096.0).contains(&width) || !(1.0..=4096.0).contains(&height) {
        return None;
    }
    let mut pixmap = Pixmap::new(width as u32, height as u32)?;
    for shape in &shapes {
        raster::draw(&mut pixmap, shape, Transform::identity());
    }
    let coverage = pixmap.pixels().iter().map(|pixel| pixel.alpha()).collect();
    Some(Lettering { size: [width as usize, height as usize], coverage, baseline })
}
