//! What the program is made of: no library that speaks to a network, licences that may be passed on, one registry,
//! and a word why for each dependency. Cargo itself is asked, for every system the program is for.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use serde_json::Value;

const SYSTEMS: [&str; 3] = ["x86_64-unknown-linux-gnu", "x86_64-pc-windows-gnu", "aarch64-apple-darwin"];

/// Libraries by which programs reach other machines: clients, servers, encryption for the way, names of hosts.
const NETWORK: [&str; 42] = [
    "actix-rt",
    "async-net",
    "async-std",
    "attohttpc",
    "aws-lc-rs",
    "curl",
    "curl-sys",
    "h2",
    "hickory-proto",
    "hyper",
    "hyper-util",
    "isahc",
    "libssh2-sys",
    "mio",
    "minreq",
    "native-tls",
    "openssl",
    "openssl-sys",
    "quinn",
    "reqwest",
    "ring",
    "rustls",
    "schannel",
    "security-framework",
    "sentry",
    "smol",
    "socket2",
    "ssh2",
    "surf",
    "tiny_http",
    "tokio",
    "tokio-net",
    "tokio-rustls",
    "trust-dns-proto",
    "tungstenite",
    "ureq",
    "url",
    "webbrowser",
    "webpki",
    "webpki-roots",
    "wstd",
    "zeromq",
];

/// What opens a socket all the same, on Linux, and what for: the window, its accessibility, the file dialogs. Each
/// speaks to the user's own desktop, wherever `DISPLAY` and `DBUS_SESSION_BUS_ADDRESS` say that is.
const DESKTOP: [(&str, &str); 3] = [
    ("x11rb", "the window on X11: clipboard and keyboard"),
    ("wayland-backend", "the window on Wayland"),
    ("polling", "waits for the window's events, and for D-Bus"),
];

/// Likewise, and left out by the switch of the build that the README names: `--no-default-features`.
const DESKTOP_BUS: [(&str, &str); 4] = [
    ("zbus", "D-Bus: the screen reader"),
    ("atspi", "D-Bus: the screen reader"),
    ("async-io", "waits for D-Bus"),
    ("rfd", "the system's file dialogs, by its library for D-Bus"),
];

/// The licences under which the program may be passed on.
const LICENCES: [&str; 13] = [
    "MIT",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "ISC",
    "Zlib",
    "0BSD",
    "Unlicense",
    "Unicode-3.0",
    "OFL-1.1",
    "Ubuntu-font-1.0",
];

fn cargo(arguments: &[&str]) -> String {
    let run = |offline: &[&str]| {
        Command::new(env!("CARGO"))
            .args(arguments)
            .args(offline)
            .arg("--locked")
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .output()
            .unwrap()
    };
    let mut output = run(&["--offline"]);
    if !output.status.success() {
        // On a clean machine what the other systems need was never fetched.
        output = run(&[]);
    }
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// The names of what the shipped program is linked of.
fn linked(system: &str) -> BTreeSet<String> {
    linked_with(system, &[])
}

fn linked_with(system: &str, features: &[&str]) -> BTreeSet<String> {
    let tree =
        cargo(&[&["tree", "--edges", "normal", "--target", system, "--prefix", "none"], features].concat());
    tree.lines().filter_map(|line| line.split(' ').next()).map(str::to_owned).collect()
}

#[test]
fn no_dependency_uses_network() {
    for system in SYSTEMS {
        let linked = linked(system);
        assert!(linked.contains("egui") && linked.len() > 100, "{system}: {linked:?}");
        let found: Vec<_> = NETWORK.iter().filter(|name| linked.contains(**name)).collect();
        assert!(found.is_empty(), "{system}: {found:?}");
        for (name, what_for) in DESKTOP.iter().chain(&DESKTOP_BUS) {
            let is_everywhere = *name == "rfd";
            let expected = system.contains("linux") || is_everywhere;
            assert_eq!(linked.contains(*name), expected, "{system}: {name}, {what_for}");
        }
    }
}

/// Without the desktop bus nothing is linked that speaks over it, and the README says how to build so.
#[test]
fn a_switch_of_the_build_leaves_the_desktop_bus_out() {
    let linked = linked_with(SYSTEMS[0], &["--no-default-features"]);
    assert!(linked.contains("eframe") && linked.len() > 100, "{linked:?}");
    let of_bus = |name: &String| {
        DESKTOP_BUS.iter().any(|(other, _)| other == name) || name.contains("dbus") || name.contains("zbus")
    };
    let found: Vec<_> = linked.iter().filter(|name| of_bus(name)).collect();
    assert!(found.is_empty(), "{found:?}");
    for readme in ["README.md", "README.zh.md"] {
        let text = std::fs::read_to_string(format!("{}/{readme}", env!("CARGO_MANIFEST_DIR"))).unwrap();
        assert!(text.contains("--no-default-features") && text.contains("D-Bus"), "{readme}");
    }
}

#[test]
fn program_opens_no_socket_and_keeps_no_log() {
    let mut folders = vec![std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    let mut files = 0;
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let text = std::fs::read_to_string(&path).unwrap();
            files += 1;
            for word in [
                "std::net",
                "TcpStream",
                "UdpSocket",
                "UnixStream",
                "env_logger",
                "use log",
                " log::",
                "tracing::",
                "println!",
            ] {
                let printed = word == "println!";
                let found =
                    text.lines().find(|line| line.contains(word) && !line.trim_start().starts_with("//"));
                // Tests print what they skip.
                assert!(
                    found.is_none() || printed && text.contains("#[cfg(test)]"),
                    "{}: {word}",
                    path.display()
                );
            }
        }
    }
    assert!(files > 100);
}

