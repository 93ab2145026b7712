//! Changes of how an exhibit is looked at, and with what they are made.

use crate::report::sight::MOST_MARKS;
use crate::report::{Area, Mark, Sight};
use crate::text::texts::Strings;

/// The most characters of a label.
pub const LONGEST: usize = 60;

/// A change of how a picture is looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// Turns it by quarters clockwise; less than none is to the left.
    Turn(i8),
    /// Shows this part, or all of it again.
    Crop(Option<Area>),
    /// Adds a mark on top.
    Mark(Mark),
    /// Puts a mark elsewhere.
    Set(usize, Mark),
    /// Writes the words of a label.
    Words(usize, String),
    /// Takes a mark away.
    Unmark(usize),
}

/// The kinds of change, as undo tells them apart.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Turning.
    Turn,
    /// Cropping.
    Crop,
    /// Adding a mark.
    Mark,
    /// Moving this mark.
    Move(usize),
    /// Writing the words of this mark.
    Words(usize),
    /// Removing a mark.
    Unmark,
}

impl Kind {
    /// Whether changes of this kind come bit by bit.
    #[must_use]
    pub const fn is_typing(self) -> bool {
        matches!(self, Self::Move(_) | Self::Words(_))
    }

    /// What undo calls it.
    #[must_use]
    pub const fn label(self, t: &Strings) -> &'static str {
        match self {
            Self::Turn => t.change_turn,
            Self::Crop => t.change_crop,
            Self::Mark => t.change_mark,
            Self::Move(_) => t.change_mark_move,
            Self::Words(_) => t.change_mark_words,
            Self::Unmark => t.change_unmark,
        }
    }
}

impl Change {
    /// What undo calls it.
    #[must_use]
    pub const fn kind(&self) -> Kind {
        match self {
            Self::Turn(_) => Kind::Turn,
            Self::Crop(_) => Kind::Crop,
            Self::Mark(_) => Kind::Mark,
            Self::Set(index, _) => Kind::Move(*index),
            Self::Words(index, _) => Kind::Words(*index),
            Self::Unmark(_) => Kind::Unmark,
        }
    }

    /// Carries it out.
    pub fn apply(self, sight: &mut Sight) {
        let marks = &mut sight.marks;
        match self {
            Self::Turn(quarters) => sight.turn(quarters),
            Self::Crop(area) => sight.crop = area.filter(|area| *area != Area::ALL),
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
    /// Draws an arrow.
    Arrow,
    /// Draws a ring.
    Ring,
    /// Draws a rectangle.
    Frame,
    /// Writes a label.
    Label,
}

impl Tool {
    /// Every tool, in the order of the buttons.
    pub const ALL: [Self; 6] = [Self::Hand, Self::Crop, Self::Arrow, Self::Ring, Self::Frame, Self::Label];

    /// What its button says.
    #[must_use]
    pub const fn label(self, t: &Strings) -> &'static str {
        match self {
            Self::Hand => t.tool_hand,
            Self::Crop => t.tool_crop,
            Self::Arrow => t.tool_arrow,
            Self::Ring => t.tool_ring,
            Self::Frame => t.tool_frame,
            Self::Label => t.tool_label,
        }
    }

    /// What to do with it.
    #[must_use]
    pub const fn hint(self, t: &Strings) -> &'static str {
        match self {
            Self::Hand => t.hint_hand,
            Self::Crop => t.hint_crop,
            Self::Arrow => t.hint_arrow,
            Self::Ring | Self::Frame => t.hint_ring,
            Self::Label => t.hint_label,
        }
    }
}

/// How the picture in front of everything is worked on. None of it is part of the report.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct ImageView {
    /// What the pointer does.
    pub tool: Tool,
    /// The mark chosen.
    pub chosen: Option<usize>,
    /// Whether the picture is shown as it was received.
    pub original: bool,
}

/// A change of that.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum ImageViewChange {
    /// A tool is taken.
    Tool(Tool),
    /// A mark is chosen, or none.
    Choose(Option<usize>),
    /// The picture as it was received, or as it is looked at.
    Original(bool),
}

impl ImageView {
    /// Carries it out.
    pub const fn step(&mut self, looking: ImageViewChange) {
        match looking {
            ImageViewChange::Tool(tool) => *self = Self { tool, chosen: None, original: false },
            ImageViewChange::Choose(mark) => self.chosen = mark,
            ImageViewChange::Original(original) => *self = Self { tool: Tool::Hand, chosen: None, original },
        }
    }
}
