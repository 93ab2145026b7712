//! The ruling sheet and the book of an event.

use crate::report::{OPEN, PRIVATE, case, digest, full};
use xiangqi::Side;
use xiangqi_arbiter::PROGRAM;
use xiangqi_arbiter::export::paper::{
    Fonts, Languages, MASK, Options, Paper, PaperFormat, PaperKind, Readers, Subject, book, html, message,
    names_left_in_book, paper, pdf, text,
};
use xiangqi_arbiter::incident::{Act, Actor, Event};
use xiangqi_arbiter::law::Library;
use xiangqi_arbiter::report::{Decided, GivenOutcome, Report, Stage};
use xiangqi_arbiter::text::Lang;

const PUBLIC: Readers = Readers::Public { pictures: false };

fn sheet(report: &Report, languages: Languages, readers: Readers) -> Paper {
    let library = Library::built_in().unwrap();
    let digest = digest(report);
    let subject = Subject { report, library: &library, digest: &digest, program: PROGRAM };
    paper(&subject, &Options { kind: PaperKind::Sheet, languages, readers, ..Options::default() })
}

fn book_of(reports: &[&Report], languages: Languages, readers: Readers) -> Paper {
    let library = Library::built_in().unwrap();
    let digests: Vec<String> = reports.iter().map(|report| digest(report)).collect();
    let subjects: Vec<Subject<'_>> = reports
        .iter()
        .zip(&digests)
        .map(|(report, digest)| Subject { report, library: &library, digest, program: PROGRAM })
        .collect();
    book(&subjects, &["坏.ron".to_owned()], &Options { languages, readers, ..Options::default() })
}

fn squeezed(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_whitespace()).collect()
}

/// Every field as long as people make them, and far longer.
fn crowded() -> Report {
    let mut report = full();
    let long = "很长的一段话，没有完。".repeat(400);
    report.event.name.clone_from(&long);
    report.players.red.name.clone_from(&long);
    for _ in 0..200 {
        report.timeline.push(Event::new(Actor::Arbiter, Act::Words(long.clone())));
    }
    for ruling in &mut report.rulings {
        (ruling.stage, ruling.words) = (Stage::ChiefArbiter, "一\n".repeat(3000));
        ruling.caveats = (0..60).map(|number| format!("{long}{number}")).collect();
    }
    report
}

#[test]
fn sheet_has_one_page() {
    let mut reports: Vec<Report> =
        ["jilin-2015", "figure-1", "dispute-phone", "dispute-repetition", "repetition-nine-rounds"]
            .map(case)
            .into();
    let mut decided = crowded();
    reports.extend([full(), decided.clone()]);
    decided.decisions.clear();
    reports.push(decided);
    for (index, report) in reports.iter().enumerate() {
        for languages in Languages::ALL {
            let made = pdf(&sheet(report, languages, Readers::File), &Fonts::default()).unwrap();
            assert_eq!(made.pages, 1, "report {index} in {languages:?}");
        }
    }
}

#[test]
fn sheet_states_what_was_ruled() {
    let mut report = case("jilin-2015");
    report.rulings.clear();
    let said = text(&sheet(&report, Languages::default(), Readers::File));
    assert!(said.contains("还没有记录裁决") && said.contains("红方棋手") && said.contains("裁判员"));

    // What was ruled otherwise than the record has it is stated as it was ruled, and the difference is named.
    let mut full = full();
    full.decisions.clear();
    let given = &mut full.rulings[0];
    (given.stage, given.outcome, given.charged) = (Stage::ChiefArbiter, GivenOutcome::Foul, Some(Side::Red));
    let said = squeezed(&text(&sheet(&full, Languages::default(), Readers::File)));
    assert!(
        said.contains(">>红方犯规") && said.contains("裁决文字十四") && said.contains("5.2+4.1.3"),
        "{said}"
    );
    assert!(said.contains("黑方判负"), "{said}");
    assert!(!said.contains("还没有记录裁决"));

    // A decision in force stands in its place.
    full.decisions = crate::report::full().decisions;
    full.decisions[0].decided =
        Decided::Changed { outcome: GivenOutcome::Draw, charged: None, ground: "4.2".to_owned() };
    let said = squeezed(&text(&sheet(&full, Languages::default(), Readers::File)));
    assert!(said.contains(">>仲裁已改判") && !said.contains(">>红方犯规"), "{said}");
}

