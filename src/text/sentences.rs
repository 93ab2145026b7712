//! Every sentence of a ruling with real arguments, in the order of the files, for a person to read from top to bottom.

#![cfg(test)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::sync::Arc;

use super::explanation::Explanation;
use super::ruling::Explainer;
use super::{Lang, locale};
use crate::case::{CaseLaw, Evaluation};
use crate::incident::{Incident, boards_before, read_events};
use crate::law::{
    Answer, Chain, ConductCost, ConductRule, ConductTopic, Consequence, Level, Library, Penalty,
    PositionTaken, Question, Regulation, RuleEntry, Setting, Threshold, UnansweredLosesBy,
};
use crate::ruling::{Prior, Verdict};
use crate::store::format::read_report;
use xiangqi::{Game, Position, START};

/// The files a ruling and its events are worded in.
const AREAS: [&str; 3] = ["events", "ruling", "announce"];

/// What the tables and the cases do not come to: law (`rulebook`, `rulebook+regulation`; `+trial` is below), position,
/// the moves that led on from it, and the events.
const MORE: &[[&str; 4]] = &[
    [
        "cn-1999",
        START,
        "",
        "place h2e2; stop; restore; press; black late 3; black adjust h9 announced; claim repetition",
    ],
    ["cn-2020+usual-practice", START, "", "conduct clock-slammed; touch h2"],
    ["cn-2020+usual-practice", START, "", "conduct moves-not-recorded 4; touch h2; touch h9"],
    [
        "cn-2020+usual-practice",
        START,
        "",
        "conduct moves-not-recorded 4; black conduct moves-not-recorded 4; touch h2",
    ],
    ["cn-2011", START, "", "touch h2; red words 要求休息"],
    ["cn-2011", START, "", "disturb h2 b2"],
    ["cn-2011", START, "", "black disturb h9"],
    ["cn-2011", START, "", "black disturb h9 @ running=red red=10:00"],
    ["cn-2020+trial", START, "", "black disturb h9"],
    ["cn-2020+trial", START, "", "black disturb h9 @ running=red red=2:00"],
    ["cn-2020+dybbs8-plan", START, "", "press; black disturb h9 @ running=red"],
    ["cn-2020+dybbs8-plan", START, "", "release b0c3; black disturb h9 @ running=red"],
    ["cn-2011", "4k4/9/9/9/9/9/9/9/9/4K4 w - - 0 1", "", "touch e0"],
    ["cn-2011", "4k4/9/9/9/9/9/9/9/R8/4K4 w - - 0 1", "", "black brush e9"],
    ["cn-2011", START, "", "claim facing"],
    ["cn-2011", START, "", "touch e4; black brush h9; black touch h9"],
    ["cn-2011", START, "", "black release h9g7"],
    ["cn-2011", START, "", "black adjust h9 consent"],
    ["cn-2020+wuwei-2021", START, "", "touch h2"],
    ["cn-2020+trial", START, "", "touch a0; touch a9"],
    ["cn-2020+trial", "4k4/9/9/9/9/9/9/P8/9/R3K4 w - - 0 1", "", "touch a9"],
    ["cn-2011", START, "", "release h9g7"],
    ["cn-2011", START, "", "release b0c3; black touch h9; black release h9g7"],
    ["cn-2011", "3k5/R8/9/9/9/9/9/9/9/1R2K4 w - - 0 1", "", "release b0b9"],
    [
        "cn-2011",
        "3k5/9/9/9/9/9/9/9/R8/2R1K4 w - - 0 1",
        "",
        "release c0c8; black touch d9; red release a1a2; red release a2e2",
    ],
    ["cn-2011", "4k4/9/9/9/9/9/9/9/2R6/3R1K3 w - - 0 1", "", "release c1e1"],
    ["cn-2011", "4k4/9/9/9/9/9/9/9/2R6/3R1K3 w - - 0 1", "", "release d0d1"],
    ["cn-2011", "3k5/9/9/9/9/9/9/9/4R4/3K5 w - - 0 1", "", "release d0d1"],
    ["cn-2011", "3k5/9/4R4/9/9/9/9/9/9/4K4 w - - 0 1", "", "release e7e8"],
    ["cn-1999", "3k5/R8/9/9/4r4/9/9/9/9/1R2K4 w - - 0 1", "", "release b0b9"],
    ["cn-2020+trial", "3k5/R8/9/9/4r4/9/9/9/9/1R2K4 w - - 0 1", "", "release b0b9"],
    ["cn-2020+trial", START, "", "release b0c3"],
    ["cn-2020+trial", START, "", "claim no-chances @ red=2:00"],
    ["cn-2020+trial", START, "", "claim no-chances"],
    ["tw", START, "", "place h2e2; release h2d2"],
    ["tw", "4ka3/4a4/4b4/9/9/9/9/3n5/3C5/4K4 w - - 0 1", "", "place d1c1"],
    ["cn-2011", "4k4/9/9/9/4r4/9/9/3c5/4R4/3K5 w - - 0 1", "", "touch h2; release e1d1"],
    ["cn-2011", "4k4/9/9/4r4/9/9/9/3pR4/9/4KA3 w - - 0 1", "", "touch d2; touch f0; release e2f3"],
    ["cn-2011", "4k4/9/9/4r4/9/9/9/3pR4/9/4KA3 w - - 0 1", "", "release e2f4; touch f0"],
    ["cn-2011", "4ka3/4a4/4b4/9/9/9/9/3n5/3C5/4K4 w - - 0 1", "", "touch e0; touch f9; release d1e2"],
    ["cn-2011", START, "", "resign; black flag; black touch h9"],
    ["cn-2011", START, "", "claim limit @ red=30:00"],
    ["cn-2011", START, "", "claim limit @ red=3:00"],
    ["tw", "4k4/9/9/9/9/9/9/9/R8/4K4 w - - 100 60", "", "claim limit"],
    ["cn-1999", "3k5/9/9/9/9/9/9/9/R8/4K4 w - - 122 70", "", "claim limit"],
    ["cn-2011", "3k5/9/9/9/9/9/9/9/R8/4K4 w - - 122 70", "", "claim limit"],
    ["cn-2020+lawyers-2022", "3k5/9/9/9/9/9/9/9/R8/4K4 w - - 122 70", "", "claim limit"],
    ["axf", START, "", "claim limit"],
    ["cn-2011", START, "", "claim no-chances"],
    ["cn-2011", START, "", "claim time; black flag"],
    ["cn-2011", START, "", "claim time"],
    ["cn-2011", START, "", "claim other 对方多次自言自语"],
    ["cn-2011", START, "", "red words 红方称棋钟走得不准"],
    ["cn-2011", START, "", "arbiter words 裁判员记下：双方争执"],
    ["cn-2011", START, "", "touch h2; arbiter words 裁判员记下：双方争执"],
    ["cn-2011", START, "", "touch h2; arbiter not-so 红方摸触黑炮"],
    ["cn-2011", START, "h2e2 h9g7", "claim move 99"],
    ["cn-2011", START, "h2e2 h9g7", "claim move 2"],
    ["cn-2011", START, "b0c3", "black claim move 1"],
    ["cn-2011", START, "b0c3 h9g7", "black claim move 1"],
    ["tw", START, "b0c3 h9g7", "black claim move 1"],
    ["cn-2020+wuwei-2021", START, "b0c3 h9g7", "black claim move 1"],
    ["cn-2020+dybbs8-plan", START, "b0c3 h9g7", "black claim move 1"],
    ["cn-2020+cn-2025-national-final", START, "", "late 1"],
    ["cn-2020+cn-2025-national-final", START, "h2e2 h9g7", "offer-draw; black agree-draw"],
    [
        "cn-2020+cn-2025-national-final",
        "3k5/9/9/9/9/9/9/9/R8/4K4 w - - 0 1",
        "",
        "offer-draw; black agree-draw",
    ],
    ["cn-2020+wuwei-2021", START, "", "late 9"],
    ["cn-2020+wuwei-2021", START, "", "late 12; black late 15"],
    ["cn-2011", START, "", "late 20"],
    ["cn-2011", START, "", "offer-draw; black agree-draw"],
    ["cn-1999", "3k5/R8/9/9/9/9/9/9/9/1R2K4 w - - 0 1", "", "offer-draw; black agree-draw"],
    ["vn-2004+australia", "r3k4/9/9/4P4/9/9/9/9/9/4K4 w - - 0 1", "e6d6 a9a8", "claim facing"],
    ["cn-2011", "3rkr3/9/9/4P4/9/9/9/9/9/4K4 w - - 0 1", "e6d6", "black claim facing"],
    ["cn-2011", START, "", "touch h2; putback h2; lift b0 @ disputed=red,black,witness,arbiter"],
    ["cn-2011", START, "", "touch h2; touch b0 @ order=disputed"],
    ["cn-2011", START, "", "brush h2 @ disputed=red"],
    [
        "cn-2011",
        START,
        "",
        "touch a0 @ disputed; touch b0 @ disputed; touch c0 @ disputed; touch h2 @ disputed; touch e9 @ disputed; touch a9 @ disputed",
    ],
    [
        "cn-2011",
        START,
        "",
        "touch a0 @ disputed; touch b0 @ disputed; touch c0 @ disputed; touch d0 @ disputed; touch e0 @ disputed; touch f0 @ disputed; touch g0 @ disputed",
    ],
    [
        "cn-1999",
        "3k5/R8/9/9/9/9/9/9/9/1R2K4 w - - 0 1",
        "",
        "red flag @ red=0:30 disputed; black flag @ disputed; red resign @ disputed; black agree-draw @ disputed",
    ],
    ["cn-2020+usual-practice", START, "", "conduct colours-wrong; black conduct moves-not-recorded 3"],
    ["cn-2020+trial", START, "", "touch a9"],
    ["cn-2020+trial", START, "", "touch a0; touch h9"],
    ["cn-2020+trial", START, "", "touch h2 b2"],
    ["cn-2020+trial", START, "", "conduct clock-slammed; conduct other-hand; conduct spectator"],
    ["cn-2020+usual-practice", "r3k4/9/9/4P4/9/9/9/9/9/4K4 w - - 0 1", "e6d6 a9a8", "claim facing"],
    ["cn-2011", "4k4/9/9/9/R8/9/9/9/4C4/r3K4 w - - 0 1", "", "release e1d1"],
    ["vn-2004", START, "", "black touch h9"],
];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The lines of a table below `tests/data`, each as the named columns.
fn rows<const N: usize>(file: &str, columns: [&str; N]) -> Vec<[String; N]> {
    let text = fs::read_to_string(root().join("tests/data").join(file)).unwrap();
    let mut lines = text.lines();
    let header: Vec<&str> = lines.next().unwrap().split('\t').collect();
    let places = columns.map(|column| header.iter().position(|name| *name == column).unwrap());
    let row = |line: &str| {
        let cells: Vec<&str> = line.split('\t').collect();
        places.map(|place| cells[place].to_owned())
    };
    lines.map(row).collect()
}

