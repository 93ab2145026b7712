//! From the types of the file to a report, each value checked.

use std::str::FromStr;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use xiangqi::{BySide, Move};

use super::FormatError;
use crate::digest::Digest;
use crate::law::LawRef;
use crate::report::annotations::MOST_MARKS;
use crate::report::schema::{self, corners};
use crate::report::seal::Part;
use crate::report::{
    Annotations, Appeal, Comments, Correction, Decided, Decision, EventInfo, Exhibit, GameResult, ImagePoint,
    ImageRect, Mark, PositionReading, Report, RulingGiven, Seal, Variation, Variations, Written,
};

pub(super) fn report(file: schema::File) -> Result<Report, FormatError> {
    let start = xiangqi::fen::read(&file.start)
        .map_err(|error| FormatError::Start { value: file.start.clone(), error })?;
    let moves = moves(&file.moves, "moves")?;
    let moves_after = self::moves(&file.later, "later")?;
    let plies = moves.len() + moves_after.len();
    Ok(Report {
        event: event(file.event, file.law),
        players: BySide { red: file.players.red.into(), black: file.players.black.into() },
        arbiters: all(file.arbiters),
        foul_sheet: all(file.foul_sheet),
        start: start.setup,
        position_reading: file.position_reading.map(position_reading).transpose()?,
        moves,
        moves_after,
        result: file.result.map(result).transpose()?,
        comments: comments(file.comments, plies, "comments")?,
        variations: variations(file.variations, plies)?,
        timeline: file.timeline,
        statements: all(file.statements),
        remarks: file.remarks,
        rulings: numbered(file.rulings, "rulings", ruling)?,
        decisions: numbered(file.decisions, "decisions", decision)?,
        exhibits: numbered(file.exhibits, "exhibits", exhibit)?,
    })
}

fn all<A, B: From<A>>(items: Vec<A>) -> Vec<B> {
    items.into_iter().map(B::from).collect()
}

/// Converts a list whose items may fail, telling each its place.
fn numbered<A, B>(
    items: Vec<A>,
    name: &str,
    convert: impl Fn(A, &str) -> Result<B, FormatError>,
) -> Result<Vec<B>, FormatError> {
    let items = items.into_iter().enumerate();
    items.map(|(index, item)| convert(item, &format!("{name}[{index}]"))).collect()
}

fn wrong(place: impl Into<String>, value: impl Into<String>) -> FormatError {
    FormatError::Value { place: place.into(), value: value.into() }
}

fn moves<T: FromStr>(text: &str, name: &str) -> Result<Vec<T>, FormatError> {
    let moves = text.split_whitespace().enumerate();
    moves.map(|(index, text)| text.parse().map_err(|_| wrong(format!("{name}[{index}]"), text))).collect()
}

fn event(event: schema::Competition, law: schema::CitedLaw) -> EventInfo {
    EventInfo {
        name: event.name,
        place: event.place,
        date: event.date,
        scope: event.scope.into(),
        category: event.category.into(),
        round: event.round,
        table: event.table,
        rulebook: law.rulebook.into(),
        reading: law.reading.into(),
        regulation: law.regulation.map(LawRef::from),
    }
}

fn result(result: schema::GameResult) -> Result<GameResult, FormatError> {
    Ok(match result {
        schema::GameResult::RedWins => GameResult::RedWins,
        schema::GameResult::BlackWins => GameResult::BlackWins,
        schema::GameResult::Draw => GameResult::Draw,
        schema::GameResult::Other(words) => {
            let read = GameResult::Other(words.clone());
            if GameResult::in_words(&words).as_ref() != Some(&read) {
                return Err(wrong("result", words));
            }
            read
        }
    })
}

/// The comments of a line of so many plies.
fn comments(list: Vec<(usize, String)>, plies: usize, name: &str) -> Result<Comments, FormatError> {
    let mut comments = Comments::default();
    let mut least = 0;
    for (index, (ply, text)) in list.into_iter().enumerate() {
        let place = format!("{name}[{index}]");
        if ply < least || ply > plies {
            return Err(wrong(place, ply.to_string()));
        }
        if text.trim().is_empty() || comments.write(ply, &text) != Written::Whole {
            return Err(wrong(place, text.chars().take(40).collect::<String>()));
        }
        least = ply.saturating_add(1);
    }
    Ok(comments)
}

