//! The rulings people gave, as they were recorded, and the decisions of the appeals committee.

use super::decision::Clerk;
use super::{Scribe, row};
use crate::document::paper::model::{Block, Row, Section, Text};
use crate::report::RulingGiven;
use crate::wording::{papers, reports};

/// The rulings.
pub fn section(scribe: &Scribe<'_>) -> Section {
    let (t, report) = (scribe.t, scribe.case.report());
    let mut blocks = Vec::new();
    if report.rulings.is_empty() {
        blocks.push(Block::Paragraph(scribe.say(t.none_given)));
    } else {
        let rows = report.rulings.iter().map(|given| ruling(scribe, given)).collect();
        blocks.push(scribe.table(&[(t.given_by, 24), (t.given_result, 30), (t.given_words, 46)], rows));
    }
    scribe.section(t.given, blocks)
}

/// The decisions of the appeals committee, each a section of its own.
pub fn decisions(scribe: &Scribe<'_>) -> Vec<Section> {
    let (case, all) = (scribe.case, &scribe.case.report().decisions);
    all.iter()
        .enumerate()
        .map(|(index, decision)| {
            let clerk = Clerk::of(case.report(), decision, scribe.lang, case.is_public(), case.options.style);
            let title = clerk.title(index + 1, all.len());
            Section { own_page: true, ..scribe.section(&title, clerk.blocks()) }
        })
        .collect()
}

fn ruling(scribe: &Scribe<'_>, given: &RulingGiven) -> Row {
    let (t, lang) = (scribe.t, scribe.lang);
    let mut who = scribe.say(reports::stage(given.stage, lang));
    who.0.extend(Text::recorded(&lines(&[&given.by, &given.when])).0);
    let mut result = scribe.say(&papers::given(given.outcome, given.charged, lang));
    result.0.extend(scribe.say(&labelled(t.ground, &given.ground)).0);
    if !given.duty.is_empty() && given.duty != "-" {
        result.0.extend(scribe.say(&labelled(t.duty, &papers::duty_code(&given.duty, lang))).0);
    }
    let regulation = given.regulation.as_ref().map_or("", |cited| cited.id.as_str());
    let law: Vec<&str> = [given.rulebook.id.as_str(), given.reading.id.as_str(), regulation]
        .into_iter()
        .filter(|id| !id.is_empty())
        .collect();
    result.0.extend(Text::recorded(&law.join(" · ")).0);
    let mut words = Text::recorded(&given.words);
    words.0.extend(scribe.say(&labelled(t.caveats, &given.caveats.join(", "))).0);
    words.0.extend(scribe.say(&labelled(t.signed, &given.signature)).0);
    words.0.extend(Text::recorded(&given.program).0);
    row(vec![who, result, words])
}

fn labelled(label: &str, text: &str) -> String {
    if text.is_empty() { String::new() } else { format!("{label}  {text}") }
}

fn lines(texts: &[&str]) -> String {
    let filled: Vec<&str> = texts.iter().copied().filter(|text| !text.is_empty()).collect();
    filled.join("\n")
}
