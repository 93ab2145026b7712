//! A row of the timeline while it is filled in: squares are text until they are all there.

pub(crate) mod view;

pub use crate::incident::{ActGroup, ActKind, Asks, Blanks};

use crate::app::board::gesture::{self, Gesture};
use crate::app::overlay::Form;
use crate::app::state::State;
use crate::incident::{Act, Actor, Basis, Certainty, Clocks, Event, Party};
use crate::law::ConductTopic;
use crate::report::Report;
use crate::text::timeline::clock;
use xiangqi::repetition::Nature;
use xiangqi::{BySide, Side, Square};

/// More pieces than stand on a board need not be named.
const MOST_SQUARES: usize = 32;

/// What a draft still lacks.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Lacking {
    /// So many squares, and no more.
    Squares(usize),
    /// One square at least.
    AnySquares,
    Words,
    /// A kind of conduct.
    Topic,
    /// A number of times.
    Times,
    /// The ground of a draw.
    Ground,
    /// A number of minutes.
    Minutes,
    /// The number of a move.
    Ply,
    /// What was left on this side's clock cannot be read.
    Clock(Side),
    Parties,
}

/// A row of the timeline while it is filled in.
#[derive(Clone, Debug, PartialEq)]
pub struct EventDraft {
    /// The row it will replace, and its number; `None` for a new one.
    pub of: Option<(usize, Event)>,
    pub actor: Actor,
    pub kind: ActKind,
    /// The squares as typed.
    pub squares: String,
    /// The words, of a note, a claim or the ground of a draw.
    pub words: String,
    /// The minutes as typed.
    pub minutes: String,
    /// The number of a move, as typed.
    pub ply: String,
    pub topic: Option<ConductTopic>,
    /// What is looked for in the catalogue of conduct.
    pub search: String,
    /// How many times, or moves, as typed.
    pub times: String,
    /// What the move of this number is in a repetition.
    pub nature: Nature,
    pub running: Option<Side>,
    /// What was left to each side, as typed; empty where it was not read.
    pub remaining: BySide<String>,
    /// On what it rests.
    pub basis: Vec<Basis>,
    /// Whether it is disputed that it came after the row before it.
    pub order_disputed: bool,
    pub time: String,
    pub note: String,
    /// Whether it is disputed.
    pub disputed: bool,
    pub parties: Vec<Party>,
    /// Whether the squares are being clicked on the board.
    pub picking: bool,
}

impl EventDraft {
    pub const fn new(actor: Actor) -> Self {
        Self {
            of: None,
            actor,
            kind: ActKind::Touch,
            squares: String::new(),
            words: String::new(),
            minutes: String::new(),
            ply: String::new(),
            topic: None,
            search: String::new(),
            times: String::new(),
            nature: Nature::Idle,
            running: None,
            remaining: BySide { red: String::new(), black: String::new() },
            basis: Vec::new(),
            order_disputed: false,
            time: String::new(),
            note: String::new(),
            disputed: false,
            parties: Vec::new(),
            picking: false,
        }
    }

    /// Says that a party disputes it, or no longer does; what nobody disputes is established.
    pub fn dispute(&mut self, party: Party, disputes: bool) {
        let before = if self.disputed { std::mem::take(&mut self.parties) } else { Vec::new() };
        self.parties = before;
        self.parties.retain(|one| *one != party);
        if disputes {
            self.parties.push(party);
        }
        self.disputed = !self.parties.is_empty();
    }

    /// The draft that would leave this row as it is.
    pub fn of(index: usize, event: &Event) -> Self {
        let kind = ActKind::of(&event.act);
        let Blanks { squares, minutes, ply, nature, text, topic, times } = event.act.blanks();
        let squares: Vec<String> = squares.iter().map(Square::to_string).collect();
        let number = |asked, number: String| if kind.asks() == asked { number } else { String::new() };
        let left = |side| event.clocks.remaining[side].map_or_else(String::new, clock);
        let (disputed, parties) = match &event.certainty {
            Certainty::Established => (false, Vec::new()),
            Certainty::Disputed(parties) => (true, parties.clone()),
        };
        Self {
            of: Some((index, event.clone())),
            actor: event.actor,
            kind,
            squares: squares.join(" "),
            words: text,
            minutes: number(Asks::Minutes, minutes.to_string()),
            topic,
            search: String::new(),
            times: times.map_or_else(String::new, |times| times.to_string()),
            ply: if matches!(kind.asks(), Asks::Ply | Asks::Nature) {
                ply.to_string()
            } else {
                String::new()
            },
            nature,
            running: event.clocks.running,
            remaining: BySide { red: left(Side::Red), black: left(Side::Black) },
            basis: event.basis.clone(),
            order_disputed: event.order_disputed,
            time: event.time.clone(),
            note: event.note.clone(),
            disputed,
            parties,
            picking: false,
        }
    }

