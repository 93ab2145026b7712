//! Everything the window shows: the report with its history, what follows from it, and how it is looked at.

pub use crate::app::view_state::{Mode, Moment, View};

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::app::archive::Room;
use crate::app::edit::Edit;
use crate::app::event::EventDesk;
use crate::app::export::Copied;
use crate::app::file_stamp::{FileSeen, FileStamp};
use crate::app::game_view::sheet::{Notation, Sheet};
use crate::app::history::History;
use crate::app::message::{AfterSave, Dialog};
use crate::app::preferences::{BoardSize, Preferences};
use crate::app::review::Review;
use crate::case::{self, CaseLaw, Evaluation, NotRulable};
use crate::law::{ClauseRef, LawInForce, Library, Reading, Regulation, Rulebook};
use crate::report::{Exhibit, Report};
use crate::ruling::Law;
use crate::store::Settings;
use crate::text::Lang;
use crate::text::explanation::{Explanation, Explanations};
use xiangqi::Setup;

/// The state of the window. It changes through messages only.
#[derive(Debug)]
pub struct State {
    /// The rulebooks and readings for this report: those at hand, and those that travel in it.
    pub library: Arc<Library>,
    /// The rulebooks and readings at hand on this machine, for the next report.
    pub at_hand: Arc<Library>,
    /// The report, with undo and redo.
    pub history: History,
    /// The file the report is kept in; `None` until it is saved.
    pub file: Option<FileStamp>,
    /// What was seen of that file since.
    pub file_seen: FileSeen,
    /// What follows from the report as it stands.
    pub rulings: Rulings,
    /// The whole game, past the incident.
    pub sheet: Sheet,
    /// The seals, and the review room while it is open.
    pub review: Review,
    /// How it is looked at.
    pub view: View,
    /// What the user has chosen for the window.
    pub prefs: Preferences,
    /// What is asked or said in front of everything else.
    pub dialog: Option<Dialog>,
    /// What goes on once the report is saved.
    pub after_saving: Option<AfterSave>,
    /// Whether a file dialog is open, or a file being read or written.
    pub busy: bool,
    /// Reports opened or saved lately, the latest first.
    pub recent: Vec<PathBuf>,
    /// Whether the report was taken over from a window that did not close in peace.
    pub recovered: bool,
    /// Why unsaved work cannot be kept safe, if it cannot.
    pub not_kept: Option<String>,
    /// Whether the tour of the window was offered once.
    pub toured: bool,
    /// What was done last that is said for a while.
    pub notice: Notice,
    /// Where a record is being written to.
    pub writing: Option<PathBuf>,
    /// The folder of the user's keys and own law; `None` where the system has no place for them.
    pub own_folder: Option<PathBuf>,
    /// Whether the window may close without asking.
    pub leaving: bool,
    /// The folder of reports.
    pub archive: Room,
    /// The event at work.
    pub event: EventDesk,
}

/// What follows from the report of one revision; worked out once a change.
#[derive(Debug)]
pub struct Rulings {
    pub revision: u64,
    /// The law that the report cites.
    pub law: Result<Arc<CaseLaw>, NotRulable>,
    pub today: Result<Evaluation, NotRulable>,
    explanations: Explanations,
}

impl Rulings {
    fn on(report: &Report, revision: u64, library: &Library) -> Self {
        let law = CaseLaw::resolve(report, library).map(Arc::new);
        let today = case::incident(report).and_then(|incident| {
            let prior = report.prior(incident.position.turn());
            Ok(Evaluation::new(incident, prior, law.clone()?))
        });
        Self { revision, law, today, explanations: Explanations::default() }
    }
}

/// What is said for a while, without asking for anything.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notice {
    /// How many there have been; a new one is said anew.
    pub number: u64,
    pub done: Option<Toast>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Toast {
    /// A ruling was added to the report.
    Signed,
    /// An appeal or a decision was added to the report.
    Decided,
    /// A ruling or decision was signed by key.
    SignedByKey,
    /// Pictures were written into this folder.
    TakenOut(Copied, PathBuf),
    /// A new report has taken over the event of this name.
    CarriedOver(String),
    /// No earlier fouls were found.
    NoFouls,
    /// The report, or a record, was written here.
    Saved(PathBuf),
    /// Pictures were added, so many of them with the place where they were taken.
    AddedWithPlace(usize),
}

