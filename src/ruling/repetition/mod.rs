//! What a rulebook makes of a repetition (棋例): who must change, who loses, or what stays open, with the proof.
//!
//! What each move is, [`xiangqi::repetition`] says by the settings of the rulebook. Here the moves of each side are
//! weighed against each other, and counted as the law in force asks.

mod claim;
mod compare;
mod count;
mod diagram;
mod law;
mod proof;

pub(super) use claim::claimed;
pub use compare::{Deciding, RepetitionSetting, deciding};
pub use law::RepetitionLaw;
pub use proof::{JudgedMove, RepetitionFinding};

use std::collections::BTreeSet;

use xiangqi::repetition::{
    Analysis, ChaseBy, Cycle, Line, Nature, OpenPoint, Reading, Settings, analyse, analyse_open, nine_rounds,
    overruled,
};
use xiangqi::{BySide, Game, Setup, Side};

use super::outcome::Caveat;
use crate::incident::{Act, Actor, Event};
use crate::law::{Confidence, Gravity, ModelCase, PublishedAnswer, RepetitionCount, Topic};
use count::Counted;

/// What follows from a repetition.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum RepetitionVerdict {
    Draw,
    /// This side has lost.
    Loses(Side),
    /// This side must change, or loses.
    MustChange(Side),
    /// Not yet repeated enough, or not at all.
    NotYet,
    /// The texts do not decide.
    Open,
}

impl RepetitionVerdict {
    /// The word of the command line and its JSON.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Draw => "draw",
            Self::Loses(_) => "loses",
            Self::MustChange(_) => "must_change",
            Self::NotYet => "none",
            Self::Open => "open",
        }
    }

    /// The side that must change or loses.
    pub const fn by(self) -> Option<Side> {
        match self {
            Self::Loses(side) | Self::MustChange(side) => Some(side),
            Self::Draw | Self::NotYet | Self::Open => None,
        }
    }
}

/// One answer to what is open.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Assumed {
    /// An open point is decided as in these settings.
    Point(OpenPoint, Settings),
    /// The shortest return to the position is ruled on.
    ShortestCycle,
    /// Everything since the position first stood on the board is ruled on.
    WholeStretch,
}

/// What follows from one answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RepetitionBranch {
    pub assumed: Assumed,
    pub verdict: RepetitionVerdict,
    pub analysis: Analysis,
}

/// A nature that a person has judged otherwise, with the reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Overruling {
    /// The number of the move, or of another at its place in the cycle.
    pub ply: usize,
    pub nature: Nature,
    pub reason: String,
}

impl Overruling {
    /// The place of its move in a cycle, from 0; `None` where it is no move of it.
    fn place(&self, cycle: &Cycle) -> Option<usize> {
        let after_first = self.ply.checked_sub(cycle.from_ply)?;
        if self.ply <= cycle.last_ply { after_first.checked_rem(cycle.length) } else { None }
    }
}

/// What the arbiter judged moves to be, the last word on each.
pub fn overrulings<'a>(events: impl Iterator<Item = &'a Event>) -> Vec<Overruling> {
    let mut found: Vec<Overruling> = Vec::new();
    for event in events.filter(|event| event.actor == Actor::Arbiter) {
        if let Act::JudgeMove(ply, nature, reason) = &event.act {
            found.retain(|one| one.ply != *ply);
            found.push(Overruling { ply: *ply, nature: *nature, reason: reason.clone() });
        }
    }
    found
}

/// A demand to change, made earlier in the game.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Warning {
    pub side: Side,
    /// After how many plies.
    pub ply: usize,
}

/// What the arbiter is told of a repetition beside the moves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Circumstances {
    /// The demand to change that was made before, if one was.
    pub warned: Option<Warning>,
    pub overruled: Vec<Overruling>,
}

impl Circumstances {
    /// The natures judged otherwise, by the places of the moves in a cycle.
    fn natures(&self, cycle: &Cycle) -> Vec<(usize, Nature)> {
        self.overruled.iter().filter_map(|one| Some((one.place(cycle)?, one.nature))).collect()
    }

    /// The same for a line that begins after so many plies.
    pub fn after(self, before: usize) -> Self {
        let warned = self.warned.map(|warned| Warning { ply: warned.ply.saturating_sub(before), ..warned });
        let overruled = self.overruled.into_iter().filter(|one| one.ply > before);
        let overruled = overruled.map(|one| Overruling { ply: one.ply - before, ..one }).collect();
        Self { warned, overruled }
    }
}

