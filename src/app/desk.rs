//! The window's heart: takes what happened, shows the views, carries out the messages.

use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui::{Context, Key, KeyboardShortcut, ThemePreference, Ui, ViewportCommand};

use super::archive_room::{Archivist, Asked, Said};
use super::clock;
use super::command::{Command, is_character};
use super::draft::Drafting;
use super::edit::{Edit, Field};
use super::files::Files;
use super::gallery::Gallery;
use super::housekeeping::Housekeeper;
use super::looks::WindowSize;
use super::message::{Effect, Message, Purpose};
use super::offer::{Fate, Offer, left_behind};
use super::review_room;
use super::state::{Mode, State, ThemeChoice};
use super::update::update;
use super::views::{self, Outbox};
use super::{fonts, ime, theme, unseen};
use crate::archive::{LeftBehind, Places};
use crate::wording::window;

/// The window without its frame: it needs an [`egui::Context`] and nothing else, so that tests can drive it.
pub struct Desk {
    state: State,
    files: Files,
    outbox: Outbox,
    gallery: Gallery,
    archivist: Archivist,
    housekeeper: Option<Housekeeper>,
    left: VecDeque<LeftBehind>,
    title: String,
    theme: Option<ThemeChoice>,
}

impl Desk {
    /// The window for `state`.
    #[must_use]
    pub fn new(state: State, files: Files) -> Self {
        Self {
            state,
            files,
            outbox: Outbox::default(),
            gallery: Gallery::default(),
            archivist: Archivist::default(),
            housekeeper: None,
            left: VecDeque::new(),
            title: String::new(),
            theme: None,
        }
    }

    /// The same, with unsaved work and remembered choices kept at `places`, and offering what was left behind
    /// there; where a file was named, only what belongs to it.
    #[must_use]
    pub fn keeping(mut self, places: &Places, named: Option<&Path>) -> Self {
        self.housekeeper = Some(Housekeeper::begin(places, &self.state));
        self.archivist.keep_index();
        self.left = left_behind(places, named).into();
        self.state.key_folder = Some(places.law.clone());
        if let Some(path) = self.state.path().map(Path::to_owned) {
            self.state.remember(&path);
        }
        self
    }

    /// Fonts and looks; once, before the first frame.
    pub fn install(ctx: &Context) {
        fonts::install(ctx);
        unseen::install(ctx);
        theme::install(ctx);
    }

    /// What the window shows.
    #[must_use]
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// Takes a message as if a view had sent it.
    pub fn send(&mut self, message: Message) {
        self.outbox.push(message);
    }

    /// One frame.
    pub fn frame(&mut self, ui: &mut Ui, window: Option<&eframe::Frame>) {
        let ctx = ui.ctx().clone();
        ime::follow(&ctx);
        self.listen(&ctx);
        self.keep_house();
        self.carry_out(&ctx, window);
        self.dress(&ctx);
        let state = &self.state;
        let exhibit = state.exhibit().or_else(|| state.review.exhibit(state.report()));
        self.gallery.keep_up(&state.report().exhibits, exhibit, &ctx);
        views::show(ui, state, &self.gallery, &mut self.outbox);
        if self.carry_out(&ctx, window) {
            ctx.request_repaint();
        }
    }

    /// What came from outside the views: files, keys, dropped files, the close button.
    fn listen(&mut self, ctx: &Context) {
        while let Some(message) = self.files.received() {
            self.outbox.push(message);
        }
        for message in self.archivist.received(self.state.view.lang) {
            self.outbox.push(message);
        }
        if ctx.input(|input| input.events.contains(&egui::Event::WindowFocused(true))) {
            self.outbox.push(Message::Archive(Said::Back));
        }
        let dropped: Vec<PathBuf> =
            ctx.input(|input| input.raw.dropped_files.iter().map(|file| file.path().to_owned()).collect());
        match dropped.first() {
            Some(folder) if self.state.archive.shown && folder.is_dir() => {
                self.outbox.push(Message::Archive(Said::Folder(folder.clone())));
            }
            Some(_) => self.outbox.push(Message::Dropped(dropped)),
            None => {}
        }
        if self.state.review.is_behind(&self.state.history) {
            self.outbox.push(Message::Review(review_room::Said::Check));
        }
        self.pasted(ctx);
        self.pasted_record(ctx);
        if ctx.input(|input| input.viewport().close_requested()) && !self.state.leaving {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
            self.outbox.push(Message::Command(Command::Quit));
        }
        self.resized(ctx);
        self.keys(ctx);
    }

