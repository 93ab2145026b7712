//! Pictures for a paper: of a sensible size, upright, turned, cropped and marked as they are looked at, and with
//! nothing in them but pixels.

use std::io::Cursor;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};
use std::thread;

use image::codecs::jpeg::JpegEncoder;
use image::{DynamicImage, ImageFormat, RgbImage};
use tiny_skia::{ColorU8, Pixmap, Transform};

use super::model::Photo;
use crate::export::diagram::geometry::Point;
use crate::export::diagram::picture_marks::Canvas;
use crate::export::diagram::raster;
use crate::picture::{self, Crop};
use crate::report::{Exhibit, Mark, MediaType, ViewTransform};

/// The longer side at the most, in pixels: 300 to the inch on half a page.
const LONGEST: u32 = 1400;
/// The quality of photographs that were JPEG before.
const QUALITY: u8 = 85;
/// Sizes as parts of the longer side: the width of lines, of their dark edge with them, and of letters.
const LINE: f32 = 1.0 / 220.0;
const EDGE: f32 = 1.0 / 110.0;
const LETTERS: f32 = 1.0 / 30.0;
/// The head of an arrow, in widths of lines.
const HEAD: f32 = 5.0;

/// So many pictures are worked on at a time, each in memory while it is.
const THREADS: usize = 4;

/// The exhibits as they stand on paper, in their order. Decoding is most of the work of a paper, so it is shared out.
pub fn photos(exhibits: &[Exhibit]) -> Vec<Option<Arc<Photo>>> {
    let threads = thread::available_parallelism().map_or(1, usize::from).min(THREADS).min(exhibits.len());
    if threads < 2 {
        return exhibits.iter().map(photo).collect();
    }
    let next = AtomicUsize::new(0);
    let done: Vec<OnceLock<Option<Arc<Photo>>>> = exhibits.iter().map(|_| OnceLock::new()).collect();
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some((exhibit, place)) = exhibits.get(index).zip(done.get(index)) else { return };
                    place.get_or_init(|| photo(exhibit));
                }
            });
        }
    });
    done.into_iter().map(|place| place.into_inner().flatten()).collect()
}

/// The exhibit as it stands on paper; `None` where it cannot be decoded. It is written anew: what else the file
/// held, such as where a photograph was taken, stays behind.
fn photo(exhibit: &Exhibit) -> Option<Arc<Photo>> {
    let whole = picture::upright(exhibit).ok()?;
    let frame = ViewTransform::of(&exhibit.annotations);
    let cut = DynamicImage::from(picture::crop(&whole, &cropped(&whole, &frame)));
    drop(whole);
    let turned = match exhibit.annotations.turns % 4 {
        1 => cut.rotate90(),
        2 => cut.rotate180(),
        3 => cut.rotate270(),
        _ => cut,
    };
    let mut image = on_white(&turned);
    draw_marks(&mut image, &frame, &exhibit.annotations.marks);
    let (width, height) = image.dimensions();
    let mut bytes = Vec::new();
    let jpeg = exhibit.media_type == MediaType::Jpeg;
    if jpeg {
        image.write_with_encoder(JpegEncoder::new_with_quality(&mut bytes, QUALITY)).ok()?;
    } else {
        image.write_to(&mut Cursor::new(&mut bytes), ImageFormat::Png).ok()?;
    }
    Some(Arc::new(Photo { jpeg, bytes, width, height }))
}

/// The part of the upright picture that is shown, with at least one pixel.
fn cropped(image: &DynamicImage, frame: &ViewTransform) -> Crop {
    let [left, top, right, bottom] = frame.part();
    let along = |from: f32, to: f32, side: u32| {
        let whole = side.max(1);
        let pixel = |part: f32| (f64::from(part) * f64::from(whole)).round() as u32;
        let from = pixel(from).min(whole - 1);
        (from, pixel(to).clamp(from + 1, whole) - from)
    };
    let ((x, across), (y, down)) = (along(left, right, image.width()), along(top, bottom, image.height()));
    Crop { from: [x, y], size: [across, down], most: [LONGEST, LONGEST] }
}

/// Draws the marks; on a picture too small for that none.
fn draw_marks(image: &mut RgbImage, frame: &ViewTransform, marks: &[Mark]) {
    if marks.is_empty() {
        return;
    }
    let Some(mut pixmap) = Pixmap::new(image.width(), image.height()) else { return };
    for (to, image::Rgb([red, green, blue])) in pixmap.pixels_mut().iter_mut().zip(image.pixels()) {
        *to = ColorU8::from_rgba(*red, *green, *blue, 255).premultiply();
    }
    let longest = image.width().max(image.height()) as f32;
    let canvas = Canvas {
        frame: *frame,
        min: Point::new(0.0, 0.0),
        size: Point::new(image.width() as f32, image.height() as f32),
        line: LINE * longest,
        edge: EDGE * longest,
        head: HEAD * LINE * longest,
        letters: LETTERS * longest,
    };
    for shape in marks.iter().flat_map(|mark| canvas.shapes(mark)) {
        raster::draw(&mut pixmap, &shape, Transform::identity());
    }
    for (to, from) in image.pixels_mut().zip(pixmap.pixels()) {
        let from = from.demultiply();
        *to = image::Rgb([from.red(), from.green(), from.blue()]);
    }
}

/// The picture as it looks on paper: what is transparent becomes white.
fn on_white(image: &DynamicImage) -> RgbImage {
    let mut out = RgbImage::new(image.width(), image.height());
    for (to, from) in out.pixels_mut().zip(image.to_rgba8().pixels()) {
        let image::Rgba([red, green, blue, alpha]) = *from;
        let mixed = |colour: u8| {
            let (colour, alpha) = (u32::from(colour), u32::from(alpha));
            u8::try_from((colour * alpha + 255 * (255 - alpha) + 127) / 255).unwrap_or(u8::MAX)
        };
        *to = image::Rgb([mixed(red), mixed(green), mixed(blue)]);
    }
    out
}
