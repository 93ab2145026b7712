//! Prints the figures of a folder of pictures with a `truth.tsv`: `cargo run --release -p board-reader --example
//! evaluate -- FOLDER`. With `--list` every wrong square, too.
//!
//! A row of the table: id, picture, style, kind, width, height, orientation, FEN placement (`?` where it cannot be
//! told; `-` where no board of xiangqi can be read), corners a9 i9 i0 a0; further columns are not read. Pictures stand
//! beside the table or in `examples/`.

#![allow(
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "a developer's tool stops at a table it cannot read"
)]

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::Duration;

use cpu_time::ThreadTime;

use board_reader::{Corners, Doubt, Picture, Point, Reading, find, read_picture, read_set, snap};
use xiangqi::{Piece, Square};

struct Row {
    id: String,
    picture: PathBuf,
    style: String,
    photograph: bool,
    /// By row from Black's side and file; `None` where it cannot be told.
    truth: Vec<Option<Option<Piece>>>,
    /// `None` where there is nothing to be read.
    corners: Option<Corners>,
}

fn rows(folder: &Path) -> Vec<Row> {
    let table = std::fs::read_to_string(folder.join("truth.tsv")).expect("the folder has a truth.tsv");
    table.lines().skip(1).filter(|line| !line.trim().is_empty()).map(|line| row(folder, line)).collect()
}

fn row(folder: &Path, line: &str) -> Row {
    let columns: Vec<&str> = line.split('\t').collect();
    let beside = folder.join(columns[1]);
    let picture = if beside.exists() { beside } else { folder.join("examples").join(columns[1]) };
    if columns[7] == "-" {
        let (id, style) = (columns[0].into(), columns[2].into());
        return Row { id, picture, style, photograph: false, truth: Vec::new(), corners: None };
    }
    let mut truth = Vec::new();
    for letter in columns[7].chars().filter(|letter| *letter != '/') {
        match letter.to_digit(10) {
            Some(empty) => truth.extend((0..empty).map(|_| Some(None))),
            None if letter == '?' => truth.push(None),
            None => truth.push(Some(Some(Piece::from_letter(letter).expect("a piece's letter")))),
        }
    }
    assert_eq!(truth.len(), 90, "{}: the placement has 90 squares", columns[0]);
    let points: Vec<Point> = columns[8].split(' ').map(point).collect();
    let corners = Corners::new(points.try_into().expect("four corners"));
    Row {
        id: columns[0].into(),
        picture,
        style: columns[2].into(),
        photograph: columns[3].starts_with("photo"),
        truth,
        corners: Some(corners),
    }
}

fn point(text: &str) -> Point {
    let (x, y) = text.split_once(',').expect("x,y");
    Point { x: x.parse().expect("a number"), y: y.parse().expect("a number") }
}

fn open(path: &Path) -> Option<Picture> {
    let image = image::open(path).ok()?.to_rgb8();
    Picture::new(image.width() as usize, image.height() as usize, image.as_raw())
}

#[derive(Default)]
struct Sum {
    boards: usize,
    unread: usize,
    squares: usize,
    wrong: usize,
    exact: usize,
    possible_exact: usize,
    possible_wrong: usize,
    marked_wrong: usize,
    marks: Vec<usize>,
    /// The share of what was read, and whether it was right.
    shares: Vec<(f32, bool)>,
    grid_right: usize,
    not_sure: usize,
    automatic_exact: usize,
    slowest: Duration,
    slowest_automatic: Duration,
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let folder = PathBuf::from(arguments.next().expect("evaluate FOLDER [--list] [--style NAME]"));
    let options: Vec<String> = arguments.collect();
    let list = options.iter().any(|option| option == "--list");
    let only = options.iter().position(|option| option == "--only").and_then(|k| options.get(k + 1));
    let mut flat = Sum::default();
    let mut photographs = Sum::default();
    let mut styles: BTreeMap<String, Sum> = BTreeMap::new();
    let mut others: BTreeMap<String, Others> = BTreeMap::new();
    for row in rows(&folder) {
        if only.is_some_and(|only| row.id != *only && row.style != *only) {
            continue;
        }
        let Some(picture) = open(&row.picture) else {
            println!("{}: {} cannot be opened", row.id, row.picture.display());
            continue;
        };
        let Some(corners) = row.corners else {
            others.entry(row.style.clone()).or_default().add(&row, &picture);
            continue;
        };
        let sum = measure(&row, corners, &picture, list);
        if row.photograph { &mut photographs } else { &mut flat }.add(&sum);
        styles.entry(row.style).or_default().add(&sum);
    }
    for (name, sum) in &styles {
        show(name, sum);
    }
    show("SCREENSHOTS", &flat);
    show("PHOTOGRAPHS", &photographs);
    for (name, others) in &others {
        println!("NO BOARD, {name}: {} of {} refused", others.refused, others.pictures);
    }
}

