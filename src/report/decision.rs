//! Rulings and decisions (仲裁决定) given by people. They are only ever added; their types are frozen with the file
//! format and never follow the live ones.

use serde::{Deserialize, Serialize};
use strum::{EnumIter, IntoStaticStr};

use super::{KeySignature, Seal};
use crate::law::LawRef;
use crate::ruling::{DisputedFact, Outcome, TimeChange};
use xiangqi::{BySide, Setup, Side};

/// A decision of the appeals committee.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Decision {
    pub by: String,
    /// When, as people write it.
    pub when: String,
    /// Name and version of the program it was written down with; empty where it was without one.
    pub program: String,
    /// What was appealed against.
    pub appeal: Appeal,
    /// The members, those who withdrew included.
    pub members: Vec<Member>,
    /// The facts found, or left open.
    pub findings: Vec<FactFound>,
    pub decided: Decided,
    pub reasons: String,
    /// How the members voted.
    pub votes: Votes,
    /// Opinions of members who would have decided otherwise.
    pub dissents: Vec<Dissent>,
    /// Who signed, in what form.
    pub signatures: Vec<String>,
    /// What it rests on, sealed; `None` where it came from a file without seals.
    pub seal: Option<Box<Seal>>,
    /// Signatures by keys over the seal. They may be added later.
    pub signed: Vec<KeySignature>,
}

/// 申诉: the appeal as it was lodged.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Appeal {
    /// By whom: a player, a team leader.
    pub by: String,
    /// For which side; `None` where for neither.
    pub side: Option<Side>,
    /// Against which of the rulings given, from 0; `None` where against none of them.
    pub against: Option<usize>,
    /// When the ruling was announced, from which the time runs; empty for the time written in the ruling.
    pub announced: String,
    pub lodged: String,
    /// What it asks for, and why.
    pub claim: String,
    /// The fee, as people write it; empty where none was asked.
    pub fee: String,
    /// Minutes in which it had to be lodged, counted from the announcement, as the event's regulation said then;
    /// `None` where nothing said so.
    pub within: Option<u32>,
    /// Whether it was in time as the committee states it; `None` where it states nothing.
    pub stated_in_time: Option<bool>,
}

/// A member of the committee.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Member {
    pub name: String,
    /// What they are in the committee or elsewhere; empty for a plain member.
    pub office: String,
    /// 回避: why they withdrew; `None` where they took part.
    pub withdrew: Option<String>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FactFound {
    pub about: Fact,
    pub found: Found,
    /// On what it rests, in words.
    pub words: String,
}

/// What a finding is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// Whether the row of the timeline of this number, from 0, happened.
    Happened(usize),
    /// Whether that row came after the row before it.
    CameAfter(usize),
    /// Something else, in words.
    Other(String),
}

impl Default for Fact {
    fn default() -> Self {
        Self::Other(String::new())
    }
}

impl From<DisputedFact> for Fact {
    fn from(fact: DisputedFact) -> Self {
        match fact {
            DisputedFact::Happened(row) => Self::Happened(row),
            DisputedFact::CameAfter(row) => Self::CameAfter(row),
        }
    }
}

impl Fact {
    /// The disputed fact of the timeline it is.
    pub const fn disputed(&self) -> Option<DisputedFact> {
        match self {
            Self::Happened(row) => Some(DisputedFact::Happened(*row)),
            Self::CameAfter(row) => Some(DisputedFact::CameAfter(*row)),
            Self::Other(_) => None,
        }
    }
}

/// What was found of a fact.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Found {
    AsRecorded,
    /// It is not as recorded.
    NotSo,
    /// 存疑: it could not be settled.
    #[default]
    LeftOpen,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Decided {
    /// 待决: the appeal is lodged; the decision comes as an entry of its own.
    #[default]
    Pending,
    /// 维持原判: the ruling stands.
    Upheld,
    /// 改判: another result in its place.
    Changed {
        outcome: GivenOutcome,
        charged: Option<Side>,
        /// The clauses, such as `5.2+4.1.3`.
        ground: String,
    },
    /// 恢复比赛: the game goes on from this position.
    Resumed(Box<Setup>),
    /// 重赛: the game is played again.
    Replayed,
    /// 驳回: the appeal is not heard, for being late or without fee, for instance.
    NotHeard,
    /// Something else, in words.
    Other(String),
}

/// How the members voted.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Votes {
    pub in_favour: u32,
    pub against: u32,
    /// Neither.
    pub abstained: u32,
}

/// 不同意见: what a member would have decided, and why.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Dissent {
    pub by: String,
    /// In their words.
    pub text: String,
}

