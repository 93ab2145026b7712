//! What comes to the window from outside the views: files, keys, the clipboard, dropped files, the close button.

pub(crate) mod control_chars;
pub(crate) mod ime;
pub(crate) mod in_front;
pub(crate) mod window_geometry;

use std::path::PathBuf;

use egui::{Context, Event, Id, Key, KeyboardShortcut, ViewportCommand};

use crate::app::archive::ArchiveMessage;
use crate::app::commands::{Command, CommandSpec, menu_bar};
use crate::app::message::Message;
use crate::app::overlay::{self, is_covered};
use crate::app::state::Mode;
use crate::app::theme;
use crate::app::window::App;
use crate::app::{COMMANDS, board, review};

impl App {
    /// What came from outside the views: files, keys, dropped files, the close button.
    pub(crate) fn listen(&mut self, ctx: &Context) {
        while let Some(message) = self.files.received() {
            self.messages.push(message);
        }
        for message in self.archivist.received(self.state.prefs.lang) {
            self.messages.push(message);
        }
        if ctx.input(|input| input.events.contains(&Event::WindowFocused(true))) {
            self.messages.push(Message::Archive(ArchiveMessage::Back));
        }
        let dropped: Vec<PathBuf> =
            ctx.input(|input| input.raw.dropped_files.iter().map(|file| file.path().to_owned()).collect());
        match dropped.first() {
            Some(folder) if self.state.archive.shown && folder.is_dir() => {
                self.messages.push(Message::Archive(ArchiveMessage::Folder(folder.clone())));
            }
            Some(_) => self.messages.push(Message::Dropped(dropped)),
            None => {}
        }
        if self.state.review.is_behind(&self.state.history) {
            self.messages.push(Message::Review(review::ReviewMessage::Check));
        }
        self.pasted(ctx);
        self.pasted_record(ctx);
        if ctx.input(|input| input.viewport().close_requested()) && !self.state.leaving {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
            self.messages.push(Message::Command(Command::Quit));
        }
        if ctx.input(egui::InputState::has_touch_screen) {
            theme::for_fingers(ctx);
        }
        self.resized(ctx);
        self.keys(ctx);
    }

    /// The window's size, where it is not the one known; not before it has come to the size it opens with.
    fn resized(&mut self, ctx: &Context) {
        if let Some(opening) = &mut self.opening {
            if opening.goes_on(ctx) {
                return;
            }
            self.opening = None;
        }
        let known = self.state.prefs.window;
        if let Some(size) = window_geometry::size(ctx, known).filter(|now| known != Some(*now)) {
            self.messages.push(Message::Resized(size));
        }
    }

    /// Pictures from the clipboard. Who writes in a field wants text, and gets no picture.
    fn pasted(&mut self, ctx: &Context) {
        if self.state.dialog.is_some() || self.state.archive.shown || ctx.text_edit_focused() {
            return;
        }
        let pasted = ctx.input(|input| {
            input.events.iter().find_map(|event| match event {
                Event::PasteImage(image) => Some(image.clone()),
                _ => None,
            })
        });
        if let Some(image) = pasted {
            self.messages.push(Message::Pasted(image));
        }
        if !is_covered(&self.state, ctx) && came_to_nothing(ctx) {
            self.messages.push(Message::NothingPasted);
        }
    }

    /// Text from the clipboard, where nobody writes in a field; and text of several lines pasted where moves are
    /// written, which is a record and no move.
    fn pasted_record(&mut self, ctx: &Context) {
        let typing = ctx.text_edit_focused();
        if is_covered(&self.state, ctx)
            || self.state.archive.shown
            || (typing && self.state.view.mode != Mode::Replay)
        {
            return;
        }
        let is_record = |text: &str| !typing || text.trim().contains('\n');
        let mut pasted = None;
        ctx.input_mut(|input| {
            input.events.retain_mut(|event| match event {
                Event::Paste(text) if is_record(text) => {
                    pasted = Some(std::mem::take(text));
                    false
                }
                _ => true,
            });
        });
        if let Some(text) = pasted {
            self.messages.push(Message::PastedRecord(text));
        }
    }

