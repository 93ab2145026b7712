//! Events of the timeline, and the incident they happened in.

use serde::Deserialize;

use super::Act;
use xiangqi::movegen::legal_moves_from;
use xiangqi::{Board, BySide, Game, Move, Position, Refusal, Setup, Side, Square};

/// Who did something.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Actor {
    Player(Side),
    /// 裁判员
    Arbiter,
}

/// Someone who may say that an event was otherwise.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, strum::Display, strum::EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum Party {
    /// 红方
    Red,
    /// 黑方
    Black,
    /// 证人
    Witness,
    /// 裁判员
    Arbiter,
}

/// 认定: whether an event is established.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Certainty {
    /// 已认定
    #[default]
    Established,
    /// 有争议, by these parties.
    Disputed(Vec<Party>),
}

/// On what an event rests.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, strum::Display, strum::EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum Basis {
    /// 裁判员目击: the arbiter saw it.
    Seen,
    /// 录像
    Video,
    /// 证人
    Witness,
    /// 记录纸: a score sheet.
    ScoreSheet,
    /// 当事人承认: the player concerned admits it.
    Admission,
}

/// The clocks at the moment of an event.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Clocks {
    /// Whose clock ran.
    pub running: Option<Side>,
    /// What was left to each side, in seconds; `None` where it was not read.
    pub remaining: BySide<Option<u32>>,
}

/// One row of the timeline. In a file it is its text.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(try_from = "String")]
pub struct Event {
    pub actor: Actor,
    pub act: Act,
    /// Whether it is established.
    pub certainty: Certainty,
    /// Whether it is disputed that it came after the row before it, and not before.
    pub order_disputed: bool,
    /// On what it rests.
    pub basis: Vec<Basis>,
    /// When, as written on the sheet or shown by the clock; empty where unknown.
    pub time: String,
    /// The clocks at that moment.
    pub clocks: Clocks,
    pub note: String,
}

impl Event {
    /// An established event with nothing else known of it.
    pub fn new(actor: Actor, act: Act) -> Self {
        Self {
            actor,
            act,
            certainty: Certainty::Established,
            order_disputed: false,
            basis: Vec::new(),
            time: String::new(),
            clocks: Clocks::default(),
            note: String::new(),
        }
    }

    /// An established event of a player's hand.
    pub fn by(side: Side, act: Act) -> Self {
        Self::new(Actor::Player(side), act)
    }
}

/// The position at the incident, how it came about, and the events, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Incident {
    /// The position before the first event.
    pub position: Position,
    pub events: Vec<Event>,
    /// The game that led to the position; no moves where they are not known.
    pub game: Game,
}

/// An event that names an empty square: it cannot have happened as recorded.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct EmptySquare {
    /// Which event, from 0.
    pub event: usize,
    /// The square where nothing stands.
    pub square: Square,
}

/// The board after `events`: moves of the hand change it, taking back and restoring undo them.
pub fn board_after<'a>(board: &Board, events: impl Iterator<Item = &'a Event>) -> Board {
    let mut play = Replay::new(board);
    events.for_each(|event| play.take(&event.act));
    play.board
}

/// The board before each of `events`, one after the other.
pub fn boards_before<'a>(
    board: &Board,
    events: impl Iterator<Item = &'a Event>,
) -> impl Iterator<Item = (Board, &'a Event)> {
    let mut play = Replay::new(board);
    events.map(move |event| {
        let before = play.board.clone();
        play.take(&event.act);
        (before, event)
    })
}

/// A board followed through the events.
struct Replay {
    board: Board,
    /// The moves that stand, the board before each, and whether it was against the rules.
    moves: Vec<(Move, Board, bool)>,
    /// How many moves before the first were taken back.
    taken_from_record: usize,
}

impl Replay {
    fn new(board: &Board) -> Self {
        Self { board: board.clone(), moves: Vec::new(), taken_from_record: 0 }
    }

