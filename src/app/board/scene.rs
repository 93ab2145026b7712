//! What the board shows: the position being set up, the game, or the timeline up to a row.

use crate::app::board::gesture;
use crate::app::position_editor::Tool;
use crate::app::rulings::Today;
use crate::app::state::{Mode, Moment, State};
use crate::incident::{Act, Incident};
use crate::report::Report;
use crate::ruling::{Ruling, rule_disputed};
use xiangqi::{Board, Move, Side, Square, SquareSet, movegen};

/// What the board shows at one moment.
#[derive(Debug)]
pub struct Scene {
    /// What stands where.
    pub board: Board,
    /// The side whose turn the incident falls into.
    pub mover: Side,
    /// The ruling on what had happened by then; `None` before the incident, where none can be given, and
    /// where it depends on disputed facts.
    pub ruling: Option<Ruling>,
    /// The move that led here, of the game or of the timeline.
    pub moved: Option<Move>,
    /// Whether that move was released by the side to move.
    pub released: bool,
    /// Where the piece that was picked up for its next move can go by its movement.
    pub reach: SquareSet,
    /// The piece in the hand.
    pub in_hand: Option<Square>,
    /// Whether this is the end of the timeline, where the board records.
    pub live: bool,
}

impl Scene {
    /// A board that can be used, with no word about what the law says of it.
    const fn bare(board: Board, mover: Side) -> Self {
        Self {
            board,
            mover,
            ruling: None,
            moved: None,
            released: false,
            reach: SquareSet::EMPTY,
            in_hand: None,
            live: true,
        }
    }
}

/// What the board shows after so many rows of the timeline, only to be looked at.
#[must_use]
pub fn of_timeline(report: &Report, rows: usize, ruling: Option<Ruling>) -> Scene {
    let shown = report.timeline.get(..rows).unwrap_or_default();
    let released = gesture::since_restored(shown).iter().rev().find_map(|event| match event.act {
        Act::Release(mv) => Some(mv),
        _ => None,
    });
    Scene {
        board: report.board_after(rows),
        mover: gesture::mover(report),
        ruling,
        moved: released.or_else(|| report.moves.last().copied()),
        released: released.is_some(),
        reach: SquareSet::EMPTY,
        in_hand: None,
        live: false,
    }
}

impl State {
    /// What the board shows.
    #[must_use]
    pub fn scene(&self) -> Scene {
        let report = self.report();
        let mover = gesture::mover(report);
        match self.view.mode {
            Mode::SetUp => return Scene::bare(report.setup().board, mover),
            Mode::Replay => return self.replayed(),
            Mode::Record => {}
        }
        let rows = match self.view.moment {
            None => report.timeline.len(),
            Some(Moment::Event(index)) => index + 1,
            Some(Moment::Ply(plies)) if plies != report.moves.len() => {
                return Scene { live: false, ..self.replayed() };
            }
            Some(Moment::Ply(_)) => 0,
        };
        let live = self.view.moment.is_none();
        let ruling =
            if live { self.today().and_then(Today::ruling).cloned() } else { self.ruled_after(rows) };
        let in_hand = if live { gesture::in_hand(report) } else { None };
        Scene { in_hand, live, ..of_timeline(report, rows, ruling) }
    }

    /// The game after so many plies, only to be looked at.
    #[must_use]
    pub fn game_at(&self, ply: usize) -> Scene {
        let moment = self.sheet.moments.at(ply);
        let setup = &moment.setup;
        Scene {
            moved: moment.played.as_ref().map(|played| played.mv),
            live: false,
            ..Scene::bare(setup.board.clone(), setup.turn.unwrap_or(Side::Red))
        }
    }

    /// The game after the ply shown.
    fn replayed(&self) -> Scene {
        let scene = self.game_at(self.ply());
        let reach = match self.view.tool {
            Some(Tool::Held(from)) => movegen::reach(&scene.board, from),
            _ => SquareSet::EMPTY,
        };
        Scene { reach, live: true, ..scene }
    }

    /// The ruling on the first `rows` rows of the timeline.
    fn ruled_after(&self, rows: usize) -> Option<Ruling> {
        let today = self.today()?;
        let law = self.law()?;
        let events = today.incident.events.get(..rows)?.to_vec();
        let incident = Incident { events, ..today.incident.clone() };
        rule_disputed(&incident, &law, today.prior).settled().cloned()
    }
}
