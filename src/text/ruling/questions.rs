//! What stays open: questions that no rule answers, and disputed facts; what follows from each answer.

use super::{Explainer, answer_given};
use crate::incident::Incident;
use crate::law::{Answer, ConductTopic, Question};
use crate::ruling::common_result;
use crate::ruling::{
    Alternative, Assumption, DecisiveQuestion, Disputed, DisputedFact, MOST_DISPUTED, OutcomeGroup,
};
use crate::text::{Lang, conduct, events, law, names, repetition, reports};
use crate::tr;

/// The question, as an arbiter would put it.
pub fn question(question: Question, lang: Lang) -> String {
    let text = match question {
        Question::OwnPieceMoves => tr!(lang, "question-own-piece-moves"),
        Question::EnemyPieceTaken => tr!(lang, "question-enemy-piece-taken"),
        Question::OneTakesOther => tr!(lang, "question-one-takes-other"),
        Question::FirstOfOneSide => tr!(lang, "question-first-of-one-side"),
        Question::FirstOfBothSides => tr!(lang, "question-first-of-both-sides"),
        Question::ArbiterNames(place) => {
            return tr!(lang, "question-arbiter-names", place = u32::from(place) + 1);
        }
        Question::DisturbanceLoses => tr!(lang, "question-disturbance-loses"),
        Question::ConcernsMover(_) => tr!(lang, "question-concerns-mover"),
        Question::NonMoveIsSuicide => tr!(lang, "question-non-move-is-suicide"),
        Question::OwnTouchBinds => tr!(lang, "question-own-touch-binds"),
        Question::EnemyTouchBinds => tr!(lang, "question-enemy-touch-binds"),
        Question::PairInOrder => tr!(lang, "question-pair-in-order"),
        Question::SuicideLoses => tr!(lang, "question-suicide-loses"),
        Question::BreachLoses => tr!(lang, "question-breach-loses"),
        Question::OpponentMadeFacing => tr!(lang, "question-opponent-made-facing"),
        Question::InTimeTrouble => tr!(lang, "question-in-time-trouble"),
        Question::RepetitionOtherwise(point) => {
            return tr!(lang, "question-repetition", statement = repetition::statement(point, lang));
        }
        Question::WholeStretch => tr!(lang, "question-whole-stretch"),
        Question::ConductIs(kind, answer) => {
            let (about, cost) = conduct_answer(kind, answer, lang);
            return tr!(lang, "question-conduct-is", about, cost);
        }
        Question::Penalised(about) => {
            return tr!(lang, "question-penalised", about = law::matter(about, lang));
        }
        Question::ClaimHolds(about) => {
            return tr!(lang, "question-claim-holds", about = law::matter(about, lang));
        }
    };
    text.to_owned()
}

/// A kind of conduct, and one of the answers of the catalogue.
pub fn conduct_answer(kind: ConductTopic, answer: u8, lang: Lang) -> (&'static str, String) {
    let cost = kind.answers().get(usize::from(answer)).map(|cost| conduct::cost(cost, lang));
    (conduct::name(kind, lang), cost.unwrap_or_default())
}

