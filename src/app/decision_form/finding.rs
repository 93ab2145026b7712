//! Disputed facts settled: what becomes of the timeline.

use crate::incident::{Act, Actor, Certainty, Event};
use crate::report::Report;
use crate::ruling::{Assumption, DisputedFact};
use crate::text::{Lang, events};

/// The timeline once the facts of `condition` are found. What was found to be so is established. What was found
/// not to have happened stays in its place as a finding of the arbiter, so that the record still says what was
/// claimed, and nothing follows from it. A row found to have come earlier changes places with the one before it.
/// Facts that `condition` does not name stay disputed.
pub fn found(report: &Report, condition: &Assumption, lang: Lang) -> Vec<Event> {
    let mut rows = report.timeline.clone();
    let mut order: Vec<usize> = (0..rows.len()).collect();
    for &doubt in &condition.accepted {
        match doubt {
            DisputedFact::Happened(index) => {
                if let Some(row) = rows.get_mut(index) {
                    row.certainty = Certainty::Established;
                }
            }
            DisputedFact::CameAfter(index) => {
                if let Some(row) = rows.get_mut(index) {
                    row.order_disputed = false;
                }
            }
        }
    }
    for &doubt in &condition.rejected {
        match doubt {
            DisputedFact::Happened(index) => {
                let said = report.timeline.get(index);
                let said = said.map(|event| events::event(event, &report.board_after(index), lang));
                if let (Some(row), Some(said)) = (rows.get_mut(index), said) {
                    row.actor = Actor::Arbiter;
                    row.act = Act::NotSo(said);
                    row.certainty = Certainty::Established;
                }
            }
            DisputedFact::CameAfter(index) => {
                if let Some(row) = rows.get_mut(index) {
                    row.order_disputed = false;
                }
                if let Some(at) = order.iter().position(|&row| row == index).filter(|&at| at > 0) {
                    order.swap(at - 1, at);
                }
            }
        }
    }
    order.into_iter().filter_map(|index| rows.get(index).cloned()).collect()
}