/// A repetition that was ruled on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RepetitionRuling {
    pub verdict: RepetitionVerdict,
    pub counted: Counted,
    /// What the moves are; `None` where nothing was repeated.
    pub analysis: Option<Analysis>,
    /// How grave it is what each side plays.
    pub gravities: Option<BySide<Gravity>>,
    /// Whether attacks through nine rounds are ruled on, without a repeated position.
    pub nine_rounds: bool,
    /// Whether red must change only because it is the opening.
    pub in_opening: bool,
    /// What follows from each answer, where the ruling is open.
    pub branches: Vec<RepetitionBranch>,
    /// What would follow otherwise, where the diagrams have decided a point.
    pub noted: Vec<RepetitionBranch>,
    /// The published diagram that has decided an open point.
    pub diagram: Option<&'static ModelCase>,
    pub caveats: Vec<Caveat>,
    pub overruled: Vec<Overruling>,
    /// The warning that the side did not heed.
    pub warned: Option<Warning>,
}

impl RepetitionRuling {
    /// The boards before the moves of the cycle, with its first ply as they are counted.
    pub fn first_ply(&self) -> Option<usize> {
        self.counted.cycle.map(|cycle| cycle.from_ply)
    }
}

/// Rules on the last repetition of a game, as if it were claimed now.
pub fn rule_repetition(line: &Line, law: &RepetitionLaw<'_>, told: &Circumstances) -> RepetitionRuling {
    let mut ruling = RepetitionRuling {
        verdict: RepetitionVerdict::NotYet,
        counted: Counted::of(line, law.count),
        analysis: None,
        gravities: None,
        nine_rounds: false,
        in_opening: false,
        branches: Vec::new(),
        noted: Vec::new(),
        diagram: None,
        caveats: Vec::new(),
        overruled: told.overruled.clone(),
        warned: None,
    };
    if !ruling.counted.is_enough() {
        on_nine_rounds(line, law, told, &mut ruling);
    }
    if let Some(cycle) = ruling.counted.cycle.filter(|_| !ruling.nine_rounds) {
        on_cycle(line, law, told, cycle, &mut ruling);
    }
    add_caveats(law, &mut ruling);
    ruling
}

/// The moves of a cycle, and the readings of open points under which a side plays something else.
fn natures(
    line: &Line,
    law: &RepetitionLaw<'_>,
    told: &Circumstances,
    cycle: &Cycle,
) -> (Analysis, Vec<Reading>) {
    let settings = &law.rules.natures;
    let natures = told.natures(cycle);
    let (mut analysis, mut readings) = analyse_open(line, cycle, settings);
    if !natures.is_empty() {
        analysis = overruled(line, &analysis, settings, &natures);
        for reading in &mut readings {
            reading.analysis = overruled(line, &reading.analysis, &reading.settings, &natures);
        }
    }
    (analysis, readings)
}

fn on_cycle(
    line: &Line,
    law: &RepetitionLaw<'_>,
    told: &Circumstances,
    cycle: Cycle,
    ruling: &mut RepetitionRuling,
) {
    let (mut analysis, readings) = natures(line, law, told, &cycle);
    let weighed = |analysis: &Analysis| weigh(line, law, told, &cycle, analysis);
    let (verdict, in_opening) = weighed(&analysis);
    let mut open = Vec::new();
    for reading in readings {
        let (other, _) = weighed(&reading.analysis);
        let branch = RepetitionBranch {
            assumed: Assumed::Point(reading.point, reading.settings),
            verdict: other,
            analysis: reading.analysis,
        };
        if law.rules.open.contains(&reading.point) && other != verdict {
            open.push(branch);
        } else if law.rules.noted.contains(&reading.point) || reading.point == OpenPoint::QuietKill {
            ruling.noted.push(branch);
        }
    }
    count::number(&cycle, &mut analysis);
    ruling.gravities = Some(law.gravities(&analysis));
    ruling.in_opening = in_opening;
    ruling.verdict = verdict;
    ruling.analysis = Some(analysis);
    if !ruling.counted.is_enough() {
        ruling.verdict = RepetitionVerdict::NotYet;
        ruling.in_opening = false;
        ruling.noted.clear();
        return;
    }
    if matches!(verdict, RepetitionVerdict::Loses(_)) {
        ruling.warned = told.warned.filter(|warned| Some(warned.side) == verdict.by());
    }
    if open.is_empty() {
        on_nested(line, law, told, ruling);
        return;
    }
    match diagram::of(line, &cycle, law.rulebook()) {
        Some((case, answer)) => decided_by(case, answer, open, ruling),
        None => {
            let ruled = ruling.analysis.clone();
            for branch in &open {
                let Assumed::Point(point, _) = branch.assumed else { continue };
                let as_ruled = Assumed::Point(point, law.rules.natures);
                if let Some(analysis) = ruled.clone() {
                    ruling.branches.push(RepetitionBranch { assumed: as_ruled, verdict, analysis });
                }
                ruling.branches.push(branch.clone());
            }
            ruling.verdict = RepetitionVerdict::Open;
            ruling.in_opening = false;
        }
    }
}

