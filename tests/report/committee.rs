//! The committee's part from outside: review, keys, exhibits taken out, and the command line.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;

use serde_json::Value;
use xiangqi::Side;
use xiangqi_arbiter::case::{Difference, DifferenceCause, review};
use xiangqi_arbiter::incident::{Certainty, Party};
use xiangqi_arbiter::law::{LawRef, Library};
use xiangqi_arbiter::report::{
    Annotations, Decided, Decision, Exhibit, Fact, FactFound, Found, GivenOutcome, MediaType, Report,
    RulingGiven, Stage, Statement,
};
use xiangqi_arbiter::store::format::{read, write};
use xiangqi_arbiter::store::keys::{self, KeyError};
use xiangqi_arbiter::store::{NotTakenOut, TakenOut, exhibit_names, load, take_out};
use xiangqi_arbiter::text::Lang;
use xiangqi_arbiter::text::committee::key_error;

use crate::program::program;

const CASE: &str = include_str!("../../cases/jilin-2015.ron");
const AUTHOR: &str = include_str!("../../resources/readings/author.ron");

/// The case with one ruling: the loss of the source article.
fn jilin(library: &Library) -> Report {
    let mut report = read(CASE).unwrap().report;
    report.rulings.clear();
    report.give(RulingGiven {
        stage: Stage::ChiefArbiter,
        by: "王".to_owned(),
        when: "14:05".to_owned(),
        program: xiangqi_arbiter::PROGRAM.to_owned(),
        rulebook: library.cite_rulebook(&report.event.rulebook.id),
        reading: library.cite_reading("author"),
        outcome: GivenOutcome::Loss,
        charged: Some(Side::Black),
        ground: "5.2+4.1.3".to_owned(),
        duty: "-".to_owned(),
        ..RulingGiven::default()
    });
    report
}

/// Under the same name at hand: a reading in which a capture into suicide no longer counts. One foul, and the check has
/// to be answered.
#[test]
fn ruling_is_reviewed_under_the_texts_it_cites() {
    let library = Library::built_in().unwrap();
    let report = jilin(&library);
    let same = |library: &Library| {
        let [reviewed] = review(&report, library).try_into().unwrap();
        assert!(!reviewed.is_other(), "{reviewed:?}");
        reviewed
    };
    let reviewed = same(&library);

    let mut other = library.clone();
    let text =
        AUTHOR.replace("(question: EnemyPieceTaken, answer: Yes)", "(question: EnemyPieceTaken, answer: No)");
    assert_ne!(text, AUTHOR);
    other.add_reading("author.ron", &text).unwrap();
    assert_eq!(same(&other), reviewed);

    // Cited by the ruling, it rules.
    let mut report = report.clone();
    report.rulings[0].reading = other.cite_reading("author");
    let [reviewed] = review(&report, &library).try_into().unwrap();
    assert_eq!(reviewed.differs, [Difference::Result]);
    assert_eq!(reviewed.now.unwrap().outcome, GivenOutcome::Foul);
}

#[test]
fn difference_causes_come_from_record() {
    let library = Library::built_in().unwrap();
    let mut report = jilin(&library);
    report.timeline.clear();
    let [reviewed] = review(&report, &library).try_into().unwrap();
    let timeline = xiangqi_arbiter::report::seal::Section::Timeline;
    assert_eq!(reviewed.why, [DifferenceCause::Changed(timeline)]);

    let mut report = jilin(&library);
    report.rulings[0].program = "xiangqi-arbiter 0.0.1".to_owned();
    report.rulings[0].seal = None;
    report.rulings[0].outcome = GivenOutcome::None;
    let [reviewed] = review(&report, &library).try_into().unwrap();
    assert_eq!(reviewed.why, [DifferenceCause::Program("xiangqi-arbiter 0.0.1".to_owned())]);
    report.rulings[0].program.clear();
    let [reviewed] = review(&report, &library).try_into().unwrap();
    assert_eq!(reviewed.why, [DifferenceCause::ByPeople]);
    report.event.rulebook.id = "nowhere".to_owned();
    report.rulings[0].rulebook = Default::default();
    let [reviewed] = review(&report, &library).try_into().unwrap();
    assert!(reviewed.is_other() && reviewed.now.is_err());
}

