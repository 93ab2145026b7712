//! A row of the timeline while it is filled in: squares are text until they are all there.

use crate::app::hand::Hand;
use crate::incident::{Act, Actor, Consent, Credence, Event, Party};
use crate::xiangqi::{Move, Square};

/// What can be recorded, as a list to choose from.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum ActKind {
    /// 摸触
    Touch,
    /// 同时摸触
    TouchBoth,
    /// 拿起
    Lift,
    /// 放回
    PutBack,
    /// 离手
    Release,
    /// 误碰
    Brush,
    /// 摆正，已征得同意
    AdjustAsked,
    /// 摆正，未征得同意
    AdjustUnasked,
    /// Anything else, in words.
    Words,
}

impl ActKind {
    /// Every kind, in the order of the list.
    pub const ALL: [Self; 9] = [
        Self::Touch,
        Self::TouchBoth,
        Self::Lift,
        Self::PutBack,
        Self::Release,
        Self::Brush,
        Self::AdjustAsked,
        Self::AdjustUnasked,
        Self::Words,
    ];

    /// How many squares it needs.
    #[must_use]
    pub const fn squares(self) -> usize {
        match self {
            Self::TouchBoth | Self::Release => 2,
            Self::Words => 0,
            _ => 1,
        }
    }

    const fn of(act: &Act) -> Self {
        match act {
            Act::Touch(_) => Self::Touch,
            Act::TouchBoth(..) => Self::TouchBoth,
            Act::Lift(_) => Self::Lift,
            Act::PutBack(_) => Self::PutBack,
            Act::Release(_) => Self::Release,
            Act::Brush(_) => Self::Brush,
            Act::Adjust(_, Consent::Given) => Self::AdjustAsked,
            Act::Adjust(_, Consent::None | Consent::Announced) => Self::AdjustUnasked,
            _ => Self::Words,
        }
    }
}

/// What a draft still lacks.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Lacking {
    /// So many squares, and no more.
    Squares(usize),
    /// The words.
    Words,
    /// Who disputes it.
    Parties,
}

/// A row of the timeline while it is filled in.
#[derive(Clone, Debug, PartialEq)]
pub struct EventDraft {
    /// The row it will replace, and its number; `None` for a new one.
    pub of: Option<(usize, Event)>,
    /// Who did it.
    pub actor: Actor,
    /// What was done.
    pub kind: ActKind,
    /// The squares as typed.
    pub squares: String,
    /// The words.
    pub words: String,
    /// When.
    pub time: String,
    /// Anything to add.
    pub note: String,
    /// Whether it is disputed.
    pub disputed: bool,
    /// Who disputes it.
    pub parties: Vec<Party>,
    /// Whether the squares are being clicked on the board.
    pub picking: bool,
}

impl EventDraft {
    /// An empty draft.
    #[must_use]
    pub const fn new(actor: Actor) -> Self {
        Self {
            of: None,
            actor,
            kind: ActKind::Touch,
            squares: String::new(),
            words: String::new(),
            time: String::new(),
            note: String::new(),
            disputed: false,
            parties: Vec::new(),
            picking: false,
        }
    }

    /// The draft that would leave this row as it is.
    #[must_use]
    pub fn of(index: usize, event: &Event) -> Self {
        let squares: Vec<String> = event.act.squares().iter().map(Square::to_string).collect();
        let words = if let Act::Words(words) = &event.act { words.clone() } else { String::new() };
        let (disputed, parties) = match &event.credence {
            Credence::Established => (false, Vec::new()),
            Credence::Disputed(parties) => (true, parties.clone()),
        };
        Self {
            of: Some((index, event.clone())),
            actor: event.actor,
            kind: ActKind::of(&event.act),
            squares: squares.join(" "),
            words,
            time: event.time.clone(),
            note: event.note.clone(),
            disputed,
            parties,
            picking: false,
        }
    }

    /// The squares typed so far: any letter `a` to `i` followed by a digit.
    #[must_use]
    pub fn named(&self) -> Vec<Square> {
        let letters: Vec<char> =
            self.squares.to_lowercase().chars().filter(|one| !one.is_whitespace()).collect();
        let pairs = letters.windows(2);
        pairs.filter_map(|pair| pair.iter().collect::<String>().parse().ok()).collect()
    }

