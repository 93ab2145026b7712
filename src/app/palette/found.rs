//! What the palette finds: by name and other words in every language, by the initials of Chinese words, and clauses by
//! their wording.

use strum::IntoEnumIterator;

use crate::app::clauses::{Browser, TextId, texts};
use crate::app::commands::{Command, Commands};
use crate::app::ctx::{Messages, ViewCtx};
use crate::app::event_bar::choose;
use crate::app::event_form::{ActGroup, ActKind, EventDraft};
use crate::app::message::Message;
use crate::app::overlay::Form;
use crate::app::palette::synonyms;
use crate::app::review::Choice;
use crate::app::state::State;
use crate::law::{ConductTopic, Level, Topic};
use crate::text::{Lang, conduct, events as named, initials, ruling};
use crate::tr;

/// So many clauses are listed.
const MOST_CLAUSES: usize = 30;

/// Something that is found, and what is done when it is chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    Command(Command),
    /// The form for an event of this kind.
    Event(ActKind),
    Conduct(ConductTopic),
    Level(Level),
    Rulebook(String),
    Reading(String),
    Clause(TextId, String),
}

/// One of those found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    pub target: Target,
    pub name: String,
    /// What it is, or its name in the other language.
    pub beside: String,
    pub enabled: bool,
}

/// What fits a query. What can be done now comes first; then names before other words; commands in the order of the
/// menus, events, the choices of the law, and clauses. Nothing but commands is listed where nothing is typed.
pub fn find(typed: &str, commands: &Commands, state: &State) -> Vec<Found> {
    let query = typed.trim().to_lowercase();
    let words: Vec<&str> = query.split_whitespace().collect();
    let mut ranked = Vec::new();
    for spec in commands.all().filter(|spec| spec.command != Command::Find) {
        let names = Lang::ALL.map(|lang| spec.label(state, lang));
        let also = Lang::ALL.map(|lang| synonyms::synonyms(spec.command, lang));
        if let Some(rank) = rank(&words, &names, &also) {
            let lang = state.prefs.lang;
            let (name, other) = (spec.label(state, lang), spec.label(state, lang.next()));
            let beside = if other == name { String::new() } else { other };
            let (target, enabled) = (Target::Command(spec.command), spec.enabled(state));
            ranked.push((rank, Found { target, name, beside, enabled }));
        }
    }
    if !words.is_empty() {
        events(state, &words, &mut ranked);
        law(state, &words, &mut ranked);
    }
    ranked.sort_by_key(|(rank, one)| (!one.enabled, *rank));
    let mut found: Vec<Found> = ranked.into_iter().map(|(_, one)| one).collect();
    if !words.is_empty() {
        found.extend(clauses(state, typed));
    }
    found
}

/// How well something of these names and other words fits; nothing where it does not.
fn rank(words: &[&str], names: &[String], also: &[&str]) -> Option<u8> {
    let lower: Vec<String> = names.iter().map(|name| name.to_lowercase()).collect();
    let named = |word: &&str| lower.iter().any(|name| name.contains(word));
    let begins = |word: &&str| lower.iter().any(|name| name.starts_with(word));
    let meant = |word: &&str| {
        also.iter().any(|also| also.to_lowercase().contains(word))
            || names.iter().any(|name| initials::spell(name, word))
            || also.iter().any(|also| initials::spell(also, word))
    };
    if !words.iter().all(|word| named(word) || meant(word)) {
        return None;
    }
    Some(if words.iter().all(begins) {
        0
    } else if words.iter().all(named) {
        1
    } else {
        2
    })
}

fn events(state: &State, words: &[&str], ranked: &mut Vec<(u8, Found)>) {
    let (lang, enabled) = (state.prefs.lang, !state.reviewing());
    for kind in ActGroup::ALL.into_iter().flat_map(ActGroup::kinds) {
        let names = Lang::ALL.map(|lang| named::kind(kind, lang).to_owned());
        let also = Lang::ALL.map(|lang| synonyms::of_kind(kind, lang));
        if let Some(rank) = rank(words, &names, &also) {
            let name = tr!(lang, "find-event-of", what = named::kind(kind, lang));
            let beside = named::kind(kind, lang.next()).to_owned();
            ranked.push((rank, Found { target: Target::Event(kind), name, beside, enabled }));
        }
    }
    for topic in ConductTopic::all() {
        let names = Lang::ALL.map(|lang| conduct::name(topic, lang).to_owned());
        if let Some(rank) = rank(words, &names, &[]) {
            let name = tr!(lang, "find-event-of", what = conduct::name(topic, lang));
            let beside = conduct::name(topic, lang.next()).to_owned();
            ranked.push((rank, Found { target: Target::Conduct(topic), name, beside, enabled }));
        }
    }
}

