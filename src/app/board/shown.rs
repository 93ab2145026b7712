//! What of the report the board shows.

use crate::app::board::gesture;
use crate::app::board::scene::{Scene, of_timeline};
use crate::app::position_editor::Tool;
use crate::app::state::{Mode, Moment, State};
use crate::case::Evaluation;
use crate::incident::Incident;
use crate::ruling::{Ruling, rule_disputed};
use xiangqi::{Side, SquareSet, movegen};

impl State {
    /// What the board shows.
    pub fn scene(&self) -> Scene {
        let report = self.report_shown();
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
        let now = self.view.moment.is_none();
        let ruling = match self.shown() {
            Ok(shown) if now => shown.ruling().cloned(),
            Ok(shown) => ruled_after(shown, rows),
            Err(_) => None,
        };
        let live = now && !self.reviewing();
        let in_hand = if live { gesture::in_hand(report) } else { None };
        Scene { in_hand, live, ..of_timeline(report, rows, ruling) }
    }

    /// The game after so many plies, only to be looked at.
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
}

/// The ruling on the first `rows` rows of the timeline.
fn ruled_after(shown: &Evaluation, rows: usize) -> Option<Ruling> {
    let events = shown.incident.events.get(..rows)?.to_vec();
    let incident = Incident { events, ..shown.incident.clone() };
    rule_disputed(&incident, &shown.law.recorded()?, shown.prior).settled().cloned()
}