impl State {
    /// The state that begins with `report`.
    pub fn new(report: Report, file: Option<FileStamp>, at_hand: Arc<Library>, prefs: Preferences) -> Self {
        // The law that travels in the report is offered beside the law at hand.
        let library = Arc::new(at_hand.with_law_of(report.event.law()));
        let rulings = Rulings::on(&report, 0, &library);
        let sheet = Sheet::of(report.whole_game());
        let history = History::new(report, file.is_some());
        Self {
            library,
            at_hand,
            history,
            file,
            file_seen: FileSeen::default(),
            rulings,
            sheet,
            review: Review::default(),
            view: View::default(),
            prefs,
            dialog: None,
            after_saving: None,
            busy: false,
            recent: Vec::new(),
            recovered: false,
            not_kept: None,
            toured: false,
            notice: Notice::default(),
            writing: None,
            own_folder: None,
            leaving: false,
            archive: Room::default(),
            event: EventDesk::default(),
        }
    }

    /// Has another report in the place of this one. Every field is named, so that none is kept or lost unseen.
    pub fn replace(&mut self, report: Report, file: Option<FileStamp>) {
        let new = Self::new(report, file, self.at_hand.clone(), self.prefs.clone());
        let Self {
            at_hand: _,
            prefs: _,
            recent: _,
            not_kept: _,
            toured: _,
            own_folder: _,
            event: _,
            archive,
            library,
            history,
            file,
            file_seen,
            rulings,
            sheet,
            review,
            view,
            dialog,
            after_saving,
            busy,
            recovered,
            notice,
            writing,
            leaving,
        } = self;
        archive.shown = false;
        (*library, *history) = (new.library, new.history);
        (*file, *file_seen) = (new.file, new.file_seen);
        (*rulings, *sheet) = (new.rulings, new.sheet);
        (*review, *view, *dialog) = (new.review, new.view, new.dialog);
        (*after_saving, *busy, *recovered) = (new.after_saving, new.busy, new.recovered);
        (*notice, *writing, *leaving) = (new.notice, new.writing, new.leaving);
    }

    /// Changes the report, as one step of undo.
    pub fn change(&mut self, edit: Edit) {
        let mut report = self.report().clone();
        let label = edit.undo_label(&report);
        edit.apply(&mut report);
        self.history.record(label, report);
    }

    /// Has the board used otherwise, unless something is being filled in.
    pub fn switch_to(&mut self, mode: Mode) {
        if self.view.front.has_form() {
            return;
        }
        let view = &mut self.view;
        view.mode = mode;
        (view.moment, view.tool, view.fen, view.fault) = (None, None, None, None);
    }

    /// Has it said that something was done.
    pub fn notify(&mut self, done: Toast) {
        self.notice = Notice { number: self.notice.number + 1, done: Some(done) };
    }

    /// Whether anything would be lost: a report just begun, with nothing undone either, is not worth a question.
    pub fn would_lose(&self) -> bool {
        let touched = self.history.undoable().is_some() || self.history.redoable().is_some();
        self.history.is_dirty() && (self.file.is_some() || self.recovered || touched)
    }

    /// What is remembered for the next start.
    pub fn settings(&self) -> Settings {
        let lang = self.prefs.lang.code().to_owned();
        let theme = self.prefs.theme.code().to_owned();
        let convention = self.prefs.convention.code().to_owned();
        Settings {
            lang: Some(lang),
            theme: Some(theme),
            convention: Some(convention),
            scale: Some(self.prefs.scale.percent()),
            coordinates: Some(!self.prefs.squares_unnamed),
            pieces: Some(self.prefs.pieces.code().to_owned()),
            board: (self.prefs.board != BoardSize::default()).then(|| self.prefs.board.thousandths()),
            print_style: Some(self.prefs.print_style),
            window: self.prefs.window.map(|window| (window.width, window.height, window.whole_screen)),
            toured: self.toured,
            recent: self.recent.clone(),
            archive: self.archive.folder.clone(),
        }
    }

