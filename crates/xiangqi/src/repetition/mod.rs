//! Repeated positions (棋例): what each move of a cycle is, and which side plays forbidden moves.

mod contact;
mod gain;
mod idle;
mod line;
mod search;

use std::collections::BTreeSet;

use search::Mates;

pub use line::{Cycle, Line, cycles};

use crate::check::exposure;
use crate::{BySide, Move, Side, Square};

/// What a move of a cycle is.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Nature {
    /// 将: the general is attacked.
    Check,
    /// 杀: mate by an unbroken run of checks is threatened.
    Kill,
    /// 捉: material would be won.
    Chase,
    /// 兑: equal men can be exchanged.
    Exchange,
    /// 献: a man can be taken for nothing.
    Offer,
    /// 拦: the line of an enemy man is shut.
    Block,
    /// 跟: a rooted man is attacked.
    Follow,
    /// 闲: nothing of these.
    Idle,
}

impl Nature {
    /// Whether it is check, kill or chase.
    #[must_use]
    pub const fn is_attack(self) -> bool {
        matches!(self, Self::Check | Self::Kill | Self::Chase)
    }

    /// Every nature, the heaviest first.
    pub const ALL: [Self; 8] = [
        Self::Check,
        Self::Kill,
        Self::Chase,
        Self::Exchange,
        Self::Offer,
        Self::Block,
        Self::Follow,
        Self::Idle,
    ];

    /// A stable name for use in data.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Check => "check",
            Self::Kill => "kill",
            Self::Chase => "chase",
            Self::Exchange => "exchange",
            Self::Offer => "offer",
            Self::Block => "block",
            Self::Follow => "follow",
            Self::Idle => "idle",
        }
    }
}

/// How a victim is protected.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Protection {
    /// 真根: it can be retaken, and the attack gains only by what it takes.
    Rooted,
    /// 假根: its protector may not retake.
    FalseRoot,
    /// 少根: it has fewer protectors than attackers.
    UnderRooted,
    /// 无根: nothing protects it.
    Rootless,
}

impl Protection {
    /// A stable name for use in data.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Rooted => "rooted",
            Self::FalseRoot => "false-root",
            Self::UnderRooted => "under-rooted",
            Self::Rootless => "rootless",
        }
    }
}

/// Why a protector is no root.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum RootFailure {
    /// Its general would be attacked or would face the other.
    Exposed,
    /// It would be mated by checks.
    Mated,
}

/// Why what looks like a chase is none.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Exemption {
    /// The attack was there before the move.
    Old,
    /// The general answered a check.
    AnswerByGeneral,
    /// The attacker is the moved general or soldier alone.
    GeneralOrSoldier,
    /// The victim can exchange itself for a man that the gain needs.
    Exchange,
    /// The victim's own side made the attack, by its check.
    OwnDoing,
    /// The move only brought its own man out of danger.
    Escape,
    /// The only attacking man of a side holds the draw.
    DrawingPoint,
}

impl Exemption {
    /// A stable name for use in data.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Old => "old",
            Self::AnswerByGeneral => "answer-by-general",
            Self::GeneralOrSoldier => "general-or-soldier",
            Self::Exchange => "exchange",
            Self::OwnDoing => "own-doing",
            Self::Escape => "escape",
            Self::DrawingPoint => "drawing-point",
        }
    }
}

/// What shows the nature of a move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Evidence {
    /// Where the men stand that check or would take first.
    pub attackers: Vec<Square>,
    /// Where the men stand that would be lost.
    pub victims: Vec<Square>,
    numbers: Vec<u8>,
    /// The mate, or the captures and checks to their end.
    pub line: Vec<Move>,
    /// What the line brings, in points: a chariot 4, a horse or cannon 2, others 1.
    pub gain: i32,
    /// How the victim is protected.
    pub protected: Option<Protection>,
    /// The recapture that fails, and why, where there is only a false root.
    pub failed: Option<(Move, RootFailure)>,
    /// Whether this was not there before.
    pub new: Option<bool>,
    /// Whether several men must act together.
    pub joint: bool,
    /// Why it does not count.
    pub exempt: Option<Exemption>,
    of_chariot: bool,
}