/// Where the touch is disputed the result is open, until the committee finds that it was not so.
#[test]
fn decision_is_compared_under_its_findings() {
    let library = Library::built_in().unwrap();
    let mut report = jilin(&library);
    report.timeline[0].certainty = Certainty::Disputed(vec![Party::Black]);
    let decide = |report: &mut Report, found| {
        report.decide(Decision {
            program: xiangqi_arbiter::PROGRAM.to_owned(),
            findings: vec![FactFound { about: Fact::Happened(0), found, words: String::new() }],
            decided: Decided::Changed { outcome: GivenOutcome::None, charged: None, ground: String::new() },
            ..Decision::default()
        });
    };
    decide(&mut report, Found::NotSo);
    decide(&mut report, Found::AsRecorded);
    decide(&mut report, Found::LeftOpen);
    let reviewed = review(&report, &library);
    let decisions: Vec<Option<GivenOutcome>> =
        reviewed[1..].iter().map(|one| one.is_other().then(|| one.now.as_ref().unwrap().outcome)).collect();
    assert_eq!(decisions, [None, Some(GivenOutcome::Loss), Some(GivenOutcome::Open)]);
    assert_eq!(reviewed[3].why, [DifferenceCause::Disputed]);
}

#[test]
fn key_opens_only_with_its_passphrase() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("deep/key.ron");
    assert!(matches!(keys::create(&file, "王", "short"), Err(KeyError::TooShort)));
    let public = keys::create(&file, "王", "将军不应将判负").err();
    assert!(matches!(public, Some(KeyError::TooShort)), "seven characters are short too");
    let public = keys::create(&file, "王", "将军而不应将判负").unwrap();
    assert_eq!(keys::public(&file).unwrap(), public);
    let (name, key) = keys::open(&file, "将军而不应将判负").unwrap();
    assert_eq!((name.as_str(), key.public()), ("王", public.key.clone()));
    assert!(matches!(keys::open(&file, "将军而不应将判和"), Err(KeyError::WrongPassphrase)));
    let before = fs::read(&file).unwrap();
    assert!(matches!(keys::create(&file, "王", "another passphrase"), Err(KeyError::Io { .. })));
    assert_eq!(fs::read(&file).unwrap(), before);
    let text = String::from_utf8(before).unwrap();
    let other = keys::create(&folder.path().join("b.ron"), "李", "another passphrase").unwrap();
    fs::write(&file, text.replace(&public.key, &other.key)).unwrap();
    assert!(matches!(keys::open(&file, "将军而不应将判负"), Err(KeyError::WrongPassphrase)));
    // Whose key it is cannot be changed either.
    fs::write(&file, text.replace("name: \"王\"", "name: \"李\"")).unwrap();
    assert!(matches!(keys::open(&file, "将军而不应将判负"), Err(KeyError::WrongPassphrase)));
    // What a key file asks of memory and time is limited, and refused before anything is worked out.
    for (memory, passes) in
        [(u32::MAX, 2), (256 * 1024 + 1, 1), (256 * 1024, 5), (19456, u32::MAX), (1024, 1025)]
    {
        let asks = text
            .replace("memory: 19456", &format!("memory: {memory}"))
            .replace("passes: 2", &format!("passes: {passes}"));
        assert_ne!(asks, text);
        fs::write(&file, asks).unwrap();
        let begun = std::time::Instant::now();
        assert!(
            matches!(keys::open(&file, "将军而不应将判负"), Err(KeyError::Damaged { .. })),
            "{memory} {passes}"
        );
        assert!(begun.elapsed() < std::time::Duration::from_millis(200), "{memory} {passes}");
    }
    fs::write(&file, "").unwrap();
    let empty = keys::public(&file).unwrap_err();
    assert!(matches!(&empty, KeyError::Damaged { path, .. } if *path == file));
    for (lang, move_away) in [(Lang::Zh, "请把它移走"), (Lang::En, "Move it away")] {
        assert!(key_error(&empty, lang).contains(move_away));
    }
    assert_eq!(fs::read_dir(folder.path().join("deep")).unwrap().count(), 1, "nothing half written");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
    }
}

fn picture(name: &str, media_type: MediaType) -> Exhibit {
    Exhibit {
        name: name.to_owned(),
        caption: String::new(),
        media_type,
        bytes: name.as_bytes().into(),
        annotations: Annotations::default(),
    }
}

fn written(taken: Vec<Result<TakenOut, NotTakenOut>>) -> Vec<PathBuf> {
    let path = |one: Result<TakenOut, NotTakenOut>| match one.unwrap() {
        TakenOut::Whole(path) => path,
        other => panic!("{other:?}"),
    };
    taken.into_iter().map(path).collect()
}

