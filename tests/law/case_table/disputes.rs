//! Published disputes that give enough facts, as reports. Where no position was published one is made that fits
//! every fact given, and the report says so.

use xiangqi::{Side, fen};
use xiangqi_arbiter::incident::{Act, Actor, Event, Party, read_events};
use xiangqi_arbiter::law::{LawRef, Library};
use xiangqi_arbiter::report::{Category, GivenOutcome, Report, RulingGiven, Scope, Stage, Statement};

use super::picture;

/// A dispute.
pub struct Dispute {
    /// The file's name without its ending.
    pub name: &'static str,
    title: &'static str,
    date: &'static str,
    scope: Scope,
    category: Category,
    /// The rulebook taken; where the source does not name one, the report says so.
    rulebook: &'static str,
    start: &'static str,
    events: &'static str,
    /// What no kind of event covers, said by the arbiter.
    words: &'static str,
    statements: &'static [(Party, &'static str)],
    remarks: &'static str,
    /// Stage, by whom, reading, result, the side charged, ground, duty, words.
    given: &'static [Given],
}

/// A ruling that was given. Under a reading the program must agree; an empty reading is not compared.
struct Given {
    stage: Stage,
    by: &'static str,
    reading: &'static str,
    outcome: GivenOutcome,
    charged: Option<Side>,
    ground: &'static str,
    duty: &'static str,
    words: &'static str,
}

const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
const NO_POSITION: &str =
    "来源没有给出局面，此处放的是开局。No position was published; the board shows the start.";
const MADE_UP: &str =
    "局面是按所述事实拟的，不是原局面。The position is made to fit the facts; it is not the original.";

/// Every dispute.
pub const DISPUTES: [Dispute; 7] = [
    Dispute {
        name: "dispute-school-horse",
        title: "学校比赛：拿起马，发现走了帅会被吃，放回",
        date: "2009",
        scope: Scope::School,
        category: Category::Youth,
        rulebook: "cn-1999",
        start: "4k4/9/9/9/4r4/9/9/9/4N4/4K4 w - - 0 1",
        events: "lift e1; putback e1",
        words: "",
        statements: &[],
        remarks: "来源：杨敬东专栏（《棋艺》），handmsg.com/page/2009/0427/5702633.shtml；二手转述。所用规则没有写明，此处取1999年版。",
        given: &[
            Given {
                stage: Stage::OnSite,
                by: "裁判组",
                reading: "legal-mobility",
                outcome: GivenOutcome::Foul,
                charged: Some(Side::Red),
                ground: "5.1",
                duty: "free",
                words: "看作不能走的棋子：犯规一次，另走。因为是少年比赛。",
            },
            Given {
                stage: Stage::ChiefArbiter,
                by: "裁判长",
                reading: "",
                outcome: GivenOutcome::Foul,
                charged: Some(Side::Red),
                ground: "",
                duty: "",
                words: "同意；如果是成人，会判必须走它而负。",
            },
            Given {
                stage: Stage::Commentary,
                by: "杨敬东",
                reading: "legal-mobility",
                outcome: GivenOutcome::Foul,
                charged: Some(Side::Red),
                ground: "5.1",
                duty: "free",
                words: "个人意见：不分成人少年，都应当作不能走，犯规一次，另走。",
            },
        ],
    },
    Dispute {
        name: "dispute-school-guard",
        title: "学校比赛：拿起士，发现走了帅会被吃，放回",
        date: "2009",
        scope: Scope::School,
        category: Category::Youth,
        rulebook: "cn-1999",
        start: "3k5/9/9/9/4r4/9/9/9/4A4/4K4 w - - 0 1",
        events: "lift e1; putback e1",
        words: "",
        statements: &[],
        remarks: "来源同上一例：handmsg.com/page/2009/0427/5702633.shtml；二手转述。所用规则没有写明，此处取1999年版。",
        given: &[Given {
            stage: Stage::OnSite,
            by: "裁判组",
            reading: "legal-mobility",
            outcome: GivenOutcome::Foul,
            charged: Some(Side::Red),
            ground: "5.1",
            duty: "free",
            words: "看作不能走的棋子：犯规一次，另走。因为是少年比赛。",
        }],
    },
    Dispute {
        name: "dispute-taken-back",
        title: "少年女子比赛：黑方称红方士六进五后悔棋改走士四进五",
        date: "",
        scope: Scope::Province,
        category: Category::Youth,
        rulebook: "cn-2011",
        start: "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR w - - 0 2",
        events: "release d0e1 @ disputed=red; takeback d0e1 @ disputed=red; release f0e1",
        words: "",
        statements: &[
            (Party::Black, "红方先走士六进五，收回后改走士四进五。"),
            (Party::Red, "没有这回事。"),
            (Party::Arbiter, "没有证人。"),
        ],
        remarks: "来源：gdchess 论坛 boardid=30 id=118453（孺子牛）；二手转述。所用规则和级别没有写明，此处取2011年版、省级。",
        given: &[
            Given {
                stage: Stage::OnSite,
                by: "现场裁判",
                reading: "",
                outcome: GivenOutcome::Foul,
                charged: Some(Side::Red),
                ground: "",
                duty: "",
                words: "红方犯规一次，继续比赛。",
            },
            Given {
                stage: Stage::ChiefArbiter,
                by: "陈开翼",
                reading: "",
                outcome: GivenOutcome::Foul,
                charged: Some(Side::Red),
                ground: "",
                duty: "",
                words: "红方抗议，维持原判。",
            },
        ],
    },
    Dispute {
        name: "dispute-no-winning-chances",
        title: "马炮对单缺马炮的士象全：攻方剩7秒提和",
        date: "",
        scope: Scope::Province,
        category: Category::Open,
        rulebook: "cn-2011",
        start: "2bak4/4a4/4b4/9/9/4C4/9/4N4/9/4K4 w - - 12 60",
        events: "claim no-chances @ running=red red=0:07; arbiter declare-draw 士象全的一方已经不可能取胜，提和成立",
        words: "",
        statements: &[],
        remarks: "来源：ztchess 论坛 boardid=40 id=98397；二手转述。见解是：裁判须立即停钟，判和，因为守方不可能再赢。",
        given: &[Given {
            stage: Stage::Commentary,
            by: "论坛意见",
            reading: "author",
            outcome: GivenOutcome::Draw,
            charged: None,
            ground: "1999:4.2-no-chance",
            duty: "-",
            words: "裁判立即停钟，判和。",
        }],
    },
    Dispute {
        name: "dispute-phone",
        title: "周庄杯2012：于幼华对许明龙，手机响了两次",
        date: "2012",
        scope: Scope::National,
        category: Category::Open,
        rulebook: "cn-2011",
        start: START,
        events: "",
        words: "手机响了两次；规程写明手机响判负",
        statements: &[(
            Party::Arbiter,
            "现场裁判先予以警告；裁判长马佩良改为犯规一次。台北提出申诉，后来撤回。",
        )],
        remarks: "来源：johnnytowncar ty/2012/04-27/3851232；二手转述。",
        given: &[Given {
            stage: Stage::ChiefArbiter,
            by: "马佩良",
            reading: "",
            outcome: GivenOutcome::Foul,
            charged: None,
            ground: "",
            duty: "",
            words: "犯规一次。",
        }],
    },
    Dispute {
        name: "dispute-repetition",
        title: "2005联赛第16轮：张江对李雪松，循环判和",
        date: "2005",
        scope: Scope::National,
        category: Category::Open,
        rulebook: "cn-1999",
        start: START,
        events: "claim repetition; arbiter declare-draw 裁判长裁定循环不变作和",
        words: "",
        statements: &[(Party::Red, "河北队书面申诉：黑方是两打，红方是两闲。")],
        remarks: "来源：ztchess 文章 4558；二手转述。成绩已不能更改。哪一方提出没有写明。",
        given: &[Given {
            stage: Stage::ChiefArbiter,
            by: "裁判长",
            reading: "",
            outcome: GivenOutcome::Draw,
            charged: None,
            ground: "",
            duty: "",
            words: "循环不变作和。",
        }],
    },
    Dispute {
        name: "dispute-time",
        title: "联赛：赵金成（红）对金波，每着限3分钟，黑方超时",
        date: "",
        scope: Scope::National,
        category: Category::Open,
        rulebook: "cn-2011",
        start: "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 0 13",
        events: "flag @ running=black black=0:00",
        words: "",
        statements: &[],
        remarks: "来源：ttnews.xyz/a/5e8e40dedc9b5e6c0a7d0f9a；二手转述。局面均势，红方第13着后黑方长考，不能再走。",
        given: &[Given {
            stage: Stage::OnSite,
            by: "裁判员",
            reading: "author",
            outcome: GivenOutcome::Loss,
            charged: Some(Side::Black),
            ground: "1999:4.1.4",
            duty: "-",
            words: "黑方超时判负。",
        }],
    },
];

