//! What is read and written on a thread of its own.

use std::path::{Path, PathBuf};

use crate::app::exhibits;
use crate::app::exhibits::{Source, Taken};
use crate::app::file_stamp::Overwrite;
use crate::app::game_view::record;
use crate::digest::Digest;
use crate::export::diagram::png;
use crate::picture;
use crate::report::{Exhibit, Report};
use crate::store::{self, PictureError};
use crate::text::{Lang, exhibits as exhibit_words, files, records};
use xiangqi::game_record::Records;

pub(crate) fn save(path: &Path, report: &Report, over: Overwrite) -> Result<Digest, store::SaveError> {
    store::save(path, report, expected(path, over))
}

/// The digest of what saving may write over; of whatever is there, where that was asked.
pub(crate) fn expected(path: &Path, over: Overwrite) -> Option<Digest> {
    match over {
        Overwrite::Nothing => None,
        Overwrite::Unchanged(digest) => Some(digest),
        Overwrite::Anything => store::read_bytes(path, u64::MAX).ok().map(|bytes| Digest::of(&bytes)),
    }
}

/// Reads a record, and says from which file.
pub(crate) fn read_record(
    source: record::Source,
    lang: Lang,
) -> (Option<PathBuf>, Result<Box<Records>, String>) {
    match source {
        record::Source::Text(text) => {
            let read = xiangqi::game_record::read(text.as_bytes());
            (None, read.map(Box::new).map_err(|error| records::error(&error, lang)))
        }
        record::Source::File(path, encoding) => {
            let read = store::load_records(&path, encoding);
            (Some(path), read.map(Box::new).map_err(|error| records::file_error(&error, lang)))
        }
    }
}

/// Makes exhibits of pictures.
pub(crate) fn take(source: Source, lang: Lang) -> Taken {
    let mut taken = Taken::default();
    match source {
        Source::Files(paths) => {
            for path in paths {
                let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned();
                taken.add(&name, store::picture_file(&path), lang);
            }
        }
        Source::Pasted(image, name) => {
            let pixels = exhibits::pixels(&image).unwrap_or_default();
            taken.add(&name, store::picture_of_pixels(&name, pixels), lang);
        }
        Source::Board(diagram, name, caption) => {
            let picture = png(&diagram, crate::app::export::target::WIDTH)
                .map_err(|error| PictureError::Damaged(error.to_string()))
                .and_then(|bytes| store::picture(&name, bytes))
                .map(|exhibit| Exhibit { caption, ..exhibit });
            taken.add(&name, picture, lang);
        }
    }
    taken
}

impl Taken {
    fn add(&mut self, name: &str, picture: Result<Exhibit, PictureError>, lang: Lang) {
        match picture {
            Ok(exhibit) => {
                self.with_place += usize::from(picture::holds(&exhibit).place);
                self.exhibits.push(exhibit);
            }
            Err(error) => {
                self.refused.push(exhibit_words::refused(name, &files::picture_error(&error, lang), lang));
            }
        }
    }
}
