//! 以手边的本子为准: a clause entered or confirmed as it stands in the arbiter's own copy of the rulebook.

use egui::{Button, RichText, Ui};

use crate::app::ctx::{Messages, ViewCtx};
use crate::app::edit::Edit;
use crate::app::message::Message;
use crate::app::overlay::{Draft, Filling};
use crate::app::regulation_form::{Entry, view::setting_row};
use crate::app::state::State;
use crate::app::theme::{size, space};
use crate::app::widgets::fields::{beside, line, lines, named};
use crate::app::widgets::{at_right, bold, form, paragraph, quiet};
use crate::law::{Amendment, Bilingual, Clause, Confidence, RuleEntry, Rulebook, SettingKey};
use crate::text::Lang;
use crate::text::ruling::clause_name;
use crate::tr;

const WIDTH: f32 = 840.0;
const SHORT: f32 = 160.0;

/// A clause while it is copied from the book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookDraft {
    /// The rulebook, by id.
    rulebook: String,
    /// The clause as it stood.
    before: Clause,
    pub number: String,
    pub text: String,
    pub edition: String,
    pub page: String,
    /// Whether later reports go by it too.
    pub keep: bool,
    /// What can be set on the matter of the clause, as the rulebook has it.
    pub settings: Vec<Entry>,
}

impl BookDraft {
    /// The clause as it stands here, to be confirmed or written anew.
    pub fn of(rulebook: &Rulebook, clause: &Clause, lang: Lang) -> Self {
        let number = clause.number.rsplit(':').next().unwrap_or_default();
        let seen = clause.confidence != Confidence::NotSeen;
        let set = |slot: SettingKey| {
            rulebook.settings.iter().find(|entry| SettingKey::of(&entry.setting) == Some(slot))
        };
        let is_its = |slot: &SettingKey| {
            let of_topic =
                slot.options().first().is_some_and(|setting| Some(setting.topic()) == clause.topic);
            of_topic || set(*slot).is_some_and(|entry| entry.clause == clause.number)
        };
        let entry = |slot| {
            let setting = set(slot).map(|entry| entry.setting.clone());
            Entry { slot, setting, clause: String::new() }
        };
        Self {
            rulebook: rulebook.id.clone(),
            settings: SettingKey::all().filter(is_its).map(entry).collect(),
            before: clause.clone(),
            number: number.to_owned(),
            text: if seen { lang.of(&clause.text).to_owned() } else { String::new() },
            edition: String::new(),
            page: String::new(),
            keep: true,
        }
    }

    fn is_whole(&self) -> bool {
        [&self.number, &self.text, &self.edition, &self.page].iter().all(|text| !text.trim().is_empty())
    }

    /// The change of the rulebook.
    pub fn amendment(&self) -> Amendment {
        let both = |text: &str| Bilingual { zh: text.trim().to_owned(), en: text.trim().to_owned() };
        let page = self.page.trim();
        let set = |entry: &Entry| {
            let setting = entry.setting.clone()?;
            Some(RuleEntry { setting, clause: self.number.trim().to_owned() })
        };
        let clause = Clause {
            number: self.number.trim().to_owned(),
            text: both(&self.text),
            confidence: Confidence::Seen,
            source: format!("{}, p. {page}", self.edition.trim()),
            carried_from: None,
            note: None,
            ..self.before.clone()
        };
        Amendment {
            rulebook: self.rulebook.clone(),
            edition: None,
            breach_limits: None,
            settings: self.settings.iter().filter_map(set).collect(),
            conduct: Vec::new(),
            clauses: vec![clause],
        }
    }
}

impl Draft for BookDraft {
    fn show(&mut self, ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) -> Filling {
        let mut answer = Filling::GoesOn;
        let content = |ui: &mut Ui, draft: &mut Self| content(ui, draft, cx);
        let foot = |ui: &mut Ui, draft: &Self| answer = foot(ui, draft, cx);
        let left = form(ui.ctx(), "book-form", WIDTH, self, content, foot);
        if answer == Filling::Confirmed && self.keep && self.edit(cx.state).is_some() {
            out.push(Message::KeepAmendment(Box::new(self.amendment())));
        }
        answer.or_left(left)
    }

    /// The report cites the rulebook with this clause, and carries its text.
    fn edit(&self, state: &State) -> Option<Edit> {
        let cited = self.is_whole().then(|| state.library.amended(&self.amendment()).ok()).flatten()?;
        Some(Edit::Rulebook(cited))
    }

    fn words(&self) -> String {
        self.text.clone()
    }
}

