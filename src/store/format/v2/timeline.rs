//! Rows of the timeline in version 2.

use serde::{Deserialize, Serialize};

use crate::incident;
use crate::store::format::FormatError;
use crate::store::format::v1::{Certainty, Party, Side, Who, actor, certainty, side, value};

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::store::format) struct Entry {
    who: Who,
    what: What,
    #[serde(rename = "credence")]
    certainty: Certainty,
    /// Whether it is disputed that it came after the row before it.
    #[serde(default, skip_serializing_if = "is_default")]
    order_disputed: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    basis: Vec<Basis>,
    time: String,
    #[serde(default, skip_serializing_if = "is_default")]
    clocks: Clocks,
    note: String,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

#[derive(Debug, Serialize, Deserialize)]
enum What {
    Touch(String),
    TouchBoth(String, String),
    Lift(String),
    PutBack(String),
    Place(String),
    Release(String),
    Brush(String),
    /// Adjusted; the opponent agreed.
    AdjustWithConsent(String),
    /// Adjusted after announcing it.
    AdjustAnnounced(String),
    /// Adjusted without asking.
    AdjustWithoutConsent(String),
    Disturb(Vec<String>),
    TakeBack(String),
    Restore,
    PressClock,
    StopClocks,
    FlagFall,
    /// That the move of this number in the record was against the rules.
    ClaimIrregular(usize),
    ClaimFacing,
    ClaimNaturalLimit,
    ClaimNoWinningChances,
    ClaimRepetition,
    ClaimTime,
    ClaimOther(String),
    OfferDraw,
    AgreeDraw,
    Resign,
    /// Minutes.
    Late(u32),
    /// The ground.
    DeclareDraw(String),
    Words(String),
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
enum Basis {
    Seen,
    Video,
    Witness,
    ScoreSheet,
    Admission,
}

/// Seconds left to each side, and whose clock ran.
#[derive(Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Clocks {
    running: Option<Side>,
    red: Option<u32>,
    black: Option<u32>,
}

pub(in crate::store::format) fn write(event: &incident::Event) -> Entry {
    use incident::Actor;
    Entry {
        who: match event.actor {
            Actor::Player(xiangqi::Side::Red) => Who::Red,
            Actor::Player(xiangqi::Side::Black) => Who::Black,
            Actor::Arbiter => Who::Arbiter,
        },
        what: what(&event.act),
        certainty: match &event.certainty {
            incident::Certainty::Established => Certainty::Established,
            incident::Certainty::Disputed(parties) => {
                Certainty::Disputed(parties.iter().copied().map(write_party).collect())
            }
        },
        order_disputed: event.order_disputed,
        basis: event.basis.iter().copied().map(write_basis).collect(),
        time: event.time.clone(),
        clocks: Clocks {
            running: event.clocks.running.map(write_side),
            red: event.clocks.remaining.red,
            black: event.clocks.remaining.black,
        },
        note: event.note.clone(),
    }
}

fn what(act: &incident::Act) -> What {
    use incident::{Act, Claim, Consent};
    match act {
        Act::Touch(square) => What::Touch(square.to_string()),
        Act::TouchBoth(first, second) => What::TouchBoth(first.to_string(), second.to_string()),
        Act::Lift(square) => What::Lift(square.to_string()),
        Act::PutBack(square) => What::PutBack(square.to_string()),
        Act::Place(mv) => What::Place(mv.to_string()),
        Act::Release(mv) => What::Release(mv.to_string()),
        Act::Brush(square) => What::Brush(square.to_string()),
        Act::Adjust(square, Consent::Given) => What::AdjustWithConsent(square.to_string()),
        Act::Adjust(square, Consent::Announced) => What::AdjustAnnounced(square.to_string()),
        Act::Adjust(square, Consent::None) => What::AdjustWithoutConsent(square.to_string()),
        Act::Disturb(squares) => What::Disturb(squares.iter().map(ToString::to_string).collect()),
        Act::TakeBack(mv) => What::TakeBack(mv.to_string()),
        Act::Restore => What::Restore,
        Act::PressClock => What::PressClock,
        Act::StopClocks => What::StopClocks,
        Act::FlagFall => What::FlagFall,
        Act::Claim(Claim::Irregular(ply)) => What::ClaimIrregular(*ply),
        Act::Claim(Claim::Facing) => What::ClaimFacing,
        Act::Claim(Claim::NaturalLimit) => What::ClaimNaturalLimit,
        Act::Claim(Claim::NoWinningChances) => What::ClaimNoWinningChances,
        Act::Claim(Claim::Repetition) => What::ClaimRepetition,
        Act::Claim(Claim::Time) => What::ClaimTime,
        Act::Claim(Claim::Other(words)) => What::ClaimOther(words.clone()),
        Act::OfferDraw => What::OfferDraw,
        Act::AgreeDraw => What::AgreeDraw,
        Act::Resign => What::Resign,
        Act::Late(minutes) => What::Late(*minutes),
        Act::DeclareDraw(ground) => What::DeclareDraw(ground.clone()),
        Act::Words(words) => What::Words(words.clone()),
    }
}

/// # Errors
/// The first value that cannot be, with its place.
pub(in crate::store::format) fn read(entry: Entry, index: usize) -> Result<incident::Event, FormatError> {
    let act = act(entry.what, &format!("timeline[{index}]"))?;
    Ok(incident::Event {
        actor: actor(&entry.who),
        act,
        certainty: certainty(entry.certainty),
        order_disputed: entry.order_disputed,
        basis: entry.basis.into_iter().map(read_basis).collect(),
        time: entry.time,
        clocks: incident::Clocks {
            running: entry.clocks.running.map(side),
            remaining: xiangqi::BySide { red: entry.clocks.red, black: entry.clocks.black },
        },
        note: entry.note,
    })
}

fn act(what: What, place: &str) -> Result<incident::Act, FormatError> {
    use incident::{Act, Claim, Consent};
    let square = |text: String| value(&text, place);
    Ok(match what {
        What::Touch(text) => Act::Touch(square(text)?),
        What::TouchBoth(first, second) => Act::TouchBoth(square(first)?, square(second)?),
        What::Lift(text) => Act::Lift(square(text)?),
        What::PutBack(text) => Act::PutBack(square(text)?),
        What::Place(text) => Act::Place(value(&text, place)?),
        What::Release(text) => Act::Release(value(&text, place)?),
        What::Brush(text) => Act::Brush(square(text)?),
        What::AdjustWithConsent(text) => Act::Adjust(square(text)?, Consent::Given),
        What::AdjustAnnounced(text) => Act::Adjust(square(text)?, Consent::Announced),
        What::AdjustWithoutConsent(text) => Act::Adjust(square(text)?, Consent::None),
        What::Disturb(list) => Act::Disturb(list.into_iter().map(square).collect::<Result<_, _>>()?),
        What::TakeBack(text) => Act::TakeBack(value(&text, place)?),
        What::Restore => Act::Restore,
        What::PressClock => Act::PressClock,
        What::StopClocks => Act::StopClocks,
        What::FlagFall => Act::FlagFall,
        What::ClaimIrregular(ply) => Act::Claim(Claim::Irregular(ply)),
        What::ClaimFacing => Act::Claim(Claim::Facing),
        What::ClaimNaturalLimit => Act::Claim(Claim::NaturalLimit),
        What::ClaimNoWinningChances => Act::Claim(Claim::NoWinningChances),
        What::ClaimRepetition => Act::Claim(Claim::Repetition),
        What::ClaimTime => Act::Claim(Claim::Time),
        What::ClaimOther(words) => Act::Claim(Claim::Other(words)),
        What::OfferDraw => Act::OfferDraw,
        What::AgreeDraw => Act::AgreeDraw,
        What::Resign => Act::Resign,
        What::Late(minutes) => Act::Late(minutes),
        What::DeclareDraw(ground) => Act::DeclareDraw(ground),
        What::Words(words) => Act::Words(words),
    })
}

pub(super) const fn write_party(party: incident::Party) -> Party {
    match party {
        incident::Party::Red => Party::Red,
        incident::Party::Black => Party::Black,
        incident::Party::Witness => Party::Witness,
        incident::Party::Arbiter => Party::Arbiter,
    }
}

pub(super) const fn write_side(side: xiangqi::Side) -> Side {
    match side {
        xiangqi::Side::Red => Side::Red,
        xiangqi::Side::Black => Side::Black,
    }
}

const fn write_basis(basis: incident::Basis) -> Basis {
    match basis {
        incident::Basis::Seen => Basis::Seen,
        incident::Basis::Video => Basis::Video,
        incident::Basis::Witness => Basis::Witness,
        incident::Basis::ScoreSheet => Basis::ScoreSheet,
        incident::Basis::Admission => Basis::Admission,
    }
}

const fn read_basis(basis: Basis) -> incident::Basis {
    match basis {
        Basis::Seen => incident::Basis::Seen,
        Basis::Video => incident::Basis::Video,
        Basis::Witness => incident::Basis::Witness,
        Basis::ScoreSheet => incident::Basis::ScoreSheet,
        Basis::Admission => incident::Basis::Admission,
    }
}