/// Pictures of which no position may be read.
#[derive(Default)]
struct Others {
    pictures: usize,
    refused: usize,
}

impl Others {
    fn add(&mut self, row: &Row, picture: &Picture) {
        self.pictures += 1;
        match read_picture(picture, &|| false) {
            Ok(reading) => println!(
                "{}: read with confidence {:.2}, {} squares marked",
                row.id,
                reading.confidence,
                reading.doubtful().count()
            ),
            Err(_) => self.refused += 1,
        }
    }
}

impl Sum {
    fn add(&mut self, one: &Self) {
        self.boards += one.boards;
        self.unread += one.unread;
        self.squares += one.squares;
        self.wrong += one.wrong;
        self.exact += one.exact;
        self.possible_exact += one.possible_exact;
        self.possible_wrong += one.possible_wrong;
        self.marked_wrong += one.marked_wrong;
        self.marks.extend(&one.marks);
        self.shares.extend(&one.shares);
        self.grid_right += one.grid_right;
        self.not_sure += one.not_sure;
        self.automatic_exact += one.automatic_exact;
        self.slowest = self.slowest.max(one.slowest);
        self.slowest_automatic = self.slowest_automatic.max(one.slowest_automatic);
    }
}

fn measure(row: &Row, truth: Corners, picture: &Picture, list: bool) -> Sum {
    let mut sum = Sum { boards: 1, ..Sum::default() };
    let start = ThreadTime::now();
    let reading = read_set(picture, truth, &|| false);
    sum.slowest = start.elapsed();
    match &reading {
        Ok(reading) => compare(row, reading, &mut sum, list),
        Err(reason) => {
            sum.unread += 1;
            println!("{} {}: {reason:?}", row.id, row.style);
        }
    }
    if row.photograph {
        return sum;
    }
    let start = ThreadTime::now();
    let automatic = read_picture(picture, &|| false);
    sum.slowest_automatic = start.elapsed();
    match automatic {
        Ok(automatic) => {
            let away = |corners: Corners| {
                let pairs = corners.list().into_iter().zip(truth.list());
                pairs.map(|(a, b)| a.distance(b) / truth.pitch()).fold(0.0, f32::max)
            };
            let off = away(automatic.corners);
            // Where two boards are shown, the other one may have been taken.
            let other = || {
                find(picture, &|| false)
                    .into_iter()
                    .any(|found| away(snap(picture, found.corners).corners) <= 0.15)
            };
            if off.min(away(automatic.corners.turned())) <= 0.15 || other() {
                sum.grid_right += 1;
            } else if list {
                println!(
                    "{}: corners {:.2} of a square away, turned {:.2}",
                    row.id,
                    off,
                    away(automatic.corners.turned())
                );
            }
            let wrong = wrong_squares(row, &automatic).len();
            sum.automatic_exact += usize::from(wrong == 0);
            if wrong > 5 && list {
                println!("{}: {wrong} wrong with corners found, off {off:.2}", row.id);
            }
        }
        Err(reason) => {
            sum.not_sure += 1;
            if list {
                println!("{}: corners not found: {reason:?}", row.id);
            }
        }
    }
    sum
}

fn wrong_squares<'a>(row: &Row, reading: &'a Reading) -> Vec<&'a board_reader::SquareReading> {
    let mut wrong = Vec::new();
    for square in &reading.squares {
        if let Some(Some(truth)) = row.truth.get(place(square.square))
            && *truth != square.read
        {
            wrong.push(square);
        }
    }
    wrong
}

