//! Reports as undo keeps them: what did not change between two steps is there once.

use std::sync::Arc;

use crate::incident::Event;
use crate::law::LawRef;
use crate::report::{
    Arbiter, Comments, Decision, EventInfo, Exhibit, FoulRow, GameResult, Player, PositionReading, Report,
    RulingGiven, Statement, Variations,
};
use xiangqi::{BySide, Move, Setup};

/// A list whose entries are shared one by one: a step that changes a row keeps the others.
type Shared<T> = Arc<[Arc<T>]>;

/// How many rulings and decisions were given, and how often they were signed by key.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Given {
    rulings: usize,
    decisions: usize,
    signatures: usize,
}

impl Given {
    /// What a report holds.
    pub fn of(report: &Report) -> Self {
        let signed = report.rulings.iter().map(|given| given.signed.len());
        let signed = signed.chain(report.decisions.iter().map(|given| given.signed.len()));
        Self { rulings: report.rulings.len(), decisions: report.decisions.len(), signatures: signed.sum() }
    }

    /// Whether all of `other` is there.
    pub const fn has(self, other: Self) -> bool {
        self.rulings >= other.rulings
            && self.decisions >= other.decisions
            && self.signatures >= other.signatures
    }

    /// The more of each.
    pub fn or_more(self, other: Self) -> Self {
        Self {
            rulings: self.rulings.max(other.rulings),
            decisions: self.decisions.max(other.decisions),
            signatures: self.signatures.max(other.signatures),
        }
    }
}

/// A report in parts.
#[derive(Clone, Debug)]
pub struct Snapshot {
    /// Without the law, which can carry a whole rulebook.
    event: Arc<EventInfo>,
    rulebook: Arc<LawRef>,
    reading: Arc<LawRef>,
    regulation: Arc<Option<LawRef>>,
    players: Arc<BySide<Player>>,
    arbiters: Shared<Arbiter>,
    foul_sheet: Shared<FoulRow>,
    start: Arc<Setup>,
    position_reading: Arc<Option<PositionReading>>,
    moves: Arc<Vec<Move>>,
    moves_after: Arc<Vec<Move>>,
    result: Arc<Option<GameResult>>,
    comments: Arc<Comments>,
    variations: Arc<Variations>,
    timeline: Shared<Event>,
    statements: Shared<Statement>,
    remarks: Arc<String>,
    rulings: Shared<RulingGiven>,
    decisions: Shared<Decision>,
    exhibits: Shared<Exhibit>,
}

impl Snapshot {
    /// Packs a report; whatever is the same in a neighbour is shared with it.
    pub fn of(report: &Report, near: Option<&Self>) -> Self {
        let Report {
            event,
            players,
            arbiters,
            foul_sheet,
            start,
            position_reading,
            moves,
            moves_after,
            result,
            comments,
            variations,
            timeline,
            statements,
            remarks,
            rulings,
            decisions,
            exhibits,
        } = report;
        let mut bare = event.clone();
        let rulebook = std::mem::take(&mut bare.rulebook);
        let reading = std::mem::take(&mut bare.reading);
        let regulation = bare.regulation.take();
        Self {
            event: part(&bare, near.map(|near| &near.event)),
            rulebook: part(&rulebook, near.map(|near| &near.rulebook)),
            reading: part(&reading, near.map(|near| &near.reading)),
            regulation: part(&regulation, near.map(|near| &near.regulation)),
            players: part(players, near.map(|near| &near.players)),
            arbiters: list(arbiters, near.map(|near| &near.arbiters)),
            foul_sheet: list(foul_sheet, near.map(|near| &near.foul_sheet)),
            start: part(start, near.map(|near| &near.start)),
            position_reading: part(position_reading, near.map(|near| &near.position_reading)),
            moves: part(moves, near.map(|near| &near.moves)),
            moves_after: part(moves_after, near.map(|near| &near.moves_after)),
            result: part(result, near.map(|near| &near.result)),
            comments: part(comments, near.map(|near| &near.comments)),
            variations: part(variations, near.map(|near| &near.variations)),
            timeline: list(timeline, near.map(|near| &near.timeline)),
            statements: list(statements, near.map(|near| &near.statements)),
            remarks: part(remarks, near.map(|near| &near.remarks)),
            rulings: list(rulings, near.map(|near| &near.rulings)),
            decisions: list(decisions, near.map(|near| &near.decisions)),
            exhibits: list(exhibits, near.map(|near| &near.exhibits)),
        }
    }

