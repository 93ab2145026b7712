//! One incident under several laws, and what makes the difference.

use xiangqi::Side;
use xiangqi_arbiter::incident::{Incident, read_events};
use xiangqi_arbiter::law::{
    Answer, Bilingual, Clause, Confidence, Level, Library, PositionTaken, Question, Regulation, RuleEntry,
    Setting, Standing, Topic,
};
use xiangqi_arbiter::report::Report;
use xiangqi_arbiter::ruling::{Duty, Law, Outcome, compare, differ, in_force};
use xiangqi_arbiter::store;

fn regulation(settings: Vec<Setting>) -> Regulation {
    let text = |text: &str| Bilingual { zh: text.to_owned(), en: text.to_owned() };
    let clause = |(index, setting): (usize, &Setting)| Clause {
        number: (index + 1).to_string(),
        topic: Some(setting.topic()),
        title: text("规定"),
        text: text("规定。"),
        confidence: Confidence::Seen,
        source: String::new(),
        carried_from: None,
        note: None,
    };
    Regulation {
        id: "event".to_owned(),
        name: text("补充规定"),
        short_name: text("补充规定"),
        edition: text(""),
        standing: Standing::Event,
        rulebook: "cn-2011".to_owned(),
        seen: text(""),
        conduct: Vec::new(),
        clauses: settings.iter().enumerate().map(clause).collect(),
        settings: settings
            .into_iter()
            .enumerate()
            .map(|(index, setting)| RuleEntry { setting, clause: (index + 1).to_string() })
            .collect(),
        digest: String::new(),
    }
}

fn jilin() -> Report {
    store::sample().unwrap().report
}

/// The sample's incident with these events in the place of its own.
fn with_events(events: &str) -> Incident {
    Incident { events: read_events(events, Side::Black).unwrap(), ..jilin().incident().unwrap() }
}

fn law<'a>(library: &'a Library, regulation: Option<&'a Regulation>) -> Law<'a> {
    let (rulebook, reading) = (library.rulebook("cn-2011").unwrap(), library.reading("author").unwrap());
    Law { rulebook, reading, regulation, level: Level::Provincial }
}

#[test]
fn comparison_names_deciding_regulation_answer() {
    let library = Library::built_in().unwrap();
    let taken = PositionTaken {
        question: Question::EnemyPieceTaken,
        levels: None,
        in_check: None,
        answer: Answer::No,
    };
    let event = regulation(vec![Setting::Answers(taken), Setting::LateFrom(15)]);
    let laws = [law(&library, None), law(&library, Some(&event))];
    let rows = compare(&jilin().incident().unwrap(), &laws, 0);
    let [first, second] = [0, 1].map(|row: usize| rows[row].result.clone().unwrap());
    // The author's reading: lost at the touch. Without the answer "can be taken" the touch cannot be met: one
    // foul, and the check must be answered (rules 1 and 3 of the readings).
    assert_eq!((first.outcome, first.charged), (Outcome::Loss, Some(Side::Black)));
    assert_eq!(first.ground, "5.2+4.1.3");
    assert_eq!((second.outcome, second.duty), (Outcome::Foul, Duty::Answer));
    assert!(!first.same_consequence(&second));
    // Lateness is set too, but has nothing to do with it.
    assert_eq!(rows[0].differences, [vec![], vec![Topic::TouchEnemy]]);
    assert_eq!(rows[1].differences, [vec![Topic::TouchEnemy], vec![]]);
    assert!(differ(&laws[0], &laws[1], Topic::Lateness, true));
    assert_eq!(in_force(&laws[1], Topic::Lateness), [&Setting::LateFrom(15)]);
}

#[test]
fn limit_differs_only_when_reached() {
    let library = Library::built_in().unwrap();
    let event = regulation(vec![Setting::BreachLimit(vec![(Level::Provincial, 1)])]);
    let laws = [law(&library, None), law(&library, Some(&event))];
    // An elephant moved like no elephant: a breach. Two lose at this level, one in the event.
    let rows = compare(&with_events("release g9g8"), &laws, 0);
    let outcomes: Vec<Outcome> = rows.iter().map(|row| row.result.as_ref().unwrap().outcome).collect();
    assert_eq!(outcomes, [Outcome::Foul, Outcome::Loss]);
    assert_eq!(rows[0].differences[1], [Topic::BreachLimit]);
    // With one breach before it is lost under both, and nothing makes a difference.
    let rows = compare(&with_events("release g9g8"), &laws, 1);
    assert!(rows[0].same_consequence(&rows[1]));
    assert!(rows.iter().all(|row| row.differences.iter().all(Vec::is_empty)));
}

#[test]
fn unseen_text_makes_a_difference() {
    let library = Library::built_in().unwrap();
    let chosen = law(&library, None);
    let mut silent = chosen.rulebook.clone();
    silent.clauses.retain(|clause| clause.topic != Some(Topic::TouchEnemy));
    silent.settings.retain(|provision| provision.setting.topic() != Topic::TouchEnemy);
    let without = Law { rulebook: &silent, ..chosen };
    let rows = compare(&jilin().incident().unwrap(), &[chosen, without], 0);
    assert!(!rows[0].same_consequence(&rows[1]));
    assert_eq!(rows[0].differences[1], [Topic::TouchEnemy]);
}

#[test]
fn all_rulebooks_can_be_compared() {
    let library = Library::built_in().unwrap();
    let chosen = law(&library, None);
    let laws: Vec<Law<'_>> = library.rulebooks.iter().map(|rulebook| Law { rulebook, ..chosen }).collect();
    let rows = compare(&jilin().incident().unwrap(), &laws, 0);
    assert_eq!(rows.len(), library.rulebooks.len());
    for (index, row) in rows.iter().enumerate() {
        assert_eq!(row.differences.len(), rows.len());
        assert!(row.differences[index].is_empty(), "no law differs from itself");
        for (other, found) in row.differences.iter().enumerate() {
            assert_eq!(*found, rows[other].differences[index]);
            // Where the arbiter would do something else, a reason is named.
            assert_eq!(found.is_empty(), row.same_consequence(&rows[other]), "{index} {other}");
        }
    }
}
