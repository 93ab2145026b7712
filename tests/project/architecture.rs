//! The map in ARCHITECTURE.md, held against the `use` lines of the source.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// What each folder may use, in the order of the map.
fn allowed() -> Vec<(String, BTreeSet<String>)> {
    let text = read(&root().join("ARCHITECTURE.md"));
    let mut rows: Vec<(String, BTreeSet<String>)> = Vec::new();
    for line in text.lines() {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let [_, folder, _, uses, _] = cells[..] else { continue };
        let Some(folder) = folder.strip_prefix('`').and_then(|rest| rest.strip_suffix('`')) else { continue };
        let above = rows.iter().map(|(name, _)| name.clone());
        let uses: BTreeSet<String> = match uses.split_once("all above") {
            Some((_, except)) => above.filter(|name| !except.contains(&format!("`{name}`"))).collect(),
            None => uses.split('`').skip(1).step_by(2).map(str::to_owned).collect(),
        };
        rows.push((folder.to_owned(), uses));
    }
    rows
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap()
}

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(rust_files(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
    found
}

/// The files of each part of the program: a folder of src/, or a file beside lib.rs.
fn parts() -> BTreeMap<String, Vec<PathBuf>> {
    let src = root().join("src");
    let mut parts: BTreeMap<String, Vec<PathBuf>> = BTreeMap::new();
    for path in rust_files(&src) {
        let first = path.strip_prefix(&src).unwrap().components().next().unwrap();
        let name = first.as_os_str().to_str().unwrap().trim_end_matches(".rs").to_owned();
        parts.entry(name).or_default().push(path);
    }
    parts.remove("lib");
    parts.remove("main");
    parts.remove("window_main");
    parts
}

/// The lines that are code, comments and unit tests left out.
fn code(path: &Path) -> String {
    let text = read(path);
    if text.contains("#![cfg(test)]") {
        return String::new();
    }
    let tests = ["#[cfg(test)]\nmod ", "#[cfg(test)]\npub(crate) mod "];
    let end = tests.iter().filter_map(|tests| text.find(tests)).min().unwrap_or(text.len());
    text[..end]
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"))
        .map(|line| format!("{line}\n"))
        .collect()
}

/// A file by its place among the modules: `app::review::room` is src/app/review/room.rs.
type Module = Vec<String>;

/// The files of a package, each with its code.
fn modules(src: &Path) -> BTreeMap<Module, String> {
    let module = |path: &Path| {
        let place = path.strip_prefix(src).unwrap().with_extension("");
        let mut module: Module = place.iter().map(|part| part.to_str().unwrap().to_owned()).collect();
        if ["mod", "lib"].contains(&module.last().unwrap().as_str()) {
            module.pop();
        }
        module
    };
    rust_files(src).iter().map(|path| (module(path), code(path))).collect()
}

/// The paths that begin here: `law::{self, Topic as T}` is two of them.
fn paths(text: &str) -> Vec<Vec<String>> {
    fn tree(text: &mut &str, before: &[String], found: &mut Vec<Vec<String>>) {
        let mut path = before.to_vec();
        loop {
            *text = text.trim_start();
            if let Some(list) = text.strip_prefix('{') {
                *text = list;
                loop {
                    tree(text, &path, found);
                    *text = text.trim_start();
                    if let Some(rest) = text.strip_prefix("as ") {
                        *text =
                            rest.trim_start_matches(|c: char| c.is_alphanumeric() || c == '_').trim_start();
                    }
                    match text.strip_prefix(',').map(str::trim_start) {
                        Some(rest) if !rest.starts_with('}') => *text = rest,
                        rest => {
                            *text = rest.unwrap_or(text);
                            *text = text.strip_prefix('}').unwrap_or(text);
                            return;
                        }
                    }
                }
            }
            let of_name = |c: char| c.is_alphanumeric() || c == '_' || c == '*';
            let end = text.find(|c: char| !of_name(c)).unwrap_or(text.len());
            let (name, rest) = text.split_at(end);
            path.push(name.to_owned());
            *text = rest;
            match rest.strip_prefix("::") {
                Some(rest) => *text = rest,
                None => return found.push(path),
            }
        }
    }
    let mut found = Vec::new();
    tree(&mut &*text, &[], &mut found);
    found
}

/// The other files that a file names, by `crate::`, `super::` or `self::`.
fn uses<'a>(file: &Module, code: &str, all: &'a BTreeMap<Module, String>) -> BTreeSet<&'a Module> {
    let mut found = BTreeSet::new();
    for start in ["crate::", "super::", "self::"] {
        for (at, _) in code.match_indices(start) {
            if code[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == ':') {
                continue;
            }
            for path in paths(&code[at..]) {
                let mut from = file.clone();
                let mut path = path.as_slice();
                loop {
                    match path.first().map(String::as_str) {
                        Some("crate") => from.clear(),
                        Some("super") => drop(from.pop()),
                        Some("self") => {}
                        _ => break,
                    }
                    path = &path[1..];
                }
                from.extend_from_slice(path);
                while !all.contains_key(&from) && from.pop().is_some() {}
                found.extend(
                    all.get_key_value(&from).map(|(module, _)| module).filter(|other| *other != file),
                );
            }
        }
    }
    found
}

