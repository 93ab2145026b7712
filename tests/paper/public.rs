//! The public paper: a name that stands in a field is nowhere in it.

use crate::every_text::{everything, in_every_text};
use crate::report::{case, made};
use xiangqi_arbiter::export::paper::{
    Fonts, Languages, Place, Readers, html, names_left, names_left_in_words, pdf, text,
};
use xiangqi_arbiter::law::Library;
use xiangqi_arbiter::report::{Arbiter, Report, Role};
use xiangqi_arbiter::text::Lang;

const OPEN: Readers = Readers::Public { pictures: true };

fn public(report: &Report) -> String {
    let paper = made(report, Languages::Two(Lang::Zh, Lang::En), OPEN);
    assert!(pdf(&paper, &Fonts::default()).is_ok());
    // The PDF is made of the paper alone.
    [html(&paper), text(&paper), format!("{paper:?}")].concat().split_whitespace().collect()
}

/// Not a list of fields: every text of the file and of the law it carries.
#[test]
fn names_are_in_no_text_of_the_paper() {
    let mut report = everything();
    report.players.red.name = "裁判长：单霞丽；国家级裁判 Đặng Łukasz".to_owned();
    let names = ["单霞丽", "霞丽", "Đặng", "DANG", "ShanXiali", "Lukasz", "SHÀN"];
    let (report, count) = in_every_text(&report, |place| {
        // Digits stand between names: in a field of names these are no longer ones.
        format!("，单霞丽{place}走{place} DANG {place}和{place} Shan Xiali、Lukasz，{place}SHÀN XIÀLÌ。")
    });
    assert!(count > 400, "{count}");
    let file = made(&report, Languages::Two(Lang::Zh, Lang::En), Readers::File);
    let file: String = text(&file).split_whitespace().collect();
    assert!(file.matches("单霞丽").count() > 80, "{}", file.matches("单霞丽").count());
    let page = public(&report);
    for name in names {
        assert!(
            !page.contains(name),
            "{name}: {:?}",
            page.find(name).and_then(|at| page.get(at - 90..at + 90))
        );
    }
    assert!(page.matches("×××、×××，").count() > 80);
}

#[test]
fn law_that_is_missing_is_named_without_names() {
    let mut report = case("jilin-2015");
    report.players.black.name = "单霞丽".to_owned();
    report.event.reading.id = "单霞丽-的解释".to_owned();
    let page = public(&report);
    assert!(!page.contains("单霞丽") && page.contains("×××-的解释"));
}

#[test]
fn places_where_a_part_of_a_name_may_be_left_are_listed() {
    let mut report = case("jilin-2015");
    let library = Library::built_in().unwrap();
    report.players.red.name = "胡荣华".to_owned();
    assert_eq!(names_left(&report, &library), []);
    report.event.name = "小胡杯".to_owned();
    report.arbiters.push(Arbiter { name: "Black".to_owned(), role: Role::Arbiter });
    report.statements[0].text = "胡荣华说：胡荣没有动。".to_owned();
    let left = names_left(&report, &library);
    let places: Vec<&Place> = left.iter().map(|left| &left.place).collect();
    assert_eq!(places, [&Place::Names, &Place::Event, &Place::Statement(0)]);
    let lines = names_left_in_words(&left, Lang::Zh);
    assert_eq!(
        lines[1..],
        ["姓名栏（分不出单个姓名）：“Black”", "赛事：“小胡杯”", "陈述 1：“×××说：胡荣没有动。”"]
    );
    // What is private anyway is not listed.
    report = case("jilin-2015");
    report.players.red.name = "胡荣华".to_owned();
    report.remarks = "小胡说".to_owned();
    assert_eq!(names_left(&report, &library), []);
}
