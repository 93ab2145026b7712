//! The book of an event: contents, totals of fouls, and every incident with its decisions.

use super::{SectionWriter, given, row, sheet};
use crate::export::paper::model::{Block, Paper, Row, Section, Text};
use crate::export::paper::{Case, PaperKind};
use crate::export::tables::{Player, players};
use crate::store::archive::Summary;
use crate::text::explanation::Explanation;
use crate::text::{Lang, archive_room, folder, names, sheet as words};
use crate::tr;
use xiangqi::Side;

/// So many sections stand before the first incident.
const BEFORE: usize = 2;

/// The book in one language, of the cases in this order; files that could not be read are named in it.
pub fn book(cases: &[Case<'_>], unread: &[String], lang: Lang) -> Option<Paper> {
    let explained = |case: &Case<'_>| Explanation::recorded(case.texts.evaluation.as_ref().ok()?, lang);
    let explanations: Vec<Option<Explanation>> = cases.iter().map(explained).collect();
    let writers = cases.iter().zip(&explanations);
    let writers: Vec<SectionWriter<'_>> = writers
        .map(|(case, explanation)| SectionWriter { case, lang, explanation: explanation.as_ref() })
        .collect();
    let first = writers.first()?;
    let summaries: Vec<Summary> =
        cases.iter().map(|case| Summary::of(case.report(), &case.texts.library)).collect();
    let mut sections = vec![
        first.section(tr!(lang, "event-book-contents"), vec![contents(&writers, &summaries)]),
        first.section(tr!(lang, "event-book-fouls"), vec![fouls(first, &summaries)]),
    ];
    sections.extend(writers.iter().zip(&summaries).map(|(writer, summary)| incident(writer, summary)));
    for (index, section) in sections.iter_mut().enumerate() {
        section.number = Some(index + 1);
    }
    let mut paper = first.paper(tr!(lang, "event-book-title"), sections);
    paper.subject = first.recorded(&first.case.report().event.name);
    if !unread.is_empty() {
        paper
            .notice
            .0
            .extend(first.say(&tr!(lang, "event-book-unread", files = names::list(unread, lang))).0);
    }
    // The digest of one report is none of the book; each incident has its own.
    paper.digest = None;
    paper.colophon.remove(0);
    Some(paper)
}

/// Every incident with its result and where it stands.
fn contents(writers: &[SectionWriter<'_>], summaries: &[Summary]) -> Block {
    let Some(first) = writers.first() else { return Block::Points(Vec::new()) };
    let lang = first.lang;
    let rows = writers.iter().zip(summaries).enumerate().map(|(index, (writer, summary))| {
        let kinds: Vec<String> =
            summary.kinds.iter().map(|&kind| folder::kind(kind, lang).to_owned()).collect();
        let cells = vec![
            Text::recorded(&place(summary, lang)),
            people(writer, summary),
            writer.say(&names::list(&kinds, lang)),
            sheet::result(writer),
            writer.say(folder::state(summary.state, lang)),
            Text::default(),
        ];
        Row { page_of: Some(BEFORE + index + 1), ..row(cells) }
    });
    first.table(
        &[
            (tr!(lang, "event-book-when"), 20),
            (tr!(lang, "event-book-players"), 20),
            (tr!(lang, "event-book-what"), 16),
            (tr!(lang, "sheet-result"), 24),
            (tr!(lang, "event-book-state"), 10),
            (tr!(lang, "event-book-page"), 10),
        ],
        rows.collect(),
    )
}

fn place(summary: &Summary, lang: Lang) -> String {
    archive_room::when_and_where(&summary.date, &summary.round, &summary.table, lang)
}

/// Both players; those of a public book are left out.
fn people(writer: &SectionWriter<'_>, summary: &Summary) -> Text {
    if writer.case.is_public() {
        return writer.say(tr!(writer.lang, "sheet-left-out"));
    }
    let one = |side, name: &str| match name {
        "" => writer.say(names::side(side, writer.lang)),
        name => Text::recorded(name),
    };
    let mut text = one(Side::Red, &summary.red);
    text.0.extend(one(Side::Black, &summary.black).0);
    text
}

/// What stands against each player after all reports, and what was ruled. Of a public book the games stand alone.
fn fouls(writer: &SectionWriter<'_>, summaries: &[Summary]) -> Block {
    let lang = writer.lang;
    if writer.case.is_public() {
        return Block::Paragraph(writer.say(tr!(lang, "event-book-fouls-left-out")));
    }
    let players = players(summaries);
    if players.is_empty() {
        return Block::Paragraph(writer.say(tr!(lang, "event-book-no-players")));
    }
    let rows = players.iter().map(|((_, name), player)| {
        let Player { games, sheet, ruled_fouls, losses } = player;
        row(vec![
            Text::recorded(name),
            Text::recorded(&games.to_string()),
            writer.say(&words::tally(*sheet, lang)),
            Text::recorded(&ruled_fouls.to_string()),
            Text::recorded(&losses.to_string()),
        ])
    });
    writer.table(
        &[
            (tr!(lang, "column-player"), 28),
            (tr!(lang, "column-games"), 10),
            (tr!(lang, "event-book-on-sheet"), 34),
            (tr!(lang, "column-fouls-ruled"), 14),
            (tr!(lang, "column-losses-ruled"), 14),
        ],
        rows.collect(),
    )
}

/// One incident: as on its ruling sheet, then every decision.
fn incident(writer: &SectionWriter<'_>, summary: &Summary) -> Section {
    let lang = writer.lang;
    let mut blocks = sheet::facts(writer);
    blocks.push(Block::Heading(writer.say(tr!(lang, "sheet-ruling"))));
    blocks.extend(sheet::ruled(writer));
    for decision in given::decisions(writer) {
        blocks.push(Block::Heading(decision.title));
        blocks.extend(decision.blocks);
    }
    let digest = format!("SHA-256 {}", writer.case.digest);
    blocks.push(Block::Small(Text::recorded(&digest)));
    let title = match place(summary, lang) {
        title if title.is_empty() => PaperKind::Report.name(writer.case.report(), lang),
        title => title,
    };
    Section { title: Text::recorded(&title), ..writer.section("", blocks) }
}