/// A published diagram of the rulebook decides its own position.
fn decided_by(
    case: &'static ModelCase,
    answer: PublishedAnswer,
    open: Vec<RepetitionBranch>,
    ruling: &mut RepetitionRuling,
) {
    let published = |verdict: RepetitionVerdict| match answer {
        PublishedAnswer::Draw => verdict == RepetitionVerdict::Draw,
        PublishedAnswer::Blames(side) => verdict.by() == Some(side),
    };
    ruling.diagram = Some(case);
    let mut others = open;
    if !published(ruling.verdict)
        && let Some(place) = others.iter().position(|branch| published(branch.verdict))
    {
        let branch = others.remove(place);
        ruling.verdict = branch.verdict;
        ruling.analysis = Some(branch.analysis);
    }
    ruling.noted.extend(others);
}

/// Where the moves since the position first stood were not the same each time, the whole stretch counts as well.
fn on_nested(line: &Line, law: &RepetitionLaw<'_>, told: &Circumstances, ruling: &mut RepetitionRuling) {
    let (Some(other), Some(_)) = (ruling.counted.nested, ruling.counted.cycle) else { return };
    let analysis = analyse(line, &other, &law.rules.natures);
    let (verdict, _) = weigh(line, law, told, &other, &analysis);
    let (ruled, was) = match (ruling.counted.is_whole_stretch, ruling.analysis.clone()) {
        (true, Some(ruled)) => (ruled, ruling.verdict),
        // The moves ruled on were played often enough by themselves.
        _ => {
            if verdict != ruling.verdict {
                let assumed = Assumed::ShortestCycle;
                ruling.noted.push(RepetitionBranch { assumed, verdict, analysis });
            }
            return;
        }
    };
    if verdict == was {
        return;
    }
    ruling.branches = vec![
        RepetitionBranch { assumed: Assumed::ShortestCycle, verdict, analysis },
        RepetitionBranch { assumed: Assumed::WholeStretch, verdict: was, analysis: ruled },
    ];
    ruling.verdict = RepetitionVerdict::Open;
}

fn on_nine_rounds(line: &Line, law: &RepetitionLaw<'_>, told: &Circumstances, ruling: &mut RepetitionRuling) {
    // The rule is of one edition; where another judges chases alike, that is only reported.
    let known = law.rules.natures.nine_rounds;
    let settings = Settings { nine_rounds: law.rules.natures.chase == ChaseBy::Gain, ..law.rules.natures };
    let Some((side, analysis)) = nine_rounds(line, &settings) else { return };
    ruling.caveats.push(Caveat::NineRounds);
    if !known {
        return;
    }
    let cycle = Cycle { from_ply: 1, length: 1, occurrences: 1, cycles: 1, last_ply: line.moves().len() };
    let plies = line.moves().len();
    let stretch = Cycle { from_ply: plies + 1 - analysis.moves.len(), length: analysis.moves.len(), ..cycle };
    let analysis = overruled(line, &analysis, &settings, &told.natures(&stretch));
    let (verdict, _) = weigh(line, law, told, &cycle, &analysis);
    if verdict.by() != Some(side) {
        return;
    }
    let length = analysis.moves.len();
    let from_ply = line.moves().len() + 1 - length;
    ruling.counted.cycle =
        Some(Cycle { from_ply, length, occurrences: 1, cycles: 1, last_ply: cycle.last_ply });
    ruling.gravities = Some(law.gravities(&analysis));
    ruling.analysis = Some(analysis);
    ruling.nine_rounds = true;
    ruling.verdict = verdict;
}

/// What follows where both sides play this, and whether only because it is the opening.
fn weigh(
    line: &Line,
    law: &RepetitionLaw<'_>,
    told: &Circumstances,
    cycle: &Cycle,
    analysis: &Analysis,
) -> (RepetitionVerdict, bool) {
    let gravities = law.gravities(analysis);
    let plies = line.moves().len();
    let blamed = |side: Side| {
        let alone_checks = gravities[side] == Gravity::PerpetualCheck;
        if alone_checks && law.check_loses_at_once {
            return RepetitionVerdict::Loses(side);
        }
        let warned = told.warned.is_some_and(|warned| {
            warned.side == side && law.has_run_out(plies.saturating_sub(warned.ply), cycle.length)
        });
        if warned { RepetitionVerdict::Loses(side) } else { RepetitionVerdict::MustChange(side) }
    };
    if law.rules.is_graver(gravities.red, gravities.black) {
        return (blamed(Side::Red), false);
    }
    if law.rules.is_graver(gravities.black, gravities.red) {
        return (blamed(Side::Black), false);
    }
    match law.red_changes_first {
        Some(rounds) if plies.div_ceil(2) <= rounds as usize => (blamed(Side::Red), true),
        _ => (RepetitionVerdict::Draw, false),
    }
}

