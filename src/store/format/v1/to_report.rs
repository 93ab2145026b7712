//! From version 1 of the file to a report.

use std::str::FromStr;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

use super::{
    Arbiter, Category, Certainty, Entry, Event, Exhibit, File, FoulClass, FoulRow, Law, Outcome, Party,
    Player, Role, Ruling, Scope, Side, Stage, Statement, What, Who,
};
use crate::digest::Digest;
use crate::law::LawRef;
use crate::store::format::FormatError;
use crate::{incident, report};

/// The report of a file.
///
/// # Errors
/// The first value that cannot be, with its place.
pub fn read(file: File) -> Result<report::Report, FormatError> {
    let start = xiangqi::fen::read(&file.start)
        .map_err(|error| FormatError::Start { value: file.start.clone(), error })?;
    let moves = file.moves.split_whitespace().enumerate();
    Ok(report::Report {
        event: event(file.event),
        players: xiangqi::BySide { red: player(file.players.red), black: player(file.players.black) },
        arbiters: file.arbiters.into_iter().map(arbiter).collect(),
        foul_sheet: file.foul_sheet.into_iter().map(foul_row).collect(),
        start: start.setup,
        moves: moves
            .map(|(index, text)| value(text, &format!("moves[{index}]")))
            .collect::<Result<_, _>>()?,
        later: Vec::new(),
        result: None,
        comments: report::Comments::default(),
        timeline: numbered(file.timeline, entry)?,
        statements: file.statements.into_iter().map(statement).collect(),
        remarks: file.remarks,
        rulings: file.rulings.into_iter().map(ruling).collect(),
        decisions: Vec::new(),
        exhibits: numbered(file.exhibits, exhibit)?,
    })
}

/// Converts a list whose entries may fail, telling each its place.
pub fn numbered<A, B>(
    list: Vec<A>,
    convert: impl Fn(A, usize) -> Result<B, FormatError>,
) -> Result<Vec<B>, FormatError> {
    list.into_iter().enumerate().map(|(index, item)| convert(item, index)).collect()
}

pub fn value<T: FromStr>(text: &str, place: &str) -> Result<T, FormatError> {
    text.parse().map_err(|_| FormatError::Value { place: place.to_owned(), value: text.to_owned() })
}

fn event(event: Event) -> report::EventInfo {
    let (scope, category) = scope_and_category(&event.scope, &event.category);
    report::EventInfo {
        name: event.name,
        place: event.place,
        date: event.date,
        scope,
        category,
        round: event.round,
        table: event.table,
        rulebook: law(event.rulebook),
        reading: law(event.reading),
        regulation: None,
    }
}

pub const fn scope_and_category(scope: &Scope, category: &Category) -> (report::Scope, report::Category) {
    let scope = match scope {
        Scope::National => report::Scope::National,
        Scope::Province => report::Scope::Province,
        Scope::City => report::Scope::City,
        Scope::County => report::Scope::County,
        Scope::School => report::Scope::School,
    };
    let category = match category {
        Category::Open => report::Category::Open,
        Category::Youth => report::Category::Youth,
    };
    (scope, category)
}

pub fn law(law: Law) -> LawRef {
    LawRef { id: law.id, edition: law.edition, digest: law.digest, text: law.text }
}

pub fn player(player: Player) -> report::Player {
    report::Player { name: player.name, team: player.team }
}

pub fn arbiter(arbiter: Arbiter) -> report::Arbiter {
    let role = match arbiter.role {
        Role::Chief => report::Role::Chief,
        Role::Arbiter => report::Role::Arbiter,
        Role::Appeals => report::Role::Appeals,
    };
    report::Arbiter { name: arbiter.name, role }
}

pub const fn side(side: Side) -> xiangqi::Side {
    match side {
        Side::Red => xiangqi::Side::Red,
        Side::Black => xiangqi::Side::Black,
    }
}

pub fn foul_row(row: FoulRow) -> report::FoulRow {
    report::FoulRow {
        side: side(row.side),
        class: match row.class {
            FoulClass::Breach => report::FoulClass::Breach,
            FoulClass::Foul => report::FoulClass::Foul,
            FoulClass::Technical => report::FoulClass::Technical,
        },
        clause: row.clause,
        moment: row.moment,
        note: row.note,
    }
}