/// Level, rulebook and reading.
fn law(state: &State, words: &[&str], ranked: &mut Vec<(u8, Found)>) {
    let lang = state.prefs.lang;
    let mut add = |target, of: &str, all: [&'static str; Lang::ALL.len()], names: Vec<String>, name: &str| {
        if let Some(rank) = rank(words, &names, &all) {
            let beside = of.to_owned();
            ranked.push((rank, Found { target, name: name.to_owned(), beside, enabled: true }));
        }
    };
    for level in Level::iter() {
        let names = Lang::ALL.map(|lang| ruling::level(level, lang).to_owned()).to_vec();
        let all = Lang::ALL.map(|lang| tr!(lang, "level"));
        add(Target::Level(level), tr!(lang, "level"), all, names, ruling::level(level, lang));
    }
    for book in &state.library.rulebooks {
        let names = Lang::ALL.map(|lang| lang.of(&book.name).to_owned()).to_vec();
        let all = Lang::ALL.map(|lang| tr!(lang, "rulebook"));
        add(Target::Rulebook(book.id.clone()), tr!(lang, "rulebook"), all, names, lang.of(&book.name));
    }
    for reading in &state.library.readings {
        let names = Lang::ALL.map(|lang| lang.of(&reading.name).to_owned()).to_vec();
        let all = Lang::ALL.map(|lang| tr!(lang, "reading"));
        add(Target::Reading(reading.id.clone()), tr!(lang, "reading"), all, names, lang.of(&reading.name));
    }
}

/// The clauses that are meant, those of the rulebook in force first.
fn clauses(state: &State, query: &str) -> Vec<Found> {
    let lang = state.prefs.lang;
    // One letter, or one character, stands in almost every clause.
    if query.trim().chars().count() < 2 {
        return Vec::new();
    }
    let browser = Browser { query: query.to_owned(), ..Browser::default() };
    let in_force = TextId::Rulebook(state.report().event.rulebook.id.clone());
    let mut found = browser.found(&state.library);
    found.sort_by_key(|text| text.id != in_force);
    let all = found.iter().flat_map(|text| {
        text.clauses.iter().map(|clause| Found {
            target: Target::Clause(text.id.clone(), clause.number.clone()),
            name: ruling::clause_name(&clause.number, lang.of(&clause.title)),
            beside: lang.of(text.name).to_owned(),
            enabled: true,
        })
    });
    all.take(MOST_CLAUSES).collect()
}

impl Target {
    /// Does what was chosen.
    pub fn carry_out(&self, cx: ViewCtx<'_>, out: &mut Messages) {
        match self {
            Self::Command(command) => out.push(Message::Command(*command)),
            Self::Event(kind) => out.open(Form::new(EventDraft::of_kind(*kind, cx.state.report()))),
            Self::Conduct(topic) => {
                let mut draft = EventDraft::of_kind(ActKind::Conduct, cx.state.report());
                draft.topic = Some(*topic);
                out.open(Form::new(draft));
            }
            Self::Level(level) => choose(Choice::Level(*level), cx, out),
            Self::Rulebook(id) => choose(Choice::Rulebook(id.clone()), cx, out),
            Self::Reading(id) => choose(Choice::Reading(id.clone()), cx, out),
            Self::Clause(id, number) => {
                let all = texts(&cx.state.library);
                let of = all.iter().find(|text| text.id == *id);
                let clause = of.and_then(|text| text.clauses.iter().find(|clause| clause.number == *number));
                let topic: Option<Topic> = clause.and_then(|clause| clause.topic);
                let shown = Some((id.clone(), number.clone()));
                let within = topic.is_none().then(|| id.clone());
                out.open(Browser { shown, topic, within, ..Browser::default() });
            }
        }
    }
}