    /// Whether the command's key is a letter that belongs to a move, while the game is looked through.
    fn writes_move(&self, entry: &CommandSpec) -> bool {
        let letter =
            |key: Key| key.name().chars().count() == 1 && key.name().chars().all(char::is_alphabetic);
        self.state.view.mode == Mode::Replay
            && entry.keys().next().is_some_and(|keys| keys.modifiers.is_none() && letter(keys.logical_key))
    }

    fn keys(&mut self, ctx: &Context) {
        let asks_for_menus = in_front::asks_for_menus(ctx);
        let covered = is_covered(&self.state, ctx);
        let may_undo = covered && overlay::lets_undo(&self.state) && !ctx.text_edit_focused();
        if covered && !may_undo {
            return;
        }
        if asks_for_menus && !covered {
            menu_bar::open(ctx);
        }
        // Alt with a letter is another key than the letter.
        let alt = ctx.input(|input| {
            let held = |event: &Event| matches!(event, Event::Key { modifiers, .. } if modifiers.alt);
            input.modifiers.alt || input.events.iter().any(held)
        });
        let view = &self.state.view;
        let typing = ctx.text_edit_focused();
        let on_board = board::view::has_keyboard(ctx);
        for entry in COMMANDS.with_keys() {
            // In the field for moves, arrows have nowhere to go as long as it is empty.
            let nothing_typed = entry.is_step && view.entry.text.is_empty();
            let yields = entry.yields_to_typing && !nothing_typed;
            // On the board, arrows go from point to point.
            let yields = (typing && yields) || (on_board && entry.is_arrow);
            let elsewhere = self.state.archive.shown && !entry.in_archive;
            let behind = covered && !matches!(entry.command, Command::Undo | Command::Redo);
            if behind || yields || elsewhere || !entry.enabled(&self.state) || self.writes_move(entry) {
                continue;
            }
            for shortcut in entry.keys() {
                // It writes a character where somebody types.
                if typing && shortcut.logical_key == Key::Questionmark {
                    continue;
                }
                let KeyboardShortcut { modifiers, logical_key } = shortcut;
                if alt && !modifiers.alt {
                    continue;
                }
                let times = ctx.input_mut(|input| input.count_and_consume_key(modifiers, logical_key));
                if times > 0 && modifiers.is_none() {
                    // The letter was a command: it is not written anywhere besides.
                    ctx.input_mut(|input| input.events.retain(|event| !matches!(event, Event::Text(_))));
                }
                // A key held down goes on step by step, and does nothing else more than once.
                for _ in 0..if entry.is_step { times } else { times.min(1) } {
                    self.messages.push(Message::Command(entry.command));
                }
            }
        }
    }
}

/// So long the keys may be held after something was pasted, in seconds.
const HELD: f64 = 1.5;

/// Whether the keys for pasting were let go, and nothing that can be read came of them.
pub(crate) fn came_to_nothing(ctx: &Context) -> bool {
    let id = Id::unique("pasted-at");
    let (came, released, now) = ctx.input(|input| {
        let any = |is: fn(&Event) -> bool| input.events.iter().any(is);
        let came = any(|event| matches!(event, Event::Paste(_) | Event::PasteImage(_)));
        let released = any(|event| match event {
            Event::Key { key: Key::V, pressed: false, modifiers, .. } => modifiers.command_only(),
            _ => false,
        });
        (came, released, input.time)
    });
    let before: Option<f64> = ctx.data(|data| data.get_temp(id));
    if came {
        ctx.data_mut(|data| data.insert_temp(id, now));
    }
    released && !came && before.is_none_or(|before| now - before > HELD)
}
