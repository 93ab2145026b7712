//! The cases: each is a sound report in canonical form, names its figure, and our ruling under the reading
//! of each recorded ruling is the one recorded.

use std::path::{Path, PathBuf};

use crate::case_table::{SHOWN, reports};

use xiangqi_arbiter::law::Library;
use xiangqi_arbiter::picture;
use xiangqi_arbiter::report::GivenOutcome;
use xiangqi_arbiter::ruling::{Law, Outcome, rule, rule_disputed};
use xiangqi_arbiter::store::{self, format};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("cases")
}

/// The reports under `cases/`, in the order of their names.
fn cases() -> Vec<PathBuf> {
    let mut found: Vec<PathBuf> = folder()
        .read_dir()
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "ron"))
        .collect();
    found.sort();
    found
}

#[test]
fn every_article_figure_has_a_case() {
    let texts: Vec<String> = cases().iter().map(|path| std::fs::read_to_string(path).unwrap()).collect();
    for figure in ["qq截图20151010203819.png", "qq截图20151010203842.png", "qq截图20151010203916.png"] {
        let naming = texts.iter().find(|text| text.contains(figure));
        let naming = naming.unwrap_or_else(|| panic!("no case names {figure}"));
        assert!(naming.contains("复原") && naming.contains("reconstruction"), "{figure}");
    }
    assert!(texts.iter().all(|text| text.contains("复原") || text.contains("来源")));
}

#[test]
fn cases_round_trip_byte_identical() {
    for path in cases() {
        let loaded = store::load(&path).unwrap();
        assert_eq!(loaded.parsed.notes, [], "{}", path.display());
        let text = std::fs::read_to_string(&path).unwrap();
        assert_eq!(format::write(&loaded.parsed.report).unwrap(), text, "{}", path.display());
    }
}

#[test]
fn cases_match_recorded_rulings() {
    let library = Library::built_in().unwrap();
    let mut compared = 0;
    for path in cases() {
        let report = store::load(&path).unwrap().parsed.report;
        let incident = report.incident().unwrap();
        let prior = report.prior(incident.position.turn());
        for given in report.rulings.iter().filter(|given| !given.reading.id.is_empty()) {
            let law = Law::new(
                library.rulebook(&given.rulebook.id).unwrap(),
                library.reading(&given.reading.id).unwrap(),
                report.event.level(),
            );
            let verdict = rule(&incident, &law, prior).verdict;
            let found = (
                GivenOutcome::from(verdict.outcome),
                verdict.charged,
                verdict.ground.code(law.texts()),
                verdict.duty.to_string(),
            );
            let recorded = (given.outcome, given.charged, given.ground.clone(), given.duty.clone());
            assert_eq!(found, recorded, "{} by {}", path.display(), given.by);
            compared += 1;
        }
    }
    assert!(compared >= 24, "only {compared} recorded rulings compared");
}

#[test]
fn case_files_match_case_table() {
    let library = Library::built_in().unwrap();
    let reports = reports(&library);
    assert_eq!(cases().len(), reports.len());
    for (name, mut expected) in reports {
        let path = folder().join(name).with_extension("ron");
        let found = store::load(&path).unwrap().parsed.report;
        // Another processor may draw a pixel otherwise; what the picture says of itself must be the same.
        for (found, expected) in found.exhibits.iter().zip(&mut expected.exhibits) {
            let [found_size, expected_size] = [found, &*expected].map(|exhibit| {
                let pixels = store::pixels(exhibit).unwrap();
                (pixels.width, pixels.height)
            });
            assert_eq!(found_size, expected_size, "{name}");
            assert!(found.caption.contains("复原") && found.caption.contains("Reconstruction"));
            expected.bytes = found.bytes.clone();
        }
        assert_eq!(found.exhibits.len(), 1, "{name}");
        assert_eq!(found, expected, "{name}");
    }
}

/// What the two cases say was read is what is read.
#[test]
fn screenshots_of_cases_show_their_positions() {
    for shown in &SHOWN {
        let report = store::load(&folder().join(shown.name).with_extension("ron")).unwrap().parsed.report;
        let said = report.position_reading.as_ref().unwrap();
        let picture = picture::for_reading(&report.exhibits[0]).unwrap();
        let size = [picture.width() as f32, picture.height() as f32];
        let corners = said.corners.map(|corner| {
            let [x, y] = corner.parts();
            board_reader::Point { x: x * size[0] - 0.5, y: y * size[1] - 0.5 }
        });
        let read = board_reader::read_set(&picture, board_reader::Corners::new(corners), &|| false).unwrap();
        assert_eq!(read.board, said.read, "{}", shown.name);
        assert_eq!(said.confirmed(), report.setup().board);
        for (found, said) in read.corners.list().into_iter().zip(said.corners) {
            let [x, y] = said.parts();
            let away = (found.x + 0.5 - x * size[0]).hypot(found.y + 0.5 - y * size[1]);
            assert!(away < read.corners.pitch() * 0.15, "{}: a corner is {away} pixels away", shown.name);
        }
    }
}

/// The dispute over a move taken back hinges on whether it happened; then on a price that no clause names. The
/// ruling given, one foul, is the branch that takes it for a foul.
#[test]
fn taken_back_move_names_decisive_fact_and_reading() {
    let library = Library::built_in().unwrap();
    let report = store::load(&folder().join("dispute-taken-back.ron")).unwrap().parsed.report;
    let law = Law::new(
        library.rulebook("cn-2011").unwrap(),
        library.reading("author").unwrap(),
        report.event.level(),
    );
    let disputed = rule_disputed(&report.incident().unwrap(), &law, 0);
    let all = &disputed.scenarios.first().unwrap().ruling;
    assert_eq!(all.verdict.outcome, Outcome::Open);
    let alternatives: Vec<Outcome> = all.alternatives.iter().map(|branch| branch.verdict.outcome).collect();
    assert_eq!(alternatives, [Outcome::Foul, Outcome::None]);
    assert_eq!(disputed.scenarios.last().unwrap().ruling.verdict.outcome, Outcome::None);
    let practice = Law { regulation: library.regulation("usual-practice"), ..law };
    let disputed = rule_disputed(&report.incident().unwrap(), &practice, 0);
    assert_eq!(disputed.scenarios.first().unwrap().ruling.verdict.outcome, Outcome::Foul);
}

#[test]
#[ignore = "writes the cases anew; for whoever changes the table or the file format"]
fn write_cases() {
    let library = Library::built_in().unwrap();
    for (name, report) in reports(&library) {
        let path = folder().join(name).with_extension("ron");
        std::fs::write(path, format::write(&report).unwrap()).unwrap();
    }
}