/// What the reference rows and the cases come to, under every rulebook.
fn evaluations() -> Vec<Evaluation> {
    let library = Library::built_in().unwrap();
    let mut all = Vec::new();
    let incidents: BTreeSet<_> =
        rows("rulings.tsv", ["fen", "level", "prior", "events"]).into_iter().collect();
    for [fen, level, prior, events] in incidents {
        let position: Position = fen.parse().unwrap();
        let events = read_events(&events, position.turn()).unwrap();
        let incident = Incident::new(position, events);
        let prior: Prior = prior.parse::<u32>().unwrap().into();
        for rulebook in &library.rulebooks {
            let law = CaseLaw {
                rulebook: rulebook.clone(),
                regulation: None,
                readings: library.readings.clone(),
                recorded: None,
                level: Level::from_code(&level).unwrap(),
            };
            all.push(Evaluation::new(incident.clone(), prior, Arc::new(law)));
        }
    }
    let incidents = rows("incidents.tsv", ["rulebook", "fen", "moves", "events"]);
    let conduct = ConductTopic::all().flat_map(|topic| {
        ["cn-2011", "cn-2020+usual-practice"].map(|law| {
            let events = format!("conduct {}; black conduct {} 9 其一", topic.id(), topic.id());
            [law, START, "", &events].map(str::to_owned)
        })
    });
    let more = MORE.iter().map(|scene| scene.map(str::to_owned));
    for [law, fen, moves, events] in incidents.into_iter().chain(conduct).chain(more) {
        let start = xiangqi::fen::read(&fen).unwrap().setup;
        let game = Game { start, moves: moves.split_whitespace().map(|mv| mv.parse().unwrap()).collect() };
        let turn = game.after(usize::MAX).turn.unwrap();
        let incident = Incident::after(game, read_events(&events, turn).unwrap()).unwrap();
        let (rulebook, regulation) = law.split_once('+').unwrap_or((&law, ""));
        let regulation = match regulation {
            "" => None,
            "trial" => Some(trial(&library)),
            id => Some(library.regulation(id).unwrap().clone()),
        };
        let law = CaseLaw {
            rulebook: library.rulebook(rulebook).unwrap().clone(),
            regulation,
            readings: library.readings.clone(),
            recorded: Some("author".to_owned()),
            level: Level::Provincial,
        };
        all.push(Evaluation::new(incident, Prior::default(), Arc::new(law)));
    }
    for entry in fs::read_dir(root().join("cases")).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|ending| ending != "ron") {
            continue;
        }
        let mut report = read_report(&fs::read_to_string(&path).unwrap()).unwrap();
        for rulebook in &library.rulebooks {
            report.event.rulebook = library.cite_rulebook(&rulebook.id);
            all.extend(Evaluation::of(&report, &library));
        }
    }
    all
}

