//! From a report to the parts of version 2 of the file, which later versions write.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

use super::timeline::write_party as party;
pub(super) use super::timeline::write_side as side;
use super::{Event, Outcome, Ruling, committee};
use crate::digest::Digest;
use crate::law::LawRef;
use crate::report;
use crate::store::format::v1::{
    Arbiter, Category, Exhibit, FoulClass, FoulRow, Law, Player, Role, Scope, Stage, Statement,
};

pub fn moves(moves: &[xiangqi::Move]) -> String {
    moves.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

pub fn event(event: &report::EventInfo) -> Event {
    Event {
        name: event.name.clone(),
        place: event.place.clone(),
        date: event.date.clone(),
        scope: match event.scope {
            report::Scope::National => Scope::National,
            report::Scope::Province => Scope::Province,
            report::Scope::City => Scope::City,
            report::Scope::County => Scope::County,
            report::Scope::School => Scope::School,
        },
        category: match event.category {
            report::Category::Open => Category::Open,
            report::Category::Youth => Category::Youth,
        },
        round: event.round.clone(),
        table: event.table.clone(),
        rulebook: law(&event.rulebook),
        reading: law(&event.reading),
        regulation: event.regulation.as_ref().map(law),
    }
}

fn law(law: &LawRef) -> Law {
    Law {
        id: law.id.clone(),
        edition: law.edition.clone(),
        digest: law.digest.clone(),
        text: law.text.clone(),
    }
}

pub fn player(player: &report::Player) -> Player {
    Player { name: player.name.clone(), team: player.team.clone() }
}

pub fn arbiter(arbiter: &report::Arbiter) -> Arbiter {
    let role = match arbiter.role {
        report::Role::Chief => Role::Chief,
        report::Role::Arbiter => Role::Arbiter,
        report::Role::Appeals => Role::Appeals,
    };
    Arbiter { name: arbiter.name.clone(), role }
}

pub fn foul_row(row: &report::FoulRow) -> FoulRow {
    FoulRow {
        side: side(row.side),
        class: match row.class {
            report::FoulClass::Breach => FoulClass::Breach,
            report::FoulClass::Foul => FoulClass::Foul,
            report::FoulClass::Technical => FoulClass::Technical,
        },
        clause: row.clause.clone(),
        moment: row.moment.clone(),
        note: row.note.clone(),
    }
}

pub fn statement(statement: &report::Statement) -> Statement {
    Statement { party: party(statement.party), name: statement.name.clone(), text: statement.text.clone() }
}

pub fn ruling(ruling: &report::RulingGiven) -> Ruling {
    Ruling {
        stage: match ruling.stage {
            report::Stage::OnSite => Stage::OnSite,
            report::Stage::ChiefArbiter => Stage::ChiefArbiter,
            report::Stage::Appeal => Stage::Appeal,
            report::Stage::Commentary => Stage::Commentary,
        },
        by: ruling.by.clone(),
        when: ruling.when.clone(),
        program: ruling.program.clone(),
        rulebook: law(&ruling.rulebook),
        reading: law(&ruling.reading),
        regulation: ruling.regulation.as_ref().map(law),
        outcome: outcome(ruling.outcome),
        charged: ruling.charged.map(side),
        ground: ruling.ground.clone(),
        duty: ruling.duty.clone(),
        caveats: ruling.caveats.clone(),
        words: ruling.words.clone(),
        signature: ruling.signature.clone(),
        seal: ruling.seal.as_deref().map(committee::write_seal),
        signed: ruling.signed.iter().map(committee::write_signature).collect(),
    }
}

pub(super) const fn outcome(outcome: report::GivenOutcome) -> Outcome {
    match outcome {
        report::GivenOutcome::None => Outcome::None,
        report::GivenOutcome::Foul => Outcome::Foul,
        report::GivenOutcome::Open => Outcome::Open,
        report::GivenOutcome::Draw => Outcome::Draw,
        report::GivenOutcome::Loss => Outcome::Loss,
    }
}

pub fn exhibit(exhibit: &report::Exhibit) -> Exhibit {
    Exhibit {
        name: exhibit.name.clone(),
        caption: exhibit.caption.clone(),
        media_type: exhibit.media_type.name().to_owned(),
        sha256: Digest::of(&exhibit.bytes).to_string(),
        data: STANDARD.encode(&exhibit.bytes),
    }
}
