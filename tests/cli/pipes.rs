//! A pipe or a device named as a file to read: refused at once, by every command.

use std::any::TypeId;
use std::fs;
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use clap::CommandFactory as _;
use xiangqi_arbiter::cli::Args;

use crate::program::program;

fn started(home: &Path, words: &[&str]) -> Child {
    let mut command = program(home);
    for display in ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"] {
        command.env_remove(display);
    }
    command.current_dir(env!("CARGO_MANIFEST_DIR")).args(words);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap()
}

/// What the commands read: each with the name of the argument that names the file. Beside those that take a path these
/// take the id of a regulation, or a file.
fn inputs() -> Vec<(String, String)> {
    const WRITTEN: [&str; 2] = ["to", "out"];
    const OR_A_FILE: [&str; 2] = ["regulation", "regulations"];
    let of = |command: &clap::Command| {
        let name = command.get_name().to_owned();
        let reads = |argument: &&clap::Arg| {
            let id = argument.get_id().as_str();
            let is_path = argument.get_value_parser().type_id() == TypeId::of::<PathBuf>();
            (is_path && !WRITTEN.contains(&id)) || OR_A_FILE.contains(&id)
        };
        let arguments = command.get_arguments().filter(reads);
        let arguments: Vec<String> = arguments
            .map(|argument| match argument.get_long() {
                Some(long) => format!("--{long}"),
                None => argument.get_id().to_string(),
            })
            .collect();
        arguments.into_iter().map(move |argument| (name.clone(), argument)).collect::<Vec<_>>()
    };
    let all = Args::command();
    let nested = all.get_subcommands().flat_map(|command| command.get_subcommands());
    let mut inputs: Vec<_> = all.get_subcommands().chain(nested).flat_map(of).collect();
    // It makes the file.
    inputs.retain(|(command, argument)| (command.as_str(), argument.as_str()) != ("new", "--key"));
    assert!(inputs.len() > 20, "{inputs:?}");
    inputs
}

#[cfg(target_os = "linux")]
#[test]
fn pipes_and_devices_are_refused_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let pipe = folder.path().join("pipe.ron");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let (good, sealed) = ("cases/jilin-2015.ron", "tests/data/golden/ruled-v4.ron");
    let words = folder.path().join("words");
    fs::write(&words, "geheim\n").unwrap();
    let (out, words) = (folder.path().join("out.pdf"), words.to_str().unwrap().to_owned());
    let (out, into) = (out.to_str().unwrap(), folder.path().join("into"));
    let into = into.to_str().unwrap();
    for file in [pipe.to_str().unwrap(), "/dev/zero"] {
        let all = [
            &[file][..],
            &["rule", file],
            &["rule", good, "--regulation", file],
            &["repetition", file],
            &["repetition", good, "--regulation", file],
            &["compare", file],
            &["compare", good, "--regulations", file],
            &["check", file],
            &["import", file],
            &["read-board", file],
            &["book", file, "--to", out],
            &["book", good, "--to", out, "--font", file],
            &["pairings", file],
            &["convert", file, "--to", "pgn"],
            &["list", file],
            &["review", file],
            &["verify", file],
            &["exhibits", file, "--to", into],
            &["export", file, "--to", out],
            &["export", good, "--to", out, "--font", file],
            &["key", "new", "--name", "甲", "--key", into, "--passphrase-file", file],
            &["key", "show", "--key", file],
            &["sign", file, "--ruling", "1", "--key", file, "--passphrase-file", &words],
            &["sign", sealed, "--ruling", "1", "--key", file, "--passphrase-file", &words],
            &["sign", sealed, "--ruling", "1", "--key", &words, "--passphrase-file", file],
        ];
        for (command, argument) in inputs() {
            let is_named = |words: &[&str]| match argument.starts_with("--") {
                true => words.windows(2).any(|pair| pair == [argument.as_str(), file]),
                false => words[1] == file,
            };
            let is_tried =
                |words: &&[&str]| words.iter().take(2).any(|word| *word == command) && is_named(words);
            assert!(all.iter().any(is_tried), "{command} {argument} is not tried with a pipe");
        }
        let start = Instant::now();
        let running: Vec<(&&[&str], Child)> =
            all.iter().map(|words| (words, started(Path::new("/nonexistent"), words))).collect();
        for (words, mut child) in running {
            let status = loop {
                match child.try_wait().unwrap() {
                    Some(status) => break status,
                    None if start.elapsed() > Duration::from_secs(60) => {
                        child.kill().unwrap();
                        panic!("{words:?} waits or reads on");
                    }
                    None => std::thread::sleep(Duration::from_millis(20)),
                }
            };
            let mut said = String::new();
            child.stderr.take().unwrap().read_to_string(&mut said).unwrap();
            let reason = if words[0] == "list" { "不是文件夹" } else { "设备或管道" };
            assert!(!status.success() && said.contains(reason), "{words:?}: {said}");
        }
    }
    assert!(!Path::new(out).exists());
}

/// Every file that the program keeps of its user is a pipe; so is one that looks like what a killed program left.
#[cfg(target_os = "linux")]
#[test]
fn pipes_among_ones_own_files_are_passed_by() {
    let home = tempfile::tempdir().unwrap();
    let own = home.path().join("xiangqi-arbiter");
    let reports = home.path().join("reports");
    fs::create_dir(&reports).unwrap();
    let report = reports.join("a.ron");
    fs::copy("cases/jilin-2015.ron", &report).unwrap();
    let listed = |program: &mut Command| {
        let output = program.args(["list", "--lang", "en"]).arg(&reports).output().unwrap();
        (output.status.success(), String::from_utf8(output.stdout).unwrap())
    };
    let before = listed(&mut program(home.path()));
    assert!(before.0 && before.1.contains("a.ron"));
    let index = fs::read_dir(own.join("archives")).unwrap().next().unwrap().unwrap().path();
    fs::remove_file(&index).unwrap();
    let mut pipes =
        vec![index, own.join("settings.ron"), own.join("event.ron"), own.join(".xiangqi-arbiter-a.part")];
    pipes.extend(
        ["rulebooks", "readings", "regulations", "amendments"].map(|kind| own.join(kind).join("a.ron")),
    );
    pipes.extend(["a.lock", "a.ron", ".xiangqi-arbiter-a.part"].map(|name| own.join("recovery").join(name)));
    pipes.extend(["b.ron", ".xiangqi-arbiter-b.part"].map(|name| reports.join(name)));
    for pipe in &pipes {
        fs::create_dir_all(pipe.parent().unwrap()).unwrap();
        assert!(Command::new("mkfifo").arg(pipe).status().unwrap().success(), "{}", pipe.display());
    }
    let (report, out) = (report.to_str().unwrap(), reports.join("a.txt"));
    let out = out.to_str().unwrap();
    let reports = reports.to_str().unwrap();
    let start = Instant::now();
    for words in [
        &["rule", report][..],
        &["list", reports],
        &["review", reports],
        &["export", report, "--to", out],
        &["book", reports, "--to", out, "--force"],
        // Without a display it opens the last report, or what was left unsaved.
        &[],
    ] {
        let mut child = started(home.path(), words);
        while child.try_wait().unwrap().is_none() {
            if start.elapsed() > Duration::from_secs(60) {
                child.kill().unwrap();
                panic!("{words:?} waits");
            }
            std::thread::sleep(Duration::from_millis(20));
        }
    }
    assert_eq!(listed(&mut program(home.path())), before);
}
