//! Game records as web pages and programs write them.

mod dialects;
mod encodings;
mod handed;
mod headings;
mod pages;
mod reference;
mod trees;

use xiangqi::game_record::{RecordedGame, Records, read};

/// What bytes give.
fn records(bytes: impl AsRef<[u8]>) -> Records {
    read(bytes.as_ref())
        .unwrap_or_else(|error| panic!("{error}: {}", String::from_utf8_lossy(bytes.as_ref())))
}

/// The one game of a text.
fn one(bytes: impl AsRef<[u8]>) -> RecordedGame {
    let mut records = records(bytes);
    assert_eq!(records.games.len(), 1, "{:#?}", records.games);
    records.games.remove(0)
}

fn moves(game: &RecordedGame) -> String {
    game.moves.iter().map(|one| one.mv.to_string()).collect::<Vec<_>>().join(" ")
}

fn flags(game: &RecordedGame) -> Vec<(usize, &'static str)> {
    game.flags.iter().map(|flag| (flag.ply, flag.kind.code())).collect()
}

/// The tags, each with this value.
fn has_tags(game: &RecordedGame, tags: &[(&str, &str)]) {
    for (tag, value) in tags {
        assert_eq!(game.tag(tag), Some(*value), "{tag} of {:?}", game.tags);
    }
}
