//! Damaged and hostile reports and law: refused with a message or read, in bounded time and memory.

use std::fs::{self, File};
use std::io::Read as _;
use std::path::Path;
use std::time::{Duration, Instant};

use xiangqi_arbiter::export::paper::{Options, Subject, html, paper};
use xiangqi_arbiter::law::{LawKind, Library};
use xiangqi_arbiter::report::Report;
use xiangqi_arbiter::store::format::{FormatError, read, write};
use xiangqi_arbiter::store::{self, LoadError, load};
use xiangqi_arbiter::text::{Lang, files};

use crate::{child, numbered, state};

fn jilin() -> Report {
    let mut report = store::sample().unwrap().report;
    report.exhibits[0].bytes = b"not a picture, but bytes all the same".as_slice().into();
    report
}

/// Does with a report what the window and the command line do.
fn use_it(report: &Report) {
    let library = Library::built_in().unwrap();
    let library = library.with_law_of(report.event.law());
    let _ = state(report.clone());
    let subject = Subject { report, library: &library, digest: "", program: "" };
    let _ = html(&paper(&subject, &Options::default()));
}

/// A byte with one bit turned, everywhere: refused, or read as the report that the new bytes say.
#[test]
fn flipped_bits_never_panic() {
    let text = write(&jilin()).unwrap();
    let library = Library::built_in().unwrap();
    let (mut refused, mut taken) = (0, 0);
    for at in 0..text.len() {
        for bit in [0, 5] {
            let mut bytes = text.clone().into_bytes();
            bytes[at] ^= 1 << bit;
            let Ok(turned) = String::from_utf8(bytes) else {
                refused += 1;
                continue;
            };
            match read(&turned) {
                Err(error) => {
                    refused += 1;
                    assert!(Lang::ALL.into_iter().all(|lang| !files::format_error(&error, lang).is_empty()));
                }
                Ok(parsed) => {
                    taken += 1;
                    let again = write(&parsed.report).unwrap();
                    assert_eq!(read(&again).unwrap().report, parsed.report, "byte {at}");
                    if taken % 40 == 0 {
                        use_it(&parsed.report);
                        let _ = library.differs(&parsed.report.event.rulebook);
                    }
                }
            }
        }
    }
    println!("{refused} refused, {taken} read");
    assert!(refused > 1000 && taken > 100);
}

#[test]
fn changed_exhibit_bytes_are_found() {
    let text = write(&numbered(1, 30)).unwrap();
    let data = text.rfind("data: \"").unwrap() + "data: \"".len();
    let end = text[data..].find('"').unwrap() + data;
    for at in data..end {
        let mut bytes = text.clone().into_bytes();
        bytes[at] = if bytes[at] == b'B' { b'C' } else { b'B' };
        let altered = String::from_utf8(bytes).unwrap();
        assert!(read(&altered).is_err(), "byte {at}");
    }
    for bad in ["*", "AQ", "A===", "\u{FEFF}AQ==", "AQ==AQ==", " AQ=="] {
        let altered = format!("{}{bad}{}", &text[..data], &text[end..]);
        assert!(read(&altered).is_err(), "{bad:?}");
    }
    let digest = text.rfind("sha256: \"").unwrap() + "sha256: \"".len();
    let wrong = format!("{}{}{}", &text[..digest], "0".repeat(64), &text[digest + 64..]);
    assert_eq!(read(&wrong).unwrap_err(), FormatError::Altered("照片.png".to_owned()));
}

/// The text of a report with this many more rows of such a kind.
fn long(list: &str, row: &str, times: usize) -> String {
    let text = write(&jilin()).unwrap();
    let at = text.find(&format!("    {list}: [")).unwrap() + format!("    {list}: [").len();
    format!("{}{}{}", &text[..at], row.repeat(times), &text[at..])
}

const EVENT: &str = "\"black touch c6\",";
const STATEMENT: &str = "(party: Arbiter, name: \"\", text: \"x\"),";
const EXHIBIT: &str = "(name: \"a\", caption: \"\", media_type: \"image/png\", \
    sha256: \"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855\", data: \"\"),";

#[test]
#[ignore = "the child of a test"]
fn child_loads_one_file() {
    let Some(folder) = child::folder() else { return };
    let start = Instant::now();
    let outcome = match load(&folder.join("case.ron")) {
        Ok(loaded) => {
            let read = start.elapsed();
            use_it(&loaded.parsed.report);
            format!("read in {read:?}, used")
        }
        Err(error) => {
            let said = files::load_error(&error, Lang::En);
            assert!(said.len() < 2000, "a message as long as the file");
            let kind = match error {
                LoadError::TooLarge { .. } => "too large",
                LoadError::Format { .. } => "no report",
                _ => "refused",
            };
            format!("{kind}: {}", said.split(": ").skip(1).collect::<Vec<_>>().join(": "))
        }
    };
    println!("\n=> {:?}, {} MB at most, {outcome}", start.elapsed(), child::kilobytes("VmHWM") / 1000);
}

