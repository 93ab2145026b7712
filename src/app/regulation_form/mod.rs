//! A regulation while it is filled in: a value or none for everything that can be set.

pub(crate) mod view;

use std::collections::BTreeMap;

use crate::law::{
    Bilingual, Clause, Confidence, LawRef, Library, Regulation, RuleEntry, Setting, SettingKey, Standing,
};
use crate::text::{Lang, settings};
use crate::tr;

/// A regulation while it is filled in.
#[derive(Clone, Debug, PartialEq)]
pub struct RegulationDraft {
    /// What it was made from; empty for a new one.
    before: Regulation,
    pub name: String,
    pub edition: String,
    /// What stands behind it.
    pub standing: Standing,
    /// Everything that can be set, in the order of the form.
    pub entries: Vec<Entry>,
    /// What it sets that the list has no place for: answers under conditions.
    pub others: Vec<RuleEntry>,
}

/// Something that can be set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    pub slot: SettingKey,
    /// To what; `None` where it is as the rulebook has it.
    pub setting: Option<Setting>,
    /// The number of its clause.
    pub clause: String,
}

impl RegulationDraft {
    /// The draft that would leave `before` as it is; an empty one where there is none.
    pub fn of(before: Option<&Regulation>, rulebook: &str) -> Self {
        let before = before.cloned().unwrap_or_else(|| Regulation {
            id: String::new(),
            name: Bilingual::default(),
            short_name: Bilingual::default(),
            edition: Bilingual::default(),
            standing: Standing::Event,
            rulebook: rulebook.to_owned(),
            seen: Bilingual::default(),
            settings: Vec::new(),
            conduct: Vec::new(),
            clauses: Vec::new(),
            digest: String::new(),
        });
        let fill = |slot| {
            let found =
                before.settings.iter().find(|provision| SettingKey::of(&provision.setting) == Some(slot));
            Entry {
                slot,
                setting: found.map(|provision| provision.setting.clone()),
                clause: found.map_or_else(String::new, |provision| provision.clause.clone()),
            }
        };
        let listed = |provision: &&RuleEntry| {
            SettingKey::of(&provision.setting)
                .is_some_and(|slot| SettingKey::all().any(|other| other == slot))
        };
        // What is set already comes first; the rest keeps its order.
        let mut entries: Vec<Entry> = SettingKey::all().map(fill).collect();
        entries.sort_by_key(|entry| entry.setting.is_none());
        Self {
            name: before.name.zh.clone(),
            edition: before.edition.zh.clone(),
            standing: before.standing,
            entries,
            others: before.settings.iter().filter(|provision| !listed(provision)).cloned().collect(),
            before,
        }
    }

    /// Whether it can become the event's regulation: it has a name.
    pub fn is_whole(&self) -> bool {
        !self.name.trim().is_empty()
    }

    /// The regulation. Clauses whose settings were changed are written anew in the words of the settings.
    pub fn regulation(&self, id: String) -> Regulation {
        let settings = self.provisions();
        let before = &self.before;
        let cited = |settings: &[RuleEntry], number: &str| {
            let of = settings.iter().filter(|provision| provision.clause == number);
            of.map(|provision| provision.setting.clone()).collect::<Vec<_>>()
        };
        let kept = before
            .clauses
            .iter()
            .filter(|clause| cited(&before.settings, &clause.number) == cited(&settings, &clause.number));
        let mut clauses: Vec<Clause> = kept.cloned().collect();
        let mut new: BTreeMap<usize, Clause> = BTreeMap::new();
        for (place, provision) in settings.iter().enumerate() {
            let number = &provision.clause;
            let known = |clause: &Clause| clause.number == *number;
            if !clauses.iter().any(known) && !new.values().any(known) {
                new.insert(place, self.clause(number, &cited(&settings, number)));
            }
        }
        clauses.extend(new.into_values());
        let text = |old: &Bilingual, new: &str| {
            if old.zh == new { old.clone() } else { both(new) }
        };
        let name = text(&before.name, self.name.trim());
        let short_name = if name == before.name { before.short_name.clone() } else { name.clone() };
        Regulation {
            id,
            short_name,
            name,
            edition: text(&before.edition, self.edition.trim()),
            standing: self.standing,
            rulebook: before.rulebook.clone(),
            seen: before.seen.clone(),
            settings,
            conduct: before.conduct.clone(),
            clauses,
            digest: String::new(),
        }
    }

    /// What is set, each with the number of its clause; where none was written, the next that is free.
    fn provisions(&self) -> Vec<RuleEntry> {
        let mut free = (1_usize..).map(|number| number.to_string()).filter(|number| {
            self.entries.iter().all(|entry| entry.clause.trim() != number)
                && self.others.iter().all(|other| other.clause != *number)
                && self.before.clause(number).is_none()
        });
        let set = self.entries.iter().filter_map(|entry| {
            let setting = entry.setting.clone()?;
            let clause = entry.clause.trim();
            let clause = if clause.is_empty() { free.next().unwrap_or_default() } else { clause.to_owned() };
            Some(RuleEntry { setting, clause })
        });
        set.collect::<Vec<_>>().into_iter().chain(self.others.iter().cloned()).collect()
    }

