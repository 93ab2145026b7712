//! Conduct of the catalogue in words, which stand in the catalogue itself.

use super::{Lang, law, names, outcomes, ruling};
use crate::law::{ConductCost, ConductTopic, Consequence, LawInForce, Topic};
use crate::tr;

/// What a kind is called in lists.
pub fn name(topic: ConductTopic, lang: Lang) -> &'static str {
    topic.entry().map_or("", |entry| lang.of(&entry.name))
}

/// What was done, after the name of whoever did it: 重拍棋钟（第 2 次）.
pub fn did(topic: ConductTopic, times: Option<u32>, words: &str, lang: Lang) -> String {
    let Some(entry) = topic.entry() else { return String::new() };
    let did = lang.of(&entry.did).to_owned();
    let did = match times {
        Some(times) if entry.counts_moves => tr!(lang, "conduct-moves", did, times),
        Some(times) if times > 1 => tr!(lang, "conduct-times", did, times),
        _ => did,
    };
    if words.is_empty() { did } else { tr!(lang, "conduct-words", did, words) }
}

/// What it comes to: 记犯规一次，给对方加 1 分钟.
pub fn cost(cost: &ConductCost, lang: Lang) -> String {
    let mut parts = Vec::new();
    let alone = cost.given == 0 && cost.taken == 0 && !cost.colours_exchanged;
    if cost.is != Consequence::Nothing || alone {
        parts.push(consequence(cost.is, lang).to_owned());
    }
    if cost.given > 0 {
        parts.push(tr!(lang, "cost-given", time = outcomes::duration(i64::from(cost.given), lang)));
    }
    if cost.taken > 0 {
        parts.push(tr!(lang, "cost-taken", time = outcomes::duration(i64::from(cost.taken), lang)));
    }
    if cost.colours_exchanged {
        parts.push(tr!(lang, "outcome-colours-exchanged").to_owned());
    }
    names::commas(&parts, lang)
}

/// What it costs by how many times, or moves: 第 1 次起警告，第 2 次起判负.
pub fn costs(topic: ConductTopic, costs: &[ConductCost], lang: Lang) -> String {
    let counts_moves = topic.entry().is_some_and(|entry| entry.counts_moves);
    let several = costs.len() > 1 || counts_moves;
    let one = |of: &ConductCost| match (several, counts_moves) {
        (false, _) => cost(of, lang),
        (true, true) => tr!(lang, "cost-from-moves", moves = of.from, cost = cost(of, lang)),
        (true, false) => tr!(lang, "cost-from-times", times = of.from, cost = cost(of, lang)),
    };
    names::semicolons(&costs.iter().map(one).collect::<Vec<_>>(), lang)
}

/// What is usual, for a reader who has to decide: nothing where there is no evidence.
pub fn usual(topic: ConductTopic, lang: Lang) -> Option<String> {
    let usual = topic.entry()?.usual.as_ref()?;
    Some(tr!(
        lang,
        "conduct-usual",
        text = lang.of(&usual.clause.text),
        source = law::source(&usual.clause.source, lang)
    ))
}

fn consequence(consequence: Consequence, lang: Lang) -> &'static str {
    match consequence {
        Consequence::Nothing => tr!(lang, "consequence-nothing"),
        Consequence::NotHeard => tr!(lang, "consequence-not-heard"),
        Consequence::Warning => tr!(lang, "consequence-warning"),
        Consequence::Foul => tr!(lang, "consequence-foul"),
        Consequence::Technical => tr!(lang, "consequence-technical"),
        Consequence::Breach => tr!(lang, "consequence-breach"),
        Consequence::Replay => tr!(lang, "consequence-replay"),
        Consequence::Void => tr!(lang, "consequence-void"),
        Consequence::Draw => tr!(lang, "consequence-draw"),
        Consequence::Loss => tr!(lang, "consequence-loss"),
        Consequence::BothLose => tr!(lang, "consequence-both-lose"),
    }
}

/// What the law in force makes of it, with the clause and how well that is known.
pub fn rule(topic: ConductTopic, texts: LawInForce<'_>, lang: Lang) -> String {
    let name = name(topic, lang);
    match (texts.conduct(topic), texts.clause_on(Topic::Conduct(topic))) {
        (Some(set), Some(cited)) => {
            let confidence = ruling::confidence(cited.clause.confidence, lang);
            let (costs, clause) = (costs(topic, set, lang), ruling::citation(cited, lang));
            tr!(lang, "topics-rule", name, costs, clause, confidence)
        }
        _ => {
            let silent = tr!(lang, "topics-silent", name);
            match usual(topic, lang) {
                Some(usual) => format!("{silent}{}{usual}", tr!(lang, "join-semicolon")),
                None => silent,
            }
        }
    }
}
