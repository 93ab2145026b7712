//! The incident: the board and the game that led to it, what happened, what was said, and the exhibits.

use std::borrow::Cow;

use super::{SectionWriter, row, ruling};
use crate::digest::Digest;
use crate::export::diagram::{Coordinates, Diagram, Mark, Role, Style, suicidal_moves, wanted_moves};
use crate::export::paper::model::{Block, Field, Figure, Picture, Row, Section, Text};
use crate::export::paper::{Case, Sealed, Sealing, Texts};
use crate::export::paper::{Options, Readers, Subject};
use crate::incident::{Act, Event, boards_before};
use crate::report::seal::Uncovered;
use crate::ruling::Ruling;
use crate::text::{board_reading, events, exhibits as words, game, names, papers, sheet};
use crate::{picture, tr};
use xiangqi::check::exposure;
use xiangqi::{Board, Side, fen};

/// So many moves that meet the duty are drawn; more would hide the board.
const MOST_ARROWS: usize = 6;
/// So many suicidal moves of one touch are drawn.
const MOST_SUICIDES: usize = 3;
/// How many rounds of the game stand in one row of the table.
const ROUNDS: usize = 3;

pub fn position(writer: &SectionWriter<'_>) -> Section {
    let (lang, report) = (writer.lang, writer.case.report());
    let setup = report.setup();
    let (figure, words) = figure(writer);
    let mut beside = ruling::position(writer);
    beside.extend(words);
    beside.push(Block::Small(Text::recorded(&format!("FEN {}", fen::write(&setup)))));
    beside.extend(board_reading::origin(report, lang).map(|origin| Block::Small(writer.say(&origin))));
    beside.retain(|block| !matches!(block, Block::Small(text) if text.is_empty()));
    let mut blocks = vec![Block::Beside(beside, figure)];
    if !report.moves.is_empty() {
        blocks.push(Block::Heading(writer.say(tr!(lang, "sheet-game"))));
        blocks.push(moves(writer));
    }
    writer.section(tr!(lang, "sheet-position"), blocks)
}

/// The board at the incident, and the words for it and the marks on it.
pub fn figure(writer: &SectionWriter<'_>) -> (Figure, Vec<Block>) {
    let (lang, setup) = (writer.lang, writer.case.report().setup());
    let diagram = diagram(writer.case);
    let side = setup.turn.unwrap_or(Side::Red);
    let drawn = |role| diagram.marks.iter().any(|mark| mark.role == role);
    let marks = sheet::marks(
        drawn(Role::Touched),
        drawn(Role::Suicide),
        drawn(Role::Duty),
        drawn(Role::Played),
        drawn(Role::Attack),
        lang,
    );
    let caption = format!("{} · {}", tr!(lang, "sheet-board"), game::to_move(setup.turn, false, lang));
    let figure = Figure {
        alternative: writer.say(&words::board_caption(&setup.board, side, lang)),
        picture: Some(Picture::Board(Box::new(diagram))),
        caption: Text::default(),
    };
    (figure, [writer.say(&caption), writer.say(&marks)].map(Block::Small).to_vec())
}

/// The board at the incident with what the law says about it, as a picture by itself.
pub fn board(subject: &Subject<'_>, style: Style) -> Diagram {
    // The pictures of the exhibits are not needed.
    let readers = Readers::Public { pictures: false };
    let options = Options { style, readers, ..Options::default() };
    let texts = Texts::of(subject.report, subject.library);
    diagram(&Case::new(subject, Cow::Borrowed(subject.report), options, texts, Sealed::default()))
}

fn diagram(case: &Case<'_>) -> Diagram {
    let setup = case.report().setup();
    let mut diagram = Diagram::new(setup.board.clone());
    diagram.to_move = setup.turn;
    diagram.coordinates = Coordinates::Both;
    diagram.style = case.options.style;
    if let Ok(evaluation) = &case.texts.evaluation
        && let Some(recorded) = evaluation.recorded()
    {
        let released = evaluation.incident.events.iter().find_map(|event| match event.act {
            Act::Release(mv) => Some(Mark::arrow(mv, Role::Played)),
            _ => None,
        });
        diagram.marks = marks(recorded.as_recorded, &setup.board);
        diagram.marks.extend(released);
    }
    diagram
}