/// A regulation that sets what no built-in law does.
fn trial(library: &Library) -> Regulation {
    let mut regulation = library.regulation("wuwei-2021").unwrap().clone();
    let clause = regulation.clauses.first().unwrap().number.clone();
    let settings = [
        Setting::TouchIs(Threshold::Contact),
        Setting::OwnUnmeetable(Penalty::Nothing),
        Setting::EnemyUnmeetable(Penalty::Nothing),
        Setting::BreachMinutes(2),
        Setting::UnansweredLosesBy(UnansweredLosesBy::Mate),
        Setting::DrawClaimWith(3),
        Setting::OwnThenEnemy(Chain::TakeOrPay(Penalty::Nothing)),
        Setting::Answers(PositionTaken {
            question: Question::FirstOfOneSide,
            levels: None,
            in_check: None,
            answer: Answer::No,
        }),
        Setting::DisturbedInTimeTrouble { under_minutes: 3, penalty: Penalty::Loss },
    ];
    let rows = settings.map(|setting| RuleEntry { setting, clause: clause.clone() });
    regulation.settings.splice(0..0, rows);
    let cost = |is: Consequence, taken| ConductCost { taken, ..is.into() };
    for (topic, costs) in [
        ("clock-slammed", vec![cost(Consequence::Foul, 90)]),
        ("spectator", vec![cost(Consequence::Nothing, 0)]),
        ("other-hand", vec![cost(Consequence::Technical, 0)]),
    ] {
        let topic = ConductTopic::from_id(topic).unwrap();
        regulation.conduct.push(ConductRule { topic, costs, clause: clause.clone() });
    }
    regulation
}

