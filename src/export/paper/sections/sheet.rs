//! The ruling on one page: facts, result, clauses, what to do, and lines to sign on.

use super::{SectionWriter, event, given, incident, ruling};
use crate::case::review_knowing;
use crate::export::paper::lines::columns;
use crate::export::paper::model::{Block, Field, Paper, Part, Point, Text};
use crate::incident::{Certainty, boards_before};
use crate::report::seal::Entry;
use crate::report::{Decided, Decision, RulingGiven, Stage};
use crate::text::ruling::{citation, confidence};
use crate::text::{committee, events, outcomes, papers, reports, review};
use crate::tr;
use xiangqi::Side;

/// So many points of a list stand on the page; the report has all of them.
const MOST_POINTS: usize = 8;
/// So long one text is at most, a Chinese character counting as two; one event of the course is shorter.
const MOST_COLUMNS: usize = 300;
const MOST_OF_EVENT: usize = 160;

/// Which result the sheet states.
#[derive(Copy, Clone)]
enum Stated<'a> {
    /// What the appeals committee decided.
    Decision(usize, &'a Decision),
    /// The last ruling given.
    Ruling(usize, &'a RulingGiven),
    /// What follows from the record: nobody has ruled.
    Record,
}

pub fn sheet(writer: &SectionWriter<'_>) -> Paper {
    let lang = writer.lang;
    let (mut facts, mut ruled) = (facts(writer), ruled(writer));
    // What happened last matters most.
    shorten(&mut facts, Cut::First, writer);
    shorten(&mut ruled, Cut::Last, writer);
    let mut sections = vec![
        writer.section(tr!(lang, "sheet-facts"), facts),
        writer.section(tr!(lang, "sheet-ruling"), ruled),
    ];
    if !writer.case.is_public() {
        let mut lines = vec![Block::Signatures(signatures(writer))];
        shorten(&mut lines, Cut::Last, writer);
        sections.push(writer.section(tr!(lang, "sheet-signatures"), lines));
    }
    let mut paper = Paper { one_page: true, ..writer.paper(tr!(lang, "ruling-sheet"), sections) };
    cut(&mut paper.subject);
    paper
}

/// Where, who, under which law, the board, and what happened.
pub fn facts(writer: &SectionWriter<'_>) -> Vec<Block> {
    let lang = writer.lang;
    let (figure, words) = incident::figure(writer);
    let mut beside = vec![Block::Fields(event::in_short(writer))];
    beside.extend(words);
    vec![Block::Beside(beside, figure), Block::Heading(writer.say(tr!(lang, "sheet-course"))), course(writer)]
}

/// What happened, a point for each event.
fn course(writer: &SectionWriter<'_>) -> Block {
    let (lang, report) = (writer.lang, writer.case.report());
    if report.timeline.is_empty() {
        return Block::Paragraph(writer.say(tr!(lang, "sheet-nothing-recorded")));
    }
    let board = report.setup().board;
    let rows = boards_before(&board, report.timeline.iter()).enumerate().map(|(index, (board, event))| {
        let mut what = events::event(event, &board, lang);
        if event.certainty != Certainty::Established {
            let more = events::certainty(&event.certainty, lang);
            what = tr!(lang, "in-brackets", text = what, more);
        }
        if event.order_disputed {
            what = tr!(lang, "in-brackets", text = what, more = tr!(lang, "sheet-order-disputed"));
        }
        let mut text = writer.say(&what);
        text.0.extend(Text::recorded(&event.time).0);
        Point { mark: format!("{}.", index + 1), clause: Text::default(), text }
    });
    Block::Points(rows.collect())
}

impl<'a> Stated<'a> {
    fn of(writer: &SectionWriter<'a>) -> Self {
        let report = writer.case.report();
        let is_this = |decision: &Decision| report.in_force().is_some_and(|one| std::ptr::eq(one, decision));
        if let Some((index, decision)) = report.decisions.iter().enumerate().find(|(_, one)| is_this(one)) {
            return Self::Decision(index, decision);
        }
        let mut given = report.rulings.iter().enumerate().rev();
        match given.find(|(_, one)| one.stage != Stage::Commentary) {
            Some((index, given)) => Self::Ruling(index, given),
            None => Self::Record,
        }
    }
}

/// The result in one line.
pub fn result(writer: &SectionWriter<'_>) -> Text {
    let (lang, report) = (writer.lang, writer.case.report());
    match Stated::of(writer) {
        Stated::Decision(_, decision) => writer.say(&committee::in_force(report, decision, lang)),
        Stated::Ruling(_, ruling) => writer.say(&papers::given(ruling.outcome, ruling.charged, lang)),
        Stated::Record => writer.result(),
    }
}

/// The result with its clauses, its reasons and what is done now.
pub fn ruled(writer: &SectionWriter<'_>) -> Vec<Block> {
    let mut blocks = Vec::new();
    match Stated::of(writer) {
        Stated::Decision(index, decision) => decided(writer, index, decision, &mut blocks),
        Stated::Ruling(index, ruling) => given(writer, index, ruling, &mut blocks),
        Stated::Record => from_record(writer, &mut blocks),
    }
    blocks
}

fn decided(writer: &SectionWriter<'_>, index: usize, decision: &Decision, blocks: &mut Vec<Block>) {
    let (lang, report) = (writer.lang, writer.case.report());
    blocks.push(Block::Result(result(writer)));
    let ground = match &decision.decided {
        Decided::Changed { ground, .. } => ground,
        Decided::Upheld | Decided::NotHeard => {
            report.appealed(decision).map_or(&decision.program, |ruling| &ruling.ground)
        }
        _ => "",
    };
    let mut fields =
        vec![writer.field(tr!(lang, "sheet-committee"), by(writer, &decision.by, &decision.when))];
    fields.extend(grounds(writer, ground));
    fields.extend(reasons(writer, &decision.reasons));
    blocks.push(Block::Fields(fields));
    clauses(writer, ground, blocks);
    to_do(writer, &committee::to_do(report, decision, lang), blocks);
    sealed(writer, Entry::Decision(index), blocks);
}

fn given(writer: &SectionWriter<'_>, index: usize, ruling: &RulingGiven, blocks: &mut Vec<Block>) {
    let (lang, case) = (writer.lang, writer.case);
    blocks.push(Block::Result(result(writer)));
    let stage = reports::stage(ruling.stage, lang);
    let mut fields = vec![Field { label: writer.say(stage), value: by(writer, &ruling.by, &ruling.when) }];
    fields.extend(grounds(writer, &ruling.ground));
    fields.extend(reasons(writer, &ruling.words));
    blocks.push(Block::Fields(fields));
    let of_event = ruling.rulebook.id == case.report().event.rulebook.id;
    clauses(writer, if of_event { &ruling.ground } else { "" }, blocks);
    let reviewed = review_knowing(case.report(), &case.texts.library, &case.sealed.breaches);
    let reviewed = reviewed.iter().find(|one| one.entry == Entry::Ruling(index));
    let mut now = outcomes::changes(&ruling.time_changes(), ruling.colours_exchanged, lang);
    match (reviewed, writer.explanation) {
        (Some(same), Some(explanation)) if !same.is_other() => now.clone_from(&explanation.now_while_open),
        _ if ruling.duty.is_empty() || ruling.duty == "-" => {}
        _ => now.insert(0, papers::duty_code(&ruling.duty, lang)),
    }
    to_do(writer, &now, blocks);
    points(writer, tr!(lang, "sheet-caveats"), &given::caveats(writer, ruling), "!", blocks);
    let other = reviewed.filter(|one| one.is_other());
    blocks.extend(other.map(|one| Block::Small(writer.say(&review::reviewed(case.report(), one, lang)))));
    sealed(writer, Entry::Ruling(index), blocks);
}

/// What follows from the record, which is not a ruling.
fn from_record(writer: &SectionWriter<'_>, blocks: &mut Vec<Block>) {
    let lang = writer.lang;
    blocks.push(Block::Result(result(writer)));
    blocks.push(Block::Small(writer.say(tr!(lang, "ruling-sheet-not-given"))));
    let Some(explanation) = writer.explanation else { return };
    blocks.push(Block::Paragraph(writer.say(explanation.gist_of_result())));
    let now: Vec<String> = match explanation.depends_on() {
        Some(disputed) => {
            let found = tr!(lang, "sheet-found");
            if !disputed.scenarios.is_empty() {
                blocks.push(ruling::conditionals(writer, &disputed.scenarios, found, [36, 18, 12, 34]));
            }
            disputed.now.iter().map(|&text| text.to_owned()).collect()
        }
        None => {
            let assumed = tr!(lang, "sheet-assumed");
            if !explanation.alternatives.is_empty() {
                blocks.push(ruling::conditionals(
                    writer,
                    &explanation.alternatives,
                    assumed,
                    [34, 18, 13, 35],
                ));
            }
            blocks.push(Block::Fields(grounds(writer, &explanation.ground)));
            clauses(writer, &explanation.ground, blocks);
            explanation.now_while_open.clone()
        }
    };
    to_do(writer, &now, blocks);
    points(writer, tr!(lang, "sheet-caveats"), &explanation.caveats.join("\n"), "!", blocks);
}

fn by(writer: &SectionWriter<'_>, by: &str, when: &str) -> Text {
    let by = if writer.case.is_public() { tr!(writer.lang, "sheet-left-out") } else { by };
    let parts = [by, when].map(str::trim);
    let parts: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    writer.recorded(&parts.join(" · "))
}

fn grounds(writer: &SectionWriter<'_>, ground: &str) -> Vec<Field> {
    let some = !ground.is_empty() && ground != "-";
    let field = || writer.field(tr!(writer.lang, "sheet-ground"), Text::recorded(ground));
    some.then(field).into_iter().collect()
}

fn reasons(writer: &SectionWriter<'_>, words: &str) -> Option<Field> {
    let some = !words.trim().is_empty();
    some.then(|| writer.field(tr!(writer.lang, "sheet-reasons"), Text::recorded(words)))
}

/// What the clauses say that are given as the ground, each with how well it is known.
fn clauses(writer: &SectionWriter<'_>, ground: &str, blocks: &mut Vec<Block>) {
    let lang = writer.lang;
    let Ok(evaluation) = &writer.case.texts.evaluation else { return };
    let codes: Vec<&str> = ground.split('+').map(str::trim).collect();
    let points: Vec<Point> = ruling::cited(evaluation)
        .into_iter()
        .filter(|cited| codes.contains(&cited.code().as_str()))
        .map(|cited| {
            let known = confidence(cited.clause.confidence, lang);
            let text = tr!(lang, "in-brackets", text = lang.of(&cited.clause.text), more = known);
            Point {
                mark: "§".to_owned(),
                clause: writer.say(&citation(cited, lang)),
                text: writer.say(&text),
            }
        })
        .collect();
    if !points.is_empty() {
        blocks.push(Block::Heading(writer.say(tr!(lang, "ruling-sheet-clauses"))));
        blocks.push(Block::Points(points));
    }
}

fn to_do(writer: &SectionWriter<'_>, now: &[String], blocks: &mut Vec<Block>) {
    if !now.is_empty() {
        blocks.push(Block::Heading(writer.say(tr!(writer.lang, "sheet-now"))));
        blocks.push(writer.points(now, None));
    }
}

fn points(writer: &SectionWriter<'_>, title: &str, lines: &str, sign: &str, blocks: &mut Vec<Block>) {
    if !lines.is_empty() {
        blocks.push(Block::Heading(writer.say(title)));
        blocks.push(writer.points(lines.lines(), Some(sign)));
    }
}

/// The seal over what is stated, whether it holds, and who signed.
fn sealed(writer: &SectionWriter<'_>, of: Entry, blocks: &mut Vec<Block>) {
    let entries = crate::report::seal::entries(writer.case.report());
    let Some((_, seal, _)) = entries.into_iter().find(|(entry, ..)| *entry == of) else { return };
    let mut text = given::seal_state(writer, of, seal);
    if seal.is_some() {
        text.0.extend(writer.say(tr!(writer.lang, "sheet-sealed")).0);
        text.0.extend(given::seal_digest(writer, seal).0);
    }
    blocks.push(Block::Small(text));
}

fn signatures(writer: &SectionWriter<'_>) -> Vec<Text> {
    let (lang, report) = (writer.lang, writer.case.report());
    let line = |role: &str, name: &str| {
        let mut text = writer.say(role);
        text.0.extend(Text::recorded(name).0);
        text
    };
    let player = |side: Side| {
        line(
            match side {
                Side::Red => tr!(lang, "sheet-red-player"),
                Side::Black => tr!(lang, "sheet-black-player"),
            },
            &report.players[side].name,
        )
    };
    vec![
        player(Side::Red),
        player(Side::Black),
        line(tr!(lang, "sheet-arbiter"), ""),
        line(tr!(lang, "sheet-signed-on"), ""),
    ]
}

/// Cuts what is longer than a page has room for, and says so: the report has all of it.
fn shorten(blocks: &mut [Block], cut_off: Cut, writer: &SectionWriter<'_>) {
    for block in blocks {
        match block {
            Block::Heading(text) | Block::Paragraph(text) | Block::Small(text) | Block::Result(text) => {
                cut(text)
            }
            Block::Fields(fields) => {
                fields.iter_mut().flat_map(|field| [&mut field.label, &mut field.value]).for_each(cut);
            }
            Block::Points(points) => shorten_points(points, cut_off, writer),
            Block::Table(table) => {
                table.rows.truncate(MOST_POINTS);
                table.rows.iter_mut().flat_map(|row| &mut row.cells).for_each(cut);
            }
            Block::Figure(figure) => cut(&mut figure.caption),
            Block::Beside(blocks, figure) => {
                shorten(blocks, cut_off, writer);
                cut(&mut figure.caption);
            }
            Block::Signatures(lines) => lines.iter_mut().for_each(cut),
        }
    }
}

/// Which end of a list is left out.
#[derive(Copy, Clone)]
enum Cut {
    First,
    Last,
}

fn shorten_points(points: &mut Vec<Point>, cut_off: Cut, writer: &SectionWriter<'_>) {
    let count = points.len().saturating_sub(MOST_POINTS);
    if count > 0 {
        let text = writer.say(&tr!(writer.lang, "ruling-sheet-more", count));
        let more = Point { mark: "…".to_owned(), clause: Text::default(), text };
        match cut_off {
            Cut::First => drop(points.splice(..count, [more])),
            Cut::Last => drop(points.splice(MOST_POINTS.., [more])),
        }
    }
    let most = match cut_off {
        Cut::First => MOST_OF_EVENT,
        Cut::Last => MOST_COLUMNS,
    };
    points
        .iter_mut()
        .flat_map(|point| [&mut point.clause, &mut point.text])
        .for_each(|text| cut_at(text, most));
}

/// What is too long for its place is cut; of each line break a blank is left.
fn cut(text: &mut Text) {
    cut_at(text, MOST_COLUMNS);
}

fn cut_at(text: &mut Text, mut left: usize) {
    for Part { text, .. } in &mut text.0 {
        let mut kept = String::new();
        for letter in text.trim().chars() {
            left = left.saturating_sub(columns(letter));
            if left == 0 {
                kept.push('…');
                break;
            }
            kept.push(if letter == '\n' { ' ' } else { letter });
        }
        *text = kept;
    }
    text.0.retain(|part| !matches!(part.text.as_str(), "" | "…"));
}