    /// A new row of this kind; the pieces knocked over are clicked on the board at once.
    pub fn of_kind(kind: ActKind, report: &Report) -> Self {
        let mover = gesture::mover(report);
        let mut draft = Self::new(Actor::Player(mover));
        draft.choose(kind, mover);
        if kind == ActKind::TakeBack
            && let Some(mv) = gesture::last_released(report)
        {
            draft.squares = format!("{} {}", mv.from, mv.to);
        }
        draft.picking = kind == ActKind::Disturb;
        draft
    }

    /// The squares typed so far: any letter `a` to `i` followed by a digit.
    pub fn named(&self) -> Vec<Square> {
        let letters: Vec<char> =
            self.squares.to_lowercase().chars().filter(|one| !one.is_whitespace()).collect();
        let pairs = letters.windows(2);
        pairs.filter_map(|pair| pair.iter().collect::<String>().parse().ok()).collect()
    }

    /// Another kind, done by whoever does such things as a rule; `mover` is the side to move.
    pub fn choose(&mut self, kind: ActKind, mover: Side) {
        if kind == self.kind {
            return;
        }
        let asks = self.kind.asks();
        self.kind = kind;
        match self.actor {
            Actor::Player(_) if kind.is_arbiters() && kind != ActKind::Words => self.actor = Actor::Arbiter,
            Actor::Arbiter if !kind.is_arbiters() => self.actor = Actor::Player(mover),
            _ => {}
        }
        // Words chosen for another kind mean something else here.
        if kind.asks() == Asks::Words && asks == Asks::Words {
            self.words.clear();
        }
    }

    /// The row.
    ///
    /// # Errors
    /// What is still lacking.
    pub fn event(&self) -> Result<Event, Lacking> {
        let act = self.act()?;
        let certainty = match (self.disputed, self.parties.is_empty()) {
            (false, _) => Certainty::Established,
            (true, true) => return Err(Lacking::Parties),
            (true, false) => Certainty::Disputed(self.parties.clone()),
        };
        let clocks = Clocks {
            running: self.running,
            remaining: BySide { red: self.left(Side::Red)?, black: self.left(Side::Black)? },
        };
        let [time, note] = [&self.time, &self.note].map(|text| text.trim().to_owned());
        let (basis, order_disputed) = (self.basis.clone(), self.order_disputed);
        Ok(Event { actor: self.actor, act, certainty, order_disputed, basis, time, clocks, note })
    }

    fn act(&self) -> Result<Act, Lacking> {
        let mut blanks = Blanks::default();
        match self.kind.asks() {
            Asks::Nothing => {}
            Asks::Squares(count) => {
                blanks.squares = self.named();
                let differ = blanks.squares.first() != blanks.squares.get(1);
                if blanks.squares.len() != count || !differ {
                    return Err(Lacking::Squares(count));
                }
            }
            Asks::AnySquares => blanks.squares = self.named(),
            Asks::Minutes => blanks.minutes = self.minutes.trim().parse().map_err(|_| Lacking::Minutes)?,
            Asks::Ply => blanks.ply = self.number_of_move()?,
            Asks::Nature => {
                (blanks.ply, blanks.nature) = (self.number_of_move()?, self.nature);
                self.words.trim().clone_into(&mut blanks.text);
                if blanks.text.is_empty() {
                    return Err(Lacking::Ground);
                }
            }
            Asks::Topic => {
                blanks.topic = Some(self.topic.ok_or(Lacking::Topic)?);
                let times = self.times.trim();
                if !times.is_empty() {
                    let number = times.parse().ok().filter(|&number: &u32| number > 0);
                    blanks.times = Some(number.ok_or(Lacking::Times)?);
                }
                self.words.trim().clone_into(&mut blanks.text);
            }
            Asks::Words => {
                self.words.trim().clone_into(&mut blanks.text);
                if blanks.text.is_empty() {
                    let ground = self.kind == ActKind::DeclareDraw;
                    return Err(if ground { Lacking::Ground } else { Lacking::Words });
                }
            }
        }
        self.kind.act(blanks).ok_or(Lacking::AnySquares)
    }

    fn number_of_move(&self) -> Result<usize, Lacking> {
        self.ply.trim().parse().ok().filter(|&ply| ply > 0).ok_or(Lacking::Ply)
    }

    /// What was left to a side.
    fn left(&self, side: Side) -> Result<Option<u32>, Lacking> {
        let typed = &self.remaining[side];
        if typed.trim().is_empty() {
            return Ok(None);
        }
        seconds(typed).map(Some).ok_or(Lacking::Clock(side))
    }

    /// Adds or takes away something it rests on; they stay in one order.
    pub fn toggle_basis(&mut self, basis: Basis) {
        toggle(&mut self.basis, basis);
    }

