//! Every text of a report file, found by walking the file and not by a list of fields.

use std::ops::Range;

use crate::report::full;
use xiangqi::Move;
use xiangqi::repetition::Nature;
use xiangqi_arbiter::digest::Digest;
use xiangqi_arbiter::incident::{Act, Actor, Event};
use xiangqi_arbiter::law::{ConductTopic, LawKind, LawRef, Library};
use xiangqi_arbiter::report::{
    Annotations, Correction, GameResult, ImagePoint, Mark, PositionReading, Report, Variation, Written,
};
use xiangqi_arbiter::store::format::{read, write};

/// The texts between quotation marks of a RON text, without the marks.
fn texts(ron: &str) -> Vec<Range<usize>> {
    let (mut found, mut begun, mut escaped) = (Vec::new(), None, false);
    for (at, letter) in ron.char_indices() {
        match (begun, letter) {
            (Some(_), _) if escaped => escaped = false,
            (Some(_), '\\') => escaped = true,
            (Some(start), '"') => {
                found.push(start..at);
                begun = None;
            }
            (None, '"') => begun = Some(at + 1),
            _ => {}
        }
    }
    found
}

/// The values within the text of an event: what is in its own quotes, and words without any.
fn values_of_event(event: &str) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut start = None;
    for (at, letter) in event.char_indices().chain([(event.len(), ' ')]) {
        match (start, letter) {
            (Some(from), ' ') => {
                found.push(from..at);
                start = None;
            }
            (_, '=') => start = Some(at + 1),
            (None, letter) if letter != ' ' => start = Some(at),
            _ => {}
        }
    }
    found
}

/// A RON text with something added to every text in it that can have it: `added` makes it, given the number of the
/// place. Places where nothing can be added, such as squares and digests, stay as they are.
fn filled(ron: &str, added: impl Fn(usize) -> String, is_sound: impl Fn(&str) -> bool) -> (String, usize) {
    let escaped = |text: &str| format!("{text:?}").trim_matches('"').to_owned();
    let mut out = ron.to_owned();
    let mut count = 0;
    // From the end, so that the places before stay where they are.
    for place in texts(ron).into_iter().rev() {
        let text = &ron[place.clone()];
        let with = |added: &str| {
            let mut ways = vec![format!("{text}{}", escaped(added))];
            for value in values_of_event(text) {
                let (before, word, after) = (&text[..value.start], &text[value.clone()], &text[value.end..]);
                let word = word.trim_matches(['\'', '\\']);
                let added = escaped(&added.replace('\\', "\\\\").replace('\'', "\\'"));
                ways.push(format!("{before}'{word}{added}'{after}"));
            }
            ways
        };
        let within =
            |whole: &str, new: &str| format!("{}{new}{}", &whole[..place.start], &whole[place.end..]);
        // Tried by itself and with little, which is quick, but with what does not stand in a word.
        let way = |new: &str| with(new).iter().position(|new| is_sound(&within(ron, new)));
        let (way, new) = match (way("，啊 a\u{7}\n\u{7F}；"), way("啊\u{7}\u{7F}")) {
            (Some(way), _) => (way, added(count)),
            // A short text on one line.
            (None, Some(way)) => {
                (way, added(count).split_whitespace().collect::<String>().chars().take(60).collect())
            }
            (None, None) => continue,
        };
        out = within(&out, &with(&new)[way]);
        count += 1;
    }
    (out, count)
}

/// A report with something in every field, under a rulebook, a reading and a regulation of its own.
pub fn under_own_law() -> Report {
    let mut report = full();
    let mut library = Library::built_in().unwrap();
    let text = |path: &str| {
        std::fs::read_to_string(format!("{}/resources/{path}", env!("CARGO_MANIFEST_DIR"))).unwrap()
    };
    let own = |path: &str, id: &str| text(path).replacen(&format!("id: \"{id}\""), "id: \"mine\"", 1);
    library.add_own(LawKind::Rulebook, "", &own("rulebooks/cn-2020.ron", "cn-2020")).unwrap();
    library.add_own(LawKind::Reading, "", &own("readings/author.ron", "author")).unwrap();
    library.add_own(LawKind::Regulation, "", &own("regulations/wuwei-2021.ron", "wuwei-2021")).unwrap();
    cite_mine(&mut report, &library);
    report
}

fn cite_mine(report: &mut Report, library: &Library) {
    report.event.rulebook = library.cite_rulebook("mine");
    report.event.reading = library.cite_reading("mine");
    report.event.regulation = Some(library.cite_regulation("mine"));
}