fn place(square: Square) -> usize {
    usize::from(9 - square.rank()) * 9 + usize::from(square.file())
}

fn letter(piece: Option<Piece>) -> char {
    piece.map_or('.', Piece::letter)
}

fn compare(row: &Row, reading: &Reading, sum: &mut Sum, list: bool) {
    let wrong = wrong_squares(row, reading);
    sum.squares += row.truth.iter().flatten().count();
    sum.wrong += wrong.len();
    sum.exact += usize::from(wrong.is_empty());
    sum.marks.push(reading.doubtful().count());
    sum.marked_wrong += wrong.iter().filter(|square| square.doubt.is_some()).count();
    for square in &reading.squares {
        let share =
            square.candidates.iter().find(|one| one.piece == square.read).map_or(0.0, |one| one.share);
        let covered = square.doubt == Some(Doubt::Covered);
        if let Some(Some(truth)) = row.truth.get(place(square.square))
            && !covered
        {
            sum.shares.push((share, *truth == square.read));
        }
    }
    let mut possible_wrong = 0;
    for square in Square::all() {
        if let Some(Some(truth)) = row.truth.get(place(square)) {
            possible_wrong += usize::from(*truth != reading.possible.get(square));
        }
    }
    sum.possible_wrong += possible_wrong;
    sum.possible_exact += usize::from(possible_wrong == 0);
    if list {
        println!(
            "{} {}: {} wrong, {} as possible, {} marked ({} covered), confidence {:.3}",
            row.id,
            row.style,
            wrong.len(),
            possible_wrong,
            reading.doubtful().count(),
            reading.doubtful().filter(|square| square.doubt == Some(Doubt::Covered)).count(),
            reading.confidence
        );
        for square in wrong {
            let truth = row.truth.get(place(square.square)).copied().flatten().flatten();
            let shares: Vec<String> = square
                .candidates
                .iter()
                .take(3)
                .map(|c| format!("{} {:.3}", letter(c.piece), c.share))
                .collect();
            println!(
                "  {} is {} read {} [{}] {}",
                square.square,
                letter(truth),
                letter(square.read),
                shares.join(", "),
                square.doubt.map_or("NOT MARKED".into(), |doubt| format!("{doubt:?}"))
            );
        }
    }
}

fn show(name: &str, sum: &Sum) {
    if sum.boards == 0 {
        return;
    }
    let mut marks = sum.marks.clone();
    marks.sort_unstable();
    let share = |part: usize, all: usize| 100.0 * part as f64 / all.max(1) as f64;
    println!(
        "{name}: {} boards ({} not read), squares {:.2} % ({} wrong of {}), exact {} ({:.0} %); as possible {} wrong, {} \
         exact; wrong and marked {}/{}; marks {} in the middle, {:.1} on average; slowest {:.2?}",
        sum.boards,
        sum.unread,
        100.0 - share(sum.wrong, sum.squares),
        sum.wrong,
        sum.squares,
        sum.exact,
        share(sum.exact, sum.boards),
        sum.possible_wrong,
        sum.possible_exact,
        sum.marked_wrong,
        sum.wrong,
        marks.get(marks.len() / 2).copied().unwrap_or_default(),
        marks.iter().sum::<usize>() as f64 / marks.len().max(1) as f64,
        sum.slowest,
    );
    if name.chars().all(char::is_uppercase) {
        for limit in [0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.93, 0.95, 0.97, 0.98, 0.99, 0.995] {
            let right = sum.shares.iter().filter(|one| one.1 && one.0 < limit).count();
            let missed = sum.shares.iter().filter(|one| !one.1 && one.0 >= limit).count();
            println!(
                "  below {limit}: {:.1} right a board; wrong above: {missed}",
                right as f64 / sum.boards as f64
            );
        }
    }
    if sum.slowest_automatic > Duration::ZERO {
        println!(
            "  corners found: grid right on {} of {}, not sure or no board on {}, {} read exactly; slowest {:.2?}",
            sum.grid_right, sum.boards, sum.not_sure, sum.automatic_exact, sum.slowest_automatic
        );
    }
}