    /// Adds or takes away a party that disputes it; they stay in one order.
    pub fn toggle(&mut self, party: Party) {
        toggle(&mut self.parties, party);
    }

    /// Takes the squares of a gesture on the board, and is done with the board when it has enough of them.
    pub fn pick(&mut self, hand: Gesture) {
        let squares = match hand {
            Gesture::Release(mv) => vec![mv.from, mv.to],
            Gesture::Touch(square)
            | Gesture::TouchTogether(square)
            | Gesture::TouchByOpponent(square)
            | Gesture::Lift(square)
            | Gesture::PutBack(square)
            | Gesture::LiftAndPutBack(square)
            | Gesture::Brush(square)
            | Gesture::Disturb(square)
            | Gesture::Adjust(square, _) => vec![square],
        };
        let wanted = match self.kind.asks() {
            Asks::Squares(count) => count,
            Asks::AnySquares => MOST_SQUARES,
            _ => 0,
        };
        let mut all = self.named();
        if self.kind.asks() != Asks::AnySquares && (squares.len() == 2 || all.len() >= wanted) {
            all.clear();
        }
        all.extend(
            squares.into_iter().filter(|square| wanted <= 2 || !all.contains(square)).collect::<Vec<_>>(),
        );
        all.truncate(wanted.max(1));
        let words: Vec<String> = all.iter().map(Square::to_string).collect();
        self.squares = words.join(" ");
        self.picking = all.len() < wanted;
    }
}

/// Whether a gesture on the board was meant for the row that is filled in, which then has its squares.
pub(crate) fn takes(state: &mut State, hand: Gesture) -> bool {
    match state.view.front.get_mut::<Form<EventDraft>>() {
        Some(form) if form.draft.picking => {
            form.draft.pick(hand);
            true
        }
        _ => false,
    }
}

fn toggle<T: Ord>(list: &mut Vec<T>, one: T) {
    match list.iter().position(|other| *other == one) {
        Some(at) => {
            list.remove(at);
        }
        None => list.push(one),
    }
    list.sort_unstable();
}

/// The seconds of a typed time: `mm:ss` or `h:mm:ss`, and minutes where no colon stands. `None` where it is no
/// time.
pub fn seconds(text: &str) -> Option<u32> {
    let parts: Vec<&str> = text.trim().split([':', '：']).map(str::trim).collect();
    let number = |text: &str| {
        let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        digits.then(|| text.parse::<u32>().ok()).flatten()
    };
    let below_sixty = |text: &str| number(text).filter(|&value| value < 60 && text.len() <= 2);
    let (minutes, seconds) = match parts.as_slice() {
        [minutes] => (number(minutes)?, 0),
        [minutes, seconds] => (number(minutes)?, below_sixty(seconds)?),
        [hours, minutes, seconds] => {
            let hours = number(hours)?.checked_mul(60)?;
            (hours.checked_add(below_sixty(minutes)?)?, below_sixty(seconds)?)
        }
        _ => return None,
    };
    minutes.checked_mul(60)?.checked_add(seconds)
}

#[cfg(test)]
mod clocks_tests {
    use super::*;
    use crate::text::timeline::clock;

    #[test]
    fn times_are_read_as_they_are_written_on_a_sheet() {
        for (text, value) in
            [("12:30", 750), ("0:05", 5), ("5", 300), ("75:00", 4500), ("1：15：00", 4500), (" 2 : 09 ", 129)]
        {
            assert_eq!(seconds(text), Some(value), "{text}");
        }
        for text in ["", ":", "5:60", "1:5:61", "-3", "1:2:3:4", "five", "99999999999", "5:+3", "5:003"] {
            assert_eq!(seconds(text), None, "{text}");
        }
    }