impl Evidence {
    /// Whether one man chases a chariot, or a man without a root (26.9.1).
    fn is_severe(&self) -> bool {
        !self.joint && (self.of_chariot || self.protected != Some(Protection::UnderRooted))
    }
}

/// What one move is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveAnalysis {
    /// Its number, from 1.
    pub ply: usize,
    /// The move.
    pub mv: Move,
    /// Who made it.
    pub side: Side,
    /// What it is.
    pub nature: Nature,
    /// What shows it.
    pub evidence: Evidence,
    /// The numbers of attacker and victim of every chase.
    chases: BTreeSet<(u8, u8)>,
    /// Those of them where a chariot attacks the horse that holds it.
    tied: BTreeSet<(u8, u8)>,
    /// Whether it chases a chariot, or a man without a root, by one man.
    severe: bool,
    /// Whether a person judged its nature otherwise.
    pub overruled: bool,
}

impl MoveAnalysis {
    fn idle(line: &Line, ply: usize, mv: Move) -> Self {
        Self {
            ply,
            mv,
            side: line.mover(ply),
            nature: Nature::Idle,
            evidence: Evidence::default(),
            chases: BTreeSet::new(),
            tied: BTreeSet::new(),
            severe: false,
            overruled: false,
        }
    }

    /// Judges it otherwise. A chase is then taken to be of whatever the other moves chase.
    fn overrule(&mut self, nature: Nature) {
        if self.nature != nature {
            (self.nature, self.overruled, self.severe) = (nature, true, nature == Nature::Chase);
        }
    }
}

/// How chases are judged.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum ChaseBy {
    /// An attack on a man without a root.
    Contact,
    /// A threat to win material.
    Gain,
}

/// When a chariot that keeps off the check of a horse chases that horse.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum TiedChariot {
    /// Always.
    Chases,
    /// Unless it is perpetually chased itself.
    ChasesUnlessChased,
    /// Never.
    Held,
}

/// With which position a chase is compared to see whether it is new.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum NewSince {
    /// The position before the move.
    OwnMove,
    /// The position before the other side's last move.
    OtherMove,
}

/// How a rulebook judges. Each setting says one thing in which rulebooks differ, or which their texts leave open.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct Settings {
    /// How chases are judged.
    pub chase: ChaseBy,
    /// Whether a threat of mate is forbidden like a chase.
    pub kill_counts: bool,
    /// Whether moves of different forbidden natures add up.
    pub mixed_counts: bool,
    /// Whether one man must be chased all along.
    pub one_victim: bool,
    /// By gain: with what a chase is compared.
    pub new_since: NewSince,
    /// By gain: whether the only attacking man of a side may hold the draw by attacking advisors and elephants.
    pub drawing_points: bool,
    /// By gain: whether nine rounds of attacks on three points are forbidden though no position is repeated.
    pub nine_rounds: bool,
    /// By contact: whether a check that also attacks the chased man is part of the chase.
    pub checks_chase: bool,
    /// By contact: whether advisors and elephants chase a chariot that has a root.
    pub minor_on_chariot: bool,
    /// By contact: when a held chariot chases.
    pub tied_chariot: TiedChariot,
    /// By contact: whether a protector that would be mated for retaking is a root.
    pub mated_protector_is_root: bool,
    /// By contact: whether a protector that would let the generals face each other is no root.
    pub facing_generals_pin: bool,
    /// By contact: whether attackers that take turns at a man that stands still chase it.
    pub chase_by_turns: bool,
}

/// What all moves of one side in a cycle make together.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Class {
    /// 长将.
    PerpetualCheck,
    /// 长杀.
    PerpetualKill,
    /// 长捉.
    PerpetualChase,
    /// Check, kill and chase in any mix, such as 一将一捉.
    MixedForbidden,
    /// 允许着法.
    Allowed,
}

