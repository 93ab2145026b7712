//! The article's tables and closing opinion, branch by branch, as reports.
//!
//! `cargo test --test law cases -- --ignored` writes them anew under `cases/`, each with a picture of its position.

use xiangqi::{Side, fen};
use xiangqi_arbiter::digest::Digest;
use xiangqi_arbiter::export::diagram::{Diagram, Mark, Role, png};
use xiangqi_arbiter::incident::{Event, Party, read_events};
use xiangqi_arbiter::law::{LawRef, Level, Library};
use xiangqi_arbiter::report::{
    Exhibit, GivenOutcome, ImagePoint, PositionReading, Report, RulingGiven, Scope, Stage, Statement,
};
use xiangqi_arbiter::store;

mod disputes;
mod incidents;
mod repetitions;

/// Every case: the file's name without its ending, and its report.
pub fn reports(library: &Library) -> Vec<(&'static str, Report)> {
    let alternatives = BRANCHES.iter().map(|branch| (branch.name, report(branch, library)));
    let disputes =
        disputes::DISPUTES.iter().map(|dispute| (dispute.name, disputes::report(dispute, library)));
    let shown = SHOWN.iter().map(|shown| (shown.name, read_from_picture(shown, library)));
    alternatives
        .chain(disputes)
        .chain(shown)
        .chain(repetitions::reports(library))
        .chain(incidents::reports(library))
        .collect()
}

/// A position of the article: how it began, the move known, and the picture it reconstructs.
struct Figure {
    start: &'static str,
    moves: &'static str,
    source: &'static str,
}

const FIGURE_1: Figure = Figure {
    start: "4ka3/4a4/4b4/9/9/9/9/3n5/3C5/4K4 w - - 0 1",
    moves: "",
    source: "图一（qq截图20151010203819.png）",
};
const FIGURE_2: Figure = Figure {
    start: "2bak1b2/4a4/9/2N6/8C/2r6/9/9/4A4/2B1KAB2 w - - 0 1",
    moves: "i5i9",
    source: "图二（qq截图20151010203842.png）",
};
const FIGURE_3: Figure = Figure {
    start: "2bak1b2/4a4/9/2N6/8C/5r3/9/9/4A4/2B1KAB2 w - - 0 1",
    moves: "i5i9",
    source: "图三（qq截图20151010203916.png）",
};
/// No figure of the article: the shortest position in which the closing opinion's other sentence is tried.
const CHECKER: Figure = Figure {
    start: "3ak4/4R4/9/9/4R4/9/9/9/9/3K5 b - - 0 1",
    moves: "",
    source: "文章没有配图的一句（“如果吃掉此子能应将，则必须吃掉”）",
};

/// Who gave a ruling.
#[derive(Copy, Clone)]
enum Voice {
    OnSite,
    Author,
    Closing,
}