/// The variations of a game of so many plies.
fn variations(list: Vec<schema::Variation>, plies: usize) -> Result<Variations, FormatError> {
    let mut variations = Variations::default();
    for (index, one) in list.into_iter().enumerate() {
        let place = format!("variations[{index}]");
        let moves: Vec<Move> = moves(&one.moves, &format!("{place}.moves"))?;
        let comments = comments(one.comments, moves.len(), &format!("{place}.comments"))?;
        if !variations.add(Variation { leaves: one.leaves, after: one.after, moves, comments }, plies) {
            return Err(wrong(place, one.moves.chars().take(40).collect::<String>()));
        }
    }
    Ok(variations)
}

fn ruling(ruling: schema::Ruling, place: &str) -> Result<RulingGiven, FormatError> {
    Ok(RulingGiven {
        stage: ruling.stage.into(),
        by: ruling.by,
        when: ruling.when,
        program: ruling.program,
        rulebook: ruling.rulebook.into(),
        reading: ruling.reading.into(),
        regulation: ruling.regulation.map(LawRef::from),
        outcome: ruling.outcome.into(),
        charged: ruling.charged.map(Into::into),
        time: BySide { red: ruling.time.0, black: ruling.time.1 },
        colours_exchanged: ruling.colours_exchanged,
        ground: ruling.ground,
        duty: ruling.duty,
        caveats: ruling.caveats,
        words: ruling.words,
        signature: ruling.signature,
        seal: ruling.seal.map(|one| seal(one, place)).transpose()?,
        signed: all(ruling.signed),
    })
}

fn decision(decision: schema::Decision, place: &str) -> Result<Decision, FormatError> {
    let appeal = decision.appeal;
    Ok(Decision {
        by: decision.by,
        when: decision.when,
        program: decision.program,
        appeal: Appeal {
            by: appeal.by,
            side: appeal.side.map(Into::into),
            against: appeal.against,
            announced: appeal.announced,
            lodged: appeal.lodged,
            claim: appeal.claim,
            fee: appeal.fee,
            within: appeal.within,
            stated_in_time: appeal.stated_in_time,
        },
        members: all(decision.members),
        findings: all(decision.findings),
        decided: decided(decision.decided, place)?,
        reasons: decision.reasons,
        votes: decision.votes.into(),
        dissents: all(decision.dissents),
        signatures: decision.signatures,
        seal: decision.seal.map(|one| seal(one, place)).transpose()?,
        signed: all(decision.signed),
    })
}

fn decided(decided: schema::Decided, place: &str) -> Result<Decided, FormatError> {
    Ok(match decided {
        schema::Decided::Pending => Decided::Pending,
        schema::Decided::Upheld => Decided::Upheld,
        schema::Decided::Changed { outcome, charged, ground } => {
            Decided::Changed { outcome: outcome.into(), charged: charged.map(Into::into), ground }
        }
        schema::Decided::Resumed(from) => match xiangqi::fen::read(&from) {
            Ok(read) => Decided::Resumed(Box::new(read.setup)),
            Err(_) => return Err(wrong(format!("{place}.decided"), from)),
        },
        schema::Decided::Replayed => Decided::Replayed,
        schema::Decided::NotHeard => Decided::NotHeard,
        schema::Decided::Other(words) => Decided::Other(words),
    })
}

fn seal(seal: schema::Seal, place: &str) -> Result<Box<Seal>, FormatError> {
    let mut parts = Vec::new();
    for (word, count, digest) in seal.parts {
        let section = word.parse().map_err(|_| wrong(format!("{place}.seal"), word))?;
        parts.push(Part { section, count, digest });
    }
    Ok(Box::new(Seal { digest: seal.digest, parts }))
}