/// Loads what is in the folder in a process of its own, and says how long it took, and how much memory.
fn measured(name: &str, folder: &Path, most: Duration, most_megabytes: u64) -> String {
    let mut child = child::start("hostile::child_loads_one_file", folder);
    let start = Instant::now();
    let status = loop {
        if let Some(status) = child.try_wait().unwrap() {
            break status;
        }
        if start.elapsed() > most {
            child.kill().unwrap();
            child.wait().unwrap();
            panic!("{name}: not done after {most:?}");
        }
        std::thread::sleep(Duration::from_millis(2));
    };
    let mut said = String::new();
    child.stdout.take().unwrap().read_to_string(&mut said).unwrap();
    assert!(status.success(), "{name}: {status} {said}");
    let line = said.lines().find(|line| line.starts_with("=> ")).unwrap().to_owned();
    println!("{name}: {line}");
    let megabytes = line.split(", ").nth(1).unwrap().split(' ').next().unwrap().parse::<u64>().unwrap();
    assert!(megabytes <= most_megabytes, "{name}: {line}");
    line
}

fn case(name: &str, text: &str, refused: bool, most: Duration, most_megabytes: u64) {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("case.ron"), text).unwrap();
    let line = measured(name, folder.path(), most, most_megabytes);
    assert_eq!(line.contains("no report"), refused, "{name}: {line}");
}

const SOON: Duration = Duration::from_secs(20);

#[test]
fn refuses_gigabyte_file_unread() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("case.ron");
    File::create(&path).unwrap().set_len(1 << 30).unwrap();
    assert!(matches!(load(&path), Err(LoadError::TooLarge { bytes, .. }) if bytes == 1 << 30));
    // That it is not read is seen in the memory taken.
    let line = measured("1 GB", folder.path(), SOON, 200);
    assert!(line.contains("too large"), "{line}");
}

#[test]
fn deep_nesting_never_panics() {
    let text = write(&jilin()).unwrap();
    for open in ["(", "[", "{", "Some(", "/*", "\"", "r#", "r\"", "\\", "'", "-", "#![enable(", "a:"] {
        let deep = open.repeat(1_000_000);
        case(&format!("{open} in front"), &deep, true, SOON, 400);
        let within = text.replace("    remarks: \"", &format!("    remarks: {deep}\""));
        case(&format!("{open} within"), &within, true, SOON, 400);
    }
}

#[test]
fn long_lists_stay_within_limits() {
    case("20 000 events", &long("timeline", EVENT, 20_000), false, Duration::from_secs(60), 400);
    case("20 000 statements", &long("statements", STATEMENT, 20_000), false, Duration::from_secs(60), 400);
    case("20 000 exhibits", &long("exhibits", EXHIBIT, 20_000), false, Duration::from_secs(60), 400);
    let moves =
        write(&jilin()).unwrap().replace("later: \"", &format!("later: \"{}", "h2e2 ".repeat(20_000)));
    case("20 000 moves", &moves, false, Duration::from_secs(60), 400);
    let text =
        write(&jilin()).unwrap().replace("remarks: \"", &format!("remarks: \"{}", "长".repeat(1_000_000)));
    case("3 MB in one field", &text, false, Duration::from_secs(60), 400);
}

#[test]
#[ignore = "takes minutes; tests/reliability.sh runs it"]
fn very_long_lists_stay_within_limits() {
    let minutes = Duration::from_secs(600);
    case("a million events", &long("timeline", EVENT, 1_000_000), false, minutes, 4000);
    case("a million statements", &long("statements", STATEMENT, 1_000_000), false, minutes, 4000);
    let folder = tempfile::tempdir().unwrap();
    File::create(folder.path().join("case.ron")).unwrap().set_len(512 << 20).unwrap();
    measured("512 MiB of noughts", folder.path(), minutes, 2000);
    let text = write(&jilin()).unwrap();
    let text = text.replace("remarks: \"", &format!("remarks: \"{}", "x".repeat(400 << 20)));
    fs::write(folder.path().join("case.ron"), text).unwrap();
    measured("400 MiB in one field", folder.path(), minutes, 4000);
}

/// Law that is cut or deep, beside what the fuzzing of its reader did.
#[test]
fn damaged_law_never_panics() {
    let texts = [
        (LawKind::Reading, include_str!("../../resources/readings/right-to-answer.ron")),
        (LawKind::Regulation, include_str!("../../resources/regulations/cn-2025-national-final.ron")),
        (LawKind::Rulebook, include_str!("../../resources/rulebooks/tw.ron")),
    ];
    for (kind, text) in texts {
        let mut library = Library::built_in().unwrap();
        library.add_own(kind, "whole.ron", text).unwrap();
        let step = text.len() / 400 + 1;
        for end in (0..text.trim_end().len()).step_by(step).filter(|&end| text.is_char_boundary(end)) {
            assert!(library.add_own(kind, "cut.ron", &text[..end]).is_err(), "cut at {end}");
        }
        for open in ["(", "[", "Some(", "/*", "\""] {
            let deep = open.repeat(200_000);
            assert!(library.add_own(kind, "deep.ron", &deep).is_err());
        }
    }
}

/// The window shows a report with far more in it than any arbiter wrote, and goes on.
#[test]
fn window_shows_long_report() {
    let rows = crate::times(2000);
    let report = read(&long("timeline", EVENT, rows)).unwrap().report;
    let mut report = read(&write(&report).unwrap()).unwrap().report;
    let statement = report.statements[0].clone();
    report.statements.extend(std::iter::repeat_n(statement, rows / 10));
    report.remarks = "长".repeat(rows * 50);
    report.event.name = "长".repeat(rows);
    let start = Instant::now();
    let mut window = crate::ui_harness::Window::showing(report);
    let first = start.elapsed();
    let start = Instant::now();
    window.harness.step();
    let later = start.elapsed();
    println!("{rows} rows: open after {first:?}, a frame takes {later:?}");
    assert!(first < SOON * 3 && later < SOON);
}