impl Class {
    /// A stable name for use in data.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::PerpetualCheck => "perpetual-check",
            Self::PerpetualKill => "perpetual-kill",
            Self::PerpetualChase => "perpetual-chase",
            Self::MixedForbidden => "mixed-forbidden",
            Self::Allowed => "allowed",
        }
    }

    /// Whether it is forbidden.
    #[must_use]
    pub const fn is_forbidden(self) -> bool {
        !matches!(self, Self::Allowed)
    }
}

/// How heavy forbidden moves are, compared where both sides play them (26.9).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Grade {
    /// Some move is only a joint chase, or one of a man that has fewer protectors than attackers.
    Light,
    /// Every move is check, kill, or a chase by one man of a chariot or a man without a root.
    Severe,
}

impl Grade {
    /// A stable name for use in data.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Severe => "severe",
        }
    }
}

/// What one side plays in a cycle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SideAnalysis {
    /// What its moves make together.
    pub class: Class,
    /// What its moves are, in their order.
    pub natures: Vec<Nature>,
    /// How heavy they are, if they are forbidden.
    pub grade: Option<Grade>,
    /// Where the men stand, at the end of the cycle, that it chases all along.
    pub victims: Vec<Square>,
}

/// What the moves of a cycle are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Analysis {
    /// The moves, from that after which the position of the cycle was first left.
    pub moves: Vec<MoveAnalysis>,
    /// What each side plays.
    pub sides: BySide<SideAnalysis>,
}

/// A point that the texts leave open.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum OpenPoint {
    /// With which position a chase is compared to see whether it is new.
    NewSince,
    /// Whether a check can be part of a chase.
    CheckingChase,
    /// Whether advisors and elephants chase a chariot that has a root.
    MinorOnChariot,
    /// Whether a chariot that keeps off a horse's check chases that horse.
    TiedChariot,
    /// Whether a protector that would be mated for retaking is a root.
    MatedProtector,
    /// Whether the facing of the generals takes a root away.
    FacingGenerals,
    /// Whether attackers that take turns chase.
    ChaseByTurns,
    /// Whether a threat to mate by a move that gives no check is a kill.
    QuietKill,
}

impl OpenPoint {
    /// A stable name for use in data.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::NewSince => "new-since",
            Self::CheckingChase => "checking-chase",
            Self::MinorOnChariot => "minor-on-chariot",
            Self::TiedChariot => "tied-chariot",
            Self::MatedProtector => "mated-protector",
            Self::FacingGenerals => "facing-generals",
            Self::ChaseByTurns => "chase-by-turns",
            Self::QuietKill => "quiet-kill",
        }
    }
}

/// The same cycle with an open point decided the other way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The point.
    pub point: OpenPoint,
    /// The settings that decide it so.
    pub settings: Settings,
    /// What the moves then are.
    pub analysis: Analysis,
}

/// What the moves of a cycle are, and what each side plays.
///
/// ```
/// use xiangqi::repetition::{ChaseBy, Class, Line, NewSince, Settings, TiedChariot, analyse};
///
/// let asian = Settings {
///     chase: ChaseBy::Contact,
///     kill_counts: false,
///     mixed_counts: false,
///     one_victim: true,
///     new_since: NewSince::OwnMove,
///     drawing_points: false,
///     nine_rounds: false,
///     checks_chase: true,
///     minor_on_chariot: true,
///     tied_chariot: TiedChariot::ChasesUnlessChased,
///     mated_protector_is_root: true,
///     facing_generals_pin: true,
///     chase_by_turns: false,
/// };
/// // The chariot follows the horse, which nothing protects.
/// let start = "3k5/9/9/9/9/9/2n6/9/9/R3K4 w - - 0 1".parse()?;
/// let moves = "a0a3 c3e4 a3a4 e4c3 a4a3 c3e4 a3a4 e4c3".split(' ').map(str::parse).collect::<Result<Vec<_>, _>>()?;
/// let line = Line::new(&start, &moves).map_err(|ply| format!("move {ply} is not legal"))?;
/// let cycle = line.cycles()[0];
/// assert_eq!((cycle.length, cycle.cycles), (4, 1));
/// let analysis = analyse(&line, &cycle, &asian);
/// assert_eq!(analysis.sides.red.class, Class::PerpetualChase);
/// assert_eq!(analysis.sides.black.class, Class::Allowed);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn analyse(line: &Line, cycle: &Cycle, settings: &Settings) -> Analysis {
    analyse_with(line, cycle, settings, &Memory::default())
}

