//! What is said in the room, carried out.

use crate::app::commands::{Command as C, CommandSpec, NONE, Section, does, starts};
use crate::tr;
use egui::Key;
use std::path::PathBuf;
use std::sync::Arc;

use crate::app::board::scene;
use crate::app::board::scene::Scene;
use crate::app::decision_form::finding;
use crate::app::message::{Effect, FileDialogKind, Message};
use crate::app::review::search::{Cancel, Search};
use crate::app::review::{Checked, ReviewJob, ReviewMessage, Room, Tab, Worked};
use crate::app::state::{Moment, State};
use crate::incident::Incident;
use crate::report::Report;
use crate::ruling::{Assumption, rule_disputed};
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

fn in_room(room: &mut Room, report: &Report, said: ReviewMessage) {
    match said {
        ReviewMessage::Tab(tab) => room.tab = tab,
        ReviewMessage::Walk(walk) => room.walk(report, walk),
        ReviewMessage::Show(moment) => room.show(report, moment),
        ReviewMessage::Exhibit(exhibit) => {
            room.exhibit = exhibit.min(report.exhibits.len().saturating_sub(1))
        }
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
    if state.review.room.is_none() && (state.dialog.is_some() || state.view.front.has_form()) {
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
    /// Works out what the review room shows, where it is not known.
    pub(crate) fn refresh_review(&mut self) {
        let Some(mut room) = self.review.room.take() else { return };
        let revision = self.history.revision();
        if room.revision != revision {
            // Pictures that were asked for before the room was opened can still come.
            room.revision = revision;
            room.stale();
        }
        if room.worked.is_none() || room.scene.is_none() {
            let report = self.report();
            let tried = trial(report, &room, self);
            if room.worked.is_none() {
                room.worked = Some(Worked::of(report, &tried, &self.library));
            }
            room.scene = Some(shown(&tried, self, &room));
        }
        self.review.room = Some(room);
    }
}

/// What the board shows at the room's moment.
fn shown(report: &Report, state: &State, room: &Room) -> Scene {
    let rows = match room.moment(report) {
        Moment::Event(row) => row + 1,
        Moment::Ply(ply) if ply < report.moves.len() => return state.game_at(ply),
        Moment::Ply(_) => 0,
    };
    let tried = room.worked.as_ref().and_then(|worked| worked.tried.as_ref().ok());
    let ruling = tried.and_then(|tried| {
        let incident = tried.evaluation.incident.clone();
        let prior = report.prior(incident.position.turn());
        let events = incident.events.get(..rows)?.to_vec();
        rule_disputed(&Incident { events, ..incident }, &tried.evaluation.law.recorded()?, prior)
            .settled()
            .cloned()
    });
    scene::of_timeline(report, rows, ruling)
}

/// Whether a message is carried out in the room: what is said there, what opens and saves reports, and answers to
/// what was begun before.
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
        | Message::EncodingChosen(_)
        | Message::Edit(_)
        | Message::MoveRow(..)
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
    .in_review(),
    starts(Section::RulesReview, C::Precedents, |lang| tr!(lang, "command-precedents"), precedents)
        .in_review(),
];
