//! Rulebooks and readings are data: one more is one more text, and no code names one.

use std::fs;
use std::path::{Path, PathBuf};

use strum::IntoEnumIterator;
use xiangqi::Position;
use xiangqi_arbiter::digest::Digest;
use xiangqi_arbiter::incident::{Incident, read_events};
use xiangqi_arbiter::law::{Confidence, Level, Library, LoadError, Origin, Topic};
use xiangqi_arbiter::ruling::{Law, rule};

/// A fifth reading: at adult levels a move into suicide counts, in youth events it does not; no penalty.
const YOUTH: &str = r#"// What some youth arbiters do.
Reading(
    id: "youth",
    name: (zh: "少年从宽", en: "Leniency for youth"),
    gist: (zh: "成年组送将的着法算，少年组不算", en: "A move into suicide counts for adults, not for youth"),
    source: (zh: "某省少年赛裁判手记", en: "Notes of an arbiter of youth events"),
    unmeetable_touch: Nothing,
    positions: [
        (question: OwnPieceMoves, levels: Some([NationalYouth]), answer: No),
        (question: EnemyPieceTaken, levels: Some([NationalYouth]), answer: No),
        (question: OneTakesOther, levels: Some([NationalYouth]), answer: No),
        (question: OwnPieceMoves, answer: Yes),
        (question: EnemyPieceTaken, answer: Yes),
    ],
)
"#;

fn library() -> Library {
    Library::built_in().unwrap()
}

#[test]
fn added_reading_is_used() {
    let mut library = library();
    library.add_reading("youth.ron", YOUTH).unwrap();
    assert_eq!(library.readings.len(), 5);
    let jilin = "2bak1b1C/4a4/9/2N6/9/2r6/9/9/4A4/2B1KAB2 b";
    let figure_1 = "4ka3/4a4/4b4/9/9/9/9/3n5/3C5/4K4 w";
    let figure_3 = "2bak1b1C/4a4/9/2N6/9/5r3/9/9/4A4/2B1KAB2 b";
    let pinned = "4k4/9/9/4r4/9/9/9/3pR4/9/4KA3 w";
    let answers = "e8f9 g9e7 g9i7";
    // Worked out by hand: outcome, ground, duty, allowed, caveats.
    let rows = [
        // The horse can be taken only into suicide: that counts for adults, so lost; for youth it does not.
        (jilin, "provincial", "touch c6", "loss|5.2+4.1.3|-||4.1.3-release".to_owned()),
        (jilin, "national", "touch c6", "loss|5.2+4.1.3|-||4.1.3-release".to_owned()),
        (jilin, "national-youth", "touch c6", format!("none|5.2|answer|{answers}|")),
        // So also for an own piece, where the built-in readings let provincial players off.
        (figure_1, "provincial", "touch d1", "loss|5.1+4.1.3|-||4.1.3-release".to_owned()),
        (figure_1, "national-youth", "touch d1", "none|5.1|free|e0d0 e0e1 e0f0|".to_owned()),
        // Nothing takes the horse, not even into suicide: unmeetable at every level, and free of charge.
        (figure_3, "provincial", "touch c6", "none|5.2|answer|e8f9 f4f9 g9e7 g9i7|".to_owned()),
        // The pair is answered for youth only; with adults it stays open.
        (pinned, "provincial", "touch e2; touch d2", "open|5.3|-||carried-over".to_owned()),
        (
            pinned,
            "national-youth",
            "touch e2; touch d2",
            "none|5.3|move e2|e2e1 e2e3 e2e4 e2e5 e2e6|carried-over".to_owned(),
        ),
        // A released suicide loses under any reading.
        (jilin, "national-youth", "touch c6; release c4c6", "loss|4.1.3|-||".to_owned()),
    ];
    let rulebook = &library.rulebooks[0];
    for (fen, level, events, expected) in rows {
        let position: Position = fen.parse().unwrap();
        let events = read_events(events, position.turn()).unwrap();
        let reading = library.reading("youth").unwrap();
        let law = Law::new(rulebook, reading, Level::from_code(level).unwrap());
        let verdict = rule(&Incident::new(position, events), &law, 0).verdict;
        let moves: Vec<String> = verdict.allowed.iter().map(ToString::to_string).collect();
        let caveats: Vec<_> = verdict.caveats.iter().map(|caveat| caveat.code()).collect();
        let found = [
            verdict.outcome.code().to_owned(),
            verdict.ground.code(law.texts()),
            verdict.duty.to_string(),
            moves.join(" "),
            caveats.join(" "),
        ];
        assert_eq!(found.join("|"), expected, "{fen} {level}");
    }
}