    #[test]
    fn what_is_shown_is_read_back() {
        for value in [0, 5, 59, 60, 750, 3599, 3600, 4500, 360_000, u32::MAX] {
            assert_eq!(seconds(&clock(value)), Some(value), "{value}");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::incident::{Claim, Consent};
    use xiangqi::Move;

    fn draft(kind: ActKind, squares: &str) -> EventDraft {
        EventDraft { kind, squares: squares.to_owned(), ..EventDraft::new(Actor::Player(Side::Red)) }
    }

    #[test]
    fn squares_are_read_however_they_are_separated() {
        for text in ["c4c6", "C4 c6", "c4-c6", " c4，c6 ", "c4 → c6"] {
            let event = draft(ActKind::Release, text).event().unwrap();
            assert_eq!(event.act, Act::Release("c4c6".parse().unwrap()), "{text}");
        }
        for (kind, text) in [
            (ActKind::Touch, ""),
            (ActKind::Touch, "c4 c6"),
            (ActKind::Release, "c4"),
            (ActKind::Release, "c4 c4"),
            (ActKind::Place, "c4 c4"),
            (ActKind::TakeBack, "c4 c4"),
            (ActKind::TouchBoth, "c4 c4"),
        ] {
            let Asks::Squares(count) = kind.asks() else { panic!("squares") };
            assert_eq!(draft(kind, text).event(), Err(Lacking::Squares(count)), "{text}");
        }
    }

    #[test]
    fn a_row_and_its_draft_are_the_same() {
        let square: Square = "c6".parse().unwrap();
        let other: Square = "c4".parse().unwrap();
        for act in [
            Act::Touch(square),
            Act::TouchBoth(square, other),
            Act::Lift(square),
            Act::PutBack(square),
            Act::Release(Move::new(other, square)),
            Act::Brush(square),
            Act::Adjust(square, Consent::Given),
            Act::Adjust(square, Consent::Announced),
            Act::Adjust(square, Consent::None),
            Act::Place(Move::new(other, square)),
            Act::Disturb(vec![square, other]),
            Act::TakeBack(Move::new(other, square)),
            Act::Restore,
            Act::PressClock,
            Act::StopClocks,
            Act::FlagFall,
            Act::Claim(Claim::Irregular(12)),
            Act::Claim(Claim::Facing),
            Act::Claim(Claim::NaturalLimit),
            Act::Claim(Claim::NoWinningChances),
            Act::Claim(Claim::Repetition),
            Act::Claim(Claim::Time),
            Act::Claim(Claim::Other("对方干扰".to_owned())),
            Act::OfferDraw,
            Act::AgreeDraw,
            Act::Resign,
            Act::Late(15),
            Act::DeclareDraw("双方均无胜望".to_owned()),
            Act::Words("停钟".to_owned()),
        ] {
            let event = Event {
                certainty: Certainty::Disputed(vec![Party::Red, Party::Witness]),
                order_disputed: true,
                basis: vec![Basis::Seen, Basis::Video],
                clocks: Clocks {
                    running: Some(Side::Black),
                    remaining: BySide { red: Some(3725), black: Some(0) },
                },
                time: "15:09".to_owned(),
                note: "没有离手".to_owned(),
                ..Event::new(Actor::Arbiter, act)
            };
            assert_eq!(EventDraft::of(3, &event).event(), Ok(event));
        }
    }

    #[test]
    fn what_cannot_be_read_is_named() {
        let with = |change: fn(&mut EventDraft)| {
            let mut draft = draft(ActKind::PressClock, "");
            change(&mut draft);
            draft.event()
        };
        assert_eq!(with(|draft| draft.remaining.black = "5:77".to_owned()), Err(Lacking::Clock(Side::Black)));
        assert_eq!(with(|draft| draft.kind = ActKind::Late), Err(Lacking::Minutes));
        assert_eq!(
            with(|draft| (draft.kind, draft.ply) = (ActKind::ClaimIrregular, "0".to_owned())),
            Err(Lacking::Ply)
        );
        assert_eq!(with(|draft| draft.kind = ActKind::DeclareDraw), Err(Lacking::Ground));
        assert_eq!(with(|draft| draft.kind = ActKind::Disturb), Err(Lacking::AnySquares));
    }

    #[test]
    fn a_kind_brings_whoever_does_it() {
        let mut draft = draft(ActKind::Touch, "");
        draft.choose(ActKind::Restore, Side::Black);
        assert_eq!(draft.actor, Actor::Arbiter);
        draft.choose(ActKind::ClaimTime, Side::Black);
        assert_eq!(draft.actor, Actor::Player(Side::Black));
    }

    #[test]
    fn every_kind_is_in_the_list_once() {
        let listed: Vec<ActKind> = ActGroup::ALL.iter().flat_map(|group| group.kinds()).collect();
        let once: std::collections::HashSet<ActKind> = listed.iter().copied().collect();
        assert_eq!((listed.len(), once.len()), (32, 32));
        assert!(ActKind::all().all(|kind| once.contains(&kind)));
    }

    #[test]
    fn the_board_gives_as_many_squares_as_are_wanted() {
        let at = |name: &str| name.parse::<Square>().unwrap();
        let mut both = EventDraft { picking: true, ..draft(ActKind::TouchBoth, "") };
        both.pick(Gesture::Touch(at("c4")));
        assert!(both.picking);
        both.pick(Gesture::Touch(at("c6")));
        assert_eq!((both.squares.as_str(), both.picking), ("c4 c6", false));
        let mut one = EventDraft { picking: true, ..draft(ActKind::Touch, "") };
        one.pick(Gesture::Release(Move::new(at("c4"), at("c6"))));
        assert_eq!((one.squares.as_str(), one.picking), ("c4", false));
    }
}
