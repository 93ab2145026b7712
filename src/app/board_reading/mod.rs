//! Reading the position from the picture of an exhibit: what was read, what a person changes, and confirming it.

pub(crate) mod picture;
pub(crate) mod view;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, channel};

use board_reader::{Corners, Picture, Point, Reading, SquareReading, Unread};
use egui::{Context, Key};
use xiangqi::{Board, Piece, Setup, Side, Square};

use crate::app::commands::{CTRL, Command as C, CommandSpec, Section, does};
use crate::app::edit::Edit;
use crate::app::exhibits::image_view::Viewer;
use crate::app::jobs::thread::on_thread;
use crate::app::state::State;
use crate::digest::Digest;
use crate::picture as pictures;
use crate::report::{Correction, Exhibit, ImagePoint, PositionReading};
use crate::text::{Lang, files};
use crate::tr;

/// A position that is being read and confirmed.
#[derive(Debug)]
pub struct BoardReading {
    pub exhibit: Exhibit,
    /// What is to be read next.
    wanted: Option<Way>,
    /// What is being read.
    job: Option<Job>,
    /// The pixels, once they are decoded.
    picture: Option<Arc<Picture>>,
    /// The corners as they are shown.
    corners: Option<Corners>,
    outcome: Outcome,
    /// The other boards of the picture.
    others: Vec<Corners>,
    /// What was read last, before a person changed anything.
    first: Option<Reading>,
    /// The board as it stands now.
    board: Board,
    corrections: Vec<Correction>,
    /// Who is to move; never guessed.
    turn: Option<Side>,
    /// The square that is looked at.
    chosen: Option<Square>,
    /// The doubtful squares that were looked at.
    looked_at: Vec<Square>,
}

/// How far it has come.
#[derive(Clone, Debug, PartialEq)]
enum Outcome {
    Working,
    Read,
    /// Nothing was read, and why; the corners can be set by hand.
    Unread(Unread),
    /// The picture cannot be decoded, and why.
    Damaged(String),
}

/// What is known of the board.
#[derive(Copy, Clone, Debug, PartialEq)]
enum Way {
    /// Nothing.
    Find,
    /// A person set its corners.
    Pull(Corners),
    /// A person said how it lies.
    Keep(Corners),
    /// It was found, beside the one that was read first.
    Other(Corners),
}

/// What a job brings.
struct Answer {
    picture: Arc<Picture>,
    read: Result<Reading, Unread>,
    /// The other boards of the picture, where they were looked for.
    others: Option<Vec<Corners>>,
}

/// A board that is being read, on a thread of its own. Nobody waits for it any more once this is dropped.
#[derive(Debug)]
struct Job {
    stop: Arc<AtomicBool>,
    answer: Receiver<Result<Answer, String>>,
}

impl Drop for Job {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl Job {
    fn start(exhibit: Exhibit, known: Option<Arc<Picture>>, way: Way, lang: Lang, ctx: Context) -> Self {
        let stop = Arc::new(AtomicBool::new(false));
        let asked = stop.clone();
        let (sender, answer) = channel();
        on_thread("read-board", move || {
            let stopped = || asked.load(Ordering::Relaxed);
            let picture = known.map_or_else(|| pictures::for_reading(&exhibit).map(Arc::new), Ok);
            let read = picture.map_err(|error| files::picture_error(&error.into(), lang)).map(|picture| {
                let read = match way {
                    Way::Find => board_reader::read_picture(&picture, &stopped),
                    Way::Pull(corners) => board_reader::read_set(&picture, corners, &stopped),
                    Way::Keep(corners) => board_reader::read(&picture, corners, &stopped),
                    Way::Other(corners) => board_reader::read_either_way(&picture, corners, &stopped),
                };
                let others = match &read {
                    Ok(reading) if way == Way::Find => {
                        Some(board_reader::other_boards(&picture, reading.corners, &stopped))
                    }
                    _ => None,
                };
                Answer { picture, read, others }
            });
            // The window may be gone by now.
            let _ = sender.send(read);
            ctx.request_repaint();
        });
        Self { stop, answer }
    }
}

impl BoardReading {
    pub fn of(exhibit: Exhibit) -> Self {
        Self {
            exhibit,
            wanted: Some(Way::Find),
            job: None,
            picture: None,
            corners: None,
            outcome: Outcome::Working,
            others: Vec::new(),
            first: None,
            board: Board::EMPTY,
            corrections: Vec::new(),
            turn: None,
            chosen: None,
            looked_at: Vec::new(),
        }
    }

    /// Starts what is wanted, and takes in what has come.
    fn keep_up(&mut self, lang: Lang, ctx: &Context) {
        if let Some(way) = self.wanted.take() {
            self.outcome = Outcome::Working;
            self.job = Some(Job::start(self.exhibit.clone(), self.picture.clone(), way, lang, ctx.clone()));
        }
        if let Some(answer) = self.job.as_ref().and_then(|job| job.answer.try_recv().ok()) {
            self.job = None;
            self.answered(answer);
        }
    }

