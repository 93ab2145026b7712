//! Folders of reports: the list is what the files say, whatever happens to them.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use proptest::prelude::*;
use xiangqi::Side;
use xiangqi_arbiter::law::{Level, Library};
use xiangqi_arbiter::report::{
    Annotations, Decided, Decision, Exhibit, GivenOutcome, MediaType, Report, RulingGiven, Stage, Statement,
};
use xiangqi_arbiter::store::MAX_BYTES;
use xiangqi_arbiter::store::archive::{
    Archive, ArchiveNews, ArchiveWatcher, Changes, Content, CopyReason, Entry, IncidentKind, Problem, Query,
    ReportState, Similarity, copies, index, precedents, refresh,
};
use xiangqi_arbiter::store::format::{FormatError, read, write};

const CASE: &str = include_str!("../../cases/jilin-2015.ron");

fn library() -> Library {
    Library::built_in().unwrap()
}

fn jilin() -> Report {
    let mut report = read(CASE).unwrap().report;
    report.exhibits.clear();
    report
}

fn fresh(folder: &Path) -> Archive {
    update(Archive { folder: folder.to_owned(), entries: Vec::new() }).0
}

fn update(known: Archive) -> (Archive, Changes) {
    refresh(known, &library(), &AtomicBool::new(false), |_| {}).unwrap()
}

/// Path, digest and content of every file; when it was looked at is left out.
fn told(archive: &Archive) -> Vec<(PathBuf, String, Content)> {
    let told = |entry: &Entry| (entry.path.clone(), entry.digest.clone(), entry.content.clone());
    archive.entries.iter().map(told).collect()
}

fn problem<'a>(archive: &'a Archive, path: &str) -> &'a Problem {
    match archive.entries.iter().find(|entry| entry.path == Path::new(path)).map(|entry| &entry.content) {
        Some(Content::Problem(problem)) => problem,
        other => panic!("{path}: {other:?}"),
    }
}

#[test]
fn report_is_listed_with_its_fields() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("吉林.ron"), CASE).unwrap();
    let archive = fresh(folder.path());
    let [entry] = archive.entries.as_slice() else { panic!("one file") };
    let summary = entry.summary().unwrap();
    assert_eq!(summary.event, "吉林省“老年希望工程杯”首届老年象棋邀请赛");
    assert_eq!((summary.date.as_str(), summary.level), ("2015-08", Level::Provincial));
    assert_eq!(summary.kinds, [IncidentKind::TouchEnemy]);
    assert_eq!(summary.clauses, ["5.2", "4.1.3"]);
    assert_eq!(summary.result, Some((GivenOutcome::Loss, Some(Side::Black))));
    assert_eq!(summary.state, ReportState::Ruled);
    assert_eq!((summary.given, summary.unsealed, summary.breaches), (3, 3, 0));
    assert!(!summary.decisive_questions.is_empty());
}

#[test]
fn report_status_goes_from_draft_to_decided() {
    let mut report = jilin();
    report.rulings.clear();
    let state = |report: &Report| ReportState::of(report);
    assert_eq!(state(&report), ReportState::Draft);
    report.give(RulingGiven { stage: Stage::Commentary, ..RulingGiven::default() });
    assert_eq!(state(&report), ReportState::Draft);
    report.give(RulingGiven { stage: Stage::OnSite, ..RulingGiven::default() });
    assert_eq!(state(&report), ReportState::Ruled);
    report.decide(Decision::default());
    assert_eq!(state(&report), ReportState::Appealed);
    report.decide(Decision { decided: Decided::Upheld, ..Decision::default() });
    assert_eq!(state(&report), ReportState::Decided);
}