/// The circles: files each of which reaches all others of its circle, and is reached by them.
fn circles(all: &BTreeMap<Module, String>) -> Vec<BTreeSet<&Module>> {
    let uses: BTreeMap<&Module, BTreeSet<&Module>> =
        all.iter().map(|(file, code)| (file, uses(file, code, all))).collect();
    let reached = |from: &Module| {
        let mut reached = BTreeSet::new();
        let mut next: Vec<&Module> = uses[from].iter().copied().collect();
        while let Some(file) = next.pop() {
            if reached.insert(file) {
                next.extend(&uses[file]);
            }
        }
        reached
    };
    let reached: BTreeMap<&Module, BTreeSet<&Module>> =
        all.keys().map(|file| (file, reached(file))).collect();
    let circle = |&file: &&Module| -> BTreeSet<&Module> {
        reached[file].iter().copied().filter(|other| reached[other].contains(file)).collect()
    };
    let circles: BTreeSet<_> =
        all.keys().map(|file| circle(&file)).filter(|circle| !circle.is_empty()).collect();
    circles.into_iter().collect()
}

fn module(path: &str) -> Module {
    path.split("::").map(str::to_owned).collect()
}

/// The parts of the program that a text names: `crate::law::Topic`, `use crate::{law, report::Report}`.
fn used(code: &str) -> BTreeSet<String> {
    let named = code.match_indices("crate::").flat_map(|(at, _)| paths(&code[at..]));
    named.filter_map(|path| path.get(1).cloned()).collect()
}

