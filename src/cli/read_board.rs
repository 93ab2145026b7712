//! `read-board`: the position on a screenshot or a photograph.

use std::str::FromStr;

use board_reader::{Corners, Point, Reading, Unread, read_picture, read_set};
use serde_json::{Value, json};
use xiangqi::fen::write_board;

use super::args::{Format, ReadBoardArgs};
use super::{Exit, Output, json as answers};
use crate::picture;
use crate::store;
use crate::text::{Lang, board_reading, exhibits, files};

/// The corners of a board as the command line gives them: four points in the order a9, i9, i0, a0.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct CornersArg(pub Corners);

impl FromStr for CornersArg {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let point = |word: &str| {
            let (x, y) = word.split_once(',')?;
            let (x, y): (f32, f32) = (x.parse().ok()?, y.parse().ok()?);
            (x.is_finite() && y.is_finite()).then_some(Point { x, y })
        };
        let points: Option<Vec<Point>> = text.split_whitespace().map(point).collect();
        let four: Option<[Point; 4]> = points.and_then(|points| points.try_into().ok());
        four.map(|four| Self(Corners::new(four)))
            .ok_or_else(|| "four points are wanted: \"x,y x,y x,y x,y\"".into())
    }
}

/// Carries out the command.
pub(super) fn run(args: &ReadBoardArgs) -> Output {
    let lang = args.output.lang;
    let name = args.picture.display().to_string();
    let failed = |reason: String, exit: Exit| {
        let mut output = Output::done(String::new());
        if args.output.format == Format::Json {
            output.out = format!("{:#}\n", json!({ "file": name, "error": reason }));
        }
        output.complain(&exhibits::refused(&name, &reason, lang));
        output.exit = exit;
        output
    };
    let exhibit = match store::picture_file(&args.picture) {
        Ok(exhibit) => exhibit,
        Err(error) => return failed(files::picture_error(&error, lang), Exit::BadInput),
    };
    let picture = match picture::for_reading(&exhibit) {
        Ok(picture) => picture,
        Err(error) => return failed(files::picture_error(&error.into(), lang), Exit::BadInput),
    };
    let never = || false;
    let read = match args.corners {
        Some(CornersArg(corners)) => read_set(&picture, corners, &never),
        None => read_picture(&picture, &never),
    };
    match read {
        Ok(reading) if args.output.format == Format::Json => {
            Output::done(format!("{:#}\n", in_json(&reading, lang)))
        }
        Ok(reading) => Output::done(board_reading::summary(&reading, lang)),
        Err(reason) => failed(board_reading::unread(reason, lang).to_owned(), exit(reason)),
    }
}

const fn exit(reason: Unread) -> Exit {
    match reason {
        Unread::NoCorners => Exit::BadInput,
        Unread::NoBoard | Unread::NotSure | Unread::UnknownSet | Unread::Cancelled => Exit::No,
    }
}

fn in_json(reading: &Reading, lang: Lang) -> Value {
    let doubtful: Vec<Value> = reading
        .doubtful()
        .map(|square| {
            let others: Vec<Value> = square
                .candidates
                .iter()
                .filter(|other| other.piece != square.read && other.share >= 0.005)
                .map(|other| json!({ "piece": other.piece.map(|piece| piece.letter()), "share": rounded(other.share) }))
                .collect();
            json!({
                "square": square.square.to_string(),
                "read": square.read.map(|piece| piece.letter()),
                "others": others,
            })
        })
        .collect();
    let corners: Vec<Value> =
        reading.corners.list().into_iter().map(|point| json!([rounded(point.x), rounded(point.y)])).collect();
    json!({
        "board": write_board(&reading.board),
        "orientation": reading.orientation().code(),
        "corners": corners,
        "doubtful": doubtful,
        "confidence": rounded(reading.confidence),
        "faults": answers::faults_json(&board_reading::faults_of(&reading.board), lang),
    })
}

fn rounded(value: f32) -> f64 {
    (f64::from(value) * 1000.0).round() / 1000.0
}
