//! Incidents of our own, two of each kind, with the ruling worked out by hand from the clauses.

use super::picture;
use xiangqi::{Side, fen};
use xiangqi_arbiter::incident::read_events;
use xiangqi_arbiter::law::{LawRef, Library};
use xiangqi_arbiter::report::{GivenOutcome, Report, RulingGiven, Scope, Stage};

/// An incident.
struct Incident {
    name: &'static str,
    title: &'static str,
    rulebook: &'static str,
    regulation: &'static str,
    start: &'static str,
    moves: &'static str,
    events: &'static str,
    /// What it comes to: the side that loses or has fouled, ground and duty; open where no text decides.
    outcome: GivenOutcome,
    charged: Option<Side>,
    ground: &'static str,
    duty: &'static str,
    why: &'static str,
}

const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
const MATE_IN_ONE: &str = "3k5/R8/9/9/9/9/9/9/9/1R2K4 w - - 0 40";

const INCIDENTS: [Incident; 12] = [
    // One course of events.
    Incident {
        name: "incident-flag-before-mate",
        title: "红方超时以后走出将死的一着",
        rulebook: "cn-1999",
        regulation: "",
        start: MATE_IN_ONE,
        moves: "",
        events: "red flag; red release b0b9",
        outcome: GivenOutcome::Loss,
        charged: Some(Side::Red),
        ground: "4.1.4",
        duty: "-",
        why: "超时在先，对局已经结束；其后的着法不改变结果。",
    },
    Incident {
        name: "incident-protest-before-mate",
        title: "车越过马“将死”，对方当即提出走法违例",
        rulebook: "cn-2011",
        regulation: "",
        start: "3k5/R8/9/1n7/9/9/9/9/9/1R2K4 w - - 0 1",
        moves: "b0b9",
        events: "black claim move 1",
        outcome: GivenOutcome::Foul,
        charged: Some(Side::Red),
        ground: "4.1.8",
        duty: "restore",
        why: "违例的着法不能将死；先论对它提出的异议：退回重走，违反行棋规定一次。",
    },
    // An illegal move ends nothing.
    Incident {
        name: "incident-check-not-answered",
        title: "红方被将军而不应，反走出“将死”",
        rulebook: "cn-2011",
        regulation: "",
        start: "3k5/R8/9/9/4r4/9/9/9/9/1R2K4 w - - 0 1",
        moves: "b0b9",
        events: "black claim move 1",
        outcome: GivenOutcome::Loss,
        charged: Some(Side::Red),
        ground: "4.1.3",
        duty: "-",
        why: "不应将的着法是自杀，离手即负；它没有将死黑方。",
    },
    Incident {
        name: "incident-file-opened",
        title: "红方走开兵，帅将照面，黑将沿线吃帅",
        rulebook: "cn-1999",
        regulation: "",
        start: "3rkr3/9/9/4P4/9/9/9/9/9/4K4 w - - 0 1",
        moves: "e6d6 e9e0",
        events: "",
        outcome: GivenOutcome::Loss,
        charged: Some(Side::Red),
        ground: "4.1.2",
        duty: "-",
        why: "走后帅将照面的一方负；黑方吃帅不改变谁负。",
    },
    // Who loses is part of the result.
    Incident {
        name: "incident-facing-unknown",
        title: "发现将帅照面，没有棋谱",
        rulebook: "cn-2011",
        regulation: "",
        start: "4k4/9/9/9/9/9/9/9/R8/4K4 w - - 0 30",
        moves: "",
        events: "red claim facing",
        outcome: GivenOutcome::Open,
        charged: None,
        ground: "4.1.3",
        duty: "-",
        why: "造成照面的一方负；是谁造成的，棋谱看不出，两种结果判负的不是同一方。",
    },
    Incident {
        name: "incident-two-flags",
        title: "双方都已超时，先后有争议",
        rulebook: "cn-1999",
        regulation: "",
        start: MATE_IN_ONE,
        moves: "",
        events: "red flag; black flag @ order=disputed",
        outcome: GivenOutcome::Open,
        charged: None,
        ground: "",
        duty: "",
        why: "先超时的一方负；先后没有认定以前不能裁决。",
    },
    // Outcomes beside a win and a draw.
    Incident {
        name: "incident-both-late",
        title: "双方都迟到超过10分钟",
        rulebook: "cn-2020",
        regulation: "wuwei-2021",
        start: START,
        moves: "",
        events: "red late 12; black late 15",
        outcome: GivenOutcome::Open,
        charged: None,
        ground: "",
        duty: "",
        why: "规程只写一方迟到10分钟判负；双方都超过的没有写，各赛事做法不一。",
    },
    Incident {
        name: "incident-drawn-without-play",
        title: "一着未走，双方同意和棋",
        rulebook: "cn-2020",
        regulation: "usual-practice",
        start: START,
        moves: "",
        events: "red offer-draw; black agree-draw",
        outcome: GivenOutcome::BothLose,
        charged: None,
        ground: "",
        duty: "",
        why: "惯例：未弈而和的，双方判负。",
    },
    // Conduct.
    Incident {
        name: "incident-clock-slammed-twice",
        title: "黑方两次重拍棋钟",
        rulebook: "cn-2020",
        regulation: "usual-practice",
        start: START,
        moves: "h2e2 h9g7",
        events: "black conduct clock-slammed; black conduct clock-slammed",
        outcome: GivenOutcome::Loss,
        charged: Some(Side::Black),
        ground: "",
        duty: "",
        why: "惯例：首次警告，再犯判负。",
    },
    Incident {
        name: "incident-moves-not-recorded",
        title: "红方漏记12着",
        rulebook: "vn-2004",
        regulation: "",
        start: START,
        moves: "",
        events: "red conduct moves-not-recorded 12",
        outcome: GivenOutcome::Loss,
        charged: Some(Side::Red),
        ground: "7.1-m",
        duty: "-",
        why: "连续4着漏记算一次，三次判负。",
    },
    // Single faults.
    Incident {
        name: "incident-moved-twice",
        title: "红方连走两着",
        rulebook: "cn-2011",
        regulation: "",
        start: START,
        moves: "h2e2",
        events: "red release b2d2",
        outcome: GivenOutcome::None,
        charged: None,
        ground: "5.8",
        duty: "free",
        why: "先后颠倒：第二着退回，轮到黑方走。",
    },
    Incident {
        name: "incident-three-pieces",
        title: "红方先后摸触己方炮、马和对方马",
        rulebook: "cn-2011",
        regulation: "",
        start: START,
        moves: "",
        events: "red touch h2; red touch b0; red touch h9",
        outcome: GivenOutcome::Open,
        charged: None,
        ground: "5.1",
        duty: "-",
        why: "两枚以上没有条文：或以先摸而且能走的一枚为准，或以双方各自先摸的一枚为准。",
    },
];

