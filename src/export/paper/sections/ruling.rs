//! The facts of the position, the ruling with its reasons, the other readings, and the clauses cited.

use super::{SectionWriter, row};
use crate::case::Evaluation;
use crate::export::paper::model::{Block, Point, Row, Section, Text};
use crate::law::{ClauseRef, Topic};
use crate::ruling::{Ruling, Verdict};
use crate::text::explanation::{Conditional, DisputedFacts, Explanation, Reason, UnderReading};
use crate::text::ruling::{citation, confidence};
use crate::text::{committee, law, names};
use crate::tr;
use xiangqi::Status;

/// What the position shows, where it can be ruled on.
pub fn position(writer: &SectionWriter<'_>) -> Vec<Block> {
    let lang = writer.lang;
    let evaluation = writer.case.texts.evaluation.as_ref().ok();
    let Some(recorded) = evaluation.and_then(Evaluation::recorded) else { return Vec::new() };
    let ruling = recorded.as_recorded;
    let status = match ruling.status {
        Status::Check => tr!(lang, "sheet-in-check"),
        Status::Checkmated => tr!(lang, "sheet-checkmated"),
        Status::Stalemated => tr!(lang, "sheet-stalemated"),
        _ => tr!(lang, "sheet-not-in-check"),
    };
    let odd = writer.explanation.map_or_else(String::new, |explanation| explanation.faults.join("\n"));
    let odd = if odd.is_empty() { tr!(lang, "sheet-none") } else { &odd };
    vec![Block::Fields(vec![
        writer.field(tr!(lang, "sheet-to-move"), writer.say(names::side(ruling.mover, lang))),
        writer.field(tr!(lang, "sheet-status"), writer.say(status)),
        writer.field(tr!(lang, "sheet-faults"), writer.say(odd)),
    ])]
}

/// What the touched pieces can do.
pub fn facts(writer: &SectionWriter<'_>) -> Section {
    let mut section = writer.section(tr!(writer.lang, "sheet-facts"), Vec::new());
    let Ok(evaluation) = &writer.case.texts.evaluation else { return section };
    let recorded = evaluation.recorded().map(|recorded| recorded.as_recorded);
    let touched = recorded.filter(|ruling| !ruling.touched.is_empty());
    section.blocks.extend(touched.map(|ruling| self::touched(writer, ruling, evaluation)));
    section
}

fn touched(writer: &SectionWriter<'_>, ruling: &Ruling, evaluation: &Evaluation) -> Block {
    let lang = writer.lang;
    let board = evaluation.incident.position.board();
    let rows = ruling.touched.iter().map(|one| {
        let moves = |moves: &[xiangqi::Move]| {
            let named = names::moves(board, moves, 8, lang);
            writer.say(if named.is_empty() { tr!(lang, "sheet-none") } else { &named })
        };
        row(vec![writer.say(&names::located(board, one.square, lang)), moves(&one.pseudo), moves(&one.legal)])
    });
    writer.table(
        &[
            (tr!(lang, "sheet-touched"), 20),
            (tr!(lang, "sheet-by-movement"), 40),
            (tr!(lang, "sheet-without-exposing"), 40),
        ],
        rows.collect(),
    )
}

pub fn ruling(writer: &SectionWriter<'_>) -> Section {
    let mut blocks = vec![Block::Result(writer.result())];
    let report = writer.case.report();
    if let Some(decision) = report.in_force() {
        let to_do = committee::to_do(report, decision, writer.lang);
        if !to_do.is_empty() {
            blocks.push(Block::Heading(writer.say(tr!(writer.lang, "sheet-now"))));
            blocks.push(writer.points(to_do, None));
        }
        blocks.push(Block::Small(writer.say(committee::from_the_record(writer.lang))));
    }
    if let Some(explanation) = writer.explanation {
        match &explanation.disputed {
            Some(disputed) if disputed.decide => scenarios(writer, disputed, &mut blocks),
            disputed => {
                summary(writer, explanation, &mut blocks);
                blocks.extend(disputed.as_ref().map(|one| Block::Paragraph(writer.say(&one.deciding))));
            }
        }
        reasons(writer, explanation, &mut blocks);
    }
    writer.section(tr!(writer.lang, "sheet-ruling"), blocks)
}

fn summary(writer: &SectionWriter<'_>, explanation: &Explanation, blocks: &mut Vec<Block>) {
    blocks.push(Block::Paragraph(writer.say(&explanation.gist)));
    let mut fields = vec![writer.field(tr!(writer.lang, "sheet-ground"), writer.say(&explanation.ground))];
    let duty = explanation.duty.as_ref();
    fields.extend(duty.map(|duty| writer.field(tr!(writer.lang, "sheet-duty"), writer.say(duty))));
    blocks.push(Block::Fields(fields));
    if !explanation.now_while_open.is_empty() && !writer.case.report().is_replaced() {
        blocks.push(Block::Heading(writer.say(tr!(writer.lang, "sheet-now"))));
        blocks.push(writer.points(&explanation.now_while_open, None));
    }
}

/// What follows from each way the disputed facts can fall.
fn scenarios(writer: &SectionWriter<'_>, disputed: &DisputedFacts, blocks: &mut Vec<Block>) {
    blocks.push(Block::Paragraph(writer.say(&disputed.deciding)));
    if !disputed.scenarios.is_empty() {
        blocks.push(Block::Heading(writer.say(tr!(writer.lang, "sheet-scenarios"))));
        let found = tr!(writer.lang, "sheet-found");
        blocks.push(conditionals(writer, &disputed.scenarios, found, [36, 18, 12, 34]));
    }
    blocks.push(Block::Small(writer.say(tr!(writer.lang, "sheet-as-recorded"))));
}

