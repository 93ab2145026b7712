//! Games with variations and comments, written and read back; records damaged at random.

use proptest::prelude::*;
use xiangqi::game_record::write::{Labels, Notation, dhtmlxq, list, pgn, xqf};
use xiangqi::game_record::{MAX_MOVES, RecordedGame, RecordedMove, Variation, read};
use xiangqi::{Move, Setup, movegen};

use super::{moves, one};
use crate::tables::config;

const NOTATIONS: [Notation; 5] =
    [Notation::Chinese, Notation::Traditional, Notation::Wxf, Notation::Iccs, Notation::Uci];

/// So many legal moves from a position, chosen by numbers, each with a comment now and then.
fn played(start: &Setup, choices: &[u16]) -> Vec<RecordedMove> {
    let mut setup = start.clone();
    let mut line = Vec::new();
    for (index, choice) in choices.iter().enumerate() {
        let Some(turn) = setup.turn else { break };
        let legal: Vec<Move> = movegen::legal_moves(&setup.board, turn).collect();
        let Some(&mv) = legal.get(usize::from(*choice) % legal.len().max(1)) else { break };
        setup = setup.after(mv);
        let comment = if choice % 5 == 0 { format!("评 {index}\n第二行 & <好>") } else { String::new() };
        line.push(RecordedMove { mv, comment });
    }
    line
}

/// A game, with variations in the place of moves of it and of each other.
fn tree() -> impl Strategy<Value = RecordedGame> {
    let line = || proptest::collection::vec(any::<u16>(), 1..8);
    let variations = proptest::collection::vec((any::<u16>(), any::<u16>(), line()), 0..7);
    (line(), variations).prop_map(|(main, variations)| {
        let mut game = RecordedGame::new(Setup::start());
        game.moves = played(&game.start, &main);
        for (which, after, choices) in variations {
            let which = usize::from(which) % (game.variations.len() + 1);
            let (leaves, length) = match which.checked_sub(1) {
                None => (None, game.moves.len()),
                Some(index) => (Some(index), game.variations[index].moves.len()),
            };
            // What replaces the first move of a variation leaves the line that this one leaves.
            let first = usize::from(leaves.is_some());
            if length <= first {
                continue;
            }
            let after = first + usize::from(after) % (length - first);
            let place = Variation { leaves, after, ..Variation::default() };
            let before = game.moves_before(&place);
            let setup = before.iter().fold(game.start.clone(), |setup, &mv| setup.after(mv));
            let moves = played(&setup, &choices);
            if !moves.is_empty() {
                game.variations.push(Variation { moves, ..place });
            }
        }
        game
    })
}

/// The lines of a game whatever their numbers.
fn told(game: &RecordedGame) -> Vec<String> {
    let mut all: Vec<String> =
        game.variations.iter().map(|one| format!("{:?} {:?}", game.moves_before(one), one.moves)).collect();
    all.sort();
    all
}

proptest! {
    #![proptest_config(config(150))]

    #[test]
    fn trees_round_trip_in_every_format(game in tree()) {
        let games = std::slice::from_ref(&game);
        let mut written = vec![dhtmlxq(games).into_bytes(), xqf(&game).unwrap()];
        for notation in NOTATIONS {
            written.push(pgn(games, notation).into_bytes());
            written.push(list(games, notation, Labels::Chinese).into_bytes());
            written.push(list(games, notation, Labels::English).into_bytes());
        }
        for bytes in written {
            let again = one(&bytes);
            let text = String::from_utf8_lossy(&bytes);
            prop_assert_eq!(&again.moves, &game.moves, "{}", text);
            prop_assert_eq!(told(&again), told(&game), "{}", text);
            prop_assert!(again.flags.is_empty() && again.unread.is_empty(), "{}", text);
        }
    }

    #[test]
    fn damaged_reference_files_are_read_or_refused(
        which in 0..FILES.len(),
        damage in proptest::collection::vec((any::<prop::sample::Index>(), any::<u8>(), 0..4_u8), 1..20),
    ) {
        let mut bytes = FILES[which].to_vec();
        for (place, byte, kind) in damage {
            if bytes.is_empty() {
                break;
            }
            let at = place.index(bytes.len());
            match kind {
                0 => bytes[at] = byte,
                1 => bytes.insert(at, byte),
                2 => { bytes.remove(at); }
                _ => {
                    let end = bytes.len().min(at + usize::from(byte));
                    let part = bytes[at..end].to_vec();
                    bytes.splice(at..at, part);
                }
            }
        }
        let Ok(records) = read(&bytes) else { return Ok(()) };
        for game in &records.games {
            prop_assert!(game.moves.len() <= MAX_MOVES);
            for (index, variation) in game.variations.iter().enumerate() {
                let length = match variation.leaves {
                    None => game.moves.len(),
                    Some(line) => { prop_assert!(line < index); game.variations[line].moves.len() }
                };
                prop_assert!(variation.after <= length);
            }
            let before = moves(game);
            for text in [pgn(std::slice::from_ref(game), Notation::Iccs), pgn(std::slice::from_ref(game), Notation::Chinese)] {
                let again = read(text.as_bytes());
                let found = again.map(|records| records.games.iter().map(moves).collect::<Vec<_>>());
                prop_assert_eq!(found, Ok(vec![before.clone()]), "{}", text);
            }
        }
    }
}

macro_rules! files {
    ($($name:literal)*) => {
        [$(include_bytes!(concat!("../../data/records/", $name)) as &[u8]),*]
    };
}

const FILES: [&[u8]; 18] = files!(
    "01-dpxq-page-ecco.txt" "03-ccbridge-text-export.txt" "04-big5.pgn" "05-tag-colon.pgn" "06-iframe.html"
    "07-playok.wxf" "08-sign-first.txt" "10-uci-ten-ranks.pgn" "12-latin1.pgn" "13-xqf-half-character.xqf"
    "15-xqf-vietnamese-cp1258.xqf" "18-ccbridge.cbf" "20-illegal-kept.pgn" "21-null-move.pgn"
    "22-bare-movelist.ubb" "23-white-is-red.pgn" "24-damaged-utf8.pgn" "25-dpxq-page-js.html"
);

/// Tags of which a list or PGN would be read as something else.
#[test]
fn odd_tags_do_not_change_the_game() {
    let names =
        ["Re７進", "Red4", "V1t", "[FEN", "FEN", "format", "a b", "炮二平五", "1.", "START{", "Result "];
    for name in names {
        for value in ["*", "1-0", "炮二平五", "4k4/9/9/9/9/9/9/9/9/4K4 w", "<br>", "红方：乙", "[DhtmlXQ]"]
        {
            let mut game = one("1. 炮二平五 马8进7");
            game.tags = vec![(name.to_owned(), value.to_owned())];
            let games = std::slice::from_ref(&game);
            for text in [
                pgn(games, Notation::Iccs),
                list(games, Notation::Chinese, Labels::Chinese),
                list(games, Notation::Wxf, Labels::English),
                dhtmlxq(games),
            ] {
                assert_eq!(moves(&one(&text)), "h2e2 h9g7", "{name} {value}\n{text}");
            }
        }
    }
}
