//! Twelve published diagrams of repetitions as reports: the moves, the claim, and the answer that the rulebook prints.

use super::picture;
use xiangqi::Side;
use xiangqi_arbiter::incident::{Act, Claim, Event};
use xiangqi_arbiter::law::{LawRef, Library, ModelCase, PublishedAnswer, model_cases};
use xiangqi_arbiter::report::{GivenOutcome, Report, RulingGiven, Stage};

/// The name of the case, and the diagram.
const CASES: [(&str, &str); 12] = [
    ("repetition-both-chase", "cn20-f03"),
    ("repetition-kill-and-block", "cn20-f07"),
    ("repetition-check-and-chase", "cn20-f08"),
    ("repetition-joint-chase", "cn20-f11"),
    ("repetition-several-victims", "cn20-f12"),
    ("repetition-answer-by-general", "cn20-f17"),
    ("repetition-drawing-point", "cn20-f18"),
    ("repetition-soldier-given", "cn20-f24"),
    ("repetition-nine-rounds", "cn20-r08"),
    ("repetition-kill-and-chase", "cn20-r43"),
    ("repetition-held-chariot", "axf-056"),
    ("repetition-two-chariots", "wxf-118"),
];

pub fn reports(library: &Library) -> impl Iterator<Item = (&'static str, Report)> {
    CASES.iter().map(|(name, id)| {
        let case = model_cases().iter().find(|case| case.id == *id).unwrap();
        (*name, report(case, library))
    })
}

fn report(case: &ModelCase, library: &Library) -> Report {
    let cited = library.cite_rulebook(case.rulebook);
    let mut report = Report::new(cited, library.cite_reading("author"));
    let rulebook = &library.rulebook(case.rulebook).unwrap().short_name.zh;
    let title = format!("{rulebook}图例{}：循环着法", case.diagram.trim_start_matches('图'));
    report.event.name.clone_from(&title);
    report.start = case.start.setup().clone();
    report.moves.clone_from(&case.moves);
    // Whoever is not to blame asks; where nobody is, red does.
    let (asks, outcome, words) = match case.answer {
        PublishedAnswer::Draw => (Side::Red, GivenOutcome::Draw, "双方不变作和。".to_owned()),
        PublishedAnswer::Blames(side) => {
            let name = if side == Side::Red { "红方" } else { "黑方" };
            (side.opponent(), GivenOutcome::None, format!("{name}变着，不变判负。"))
        }
    };
    report.timeline = vec![Event::by(asks, Act::Claim(Claim::Repetition))];
    report.remarks = format!(
        "来源：{}。局面和着法按公布的图例复原，提出的一方是我们加的。Position and moves are those of the published diagram; \
         who claims is our addition.",
        case.source
    );
    report.rulings = vec![RulingGiven {
        stage: Stage::Commentary,
        by: "规则图例".to_owned(),
        rulebook: LawRef::unknown(case.rulebook),
        outcome,
        words,
        ..RulingGiven::default()
    }];
    report.exhibits = vec![picture(&report, &title)];
    report
}
