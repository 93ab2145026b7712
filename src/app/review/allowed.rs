//! What goes on while the room is open: nothing that would change the report.

use crate::app::commands::Command;
use crate::app::exhibits::image_view::ImageViewChange;
use crate::app::message::Message;

/// Whether a command is carried out in the room.
#[must_use]
pub const fn serves(command: Command) -> bool {
    matches!(
        command,
        Command::Review
            | Command::Precedents
            | Command::Archive
            | Command::New
            | Command::Open
            | Command::OpenByPath
            | Command::Save
            | Command::SaveAs
            | Command::SaveByPath
            | Command::Quit
            | Command::Flip
            | Command::NameSquares
            | Command::Pieces(_)
            | Command::Convention(_)
            | Command::Language(_)
            | Command::Theme(_)
            | Command::ZoomIn
            | Command::ZoomOut
            | Command::ZoomReset
    )
}

/// Whether a message is carried out in the room: what is said there, what opens and saves reports, and answers to
/// what was begun before.
#[must_use]
pub const fn allows(message: &Message) -> bool {
    match message {
        Message::Command(command) => serves(*command),
        Message::Review(_)
        | Message::Highlight(_)
        | Message::Clause(_)
        | Message::Open(_)
        | Message::Picked(..)
        | Message::NoPicker(_)
        | Message::PathTyped(_)
        | Message::Answer(_)
        | Message::Loaded(..)
        | Message::Saved { .. }
        | Message::Exported(..)
        | Message::PicturesRead(_)
        | Message::PicturesPicked(_)
        | Message::RecordRead(..)
        | Message::RegulationRead(..)
        | Message::RegulationSaved(_)
        | Message::EarlierRead(..)
        | Message::BoardDrawn(_)
        | Message::FieldLeft
        | Message::RecoveryPrompt(_)
        | Message::Resized(_)
        | Message::BrokenOff
        | Message::ImageViewChange(ImageViewChange::Original(_))
        | Message::Archive(_)
        | Message::NotKept(_) => true,
        _ => false,
    }
}
