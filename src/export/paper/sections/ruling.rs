//! The facts of the position, and the ruling under the report's reading with its reasons.

use super::{Scribe, row};
use crate::case::Evaluation;
use crate::export::paper::model::{Block, Point, Section, Text};
use crate::ruling::Ruling;
use crate::text::explanation::{Conditional, DisputedFacts, Explanation, Reason};
use crate::text::{committee, names};
use crate::tr;
use xiangqi::Status;

/// What the position and the touched pieces show.
pub fn facts(scribe: &Scribe<'_>) -> Section {
    let lang = scribe.lang;
    let mut section = scribe.section(tr!(lang, "sheet-facts"), Vec::new());
    let Ok(today) = &scribe.case.evaluation else { return section };
    let Some(recorded) = today.recorded() else { return section };
    let ruling = recorded.as_recorded;
    let status = match ruling.status {
        Status::Check => tr!(lang, "sheet-in-check"),
        Status::Checkmated => tr!(lang, "sheet-checkmated"),
        Status::Stalemated => tr!(lang, "sheet-stalemated"),
        _ => tr!(lang, "sheet-not-in-check"),
    };
    let odd = scribe.explanation.map_or_else(String::new, |explanation| explanation.faults.join("\n"));
    let odd = if odd.is_empty() { tr!(lang, "sheet-none") } else { &odd };
    section.blocks.push(Block::Fields(vec![
        scribe.field(tr!(lang, "sheet-to-move"), scribe.say(names::side(ruling.mover, lang))),
        scribe.field(tr!(lang, "sheet-status"), scribe.say(status)),
        scribe.field(tr!(lang, "sheet-faults"), scribe.say(odd)),
    ]));
    if !ruling.touched.is_empty() {
        section.blocks.push(touched(scribe, ruling, today));
    }
    section
}

fn touched(scribe: &Scribe<'_>, ruling: &Ruling, today: &Evaluation) -> Block {
    let lang = scribe.lang;
    let board = today.incident.position.board();
    let rows = ruling.touched.iter().map(|one| {
        let moves = |moves: &[xiangqi::Move]| {
            let named = names::moves(board, moves, 8, lang);
            scribe.say(if named.is_empty() { tr!(lang, "sheet-none") } else { &named })
        };
        row(vec![
            scribe.say(&names::standing((one.square, one.piece), lang)),
            moves(&one.pseudo),
            moves(&one.legal),
        ])
    });
    scribe.table(
        &[
            (tr!(lang, "sheet-touched"), 20),
            (tr!(lang, "sheet-by-movement"), 40),
            (tr!(lang, "sheet-without-exposing"), 40),
        ],
        rows.collect(),
    )
}

/// The ruling.
pub fn section(scribe: &Scribe<'_>) -> Section {
    let mut blocks = vec![Block::Result(scribe.result())];
    let report = scribe.case.report();
    if let Some(decision) = report.in_force() {
        let to_do = committee::to_do(report, decision, scribe.lang);
        if !to_do.is_empty() {
            blocks.push(Block::Heading(scribe.say(tr!(scribe.lang, "sheet-now"))));
            blocks.push(scribe.points(to_do, None));
        }
        blocks.push(Block::Small(scribe.say(committee::from_the_record(scribe.lang))));
    }
    if let Some(explanation) = scribe.explanation {
        match &explanation.disputed {
            Some(disputed) if disputed.decide => scenarios(scribe, disputed, &mut blocks),
            disputed => {
                summary(scribe, explanation, &mut blocks);
                blocks.extend(disputed.as_ref().map(|one| Block::Paragraph(scribe.say(&one.deciding))));
            }
        }
        reasons(scribe, explanation, &mut blocks);
    }
    scribe.section(tr!(scribe.lang, "sheet-ruling"), blocks)
}

fn summary(scribe: &Scribe<'_>, explanation: &Explanation, blocks: &mut Vec<Block>) {
    blocks.push(Block::Paragraph(scribe.say(&explanation.gist)));
    let mut fields = vec![scribe.field(tr!(scribe.lang, "sheet-ground"), scribe.say(&explanation.ground))];
    let duty = explanation.duty.as_ref();
    fields.extend(duty.map(|duty| scribe.field(tr!(scribe.lang, "sheet-duty"), scribe.say(duty))));
    blocks.push(Block::Fields(fields));
    if !explanation.now_while_open.is_empty() && !scribe.case.report().is_replaced() {
        blocks.push(Block::Heading(scribe.say(tr!(scribe.lang, "sheet-now"))));
        blocks.push(scribe.points(&explanation.now_while_open, None));
    }
}

/// What follows from each way the disputed facts can fall.
fn scenarios(scribe: &Scribe<'_>, disputed: &DisputedFacts, blocks: &mut Vec<Block>) {
    blocks.push(Block::Paragraph(scribe.say(&disputed.deciding)));
    if !disputed.scenarios.is_empty() {
        blocks.push(Block::Heading(scribe.say(tr!(scribe.lang, "sheet-scenarios"))));
        let found = tr!(scribe.lang, "sheet-found");
        blocks.push(conditionals(scribe, &disputed.scenarios, found, [36, 18, 12, 34]));
    }
    blocks.push(Block::Small(scribe.say(tr!(scribe.lang, "sheet-as-recorded"))));
}

fn reasons(scribe: &Scribe<'_>, explanation: &Explanation, blocks: &mut Vec<Block>) {
    if !explanation.reasons.is_empty() {
        blocks.push(Block::Heading(scribe.say(tr!(scribe.lang, "sheet-reasons"))));
        let point = |(index, reason): (usize, &Reason)| Point {
            mark: format!("{}.", index + 1),
            clause: if reason.clause.is_empty() { Text::default() } else { scribe.say(&reason.clause) },
            text: scribe.say(&reason.text),
        };
        blocks.push(Block::Points(explanation.reasons.iter().enumerate().map(point).collect()));
    }
    if !explanation.alternatives.is_empty() {
        blocks.push(Block::Heading(scribe.say(tr!(scribe.lang, "sheet-alternatives"))));
        let assumed = tr!(scribe.lang, "sheet-assumed");
        blocks.push(conditionals(scribe, &explanation.alternatives, assumed, [34, 18, 13, 35]));
    }
    if !explanation.caveats.is_empty() {
        blocks.push(Block::Heading(scribe.say(tr!(scribe.lang, "sheet-caveats"))));
        blocks.push(scribe.points(&explanation.caveats, Some("!")));
    }
}

fn conditionals(scribe: &Scribe<'_>, all: &[Conditional], when: &str, shares: [u16; 4]) -> Block {
    let lang = scribe.lang;
    let titles = [when, tr!(lang, "sheet-result"), tr!(lang, "sheet-ground"), tr!(lang, "sheet-duty")];
    let rows = all.iter().map(|one| {
        row([&one.when, &one.headline, &one.ground, &one.gist].map(|text| scribe.say(text)).to_vec())
    });
    let columns: Vec<_> = titles.into_iter().zip(shares).collect();
    scribe.table(&columns, rows.collect())
}
