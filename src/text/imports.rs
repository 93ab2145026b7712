//! Sentences about a record that is to be taken into the report.

use super::{Lang, records};
use crate::report::{LONGEST_COMMENT, MOST_COMMENTS, MOST_VARIATIONS};
use crate::tr;
use xiangqi::game_record::{RecordedGame, TextEncoding};

/// A game in one line: who against whom, where, how many moves, how it ended.
#[must_use]
pub fn game(number: usize, game: &RecordedGame, lang: Lang) -> String {
    let player = |tag| game.tag(tag).map(str::trim).filter(|name| !name.is_empty() && *name != "?");
    let who = match (player("Red"), player("Black")) {
        (None, None) => player("Title").unwrap_or_default().to_owned(),
        (red, black) => {
            let (red, black) = (red.unwrap_or("?"), black.unwrap_or("?"));
            tr!(lang, "import-players", red, black)
        }
    };
    let moves = game.moves.len();
    let mut parts = vec![tr!(lang, "import-game", number, who).trim_end().to_owned()];
    parts.extend(player("Event").map(str::to_owned));
    parts.extend(player("Date").map(str::to_owned));
    parts.push(tr!(lang, "import-moves", moves));
    parts.extend(game.outcome.map(|outcome| records::outcome(Some(outcome), lang).to_owned()));
    parts.join(" · ")
}

/// How many games a record holds.
#[must_use]
pub fn games(count: usize, lang: Lang) -> String {
    tr!(lang, "import-games", count)
}

/// Where the incident is put.
#[must_use]
pub fn incident(place: &str, found: bool, recorded: usize, lang: Lang) -> String {
    if found {
        return tr!(lang, "import-incident", place);
    }
    if recorded > 0 {
        tr!(lang, "import-incident-last-kept", recorded)
    } else {
        tr!(lang, "import-incident-last").to_owned()
    }
}

/// Comments come along, so many of them cut.
#[must_use]
pub fn comments(count: usize, cut: usize, lang: Lang) -> String {
    let text = tr!(lang, "import-comments", count);
    if cut == 0 {
        return text;
    }
    let cut = tr!(lang, "import-comments-cut", cut, most = LONGEST_COMMENT - 1);
    text + tr!(lang, "join-sentences") + &cut
}

/// The encoding in which the text was read.
#[must_use]
pub fn encoding(encoding: TextEncoding, lang: Lang) -> String {
    tr!(lang, "import-encoding-is", encoding = encoding.name())
}

/// Variations come along.
#[must_use]
pub fn variations(count: usize, lang: Lang) -> String {
    tr!(lang, "import-variations", count)
}

/// There are more variations than a report keeps.
#[must_use]
pub fn variations_left_out(count: usize, lang: Lang) -> String {
    tr!(lang, "import-variations-left-out", count, most = MOST_VARIATIONS)
}

/// There are more comments than a report keeps.
#[must_use]
pub fn comments_left_out(count: usize, lang: Lang) -> String {
    tr!(lang, "import-comments-left-out", count, most = MOST_COMMENTS)
}

/// There are more of them than shown.
#[must_use]
pub fn more(count: usize, lang: Lang) -> String {
    tr!(lang, "import-more", count)
}

/// What gives no move, and so does not come into the report.
#[must_use]
pub fn unread(text: &str, lang: Lang) -> String {
    const SHOWN: usize = 60;
    let mut start: String = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if let Some((end, _)) = start.char_indices().nth(SHOWN) {
        start.truncate(end);
        start.push('…');
    }
    tr!(lang, "import-unread", start)
}
