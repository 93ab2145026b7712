//! From version 2 of the file to a report.

use super::{Event, File, Outcome, Ruling, committee, timeline};
use crate::report;
use crate::store::format::{FormatError, v1};

/// The report of a file.
///
/// # Errors
/// The first value that cannot be, with its place.
pub fn read(file: File) -> Result<report::Report, FormatError> {
    let start = xiangqi::fen::read(&file.start)
        .map_err(|error| FormatError::Start { value: file.start.clone(), error })?;
    Ok(report::Report {
        event: event(file.event),
        players: xiangqi::BySide { red: v1::player(file.players.red), black: v1::player(file.players.black) },
        arbiters: file.arbiters.into_iter().map(v1::arbiter).collect(),
        foul_sheet: file.foul_sheet.into_iter().map(v1::foul_row).collect(),
        start: start.setup,
        moves: moves(&file.moves, "moves")?,
        later: moves(&file.later, "later")?,
        result: None,
        comments: report::Comments::default(),
        timeline: v1::numbered(file.timeline, timeline::read)?,
        statements: file.statements.into_iter().map(v1::statement).collect(),
        remarks: file.remarks,
        rulings: v1::numbered(file.rulings, ruling)?,
        decisions: v1::numbered(file.decisions, committee::read)?,
        exhibits: v1::numbered(file.exhibits, v1::exhibit)?,
    })
}

pub fn moves(text: &str, name: &str) -> Result<Vec<xiangqi::Move>, FormatError> {
    let moves = text.split_whitespace().enumerate();
    moves.map(|(index, text)| v1::value(text, &format!("{name}[{index}]"))).collect()
}

pub fn event(event: Event) -> report::EventInfo {
    let (scope, category) = v1::scope_and_category(&event.scope, &event.category);
    report::EventInfo {
        name: event.name,
        place: event.place,
        date: event.date,
        scope,
        category,
        round: event.round,
        table: event.table,
        rulebook: v1::law(event.rulebook),
        reading: v1::law(event.reading),
        regulation: event.regulation.map(v1::law),
    }
}

pub fn ruling(ruling: Ruling, index: usize) -> Result<report::RulingGiven, FormatError> {
    let seal =
        ruling.seal.map(|seal| committee::read_seal(seal, &format!("rulings[{index}]"))).transpose()?;
    Ok(report::RulingGiven {
        stage: v1::stage(&ruling.stage),
        by: ruling.by,
        when: ruling.when,
        program: ruling.program,
        rulebook: v1::law(ruling.rulebook),
        reading: v1::law(ruling.reading),
        regulation: ruling.regulation.map(v1::law),
        outcome: read_outcome(&ruling.outcome),
        charged: ruling.charged.map(v1::side),
        ground: ruling.ground,
        duty: ruling.duty,
        caveats: ruling.caveats,
        words: ruling.words,
        signature: ruling.signature,
        seal,
        signed: ruling.signed.into_iter().map(committee::read_signature).collect(),
    })
}

pub(super) const fn read_outcome(outcome: &Outcome) -> report::GivenOutcome {
    match outcome {
        Outcome::None => report::GivenOutcome::None,
        Outcome::Foul => report::GivenOutcome::Foul,
        Outcome::Open => report::GivenOutcome::Open,
        Outcome::Draw => report::GivenOutcome::Draw,
        Outcome::Loss => report::GivenOutcome::Loss,
    }
}