#[test]
fn reading_with_same_id_is_replaced() {
    let mut library = library();
    library.add_reading("youth.ron", YOUTH).unwrap();
    library.add_reading("again.ron", &YOUTH.replace("Nothing", "Foul")).unwrap();
    assert_eq!(library.readings.len(), 5);
    assert_ne!(library.reading("youth").unwrap().unmeetable_touch, xiangqi_arbiter::law::Cost::Nothing);
}

#[test]
fn reads_reading_file_with_bom_and_crlf() {
    let mut library = library();
    library.add_reading("youth.ron", &format!("\u{feff}{}", YOUTH.replace('\n', "\r\n"))).unwrap();
    assert_eq!(library.readings.len(), 5);
}

/// The file, and the line and column of the fault, in the message and as numbers.
fn refused(text: &str) -> (String, usize, usize) {
    let mut changed = library();
    let error: LoadError = changed.add_reading("mine.ron", text).unwrap_err();
    assert_eq!(changed, library(), "a refused file changes nothing");
    let start = error.error.span.start;
    let message = error.to_string();
    assert!(message.starts_with("mine.ron: "), "{message}");
    assert!(message.contains(&format!("{}:{}", start.line, start.col)), "{message}");
    (message, start.line, start.col)
}

#[test]
fn broken_reading_is_refused_with_location() {
    let with = |old: &str, new: &str| {
        assert!(YOUTH.contains(old));
        refused(&YOUTH.replacen(old, new, 1))
    };
    // Line and column of the fault itself, or of the first character after it.
    let (message, line, col) = with("OwnPieceMoves", "OwnPieceMovess");
    assert!(message.contains("OwnPieceMovess"), "{message}");
    assert_eq!(line, 9, "{message}");
    assert!((10..40).contains(&col), "{message}");
    let (message, line, _) = with("unmeetable_touch", "unmeetable_tuoch");
    assert!(message.contains("unmeetable_tuoch"), "{message}");
    assert_eq!(line, 7, "{message}");
    let (message, line, _) = with("answer: No", "answer: Maybe");
    assert_eq!(line, 9, "{message}");
    let (message, line, _) = with("    unmeetable_touch: Nothing,\n", "");
    assert!(message.contains("unmeetable_touch"), "{message}");
    assert!(line >= 7, "{message}");
    let (message, line, _) = with("        (question: OneTakesOther", "        question: OneTakesOther");
    assert_eq!(line, 11, "{message}");
    assert_eq!(refused("").1, 1);
    assert_eq!(refused(&YOUTH[..YOUTH.len() - 3]).1, YOUTH.lines().count() - 1);
}

fn files_under(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let nested = |path: PathBuf| if path.is_dir() { files_under(&path) } else { vec![path] };
    entries.flat_map(nested).collect()
}

#[test]
fn ruling_code_names_no_reading_or_rulebook() {
    let library = library();
    let readings = library.readings.iter().map(|reading| &reading.id);
    let rulebooks = library.rulebooks.iter().map(|rulebook| &rulebook.id);
    let ids: Vec<&String> = readings.chain(rulebooks).collect();
    let files = files_under(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/ruling"));
    assert!(files.len() >= 10, "{files:?}");
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        for id in &ids {
            let named = text.contains(&format!("{id:?}"));
            assert!(!named, "{} names {id}", file.display());
        }
    }
}

#[test]
fn built_in_library_is_complete() {
    let library = library();
    let ids: Vec<&str> = library.readings.iter().map(|reading| reading.id.as_str()).collect();
    assert_eq!(ids, ["author", "right-to-answer", "legal-mobility", "bare-text"]);
    for reading in &library.readings {
        for text in [&reading.name, &reading.gist, &reading.source] {
            assert!(!text.zh.trim().is_empty() && !text.en.trim().is_empty(), "{}", reading.id);
        }
    }
    let resources = Path::new(env!("CARGO_MANIFEST_DIR")).join("resources");
    let folders = [
        ("readings", library.readings.len()),
        ("rulebooks", library.rulebooks.len()),
        ("regulations", library.regulations.len()),
    ];
    for (folder, count) in folders {
        let all = files_under(&resources.join(folder));
        let today = all.iter().filter(|path| !path.parent().unwrap().ends_with("earlier"));
        assert_eq!(today.count(), count, "each file of {folder} is built in");
        // So are those of earlier versions, each under its own digest.
        for path in all.iter().filter(|path| path.parent().unwrap().ends_with("earlier")) {
            let digest = Digest::of(&fs::read(path).unwrap()).to_string();
            assert_eq!(Origin::of(&digest), Origin::Earlier, "{path:?}");
        }
    }
    for rulebook in &library.rulebooks {
        for text in [&rulebook.name, &rulebook.short_name, &rulebook.edition, &rulebook.seen] {
            assert!(!text.zh.trim().is_empty() && !text.en.trim().is_empty(), "{}", rulebook.id);
        }
        for level in Level::iter() {
            assert!(rulebook.breach_limits.iter().filter(|(of, _)| *of == level).count() <= 1);
        }
        let mut numbers: Vec<&str> = rulebook.clauses.iter().map(|clause| clause.number.as_str()).collect();
        numbers.sort_unstable();
        assert!(numbers.is_sorted_by(|a, b| a < b), "each number once: {numbers:?}");
    }
}

