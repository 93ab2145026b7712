//! Pictures as they come in, and their pixels for showing them.
//!
//! The bytes of an exhibit are kept as received. A picture is looked at only as far as needed: its kind and
//! size when it comes in, its pixels when it is shown, always within limits, since a picture may come from
//! someone with an interest in the case.

use std::io::{self, Cursor};
use std::path::Path;

use image::{ImageError, ImageFormat};

use super::bounded::{ReadError, read_bytes};
use crate::picture::{self, DecodeError, MAX_SIDE};
use crate::report::{Exhibit, MediaType, Sight};

/// The most bytes of a picture that is taken (64 MiB).
pub const MAX_PICTURE_BYTES: u64 = 64 * 1024 * 1024;

/// Why a picture is not taken or cannot be shown.
#[derive(Debug, thiserror::Error)]
pub enum PictureError {
    /// Not one of the kinds a report can hold.
    #[error("neither PNG, JPEG, BMP nor WebP")]
    UnknownKind,
    /// Larger than [`MAX_SIDE`].
    #[error("{width} x {height} pixels are more than a picture may have")]
    TooLarge {
        /// In pixels.
        width: u32,
        /// In pixels.
        height: u32,
    },
    /// More pixels than [`MAX_MEMORY`](picture::MAX_MEMORY) holds.
    #[error("{width} x {height} pixels take more memory than a picture may")]
    TooHeavy {
        /// In pixels.
        width: u32,
        /// In pixels.
        height: u32,
    },
    /// A file of more than [`MAX_PICTURE_BYTES`].
    #[error("more bytes than a picture may have")]
    TooManyBytes,
    /// The disk says no.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// Damaged, or in a form that cannot be read.
    #[error("{0}")]
    Damaged(String),
}

impl From<ImageError> for PictureError {
    fn from(error: ImageError) -> Self {
        Self::Damaged(error.to_string())
    }
}

impl From<DecodeError> for PictureError {
    fn from(error: DecodeError) -> Self {
        match error {
            DecodeError::TooLarge { width, height } => Self::TooLarge { width, height },
            DecodeError::TooHeavy { width, height } => Self::TooHeavy { width, height },
            DecodeError::Damaged(reason) => Self::Damaged(reason),
        }
    }
}

/// A decoded picture: rows from the top, four bytes a pixel (red, green, blue, opacity).
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Pixels {
    /// In pixels.
    pub width: u32,
    /// In pixels.
    pub height: u32,
    /// `width * height * 4` bytes.
    pub rgba: Vec<u8>,
}

/// Takes a picture file as an exhibit.
///
/// # Errors
/// The file cannot be read or has more than [`MAX_PICTURE_BYTES`], or its content is not taken.
pub fn picture_file(path: &Path) -> Result<Exhibit, PictureError> {
    let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy();
    let bytes = read_bytes(path, MAX_PICTURE_BYTES).map_err(|error| match error {
        ReadError::TooLarge(_) => PictureError::TooManyBytes,
        other => PictureError::Io(other.into()),
    })?;
    picture(&name, bytes)
}

/// Takes a picture as an exhibit, by its content, whatever its name says.
///
/// # Errors
/// Of no kind that a report can hold, too large, or too damaged for its size to be known.
pub fn picture(name: &str, bytes: Vec<u8>) -> Result<Exhibit, PictureError> {
    let media_type = match image::guess_format(&bytes) {
        Ok(ImageFormat::Png) => MediaType::Png,
        Ok(ImageFormat::Jpeg) => MediaType::Jpeg,
        Ok(ImageFormat::Bmp) => MediaType::Bmp,
        Ok(ImageFormat::WebP) => MediaType::WebP,
        _ => return Err(PictureError::UnknownKind),
    };
    picture::size(&bytes, media_type)?;
    Ok(Exhibit {
        name: name.to_owned(),
        caption: String::new(),
        media_type,
        bytes: bytes.into(),
        sight: Sight::default(),
    })
}

/// The pixels of an exhibit, standing upright as its EXIF says.
///
/// # Errors
/// Too large to be shown, or damaged. The exhibit's bytes are kept all the same.
pub fn pixels(exhibit: &Exhibit) -> Result<Pixels, PictureError> {
    let decoded = picture::upright(exhibit)?.into_rgba8();
    let (width, height) = decoded.dimensions();
    Ok(Pixels { width, height, rgba: decoded.into_raw() })
}

/// Takes pixels, such as a picture from the clipboard, as an exhibit in PNG.
///
/// # Errors
/// Too large, or the pixels are not as many as the size says.
pub fn picture_of_pixels(name: &str, pixels: Pixels) -> Result<Exhibit, PictureError> {
    let Pixels { width, height, rgba } = pixels;
    if width > MAX_SIDE || height > MAX_SIDE {
        return Err(PictureError::TooLarge { width, height });
    }
    let buffer = image::RgbaImage::from_raw(width, height, rgba)
        .ok_or_else(|| PictureError::Damaged("pixels missing".to_owned()))?;
    let mut bytes = Cursor::new(Vec::new());
    buffer.write_to(&mut bytes, ImageFormat::Png)?;
    picture(name, bytes.into_inner())
}
