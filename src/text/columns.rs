//! The headings of tables for people; those for programs are the same in every language.

use super::Lang;

/// The headings of the table of reports, in the order of its columns.
#[must_use]
pub const fn reports(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::Zh => &[
            "文件",
            "赛事",
            "地点",
            "日期",
            "轮次",
            "台次",
            "红方",
            "黑方",
            "级别",
            "类别",
            "条款",
            "结果",
            "被罚方",
            "状态",
            "红方违反行棋规定",
            "红方犯规",
            "红方技术犯规",
            "黑方违反行棋规定",
            "黑方犯规",
            "黑方技术犯规",
            "封存",
            "问题",
        ],
        Lang::En => &[
            "File",
            "Event",
            "Place",
            "Date",
            "Round",
            "Table",
            "Red",
            "Black",
            "Level",
            "Kinds",
            "Clauses",
            "Result",
            "Against",
            "State",
            "Breaches by Red",
            "Fouls by Red",
            "Technical fouls by Red",
            "Breaches by Black",
            "Fouls by Black",
            "Technical fouls by Black",
            "Seals",
            "Problem",
        ],
    }
}

/// The headings of the table of fouls, in the order of its columns.
#[must_use]
pub const fn fouls(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::Zh => &["赛事", "棋手", "局数", "违反行棋规定", "犯规", "技术犯规", "裁定犯规", "裁定判负"],
        Lang::En => &[
            "Event",
            "Player",
            "Games",
            "Breaches",
            "Fouls",
            "Technical fouls",
            "Fouls ruled",
            "Losses ruled",
        ],
    }
}