fn marks(ruling: &Ruling, board: &Board) -> Vec<Mark> {
    let mut marks = Vec::new();
    if let Some(general) = board.general(ruling.mover) {
        let attackers = exposure(board, ruling.mover).sources();
        marks.extend(attackers.into_iter().map(|from| Mark::line(from, general, Role::Attack)));
    }
    if let Some(wanted) = wanted_moves(ruling).filter(|wanted| wanted.len() <= MOST_ARROWS) {
        marks.extend(wanted.iter().map(|&mv| Mark::arrow(mv, Role::Duty)));
    }
    for (suicides, _) in suicidal_moves(ruling) {
        if suicides.len() <= MOST_SUICIDES {
            marks.extend(suicides.iter().map(|&mv| Mark::arrow(mv, Role::Suicide)));
        }
    }
    marks.extend(ruling.touched.iter().map(|touched| Mark::ring(touched.square, Role::Touched)));
    marks
}

/// The moves in Chinese notation, so many rounds a row.
fn moves(writer: &SectionWriter<'_>) -> Block {
    let report = writer.case.report();
    let mut rounds: Vec<(u32, [String; 2])> = Vec::new();
    let mut setup = report.start.clone();
    for &mv in &report.moves {
        let text = names::mv(&setup.board, mv, writer.case.options.languages.of_moves());
        let number = setup.fullmoves;
        let place = usize::from(setup.turn == Some(Side::Black));
        match rounds.last_mut() {
            Some((last, cells)) if *last == number => {
                if let Some(cell) = cells.get_mut(place) {
                    cell.push_str(&text);
                }
            }
            _ => {
                let black_first = place == 1;
                let cells = if black_first { ["…".to_owned(), text] } else { [text, String::new()] };
                rounds.push((number, cells));
            }
        }
        setup = setup.after(mv);
    }
    let cells = |(number, [red, black]): &(u32, [String; 2])| {
        [number.to_string(), red.clone(), black.clone()].map(|text| Text::recorded(&text))
    };
    let across = ROUNDS.min(rounds.len());
    let rows: Vec<Row> = rounds
        .chunks(ROUNDS)
        .map(|some| {
            let mut cells: Vec<Text> = some.iter().flat_map(cells).collect();
            cells.resize(3 * across, Text::default());
            row(cells)
        })
        .collect();
    let columns = [
        (tr!(writer.lang, "sheet-round-number"), 9),
        (tr!(writer.lang, "sheet-red"), 20),
        (tr!(writer.lang, "sheet-black"), 20),
    ]
    .repeat(across);
    writer.table(&columns, rows)
}

pub fn timeline(writer: &SectionWriter<'_>) -> Section {
    let report = writer.case.report();
    let board = report.setup().board;
    if report.timeline.is_empty() {
        return writer.section(
            tr!(writer.lang, "sheet-course"),
            vec![Block::Paragraph(writer.say(tr!(writer.lang, "sheet-nothing-recorded")))],
        );
    }
    let events = boards_before(&board, report.timeline.iter());
    let rows = events.enumerate().map(|(index, (board, event))| {
        let what = events::event(event, &board, writer.lang);
        row(vec![
            Text::recorded(&(index + 1).to_string()),
            Text::recorded(&event.time),
            with_note(writer.say(&what), event),
            writer.say(&sheet::clocks(&event.clocks, writer.lang)),
            writer.say(&certainty(writer, event)),
            writer.say(&basis(writer, event)),
        ])
    });
    let columns = [
        (tr!(writer.lang, "sheet-number"), 7),
        (tr!(writer.lang, "sheet-time"), 11),
        (tr!(writer.lang, "sheet-what"), 35),
        (tr!(writer.lang, "sheet-clocks"), 18),
        (tr!(writer.lang, "sheet-certainty"), 15),
        (tr!(writer.lang, "sheet-basis"), 16),
    ];
    writer.section(tr!(writer.lang, "sheet-course"), vec![writer.table(&columns, rows.collect())])
}

fn with_note(mut text: Text, event: &Event) -> Text {
    text.0.extend(Text::recorded(&event.note).0);
    text
}

