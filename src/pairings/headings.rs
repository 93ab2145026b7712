//! What the columns of a table hold, by their headings in any order.

use super::numerals::narrow;
use xiangqi::Side;

/// What a column holds.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Column {
    Round,
    Table,
    /// The name of who has this colour.
    Player(Side),
    /// Team, of this side where the heading says so.
    Team(Option<Side>),
    Name,
    Number(Option<Side>),
    Points(Option<Side>),
    /// Known, and nothing that is kept: the result.
    Passed,
}

const ROUND: &[&str] = &["轮次", "轮", "轮数", "輪次", "輪", "round", "rd", "rnd"];
const TABLE: &[&str] = &[
    "台次", "台号", "台", "台序", "桌次", "桌号", "桌", "棋桌", "檯次", "檯號", "台號", "board", "bd", "bo",
    "table", "boardno", "tableno", "brd",
];
const RED: &[&str] = &["红方", "红", "紅方", "紅", "先手", "先手方", "先走方", "red", "white", "redplayer"];
const BLACK: &[&str] = &["黑方", "黑", "后手", "後手", "后手方", "后走方", "black", "blackplayer"];
const TEAM: &[&str] = &[
    "单位",
    "單位",
    "代表队",
    "队名",
    "队伍",
    "队",
    "团队",
    "参赛单位",
    "参赛队",
    "地区",
    "俱乐部",
    "代表單位",
    "隊名",
    "team",
    "club",
    "teamname",
    "federation",
    "fed",
    "unit",
];
const NAME: &[&str] =
    &["姓名", "棋手", "选手", "运动员", "棋手姓名", "選手", "名字", "name", "player", "playername"];
const NUMBER: &[&str] = &[
    "编号", "序号", "号码", "赛号", "编码", "編號", "序號", "號碼", "no", "nr", "number", "id", "seed",
    "sno", "#",
];
const POINTS: &[&str] =
    &["积分", "积", "大分", "得分", "分数", "累计积分", "積分", "points", "pts", "score", "pt"];
const PASSED: &[&str] = &[
    "结果",
    "胜负",
    "比分",
    "成绩",
    "赛果",
    "对手分",
    "小分",
    "名次",
    "备注",
    "級別",
    "级别",
    "性别",
    "結果",
    "result",
    "res",
    "rank",
    "rating",
    "elo",
    "rtg",
    "title",
    "remark",
    "对",
    "vs",
    "-",
    ":",
    "比赛结果",
    "等级分",
];

/// What a heading says; nothing where it is none of those known.
fn of(heading: &str) -> Option<Column> {
    let plain: String = heading
        .chars()
        .map(narrow)
        .filter(|letter| !letter.is_whitespace() && !matches!(letter, '.' | ':' | '_' | '(' | ')'))
        .flat_map(char::to_lowercase)
        .collect();
    let is = |words: &[&str]| words.contains(&plain.as_str());
    if is(ROUND) {
        return Some(Column::Round);
    }
    if is(TABLE) {
        return Some(Column::Table);
    }
    for (side, words) in [(Side::Red, RED), (Side::Black, BLACK)] {
        if is(words) {
            return Some(Column::Player(side));
        }
        // 红方姓名, 黑方单位, Red team.
        let rest = words.iter().filter_map(|word| plain.strip_prefix(word)).min_by_key(|rest| rest.len());
        if let Some(rest) = rest.filter(|rest| !rest.is_empty()) {
            let is = |words: &[&str]| words.contains(&rest);
            if is(NAME) {
                return Some(Column::Player(side));
            }
            if is(TEAM) {
                return Some(Column::Team(Some(side)));
            }
            if is(NUMBER) {
                return Some(Column::Number(Some(side)));
            }
            if is(POINTS) {
                return Some(Column::Points(Some(side)));
            }
        }
    }
    if is(NAME) {
        return Some(Column::Name);
    }
    if is(TEAM) {
        return Some(Column::Team(None));
    }
    if is(NUMBER) {
        return Some(Column::Number(None));
    }
    if is(POINTS) {
        return Some(Column::Points(None));
    }
    // A column without a heading, as spreadsheets leave between two parts.
    (is(PASSED) || plain.is_empty()).then_some(Column::Passed)
}

/// The columns of a table of pairings or of players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Columns {
    pub all: Vec<Option<Column>>,
}

impl Columns {
    /// The columns that a line of headings names; nothing where the line is none.
    pub(super) fn of(cells: &[String]) -> Option<Self> {
        let mut all: Vec<Option<Column>> = cells.iter().map(|cell| of(cell)).collect();
        let has = |wanted: Column| all.contains(&Some(wanted));
        let pairs = has(Column::Player(Side::Red)) && has(Column::Player(Side::Black));
        // Two columns of names beside a table: the first has red.
        let names = all.iter().filter(|one| **one == Some(Column::Name)).count();
        if !pairs && names == 2 {
            let mut sides = [Side::Red, Side::Black].into_iter();
            for column in all.iter_mut().filter(|one| **one == Some(Column::Name)) {
                *column = sides.next().map(Column::Player);
            }
        } else if !pairs && names != 1 {
            return None;
        } else if pairs && names == 2 {
            // 红方 and 黑方 are then the headings of numbers or teams; nothing says which.
            return None;
        }
        let known = all.iter().flatten().filter(|one| **one != Column::Passed).count();
        if known < 2 {
            return None;
        }
        let mut columns = Self { all };
        columns.share_out();
        Some(columns)
    }

    /// Whether a line gives two players, not one.
    pub(super) fn has_pairs(&self) -> bool {
        self.all.iter().any(|one| matches!(one, Some(Column::Player(_))))
    }

    /// A heading that stands there twice belongs to the side that is named first, then to the other; once, and nothing
    /// says whose it is.
    fn share_out(&mut self) {
        if !self.has_pairs() {
            return;
        }
        let first = self.all.iter().find_map(|one| match one {
            Some(Column::Player(side)) => Some(*side),
            _ => None,
        });
        let Some(first) = first else { return };
        type OfSide = fn(Side) -> Column;
        let kinds: [(Column, OfSide); 3] = [
            (Column::Team(None), |side| Column::Team(Some(side))),
            (Column::Number(None), |side| Column::Number(Some(side))),
            (Column::Points(None), |side| Column::Points(Some(side))),
        ];
        for (kind, made) in kinds {
            let count = self.all.iter().filter(|one| **one == Some(kind)).count();
            let mut sides = [first, first.opponent()].into_iter();
            for column in self.all.iter_mut().filter(|one| **one == Some(kind)) {
                *column = if count == 2 { sides.next().map(made) } else { None };
            }
        }
    }
}
