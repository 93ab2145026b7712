//! Exhibits in version 3: as in version 1, and how they are looked at.

use serde::{Deserialize, Serialize};

use crate::report::sight::MOST_MARKS;
use crate::report::{self, Area, Sight as Seen, Spot};
use crate::store::format::canonical::plain;
use crate::store::format::{FormatError, v1, v2};

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Exhibit {
    name: String,
    caption: String,
    media_type: String,
    /// Absent where it is shown as it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    sight: Option<Sight>,
    sha256: String,
    /// The original bytes in base64.
    #[serde(serialize_with = "plain")]
    data: String,
}

/// Points are parts of the picture's width and height in ten-thousandths, from the left upper corner of the
/// picture as it stands upright by its own EXIF orientation, before it is turned or cropped.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Sight {
    /// Quarter turns clockwise, 0 to 3.
    turns: u8,
    /// Left, top, right, bottom of the part that is shown.
    crop: Option<(u16, u16, u16, u16)>,
    marks: Vec<Mark>,
}

#[derive(Debug, Serialize, Deserialize)]
enum Mark {
    /// From, to: left and top of each.
    Arrow(u16, u16, u16, u16),
    /// Left, top, right, bottom of an ellipse.
    Ring(u16, u16, u16, u16),
    /// Left, top, right, bottom of a rectangle.
    Frame(u16, u16, u16, u16),
    /// Left and middle of the words.
    Label(u16, u16, String),
}

pub(super) fn write(exhibit: &report::Exhibit) -> Exhibit {
    let v1::Exhibit { name, caption, media_type, sha256, data } = v2::exhibit(exhibit);
    let sight = (!exhibit.sight.is_plain()).then(|| write_sight(&exhibit.sight));
    Exhibit { name, caption, media_type, sight, sha256, data }
}

fn write_sight(sight: &Seen) -> Sight {
    Sight {
        turns: sight.turns,
        crop: sight.crop.map(corners),
        marks: sight
            .marks
            .iter()
            .map(|mark| match mark {
                report::Mark::Arrow(from, to) => Mark::Arrow(from.x, from.y, to.x, to.y),
                report::Mark::Ring(area) => {
                    let (left, top, right, bottom) = corners(*area);
                    Mark::Ring(left, top, right, bottom)
                }
                report::Mark::Frame(area) => {
                    let (left, top, right, bottom) = corners(*area);
                    Mark::Frame(left, top, right, bottom)
                }
                report::Mark::Label(at, text) => Mark::Label(at.x, at.y, text.clone()),
            })
            .collect(),
    }
}

fn corners(area: Area) -> (u16, u16, u16, u16) {
    (area.from().x, area.from().y, area.to().x, area.to().y)
}

pub(super) fn read(exhibit: Exhibit, index: usize) -> Result<report::Exhibit, FormatError> {
    let Exhibit { name, caption, media_type, sight, sha256, data } = exhibit;
    let mut read = v1::exhibit(v1::Exhibit { name, caption, media_type, sha256, data }, index)?;
    if let Some(sight) = sight {
        read.sight = read_sight(sight, &format!("exhibits[{index}].sight"))?;
    }
    Ok(read)
}

fn read_sight(sight: Sight, place: &str) -> Result<Seen, FormatError> {
    let wrong = |part: &str, value: String| FormatError::Value { place: format!("{place}.{part}"), value };
    if sight.turns > 3 {
        return Err(wrong("turns", sight.turns.to_string()));
    }
    if sight.marks.len() > MOST_MARKS {
        return Err(wrong("marks", sight.marks.len().to_string()));
    }
    let area = |part: &str, (left, top, right, bottom)| {
        let area = Area::between(Spot { x: left, y: top }, Spot { x: right, y: bottom });
        let area = area.filter(|area| corners(*area) == (left, top, right, bottom));
        area.ok_or_else(|| wrong(part, format!("{left}, {top}, {right}, {bottom}")))
    };
    let spot = |part: &str, x: u16, y: u16| {
        let spot = Spot { x, y };
        if spot.is_inside() { Ok(spot) } else { Err(wrong(part, format!("{x}, {y}"))) }
    };
    let crop = sight.crop.map(|crop| area("crop", crop)).transpose()?;
    let mark = |(index, mark): (usize, Mark)| {
        let part = format!("marks[{index}]");
        Ok(match mark {
            Mark::Arrow(x, y, to_x, to_y) => {
                report::Mark::Arrow(spot(&part, x, y)?, spot(&part, to_x, to_y)?)
            }
            Mark::Ring(left, top, right, bottom) => {
                report::Mark::Ring(area(&part, (left, top, right, bottom))?)
            }
            Mark::Frame(left, top, right, bottom) => {
                report::Mark::Frame(area(&part, (left, top, right, bottom))?)
            }
            Mark::Label(x, y, text) => report::Mark::Label(spot(&part, x, y)?, text),
        })
    };
    let marks = sight.marks.into_iter().enumerate().map(mark).collect::<Result<_, _>>()?;
    Ok(Seen { turns: sight.turns, crop, marks })
}
