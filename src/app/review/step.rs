//! What is said in the room, carried out.

use crate::app::commands::{Command as C, CommandSpec, NONE, Section, does, starts};
use crate::app::event::EventMessage;
use crate::tr;
use egui::Key;
use std::path::PathBuf;
use std::sync::Arc;

use crate::app::decision_form::finding;
use crate::app::jobs::worker::Cancel;
use crate::app::message::{Effect, FileDialogKind, Message};
use crate::app::review::search::Search;
use crate::app::review::{Checked, LawChoice, ReviewJob, ReviewMessage, Room, Tab, Worked};
use crate::app::state::State;
use crate::report::Report;
use crate::ruling::Assumption;
use crate::store::archive::Progress;

/// Carries it out. The report stays as it is.
pub fn step(state: &mut State, said: ReviewMessage) -> Vec<Effect> {
    match said {
        ReviewMessage::Check => return check(state),
        ReviewMessage::Checked(checked) => {
            let review = &mut state.review;
            if review.asked.as_ref().is_some_and(|asked| Arc::ptr_eq(asked, &checked.report)) {
                review.asked = None;
                review.checked = Some(*checked);
            }
        }
        ReviewMessage::Enter(tab) => enter(state, tab),
        ReviewMessage::Search => return search(state),
        ReviewMessage::SearchElsewhere => return ask(state),
        ReviewMessage::Progress(of, progress) => {
            if let Some(search) = running(state, &of) {
                search.progress = progress;
            }
        }
        ReviewMessage::Searched(of, found) => {
            if let Some(search) = running(state, &of) {
                search.found = Some(found);
            }
        }
    }
    Vec::new()
}

/// The search that this stops, if it is still wanted.
fn running<'a>(state: &'a mut State, of: &Cancel) -> Option<&'a mut Search> {
    state.view.review.as_mut()?.search.as_mut().filter(|search| search.cancel == *of)
}

fn check(state: &mut State) -> Vec<Effect> {
    if !state.review.is_behind(&state.history) {
        return Vec::new();
    }
    let report = state.history.report().clone();
    if report.rulings.is_empty() && report.decisions.is_empty() {
        state.review.checked = Some(Checked::nothing_given(report));
        return Vec::new();
    }
    state.review.asked = Some(report.clone());
    vec![Effect::Review(ReviewJob::Check(report, state.at_hand.clone()))]
}

/// Opens the review; where it is open, goes there in it. Not while a question is open or a form is filled in: its
/// answer could change the report that is only looked at there.
pub fn enter(state: &mut State, tab: Tab) {
    if state.view.review.is_some() {
        return state.view.show_tab(tab);
    }
    if state.dialog.is_none() && !state.view.front.has_form() {
        let room = Room::of(state.history.report(), tab);
        state.view.enter_review(room);
    }
}

/// Opens the room where earlier reports are shown, and looks for them if that was not done.
pub fn precedents(state: &mut State) -> Vec<Effect> {
    enter(state, Tab::Precedents);
    match &state.view.review {
        Some(room) if room.search.is_none() => search(state),
        _ => Vec::new(),
    }
}

fn search(state: &mut State) -> Vec<Effect> {
    let own = state.path().and_then(|path| path.parent()).map(PathBuf::from);
    let folder = own.or_else(|| state.archive.folder.clone());
    // A path without a folder is in the current one.
    let named = |folder: PathBuf| if folder.as_os_str().is_empty() { PathBuf::from(".") } else { folder };
    match folder.map(named) {
        Some(folder) => search_in(state, folder),
        None => ask(state),
    }
}

fn ask(state: &mut State) -> Vec<Effect> {
    if state.busy {
        return Vec::new();
    }
    state.busy = true;
    vec![Effect::Pick(FileDialogKind::PrecedentFolder, String::new())]
}

