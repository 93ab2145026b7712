//! The clauses of every rulebook and regulation at hand, searched by number, word or topic.

pub mod book;
pub(crate) mod view;

use std::collections::HashSet;

use crate::law::{Bilingual, Clause, Library, Topic};
use crate::text::{Lang, law, ruling};

/// What is looked for, and the clause looked at.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Browser {
    /// Only in this text; `None` for all of them.
    pub within: Option<TextId>,
    /// Numbers and words, all of which must be found.
    pub query: String,
    pub topic: Option<Topic>,
    /// The clause looked at, by text and number.
    pub shown: Option<(TextId, String)>,
}

/// A rulebook or a regulation, by id.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum TextId {
    Rulebook(String),
    Regulation(String),
}

/// A text with its clauses.
#[derive(Clone, Debug)]
pub struct Text<'a> {
    pub id: TextId,
    pub name: &'a Bilingual,
    pub full_name: &'a Bilingual,
    pub edition: &'a Bilingual,
    /// Its clauses, in order.
    pub clauses: Vec<&'a Clause>,
}

/// Every text of a library: regulations first, for they go before the rulebooks.
pub fn texts(library: &Library) -> Vec<Text<'_>> {
    let regulations = library.regulations.iter().map(|text| Text {
        id: TextId::Regulation(text.id.clone()),
        name: &text.short_name,
        full_name: &text.name,
        edition: &text.edition,
        clauses: text.clauses.iter().collect(),
    });
    let rulebooks = library.rulebooks.iter().map(|text| Text {
        id: TextId::Rulebook(text.id.clone()),
        name: &text.short_name,
        full_name: &text.name,
        edition: &text.edition,
        clauses: text.clauses.iter().collect(),
    });
    regulations.chain(rulebooks).collect()
}

impl Browser {
    /// The texts with those of their clauses that are looked for; texts without any are left out.
    pub fn found<'a>(&self, library: &'a Library) -> Vec<Text<'a>> {
        let query = self.query.to_lowercase();
        let words: Vec<&str> = query.split_whitespace().collect();
        let mut all = texts(library);
        all.retain(|text| self.within.as_ref().is_none_or(|within| text.id == *within));
        for text in &mut all {
            text.clauses.retain(|clause| {
                let about = self.topic.is_none_or(|topic| clause.topic == Some(topic));
                about && words.iter().all(|word| is_in(clause, word))
            });
        }
        all.retain(|text| !text.clauses.is_empty());
        if all.is_empty() {
            return self.alike(library);
        }
        // Clauses that are named so come before those that mention it.
        let in_title = |clause: &Clause| {
            words.iter().all(|word| {
                clause.title.zh.to_lowercase().contains(word) || clause.title.en.to_lowercase().contains(word)
            })
        };
        for text in &mut all {
            text.clauses.sort_by_key(|clause| !in_title(clause));
        }
        all.sort_by_key(|text| !text.clauses.first().is_some_and(|clause| in_title(clause)));
        all
    }

    /// The clauses that say much the same as the query, where that is a sentence: the texts here are in our own words,
    /// and whoever pastes the wording of a book looks for these. The most alike come first.
    fn alike<'a>(&self, library: &'a Library) -> Vec<Text<'a>> {
        let wanted = parts_of(&self.query);
        if wanted.len() < SENTENCE {
            return Vec::new();
        }
        let mut all = texts(library);
        all.retain(|text| self.within.as_ref().is_none_or(|within| text.id == *within));
        let share = |clause: &Clause| {
            let of = |text: &Bilingual| [parts_of(&text.zh), parts_of(&text.en)];
            let found: HashSet<String> =
                of(&clause.title).into_iter().chain(of(&clause.text)).flatten().collect();
            wanted.intersection(&found).count() * 100 / wanted.len()
        };
        let mut best = 0;
        let mut ranked: Vec<(usize, Text<'a>)> = Vec::new();
        for mut text in all {
            let mut clauses: Vec<(usize, &Clause)> = text
                .clauses
                .iter()
                .filter(|clause| self.topic.is_none_or(|topic| clause.topic == Some(topic)))
                .map(|clause| (share(clause), *clause))
                .filter(|(share, _)| *share >= ALIKE)
                .collect();
            clauses.sort_by_key(|(share, _)| std::cmp::Reverse(*share));
            let Some(&(most, _)) = clauses.first() else { continue };
            best = best.max(most);
            text.clauses = clauses.into_iter().map(|(_, clause)| clause).collect();
            ranked.push((most, text));
        }
        ranked.retain(|(most, _)| most + NEAR >= best);
        ranked.sort_by_key(|(most, _)| std::cmp::Reverse(*most));
        ranked.into_iter().map(|(_, text)| text).collect()
    }

    /// Looks at another clause of those found, so many further down.
    fn step(&mut self, found: &[Text<'_>], by: isize) {
        let all: Vec<(TextId, String)> = found
            .iter()
            .flat_map(|text| text.clauses.iter().map(|clause| (text.id.clone(), clause.number.clone())))
            .collect();
        let now = self.shown(found).map(|(text, clause)| (text.id, clause.number.clone()));
        let at = all.iter().position(|one| Some(one) == now.as_ref()).unwrap_or_default();
        let next = at.saturating_add_signed(by).min(all.len().saturating_sub(1));
        self.shown = all.into_iter().nth(next).or(self.shown.take());
    }

    /// The clause looked at, where it is among those found; else the first of them.
    pub fn shown<'a>(&self, found: &[Text<'a>]) -> Option<(Text<'a>, &'a Clause)> {
        let chosen = self.shown.as_ref().and_then(|(id, number)| {
            let text = found.iter().find(|text| text.id == *id)?;
            Some((text, *text.clauses.iter().find(|clause| clause.number == *number)?))
        });
        let first = || found.first().and_then(|text| Some((text, *text.clauses.first()?)));
        chosen.or_else(first).map(|(text, clause)| (text.clone(), clause))
    }
}