/// Every sentence made of `evaluations`, in the order of the files: one for each form of a message.
fn sentences(evaluations: &[Evaluation], lang: Lang) -> String {
    let made = locale::recorded(|| {
        for evaluation in evaluations {
            for ruled in evaluation.readings() {
                let _ = Explanation::of(evaluation, ruled, lang);
                let said = Explainer::of(evaluation, lang);
                let _ = said.depends_short(ruled.scenarios);
                // What a branch comes to is worked out like a ruling.
                for scenario in &ruled.scenarios.scenarios {
                    for branch in &scenario.ruling.alternatives {
                        branch_said(&said, &branch.verdict);
                    }
                }
            }
            let Incident { position, events, .. } = &evaluation.incident;
            for (board, event) in boards_before(position.board(), events.iter()) {
                let _ = super::events::event(event, &board, lang);
                let _ = super::events::certainty(&event.certainty, lang);
            }
        }
    });
    let mut text = String::new();
    for area in AREAS {
        let path = root().join("resources/locales").join(lang.code()).join(area).with_extension("ftl");
        for line in fs::read_to_string(path).unwrap().lines() {
            if let Some(title) = line.strip_prefix("## ") {
                text += &format!("\n## {title}\n");
            }
            let Some((key, _)) = line.split_once(" = ").filter(|(key, _)| !key.starts_with(' ')) else {
                continue;
            };
            match made.get(key) {
                Some(forms) => forms.values().for_each(|form| text += &format!("{form}\n")),
                None => text += &format!("({key})\n"),
            }
        }
    }
    text
}