    /// Puts a report at the head of the recent ones.
    pub fn remember(&mut self, path: &Path) {
        let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
        let mut settings = Settings { recent: std::mem::take(&mut self.recent), ..Settings::default() };
        settings.remember(&path);
        self.recent = settings.recent;
    }

    /// Where the report is kept.
    pub fn path(&self) -> Option<&Path> {
        self.file.as_ref().map(|file| file.path.as_path())
    }

    /// The report as it stands.
    pub fn report(&self) -> &Report {
        self.history.report()
    }

    /// The ply of the game that is shown: the incident's own where the board shows something else.
    pub fn ply(&self) -> usize {
        match self.view.moment {
            Some(Moment::Ply(ply)) => ply,
            _ => self.report().moves.len(),
        }
    }

    /// The position of the game that is shown.
    pub fn setup_shown(&self) -> &Setup {
        &self.sheet.moments.at(self.ply()).setup
    }

    /// How the sheet of moves is written.
    pub const fn notation(&self) -> Notation {
        match self.prefs.lang {
            Lang::Zh => Notation::Chinese(self.prefs.convention),
            Lang::ZhHant => Notation::Traditional(self.prefs.convention),
            Lang::En => Notation::Wxf,
        }
    }

    /// The report whose incident is shown: a trial of it, while it is reviewed.
    pub fn report_shown(&self) -> &Report {
        self.trial().map_or_else(|| self.report(), |worked| &worked.report)
    }

    /// What follows from the report that is shown.
    pub fn shown(&self) -> Result<&Evaluation, &NotRulable> {
        match self.trial() {
            Some(worked) => worked.tried.as_ref().map(|tried| &tried.evaluation),
            None => self.rulings.today.as_ref(),
        }
    }

    /// That in words.
    pub fn explanation_shown(&self, lang: Lang) -> Option<&Explanation> {
        match self.trial() {
            Some(worked) => worked.tried.as_ref().ok()?.explanation(lang),
            None => self.explanation(lang),
        }
    }

    /// The moment that is shown.
    pub fn moment(&self) -> Moment {
        let report = self.report();
        match (self.view.moment, report.timeline.len().checked_sub(1)) {
            (Some(moment), _) => moment,
            (None, Some(last)) if self.view.mode != Mode::Replay => Moment::Event(last),
            (None, _) => Moment::Ply(report.moves.len()),
        }
    }

    /// How many moments there are to be stepped through: those of the whole game; of a report that is reviewed those
    /// of the game up to the incident, and then the rows of the timeline.
    pub fn steps(&self) -> usize {
        if self.reviewing() {
            return self.report().moves.len() + 1 + self.report().timeline.len();
        }
        self.sheet.plies() + 1
    }

    /// Which of them is shown, from 0.
    pub fn step(&self) -> usize {
        match self.moment() {
            Moment::Ply(ply) => ply,
            Moment::Event(row) => self.report().moves.len() + 1 + row,
        }
    }

    /// Goes to the step of this number, or to the last.
    pub fn go_to(&mut self, step: usize) {
        let step = step.min(self.steps() - 1);
        let row = step.checked_sub(self.report().moves.len() + 1).filter(|_| self.reviewing());
        self.view.moment = Some(row.map_or(Moment::Ply(step), Moment::Event));
        self.view.tool = None;
    }

    /// The rulings, if the report can be ruled on.
    pub fn today(&self) -> Option<&Evaluation> {
        self.rulings.today.as_ref().ok()
    }

    /// The ruling in words, if the report can be ruled on.
    pub fn explanation(&self, lang: Lang) -> Option<&Explanation> {
        self.rulings.explanations.get(self.today()?, lang)
    }

    /// The rulebook in force.
    pub fn rulebook(&self) -> Option<&Rulebook> {
        if let Ok(law) = &self.rulings.law {
            return Some(&law.rulebook);
        }
        self.library.rulebook(&self.report().event.rulebook.id)
    }

