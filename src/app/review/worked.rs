//! What follows from the report under the law looked at, beside the law recorded.

use crate::app::board::scene;
use crate::app::board::scene::Scene;
use crate::app::comparison::{Difference, between};
use crate::app::decision_form::finding;
use crate::app::review::Room;
use crate::app::state::{Moment, State};
use crate::case::{self, CaseLaw, NotRulable};
use crate::incident::Incident;
use crate::law::Library;
use crate::report::Report;
use crate::ruling::{
    Assumption, Comparable, Compared, Disputed, DisputedFact, Law, Ruling, compare, disputed_facts,
    rule_disputed,
};
use std::sync::Arc;

/// What follows.
#[derive(Clone, Debug, PartialEq)]
pub struct Worked {
    /// The disputed facts of the record.
    pub disputed_facts: Vec<DisputedFact>,
    /// What the law recorded makes of the record; `None` where that cannot be ruled on.
    pub before: Option<Tried>,
    /// What the law looked at makes of the facts looked at.
    pub tried: Result<Tried, NotRulable>,
}

/// A trial. Without one, the record itself.
#[derive(Clone, Debug, PartialEq)]
pub struct Tried {
    /// The incident, with the facts as they are taken to fall.
    pub incident: Incident,
    /// The law looked at.
    pub law: Arc<CaseLaw>,
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
            (Some(before), Ok(tried)) => before.compared.same_consequence(&tried.compared),
            _ => false,
        }
    }

    fn of(report: &Report, tried: &Report, library: &Library) -> Self {
        let before = rule(report, report, library, None).ok();
        let tried = rule(report, tried, library, before.as_ref().and_then(|before| before.law.recorded()));
        Self { disputed_facts: disputed_facts(&report.timeline), before, tried }
    }
}

/// Rules on `tried`, a trial of `report`, beside another law.
fn rule(
    report: &Report,
    tried: &Report,
    library: &Library,
    beside: Option<Law<'_>>,
) -> Result<Tried, NotRulable> {
    // Findings may take out what a later row stands on, in a record that holds together.
    case::incident(report)?;
    let incident = tried.incident().map_err(NotRulable::Refused)?;
    let case_law = Arc::new(CaseLaw::resolve(tried, library)?);
    let missing = || NotRulable::NoReading(tried.event.reading.id.clone());
    let law = case_law.recorded().ok_or_else(missing)?;
    let laws: Vec<Law<'_>> = std::iter::once(law).chain(beside).collect();
    let compared = compare(&incident, &laws, tried.prior(incident.position.turn())).into_iter().next();
    let compared = compared.ok_or_else(missing)?;
    let differences = beside.map_or_else(Vec::new, |beside| {
        let matters = compared.differences.get(1);
        between(&beside, &law, matters, incident.position.exposure().any())
    });
    Ok(Tried { incident, law: case_law.clone(), compared, differences })
}

/// The report with the law that is tried, and the disputed facts as they are taken to fall.
fn trial(report: &Report, room: &Room, state: &State) -> Report {
    let of = |wanted: bool| {
        let these = room.found.iter().filter(move |(_, so)| *so == wanted);
        these.map(|&(doubt, _)| doubt).collect()
    };
    let condition = Assumption { accepted: of(true), rejected: of(false) };
    let timeline = finding::found(report, &condition, state.view.lang);
    let mut tried = Report { timeline, ..report.clone() };
    room.law.put_into(&mut tried, &state.library);
    tried
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
            let tried = trial(report, &room, self);
            if room.worked.is_none() {
                room.worked = Some(Worked::of(report, &tried, &self.library));
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
    let tried = room.worked.as_ref().and_then(|worked| worked.tried.as_ref().ok());
    let ruling = tried.and_then(|tried| {
        let incident = tried.incident.clone();
        let prior = report.prior(incident.position.turn());
        let events = incident.events.get(..rows)?.to_vec();
        rule_disputed(&Incident { events, ..incident }, &tried.law.recorded()?, prior).settled().cloned()
    });
    scene::of_timeline(report, rows, ruling)
}
