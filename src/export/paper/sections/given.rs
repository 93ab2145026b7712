//! The rulings people gave, as they were recorded, and the decisions of the appeals committee.

use super::decision::Clerk;
use super::{Scribe, row};
use crate::export::paper::model::{Block, Row, Section, Text};
use crate::report::RulingGiven;
use crate::ruling::Caveat;
use crate::text::{papers, reports};

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
    result.0.extend(scribe.say(&law(scribe, given)).0);
    let mut words = Text::recorded(&given.words);
    words.0.extend(scribe.say(&labelled(t.caveats, &caveats(scribe, given))).0);
    words.0.extend(scribe.say(&labelled(t.signed, &given.signature)).0);
    words.0.extend(Text::recorded(&given.program).0);
    row(vec![who, result, words])
}

/// Under which law it was given, by name; what is not at hand stands by what the report calls it.
fn law(scribe: &Scribe<'_>, given: &RulingGiven) -> String {
    let (library, lang) = (scribe.case.subject.library, scribe.lang);
    let rulebook = library.rulebook(&given.rulebook.id).map(|one| lang.of(&one.short_name));
    let reading = library.reading(&given.reading.id).map(|one| lang.of(&one.name));
    let mut law = vec![rulebook.unwrap_or(&given.rulebook.id), reading.unwrap_or(&given.reading.id)];
    law.extend(given.regulation.as_ref().map(|cited| {
        library.regulation(&cited.id).map_or(cited.id.as_str(), |regulation| lang.of(&regulation.name))
    }));
    law.retain(|name| !name.is_empty());
    law.join(" · ")
}

/// The caveats in words; codes of another program stay as they are.
fn caveats(scribe: &Scribe<'_>, given: &RulingGiven) -> String {
    let explainer = scribe.case.today.as_ref().ok().map(|today| today.explainer(scribe.lang));
    let words = |code: &String| {
        let caveat = Caveat::from_code(code)?;
        Some(explainer.as_ref()?.caveat(caveat))
    };
    let all: Vec<String> =
        given.caveats.iter().map(|code| words(code).unwrap_or_else(|| code.clone())).collect();
    all.join("\n")
}

fn labelled(label: &str, text: &str) -> String {
    if text.is_empty() { String::new() } else { format!("{label}  {text}") }
}

fn lines(texts: &[&str]) -> String {
    let filled: Vec<&str> = texts.iter().copied().filter(|text| !text.is_empty()).collect();
    filled.join("\n")
}
