//! A ruling laid out once: finished sentences, which window, paper and terminal only render.

use crate::tr;
use std::cell::OnceCell;

use super::announce::Announcement;
use super::ruling::Explainer;
use super::{Lang, faults, finding, papers};
use crate::case::{Evaluation, Ruled};
use crate::incident::Incident;
use crate::law::{Answer, ClauseRef, Cost, NoteOn};
use crate::ruling::{
    Assumption, DecisiveQuestion, Disputed, Finding, Instruction, Outcome, OutcomeGroup, Ruling, Step,
    TouchFinding, Verdict, common_result, same_result,
};
use xiangqi::{Square, Status};

/// What one reading makes of an incident, in one language, with disputed facts taken as recorded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// The result in one line.
    pub headline: String,
    /// The result where every answer to an open question comes to the same.
    pub outcome: Outcome,
    /// Why, in one sentence.
    pub gist: String,
    /// The clauses that decide.
    pub ground: String,
    pub duty: Option<String>,
    /// What the arbiter does now, in order.
    pub now: Vec<String>,
    /// The same without what every answer to an open question asks for.
    pub now_while_open: Vec<String>,
    pub questions: Vec<AskedQuestion>,
    /// What follows from each answer to the open question.
    pub alternatives: Vec<Conditional>,
    pub alternatives_agree: bool,
    pub reasons: Vec<Reason>,
    pub caveats: Vec<String>,
    /// Where the source of the reading contradicts itself or the clauses on a point this ruling rests on.
    pub notes: Vec<String>,
    /// What is odd about the position.
    pub faults: Vec<String>,
    pub disputed: Option<DisputedFacts>,
    /// What every reading makes of it, in the order of the law.
    pub readings: Vec<UnderReading>,
    /// Whether the arbiter does the same under every reading and whatever is found of disputed facts.
    pub readings_agree: bool,
    pub announcement: Announcement,
    /// The words proposed for a ruling given.
    pub words: String,
    /// Whether nothing has happened yet and nothing follows from the position alone.
    pub awaits_events: bool,
}

/// A question that decides, with both results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AskedQuestion {
    pub text: String,
    /// The same below a heading that says that it decides.
    pub asked: String,
    /// Whether the gist asks it already.
    pub is_gist: bool,
    /// Whether another question stays open whichever way this one is answered.
    pub is_undecided: bool,
    /// Whether it decides with the disputed facts as recorded, and not only if they fall otherwise.
    pub as_recorded: bool,
}

