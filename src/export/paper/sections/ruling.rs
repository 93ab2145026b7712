//! The facts of the position, the ruling with its reasons, the other readings, and the clauses cited.

use super::{SectionWriter, row};
use crate::case::{Evaluation, Ruled};
use crate::export::paper::model::{Block, Point, Row, Section, Text};
use crate::law::{ClauseRef, Topic};
use crate::ruling::{Ruling, Verdict, same_result};
use crate::text::ruling::{Explainer, citation, confidence};
use crate::text::{committee, faults, law, names};
use crate::tr;
use xiangqi::Status;

/// What the position and the touched pieces show.
pub fn facts(writer: &SectionWriter<'_>) -> Section {
    let lang = writer.lang;
    let mut section = writer.section(tr!(lang, "sheet-facts"), Vec::new());
    let Ok(evaluation) = &writer.case.evaluation else { return section };
    let Some(recorded) = evaluation.recorded() else { return section };
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
        writer.field(tr!(lang, "sheet-to-move"), writer.say(names::side(ruling.mover, lang))),
        writer.field(tr!(lang, "sheet-status"), writer.say(status)),
        writer.field(tr!(lang, "sheet-faults"), writer.say(&odd)),
    ]));
    if !ruling.touched.is_empty() {
        section.blocks.push(touched(writer, ruling, evaluation));
    }
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
        row(vec![
            writer.say(&names::standing((one.square, one.piece), lang)),
            moves(&one.pseudo),
            moves(&one.legal),
        ])
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
    if let Ok(evaluation) = &writer.case.evaluation
        && let Some(main) = evaluation.recorded()
    {
        let explainer = Explainer::of(evaluation, writer.lang);
        if main.scenarios.settled().is_none() {
            blocks.extend(scenarios(writer, main, evaluation, &explainer));
        } else {
            summary(writer, &main.as_recorded.verdict, &explainer, &mut blocks);
            if !main.scenarios.disputed_facts.is_empty() {
                blocks.push(Block::Paragraph(
                    writer.say(&explainer.deciding(main.scenarios, &evaluation.incident)),
                ));
            }
        }
        reasons(writer, main, &explainer, &mut blocks);
    }
    writer.section(tr!(writer.lang, "sheet-ruling"), blocks)
}

fn summary(
    writer: &SectionWriter<'_>,
    verdict: &Verdict,
    explainer: &Explainer<'_>,
    blocks: &mut Vec<Block>,
) {
    let gist = explainer.gist(verdict);
    blocks.push(Block::Paragraph(writer.say(&gist)));
    let ground = verdict.ground.code(explainer.texts);
    let mut fields = vec![writer.field(tr!(writer.lang, "sheet-ground"), writer.say(&ground))];
    fields.extend(
        explainer.duty(verdict).map(|duty| writer.field(tr!(writer.lang, "sheet-duty"), writer.say(&duty))),
    );
    blocks.push(Block::Fields(fields));
    if !verdict.now.is_empty() && !writer.case.report().is_replaced() {
        blocks.push(Block::Heading(writer.say(tr!(writer.lang, "sheet-now"))));
        blocks.push(writer.points(verdict.now.iter().map(|one| explainer.instruction(one, verdict)), None));
    }
}

/// What follows from each way the disputed facts can fall.
fn scenarios(
    writer: &SectionWriter<'_>,
    main: Ruled<'_>,
    evaluation: &Evaluation,
    explainer: &Explainer<'_>,
) -> Vec<Block> {
    let mut blocks =
        vec![Block::Paragraph(writer.say(&explainer.deciding(main.scenarios, &evaluation.incident)))];
    let rows: Vec<_> = main
        .scenarios
        .groups
        .iter()
        .filter_map(|group| {
            let ruling = main.scenarios.ruling(group)?;
            let when = explainer.when(group, &evaluation.incident);
            let result = explainer.ruling_headline(ruling);
            Some(row(vec![
                writer.say(&when),
                writer.say(&result),
                writer.say(&ruling.verdict.ground.code(explainer.texts)),
                writer.say(&explainer.gist(&ruling.verdict)),
            ]))
        })
        .collect();
    if !rows.is_empty() {
        blocks.push(Block::Heading(writer.say(tr!(writer.lang, "sheet-scenarios"))));
        blocks.push(writer.table(
            &[
                (tr!(writer.lang, "sheet-found"), 36),
                (tr!(writer.lang, "sheet-result"), 18),
                (tr!(writer.lang, "sheet-ground"), 12),
                (tr!(writer.lang, "sheet-duty"), 34),
            ],
            rows,
        ));
    }
    blocks.push(Block::Small(writer.say(tr!(writer.lang, "sheet-as-recorded"))));
    blocks
}

