//! The report file to the letter, version 4: its types, how they are made of a report, and their canonical text.
//!
//! [Seals](super::seal) digest the same text of the same types. The types are the format and do not follow those of
//! the program: a change of them is a change of [`VERSION`], with a reader and a golden file. Squares, moves,
//! positions and events are texts, so that a person can read them. How a file is read is in `store::format`.

use std::fmt;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use ron::ser::PrettyConfig;
use ron::value::RawValue;
use serde::ser::Error as _;
use serde::{Deserialize, Serialize, Serializer};

use super::seal;
use crate::digest::Digest;
use crate::incident::Event;
use crate::law::LawRef;

/// The name every report file begins with.
pub const FORMAT: &str = "xiangqi-arbiter-report";
pub const VERSION: u32 = 4;

/// Types that are the same in the file and in the program, field by field.
macro_rules! same {
    ($(struct $name:ident = $live:ty { $($field:ident: $type:ty),+ $(,)? })+) => {$(
        #[derive(Debug, Serialize, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct $name {
            $(pub $field: $type),+
        }

        impl From<&$live> for $name {
            fn from(live: &$live) -> Self {
                Self { $($field: live.$field.clone().into()),+ }
            }
        }

        impl From<$name> for $live {
            fn from(file: $name) -> Self {
                Self { $($field: file.$field.into()),+ }
            }
        }
    )+};
    ($(enum $name:ident = $live:ty { $($variant:ident),+ $(,)? })+) => {$(
        #[derive(Debug, Serialize, Deserialize)]
        pub enum $name {
            $($variant),+
        }

        impl From<$live> for $name {
            fn from(live: $live) -> Self {
                type Live = $live;
                match live { $(Live::$variant => Self::$variant),+ }
            }
        }

        impl From<$name> for $live {
            fn from(file: $name) -> Self {
                match file { $($name::$variant => Self::$variant),+ }
            }
        }
    )+};
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(rename = "report", deny_unknown_fields)]
pub struct File {
    pub format: String,
    pub version: u32,
    /// Name and version of the program that wrote the file.
    pub program: String,
    pub event: Competition,
    pub law: CitedLaw,
    pub players: Players,
    pub arbiters: Vec<Arbiter>,
    /// Fouls and breaches earlier in the game.
    pub foul_sheet: Vec<FoulRow>,
    /// FEN; the placement alone where nobody is to move.
    pub start: String,
    /// Absent where the position was not read from a picture.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position_reading: Option<PositionReading>,
    /// Moves from `start` to the incident, such as `h2e2 h9g7`.
    pub moves: String,
    /// Moves after the incident.
    pub later: String,
    /// Absent where the record does not say how the game ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<GameResult>,
    /// In the order of their plies: 0 before the first move; and the text.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub comments: Vec<(usize, String)>,
    /// Other moves than those of the game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub variations: Vec<Variation>,
    /// The text of each event.
    #[serde(serialize_with = "rows")]
    pub timeline: Vec<Event>,
    pub statements: Vec<Statement>,
    pub remarks: String,
    /// Only ever added to.
    pub rulings: Vec<Ruling>,
    /// Of the appeals committee; only ever added to.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub decisions: Vec<Decision>,
    pub exhibits: Vec<Exhibit>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CitedLaw {
    pub rulebook: Law,
    pub reading: Law,
    /// The event's own regulation, always with its full text.
    pub regulation: Option<Law>,
}

/// How the position was read from a picture.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PositionReading {
    /// The SHA-256 of the picture.
    pub picture: String,
    /// The crossings a9, i9, i0, a0 in ten-thousandths of its width and height.
    pub corners: Vec<(u16, u16)>,
    /// FEN placement.
    pub read: String,
    /// The squares marked as doubtful.
    pub doubtful: String,
    /// Square, what was read there, what was put there; in order.
    pub corrections: Vec<(String, Option<char>, Option<char>)>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Players {
    pub red: Player,
    pub black: Player,
}

same! {
    // A piece of law as it was then: the SHA-256 of its text, and its full text where it is not built in.
    struct Law = LawRef { id: String, edition: String, digest: String, text: Option<String> }
    struct Player = super::Player { name: String, team: String }
    struct Arbiter = super::Arbiter { name: String, role: Role }
    struct FoulRow = super::FoulRow {
        side: Side, class: FoulClass, clause: String, moment: String, note: String,
    }
    struct Statement = super::Statement { party: Party, name: String, text: String }
    // Why a member withdrew; `None` where they took part.
    struct Member = super::Member { name: String, office: String, withdrew: Option<String> }
    struct Finding = super::FactFound { about: Fact, found: Found, words: String }
    struct Votes = super::Votes { in_favour: u32, against: u32, abstained: u32 }
    struct Dissent = super::Dissent { by: String, text: String }
    struct KeySignature = seal::KeySignature { name: String, when: String, key: String, signature: String }
}

same! {
    enum Scope = super::Scope { National, Province, City, County, School }
    enum Category = super::Category { Open, Youth }
    enum Role = super::Role { Chief, Arbiter, Appeals }
    enum Side = xiangqi::Side { Red, Black }
    enum FoulClass = super::FoulClass { Breach, Foul, Technical }
    enum Party = crate::incident::Party { Red, Black, Witness, Arbiter }
    enum Stage = super::Stage { OnSite, ChiefArbiter, Appeal, Commentary }
    enum Outcome = super::GivenOutcome {
        None, NotHeard, Warning, Foul, Open, Replay, Void, Draw, Loss, BothLose,
    }
    enum Found = super::Found { AsRecorded, NotSo, LeftOpen }
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Competition {
    pub name: String,
    pub place: String,
    pub date: String,
    pub scope: Scope,
    pub category: Category,
    pub round: String,
    pub table: String,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Variation {
    /// The number of the variation that it leaves, from 0; absent where it leaves the game itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub leaves: Option<usize>,
    /// How many moves of that line are played before it.
    pub after: usize,
    /// Such as `h2e2 h9g7`.
    pub moves: String,
    /// As those of the game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub comments: Vec<(usize, String)>,
}

#[derive(Debug, Serialize, Deserialize)]
pub enum GameResult {
    RedWins,
    BlackWins,
    Draw,
    Other(String),
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ruling {
    pub stage: Stage,
    pub by: String,
    pub when: String,
    pub program: String,
    pub rulebook: Law,
    pub reading: Law,
    pub regulation: Option<Law>,
    pub outcome: Outcome,
    pub charged: Option<Side>,
    /// Seconds given to Red and to Black, or taken; absent where neither.
    #[serde(default, skip_serializing_if = "is_default")]
    pub time: (i64, i64),
    #[serde(default, skip_serializing_if = "is_default")]
    pub colours_exchanged: bool,
    pub ground: String,
    pub duty: String,
    pub caveats: Vec<String>,
    pub words: String,
    pub signature: String,
    /// What it rests on; absent where it was given without one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seal: Option<Seal>,
    /// By keys, over the seal.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub signed: Vec<KeySignature>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Decision {
    pub by: String,
    pub when: String,
    pub program: String,
    pub appeal: Appeal,
    pub members: Vec<Member>,
    pub findings: Vec<Finding>,
    pub decided: Decided,
    pub reasons: String,
    pub votes: Votes,
    pub dissents: Vec<Dissent>,
    pub signatures: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seal: Option<Seal>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub signed: Vec<KeySignature>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Appeal {
    pub by: String,
    pub side: Option<Side>,
    /// The number of the ruling, from 0.
    pub against: Option<usize>,
    pub announced: String,
    pub lodged: String,
    pub claim: String,
    pub fee: String,
    /// Minutes.
    pub within: Option<u32>,
    pub stated_in_time: Option<bool>,
}

/// Rows of the timeline are numbered from 0.
#[derive(Debug, Serialize, Deserialize)]
pub enum Fact {
    Happened(usize),
    CameAfter(usize),
    Other(String),
}

#[derive(Debug, Serialize, Deserialize)]
pub enum Decided {
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
pub struct Seal {
    /// SHA-256 over the parts.
    pub digest: String,
    /// The word of the section, how many items it had, and their SHA-256.
    pub parts: Vec<(String, usize, String)>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Exhibit {
    pub name: String,
    pub caption: String,
    pub media_type: String,
    /// Absent where it is shown as it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sight: Option<Sight>,
    pub sha256: String,
    /// The original bytes in base64.
    #[serde(serialize_with = "plain")]
    pub data: String,
}

/// Points are parts of the picture's width and height in ten-thousandths, from the left upper corner of the
/// picture as it stands upright by its own EXIF orientation, before it is turned or cropped.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sight {
    /// Quarter turns clockwise, 0 to 3.
    pub turns: u8,
    /// Left, top, right, bottom of the part that is shown.
    pub crop: Option<(u16, u16, u16, u16)>,
    pub marks: Vec<Mark>,
}

#[derive(Debug, Serialize, Deserialize)]
pub enum Mark {
    /// From, to: left and top of each.
    Arrow(u16, u16, u16, u16),
    /// Left, top, right, bottom of an ellipse.
    Ring(u16, u16, u16, u16),
    /// Left, top, right, bottom of a rectangle.
    Frame(u16, u16, u16, u16),
    /// Left and middle of the words.
    Label(u16, u16, String),
}

impl File {
    pub fn new(report: &super::Report, program: &str) -> Self {
        Self {
            format: FORMAT.to_owned(),
            version: VERSION,
            program: program.to_owned(),
            event: (&report.event).into(),
            law: (&report.event).into(),
            players: Players { red: (&report.players.red).into(), black: (&report.players.black).into() },
            arbiters: all(&report.arbiters),
            foul_sheet: all(&report.foul_sheet),
            start: xiangqi::fen::write(&report.start),
            position_reading: report.position_reading.as_ref().map(position_reading),
            moves: moves(&report.moves),
            later: moves(&report.moves_after),
            result: report.result.as_ref().and_then(result),
            comments: comments(&report.comments, report.moves.len() + report.moves_after.len()),
            variations: report.variations.all().iter().map(variation).collect(),
            timeline: report.timeline.clone(),
            statements: all(&report.statements),
            remarks: report.remarks.clone(),
            rulings: all(&report.rulings),
            decisions: all(&report.decisions),
            exhibits: report.exhibits.iter().map(exhibit).collect(),
        }
    }
}

fn all<'a, A, B: From<&'a A>>(items: &'a [A]) -> Vec<B> {
    items.iter().map(B::from).collect()
}

fn moves(moves: &[xiangqi::Move]) -> String {
    moves.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// Words that mean no result, or another one than they stand for, are left out.
fn result(result: &super::GameResult) -> Option<GameResult> {
    Some(match result {
        super::GameResult::RedWins => GameResult::RedWins,
        super::GameResult::BlackWins => GameResult::BlackWins,
        super::GameResult::Draw => GameResult::Draw,
        super::GameResult::Other(words) => match super::GameResult::in_words(words)? {
            super::GameResult::Other(words) => GameResult::Other(words),
            _ => return None,
        },
    })
}

/// The comments at the plies that a line has.
fn comments(comments: &super::Comments, plies: usize) -> Vec<(usize, String)> {
    let within = comments.iter().take_while(|(ply, _)| *ply <= plies);
    within.map(|(ply, text)| (ply, text.to_owned())).collect()
}

fn variation(variation: &super::Variation) -> Variation {
    Variation {
        leaves: variation.leaves,
        after: variation.after,
        moves: moves(&variation.moves),
        comments: comments(&variation.comments, variation.moves.len()),
    }
}

impl From<&super::EventInfo> for Competition {
    fn from(event: &super::EventInfo) -> Self {
        Self {
            name: event.name.clone(),
            place: event.place.clone(),
            date: event.date.clone(),
            scope: event.scope.into(),
            category: event.category.into(),
            round: event.round.clone(),
            table: event.table.clone(),
        }
    }
}

impl From<&super::EventInfo> for CitedLaw {
    fn from(event: &super::EventInfo) -> Self {
        Self {
            rulebook: (&event.rulebook).into(),
            reading: (&event.reading).into(),
            regulation: event.regulation.as_ref().map(Law::from),
        }
    }
}

impl From<&super::RulingGiven> for Ruling {
    fn from(ruling: &super::RulingGiven) -> Self {
        Self {
            stage: ruling.stage.into(),
            by: ruling.by.clone(),
            when: ruling.when.clone(),
            program: ruling.program.clone(),
            rulebook: (&ruling.rulebook).into(),
            reading: (&ruling.reading).into(),
            regulation: ruling.regulation.as_ref().map(Law::from),
            outcome: ruling.outcome.into(),
            charged: ruling.charged.map(Side::from),
            time: (ruling.time.red, ruling.time.black),
            colours_exchanged: ruling.colours_exchanged,
            ground: ruling.ground.clone(),
            duty: ruling.duty.clone(),
            caveats: ruling.caveats.clone(),
            words: ruling.words.clone(),
            signature: ruling.signature.clone(),
            seal: ruling.seal.as_deref().map(Seal::from),
            signed: all(&ruling.signed),
        }
    }
}

impl From<&super::Decision> for Decision {
    fn from(decision: &super::Decision) -> Self {
        let appeal = &decision.appeal;
        Self {
            by: decision.by.clone(),
            when: decision.when.clone(),
            program: decision.program.clone(),
            appeal: Appeal {
                by: appeal.by.clone(),
                side: appeal.side.map(Side::from),
                against: appeal.against,
                announced: appeal.announced.clone(),
                lodged: appeal.lodged.clone(),
                claim: appeal.claim.clone(),
                fee: appeal.fee.clone(),
                within: appeal.within,
                stated_in_time: appeal.stated_in_time,
            },
            members: all(&decision.members),
            findings: all(&decision.findings),
            decided: (&decision.decided).into(),
            reasons: decision.reasons.clone(),
            votes: (&decision.votes).into(),
            dissents: all(&decision.dissents),
            signatures: decision.signatures.clone(),
            seal: decision.seal.as_deref().map(Seal::from),
            signed: all(&decision.signed),
        }
    }
}

impl From<super::Fact> for Fact {
    fn from(fact: super::Fact) -> Self {
        match fact {
            super::Fact::Happened(row) => Self::Happened(row),
            super::Fact::CameAfter(row) => Self::CameAfter(row),
            super::Fact::Other(words) => Self::Other(words),
        }
    }
}

impl From<Fact> for super::Fact {
    fn from(fact: Fact) -> Self {
        match fact {
            Fact::Happened(row) => Self::Happened(row),
            Fact::CameAfter(row) => Self::CameAfter(row),
            Fact::Other(words) => Self::Other(words),
        }
    }
}

impl From<&super::Decided> for Decided {
    fn from(decided: &super::Decided) -> Self {
        match decided {
            super::Decided::Pending => Self::Pending,
            super::Decided::Upheld => Self::Upheld,
            super::Decided::Changed { outcome, charged, ground } => Self::Changed {
                outcome: (*outcome).into(),
                charged: charged.map(Side::from),
                ground: ground.clone(),
            },
            super::Decided::Resumed(from) => Self::Resumed(xiangqi::fen::write(from)),
            super::Decided::Replayed => Self::Replayed,
            super::Decided::NotHeard => Self::NotHeard,
            super::Decided::Other(words) => Self::Other(words.clone()),
        }
    }
}

impl From<&seal::Seal> for Seal {
    fn from(seal: &seal::Seal) -> Self {
        let parts = seal.parts.iter();
        let part = |part: &seal::Part| (part.section.word().to_owned(), part.count, part.digest.clone());
        Self { digest: seal.digest.clone(), parts: parts.map(part).collect() }
    }
}

/// How the position was read, as it stands in the file.
pub fn position_reading(reading: &super::PositionReading) -> PositionReading {
    let squares: Vec<String> = reading.doubtful.iter().map(ToString::to_string).collect();
    let corrections = reading.corrections.iter().map(|correction| {
        let letter = |piece: Option<xiangqi::Piece>| piece.map(xiangqi::Piece::letter);
        (correction.square.to_string(), letter(correction.from), letter(correction.to))
    });
    PositionReading {
        picture: reading.picture.clone(),
        corners: reading.corners.iter().map(|point| (point.x, point.y)).collect(),
        read: xiangqi::fen::write_board(&reading.read),
        doubtful: squares.join(" "),
        corrections: corrections.collect(),
    }
}

/// An exhibit without its bytes and without how it is looked at: what a seal covers.
pub fn sealed_exhibit(exhibit: &super::Exhibit) -> Exhibit {
    Exhibit {
        name: exhibit.name.clone(),
        caption: exhibit.caption.clone(),
        media_type: exhibit.media_type.name().to_owned(),
        sight: None,
        sha256: Digest::of(&exhibit.bytes).to_string(),
        data: String::new(),
    }
}

fn exhibit(exhibit: &super::Exhibit) -> Exhibit {
    let sight = (!exhibit.annotations.is_plain()).then(|| Sight {
        turns: exhibit.annotations.turns,
        crop: exhibit.annotations.crop.map(corners),
        marks: exhibit.annotations.marks.iter().map(mark).collect(),
    });
    Exhibit { sight, data: STANDARD.encode(&exhibit.bytes), ..sealed_exhibit(exhibit) }
}

fn mark(mark: &super::Mark) -> Mark {
    match mark {
        super::Mark::Arrow(from, to) => Mark::Arrow(from.x, from.y, to.x, to.y),
        super::Mark::Ring(area) => {
            let (left, top, right, bottom) = corners(*area);
            Mark::Ring(left, top, right, bottom)
        }
        super::Mark::Frame(area) => {
            let (left, top, right, bottom) = corners(*area);
            Mark::Frame(left, top, right, bottom)
        }
        super::Mark::Label(at, text) => Mark::Label(at.x, at.y, text.clone()),
    }
}

pub fn corners(area: super::ImageRect) -> (u16, u16, u16, u16) {
    (area.from().x, area.from().y, area.to().x, area.to().y)
}

/// Writes the canonical text of a file, or of a part of one.
pub fn write<W: fmt::Write>(writer: W, value: &impl Serialize) -> Result<(), ron::Error> {
    // The writer's own line end would follow the platform; a report must not.
    ron::ser::to_writer_pretty(writer, value, PrettyConfig::new().new_line("\n").indentor("    "))
}

fn rows<S: Serializer>(events: &[Event], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(events.iter().map(Row))
}

/// An event as its text, where the writer would put a needless `\` before each `'`.
pub struct Row<'a>(pub &'a Event);

impl Serialize for Row<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let text = self.0.to_string();
        let is_plain = text.escape_debug().to_string().replace("\\'", "'") == text;
        if is_plain { plain(&text, serializer) } else { serializer.serialize_str(&text) }
    }
}

/// Writes a text in which nothing needs escaping in one piece. Exhibits make up almost all of a large file, and
/// a string is otherwise written character by character.
fn plain<S: Serializer>(text: &str, serializer: S) -> Result<S::Ok, S::Error> {
    let quoted = format!("\"{text}\"");
    RawValue::from_ron(&quoted).map_err(S::Error::custom)?.serialize(serializer)
}
