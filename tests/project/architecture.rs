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
    parts
}

/// The lines that are code, comments and unit tests left out.
fn code(path: &Path) -> String {
    let text = read(path);
    if text.contains("#![cfg(test)]") {
        return String::new();
    }
    let text = text.split("#[cfg(test)]\nmod tests").next().unwrap();
    text.lines().filter(|line| !line.trim_start().starts_with("//")).map(|line| format!("{line}\n")).collect()
}

/// The parts of the program that a text names: `crate::law::Topic`, `use crate::{law, report::Report}`.
fn used(code: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for rest in code.split("crate::").skip(1) {
        match rest.strip_prefix('{') {
            None => {
                found.insert(rest.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect());
            }
            Some(list) => {
                let (mut depth, mut name) = (0, String::new());
                for c in list.chars() {
                    match c {
                        '{' => depth += 1,
                        '}' if depth == 0 => break,
                        '}' => depth -= 1,
                        ',' if depth == 0 => found.extend([std::mem::take(&mut name)]),
                        _ if depth == 0 => name.push(c),
                        _ => {}
                    }
                }
                found.insert(name);
            }
        }
    }
    let first = |name: &String| name.trim().split("::").next().unwrap_or_default().to_owned();
    found.iter().map(first).filter(|name| !name.is_empty()).collect()
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
