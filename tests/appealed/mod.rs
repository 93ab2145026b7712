//! The Jilin case as it might have gone on: ruled on site with the program, appealed against, decided otherwise;
//! everything sealed, and signed by key.
#![allow(dead_code, clippy::unwrap_used, clippy::indexing_slicing)]

use xiangqi::Side;
use xiangqi_arbiter::incident::{Act, Basis, Certainty, Event, Party};
use xiangqi_arbiter::law::Library;
use xiangqi_arbiter::report::seal::SigningKey;
use xiangqi_arbiter::report::{
    Appeal, Decided, Decision, Dissent, Exhibit, Fact, FactFound, Found, GivenOutcome, MediaType, Member,
    Report, RulingGiven, Stage, Statement, Votes,
};
use xiangqi_arbiter::store;

/// The case with two sealed rulings and a sealed decision. The second row of its timeline came between them.
pub fn appealed() -> Report {
    let library = Library::built_in().unwrap();
    let mut report = store::sample().unwrap().report;
    report.rulings.clear();
    report.exhibits = vec![exhibit("开盘.png", 600, 420), exhibit("摸马.png", 420, 420)];
    report.statements = vec![
        Statement {
            party: Party::Black, name: String::new(), text: "手碰到了，没有离手。".to_owned()
        },
        Statement {
            party: Party::Witness, name: "记录员".to_owned(), text: "看见黑方摸了红马。".to_owned()
        },
    ];
    let ruling = RulingGiven {
        stage: Stage::OnSite,
        by: "王裁判".to_owned(),
        when: "2015-08-02 14:05".to_owned(),
        program: "xiangqi-arbiter 0.0.9".to_owned(),
        rulebook: library.cite_rulebook("cn-2011"),
        reading: library.cite_reading("author"),
        outcome: GivenOutcome::Loss,
        charged: Some(Side::Black),
        ground: "5.2+4.1.3".to_owned(),
        duty: "-".to_owned(),
        words: "黑方摸马就必须吃掉马，形成自杀，判负。".to_owned(),
        ..RulingGiven::default()
    };
    report.give(ruling.clone());
    let key = SigningKey::of_secret(&[7; 32]);
    let seal = report.rulings[0].seal.clone().unwrap();
    report.rulings[0].signed.push(key.sign(&seal, "王裁判", "2015-08-02 14:06"));
    report.give(RulingGiven {
        stage: Stage::ChiefArbiter,
        by: "李裁判长".to_owned(),
        when: "2015-08-02 14:40".to_owned(),
        outcome: GivenOutcome::Foul,
        ground: "5.2".to_owned(),
        words: "吃马不成立，记犯规一次，继续比赛。".to_owned(),
        ..ruling
    });
    report.decide(decision());
    report
}

/// The same with the touch disputed, and not yet ruled on.
pub fn disputed() -> Report {
    let mut report = store::sample().unwrap().report;
    report.timeline = vec![Event {
        certainty: Certainty::Disputed(vec![Party::Black]),
        basis: vec![Basis::Witness],
        ..Event::by(Side::Black, Act::Touch("c6".parse().unwrap()))
    }];
    report
}

fn decision() -> Decision {
    let changed = Decided::Changed {
        outcome: GivenOutcome::Foul,
        charged: Some(Side::Black),
        ground: "5.2".to_owned(),
    };
    Decision {
        by: "仲裁委员会".to_owned(),
        when: "2015-08-02 16:00".to_owned(),
        program: "xiangqi-arbiter 0.0.9".to_owned(),
        appeal: Appeal {
            by: "黑方领队".to_owned(),
            side: Some(Side::Black),
            against: Some(0),
            announced: "2015-08-02 14:05".to_owned(),
            lodged: "2015-08-02 14:20".to_owned(),
            claim: "没有离手，不应判负。".to_owned(),
            fee: "500 元".to_owned(),
            within: Some(30),
            stated_in_time: None,
        },
        members: vec![
            Member { name: "丙".to_owned(), office: "主任".to_owned(), withdrew: None },
            Member { name: "丁".to_owned(), ..Member::default() },
            Member {
                name: "戊".to_owned(), withdrew: Some("与红方同队".to_owned()), ..Member::default()
            },
        ],
        findings: vec![FactFound {
            about: Fact::Happened(0),
            found: Found::AsRecorded,
            words: "录像".to_owned(),
        }],
        decided: changed,
        reasons: "摸子而无法吃，不等于已经走出自杀的一着。".to_owned(),
        votes: Votes { in_favour: 1, against: 1, abstained: 0 },
        dissents: vec![Dissent { by: "丁".to_owned(), text: "应维持原判。".to_owned() }],
        signatures: vec!["丙".to_owned(), "丁".to_owned()],
        ..Decision::default()
    }
}

/// A picture with something to see in it.
fn exhibit(name: &str, width: u32, height: u32) -> Exhibit {
    let picture = image::RgbImage::from_fn(width, height, |x, y| {
        let ring = (x / 40 + y / 40) % 2;
        image::Rgb([90 + (x / 5) as u8, 120, if ring == 0 { 90 } else { 200 }])
    });
    let mut bytes = std::io::Cursor::new(Vec::new());
    picture.write_to(&mut bytes, image::ImageFormat::Png).unwrap();
    Exhibit {
        name: name.to_owned(),
        caption: "赛后摆出的局面".to_owned(),
        media_type: MediaType::Png,
        bytes: bytes.into_inner().into(),
        sight: xiangqi_arbiter::report::Sight::default(),
    }
}