    /// The window's size, where it is not the one known. A screen filled keeps the size to go back to.
    fn resized(&mut self, ctx: &Context) {
        let known = self.state.view.window;
        let zoom = ctx.zoom_factor();
        let now = ctx.input(|input| {
            let viewport = input.viewport();
            // While the ruling is read out, the screen is filled for that alone.
            if viewport.fullscreen == Some(true) || viewport.minimized == Some(true) {
                return None;
            }
            let size = viewport.inner_rect?.size() * zoom;
            let whole_screen = viewport.maximized.unwrap_or_default();
            Some(match known {
                Some(known) if whole_screen => WindowSize { whole_screen, ..known },
                _ => WindowSize { width: size.x.round() as u32, height: size.y.round() as u32, whole_screen },
            })
        });
        if let Some(size) = now.filter(|now| known != Some(*now)) {
            self.outbox.push(Message::Resized(size));
        }
    }

    /// Pictures from the clipboard. Who writes in a field wants text, and gets no picture.
    fn pasted(&mut self, ctx: &Context) {
        if self.state.dialog.is_some() || self.state.archive.shown || ctx.text_edit_focused() {
            return;
        }
        let pasted = ctx.input(|input| {
            input.events.iter().find_map(|event| match event {
                egui::Event::PasteImage(image) => Some(image.clone()),
                _ => None,
            })
        });
        if let Some(image) = pasted {
            self.outbox.push(Message::Pasted(image));
        }
    }

    /// Whether something is in front of the board, and has the keyboard.
    fn is_covered(&self, ctx: &Context) -> bool {
        let (state, view) = (&self.state, &self.state.view);
        state.dialog.is_some()
            || state.draft.is_some()
            || view.clause.is_some()
            || view.browser.is_some()
            || view.comparing
            || view.announcing
            || view.finder.is_some()
            || view.overview
            || view.exhibit.is_some()
            || view.decision.is_some()
            || state.keys.is_some()
            || egui::Popup::is_any_open(ctx)
    }

    /// Text from the clipboard, where nobody writes in a field; and text of several lines pasted where moves are
    /// written, which is a record and no move.
    fn pasted_record(&mut self, ctx: &Context) {
        let typing = ctx.text_edit_focused();
        if self.is_covered(ctx)
            || self.state.archive.shown
            || (typing && self.state.view.mode != Mode::Replay)
        {
            return;
        }
        let is_record = |text: &str| !typing || text.trim().contains('\n');
        let mut pasted = None;
        ctx.input_mut(|input| {
            input.events.retain_mut(|event| match event {
                egui::Event::Paste(text) if is_record(text) => {
                    pasted = Some(std::mem::take(text));
                    false
                }
                _ => true,
            });
        });
        if let Some(text) = pasted {
            self.outbox.push(Message::PastedRecord(text));
        }
    }

    /// Whether the command's key is a letter that belongs to a move, while the game is looked through.
    fn writes_move(&self, command: Command) -> bool {
        let letter =
            |key: Key| key.name().chars().count() == 1 && key.name().chars().all(char::is_alphabetic);
        self.state.view.mode == Mode::Replay
            && command.shortcut().is_some_and(|keys| keys.modifiers.is_none() && letter(keys.logical_key))
    }

    fn keys(&mut self, ctx: &Context) {
        if self.is_covered(ctx) {
            return;
        }
        let view = &self.state.view;
        let typing = ctx.text_edit_focused();
        let on_board = views::has_keyboard(ctx);
        let reviewing = self.state.review.is_open();
        for &command in Command::with_keys() {
            if reviewing && !review_room::serves(command) {
                continue;
            }
            // In the field for moves, arrows have nowhere to go as long as it is empty.
            let nothing_typed = command.is_step() && view.entry.text.is_empty();
            let yields = command.yields_to_typing() && !nothing_typed;
            // On the board, arrows go from point to point.
            let yields = (typing && yields) || (on_board && command.is_arrow());
            let elsewhere = self.state.archive.shown && !command.is_everywhere();
            if yields || elsewhere || !command.enabled(&self.state) || self.writes_move(command) {
                continue;
            }
            for shortcut in command.shortcut().into_iter().chain(command.other_keys()) {
                if typing && is_character(shortcut) {
                    continue;
                }
                let KeyboardShortcut { modifiers, logical_key } = shortcut;
                let times = ctx.input_mut(|input| input.count_and_consume_key(modifiers, logical_key));
                if times > 0 && modifiers.is_none() {
                    // The letter was a command: it is not written anywhere besides.
                    ctx.input_mut(|input| {
                        input.events.retain(|event| !matches!(event, egui::Event::Text(_)))
                    });
                }
                // A key held down goes on step by step, and does nothing else more than once.
                for _ in 0..if command.is_step() { times } else { times.min(1) } {
                    self.outbox.push(Message::Command(command));
                }
            }
        }
    }