    fn clause(&self, number: &str, set: &[Setting]) -> Clause {
        let say = |lang: Lang| {
            let parts: Vec<String> = set
                .iter()
                .map(|setting| {
                    let (name, value) = (settings::name(setting, lang), settings::value(setting, lang));
                    tr!(lang, "law-amended-setting", name, value)
                })
                .collect();
            parts.join(tr!(lang, "join-sentences"))
        };
        let title = |lang| set.first().map_or_else(String::new, |setting| settings::name(setting, lang));
        Clause {
            number: number.to_owned(),
            topic: None,
            title: Bilingual { zh: title(Lang::Zh), en: title(Lang::En) },
            text: Bilingual { zh: say(Lang::Zh), en: say(Lang::En) },
            confidence: Confidence::Seen,
            source: self.name.trim().to_owned(),
            carried_from: None,
            note: None,
        }
    }

    /// How the report cites it: an event's own regulation never takes the id of one that is at hand here.
    pub fn cite(&self, at_hand: &Library) -> Option<LawRef> {
        let own = |id: &String| !id.is_empty() && at_hand.regulation(id).is_none();
        let id = Some(self.before.id.clone()).filter(own).unwrap_or_else(|| match self.before.id.as_str() {
            "" => "event".to_owned(),
            id => format!("{id}-event"),
        });
        let text = self.regulation(id.clone()).to_text().ok()?;
        let mut library = Library::default();
        library.add_regulation(&id, &text).ok()?;
        Some(library.cite_regulation(&id))
    }
}

fn both(text: &str) -> Bilingual {
    Bilingual { zh: text.to_owned(), en: text.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::law::{Penalty, Topic};

    fn set(draft: &mut RegulationDraft, setting: Setting, clause: &str) {
        let slot = SettingKey::of(&setting).unwrap();
        let entry = draft.entries.iter_mut().find(|entry| entry.slot == slot).unwrap();
        entry.setting = Some(setting);
        entry.clause = clause.to_owned();
    }

    #[test]
    fn what_is_set_has_a_clause_that_says_it() {
        let mut draft = RegulationDraft::of(None, "cn-2011");
        assert!(!draft.is_whole());
        draft.name = "市赛补充规定".to_owned();
        set(&mut draft, Setting::LateFrom(15), "");
        set(&mut draft, Setting::FoulLimit(3), "7");
        set(&mut draft, Setting::TechnicalLimit(2), "7");
        let cited = draft.cite(&Library::default()).unwrap();
        let mut library = Library::default();
        library.add_regulation("x", cited.text.as_deref().unwrap()).unwrap();
        let regulation = library.regulation("event").unwrap();
        assert_eq!(regulation.clause_on(Topic::Lateness).unwrap().number, "1");
        assert_eq!(regulation.clause_on(Topic::TechnicalLimit).unwrap().number, "7");
        let text = &regulation.clause("7").unwrap().text.zh;
        assert!(text.contains("3 次") && text.contains("2 次"), "{text}");
        // What was saved and is filled in again is the same.
        let again = RegulationDraft::of(Some(regulation), "cn-2011");
        assert_eq!(again.cite(&Library::default()).unwrap().digest, cited.digest);
    }

    #[test]
    fn a_changed_setting_changes_its_clause_and_no_other() {
        let mut draft = RegulationDraft::of(None, "cn-2011");
        draft.name = "甲".to_owned();
        set(&mut draft, Setting::LateFrom(15), "2");
        set(&mut draft, Setting::TakenBack(Penalty::Foul), "3");
        let mut first = draft.regulation("甲".to_owned());
        first.clauses[0].text.zh = "原文".to_owned();
        first.clauses[1].text.zh = "原文".to_owned();
        let mut draft = RegulationDraft::of(Some(&first), "");
        set(&mut draft, Setting::LateFrom(30), "2");
        let second = draft.regulation("甲".to_owned());
        assert_eq!(second.clause("3").unwrap().text.zh, "原文");
        assert!(second.clause("2").unwrap().text.zh.contains("30 分钟"));
        // As the rulebook again: its clause goes with it.
        let at = draft.entries.iter().position(|entry| entry.slot == SettingKey::LateFrom).unwrap();
        draft.entries[at].setting = None;
        let third = draft.regulation("甲".to_owned());
        assert!(third.clause("2").is_none() && third.clause_on(Topic::Lateness).is_none());
    }

    #[test]
    fn one_that_is_at_hand_is_not_replaced() {
        let mut regulation = RegulationDraft::of(None, "").regulation("practice".to_owned());
        regulation.name = both("惯例");
        let mut at_hand = Library::default();
        at_hand.add_regulation("x", &regulation.to_text().unwrap()).unwrap();
        let draft = RegulationDraft::of(at_hand.regulation("practice"), "");
        assert_eq!(draft.cite(&at_hand).unwrap().id, "practice-event");
    }
}
