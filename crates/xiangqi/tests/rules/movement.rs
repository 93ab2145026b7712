//! Movement, check and legal moves against the reference tables.

use crate::tables::{Row, table};
use xiangqi::check::{self, Status};
use xiangqi::movegen::{self, captures_of, moves_from, pseudo_moves};
use xiangqi::{Board, Move, Side, Square, fen};

const PERFT_ROWS: usize = 146;
/// Rows up to this many nodes are counted in every run, the longer ones on request.
const EVERY_RUN: u64 = 4_000_000;

fn perft_rows(wanted: impl Fn(&Row) -> bool, count: usize) -> Vec<Row> {
    let rows: Vec<Row> = table("perft.tsv", PERFT_ROWS).into_iter().filter(wanted).collect();
    assert_eq!(rows.len(), count, "perft.tsv: rows chosen");
    rows
}

fn count_nodes(rows: &[Row]) {
    for row in rows {
        let position = row.position("fen");
        let depth = u32::try_from(row.number("depth")).unwrap();
        let nodes = movegen::perft(position.board(), position.turn(), depth);
        assert_eq!(nodes, row.number("nodes"), "{}: {} depth {depth}", row.place(), row.get("fen"));
    }
}

#[test]
fn perft_matches_published_counts() {
    count_nodes(&perft_rows(|row| row.number("nodes") <= EVERY_RUN, 118));
}

/// What the last moves of all paths of one length do.
#[derive(Default, Debug, PartialEq, Eq)]
struct LastMoves {
    nodes: u64,
    checks: u64,
    captures: u64,
    /// As the published tables count them: where a path ends one move early because the mover is mated.
    mates: u64,
}

impl LastMoves {
    fn walk(&mut self, board: &Board, side: Side, depth: u64) {
        let mut stuck = true;
        for mv in movegen::legal_moves(board, side) {
            stuck = false;
            let after = board.after(mv);
            if depth > 1 {
                self.walk(&after, side.opponent(), depth - 1);
                continue;
            }
            self.nodes += 1;
            self.captures += u64::from(board.get(mv.to).is_some());
            self.checks += u64::from(check::exposure(&after, side.opponent()).any());
        }
        self.mates += u64::from(stuck && depth == 1 && check::status(board, side) == Status::Checkmated);
    }
}

#[test]
fn perft_leaf_statistics_match_published() {
    let wanted = |row: &Row| !row.get("checks").is_empty() && row.number("nodes") <= EVERY_RUN;
    for row in perft_rows(wanted, 36) {
        let position = row.position("fen");
        let mut found = LastMoves::default();
        found.walk(position.board(), position.turn(), row.number("depth"));
        let published = LastMoves {
            nodes: row.number("nodes"),
            checks: row.number("checks"),
            captures: row.number("captures"),
            mates: row.number("mates"),
        };
        assert_eq!(found, published, "{}: {} depth {}", row.place(), row.get("fen"), row.get("depth"));
    }
}

#[test]
fn status_matches_table() {
    let rows = table("status.tsv", 386);
    for row in &rows {
        let position = row.position("fen");
        let expected = match row.get("status") {
            "none" => Status::Free,
            "check" => Status::Check,
            "checkmate" => Status::Checkmated,
            "stalemate(loss)" => Status::Stalemated,
            other => panic!("{}: unknown status {other}", row.place()),
        };
        assert_eq!(position.status(), expected, "{}", row.place());
        assert_eq!(position.exposure().any(), row.number("in_check") == 1, "{}", row.place());
        assert_eq!(position.legal_moves().len() as u64, row.number("legal_moves"), "{}", row.place());
    }
    for status in ["none", "check", "checkmate", "stalemate(loss)"] {
        assert!(rows.iter().any(|row| row.get("status") == status), "no row with {status}");
    }
}

fn sorted(moves: impl Iterator<Item = Move>) -> Vec<String> {
    let mut texts: Vec<String> = moves.map(|mv| mv.to_string()).collect();
    texts.sort();
    texts
}

fn listed(row: &Row, column: &str) -> Vec<String> {
    let mut texts: Vec<String> = row.get(column).split_whitespace().map(str::to_owned).collect();
    texts.sort();
    texts
}

#[test]
fn touched_piece_moves_match_table() {
    let mut seen = [0_usize; 2];
    for row in table("touch.tsv", 2036) {
        let position = row.position("fen");
        let (board, turn) = (position.board(), position.turn());
        let square: Square = row.get("touched_square").parse().unwrap();
        let piece = board.get(square).unwrap_or_else(|| panic!("{}: {square} is empty", row.place()));
        assert_eq!(piece.letter().to_string(), row.get("piece"), "{}", row.place());
        let own = row.get("owner(own|opponent of side to move)") == "own";
        assert_eq!(piece.side == turn, own, "{}: owner", row.place());
        let (pseudo, legal) = if own {
            (sorted(moves_from(board, square)), sorted(movegen::legal_moves_from(board, turn, square)))
        } else {
            (
                sorted(captures_of(board, square, turn)),
                sorted(movegen::legal_captures_of(board, turn, square)),
            )
        };
        let expected = "pseudo_moves(own: moves of the touched piece; opponent: captures of it)";
        assert_eq!(pseudo, listed(&row, expected), "{}: pseudo", row.place());
        assert_eq!(legal, listed(&row, "legal_moves(same)"), "{}: legal", row.place());
        assert_eq!(position.exposure().any(), row.number("in_check") == 1, "{}: check", row.place());
        seen[usize::from(own)] += 1;
    }
    assert!(seen.iter().all(|&rows| rows > 500), "both owners: {seen:?}");
}

#[test]
fn no_legal_moves_without_general() {
    let board = fen::read("4k4/9/9/9/9/9/9/9/9/R8").unwrap().setup.board;
    assert_eq!(pseudo_moves(&board, Side::Red).count(), 17);
    assert_eq!(movegen::legal_moves(&board, Side::Red).count(), 0);
    assert!(!check::exposure(&board, Side::Red).any());
}