fn branch_said(said: &Explainer<'_>, verdict: &Verdict) {
    let here = said.at(verdict);
    let _ = (here.headline(verdict), here.gist(verdict), here.duty(verdict), here.outcome_short(verdict));
    for step in &verdict.steps {
        let _ = here.step(step);
    }
    for instruction in &verdict.now {
        let _ = said.instruction(instruction, verdict);
    }
}

/// What no sentence may have in it.
fn faults(sentence: &str) -> Vec<&'static str> {
    let mut found = Vec::new();
    let letters: Vec<char> = sentence.chars().collect();
    let is_word = |letter: char| letter.is_alphanumeric();
    if sentence.contains('[') || sentence.contains("1999:") || sentence.contains("2011:") {
        found.push("a code");
    }
    for empty in [
        "：。", "：，", "：；", "“”", "（）", "、。", "、、", "，。", "，，", "。。", ": .", ", .", "()",
        "  ", " ,",
    ] {
        if sentence.contains(empty) {
            found.push("an empty place");
        }
    }
    let doubled = |pair: &[char]| pair[0] == pair[1] && "的了是在不须必应记判负犯规".contains(pair[0]);
    if letters.windows(2).any(doubled) {
        found.push("a doubled word");
    }
    let words: Vec<&str> = sentence.split_whitespace().collect();
    if words
        .windows(2)
        .any(|pair| pair[0] == pair[1] && pair[0].chars().all(|letter| letter.is_ascii_alphabetic()))
    {
        found.push("a doubled word");
    }
    if sentence.ends_with(['：', ':']) {
        found.push("an empty place");
    }
    if !letters.iter().any(|&letter| is_word(letter)) {
        found.push("nothing");
    }
    found
}

#[test]
fn sentences_of_rulings_have_no_codes_gaps_or_doubled_words() {
    let evaluations = evaluations();
    let texts = Lang::ALL.map(|lang| (lang, sentences(&evaluations, lang)));
    // A language may leave a sentence to the others, where it names moves otherwise.
    let is_reached = |key: &str| texts.iter().any(|(_, text)| text.lines().all(|line| line != key));
    for (lang, text) in &texts {
        let not_reached: Vec<&str> =
            text.lines().filter(|line| line.starts_with('(') && !is_reached(line)).collect();
        assert!(not_reached.is_empty(), "{}: no incident comes to {not_reached:#?}", lang.code());
        let mut wrong: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with(['#', '('])) {
            let found = faults(line);
            if !found.is_empty() {
                wrong.insert(line, found);
            }
        }
        assert!(wrong.is_empty(), "{}: {wrong:#?}", lang.code());
        // Traditional texts are derived from the simplified ones, which are read.
        if *lang == Lang::ZhHant {
            continue;
        }
        let mut settings = insta::Settings::clone_current();
        settings.set_snapshot_path("../../tests/snapshots/texts");
        settings.set_prepend_module_to_snapshot(false);
        settings.set_omit_expression(true);
        settings.bind(|| insta::assert_snapshot!(format!("sentences-{}", lang.code()), text));
    }
}
