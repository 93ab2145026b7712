//! Ten thousand reports that differ in names, clauses, length and pictures, one in a hundred of them damaged.
#![allow(clippy::unwrap_used, clippy::indexing_slicing)]

use std::fs;
use std::path::Path;

use xiangqi_arbiter::incident::Party;
use xiangqi_arbiter::report::{
    Annotations, Exhibit, GivenOutcome, MediaType, Report, RulingGiven, Stage, Statement,
};
use xiangqi_arbiter::store::format::{read, write};

/// How many there are.
pub const REPORTS: u64 = 10_000;
/// How many of them are damaged.
pub const DAMAGED: u64 = 100;

/// The same number for the same one, without order.
const fn mixed(number: u64) -> u64 {
    let mut state = number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    state ^= state >> 29;
    state = state.wrapping_mul(0xbf58_476d_1ce4_e5b9);
    state ^ (state >> 32)
}

fn name(number: u64) -> String {
    let pick = |letters: &str, by: u64| {
        let letters: Vec<char> = letters.chars().collect();
        letters[(by % letters.len() as u64) as usize]
    };
    let mixed = mixed(number);
    [
        pick("王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗", mixed),
        pick("荣大天银德志建国文少华", mixed >> 8),
        pick("华川一川明军平勇杰涛超", mixed >> 16),
    ]
    .iter()
    .collect()
}

fn report(case: &Report, number: u64) -> Report {
    let mut report = case.clone();
    let by = mixed(number);
    report.event.name = format!("{}杯象棋公开赛", name(number / 50));
    report.event.date = format!("20{:02}-{:02}", 10 + by % 16, 1 + by % 12);
    (report.event.round, report.event.table) = ((1 + by % 9).to_string(), (1 + by % 60).to_string());
    report.players.red.name = name(number);
    report.players.black.name = name(number + REPORTS);
    let text = "红方称手只碰到棋子，没有拿起；黑方称已经拿起。".repeat((by % 20) as usize);
    report.statements = vec![Statement { party: Party::Red, name: name(number), text }];
    let ground = ["5.1", "5.2", "5.2+4.1.3", "4.1.8", "5.4"][(by % 5) as usize];
    report.rulings.truncate((by % 3) as usize);
    report.give(RulingGiven {
        stage: Stage::ChiefArbiter,
        by: name(number + 1),
        outcome: [GivenOutcome::Foul, GivenOutcome::Loss][(by % 2) as usize],
        ground: ground.to_owned(),
        words: format!("依据 {ground}，第 {number} 号。"),
        ..RulingGiven::default()
    });
    report.exhibits = (0..by % 4)
        .map(|picture| Exhibit {
            name: format!("{picture}.jpg"),
            caption: String::new(),
            media_type: MediaType::Jpeg,
            bytes: (0..10_000 + by % 20_000).map(|at| mixed(at ^ by) as u8).collect::<Vec<u8>>().into(),
            annotations: Annotations::default(),
        })
        .collect();
    report
}

/// Fills a folder with them.
pub fn fill(folder: &Path) {
    let cases: Vec<Report> = fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/cases"))
        .unwrap()
        .map(|case| read(&fs::read_to_string(case.unwrap().path()).unwrap()).unwrap().report)
        .collect();
    for number in 0..REPORTS {
        let case = &cases[number as usize % cases.len()];
        let mut text = write(&report(case, number)).unwrap();
        if number % (REPORTS / DAMAGED) == 7 {
            let half = text.floor_char_boundary(text.len() / 2);
            text.truncate(half);
        }
        let sub = folder.join(format!("{:02}", number % 20));
        if number < 20 {
            fs::create_dir(&sub).unwrap();
        }
        fs::write(sub.join(format!("{number:05}.ron")), text).unwrap();
    }
}