fn packages() -> Vec<Value> {
    let metadata: Value = serde_json::from_str(&cargo(&["metadata", "--format-version", "1"])).unwrap();
    metadata["packages"].as_array().unwrap().clone()
}

/// Whether one way through `A OR (B AND C)` has only permitted licences.
fn permitted(expression: &str) -> bool {
    let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let mut words = spaced.split_whitespace().peekable();
    any_of(&mut words)
}

type Words<'a> = std::iter::Peekable<std::str::SplitWhitespace<'a>>;

fn any_of(words: &mut Words<'_>) -> bool {
    let mut good = all_of(words);
    while words.next_if_eq(&"OR").is_some() {
        good |= all_of(words);
    }
    good
}

fn all_of(words: &mut Words<'_>) -> bool {
    let mut good = one(words);
    while words.next_if_eq(&"AND").is_some() {
        good &= one(words);
    }
    good
}

fn one(words: &mut Words<'_>) -> bool {
    if words.next_if_eq(&"(").is_some() {
        let good = any_of(words);
        words.next();
        return good;
    }
    let Some(licence) = words.next() else { return false };
    match words.next_if_eq(&"WITH").and_then(|_| words.next()) {
        Some(exception) => LICENCES.contains(&format!("{licence} WITH {exception}").as_str()),
        None => LICENCES.contains(&licence),
    }
}

#[test]
fn all_licences_allow_distribution() {
    assert!(permitted("MIT OR Apache-2.0") && permitted("MIT/GPL-3.0") && permitted("(MIT OR X) AND Zlib"));
    assert!(!permitted("GPL-3.0") && !permitted("MIT AND GPL-3.0") && !permitted("(GPL-2.0 OR X) AND MIT"));
    let linked: BTreeSet<String> = SYSTEMS.into_iter().flat_map(linked).collect();
    for package in packages() {
        let name = package["name"].as_str().unwrap();
        let licence = package["license"].as_str().unwrap_or_default();
        if linked.contains(name) {
            assert!(permitted(licence), "{name}: {licence:?}");
        }
    }
}

#[test]
fn all_dependencies_come_from_crates_io() {
    for package in packages() {
        match package["source"].as_str() {
            None => assert!(
                ["board-reader", "xiangqi", "xiangqi-arbiter"].map(Value::from).contains(&package["name"])
            ),
            Some(source) => assert_eq!(source, "registry+https://github.com/rust-lang/crates.io-index"),
        }
    }
}

/// Two versions of one library are twice the code to trust; libraries of the window bring some that nobody here chose.
/// A change that brings many more is to be noticed.
#[test]
fn few_duplicate_dependencies() {
    for system in SYSTEMS {
        let tree = cargo(&["tree", "--edges", "normal", "--target", system, "--prefix", "none"]);
        let mut versions: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for line in tree.lines() {
            let mut words = line.split(' ');
            if let (Some(name), Some(version)) = (words.next(), words.next()) {
                versions.entry(name).or_default().insert(version);
            }
        }
        let twice: Vec<_> = versions.iter().filter(|(_, versions)| versions.len() > 1).collect();
        println!("{system}: {twice:?}");
        assert!(twice.len() <= MOST_TWICE, "{system}: {twice:?}");
    }
}

const MOST_TWICE: usize = 20;

#[test]
fn every_dependency_has_a_reason() {
    let text = include_str!("../../Cargo.toml");
    let (mut within, mut explained, mut counted) = (false, false, 0);
    for line in text.lines() {
        if line.starts_with('[') {
            within = line.contains("dependencies");
            // A comment above the heading is about what stands below it.
            explained = explained && within;
            continue;
        }
        if line.is_empty() {
            explained = false;
        } else if line.starts_with('#') {
            explained = true;
        } else if within && line.contains('=') {
            assert!(explained, "no word why: {line}");
            counted += 1;
        }
    }
    assert!(counted > 20);
}
