//! The window's model driven with messages that the bytes choose.
//!
//! What has to hold whatever is said: undo brings back the report before, redo the one after; a report written is
//! read again as the same; every report has a ruling or a reason why not; what a ruling given or a decision holds
//! never changes, and what is on disk of them is never undone.

use std::sync::{Arc, LazyLock};

use xiangqi::{Move, Piece, PieceKind, START, Side, Square, fen};
use xiangqi_arbiter::app::COMMANDS;
use xiangqi_arbiter::app::board::gesture::Gesture;
use xiangqi_arbiter::app::commands::Command;
use xiangqi_arbiter::app::edit::Edit;
use xiangqi_arbiter::app::event_form::{ActKind, EventDraft};
use xiangqi_arbiter::app::exhibits;
use xiangqi_arbiter::app::exhibits::image_view::ImageEdit as Seen;
use xiangqi_arbiter::app::field::Field;
use xiangqi_arbiter::app::game_view::{GameEdit, GameMessage};
use xiangqi_arbiter::app::message::{Answer, FileDialogKind, Message};
use xiangqi_arbiter::app::overlay::{Form, Front};
use xiangqi_arbiter::app::paper_edit::Paper;
use xiangqi_arbiter::app::position_editor::PositionEdit;
use xiangqi_arbiter::app::preferences::Preferences;
use xiangqi_arbiter::app::regulation_form::RegulationDraft;
use xiangqi_arbiter::app::state::{Moment, State};
use xiangqi_arbiter::app::update::update;
use xiangqi_arbiter::digest::Digest;
use xiangqi_arbiter::incident::{Consent, Party, read_events};
use xiangqi_arbiter::law::{Level, Library};
use xiangqi_arbiter::report::{
    Annotations, Category, Decision, Exhibit, FoulClass, ImagePoint, ImageRect, Mark, MediaType, Report,
    Role, RulingGiven, Scope, seal,
};
use xiangqi_arbiter::store::format;

/// So many messages in one run: what comes after is not more telling, only slower.
const MESSAGES: usize = 120;

/// Rows of a timeline, with squares to be filled in.
const ROWS: [&str; 24] = [
    "touch #",
    "touch # #",
    "lift #",
    "putback #",
    "place ##",
    "release ##",
    "release ##",
    "brush #",
    "adjust # none",
    "adjust # consent",
    "disturb # #",
    "takeback ##",
    "restore",
    "press",
    "stop",
    "flag",
    "late 20",
    "claim facing",
    "claim repetition",
    "offer-draw",
    "agree-draw",
    "resign",
    "red flag @ running=red red=0:00 black=1:00 disputed=black",
    "black touch # @ disputed=red order=disputed",
];

/// Positions worth beginning with.
const POSITIONS: [&str; 4] = [
    START,
    "2bak1b1C/4a4/9/2N6/9/2r6/9/9/4A4/2B1KAB2 b",
    "3k5/9/3P5/9/9/9/9/9/9/4K4 b",
    "4k4/9/9/9/4r4/9/9/9/4N4/4K4 w",
];

/// Texts of which some are moves and some would like to be markup.
const TEXTS: [&str; 6] = ["", "炮二平五", "h2e2 h9g7", "<b>王\u{202e}某\"", "4.1.3", "r\"#\n"];

struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn byte(&mut self) -> usize {
        let Some((first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        usize::from(*first)
    }

    fn one<T: Clone>(&mut self, of: &[T]) -> Option<T> {
        of.get(self.byte() % of.len().max(1)).cloned()
    }

    fn index(&mut self, of: usize) -> usize {
        // One past the end too: it has to be refused.
        self.byte() % (of + 1)
    }

    fn square(&mut self) -> Square {
        Square::all().nth(self.byte() % 90).expect("there are ninety")
    }

    fn mv(&mut self) -> Move {
        let from = self.square();
        Move { from, to: self.square() }
    }

    fn side(&mut self) -> Side {
        if self.byte().is_multiple_of(2) { Side::Red } else { Side::Black }
    }
}

/// A move of the side to move where there is one; any other now and then.
fn release(bytes: &mut Bytes<'_>, state: &State) -> Move {
    let position = state.report().setup().position().ok();
    let legal = position.map(|position| position.legal_moves()).unwrap_or_default();
    let one = bytes.one(&legal);
    one.filter(|_| !bytes.byte().is_multiple_of(4)).unwrap_or_else(|| bytes.mv())
}

fn edit(bytes: &mut Bytes<'_>, state: &State) -> Option<Edit> {
    let report = state.report();
    let rows = report.timeline.len();
    Some(match bytes.byte() % 24 {
        0..=3 => {
            let mut row = bytes.one(&ROWS)?.to_owned();
            while row.contains('#') {
                row = row.replacen('#', &bytes.square().to_string(), 1);
            }
            let events = read_events(&row, bytes.side()).ok()?;
            match bytes.byte() % 3 {
                0 => Edit::Insert(bytes.index(rows), events),
                1 => Edit::SetEvent(bytes.index(rows), events.first()?.clone()),
                _ => Edit::Record(events),
            }
        }
        4 => Edit::RemoveEvent(bytes.index(rows)),
        5 => Edit::MoveEvent(bytes.index(rows), bytes.index(rows)),
        6 => Edit::Level(bytes.one(&[Level::National, Level::Provincial, Level::NationalYouth])?),
        7 => Edit::Scope(bytes.one(&[
            Scope::National,
            Scope::Province,
            Scope::City,
            Scope::County,
            Scope::School,
        ])?),
        8 => Edit::Category(bytes.one(&[Category::Open, Category::Youth])?),
        9 => {
            let one = bytes.one(&state.library.rulebooks)?;
            Edit::Rulebook(state.library.cite_rulebook(&one.id))
        }
        10 => {
            let one = bytes.one(&state.library.readings)?;
            Edit::Reading(state.library.cite_reading(&one.id))
        }
        11 => {
            let one = bytes.one(&state.library.regulations)?;
            Edit::Regulation(
                (!bytes.byte().is_multiple_of(3)).then(|| state.library.cite_regulation(&one.id)),
            )
        }
        12 => {
            let at = bytes.index(3);
            let fields = [
                Field::EventName,
                Field::Place,
                Field::Date,
                Field::Round,
                Field::Table,
                Field::PlayerName(Side::Red),
                Field::PlayerTeam(Side::Black),
                Field::ArbiterName(at),
                Field::FoulClause(at),
                Field::FoulMoment(at),
                Field::FoulNote(at),
                Field::StatementName(at),
                Field::StatementText(at),
                Field::Remarks,
                Field::EventTime(at),
                Field::EventNote(at),
            ];
            Edit::Write(bytes.one(&fields)?, bytes.one(&TEXTS)?.to_owned())
        }
        13 => Edit::SetUp(match bytes.byte() % 9 {
            0 => PositionEdit::Place(
                bytes.square(),
                Piece { side: bytes.side(), kind: bytes.one(&PieceKind::ALL)? },
            ),
            1 => PositionEdit::Remove(bytes.square()),
            2 => PositionEdit::Carry(bytes.mv()),
            3 => PositionEdit::Clear,
            4 => PositionEdit::Start,
            5 => PositionEdit::Mirror,
            6 => PositionEdit::Swap,
            7 => PositionEdit::Turn(bytes.side()),
            _ => PositionEdit::Read(Box::new(fen::read(bytes.one(&POSITIONS)?).ok()?.setup)),
        }),
        14 => {
            let at = bytes.index(state.sheet.plies());
            Edit::Game(match bytes.byte() % 6 {
                0 => GameEdit::Insert(at, vec![bytes.mv()]),
                1 => GameEdit::Rewrite(at, vec![bytes.mv()]),
                2 => GameEdit::Correct(at, bytes.mv()),
                3 => GameEdit::Remove(at),
                4 => GameEdit::Cut(at),
                5 => GameEdit::Promote(at),
                6 => GameEdit::RemoveVariation(at),
                _ => GameEdit::Incident(at),
            })
        }
        15 => {
            let at = bytes.index(report.exhibits.len());
            let (spot, other) = (spot(bytes), spot(bytes));
            Edit::Exhibits(match bytes.byte() % 9 {
                0 => exhibits::ExhibitEdit::Remove(at),
                1 => exhibits::ExhibitEdit::SwapWithNext(at),
                2 => exhibits::ExhibitEdit::Caption(at, bytes.one(&TEXTS)?.to_owned()),
                3 => exhibits::ExhibitEdit::Sight(at, Seen::Turn(bytes.byte() as i8)),
                4 => exhibits::ExhibitEdit::Sight(at, Seen::Crop(ImageRect::between(spot, other))),
                5 => exhibits::ExhibitEdit::Sight(
                    at,
                    Seen::Mark(Mark::Label(spot, bytes.one(&TEXTS)?.to_owned())),
                ),
                6 => exhibits::ExhibitEdit::Sight(at, Seen::Mark(Mark::Arrow(spot, other))),
                7 => exhibits::ExhibitEdit::Sight(at, Seen::Unmark(bytes.index(3))),
                _ => exhibits::ExhibitEdit::Add(vec![exhibit(bytes)]),
            })
        }
        22 => {
            let words = bytes.one(&TEXTS)?.to_owned();
            Edit::Paper(Paper::Sign(Box::new(RulingGiven { words, ..RulingGiven::default() })))
        }
        23 => {
            let reasons = bytes.one(&TEXTS)?.to_owned();
            Edit::Paper(Paper::Decide(Box::new(Decision { reasons, ..Decision::default() })))
        }
        16 => Edit::Paper(Paper::AddArbiter(bytes.one(&[Role::Chief, Role::Arbiter, Role::Appeals])?)),
        17 => Edit::Paper(Paper::AddFoul(
            bytes.side(),
            bytes.one(&[FoulClass::Breach, FoulClass::Foul, FoulClass::Technical])?,
        )),
        18 => Edit::Paper(Paper::RemoveFoul(bytes.index(report.foul_sheet.len()))),
        19 => Edit::Paper(Paper::AddStatement(Party::Witness)),
        20 => Edit::Paper(Paper::RemoveStatement(bytes.index(report.statements.len()))),
        _ => Edit::Paper(Paper::RemoveArbiter(bytes.index(report.arbiters.len()))),
    })
}

fn spot(bytes: &mut Bytes<'_>) -> ImagePoint {
    let x = bytes.byte() as f32 / 200.0;
    ImagePoint::at(x, bytes.byte() as f32 / 200.0)
}

fn exhibit(bytes: &mut Bytes<'_>) -> Exhibit {
    let content = [bytes.byte() as u8; 40];
    Exhibit {
        name: "a.png".to_owned(),
        caption: String::new(),
        media_type: MediaType::Png,
        bytes: Arc::from(content.as_slice()),
        annotations: Annotations::default(),
    }
}

/// What the window says.
fn message(bytes: &mut Bytes<'_>, state: &mut State) -> Option<Message> {
    Some(match bytes.byte() % 20 {
        0..=5 => Message::Edit(edit(bytes, state)?),
        6..=7 => {
            let square = bytes.square();
            Message::Gesture(match bytes.byte() % 8 {
                0 => Gesture::Touch(square),
                1 => Gesture::TouchTogether(square),
                2 => Gesture::TouchByOpponent(square),
                3 => Gesture::Lift(square),
                4 => Gesture::PutBack(square),
                5 => Gesture::Adjust(square, Consent::Given),
                6 => Gesture::Brush(square),
                _ => Gesture::Release(release(bytes, state)),
            })
        }
        8 => Message::Gesture(Gesture::Release(release(bytes, state))),
        9..=10 => {
            let commands: Vec<Command> = COMMANDS.all().map(|spec| spec.command).collect();
            // What replaces the whole report is not a step of its history.
            let is_step = |command: &Command| {
                !matches!(command, Command::New | Command::NewEvent | Command::CloseReport)
            };
            Message::Command(bytes.one(&commands).filter(is_step)?)
        }
        11 => Message::Game(match bytes.byte() % 3 {
            0 => {
                state.view.entry.write(bytes.one(&TEXTS)?.to_owned());
                return None;
            }
            1 => GameMessage::Enter,
            _ => GameMessage::Play(release(bytes, state)),
        }),
        12 => Message::Answer(bytes.one(&[Answer::Discard, Answer::Confirm, Answer::Cancel])?),
        13 => {
            let draft = EventDraft::of_kind(bytes.one(&ActKind::all().collect::<Vec<_>>())?, state.report());
            match bytes.byte() % 3 {
                0 => state.view.front.open(Form::new(draft)),
                1 => {
                    let mut draft = RegulationDraft::of(state.regulation(), "cn-2011");
                    draft.name = "甲".to_owned();
                    state.view.front.open(Form::new(draft));
                }
                _ => {
                    let event = state.report().timeline.first()?;
                    let draft = EventDraft::of(0, event);
                    state.view.front.open(Form::new(draft));
                }
            }
            return None;
        }
        14 => {
            let edit = state.view.front.edit(state)?;
            state.view.front = Front::default();
            Message::Edit(edit)
        }
        15 => Message::Command(bytes.one(&[Command::Record, Command::SetUp, Command::Replay])?),
        16 => {
            state.view.moment = match bytes.byte() % 3 {
                0 => None,
                1 => Some(Moment::Ply(bytes.index(state.sheet.plies()))),
                _ => Some(Moment::Event(bytes.index(state.report().timeline.len()))),
            };
            state.refresh();
            return None;
        }
        17 => Message::Edit(Edit::MoveEvent(bytes.index(4), bytes.index(4))),
        18 => Message::Edit(Edit::SetUp(PositionEdit::Remove(bytes.square()))),
        _ => Message::Saved {
            path: "report.ron".into(),
            revision: state.history.revision(),
            result: Ok(Digest::of(&[])),
        },
    })
}

/// Whether of two lists one goes on where the other ends: what is given is only added, or taken back whole.
fn as_given<T: PartialEq>(before: &[T], after: &[T]) -> bool {
    after.starts_with(before) || before.starts_with(after)
}

/// The law as it is built in, read once.
static LIBRARY: LazyLock<Arc<Library>> =
    LazyLock::new(|| Arc::new(Library::built_in().expect("it is tested")));

/// The window's model under any messages.
pub fn model(data: &[u8]) {
    let mut bytes = Bytes(data);
    let library = LIBRARY.clone();
    let mut report = Report::new(library.cite_rulebook("cn-2011"), library.cite_reading("author"));
    report.start =
        fen::read(bytes.one(&POSITIONS).expect("there are some")).expect("they are positions").setup;
    let mut state = State::new(report, None, library, Preferences::default());
    let mut on_disk = (0, 0);
    for _ in 0..MESSAGES {
        if bytes.0.is_empty() {
            break;
        }
        let Some(said) = message(&mut bytes, &mut state) else { continue };
        // So that every change is a step of its own.
        update(&mut state, Message::FieldLeft);
        let before = state.history.report().clone();
        let saved = matches!(said, Message::Saved { .. });
        let is_step = !matches!(said, Message::Command(Command::Undo | Command::Redo));
        update(&mut state, said.clone());
        if state.busy {
            // Nobody is there to answer a file dialog.
            update(&mut state, Message::Picked(FileDialogKind::Open, None));
        }
        let after = state.history.report().clone();
        if saved {
            on_disk = (after.rulings.len(), after.decisions.len());
        }
        let kept = after.rulings.len() >= on_disk.0 && after.decisions.len() >= on_disk.1;
        assert!(kept, "{said:?} took what is on disk");
        let unchanged =
            as_given(&before.rulings, &after.rulings) && as_given(&before.decisions, &after.decisions);
        assert!(unchanged, "{said:?} changed what was given");
        if is_step && before != after {
            update(&mut state, Message::Command(Command::Undo));
            assert!(*state.history.report() == before, "undo of {said:?}");
            update(&mut state, Message::Command(Command::Redo));
            assert!(*state.history.report() == after, "redo of {said:?}");
        }
    }
    let _ = seal::verify(state.report());
    let written = format::write(state.report()).expect("a report has a text");
    let again = format::read(&written).expect("what was written");
    assert_eq!(again.report, *state.report());
    let top = state.history.report().clone();
    let mut steps = 0;
    while state.history.undoable().is_some() {
        state.history.undo();
        steps += 1;
    }
    for _ in 0..steps {
        state.history.redo();
    }
    assert_eq!(*state.history.report(), top);
}
