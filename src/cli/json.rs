//! Answers for programs. The keys and codes never change.

use serde_json::{Value, json};

use super::request::{Ruled, RulingRequest};
use crate::law::{ClauseRef, LawInForce};
use crate::ruling::{Counts, Disputed, OutcomeGroup, Sheet, Step, Tally, Touched, Verdict};
use crate::text::ruling::Explainer;
use crate::text::{Lang, faults};
use xiangqi::{Fault, Move, Side, Square};

/// One input under one reading.
pub(super) fn ruling(matter: &RulingRequest, ruled: &Ruled<'_>, lang: Lang) -> Value {
    let Ruled { reading, ruling, disputed } = ruled;
    let explainer = matter.explainer(lang);
    let verdict = &ruling.verdict;
    let alternatives: Vec<Value> = ruling
        .alternatives
        .iter()
        .map(|branch| {
            let mut object = json!({ "assume": explainer.branch(branch) });
            merge(&mut object, result(&branch.verdict, matter.texts()));
            object
        })
        .collect();
    let mut object = json!({
        "file": matter.file,
        "reading": reading.id,
        "rulebook": matter.rulebook.id,
        "regulation": matter.regulation.as_ref().map(|regulation| &regulation.id),
        "level": matter.level.code(),
        "recorded": matter.is_recorded(reading),
        "by": verdict.charged.map(Side::code),
    });
    merge(&mut object, result(verdict, matter.texts()));
    merge(
        &mut object,
        json!({
            "caveat_texts": verdict.caveats.iter().map(|&caveat| explainer.caveat(caveat)).collect::<Vec<_>>(),
            "game_over": verdict.game_over.map(|(loser, status)| {
                json!({ "loser": loser.code(), "status": status.code() })
            }),
            "status": ruling.status.code(),
            "touched": ruling.touched.iter().map(touched).collect::<Vec<_>>(),
            "steps": verdict.steps.iter().map(|one| step(one, &explainer)).collect::<Vec<_>>(),
            "now": ruling.now.iter().map(|one| explainer.instruction(one, verdict)).collect::<Vec<_>>(),
            "branches": alternatives,
            "hinges": ruling.decisive_questions.iter().filter(|hinge| !hinge.is_undecided()).map(|hinge| explainer.hinge(hinge)).collect::<Vec<_>>(),
            "fouls": counts(&verdict.counts, matter.incident.position.turn()),
            "disputed": disputed.as_ref().map(|disputed| scenarios(disputed, matter, &explainer)),
            "faults": faults_json(&ruling.faults, lang),
        }),
    );
    object
}

/// What follows from each way disputed facts can fall.
fn scenarios(disputed: &Disputed, matter: &RulingRequest, explainer: &Explainer<'_>) -> Value {
    let group = |group: &OutcomeGroup| {
        let ruling = disputed.ruling(group)?;
        let mut object = json!({ "when": explainer.when(group, &matter.incident) });
        merge(&mut object, json!({ "by": ruling.verdict.charged.map(Side::code) }));
        merge(&mut object, result(&ruling.verdict, matter.texts()));
        Some(object)
    };
    json!({
        "facts": disputed.disputed_facts.len(),
        "deciding": explainer.deciding(disputed, &matter.incident),
        "groups": disputed.groups.iter().filter_map(group).collect::<Vec<_>>(),
    })
}

/// The foul sheets of both sides, before and with this incident.
fn counts(counts: &Counts, mover: Side) -> Value {
    let tally = |tally: Tally| json!({ "breaches": tally.breaches, "fouls": tally.fouls, "technical": tally.technical });
    let sheet = |sheet: &Sheet| {
        json!({
            "before": tally(sheet.before),
            "added": tally(sheet.added),
            "unclassed": sheet.unclassed,
            "limits": {
                "breaches": sheet.limits.breaches,
                "technical": sheet.limits.technical,
                "all": sheet.limits.all,
            },
        })
    };
    json!({ mover.code(): sheet(&counts.mover), mover.opponent().code(): sheet(&counts.opponent) })
}

/// The part that verdicts and branches share.
fn result(verdict: &Verdict, texts: LawInForce<'_>) -> Value {
    json!({
        "outcome": verdict.outcome.code(),
        "ground": verdict.ground.code(texts),
        "duty": verdict.duty.to_string(),
        "allowed": moves(&verdict.allowed),
        "caveats": verdict.caveats.iter().map(|caveat| caveat.code()).collect::<Vec<_>>(),
    })
}

fn touched(touched: &Touched) -> Value {
    json!({
        "square": touched.square.to_string(),
        "piece": touched.piece.letter().to_string(),
        "owner": if touched.own { "own" } else { "opponent" },
        "pseudo": moves(&touched.pseudo),
        "legal": moves(&touched.legal),
    })
}

fn step(step: &Step, explainer: &Explainer<'_>) -> Value {
    let clause = step.topic.and_then(|matter| explainer.texts.clause_on(matter));
    json!({
        "clause": clause.map(ClauseRef::code),
        "text": explainer.step(step),
        "squares": squares(&step.squares),
    })
}

/// The faults of a position.
pub(super) fn faults_json(list: &[Fault], lang: Lang) -> Value {
    let one = |fault: &Fault| {
        json!({
            "code": fault.kind.code(),
            "text": faults::fault(fault, lang),
            "squares": squares(&fault.squares),
        })
    };
    list.iter().map(one).collect()
}

/// Moves as texts.
pub(super) fn moves(list: &[Move]) -> Vec<String> {
    list.iter().map(ToString::to_string).collect()
}

/// Squares as texts.
pub(super) fn squares(list: &[Square]) -> Vec<String> {
    list.iter().map(ToString::to_string).collect()
}

/// Adds the keys of `more` to `object`.
fn merge(object: &mut Value, more: Value) {
    if let (Value::Object(object), Value::Object(more)) = (object, more) {
        object.extend(more);
    }
}
