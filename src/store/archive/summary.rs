//! What an archive lists of a report.

use serde::{Deserialize, Serialize};
use strum::{EnumIter, IntoStaticStr};

use super::normalised;
use crate::case::Current;
use crate::incident::{Act, Actor, Event, boards_before};
use crate::law::{Level, Library, Question};
use crate::report::seal::{unsealed, verify};
use crate::report::{Decided, Decision, Fact, GivenOutcome, Report, RulingGiven, Stage, tally};
use crate::ruling::{Tally, TimeChange};
use xiangqi::{Board, BySide, Side, Square};

/// Of a report's text so many bytes can be searched (1 MiB): a book could be pasted into a statement.
pub const MAX_TEXT: usize = 1024 * 1024;

/// How far a report has come.
#[derive(
    Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, EnumIter, IntoStaticStr,
)]
#[strum(serialize_all = "kebab-case")]
pub enum ReportState {
    /// No ruling was given.
    Draft,
    /// A ruling was given.
    Ruled,
    /// An appeal was lodged and is not decided.
    Appealed,
    /// The committee decided.
    Decided,
}

impl ReportState {
    /// The word of the command line.
    pub fn code(self) -> &'static str {
        self.into()
    }

    /// The state of a report. A commentary is no ruling.
    pub fn of(report: &Report) -> Self {
        match report.decisions.last() {
            Some(last) if last.decided == Decided::Pending => Self::Appealed,
            Some(_) => Self::Decided,
            None => match report.rulings.iter().map(|ruling| ruling.stage).max_by_key(|&stage| rank(stage)) {
                Some(Stage::Appeal) => Self::Decided,
                Some(Stage::OnSite | Stage::ChiefArbiter) => Self::Ruled,
                Some(Stage::Commentary) | None => Self::Draft,
            },
        }
    }
}

const fn rank(stage: Stage) -> u8 {
    match stage {
        Stage::Commentary => 0,
        Stage::OnSite => 1,
        Stage::ChiefArbiter => 2,
        Stage::Appeal => 3,
    }
}

/// What an archive lists of a report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    /// The competition's name.
    pub event: String,
    /// Where it was held.
    pub place: String,
    pub date: String,
    pub round: String,
    pub table: String,
    /// The red player.
    pub red: String,
    /// The black player.
    pub black: String,
    pub level: Level,
    /// The rulebook's id.
    pub rulebook: String,
    pub kinds: Vec<IncidentKind>,
    /// The clauses given as grounds by rulings and decisions, each once.
    pub clauses: Vec<String>,
    /// The clauses that follow today; empty where nothing does.
    pub clauses_today: Vec<String>,
    /// The result that stands: the last decision's, else the last ruling's; the side charged.
    pub result: Option<(GivenOutcome, Option<Side>)>,
    /// Seconds that result gives red, or takes.
    pub red_time: i64,
    /// Seconds it gives black, or takes.
    pub black_time: i64,
    /// Whether the players change colours by it.
    pub colours_exchanged: bool,
    /// The words the last ruling was given in; those of a commentary only where there is no other.
    pub ruling: String,
    /// How far it has come.
    pub state: ReportState,
    /// The questions that decide the ruling.
    pub decisive_questions: Vec<Question>,
    /// The foul sheet of red.
    pub red_fouls: Tally,
    /// The foul sheet of black.
    pub black_fouls: Tally,
    /// How many rulings and decisions there are.
    pub given: usize,
    /// How many of them have no seal.
    pub unsealed: usize,
    /// How many things sealed or signed do not hold.
    pub breaches: usize,
    /// How many screenshots and photographs there are.
    pub exhibits: usize,
    /// All its text in small letters, as [`Query`](super::Query) searches it.
    pub text: String,
}

impl Summary {
    /// What is listed of a report; what follows today is worked out with `library`.
    pub fn of(report: &Report, library: &Library) -> Self {
        let event = &report.event;
        let found = report.decisions.iter().rev().find(|decision| !decision.findings.is_empty());
        let current = Current::of_report(report, found, library).ok();
        let BySide { red: red_fouls, black: black_fouls } = tally(&report.foul_sheet);
        let stands = standing(report);
        let time = stands.map(|ruling| ruling.time).unwrap_or_default();
        Self {
            event: event.name.clone(),
            place: event.place.clone(),
            date: event.date.clone(),
            round: event.round.clone(),
            table: event.table.clone(),
            red: report.players.red.name.clone(),
            black: report.players.black.name.clone(),
            level: event.level(),
            rulebook: event.rulebook.id.clone(),
            kinds: IncidentKind::of(report),
            clauses: clauses(grounds(report)),
            clauses_today: clauses(current.iter().map(|current| current.summary.ground.as_str())),
            result: result(report),
            red_time: time.red,
            black_time: time.black,
            colours_exchanged: stands.is_some_and(|ruling| ruling.colours_exchanged),
            ruling: last_ruling(report).map(|ruling| ruling.words.clone()).unwrap_or_default(),
            state: ReportState::of(report),
            decisive_questions: current.map(|current| current.decisive_questions).unwrap_or_default(),
            red_fouls,
            black_fouls,
            given: report.rulings.len() + report.decisions.len(),
            unsealed: unsealed(report).len(),
            breaches: verify(report).len(),
            exhibits: report.exhibits.len(),
            text: text(report),
        }
    }