fn reasons(writer: &SectionWriter<'_>, explanation: &Explanation, blocks: &mut Vec<Block>) {
    if !explanation.reasons.is_empty() {
        blocks.push(Block::Heading(writer.say(tr!(writer.lang, "sheet-reasons"))));
        let point = |(index, reason): (usize, &Reason)| Point {
            mark: format!("{}.", index + 1),
            clause: if reason.clause.is_empty() { Text::default() } else { writer.say(&reason.clause) },
            text: writer.say(&reason.text),
        };
        blocks.push(Block::Points(explanation.reasons.iter().enumerate().map(point).collect()));
    }
    if !explanation.alternatives.is_empty() {
        blocks.push(Block::Heading(writer.say(tr!(writer.lang, "sheet-alternatives"))));
        let assumed = tr!(writer.lang, "sheet-assumed");
        blocks.push(conditionals(writer, &explanation.alternatives, assumed, [34, 18, 13, 35]));
    }
    if !explanation.caveats.is_empty() {
        blocks.push(Block::Heading(writer.say(tr!(writer.lang, "sheet-caveats"))));
        blocks.push(writer.points(&explanation.caveats, Some("!")));
    }
    if !explanation.notes.is_empty() {
        blocks.push(Block::Heading(writer.say(tr!(writer.lang, "sheet-notes"))));
        blocks.push(writer.points(&explanation.notes, None));
    }
}

pub fn conditionals(writer: &SectionWriter<'_>, all: &[Conditional], when: &str, shares: [u16; 4]) -> Block {
    let lang = writer.lang;
    let titles = [when, tr!(lang, "sheet-result"), tr!(lang, "sheet-ground"), tr!(lang, "sheet-duty")];
    let rows = all.iter().map(|one| {
        row([&one.when, &one.headline, &one.ground, &one.gist].map(|text| writer.say(text)).to_vec())
    });
    let columns: Vec<_> = titles.into_iter().zip(shares).collect();
    writer.table(&columns, rows.collect())
}

pub fn readings(writer: &SectionWriter<'_>) -> Section {
    let lang = writer.lang;
    let mut section = writer.section(tr!(lang, "sheet-readings"), Vec::new());
    let Some(explanation) = writer.explanation else { return section };
    let (used, others): (Vec<_>, Vec<_>) = explanation.readings.iter().partition(|one| one.is_this);
    let rows = used.into_iter().chain(others).map(|reading| {
        let mark = match reading {
            UnderReading { is_this: true, .. } => tr!(lang, "sheet-used"),
            UnderReading { same_throughout: true, .. } => tr!(lang, "sheet-same"),
            _ => tr!(lang, "sheet-different"),
        };
        let name = format!("{}\n{}", reading.name, reading.gist);
        let cells = [&name, &reading.result, &reading.ground, mark];
        Row { cells: cells.map(|text| writer.say(text)).to_vec(), strong: reading.is_this, page_of: None }
    });
    let columns = [
        (tr!(lang, "sheet-other-reading"), 46),
        (tr!(lang, "sheet-result"), 24),
        (tr!(lang, "sheet-ground"), 14),
        (tr!(lang, "sheet-compared"), 16),
    ];
    section.blocks.push(writer.table(&columns, rows.collect()));
    let questions: Vec<_> =
        explanation.questions.iter().filter(|one| one.as_recorded).map(|one| &one.asked).collect();
    if !questions.is_empty() {
        section.blocks.push(Block::Heading(writer.say(tr!(lang, "sheet-decisive-questions"))));
        section.blocks.push(writer.points(questions, Some("?")));
    }
    section
}

pub fn clauses(writer: &SectionWriter<'_>) -> Section {
    let lang = writer.lang;
    let Ok(evaluation) = &writer.case.texts.evaluation else {
        return writer.section(tr!(lang, "sheet-clauses"), Vec::new());
    };
    let cited = cited(evaluation);
    if cited.is_empty() {
        return writer.section(
            tr!(lang, "sheet-clauses"),
            vec![Block::Paragraph(writer.say(tr!(lang, "sheet-no-clauses")))],
        );
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
        let mut source = writer.say(confidence(clause.confidence, lang));
        source.0.extend(writer.say(&law::source(&clause.source, lang)).0);
        row(vec![writer.say(&name), writer.say(&text), source])
    });
    let columns = [
        (tr!(lang, "sheet-clause"), 18),
        (tr!(lang, "sheet-clause-text"), 60),
        (tr!(lang, "sheet-source"), 22),
    ];
    writer.section(tr!(lang, "sheet-clauses"), vec![writer.table(&columns, rows.collect())])
}

/// Every clause that a step, a ground or a branch under any reading rests on, in the order of the rulebook; those
/// of the regulation first.
pub fn cited(evaluation: &Evaluation) -> Vec<ClauseRef<'_>> {
    let mut topics: Vec<Topic> = Vec::new();
    let mut take = |verdict: &Verdict| {
        topics.extend(verdict.steps.iter().filter_map(|step| step.topic));
        topics.extend(&verdict.ground.0);
    };
    for ruled in evaluation.readings() {
        take(&ruled.as_recorded.verdict);
        for alternative in &ruled.as_recorded.alternatives {
            take(&alternative.verdict);
        }
        for scenario in &ruled.scenarios.scenarios {
            take(&scenario.ruling.verdict);
        }
    }
    let texts = evaluation.law.texts();
    let is_cited = |number: &str, of_regulation: bool| {
        let mut found = topics.iter().filter_map(|&topic| texts.clause_on(topic));
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
