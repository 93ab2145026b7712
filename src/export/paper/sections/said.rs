//! Statements, remarks and exhibits.

use super::Scribe;
use crate::digest::Digest;
use crate::export::paper::model::{Block, Field, Figure, Picture, Section, Text};
use crate::picture;
use crate::text::{exhibits as words, papers};
use crate::tr;

/// What people say, and the remarks.
pub fn statements(scribe: &Scribe<'_>) -> Section {
    let report = scribe.case.report();
    let mut fields: Vec<Field> = report
        .statements
        .iter()
        .map(|statement| {
            let mut label = scribe.say(papers::statement_of(statement.party, scribe.lang));
            label.0.extend(Text::recorded(&statement.name).0);
            Field { label, value: scribe.recorded(&statement.text) }
        })
        .collect();
    if !report.remarks.is_empty() {
        fields.push(scribe.field(tr!(scribe.lang, "sheet-remarks"), Text::recorded(&report.remarks)));
    }
    let blocks = if fields.is_empty() {
        vec![Block::Paragraph(scribe.say(tr!(scribe.lang, "sheet-no-statements")))]
    } else {
        vec![Block::Fields(fields)]
    };
    scribe.section(tr!(scribe.lang, "sheet-statements"), blocks)
}

/// Screenshots and photographs, each with the digest of the bytes that were put in.
pub fn exhibits(scribe: &Scribe<'_>) -> Section {
    let (lang, case) = (scribe.lang, scribe.case);
    let exhibits = &case.report().exhibits;
    let mut blocks = Vec::new();
    let left_out = case.is_public() && case.photos.iter().all(Option::is_none);
    if exhibits.is_empty() {
        blocks.push(Block::Paragraph(scribe.say(tr!(lang, "sheet-no-exhibits"))));
    } else if left_out {
        blocks.push(Block::Paragraph(scribe.say(tr!(lang, "sheet-exhibits-left-out"))));
    }
    for (index, (exhibit, photo)) in exhibits.iter().zip(&case.photos).enumerate() {
        let mut caption = scribe.say(&words::of(index + 1, exhibits.len(), lang));
        caption.0.extend(Text::recorded(&exhibit.caption).0);
        let known: Vec<String> = [exhibit.name.clone(), words::kind(exhibit)].into_iter().collect();
        let known: Vec<String> = known.into_iter().filter(|text| !text.is_empty()).collect();
        let mut small = known.join(" · ");
        if photo.is_none() && !left_out {
            caption.0.extend(scribe.say(tr!(lang, "sheet-unreadable-picture")).0);
        }
        if photo.is_some() {
            let otherwise = words::seen_otherwise(&exhibit.sight, lang);
            let removed = picture::holds(exhibit).place.then(|| tr!(lang, "sheet-place-removed").to_owned());
            caption.0.extend([otherwise, removed].into_iter().flatten().flat_map(|note| scribe.say(&note).0));
        }
        small = format!("{small}\nSHA-256 {}", Digest::of(&exhibit.bytes));
        caption.0.extend(Text::recorded(&small).0);
        blocks.push(Block::Figure(Figure {
            picture: photo.clone().map(Picture::Photo),
            alternative: words::name(index + 1, exhibit, lang),
            caption,
        }));
    }
    scribe.section(tr!(lang, "sheet-exhibits"), blocks)
}
