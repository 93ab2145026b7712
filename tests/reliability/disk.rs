//! Disks that say no: what was there stays, the work stays in the window and in recovery, and the message says what
//! to do.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::Command as Program;
use std::sync::Arc;

use xiangqi_arbiter::app::commands::Command;
use xiangqi_arbiter::app::edit::Edit;
use xiangqi_arbiter::app::field::Field;
use xiangqi_arbiter::app::file_stamp::FileStamp;
use xiangqi_arbiter::app::message::{Dialog, FileDialogKind, Message};
use xiangqi_arbiter::app::preferences::Preferences;
use xiangqi_arbiter::app::state::State;
use xiangqi_arbiter::law::Library;
use xiangqi_arbiter::report::{Annotations, Exhibit, MediaType};
use xiangqi_arbiter::store::keys::{self, KeyError};
use xiangqi_arbiter::store::{AppDirs, NotTakenOut, TakenOut, load, save, take_out};
use xiangqi_arbiter::text::Lang;

use crate::numbered;
use crate::ui_harness::Window;

/// A window with unsaved work on a report at `path`, which keeps it in `own`.
fn window(path: &Path, own: &Path, lang: Lang) -> Window {
    let digest = save(path, &numbered(1, 1000), None).unwrap();
    let places = AppDirs { recovery: own.join("recovery"), settings: own.join("s.ron"), law: own.to_owned() };
    let file = FileStamp { path: path.to_owned(), digest };
    let view = Preferences { lang, ..Preferences::default() };
    let state = State::new(numbered(1, 1000), Some(file), Arc::new(Library::built_in().unwrap()), view);
    let mut window = Window::of(state, |desk| desk.keeping(&places, Some(path)));
    window.send(Message::Edit(Edit::Write(Field::Remarks, "改动".to_owned())));
    window
}

/// Saves, which fails with `said`; then the work is still there.
fn refused(window: &mut Window, own: &Path, said: &[&str]) {
    window.command(Command::Save);
    window.settle();
    let Some(Dialog::Failed(FileDialogKind::Save, why)) = window.state().dialog.clone() else {
        panic!("saved, or another dialog: {:?}", window.state().dialog);
    };
    for said in said {
        assert!(why.contains(said), "{why} lacks {said}");
    }
    assert!(window.shows(said[0]));
    assert_eq!(window.report().remarks, "改动");
    assert!(window.state().history.is_dirty());
    let kept = || {
        let files = fs::read_dir(own.join("recovery")).into_iter().flatten().flatten();
        let mut works = files.filter(|file| file.path().extension().is_some_and(|end| end == "ron"));
        works.any(|work| fs::read_to_string(work.path()).unwrap().contains("改动"))
    };
    window.wait("nothing is kept", |_| kept());
}

/// A small disk of its own; `None`, with a word, where this user cannot make one.
struct Disk(PathBuf);

impl Disk {
    fn new(at: &Path) -> Option<Self> {
        fs::create_dir(at).unwrap();
        let mounted = cfg!(target_os = "linux")
            && Program::new("mount")
                .args(["-t", "tmpfs", "-o", "size=256k", "none"])
                .arg(at)
                .output()
                .is_ok_and(|output| output.status.success());
        if !mounted {
            println!("skipped: only root can make a small disk");
        }
        mounted.then(|| Self(at.to_owned()))
    }

    fn make_read_only(&self) {
        let done = Program::new("mount").args(["-o", "remount,ro"]).arg(&self.0).status().unwrap();
        assert!(done.success());
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let _ = Program::new("umount").arg(&self.0).status();
    }
}

#[test]
fn full_disk_keeps_old_report() {
    let folder = tempfile::tempdir().unwrap();
    let Some(disk) = Disk::new(&folder.path().join("disk")) else { return };
    let path = disk.0.join("报告.ron");
    for (lang, said) in
        [(Lang::Zh, ["磁盘已满", "另存到别处"]), (Lang::En, ["the disk is full", "save it elsewhere"])]
    {
        let own = tempfile::tempdir().unwrap();
        let mut window = window(&path, own.path(), lang);
        let before = fs::read(&path).unwrap();
        let rest = disk.0.join("rest");
        // As much as there is room for.
        let _ = fs::write(&rest, vec![0_u8; 256 * 1024]);
        refused(&mut window, own.path(), &said);
        assert_eq!(fs::read(&path).unwrap(), before);
        assert_eq!(fs::read_dir(&disk.0).unwrap().count(), 2, "nothing half written is left");
        fs::remove_file(rest).unwrap();
        window.command(Command::Save);
        window.settle();
        assert_eq!(load(&path).unwrap().parsed.report.remarks, "改动");
        let files = fs::read_dir(&disk.0).unwrap();
        files.for_each(|file| fs::remove_file(file.unwrap().path()).unwrap());
    }
}

