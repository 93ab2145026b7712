//! Pictures for a paper: of a sensible size, upright, and with nothing in them but pixels.

use std::io::Cursor;
use std::sync::Arc;

use image::codecs::jpeg::JpegEncoder;
use image::{DynamicImage, ImageDecoder as _, ImageFormat, ImageReader, Limits};

use super::model::Photo;
use crate::report::{Exhibit, MediaType};

/// The longer side at the most, in pixels: 300 to the inch on half a page.
const LONGEST: u32 = 1400;
/// The quality of photographs that were JPEG before.
const QUALITY: u8 = 85;
/// The largest side that is decoded, and the most memory that may take.
const MOST_SIDE: u32 = 16384;
const MOST_MEMORY: u64 = 256 << 20;

/// The exhibit as it stands on paper; `None` where it cannot be decoded. It is written anew: what else the file
/// held, such as where a photograph was taken, stays behind.
#[must_use]
pub fn photo(exhibit: &Exhibit) -> Option<Arc<Photo>> {
    let format = match exhibit.media_type {
        MediaType::Png => ImageFormat::Png,
        MediaType::Jpeg => ImageFormat::Jpeg,
        MediaType::Bmp => ImageFormat::Bmp,
        MediaType::WebP => ImageFormat::WebP,
    };
    let mut limits = Limits::default();
    limits.max_image_width = Some(MOST_SIDE);
    limits.max_image_height = Some(MOST_SIDE);
    limits.max_alloc = Some(MOST_MEMORY);
    let mut reader = ImageReader::with_format(Cursor::new(&*exhibit.bytes), format);
    reader.limits(limits);
    let mut decoder = reader.into_decoder().ok()?;
    let orientation = decoder.orientation().ok()?;
    let mut image = DynamicImage::from_decoder(decoder).ok()?;
    if image.width().max(image.height()) > LONGEST {
        image = image.thumbnail(LONGEST, LONGEST);
    }
    image.apply_orientation(orientation);
    let (width, height) = (image.width(), image.height());
    let mut bytes = Vec::new();
    let jpeg = exhibit.media_type == MediaType::Jpeg;
    if jpeg {
        image.to_rgb8().write_with_encoder(JpegEncoder::new_with_quality(&mut bytes, QUALITY)).ok()?;
    } else {
        on_white(&image).write_to(&mut Cursor::new(&mut bytes), ImageFormat::Png).ok()?;
    }
    Some(Arc::new(Photo { jpeg, bytes, width, height }))
}

/// The picture as it looks on paper: what is transparent becomes white.
fn on_white(image: &DynamicImage) -> image::RgbImage {
    let mut out = image::RgbImage::new(image.width(), image.height());
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