impl Decision {
    /// The facts found to be as recorded, where every disputed fact of `disputed_facts` is settled: then the ruling
    /// follows from [`with_findings`](crate::ruling::with_findings). `None` where one is left open or not spoken of.
    pub fn accepted(&self, disputed_facts: &[DisputedFact]) -> Option<Vec<DisputedFact>> {
        let mut accepted = Vec::new();
        for &fact in disputed_facts {
            let finding = self.findings.iter().find(|finding| finding.about.disputed() == Some(fact))?;
            match finding.found {
                Found::AsRecorded => accepted.push(fact),
                Found::NotSo => {}
                Found::LeftOpen => return None,
            }
        }
        Some(accepted)
    }

    /// Whether it puts something else in the place of the ruling, so that what the ruling asks for is not done.
    pub const fn replaces(&self) -> bool {
        match self.decided {
            Decided::Changed { .. } | Decided::Resumed(_) | Decided::Replayed | Decided::Other(_) => true,
            Decided::Pending | Decided::Upheld | Decided::NotHeard => false,
        }
    }

    /// The members who took part.
    pub fn present(&self) -> impl Iterator<Item = &Member> {
        self.members.iter().filter(|member| member.withdrew.is_none())
    }

    /// Whether no more votes were cast than members took part.
    pub fn votes_fit(&self) -> bool {
        let Votes { in_favour, against, abstained } = self.votes;
        let cast = u64::from(in_favour) + u64::from(against) + u64::from(abstained);
        self.members.is_empty() || cast <= self.present().count() as u64
    }
}

/// Who ruled, in the order a case travels.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Stage {
    /// 现场裁判
    #[default]
    OnSite,
    /// 裁判长
    ChiefArbiter,
    /// 仲裁
    Appeal,
    /// 赛后评述: an author or columnist, not an arbiter of the event.
    Commentary,
}

/// The result somebody gave.
#[derive(
    Copy,
    Clone,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    EnumIter,
    IntoStaticStr,
    Serialize,
    Deserialize,
)]
#[strum(serialize_all = "kebab-case")]
pub enum GivenOutcome {
    /// Nothing charged.
    #[default]
    None,
    /// 不受理: a claim not heard.
    NotHeard,
    Warning,
    Foul,
    /// Left undecided.
    Open,
    /// 重赛: the game played again.
    Replay,
    /// 成绩无效: a result that does not count.
    Void,
    /// The game drawn.
    Draw,
    /// The game lost.
    Loss,
    /// 双方判负
    #[strum(serialize = "loss")]
    BothLose,
}

impl GivenOutcome {
    /// Whether it is against a side.
    pub const fn charges(self) -> bool {
        matches!(self, Self::Warning | Self::Foul | Self::Loss)
    }

    /// The word for programs. That both lose is said by who loses.
    pub fn code(self) -> &'static str {
        self.into()
    }

    /// Against whom a result is, for programs: `red`, `black`, `both`.
    pub fn by(self, charged: Option<Side>) -> Option<&'static str> {
        if self == Self::BothLose { Some("both") } else { charged.map(Side::code) }
    }
}

impl From<Outcome> for GivenOutcome {
    fn from(outcome: Outcome) -> Self {
        match outcome {
            Outcome::None => Self::None,
            Outcome::NotHeard => Self::NotHeard,
            Outcome::Warning => Self::Warning,
            Outcome::Foul => Self::Foul,
            Outcome::Open => Self::Open,
            Outcome::Replay => Self::Replay,
            Outcome::Void => Self::Void,
            Outcome::BothLose => Self::BothLose,
            Outcome::Draw => Self::Draw,
            Outcome::Loss => Self::Loss,
        }
    }
}

impl RulingGiven {
    /// The time given and taken.
    pub fn time_changes(&self) -> Vec<TimeChange> {
        let all = Side::BOTH.map(|side| TimeChange { side, seconds: self.time[side] });
        all.into_iter().filter(|change| change.seconds != 0).collect()
    }
}

/// A ruling somebody gave.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RulingGiven {
    pub stage: Stage,
    pub by: String,
    pub when: String,
    /// Name and version of the program it was worked out with; empty where it was given without one.
    pub program: String,
    /// Under which rulebook, as it was then.
    pub rulebook: LawRef,
    /// Under which reading, as it was then; an empty id where none was named.
    pub reading: LawRef,
    /// Under which regulation of the event, as it was then.
    pub regulation: Option<LawRef>,
    pub outcome: GivenOutcome,
    pub charged: Option<Side>,
    /// Seconds given to each side, or taken where below nought.
    pub time: BySide<i64>,
    /// Whether the players changed colours.
    pub colours_exchanged: bool,
    /// The clauses given, such as `5.2+4.1.3`.
    pub ground: String,
    /// What the player had to do, such as `answer`.
    pub duty: String,
    /// The doubts it was given with, by their codes.
    pub caveats: Vec<String>,
    /// The words it was given in.
    pub words: String,
    /// Who signed it, in what form; empty where nobody did.
    pub signature: String,
    /// What it rests on, sealed; `None` where it came from a file without seals.
    pub seal: Option<Box<Seal>>,
    /// Signatures by keys over the seal. They may be added later.
    pub signed: Vec<KeySignature>,
}