#[test]
fn sheet_says_what_seals_show() {
    let mut report = case("jilin-2015");
    let mut given = full().rulings[0].clone();
    given.stage = Stage::ChiefArbiter;
    report.give(given);
    let said = squeezed(&text(&sheet(&report, Languages::default(), Readers::File)));
    assert!(said.contains("没有改动"), "{said}");
    report.timeline.clear();
    let said = squeezed(&text(&sheet(&report, Languages::default(), Readers::File)));
    assert!(!said.contains("没有改动"), "{said}");
    report.rulings.last_mut().unwrap().seal = None;
    let said = squeezed(&text(&sheet(&report, Languages::default(), Readers::File)));
    assert!(said.contains("没有封存"), "{said}");
}

#[test]
fn public_sheet_has_no_names() {
    for languages in Languages::ALL {
        let made = sheet(&full(), languages, PUBLIC);
        for text in [html(&made), text(&made), message(&made), format!("{made:?}")] {
            for private in PRIVATE {
                assert!(!text.contains(private), "{private}");
            }
        }
        assert!(text(&made).contains(OPEN[0]));
    }
}

#[test]
fn sheet_as_picture_and_as_message() {
    let made = sheet(&case("jilin-2015"), Languages::One(Lang::Zh), Readers::File);
    let written = PaperFormat::Png.write(&made, &Fonts::default()).unwrap();
    let decoder = png::Decoder::new(std::io::Cursor::new(&written.bytes));
    let info = decoder.read_info().unwrap();
    assert_eq!(info.info().width, 1240);
    assert!((900..1754).contains(&info.info().height), "{}", info.info().height);
    assert!(written.missing.is_empty());
    let said = message(&made);
    assert!(said.starts_with("裁决书\n") && said.contains("黑方判负"), "{said}");
    assert!(!said.contains("SHA-256") && !said.contains("____") && !said.contains("====="), "{said}");
    assert!(!PaperKind::Report.formats().any(|format| format == PaperFormat::Png));
}

#[test]
fn book_has_every_incident_with_totals_and_decisions() {
    let (first, mut second) = (full(), full());
    second.event.table = "台次二十四".to_owned();
    for languages in Languages::ALL {
        let made = book_of(&[&first, &second], languages, Readers::File);
        let said = squeezed(&text(&made));
        for wanted in
            [OPEN[0], OPEN[4], "台次二十四", PRIVATE[0], PRIVATE[2], "理由二十二", "坏.ron", &digest(&first)]
        {
            assert!(said.contains(&squeezed(wanted)), "{wanted} in {languages:?}");
        }
        assert_eq!(made.sections.len(), 4);
        let pdf = pdf(&made, &Fonts::default()).unwrap();
        assert!(pdf.pages >= 3 && pdf.missing.is_empty());
    }
    assert!(html(&book_of(&[&first], Languages::default(), Readers::File)).contains("href=\"#s3\""));
}

/// A report may speak of the players of another.
#[test]
fn public_book_has_no_name_of_any_report() {
    let (first, mut second) = (full(), case("jilin-2015"));
    second.players.red.name = "戚继光".to_owned();
    second.statements.clear();
    let mut other = full().statements[0].clone();
    other.text = format!("{}看见的。", PRIVATE[0]);
    second.statements.push(other);
    second.timeline.push(Event::new(Actor::Arbiter, Act::Words(format!("{}说的。", PRIVATE[0]))));
    let reports = [&first, &second];
    for languages in Languages::ALL {
        let made = book_of(&reports, languages, PUBLIC);
        let said = format!("{made:?}{}", text(&made));
        for private in PRIVATE.iter().chain(&["戚继光"]) {
            assert!(!said.contains(private), "{private}");
        }
        assert!(said.contains(&format!("{MASK}说的。")));
    }
    assert_eq!(names_left_in_book(&reports, &Library::built_in().unwrap()).len(), 2);
}
