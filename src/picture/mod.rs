//! Files of pictures: their pixels within limits, and what they hold besides pixels.
//!
//! A picture may come from someone with an interest in the case: nothing is believed of it, and no picture takes
//! more than [`MAX_MEMORY`] for its pixels (twice that for a moment, where it has to be set upright).

pub mod metadata;

pub use metadata::{Cleaned, Holds, clean, holds};

use std::io::Cursor;

use image::metadata::Orientation;
use image::{DynamicImage, ImageDecoder, ImageError, ImageFormat, ImageReader, Limits, RgbaImage};

use crate::report::{Exhibit, MediaType};

/// The longest side of a picture that is taken, in pixels.
pub const MAX_SIDE: u32 = 16_384;
/// The most memory for the pixels of one, in bytes (256 MiB: 89 million pixels of a JPEG).
pub const MAX_MEMORY: u64 = 256 << 20;

/// Why a picture cannot be decoded.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DecodeError {
    /// A side longer than [`MAX_SIDE`].
    #[error("{width} x {height} pixels are more than a picture may have")]
    TooLarge { width: u32, height: u32 },
    /// More pixels than [`MAX_MEMORY`] holds.
    #[error("{width} x {height} pixels take more memory than a picture may")]
    TooHeavy { width: u32, height: u32 },
    /// Damaged, or in a form that cannot be read.
    #[error("{0}")]
    Damaged(String),
}

impl From<ImageError> for DecodeError {
    fn from(error: ImageError) -> Self {
        Self::Damaged(error.to_string())
    }
}

/// Width and height as stored, in pixels, without decoding.
pub fn size(bytes: &[u8], media_type: MediaType) -> Result<[u32; 2], DecodeError> {
    let (width, height) = decoder(bytes, media_type)?.dimensions();
    if width > MAX_SIDE || height > MAX_SIDE {
        return Err(DecodeError::TooLarge { width, height });
    }
    Ok([width, height])
}

/// How the picture has to be turned to stand upright, as its EXIF says; not at all where it says nothing.
pub fn orientation(bytes: &[u8], media_type: MediaType) -> Orientation {
    decoder(bytes, media_type)
        .and_then(|mut decoder| Ok(decoder.orientation()?))
        .unwrap_or(Orientation::NoTransforms)
}

/// The picture, standing upright as its EXIF says. Of an animation it is the first frame.
pub fn upright(exhibit: &Exhibit) -> Result<DynamicImage, DecodeError> {
    let [width, height] = size(&exhibit.bytes, exhibit.media_type)?;
    let mut decoder = decoder(&exhibit.bytes, exhibit.media_type)?;
    if decoder.total_bytes() > MAX_MEMORY {
        return Err(DecodeError::TooHeavy { width, height });
    }
    let orientation = decoder.orientation().unwrap_or(Orientation::NoTransforms);
    let mut image = DynamicImage::from_decoder(decoder)?;
    image.apply_orientation(orientation);
    Ok(image)
}

/// The picture as the reader of boards takes it, what is transparent as white.
pub fn for_reading(exhibit: &Exhibit) -> Result<board_reader::Picture, DecodeError> {
    let image = upright(exhibit)?.into_rgba8();
    let (width, height) = image.dimensions();
    let mut rgb = Vec::with_capacity(width as usize * height as usize * 3);
    for pixel in image.pixels() {
        let [red, green, blue, opacity] = pixel.0;
        let over_white = |value: u8| {
            let opacity = u32::from(opacity);
            ((u32::from(value) * opacity + 255 * (255 - opacity)) / 255) as u8
        };
        rgb.extend([over_white(red), over_white(green), over_white(blue)]);
    }
    board_reader::Picture::new(width as usize, height as usize, &rgb)
        .ok_or_else(|| DecodeError::Damaged("it holds no pixels".to_owned()))
}

/// A decoder that keeps to [`MAX_MEMORY`] for what it needs besides. The length of the sides is left to the
/// caller, which can say what it was.
fn decoder(bytes: &[u8], media_type: MediaType) -> Result<impl ImageDecoder, DecodeError> {
    let format = match media_type {
        MediaType::Png => ImageFormat::Png,
        MediaType::Jpeg => ImageFormat::Jpeg,
        MediaType::Bmp => ImageFormat::Bmp,
        MediaType::WebP => ImageFormat::WebP,
    };
    let mut limits = Limits::default();
    limits.max_alloc = Some(MAX_MEMORY);
    let mut reader = ImageReader::with_format(Cursor::new(bytes), format);
    reader.limits(limits);
    Ok(reader.into_decoder()?)
}

/// A rectangle of a picture, in its pixels, and how large it is wanted.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Crop {
    /// Left, top, in pixels.
    pub from: [u32; 2],
    /// Across, down, in pixels.
    pub size: [u32; 2],
    /// No more pixels across and down than this.
    pub most: [u32; 2],
}

impl Crop {
    /// All of a picture of this size, with no side longer than `side`.
    pub const fn whole(size: [u32; 2], side: u32) -> Self {
        Self { from: [0, 0], size, most: [side, side] }
    }
}

/// Cuts the piece out and scales it down where it is larger than wanted; it is never scaled up. What lies outside
/// of the picture is left out.
pub fn crop(image: &DynamicImage, wanted: &Crop) -> RgbaImage {
    let ([left, top], [width, height]) = (wanted.from, wanted.size);
    let all = left == 0 && top == 0 && width >= image.width() && height >= image.height();
    let cut;
    let cut = if all {
        image
    } else {
        cut = image.crop_imm(left, top, width, height);
        &cut
    };
    let [across, down] = wanted.most.map(|side| side.max(1));
    if cut.width() <= across && cut.height() <= down {
        cut.to_rgba8()
    } else {
        cut.thumbnail(across, down).into_rgba8()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_piece_is_cut_and_never_enlarged() {
        let image = RgbaImage::from_fn(40, 20, |x, y| image::Rgba([x as u8, y as u8, 0, 255]));
        let image = DynamicImage::from(image);
        let cut = crop(&image, &Crop { from: [30, 5], size: [100, 8], most: [500, 500] });
        assert_eq!(cut.dimensions(), (10, 8));
        assert_eq!(cut.get_pixel(0, 0).0, [30, 5, 0, 255]);
        assert_eq!(crop(&image, &Crop::whole([40, 20], 10)).dimensions(), (10, 5));
    }
}
