//! The event, the law it is played under, the people, and the foul sheet.

use super::{SectionWriter, row};
use crate::case::Evaluation;
use crate::export::paper::Sealing;
use crate::export::paper::model::{Block, Field, Row, Section, Text};
use crate::law::{Bilingual, LawRef, LawText, Reading, Regulation, Rulebook, Standing};
use crate::report::{Player, tally};
use crate::ruling::Sheet;
use crate::text::{law, names, papers, reports, ruling, sheet};
use crate::tr;
use xiangqi::Side;

pub fn event(writer: &SectionWriter<'_>) -> Section {
    let (lang, report) = (writer.lang, writer.case.report());
    let event = &report.event;
    let scope =
        format!("{} · {}", reports::scope(event.scope, lang), reports::category(event.category, lang));
    let mut fields = vec![
        writer.field(tr!(lang, "sheet-event-name"), writer.recorded(&event.name)),
        writer.field(tr!(lang, "sheet-place"), writer.recorded(&event.place)),
        writer.field(tr!(lang, "sheet-date"), writer.recorded(&event.date)),
        writer.field(tr!(lang, "sheet-scope"), writer.say(&scope)),
        writer.field(tr!(lang, "sheet-level"), writer.say(ruling::level(event.level(), lang))),
        writer.field(tr!(lang, "sheet-round"), writer.recorded(&event.round)),
        writer.field(tr!(lang, "sheet-table"), writer.recorded(&event.table)),
        writer.field(tr!(lang, "sheet-red"), player(writer, &report.players.red)),
        writer.field(tr!(lang, "sheet-black"), player(writer, &report.players.black)),
        writer.field(tr!(lang, "sheet-arbiters"), arbiters(writer)),
        writer.field(tr!(lang, "sheet-rulebook"), rulebook(writer)),
        writer.field(tr!(lang, "sheet-reading"), reading(writer)),
    ];
    fields.extend(
        event
            .regulation
            .as_ref()
            .map(|cited| writer.field(tr!(lang, "sheet-regulation"), regulation(writer, cited))),
    );
    writer.section(tr!(lang, "sheet-event"), vec![Block::Fields(fields)])
}

/// The event, the people and the law by their names.
pub fn in_short(writer: &SectionWriter<'_>) -> Vec<Field> {
    let (lang, event) = (writer.lang, &writer.case.report().event);
    let joined = |parts: [&str; 2]| {
        let parts: Vec<&str> = parts.into_iter().filter(|part| !part.trim().is_empty()).collect();
        writer.recorded(&parts.join(" · "))
    };
    let name = |cited: &LawRef, name: Option<&Bilingual>| match name {
        Some(name) => writer.say(lang.of(name)),
        None => Text::recorded(&cited.id),
    };
    let rulebook = text_of::<Rulebook>(writer, &event.rulebook);
    let reading = text_of::<Reading>(writer, &event.reading);
    let mut fields = vec![
        writer.field(tr!(lang, "sheet-event-name"), writer.recorded(&event.name)),
        writer.field(tr!(lang, "sheet-date"), joined([&event.date, &event.place])),
        writer.field(tr!(lang, "sheet-round"), joined([&event.round, &event.table])),
        writer.field(tr!(lang, "sheet-red"), player(writer, &writer.case.report().players.red)),
        writer.field(tr!(lang, "sheet-black"), player(writer, &writer.case.report().players.black)),
        writer.field(tr!(lang, "sheet-level"), writer.say(ruling::level(event.level(), lang))),
        writer.field(
            tr!(lang, "sheet-rulebook"),
            name(&event.rulebook, rulebook.as_ref().map(|one| &one.short_name)),
        ),
    ];
    if let Some(cited) = &event.regulation {
        let regulation = text_of::<Regulation>(writer, cited);
        fields.push(
            writer
                .field(tr!(lang, "sheet-regulation"), name(cited, regulation.as_ref().map(|one| &one.name))),
        );
    }
    fields.push(
        writer.field(tr!(lang, "sheet-reading"), name(&event.reading, reading.as_ref().map(|one| &one.name))),
    );
    fields
}

fn player(writer: &SectionWriter<'_>, player: &Player) -> Text {
    if writer.case.is_public() {
        return writer.say(tr!(writer.lang, "sheet-left-out"));
    }
    let parts: Vec<&str> =
        [player.name.as_str(), player.team.as_str()].into_iter().filter(|part| !part.is_empty()).collect();
    writer.recorded(&parts.join(" · "))
}

fn arbiters(writer: &SectionWriter<'_>) -> Text {
    let arbiters = &writer.case.report().arbiters;
    let lines: Vec<String> = arbiters
        .iter()
        .enumerate()
        .map(|(index, one)| {
            let role = papers::role(one.role, writer.lang);
            let name = if writer.case.is_public() { tr!(writer.lang, "sheet-left-out") } else { &one.name };
            let line = format!("{role} {name}").trim_end().to_owned();
            if !writer.case.is_item_uncovered(Sealing::Arbiters, index) {
                return line;
            }
            tr!(writer.lang, "in-brackets", text = line, more = tr!(writer.lang, "sheet-uncovered"))
        })
        .collect();
    if lines.is_empty() { writer.recorded("") } else { writer.say(&lines.join("\n")) }
}

