//! The keys of commands.

use std::sync::LazyLock;

use egui::{Key, KeyboardShortcut, Modifiers};

use crate::app::commands::Command;

const SHIFT_COMMAND: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);

static WITH_KEYS: LazyLock<Vec<Command>> = LazyLock::new(|| {
    let mut all: Vec<_> = Command::all().filter(|command| command.shortcut().is_some()).collect();
    all.sort_by_key(|command| std::cmp::Reverse(command.modifiers()));
    all
});

/// Whether the key writes a character where somebody types.
#[must_use]
pub fn is_character(shortcut: KeyboardShortcut) -> bool {
    shortcut.logical_key == Key::Questionmark
}

impl Command {
    /// The commands that have keys, those with more modifiers first, so that they are not taken for others.
    #[must_use]
    pub fn with_keys() -> &'static [Self] {
        &WITH_KEYS
    }

    /// How many modifiers its keys have.
    fn modifiers(self) -> usize {
        let of = |keys: KeyboardShortcut| {
            let Modifiers { alt, ctrl, shift, mac_cmd, command } = keys.modifiers;
            [alt, ctrl, shift, mac_cmd, command].into_iter().filter(|&held| held).count()
        };
        self.shortcut().into_iter().chain(self.other_keys()).map(of).max().unwrap_or(0)
    }

    /// Its keys.
    #[must_use]
    pub const fn shortcut(self) -> Option<KeyboardShortcut> {
        let (modifiers, key) = match self {
            Self::New => (Modifiers::COMMAND, Key::N),
            Self::Open => (Modifiers::COMMAND, Key::O),
            Self::Save => (Modifiers::COMMAND, Key::S),
            Self::SaveAs => (SHIFT_COMMAND, Key::S),
            Self::Import => (SHIFT_COMMAND, Key::O),
            Self::Quit => (Modifiers::COMMAND, Key::Q),
            Self::Undo => (Modifiers::COMMAND, Key::Z),
            Self::Redo => (SHIFT_COMMAND, Key::Z),
            Self::ZoomIn => (Modifiers::COMMAND, Key::Plus),
            Self::ZoomOut => (Modifiers::COMMAND, Key::Minus),
            Self::ZoomReset => (Modifiers::COMMAND, Key::Num0),
            Self::AddEvent => (Modifiers::COMMAND, Key::E),
            Self::EditSelected => (Modifiers::NONE, Key::F2),
            Self::Sign => (Modifiers::COMMAND, Key::R),
            Self::Decide => (SHIFT_COMMAND, Key::R),
            Self::Paper => (Modifiers::COMMAND, Key::P),
            Self::Clauses => (Modifiers::COMMAND, Key::F),
            Self::Compare => (Modifiers::COMMAND, Key::D),
            Self::Archive => (Modifiers::COMMAND, Key::L),
            Self::Find => (Modifiers::COMMAND, Key::K),
            Self::Keys => (Modifiers::NONE, Key::F1),
            Self::CopyBoard => (SHIFT_COMMAND, Key::C),
            Self::FocusBoard => (Modifiers::NONE, Key::B),
            Self::RowUp => (Modifiers::ALT, Key::ArrowUp),
            Self::RowDown => (Modifiers::ALT, Key::ArrowDown),
            Self::Announce => (Modifiers::NONE, Key::F5),
            Self::Review => (Modifiers::NONE, Key::F8),
            Self::RemoveSelected => (Modifiers::NONE, Key::Delete),
            Self::BackToNow => (Modifiers::NONE, Key::Escape),
            Self::PutToolDown => (Modifiers::NONE, Key::Escape),
            Self::SetUp => (Modifiers::NONE, Key::E),
            Self::Record => (Modifiers::NONE, Key::R),
            Self::Replay => (Modifiers::NONE, Key::M),
            Self::FirstMove => (Modifiers::NONE, Key::Home),
            Self::PreviousMove => (Modifiers::NONE, Key::ArrowLeft),
            Self::NextMove => (Modifiers::NONE, Key::ArrowRight),
            Self::LastMove => (Modifiers::NONE, Key::End),
            Self::IncidentHere => (Modifiers::COMMAND, Key::I),
            Self::Flip => (Modifiers::NONE, Key::F),
            Self::NameSquares => (Modifiers::NONE, Key::G),
            _ => return None,
        };
        Some(KeyboardShortcut::new(modifiers, key))
    }

    /// Other keys it answers to, on keyboards where the first ones need one more.
    #[must_use]
    pub const fn other_keys(self) -> Option<KeyboardShortcut> {
        match self {
            Self::ZoomIn => Some(KeyboardShortcut::new(Modifiers::COMMAND, Key::Equals)),
            Self::Redo => Some(KeyboardShortcut::new(Modifiers::COMMAND, Key::Y)),
            Self::Find => Some(KeyboardShortcut::new(SHIFT_COMMAND, Key::P)),
            Self::Keys => Some(KeyboardShortcut::new(Modifiers::NONE, Key::Questionmark)),
            _ => None,
        }
    }

    /// Whether its keys are left to a text field that is being written in.
    #[must_use]
    pub const fn yields_to_typing(self) -> bool {
        matches!(
            self,
            Self::SetUp
                | Self::Record
                | Self::Replay
                | Self::IncidentHere
                | Self::FirstMove
                | Self::PreviousMove
                | Self::NextMove
                | Self::LastMove
                | Self::PutToolDown
                | Self::Undo
                | Self::Redo
                | Self::Flip
                | Self::FocusBoard
                | Self::NameSquares
                | Self::RemoveSelected
                | Self::BackToNow
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_commands_share_their_keys() {
        // Escape puts down the tool, and goes back to now where there is none.
        let escapes = |command: &Command| *command != Command::BackToNow;
        let all: Vec<_> = Command::all()
            .filter(escapes)
            .flat_map(|command| command.shortcut().into_iter().chain(command.other_keys()))
            .collect();
        for (at, keys) in all.iter().enumerate() {
            assert!(!all.iter().skip(at + 1).any(|other| other == keys), "{keys:?}");
        }
        assert!(Command::with_keys().len() > 25);
    }
}