#[cfg(unix)]
#[test]
fn hostile_folders_are_survived() {
    use std::os::unix::fs::symlink;
    let folder = tempfile::tempdir().unwrap();
    let root = folder.path();
    fs::create_dir_all(root.join("第一站/x.ron")).unwrap();
    fs::write(root.join("第一站/x.ron/inside.RON"), CASE).unwrap();
    symlink(root, root.join("第一站/loop")).unwrap();
    symlink(root.join("第一站"), root.join("link.ron")).unwrap();
    symlink(root.join("nowhere"), root.join("broken.ron")).unwrap();
    let _socket = std::os::unix::net::UnixListener::bind(root.join("socket.ron")).unwrap();
    fs::create_dir(root.join(".git")).unwrap();
    fs::write(root.join(".git/a.ron"), CASE).unwrap();
    fs::write(root.join("a.ron.bak"), CASE).unwrap();
    fs::write(root.join("cut.ron"), &CASE[..CASE.len() / 2]).unwrap();
    fs::write(root.join("bytes.ron"), b"(\xff").unwrap();
    fs::write(root.join("empty.ron"), "").unwrap();
    fs::write(root.join("newer.ron"), CASE.replace("version: 4", "version: 9")).unwrap();
    File::create(root.join("huge.ron")).unwrap().set_len(MAX_BYTES + 1).unwrap();

    let archive = fresh(root);
    let paths: Vec<&Path> = archive.entries.iter().map(|entry| entry.path.as_path()).collect();
    let expected = [
        "broken.ron",
        "bytes.ron",
        "cut.ron",
        "empty.ron",
        "huge.ron",
        "newer.ron",
        "第一站/x.ron/inside.RON",
    ];
    assert_eq!(paths, expected.map(Path::new));
    assert!(matches!(problem(&archive, "broken.ron"), Problem::Unreadable(_)));
    assert_eq!(*problem(&archive, "bytes.ron"), Problem::NotText(1));
    assert!(matches!(problem(&archive, "cut.ron"), Problem::Format(FormatError::Syntax { .. })));
    assert!(matches!(problem(&archive, "empty.ron"), Problem::Format(_)));
    assert_eq!(*problem(&archive, "huge.ron"), Problem::TooLarge(MAX_BYTES + 1));
    assert_eq!(*problem(&archive, "newer.ron"), Problem::Format(FormatError::NewerVersion(9)));
    assert!(archive.entries[6].summary().is_some());
    let gone = Archive { folder: root.join("none"), entries: Vec::new() };
    assert!(refresh(gone, &library(), &AtomicBool::new(false), |_| {}).is_err());
}

/// What others do to a folder.
#[derive(Clone, Debug)]
enum Deed {
    Write(usize, String),
    Damage(usize),
    Remove(usize),
    Rename(usize, usize),
    /// The index is written and read again.
    Store,
    /// A line of the index is damaged.
    DamageIndex,
}

fn deeds() -> impl Strategy<Value = Vec<Deed>> {
    let deed = prop_oneof![
        4 => (0..6_usize, "[a-c]{3}").prop_map(|(file, name)| Deed::Write(file, name)),
        1 => (0..6_usize).prop_map(Deed::Damage),
        2 => (0..6_usize).prop_map(Deed::Remove),
        1 => (0..6_usize, 0..6_usize).prop_map(|(one, other)| Deed::Rename(one, other)),
        2 => Just(Deed::Store),
        1 => Just(Deed::DamageIndex),
    ];
    prop::collection::vec(deed, 1..12)
}

proptest! {
    #![proptest_config(crate::property::config(40))]

    #[test]
    fn index_matches_files(deeds in deeds()) {
        let (folder, cache) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let index = cache.path().join("index");
        let file = |number: usize| folder.path().join(format!("{number}.ron"));
        let mut known = fresh(folder.path());
        let mut report = jilin();
        for deed in deeds {
            let before = told(&known);
            match deed {
                Deed::Write(number, name) => {
                    report.players.red.name = name;
                    fs::write(file(number), write(&report).unwrap()).unwrap();
                }
                Deed::Damage(number) => fs::write(file(number), "(").unwrap(),
                Deed::Remove(number) => drop(fs::remove_file(file(number))),
                Deed::Rename(one, other) => drop(fs::rename(file(one), file(other))),
                Deed::Store => {
                    index::save(&index, &known).unwrap();
                    known = index::load(&index, folder.path());
                    prop_assert_eq!(told(&known), before.clone());
                }
                Deed::DamageIndex => {
                    index::save(&index, &known).unwrap();
                    let mut text = fs::read(&index).unwrap();
                    let middle = text.len() / 2;
                    text[middle..].iter_mut().take(20).for_each(|byte| *byte = b'\xff');
                    fs::write(&index, text).unwrap();
                    known = index::load(&index, folder.path());
                }
            }
            let base = told(&known);
            let (now, changes) = update(known);
            let (truth, all) = (told(&fresh(folder.path())), told(&now));
            prop_assert_eq!(&all, &truth);
            let paths = |list: &[(PathBuf, String, Content)]| -> Vec<PathBuf> {
                list.iter().map(|(path, ..)| path.clone()).collect()
            };
            let (old, new) = (paths(&base), paths(&all));
            prop_assert_eq!(changes.added, new.iter().filter(|path| !old.contains(path)).count());
            prop_assert_eq!(changes.removed, old.iter().filter(|path| !new.contains(path)).count());
            let kept = all.iter().filter(|one| old.contains(&one.0));
            prop_assert_eq!(changes.changed, kept.filter(|one| !base.contains(one)).count());
            known = now;
        }
    }

    #[test]
    fn search_matches_naive_search(
        texts in prop::collection::vec("[甲乙丙车马ABab ]{0,8}", 1..8),
        typed in "[甲乙丙车马ABab　 ]{0,5}",
    ) {
        let folder = tempfile::tempdir().unwrap();
        let mut report = Report::new(jilin().event.rulebook, jilin().event.reading);
        for (number, text) in texts.iter().enumerate() {
            report.statements =
                vec![Statement { party: xiangqi_arbiter::incident::Party::Red, name: String::new(), text: text.clone() }];
            fs::write(folder.path().join(format!("{number}.ron")), write(&report).unwrap()).unwrap();
        }
        let archive = fresh(folder.path());
        let words: Vec<String> = typed.split_whitespace().map(str::to_lowercase).collect();
        // The rest of these reports and their names, which have letters too.
        let rest = format!("{}\n{}\n{}\n.ron", report.event.rulebook.id, report.event.rulebook.edition, report.event.reading.id);
        let naive: Vec<usize> = (0..texts.len())
            .filter(|&number| {
                let text = texts[number].to_lowercase();
                words.iter().all(|word| text.contains(word) || rest.to_lowercase().contains(word))
            })
            .collect();
        prop_assert_eq!(Query::new(&typed).among(&archive.entries), naive);
    }
}