/// What follows where a person judges moves of the cycle otherwise: each with its place in it, from 0.
#[must_use]
pub fn overruled(
    line: &Line,
    analysis: &Analysis,
    settings: &Settings,
    natures: &[(usize, Nature)],
) -> Analysis {
    let mut moves = analysis.moves.clone();
    for &(place, nature) in natures {
        if let Some(judged) = moves.get_mut(place) {
            judged.overrule(nature);
        }
    }
    summed_up(line, moves, settings)
}

/// As [`analyse`], with the readings under which a move or what a side plays is something else: none where nothing is left
/// open.
#[must_use]
pub fn analyse_open(line: &Line, cycle: &Cycle, settings: &Settings) -> (Analysis, Vec<Reading>) {
    let memory = Memory::default();
    let ruled = analyse_with(line, cycle, settings, &memory);
    let mut readings = Vec::new();
    for (point, settings) in alternatives(settings) {
        let analysis = analyse_with(line, cycle, &settings, &memory);
        if analysis.sides != ruled.sides {
            readings.push(Reading { point, settings, analysis });
        }
    }
    if let Some(analysis) = with_quiet_kills(line, &ruled, settings, &memory.mates) {
        readings.push(Reading { point: OpenPoint::QuietKill, settings: *settings, analysis });
    }
    (ruled, readings)
}

/// The analysis with threats to mate by a quiet move as kills, where a side would then play nothing but forbidden moves.
/// A kill is a threat to mate by checks (24.2); that a quiet one is none is not written down.
fn with_quiet_kills(line: &Line, ruled: &Analysis, settings: &Settings, mates: &Mates) -> Option<Analysis> {
    if !settings.kill_counts {
        return None;
    }
    let mut moves = ruled.moves.clone();
    for side in Side::BOTH {
        let threat = |judged: &MoveAnalysis| {
            let by_general = judged.evidence.exempt == Some(Exemption::AnswerByGeneral);
            let after = line.boards.get(judged.ply).filter(|_| !by_general)?;
            mates.quietly(&after.board, side)
        };
        let own = moves.iter_mut().filter(|judged| judged.side == side && !judged.nature.is_attack());
        // Nothing is gained by one kill where another move stays idle.
        let threats: Option<Vec<_>> = own.map(|judged| threat(judged).map(|line| (judged, line))).collect();
        for (judged, line) in threats.into_iter().flatten() {
            judged.nature = Nature::Kill;
            judged.evidence = Evidence { line, new: Some(true), ..Evidence::default() };
        }
    }
    let analysis = summed_up(line, moves, settings);
    (analysis.sides != ruled.sides).then_some(analysis)
}

/// What was worked out already for a line.
#[derive(Default)]
struct Memory {
    mates: Mates,
    gains: gain::Gains,
}

fn analyse_with(line: &Line, cycle: &Cycle, settings: &Settings, memory: &Memory) -> Analysis {
    let start = cycle.from_ply + cycle.cycles.saturating_sub(1) * cycle.length;
    let moves: Vec<MoveAnalysis> =
        (start..start + cycle.length).filter_map(|ply| judge(line, ply, settings, memory)).collect();
    summed_up(line, moves, settings)
}

fn summed_up(line: &Line, moves: Vec<MoveAnalysis>, settings: &Settings) -> Analysis {
    let sides = BySide {
        red: side(line, &moves, Side::Red, settings),
        black: side(line, &moves, Side::Black, settings),
    };
    Analysis { moves, sides }
}

