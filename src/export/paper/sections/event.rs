//! The event, the law it is played under, and the people.

use super::Scribe;
use crate::export::paper::model::{Block, Section, Text};
use crate::law::{LawRef, Standing};
use crate::report::Player;
use crate::text::{papers, reports, ruling};
use crate::tr;

/// The section.
pub fn section(scribe: &Scribe<'_>) -> Section {
    let (t, lang, report) = (scribe.t, scribe.lang, scribe.case.report());
    let event = &report.event;
    let scope =
        format!("{} · {}", reports::scope(event.scope, lang), reports::category(event.category, lang));
    let mut fields = vec![
        scribe.field(t.event_name, scribe.recorded(&event.name)),
        scribe.field(t.place, scribe.recorded(&event.place)),
        scribe.field(t.date, scribe.recorded(&event.date)),
        scribe.field(t.scope, scribe.say(&scope)),
        scribe.field(t.level, scribe.say(ruling::level(event.level(), lang))),
        scribe.field(t.round, scribe.recorded(&event.round)),
        scribe.field(t.table, scribe.recorded(&event.table)),
        scribe.field(t.red, player(scribe, &report.players.red)),
        scribe.field(t.black, player(scribe, &report.players.black)),
        scribe.field(t.arbiters, arbiters(scribe)),
        scribe.field(t.rulebook, rulebook(scribe)),
        scribe.field(t.reading, reading(scribe)),
    ];
    fields
        .extend(event.regulation.as_ref().map(|cited| scribe.field(t.regulation, regulation(scribe, cited))));
    scribe.section(t.event, vec![Block::Fields(fields)])
}

fn player(scribe: &Scribe<'_>, player: &Player) -> Text {
    if scribe.case.is_public() {
        return scribe.say(scribe.t.left_out);
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
            let name = if scribe.case.is_public() { scribe.t.left_out } else { &one.name };
            format!("{role} {name}").trim_end().to_owned()
        })
        .collect();
    if lines.is_empty() { scribe.recorded("") } else { scribe.say(&lines.join("\n")) }
}

/// Its name and edition; its digest beside them, by which the text can be told again.
fn rulebook(scribe: &Scribe<'_>) -> Text {
    let cited = &scribe.case.report().event.rulebook;
    let lines = match scribe.case.subject.library.rulebook(&cited.id) {
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
    let lines = match scribe.case.subject.library.reading(&cited.id) {
        Some(reading) => {
            vec![scribe.lang.of(&reading.name).to_owned(), scribe.lang.of(&reading.gist).to_owned()]
        }
        None => vec![cited.id.clone()],
    };
    with_digest(scribe, lines, cited)
}

fn regulation(scribe: &Scribe<'_>, cited: &LawRef) -> Text {
    let lines = match scribe.case.subject.library.regulation(&cited.id) {
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
