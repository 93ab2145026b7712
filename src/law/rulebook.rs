//! Rulebooks, their clauses, and amendments of them.

use serde::{Deserialize, Serialize};
use strum::EnumIter;

use super::conduct::rule_on;
use super::library::written;
use super::{ConductRule, ConductTopic, Level, RepetitionRules, RuleEntry, Setting};

/// One text in Simplified Chinese and English.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bilingual {
    /// 简体中文
    pub zh: String,
    /// English, with straight quotation marks like every English sentence: the font of all text is Chinese, and draws
    /// the curly ones as wide as a character.
    #[serde(deserialize_with = "straight")]
    pub en: String,
}

/// Reads English with its quotation marks straight; those around Chinese stay.
fn straight<'de, D: serde::Deserializer<'de>>(from: D) -> Result<String, D::Error> {
    let text = String::deserialize(from)?;
    let is_chinese =
        |letter: Option<&char>| letter.is_some_and(|letter| matches!(letter, '\u{3000}'..='\u{9fff}'));
    let letters: Vec<char> = text.chars().collect();
    let made = letters.iter().enumerate().map(|(at, &letter)| {
        let before = at.checked_sub(1).and_then(|at| letters.get(at));
        if is_chinese(before) || is_chinese(letters.get(at + 1)) {
            return letter;
        }
        match letter {
            '“' | '”' => '"',
            '‘' | '’' => '\'',
            letter => letter,
        }
    });
    Ok(made.collect())
}

/// What a clause is about, so that a ruling can ask for the clause without knowing its number.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, EnumIter, Serialize, Deserialize)]
pub enum Topic {
    Check,
    /// A check must be answered; failing to counts as being mated.
    AnswerCheck,
    Suicide,
    /// The mated side loses.
    LossByMate,
    /// The stalemated side loses.
    LossByStalemate,
    /// A released move that is suicide loses.
    LossBySuicide,
    /// How many breaches of the movement rules lose, by level.
    BreachLimit,
    /// An own piece touched must move.
    TouchOwn,
    /// An enemy piece touched must be taken.
    TouchEnemy,
    /// An own piece touched, then an enemy piece.
    TouchOwnThenEnemy,
    /// An enemy piece touched, then an own piece.
    TouchEnemyThenOwn,
    /// Pieces of both sides touched at once.
    TouchBothAtOnce,
    /// Adjusting pieces, and contact that is no touch.
    Adjusting,
    /// When a move is made and can no longer be changed.
    ReleaseDecides,
    /// Errors and when they must be put right.
    Correction,
    /// What makes a contact a touch.
    TouchThreshold,
    /// How many fouls of every class together lose.
    FoulLimit,
    /// How many technical fouls lose.
    TechnicalLimit,
    /// Touching a piece on the other side's time.
    TouchOnOthersTime,
    /// Moving a piece of the other side.
    OthersPieceMoved,
    /// Pieces knocked over or displaced.
    Disturbance,
    /// Pressing the clock before moving.
    PressedBeforeMoving,
    /// Taking back a move the hand has left.
    TakenBack,
    /// Drawn after so many rounds without capture.
    NaturalLimit,
    /// A claim of the natural limit that turns out false.
    FalseClaim,
    /// Coming late.
    Lateness,
    /// Generals found facing each other.
    Facing,
    /// Draws by agreement.
    DrawByAgreement,
    /// With how much time left a draw may be claimed.
    DrawClaim,
    /// Draws because neither side can win.
    NoWinningChances,
    /// Positions that keep coming back.
    Repetition,
    /// 杀: a threat to mate by checks.
    Kill,
    /// 捉: a threat to win material.
    Chase,
    /// 兑
    Exchange,
    /// 献
    Offer,
    /// 拦
    Block,
    /// 跟
    Follow,
    /// 闲
    Idle,
    /// 长将
    PerpetualCheck,
    /// 长杀
    PerpetualKill,
    /// 长捉
    PerpetualChase,
    /// 禁止着法
    ForbiddenMoves,
    /// 允许着法
    AllowedMoves,
    /// 根: how a piece is protected.
    Roots,
    /// 联合捉
    JointChase,
    /// Chases by the general or a soldier itself.
    GeneralOrSoldierChase,
    /// The general answers a check.
    AnswerByGeneral,
    /// 守和要点
    DrawingPoint,
    /// Forbidden moves of both sides.
    BothForbidden,
    /// A repetition that loses at once.
    RepetitionLoses,
    /// A repetition that one side must change.
    RepetitionChanges,
    /// A repetition that is a draw.
    RepetitionDraws,
    /// Attacks through nine rounds though no position is repeated.
    NineRounds,
    /// Running out of time loses.
    LossOnTime,
    /// Resigning loses.
    Resignation,
    /// Protests and appeals.
    Appeal,
    /// Conduct of this kind in the catalogue.
    #[strum(disabled)]
    Conduct(ConductTopic),
}

/// How well the text of a clause is known.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Confidence {
    /// Quoted word for word in the source article.
    Article,
    /// Seen in an excerpt of a page or document.
    Seen,
    /// Somebody else's paraphrase.
    Secondary,
    /// Concluded from other sources.
    Inferred,
    /// Not seen in this edition; the text of the edition before is carried over.
    CarriedOver,
    /// Not seen at all.
    NotSeen,
}

