//! The texts of the law in languages that the law itself is not written in.

use std::collections::HashMap;
use std::sync::LazyLock;

/// A line for each Chinese text: in simplified characters, a tab, in traditional ones.
static TRADITIONAL: LazyLock<HashMap<&'static str, &'static str>> =
    LazyLock::new(|| table(include_str!("../../resources/locales/zh-Hant/law.tsv")));

fn table(lines: &'static str) -> HashMap<&'static str, &'static str> {
    lines.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once('\t')).collect()
}

/// A Chinese text of the law in traditional characters; one that did not come with the program stays as it is.
pub fn in_traditional(simplified: &str) -> &str {
    TRADITIONAL.get(simplified).copied().unwrap_or(simplified)
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;
    use crate::digest::Digest;
    use crate::law::{Bilingual, Library};
    use crate::text::Lang;

    #[test]
    fn every_text_of_the_law_is_translated() {
        let library = Library::built_in().unwrap();
        let mut texts: Vec<&Bilingual> = Vec::new();
        for rulebook in &library.rulebooks {
            texts.extend([&rulebook.name, &rulebook.short_name, &rulebook.edition, &rulebook.seen]);
            texts.extend(
                rulebook.clauses.iter().flat_map(|one| [&one.title, &one.text].into_iter().chain(&one.note)),
            );
        }
        for regulation in &library.regulations {
            texts.extend([&regulation.name, &regulation.short_name, &regulation.edition, &regulation.seen]);
            texts.extend(
                regulation
                    .clauses
                    .iter()
                    .flat_map(|one| [&one.title, &one.text].into_iter().chain(&one.note)),
            );
        }
        for reading in &library.readings {
            texts.extend([&reading.name, &reading.gist, &reading.source]);
        }
        let lacking: Vec<&String> =
            texts.iter().map(|text| &text.zh).filter(|zh| !TRADITIONAL.contains_key(zh.as_str())).collect();
        assert!(lacking.is_empty(), "run tools/zh-hant/derive.py: {lacking:#?}");
        assert!(texts.iter().any(|text| Lang::ZhHant.of(text).contains("帥")));
    }

    /// The head of each file says what it was made of and what was made.
    #[test]
    fn traditional_texts_are_as_they_were_derived() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let read = |path: &str| fs::read_to_string(root.join(path)).unwrap();
        let terms = read("tools/zh-hant/terms.tsv");
        for entry in fs::read_dir(root.join("resources/locales/zh-Hant")).unwrap() {
            let name = entry.unwrap().file_name().into_string().unwrap();
            let text = read(&format!("resources/locales/zh-Hant/{name}"));
            let (head, body) = text.split_once('\n').unwrap();
            let source = match name.as_str() {
                "law.tsv" => {
                    body.lines().map(|line| format!("{}\n", line.split_once('\t').unwrap().0)).collect()
                }
                _ => read(&format!("resources/locales/zh/{name}")),
            };
            let digests =
                [source + &terms, body.to_owned()].map(|text| Digest::of(text.as_bytes()).to_string());
            assert!(head.ends_with(&digests.join(" ")), "run tools/zh-hant/derive.py again: {name}");
        }
    }
}
