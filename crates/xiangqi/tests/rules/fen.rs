//! Positions as text: what is written, what is taken, what is refused and where.

use crate::tables::table;
use proptest::prelude::*;
use xiangqi::fen::{self, FenNote, FenProblem};
use xiangqi::{
    Board, Fault, FaultKind, Piece, PieceKind, Position, PositionError, Refusal, START, Setup, Side, Square,
};

/// What must happen to a text.
#[derive(Debug, PartialEq)]
enum Fate {
    /// It is no board: the column and the problem.
    Unreadable(usize, FenProblem),
    /// It is a board, but cannot be ruled on.
    Refused(Vec<Refusal>),
    /// It is ruled on: the notes that are shown, and the faults with their squares.
    Taken { notes: Vec<FenNote>, faults: Vec<(FaultKind, String)> },
}

fn fate(text: &str) -> Fate {
    let reading = match fen::read(text) {
        Ok(reading) => reading,
        Err(error) => return Fate::Unreadable(error.column, error.problem),
    };
    match reading.setup.position() {
        Err(refusals) => Fate::Refused(refusals),
        Ok(position) => Fate::Taken {
            notes: reading.notes.into_iter().filter(|note| !note.is_dialect()).collect(),
            faults: position.faults().into_iter().map(named).collect(),
        },
    }
}

fn named(fault: Fault) -> (FaultKind, String) {
    let squares: Vec<String> = fault.squares.iter().map(Square::to_string).collect();
    (fault.kind, squares.join(" "))
}

fn silently() -> Fate {
    Fate::Taken { notes: Vec::new(), faults: Vec::new() }
}

fn in_spite_of(kind: FaultKind, squares: &str) -> Fate {
    Fate::Taken { notes: Vec::new(), faults: vec![(kind, squares.to_owned())] }
}

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

/// What must happen to each row of `invalid_fen.tsv`, by its reason.
fn fate_by_reason(reason: &str) -> Fate {
    match reason {
        // Refused: no board.
        "10 files in a rank" => Fate::Unreadable(10, FenProblem::RankTooLong { rank: 9 }),
        "nine ranks" => Fate::Unreadable(50, FenProblem::TooFewRanks { ranks: 9 }),
        "eleven ranks" => Fate::Unreadable(60, FenProblem::TooManyRanks),
        "illegal character" => Fate::Unreadable(7, FenProblem::UnknownCharacter('~')),
        "empty ranks as // and missing ranks (lc0 tolerates)" => {
            Fate::Unreadable(11, FenProblem::RankTooShort { rank: 8, points: 0 })
        }
        // Refused: a board that cannot be ruled on.
        "general outside palace" => {
            Fate::Refused(vec![Refusal::GeneralOutsidePalace { side: Side::Red, square: square("g1") }])
        }
        "missing black general" => Fate::Refused(vec![Refusal::GeneralCount { side: Side::Black, count: 0 }]),
        "no side to move" => Fate::Refused(vec![Refusal::NoSideToMove]),
        // Dialects, taken silently, and one oddity that is named.
        "H/E letters (WXF/XBoard dialect): should be accepted" => silently(),
        "short FEN without counters: should be accepted" => silently(),
        "digits 4+5 adjacent (sum 9): tolerate or reject, but say which" => {
            Fate::Taken { notes: vec![FenNote::AdjacentDigits { rank: 8 }], faults: Vec::new() }
        }
        // Ruled on in spite of what is wrong, which is named.
        "three chariots" => {
            in_spite_of(FaultKind::TooMany(Piece::new(Side::Red, PieceKind::Chariot)), "a9 b9 c9")
        }
        "six soldiers" => {
            in_spite_of(FaultKind::TooMany(Piece::new(Side::Red, PieceKind::Soldier)), "a6 b6 c6 d6 e6 f6")
        }
        "black advisor in red palace" => in_spite_of(FaultKind::AdvisorOffPoints(Side::Black), "f0"),
        "red soldier behind its start rank" => in_spite_of(FaultKind::SoldierBehindStart(Side::Red), "a1"),
        "red soldier below rank 3" => in_spite_of(FaultKind::SoldierBehindStart(Side::Red), "a2"),
        // Uncrossed soldiers cannot leave their files, so no two can share one; the crossed one on a9 may.
        "two red soldiers at a3/a4 plus a5: count per file OK? start file can hold at most 2 below river" => {
            in_spite_of(FaultKind::SoldiersOnOneFile(Side::Red), "a3 a4")
        }
        other => panic!("no answer written down for {other:?}"),
    }
}

