//! `*` and `?` on the command line, which the shells of Windows leave to the program.

use std::ffi::{OsStr, OsString};
use std::path::PathBuf;

use glob::{MatchOptions, glob_with};

/// The words of the command line with each wildcard replaced by the files that it means, ordered by name; one that
/// means none stays as it is.
pub fn expanded(words: impl Iterator<Item = OsString>) -> Vec<OsString> {
    words.flat_map(|word| files(&word).unwrap_or_else(|| vec![word])).collect()
}

fn files(word: &OsStr) -> Option<Vec<OsString>> {
    let text = word.to_str().filter(|text| text.contains(['*', '?']))?;
    // To Windows a bracket is a letter like others.
    let pattern = text.replace('[', "[[]");
    let options = MatchOptions {
        case_sensitive: false,
        require_literal_separator: true,
        require_literal_leading_dot: false,
    };
    let found: Vec<OsString> =
        glob_with(&pattern, options).ok()?.filter_map(Result::ok).map(PathBuf::into_os_string).collect();
    (!found.is_empty()).then_some(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wildcards_mean_files_in_the_order_of_their_names() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        for name in ["乙.ron", "甲.ron", "c.RON", "x[1].ron", "x1.ron", "note.txt"] {
            std::fs::write(path(name), "").unwrap();
        }
        let expand = |names: &[&str]| {
            let words = expanded(names.iter().map(|name| path(name).into_os_string()));
            let named = words.iter().map(|word| std::path::Path::new(word).file_name().unwrap().to_owned());
            named.map(|name| name.into_string().unwrap()).collect::<Vec<_>>()
        };
        assert_eq!(expand(&["*.ron"]), ["c.RON", "x1.ron", "x[1].ron", "乙.ron", "甲.ron"]);
        assert_eq!(expand(&["?.ron", "note.txt"]), ["c.RON", "乙.ron", "甲.ron", "note.txt"]);
        assert_eq!(expand(&["x[1]*"]), ["x[1].ron"]);
        assert_eq!(expand(&["*.pgn"]), ["*.pgn"], "what means no file is named as it was typed");
        assert_eq!(expand(&["x[1].ron"]), ["x[1].ron"]);
        let events = OsString::from("words 谁走的?; touch c6");
        assert_eq!(expanded([events.clone()].into_iter()), [events]);
    }
}