/// The answer as an assumption: what is taken for granted in a branch.
pub fn assumption(question: Question, answer: Answer, lang: Lang) -> String {
    let answer = answer_given(Some(answer));
    match question {
        Question::OwnPieceMoves => tr!(lang, "assumed-own-piece-moves", answer),
        Question::EnemyPieceTaken => tr!(lang, "assumed-enemy-piece-taken", answer),
        Question::OneTakesOther => tr!(lang, "assumed-one-takes-other", answer),
        Question::FirstOfOneSide => tr!(lang, "assumed-first-of-one-side", answer),
        Question::FirstOfBothSides => tr!(lang, "assumed-first-of-both-sides", answer),
        Question::ArbiterNames(place) => {
            tr!(lang, "assumed-arbiter-names", place = u32::from(place) + 1, answer)
        }
        Question::DisturbanceLoses => tr!(lang, "assumed-disturbance-loses", answer),
        Question::ConcernsMover(_) => tr!(lang, "assumed-concerns-mover", answer),
        Question::NonMoveIsSuicide => tr!(lang, "assumed-non-move-is-suicide", answer),
        Question::OwnTouchBinds => tr!(lang, "assumed-own-touch-binds", answer),
        Question::EnemyTouchBinds => tr!(lang, "assumed-enemy-touch-binds", answer),
        Question::PairInOrder => tr!(lang, "assumed-pair-in-order", answer),
        Question::SuicideLoses => tr!(lang, "assumed-suicide-loses", answer),
        Question::BreachLoses => tr!(lang, "assumed-breach-loses", answer),
        Question::ConductIs(kind, which) => {
            let (about, mut cost) = conduct_answer(kind, which, lang);
            if answer == "no" {
                cost = conduct::cost(&kind.otherwise(), lang);
            }
            tr!(lang, "assumed-conduct-is", about, cost)
        }
        Question::Penalised(about) => {
            tr!(lang, "assumed-penalised", about = law::matter(about, lang), answer)
        }
        Question::ClaimHolds(about) => {
            tr!(lang, "assumed-claim-holds", about = law::matter(about, lang), answer)
        }
        Question::OpponentMadeFacing => tr!(lang, "assumed-opponent-made-facing", answer),
        Question::InTimeTrouble => tr!(lang, "assumed-in-time-trouble", answer),
        Question::RepetitionOtherwise(point) => {
            tr!(lang, "assumed-repetition", statement = repetition::statement(point, lang), answer)
        }
        Question::WholeStretch => tr!(lang, "assumed-whole-stretch", answer),
    }
}

/// Several assumptions as one text.
pub fn answered(answers: &[(Question, Answer)], lang: Lang) -> String {
    // Of the answers to one question that is asked piece by piece the last says it all.
    let same = |one: &Question, other: &Question| match (one, other) {
        (Question::ConductIs(one, _), Question::ConductIs(other, _)) => one == other,
        (Question::ArbiterNames(_), Question::ArbiterNames(_)) => true,
        _ => false,
    };
    let mut parts = Vec::new();
    for (index, (question, answer)) in answers.iter().enumerate() {
        let mut later = answers.iter().skip(index + 1);
        if !later.any(|(other, _)| same(question, other)) {
            parts.push(assumption(*question, *answer, lang));
        }
    }
    names::semicolons(&parts, lang)
}

