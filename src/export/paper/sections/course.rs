//! What happened, row by row.

use super::{Scribe, row};
use crate::export::paper::model::{Block, Section, Text};
use crate::incident::{Event, boards_before};
use crate::text::{events, names, sheet};
use crate::tr;

/// The section.
pub fn section(scribe: &Scribe<'_>) -> Section {
    let report = scribe.case.report();
    let board = report.setup().board;
    if report.timeline.is_empty() {
        return scribe.section(
            tr!(scribe.lang, "sheet-course"),
            vec![Block::Paragraph(scribe.say(tr!(scribe.lang, "sheet-nothing-recorded")))],
        );
    }
    let events = boards_before(&board, report.timeline.iter());
    let rows = events.enumerate().map(|(index, (board, event))| {
        let what = events::event(event, &board, scribe.lang);
        row(vec![
            Text::recorded(&(index + 1).to_string()),
            Text::recorded(&event.time),
            with_note(scribe.say(&what), event),
            scribe.say(&sheet::clocks(&event.clocks, scribe.lang)),
            scribe.say(&certainty(scribe, event)),
            scribe.say(&basis(scribe, event)),
        ])
    });
    let columns = [
        (tr!(scribe.lang, "sheet-number"), 7),
        (tr!(scribe.lang, "sheet-time"), 11),
        (tr!(scribe.lang, "sheet-what"), 35),
        (tr!(scribe.lang, "sheet-clocks"), 18),
        (tr!(scribe.lang, "sheet-certainty"), 15),
        (tr!(scribe.lang, "sheet-basis"), 16),
    ];
    scribe.section(tr!(scribe.lang, "sheet-course"), vec![scribe.table(&columns, rows.collect())])
}

fn with_note(mut text: Text, event: &Event) -> Text {
    text.0.extend(Text::recorded(&event.note).0);
    text
}

fn certainty(scribe: &Scribe<'_>, event: &Event) -> String {
    let mut text = events::certainty(&event.certainty, scribe.lang);
    if event.order_disputed {
        text = format!("{text}\n{}", tr!(scribe.lang, "sheet-order-disputed"));
    }
    text
}

fn basis(scribe: &Scribe<'_>, event: &Event) -> String {
    let named: Vec<String> =
        event.basis.iter().map(|&basis| sheet::basis(basis, scribe.lang).to_owned()).collect();
    if named.is_empty() { "—".to_owned() } else { names::list(&named, scribe.lang) }
}