    fn take(&mut self, act: &Act) {
        match act {
            Act::Release(mv) if mv.from != mv.to => {
                let wrong = !is_legal(&self.board, *mv);
                self.moves.push((*mv, self.board.clone(), wrong));
                self.board.play_unchecked(*mv);
            }
            Act::TakeBack(mv) => match self.moves.pop() {
                Some((_, before, _)) => self.board = before,
                None => {
                    self.board.play_unchecked(Move::new(mv.to, mv.from));
                    self.taken_from_record += 1;
                }
            },
            // Back to before the first wrong move, or else the last move.
            Act::Restore => {
                let wrong = self.moves.iter().position(|(.., wrong)| *wrong);
                let to = wrong.or(self.moves.len().checked_sub(1));
                if let Some((_, before, _)) = to.and_then(|to| self.moves.drain(to..).next()) {
                    self.board = before;
                }
            }
            _ => {}
        }
    }
}

/// Whether the owner of the piece may make this move.
fn is_legal(board: &Board, mv: Move) -> bool {
    let owner = board.get(mv.from).map(|piece| piece.side);
    owner.is_some_and(|side| legal_moves_from(board, side, mv.from).any(|legal| legal == mv))
}

impl Incident {
    /// An incident on a position of which no game is known.
    pub fn new(position: Position, events: Vec<Event>) -> Self {
        let game = Game::at(position.setup().clone());
        Self { position, events, game }
    }

    /// The moves of the record, and those of the events that stood.
    pub fn moves_played(&self) -> Vec<Move> {
        let mut play = Replay::new(&self.setup().board);
        self.events.iter().for_each(|event| play.take(&event.act));
        let kept = self.game.moves.len().saturating_sub(play.taken_from_record);
        let later = play.moves.into_iter().map(|(mv, ..)| mv);
        self.game.moves.iter().take(kept).copied().chain(later).collect()
    }

    /// An incident after a game. The position is the last one that can be ruled on: a move against the rules may have
    /// taken a general, or led one out of its palace.
    pub fn after(game: Game, events: Vec<Event>) -> Result<Self, Vec<Refusal>> {
        let refused = match game.after(game.moves.len()).position() {
            Ok(position) => return Ok(Self { position, events, game }),
            Err(refused) => refused,
        };
        let mut earlier = (0..game.moves.len()).rev().filter_map(|plies| game.after(plies).position().ok());
        let position = earlier.next().ok_or(refused)?;
        drop(earlier);
        Ok(Self { position, events, game })
    }

    /// What stands on the board before the first event, and who is to move.
    pub fn setup(&self) -> Setup {
        if self.game.moves.is_empty() {
            return self.position.setup().clone();
        }
        self.game.after(self.game.moves.len())
    }

    /// The side to move before the first event.
    pub fn turn(&self) -> Side {
        self.setup().turn.unwrap_or(self.position.turn())
    }

    /// The board after the first `count` events.
    pub fn board_after(&self, count: usize) -> Board {
        board_after(&self.setup().board, self.events.iter().take(count))
    }

    /// The first event that names an empty square, if any.
    pub fn empty_square(&self) -> Option<EmptySquare> {
        let mut play = Replay::new(&self.setup().board);
        for (index, event) in self.events.iter().enumerate() {
            let missing =
                event.act.occupied_squares().into_iter().find(|&square| play.board.get(square).is_none());
            if let Some(square) = missing {
                return Some(EmptySquare { event: index, square });
            }
            play.take(&event.act);
        }
        None
    }

    /// The same incident with left and right exchanged.
    pub fn mirrored(&self) -> Self {
        let events = self
            .events
            .iter()
            .map(|event| Event { act: event.act.mapped(Square::mirrored), ..event.clone() });
        Self { position: self.position.mirrored(), events: events.collect(), game: self.game.mirrored() }
    }

    /// The same incident with the colours exchanged.
    pub fn swapped(&self) -> Self {
        let events = self.events.iter().map(|event| Event {
            actor: match event.actor {
                Actor::Player(side) => Actor::Player(side.opponent()),
                Actor::Arbiter => Actor::Arbiter,
            },
            act: event.act.mapped(Square::rotated),
            clocks: Clocks {
                running: event.clocks.running.map(Side::opponent),
                remaining: BySide { red: event.clocks.remaining.black, black: event.clocks.remaining.red },
            },
            ..event.clone()
        });
        Self { position: self.position.swapped(), events: events.collect(), game: self.game.swapped() }
    }
}
