//! The incident under every rulebook and every regulation at hand.

pub mod view;

use crate::case::Evaluation;
use crate::law::{Answer, Bilingual, Cost, Library, Question, Regulation, Rulebook, Setting, Topic};
use crate::ruling::{Compared, Law, compare, in_force};
use crate::text::ruling::Explainer;
use crate::text::{Lang, names, papers};

/// The incident under every law at hand; the one in force first.
#[derive(Clone, Debug, PartialEq)]
pub struct Comparison {
    /// The laws, and what each makes of it.
    pub rows: Vec<Row>,
}

/// One law, and what it makes of the incident.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// The rulebook's id and name.
    pub rulebook: (String, Bilingual),
    /// The regulation's id and short name.
    pub regulation: Option<(String, Bilingual)>,
    /// Whether it is the law in force.
    pub in_force: bool,
    pub compared: Compared,
    /// The result in a few words.
    pub result: String,
    /// What makes the difference to the law in force.
    pub differences: Vec<Difference>,
}

/// A matter on which two laws are not the same.
#[derive(Clone, Debug, PartialEq)]
pub struct Difference {
    pub matter: Topic,
    /// What the law in force sets.
    pub in_force: Vec<Setting>,
    /// What the other law sets.
    pub here: Vec<Setting>,
    /// Whether a text on it was seen in the law in force, and in the other.
    pub seen: (bool, bool),
    /// What the readings answer otherwise, where they differ: under the law in force, and under the other.
    pub answers: Vec<(Question, Option<Answer>, Option<Answer>)>,
    /// What an unmeetable touch costs under both readings, where that differs.
    pub cost: Option<(Cost, Cost)>,
}

impl Comparison {
    /// Rules on the report's incident under the law in force, every rulebook by itself, and every regulation
    /// with the rulebook it was written for.
    pub fn of(today: &Evaluation, library: &Library, lang: Lang) -> Option<Self> {
        let chosen = today.law.recorded()?;
        let with = |rulebook: &'_ Rulebook, regulation: Option<&'_ Regulation>| {
            (rulebook.id.clone(), regulation.map(|regulation| regulation.id.clone()))
        };
        let own = with(chosen.rulebook, chosen.regulation);
        let others = library.rulebooks.iter().flat_map(|rulebook| {
            let own = library.regulations.iter().filter(|regulation| regulation.rulebook == rulebook.id);
            let regulations = std::iter::once(None).chain(own.map(Some));
            regulations.map(move |regulation| Law { rulebook, regulation, ..chosen })
        });
        let others = others.filter(|law| with(law.rulebook, law.regulation) != own);
        let laws: Vec<Law<'_>> = std::iter::once(chosen).chain(others).collect();
        let in_check = today.incident.position.exposure().any();
        let explainer = Explainer::of(today, lang);
        let compared = compare(&today.incident, &laws, today.prior);
        let rows = laws.iter().zip(compared).enumerate().map(|(index, (law, compared))| Row {
            rulebook: (law.rulebook.id.clone(), law.rulebook.name.clone()),
            regulation: law.regulation.map(|text| (text.id.clone(), text.short_name.clone())),
            in_force: index == 0,
            differences: between(&chosen, law, compared.differences.first(), in_check),
            result: in_words(&compared, &explainer),
            compared,
        });
        Some(Self { rows: rows.collect() })
    }

    /// Whether a row has the result of the law in force.
    pub fn is_same(&self, row: &Row) -> bool {
        self.rows.first().is_some_and(|first| first.compared.same_consequence(&row.compared))
    }
}

/// The result in a few words.
fn in_words(compared: &Compared, explainer: &Explainer<'_>) -> String {
    match &compared.result {
        Some(result) => {
            let text = papers::given(result.outcome.into(), result.charged, explainer.lang);
            names::capitalised(&text)
        }
        None => explainer.depends_short(&compared.scenarios),
    }
}

impl Difference {
    /// Whether both set the same, so that only whether a text was seen makes the difference.
    pub fn is_only_seen(&self) -> bool {
        self.in_force == self.here && self.seen.0 != self.seen.1
    }

    /// Whether the texts set it otherwise.
    pub fn is_set_otherwise(&self) -> bool {
        self.in_force != self.here
    }
}

/// What makes the difference between the law in force, or the one chosen, and another, in these matters.
pub(crate) fn between(
    chosen: &Law<'_>,
    law: &Law<'_>,
    matters: Option<&Vec<Topic>>,
    in_check: bool,
) -> Vec<Difference> {
    let set = |law: &Law<'_>, matter| {
        let mut set: Vec<Setting> = in_force(law, matter).into_iter().cloned().collect();
        let limit = law.limits().breaches.filter(|_| matter == Topic::BreachLimit);
        set.extend(limit.map(|limit| Setting::BreachLimit(vec![(law.level, limit)])));
        set
    };
    let answers = |matter: Topic| {
        let mut asked: Vec<Question> = Vec::new();
        for taken in chosen.reading.positions.iter().chain(&law.reading.positions) {
            if taken.question.topic() == matter && !asked.contains(&taken.question) {
                asked.push(taken.question);
            }
        }
        let both = |question| (question, chosen.answer(question, in_check), law.answer(question, in_check));
        asked.into_iter().map(both).filter(|(_, one, two)| one != two).collect()
    };
    let costs = (chosen.reading.unmeetable_touch, law.reading.unmeetable_touch);
    let of_touches = |matter| matches!(matter, Topic::TouchOwn | Topic::TouchEnemy);
    let difference = |&matter: &Topic| Difference {
        answers: answers(matter),
        cost: (of_touches(matter) && costs.0 != costs.1).then_some(costs),
        matter,
        in_force: set(chosen, matter),
        here: set(law, matter),
        seen: (chosen.is_seen(matter), law.is_seen(matter)),
    };
    matters.into_iter().flatten().map(difference).collect()
}