#[test]
fn exhibit_names_fit_two_hundred_bytes() {
    for (letter, width) in [("长", 3), ("a", 1), ("😀", 4)] {
        let long = [(); 3].map(|()| picture(&(letter.repeat(300) + ".webp"), MediaType::WebP));
        let names = exhibit_names(&long);
        let bytes: Vec<usize> = names.iter().map(String::len).collect();
        let stem = 191 / width * width;
        assert_eq!(bytes, [stem + 5, stem + 7, stem + 7], "{letter}");
    }
    let folder = tempfile::tempdir().unwrap();
    let long = [picture(&"长".repeat(300), MediaType::Png)];
    for _ in 0..3 {
        written(take_out(&long, folder.path()));
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 3);
}

#[test]
fn no_exhibits_creates_no_folder() {
    let folder = tempfile::tempdir().unwrap();
    let to = folder.path().join("to");
    let report = Report { exhibits: Vec::new(), ..jilin(&Library::built_in().unwrap()) };
    let file = folder.path().join("a.ron");
    fs::write(&file, write(&report).unwrap()).unwrap();
    let done = run(folder.path(), &["exhibits", file.to_str().unwrap(), "--to", to.to_str().unwrap()]);
    assert_eq!((done.status.code(), done.stdout.len()), (Some(0), 0));
    assert!(String::from_utf8(done.stderr).unwrap().contains("没有证据图片"));
    assert!(!to.exists());
}

#[test]
fn exhibit_file_names_are_portable() {
    let names = [
        ("截图.png", "截图.png"),
        ("截图.PNG", "截图-2.png"),
        ("../../etc/passwd", "passwd.png"),
        ("C:\\a\\b.jpg", "b.png"),
        ("a:b?.png", "a_b_.png"),
        ("CON.png", "exhibit-6.png"),
        ("", "exhibit-7.png"),
        ("..", "exhibit-8.png"),
        ("x\u{202e}gnp.png", "x_gnp.png"),
        (" . .png", "exhibit-10.png"),
    ];
    let exhibits: Vec<Exhibit> = names.iter().map(|(name, _)| picture(name, MediaType::Png)).collect();
    assert_eq!(exhibit_names(&exhibits), names.map(|(_, safe)| safe));
    assert_eq!(exhibit_names(&[picture("a.jpeg", MediaType::Jpeg)]), ["a.jpeg"]);
    assert!(exhibit_names(&[picture(&"长".repeat(500), MediaType::Png)])[0].chars().count() < 100);

    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("截图.png"), "theirs").unwrap();
    let written = written(take_out(&exhibits, folder.path()));
    assert_eq!(written.len(), exhibits.len());
    for (path, exhibit) in written.iter().zip(&exhibits) {
        assert_eq!(path.parent(), Some(folder.path()));
        assert_eq!(fs::read(path).unwrap(), *exhibit.bytes);
    }
    assert_eq!(fs::read(folder.path().join("截图.png")).unwrap(), b"theirs");
}

