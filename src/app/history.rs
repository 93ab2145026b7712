//! Undo and redo: packed reports that share what did not change, each with a label of what was changed next.

use std::collections::VecDeque;
use std::sync::Arc;

use crate::app::snapshot::{Given, Snapshot};
use crate::app::undo_label::UndoLabel;
use crate::report::Report;

/// How many steps back are kept.
const DEPTH: usize = 10_000;

/// The report as it stands, with the states before and after it.
#[derive(Debug)]
pub struct History {
    present: Version,
    past: VecDeque<Step>,
    future: Vec<Step>,
    next_revision: u64,
    saved: Option<u64>,
    sealed: bool,
    /// What was given and is on disk: undo does not take it back.
    kept: Given,
}

/// A report and the number it was made under; numbers are never used twice.
#[derive(Clone, Debug)]
struct Version {
    report: Arc<Report>,
    revision: u64,
}

/// The change between two versions, with the one on its far side.
#[derive(Debug)]
struct Step {
    label: UndoLabel,
    report: Snapshot,
    revision: u64,
}

impl Step {
    /// The version on the far side, with the present one put in its place.
    fn exchange(self, present: &mut Version) -> Self {
        let report = Snapshot::of(&present.report, Some(&self.report));
        let version = Version { report: Arc::new(self.report.report()), revision: self.revision };
        let revision = std::mem::replace(present, version).revision;
        Self { label: self.label, report, revision }
    }
}

impl History {
    /// A history that begins with `report`; `saved` where the disk holds the same.
    pub fn new(report: Report, saved: bool) -> Self {
        Self {
            kept: if saved { Given::of(&report) } else { Given::default() },
            present: Version { report: Arc::new(report), revision: 0 },
            past: VecDeque::new(),
            future: Vec::new(),
            next_revision: 1,
            saved: saved.then_some(0),
            sealed: true,
        }
    }

    /// The report as it stands.
    pub fn report(&self) -> &Arc<Report> {
        &self.present.report
    }

    /// The number of the report as it stands; it changes whenever the report does.
    pub const fn revision(&self) -> u64 {
        self.present.revision
    }

    /// Whether the report differs from what was last saved.
    pub fn is_dirty(&self) -> bool {
        self.saved != Some(self.present.revision)
    }

    /// Notes that `revision` is on disk now.
    pub fn mark_saved(&mut self, revision: u64) {
        let given = if self.present.revision == revision {
            Given::of(&self.present.report)
        } else {
            let mut undone = self.past.iter().chain(&self.future);
            let found = undone.find(|step| step.revision == revision);
            found.map_or_else(Given::default, |step| step.report.given())
        };
        self.kept = self.kept.or_more(given);
        self.saved = Some(revision);
        self.sealed = true;
    }

    /// Makes `report` the present one. Typing in one field is one step, until something else happens.
    pub fn record(&mut self, label: UndoLabel, report: Report) {
        if report == *self.present.report {
            return;
        }
        let goes_on = !self.sealed
            && label.typing.is_some()
            && self.past.back().is_some_and(|step| step.label.typing == label.typing);
        let new = Version { report: Arc::new(report), revision: self.next_revision };
        self.next_revision += 1;
        let old = std::mem::replace(&mut self.present, new);
        self.future.clear();
        self.sealed = false;
        if goes_on {
            return;
        }
        if self.past.len() == DEPTH {
            self.past.pop_front();
        }
        let report = Snapshot::of(&old.report, self.past.back().map(|step| &step.report));
        self.past.push_back(Step { label, report, revision: old.revision });
    }

    /// Ends a run of typing: what is typed next can be undone by itself.
    pub const fn seal(&mut self) {
        self.sealed = true;
    }

    /// What undo would take back.
    pub fn undoable(&self) -> Option<UndoLabel> {
        self.past.back().filter(|step| self.keeps_given(step)).map(|step| step.label)
    }

    /// What redo would bring back.
    pub fn redoable(&self) -> Option<UndoLabel> {
        self.future.last().map(|step| step.label)
    }

    /// Whether going to this version would leave every ruling, decision and signature that is on disk.
    fn keeps_given(&self, step: &Step) -> bool {
        step.report.given().has(self.kept)
    }

    /// Goes one step back.
    pub fn undo(&mut self) {
        if self.undoable().is_none() {
            return;
        }
        if let Some(step) = self.past.pop_back() {
            self.future.push(step.exchange(&mut self.present));
            self.sealed = true;
        }
    }

    /// Goes one step forward again.
    pub fn redo(&mut self) {
        if let Some(step) = self.future.pop() {
            self.past.push_back(step.exchange(&mut self.present));
            self.sealed = true;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::field::Field;
    use crate::tr;

    fn report(round: &str) -> Report {
        let mut report = Report::new(crate::law::LawRef::default(), crate::law::LawRef::default());
        report.event.round = round.to_owned();
        report
    }

    #[test]
    fn typing_is_one_step_until_sealed() {
        let mut history = History::new(report(""), true);
        history.record(Field::Round.undo_label(), report("1"));
        history.record(Field::Round.undo_label(), report("12"));
        history.seal();
        history.record(Field::Round.undo_label(), report("123"));
        history.undo();
        assert_eq!(history.report().event.round, "12");
        history.undo();
        assert_eq!(history.report().event.round, "");
        assert!(!history.is_dirty());
        history.redo();
        assert_eq!(history.report().event.round, "12");
        assert!(history.is_dirty());
    }

    #[test]
    fn the_dirty_mark_follows_what_was_saved() {
        let mut history = History::new(report(""), false);
        assert!(history.is_dirty());
        history.record(Field::Round.undo_label(), report("1"));
        history.mark_saved(history.revision());
        assert!(!history.is_dirty());
        history.undo();
        assert!(history.is_dirty());
        history.record(Field::Table.undo_label(), report("2"));
        assert!(history.redoable().is_none());
        history.undo();
        history.redo();
        assert!(history.is_dirty(), "the saved version was overwritten by another change");
    }

    #[test]
    fn no_more_is_kept_than_the_depth() {
        let mut history = History::new(report(""), true);
        for number in 0..DEPTH + 10 {
            history.record(UndoLabel::new(|lang| tr!(lang, "reading")), report(&number.to_string()));
        }
        assert_eq!(history.past.len(), DEPTH);
    }

    #[test]
    fn ten_thousand_steps_with_ten_screenshots_stay_small() {
        use crate::report::{Annotations, Exhibit, MediaType};
        let mut report = crate::store::sample().unwrap().report;
        let row = report.timeline[0].clone();
        report.timeline = vec![row; 50];
        for number in 0..10 {
            report.exhibits.push(Exhibit {
                name: format!("{number}.png"),
                caption: String::new(),
                media_type: MediaType::Png,
                bytes: vec![number; 1_000_000].into(),
                annotations: Annotations::default(),
            });
        }
        let first = report.clone();
        let mut history = History::new(first.clone(), true);
        for step in 0..DEPTH {
            report.timeline[step % 50].note = step.to_string();
            history.record(UndoLabel::new(|lang| tr!(lang, "change-edit")), report.clone());
        }
        assert_eq!(history.past.len(), DEPTH);
        let bytes = crate::app::snapshot::tests::size(history.past.iter().map(|step| &step.report));
        assert!(bytes < 30_000_000, "{bytes} bytes, ten million of them pictures");
        for _ in 0..DEPTH {
            history.undo();
        }
        assert_eq!(**history.report(), first);
        for _ in 0..DEPTH {
            history.redo();
        }
        assert_eq!(**history.report(), report);
    }
}