    /// The row.
    ///
    /// # Errors
    /// What is still lacking.
    pub fn event(&self) -> Result<Event, Lacking> {
        let lacking = Lacking::Squares(self.kind.squares());
        let squares = self.named();
        let act = match (self.kind, squares.as_slice()) {
            (ActKind::Words, _) if self.words.trim().is_empty() => return Err(Lacking::Words),
            (ActKind::Words, _) => Act::Words(self.words.trim().to_owned()),
            (ActKind::Touch, &[square]) => Act::Touch(square),
            (ActKind::TouchBoth, &[first, second]) if first != second => Act::TouchBoth(first, second),
            (ActKind::Lift, &[square]) => Act::Lift(square),
            (ActKind::PutBack, &[square]) => Act::PutBack(square),
            (ActKind::Release, &[from, to]) => Act::Release(Move::new(from, to)),
            (ActKind::Brush, &[square]) => Act::Brush(square),
            (ActKind::AdjustAsked, &[square]) => Act::Adjust(square, Consent::Given),
            (ActKind::AdjustUnasked, &[square]) => Act::Adjust(square, Consent::None),
            _ => return Err(lacking),
        };
        let credence = match (self.disputed, self.parties.is_empty()) {
            (false, _) => Credence::Established,
            (true, true) => return Err(Lacking::Parties),
            (true, false) => Credence::Disputed(self.parties.clone()),
        };
        let [time, note] = [&self.time, &self.note].map(|text| text.trim().to_owned());
        let before =
            self.of.as_ref().map_or_else(|| Event::new(self.actor, Act::Restore), |(_, event)| event.clone());
        Ok(Event { actor: self.actor, act, credence, time, note, ..before })
    }

    /// Adds or takes away a party that disputes it; they stay in one order.
    pub fn toggle(&mut self, party: Party) {
        match self.parties.iter().position(|&other| other == party) {
            Some(at) => {
                self.parties.remove(at);
            }
            None => self.parties.push(party),
        }
        self.parties.sort_unstable();
    }

    /// Takes the squares of a gesture on the board, and is done with the board when it has enough of them.
    pub fn pick(&mut self, hand: Hand) {
        let squares = match hand {
            Hand::Release(mv) => vec![mv.from, mv.to],
            Hand::Touch(square)
            | Hand::TouchTogether(square)
            | Hand::TouchByOpponent(square)
            | Hand::Lift(square)
            | Hand::PutBack(square)
            | Hand::LiftAndPutBack(square)
            | Hand::Brush(square)
            | Hand::Adjust(square, _) => vec![square],
        };
        let wanted = self.kind.squares();
        let mut all = self.named();
        if squares.len() == 2 || all.len() >= wanted {
            all.clear();
        }
        all.extend(squares);
        all.truncate(wanted.max(1));
        let words: Vec<String> = all.iter().map(Square::to_string).collect();
        self.squares = words.join(" ");
        self.picking = all.len() < wanted;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::xiangqi::Side;

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
            (ActKind::TouchBoth, "c4 c4"),
        ] {
            assert_eq!(draft(kind, text).event(), Err(Lacking::Squares(kind.squares())), "{text}");
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
            Act::Adjust(square, Consent::None),
            Act::Words("停钟".to_owned()),
        ] {
            let event = Event {
                credence: Credence::Disputed(vec![Party::Red, Party::Witness]),
                time: "15:09".to_owned(),
                note: "没有离手".to_owned(),
                ..Event::new(Actor::Arbiter, act)
            };
            assert_eq!(EventDraft::of(3, &event).event(), Ok(event));
        }
    }

    #[test]
    fn the_board_gives_as_many_squares_as_are_wanted() {
        let at = |name: &str| name.parse::<Square>().unwrap();
        let mut both = EventDraft { picking: true, ..draft(ActKind::TouchBoth, "") };
        both.pick(Hand::Touch(at("c4")));
        assert!(both.picking);
        both.pick(Hand::Touch(at("c6")));
        assert_eq!((both.squares.as_str(), both.picking), ("c4 c6", false));
        let mut one = EventDraft { picking: true, ..draft(ActKind::Touch, "") };
        one.pick(Hand::Release(Move::new(at("c4"), at("c6"))));
        assert_eq!((one.squares.as_str(), one.picking), ("c4", false));
    }
}