/// A report under its own law with something added to every text that stands in it, its law included, and how many
/// there are. The ids of its law stay.
pub fn in_every_text(report: &Report, added: impl Fn(usize) -> String) -> (Report, usize) {
    let mut library = Library::built_in().unwrap();
    let event = &report.event;
    let mut all = 0;
    for (kind, cited) in [
        (LawKind::Rulebook, &event.rulebook),
        (LawKind::Reading, &event.reading),
        (LawKind::Regulation, event.regulation.as_ref().unwrap()),
    ] {
        let is_sound = |text: &str| {
            let mut library = Library::default();
            let taken = library.add_own(kind, "", text).is_ok();
            let ids = [
                library.cite_rulebook("mine"),
                library.cite_reading("mine"),
                library.cite_regulation("mine"),
            ];
            taken && ids.iter().any(|cited| cited.text.is_some())
        };
        let (text, count) = filled(cited.text.as_ref().unwrap(), &added, is_sound);
        library.add_own(kind, "", &text).unwrap();
        all += count;
    }
    let mut bare = report.clone();
    let of_event = bare.event.clone();
    (bare.event.rulebook, bare.event.reading) = (LawRef::default(), LawRef::default());
    bare.event.regulation = None;
    let sound = |text: &str| read(text).is_ok_and(|parsed| write(&parsed.report).is_ok());
    let (text, count) = filled(&write(&bare).unwrap(), &added, sound);
    let mut full = read(&text).unwrap().report;
    (full.event.rulebook, full.event.reading) = (of_event.rulebook, of_event.reading);
    cite_mine(&mut full, &library);
    (full, all + count)
}

/// A report under its own law with something in every field, and every kind of event that has words. Nothing is sealed
/// but what [`full`] seals.
pub fn everything() -> Report {
    let mut report = under_own_law();
    report.exhibits[0].annotations = Annotations {
        turns: 1,
        marks: vec![Mark::Label(ImagePoint { x: 1_000, y: 5_000 }, "标注".to_owned())],
        ..Annotations::default()
    };
    let line = |moves: &str| moves.split(' ').map(|mv| mv.parse().unwrap()).collect::<Vec<Move>>();
    let board = &report.start.board;
    report.position_reading = Some(PositionReading {
        picture: Digest::of(&report.exhibits[0].bytes).to_string(),
        corners: [(0, 0), (9_000, 0), (9_000, 9_000), (0, 9_000)].map(|(x, y)| ImagePoint { x, y }),
        read: board.clone(),
        doubtful: vec!["e5".parse().unwrap()],
        corrections: vec![Correction {
            square: "e5".parse().unwrap(),
            from: None,
            to: board.get("c6".parse().unwrap()),
        }],
    });
    report.moves = line("c6c5 c4c5");
    report.moves_after = line("e9e8");
    report.result = GameResult::in_words("黑方超时");
    assert_eq!(report.comments.write(1, "评注"), Written::Whole);
    let mut variation = Variation { leaves: Some(0), after: 1, moves: line("e8e7"), ..Variation::default() };
    assert_eq!(variation.comments.write(1, "另一着"), Written::Whole);
    for moves in ["c4c6 e8e9", "c4c7 e8e9"] {
        let moves = line(moves);
        assert!(report.variations.add(Variation { after: 1, moves, ..Variation::default() }, 3));
    }
    assert!(report.variations.add(variation, 3));
    report.rulings[0].colours_exchanged = true;
    report.rulings[0].regulation = Some(LawRef::unknown("of-the-cup"));
    let telephone = ConductTopic::all().next().unwrap();
    report.timeline.extend(
        [
            Act::JudgeMove(1, Nature::Chase, "捉无根子".to_owned()),
            Act::Conduct(telephone, Some(2), "电话响了".to_owned()),
            Act::NotSo("没有碰到".to_owned()),
            Act::DeclareDraw("双方无力取胜".to_owned()),
        ]
        .map(|act| Event::new(Actor::Arbiter, act)),
    );
    report
}

pub const SCHEMA: &str = include_str!("../../src/report/schema.rs");

/// A value of a RON text, with the fields that it stands in, the outermost first.
pub struct Value {
    pub fields: Vec<String>,
    pub place: Range<usize>,
}

pub fn values(ron: &str) -> Vec<Value> {
    let is_word = |letter: char| letter.is_alphanumeric() || "_-.".contains(letter);
    let (mut found, mut fields, mut at) = (Vec::new(), vec![String::new()], 0);
    while let Some(first) = ron[at..].chars().next() {
        let rest = &ron[at..];
        let length = match first {
            '"' | '\'' => {
                let mut escaped = true;
                let end = rest.char_indices().find(|&(_, letter)| {
                    let ends = letter == first && !escaped;
                    escaped = letter == '\\' && !escaped;
                    ends
                });
                end.unwrap().0 + 1
            }
            _ => rest.find(|letter| !is_word(letter)).unwrap_or(rest.len()).max(first.len_utf8()),
        };
        let behind = &rest[length..];
        match first {
            '(' | '[' => fields.push(String::new()),
            ')' | ']' => drop(fields.pop()),
            _ if is_word(first) && behind.starts_with(':') => {
                *fields.last_mut().unwrap() = rest[..length].to_owned()
            }
            _ if (is_word(first) || "\"'".contains(first)) && !behind.starts_with('(') => {
                let fields = fields.iter().filter(|field| !field.is_empty()).cloned().collect();
                found.push(Value { fields, place: at..at + length });
            }
            _ => {}
        }
        at += length;
    }
    found
}
