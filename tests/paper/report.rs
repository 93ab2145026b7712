//! A report with something in every field, and papers made of reports.

use std::sync::Arc;

use xiangqi::{BySide, Side};
use xiangqi_arbiter::PROGRAM;
use xiangqi_arbiter::digest::Digest;
use xiangqi_arbiter::export::paper::{Languages, Options, Paper, Readers, Subject, paper};
use xiangqi_arbiter::incident::{Act, Actor, Basis, Certainty, Claim, Clocks, Event, Party};
use xiangqi_arbiter::law::{LawRef, Library};
use xiangqi_arbiter::report::seal::SigningKey;
use xiangqi_arbiter::report::{
    Annotations, Appeal, Arbiter, Decided, Decision, Dissent, Exhibit, Fact, FactFound, FoulClass, FoulRow,
    Found, GivenOutcome, MediaType, Member, Report, Role, RulingGiven, Stage, Statement,
};
use xiangqi_arbiter::store::format::{read, write};

/// A report of the folder `cases`.
pub fn case(name: &str) -> Report {
    let path = format!("{}/cases/{name}.ron", env!("CARGO_MANIFEST_DIR"));
    read(&std::fs::read_to_string(path).unwrap()).unwrap().report
}

/// The SHA-256 of its canonical text.
pub fn digest(report: &Report) -> String {
    Digest::of(write(report).unwrap().as_bytes()).to_string()
}

pub fn made(report: &Report, languages: Languages, readers: Readers) -> Paper {
    let library = Library::built_in().unwrap().with_law_of(report.event.law());
    let digest = digest(report);
    let subject = Subject { report, library: &library, digest: &digest, program: PROGRAM };
    paper(&subject, &Options { languages, readers, ..Options::default() })
}

/// What is private in [`full`], each with a text of its own.
pub const PRIVATE: [&str; 22] = [
    "红方甲某",
    "红队乙某",
    "黑方丙某",
    "黑队丁某",
    "裁判戊某",
    "证人己某",
    "事件备注庚",
    "犯规备注辛",
    "报告备注壬",
    "裁决人癸某",
    "签名子某",
    "文件名丑.png",
    "委员会寅",
    "申诉人卯某",
    "费用辰",
    "委员巳某",
    "职务午",
    "回避未",
    "根据申",
    "异议人酉某",
    "署名戌某",
    "密钥人亥某",
];

/// What is for everybody in [`full`].
pub const OPEN: [&str; 24] = [
    "赛事名<一>",
    "地点\"二\"",
    "日期&三",
    "轮次四",
    "台次五",
    "时刻六",
    "事件文字七",
    "提出八",
    "条款九",
    "犯规时间十",
    "陈述文字十一",
    "裁决时间十二",
    "5.2+4.1.3",
    "裁决文字十四",
    "证据说明十五",
    "12:07",
    "决定时间十六",
    "宣布十七",
    "提出十八",
    "请求十九",
    "事实二十",
    "决定二十一",
    "理由二十二",
    "异议二十三",
];

/// The Jilin case with every field filled in.
pub fn full() -> Report {
    let mut report = case("jilin-2015");
    let own = |text: &str| text.to_owned();
    let event = &mut report.event;
    (event.name, event.place, event.date) = (own(OPEN[0]), own(OPEN[1]), own(OPEN[2]));
    (event.round, event.table) = (own(OPEN[3]), own(OPEN[4]));
    (report.players.red.name, report.players.red.team) = (own(PRIVATE[0]), own(PRIVATE[1]));
    (report.players.black.name, report.players.black.team) = (own(PRIVATE[2]), own(PRIVATE[3]));
    report.arbiters = vec![Arbiter { name: own(PRIVATE[4]), role: Role::Chief }];
    report.foul_sheet = vec![FoulRow {
        side: Side::Red,
        class: FoulClass::Technical,
        clause: own(OPEN[8]),
        moment: own(OPEN[9]),
        note: own(PRIVATE[7]),
    }];
    let first = &mut report.timeline[0];
    (first.time, first.note) = (own(OPEN[5]), own(PRIVATE[6]));
    first.basis = vec![Basis::Video, Basis::Witness];
    first.clocks = Clocks { running: Some(Side::Black), remaining: BySide { red: Some(727), black: None } };
    report.timeline.push(Event {
        certainty: Certainty::Disputed(vec![Party::Red]),
        ..Event::new(Actor::Arbiter, Act::Words(own(OPEN[6])))
    });
    report.timeline.push(Event::by(Side::Red, Act::Claim(Claim::Other(own(OPEN[7])))));
    report.statements = vec![Statement { party: Party::Witness, name: own(PRIVATE[5]), text: own(OPEN[10]) }];
    report.remarks = own(PRIVATE[8]);
    report.rulings = vec![RulingGiven {
        stage: Stage::Appeal,
        by: own(PRIVATE[9]),
        when: own(OPEN[11]),
        program: String::new(),
        rulebook: LawRef::unknown("cn-2011"),
        reading: LawRef::unknown("author"),
        regulation: None,
        outcome: GivenOutcome::Loss,
        charged: Some(Side::Black),
        time: BySide { red: 0, black: -120 },
        colours_exchanged: false,
        ground: own(OPEN[12]),
        duty: own("answer"),
        caveats: vec![own("4.1.3-release")],
        words: own(OPEN[13]),
        signature: own(PRIVATE[10]),
        seal: None,
        signed: Vec::new(),
    }];
    report.decide(Decision {
        by: own(PRIVATE[12]),
        when: own(OPEN[16]),
        program: String::new(),
        appeal: Appeal {
            by: own(PRIVATE[13]),
            against: Some(0),
            announced: own(OPEN[17]),
            lodged: own(OPEN[18]),
            claim: own(OPEN[19]),
            fee: own(PRIVATE[14]),
            ..Appeal::default()
        },
        members: vec![Member {
            name: own(PRIVATE[15]),
            office: own(PRIVATE[16]),
            withdrew: Some(own(PRIVATE[17])),
        }],
        findings: vec![FactFound {
            about: Fact::Other(own(OPEN[20])),
            found: Found::AsRecorded,
            words: own(PRIVATE[18]),
        }],
        decided: Decided::Other(own(OPEN[21])),
        reasons: own(OPEN[22]),
        dissents: vec![Dissent { by: own(PRIVATE[19]), text: own(OPEN[23]) }],
        signatures: vec![own(PRIVATE[20])],
        ..Decision::default()
    });
    let decision = &mut report.decisions[0];
    let seal = decision.seal.as_ref().unwrap();
    decision.signed = vec![SigningKey::of_secret(&[9; 32]).sign(seal, PRIVATE[21], "")];
    report.exhibits = vec![Exhibit { name: own(PRIVATE[11]), caption: own(OPEN[14]), ..picture(40, 30) }];
    report
}

/// A PNG of this size.
pub fn picture(width: u32, height: u32) -> Exhibit {
    let image = image::RgbImage::from_fn(width, height, |x, y| image::Rgb([x as u8, y as u8, (x * y) as u8]));
    let mut bytes = std::io::Cursor::new(Vec::new());
    image.write_to(&mut bytes, image::ImageFormat::Png).unwrap();
    Exhibit {
        name: "picture.png".to_owned(),
        caption: String::new(),
        media_type: MediaType::Png,
        bytes: Arc::from(bytes.into_inner()),
        annotations: Annotations::default(),
    }
}