    /// The whole report again.
    pub fn report(&self) -> Report {
        let mut event = EventInfo::clone(&self.event);
        event.rulebook = LawRef::clone(&self.rulebook);
        event.reading = LawRef::clone(&self.reading);
        event.regulation.clone_from(&self.regulation);
        Report {
            event,
            players: BySide::clone(&self.players),
            arbiters: whole(&self.arbiters),
            foul_sheet: whole(&self.foul_sheet),
            start: Setup::clone(&self.start),
            position_reading: Option::clone(&self.position_reading),
            moves: self.moves.to_vec(),
            moves_after: self.moves_after.to_vec(),
            result: Option::clone(&self.result),
            comments: Comments::clone(&self.comments),
            variations: Variations::clone(&self.variations),
            timeline: whole(&self.timeline),
            statements: whole(&self.statements),
            remarks: self.remarks.to_string(),
            rulings: whole(&self.rulings),
            decisions: whole(&self.decisions),
            exhibits: whole(&self.exhibits),
        }
    }

    /// What was given by then.
    pub fn given(&self) -> Given {
        let signed = self.rulings.iter().map(|given| given.signed.len());
        let signed = signed.chain(self.decisions.iter().map(|given| given.signed.len()));
        Given { rulings: self.rulings.len(), decisions: self.decisions.len(), signatures: signed.sum() }
    }
}

fn part<T: Clone + PartialEq>(new: &T, near: Option<&Arc<T>>) -> Arc<T> {
    near.filter(|near| ***near == *new).cloned().unwrap_or_else(|| Arc::new(new.clone()))
}

/// Entries are found again where they stood, counted from the beginning or from the end.
fn list<T: Clone + PartialEq>(new: &[T], near: Option<&Shared<T>>) -> Shared<T> {
    let old: &[Arc<T>] = near.map_or(&[], |near| near);
    let from_end = |index: usize| (index + old.len()).checked_sub(new.len());
    let entry = |(index, one): (usize, &T)| {
        let places = [Some(index), from_end(index)];
        let mut known = places.into_iter().flatten().filter_map(|at| old.get(at));
        known.find(|known| ***known == *one).cloned().unwrap_or_else(|| Arc::new(one.clone()))
    };
    let entries: Vec<Arc<T>> = new.iter().enumerate().map(entry).collect();
    let same = entries.len() == old.len() && entries.iter().zip(old).all(|(new, old)| Arc::ptr_eq(new, old));
    match near {
        Some(near) if same => near.clone(),
        _ => entries.into(),
    }
}

fn whole<T: Clone>(shared: &Shared<T>) -> Vec<T> {
    shared.iter().map(|one| T::clone(one)).collect()
}

#[cfg(test)]
pub(crate) mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::report::Variation;

    /// The bytes that several packed reports take together; what is shared counts once.
    pub fn size<'a>(all: impl Iterator<Item = &'a Snapshot>) -> usize {
        let mut sizes = BTreeMap::new();
        let mut add = |at: *const u8, bytes: usize| {
            sizes.insert(at, bytes);
        };
        for packed in all {
            add(Arc::as_ptr(&packed.event).cast(), size_of::<EventInfo>() + 200);
            add(Arc::as_ptr(&packed.timeline).cast(), packed.timeline.len() * 8);
            add(Arc::as_ptr(&packed.exhibits).cast(), packed.exhibits.len() * 8);
            for event in &*packed.timeline {
                add(Arc::as_ptr(event).cast(), size_of::<Event>() + event.note.len());
            }
            for exhibit in &*packed.exhibits {
                add(Arc::as_ptr(exhibit).cast(), size_of::<Exhibit>());
                add(exhibit.bytes.as_ptr(), exhibit.bytes.len());
            }
        }
        sizes.values().sum::<usize>()
    }

    #[test]
    fn a_report_is_packed_without_loss() {
        let mut report = crate::store::sample().unwrap().report;
        report.result = Some(GameResult::Draw);
        report.comments.write(0, "评");
        let moves = vec!["c6d6".parse().unwrap()];
        assert!(report.variations.add(Variation { moves, ..Variation::default() }, 0));
        let packed = Snapshot::of(&report, None);
        assert_eq!(packed.report(), report);
        assert_eq!(Snapshot::of(&report, Some(&packed)).report(), report);
    }

    #[test]
    fn a_changed_row_is_all_that_is_new() {
        let mut report = crate::store::sample().unwrap().report;
        let row = report.timeline[0].clone();
        report.timeline = vec![row; 5];
        let first = Snapshot::of(&report, None);
        report.timeline[2].note = "new".to_owned();
        let second = Snapshot::of(&report, Some(&first));
        for at in [0, 1, 3, 4] {
            assert!(Arc::ptr_eq(&first.timeline[at], &second.timeline[at]));
        }
        report.timeline.remove(0);
        let third = Snapshot::of(&report, Some(&second));
        assert!(Arc::ptr_eq(&second.timeline[2], &third.timeline[1]));
        assert!(Arc::ptr_eq(&first.exhibits, &third.exhibits));
        assert_eq!(third.report(), report);
    }
}
