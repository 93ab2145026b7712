//! The window's heart: takes what happened, shows the views, carries out the messages.

use egui::{Context, ThemePreference, Ui, ViewportCommand};

use super::clock;
use super::command::Command;
use super::draft::Drafting;
use super::files::Files;
use super::message::{Effect, Message};
use super::state::{State, ThemeChoice};
use super::update::update;
use super::views::{self, Outbox};
use super::{fonts, theme};
use crate::wording::window;

/// The window without its frame: it needs an [`egui::Context`] and nothing else, so that tests can drive it.
pub struct Desk {
    state: State,
    files: Files,
    outbox: Outbox,
    title: String,
    theme: Option<ThemeChoice>,
}

impl Desk {
    /// The window for `state`.
    #[must_use]
    pub fn new(state: State, files: Files) -> Self {
        Self { state, files, outbox: Outbox::default(), title: String::new(), theme: None }
    }

    /// Fonts and looks; once, before the first frame.
    pub fn install(ctx: &Context) {
        fonts::install(ctx);
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
        self.listen(&ctx);
        self.carry_out(&ctx, window);
        self.dress(&ctx);
        views::show(ui, &self.state, &mut self.outbox);
        if self.carry_out(&ctx, window) {
            ctx.request_repaint();
        }
    }

    /// What came from outside the views: files, keys, dropped files, the close button.
    fn listen(&mut self, ctx: &Context) {
        while let Some(message) = self.files.received() {
            self.outbox.push(message);
        }
        let dropped = ctx.input(|input| input.raw.dropped_files.first().map(|file| file.path().to_owned()));
        if let Some(path) = dropped {
            self.outbox.push(Message::Open(path));
        }
        if ctx.input(|input| input.viewport().close_requested()) && !self.state.leaving {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
            self.outbox.push(Message::Command(Command::Quit));
        }
        self.keys(ctx);
    }

    fn keys(&mut self, ctx: &Context) {
        let in_front =
            self.state.dialog.is_some() || self.state.draft.is_some() || self.state.view.clause.is_some();
        if in_front || egui::Popup::is_any_open(ctx) {
            return;
        }
        let typing = ctx.text_edit_focused();
        for command in Command::WITH_KEYS {
            if (typing && command.yields_to_typing()) || !command.enabled(&self.state) {
                continue;
            }
            for shortcut in command.shortcut().into_iter().chain(command.other_keys()) {
                if ctx.input_mut(|input| input.consume_shortcut(&shortcut)) {
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
            Effect::ReadClock => self.outbox.push(Message::Drafting(Drafting::Clock(clock::now()))),
            Effect::Close => ctx.send_viewport_cmd(ViewportCommand::Close),
            file_job => {
                let folder =
                    self.state.path().and_then(std::path::Path::parent).map(std::path::Path::to_owned);
                self.files.start(file_job, folder.as_deref(), self.state.view.lang, ctx, window);
            }
        }
    }

    /// Title, size and theme, where they have changed.
    fn dress(&mut self, ctx: &Context) {
        let state = &self.state;
        let title = window::title(state.report(), state.path(), state.history.is_dirty(), state.view.lang);
        if title != self.title {
            ctx.send_viewport_cmd(ViewportCommand::Title(title.clone()));
            self.title = title;
        }
        let zoom = theme::zoom(ctx.content_rect().size() * ctx.zoom_factor(), state.view.zoom);
        if (zoom - ctx.zoom_factor()).abs() > f32::EPSILON {
            ctx.set_zoom_factor(zoom);
        }
        if self.theme != Some(state.view.theme) {
            self.theme = Some(state.view.theme);
            ctx.set_theme(match state.view.theme {
                ThemeChoice::System => ThemePreference::System,
                ThemeChoice::Light => ThemePreference::Light,
                ThemeChoice::Dark => ThemePreference::Dark,
            });
        }
    }
}

impl eframe::App for Desk {
    fn ui(&mut self, ui: &mut Ui, frame: &mut eframe::Frame) {
        self.frame(ui, Some(frame));
    }
}
