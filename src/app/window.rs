//! The window's heart: takes what happened, shows the views, carries out the messages.

use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui::{Context, ThemePreference, Ui, Vec2, ViewportCommand};

use crate::app::archive::Asked;
use crate::app::archive::archivist::Archivist;
use crate::app::autosave::Autosave;
use crate::app::board;
use crate::app::ctx::{Messages, Queued};
use crate::app::exhibits::gallery::Gallery;
use crate::app::file_watch::FileWatch;
use crate::app::input::in_front::InFront;
use crate::app::input::window_geometry::Opening;
use crate::app::input::{control_chars, ime};
use crate::app::jobs::Files;
use crate::app::message::{Effect, FileDialogKind, Message};
use crate::app::preferences::ThemeChoice;
use crate::app::recovery::{RecoveryChoice, RecoveryPrompt, left_behind};
use crate::app::state::{State, View};
use crate::app::theme;
use crate::app::theme::fonts;
use crate::app::update::update;
use crate::app::view;
use crate::store::{AppDirs, RecoveredWork};
use crate::text::window;

/// The window without its frame: it needs an [`egui::Context`] and nothing else, so that tests can drive it.
pub struct App {
    pub(crate) state: State,
    pub(crate) files: Files,
    pub(crate) messages: Messages,
    gallery: Gallery,
    pub(crate) archivist: Archivist,
    autosave: Option<Autosave>,
    file_watch: FileWatch,
    left: VecDeque<RecoveredWork>,
    title: String,
    theme: Option<ThemeChoice>,
    /// The size of the window in the last frame.
    size: Vec2,
    /// The window's beginning, until it has the size it is to have.
    pub(crate) opening: Option<Opening>,
}

impl App {
    /// The window for `state`.
    pub fn new(state: State, files: Files) -> Self {
        Self {
            state,
            files,
            messages: Messages::default(),
            gallery: Gallery::default(),
            archivist: Archivist::default(),
            autosave: None,
            file_watch: FileWatch::default(),
            left: VecDeque::new(),
            title: String::new(),
            theme: None,
            size: Vec2::ZERO,
            opening: None,
        }
    }

    /// The same, with unsaved work and remembered choices kept at `places`, and offering what was left behind
    /// there; where a file was named, only what belongs to it.
    pub fn keeping(mut self, places: &AppDirs, named: Option<&Path>) -> Self {
        self.autosave = Some(Autosave::begin(places, &self.state));
        self.archivist.keep_index();
        self.left = left_behind(places, named).into();
        self.state.own_folder = Some(places.law.clone());
        if let Some(path) = self.state.path().map(Path::to_owned) {
            self.state.remember(&path);
        }
        self
    }

    /// The same in a window of the system, which has to be brought to its size.
    pub fn opening(mut self) -> Self {
        self.opening = Some(Opening::of(self.state.prefs.window));
        self
    }

    /// Fonts and looks; once, before the first frame.
    pub fn install(ctx: &Context) {
        fonts::install(ctx);
        control_chars::install(ctx);
        theme::install(ctx);
        ctx.add_plugin(InFront::default());
    }

    /// What the window shows.
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// Takes a message as if a view had sent it.
    pub fn send(&mut self, message: Message) {
        self.messages.push(message);
    }

    /// Changes how the report is looked at, as if a view had done it.
    pub fn set(&mut self, change: impl FnOnce(&mut View) + 'static) {
        self.messages.set(change);
    }

    pub fn frame(&mut self, ui: &mut Ui, window: Option<&eframe::Frame>) {
        let ctx = ui.ctx().clone();
        ime::follow(&ctx);
        self.listen(&ctx);
        for seen in self.file_watch.follow(&self.state, &ctx) {
            self.messages.push(seen);
        }
        self.keep_house();
        self.carry_out(&ctx, window);
        self.dress(&ctx);
        let state = &self.state;
        let exhibit = state.exhibit();
        self.gallery.keep_up(&state.report().exhibits, exhibit, &ctx);
        view::show(ui, &mut self.state, &self.gallery, &mut self.messages);
        if self.carry_out(&ctx, window) {
            ctx.request_repaint();
        }
        let size = ctx.content_rect().size();
        if self.size != size {
            // What wraps now stands in bars that are as high as they were.
            self.size = size;
            ctx.request_discard("the window has another size");
        }
    }