#[test]
fn invalid_fen_table_is_refused() {
    for row in table("invalid_fen.tsv", 17) {
        assert_eq!(fate(row.get("fen")), fate_by_reason(row.get("reason")), "{}", row.place());
    }
}

#[test]
fn fen_dialects_are_noted() {
    let board = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR";
    let wxf = board.replace('n', "h").replace('N', "H").replace('b', "e").replace('B', "E");
    let start = Position::start();
    for (text, notes) in [
        (START.to_owned(), vec![]),
        (format!("  {board}   w - - 0 1\r\n"), vec![FenNote::ExtraBlanks]),
        (format!("{board}\tw - - 0 1"), vec![]),
        (format!("{board} r - - 0 1"), vec![FenNote::RedAsR]),
        (format!("{wxf} w - - 0 1"), vec![FenNote::WxfLetters]),
        (START.replace('n', "h"), vec![FenNote::WxfLetters]),
        (START.replace('B', "E"), vec![FenNote::WxfLetters]),
        (format!("{board} w"), vec![FenNote::NoCounters]),
        (format!("{board} w - -"), vec![FenNote::NoCounters]),
        (format!("{board} w - - 0"), vec![FenNote::NoCounters]),
        (format!("{board} w - - x 1"), vec![FenNote::OddCounters]),
        (format!("{board} w KQkq - 0 1"), vec![FenNote::OddCounters]),
        (format!("{board} w - - 0 1 2"), vec![FenNote::OddCounters]),
        (START.replace("/9/9/", "/333/18/"), [5, 4].map(|rank| FenNote::AdjacentDigits { rank }).to_vec()),
        (
            format!(" {wxf} r"),
            vec![FenNote::ExtraBlanks, FenNote::WxfLetters, FenNote::RedAsR, FenNote::NoCounters],
        ),
    ] {
        let reading = fen::read(&text).unwrap_or_else(|error| panic!("{text:?}: {error}"));
        assert_eq!(reading.notes, notes, "{text:?}");
        assert_eq!(reading.setup, *start.setup(), "{text:?}");
        assert_eq!(fen::write(&reading.setup), START, "{text:?}");
    }
}

#[test]
fn only_real_oddities_are_not_dialects() {
    use FenNote::{AdjacentDigits, ExtraBlanks, NoCounters, OddCounters, RedAsR, WxfLetters};
    assert!([NoCounters, ExtraBlanks, RedAsR, WxfLetters].into_iter().all(FenNote::is_dialect));
    assert!(![AdjacentDigits { rank: 0 }, OddCounters].into_iter().any(FenNote::is_dialect));
}