/// A ruling the article gives.
struct Given(Voice, GivenOutcome, &'static str, &'static str, &'static str);

/// One branch.
struct Alternative {
    /// The file's name without its ending.
    name: &'static str,
    title: &'static str,
    figure: &'static Figure,
    level: Level,
    events: &'static str,
    given: &'static [Given],
}

use GivenOutcome::{Foul, Loss};
use Level::{National, Provincial};
use Voice::{Author, Closing, OnSite};

const MUST_TAKE: &str = "摸触对方哪个棋子就必须吃掉哪个棋子，自杀判负。";
const OTHER_ANSWER: &str = "任何棋子都吃不到，可另行走子应将，同时记犯规一次。";
const RIGHT: &str = "吃了不能应将，可以改走他子应将，同时记犯规一次；与自杀无关。";
const RELEASED: &str = "离手后自杀，判负。";

/// Every branch of the article's tables and closing opinion.
const BRANCHES: [Alternative; 18] = [
    Alternative {
        name: "figure-1",
        title: "文章图一：摸触走了就送将的炮，没有离手",
        figure: &FIGURE_1,
        level: Provincial,
        events: "touch d1",
        given: &[Given(Author, Foul, "5.1", "free", "没有离手：可另行走帅，同时记违反行棋规定犯规一次。")],
    },
    Alternative {
        name: "figure-1-released",
        title: "文章图一：同一枚炮，已经离手",
        figure: &FIGURE_1,
        level: Provincial,
        events: "touch d1; release d1c1",
        given: &[Given(Author, Loss, "4.1.3", "-", RELEASED)],
    },
    Alternative {
        name: "figure-1-general-moved",
        title: "文章图一：放回炮，改走帅",
        figure: &FIGURE_1,
        level: Provincial,
        events: "touch d1; putback d1; touch e0; release e0e1",
        given: &[Given(Author, Foul, "5.1", "done", "可另行走帅，同时记违反行棋规定犯规一次。")],
    },
    Alternative {
        name: "figure-1-national",
        title: "文章全国表：摸触走了就送将的炮，没有离手",
        figure: &FIGURE_1,
        level: National,
        events: "touch d1",
        given: &[Given(Author, Loss, "5.1+4.1.3", "-", "没有离手，摸子走子，自杀判负。")],
    },
    Alternative {
        name: "figure-1-national-released",
        title: "文章全国表：同一枚炮，已经离手",
        figure: &FIGURE_1,
        level: National,
        events: "touch d1; release d1e1",
        given: &[Given(Author, Loss, "4.1.3", "-", RELEASED)],
    },
    Alternative {
        name: "jilin-2015",
        title: "吉林省“老年希望工程杯”首届老年象棋邀请赛",
        figure: &FIGURE_2,
        level: Provincial,
        events: "touch c6",
        given: &[
            Given(OnSite, Loss, "5.2+4.1.3", "-", "黑方摸马就必须吃掉马，形成自杀，判负。"),
            Given(Author, Loss, "5.2+4.1.3", "-", MUST_TAKE),
            Given(Closing, Foul, "5.2", "answer", RIGHT),
        ],
    },
    Alternative {
        name: "jilin-captured",
        title: "吉林局面：吃了红马并已离手",
        figure: &FIGURE_2,
        level: Provincial,
        events: "touch c6; release c4c6",
        given: &[
            Given(Author, Loss, "4.1.3", "-", RELEASED),
            Given(Closing, Loss, "4.1.3", "-", "已行棋，造成了事实，可以判负。"),
        ],
    },
    Alternative {
        name: "jilin-answered",
        title: "吉林局面：摸了红马，改走士应将",
        figure: &FIGURE_2,
        level: Provincial,
        events: "touch c6; release e8f9",
        given: &[
            Given(Author, Loss, "5.2+4.1.3", "-", MUST_TAKE),
            Given(Closing, Foul, "5.2", "done", RIGHT),
        ],
    },
    Alternative {
        name: "jilin-not-answered",
        title: "吉林局面：摸了红马，走象而没有应将",
        figure: &FIGURE_2,
        level: Provincial,
        events: "touch c6; release c9e7",
        given: &[
            Given(Author, Loss, "4.1.3", "-", "不应将，自杀判负。"),
            Given(Closing, Loss, "4.1.3", "-", "“不应将”是已行棋，造成了事实，可以判负。"),
        ],
    },
    Alternative {
        name: "jilin-national",
        title: "文章全国表：吉林局面摸触红马",
        figure: &FIGURE_2,
        level: National,
        events: "touch c6",
        given: &[
            Given(Author, Loss, "5.2+4.1.3", "-", MUST_TAKE),
            Given(Closing, Foul, "5.2", "answer", RIGHT),
        ],
    },
    Alternative {
        name: "jilin-own-chariot-national",
        title: "文章全国表：吉林局面摸触己方车，怎样走都不能应将",
        figure: &FIGURE_2,
        level: National,
        events: "touch c4",
        given: &[
            Given(Author, Loss, "5.1+4.1.3", "-", "没有离手，摸子走子，自杀判负。"),
            Given(Closing, Foul, "5.1", "answer", "未行棋前，被将军方的应将权不可被剥夺。"),
        ],
    },
    Alternative {
        name: "figure-3",
        title: "文章图三：摸触谁也吃不到的马",
        figure: &FIGURE_3,
        level: Provincial,
        events: "touch c6",
        given: &[Given(Author, Foul, "5.2", "answer", OTHER_ANSWER)],
    },
    Alternative {
        name: "figure-3-answered",
        title: "文章图三：另行走车应将",
        figure: &FIGURE_3,
        level: Provincial,
        events: "touch c6; release f4f9",
        given: &[Given(Author, Foul, "5.2", "done", OTHER_ANSWER)],
    },
    Alternative {
        name: "figure-3-not-answered",
        title: "文章图三：没有用车应将",
        figure: &FIGURE_3,
        level: Provincial,
        events: "touch c6; release f4f8",
        given: &[Given(Author, Loss, "4.1.3", "-", "没有用车应将，自杀判负。")],
    },
    Alternative {
        name: "figure-3-national",
        title: "文章全国表：摸触谁也吃不到的马",
        figure: &FIGURE_3,
        level: National,
        events: "touch c6",
        given: &[Given(Author, Foul, "5.2", "answer", OTHER_ANSWER)],
    },
    Alternative {
        name: "figure-3-national-answered",
        title: "文章全国表：摸触谁也吃不到的马，走车应将",
        figure: &FIGURE_3,
        level: National,
        events: "touch c6; release f4f9",
        given: &[Given(Author, Foul, "5.2", "done", OTHER_ANSWER)],
    },
    Alternative {
        name: "figure-3-national-not-answered",
        title: "文章全国表：摸触谁也吃不到的马，不应将",
        figure: &FIGURE_3,
        level: National,
        events: "touch c6; release f4f8",
        given: &[Given(Author, Loss, "4.1.3", "-", "如不应将，自杀判负。")],
    },
    Alternative {
        name: "closing-checker-can-be-taken",
        title: "结尾观点：摸触将军的子，吃掉它就能应将",
        figure: &CHECKER,
        level: Provincial,
        events: "touch e8",
        given: &[Given(Closing, GivenOutcome::None, "5.2", "capture e8", "如果吃掉此子能应将，则必须吃掉。")],
    },
];

/// The report of a branch, without its picture.
fn report(branch: &Alternative, library: &Library) -> Report {
    let Alternative { title, figure, level, .. } = branch;
    let mut report = Report::new(library.cite_rulebook("cn-2011"), library.cite_reading("author"));
    let on_site = branch.given.iter().any(|given| matches!(given.0, OnSite));
    report.event.name = (*title).to_owned();
    report.event.date = if on_site { "2015-08" } else { "2015-10" }.to_owned();
    report.event.place = if on_site { "吉林" } else { "" }.to_owned();
    report.event.scope = if *level == National { Scope::National } else { Scope::Province };
    report.start = fen::read(figure.start).unwrap().setup;
    report.moves = figure.moves.split_whitespace().map(|mv| mv.parse().unwrap()).collect();
    let turn = report.setup().turn.unwrap();
    report.timeline = timeline(branch, turn);
    report.remarks = format!(
        "来源：《对〈象棋2011规则〉形成“自杀”的分析及裁判》，{}。\
         局面是按文章所述的全部事实复原的，原图未附；实战中其余棋子未知。\
         The position is a reconstruction that fits every fact the article states; the picture itself is not attached.",
        figure.source
    );
    report.statements = vec![Statement {
        party: Party::Arbiter,
        name: String::new(),
        text: "文章没有记录双方和证人的陈述。".to_owned(),
    }];
    report.rulings = branch.given.iter().map(|given| ruling_given(given, turn)).collect();
    report.exhibits = vec![picture(&report, title)];
    report
}

/// A branch whose position was read from a screenshot that the project drew itself.
pub struct Shown {
    pub name: &'static str,
    /// The branch.
    of: &'static str,
    pub picture: &'static [u8],
    /// The crossings a9, i9, i0, a0, in ten-thousandths of width and height.
    corners: [(u16, u16); 4],
}

pub const SHOWN: [Shown; 2] = [
    Shown {
        name: "figure-1-from-screenshot",
        of: "figure-1",
        picture: include_bytes!("../../../crates/board-reader/tests/data/figure-1.jpg"),
        corners: [(1249, 1143), (8783, 1143), (8783, 8895), (1249, 8895)],
    },
    Shown {
        name: "figure-3-from-screenshot",
        of: "figure-3",
        picture: include_bytes!("../../../crates/board-reader/tests/data/figure-3.jpg"),
        corners: [(1067, 970), (8959, 970), (8959, 9047), (1067, 9047)],
    },
];

fn read_from_picture(shown: &Shown, library: &Library) -> Report {
    let branch = BRANCHES.iter().find(|branch| branch.name == shown.of).unwrap();
    let mut report = report(branch, library);
    report.event.name.push_str("（局面由截图识读）");
    let mut exhibit = store::picture("复原截图.jpg", shown.picture.to_vec()).unwrap();
    exhibit.caption = "复原局面的截图，本项目自绘，不是原图。Reconstruction as a screenshot, drawn by this project, not the \
                       original picture."
        .to_owned();
    report.start = report.setup();
    report.moves.clear();
    report.position_reading = Some(PositionReading {
        picture: Digest::of(&exhibit.bytes).to_string(),
        corners: shown.corners.map(|(x, y)| ImagePoint { x, y }),
        read: report.start.board.clone(),
        doubtful: Vec::new(),
        corrections: Vec::new(),
    });
    report.exhibits = vec![exhibit];
    report
}

/// A picture of the position, made by the program and marked as a reconstruction.
fn picture(report: &Report, title: &str) -> Exhibit {
    let setup = report.setup();
    let mut diagram = Diagram::new(setup.board);
    diagram.to_move = setup.turn;
    diagram.marks = report.moves.last().map(|&mv| Mark::arrow(mv, Role::Played)).into_iter().collect();
    diagram.caption =
        vec![title.to_owned(), "复原局面，由程序绘制 · Reconstruction, drawn by the program".to_owned()];
    let mut exhibit = store::picture("复原局面.png", png(&diagram, 480).unwrap()).unwrap();
    exhibit.caption =
        "复原局面，由程序绘制，不是原图。Reconstruction drawn by the program, not the original picture."
            .to_owned();
    exhibit
}

fn timeline(branch: &Alternative, turn: Side) -> Vec<Event> {
    let mut events = read_events(branch.events, turn).unwrap();
    if let [only] = events.as_mut_slice() {
        only.note = "没有离手".to_owned();
    }
    events
}

fn ruling_given(given: &Given, turn: Side) -> RulingGiven {
    let Given(voice, outcome, ground, duty, words) = *given;
    let (stage, by, when, reading) = match voice {
        OnSite => (Stage::OnSite, "现场裁判", "2015-08", ""),
        Author => (Stage::Commentary, "文章作者", "2015-10", "author"),
        Closing => (Stage::Commentary, "文章结尾", "", "right-to-answer"),
    };
    RulingGiven {
        stage,
        by: by.to_owned(),
        when: when.to_owned(),
        rulebook: LawRef::unknown("cn-2011"),
        reading: LawRef::unknown(reading),
        regulation: None,
        outcome,
        charged: matches!(outcome, Loss | Foul).then_some(turn),
        ground: ground.to_owned(),
        duty: duty.to_owned(),
        words: words.to_owned(),
        ..RulingGiven::default()
    }
}
