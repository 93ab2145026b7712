//! A day of use by messages: memory stays flat, and every step can be taken back.

use xiangqi::{Move, Side, Square};
use xiangqi_arbiter::app::board::gesture::Gesture;
use xiangqi_arbiter::app::commands::Command;
use xiangqi_arbiter::app::comparison::Comparison;
use xiangqi_arbiter::app::edit::Edit;
use xiangqi_arbiter::app::field::Field;
use xiangqi_arbiter::app::message::{Answer, Message};
use xiangqi_arbiter::app::position_editor::PositionEdit;
use xiangqi_arbiter::app::preferences::ThemeChoice;
use xiangqi_arbiter::app::state::{Moment, State, View};
use xiangqi_arbiter::app::update::update;
use xiangqi_arbiter::text::Lang;

use crate::{Numbers, child, numbered, state, times};

/// How many states undo keeps.
const DEPTH: usize = 10_000;

fn square(numbers: &mut Numbers) -> Square {
    let squares: Vec<Square> = Square::all().collect();
    squares[numbers.below(squares.len() as u64) as usize]
}

fn look_at(state: &mut State, change: impl FnOnce(&mut View)) -> Message {
    change(&mut state.view);
    state.refresh();
    Message::FieldLeft
}

/// Something an arbiter may do next.
fn anything(state: &mut State, numbers: &mut Numbers) -> Message {
    let here = square(numbers);
    let number = numbers.below(10_000).to_string();
    let rows = state.report().timeline.len();
    if state.dialog.is_some() {
        let answers = [Answer::Cancel, Answer::Confirm, Answer::Discard];
        return Message::Answer(answers[numbers.below(3) as usize]);
    }
    // A report has some twenty rows, not thousands.
    if rows > 20 {
        return Message::Edit(Edit::RemoveEvent(numbers.below(rows as u64) as usize));
    }
    match numbers.below(22) {
        0..4 => Message::Gesture(Gesture::Touch(here)),
        4 => Message::Gesture(Gesture::Release(Move { from: here, to: square(numbers) })),
        5 => Message::Gesture(Gesture::Brush(here)),
        6..9 => Message::Edit(Edit::Write(Field::Remarks, number)),
        9 => Message::Edit(Edit::Write(Field::PlayerName(Side::Red), number)),
        10 => Message::FieldLeft,
        11 => Message::Command(Command::Undo),
        12 => Message::Command(Command::Redo),
        13 => {
            let event = Moment::Event(numbers.below(5) as usize);
            look_at(state, |view| view.moment = Some(event))
        }
        14 => look_at(state, |view| view.moment = None),
        15 => Message::Command([Command::Record, Command::SetUp, Command::Replay][numbers.below(3) as usize]),
        16 => Message::Edit(Edit::SetUp(PositionEdit::Carry(Move { from: here, to: square(numbers) }))),
        17 => Message::Edit(Edit::SetUp(PositionEdit::Mirror)),
        18 => look_at(state, |view| view.entry.write("炮二平五".to_owned())),
        19 => Message::Command(Command::Language(if numbers.below(2) == 0 { Lang::Zh } else { Lang::En })),
        20 => Message::Command(Command::Theme(ThemeChoice::Dark)),
        _ => {
            let compared =
                state.today().and_then(|today| Comparison::of(today, &state.library, state.prefs.lang));
            drop(compared);
            Message::FieldLeft
        }
    }
}

fn use_it(state: &mut State, messages: usize, numbers: &mut Numbers) {
    for _ in 0..messages {
        let message = anything(state, numbers);
        update(state, message);
    }
}

/// Eight hours at one thing done every two seconds, after undo is full.
#[test]
#[ignore = "takes minutes; tests/reliability.sh runs it"]
fn memory_is_flat_over_eight_hours() {
    const EIGHT_HOURS: usize = 8 * 3600 / 2;
    let mut numbers = Numbers::any();
    let mut state = state(numbered(0, 1_000_000));
    let mut messages = 0;
    while steps(&mut state) < DEPTH {
        use_it(&mut state, 1000, &mut numbers);
        messages += 1000;
        assert!(messages < 1_000_000, "undo does not fill");
    }
    let before = child::kilobytes("VmRSS");
    let mut most = before;
    for _ in 0..times(4) * 8 {
        use_it(&mut state, EIGHT_HOURS / 8, &mut numbers);
        most = most.max(child::kilobytes("VmRSS"));
    }
    println!(
        "{messages} messages until undo was full: {before} kB; {} more: {most} kB at most",
        times(4) * EIGHT_HOURS
    );
    assert!(most <= before + before / 10, "{before} kB grew to {most} kB");
}

/// The short version: the memory of several hours of use, with the same bound.
#[test]
fn memory_is_flat_over_some_hours() {
    let mut numbers = Numbers(0x9E37_79B9_7F4A_7C15);
    let mut state = state(numbered(0, 1_000_000));
    let last = |state: &State| state.report().exhibits[1].bytes.len();
    use_it(&mut state, 4000, &mut numbers);
    let before = child::kilobytes("VmRSS");
    use_it(&mut state, 4000, &mut numbers);
    let after = child::kilobytes("VmRSS");
    assert_eq!(last(&state), 1_000_000);
    println!("{before} kB after 4000 messages, {after} kB after 8000");
    // Undo is still filling: some kilobytes a step, not the megabyte of the exhibit.
    assert!(after < before + 30_000, "{before} kB grew to {after} kB");
}

/// How many steps can be taken back; they are taken again.
fn steps(state: &mut State) -> usize {
    let mut steps = 0;
    while state.history.undoable().is_some() {
        state.history.undo();
        steps += 1;
    }
    for _ in 0..steps {
        state.history.redo();
    }
    steps
}

#[test]
fn ten_thousand_undo_steps() {
    let mut numbers = Numbers(0x2545_F491_4F6C_DD1D);
    let mut state = state(numbered(0, 1000));
    let first = state.report().clone();
    let mut kept = vec![first.clone()];
    while kept.len() <= DEPTH {
        let edit = match numbers.below(4) {
            0 => Edit::SetUp(PositionEdit::Mirror),
            1 => Edit::Write(Field::EventName, kept.len().to_string()),
            2 => Edit::Write(Field::PlayerName(Side::Black), kept.len().to_string()),
            _ => Edit::Write(Field::Remarks, kept.len().to_string()),
        };
        let before = state.history.revision();
        state.history.seal();
        update(&mut state, Message::Edit(edit));
        if state.history.revision() != before {
            kept.push(state.report().clone());
        }
    }
    for (step, report) in kept.iter().enumerate().rev().skip(1) {
        state.history.undo();
        assert_eq!(state.report(), report, "step {step}");
    }
    assert_eq!(*state.report(), first);
    assert!(state.history.undoable().is_none());
    for report in kept.iter().skip(1) {
        state.history.redo();
        assert_eq!(state.report(), report);
    }
}
