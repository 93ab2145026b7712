//! Every text of a report file, found by walking the file and not by a list of fields.

use std::ops::Range;

use crate::report::full;
use xiangqi_arbiter::law::{LawKind, LawRef, Library};
use xiangqi_arbiter::report::Report;
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
fn values(event: &str) -> Vec<Range<usize>> {
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
            for value in values(text) {
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
        if let Some(way) = with("，啊 a\u{7}\n\u{7F}；").iter().position(|new| is_sound(&within(ron, new)))
        {
            out = within(&out, &with(&added(count))[way]);
            count += 1;
        }
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