fn run(cache: &Path, args: &[&str]) -> Output {
    let mut command = program(cache);
    command.stdin(std::process::Stdio::null());
    command.current_dir(env!("CARGO_MANIFEST_DIR")).args(args).output().unwrap()
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn json(output: &Output) -> Vec<Value> {
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn cli_list() {
    let cache = tempfile::tempdir().unwrap();
    let folder = tempfile::tempdir().unwrap();
    let mut report = jilin(&Library::built_in().unwrap());
    (report.players.red.name, report.players.black.name) = ("=甲".to_owned(), "乙,\"丙\"".to_owned());
    fs::write(folder.path().join("a.ron"), write(&report).unwrap()).unwrap();
    fs::write(folder.path().join("b.ron"), "(").unwrap();
    let path = folder.path().to_str().unwrap();
    for _ in 0..2 {
        let listed = run(cache.path(), &["list", path, "--format", "json"]);
        assert_eq!(listed.status.code(), Some(0));
        let listed = json(&listed);
        assert_eq!(listed.len(), 2);
        let one = &listed[0];
        for (key, expected) in [
            ("file", "a.ron"),
            ("outcome", "loss"),
            ("by", "black"),
            ("state", "ruled"),
            ("level", "provincial"),
        ] {
            assert_eq!(one[key], expected);
        }
        assert_eq!(one["kinds"][0], "touch-enemy");
        // The names were filled in after the ruling.
        assert_eq!((&one["unsealed"], &one["breaches"]), (&Value::from(0), &Value::from(1)));
        assert!(listed[1]["error"].is_string());
    }
    let found = run(cache.path(), &["list", path, "--search", "希望工程 乙", "--format", "csv"]);
    let text = out(&found);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 2, "{text}");
    assert!(
        lines[1]
            .contains(",'=甲,\"乙,\"\"丙\"\"\",provincial,touch-enemy,5.2 4.1.3,loss,black,0,0,kept,ruled,"),
        "{text}"
    );
    let fouls = out(&run(cache.path(), &["list", path, "--fouls", "--format", "csv"]));
    assert!(fouls.lines().nth(2).unwrap().ends_with(",\"乙,\"\"丙\"\"\",1,0,0,0,0,1"), "{fouls}");
    assert_eq!(run(cache.path(), &["list", "/nonexistent/x"]).status.code(), Some(2));
    for lang in ["zh", "en"] {
        assert!(out(&run(cache.path(), &["list", path, "--lang", lang])).contains("! b.ron: "));
    }
}

#[test]
fn cli_review() {
    let cache = tempfile::tempdir().unwrap();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_str().unwrap();
    let mut report = jilin(&Library::built_in().unwrap());
    fs::write(folder.path().join("a.ron"), write(&report).unwrap()).unwrap();
    assert_eq!(run(cache.path(), &["review", path]).status.code(), Some(0));
    report.timeline.clear();
    fs::write(folder.path().join("b.ron"), write(&report).unwrap()).unwrap();
    let reviewed = run(cache.path(), &["review", path, "--format", "json"]);
    assert_eq!(reviewed.status.code(), Some(1));
    let reviewed = json(&reviewed);
    assert_eq!((&reviewed[0]["same"], &reviewed[1]["same"]), (&Value::from(true), &Value::from(false)));
    assert_eq!(reviewed[1]["why"][0], "changed-timeline");
    assert_eq!(reviewed[1]["then"]["outcome"], "loss");
    fs::write(folder.path().join("c.ron"), "(").unwrap();
    assert_eq!(run(cache.path(), &["review", path]).status.code(), Some(2));
}

#[test]
fn cli_verify_and_sign() {
    let cache = tempfile::tempdir().unwrap();
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (file, key, pass) = (at("a.ron"), at("key.ron"), at("pass"));
    let report = jilin(&Library::built_in().unwrap());
    fs::write(&file, write(&report).unwrap()).unwrap();
    fs::write(&pass, "correct horse\r\n").unwrap();
    let made = run(cache.path(), &["key", "new", "--name", "王", "--key", &key, "--passphrase-file", &pass]);
    assert_eq!(made.status.code(), Some(0));
    let shown = out(&run(cache.path(), &["key", "show", "--key", &key]));
    assert_eq!(shown, out(&made));
    let sign = |number: &str| {
        run(cache.path(), &["sign", &file, "--ruling", number, "--key", &key, "--passphrase-file", &pass])
    };
    let text = fs::read_to_string(&file).unwrap();
    fs::write(&file, text.replacen("(\n", "(\n    // by hand\n", 1)).unwrap();
    let signed = sign("1");
    assert_eq!(signed.status.code(), Some(0));
    assert!(String::from_utf8(signed.stderr).unwrap().contains("注释不保留"), "what saving drops is said");
    let before = fs::read(&file).unwrap();
    let again = sign("1");
    assert_eq!(again.status.code(), Some(1), "the same key signs once");
    assert!(String::from_utf8(again.stderr).unwrap().contains("已经签过"));
    assert_eq!(fs::read(&file).unwrap(), before);
    for none in ["0", "2"] {
        assert_eq!(sign(none).status.code(), Some(2));
    }
    let verified = run(cache.path(), &["verify", &file, "--format", "json"]);
    assert_eq!(verified.status.code(), Some(0));
    let verified = json(&verified);
    assert_eq!(verified[0]["signatures"][0]["name"], "王");
    assert_eq!(verified[0]["signatures"][0]["holds"], true);
    assert_eq!(verified[0]["signatures"][0]["fingerprint"], shown.lines().nth(2).unwrap());

    let mut report = load(Path::new(&file)).unwrap().parsed.report;
    report.statements.push(Statement { party: Party::Witness, name: String::new(), text: "见".to_owned() });
    fs::write(&file, write(&report).unwrap()).unwrap();
    let later = json(&run(cache.path(), &["verify", &file, "--format", "json"]));
    let number = report.statements.len();
    let added = serde_json::json!([
        { "after": "ruling 1", "exhibits": [], "statements": [number], "arbiters": [], "later": [] }
    ]);
    let not_sealed = later[0]["not_sealed"].as_array().unwrap();
    let statement = serde_json::json!({ "what": "statements", "first": number, "last": number });
    assert!(not_sealed.contains(&statement), "{not_sealed:?}");
    let said = out(&run(cache.path(), &["verify", &file]));
    let line = said.lines().find(|line| line.contains("不在封存之内")).unwrap();
    assert!(line.contains(&format!("陈述 {number}")) && line.contains("备注"), "{line}");
    assert_eq!((&later[0]["holds"], &later[0]["added"]), (&true.into(), &added));

    // What was written down elsewhere: as it stands, or in groups and capitals.
    let digest = later[0]["seals"][0]["digest"].as_str().unwrap().to_owned();
    assert_eq!(digest, report.rulings[0].seal.as_ref().unwrap().digest);
    let print = shown.lines().nth(2).unwrap().to_owned();
    let asked = |option: &str, value: &str, exit: i32| {
        let output = run(cache.path(), &["verify", &file, option, value, "--format", "json"]);
        assert_eq!(output.status.code(), Some(exit), "{option} {value}");
        if exit == 2 { Value::Null } else { json(&output)[0].clone() }
    };
    for (option, given, other) in [("--key", &print, "0000 ".repeat(8)), ("--seal", &digest, "0".repeat(64))]
    {
        let grouped = given
            .to_uppercase()
            .chars()
            .collect::<Vec<_>>()
            .chunks(8)
            .map(|group| group.iter().collect::<String>())
            .collect::<Vec<_>>()
            .join(" ");
        for right in [given.clone(), given.replace(' ', ""), grouped] {
            assert_eq!(asked(option, &right, 0)["holds"], true);
        }
        let missing = asked(option, &other, 1);
        assert_eq!(missing["breaches"][0]["what"], format!("{}-missing", &option[2..]));
        for wrong in ["", "12", &given[1..], "xyz"] {
            asked(option, wrong, 2);
        }
    }
    assert_eq!(run(cache.path(), &["verify", &file, "--require-seal"]).status.code(), Some(0));
    let unsealed = ["verify", "cases/jilin-2015.ron"];
    assert_eq!(run(cache.path(), &unsealed).status.code(), Some(0));
    assert_eq!(run(cache.path(), &[&unsealed[..], &["--require-seal"]].concat()).status.code(), Some(1));
    // Where nothing was given there is nothing sealed either.
    let mut bare = report.clone();
    bare.rulings.clear();
    let nothing = at("bare.ron");
    fs::write(&nothing, write(&bare).unwrap()).unwrap();
    assert_eq!(run(cache.path(), &["verify", &nothing, "--require-seal"]).status.code(), Some(1));
    assert!(out(&run(cache.path(), &["verify", &file])).contains(&format!("裁决 1 之后加入：陈述 {number}")));

    report.timeline[0].note = "改".to_owned();
    fs::write(&file, write(&report).unwrap()).unwrap();
    let changed = run(cache.path(), &["verify", &file, "cases/jilin-2015.ron"]);
    assert_eq!(changed.status.code(), Some(1));
    let said = String::from_utf8(changed.stderr.clone()).unwrap();
    assert!(said.contains("“经过”在裁判长王于 14:05 的裁决（第 1 项）之后有改动"), "{said}");
    assert!(out(&changed).contains("签名有效，但所签的内容后来有改动"));
    let changed = json(&run(cache.path(), &["verify", &file, "--format", "json"]));
    assert_eq!(changed[0]["signatures"][0]["holds"], false);
    let first = serde_json::json!({ "kind": "among", "first": 1, "last": 1 });
    assert_eq!(changed[0]["breaches"][0]["place"], first);
    assert_eq!(changed[0]["seals"][0]["holds"], false);
    // What does not hold any more is not what was written down.
    for (option, value) in [("--key", &print), ("--seal", &digest)] {
        let said = run(cache.path(), &["verify", &file, option, value]).stderr;
        assert!(String::from_utf8(said).unwrap().contains("没有"), "{option}");
    }
    let before = fs::read(&file).unwrap();
    let refused = sign("1");
    assert_eq!(refused.status.code(), Some(1));
    assert!(String::from_utf8(refused.stderr).unwrap().contains("“经过”在裁判长王于 14:05 的裁决"));
    assert_eq!(fs::read(&file).unwrap(), before, "nothing was signed");
    let unsealed = run(cache.path(), &["verify", "cases/jilin-2015.ron", "--lang", "en"]);
    assert_eq!(unsealed.status.code(), Some(0));
    assert!(out(&unsealed).contains("not sealed"));
    assert_eq!(run(cache.path(), &["verify", "/nonexistent/x"]).status.code(), Some(2));
}

/// A text under a genuine name that is not the one cited: named by `verify`, and nothing is signed beside it.
#[test]
fn carried_text_that_is_not_the_one_cited_is_named_and_not_signed() {
    let cache = tempfile::tempdir().unwrap();
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (file, key, pass) = (at("a.ron"), at("key.ron"), at("pass"));
    let mut report = jilin(&Library::built_in().unwrap());
    let genuine = include_str!("../../resources/rulebooks/cn-2011.ron");
    report.event.rulebook.text = Some(genuine.replacen("(Provincial, 2)", "(Provincial, 1)", 1));
    // A ruling that names no law of its own was given under the event's.
    let given = RulingGiven { rulebook: LawRef::default(), ..report.rulings.remove(0) };
    report.rulings.clear();
    report.give(given);
    fs::write(&file, write(&report).unwrap()).unwrap();
    fs::write(&pass, "correct horse").unwrap();
    keys::create(Path::new(&key), "王", "correct horse").unwrap();
    let verified = json(&run(cache.path(), &["verify", &file, "--format", "json"]));
    assert_eq!(verified[0]["breaches"][0]["what"], "law");
    for (args, exit) in [
        (&["verify", &file][..], 1),
        (&["check", &file], 1),
        (&["rule", &file], 2),
        (&["compare", &file], 2),
        (&["review", &file], 1),
        (&["sign", &file, "--ruling", "1", "--key", &key, "--passphrase-file", &pass], 1),
    ] {
        let output = run(cache.path(), args);
        assert_eq!(output.status.code(), Some(exit), "{args:?}");
        let said = String::from_utf8(output.stderr).unwrap() + &String::from_utf8(output.stdout).unwrap();
        assert!(said.contains("cn-2011") && said.contains("不是报告所引用的那一份"), "{args:?}: {said}");
        assert!(!said.contains("今日：黑方判负"), "{said}");
    }
    let paper = at("paper.txt");
    let exported = run(cache.path(), &["export", &file, "--to", &paper]);
    assert!(String::from_utf8(exported.stderr).unwrap().contains("不是报告所引用的那一份"));
    assert!(fs::read_to_string(&paper).unwrap().contains("没有作出裁决"));
}

#[test]
fn cli_extracts_exhibits() {
    let folder = tempfile::tempdir().unwrap();
    let to = folder.path().join("pictures");
    let args = ["exhibits", "cases/jilin-2015.ron", "--to", to.to_str().unwrap()];
    let first = out(&run(folder.path(), &args));
    let second = out(&run(folder.path(), &args));
    let report = load(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/cases/jilin-2015.ron"))).unwrap();
    let exhibits = report.parsed.report.exhibits;
    assert!(!exhibits.is_empty());
    for written in [&first, &second] {
        assert_eq!(written.lines().count(), exhibits.len());
        for (path, exhibit) in written.lines().zip(&exhibits) {
            assert_eq!(fs::read(path).unwrap(), *exhibit.bytes);
        }
    }
    assert_ne!(first, second);
}

/// A name of several lines must not add lines to what is printed, on a terminal or in a pipe.
#[test]
fn recorded_text_adds_no_output_lines() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.ron");
    let mut report = jilin(&Library::built_in().unwrap());
    let forged = "甲\na.ron: 封存 1 项，签名 1 个，均与记录相符。\u{202E}";
    report.rulings[0].by = forged.to_owned();
    report.event.name = forged.to_owned();
    report.timeline[0].time = forged.to_owned();
    // So that the review has something to say.
    report.rulings[0].outcome = GivenOutcome::Foul;
    fs::write(&file, write(&report).unwrap()).unwrap();
    let (path, folder) = (file.to_str().unwrap(), folder.path().to_str().unwrap());
    for args in [&["verify", path][..], &["list", folder], &["review", folder], &["rule", path]] {
        let said = run(Path::new(folder), args);
        let said = out(&said) + &String::from_utf8(said.stderr).unwrap();
        assert!(said.contains("甲‹U+000A›a.ron: 封存 1 项"), "{args:?}: {said}");
        assert!(
            !said.contains('\u{202E}') && !said.lines().any(|line| line.starts_with("a.ron: 封存")),
            "{said}"
        );
    }
}