/// What follows if a question is answered, or disputed facts are found, this way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conditional {
    pub when: String,
    pub headline: String,
    pub outcome: Outcome,
    pub gist: String,
    pub ground: String,
    pub caveats: Vec<String>,
    /// Where the moves end that meet the duty; where no move does, what was touched in a scenario.
    pub squares: Vec<Square>,
    /// Each finding that leads to it, as it is asked for.
    pub findings: Vec<(String, Assumption)>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    pub text: String,
    /// The clause as it is cited: a dash where the law has none on the topic, nothing where none is needed.
    pub clause: String,
    /// The clause to look up.
    pub clause_code: Option<String>,
    pub squares: Vec<Square>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DisputedFacts {
    /// Whether the result depends on them.
    pub decide: bool,
    /// The line in the place of the headline where they decide.
    pub headline: &'static str,
    /// What has to be found out first, or that it makes no difference.
    pub deciding: String,
    /// What the arbiter does before they are settled.
    pub now: [&'static str; 3],
    /// What follows from the findings; empty where they are too many.
    pub scenarios: Vec<Conditional>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnderReading {
    pub id: String,
    pub name: String,
    pub gist: String,
    pub source: String,
    /// The result in a few words.
    pub result: String,
    pub outcome: Outcome,
    pub ground: String,
    /// Whether it is the reading explained.
    pub is_this: bool,
    /// Whether it rests on the same clauses and comes to the same as the reading explained.
    pub same: bool,
    /// Whether the arbiter does the same, whatever is found of disputed facts and answered to open questions.
    pub same_throughout: bool,
}

impl Explanation {
    pub fn of(evaluation: &Evaluation, ruled: Ruled<'_>, lang: Lang) -> Self {
        let explainer = Explainer::of(evaluation, lang);
        let Ruled { scenarios, as_recorded: ruling, .. } = ruled;
        let verdict = &ruling.verdict;
        let instructions = |now: &[Instruction]| {
            now.iter().map(|one| explainer.instruction(one, ruled_by(ruling, one))).collect()
        };
        Self {
            headline: explainer.ruling_headline(ruling),
            outcome: outcome(ruling),
            gist: explainer.gist(verdict),
            ground: verdict.ground.code(explainer.texts),
            duty: explainer.duty(verdict),
            now: instructions(&ruling.now),
            now_while_open: instructions(&verdict.now),
            questions: explainer.questions(ruling, scenarios),
            alternatives: explainer.alternatives(ruling),
            alternatives_agree: common_result(ruling).is_some(),
            reasons: verdict.steps.iter().map(|step| explainer.at(verdict).with_clause(step)).collect(),
            caveats: explainer.caveats(verdict),
            notes: notes(evaluation, ruled, lang),
            faults: ruling.faults.iter().map(|fault| faults::fault(fault, lang)).collect(),
            disputed: explainer.disputed(scenarios, &evaluation.incident),
            readings: explainer.readings(evaluation, ruled),
            readings_agree: evaluation.readings_agree(),
            announcement: match scenarios.settled() {
                Some(ruling) => explainer.announcement(ruling),
                None => Announcement::unsettled(lang),
            },
            words: match scenarios.settled() {
                Some(ruling) => papers::ruling_words(&explainer, ruling),
                None => explainer.every_way(scenarios, &evaluation.incident),
            },
            awaits_events: evaluation.incident.events.is_empty()
                && verdict.outcome == Outcome::None
                && verdict.game_over.is_none()
                && !evaluation.legal.is_empty()
                && explainer.ruling_headline(ruling) == explainer.headline(verdict),
        }
    }

    /// What the report's reading makes of it.
    pub fn recorded(evaluation: &Evaluation, lang: Lang) -> Option<Self> {
        Some(Self::of(evaluation, evaluation.recorded()?, lang))
    }

    /// The questions that decide by themselves, with the disputed facts as recorded.
    pub fn decisive_questions(&self) -> impl Iterator<Item = &String> {
        let decisive = self.questions.iter().filter(|one| one.as_recorded && !one.is_undecided);
        decisive.map(|one| &one.text)
    }

    /// The disputed facts, where the result depends on them.
    pub fn depends_on(&self) -> Option<&DisputedFacts> {
        self.disputed.as_ref().filter(|disputed| disputed.decide)
    }

    /// The result in one line, or that it depends on disputed facts.
    pub fn result(&self) -> &str {
        self.depends_on().map_or(&self.headline, |disputed| disputed.headline)
    }

    pub fn outcome_of_result(&self) -> Outcome {
        self.depends_on().map_or(self.outcome, |_| Outcome::Open)
    }

    /// Why, or what has to be found out first.
    pub fn gist_of_result(&self) -> &str {
        self.depends_on().map_or(&self.gist, |disputed| &disputed.deciding)
    }

    /// That the result is the same whatever is found of disputed facts.
    pub fn disputed_no_matter(&self) -> Option<&str> {
        self.disputed.as_ref().filter(|disputed| !disputed.decide).map(|disputed| disputed.deciding.as_str())
    }
}

/// The explanations of the ruling under the report's reading, made once in each language asked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Explanations {
    /// In the order of the languages.
    made: [OnceCell<Explanation>; Lang::ALL.len()],
}

impl Explanations {
    /// The one of `evaluation`, which is the same every time.
    pub fn get(&self, evaluation: &Evaluation, lang: Lang) -> Option<&Explanation> {
        let ruled = evaluation.recorded()?;
        let made = lang.among(&self.made)?;
        Some(made.get_or_init(|| Explanation::of(evaluation, ruled, lang)))
    }
}

/// The verdict an instruction follows from: where the question is open, that of an answer which asks for it.
fn ruled_by<'a>(ruling: &'a Ruling, instruction: &Instruction) -> &'a Verdict {
    let alternatives = ruling.alternatives.iter().map(|one| &one.verdict);
    let asked_for = || alternatives.clone().find(|verdict| verdict.now.contains(instruction));
    if ruling.verdict.open.is_some() { asked_for().unwrap_or(&ruling.verdict) } else { &ruling.verdict }
}

/// The notes of the reading that the ruling with the disputed facts as recorded gives cause for.
fn notes(evaluation: &Evaluation, ruled: Ruled<'_>, lang: Lang) -> Vec<String> {
    let steps = &ruled.as_recorded.verdict.steps;
    let touches = || {
        steps.iter().filter_map(|step| match &step.finding {
            Finding::Touch(finding) => Some(finding),
            _ => None,
        })
    };
    let fouled = touches().any(|finding| matches!(finding, TouchFinding::TouchCosts(Cost::Foul)));
    let mut about = Vec::new();
    for finding in touches() {
        match *finding {
            TouchFinding::LostAtTouch { own: true, .. } => about.push(NoteOn::LossForOwn),
            TouchFinding::LostAtTouch { own: false, .. } => about.push(NoteOn::LossForEnemy),
            TouchFinding::CannotBeMet { own, .. }
            | TouchFinding::OnlyByExposing { own, answer: Some(Answer::No), .. }
                if fouled =>
            {
                about.push(if own { NoteOn::FoulForOwn } else { NoteOn::FoulForEnemy });
            }
            _ => {}
        }
    }
    let (level, in_check) = (evaluation.law.level, ruled.as_recorded.status == Status::Check);
    let notes = ruled.reading.notes.iter();
    notes
        .filter(|note| about.iter().any(|&on| note.applies(on, level, in_check)))
        .map(|note| lang.of(&note.text).to_owned())
        .collect()
}

