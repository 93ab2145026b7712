//! Taking screenshots and photographs out of a report as files.

use std::collections::BTreeSet;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use super::replace::{place_new, stage};
use crate::picture::{self, Cleaned, Holds};
use crate::report::{Exhibit, MediaType};

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
    /// What the system says.
    pub error: io::Error,
}

/// Writes every exhibit as it was received into `folder`, which is made where there is something to write. Nothing is
/// written over: where a name is taken, a number is added to it. One that cannot be written does not keep the rest
/// from it, and of each there is all or nothing.
#[must_use]
pub fn take_out(exhibits: &[Exhibit], folder: &Path) -> Vec<Result<TakenOut, NotTakenOut>> {
    each(exhibits, folder, |exhibit, name| write_new(folder, name, &exhibit.bytes).map(TakenOut::Whole))
}

/// The same, without what the files hold besides their pixels, such as the place where a photograph was taken.
/// The pixels are the same to the last bit, and a picture that has to be turned to stand upright still says so.
#[must_use]
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
        && let Err(error) = fs::create_dir_all(folder)
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
            stage(&path, bytes).and_then(|file| place_new(file, &path))
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
#[must_use]
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

/// Names that Windows keeps for devices, whatever ending they have.
fn is_device(stem: &str) -> bool {
    let name = stem.split('.').next().unwrap_or_default().trim_end().to_ascii_uppercase();
    let port = |prefix| name.strip_prefix(prefix).is_some_and(|rest: &str| rest.chars().count() == 1);
    matches!(name.as_str(), "CON" | "PRN" | "AUX" | "NUL") || port("COM") || port("LPT")
}

fn numbered(name: &str, number: usize) -> String {
    let (stem, ending) = name.rsplit_once('.').unwrap_or((name, ""));
    format!("{stem}-{number}.{ending}")
}