/// Looks for earlier reports in this folder.
pub fn search_in(state: &mut State, folder: PathBuf) -> Vec<Effect> {
    let (of, own) = (state.history.report().clone(), state.path().map(PathBuf::from));
    let library = state.at_hand.clone();
    let Some(room) = &mut state.view.review else { return Vec::new() };
    let cancel = Cancel::default();
    let progress = Progress::default();
    room.search = Some(Search { folder: folder.clone(), cancel: cancel.clone(), progress, found: None });
    vec![Effect::Review(ReviewJob::Search { of, own, folder, library, cancel })]
}

/// The report with the law that is tried, and the disputed facts as they are taken to fall.
fn trial(report: &Report, room: &Room, state: &State) -> Report {
    let of = |wanted: bool| {
        let these = room.found.iter().filter(move |(_, so)| *so == wanted);
        these.map(|&(doubt, _)| doubt).collect()
    };
    let condition = Assumption { accepted: of(true), rejected: of(false) };
    let timeline = finding::found(report, &condition, state.prefs.lang);
    let mut tried = Report { timeline, ..report.clone() };
    room.law.put_into(&mut tried, &state.library);
    tried
}

impl State {
    /// Whether the report is only looked at.
    pub const fn reviewing(&self) -> bool {
        self.view.review.is_some()
    }

    /// The law that is looked at: the one recorded, or the one that is tried.
    pub fn law_choice(&self) -> LawChoice {
        self.view.review.as_ref().map_or_else(|| LawChoice::of(self.report()), |room| room.law.clone())
    }

    /// What the trial comes to; `None` where none is made.
    pub fn trial(&self) -> Option<&Worked> {
        self.view.review.as_ref()?.worked.as_ref()
    }

    /// Works out what the review shows, where it is not known.
    pub(crate) fn refresh_review(&mut self) {
        let Some(mut room) = self.view.review.take() else { return };
        let revision = self.history.revision();
        // Pictures that were asked for before the review was opened can still come.
        if room.worked.is_none() || room.revision != revision {
            room.revision = revision;
            let tried = trial(self.report(), &room, self);
            room.worked = Some(Worked::of(self.report(), tried, &self.library));
        }
        self.view.review = Some(room);
    }
}

/// Whether a message is carried out in the review: what is said there, what opens and saves reports, and answers to
/// what was begun before. Commands say it of themselves.
pub fn allows(message: &Message) -> bool {
    match message {
        Message::Command(_) => true,
        Message::Event(said) => {
            !matches!(said, EventMessage::Seat(_) | EventMessage::Enter | EventMessage::SearchFouls)
        }
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
        | Message::AmendmentKept(_)
        | Message::EarlierRead(..)
        | Message::BoardDrawn(_)
        | Message::FieldLeft
        | Message::RecoveryPrompt(_)
        | Message::Resized(_)
        | Message::BoardSized(_)
        | Message::BrokenOff
        | Message::Archive(_)
        | Message::FileSeen(..)
        | Message::NotKept(_) => true,
        Message::Gesture(_)
        | Message::KeepAmendment(_)
        | Message::Insert(_)
        | Message::FenTyped(_)
        | Message::Game(_)
        | Message::Dropped(_)
        | Message::Pasted(_)
        | Message::NothingPasted
        | Message::PastedRecord(_)
        | Message::EncodingChosen(_)
        | Message::Edit(_)
        | Message::Keys(_)
        | Message::Printing(_)
        | Message::Ask(_) => false,
    }
}

/// What this feature offers as commands.
pub(crate) static COMMANDS: &[CommandSpec] = &[
    does(
        Section::RulesReview,
        C::Review,
        |lang| tr!(lang, "command-review"),
        |state| enter(state, Tab::Ruling),
    )
    .key(NONE, Key::F8)
    .ticked(State::reviewing)
    .in_review(),
    does(
        Section::RulesReview,
        C::LeaveReview,
        |lang| tr!(lang, "room-leave"),
        |state| state.view.leave_review(),
    )
    .key(NONE, Key::Escape)
    .when(State::reviewing)
    .yields()
    .in_review(),
    starts(Section::RulesReview, C::Precedents, |lang| tr!(lang, "command-precedents"), precedents)
        .in_review(),
];
