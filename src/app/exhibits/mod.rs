//! Changes of the exhibits, and where they come from.

pub(crate) mod details;
pub mod gallery;
pub(crate) mod gallery_work;
pub mod image_view;
pub(crate) mod lens;
pub(crate) mod marks;
pub(crate) mod pointer;
pub(crate) mod stage;
pub(crate) mod tools;
pub(crate) mod update;
pub(crate) mod view;
pub mod viewer;

use std::path::PathBuf;
use std::sync::Arc;

use egui::ColorImage;

use crate::app::board::scene::Scene;
use crate::export::diagram::{Diagram, Mark, Role};
use crate::report::{Exhibit, Report};
use crate::store::Pixels;
use crate::text::texts::Strings;

/// A change of the exhibits.
#[derive(Clone, Debug, PartialEq)]
pub enum Change {
    /// Adds some at the end.
    Add(Vec<Exhibit>),
    /// Takes one out.
    Remove(usize),
    /// Exchanges one with the next.
    SwapWithNext(usize),
    /// Writes what one shows.
    Caption(usize, String),
    /// Changes how one is looked at.
    Sight(usize, image_view::Change),
}

/// The kinds of change, as undo tells them apart.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Adding.
    Add,
    /// Removing.
    Remove,
    /// Another order.
    Move,
    /// The caption of this one.
    Caption(usize),
    /// How this one is looked at.
    Sight(usize, image_view::Kind),
}

impl Kind {
    /// Whether changes of this kind come bit by bit.
    #[must_use]
    pub const fn is_typing(self) -> bool {
        match self {
            Self::Caption(_) => true,
            Self::Sight(_, kind) => kind.is_typing(),
            Self::Add | Self::Remove | Self::Move => false,
        }
    }

    /// What undo calls it.
    #[must_use]
    pub const fn label(self, t: &Strings) -> &'static str {
        match self {
            Self::Add => t.change_exhibit_add,
            Self::Remove => t.change_exhibit_remove,
            Self::Move => t.change_exhibit_move,
            Self::Caption(_) => t.change_exhibit_caption,
            Self::Sight(_, kind) => kind.label(t),
        }
    }
}

impl Change {
    /// What undo calls it.
    #[must_use]
    pub const fn kind(&self) -> Kind {
        match self {
            Self::Add(_) => Kind::Add,
            Self::Remove(_) => Kind::Remove,
            Self::SwapWithNext(_) => Kind::Move,
            Self::Caption(index, _) => Kind::Caption(*index),
            Self::Sight(index, change) => Kind::Sight(*index, change.kind()),
        }
    }

    /// Carries it out.
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
                    change.apply(&mut exhibit.sight);
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
    /// To be added.
    pub exhibits: Vec<Exhibit>,
    /// How many of them hold the place where they were taken.
    pub with_place: usize,
    /// Why others were not.
    pub refused: Vec<String>,
}

/// The board shown, as a drawing: what was touched and moved is marked, what the law says of it is not, since
/// that follows from a reading.
#[must_use]
pub fn diagram(scene: &Scene, flipped: bool, captions: Vec<String>) -> Diagram {
    let mut diagram = Diagram::new(scene.board.clone());
    diagram.to_move = Some(scene.mover);
    diagram.flipped = flipped;
    diagram.marks.extend(scene.moved.map(|mv| Mark::arrow(mv, Role::Played)));
    let touched = scene.ruling.iter().flat_map(|ruling| &ruling.touched);
    let standing = touched.filter(|touched| scene.board.get(touched.square).is_some());
    diagram.marks.extend(standing.map(|touched| Mark::ring(touched.square, Role::Touched)));
    diagram.caption = captions;
    diagram
}

/// The pixels of a picture from the clipboard.
#[must_use]
pub fn pixels(image: &ColorImage) -> Option<Pixels> {
    let [width, height] = image.size.map(|side| u32::try_from(side).ok());
    let rgba = image.pixels.iter().flat_map(egui::Color32::to_srgba_unmultiplied).collect();
    Some(Pixels { width: width?, height: height?, rgba })
}