fn reasons(writer: &SectionWriter<'_>, main: Ruled<'_>, explainer: &Explainer<'_>, blocks: &mut Vec<Block>) {
    let verdict = &main.as_recorded.verdict;
    if !verdict.steps.is_empty() {
        blocks.push(Block::Heading(writer.say(tr!(writer.lang, "sheet-reasons"))));
        let point = |(index, step): (usize, &crate::ruling::Step)| Point {
            mark: format!("{}.", index + 1),
            clause: step.topic.map_or_else(Text::default, |matter| writer.say(&explainer.number(matter))),
            text: writer.say(&explainer.step(step)),
        };
        blocks.push(Block::Points(verdict.steps.iter().enumerate().map(point).collect()));
    }
    if !main.as_recorded.alternatives.is_empty() {
        blocks.push(Block::Heading(writer.say(tr!(writer.lang, "sheet-alternatives"))));
        let rows = main.as_recorded.alternatives.iter().map(|branch| {
            row(vec![
                writer.say(&explainer.branch(branch)),
                writer.say(&explainer.headline(&branch.verdict)),
                writer.say(&branch.verdict.ground.code(explainer.texts)),
                writer.say(&explainer.gist(&branch.verdict)),
            ])
        });
        let columns = [
            (tr!(writer.lang, "sheet-assumed"), 34),
            (tr!(writer.lang, "sheet-result"), 18),
            (tr!(writer.lang, "sheet-ground"), 13),
            (tr!(writer.lang, "sheet-duty"), 35),
        ];
        blocks.push(writer.table(&columns, rows.collect()));
    }
    if !verdict.caveats.is_empty() {
        blocks.push(Block::Heading(writer.say(tr!(writer.lang, "sheet-caveats"))));
        blocks.push(writer.points(verdict.caveats.iter().map(|&one| explainer.caveat(one)), Some("!")));
    }
}

pub fn readings(writer: &SectionWriter<'_>) -> Section {
    let lang = writer.lang;
    let mut section = writer.section(tr!(lang, "sheet-readings"), Vec::new());
    let Ok(evaluation) = &writer.case.evaluation else { return section };
    let explainer = Explainer::of(evaluation, lang);
    let main = evaluation.recorded();
    let others = evaluation.readings().filter(|ruled| !ruled.is_recorded);
    let rows = main.into_iter().chain(others).map(|ruled| {
        let result = match ruled.scenarios.settled() {
            Some(ruling) => explainer.ruling_short(ruling),
            None => explainer.depends_short(ruled.scenarios),
        };
        let (mark, strong) = match main {
            Some(_) if ruled.is_recorded => (tr!(lang, "sheet-used"), true),
            Some(main) if same(main, ruled) => (tr!(lang, "sheet-same"), false),
            Some(_) => (tr!(lang, "sheet-different"), false),
            None => ("", false),
        };
        let name = format!("{}\n{}", lang.of(&ruled.reading.name), lang.of(&ruled.reading.gist));
        let cells = [&name, &result, &ruled.as_recorded.verdict.ground.code(explainer.texts), mark];
        Row { cells: cells.map(|text| writer.say(text)).to_vec(), strong }
    });
    let columns = [
        (tr!(lang, "sheet-other-reading"), 46),
        (tr!(lang, "sheet-result"), 24),
        (tr!(lang, "sheet-ground"), 14),
        (tr!(lang, "sheet-compared"), 16),
    ];
    section.blocks.push(writer.table(&columns, rows.collect()));
    let decisive_questions = main.map_or(&[][..], |main| &main.as_recorded.decisive_questions);
    if !decisive_questions.is_empty() {
        section.blocks.push(Block::Heading(writer.say(tr!(lang, "sheet-decisive-questions"))));
        section.blocks.push(
            writer.points(decisive_questions.iter().map(|question| explainer.hinge(question)), Some("?")),
        );
    }
    section
}

/// Whether the arbiter does the same under both, whatever is found of disputed facts.
fn same(one: Ruled<'_>, other: Ruled<'_>) -> bool {
    one.scenarios.scenarios.len() == other.scenarios.scenarios.len()
        && one
            .scenarios
            .scenarios
            .iter()
            .zip(&other.scenarios.scenarios)
            .all(|(one, two)| same_result(&one.ruling, &two.ruling))
        && same_result(one.as_recorded, other.as_recorded)
}

pub fn clauses(writer: &SectionWriter<'_>) -> Section {
    let lang = writer.lang;
    let Ok(evaluation) = &writer.case.evaluation else {
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
fn cited(evaluation: &Evaluation) -> Vec<ClauseRef<'_>> {
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
