//! The facts of the position, and the ruling under the report's reading with its reasons.

use super::{Scribe, row};
use crate::case::{Evaluation, Ruled};
use crate::export::paper::model::{Block, Point, Section, Text};
use crate::ruling::{Ruling, Verdict};
use crate::text::ruling::Explainer;
use crate::text::{committee, faults, names};
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
    let odd: Vec<String> = ruling.faults.iter().map(|fault| faults::fault(fault, lang)).collect();
    let odd = if odd.is_empty() { tr!(lang, "sheet-none").to_owned() } else { odd.join("\n") };
    section.blocks.push(Block::Fields(vec![
        scribe.field(tr!(lang, "sheet-to-move"), scribe.say(names::side(ruling.mover, lang))),
        scribe.field(tr!(lang, "sheet-status"), scribe.say(status)),
        scribe.field(tr!(lang, "sheet-faults"), scribe.say(&odd)),
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
    if let Ok(today) = &scribe.case.evaluation
        && let Some(main) = today.recorded()
    {
        let explainer = Explainer::of(today, scribe.lang);
        if main.scenarios.settled().is_none() {
            blocks.extend(scenarios(scribe, main, today, &explainer));
        } else {
            summary(scribe, &main.as_recorded.verdict, &explainer, &mut blocks);
            if !main.scenarios.disputed_facts.is_empty() {
                blocks
                    .push(Block::Paragraph(scribe.say(&explainer.deciding(main.scenarios, &today.incident))));
            }
        }
        reasons(scribe, main, &explainer, &mut blocks);
    }
    scribe.section(tr!(scribe.lang, "sheet-ruling"), blocks)
}

fn summary(scribe: &Scribe<'_>, verdict: &Verdict, explainer: &Explainer<'_>, blocks: &mut Vec<Block>) {
    let gist = explainer.gist(verdict);
    blocks.push(Block::Paragraph(scribe.say(&gist)));
    let ground = verdict.ground.code(explainer.texts);
    let mut fields = vec![scribe.field(tr!(scribe.lang, "sheet-ground"), scribe.say(&ground))];
    fields.extend(
        explainer.duty(verdict).map(|duty| scribe.field(tr!(scribe.lang, "sheet-duty"), scribe.say(&duty))),
    );
    blocks.push(Block::Fields(fields));
    if !verdict.now.is_empty() && !scribe.case.report().is_replaced() {
        blocks.push(Block::Heading(scribe.say(tr!(scribe.lang, "sheet-now"))));
        blocks.push(scribe.points(verdict.now.iter().map(|one| explainer.instruction(one, verdict)), None));
    }
}

/// What follows from each way the disputed facts can fall.
fn scenarios(
    scribe: &Scribe<'_>,
    main: Ruled<'_>,
    today: &Evaluation,
    explainer: &Explainer<'_>,
) -> Vec<Block> {
    let mut blocks = vec![Block::Paragraph(scribe.say(&explainer.deciding(main.scenarios, &today.incident)))];
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
        blocks.push(Block::Heading(scribe.say(tr!(scribe.lang, "sheet-scenarios"))));
        blocks.push(scribe.table(
            &[
                (tr!(scribe.lang, "sheet-found"), 36),
                (tr!(scribe.lang, "sheet-result"), 18),
                (tr!(scribe.lang, "sheet-ground"), 12),
                (tr!(scribe.lang, "sheet-duty"), 34),
            ],
            rows,
        ));
    }
    blocks.push(Block::Small(scribe.say(tr!(scribe.lang, "sheet-as-recorded"))));
    blocks
}

fn reasons(scribe: &Scribe<'_>, main: Ruled<'_>, explainer: &Explainer<'_>, blocks: &mut Vec<Block>) {
    let verdict = &main.as_recorded.verdict;
    if !verdict.steps.is_empty() {
        blocks.push(Block::Heading(scribe.say(tr!(scribe.lang, "sheet-reasons"))));
        let point = |(index, step): (usize, &crate::ruling::Step)| Point {
            mark: format!("{}.", index + 1),
            clause: step.topic.map_or_else(Text::default, |matter| scribe.say(&explainer.number(matter))),
            text: scribe.say(&explainer.step(step)),
        };
        blocks.push(Block::Points(verdict.steps.iter().enumerate().map(point).collect()));
    }
    if !main.as_recorded.alternatives.is_empty() {
        blocks.push(Block::Heading(scribe.say(tr!(scribe.lang, "sheet-alternatives"))));
        let rows = main.as_recorded.alternatives.iter().map(|branch| {
            row(vec![
                scribe.say(&explainer.branch(branch)),
                scribe.say(&explainer.headline(&branch.verdict)),
                scribe.say(&branch.verdict.ground.code(explainer.texts)),
                scribe.say(&explainer.gist(&branch.verdict)),
            ])
        });
        let columns = [
            (tr!(scribe.lang, "sheet-assumed"), 34),
            (tr!(scribe.lang, "sheet-result"), 18),
            (tr!(scribe.lang, "sheet-ground"), 13),
            (tr!(scribe.lang, "sheet-duty"), 35),
        ];
        blocks.push(scribe.table(&columns, rows.collect()));
    }
    if !verdict.caveats.is_empty() {
        blocks.push(Block::Heading(scribe.say(tr!(scribe.lang, "sheet-caveats"))));
        blocks.push(scribe.points(verdict.caveats.iter().map(|&one| explainer.caveat(one)), Some("!")));
    }
}