/// The result of a ruling; the common one where all answers to an open question lead to it.
fn outcome(ruling: &Ruling) -> Outcome {
    common_result(ruling).unwrap_or(&ruling.verdict).outcome
}

impl Explainer<'_> {
    fn caveats(&self, verdict: &Verdict) -> Vec<String> {
        verdict.caveats.iter().map(|&caveat| self.caveat(caveat)).collect()
    }

    /// A step with its clause.
    pub fn with_clause(&self, step: &Step) -> Reason {
        Reason {
            text: self.step(step),
            clause: step.topic.map_or_else(String::new, |topic| self.number(topic)),
            clause_code: step.topic.and_then(|topic| self.texts.clause_on(topic)).map(ClauseRef::code),
            squares: step.squares.clone(),
        }
    }

    /// The questions of the ruling, then those that decide only where disputed facts fall otherwise.
    fn questions(&self, ruling: &Ruling, disputed: &Disputed) -> Vec<AskedQuestion> {
        let asked = |question: &DecisiveQuestion, as_recorded| {
            let asked = self.decisive_question(question)?;
            Some(AskedQuestion {
                text: self.decisive_named(&asked),
                asked,
                is_gist: ruling.verdict.open == Some(question.question),
                is_undecided: question.is_undecided(),
                as_recorded,
            })
        };
        let mut questions: Vec<_> =
            ruling.decisive_questions.iter().filter_map(|one| asked(one, true)).collect();
        for scenario in disputed.scenarios.iter().skip(1) {
            for question in scenario.ruling.decisive_questions.iter().filter_map(|one| asked(one, false)) {
                if questions.iter().all(|one| one.text != question.text) {
                    questions.push(question);
                }
            }
        }
        questions
    }

    fn alternatives(&self, ruling: &Ruling) -> Vec<Conditional> {
        ruling.alternatives.iter().map(|one| self.conditional(self.branch(one), &one.verdict)).collect()
    }

    fn conditional(&self, when: String, verdict: &Verdict) -> Conditional {
        Conditional {
            when,
            headline: self.headline(verdict),
            outcome: verdict.outcome,
            gist: self.gist(verdict),
            ground: verdict.ground.code(self.texts),
            caveats: self.caveats(verdict),
            squares: verdict.allowed.iter().map(|mv| mv.to).collect(),
            findings: Vec::new(),
        }
    }

    fn disputed(&self, disputed: &Disputed, incident: &Incident) -> Option<DisputedFacts> {
        if disputed.disputed_facts.is_empty() {
            return None;
        }
        let scenario = |group: &OutcomeGroup| {
            let ruling = disputed.ruling(group)?;
            let mut conditional = self.conditional(self.when(group, incident), &ruling.verdict);
            conditional.headline = self.ruling_headline(ruling);
            conditional.outcome = outcome(ruling);
            if conditional.squares.is_empty() {
                conditional.squares = ruling.touched.iter().map(|touched| touched.square).collect();
            }
            for found in &group.when {
                let asked = tr!(self.lang, "finding-find-so", when = self.condition(found, incident));
                conditional.findings.push((asked, found.clone()));
            }
            Some(conditional)
        };
        Some(DisputedFacts {
            decide: disputed.settled().is_none(),
            headline: self.depends(),
            deciding: self.deciding(disputed, incident),
            now: finding::steps(self.lang),
            scenarios: disputed.groups.iter().filter_map(scenario).collect(),
        })
    }

    fn readings(&self, evaluation: &Evaluation, this: Ruled<'_>) -> Vec<UnderReading> {
        let one = |other: Ruled<'_>| {
            let settled = other.scenarios.settled();
            UnderReading {
                id: other.reading.id.clone(),
                name: self.lang.of(&other.reading.name).to_owned(),
                gist: self.lang.of(&other.reading.gist).to_owned(),
                source: self.lang.of(&other.reading.source).to_owned(),
                result: match settled {
                    Some(ruling) => self.ruling_short(ruling),
                    None => self.depends_short(other.scenarios),
                },
                outcome: settled.map_or(Outcome::Open, outcome),
                ground: other.as_recorded.verdict.ground.code(self.texts),
                is_this: other.reading.id == this.reading.id,
                same: this
                    .scenarios
                    .settled()
                    .zip(settled)
                    .is_some_and(|(this, other)| this.verdict.same_result(&other.verdict)),
                same_throughout: same_throughout(this, other),
            }
        };
        evaluation.readings().map(one).collect()
    }
}

fn same_throughout(one: Ruled<'_>, other: Ruled<'_>) -> bool {
    let (ones, others) = (&one.scenarios.scenarios, &other.scenarios.scenarios);
    ones.len() == others.len()
        && ones.iter().zip(others).all(|(one, other)| same_result(&one.ruling, &other.ruling))
        && same_result(one.as_recorded, other.as_recorded)
}