impl Explainer<'_> {
    /// What is taken for granted in a branch.
    pub fn branch(&self, branch: &Alternative) -> String {
        answered(&branch.assumed, self.lang)
    }

    /// The same, with the words that it is decisive before it.
    pub fn decisive_named(&self, question: &str) -> String {
        tr!(self.lang, "decisive-named", question)
    }

    /// The question the result turns on, with both results; nothing where both read the same.
    pub fn decisive_question(&self, decisive: &DecisiveQuestion) -> Option<String> {
        let lang = self.lang;
        let [yes, no] = [&decisive.yes, &decisive.no].map(|verdict| match verdict.open {
            Some(_) => tr!(lang, "decisive-another-question").to_owned(),
            None => self.outcome_short(verdict),
        });
        if yes == no && !decisive.is_undecided() {
            return None;
        }
        let asked = question(decisive.question, lang);
        // In Chinese the answer repeats the verb of the question.
        Some(match decisive.question {
            Question::OneTakesOther
            | Question::OwnTouchBinds
            | Question::EnemyTouchBinds
            | Question::PairInOrder => tr!(lang, "decisive-must", question = asked, yes, no),
            Question::FirstOfOneSide
            | Question::FirstOfBothSides
            | Question::ArbiterNames(_)
            | Question::ConcernsMover(_)
            | Question::OpponentMadeFacing
            | Question::InTimeTrouble
            | Question::RepetitionOtherwise(_)
            | Question::WholeStretch => {
                tr!(lang, "decisive-is-so", question = asked, yes, no)
            }
            Question::ClaimHolds(_) => tr!(lang, "decisive-holds", question = asked, yes, no),
            Question::OwnPieceMoves
            | Question::EnemyPieceTaken
            | Question::NonMoveIsSuicide
            | Question::SuicideLoses
            | Question::BreachLoses
            | Question::DisturbanceLoses
            | Question::ConductIs(..)
            | Question::Penalised(_) => tr!(lang, "decisive", question = asked, yes, no),
        })
    }

    /// The line in the place of the verdict where the ruling depends on disputed facts.
    pub fn depends(&self) -> &'static str {
        tr!(self.lang, "disputed-depends")
    }

    /// The same for tables: the results side by side where they are few, 判负 / 不罚.
    pub fn depends_short(&self, disputed: &Disputed) -> String {
        let mut named: Vec<&str> = Vec::new();
        for ruling in disputed.groups.iter().filter_map(|group| disputed.ruling(group)) {
            let outcome = common_result(ruling).unwrap_or(&ruling.verdict).outcome;
            let name = reports::given_outcome(outcome.into(), self.lang);
            if !named.contains(&name) {
                named.push(name);
            }
        }
        match named.len() {
            2 | 3 => named.join(" / "),
            _ => tr!(self.lang, "disputed-depends-short").to_owned(),
        }
    }

    /// What has to be found out first, or that it makes no difference.
    pub fn deciding(&self, disputed: &Disputed, incident: &Incident) -> String {
        let lang = self.lang;
        if disputed.is_too_many() {
            let count = disputed.disputed_facts.len();
            return tr!(lang, "disputed-too-many", count, most = MOST_DISPUTED);
        }
        if disputed.deciding.is_empty() {
            let facts = self.facts(&disputed.disputed_facts, incident);
            return tr!(lang, "disputed-no-matter", facts);
        }
        let facts = self.facts(&disputed.deciding, incident);
        tr!(lang, "disputed-settle-first", count = disputed.deciding.len(), facts)
    }

    /// When the result is that of a group.
    pub fn when(&self, group: &OutcomeGroup, incident: &Incident) -> String {
        // Beyond so many the conditions are counted.
        const NAMED: usize = 3;
        let lang = self.lang;
        let mut named: Vec<String> =
            group.when.iter().take(NAMED).map(|when| self.condition(when, incident)).collect();
        if let Some(more) = group.when.len().checked_sub(NAMED).filter(|&more| more > 0) {
            named.push(tr!(lang, "disputed-other-ways", more));
        }
        let either = |first, second| tr!(lang, "disputed-either", first, second);
        named.into_iter().reduce(either).unwrap_or_default()
    }

    pub fn condition(&self, condition: &Assumption, incident: &Incident) -> String {
        let lang = self.lang;
        let mut parts = Vec::new();
        if !condition.accepted.is_empty() {
            let facts = self.facts(&condition.accepted, incident);
            parts.push(tr!(lang, "disputed-accepted", facts));
        }
        if !condition.rejected.is_empty() {
            let facts = self.facts(&condition.rejected, incident);
            parts.push(tr!(lang, "disputed-rejected", facts));
        }
        names::commas(&parts, lang)
    }

    /// Every way in one text, for the words of a ruling that is put off until the facts are settled.
    pub fn every_way(&self, disputed: &Disputed, incident: &Incident) -> String {
        let mut lines = vec![self.deciding(disputed, incident)];
        for group in &disputed.groups {
            if let Some(ruling) = disputed.ruling(group) {
                let (when, result) = (self.when(group, incident), self.ruling_headline(ruling));
                lines.push(tr!(self.lang, "disputed-outcome", when, result));
            }
        }
        names::sentences(&lines, self.lang)
    }

    fn facts(&self, facts: &[DisputedFact], incident: &Incident) -> String {
        let named: Vec<String> = facts.iter().map(|&fact| self.fact(fact, incident)).collect();
        names::list(&named, self.lang)
    }

    /// A disputed fact: “黑方摸触红方七路马（c6）”, or that it came after the row before it.
    fn fact(&self, fact: DisputedFact, incident: &Incident) -> String {
        let lang = self.lang;
        let quoted = |index: usize| {
            let Some(event) = incident.events.get(index) else { return (index + 1).to_string() };
            tr!(lang, "quotation", text = events::event(event, &incident.board_after(index), lang))
        };
        match fact {
            DisputedFact::Happened(index) => quoted(index),
            DisputedFact::CameAfter(index) => {
                let (before, after) = (quoted(index.saturating_sub(1)), quoted(index));
                tr!(lang, "disputed-came-after", before, after)
            }
        }
    }
}
