//! Decisions of the committee, seals and signatures in version 2.

use serde::{Deserialize, Serialize};

use super::Outcome;
use super::from_report::{outcome, side};
use super::to_report::read_outcome;
use crate::report;
use crate::report::seal;
use crate::store::format::FormatError;
use crate::store::format::v1::{self, Side};

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::store::format) struct Decision {
    by: String,
    when: String,
    program: String,
    appeal: Appeal,
    members: Vec<Member>,
    findings: Vec<Finding>,
    decided: Decided,
    reasons: String,
    votes: Votes,
    dissents: Vec<Dissent>,
    signatures: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seal: Option<Seal>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    signed: Vec<KeySignature>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Appeal {
    by: String,
    side: Option<Side>,
    /// The number of the ruling, from 0.
    against: Option<usize>,
    announced: String,
    lodged: String,
    claim: String,
    fee: String,
    /// Minutes.
    within: Option<u32>,
    stated_in_time: Option<bool>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Member {
    name: String,
    office: String,
    /// Why; `None` where he took part.
    withdrew: Option<String>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Finding {
    about: Fact,
    found: Found,
    words: String,
}

/// Rows of the timeline are numbered from 0.
#[derive(Debug, Serialize, Deserialize)]
enum Fact {
    Happened(usize),
    CameAfter(usize),
    Other(String),
}

#[derive(Debug, Serialize, Deserialize)]
enum Found {
    AsRecorded,
    NotSo,
    LeftOpen,
}

#[derive(Debug, Serialize, Deserialize)]
enum Decided {
    Pending,
    Upheld,
    Changed {
        outcome: Outcome,
        charged: Option<Side>,
        ground: String,
    },
    /// FEN.
    Resumed(String),
    Replayed,
    NotHeard,
    Other(String),
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Votes {
    in_favour: u32,
    against: u32,
    abstained: u32,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Dissent {
    by: String,
    text: String,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Seal {
    /// SHA-256 over the parts.
    digest: String,
    /// The word of the section, how many items it had, and their SHA-256.
    parts: Vec<(String, usize, String)>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct KeySignature {
    name: String,
    when: String,
    key: String,
    signature: String,
}

pub(in crate::store::format) fn write(decision: &report::Decision) -> Decision {
    let (appeal, votes) = (&decision.appeal, decision.votes);
    Decision {
        by: decision.by.clone(),
        when: decision.when.clone(),
        program: decision.program.clone(),
        appeal: Appeal {
            by: appeal.by.clone(),
            side: appeal.side.map(side),
            against: appeal.against,
            announced: appeal.announced.clone(),
            lodged: appeal.lodged.clone(),
            claim: appeal.claim.clone(),
            fee: appeal.fee.clone(),
            within: appeal.within,
            stated_in_time: appeal.stated_in_time,
        },
        members: decision.members.iter().map(member).collect(),
        findings: decision.findings.iter().map(finding).collect(),
        decided: match &decision.decided {
            report::Decided::Pending => Decided::Pending,
            report::Decided::Upheld => Decided::Upheld,
            report::Decided::Changed { outcome: to, charged, ground } => {
                Decided::Changed { outcome: outcome(*to), charged: charged.map(side), ground: ground.clone() }
            }
            report::Decided::Resumed(from) => Decided::Resumed(xiangqi::fen::write(from)),
            report::Decided::Replayed => Decided::Replayed,
            report::Decided::NotHeard => Decided::NotHeard,
            report::Decided::Other(words) => Decided::Other(words.clone()),
        },
        reasons: decision.reasons.clone(),
        votes: Votes { in_favour: votes.in_favour, against: votes.against, abstained: votes.abstained },
        dissents: decision
            .dissents
            .iter()
            .map(|dissent| Dissent { by: dissent.by.clone(), text: dissent.text.clone() })
            .collect(),
        signatures: decision.signatures.clone(),
        seal: decision.seal.as_deref().map(write_seal),
        signed: decision.signed.iter().map(write_signature).collect(),
    }
}

fn member(member: &report::Member) -> Member {
    Member { name: member.name.clone(), office: member.office.clone(), withdrew: member.withdrew.clone() }
}

fn finding(finding: &report::FactFound) -> Finding {
    Finding {
        about: match &finding.about {
            report::Fact::Happened(row) => Fact::Happened(*row),
            report::Fact::CameAfter(row) => Fact::CameAfter(*row),
            report::Fact::Other(words) => Fact::Other(words.clone()),
        },
        found: match finding.found {
            report::Found::AsRecorded => Found::AsRecorded,
            report::Found::NotSo => Found::NotSo,
            report::Found::LeftOpen => Found::LeftOpen,
        },
        words: finding.words.clone(),
    }
}

pub(super) fn write_seal(seal: &seal::Seal) -> Seal {
    let parts = seal.parts.iter();
    Seal {
        digest: seal.digest.clone(),
        parts: parts.map(|part| (part.section.word().to_owned(), part.count, part.digest.clone())).collect(),
    }
}

pub(super) fn write_signature(signature: &seal::KeySignature) -> KeySignature {
    KeySignature {
        name: signature.name.clone(),
        when: signature.when.clone(),
        key: signature.key.clone(),
        signature: signature.signature.clone(),
    }
}

/// # Errors
/// The first value that cannot be, with its place.
pub(in crate::store::format) fn read(
    decision: Decision,
    index: usize,
) -> Result<report::Decision, FormatError> {
    let place = format!("decisions[{index}]");
    let Decision { appeal, votes, .. } = decision;
    Ok(report::Decision {
        by: decision.by,
        when: decision.when,
        program: decision.program,
        appeal: report::Appeal {
            by: appeal.by,
            side: appeal.side.map(v1::side),
            against: appeal.against,
            announced: appeal.announced,
            lodged: appeal.lodged,
            claim: appeal.claim,
            fee: appeal.fee,
            within: appeal.within,
            stated_in_time: appeal.stated_in_time,
        },
        members: decision
            .members
            .into_iter()
            .map(|Member { name, office, withdrew }| report::Member { name, office, withdrew })
            .collect(),
        findings: decision.findings.into_iter().map(read_finding).collect(),
        decided: read_decided(decision.decided, &place)?,
        reasons: decision.reasons,
        votes: report::Votes {
            in_favour: votes.in_favour,
            against: votes.against,
            abstained: votes.abstained,
        },
        dissents: decision
            .dissents
            .into_iter()
            .map(|Dissent { by, text }| report::Dissent { by, text })
            .collect(),
        signatures: decision.signatures,
        seal: decision.seal.map(|seal| read_seal(seal, &place)).transpose()?,
        signed: decision.signed.into_iter().map(read_signature).collect(),
    })
}

fn read_finding(finding: Finding) -> report::FactFound {
    report::FactFound {
        about: match finding.about {
            Fact::Happened(row) => report::Fact::Happened(row),
            Fact::CameAfter(row) => report::Fact::CameAfter(row),
            Fact::Other(words) => report::Fact::Other(words),
        },
        found: match finding.found {
            Found::AsRecorded => report::Found::AsRecorded,
            Found::NotSo => report::Found::NotSo,
            Found::LeftOpen => report::Found::LeftOpen,
        },
        words: finding.words,
    }
}

fn read_decided(decided: Decided, place: &str) -> Result<report::Decided, FormatError> {
    Ok(match decided {
        Decided::Pending => report::Decided::Pending,
        Decided::Upheld => report::Decided::Upheld,
        Decided::Changed { outcome, charged, ground } => report::Decided::Changed {
            outcome: read_outcome(&outcome),
            charged: charged.map(v1::side),
            ground,
        },
        Decided::Resumed(from) => {
            let read = xiangqi::fen::read(&from);
            let wrong = |_| FormatError::Value { place: format!("{place}.decided"), value: from.clone() };
            report::Decided::Resumed(Box::new(read.map_err(wrong)?.setup))
        }
        Decided::Replayed => report::Decided::Replayed,
        Decided::NotHeard => report::Decided::NotHeard,
        Decided::Other(words) => report::Decided::Other(words),
    })
}

/// # Errors
/// A section that this program does not know.
pub(super) fn read_seal(seal: Seal, place: &str) -> Result<Box<seal::Seal>, FormatError> {
    let part = |(word, count, digest): (String, usize, String)| match seal::Section::of_word(&word) {
        Some(section) => Ok(seal::Part { section, count, digest }),
        None => Err(FormatError::Value { place: format!("{place}.seal"), value: word }),
    };
    let parts = seal.parts.into_iter().map(part).collect::<Result<_, _>>()?;
    Ok(Box::new(seal::Seal { digest: seal.digest, parts }))
}

pub(super) fn read_signature(signature: KeySignature) -> seal::KeySignature {
    let KeySignature { name, when, key, signature } = signature;
    seal::KeySignature { name, when, key, signature }
}