fn certainty(writer: &SectionWriter<'_>, event: &Event) -> String {
    let mut text = events::certainty(&event.certainty, writer.lang);
    if event.order_disputed {
        text = format!("{text}\n{}", tr!(writer.lang, "sheet-order-disputed"));
    }
    text
}

fn basis(writer: &SectionWriter<'_>, event: &Event) -> String {
    let named: Vec<String> =
        event.basis.iter().map(|&basis| sheet::basis(basis, writer.lang).to_owned()).collect();
    if named.is_empty() { "—".to_owned() } else { names::list(&named, writer.lang) }
}

/// What people say, and the remarks.
pub fn statements(writer: &SectionWriter<'_>) -> Section {
    let report = writer.case.report();
    let mut fields: Vec<Field> = report
        .statements
        .iter()
        .enumerate()
        .map(|(index, statement)| {
            let mut label = writer.say(papers::statement_of(statement.party, writer.lang));
            label.0.extend(Text::recorded(&statement.name).0);
            if writer.case.is_item_uncovered(Sealing::Statements, index) {
                label.0.extend(writer.uncovered().0);
            }
            Field { label, value: writer.recorded(&statement.text) }
        })
        .collect();
    if !report.remarks.is_empty() {
        let mut field = writer.field(tr!(writer.lang, "sheet-remarks"), Text::recorded(&report.remarks));
        if writer.case.is_uncovered(|one| one == Uncovered::Remarks) {
            field.label.0.extend(writer.uncovered().0);
        }
        fields.push(field);
    }
    let blocks = if fields.is_empty() {
        vec![Block::Paragraph(writer.say(tr!(writer.lang, "sheet-no-statements")))]
    } else {
        vec![Block::Fields(fields)]
    };
    writer.section(tr!(writer.lang, "sheet-statements"), blocks)
}

/// Screenshots and photographs, each with the digest of the bytes that were put in.
pub fn exhibits(writer: &SectionWriter<'_>) -> Section {
    let (lang, case) = (writer.lang, writer.case);
    let exhibits = &case.report().exhibits;
    let mut blocks = Vec::new();
    let left_out = case.is_public() && case.photos.iter().all(Option::is_none);
    if exhibits.is_empty() {
        blocks.push(Block::Paragraph(writer.say(tr!(lang, "sheet-no-exhibits"))));
    } else if left_out {
        blocks.push(Block::Paragraph(writer.say(tr!(lang, "sheet-exhibits-left-out"))));
    }
    for (index, (exhibit, photo)) in exhibits.iter().zip(&case.photos).enumerate() {
        let mut caption = writer.say(&words::of(index + 1, exhibits.len(), lang));
        caption.0.extend(Text::recorded(&exhibit.caption).0);
        if case.is_item_uncovered(Sealing::Exhibits, index) {
            caption.0.extend(writer.uncovered().0);
        }
        let known: Vec<String> = [exhibit.name.clone(), words::kind(exhibit)].into_iter().collect();
        let known: Vec<String> = known.into_iter().filter(|text| !text.is_empty()).collect();
        let mut small = known.join(" · ");
        if photo.is_none() && !left_out {
            caption.0.extend(writer.say(tr!(lang, "sheet-unreadable-picture")).0);
        }
        if photo.is_some() {
            let mut otherwise = words::seen_otherwise(&exhibit.annotations, lang);
            if case.is_uncovered(|one| one == Uncovered::View(index)) {
                otherwise =
                    otherwise.map(|text| tr!(lang, "in-brackets", text, more = tr!(lang, "sheet-uncovered")));
            }
            let removed = picture::holds(exhibit).place.then(|| tr!(lang, "sheet-place-removed").to_owned());
            caption.0.extend([otherwise, removed].into_iter().flatten().flat_map(|note| writer.say(&note).0));
        }
        small = format!("{small}\nSHA-256 {}", Digest::of(&exhibit.bytes));
        caption.0.extend(Text::recorded(&small).0);
        blocks.push(Block::Figure(Figure {
            picture: photo.clone().map(Picture::Photo),
            alternative: writer.say(&words::name(index + 1, exhibit, lang)),
            caption,
        }));
    }
    writer.section(tr!(lang, "sheet-exhibits"), blocks)
}
