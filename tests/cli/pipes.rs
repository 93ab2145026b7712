//! A pipe or a device named as a file to read: refused at once, by every command.

use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::program::program;

fn started(words: &[&str]) -> Child {
    let mut command = program("/nonexistent");
    for display in ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"] {
        command.env_remove(display);
    }
    command.current_dir(env!("CARGO_MANIFEST_DIR")).args(words);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap()
}

#[cfg(target_os = "linux")]
#[test]
fn pipes_and_devices_are_refused_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let pipe = folder.path().join("pipe.ron");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let good = "cases/jilin-2015.ron";
    let words = folder.path().join("words");
    std::fs::write(&words, "geheim\n").unwrap();
    let (out, words) = (folder.path().join("out.pdf"), words.to_str().unwrap().to_owned());
    let (out, into) = (out.to_str().unwrap(), folder.path().join("into"));
    let into = into.to_str().unwrap();
    let help = program("/nonexistent").arg("--help").output().unwrap();
    let help = String::from_utf8(help.stdout).unwrap();
    let commands: Vec<&str> = help
        .lines()
        .skip_while(|line| !line.starts_with("Commands:"))
        .skip(1)
        .take_while(|line| !line.trim().is_empty())
        .filter_map(|line| {
            line.strip_prefix("  ")?.split_whitespace().next().filter(|_| !line.starts_with("   "))
        })
        .collect();
    assert!(commands.contains(&"rule") && commands.contains(&"verify"), "{commands:?}");
    // Those that read no file, beside the ones below.
    let without = ["perft", "status", "notation", "help"];
    for file in [pipe.to_str().unwrap(), "/dev/zero"] {
        let all = [
            &[file][..],
            &["rule", file],
            &["rule", good, "--regulation", file],
            &["repetition", file],
            &["compare", file],
            &["compare", good, "--regulations", file],
            &["check", file],
            &["import", file],
            &["read-board", file],
            &["book", file, "--to", out],
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
            &["sign", file, "--key", file, "--passphrase-file", &words],
            &["sign", good, "--key", file, "--passphrase-file", &words],
        ];
        for command in &commands {
            let is_tried = all.iter().any(|words| words[0] == *command);
            assert!(is_tried || without.contains(command), "{command} is not tried with a pipe");
        }
        let start = Instant::now();
        let mut running: Vec<(&&[&str], Child)> = all.iter().map(|words| (words, started(words))).collect();
        for (words, child) in &mut running {
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
            assert!(!status.success(), "{words:?}");
        }
    }
    assert!(!std::path::Path::new(out).exists());
}
