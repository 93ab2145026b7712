//! What stands in front of the window. A feature implements [`Overlay`] for the state of what it shows there;
//! everything that is decided over all of them is decided by asking each.

use std::any::Any;
use std::fmt::Debug;

use egui::{Context, Popup, Ui};

use crate::app::commands::Command;
use crate::app::ctx::{Messages, ViewCtx};
use crate::app::dialog::parts;
use crate::app::edit::Edit;
use crate::app::message::Message;
use crate::app::state::State;
use crate::report::{Exhibit, Report};
use crate::tr;

/// Something in front of the window. Its state lives as long as it is open, and is changed directly.
pub trait Overlay: Any + Debug {
    /// Shows it; says whether it stays open.
    fn show(&mut self, ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) -> bool;

    /// Whether it may be open while the report is only looked at. What changes the report may not.
    fn in_review(&self) -> bool;

    /// Whether it takes keys and pastes from what is behind it.
    fn covers(&self, _: &Context) -> bool {
        true
    }

    /// Whether nothing is shown behind it.
    fn fills_window(&self) -> bool {
        false
    }

    /// Whether something is filled in.
    fn is_form(&self) -> bool {
        false
    }

    /// What was written in it and stands nowhere else yet.
    fn unfinished(&self) -> Option<String> {
        None
    }

    /// The change of the report that is filled in, as far as it is whole.
    fn edit(&self, _: &State) -> Option<Edit> {
        None
    }

    /// The exhibit it shows.
    fn exhibit<'a>(&'a self, _: &'a Report) -> Option<&'a Exhibit> {
        None
    }
}

/// What is open in front of the window, from back to front; one of a kind.
#[derive(Debug, Default)]
pub struct Front(Vec<Box<dyn Overlay>>);

impl Front {
    /// Opens it, in the place of what was open of its kind.
    pub fn open<T: Overlay>(&mut self, overlay: T) {
        self.close::<T>();
        self.0.push(Box::new(overlay));
    }

    pub fn close<T: Overlay>(&mut self) {
        self.0.retain(|one| !is::<T>(one.as_ref()));
    }

    pub fn has<T: Overlay>(&self) -> bool {
        self.get::<T>().is_some()
    }

    pub fn get<T: Overlay>(&self) -> Option<&T> {
        self.0.iter().find_map(|one| (one.as_ref() as &dyn Any).downcast_ref())
    }

    pub fn get_mut<T: Overlay>(&mut self) -> Option<&mut T> {
        self.0.iter_mut().find_map(|one| (one.as_mut() as &mut dyn Any).downcast_mut())
    }

    /// Whether something is being filled in.
    pub fn has_form(&self) -> bool {
        self.0.iter().any(|one| one.is_form())
    }

    /// What was written and stands nowhere else yet.
    pub fn unfinished(&self) -> Option<String> {
        self.0.iter().find_map(|one| one.unfinished())
    }

    /// The change of the report that is filled in, as far as it is whole.
    pub fn edit(&self, state: &State) -> Option<Edit> {
        self.0.iter().find_map(|one| one.edit(state))
    }

    /// The foremost exhibit shown.
    pub fn exhibit<'a>(&'a self, report: &'a Report) -> Option<&'a Exhibit> {
        self.0.iter().rev().find_map(|one| one.exhibit(report))
    }

    /// Shows what is open. Where something fills the window, nothing else is.
    pub fn show(&mut self, ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
        let filled = self.fills_window();
        self.0.retain_mut(|one| filled != one.fills_window() || one.show(ui, cx, out));
    }

    /// Whether something fills the window.
    pub fn fills_window(&self) -> bool {
        self.0.iter().any(|one| one.fills_window())
    }

    /// Closes all that could change the report.
    pub fn only_to_look_at(&mut self) {
        self.0.retain(|one| one.in_review());
    }
}

fn is<T: Overlay>(one: &dyn Overlay) -> bool {
    (one as &dyn Any).is::<T>()
}

/// Whether something is in front of the board, and has the keyboard.
pub fn is_covered(state: &State, ctx: &Context) -> bool {
    state.dialog.is_some() || state.view.front.0.iter().any(|one| one.covers(ctx)) || Popup::is_any_open(ctx)
}

/// Whether what was done last can be taken back though something is in front: where that is only looked at.
pub fn lets_undo(state: &State) -> bool {
    state.dialog.is_none() && state.view.front.0.iter().all(|one| one.in_review())
}

/// Something that is filled in before it becomes part of the report. Leaving it changes nothing and needs no undo.
pub trait Draft: Clone + PartialEq + Debug + 'static {
    /// Shows it as a form, and says what was done with it.
    fn show(&mut self, ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) -> Filling;

    /// The change of the report that it asks for; none as long as something is lacking.
    fn edit(&self, state: &State) -> Option<Edit>;

    /// What was written in it.
    fn words(&self) -> String;

    /// Whether the board is in use for it, and the form out of the way.
    fn is_put_aside(&self) -> bool {
        false
    }
}

/// How far a form has come.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Filling {
    GoesOn,
    /// It was escaped from: what is filled in is not thrown away without asking.
    Leaves,
    /// What is filled in becomes part of the report.
    Confirmed,
    /// The same, and the report is saved.
    ConfirmedToSave,
    Cancelled,
}

impl Filling {
    /// The same, where the form was not left meanwhile.
    pub fn or_left(self, left: bool) -> Self {
        if self == Self::GoesOn && left { Self::Leaves } else { self }
    }
}

/// A draft, with what it was at first.
#[derive(Debug)]
pub struct Form<T> {
    begun: T,
    pub draft: T,
    /// Whether it is asked if what is filled in may be lost.
    pub leaving: bool,
}

impl<T: Draft> Form<T> {
    pub fn new(draft: T) -> Self {
        Self { begun: draft.clone(), draft, leaving: false }
    }
}

impl<T: Draft> Overlay for Form<T> {
    fn show(&mut self, ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) -> bool {
        if self.draft.is_put_aside() {
            return true;
        }
        match self.draft.show(ui, cx, out) {
            Filling::Cancelled => return false,
            done @ (Filling::Confirmed | Filling::ConfirmedToSave) => {
                if let Some(edit) = self.draft.edit(cx.state) {
                    out.push(Message::Edit(edit));
                    if done == Filling::ConfirmedToSave {
                        out.push(Message::Command(Command::Save));
                    }
                    return false;
                }
            }
            Filling::Leaves if self.draft == self.begun => return false,
            Filling::Leaves => self.leaving = true,
            Filling::GoesOn => {}
        }
        if !self.leaving {
            return true;
        }
        let (mut kept, mut discarded) = (false, false);
        let dismissed = parts::window(ui.ctx(), "leave-draft", |ui| {
            let text = tr!(cx.lang, "leave-draft-text").to_owned();
            parts::say(ui, tr!(cx.lang, "leave-draft"), &[text]);
            let answers = [(tr!(cx.lang, "keep-writing"), false), (tr!(cx.lang, "discard-draft"), true)];
            let answer = parts::answer(ui, &answers);
            (kept, discarded) = (answer == Some(false), answer == Some(true));
        });
        self.leaving = !(kept || dismissed);
        !discarded
    }

    fn in_review(&self) -> bool {
        false
    }

    fn is_form(&self) -> bool {
        true
    }

    fn unfinished(&self) -> Option<String> {
        (self.draft != self.begun).then(|| self.draft.words()).filter(|words| !words.is_empty())
    }

    fn edit(&self, state: &State) -> Option<Edit> {
        self.draft.edit(state)
    }
}
