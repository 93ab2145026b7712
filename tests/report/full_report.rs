//! Reports with something in every field.

use xiangqi::{BySide, Side, fen};
use xiangqi_arbiter::incident::{
    Act, Actor, Basis, Certainty, Claim, Clocks, Consent, Event, Party, read_events,
};
use xiangqi_arbiter::law::LawRef;
use xiangqi_arbiter::report::seal::SigningKey;
use xiangqi_arbiter::report::{
    Annotations, Appeal, Arbiter, Category, Correction, Decided, Decision, Dissent, Exhibit, Fact, FactFound,
    FoulClass, FoulRow, Found, GameResult, GivenOutcome, ImagePoint, ImageRect, Mark, MediaType, Member,
    PositionReading, Report, Role, RulingGiven, Scope, Stage, Statement, Variation, Votes, Written,
};

/// A report with something in every field.
pub fn full() -> Report {
    let square = |text: &str| text.parse().unwrap();
    let mut report = Report::new(
        LawRef {
            id: "mine".to_owned(),
            edition: "2026".to_owned(),
            digest: "ab".to_owned(),
            text: Some("Rulebook(\n)".to_owned()),
        },
        LawRef::unknown("author"),
    );
    report.event.name = "“希望杯”\n\"quoted\" \\ 𠮷".to_owned();
    (report.event.scope, report.event.category) = (Scope::School, Category::Youth);
    (report.event.round, report.event.table) = ("3".to_owned(), "12".to_owned());
    report.players.red.name = "胡荣华".to_owned();
    report.players.black.team = "Đội".to_owned();
    report.arbiters = vec![Arbiter { name: "甲".to_owned(), role: Role::Chief }];
    report.foul_sheet = vec![FoulRow {
        side: Side::Black,
        class: FoulClass::Technical,
        clause: "8".to_owned(),
        moment: "12".to_owned(),
        note: String::new(),
    }];
    report.start = fen::read("4k4/9/9/9/9/9/9/9/PPPPPPPP1/4KK3 - - - 3 7").unwrap().setup;
    let corrected = square("b1");
    let mut read = report.start.board.clone();
    let soldier = read.get(corrected);
    read.set(corrected, None);
    report.position_reading = Some(PositionReading {
        picture: "0123456789abcdef".repeat(4),
        corners: [(0, 250), (9_999, 251), (9_998, 10_000), (1, 9_997)].map(|(x, y)| ImagePoint { x, y }),
        read,
        doubtful: vec![square("e5"), corrected],
        corrections: vec![Correction { square: corrected, from: None, to: soldier }],
    });
    report.moves = vec!["a1a2".parse().unwrap(), "e9e8".parse().unwrap()];
    report.timeline = [
        Act::Touch(square("a0")),
        Act::TouchBoth(square("a0"), square("i9")),
        Act::Lift(square("b1")),
        Act::PutBack(square("b1")),
        Act::Release("b1b3".parse().unwrap()),
        Act::Brush(square("c1")),
        Act::Adjust(square("c1"), Consent::Given),
        Act::Adjust(square("c1"), Consent::None),
        Act::Words("停钟".to_owned()),
    ]
    .into_iter()
    .map(|act| Event::by(Side::Black, act))
    .collect();
    report.timeline.push(Event {
        certainty: Certainty::Disputed(vec![Party::Red, Party::Witness]),
        time: "10:32".to_owned(),
        note: "注".to_owned(),
        ..Event::new(Actor::Arbiter, Act::Words(String::new()))
    });
    report.statements =
        vec![Statement { party: Party::Witness, name: "乙".to_owned(), text: "没看清".to_owned() }];
    report.remarks = "备注".to_owned();
    report.rulings = vec![RulingGiven {
        stage: Stage::Appeal,
        by: "仲裁委员会".to_owned(),
        when: "2026-01-01".to_owned(),
        program: "xiangqi-arbiter 0.1.0".to_owned(),
        rulebook: LawRef::unknown("cn-2011"),
        reading: LawRef::default(),
        regulation: None,
        outcome: GivenOutcome::Open,
        charged: None,
        ground: "5.2".to_owned(),
        duty: "-".to_owned(),
        caveats: vec!["no-clause".to_owned()],
        words: "待定".to_owned(),
        signature: "三人签名".to_owned(),
        ..RulingGiven::default()
    }];
    report.exhibits = vec![Exhibit {
        name: "截图.png".to_owned(),
        caption: "开盘".to_owned(),
        media_type: MediaType::Png,
        bytes: vec![0, 1, 2, 255, 254].into(),
        annotations: Annotations::default(),
    }];
    more_events(&mut report);
    committee(&mut report);
    let spot = |x, y| ImagePoint { x, y };
    let area = |left, top, right, bottom| ImageRect::between(spot(left, top), spot(right, bottom)).unwrap();
    report.result = GameResult::in_words("黑方\"超时\"");
    for (ply, text) in [(0, "第一行\n第二行"), (2, "“好” \"着\" \\ 𠮷"), (3, "尾")] {
        assert_eq!(report.comments.write(ply, text), Written::Whole);
    }
    let line = |leaves, after, moves: &str| Variation {
        leaves,
        after,
        moves: moves.split_whitespace().map(|mv| mv.parse().unwrap()).collect(),
        ..Variation::default()
    };
    let plies = report.whole_game().moves.len();
    let mut commented = line(Some(0), 1, "a0a1");
    assert_eq!(commented.comments.write(1, "另一着"), Written::Whole);
    assert!(report.variations.add(line(None, 1, "i9h9 a0b0"), plies));
    assert!(report.variations.add(commented, plies));
    report.exhibits[0].annotations = Annotations {
        turns: 3,
        crop: Some(area(0, 250, 9_999, 10_000)),
        marks: vec![
            Mark::Arrow(spot(10_000, 0), spot(1, 2)),
            Mark::Ring(area(100, 200, 300, 400)),
            Mark::Frame(area(0, 0, 10_000, 10_000)),
            Mark::Label(spot(5_000, 4_999), "手\"已\"离开".to_owned()),
        ],
    };
    report
}