/// On a full disk a picture is written whole or not at all, the rest all the same; so is a key.
#[test]
fn new_file_on_full_disk() {
    let folder = tempfile::tempdir().unwrap();
    let Some(disk) = Disk::new(&folder.path().join("disk")) else { return };
    let exhibit = |name: &str, bytes: usize| Exhibit {
        name: name.to_owned(),
        caption: String::new(),
        media_type: MediaType::Png,
        bytes: vec![7; bytes].into(),
        annotations: Annotations::default(),
    };
    let exhibits = [exhibit("a.png", 1000), exhibit("b.png", 1024 * 1024), exhibit("c.png", 1000)];
    let to = disk.0.join("pictures");
    let taken = take_out(&exhibits, &to);
    assert!(matches!(&taken[0], Ok(TakenOut::Whole(path)) if *path == to.join("a.png")));
    assert!(matches!(&taken[1], Err(NotTakenOut { path, error })
        if *path == to.join("b.png") && error.kind() == ErrorKind::StorageFull));
    assert!(matches!(&taken[2], Ok(TakenOut::Whole(path)) if *path == to.join("c.png")));
    assert_eq!(fs::read_dir(&to).unwrap().count(), 2, "nothing half written is left");

    let _ = fs::write(disk.0.join("rest"), vec![0_u8; 256 * 1024]);
    let key = disk.0.join("key.ron");
    assert!(matches!(keys::create(&key, "王", "correct horse"), Err(KeyError::Io { .. })));
    assert!(!key.exists());
    fs::remove_file(disk.0.join("rest")).unwrap();
    assert!(keys::create(&key, "王", "correct horse").is_ok());
}

#[test]
fn read_only_disk() {
    let folder = tempfile::tempdir().unwrap();
    let Some(disk) = Disk::new(&folder.path().join("disk")) else { return };
    let path = disk.0.join("报告.ron");
    let mut window = window(&path, folder.path(), Lang::En);
    disk.make_read_only();
    refused(&mut window, folder.path(), &["read-only", "save it elsewhere"]);
}

#[cfg(unix)]
#[test]
fn unwritable_folder() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().unwrap();
    let locked = folder.path().join("locked");
    fs::create_dir(&locked).unwrap();
    let path = locked.join("报告.ron");
    let mut window = window(&path, folder.path(), Lang::Zh);
    fs::set_permissions(&locked, fs::Permissions::from_mode(0o555)).unwrap();
    if fs::write(locked.join("probe"), "").is_ok() {
        println!("skipped: root may write everywhere");
        return;
    }
    refused(&mut window, folder.path(), &["没有权限", "另存到别处"]);
    fs::set_permissions(&locked, fs::Permissions::from_mode(0o755)).unwrap();
}

#[test]
fn missing_folder() {
    let folder = tempfile::tempdir().unwrap();
    let stick = folder.path().join("stick");
    fs::create_dir(&stick).unwrap();
    let mut window = window(&stick.join("报告.ron"), folder.path(), Lang::Zh);
    fs::remove_dir_all(&stick).unwrap();
    refused(&mut window, folder.path(), &["已经不在了", "另存到别处"]);
    fs::write(&stick, "a file now").unwrap();
    window.click("关闭");
    refused(&mut window, folder.path(), &["不是文件夹", "另存到别处"]);
}

#[test]
fn file_changed_or_removed_by_others() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("报告.ron");
    let mut window = window(&path, folder.path(), Lang::Zh);
    fs::write(&path, "theirs").unwrap();
    refused(&mut window, folder.path(), &["被别的程序改过", "另存为新文件"]);
    assert_eq!(fs::read_to_string(&path).unwrap(), "theirs");
    fs::remove_file(&path).unwrap();
    window.click("关闭");
    refused(&mut window, folder.path(), &["已经不在了", "另存到别处"]);
    assert!(!path.exists());
}

#[test]
fn too_long_file_name() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("报告.ron");
    let mut window = window(&path, folder.path(), Lang::En);
    window.answer_next(FileDialogKind::Save, &folder.path().join("长".repeat(90) + ".ron"));
    window.command(Command::SaveAs);
    window.settle();
    assert!(window.shows("the name is too long"), "{:?}", window.state().dialog);
    assert_eq!(window.report().remarks, "改动");
}

#[test]
#[ignore = "the child of a test"]
fn child_saves_once() {
    let Some(folder) = crate::child::folder() else { return };
    save(&folder.join("report.ron"), &numbered(1, 1000), None).unwrap();
}

/// A power cut after saving: the content was on the disk before the name, and the name before the answer.
#[test]
fn save_syncs_content_and_name() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path().canonicalize().unwrap();
    let log = folder.join("log");
    let traced = Program::new("strace")
        .args(["-f", "-y", "-e", "trace=fsync,fdatasync,rename,renameat,renameat2", "-o"])
        .arg(&log)
        .arg(std::env::current_exe().unwrap())
        .args(["--exact", "disk::child_saves_once", "--ignored", "--test-threads=1"])
        .env("RELIABILITY_FOLDER", &folder)
        .output();
    if !traced.is_ok_and(|output| output.status.success()) {
        println!("skipped: needs strace");
        return;
    }
    let log = fs::read_to_string(log).unwrap();
    let place = folder.to_str().unwrap();
    let line = |what: &dyn Fn(&str) -> bool| log.lines().position(what);
    let content =
        line(&|line| line.contains("fsync(") && line.contains(&format!("<{place}/.xiangqi-arbiter-")))
            .unwrap();
    let name = line(&|line| line.contains("rename") && line.contains("report.ron\"")).unwrap();
    let kept = line(&|line| line.contains("fsync(") && line.contains(&format!("<{place}>"))).unwrap();
    assert!(content < name && name < kept, "{log}");
}
