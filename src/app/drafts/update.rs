//! A form is opened, filled in, and put into the report.

use crate::app::board::gesture;
use crate::app::board::gesture::Gesture;
use crate::app::drafts::*;
use crate::app::edit::Edit;
use crate::app::message::{Dialog, Effect};
use crate::app::paper_edit::Paper;
use crate::app::state::{Moment, State, Toast};
use crate::incident::Actor;

/// Carries out what is done with a draft; a change of the report comes back, and what has to be done outside.
pub(crate) fn step(state: &mut State, drafting: Drafting) -> (Option<Edit>, Vec<Effect>) {
    let begins = state.draft.is_none();
    let result = carry_out(state, drafting);
    if begins {
        state.draft_begun.clone_from(&state.draft);
    }
    result
}

fn carry_out(state: &mut State, drafting: Drafting) -> (Option<Edit>, Vec<Effect>) {
    match drafting {
        Drafting::AddEvent => {
            let mover = gesture::mover(state.report());
            state.draft = Some(Draft::Event(EventDraft::new(Actor::Player(mover))));
        }
        Drafting::AddKind(kind) => add_kind(state, kind),
        Drafting::EditEvent(index) => {
            let event = state.report().timeline.get(index);
            state.draft = event.map(|event| Draft::Event(EventDraft::of(index, event)));
        }
        Drafting::Sign => {
            state.draft = Some(Draft::Ruling(RulingDraft::of(state)));
            return (None, vec![Effect::ReadClock]);
        }
        Drafting::Decide => {
            state.draft = Some(Draft::Decision(Box::new(DecisionDraft::of(state))));
            return (None, vec![Effect::ReadClock]);
        }
        Drafting::EditRegulation => {
            let rulebook = &state.report().event.rulebook.id;
            let draft = RegulationDraft::of(state.regulation(), rulebook);
            state.draft = Some(Draft::Regulation(Box::new(draft)));
        }
        Drafting::Change(draft) => changed(state, *draft),
        Drafting::PickSquares => {
            if let Some(Draft::Event(draft)) = &mut state.draft {
                draft.picking = true;
                draft.squares.clear();
                state.view.moment = None;
            }
        }
        Drafting::SquaresPicked => {
            if let Some(Draft::Event(draft)) = &mut state.draft {
                draft.picking = false;
            }
        }
        Drafting::TakeTime => return (None, vec![Effect::ReadClock]),
        Drafting::Clock(now) => match &mut state.draft {
            Some(Draft::Event(draft)) => draft.time = now,
            Some(Draft::Ruling(draft)) => {
                if let Some(Draft::Ruling(begun)) = &mut state.draft_begun
                    && begun.given.when == draft.given.when
                {
                    begun.given.when.clone_from(&now);
                }
                draft.given.when = now;
            }
            Some(Draft::Decision(draft)) => {
                if let Some(Draft::Decision(begun)) = &mut state.draft_begun
                    && draft.timed == Timed::Decided
                    && begun.decision.when == draft.decision.when
                {
                    begun.decision.when.clone_from(&now);
                }
                draft.set_time(now);
            }
            Some(Draft::Regulation(_)) | None => {}
        },
        Drafting::Confirm => return (confirmed(state), Vec::new()),
        Drafting::Leave if state.draft != state.draft_begun => state.dialog = Some(Dialog::LeaveDraft),
        Drafting::Leave | Drafting::Cancel => state.draft = None,
    }
    (None, Vec::new())
}

/// Begins a row of this kind; the pieces knocked over are clicked on the board at once.
fn add_kind(state: &mut State, kind: ActKind) {
    let mover = gesture::mover(state.report());
    let mut draft = EventDraft::new(Actor::Player(mover));
    draft.choose(kind, mover);
    if kind == ActKind::TakeBack
        && let Some(mv) = gesture::last_released(state.report())
    {
        draft.squares = format!("{} {}", mv.from, mv.to);
    }
    draft.picking = kind == ActKind::Disturb;
    if draft.picking {
        state.view.moment = None;
    }
    state.draft = Some(Draft::Event(draft));
}

/// Takes what was filled in; another reading brings its own ruling with it.
fn changed(state: &mut State, draft: Draft) {
    let Some(open) = &mut state.draft else { return };
    let other_reading = match (&draft, &*open) {
        (Draft::Ruling(new), Draft::Ruling(old)) => new.given.reading != old.given.reading,
        _ => false,
    };
    *open = draft;
    if let Some(Draft::Decision(mut draft)) = state.draft.take_if(|draft| matches!(draft, Draft::Decision(_)))
    {
        draft.follow(state);
        state.draft = Some(Draft::Decision(draft));
        return;
    }
    if other_reading && let Some(Draft::Ruling(mut draft)) = state.draft.take() {
        draft.fill(state);
        state.draft = Some(Draft::Ruling(draft));
    }
}

fn confirmed(state: &mut State) -> Option<Edit> {
    match state.draft.take()? {
        Draft::Event(draft) => {
            let Ok(event) = draft.event() else {
                state.draft = Some(Draft::Event(draft));
                return None;
            };
            match draft.of {
                Some((index, before)) if state.report().timeline.get(index) == Some(&before) => {
                    Some(Edit::SetEvent(index, event))
                }
                _ => {
                    state.view.moment = None;
                    Some(Edit::Record(vec![event]))
                }
            }
        }
        Draft::Regulation(draft) => {
            let cited = draft.is_whole().then(|| draft.cite(&state.at_hand)).flatten();
            match cited {
                Some(cited) => Some(Edit::Regulation(Some(cited))),
                None => {
                    state.draft = Some(Draft::Regulation(draft));
                    None
                }
            }
        }
        Draft::Decision(draft) => match draft.decision() {
            Ok(decision) => Some(Edit::Paper(Paper::Decide(Box::new(decision)))),
            Err(_) => {
                state.draft = Some(Draft::Decision(draft));
                None
            }
        },
        Draft::Ruling(draft) => {
            state.view.moment = state.view.moment.filter(|moment| matches!(moment, Moment::Event(_)));
            Some(Edit::Paper(Paper::Sign(Box::new(draft.given))))
        }
    }
}

/// Whether a gesture on the board was meant for the draft, which then has its squares.
pub(crate) fn takes(state: &mut State, hand: Gesture) -> bool {
    match &mut state.draft {
        Some(Draft::Event(draft)) if draft.picking => {
            draft.pick(hand);
            true
        }
        _ => false,
    }
}

pub(crate) fn drafted(state: &mut State, drafting: Drafting) -> Vec<Effect> {
    let (edit, effects) = step(state, drafting);
    if let Some(edit) = edit {
        let done = match &edit {
            Edit::Paper(Paper::Sign(_)) => Some(Toast::Signed),
            Edit::Paper(Paper::Decide(_)) => Some(Toast::Decided),
            _ => None,
        };
        state.change(edit);
        if let Some(done) = done {
            state.notify(done);
        }
    }
    effects
}
