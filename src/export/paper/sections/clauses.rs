//! The clauses that the rulings rest on, in our words, with how well each is known.

use super::{Scribe, row};
use crate::export::paper::case::Today;
use crate::export::paper::model::{Block, Section};
use crate::law::{ClauseRef, Topic};
use crate::ruling::Verdict;
use crate::text::law;
use crate::text::ruling::{citation, confidence};

/// The section.
pub fn section(scribe: &Scribe<'_>) -> Section {
    let (t, lang) = (scribe.t, scribe.lang);
    let Ok(today) = &scribe.case.today else { return scribe.section(t.clauses, Vec::new()) };
    let cited = cited(today);
    if cited.is_empty() {
        return scribe.section(t.clauses, vec![Block::Paragraph(scribe.say(t.no_clauses))]);
    }
    let rows = cited.into_iter().map(|cited| {
        let clause = cited.clause;
        let number = citation(cited, lang);
        let name = lang.of(&clause.title);
        let name = if number.contains(name) { number } else { format!("{number}\n{name}") };
        let mut text = lang.of(&clause.text).to_owned();
        if let Some(note) = &clause.note {
            text = format!("{text}\n{}", lang.of(note));
        }
        let mut source = scribe.say(confidence(clause.confidence, lang));
        source.0.extend(scribe.say(&law::source(&clause.source, lang)).0);
        row(vec![scribe.say(&name), scribe.say(&text), source])
    });
    let columns = [(t.clause, 18), (t.clause_text, 60), (t.source, 22)];
    scribe.section(t.clauses, vec![scribe.table(&columns, rows.collect())])
}

/// Every clause that a step, a ground or a branch under any reading rests on, in the order of the rulebook; those
/// of the regulation first.
fn cited<'a>(today: &Today<'a>) -> Vec<ClauseRef<'a>> {
    let mut matters: Vec<Topic> = Vec::new();
    let mut take = |verdict: &Verdict| {
        matters.extend(verdict.steps.iter().filter_map(|step| step.topic));
        matters.extend(&verdict.ground.0);
    };
    for ruled in &today.ruled {
        take(&ruled.ruling.verdict);
        ruled.ruling.alternatives.iter().for_each(|branch| take(&branch.verdict));
        for way in &ruled.scenarios.scenarios {
            take(&way.ruling.verdict);
        }
    }
    let texts = today.texts;
    let is_cited = |number: &str, of_regulation: bool| {
        let mut found = matters.iter().filter_map(|&matter| texts.clause_on(matter));
        found.any(|cited| cited.clause.number == number && cited.of_regulation == of_regulation)
    };
    let regulation = texts.regulation.map_or(&[][..], |regulation| &regulation.clauses);
    let of_regulation = regulation.iter().map(|clause| ClauseRef { clause, of_regulation: true });
    let of_rulebook = texts.rulebook.clauses.iter().map(|clause| ClauseRef { clause, of_regulation: false });
    of_regulation
        .chain(of_rulebook)
        .filter(|cited| is_cited(&cited.clause.number, cited.of_regulation))
        .collect()
}