impl Confidence {
    /// Whether a ruling may rest on it.
    pub const fn is_seen(self) -> bool {
        !matches!(self, Self::NotSeen)
    }
}

/// One clause, in our own words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clause {
    /// The number it is cited by, such as `5.2`.
    pub number: String,
    /// What it is about, where a ruling may need it.
    #[serde(default, rename = "matter")]
    pub topic: Option<Topic>,
    /// A few words to call it by.
    pub title: Bilingual,
    /// What it says, in our own words.
    pub text: Bilingual,
    /// How well the text is known.
    pub confidence: Confidence,
    /// Where it was seen.
    #[serde(default)]
    pub source: String,
    /// The year of the edition whose text this is, where the book's own was not seen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub carried_from: Option<u16>,
    /// What to beware of: misprints, conflicts, what was not seen.
    #[serde(default)]
    pub note: Option<Bilingual>,
}

/// An edition of the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rulebook {
    /// What reports call it by.
    pub id: String,
    pub name: Bilingual,
    /// A short name for lists and the event bar.
    pub short_name: Bilingual,
    /// Edition and date as printed.
    pub edition: Bilingual,
    /// What of it was seen, as a whole.
    pub seen: Bilingual,
    /// At which count of breaches of the movement rules a player loses, by level.
    pub breach_limits: Vec<(Level, u32)>,
    #[serde(default)]
    pub settings: Vec<RuleEntry>,
    /// How repetitions are judged; none where nothing was seen of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub repetition: Option<RepetitionRules>,
    /// What conduct of the catalogue costs.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub conduct: Vec<ConductRule>,
    /// The clauses, in the order of the book.
    pub clauses: Vec<Clause>,
    /// The SHA-256 of the text it was read from; empty where it was not read from one.
    #[serde(skip)]
    pub digest: String,
}

impl Rulebook {
    /// The clause about `topic`, if the book has one.
    pub fn clause_on(&self, topic: Topic) -> Option<&Clause> {
        clause_on(&self.clauses, &self.settings, &self.conduct, topic)
    }

    pub fn clause(&self, number: &str) -> Option<&Clause> {
        self.clauses.iter().find(|clause| clause.number == number)
    }

    /// The number of breaches at which a player loses; `None` where the book does not say.
    pub fn breach_limit(&self, level: Level) -> Option<u32> {
        self.breach_limits.iter().find(|(of, _)| *of == level).map(|(_, limit)| *limit)
    }
}

/// The clause that says it is about `topic`, else the clause of a setting or of conduct about it.
pub(super) fn clause_on<'a>(
    clauses: &'a [Clause],
    settings: &'a [RuleEntry],
    conduct: &'a [ConductRule],
    topic: Topic,
) -> Option<&'a Clause> {
    let of_setting = || {
        let setting = settings.iter().find(|provision| provision.setting.topic() == topic);
        let conduct = rule_on(conduct, topic).map(|rule| &rule.clause);
        let number = setting.map(|provision| &provision.clause).or(conduct)?;
        clauses.iter().find(|clause| clause.number == *number)
    };
    clauses.iter().find(|clause| clause.topic == Some(topic)).or_else(of_setting)
}

/// What is changed in a rulebook.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Amendment {
    pub rulebook: String,
    /// The edition as it is called from now on, where that changes.
    #[serde(default)]
    pub edition: Option<Bilingual>,
    /// The breach limits, where they change.
    #[serde(default)]
    pub breach_limits: Option<Vec<(Level, u32)>>,
    /// What is set from now on; a setting of the same kind is replaced.
    #[serde(default)]
    pub settings: Vec<RuleEntry>,
    /// What conduct costs from now on; of each kind it replaces what there was.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub conduct: Vec<ConductRule>,
    /// Clauses that replace those of the same number, or are added at the end.
    #[serde(default)]
    pub clauses: Vec<Clause>,
}

impl Amendment {
    /// As it stands in a file.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn to_text(&self) -> Result<String, ron::Error> {
        written(self)
    }

    /// The rulebook with these changes. A topic that a changed clause is about is no longer that of the clause
    /// that had it.
    pub fn applied_to(&self, rulebook: &Rulebook) -> Rulebook {
        let mut amended = rulebook.clone();
        if let Some(edition) = &self.edition {
            amended.edition = edition.clone();
        }
        if let Some(limits) = &self.breach_limits {
            amended.breach_limits.clone_from(limits);
        }
        // Answers do not replace one another: the first that fits its conditions answers.
        let replaced = |old: &Setting| {
            let mut new = self.settings.iter().map(|provision| &provision.setting);
            new.any(|new| new.is_same_kind(old))
        };
        amended.settings.retain(|old| !replaced(&old.setting));
        amended.settings.splice(0..0, self.settings.iter().cloned());
        amended.conduct.retain(|old| self.conduct.iter().all(|new| new.topic != old.topic));
        amended.conduct.extend(self.conduct.iter().cloned());
        for clause in &self.clauses {
            for other in &mut amended.clauses {
                if clause.topic.is_some() && other.topic == clause.topic {
                    other.topic = None;
                }
            }
            match amended.clauses.iter_mut().find(|other| other.number == clause.number) {
                Some(old) => *old = clause.clone(),
                None => amended.clauses.push(clause.clone()),
            }
        }
        amended
    }
}
