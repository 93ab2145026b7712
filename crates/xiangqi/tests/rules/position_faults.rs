//! The points where a piece cannot stand, one piece and one point at a time.

use xiangqi::{FaultKind, Piece, PieceKind, Side, Square, fen};

/// The faults of one piece beside the generals, which stand out of everybody's way.
fn faults_of_one(piece: Piece, at: Square) -> Vec<FaultKind> {
    let mut setup = fen::read("5k3/9/9/9/9/9/9/9/9/3K5 w").unwrap().setup;
    setup.board.set(at, Some(piece));
    let off_its_points = |kind: &FaultKind| !matches!(kind, FaultKind::OpponentInCheck(_));
    setup.faults().into_iter().map(|fault| fault.kind).filter(off_its_points).collect()
}

#[test]
fn impossible_piece_squares_are_faults() {
    let advisors = ["d0", "f0", "e1", "d2", "f2"];
    let elephants = ["c0", "g0", "a2", "e2", "i2", "c4", "g4"];
    let waiting = ["a3", "a4", "c3", "c4", "e3", "e4", "g3", "g4", "i3", "i4"];
    for at in Square::all().filter(|at| !["d0", "f9"].contains(&at.to_string().as_str())) {
        for (side, name) in [(Side::Red, at.to_string()), (Side::Black, at.rotated().to_string())] {
            let found = |kind| faults_of_one(Piece::new(side, kind), at);
            let unless = |possible: bool, kind| if possible { vec![] } else { vec![kind] };
            let [advisor, elephant] = [advisors.contains(&name.as_str()), elephants.contains(&name.as_str())];
            assert_eq!(found(PieceKind::Advisor), unless(advisor, FaultKind::AdvisorOffPoints(side)), "{at}");
            assert_eq!(
                found(PieceKind::Elephant),
                unless(elephant, FaultKind::ElephantOffPoints(side)),
                "{at}"
            );
            let soldier = match name.as_bytes()[1] {
                b'0'..=b'2' => vec![FaultKind::SoldierBehindStart(side)],
                b'3' | b'4' => unless(waiting.contains(&name.as_str()), FaultKind::SoldierOffFile(side)),
                _ => vec![],
            };
            assert_eq!(found(PieceKind::Soldier), soldier, "{at}");
            for kind in [PieceKind::Horse, PieceKind::Chariot, PieceKind::Cannon] {
                assert_eq!(found(kind), [], "{kind:?} {at}");
            }
        }
    }
}