fn entry(entry: Entry, index: usize) -> Result<incident::Event, FormatError> {
    use incident::{Act, Consent};
    let place = format!("timeline[{index}]");
    let square = |text: &str| value(text, &place);
    let act = match &entry.what {
        What::Touch(text) => Act::Touch(square(text)?),
        What::TouchBoth(first, second) => Act::TouchBoth(square(first)?, square(second)?),
        What::Lift(text) => Act::Lift(square(text)?),
        What::PutBack(text) => Act::PutBack(square(text)?),
        What::Release(text) => Act::Release(value(text, &place)?),
        What::Brush(text) => Act::Brush(square(text)?),
        What::AdjustWithConsent(text) => Act::Adjust(square(text)?, Consent::Given),
        What::AdjustWithoutConsent(text) => Act::Adjust(square(text)?, Consent::None),
        What::Words(words) => Act::Words(words.clone()),
    };
    Ok(incident::Event {
        certainty: certainty(entry.certainty),
        time: entry.time,
        note: entry.note,
        ..incident::Event::new(actor(&entry.who), act)
    })
}

pub const fn actor(who: &Who) -> incident::Actor {
    match who {
        Who::Red => incident::Actor::Player(xiangqi::Side::Red),
        Who::Black => incident::Actor::Player(xiangqi::Side::Black),
        Who::Arbiter => incident::Actor::Arbiter,
    }
}

pub fn certainty(certainty: Certainty) -> incident::Certainty {
    match certainty {
        Certainty::Established => incident::Certainty::Established,
        Certainty::Disputed(parties) => {
            incident::Certainty::Disputed(parties.into_iter().map(party).collect())
        }
    }
}

pub const fn party(party: Party) -> incident::Party {
    match party {
        Party::Red => incident::Party::Red,
        Party::Black => incident::Party::Black,
        Party::Witness => incident::Party::Witness,
        Party::Arbiter => incident::Party::Arbiter,
    }
}

pub fn statement(statement: Statement) -> report::Statement {
    report::Statement { party: party(statement.party), name: statement.name, text: statement.text }
}

fn ruling(ruling: Ruling) -> report::RulingGiven {
    report::RulingGiven {
        stage: stage(&ruling.stage),
        by: ruling.by,
        when: ruling.when,
        program: ruling.program,
        rulebook: law(ruling.rulebook),
        reading: law(ruling.reading),
        regulation: None,
        outcome: outcome(&ruling.outcome),
        charged: ruling.charged.map(side),
        ground: ruling.ground,
        duty: ruling.duty,
        caveats: ruling.caveats,
        words: ruling.words,
        signature: ruling.signature,
        seal: None,
        signed: Vec::new(),
    }
}

pub const fn stage(stage: &Stage) -> report::Stage {
    match stage {
        Stage::OnSite => report::Stage::OnSite,
        Stage::ChiefArbiter => report::Stage::ChiefArbiter,
        Stage::Appeal => report::Stage::Appeal,
        Stage::Commentary => report::Stage::Commentary,
    }
}

const fn outcome(outcome: &Outcome) -> report::GivenOutcome {
    match outcome {
        Outcome::None => report::GivenOutcome::None,
        Outcome::Foul => report::GivenOutcome::Foul,
        Outcome::Open => report::GivenOutcome::Open,
        Outcome::Loss => report::GivenOutcome::Loss,
    }
}

pub fn exhibit(exhibit: Exhibit, index: usize) -> Result<report::Exhibit, FormatError> {
    let wrong = |part: &str, value: &str| FormatError::Value {
        place: format!("exhibits[{index}].{part}"),
        value: value.chars().take(80).collect(),
    };
    let media_type = report::MediaType::from_name(&exhibit.media_type)
        .ok_or_else(|| wrong("media_type", &exhibit.media_type))?;
    let bytes = STANDARD.decode(&exhibit.data).map_err(|_| wrong("data", &exhibit.data))?;
    if Digest::of(&bytes).to_string() != exhibit.sha256 {
        return Err(FormatError::Altered(exhibit.name));
    }
    Ok(report::Exhibit {
        name: exhibit.name,
        caption: exhibit.caption,
        media_type,
        bytes: bytes.into(),
        sight: report::Sight::default(),
    })
}