#[test]
fn every_topic_has_one_clause() {
    let library = library();
    let rulebook = library.rulebook("cn-2011").unwrap();
    let matters = [
        (Topic::Check, "3.1"),
        (Topic::AnswerCheck, "3.2"),
        (Topic::Suicide, "3.4"),
        (Topic::LossByMate, "4.1.1"),
        (Topic::LossByStalemate, "4.1.2"),
        (Topic::LossBySuicide, "4.1.3"),
        (Topic::BreachLimit, "4.1.8"),
        (Topic::TouchOwn, "5.1"),
        (Topic::TouchEnemy, "5.2"),
        (Topic::TouchOwnThenEnemy, "5.3"),
        (Topic::TouchEnemyThenOwn, "5.4"),
        (Topic::TouchBothAtOnce, "5.5"),
        (Topic::Adjusting, "5.6"),
        (Topic::ReleaseDecides, "5.7"),
        (Topic::Correction, "5.8"),
        (Topic::LossOnTime, "1999:4.1.4"),
        (Topic::Lateness, "1999:4.1.5"),
        (Topic::Resignation, "1999:4.1.9"),
        (Topic::DrawByAgreement, "1999:4.2-agreed"),
        (Topic::NoWinningChances, "1999:4.2-no-chance"),
        (Topic::NaturalLimit, "22.2"),
        (Topic::Repetition, "23"),
        (Topic::Kill, "2020:24.2"),
        (Topic::Chase, "2020:24.3"),
        (Topic::Exchange, "2020:24.4"),
        (Topic::Offer, "2020:24.5"),
        (Topic::Block, "2020:24.6"),
        (Topic::Follow, "2020:24.7"),
        (Topic::Idle, "2020:24.8"),
        (Topic::PerpetualCheck, "2020:24.9"),
        (Topic::PerpetualKill, "2020:24.10"),
        (Topic::PerpetualChase, "2020:24.11"),
        (Topic::ForbiddenMoves, "2020:24.13"),
        (Topic::AllowedMoves, "2020:24.14"),
        (Topic::Roots, "2020:24.15"),
        (Topic::JointChase, "2020:24.17"),
        (Topic::GeneralOrSoldierChase, "2020:26.1"),
        (Topic::AnswerByGeneral, "2020:26.1.2"),
        (Topic::DrawingPoint, "2020:26.2"),
        (Topic::BothForbidden, "2020:26.9"),
    ];
    let with_matter = rulebook.clauses.iter().filter(|clause| clause.topic.is_some()).count();
    assert_eq!(with_matter, matters.len(), "every matter is in the list above");
    for (matter, number) in matters {
        let clauses = rulebook.clauses.iter().filter(|clause| clause.topic == Some(matter));
        let numbers: Vec<&str> = clauses.map(|clause| clause.number.as_str()).collect();
        assert_eq!(numbers, [number], "{matter:?}");
        assert_eq!(rulebook.clause_on(matter), rulebook.clause(number));
    }
}

#[test]
fn clauses_are_bilingual_and_state_confidence() {
    for clause in &library().rulebooks[0].clauses {
        let number = &clause.number;
        for text in [Some(&clause.title), Some(&clause.text), clause.note.as_ref()].into_iter().flatten() {
            assert!(!text.zh.trim().is_empty() && !text.en.trim().is_empty(), "{number}");
            let chinese = |text: &str| text.chars().any(|letter| ('\u{4e00}'..='\u{9fff}').contains(&letter));
            assert!(chinese(&text.zh), "{number}: {}", text.zh);
            assert!(text.en.chars().any(|letter| letter.is_ascii_alphabetic()), "{number}: {}", text.en);
        }
        if clause.confidence == Confidence::NotSeen {
            assert!(clause.text.zh.contains("未见"), "{number}: {}", clause.text.zh);
            assert!(clause.text.en.contains("not seen"), "{number}: {}", clause.text.en);
        }
        if clause.confidence == Confidence::CarriedOver {
            let note = clause.note.as_ref().unwrap_or_else(|| panic!("{number} has no note"));
            assert!(note.zh.contains("未见") && note.en.contains("not seen"), "{number}: {note:?}");
        }
    }
}
