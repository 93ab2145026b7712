//! Changes of how an exhibit is looked at, and with what they are made.

use crate::app::undo_label::{Typing, UndoLabel};
use crate::report::annotations::MOST_MARKS;
use crate::report::{Annotations, ImageRect, Mark};
use crate::text::Lang;
use crate::tr;

/// The most characters of a label.
pub const LONGEST: usize = 60;

/// A change of how a picture is looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ImageEdit {
    /// Turns it by quarters clockwise; less than none is to the left.
    Turn(i8),
    /// Shows this part, or all of it again.
    Crop(Option<ImageRect>),
    /// Adds a mark on top.
    Mark(Mark),
    /// Puts a mark elsewhere.
    Set(usize, Mark),
    /// Writes the words of a label.
    Words(usize, String),
    /// Takes a mark away.
    Unmark(usize),
}

impl ImageEdit {
    /// What undo calls it when it is done to this exhibit.
    pub fn undo_label(&self, exhibit: usize) -> UndoLabel {
        UndoLabel::new(match self {
            Self::Turn(_) => |lang| tr!(lang, "change-turn"),
            Self::Crop(_) => |lang| tr!(lang, "change-crop"),
            Self::Mark(_) => |lang| tr!(lang, "change-mark"),
            Self::Set(mark, _) => {
                return UndoLabel::typing(|lang| tr!(lang, "change-mark-move"), Typing::Mark(exhibit, *mark));
            }
            Self::Words(mark, _) => {
                return UndoLabel::typing(
                    |lang| tr!(lang, "change-mark-words"),
                    Typing::MarkWords(exhibit, *mark),
                );
            }
            Self::Unmark(_) => |lang| tr!(lang, "change-unmark"),
        })
    }

    pub fn apply(self, sight: &mut Annotations) {
        let marks = &mut sight.marks;
        match self {
            Self::Turn(quarters) => sight.turn(quarters),
            Self::Crop(area) => sight.crop = area.filter(|area| *area != ImageRect::ALL),
            Self::Mark(mark) if marks.len() < MOST_MARKS => marks.push(mark),
            Self::Mark(_) => {}
            Self::Set(index, new) => {
                if let Some(mark) = marks.get_mut(index) {
                    *mark = new;
                }
            }
            Self::Words(index, words) => {
                if let Some(Mark::Label(_, text)) = marks.get_mut(index) {
                    *text = words.chars().filter(|letter| !letter.is_control()).take(LONGEST).collect();
                }
            }
            Self::Unmark(index) => {
                if index < marks.len() {
                    marks.remove(index);
                }
            }
        }
    }
}

/// What the pointer does on the picture.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Tool {
    /// Moves the picture about, and marks.
    #[default]
    Hand,
    /// Draws the part to be shown.
    Crop,
    Arrow,
    Ring,
    Frame,
    Label,
}

impl Tool {
    /// Every tool, in the order of the buttons.
    pub const ALL: [Self; 6] = [Self::Hand, Self::Crop, Self::Arrow, Self::Ring, Self::Frame, Self::Label];

    /// What its button says.
    pub fn label(self, lang: Lang) -> &'static str {
        match self {
            Self::Hand => tr!(lang, "tool-hand"),
            Self::Crop => tr!(lang, "tool-crop"),
            Self::Arrow => tr!(lang, "tool-arrow"),
            Self::Ring => tr!(lang, "tool-ring"),
            Self::Frame => tr!(lang, "tool-frame"),
            Self::Label => tr!(lang, "tool-label"),
        }
    }

    /// What to do with it.
    pub fn hint(self, lang: Lang) -> &'static str {
        match self {
            Self::Hand => tr!(lang, "hint-hand"),
            Self::Crop => tr!(lang, "hint-crop"),
            Self::Arrow => tr!(lang, "hint-arrow"),
            Self::Ring | Self::Frame => tr!(lang, "hint-ring"),
            Self::Label => tr!(lang, "hint-label"),
        }
    }
}

/// How the picture in front of everything is worked on. None of it is part of the report.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct ImageView {
    /// What the pointer does.
    pub tool: Tool,
    pub chosen: Option<usize>,
    /// Whether the picture is shown as it was received.
    pub original: bool,
}

impl ImageView {
    /// Takes a tool.
    pub const fn take(&mut self, tool: Tool) {
        *self = Self { tool, chosen: None, original: false };
    }

    /// Shows the picture as it was received, or as it is looked at.
    pub const fn show_original(&mut self, original: bool) {
        *self = Self { tool: Tool::Hand, chosen: None, original };
    }
}

/// An exhibit in front of everything.
#[derive(Debug)]
pub struct Viewer {
    /// Which one, from 0.
    pub exhibit: usize,
    /// How it is worked on.
    pub image: ImageView,
}

impl Viewer {
    pub fn of(exhibit: usize) -> Self {
        Self { exhibit, image: ImageView::default() }
    }
}