    /// Carries out the messages, first in first out, and says whether there were any.
    fn carry_out(&mut self, ctx: &Context, window: Option<&eframe::Frame>) -> bool {
        let mut any = false;
        while let Some(next) = self.messages.next() {
            any = true;
            match next {
                Queued::View(change) => {
                    change(&mut self.state.view);
                    self.state.refresh();
                }
                Queued::Archive(change) => change(&mut self.state.archive),
                Queued::Message(message) => {
                    for effect in update(&mut self.state, *message) {
                        self.effect(effect, ctx, window);
                    }
                }
            }
        }
        any
    }

    fn effect(&mut self, effect: Effect, ctx: &Context, window: Option<&eframe::Frame>) {
        match effect {
            Effect::Close => {
                if let Some(autosave) = &mut self.autosave {
                    autosave.follow(&self.state);
                    autosave.end();
                }
                ctx.send_viewport_cmd(ViewportCommand::Close);
            }
            Effect::Copy(text) => ctx.copy_text(text),
            Effect::CopyImage(image) => ctx.copy_image(Arc::unwrap_or_clone(image)),
            Effect::FocusBoard => board::view::take_keyboard(ctx),
            Effect::FullScreen(on) => ctx.send_viewport_cmd(ViewportCommand::Fullscreen(on)),
            Effect::ToggleFullScreen => {
                let on = ctx.input(|input| input.viewport().fullscreen).unwrap_or_default();
                ctx.send_viewport_cmd(ViewportCommand::Fullscreen(!on));
            }
            Effect::RequestPaste => ctx.send_viewport_cmd(ViewportCommand::RequestPaste),
            Effect::Left(fate) => self.decide(fate),
            Effect::Archive(job) => self.archivist.start(job, &self.state.at_hand, ctx),
            file_job => {
                let folder = self.folder(&file_job);
                self.files.start(file_job, folder.as_deref(), self.state.prefs.lang, ctx, window);
            }
        }
    }

    /// Where a file dialog begins: where the report is, or the last one was; home where that is gone.
    fn folder(&self, job: &Effect) -> Option<PathBuf> {
        let last = self.state.path().or_else(|| self.state.recent.first().map(PathBuf::as_path));
        let of_report = last.and_then(Path::parent);
        let folder = match job {
            Effect::Pick(FileDialogKind::Archive(Asked::Folder), _) => {
                self.state.archive.folder.as_deref().or(of_report)?
            }
            _ => of_report?,
        };
        if folder.is_dir() { Some(folder.to_owned()) } else { etcetera::home_dir().ok() }
    }

    fn decide(&mut self, fate: RecoveryChoice) {
        let (Some(left), Some(autosave)) = (self.left.pop_front(), &mut self.autosave) else { return };
        match fate {
            RecoveryChoice::TakenOver => autosave.take_over(left, &self.state),
            RecoveryChoice::Discarded => return autosave.discard(left),
            RecoveryChoice::Later => {}
        }
        // The others wait for the next start.
        self.left.clear();
    }

    /// Keeps unsaved work and choices, and offers work that was left behind.
    fn keep_house(&mut self) {
        let Some(autosave) = &mut self.autosave else { return };
        autosave.follow(&self.state);
        if let Some(failure) = autosave.failure() {
            self.messages.push(Message::NotKept(failure));
        }
        if self.state.dialog.is_none()
            && let Some(left) = self.left.front()
        {
            self.messages.push(Message::RecoveryPrompt(Box::new(RecoveryPrompt::of(left))));
        }
    }

    /// Title, size and theme, where they have changed.
    fn dress(&mut self, ctx: &Context) {
        let state = &self.state;
        let title = window::title(state.report(), state.path(), state.would_lose(), state.prefs.lang);
        if title != self.title {
            ctx.send_viewport_cmd(ViewportCommand::Title(title.clone()));
            self.title = title;
        }
        let zoom = theme::zoom(ctx.content_rect().size() * ctx.zoom_factor(), state.prefs.scale.percent());
        if (zoom - ctx.zoom_factor()).abs() > f32::EPSILON {
            ctx.set_zoom_factor(zoom);
        }
        if self.theme != Some(state.prefs.theme) {
            self.theme = Some(state.prefs.theme);
            theme::contrast(ctx, state.prefs.theme == ThemeChoice::Contrast);
            ctx.set_theme(match state.prefs.theme {
                ThemeChoice::System => ThemePreference::System,
                ThemeChoice::Light => ThemePreference::Light,
                ThemeChoice::Dark | ThemeChoice::Contrast => ThemePreference::Dark,
            });
        }
    }
}

impl eframe::App for App {
    fn ui(&mut self, ui: &mut Ui, frame: &mut eframe::Frame) {
        self.frame(ui, Some(frame));
    }
}
