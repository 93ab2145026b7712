//! The event, the law it is played under, and the people.

use super::Scribe;
use crate::export::paper::model::{Block, Section, Text};
use crate::law::{LawRef, Standing};
use crate::report::Player;
use crate::text::{papers, reports, ruling};
use crate::tr;

/// The section.
pub fn section(scribe: &Scribe<'_>) -> Section {
    let (lang, report) = (scribe.lang, scribe.case.report());
    let event = &report.event;
    let scope =
        format!("{} · {}", reports::scope(event.scope, lang), reports::category(event.category, lang));
    let mut fields = vec![
        scribe.field(tr!(lang, "sheet-event-name"), scribe.recorded(&event.name)),
        scribe.field(tr!(lang, "sheet-place"), scribe.recorded(&event.place)),
        scribe.field(tr!(lang, "sheet-date"), scribe.recorded(&event.date)),
        scribe.field(tr!(lang, "sheet-scope"), scribe.say(&scope)),
        scribe.field(tr!(lang, "sheet-level"), scribe.say(ruling::level(event.level(), lang))),
        scribe.field(tr!(lang, "sheet-round"), scribe.recorded(&event.round)),
        scribe.field(tr!(lang, "sheet-table"), scribe.recorded(&event.table)),
        scribe.field(tr!(lang, "sheet-red"), player(scribe, &report.players.red)),
        scribe.field(tr!(lang, "sheet-black"), player(scribe, &report.players.black)),
        scribe.field(tr!(lang, "sheet-arbiters"), arbiters(scribe)),
        scribe.field(tr!(lang, "sheet-rulebook"), rulebook(scribe)),
        scribe.field(tr!(lang, "sheet-reading"), reading(scribe)),
    ];
    fields.extend(
        event
            .regulation
            .as_ref()
            .map(|cited| scribe.field(tr!(lang, "sheet-regulation"), regulation(scribe, cited))),
    );
    scribe.section(tr!(lang, "sheet-event"), vec![Block::Fields(fields)])
}

fn player(scribe: &Scribe<'_>, player: &Player) -> Text {
    if scribe.case.is_public() {
        return scribe.say(tr!(scribe.lang, "sheet-left-out"));
    }
    let parts: Vec<&str> =
        [player.name.as_str(), player.team.as_str()].into_iter().filter(|part| !part.is_empty()).collect();
    scribe.recorded(&parts.join(" · "))
}

fn arbiters(scribe: &Scribe<'_>) -> Text {
    let arbiters = &scribe.case.report().arbiters;
    let lines: Vec<String> = arbiters
        .iter()
        .map(|one| {
            let role = papers::role(one.role, scribe.lang);
            let name = if scribe.case.is_public() { tr!(scribe.lang, "sheet-left-out") } else { &one.name };
            format!("{role} {name}").trim_end().to_owned()
        })
        .collect();
    if lines.is_empty() { scribe.recorded("") } else { scribe.say(&lines.join("\n")) }
}

/// Its name and edition; its digest beside them, by which the text can be told again.
fn rulebook(scribe: &Scribe<'_>) -> Text {
    let cited = &scribe.case.report().event.rulebook;
    let lines = match scribe.case.library.rulebook(&cited.id) {
        Some(rulebook) => {
            let (name, edition) = (scribe.lang.of(&rulebook.name), scribe.lang.of(&rulebook.edition));
            vec![name.to_owned(), edition.to_owned()]
        }
        None => vec![cited.id.clone(), cited.edition.clone()],
    };
    with_digest(scribe, lines, cited)
}

fn reading(scribe: &Scribe<'_>) -> Text {
    let cited = &scribe.case.report().event.reading;
    let lines = match scribe.case.library.reading(&cited.id) {
        Some(reading) => {
            vec![scribe.lang.of(&reading.name).to_owned(), scribe.lang.of(&reading.gist).to_owned()]
        }
        None => vec![cited.id.clone()],
    };
    with_digest(scribe, lines, cited)
}

fn regulation(scribe: &Scribe<'_>, cited: &LawRef) -> Text {
    let lines = match scribe.case.library.regulation(&cited.id) {
        Some(regulation) => {
            let edition = scribe.lang.of(&regulation.edition);
            let practice = match regulation.standing {
                Standing::Event => "",
                Standing::Practice => tr!(scribe.lang, "sheet-regulation-practice"),
            };
            vec![scribe.lang.of(&regulation.name).to_owned(), edition.to_owned(), practice.to_owned()]
        }
        None => vec![cited.id.clone(), cited.edition.clone()],
    };
    with_digest(scribe, lines, cited)
}

fn with_digest(scribe: &Scribe<'_>, mut lines: Vec<String>, cited: &LawRef) -> Text {
    let digest: String = cited.digest.chars().take(16).collect();
    let id =
        if digest.is_empty() { cited.id.clone() } else { format!("{} · SHA-256 {digest}…", cited.id) };
    lines.retain(|line| !line.is_empty() && *line != id);
    let mut text = scribe.say(&lines.join("\n"));
    text.0.extend(Text::recorded(&id).0);
    text
}
