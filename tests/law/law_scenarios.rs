//! Scenes ruled on under any rulebook and regulation, and the ruling as one line.

use std::sync::OnceLock;

use xiangqi::{Game, Move, Position, Side};
use xiangqi_arbiter::incident::{Act, Actor, Claim, Consent, Event, Incident, read_events};
use xiangqi_arbiter::law::{Level, Library};
use xiangqi_arbiter::ruling::{Law, Prior, Ruling, Tally, rule};

/// The built-in law, read once.
pub fn library() -> &'static Library {
    static LIBRARY: OnceLock<Library> = OnceLock::new();
    LIBRARY.get_or_init(|| Library::built_in().unwrap())
}

/// A board, the moves that led on from it, and what stood against the side to move before.
pub struct Scene<'a> {
    pub law: &'a str,
    pub level: Level,
    pub reading: &'a str,
    pub prior: Tally,
    pub fen: &'a str,
    pub moves: &'a str,
}

impl<'a> Scene<'a> {
    /// A provincial event under this law, `rulebook` or `rulebook+regulation`, from this board.
    pub fn new(law: &'a str, fen: &'a str) -> Self {
        let (level, prior) = (Level::Provincial, Tally::default());
        Self { law, level, reading: "bare-text", prior, fen, moves: "" }
    }

    pub fn rule(&self, events: &str) -> Ruling {
        self.rule_in(library(), events)
    }

    pub fn rule_in(&self, library: &Library, events: &str) -> Ruling {
        let law = law_of(library, self.law, self.reading, self.level);
        let start: Position = self.fen.parse().unwrap();
        let moves = self.moves.split_whitespace().map(|mv| mv.parse().unwrap()).collect();
        let game = Game { start: start.setup().clone(), moves };
        let position = game.after(usize::MAX).position().unwrap();
        let events = events.split(';').map(str::trim).filter(|text| !text.is_empty());
        let events = events.map(|text| event(text, position.turn())).collect();
        let prior = Prior { mover: self.prior, opponent: Tally::default() };
        rule(&Incident { position, events, game }, &law, prior)
    }

    /// The ruling as a line; see [`line`].
    pub fn line(&self, events: &str) -> String {
        line(library(), self.law, &self.rule(events))
    }
}

/// The law `rulebook` or `rulebook+regulation`.
pub fn law_of<'a>(library: &'a Library, law: &str, reading: &str, level: Level) -> Law<'a> {
    let (rulebook, regulation) = law.split_once('+').map_or((law, None), |(book, reg)| (book, Some(reg)));
    Law {
        rulebook: library.rulebook(rulebook).unwrap(),
        reading: library.reading(reading).unwrap(),
        regulation: regulation.map(|id| library.regulation(id).unwrap()),
        level,
    }
}

/// Outcome, who is charged, ground, duty, and the caveats, if any: `foul red 4.1.8 restore practice`.
pub fn line(library: &Library, law: &str, ruling: &Ruling) -> String {
    let texts = law_of(library, law, "bare-text", Level::Provincial).texts();
    let verdict = &ruling.verdict;
    let charged = verdict.charged.map_or("-", Side::code);
    let (ground, duty) = (verdict.ground.code(texts), verdict.duty.to_string());
    let caveats: String = verdict.caveats.iter().map(|caveat| format!(" {}", caveat.code())).collect();
    format!("{} {charged} {ground} {duty}{caveats}", verdict.outcome.code())
}

/// An event of the command line, or one of the kinds it has no word for. `5:00 claim limit` is said with five
/// minutes left to whoever claims, `2:59/` with so much left to the other side.
fn event(text: &str, turn: Side) -> Event {
    if let Ok(mut events) = read_events(text, turn) {
        return events.remove(0);
    }
    let mut words: Vec<&str> = text.split_whitespace().collect();
    let side = match words[0] {
        "red" => Some(Side::Red),
        "black" => Some(Side::Black),
        _ => None,
    };
    words.drain(..usize::from(side.is_some()));
    let side = side.unwrap_or(turn);
    let clock = words[0].contains(':').then(|| words.remove(0));
    let mv = |word: &str| word.parse::<Move>().unwrap();
    let act = match words[..] {
        ["place", to] => Act::Place(mv(to)),
        ["adjust", square, "announced"] => Act::Adjust(square.parse().unwrap(), Consent::Announced),
        ["disturb", square] => Act::Disturb(vec![square.parse().unwrap()]),
        ["takeback", to] => Act::TakeBack(mv(to)),
        ["restore"] => Act::Restore,
        ["press"] => Act::PressClock,
        ["flag"] => Act::FlagFall,
        ["claim", "irregular", ply] => Act::Claim(Claim::Irregular(ply.parse().unwrap())),
        ["claim", "facing"] => Act::Claim(Claim::Facing),
        ["claim", "limit"] => Act::Claim(Claim::NaturalLimit),
        ["offer"] => Act::OfferDraw,
        ["agree"] => Act::AgreeDraw,
        ["resign"] => Act::Resign,
        ["late", minutes] => Act::Late(minutes.parse().unwrap()),
        ["drawn"] => {
            return Event::new(Actor::Arbiter, Act::DeclareDraw("neither side can win".to_owned()));
        }
        _ => panic!("{text}"),
    };
    let mut event = Event::by(side, act);
    if let Some(clock) = clock {
        let of = if clock.ends_with('/') { side.opponent() } else { side };
        let (minutes, seconds) = clock.trim_end_matches('/').split_once(':').unwrap();
        let left = minutes.parse::<u32>().unwrap() * 60 + seconds.parse::<u32>().unwrap();
        event.clocks.remaining[of] = Some(left);
    }
    event
}

/// The red horse a0 has both its legs blocked by its own pieces.
pub const BLOCKED: &str = "3k5/9/9/9/9/9/9/9/R8/NC2K4 w";

/// The red chariot e1 shields its general from the chariot e8.
pub const PINNED: &str = "4k4/4r4/9/9/9/9/9/9/4R4/4K4 w";

/// Only the red soldier stands between the generals.
pub const ON_ONE_FILE: &str = "r3k4/9/9/4P4/9/9/9/9/9/4K4 w";

/// b0b9 is mate.
pub const MATE_IN_ONE: &str = "3k5/R8/9/9/9/9/9/9/9/1R2K4 w";

pub const fn tally(breaches: u32, fouls: u32, technical: u32) -> Tally {
    Tally { breaches, fouls, technical }
}

/// Law, board, what stood against the side to move, events, ruling.
pub type Row = (&'static str, &'static str, Tally, &'static str, &'static str);

pub const NONE: Tally = tally(0, 0, 0);

/// Each row is ruled as expected.
pub fn check(rows: &[Row]) {
    for &(law, fen, prior, events, expected) in rows {
        let scene = Scene { prior, ..Scene::new(law, fen) };
        assert_eq!(scene.line(events), expected, "{law}: {fen}: {prior:?}: {events}");
    }
}
