//! Answers for programs. The keys and codes never change.

use serde_json::{Value, json};

use super::rule::RulingRequest;
use crate::case::{Evaluation, Ruled};
use crate::law::{
    ClauseRef, ConductCost, ConductTopic, LawInForce, Origin, Reading, Regulation, Rulebook, Topic,
};
use crate::ruling::{Counts, Disputed, Outcome, Ruling, Sheet, Tally, TimeChange, Touched, Verdict};
use crate::text::explanation::{Conditional, DisputedFacts, Explanation, Reason};
use crate::text::ruling::Explainer;
use crate::text::visible::is_hidden;
use crate::text::{Lang, conduct, faults, names};
use xiangqi::{Fault, Move, Side, Square};

/// An answer as it is printed. Characters that nobody sees are written as JSON escapes: to a program they are the same,
/// and on a terminal they do nothing.
pub(super) fn written(answer: &Value) -> String {
    let mut out = String::new();
    for letter in format!("{answer:#}\n").chars() {
        if letter != '\n' && (is_hidden(letter) || matches!(letter, '\u{2028}' | '\u{2029}')) {
            let mut units = [0; 2];
            for unit in letter.encode_utf16(&mut units) {
                out.push_str(&format!("\\u{unit:04x}"));
            }
        } else {
            out.push(letter);
        }
    }
    out
}

/// One input under one reading.
pub(super) fn ruling(
    request: &RulingRequest,
    evaluation: &Evaluation,
    ruled: Ruled<'_>,
    lang: Lang,
) -> Value {
    let Ruled { reading, is_recorded, scenarios: disputed, as_recorded: ruling } = ruled;
    let explanation = Explanation::of(evaluation, ruled, lang);
    let (texts, verdict) = (evaluation.law.texts(), &ruling.verdict);
    let branch = |assume: &str, verdict: &Verdict| {
        let mut object = json!({ "assume": assume });
        merge(&mut object, result(verdict, texts));
        object
    };
    let alternatives = |ruling: &Ruling| -> Vec<(String, Verdict)> {
        let said = Explainer::of(evaluation, lang);
        ruling.alternatives.iter().map(|one| (said.branch(one), one.verdict.clone())).collect()
    };
    // Where disputed facts decide, the question is open until they are settled.
    let (outcome, now, branches) = match explanation.depends_on() {
        None => {
            let open = alternatives(ruling);
            let open = open.iter().map(|(when, verdict)| branch(when, verdict)).collect::<Vec<_>>();
            (result(verdict, texts), json!(explanation.now), open)
        }
        Some(explained) => {
            let rulings = disputed.groups.iter().filter_map(|group| disputed.ruling(group));
            let mut open = Vec::new();
            for (ruling, Conditional { when, .. }) in rulings.zip(&explained.scenarios) {
                for (also, verdict) in alternatives(ruling) {
                    open.push(branch(&names::sentences(&[when.clone(), also], lang), &verdict));
                }
                if ruling.alternatives.is_empty() {
                    open.push(branch(when, &ruling.verdict));
                }
            }
            (undecided(verdict), json!(explained.now), open)
        }
    };
    let mut object = json!({
        "file": request.file,
        "reading": reading.id,
        "rulebook": request.law.rulebook.id,
        "regulation": request.law.regulation.as_ref().map(|regulation| &regulation.id),
        "level": request.law.level.code(),
        "recorded": is_recorded,
    });
    merge(&mut object, outcome);
    merge(&mut object, texts_used(&request.law.rulebook, request.law.regulation.as_ref(), reading));
    merge(
        &mut object,
        json!({
            "caveat_texts": explanation.caveats,
            "notes": explanation.notes,
            "game_over": verdict.game_over.map(|(loser, status)| {
                json!({ "loser": loser.code(), "status": status.code() })
            }),
            "status": ruling.status.code(),
            "touched": ruling.touched.iter().map(touched).collect::<Vec<_>>(),
            "steps": explanation.reasons.iter().map(step).collect::<Vec<_>>(),
            "now": now,
            "branches": branches,
            "hinges": explanation.decisive_questions().collect::<Vec<_>>(),
            "fouls": counts(&verdict.counts, verdict.mover),
            "disputed": explanation.disputed.as_ref().map(|explained| scenarios(disputed, explained, texts)),
            "faults": faults_json(&ruling.faults, lang),
        }),
    );
    object
}

