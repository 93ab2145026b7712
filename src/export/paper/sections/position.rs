//! The board at the incident, and the game that led to it.

use super::{Scribe, row};
use crate::export::diagram::{Coordinates, Diagram, Mark, Role, Style, suicidal_moves, wanted_moves};
use crate::export::paper::case::Case;
use crate::export::paper::model::{Block, Figure, Picture, Row, Section, Text};
use crate::export::paper::{Options, Readers, Subject};
use crate::incident::Act;
use crate::ruling::Ruling;
use crate::text::{exhibits, game, names, sheet};
use crate::tr;
use xiangqi::check::exposure;
use xiangqi::{Board, Side, fen};

/// So many moves that meet the duty are drawn; more would hide the board.
const MOST_ARROWS: usize = 6;
/// So many suicidal moves of one touch are drawn.
const MOST_SUICIDES: usize = 3;
/// How many rounds of the game stand in one row of the table.
const ROUNDS: usize = 3;

/// The section.
pub fn section(scribe: &Scribe<'_>) -> Section {
    let (lang, report) = (scribe.lang, scribe.case.report());
    let setup = report.setup();
    let diagram = diagram(scribe.case);
    let side = setup.turn.unwrap_or(Side::Red);
    let mut caption =
        vec![format!("{} · {}", tr!(lang, "sheet-board"), game::to_move(setup.turn, false, lang))];
    let drawn = |role| diagram.marks.iter().any(|mark| mark.role == role);
    caption.push(sheet::marks(
        drawn(Role::Touched),
        drawn(Role::Suicide),
        drawn(Role::Duty),
        drawn(Role::Played),
        drawn(Role::Attack),
        lang,
    ));
    let figure = Figure {
        alternative: exhibits::board_caption(&setup.board, side, lang),
        picture: Some(Picture::Board(Box::new(diagram))),
        caption: scribe.say(caption.join("\n").trim_end()),
    };
    let fen = format!("FEN {}", fen::write(&setup));
    let mut blocks = vec![Block::Figure(figure), Block::Small(Text::recorded(&fen))];
    if !report.moves.is_empty() {
        blocks.push(Block::Heading(scribe.say(tr!(lang, "sheet-game"))));
        blocks.push(moves(scribe));
    }
    scribe.section(tr!(lang, "sheet-position"), blocks)
}

/// The board at the incident with what the law says about it, as a picture by itself.
#[must_use]
pub fn board(subject: &Subject<'_>, style: Style) -> Diagram {
    // The pictures of the exhibits are not needed.
    let readers = Readers::Public { pictures: false };
    diagram(&Case::new(*subject, Options { style, readers, ..Options::default() }, Vec::new()))
}

fn diagram(case: &Case<'_>) -> Diagram {
    let setup = case.report().setup();
    let mut diagram = Diagram::new(setup.board.clone());
    diagram.to_move = setup.turn;
    diagram.coordinates = Coordinates::Squares;
    diagram.style = case.options.style;
    if let Ok(evaluation) = &case.evaluation
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
fn moves(scribe: &Scribe<'_>) -> Block {
    let report = scribe.case.report();
    let mut rounds: Vec<(u32, [String; 2])> = Vec::new();
    let mut setup = report.start.clone();
    for &mv in &report.moves {
        let text = names::mv(&setup.board, mv, crate::text::Lang::Zh);
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
        (tr!(scribe.lang, "sheet-round-number"), 9),
        (tr!(scribe.lang, "sheet-red"), 20),
        (tr!(scribe.lang, "sheet-black"), 20),
    ]
    .repeat(across);
    scribe.table(&columns, rows)
}