/// The regulation, and rows of every kind.
fn more_events(report: &mut Report) {
    let law = LawRef {
        id: "league-2026".to_owned(),
        edition: "2026".to_owned(),
        digest: "cd".to_owned(),
        text: Some("Regulation(\n)".to_owned()),
    };
    report.event.regulation = Some(law.clone());
    report.rulings.iter_mut().for_each(|ruling| ruling.regulation = Some(law.clone()));
    let drawn =
        report.rulings.first().map(|first| RulingGiven { outcome: GivenOutcome::Draw, ..first.clone() });
    report.rulings.extend(drawn);
    if let Some(drawn) = report.rulings.last_mut() {
        (drawn.time, drawn.colours_exchanged) = (BySide { red: -120, black: 60 }, true);
    }
    report.moves_after = vec!["e0e1".parse().unwrap()];
    let claims = [
        Claim::Irregular(2),
        Claim::Facing,
        Claim::NaturalLimit,
        Claim::NoWinningChances,
        Claim::Repetition,
        Claim::Time,
        Claim::Other("灯灭了".to_owned()),
    ];
    let square = |text: &str| text.parse().unwrap();
    let acts = [
        Act::Place("b1b3".parse().unwrap()),
        Act::Adjust(square("c1"), Consent::Announced),
        Act::Disturb(vec![square("a0"), square("c1")]),
        Act::TakeBack("b1b3".parse().unwrap()),
        Act::Restore,
        Act::PressClock,
        Act::StopClocks,
        Act::FlagFall,
        Act::OfferDraw,
        Act::AgreeDraw,
        Act::Resign,
        Act::Late(11),
        Act::DeclareDraw("双方均无胜望".to_owned()),
    ];
    let acts = acts.into_iter().chain(claims.into_iter().map(Act::Claim));
    report.timeline.extend(acts.map(|act| Event::by(Side::Red, act)));
    let words = "conduct telephone 2 响了; arbiter judge 1 check 每着将军; conduct telephone; arbiter not-so 红方摸触黑马";
    report.timeline.extend(read_events(words, Side::Black).unwrap());
    report.timeline.push(Event {
        order_disputed: true,
        basis: vec![Basis::Seen, Basis::Video, Basis::Witness, Basis::ScoreSheet, Basis::Admission],
        clocks: Clocks { running: Some(Side::Black), remaining: BySide { red: Some(170), black: None } },
        ..Event::by(Side::Black, Act::FlagFall)
    });
    report.timeline.push(Event {
        certainty: Certainty::Disputed(Vec::new()),
        time: "15:09 左右".to_owned(),
        note: "他说“不; 是”\n'\"@ \\".to_owned(),
        ..Event::new(Actor::Arbiter, Act::Words("红说: 'it's'; 走".to_owned()))
    });
}

