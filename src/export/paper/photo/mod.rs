//! Pictures for a paper: of a sensible size, upright, turned, cropped and marked as they are looked at, and with
//! nothing in them but pixels.

mod marks;

use std::io::Cursor;
use std::sync::Arc;

use image::codecs::jpeg::JpegEncoder;
use image::{DynamicImage, ImageFormat, RgbImage};

use super::model::Photo;
use crate::picture::{self, Crop};
use crate::report::{Exhibit, MediaType, ViewTransform};

/// The longer side at the most, in pixels: 300 to the inch on half a page.
const LONGEST: u32 = 1400;
/// The quality of photographs that were JPEG before.
const QUALITY: u8 = 85;

/// The exhibit as it stands on paper; `None` where it cannot be decoded. It is written anew: what else the file
/// held, such as where a photograph was taken, stays behind.
#[must_use]
pub fn photo(exhibit: &Exhibit) -> Option<Arc<Photo>> {
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
    marks::draw(&mut image, &frame, &exhibit.annotations.marks);
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
