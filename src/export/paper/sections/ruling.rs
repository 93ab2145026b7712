//! The facts of the position, and the ruling under the report's reading with its reasons.

use super::{Scribe, row};
use crate::export::paper::case::{Ruled, Today};
use crate::export::paper::model::{Block, Point, Section, Text};
use crate::ruling::{Ruling, Verdict};
use crate::text::ruling::Explainer;
use crate::text::{committee, faults, names};
use xiangqi::Status;

/// What the position and the touched pieces show.
pub fn facts(scribe: &Scribe<'_>) -> Section {
    let (t, lang) = (scribe.t, scribe.lang);
    let mut section = scribe.section(t.facts, Vec::new());
    let Ok(today) = &scribe.case.today else { return section };
    let Some(first) = today.ruled.first() else { return section };
    let ruling = &first.ruling;
    let status = match ruling.status {
        Status::Check => t.in_check,
        Status::Checkmated => t.checkmated,
        Status::Stalemated => t.stalemated,
        _ => t.not_in_check,
    };
    let odd: Vec<String> = ruling.faults.iter().map(|fault| faults::fault(fault, lang)).collect();
    let odd = if odd.is_empty() { t.none.to_owned() } else { odd.join("\n") };
    section.blocks.push(Block::Fields(vec![
        scribe.field(t.to_move, scribe.say(names::side(ruling.mover, lang))),
        scribe.field(t.status, scribe.say(status)),
        scribe.field(t.faults, scribe.say(&odd)),
    ]));
    if !ruling.touched.is_empty() {
        section.blocks.push(touched(scribe, ruling, today));
    }
    section
}

fn touched(scribe: &Scribe<'_>, ruling: &Ruling, today: &Today<'_>) -> Block {
    let (t, lang) = (scribe.t, scribe.lang);
    let board = today.incident.position.board();
    let rows = ruling.touched.iter().map(|one| {
        let moves = |moves: &[xiangqi::Move]| {
            let named = names::moves(board, moves, 8, lang);
            scribe.say(if named.is_empty() { t.none } else { &named })
        };
        row(vec![
            scribe.say(&names::standing((one.square, one.piece), lang)),
            moves(&one.pseudo),
            moves(&one.legal),
        ])
    });
    scribe.table(&[(t.touched, 20), (t.by_movement, 40), (t.without_exposing, 40)], rows.collect())
}

/// The ruling.
pub fn section(scribe: &Scribe<'_>) -> Section {
    let t = scribe.t;
    let mut blocks = vec![Block::Result(scribe.result())];
    let report = scribe.case.report();
    if let Some(decision) = report.in_force() {
        let to_do = committee::to_do(report, decision, scribe.lang);
        if !to_do.is_empty() {
            blocks.push(Block::Heading(scribe.say(t.now)));
            blocks.push(scribe.points(to_do, None));
        }
        blocks.push(Block::Small(scribe.say(committee::from_the_record(scribe.lang))));
    }
    if let Ok(today) = &scribe.case.today
        && let Some(main) = today.main()
    {
        let explainer = today.explainer(scribe.lang);
        if main.scenarios.settled().is_none() {
            blocks.extend(scenarios(scribe, main, today, &explainer));
        } else {
            summary(scribe, &main.ruling.verdict, &explainer, &mut blocks);
            if !main.scenarios.disputed_facts.is_empty() {
                blocks.push(Block::Paragraph(
                    scribe.say(&explainer.deciding(&main.scenarios, &today.incident)),
                ));
            }
        }
        reasons(scribe, main, &explainer, &mut blocks);
    }
    scribe.section(t.ruling, blocks)
}

fn summary(scribe: &Scribe<'_>, verdict: &Verdict, explainer: &Explainer<'_>, blocks: &mut Vec<Block>) {
    let t = scribe.t;
    let gist = explainer.gist(verdict);
    blocks.push(Block::Paragraph(scribe.say(&gist)));
    let ground = verdict.ground.code(explainer.texts);
    let mut fields = vec![scribe.field(t.ground, scribe.say(&ground))];
    fields.extend(explainer.duty(verdict).map(|duty| scribe.field(t.duty, scribe.say(&duty))));
    blocks.push(Block::Fields(fields));
    if !verdict.now.is_empty() && !scribe.case.report().is_replaced() {
        blocks.push(Block::Heading(scribe.say(t.now)));
        blocks.push(scribe.points(verdict.now.iter().map(|one| explainer.instruction(one, verdict)), None));
    }
}

/// What follows from each way the disputed facts can fall.
fn scenarios(
    scribe: &Scribe<'_>,
    main: &Ruled<'_>,
    today: &Today<'_>,
    explainer: &Explainer<'_>,
) -> Vec<Block> {
    let t = scribe.t;
    let mut blocks =
        vec![Block::Paragraph(scribe.say(&explainer.deciding(&main.scenarios, &today.incident)))];
    let rows: Vec<_> = main
        .scenarios
        .groups
        .iter()
        .filter_map(|group| {
            let ruling = main.scenarios.ruling(group)?;
            let when = explainer.when(group, &today.incident);
            let result = explainer.ruling_headline(ruling);
            Some(row(vec![
                scribe.say(&when),
                scribe.say(&result),
                scribe.say(&ruling.verdict.ground.code(explainer.texts)),
                scribe.say(&explainer.gist(&ruling.verdict)),
            ]))
        })
        .collect();
    if !rows.is_empty() {
        blocks.push(Block::Heading(scribe.say(t.scenarios)));
        blocks.push(scribe.table(&[(t.found, 36), (t.result, 18), (t.ground, 12), (t.duty, 34)], rows));
    }
    blocks.push(Block::Small(scribe.say(t.as_recorded)));
    blocks
}

fn reasons(scribe: &Scribe<'_>, main: &Ruled<'_>, explainer: &Explainer<'_>, blocks: &mut Vec<Block>) {
    let t = scribe.t;
    let verdict = &main.ruling.verdict;
    if !verdict.steps.is_empty() {
        blocks.push(Block::Heading(scribe.say(t.reasons)));
        let point = |(index, step): (usize, &crate::ruling::Step)| Point {
            mark: format!("{}.", index + 1),
            clause: step.topic.map_or_else(Text::default, |matter| scribe.say(&explainer.number(matter))),
            text: scribe.say(&explainer.step(step)),
        };
        blocks.push(Block::Points(verdict.steps.iter().enumerate().map(point).collect()));
    }
    if !main.ruling.alternatives.is_empty() {
        blocks.push(Block::Heading(scribe.say(t.alternatives)));
        let rows = main.ruling.alternatives.iter().map(|branch| {
            row(vec![
                scribe.say(&explainer.branch(branch)),
                scribe.say(&explainer.headline(&branch.verdict)),
                scribe.say(&branch.verdict.ground.code(explainer.texts)),
                scribe.say(&explainer.gist(&branch.verdict)),
            ])
        });
        let columns = [(t.assumed, 34), (t.result, 18), (t.ground, 13), (t.duty, 35)];
        blocks.push(scribe.table(&columns, rows.collect()));
    }
    if !verdict.caveats.is_empty() {
        blocks.push(Block::Heading(scribe.say(t.caveats)));
        blocks.push(scribe.points(verdict.caveats.iter().map(|&one| explainer.caveat(one)), Some("!")));
    }
}
