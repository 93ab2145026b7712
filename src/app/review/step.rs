//! What is said in the room, carried out.

use std::path::PathBuf;
use std::sync::Arc;

use crate::app::message::{Effect, FileDialogKind};
use crate::app::review::search::{Cancel, Found, Search};
use crate::app::review::{Checked, Choice, ReviewJob, Room, Tab, Walk};
use crate::app::state::{Moment, State};
use crate::ruling::DisputedFact;
use crate::store::folder::Progress;

/// Something that happened in the review room, or in the check of the seals.
#[derive(Clone, Debug, PartialEq)]
pub enum ReviewMessage {
    /// The report is another than the one looked through last.
    Check,
    /// A report was looked through.
    Checked(Box<Checked>),
    /// The room is opened there.
    Enter(Tab),
    /// The room is left.
    Leave,
    /// Something else is to stand beside the board.
    Tab(Tab),
    /// Another moment is to be shown.
    Walk(Walk),
    /// This moment is to be shown.
    Show(Moment),
    /// This exhibit is to be shown.
    Exhibit(usize),
    /// The exhibit is to fill the window, or no more.
    Enlarge(bool),
    /// Other law is tried.
    Law(Choice),
    /// A disputed fact is taken to be so, or not, or to be open.
    Find(DisputedFact, Option<bool>),
    /// Back to law and facts as recorded.
    AsRecorded,
    /// Earlier reports are looked for in the report's own folder, or in one that is asked for.
    Search,
    /// Earlier reports are looked for in another folder.
    SearchElsewhere,
    /// The search is stopped.
    Stop,
    /// How far a search has come.
    Progress(Cancel, Progress),
    /// What a search has found, or why it could not look.
    Searched(Cancel, Result<Box<Found>, String>),
}

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
        ReviewMessage::Leave => state.review.room = None,
        ReviewMessage::Search => return search(state),
        ReviewMessage::SearchElsewhere => return ask(state),
        said => {
            let report = state.history.report().clone();
            if let Some(room) = &mut state.review.room {
                in_room(room, &report, said);
            }
        }
    }
    Vec::new()
}

fn in_room(room: &mut Room, report: &crate::report::Report, said: ReviewMessage) {
    match said {
        ReviewMessage::Tab(tab) => room.tab = tab,
        ReviewMessage::Walk(walk) => room.walk(report, walk),
        ReviewMessage::Show(moment) => room.show(report, moment),
        ReviewMessage::Exhibit(exhibit) => {
            room.exhibit = exhibit.min(report.exhibits.len().saturating_sub(1))
        }
        ReviewMessage::Enlarge(enlarged) => room.enlarged = enlarged && !report.exhibits.is_empty(),
        ReviewMessage::Law(choice) => room.choose(choice),
        ReviewMessage::Find(doubt, so) => room.find(doubt, so),
        ReviewMessage::AsRecorded => room.back(report),
        ReviewMessage::Stop => {
            if let Some(search) = &room.search {
                search.cancel.stop();
            }
        }
        ReviewMessage::Progress(of, progress) => {
            if let Some(search) = room.search.as_mut().filter(|search| search.cancel == of) {
                search.progress = progress;
            }
        }
        ReviewMessage::Searched(of, found) => {
            if let Some(search) = room.search.as_mut().filter(|search| search.cancel == of) {
                search.found = Some(found);
            }
        }
        ReviewMessage::Check
        | ReviewMessage::Checked(_)
        | ReviewMessage::Enter(_)
        | ReviewMessage::Leave
        | ReviewMessage::Search
        | ReviewMessage::SearchElsewhere => {}
    }
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

/// Opens the room; where it is open, goes there in it. Not while a question is open or a form is filled in: its
/// answer could change the report that is only looked at there.
pub fn enter(state: &mut State, tab: Tab) {
    if state.review.room.is_none() && (state.dialog.is_some() || state.draft.is_some()) {
        return;
    }
    match &mut state.review.room {
        Some(room) => room.tab = tab,
        None => {
            state.review.room = Some(Room::of(state.history.report(), tab));
            state.view.highlight.clear();
        }
    }
}

/// Opens the room where earlier reports are shown, and looks for them if that was not done.
pub fn precedents(state: &mut State) -> Vec<Effect> {
    enter(state, Tab::Precedents);
    match &state.review.room {
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
    let Some(room) = &mut state.review.room else { return Vec::new() };
    let cancel = Cancel::default();
    let progress = Progress::default();
    room.search = Some(Search { folder: folder.clone(), cancel: cancel.clone(), progress, found: None });
    vec![Effect::Review(ReviewJob::Search { of, own, folder, library, cancel })]
}