    fn answered(&mut self, answer: Result<Answer, String>) {
        let Answer { picture, read, others } = match answer {
            Ok(answer) => answer,
            Err(reason) => {
                self.outcome = Outcome::Damaged(reason);
                return;
            }
        };
        let size = [picture.width() as f32, picture.height() as f32];
        self.picture = Some(picture);
        self.others = others.unwrap_or_else(|| std::mem::take(&mut self.others));
        self.chosen = None;
        self.corrections.clear();
        self.looked_at.clear();
        match read {
            Ok(reading) => {
                self.outcome = Outcome::Read;
                self.corners = Some(reading.corners);
                self.board = reading.board.clone();
                self.first = Some(reading);
            }
            Err(reason) => {
                self.outcome = Outcome::Unread(reason);
                self.board = Board::EMPTY;
                self.first = None;
                self.corners = self.corners.or_else(|| Some(inset(size)));
            }
        }
    }

    /// A corner is dragged, in the order a9, i9, i0, a0.
    fn drag(&mut self, corner: usize, to: Point) {
        if let Some(corners) = self.corners {
            let mut list = corners.list();
            list.get_mut(corner).into_iter().for_each(|point| *point = to);
            self.corners = Some(Corners::new(list));
        }
    }

    /// It was let go.
    fn drop_corner(&mut self) {
        self.wanted = self.corners.map(Way::Pull);
    }

    /// The board lies otherwise.
    fn lies(&mut self, otherwise: fn(Corners) -> Corners) {
        self.corners = self.corners.map(otherwise);
        self.wanted = self.corners.map(Way::Keep);
    }

    /// The next of the boards in the picture is read.
    fn next_board(&mut self) {
        if !self.others.is_empty() {
            let next = self.others.remove(0);
            self.others.extend(self.corners.replace(next));
            self.wanted = Some(Way::Other(next));
        }
    }

    /// Whether something is being read.
    pub fn is_working(&self) -> bool {
        self.outcome == Outcome::Working
    }

    /// The board as it stands.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Looks at a square.
    pub fn look_at(&mut self, square: Square) {
        self.choose(Some(square));
    }

    /// What was read on a square.
    fn read_on(&self, square: Square) -> Option<&SquareReading> {
        self.first.as_ref()?.squares.iter().find(|read| read.square == square)
    }

    /// The squares that a person should look at, in their order on the board: from Black's left corner.
    fn doubtful(&self) -> Vec<Square> {
        let mut squares: Vec<Square> =
            self.first.iter().flat_map(Reading::doubtful).map(|read| read.square).collect();
        squares.sort_by_key(|square| (9 - square.rank(), square.file()));
        squares
    }

    fn is_start(&self) -> bool {
        self.board == Board::start()
    }

    fn choose(&mut self, square: Option<Square>) {
        self.chosen = square;
        if let Some(square) = square
            && !self.looked_at.contains(&square)
        {
            self.looked_at.push(square);
        }
    }

    fn step(&mut self, forward: bool) {
        let squares = self.doubtful();
        let at = self.chosen.and_then(|chosen| squares.iter().position(|square| *square == chosen));
        let count = squares.len();
        if count == 0 {
            return;
        }
        let next = match (at, forward) {
            (Some(at), true) => (at + 1) % count,
            (Some(at), false) => (at + count - 1) % count,
            (None, true) => 0,
            (None, false) => count - 1,
        };
        self.choose(squares.get(next).copied());
    }

    fn put(&mut self, to: Option<Piece>) {
        let Some(square) = self.chosen else { return };
        let from = self.board.get(square);
        if from != to {
            self.board.set(square, to);
            self.corrections.push(Correction { square, from, to });
        }
    }

    /// What goes into the report, once it is known who is to move.
    fn confirmed(&self) -> Option<Edit> {
        let (first, picture, corners) = (self.first.as_ref()?, self.picture.as_ref()?, self.corners?);
        let (width, height) = (picture.width() as f32, picture.height() as f32);
        let reading = PositionReading {
            picture: Digest::of(&self.exhibit.bytes).to_string(),
            corners: corners
                .list()
                .map(|point| ImagePoint::at((point.x + 0.5) / width, (point.y + 0.5) / height)),
            read: first.board.clone(),
            doubtful: self.doubtful(),
            corrections: self.corrections.clone(),
        };
        let setup = Setup { board: self.board.clone(), turn: Some(self.turn?), ..Setup::EMPTY };
        (self.outcome == Outcome::Read).then(|| Edit::ReadPosition(Box::new(setup), Box::new(reading)))
    }
}

/// Corners to begin with where nothing is known.
fn inset([width, height]: [f32; 2]) -> Corners {
    let p = |x: f32, y: f32| Point { x: width * x, y: height * y };
    Corners::new([p(0.1, 0.1), p(0.9, 0.1), p(0.9, 0.9), p(0.1, 0.9)])
}

/// What this feature offers as commands.
pub(crate) static COMMANDS: &[CommandSpec] = &[does(
    Section::FileBoard,
    C::ReadPosition,
    |lang| tr!(lang, "command-read-position"),
    |state| {
        let looked_at = state.view.front.get::<Viewer>().map(|viewer| viewer.exhibit);
        let exhibits = &state.report().exhibits;
        let exhibit = looked_at.map_or_else(|| exhibits.last(), |index| exhibits.get(index)).cloned();
        if let Some(exhibit) = exhibit {
            state.view.front.close::<Viewer>();
            state.view.front.open(BoardReading::of(exhibit));
        }
    },
)
.key(CTRL, Key::B)
.when(|state: &State| !state.report().exhibits.is_empty())];