fn add_caveats(law: &RepetitionLaw<'_>, ruling: &mut RepetitionRuling) {
    let mut caveats: BTreeSet<Caveat> = ruling.caveats.iter().copied().collect();
    for branch in &ruling.noted {
        caveats.insert(match branch.assumed {
            Assumed::Point(point, _) => Caveat::of_point(point),
            Assumed::ShortestCycle | Assumed::WholeStretch => Caveat::NestedCycle,
        });
    }
    for branch in &ruling.branches {
        caveats.insert(match branch.assumed {
            Assumed::Point(point, _) => Caveat::of_point(point),
            Assumed::ShortestCycle | Assumed::WholeStretch => Caveat::NestedCycle,
        });
    }
    if ruling.diagram.is_some() {
        caveats.insert(Caveat::PublishedDiagram);
    }
    if ruling.counted.other_count_differs() {
        caveats.insert(Caveat::RepetitionCount);
    }
    let both_check = ruling
        .gravities
        .is_some_and(|both| both.red == Gravity::PerpetualCheck && both.black == Gravity::PerpetualCheck);
    if both_check && law.rules.natures.kill_counts && ruling.verdict == RepetitionVerdict::Draw {
        caveats.insert(Caveat::BothCheck);
    }
    if matches!(ruling.verdict, RepetitionVerdict::MustChange(_)) {
        caveats.insert(Caveat::ChangeIsJudged);
    }
    if ruling.verdict != RepetitionVerdict::NotYet {
        for topic in ruling.grounds(law) {
            match law.texts.clause_on(topic).map(|cited| cited.clause.confidence) {
                Some(Confidence::CarriedOver) => drop(caveats.insert(Caveat::CarriedBack)),
                Some(known) if known.is_seen() => {}
                _ => drop(caveats.insert(Caveat::ClauseNotSeen)),
            }
        }
    }
    ruling.caveats = caveats.into_iter().collect();
}

impl RepetitionRuling {
    /// The topics that the verdict rests on.
    pub fn grounds(&self, law: &RepetitionLaw<'_>) -> Vec<Topic> {
        let narrower = match self.verdict {
            RepetitionVerdict::Loses(_) => Topic::RepetitionLoses,
            RepetitionVerdict::MustChange(_) if self.in_opening => Topic::RepetitionDraws,
            RepetitionVerdict::MustChange(_) => Topic::RepetitionChanges,
            RepetitionVerdict::Draw => Topic::RepetitionDraws,
            RepetitionVerdict::NotYet | RepetitionVerdict::Open => Topic::Repetition,
        };
        let both_forbidden = self.gravities.is_some_and(|both| {
            let forbidden = |gravity: Gravity| gravity != Gravity::Allowed;
            forbidden(both.red) && forbidden(both.black)
        });
        let compared = both_forbidden && law.texts.clause_on(Topic::BothForbidden).is_some();
        let compared = compared.then_some(Topic::BothForbidden);
        let nine = self.nine_rounds.then_some(Topic::NineRounds);
        let last = law.texts.clause_on(narrower).map_or(Topic::Repetition, |_| narrower);
        nine.into_iter().chain(compared).chain([last]).collect()
    }
}

/// The end of a game as far back as every move was legal, and how many plies came before.
pub fn legal_end(game: &Game) -> Option<(Line, usize)> {
    let history = game.history();
    let broken = history
        .iter()
        .filter(|moment| moment.played.as_ref().is_some_and(|played| !played.irregular.is_empty()));
    let from = broken.map(|moment| moment.ply).last().unwrap_or(0);
    let setup: &Setup = &history.at(from).setup;
    let moves = game.moves.get(from..)?;
    let line = Line::new(&setup.position().ok()?, moves).ok()?;
    Some((line, from))
}

impl RepetitionCount {
    /// Whether a repetition has been played often enough.
    pub fn is_met(self, cycle: &Cycle) -> bool {
        match self {
            Self::Cycles(times) => cycle.cycles >= times as usize,
            Self::Occurrences(times) => cycle.occurrences >= times as usize,
        }
    }
}