#[test]
fn fen_error_column_counts_characters() {
    use FenProblem::{
        Empty, RankTooLong, RankTooShort, TooFewRanks, TooManyRanks, UnknownCharacter, UnknownSide,
    };
    for (text, column, problem) in [
        ("", 1, Empty),
        (" \t\u{3000}\n", 1, Empty),
        ("帅", 1, UnknownCharacter('帅')),
        ("  4k帅3/9", 5, UnknownCharacter('帅')),
        ("\u{3000}\u{3000}4kx3/9", 5, UnknownCharacter('x')),
        ("4k4/９/9", 5, UnknownCharacter('９')),
        ("4k4/0/9", 5, UnknownCharacter('0')),
        ("4k4/8/9", 6, RankTooShort { rank: 8, points: 8 }),
        ("4k5/9", 3, RankTooLong { rank: 9 }),
        ("9/9P/9", 4, RankTooLong { rank: 8 }),
        ("4k4", 4, TooFewRanks { ranks: 1 }),
        ("4k4/", 5, RankTooShort { rank: 8, points: 0 }),
        ("9/9/9/9/9/9/9/9/9/9/", 20, TooManyRanks),
        ("9/9/9/9/9/9/9/9/9/9 红 - - 0 1", 21, UnknownSide("红".to_owned())),
        ("9/9/9/9/9/9/9/9/9/9 white", 21, UnknownSide("white".to_owned())),
    ] {
        assert_eq!(fate(text), Fate::Unreadable(column, problem), "{text:?}");
        assert!(matches!(text.parse::<Position>(), Err(PositionError::Unreadable(_))), "{text:?}");
    }
}

#[test]
fn all_fen_faults_are_reported_together() {
    let text = "4k4/9/9/9/9/1P7/9/a8/8K/4K3K";
    let two_outside = |name| Refusal::GeneralOutsidePalace { side: Side::Red, square: square(name) };
    let expected = [
        Refusal::GeneralCount { side: Side::Red, count: 3 },
        two_outside("i0"),
        two_outside("i1"),
        Refusal::NoSideToMove,
    ];
    assert_eq!(fate(text), Fate::Refused(expected.to_vec()));
    let faults: Vec<_> = fen::read(text).unwrap().setup.faults().into_iter().map(named).collect();
    let [count, first, second, turn] = expected.map(FaultKind::Refused);
    let listed = [
        (count, "e0 i0 i1"),
        (first, "i0"),
        (second, "i1"),
        (turn, ""),
        (FaultKind::SoldierOffFile(Side::Red), "b4"),
        (FaultKind::AdvisorOffPoints(Side::Black), "a2"),
        (FaultKind::GeneralsFacing, "e0 e9"),
    ];
    assert_eq!(faults, listed.map(|(kind, squares)| (kind, squares.to_owned())));
    let waiting_in_check = in_spite_of(FaultKind::OpponentInCheck(Side::Black), "d9 d5");
    assert_eq!(fate("3k5/9/9/9/3R5/9/9/9/9/4K4 w - - 0 1"), waiting_in_check);
}

prop_compose! {
    fn any_setup()(
        cells in proptest::collection::vec((0..90_usize, 0..14_usize), 0..90),
        turn in proptest::option::of(any::<bool>()),
        counters in any::<(u32, u32)>(),
    ) -> Setup {
        let mut board = Board::EMPTY;
        for (index, piece) in cells {
            let side = Side::BOTH[piece % 2];
            board.set(Square::from_index(index).unwrap(), Some(Piece::new(side, PieceKind::ALL[piece / 2])));
        }
        let turn = turn.map(|red| if red { Side::Red } else { Side::Black });
        let (halfmoves, fullmoves) = counters;
        Setup { board, turn, halfmoves, fullmoves }
    }
}

proptest! {
    #![proptest_config(crate::tables::config(512))]

    #[test]
    fn fen_round_trip(setup in any_setup()) {
        let text = fen::write(&setup);
        let reading = fen::read(&text).unwrap();
        prop_assert_eq!(&reading.setup, &setup);
        prop_assert_eq!(reading.notes, [], "{}", text);
    }

    #[test]
    fn random_text_never_panics_fen_reader(text in "[rnbakcpRNBAKCPheHE1-9/ wb帅０\u{3000}-]{0,80}") {
        if let Err(error) = fen::read(&text) {
            prop_assert!((1..=text.chars().count() + 1).contains(&error.column), "{}", error);
        }
    }
}