/// The settings with each open point decided the other way.
fn alternatives(settings: &Settings) -> Vec<(OpenPoint, Settings)> {
    let s = *settings;
    if s.chase == ChaseBy::Gain {
        let new_since =
            if s.new_since == NewSince::OwnMove { NewSince::OtherMove } else { NewSince::OwnMove };
        return vec![(OpenPoint::NewSince, Settings { new_since, ..s })];
    }
    let tied_chariot =
        if s.tied_chariot == TiedChariot::Chases { TiedChariot::Held } else { TiedChariot::Chases };
    vec![
        (OpenPoint::CheckingChase, Settings { checks_chase: !s.checks_chase, ..s }),
        (OpenPoint::MinorOnChariot, Settings { minor_on_chariot: !s.minor_on_chariot, ..s }),
        (OpenPoint::TiedChariot, Settings { tied_chariot, ..s }),
        (OpenPoint::MatedProtector, Settings { mated_protector_is_root: !s.mated_protector_is_root, ..s }),
        (OpenPoint::FacingGenerals, Settings { facing_generals_pin: !s.facing_generals_pin, ..s }),
        (OpenPoint::ChaseByTurns, Settings { chase_by_turns: !s.chase_by_turns, ..s }),
    ]
}

/// How many rounds of attacks without a repeated position are forbidden, and on how many points.
const ROUNDS: usize = 9;
const POINTS: usize = 3;

/// The last nine rounds, if a side attacked on each of its moves, to three or more squares, and nothing was taken.
#[must_use]
pub fn nine_rounds(line: &Line, settings: &Settings) -> Option<(Side, Analysis)> {
    let plies = line.moves.len();
    if !settings.nine_rounds || plies < 2 * ROUNDS {
        return None;
    }
    let first = plies - 2 * ROUNDS;
    let men = |ply: usize| line.boards.get(ply).map(|at| at.board.occupied().len());
    if men(first) != men(plies) {
        return None;
    }
    let stretch =
        Cycle { from_ply: first + 1, length: 2 * ROUNDS, occurrences: 1, cycles: 1, last_ply: plies };
    let memory = Memory::default();
    let attacked_on = |side: Side| -> Option<BTreeSet<Square>> {
        let mut points = BTreeSet::new();
        for ply in (first + 1..=plies).filter(|&ply| line.mover(ply) == side) {
            let judged = judge(line, ply, settings, &memory)?;
            if !judged.nature.is_attack() {
                return None;
            }
            points.insert(judged.mv.to);
        }
        Some(points)
    };
    let side = Side::BOTH
        .into_iter()
        .find(|&side| attacked_on(side).is_some_and(|points| points.len() >= POINTS))?;
    Some((side, analyse_with(line, &stretch, settings, &memory)))
}

/// What the move of this ply is; nothing if there is none.
fn judge(line: &Line, ply: usize, settings: &Settings, memory: &Memory) -> Option<MoveAnalysis> {
    let mv = *line.moves.get(ply.checked_sub(1)?)?;
    let (before, after) = (line.boards.get(ply - 1)?, line.boards.get(ply)?);
    let side = line.mover(ply);
    let mut judged = MoveAnalysis::idle(line, ply, mv);
    let checkers = exposure(&after.board, side.opponent()).sources();
    match settings.chase {
        ChaseBy::Contact => contact::judge(before, after, settings, &memory.mates, &mut judged),
        ChaseBy::Gain if checkers.is_empty() => {
            gain::judge(line, before, after, settings, memory, &mut judged)
        }
        ChaseBy::Gain => {}
    }
    if !checkers.is_empty() {
        judged.nature = Nature::Check;
        judged.evidence = Evidence { attackers: checkers.into_iter().collect(), ..Evidence::default() };
        judged.evidence.victims.extend(after.board.general(side.opponent()));
    } else if judged.nature == Nature::Idle && judged.evidence.exempt != Some(Exemption::AnswerByGeneral) {
        judged.nature = idle::name(&before.board, &after.board, side, mv);
    }
    Some(judged)
}

