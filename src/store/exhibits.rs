//! Exhibits: taking pictures in, decoding them, and writing them out as files.
//!
//! The bytes of an exhibit are kept as received. A picture is looked at only as far as needed: its kind and
//! size when it comes in, its pixels when it is shown, always within limits, since a picture may come from
//! someone with an interest in the case.

use std::collections::BTreeSet;
use std::fs;
use std::io::{self, Cursor, ErrorKind};
use std::path::{Path, PathBuf};

use image::{ImageError, ImageFormat};

use super::atomic::{place_new, stage};
use super::bounded::{ReadError, read_bytes};
use super::paths::{is_device, refuse_device};
use crate::picture::{self, Cleaned, DecodeError, Holds, MAX_SIDE};
use crate::report::{Annotations, Exhibit, MediaType};

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
    TooLarge { width: u32, height: u32 },
    /// More pixels than [`MAX_MEMORY`](picture::MAX_MEMORY) holds.
    #[error("{width} x {height} pixels take more memory than a picture may")]
    TooHeavy { width: u32, height: u32 },
    /// A file of more than [`MAX_PICTURE_BYTES`].
    #[error("more bytes than a picture may have")]
    TooManyBytes,
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
    pub width: u32,
    pub height: u32,
    /// `width * height * 4` bytes.
    pub rgba: Vec<u8>,
}

/// Takes a picture file as an exhibit.
pub fn picture_file(path: &Path) -> Result<Exhibit, PictureError> {
    let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy();
    let bytes = read_bytes(path, MAX_PICTURE_BYTES).map_err(|error| match error {
        ReadError::TooLarge(_) => PictureError::TooManyBytes,
        other => PictureError::Io(other.into()),
    })?;
    picture(&name, bytes)
}

/// Takes a picture as an exhibit, by its content, whatever its name says.
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
        annotations: Annotations::default(),
    })
}

/// The pixels of an exhibit, standing upright as its EXIF says.
pub fn pixels(exhibit: &Exhibit) -> Result<Pixels, PictureError> {
    let decoded = picture::upright(exhibit)?.into_rgba8();
    let (width, height) = decoded.dimensions();
    Ok(Pixels { width, height, rgba: decoded.into_raw() })
}

/// Takes pixels, such as a picture from the clipboard, as an exhibit in PNG.
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

/// Names are cut to so many bytes before their ending, so that with `-999.webp` they fit into the 255 that most
/// systems allow, and into the 200 that some shared drives leave of them.
const LONGEST: usize = 200 - "-999.webp".len();

/// What became of an exhibit that was taken out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TakenOut {
    /// Written here, byte for byte as it was received.
    Whole(PathBuf),
    /// Written here, without what it held besides its pixels.
    Cleaned(PathBuf, Holds),
    /// Not written: it is too damaged to say what it holds.
    Damaged(String),
}

/// An exhibit that was not written.
#[derive(Debug)]
pub struct NotTakenOut {
    /// The path that it concerns.
    pub path: PathBuf,
    pub error: io::Error,
}

/// Writes every exhibit as it was received into `folder`, which is made where there is something to write. Nothing is
/// written over: where a name is taken, a number is added to it. One that cannot be written does not keep the rest
/// from it, and of each there is all or nothing.
pub fn take_out(exhibits: &[Exhibit], folder: &Path) -> Vec<Result<TakenOut, NotTakenOut>> {
    each(exhibits, folder, |exhibit, name| write_new(folder, name, &exhibit.bytes).map(TakenOut::Whole))
}

/// The same, without what the files hold besides their pixels, such as the place where a photograph was taken.
/// The pixels are the same to the last bit, and a picture that has to be turned to stand upright still says so.
pub fn take_out_clean(exhibits: &[Exhibit], folder: &Path) -> Vec<Result<TakenOut, NotTakenOut>> {
    each(exhibits, folder, |exhibit, name| {
        let Some(Cleaned { bytes, removed }) = picture::clean(exhibit) else {
            return Ok(TakenOut::Damaged(name.to_owned()));
        };
        let path = write_new(folder, name, &bytes)?;
        let whole = *exhibit.bytes == *bytes;
        Ok(if whole { TakenOut::Whole(path) } else { TakenOut::Cleaned(path, removed) })
    })
}

/// What becomes of each exhibit under its name.
fn each(
    exhibits: &[Exhibit],
    folder: &Path,
    take: impl Fn(&Exhibit, &str) -> Result<TakenOut, NotTakenOut>,
) -> Vec<Result<TakenOut, NotTakenOut>> {
    if !exhibits.is_empty()
        && let Err(error) = refuse_device(folder).and_then(|()| fs::create_dir_all(folder))
    {
        return vec![Err(NotTakenOut { path: folder.to_owned(), error })];
    }
    exhibits.iter().zip(exhibit_names(exhibits)).map(|(exhibit, name)| take(exhibit, &name)).collect()
}

fn write_new(folder: &Path, name: &str, bytes: &[u8]) -> Result<PathBuf, NotTakenOut> {
    let mut number = 1;
    loop {
        let path = folder.join(if number == 1 { name.to_owned() } else { numbered(name, number) });
        let taken = path.symlink_metadata().is_ok();
        let written = if taken {
            Err(ErrorKind::AlreadyExists.into())
        } else {
            stage(&path, &path, bytes).and_then(|file| place_new(file, &path))
        };
        match written {
            Ok(()) => return Ok(path),
            Err(error) if error.kind() == ErrorKind::AlreadyExists && number < 999 => number += 1,
            Err(error) => return Err(NotTakenOut { path, error }),
        }
    }
}

/// Names under which exhibits can be written on every system: the name received without folders, forbidden
/// characters and names of devices, with the ending of its kind, each once.
pub fn exhibit_names(exhibits: &[Exhibit]) -> Vec<String> {
    let mut taken = BTreeSet::new();
    let mut unique = |name: String| {
        let mut number = 1;
        let mut wanted = name.clone();
        while !taken.insert(wanted.to_lowercase()) {
            number += 1;
            wanted = numbered(&name, number);
        }
        wanted
    };
    exhibits.iter().enumerate().map(|(index, exhibit)| unique(safe(exhibit, index + 1))).collect()
}

fn safe(exhibit: &Exhibit, number: usize) -> String {
    let last = exhibit.name.rsplit(['/', '\\']).next().unwrap_or_default();
    let (stem, had) = last.rsplit_once('.').unwrap_or((last, ""));
    let endings: &[&str] = match exhibit.media_type {
        MediaType::Png => &["png"],
        MediaType::Jpeg => &["jpg", "jpeg"],
        MediaType::Bmp => &["bmp"],
        MediaType::WebP => &["webp"],
    };
    let ending = endings.iter().find(|ending| had.eq_ignore_ascii_case(ending)).or(endings.first());
    let allowed = |one: char| match one {
        '<' | '>' | ':' | '"' | '|' | '?' | '*' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => '_',
        one if one.is_control() => '_',
        one => one,
    };
    let mut stem: String = stem.chars().map(allowed).collect();
    stem.truncate(stem.floor_char_boundary(LONGEST));
    let stem = stem.trim_matches([' ', '.']);
    let stem = if stem.is_empty() || is_device(stem) { format!("exhibit-{number}") } else { stem.to_owned() };
    format!("{stem}.{}", ending.copied().unwrap_or("png"))
}

fn numbered(name: &str, number: usize) -> String {
    let (stem, ending) = name.rsplit_once('.').unwrap_or((name, ""));
    format!("{stem}-{number}.{ending}")
}