/// A ruling and decisions of every kind, sealed and signed.
fn committee(report: &mut Report) {
    let last = report.rulings.last().cloned().unwrap_or_default();
    report.give(RulingGiven { when: "2026-01-02 14:05".to_owned(), ..last });
    let key = SigningKey::of_secret(&[7; 32]);
    if let Some(ruling) = report.rulings.last_mut()
        && let Some(seal) = &ruling.seal
    {
        ruling.signed.push(key.sign(seal, "甲", "2026-01-02 14:06"));
    }
    let changed =
        Decided::Changed { outcome: GivenOutcome::Foul, charged: Some(Side::Red), ground: "5.1".to_owned() };
    report.decide(decision(changed));
    if let Some(decision) = report.decisions.first_mut()
        && let Some(seal) = &decision.seal
    {
        decision.signed.push(key.sign(seal, "丙", ""));
    }
    let others = [
        Decided::Pending,
        Decided::Upheld,
        Decided::Resumed(Box::new(report.start.clone())),
        Decided::Replayed,
        Decided::NotHeard,
        Decided::Other("另行通知".to_owned()),
    ];
    report.decisions.extend(others.map(|decided| Decision { decided, ..Decision::default() }));
}

fn decision(decided: Decided) -> Decision {
    let finding = |about, found, words: &str| FactFound { about, found, words: words.to_owned() };
    Decision {
        by: "仲裁委员会".to_owned(),
        when: "2026-01-02 16:00".to_owned(),
        program: "xiangqi-arbiter 0.1.0".to_owned(),
        appeal: Appeal {
            by: "领队".to_owned(),
            side: Some(Side::Black),
            against: Some(2),
            announced: "2026-01-02 14:10".to_owned(),
            lodged: "2026-01-02 14:30".to_owned(),
            claim: "没有离手".to_owned(),
            fee: "500 元".to_owned(),
            within: Some(30),
            stated_in_time: Some(true),
        },
        members: vec![
            Member { name: "丙".to_owned(), office: "主任".to_owned(), withdrew: None },
            Member {
                name: "丁".to_owned(), office: String::new(), withdrew: Some("与红方同队".to_owned())
            },
        ],
        findings: vec![
            finding(Fact::Happened(9), Found::AsRecorded, "录像"),
            finding(Fact::CameAfter(10), Found::NotSo, ""),
            finding(Fact::Other("钟是否停了".to_owned()), Found::LeftOpen, "无人看见"),
        ],
        decided,
        reasons: "见事实。\n\"摸\"子".to_owned(),
        votes: Votes { in_favour: 1, against: 2, abstained: 3 },
        dissents: vec![Dissent { by: "戊".to_owned(), text: "应维持".to_owned() }],
        signatures: vec!["丙（签名）".to_owned(), "戊".to_owned()],
        ..Decision::default()
    }
}