fn side(line: &Line, moves: &[MoveAnalysis], side: Side, settings: &Settings) -> SideAnalysis {
    let own: Vec<&MoveAnalysis> = moves.iter().filter(|judged| judged.side == side).collect();
    let all = |nature: Nature| !own.is_empty() && own.iter().all(|judged| judged.nature == nature);
    let common =
        if settings.one_victim { victims_all_along(line, moves, side, settings) } else { BTreeSet::new() };
    let told = own.iter().all(|judged| judged.overruled);
    let chases = if settings.one_victim && !told { !common.is_empty() } else { all(Nature::Chase) };
    let attacks = |judged: &&MoveAnalysis| match judged.nature {
        Nature::Kill => settings.kill_counts,
        nature => nature.is_attack(),
    };
    let class = if all(Nature::Check) {
        Class::PerpetualCheck
    } else if chases {
        Class::PerpetualChase
    } else if settings.kill_counts && all(Nature::Kill) {
        Class::PerpetualKill
    } else if settings.mixed_counts && !own.is_empty() && own.iter().all(attacks) {
        Class::MixedForbidden
    } else {
        Class::Allowed
    };
    let light = own.iter().any(|judged| judged.nature == Nature::Chase && !judged.severe);
    let grade = if light { Grade::Light } else { Grade::Severe };
    let square = |number: &u8| line.boards.last()?.square(*number);
    SideAnalysis {
        class,
        natures: own.iter().map(|judged| judged.nature).collect(),
        grade: class.is_forbidden().then_some(grade),
        victims: common.iter().filter_map(square).collect(),
    }
}

/// The numbers of the men that every move of a side chases.
fn victims_all_along(line: &Line, moves: &[MoveAnalysis], side: Side, settings: &Settings) -> BTreeSet<u8> {
    let by = |side: Side, held: &BTreeSet<u8>| -> BTreeSet<u8> {
        let own: Vec<BTreeSet<(u8, u8)>> = moves
            .iter()
            .filter(|judged| judged.side == side && !(judged.overruled && judged.nature == Nature::Chase))
            .map(|judged| match judged.nature {
                Nature::Check if !settings.checks_chase => BTreeSet::new(),
                _ if judged.overruled => BTreeSet::new(),
                _ => judged
                    .chases
                    .iter()
                    .copied()
                    .filter(|pair| !judged.tied.contains(pair) || !held.contains(&pair.0))
                    .collect(),
            })
            .collect();
        let mut victims = common(own.iter().map(|pairs| pairs.iter().map(|pair| pair.1).collect()));
        if !settings.chase_by_turns {
            let always: BTreeSet<(u8, u8)> = common(own.into_iter());
            victims.retain(|&victim| {
                moves_at_all(line, moves, victim) || always.iter().any(|pair| pair.1 == victim)
            });
        }
        victims
    };
    let everyone = || (1..=u8::MAX).collect();
    match settings.tied_chariot {
        TiedChariot::Chases => by(side, &BTreeSet::new()),
        TiedChariot::Held => by(side, &everyone()),
        TiedChariot::ChasesUnlessChased => by(side, &by(side.opponent(), &BTreeSet::new())),
    }
}

fn common<T: Ord + Copy>(sets: impl Iterator<Item = BTreeSet<T>>) -> BTreeSet<T> {
    sets.reduce(|one, other| one.intersection(&other).copied().collect()).unwrap_or_default()
}

/// Whether the man of this number moves in the cycle.
fn moves_at_all(line: &Line, moves: &[MoveAnalysis], number: u8) -> bool {
    let mover = |judged: &MoveAnalysis| line.boards.get(judged.ply).map(|at| at.number(judged.mv.to));
    moves.iter().any(|judged| mover(judged) == Some(number))
}