    /// The time that the result gives and takes.
    pub fn time(&self) -> Vec<TimeChange> {
        let all = [(Side::Red, self.red_time), (Side::Black, self.black_time)];
        let all = all.map(|(side, seconds)| TimeChange { side, seconds });
        all.into_iter().filter(|change| change.seconds != 0).collect()
    }

    /// The clauses given, else those that follow today.
    pub fn clauses_known(&self) -> &[String] {
        if self.clauses.is_empty() { &self.clauses_today } else { &self.clauses }
    }
}

fn grounds(report: &Report) -> impl Iterator<Item = &str> {
    let decided = report.decisions.iter().filter_map(|decision| match &decision.decided {
        Decided::Changed { ground, .. } => Some(ground.as_str()),
        _ => None,
    });
    report.rulings.iter().map(|ruling| ruling.ground.as_str()).chain(decided)
}

/// The clauses of grounds such as `5.2+4.1.3`, each once.
fn clauses<'a>(grounds: impl Iterator<Item = &'a str>) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for clause in grounds.flat_map(|ground| ground.split('+')).map(str::trim) {
        if !clause.is_empty() && clause != "-" && !found.iter().any(|known| known == clause) {
            found.push(clause.to_owned());
        }
    }
    found
}

fn result(report: &Report) -> Option<(GivenOutcome, Option<Side>)> {
    let decided = report.decisions.iter().rev().find_map(|decision| match &decision.decided {
        Decided::Changed { outcome, charged, .. } => Some(Some((*outcome, *charged))),
        Decided::Resumed(_) | Decided::Replayed | Decided::Other(_) => Some(None),
        Decided::Upheld => appealed(report, decision).map(|ruling| Some((ruling.outcome, ruling.charged))),
        Decided::Pending | Decided::NotHeard => None,
    });
    decided.unwrap_or_else(|| last_ruling(report).map(|ruling| (ruling.outcome, ruling.charged)))
}

/// The ruling that stands; `None` where a decision took its place.
fn standing(report: &Report) -> Option<&RulingGiven> {
    let decided = report.decisions.iter().rev().find_map(|decision| match decision.decided {
        Decided::Changed { .. } | Decided::Resumed(_) | Decided::Replayed | Decided::Other(_) => Some(None),
        Decided::Upheld => appealed(report, decision).map(Some),
        Decided::Pending | Decided::NotHeard => None,
    });
    decided.unwrap_or_else(|| last_ruling(report))
}

fn appealed<'a>(report: &'a Report, decision: &Decision) -> Option<&'a RulingGiven> {
    decision.appeal.against.and_then(|index| report.rulings.get(index))
}

/// The last ruling; a commentary only where there is no other.
fn last_ruling(report: &Report) -> Option<&RulingGiven> {
    let ruling = report.rulings.iter().rev().find(|ruling| ruling.stage != Stage::Commentary);
    ruling.or_else(|| report.rulings.last())
}

/// Everything people wrote in a report, in small letters, cut at [`MAX_TEXT`]. Texts of law and pictures are left
/// out.
fn text(report: &Report) -> String {
    let mut all = Texts(String::new());
    let event = &report.event;
    all.add([&event.name, &event.place, &event.date, &event.round, &event.table]);
    all.add([&event.rulebook.id, &event.rulebook.edition, &event.reading.id]);
    all.add(event.regulation.iter().flat_map(|law| [&law.id, &law.edition]));
    let players = [&report.players.red, &report.players.black];
    all.add(players.into_iter().flat_map(|player| [&player.name, &player.team]));
    all.add(report.arbiters.iter().map(|arbiter| &arbiter.name));
    all.add(report.foul_sheet.iter().flat_map(|row| [&row.clause, &row.moment, &row.note]));
    for row in &report.timeline {
        all.add(row.act.text());
        all.add([&row.time, &row.note]);
    }
    all.add(report.statements.iter().flat_map(|statement| [&statement.name, &statement.text]));
    all.add([&report.remarks]);
    for ruling in &report.rulings {
        all.add([&ruling.by, &ruling.when, &ruling.ground, &ruling.words, &ruling.signature]);
        all.add(&ruling.caveats);
    }
    for decision in &report.decisions {
        let appeal = &decision.appeal;
        all.add([&decision.by, &decision.when, &decision.reasons]);
        all.add([&appeal.by, &appeal.announced, &appeal.lodged, &appeal.claim, &appeal.fee]);
        for member in &decision.members {
            all.add([&member.name, &member.office]);
            all.add(&member.withdrew);
        }
        for finding in &decision.findings {
            if let Fact::Other(words) = &finding.about {
                all.add([words]);
            }
            all.add([&finding.words]);
        }
        if let Decided::Other(words) | Decided::Changed { ground: words, .. } = &decision.decided {
            all.add([words]);
        }
        all.add(decision.dissents.iter().flat_map(|dissent| [&dissent.by, &dissent.text]));
        all.add(&decision.signatures);
    }
    all.add(report.exhibits.iter().flat_map(|exhibit| [&exhibit.name, &exhibit.caption]));
    all.0
}

