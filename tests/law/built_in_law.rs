//! Every file of law is complete and sound, and sets only what a clause of its own bears out.

use std::collections::BTreeSet;

use strum::IntoEnumIterator;

use xiangqi_arbiter::law::{
    Bilingual, Clause, Confidence, Level, Library, RuleEntry, Setting, Standing, Topic,
};

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

/// What 2020 carries over is what 2011 says, under the number of the edition that says it.
#[test]
fn clauses_carried_over_by_2020_are_those_of_2011() {
    let library = library();
    let [new, old] = ["cn-2020", "cn-2011"].map(|id| library.rulebook(id).unwrap());
    let mut carried = 0;
    for clause in &new.clauses {
        let Some(year) = clause.carried_from else { continue };
        let of_2011 = old.clause_on(clause.topic.unwrap()).unwrap();
        let said = |clause: &Clause| (clause.title.clone(), clause.text.clone(), clause.confidence);
        assert_eq!(year, 2011);
        assert_eq!(said(clause), said(of_2011), "{}", clause.number);
        let number = of_2011.number.trim_start_matches("1999:");
        let edition = if of_2011.confidence == Confidence::CarriedOver { "1999" } else { "2011" };
        assert_eq!(clause.number, format!("{edition}:{number}"));
        let note = clause.note.as_ref().unwrap();
        assert!(note.zh.contains("未见") && note.en.contains("not seen"), "{}", clause.number);
        carried += 1;
    }
    assert_eq!(carried, 20);
    for level in Level::iter() {
        assert_eq!(new.breach_limit(level), old.breach_limit(level));
    }
    let number = |number: &str| number.rsplit(':').next().unwrap().to_owned();
    let set = |rules: &[RuleEntry]| -> Vec<_> {
        rules.iter().map(|rule| (rule.setting.clone(), number(&rule.clause))).collect()
    };
    let is_carried = |rule: &&RuleEntry| rule.clause.starts_with("2011:") || rule.clause.starts_with("1999:");
    let of_2020: Vec<RuleEntry> = new.settings.iter().filter(is_carried).cloned().collect();
    let (of_2020, of_2011) = (set(&of_2020), set(&old.settings));
    assert_eq!(of_2020.len(), 10);
    assert!(of_2020.iter().all(|setting| of_2011.contains(setting)), "{of_2020:?}");
}

/// Usual practice has what every touch or move can meet, and nothing without common evidence.
#[test]
fn practice_covers_touches_and_moves() {
    let library = library();
    let book = library.rulebook("cn-2020").unwrap();
    let practice = library.regulation("usual-practice").unwrap();
    let carried = book.clauses.iter().filter(|clause| clause.carried_from.is_some());
    for matter in carried.filter_map(|clause| clause.topic) {
        if matches!(matter, Topic::NaturalLimit | Topic::Lateness) {
            continue;
        }
        assert!(practice.clause_on(matter).is_some(), "{matter:?}");
    }
    // No common evidence: these stay out.
    let set = |pick: fn(&Setting) -> bool| practice.settings.iter().any(|provision| pick(&provision.setting));
    assert!(!set(|setting| matches!(setting, Setting::NaturalLimit { .. } | Setting::LateFrom(_))));
    assert!(!set(|setting| matches!(setting, Setting::TouchOnOthersTime(_) | Setting::TouchIs(_))));
}
