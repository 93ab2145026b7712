//! What follows from the report under the law looked at, beside the law recorded.

use crate::app::board::scene;
use crate::app::board::scene::Scene;
use crate::app::comparison::{Difference, between};
use crate::app::decision_form::finding;
use crate::app::review::{LawChoice, Room};
use crate::app::state::{Moment, State};
use crate::incident::Incident;
use crate::report::Report;
use crate::ruling::{
    Assumption, Comparable, Compared, Disputed, DisputedFact, Law, Prior, Ruling, compare, disputed_facts,
    rule_disputed,
};

/// What follows.
#[derive(Clone, Debug, PartialEq)]
pub struct Worked {
    /// The disputed facts of the record.
    pub disputed_facts: Vec<DisputedFact>,
    /// The incident as recorded; `None` where the board cannot be ruled on.
    pub recorded: Option<Incident>,
    /// What the law recorded makes of it; `None` where that is not at hand.
    pub before: Option<Compared>,
    /// What the law looked at makes of the facts looked at; `None` where it is not at hand.
    pub tried: Option<Tried>,
}

/// A trial. Without one, the record itself.
#[derive(Clone, Debug, PartialEq)]
pub struct Tried {
    /// The incident, with the facts as they are taken to fall.
    pub incident: Incident,
    /// What follows.
    pub compared: Compared,
    /// What makes the difference between the law looked at and the one recorded; only where the results differ.
    pub differences: Vec<Difference>,
}

impl Tried {
    /// The ruling; `None` where it depends on disputed facts.
    #[must_use]
    pub fn ruling(&self) -> Option<&Ruling> {
        self.compared.scenarios.settled()
    }

    /// Every way the facts left open can fall.
    #[must_use]
    pub const fn scenarios(&self) -> &Disputed {
        &self.compared.scenarios
    }

    /// What the arbiter would do, to set it beside another.
    #[must_use]
    pub const fn result(&self) -> Option<&Comparable> {
        self.compared.result.as_ref()
    }
}

impl Worked {
    /// Whether the arbiter does the same in the trial as by the record.
    #[must_use]
    pub fn is_same(&self) -> bool {
        match (&self.before, &self.tried) {
            (Some(before), Some(tried)) => before.same_consequence(&tried.compared),
            _ => false,
        }
    }

    fn of(report: &Report, tried: &Report, state: &State, room: &Room) -> Self {
        let library = &state.library;
        let recorded = report.incident().ok();
        let own = LawChoice::of(report).law(library);
        let before = recorded.as_ref().zip(own.as_ref()).and_then(|(incident, law)| {
            compare(incident, &[*law], prior(report, incident)).into_iter().next()
        });
        let tried = tried.incident().ok().zip(room.law.law(library)).and_then(|(incident, law)| {
            let laws: Vec<Law<'_>> = std::iter::once(law).chain(own).collect();
            let compared = compare(&incident, &laws, prior(report, &incident)).into_iter().next()?;
            let matters = compared.differences.get(1);
            let differences = own.map_or_else(Vec::new, |own| {
                between(&own, &law, matters, incident.position.exposure().any())
            });
            Some(Tried { incident, compared, differences })
        });
        Self { disputed_facts: disputed_facts(&report.timeline), recorded, before, tried }
    }
}

fn prior(report: &Report, incident: &Incident) -> Prior {
    report.prior(incident.position.turn())
}

/// The report with the disputed facts as they are taken to fall.
fn with_findings(report: &Report, room: &Room, state: &State) -> Report {
    let of = |wanted: bool| {
        let these = room.found.iter().filter(move |(_, so)| *so == wanted);
        these.map(|&(doubt, _)| doubt).collect()
    };
    let condition = Assumption { accepted: of(true), rejected: of(false) };
    let timeline = finding::found(report, &condition, state.view.lang);
    Report { timeline, ..report.clone() }
}

impl State {
    /// Works out what the review room shows, where it is not known.
    pub(crate) fn refresh_review(&mut self) {
        let Some(mut room) = self.review.room.take() else { return };
        let revision = self.history.revision();
        if room.revision != revision {
            // Pictures that were asked for before the room was opened can still come.
            room.revision = revision;
            room.stale();
        }
        if room.worked.is_none() || room.scene.is_none() {
            let report = self.report();
            let tried = with_findings(report, &room, self);
            if room.worked.is_none() {
                room.worked = Some(Worked::of(report, &tried, self, &room));
            }
            room.scene = Some(shown(&tried, self, &room));
        }
        self.review.room = Some(room);
    }
}

/// What the board shows at the room's moment.
fn shown(report: &Report, state: &State, room: &Room) -> Scene {
    let rows = match room.moment(report) {
        Moment::Event(row) => row + 1,
        Moment::Ply(ply) if ply < report.moves.len() => return state.game_at(ply),
        Moment::Ply(_) => 0,
    };
    let ruling = report.incident().ok().zip(room.law.law(&state.library)).and_then(|(incident, law)| {
        let prior = prior(report, &incident);
        let events = incident.events.get(..rows)?.to_vec();
        rule_disputed(&Incident { events, ..incident }, &law, prior).settled().cloned()
    });
    scene::of_timeline(report, rows, ruling)
}
