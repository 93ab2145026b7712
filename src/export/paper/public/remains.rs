//! What may be left of a name in a text from which the names were taken out.

use super::folding::{Folded, simplified};
use super::names::Names;
use super::search::{MASK, Search};

/// So many letters of a text are shown before and after.
const AROUND: usize = 12;

/// Pieces and figures, which stand in every move; as a surname they count only before a title.
const IN_MOVES: &str = "车马炮砲兵卒士仕象相将帅一二三四五六七八九十红黑方";
/// Before a surname: 小张.
const BEFORE: [char; 4] = ['小', '老', '阿', '大'];
/// Behind a surname: 张某.
const BEHIND: [&str; 18] = [
    "某", "先生", "女士", "小姐", "老师", "大师", "特大", "指导", "教练", "裁判", "选手", "棋手", "同志",
    "总", "氏", "哥", "姐", "×",
];

/// What is looked for beside whole names.
#[derive(Debug)]
pub struct Parts {
    parts: Search,
    single: Vec<char>,
    initials: Vec<String>,
    /// Each of the initials.
    first_letters: Vec<char>,
}

impl Parts {
    pub fn of(names: &Names) -> Self {
        let mut first_letters: Vec<char> = names.initials.iter().flat_map(|all| all.chars()).collect();
        first_letters.sort_unstable();
        Self {
            parts: Search::new(&names.parts),
            single: names.single.clone(),
            initials: names.initials.clone(),
            first_letters,
        }
    }

    /// The places in a masked text where a part of a name may be left, each with what stands around it.
    pub fn left_in(&self, masked: &str) -> Vec<String> {
        let mut places = self.parts.places(&Folded::of(masked));
        places.extend(self.titled(masked));
        places.extend(self.initials(masked));
        places.sort_unstable();
        places.dedup();
        places.into_iter().map(|place| around(masked, place)).collect()
    }

    fn titled<'a>(&'a self, text: &'a str) -> impl Iterator<Item = (usize, usize)> + 'a {
        let mut before: Option<char> = None;
        text.char_indices().filter_map(move |(from, letter)| {
            let last = before.replace(letter);
            self.single.binary_search(&simplified(letter)).ok()?;
            let to = from + letter.len_utf8();
            let after = text.get(to..).unwrap_or_default();
            let is_titled = BEHIND.iter().any(|title| after.starts_with(title));
            let is_called = last.is_some_and(|last| BEFORE.contains(&last));
            let stands_alone =
                !last.is_some_and(char::is_alphabetic) && !after.starts_with(char::is_alphabetic);
            let counts = is_titled || (!IN_MOVES.contains(letter) && (is_called || stands_alone));
            counts.then_some((from, to))
        })
    }

    /// Words in capitals that are somebody's initials; a single letter only where a point is behind it.
    fn initials<'a>(&'a self, text: &'a str) -> impl Iterator<Item = (usize, usize)> + 'a {
        let words = text.split(|letter: char| !letter.is_alphabetic());
        let mut at = 0;
        words.filter_map(move |word| {
            let from = at + text.get(at..)?.find(word)?;
            at = from + word.len();
            let mut letters = word.chars();
            let is_initial = match (letters.next(), letters.next()) {
                (Some(one), None) => {
                    let is_pointed = text.get(at..).is_some_and(|after| after.starts_with('.'));
                    is_pointed && self.first_letters.binary_search(&one).is_ok()
                }
                (Some(_), Some(_)) => self.initials.binary_search_by(|all| all.as_str().cmp(word)).is_ok(),
                (None, _) => false,
            };
            is_initial.then_some((from, at))
        })
    }
}

/// A place in a text with what stands around it, in one line.
fn around(text: &str, (from, to): (usize, usize)) -> String {
    let before = text.get(..from).unwrap_or_default();
    let after = text.get(to..).unwrap_or_default();
    let start = before.char_indices().rev().nth(AROUND - 1).map_or(0, |(at, _)| at);
    let end = after.char_indices().nth(AROUND).map_or(after.len(), |(at, _)| at);
    let mut out = String::new();
    if start > 0 {
        out.push('…');
    }
    out.push_str(text.get(start..to + end).unwrap_or_default());
    if end < after.len() {
        out.push('…');
    }
    out.replace(['\n', '\r'], " ")
}

/// The beginning of a text that is too long to be shown.
pub fn beginning(text: &str) -> String {
    around(text, (0, 0)).replace(MASK, "")
}

#[cfg(test)]
mod tests {
    use super::super::names::Of;
    use super::*;

    /// What is left of a name in a text.
    fn left(name: &str, text: &str) -> usize {
        let names = Names::of([(Of::Person, name)].into_iter());
        let masked = Search::new(&names.whole).masked(text);
        Parts::of(&names).left_in(&masked).len()
    }

    #[test]
    fn parts_of_names_are_found() {
        for (name, text) in [
            ("胡荣华", "小胡说"),
            ("胡荣华", "胡先生来了"),
            ("胡荣华", "胡某"),
            ("胡榮華", "胡荣说"),
            ("许银川", "許先生"),
            ("胡荣华", "（胡）"),
            ("胡荣华", "胡荣说"),
            ("马三立", "马某说"),
            ("欧阳修远", "修远说"),
            ("张三李四", "李四说"),
            ("张三", "Zhang said"),
            ("胡荣华", "HRH signed"),
            ("John Smith", "J. was there"),
            ("John Smith", "smith was there"),
        ] {
            assert_eq!(left(name, text), 1, "{name} in {text}");
        }
    }

    #[test]
    fn moves_and_whole_names_are_no_parts() {
        for (name, text) in [
            ("马三立", "马二进三，小马"),
            ("方世玉", "红方走，小方"),
            ("胡荣华", "胡荣华走炮二平五"),
            ("胡荣华", "含胡其辞"),
            ("John Smith", "John Smith moved; blacksmith"),
        ] {
            assert_eq!(left(name, text), 0, "{name} in {text}");
        }
    }

    #[test]
    fn a_place_is_shown_with_what_stands_around_it() {
        let text = "一二三四五六七八九十甲乙丙小胡说一二三四五六七八九十甲乙丙";
        let from = text.find('胡').unwrap();
        assert_eq!(around(text, (from, from + 3)), "…三四五六七八九十甲乙丙小胡说一二三四五六七八九十甲…");
        assert_eq!(around("小胡\n说", (3, 6)), "小胡 说");
    }
}