#[test]
fn every_report_text_is_searched() {
    let folder = tempfile::tempdir().unwrap();
    let mut report = jilin();
    report.remarks = "ＡＢＣ wide".to_owned();
    report.decide(Decision { reasons: "录像清楚".to_owned(), ..Decision::default() });
    report.exhibits.push(Exhibit {
        name: "IMG_0001.PNG".to_owned(),
        caption: "终局".to_owned(),
        media_type: MediaType::Png,
        bytes: vec![1].into(),
        annotations: Annotations::default(),
    });
    fs::write(folder.path().join("第3轮.ron"), write(&report).unwrap()).unwrap();
    let archive = fresh(folder.path());
    for typed in ["希望工程", "img_0001", "像清", "abc", "第3轮 终局", "老年 录像", "", "现场裁判"]
    {
        assert_eq!(Query::new(typed).among(&archive.entries), [0], "{typed}");
    }
    for typed in ["没有这个词", "希望工程 没有这个词", "base64"] {
        assert_eq!(Query::new(typed).among(&archive.entries), [] as [usize; 0], "{typed}");
    }
}

#[test]
fn conflicting_copies_are_shown() {
    let folder = tempfile::tempdir().unwrap();
    let mut report = jilin();
    report.players.red.name = "甲".to_owned();
    report.players.black.name = "乙".to_owned();
    let mut put = |name: &str, change: &str| {
        report.remarks = change.to_owned();
        fs::write(folder.path().join(name), write(&report).unwrap()).unwrap();
    };
    put("a.ron", "");
    put("b.ron", "");
    put("c.ron", "1");
    put("c (1).ron", "2");
    put("c 冲突副本.ron", "3");
    let before: Vec<_> = told(&fresh(folder.path()));
    let archive = fresh(folder.path());
    let found: Vec<(CopyReason, Vec<&str>)> = copies(&archive.entries)
        .iter()
        .map(|group| {
            let paths = group.entries.iter().map(|&index| archive.entries[index].path.to_str().unwrap());
            (group.why, paths.collect())
        })
        .collect();
    let all = vec!["a.ron", "b.ron", "c (1).ron", "c 冲突副本.ron", "c.ron"];
    assert_eq!(
        found,
        [
            (CopyReason::Identical, vec!["a.ron", "b.ron"]),
            (CopyReason::Named, vec!["c (1).ron", "c 冲突副本.ron", "c.ron"]),
            (CopyReason::SameGame, all),
        ]
    );
    assert_eq!(told(&fresh(folder.path())), before);
}