fn content(ui: &mut Ui, draft: &mut BookDraft, cx: ViewCtx<'_>) {
    let lang = cx.lang;
    ui.label(bold(tr!(lang, "book-form")).size(size::TITLE));
    paragraph(ui, RichText::new(clause_name(&draft.before.number, lang.of(&draft.before.title))));
    paragraph(ui, quiet(tr!(lang, "book-form-text"), cx.colours));
    beside(ui, cx, |ui| {
        named(ui, tr!(lang, "book-number"), cx, |ui, label| {
            line(ui, &mut draft.number, SHORT).labelled_by(label.id);
        });
        ui.add_space(space::M);
        named(ui, tr!(lang, "edition"), cx, |ui, label| {
            line(ui, &mut draft.edition, SHORT).labelled_by(label.id);
        });
        ui.add_space(space::M);
        named(ui, tr!(lang, "book-page"), cx, |ui, label| {
            line(ui, &mut draft.page, SHORT).labelled_by(label.id);
        });
    });
    named(ui, tr!(lang, "book-words"), cx, |ui, label| {
        lines(ui, &mut draft.text, 5, "").labelled_by(label.id);
    });
    for entry in &mut draft.settings {
        setting_row(ui, entry, false, cx);
    }
    if cx.state.own_folder.is_some() {
        ui.checkbox(&mut draft.keep, tr!(lang, "book-keep"));
    }
}

fn foot(ui: &mut Ui, draft: &BookDraft, cx: ViewCtx<'_>) -> Filling {
    let mut answer = Filling::GoesOn;
    at_right(ui, |ui| {
        let confirm = Button::new(bold(tr!(cx.lang, "accept")));
        if ui.add_enabled(draft.is_whole(), confirm).clicked() {
            answer = Filling::Confirmed;
        }
        if ui.button(tr!(cx.lang, "cancel")).clicked() {
            answer = Filling::Cancelled;
        }
        if !draft.is_whole() {
            ui.label(RichText::new(tr!(cx.lang, "book-lacking")).color(cx.colours.foul.text));
        }
    });
    answer
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::preferences::Preferences;
    use crate::law::{ClaimantChecks, Library, Setting, Topic};
    use crate::report::Report;
    use crate::store;
    use std::sync::Arc;

    /// A clause confirmed from the book is carried in the report and cited by its own number; undone, it is gone.
    #[test]
    fn a_clause_of_the_book_rules_and_travels_with_the_report() {
        let at_hand = Arc::new(Library::built_in().unwrap());
        let mut report = store::sample().unwrap().report;
        report.event.rulebook = at_hand.cite_rulebook("cn-2020");
        let mut state = State::new(report, None, at_hand.clone(), Preferences::default());
        let carried = state.rulebook().unwrap().clause_on(Topic::LossBySuicide).unwrap().clone();
        assert_eq!((carried.number.as_str(), carried.carried_from), ("2011:4.1.3", Some(2011)));
        let mut draft = BookDraft::of(state.rulebook().unwrap(), &carried, Lang::Zh);
        assert_eq!(draft.number, "4.1.3");
        assert_eq!(draft.edit(&state), None, "without edition and page");
        (draft.edition, draft.page) = ("2020年第1版".to_owned(), "12".to_owned());
        let edit = draft.edit(&state).unwrap();
        let label = edit.undo_label(state.report());
        let mut amended = Report::clone(state.report());
        edit.apply(&mut amended);
        state.history.record(label, amended);
        state.refresh();
        let cited = &state.report().event.rulebook;
        assert!(cited.text.as_ref().is_some_and(|text| text.contains("2020年第1版, p. 12")));
        let own = state.rulebook().unwrap().clause_on(Topic::LossBySuicide).unwrap();
        assert_eq!((own.number.as_str(), own.carried_from), ("4.1.3", None));
        let elsewhere = at_hand.with_law_of(state.report().event.law());
        assert_eq!(elsewhere.rulebook("cn-2020"), state.rulebook());
        state.history.undo();
        state.refresh();
        assert_eq!(state.rulebook(), at_hand.rulebook("cn-2020"));
    }

    /// What the clause sets, as it stands in the book, rules from then on.
    #[test]
    fn a_limit_of_the_book_rules() {
        let at_hand = Arc::new(Library::built_in().unwrap());
        let mut report = store::sample().unwrap().report;
        report.event.rulebook = at_hand.cite_rulebook("cn-2020");
        let state = State::new(report, None, at_hand, Preferences::default());
        let rulebook = state.rulebook().unwrap();
        let clause = rulebook.clause_on(Topic::NaturalLimit).unwrap();
        let mut draft = BookDraft::of(rulebook, clause, Lang::Zh);
        let entry = draft.settings.iter_mut().find(|entry| entry.slot == SettingKey::NaturalLimit).unwrap();
        let before = Setting::NaturalLimit { rounds: 60, claimant_checks: ClaimantChecks::AtMost(10) };
        assert_eq!(entry.setting, Some(before));
        let in_the_book = Setting::NaturalLimit { rounds: 50, claimant_checks: ClaimantChecks::All };
        entry.setting = Some(in_the_book.clone());
        let amended = draft.amendment().applied_to(rulebook);
        let limits = amended.settings.iter().filter(|entry| entry.setting.is_same_kind(&in_the_book));
        let limits: Vec<_> = limits.map(|entry| (entry.setting.clone(), entry.clause.as_str())).collect();
        assert_eq!(limits, [(in_the_book.clone(), "22.2")]);
        assert_eq!(amended.clause_on(Topic::NaturalLimit).unwrap().number, "22.2");
    }
}