#[test]
fn folders_use_only_what_the_map_allows() {
    let allowed = allowed();
    let known: BTreeSet<&String> = allowed.iter().map(|(name, _)| name).collect();
    let parts = parts();
    assert_eq!(parts.keys().collect::<BTreeSet<_>>(), known, "the map names every part of the program");
    let mut wrong = Vec::new();
    for (name, uses) in &allowed {
        for file in &parts[name] {
            for other in used(&code(file)) {
                if other != *name && known.contains(&other) && !uses.contains(&other) {
                    wrong.push(format!("{} uses {other}", file.display()));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn the_map_has_no_circle() {
    let allowed = allowed();
    for (at, (name, uses)) in allowed.iter().enumerate() {
        let above: BTreeSet<String> = allowed[..at].iter().map(|(name, _)| name.clone()).collect();
        assert!(uses.is_subset(&above), "{name} uses what stands below it");
    }
}

#[test]
fn only_the_window_knows_egui() {
    for (name, files) in parts() {
        let window = files.iter().find(|file| {
            let code = code(file);
            name != "app" && (code.contains("egui") || code.contains("eframe"))
        });
        assert_eq!(window, None);
    }
}

#[test]
fn only_store_cli_and_app_touch_a_disk_or_a_clock() {
    for (name, files) in parts() {
        if ["store", "cli", "app"].contains(&name.as_str()) {
            continue;
        }
        for file in files {
            let code = code(&file);
            for word in [
                "std::fs",
                "std::net",
                "std::env",
                "std::process",
                "SystemTime",
                "Instant",
                "Zoned::now",
                "Timestamp::now",
            ] {
                assert!(!code.contains(word), "{} uses {word}", file.display());
            }
        }
    }
}

/// What lies in front of the window is part of its state, and is shown from that state: these name each other.
const ONE: [&str; 5] = ["app::commands", "app::ctx", "app::overlay", "app::state", "app::view_state"];

#[test]
fn no_file_of_the_window_reaches_itself_through_others() {
    let mut all = modules(&root().join("src"));
    all.retain(|file, _| file.first().is_some_and(|part| part == "app"));
    let expected: BTreeSet<Module> = ONE.iter().map(|path| module(path)).collect();
    let found: Vec<Vec<String>> = circles(&all)
        .iter()
        .filter(|circle| !circle.iter().all(|file| expected.contains(*file)))
        .map(|circle| circle.iter().map(|file| file.join("::")).collect())
        .collect();
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn no_file_of_the_board_reader_reaches_itself_through_others() {
    let all = modules(&root().join("crates/board-reader/src"));
    assert!(all.len() > 10);
    assert_eq!(circles(&all), Vec::<BTreeSet<&Module>>::new());
}

#[test]
fn circles_are_found_through_every_form_of_a_path() {
    let files = |files: &[(&str, &str)]| -> BTreeMap<Module, String> {
        files.iter().map(|(path, code)| (module(path), (*code).to_owned())).collect()
    };
    let named = |text: &str| -> Vec<String> { paths(text).iter().map(|path| path.join("::")).collect() };
    assert_eq!(
        named("crate::app::{self, a::{B as C, D}, e::*,\n f,};"),
        ["crate::app::self", "crate::app::a::B", "crate::app::a::D", "crate::app::e::*", "crate::app::f"]
    );
    let circle = |one: &str, two: &str| {
        let all =
            files(&[("app", ""), ("app::a", ""), ("app::a::one", one), ("app::b::two", two), ("app::b", "")]);
        circles(&all).len()
    };
    assert_eq!(circle("use crate::app::b::two::Two;", ""), 0);
    assert_eq!(circle("use crate::app::b::two::Two;", "use crate::app::a::one::One;"), 1);
    assert_eq!(circle("use crate::app::{a, b::{two}};", "fn f() -> super::super::a::one::One {}"), 1);
    assert_eq!(circle("use crate::app::b::{Other, two as t};", "use crate::{law, app::a::one};"), 1);
    assert_eq!(circle("let x = crate::app::b::two::f();", "use crate::app::a::Only;"), 0);
    let through = files(&[
        ("app::a", "pub use crate::app::a::view::View;"),
        ("app::a::view", "use crate::app::b::B;"),
        ("app::b", "use super::a::View;"),
    ]);
    assert_eq!(circles(&through)[0].len(), 3, "a re-exported name counts as its folder's file");
}

/// The tests must not read or write the settings, law, keys and unsaved work of whoever runs them.
#[test]
fn tests_start_the_program_away_from_its_user() {
    let starts = |path: &PathBuf| read(path).contains(concat!("CARGO_BIN_EXE_", "xiangqi-arbiter"));
    let found: Vec<PathBuf> = rust_files(&root().join("tests")).into_iter().filter(starts).collect();
    assert_eq!(found, [root().join("tests/support/program.rs")]);
}