/// The texts really used: the edition, the digest of each, and the ids of those that do not come with the program.
pub(super) fn texts_used(rulebook: &Rulebook, regulation: Option<&Regulation>, reading: &Reading) -> Value {
    let regulation = regulation.map(|regulation| (&regulation.id, &regulation.digest));
    let all = [Some((&rulebook.id, &rulebook.digest)), regulation, Some((&reading.id, &reading.digest))];
    let own = all.iter().flatten().filter(|(_, digest)| Origin::of(digest) == Origin::Own);
    json!({
        "edition": rulebook.edition.zh,
        "digests": {
            "rulebook": rulebook.digest,
            "regulation": regulation.map(|(_, digest)| digest),
            "reading": reading.digest,
        },
        "own_texts": own.map(|(id, _)| id).collect::<Vec<_>>(),
    })
}

/// What follows from each way disputed facts can fall.
fn scenarios(disputed: &Disputed, explained: &DisputedFacts, texts: LawInForce<'_>) -> Value {
    let rulings = disputed.groups.iter().filter_map(|group| disputed.ruling(group));
    let groups = rulings.zip(&explained.scenarios).map(|(ruling, scenario)| {
        let mut object = json!({ "when": scenario.when });
        merge(&mut object, result(&ruling.verdict, texts));
        object
    });
    json!({
        "facts": disputed.disputed_facts.len(),
        "deciding": explained.deciding,
        "groups": groups.collect::<Vec<_>>(),
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

/// The same part where disputed facts decide: nothing follows before they are settled, but what has to be read with
/// the ruling as recorded.
fn undecided(as_recorded: &Verdict) -> Value {
    json!({
        "outcome": Outcome::Open.code(),
        "by": null,
        "time": [],
        "colours": colours(false),
        "ground": "-",
        "duty": "-",
        "allowed": [],
        "caveats": as_recorded.caveats.iter().map(|caveat| caveat.code()).collect::<Vec<_>>(),
    })
}

/// The part that verdicts and branches share.
fn result(verdict: &Verdict, texts: LawInForce<'_>) -> Value {
    json!({
        "outcome": verdict.outcome.code(),
        "by": verdict.by(),
        "time": time(&verdict.time()),
        "colours": colours(verdict.colours_exchanged),
        "ground": verdict.ground.code(texts),
        "duty": verdict.duty.to_string(),
        "allowed": moves(&verdict.allowed),
        "caveats": verdict.caveats.iter().map(|caveat| caveat.code()).collect::<Vec<_>>(),
    })
}

/// The time given and taken.
pub(super) fn time(changes: &[TimeChange]) -> Value {
    changes.iter().map(|change| json!({ "side": change.side.code(), "seconds": change.seconds })).collect()
}

/// Whether the players change colours.
pub(super) const fn colours(exchanged: bool) -> &'static str {
    if exchanged { "exchanged" } else { "kept" }
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

fn step(reason: &Reason) -> Value {
    json!({
        "clause": reason.clause_code,
        "text": reason.text,
        "squares": squares(&reason.squares),
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
pub(super) fn merge(object: &mut Value, more: Value) {
    if let (Value::Object(object), Value::Object(more)) = (object, more) {
        object.extend(more);
    }
}

/// A topic of conduct, and what the law in force makes of it.
pub(super) fn topic(topic: ConductTopic, texts: LawInForce<'_>, lang: Lang) -> Value {
    let cited = texts.clause_on(Topic::Conduct(topic));
    let usual = topic.entry().and_then(|entry| entry.usual.as_ref());
    json!({
        "topic": topic.id(),
        "name": conduct::name(topic, lang),
        "costs": texts.conduct(topic).map(costs),
        "clause": cited.map(ClauseRef::code),
        "confidence": cited.map(|cited| cited.clause.confidence),
        "usual": usual.map(|usual| json!({ "costs": costs(&usual.costs), "source": usual.clause.source })),
        "text": conduct::rule(topic, texts, lang),
    })
}

fn costs(costs: &[ConductCost]) -> Value {
    costs.iter().map(|cost| json!(cost)).collect()
}
