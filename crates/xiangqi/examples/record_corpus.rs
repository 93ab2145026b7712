//! Reads a corpus of records made here, and says how many files a second and how much memory it takes.
//!
//! `cargo run --release -p xiangqi --example record_corpus`
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::print_stdout)]

use std::collections::BTreeMap;
use std::slice::from_ref;
use std::time::{Duration, Instant};

use xiangqi::game_record::write::{Labels, Notation, dhtmlxq, list, pgn, xqf};
use xiangqi::game_record::{Outcome, RecordedGame, RecordedMove, Variation, read};
use xiangqi::{Move, Setup, movegen};

/// Numbers that are the same in every run.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % bound
    }

    /// So many legal moves from a position.
    fn moves(&mut self, mut setup: Setup, count: usize) -> Vec<RecordedMove> {
        let mut moves = Vec::new();
        while let Some(turn) = setup.turn.filter(|_| moves.len() < count) {
            let legal: Vec<Move> = movegen::legal_moves(&setup.board, turn).collect();
            if legal.is_empty() {
                break;
            }
            let mv = legal[self.below(legal.len())];
            let comment = if moves.len() % 9 == 8 { "此着稳健，另有变化。" } else { "" };
            moves.push(RecordedMove { mv, comment: comment.to_owned() });
            setup = setup.after(mv);
        }
        moves
    }

    /// A game of 80 moves, with comments and six variations of six moves.
    fn game(&mut self) -> RecordedGame {
        let mut game = RecordedGame::new(Setup::start());
        let tags =
            [("Event", "全国象棋个人锦标赛"), ("Red", "王甲"), ("Black", "李乙"), ("Date", "2026.05.01")];
        game.tags = tags.map(|(name, value)| (name.to_owned(), value.to_owned())).to_vec();
        game.outcome = Some(Outcome::Draw);
        game.moves = self.moves(Setup::start(), 80);
        for _ in 0..6 {
            let after = self.below(game.moves.len());
            let moves = self.moves(game.position_after(after), 6);
            game.variations.push(Variation { after, moves, ..Variation::default() });
        }
        game
    }
}

fn main() {
    let mut random = Random(12_345);
    let mut files: Vec<(&str, Vec<u8>)> = Vec::new();
    for _ in 0..300 {
        let game = random.game();
        let one = from_ref(&game);
        let chinese = pgn(one, Notation::Chinese);
        files.push(("PGN, Chinese, GBK", encoding_rs::GB18030.encode(&chinese).0.into_owned()));
        files.push(("PGN, Chinese, UTF-8", chinese.into_bytes()));
        files.push(("PGN, ICCS", pgn(one, Notation::Iccs).into_bytes()));
        files.push(("list, Chinese", list(one, Notation::Chinese, Labels::Chinese).into_bytes()));
        files.push(("list, WXF", list(one, Notation::Wxf, Labels::English).into_bytes()));
        files.push(("DhtmlXQ", dhtmlxq(one).into_bytes()));
        files.push(("XQF", xqf(&game).expect("an ordinary start")));
    }
    let mut times: BTreeMap<&str, Duration> = BTreeMap::new();
    for (kind, bytes) in &files {
        let start = Instant::now();
        let records = read(bytes).expect("a record");
        *times.entry(kind).or_default() += start.elapsed();
        assert_eq!((records.games.len(), records.games[0].variations.len()), (1, 6), "{kind}");
    }
    let all: Duration = times.values().sum();
    println!("{} files: {:.0} a second", files.len(), files.len() as f64 / all.as_secs_f64());
    for (kind, time) in &times {
        println!("{kind}: {:.0} a second", 300.0 / time.as_secs_f64());
    }
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    println!("{}", status.lines().find(|line| line.starts_with("VmHWM")).unwrap_or("memory not known"));
}
