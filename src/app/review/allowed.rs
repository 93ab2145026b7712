//! What goes on while the room is open: nothing that would change the report.

use crate::app::message::Message;

/// Whether a message is carried out in the room: what is said there, what opens and saves reports, and answers to
/// what was begun before.
#[must_use]
pub fn allows(message: &Message) -> bool {
    match message {
        Message::Command(command) => command.in_review(),
        Message::Review(_)
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
        | Message::Archive(_)
        | Message::NotKept(_) => true,
        Message::Gesture(_)
        | Message::Mode(_)
        | Message::Point(_)
        | Message::SetUp(_)
        | Message::FenTyped(_)
        | Message::Game(_)
        | Message::Dropped(_)
        | Message::Pasted(_)
        | Message::NothingPasted
        | Message::PastedRecord(_)
        | Message::GameChosen(_)
        | Message::Edit(_)
        | Message::MoveRow(..)
        | Message::StampRow(_)
        | Message::Drafting(_)
        | Message::Announce(_)
        | Message::Tour(_)
        | Message::Keys(_)
        | Message::Printing(_)
        | Message::Ask(_) => false,
    }
}