    /// The event's regulation, where it has one that can be read.
    pub fn regulation(&self) -> Option<&Regulation> {
        if let Ok(law) = &self.rulings.law {
            return law.regulation.as_ref();
        }
        self.library.regulation(&self.report().event.regulation.as_ref()?.id)
    }

    /// The texts in force; none while one of them is missing.
    pub fn texts(&self) -> Option<LawInForce<'_>> {
        self.rulings.law.as_ref().ok().map(|law| law.texts())
    }

    /// The law in force; none while some of it is missing.
    pub fn law(&self) -> Option<Law<'_>> {
        self.rulings.law.as_ref().ok()?.recorded()
    }

    /// The reading in force.
    pub fn reading(&self) -> Option<&Reading> {
        if let Ok(law) = &self.rulings.law {
            return law.reading();
        }
        self.library.reading(&self.report().event.reading.id)
    }

    /// The exhibit looked at.
    pub fn exhibit(&self) -> Option<&Exhibit> {
        let beside = || self.report().exhibits.get(self.view.review.as_ref()?.exhibit);
        self.view.front.exhibit(self.report()).or_else(beside)
    }

    /// The clause of this number in force.
    pub fn clause(&self, code: &str) -> Option<ClauseRef<'_>> {
        // A clause can be read whether or not all of the law is there.
        let texts = LawInForce { rulebook: self.rulebook()?, regulation: self.regulation() };
        texts.clause(code)
    }

    /// How many rows of the timeline the board shows; `None` for a moment of the game before the incident.
    pub fn rows_shown(&self) -> Option<usize> {
        match self.view.moment {
            None => Some(self.report().timeline.len()),
            Some(Moment::Event(index)) => Some(index + 1),
            Some(Moment::Ply(plies)) if plies < self.report().moves.len() => None,
            Some(Moment::Ply(_)) => Some(0),
        }
    }

    /// Works the rulings out again where the report has changed.
    pub fn refresh(&mut self) {
        self.keep_rulebook();
        self.keep_regulation();
        if self.rulings.revision != self.history.revision() {
            self.rulings = Rulings::on(self.history.report(), self.history.revision(), &self.library);
            self.view.fault = None;
            let course = self.report().whole_game();
            if course != self.sheet.course {
                self.sheet = Sheet::of(course);
                self.view.entry.trouble = None;
                if self.view.mode == Mode::Replay {
                    // What was picked up may stand elsewhere now.
                    self.view.tool = None;
                    self.view.moment = self.view.moment.map(|moment| match moment {
                        Moment::Ply(ply) => Moment::Ply(ply.min(self.sheet.plies())),
                        other => other,
                    });
                }
            }
        }
        if !self.view.moment.is_none_or(|moment| self.exists(moment)) {
            self.view.moment = None;
        }
        if self.reviewing() {
            self.view.front.only_to_look_at();
        }
        let revision = self.history.revision();
        if self.view.fen.as_ref().is_some_and(|typed| typed.revision != revision) {
            self.view.fen = None;
        }
        self.refresh_review();
    }

    /// Has the report's rulebook at hand in the text that the report cites: an amendment and undoing change it.
    fn keep_rulebook(&mut self) {
        let law = self.history.report().event.law();
        let at_hand = law.rulebook.text.is_some() || !self.at_hand.differs(law.rulebook);
        if !at_hand || !self.library.differs(law.rulebook) {
            return;
        }
        self.library = Arc::new(self.at_hand.with_law_of(law));
    }

    /// Has the report's regulation at hand in the text that the report holds: editing and undoing change it.
    fn keep_regulation(&mut self) {
        let Some(cited) = &self.history.report().event.regulation else { return };
        if cited.text.is_some() && self.library.cite_regulation(&cited.id).digest != cited.digest {
            // A text that cannot be used is not in force, and the verdict says so.
            self.library = Arc::new(self.library.with_law_of(self.history.report().event.law()));
        }
    }

    fn exists(&self, moment: Moment) -> bool {
        match moment {
            Moment::Ply(plies) => plies <= self.sheet.plies(),
            Moment::Event(index) => index < self.report().timeline.len(),
        }
    }
}