#[test]
fn cases_are_precedents_of_each_other() {
    let cases = Path::new(env!("CARGO_MANIFEST_DIR")).join("cases");
    let archive = fresh(&cases);
    assert_eq!(archive.entries.iter().filter(|entry| entry.summary().is_none()).count(), 0);
    let at = |name: &str| archive.entries.iter().position(|entry| entry.path == Path::new(name)).unwrap();
    let jilin = archive.entries[at("jilin-2015.ron")].summary().unwrap();
    let found = precedents(jilin, &archive.entries, 10);
    assert!(found.alike.iter().all(|one| one.entry != at("jilin-2015.ron")), "not its own precedent");
    assert!(found.alike.is_sorted_by(|one, other| one.score >= other.score));
    // Another enemy piece touched at the same level, under the same clause.
    let figure = found.alike.iter().find(|one| one.entry == at("figure-3.ron")).unwrap();
    assert!(figure.because.contains(&Similarity::Kinds(vec![IncidentKind::TouchEnemy])));
    assert!(figure.because.contains(&Similarity::Clauses(vec!["5.2".to_owned()])));
    assert!(figure.because.contains(&Similarity::Level));
    // There one foul was given, here the game was lost: it is pointed out.
    assert!(found.differ());
    assert!(
        precedents(jilin, &archive.entries[at("dispute-time.ron")..=at("dispute-time.ron")], 9)
            .alike
            .is_empty()
    );
}

/// The time when a file was written can be set at will; the one when it was last changed cannot.
#[cfg(unix)]
#[test]
fn file_with_older_time_is_read_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.ron");
    let long_ago = std::time::SystemTime::now() - std::time::Duration::from_secs(3600);
    let put = |round: &str| {
        let mut report = jilin();
        report.event.round = round.to_owned();
        fs::write(&path, write(&report).unwrap()).unwrap();
        File::options().write(true).open(&path).unwrap().set_modified(long_ago).unwrap();
    };
    put("1");
    let known = fresh(folder.path());
    let (known, changes) = update(known);
    assert_eq!(changes, Changes::default());
    // Longer than a tick of the clock of the disk.
    std::thread::sleep(std::time::Duration::from_millis(50));
    put("2");
    let (known, changes) = update(known);
    assert_eq!(changes, Changes { changed: 1, ..Changes::default() });
    assert_eq!(known.entries[0].summary().unwrap().round, "2");
}

#[test]
fn list_updates_in_background() {
    let (folder, cache) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    for number in 0..5 {
        fs::write(folder.path().join(format!("{number}.ron")), write(&jilin()).unwrap()).unwrap();
    }
    let index = cache.path().join("deep/index");
    let run = || {
        let updating = ArchiveWatcher::start(folder.path(), Some(index.clone()), Arc::new(library()), || {});
        std::iter::from_fn(|| updating.wait()).collect::<Vec<ArchiveNews>>()
    };
    let news = run();
    assert!(matches!(&news[0], ArchiveNews::Known(known) if known.entries.is_empty()));
    assert_eq!(news.iter().filter(|one| matches!(one, ArchiveNews::Progress(_))).count(), 6);
    let Some(ArchiveNews::Done(Ok((archive, changes)))) = news.last() else { panic!("{news:?}") };
    assert_eq!((archive.entries.len(), changes.added), (5, 5));
    let again = run();
    assert!(matches!(&again[0], ArchiveNews::Known(known) if told(known) == told(archive)));
    let Some(ArchiveNews::Done(Ok((_, changes)))) = again.last() else { panic!("{again:?}") };
    assert_eq!(*changes, Changes::default());
}

#[test]
fn cancelled_scan_resumes() {
    let folder = tempfile::tempdir().unwrap();
    for number in 0..20 {
        fs::write(folder.path().join(format!("{number}.ron")), write(&jilin()).unwrap()).unwrap();
    }
    let known = Archive { folder: folder.path().to_owned(), entries: Vec::new() };
    let cancel = AtomicBool::new(true);
    let (partly, changes) = refresh(known, &library(), &cancel, |_| {}).unwrap();
    assert!(changes.cancelled && partly.entries.is_empty());
    let (whole, changes) = update(partly);
    assert_eq!((whole.entries.len(), changes.added, changes.cancelled), (20, 20, false));
}

/// An index of another folder or another program is not believed.
#[test]
fn foreign_index_is_ignored() {
    let (folder, cache) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    fs::write(folder.path().join("a.ron"), CASE).unwrap();
    let index = cache.path().join("index");
    index::save(&index, &fresh(folder.path())).unwrap();
    assert_eq!(index::load(&index, folder.path()).entries.len(), 1);
    assert_eq!(index::load(&index, cache.path()).entries.len(), 0);
    let text = fs::read_to_string(&index).unwrap();
    fs::write(&index, text.replacen("\"version\":2", "\"version\":1", 1)).unwrap();
    assert_eq!(index::load(&index, folder.path()).entries.len(), 0);
}