/// The report of a dispute.
pub fn report(dispute: &Dispute, library: &Library) -> Report {
    let mut report = Report::new(library.cite_rulebook(dispute.rulebook), library.cite_reading("author"));
    report.event.name = dispute.title.to_owned();
    report.event.date = dispute.date.to_owned();
    (report.event.scope, report.event.category) = (dispute.scope, dispute.category);
    report.start = fen::read(dispute.start).unwrap().setup;
    let turn = report.setup().turn.unwrap();
    report.timeline = read_events(dispute.events, turn).unwrap();
    if !dispute.words.is_empty() {
        report.timeline.push(Event::new(Actor::Arbiter, Act::Words(dispute.words.to_owned())));
    }
    let position = if dispute.start == START { NO_POSITION } else { MADE_UP };
    report.remarks = format!("{}{position}", dispute.remarks);
    let statement = |(party, text): &(Party, &str)| Statement {
        party: *party,
        name: String::new(),
        text: (*text).to_owned(),
    };
    report.statements = dispute.statements.iter().map(statement).collect();
    report.rulings = dispute.given.iter().map(|given| ruling(given, dispute, library)).collect();
    report.exhibits = vec![picture(&report, dispute.title)];
    report
}

fn ruling(given: &Given, dispute: &Dispute, library: &Library) -> RulingGiven {
    let reading =
        if given.reading.is_empty() { LawRef::default() } else { library.cite_reading(given.reading) };
    RulingGiven {
        stage: given.stage,
        by: given.by.to_owned(),
        when: dispute.date.to_owned(),
        rulebook: LawRef::unknown(dispute.rulebook),
        reading,
        regulation: None,
        outcome: given.outcome,
        charged: given.charged,
        ground: given.ground.to_owned(),
        duty: given.duty.to_owned(),
        words: given.words.to_owned(),
        ..RulingGiven::default()
    }
}
