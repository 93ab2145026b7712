//! Changes of the exhibits, and where they come from.

pub mod gallery;
pub(crate) mod gallery_work;
pub mod image_view;
pub(crate) mod stage;
pub(crate) mod tools;
pub(crate) mod update;
pub(crate) mod view;
pub mod viewer;

use crate::tr;
use std::path::PathBuf;
use std::sync::Arc;

use egui::ColorImage;

use crate::app::undo_label::{Typing, UndoLabel};
use crate::export::diagram::Diagram;
use crate::report::{Exhibit, Report};
use crate::store::Pixels;

/// A change of the exhibits.
#[derive(Clone, Debug, PartialEq)]
pub enum ExhibitEdit {
    /// Adds some at the end.
    Add(Vec<Exhibit>),
    Remove(usize),
    /// Exchanges one with the next.
    SwapWithNext(usize),
    /// Writes what one shows.
    Caption(usize, String),
    /// Changes how one is looked at.
    Sight(usize, image_view::ImageEdit),
}

impl ExhibitEdit {
    pub fn undo_label(&self) -> UndoLabel {
        UndoLabel::new(match self {
            Self::Add(_) => |lang| tr!(lang, "change-exhibit-add"),
            Self::Remove(_) => |lang| tr!(lang, "change-exhibit-remove"),
            Self::SwapWithNext(_) => |lang| tr!(lang, "change-exhibit-move"),
            Self::Caption(index, _) => {
                return UndoLabel::typing(
                    |lang| tr!(lang, "change-exhibit-caption"),
                    Typing::Caption(*index),
                );
            }
            Self::Sight(index, change) => return change.undo_label(*index),
        })
    }

    pub fn apply(self, report: &mut Report) {
        let exhibits = &mut report.exhibits;
        match self {
            Self::Add(new) => exhibits.extend(new),
            Self::Remove(index) if index < exhibits.len() => {
                exhibits.remove(index);
            }
            Self::SwapWithNext(index) if index + 1 < exhibits.len() => exhibits.swap(index, index + 1),
            Self::Caption(index, text) => {
                if let Some(exhibit) = exhibits.get_mut(index) {
                    exhibit.caption = text;
                }
            }
            Self::Sight(index, change) => {
                if let Some(exhibit) = exhibits.get_mut(index) {
                    change.apply(&mut exhibit.annotations);
                }
            }
            Self::Remove(_) | Self::SwapWithNext(_) => {}
        }
    }
}

/// Where pictures come from.
#[derive(Clone, Debug, PartialEq)]
pub enum Source {
    /// Files, by dialog or dropped.
    Files(Vec<PathBuf>),
    /// The clipboard, under this name.
    Pasted(Arc<ColorImage>, String),
    /// A drawing of a board, under this name and caption.
    Board(Box<Diagram>, String, String),
}

/// What became of pictures: those taken, and for each that was not, what to say.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Taken {
    pub exhibits: Vec<Exhibit>,
    /// How many of them hold the place where they were taken.
    pub with_place: usize,
    /// Why others were not.
    pub refused: Vec<String>,
}

/// The pixels of a picture from the clipboard.
pub fn pixels(image: &ColorImage) -> Option<Pixels> {
    let [width, height] = image.size.map(|side| u32::try_from(side).ok());
    let rgba = image.pixels.iter().flat_map(egui::Color32::to_srgba_unmultiplied).collect();
    Some(Pixels { width: width?, height: height?, rgba })
}