    /// Carries out the messages, first in first out, and says whether there were any.
    fn carry_out(&mut self, ctx: &Context, window: Option<&eframe::Frame>) -> bool {
        let mut any = false;
        while let Some(message) = self.outbox.next() {
            any = true;
            for effect in update(&mut self.state, message) {
                self.effect(effect, ctx, window);
            }
        }
        any
    }

    fn effect(&mut self, effect: Effect, ctx: &Context, window: Option<&eframe::Frame>) {
        match effect {
            Effect::Close => {
                if let Some(housekeeper) = &mut self.housekeeper {
                    housekeeper.follow(&self.state);
                    housekeeper.end();
                }
                ctx.send_viewport_cmd(ViewportCommand::Close);
            }
            Effect::Copy(text) => ctx.copy_text(text),
            Effect::CopyImage(image) => ctx.copy_image(Arc::unwrap_or_clone(image)),
            Effect::StampRow(index) => {
                let time = Edit::Write(Field::EventTime(index), clock::now());
                self.outbox.push(Message::Edit(time));
            }
            Effect::FocusBoard => views::take_keyboard(ctx),
            Effect::FullScreen(on) => ctx.send_viewport_cmd(ViewportCommand::Fullscreen(on)),
            Effect::Left(fate) => self.decide(fate),
            Effect::ReadClock => self.outbox.push(Message::Drafting(Drafting::Clock(clock::now()))),
            Effect::Archive(job) => self.archivist.start(job, &self.state.at_hand, self.state.view.lang, ctx),
            file_job => {
                let folder = self.folder(&file_job);
                self.files.start(file_job, folder.as_deref(), self.state.view.lang, ctx, window);
            }
        }
    }

    /// Where a file dialog begins: where the report is, or the last one was; home where that is gone.
    fn folder(&self, job: &Effect) -> Option<PathBuf> {
        let last = self.state.path().or_else(|| self.state.recent.first().map(PathBuf::as_path));
        let of_report = last.and_then(Path::parent);
        let folder = match job {
            Effect::Pick(Purpose::Archive(Asked::Folder), _) => {
                self.state.archive.folder.as_deref().or(of_report)?
            }
            _ => of_report?,
        };
        if folder.is_dir() { Some(folder.to_owned()) } else { etcetera::home_dir().ok() }
    }

    fn decide(&mut self, fate: Fate) {
        let (Some(left), Some(housekeeper)) = (self.left.pop_front(), &mut self.housekeeper) else { return };
        match fate {
            Fate::TakenOver => housekeeper.take_over(left, &self.state),
            Fate::Discarded => return housekeeper.discard(left),
            Fate::Later => {}
        }
        // The others wait for the next start.
        self.left.clear();
    }

    /// Keeps unsaved work and choices, and offers work that was left behind.
    fn keep_house(&mut self) {
        let Some(housekeeper) = &mut self.housekeeper else { return };
        housekeeper.follow(&self.state);
        if let Some(failure) = housekeeper.failure() {
            self.outbox.push(Message::NotKept(failure));
        }
        if self.state.dialog.is_none()
            && let Some(left) = self.left.front()
        {
            self.outbox.push(Message::Offer(Box::new(Offer::of(left))));
        }
    }

    /// Title, size and theme, where they have changed.
    fn dress(&mut self, ctx: &Context) {
        let state = &self.state;
        let title = window::title(state.report(), state.path(), state.would_lose(), state.view.lang);
        if title != self.title {
            ctx.send_viewport_cmd(ViewportCommand::Title(title.clone()));
            self.title = title;
        }
        let zoom = theme::zoom(ctx.content_rect().size() * ctx.zoom_factor(), state.view.scale);
        if (zoom - ctx.zoom_factor()).abs() > f32::EPSILON {
            ctx.set_zoom_factor(zoom);
        }
        if self.theme != Some(state.view.theme) {
            self.theme = Some(state.view.theme);
            theme::contrast(ctx, state.view.theme == ThemeChoice::Contrast);
            ctx.set_theme(match state.view.theme {
                ThemeChoice::System => ThemePreference::System,
                ThemeChoice::Light => ThemePreference::Light,
                ThemeChoice::Dark | ThemeChoice::Contrast => ThemePreference::Dark,
            });
        }
    }
}

impl eframe::App for Desk {
    fn ui(&mut self, ui: &mut Ui, frame: &mut eframe::Frame) {
        self.frame(ui, Some(frame));
    }
}