/// Texts one after the other, a line end between them.
struct Texts(String);

impl Texts {
    fn add<'a>(&mut self, texts: impl IntoIterator<Item = &'a String>) {
        for text in texts.into_iter().filter(|text| !text.is_empty()) {
            let room = MAX_TEXT.saturating_sub(self.0.len() + 1);
            let mut text = normalised(text);
            text.truncate(text.floor_char_boundary(room));
            self.0.push_str(&text);
            self.0.push('\n');
        }
    }
}

/// What happened, in one word.
#[derive(
    Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, EnumIter, IntoStaticStr,
)]
#[strum(serialize_all = "kebab-case")]
pub enum IncidentKind {
    /// An own piece was touched.
    TouchOwn,
    /// An enemy piece was touched.
    TouchEnemy,
    /// Pieces of both sides were touched by one player.
    TouchPair,
    /// A piece was adjusted or brushed.
    Adjusted,
    /// A move was made, the hand off the piece.
    Release,
    /// A move was taken back.
    TakenBack,
    /// Pieces were knocked over.
    Disturbed,
    /// A claim was made.
    Claim,
    /// A draw was offered, agreed or declared.
    Draw,
    /// Time ran out.
    Time,
    /// A player came late.
    Late,
    /// A player resigned.
    Resigned,
    /// Something else, in words.
    Conduct,
    Words,
}

impl IncidentKind {
    /// The word of the command line.
    pub fn code(self) -> &'static str {
        self.into()
    }

    /// The kinds of a report, in order, each once.
    fn of(report: &Report) -> Vec<Self> {
        let mut found = Vec::new();
        let start = report.setup().board;
        for (board, event) in boards_before(&start, report.timeline.iter()) {
            let touches = matches!(event.act, Act::Touch(_) | Act::TouchBoth(..) | Act::Lift(_));
            match event.actor {
                Actor::Player(side) if touches => {
                    touched(event, side, &board, &mut found);
                }
                _ => found.extend(Self::of_act(&event.act)),
            }
        }
        if found.contains(&Self::TouchOwn) && found.contains(&Self::TouchEnemy) {
            found.push(Self::TouchPair);
        }
        found.sort_unstable();
        found.dedup();
        found
    }

    const fn of_act(act: &Act) -> Option<Self> {
        Some(match act {
            Act::Brush(_) | Act::Adjust(..) => Self::Adjusted,
            Act::Release(_) | Act::Place(_) => Self::Release,
            Act::TakeBack(_) => Self::TakenBack,
            Act::Disturb(_) => Self::Disturbed,
            Act::Claim(_) | Act::JudgeMove(..) => Self::Claim,
            Act::OfferDraw | Act::AgreeDraw | Act::DeclareDraw(_) => Self::Draw,
            Act::FlagFall => Self::Time,
            Act::Late(_) => Self::Late,
            Act::Resign => Self::Resigned,
            Act::Conduct(..) => Self::Conduct,
            Act::Words(_) => Self::Words,
            Act::Touch(_)
            | Act::TouchBoth(..)
            | Act::Lift(_)
            | Act::PutBack(_)
            | Act::Restore
            | Act::PressClock
            | Act::StopClocks
            | Act::NotSo(_) => return None,
        })
    }
}

fn touched(event: &Event, side: Side, board: &Board, found: &mut Vec<IncidentKind>) {
    let kind = |square: Square| {
        board
            .get(square)
            .map(|piece| if piece.side == side { IncidentKind::TouchOwn } else { IncidentKind::TouchEnemy })
    };
    found.extend(event.act.squares().into_iter().filter_map(kind));
}
