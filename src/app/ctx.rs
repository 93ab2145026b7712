//! What a view gets: the state to show, and where to put what happened.

use std::collections::VecDeque;

use egui::Ui;

use crate::app::archive::Room;
use crate::app::arrangement::Arrangement;
use crate::app::commands::{Command, Commands};
use crate::app::exhibits::gallery::Gallery;
use crate::app::message::Message;
use crate::app::overlay::Overlay;
use crate::app::state::{State, View};
use crate::app::theme::{self, Palette};
use crate::text::Lang;
use xiangqi::Square;

/// What a view asks for.
pub enum Queued {
    Message(Box<Message>),
    View(Box<dyn FnOnce(&mut View)>),
    Archive(Box<dyn FnOnce(&mut Room)>),
}

/// What views have to say, in order.
#[derive(Default)]
pub struct Messages {
    queue: VecDeque<Queued>,
    pub(crate) highlight: Vec<Square>,
}

impl Messages {
    pub fn push(&mut self, message: Message) {
        self.queue.push_back(Queued::Message(Box::new(message)));
    }

    /// Lights up squares for as long as the pointer rests where this is said from.
    pub fn highlight(&mut self, squares: &[Square]) {
        self.highlight = squares.to_vec();
    }

    /// Changes how the report is looked at. What changes the report itself is a message.
    pub fn set(&mut self, change: impl FnOnce(&mut View) + 'static) {
        self.queue.push_back(Queued::View(Box::new(change)));
    }

    /// Changes how the archive is looked at.
    pub fn set_archive(&mut self, change: impl FnOnce(&mut Room) + 'static) {
        self.queue.push_back(Queued::Archive(Box::new(change)));
    }

    /// Opens something in front of the window.
    pub fn open<T: Overlay>(&mut self, overlay: T) {
        self.set(move |view| view.front.open(overlay));
    }

    /// Adds what another part of the view asked for.
    pub fn append(&mut self, mut other: Self) {
        self.queue.append(&mut other.queue);
    }

    /// Takes the oldest out.
    pub fn next(&mut self) -> Option<Queued> {
        self.queue.pop_front()
    }
}

/// What every view needs to see.
#[derive(Copy, Clone)]
pub struct ViewCtx<'a> {
    pub state: &'a State,
    pub gallery: &'a Gallery,
    pub commands: &'a Commands,
    pub lang: Lang,
    pub colours: &'static Palette,
    pub arrangement: Arrangement,
}

impl<'a> ViewCtx<'a> {
    pub fn of(ui: &Ui, state: &'a State, gallery: &'a Gallery, commands: &'a Commands) -> Self {
        let (ctx, board) = (ui.ctx(), state.prefs.board);
        let arrangement = Arrangement::of(ctx.content_rect().size(), ctx.zoom_factor(), board);
        Self { state, gallery, commands, lang: state.prefs.lang, colours: theme::colours(ui), arrangement }
    }

    /// What a command is called now.
    pub fn label(&self, command: Command) -> String {
        self.commands.label(command, self.state, self.lang)
    }

    /// Whether a command can be carried out now.
    pub fn enabled(&self, command: Command) -> bool {
        self.commands.enabled(command, self.state)
    }

    /// Whether everything stands one under the other, and scrolls as a whole.
    pub const fn is_stacked(&self) -> bool {
        self.arrangement.is_stacked()
    }

    /// Whether the report is only looked at.
    pub const fn read_only(&self) -> bool {
        self.state.reviewing()
    }
}
