//! What can be written for other programs.

use std::io;
use std::path::PathBuf;
use std::sync::Arc;

use crate::app::archive::{Listing, Table};
use crate::export::diagram::{Diagram, PictureFormat, Style};
use crate::export::paper::{Fonts, Languages, Options, Subject, TooLarge, book, pdf, too_large_in_words};
use crate::export::tables::{fouls_in_words, reports_in_words};
use crate::law::Library;
use crate::store::archive::{Entry, Incident, incidents};
use crate::text::{Lang, records};
use crate::tr;
use xiangqi::game_record::{RecordedGame, write};

/// The width of a picture, in pixels.
pub const WIDTH: u32 = 900;

/// A way of writing the record of a report.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum Export {
    #[default]
    Pgn,
    /// A list of moves.
    Text,
    Dhtmlxq,
    Xqf,
    /// No record: a picture of the board.
    Board(PictureFormat),
}

impl Export {
    /// The ending of its files.
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Pgn => "pgn",
            Self::Text | Self::Dhtmlxq => "txt",
            Self::Xqf => "xqf",
            Self::Board(format) => format.ending(),
        }
    }
}

/// What is written for other programs.
#[derive(Clone, Debug, PartialEq)]
pub enum Content {
    Text(String),
    /// A game in XQF.
    Xqf(Box<RecordedGame>, Lang),
    /// A picture of a board.
    Board(Box<Diagram>, PictureFormat),
    /// A table of what the archive lists.
    Table(Table, Arc<Listing>, Lang),
    Book(Box<BookJob>),
}

/// The incidents of an event, to be made one paper.
#[derive(Clone, Debug, PartialEq)]
pub struct BookJob {
    pub paths: Vec<PathBuf>,
    /// Which event; `None` where there are several and none was chosen.
    pub event: Option<String>,
    pub library: Arc<Library>,
    pub print_style: bool,
    pub lang: Lang,
}

impl BookJob {
    fn bytes(self) -> io::Result<Vec<u8>> {
        let Self { paths, event, library, print_style, lang } = self;
        let Some(event) = event else { return Err(io::Error::other(tr!(lang, "archive-book-choose"))) };
        let (mut incidents, unread) = incidents(paths);
        incidents.retain(|one| one.report.event.name == event);
        if let Some(why) = incidents.iter().find_map(|one| TooLarge::of(&one.report, &one.canonical, false)) {
            return Err(io::Error::other(too_large_in_words(why, lang)));
        }
        let unread: Vec<String> = unread.iter().map(|(path, _)| path.display().to_string()).collect();
        let subjects = incidents.iter().map(|Incident { report, digest, .. }| Subject {
            report,
            library: &library,
            digest,
            program: crate::PROGRAM,
        });
        let subjects: Vec<Subject<'_>> = subjects.collect();
        let languages = Languages::One(lang);
        let style = if print_style { Style::Print } else { Style::Colour };
        let made = book(&subjects, &unread, &Options { languages, style, ..Options::default() });
        pdf(&made, &Fonts::default()).map(|pdf| pdf.bytes).map_err(io::Error::other)
    }
}

impl Content {
    /// The bytes of the file.
    ///
    /// # Errors
    /// The picture cannot be drawn, or the game has no place in the format.
    pub fn bytes(self) -> io::Result<Vec<u8>> {
        match self {
            Self::Text(text) => Ok(text.into_bytes()),
            Self::Xqf(game, lang) => {
                write::xqf(&game).map_err(|error| io::Error::other(records::xqf_error(error, lang)))
            }
            Self::Board(diagram, format) => format.write(&diagram, WIDTH).map_err(io::Error::other),
            Self::Table(table, listing, lang) => {
                let rows = listing.rows.iter();
                let entries: Vec<&Entry> =
                    rows.filter_map(|row| listing.archive.entries.get(row.entry)).collect();
                let text = match table {
                    Table::Reports => reports_in_words(&entries, lang),
                    Table::Fouls | Table::Book => fouls_in_words(&entries, lang),
                };
                Ok(text.into_bytes())
            }
            Self::Book(job) => job.bytes(),
        }
    }
}

/// The pixels of a PNG.
///
/// # Errors
/// It is none.
pub fn pixels(png: &[u8]) -> image::ImageResult<egui::ColorImage> {
    let decoded = image::load_from_memory(png)?;
    let pixels = decoded.to_rgba8();
    let size = [pixels.width() as usize, pixels.height() as usize];
    Ok(egui::ColorImage::from_rgba_unmultiplied(size, pixels.as_raw()))
}