fn position_reading(file: schema::PositionReading) -> Result<PositionReading, FormatError> {
    let wrong = |part: &str, value: &str| wrong(format!("position_reading.{part}"), value);
    if file.picture.len() != 64 || !file.picture.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return Err(wrong("picture", &file.picture));
    }
    let mut corners = [ImagePoint::default(); 4];
    if file.corners.len() != corners.len() {
        return Err(wrong("corners", &file.corners.len().to_string()));
    }
    for (corner, (x, y)) in corners.iter_mut().zip(&file.corners) {
        *corner = point(*x, *y, "position_reading.corners")?;
    }
    let read = xiangqi::fen::read(&file.read).map_err(|_| wrong("read", &file.read))?.setup.board;
    let square = |word: &str| word.parse().map_err(|_| wrong("square", word));
    let piece = |letter: Option<char>| match letter {
        None => Ok(None),
        Some(letter) => {
            xiangqi::Piece::from_letter(letter).map(Some).ok_or_else(|| wrong("piece", &letter.to_string()))
        }
    };
    let doubtful = file.doubtful.split_whitespace().map(square).collect::<Result<_, _>>()?;
    let mut corrections = Vec::new();
    for (at, from, to) in &file.corrections {
        corrections.push(Correction { square: square(at)?, from: piece(*from)?, to: piece(*to)? });
    }
    Ok(PositionReading { picture: file.picture, corners, read, doubtful, corrections })
}

fn exhibit(exhibit: schema::Exhibit, place: &str) -> Result<Exhibit, FormatError> {
    let wrong = |part: &str, value: &str| {
        wrong(format!("{place}.{part}"), value.chars().take(80).collect::<String>())
    };
    let media_type = exhibit.media_type.parse().map_err(|_| wrong("media_type", &exhibit.media_type))?;
    let bytes = STANDARD.decode(&exhibit.data).map_err(|_| wrong("data", &exhibit.data))?;
    if Digest::of(&bytes).to_string() != exhibit.sha256 {
        return Err(FormatError::Altered(exhibit.name));
    }
    let annotations = exhibit.sight.map(|one| annotations(one, &format!("{place}.sight"))).transpose()?;
    Ok(Exhibit {
        name: exhibit.name,
        caption: exhibit.caption,
        media_type,
        bytes: bytes.into(),
        annotations: annotations.unwrap_or_default(),
    })
}

fn annotations(annotations: schema::Sight, place: &str) -> Result<Annotations, FormatError> {
    if annotations.turns > 3 {
        return Err(wrong(format!("{place}.turns"), annotations.turns.to_string()));
    }
    if annotations.marks.len() > MOST_MARKS {
        return Err(wrong(format!("{place}.marks"), annotations.marks.len().to_string()));
    }
    Ok(Annotations {
        turns: annotations.turns,
        crop: annotations.crop.map(|crop| rect(crop, &format!("{place}.crop"))).transpose()?,
        marks: numbered(annotations.marks, &format!("{place}.marks"), mark)?,
    })
}

fn mark(mark: schema::Mark, place: &str) -> Result<Mark, FormatError> {
    Ok(match mark {
        schema::Mark::Arrow(x, y, to_x, to_y) => Mark::Arrow(point(x, y, place)?, point(to_x, to_y, place)?),
        schema::Mark::Ring(left, top, right, bottom) => Mark::Ring(rect((left, top, right, bottom), place)?),
        schema::Mark::Frame(left, top, right, bottom) => {
            Mark::Frame(rect((left, top, right, bottom), place)?)
        }
        schema::Mark::Label(x, y, text) => Mark::Label(point(x, y, place)?, text),
    })
}

fn point(x: u16, y: u16, place: &str) -> Result<ImagePoint, FormatError> {
    let point = ImagePoint { x, y };
    if point.is_inside() { Ok(point) } else { Err(wrong(place, format!("{x}, {y}"))) }
}

fn rect(sides: (u16, u16, u16, u16), place: &str) -> Result<ImageRect, FormatError> {
    let (left, top, right, bottom) = sides;
    let rect = ImageRect::between(ImagePoint { x: left, y: top }, ImagePoint { x: right, y: bottom });
    let rect = rect.filter(|rect| corners(*rect) == sides);
    rect.ok_or_else(|| wrong(place, format!("{left}, {top}, {right}, {bottom}")))
}
