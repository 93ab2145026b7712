//! Names, long paths, links and permissions.

use std::fs;
use std::path::{Path, PathBuf};

use xiangqi_arbiter::digest::Digest;
use xiangqi_arbiter::store::{
    Recovery, Settings, TakenOut, backup_path, exhibit_names, export, load, save, take_out,
};
use xiangqi_arbiter::text::Lang;
use xiangqi_arbiter::text::files::save_error;

use crate::{left_behind, numbered};

/// Saves twice and loads.
fn saves(path: &Path) {
    let first = save(path, &numbered(1, 100), None).unwrap();
    save(path, &numbered(2, 100), Some(first)).unwrap();
    assert_eq!(load(path).unwrap().parsed.report, numbered(2, 100));
    assert_eq!(load(&backup_path(path)).unwrap().parsed.report, numbered(1, 100));
}

#[test]
fn saves_under_any_file_name() {
    let folder = tempfile::tempdir().unwrap();
    let mut names = vec![
        "第三轮 第12台.ron",
        "cafe\u{301}.ron",
        "café.ron",
        "😀 𠮷.ron",
        "שלום.ron",
        "a\u{202E}nor.ron",
        "-rf.ron",
        "~.ron",
        "no ending",
        ".hidden",
    ];
    if cfg!(unix) {
        names.extend(["a:b*?\"<>|\\.ron", "two\nlines.ron", "con.ron", "ends in dot."]);
    }
    for name in names {
        saves(&folder.path().join(name));
    }
}

#[test]
fn saves_under_very_long_paths() {
    for length in [300, 1000] {
        let folder = tempfile::tempdir().unwrap();
        let mut path = folder.path().to_owned();
        while path.to_string_lossy().chars().count() < length {
            path.push("赛".repeat(60));
        }
        fs::create_dir_all(&path).unwrap();
        saves(&path.join("报告.ron"));
    }
}

#[cfg(unix)]
#[test]
fn saves_under_non_utf8_name() {
    use std::os::unix::ffi::OsStringExt as _;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(std::ffi::OsString::from_vec(vec![b'a', 0xFF, b'.', b'r', b'o', b'n']));
    saves(&path);

    let recovery = Recovery::new(folder.path().join("recovery"));
    let session = recovery.begin().unwrap();
    session.keep(&numbered(3, 100), Some((&path, Digest::of(b"")))).unwrap();
    drop(session);
    let found = left_behind(&recovery, 1);
    assert_eq!((found[0].report.clone(), found[0].origin.clone()), (numbered(3, 100), None));

    let file = folder.path().join("settings.ron");
    let settings = Settings { recent: vec![path, PathBuf::from("b.ron")], ..Settings::default() };
    settings.save(&file).unwrap();
    assert_eq!(Settings::load(&file).recent, [Path::new("b.ron")]);
}

#[cfg(unix)]
#[test]
fn save_keeps_links_and_permissions() {
    use std::os::unix::fs::{PermissionsExt as _, symlink};
    let folder = tempfile::tempdir().unwrap();
    let (path, link) = (folder.path().join("报告.ron"), folder.path().join("link.ron"));
    let first = save(&path, &numbered(1, 100), None).unwrap();
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let usual = folder.path().join("usual");
    fs::write(&usual, "").unwrap();
    assert_eq!(mode(&path), mode(&usual), "a new report is as any new file");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o664)).unwrap();
    symlink(&path, &link).unwrap();
    save(&link, &numbered(2, 100), Some(first)).unwrap();
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert_eq!(load(&path).unwrap().parsed.report, numbered(2, 100));
    assert_eq!(mode(&path), 0o664);
    // A backup is for the same readers as its report, whatever an earlier one was.
    let backup = backup_path(&path);
    assert_eq!(mode(&backup), 0o664);
    for private in [0o600, 0o640] {
        fs::set_permissions(&path, fs::Permissions::from_mode(private)).unwrap();
        let loaded = load(&path).unwrap();
        save(&path, &loaded.parsed.report, Some(loaded.digest)).unwrap();
        assert_eq!((mode(&path), mode(&backup)), (private, private));
    }

    let recovery = Recovery::new(folder.path().join("recovery"));
    let session = recovery.begin().unwrap();
    session.keep(&numbered(1, 100), None).unwrap();
    for file in fs::read_dir(folder.path().join("recovery")).unwrap() {
        let path = file.unwrap().path();
        assert!(path.is_dir() || mode(&path) == 0o600, "{}", path.display());
    }
}

#[test]
fn writes_over_no_read_only_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("报告.ron");
    let first = save(&path, &numbered(1, 100), None).unwrap();
    let mut permissions = fs::metadata(&path).unwrap().permissions();
    permissions.set_readonly(true);
    fs::set_permissions(&path, permissions).unwrap();
    let before = fs::read(&path).unwrap();
    let saved = save(&path, &numbered(2, 100), Some(first)).unwrap_err();
    assert!(save_error(&saved, Lang::Zh).contains("只读"), "{saved:?}");
    for over in [false, true] {
        assert!(export(&path, "x", over).is_err());
    }
    assert_eq!(fs::read(&path).unwrap(), before);
    assert!(!backup_path(&path).exists());
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

/// Names inside a report are names, never places.
#[test]
fn paths_in_report_are_not_followed() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("out");
    let mut report = numbered(1, 10);
    let names = [
        "../../up.png",
        "/etc/passwd",
        "C:\\Windows\\x.png",
        "..",
        "\\\\server\\share\\a.png",
        "a/../../b.png",
    ];
    let one = report.exhibits[0].clone();
    report.exhibits = names
        .into_iter()
        .map(|name| xiangqi_arbiter::report::Exhibit { name: name.to_owned(), ..one.clone() })
        .collect();
    for name in exhibit_names(&report.exhibits) {
        assert!(!name.contains(['/', '\\', ':']) && !name.starts_with('.'), "{name}");
    }
    let written = take_out(&report.exhibits, &out);
    assert!(written.iter().all(|one| matches!(one, Ok(TakenOut::Whole(path)) if path.parent() == Some(out.as_path()) && path.exists())));
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    assert_eq!(fs::read_dir(&out).unwrap().count(), names.len());
}
