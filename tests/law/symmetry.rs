//! A ruling as it looks from another side of the board, to compare rulings on mirrored incidents.

use std::collections::BTreeSet;
use std::mem::{Discriminant, discriminant};

use xiangqi::{Move, Piece, Side, Square, Status};
use xiangqi_arbiter::law::{Answer, Question, Topic};
use xiangqi_arbiter::ruling::{Caveat, Duty, Finding, Ground, Instruction, Outcome, Ruling, Verdict};

type Moves = BTreeSet<Move>;

/// What must be the same: everything but the order of squares and moves.
#[derive(Debug, PartialEq)]
pub struct View {
    mover: Side,
    status: Status,
    faults: Vec<(String, BTreeSet<Square>)>,
    touched: Vec<(Square, Piece, bool, Moves, Moves)>,
    verdict: VerdictView,
    alternatives: Vec<(Vec<(Question, Answer)>, VerdictView)>,
    decisive_questions: Vec<(Question, VerdictView, VerdictView)>,
}

#[derive(Debug, PartialEq)]
struct VerdictView {
    outcome: Outcome,
    charged: Option<Side>,
    ground: Ground,
    duty: Duty,
    allowed: Moves,
    caveats: Vec<Caveat>,
    steps: Vec<(Option<Topic>, BTreeSet<Square>, Discriminant<Finding>)>,
    now: Vec<Discriminant<Instruction>>,
    open: Option<Question>,
    asked: Vec<Question>,
}

/// A change of the squares, and of the colours or not.
struct Change<F> {
    colours: bool,
    square: F,
}

impl View {
    /// The ruling with its squares changed, and its colours exchanged if `colours`.
    pub fn of(ruling: &Ruling, colours: bool, square: impl Fn(Square) -> Square) -> Self {
        let change = Change { colours, square };
        let faults = ruling.faults.iter();
        let mut faults: Vec<_> =
            faults.map(|fault| (fault.kind.code().to_owned(), change.squares(&fault.squares))).collect();
        faults.sort();
        let touched = ruling.touched.iter().map(|touched| {
            let piece = Piece::new(change.side(touched.piece.side), touched.piece.kind);
            let (pseudo, legal) = (change.moves(&touched.pseudo), change.moves(&touched.legal));
            ((change.square)(touched.square), piece, touched.own, pseudo, legal)
        });
        let alternatives = ruling.alternatives.iter();
        let alternatives =
            alternatives.map(|branch| (branch.assumed.clone(), change.verdict(&branch.verdict)));
        let decisive_questions = ruling.decisive_questions.iter();
        let decisive_questions = decisive_questions
            .map(|hinge| (hinge.question, change.verdict(&hinge.yes), change.verdict(&hinge.no)));
        Self {
            mover: change.side(ruling.mover),
            status: ruling.status,
            faults,
            touched: touched.collect(),
            verdict: change.verdict(&ruling.verdict),
            alternatives: alternatives.collect(),
            decisive_questions: decisive_questions.collect(),
        }
    }
}

impl<F: Fn(Square) -> Square> Change<F> {
    fn side(&self, side: Side) -> Side {
        if self.colours { side.opponent() } else { side }
    }

    fn mv(&self, mv: Move) -> Move {
        Move::new((self.square)(mv.from), (self.square)(mv.to))
    }

    fn moves(&self, moves: &[Move]) -> Moves {
        moves.iter().map(|&mv| self.mv(mv)).collect()
    }

    fn squares(&self, squares: &[Square]) -> BTreeSet<Square> {
        squares.iter().map(|&square| (self.square)(square)).collect()
    }

    fn verdict(&self, verdict: &Verdict) -> VerdictView {
        let duty = match verdict.duty {
            Duty::Move(square) => Duty::Move((self.square)(square)),
            Duty::MoveExactly(mv) => Duty::MoveExactly(self.mv(mv)),
            Duty::Capture(square) => Duty::Capture((self.square)(square)),
            Duty::MoveOrCapture(own, enemy) => Duty::MoveOrCapture((self.square)(own), (self.square)(enemy)),
            duty => duty,
        };
        let steps = verdict.steps.iter();
        let steps = steps.map(|step| (step.topic, self.squares(&step.squares), discriminant(&step.finding)));
        VerdictView {
            outcome: verdict.outcome,
            charged: verdict.charged.map(|side| self.side(side)),
            ground: verdict.ground.clone(),
            duty,
            allowed: self.moves(&verdict.allowed),
            caveats: verdict.caveats.clone(),
            steps: steps.collect(),
            now: verdict.now.iter().map(discriminant).collect(),
            open: verdict.open,
            asked: verdict.asked.clone(),
        }
    }
}