/// The text that the ruling used; where there is no ruling, the one cited. Its name and edition, and its digest beside
/// them, by which it can be told again.
fn rulebook(writer: &SectionWriter<'_>) -> Text {
    let (cited, lang) = (&writer.case.report().event.rulebook, writer.lang);
    let Some(used) = text_of::<Rulebook>(writer, cited) else { return only_cited(writer, cited) };
    named(writer, &[lang.of(&used.name), lang.of(&used.edition)], &used.id, &used.digest)
}

fn reading(writer: &SectionWriter<'_>) -> Text {
    let (cited, lang) = (&writer.case.report().event.reading, writer.lang);
    let Some(used) = text_of::<Reading>(writer, cited) else { return only_cited(writer, cited) };
    named(writer, &[lang.of(&used.name), lang.of(&used.gist)], &used.id, &used.digest)
}

fn regulation(writer: &SectionWriter<'_>, cited: &LawRef) -> Text {
    let lang = writer.lang;
    let Some(used) = text_of::<Regulation>(writer, cited) else { return only_cited(writer, cited) };
    let practice = match used.standing {
        Standing::Event => "",
        Standing::Practice => tr!(lang, "sheet-regulation-practice"),
    };
    named(writer, &[lang.of(&used.name), lang.of(&used.edition), practice], &used.id, &used.digest)
}

/// The text cited, where it can be had.
fn text_of<T: LawText>(writer: &SectionWriter<'_>, cited: &LawRef) -> Option<T> {
    writer.case.texts.library.find(cited).ok().flatten()
}

/// As the report cites it: its text cannot be had.
fn only_cited(writer: &SectionWriter<'_>, cited: &LawRef) -> Text {
    let digest = law::short_digest(&cited.digest);
    let id = if digest.is_empty() { cited.id.clone() } else { format!("{} · SHA-256 {digest}", cited.id) };
    let mut text = Text::recorded(&cited.edition);
    text.0.extend(Text::recorded(&id).0);
    text.0.extend(writer.say(tr!(writer.lang, "sheet-text-missing")).0);
    text
}

fn named(writer: &SectionWriter<'_>, lines: &[&str], id: &str, digest: &str) -> Text {
    let whose = law::of_whom(digest, writer.lang);
    let lines: Vec<&str> = lines.iter().copied().chain([whose]).filter(|line| !line.is_empty()).collect();
    let mut text = writer.say(&lines.join("\n"));
    text.0.extend(Text::recorded(&format!("{id} · SHA-256 {}", law::short_digest(digest))).0);
    text
}

pub fn foul_sheet(writer: &SectionWriter<'_>) -> Section {
    let (lang, report) = (writer.lang, writer.case.report());
    let mut blocks = Vec::new();
    if !report.foul_sheet.is_empty() {
        let rows = report.foul_sheet.iter().map(|foul| {
            row(vec![
                writer.say(names::side(foul.side, lang)),
                writer.say(papers::foul_class(foul.class, lang)),
                Text::recorded(&foul.clause),
                Text::recorded(&foul.moment),
                Text::recorded(&foul.note),
            ])
        });
        let columns = [
            (tr!(lang, "sheet-side"), 12),
            (tr!(lang, "sheet-class"), 24),
            (tr!(lang, "sheet-clause"), 14),
            (tr!(lang, "sheet-moment"), 18),
            (tr!(lang, "sheet-note"), 32),
        ];
        blocks.push(writer.table(&columns, rows.collect()));
    }
    blocks.push(counts(writer));
    writer.section(tr!(lang, "sheet-foul-sheet"), blocks)
}

/// What stands against each side. Where the ruling depends on disputed facts, the facts are taken as recorded.
fn counts(writer: &SectionWriter<'_>) -> Block {
    let report = writer.case.report();
    let main = writer.case.texts.evaluation.as_ref().ok().and_then(Evaluation::recorded);
    let rows = match main {
        Some(main) => {
            let (counts, mover) = (&main.as_recorded.verdict.counts, main.as_recorded.mover);
            let of = |side: Side| if side == mover { &counts.mover } else { &counts.opponent };
            Side::BOTH.into_iter().map(|side| count(writer, side, of(side))).collect()
        }
        None => {
            let before = tally(&report.foul_sheet);
            let sheet = |side: Side| Sheet { before: before[side], ..Sheet::default() };
            Side::BOTH.into_iter().map(|side| count(writer, side, &sheet(side))).collect()
        }
    };
    writer.table(
        &[
            (tr!(writer.lang, "sheet-side"), 12),
            (tr!(writer.lang, "sheet-before"), 20),
            (tr!(writer.lang, "sheet-added"), 24),
            (tr!(writer.lang, "sheet-after"), 20),
            (tr!(writer.lang, "sheet-limits"), 24),
        ],
        rows,
    )
}

fn count(writer: &SectionWriter<'_>, side: Side, of: &Sheet) -> Row {
    let lang = writer.lang;
    let tally = |tally| sheet::tally(tally, lang);
    let unclassed = if of.unclassed { tr!(lang, "sheet-unclassed") } else { "" };
    let with_unclassed = |text: String| match (unclassed, text.as_str()) {
        ("", _) => text,
        (_, "0") => unclassed.to_owned(),
        _ => names::list(&[text, unclassed.to_owned()], lang),
    };
    row(vec![
        writer.say(names::side(side, lang)),
        writer.say(&tally(of.before)),
        writer.say(&with_unclassed(tally(of.added))),
        writer.say(&with_unclassed(tally(of.before.plus(of.added)))),
        writer.say(&sheet::limits(of.limits, lang)),
    ])
}
