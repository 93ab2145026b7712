//! What follows under the other readings, and what the case hinges on.

use super::Scribe;
use crate::case::Ruled;
use crate::export::paper::model::{Block, Row, Section};
use crate::ruling::same_result;
use crate::text::ruling::Explainer;
use crate::tr;

/// The section.
pub fn section(scribe: &Scribe<'_>) -> Section {
    let lang = scribe.lang;
    let mut section = scribe.section(tr!(lang, "sheet-readings"), Vec::new());
    let Ok(evaluation) = &scribe.case.evaluation else { return section };
    let explainer = Explainer::of(evaluation, lang);
    let main = evaluation.recorded();
    let others = evaluation.readings().filter(|ruled| !ruled.is_recorded);
    let rows = main.into_iter().chain(others).map(|ruled| {
        let result = match ruled.scenarios.settled() {
            Some(ruling) => explainer.ruling_short(ruling),
            None => explainer.depends_short(ruled.scenarios),
        };
        let (mark, strong) = match main {
            Some(_) if ruled.is_recorded => (tr!(lang, "sheet-used"), true),
            Some(main) if same(main, ruled) => (tr!(lang, "sheet-same"), false),
            Some(_) => (tr!(lang, "sheet-different"), false),
            None => ("", false),
        };
        let name = format!("{}\n{}", lang.of(&ruled.reading.name), lang.of(&ruled.reading.gist));
        let cells = [&name, &result, &ruled.as_recorded.verdict.ground.code(explainer.texts), mark];
        Row { cells: cells.map(|text| scribe.say(text)).to_vec(), strong }
    });
    let columns = [
        (tr!(lang, "sheet-other-reading"), 46),
        (tr!(lang, "sheet-result"), 24),
        (tr!(lang, "sheet-ground"), 14),
        (tr!(lang, "sheet-compared"), 16),
    ];
    section.blocks.push(scribe.table(&columns, rows.collect()));
    let decisive_questions = main.map_or(&[][..], |main| &main.as_recorded.decisive_questions);
    if !decisive_questions.is_empty() {
        section.blocks.push(Block::Heading(scribe.say(tr!(lang, "sheet-decisive-questions"))));
        section
            .blocks
            .push(scribe.points(decisive_questions.iter().map(|hinge| explainer.hinge(hinge)), Some("?")));
    }
    section
}

/// Whether the arbiter does the same under both, whatever is found of disputed facts.
fn same(one: Ruled<'_>, other: Ruled<'_>) -> bool {
    one.scenarios.scenarios.len() == other.scenarios.scenarios.len()
        && one
            .scenarios
            .scenarios
            .iter()
            .zip(&other.scenarios.scenarios)
            .all(|(one, two)| same_result(&one.ruling, &two.ruling))
        && same_result(one.as_recorded, other.as_recorded)
}