pub fn reports(library: &Library) -> impl Iterator<Item = (&'static str, Report)> {
    INCIDENTS.iter().map(|incident| (incident.name, report(incident, library)))
}

fn report(incident: &Incident, library: &Library) -> Report {
    let mut report = Report::new(library.cite_rulebook(incident.rulebook), library.cite_reading("author"));
    report.event.name = incident.title.to_owned();
    report.event.scope = Scope::Province;
    if !incident.regulation.is_empty() {
        report.event.regulation = Some(library.cite_regulation(incident.regulation));
    }
    report.start = fen::read(incident.start).unwrap().setup;
    report.moves = incident.moves.split_whitespace().map(|mv| mv.parse().unwrap()).collect();
    report.timeline = read_events(incident.events, report.setup().turn.unwrap()).unwrap();
    report.remarks = "来源：本项目自拟的事例，裁决依条文手工推出，不是实际发生的案例。An incident of this project's own; the \
                      ruling was worked out by hand from the clauses."
        .to_owned();
    // Under a regulation or disputed facts the program's ruling is compared in the tables of the tests.
    let compared = incident.regulation.is_empty() && !incident.ground.is_empty();
    report.rulings = vec![RulingGiven {
        stage: Stage::Commentary,
        by: "手工推算".to_owned(),
        rulebook: LawRef::unknown(incident.rulebook),
        reading: if compared { library.cite_reading("author") } else { LawRef::default() },
        outcome: incident.outcome,
        charged: incident.charged,
        ground: incident.ground.to_owned(),
        duty: incident.duty.to_owned(),
        words: incident.why.to_owned(),
        ..RulingGiven::default()
    }];
    report.exhibits = vec![picture(&report, incident.title)];
    report
}
