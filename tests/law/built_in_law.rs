//! Every file of law is complete and sound, and sets only what a clause of its own bears out.

use std::collections::BTreeSet;

use strum::IntoEnumIterator;

use xiangqi_arbiter::law::{Bilingual, Clause, Confidence, Library, RuleEntry, Setting, Standing, Topic};

fn library() -> Library {
    Library::built_in().unwrap()
}

/// Everything with clauses: its id, settings and clauses.
fn texts(library: &Library) -> Vec<(&str, &[RuleEntry], &[Clause])> {
    let books =
        library.rulebooks.iter().map(|book| (book.id.as_str(), &book.settings[..], &book.clauses[..]));
    let regulations = library.regulations.iter();
    books.chain(regulations.map(|reg| (reg.id.as_str(), &reg.settings[..], &reg.clauses[..]))).collect()
}

#[test]
fn built_in_law_has_no_faults() {
    let library = library();
    for book in &library.rulebooks {
        assert_eq!(book.faults(), [], "{}", book.id);
    }
    for reading in &library.readings {
        assert_eq!(reading.faults(), [], "{}", reading.id);
    }
    for regulation in &library.regulations {
        assert_eq!(regulation.faults(), [], "{}", regulation.id);
        assert!(library.rulebook(&regulation.rulebook).is_some(), "{}", regulation.id);
    }
    let ids: BTreeSet<&str> = texts(&library).iter().map(|(id, ..)| *id).collect();
    assert_eq!(ids.len(), library.rulebooks.len() + library.regulations.len(), "each id once");
}

#[test]
fn built_in_law_is_in_both_languages() {
    let library = library();
    let chinese = |text: &str| text.chars().any(|letter| ('\u{4e00}'..='\u{9fff}').contains(&letter));
    let check = |id: &str, text: &Bilingual| {
        assert!(chinese(&text.zh), "{id}: {}", text.zh);
        assert!(text.en.chars().any(|letter| letter.is_ascii_alphabetic()), "{id}: {}", text.en);
    };
    for (id, _, clauses) in texts(&library) {
        for clause in clauses {
            let all = [Some(&clause.title), Some(&clause.text), clause.note.as_ref()];
            all.into_iter().flatten().for_each(|text| check(&format!("{id} {}", clause.number), text));
        }
    }
    for reg in &library.regulations {
        [&reg.name, &reg.short_name, &reg.seen].into_iter().for_each(|text| check(&reg.id, text));
    }
}

/// What was not seen sets nothing, and every clause that decides says where it was seen.
#[test]
fn settings_cite_a_seen_clause_and_source() {
    for (id, settings, clauses) in texts(&library()) {
        let named = settings.iter().map(|provision| &provision.clause);
        for clause in named.map(|number| clauses.iter().find(|clause| clause.number == *number).unwrap()) {
            assert_ne!(clause.confidence, Confidence::NotSeen, "{id} {}", clause.number);
            assert!(!clause.source.is_empty(), "{id} {}", clause.number);
        }
        for clause in clauses {
            let placeholder = clause.confidence == Confidence::NotSeen;
            if placeholder {
                assert!(
                    clause.text.zh.contains("未见") && clause.text.en.contains("not seen"),
                    "{id} {}",
                    clause.number
                );
            }
        }
    }
}

#[test]
fn carried_over_clauses_say_unseen() {
    for (id, _, clauses) in texts(&library()) {
        for clause in clauses.iter().filter(|clause| clause.confidence == Confidence::CarriedOver) {
            let note = clause.note.as_ref().unwrap_or_else(|| panic!("{id} {} has no note", clause.number));
            assert!(note.zh.contains("未见") && note.en.contains("not seen"), "{id} {}", clause.number);
        }
    }
}

/// Practice is never passed off as an event's text, nor the other way round.
#[test]
fn practice_items_are_marked_as_practice() {
    let library = library();
    let (practice, events): (Vec<_>, Vec<_>) =
        library.regulations.iter().partition(|reg| reg.standing == Standing::Practice);
    let [practice] = practice[..] else { panic!("one file of practice") };
    assert_eq!(practice.id, "usual-practice");
    for clause in &practice.clauses {
        let note = clause.note.as_ref().unwrap();
        assert!(note.zh.contains("惯例") && note.en.contains("Practice"), "{}", clause.number);
        assert_eq!(clause.confidence, Confidence::Inferred, "{}", clause.number);
        assert!(!clause.source.is_empty(), "{}", clause.number);
    }
    // Its evidence is law that is here: each id it names is one.
    let ids: Vec<&str> = texts(&library).iter().map(|(id, ..)| *id).collect();
    let sources: String = practice.clauses.iter().map(|clause| format!("{} ", clause.source)).collect();
    let named: BTreeSet<&str> = ids.iter().copied().filter(|id| sources.contains(id)).collect();
    assert!(named.len() >= 6, "{named:?}");
    for regulation in events {
        assert!(regulation.seen.en.contains("own wording"), "{}", regulation.id);
    }
}

/// What 2020 left unseen is settled by practice for every matter that a touch or a move can meet.
#[test]
fn practice_fills_gaps_of_2020_rules() {
    let library = library();
    let book = library.rulebook("cn-2020").unwrap();
    let practice = library.regulation("usual-practice").unwrap();
    let unseen = Topic::iter().filter(|&matter| {
        book.clause_on(matter).is_some_and(|clause| clause.confidence == Confidence::NotSeen)
    });
    for matter in unseen {
        assert!(practice.clause_on(matter).is_some(), "{matter:?}");
    }
    // No common evidence: these stay out.
    let set = |pick: fn(&Setting) -> bool| practice.settings.iter().any(|provision| pick(&provision.setting));
    assert!(!set(|setting| matches!(setting, Setting::NaturalLimit { .. } | Setting::LateFrom(_))));
    assert!(!set(|setting| matches!(setting, Setting::TouchOnOthersTime(_) | Setting::TouchIs(_))));
}