/// So many parts are a sentence.
const SENTENCE: usize = 8;
/// So many of a hundred parts a clause has to share with it, and so many fewer than the best one it may.
const ALIKE: usize = 35;
const NEAR: usize = 25;
/// Shorter words of Latin letters stand in every sentence.
const WORD: usize = 4;

/// The parts of a text by which sentences are alike: each two neighbouring Chinese characters, and each longer word of
/// Latin letters.
fn parts_of(text: &str) -> HashSet<String> {
    let mut parts = HashSet::new();
    for word in text.split(|letter: char| !letter.is_alphanumeric()) {
        if word.is_ascii() {
            if word.len() >= WORD {
                parts.insert(word.to_lowercase());
            }
            continue;
        }
        let letters: Vec<char> = word.chars().collect();
        parts.extend(letters.windows(2).map(|pair| pair.iter().collect::<String>()));
    }
    parts
}

/// Whether a word, in small letters, is part of a clause: of its number from the beginning, of what it says, of
/// what it is about, or of where and how well it was seen.
fn is_in(clause: &Clause, word: &str) -> bool {
    let is_number =
        word.starts_with(|first: char| first.is_ascii_digit()) && !word.contains(char::is_alphabetic);
    if is_number {
        let number = clause.number.rsplit(':').next().unwrap_or_default().to_lowercase();
        let rest = number.strip_prefix(word.trim_end_matches('.'));
        return rest.is_some_and(|rest| !rest.starts_with(|next: char| next.is_ascii_digit()));
    }
    let both =
        |text: &Bilingual| text.zh.to_lowercase().contains(word) || text.en.to_lowercase().contains(word);
    let of_matter = clause
        .topic
        .is_some_and(|matter| Lang::ALL.into_iter().any(|lang| law::matter(matter, lang).contains(word)));
    let confidence = clause.confidence;
    let known = Lang::ALL.into_iter().any(|lang| ruling::confidence(confidence, lang).contains(word));
    clause.number.to_lowercase().contains(word)
        || both(&clause.title)
        || both(&clause.text)
        || of_matter
        || known
        || clause.source.to_lowercase().contains(word)
        || clause.note.as_ref().is_some_and(both)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(query: &str, topic: Option<Topic>) -> Vec<(TextId, String)> {
        let library = Library::built_in().unwrap();
        let browser = Browser { query: query.to_owned(), topic, ..Browser::default() };
        let texts = browser.found(&library);
        let numbers = texts
            .iter()
            .flat_map(|text| text.clauses.iter().map(|clause| (text.id.clone(), clause.number.clone())));
        numbers.collect()
    }

    #[test]
    fn a_number_finds_its_clause_and_those_below_it() {
        let of_2011: Vec<String> = found("4.1", None)
            .into_iter()
            .filter(|(id, _)| *id == TextId::Rulebook("cn-2011".to_owned()))
            .map(|(_, number)| number)
            .collect();
        assert!(of_2011.contains(&"4.1.3".to_owned()) && of_2011.contains(&"4.1.8".to_owned()));
        // What is carried over from another edition is found by its number there.
        let number = |code: &str| code.trim_start_matches("1999:").to_owned();
        let below = |code: &String| number(code) == "4.1" || number(code).starts_with("4.1.");
        assert!(of_2011.contains(&"1999:4.1.4".to_owned()) && of_2011.iter().all(below), "{of_2011:?}");
    }

    #[test]
    fn the_wording_of_a_book_finds_its_clause() {
        let book = TextId::Rulebook("cn-2011".to_owned());
        for (pasted, number) in [
            // As the article quotes them.
            ("摸触对方的哪个棋子，就必须吃掉那个棋子", "5.2"),
            (
                "摸触已方的哪个棋子，就应走那个棋子，除非所摸触的棋子按行棋规定根本不能走，才可以另走他子",
                "5.1",
            ),
            ("摸触对方的哪个棋子就必须吃掉那个棋子，只有在无法去吃时，才可以走别的着法", "5.2"),
        ] {
            let (id, first) = found(pasted, None).into_iter().find(|(id, _)| *id == book).unwrap();
            assert_eq!((id, first.as_str()), (book.clone(), number), "{pasted}");
        }
        // A few words are looked for as they stand.
        assert!(found("没有这样的话", None).is_empty());
        assert!(found("the weather in Changchun is fine today and nobody plays", None).is_empty());
    }

    #[test]
    fn words_and_topics_are_found_by_any_part() {
        let library = Library::built_in().unwrap();
        let suicide = found("自杀", None);
        assert!(suicide.contains(&(TextId::Rulebook("cn-2011".to_owned()), "4.1.3".to_owned())));
        assert!(found("自杀 没有这个词", None).is_empty());
        let everywhere = found("", Some(Topic::TouchEnemy));
        let books = library.rulebooks.iter().map(|book| &book.clauses);
        let texts = books.chain(library.regulations.iter().map(|regulation| &regulation.clauses));
        let with_one = texts
            .clone()
            .filter(|clauses| clauses.iter().any(|clause| clause.topic == Some(Topic::TouchEnemy)));
        let books: HashSet<TextId> = everywhere.into_iter().map(|(id, _)| id).collect();
        assert_eq!(books.len(), with_one.count());
        let all: usize = texts.map(Vec::len).sum();
        assert_eq!(found("", None).len(), all);
    }
}
