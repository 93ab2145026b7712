//! What follows under the other readings, and what the case hinges on.

use super::Scribe;
use crate::export::paper::model::{Block, Row, Section};
use crate::text::explanation::UnderReading;
use crate::tr;

/// The section.
pub fn section(scribe: &Scribe<'_>) -> Section {
    let lang = scribe.lang;
    let mut section = scribe.section(tr!(lang, "sheet-readings"), Vec::new());
    let Some(explanation) = scribe.explanation else { return section };
    let (used, others): (Vec<_>, Vec<_>) = explanation.readings.iter().partition(|one| one.is_this);
    let rows = used.into_iter().chain(others).map(|reading| {
        let mark = match reading {
            UnderReading { is_this: true, .. } => tr!(lang, "sheet-used"),
            UnderReading { same_throughout: true, .. } => tr!(lang, "sheet-same"),
            _ => tr!(lang, "sheet-different"),
        };
        let name = format!("{}\n{}", reading.name, reading.gist);
        let cells = [&name, &reading.result, &reading.ground, mark];
        Row { cells: cells.map(|text| scribe.say(text)).to_vec(), strong: reading.is_this }
    });
    let columns = [
        (tr!(lang, "sheet-other-reading"), 46),
        (tr!(lang, "sheet-result"), 24),
        (tr!(lang, "sheet-ground"), 14),
        (tr!(lang, "sheet-compared"), 16),
    ];
    section.blocks.push(scribe.table(&columns, rows.collect()));
    let questions: Vec<_> =
        explanation.questions.iter().filter(|one| one.as_recorded).map(|one| &one.text).collect();
    if !questions.is_empty() {
        section.blocks.push(Block::Heading(scribe.say(tr!(lang, "sheet-decisive-questions"))));
        section.blocks.push(scribe.points(questions, Some("?")));
    }
    section
}
