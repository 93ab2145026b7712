//! What the touches oblige: article 5, in the order of the hand.

use super::case::Case;
use super::outcome::Duty;
use super::step::{PairFinding, Standing, TouchFinding};
use super::turn::{Contact, Touched, Turn};
use crate::law::{Answer, Chain, Penalty, Question, Setting, Topic};
use xiangqi::{Move, SquareSet};

/// What the touches come to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// One of these moves must be made.
    To(Duty, Vec<Move>),
    /// Lost at the touch: the only way to obey is suicide.
    Lost,
    /// Nothing answers this question.
    Open(Question),
    /// No touch binds.
    Nothing,
}

/// The touches judged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Judged {
    pub bound: Bound,
    /// Which touches that counted could not be met.
    pub unmet: Unmet,
}

/// Touches that could not be met, by what the law prices apart.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Unmet {
    pub own: bool,
    pub enemy: bool,
    /// An own piece that cannot take the enemy piece, under a text that prices just that.
    pub pair: Option<Penalty>,
}

impl Unmet {
    pub const fn any(self) -> bool {
        self.own || self.enemy || self.pair.is_some()
    }
}

impl Judged {
    /// Nothing was touched.
    pub const fn nothing() -> Self {
        Self::without(Bound::Nothing)
    }

    /// With no touch that could not be met.
    const fn without(bound: Bound) -> Self {
        Self { bound, unmet: Unmet { own: false, enemy: false, pair: None } }
    }
}

/// One touch by itself.
enum Single {
    Binds,
    Lost,
    Open(Question),
    Unmeetable,
    /// No text makes it a touch that binds.
    Ignored,
}

/// What `touched` obliges; `together` where the first two were touched at once.
pub(super) fn judge(case: &mut Case<'_>, touched: &[Touched], together: bool) -> Judged {
    let squares = |pieces: &[Touched]| pieces.iter().map(|touched| touched.square).collect();
    match touched {
        [first, second] if together && first.own == second.own => {
            let answer = case.resolve(Question::FirstNamedFirst);
            let finding = PairFinding::TwoOfOneSideAtOnce(standing(first), standing(second), answer);
            case.trace.step(None, squares(touched), finding);
            match answer {
                None => Judged::without(Bound::Open(Question::FirstNamedFirst)),
                Some(Answer::Yes) => in_order(case, &[first, second]),
                Some(Answer::No) => in_order(case, &[second, first]),
            }
        }
        [first, second] if first.own != second.own => {
            let (first, second) = if together && first.own { (second, first) } else { (first, second) };
            let topic = pair_topic(case.turn, first);
            let finding = PairFinding::BothSides {
                first: standing(first),
                second: standing(second),
                at_once: together,
            };
            case.trace.step(Some(topic), squares(touched), finding);
            match chain(case, first) {
                Some(Chain::TakeOrPay(penalty)) => take_or_pay(case, first, second, penalty),
                Some(Chain::InOrder) | None => in_order(case, &[first, second]),
            }
        }
        [first, second] => {
            let finding = PairFinding::TwoOfOneSide(standing(first), standing(second));
            case.trace.step(None, squares(touched), finding);
            in_order(case, &[first, second])
        }
        [_, _, _, ..] => {
            let answer = case.resolve(Question::EveryTouchCounts);
            case.trace.step(None, squares(touched), PairFinding::MoreThanTwo(touched.len(), answer));
            match answer {
                None => Judged::without(Bound::Open(Question::EveryTouchCounts)),
                Some(Answer::Yes) => in_order(case, &touched.iter().collect::<Vec<_>>()),
                Some(Answer::No) => Judged::without(Bound::Nothing),
            }
        }
        _ => in_order(case, &touched.iter().collect::<Vec<_>>()),
    }
}

/// The first touch that binds, is lost or is open decides; unmeetable ones before it are passed over.
fn in_order(case: &mut Case<'_>, touched: &[&Touched]) -> Judged {
    let mut unmet = Unmet::default();
    let mut rest = touched;
    while let [first, tail @ ..] = rest {
        let bound = match single(case, first) {
            Single::Unmeetable => {
                unmet.own |= first.own;
                unmet.enemy |= !first.own;
                rest = tail;
                continue;
            }
            Single::Ignored => {
                rest = tail;
                continue;
            }
            Single::Lost => Bound::Lost,
            Single::Open(question) => Bound::Open(question),
            Single::Binds => match tail.first() {
                Some(second) if second.own != first.own => pair(case, first, second),
                _ => own_duty(first),
            },
        };
        return Judged { bound, unmet };
    }
    Judged { bound: Bound::Nothing, unmet }
}

/// One touch by itself.
fn single(case: &mut Case<'_>, touched: &Touched) -> Single {
    let (own, piece) = (touched.own, standing(touched));
    let topic = Some(if own { Topic::TouchOwn } else { Topic::TouchEnemy });
    let at = SquareSet::EMPTY.with(touched.square);
    let binds = if own { Question::OwnTouchBinds } else { Question::EnemyTouchBinds };
    match seen_or(case, topic, at, binds) {
        None => return Single::Open(binds),
        Some(Answer::No) => return Single::Ignored,
        Some(Answer::Yes) => {}
    }
    if !touched.legal.is_empty() {
        let moves = touched.legal.clone();
        let exposing = touched.pseudo.len() - moves.len();
        let squares = moves.iter().fold(at, |set, mv| set.with(if own { mv.to } else { mv.from }));
        case.trace.step(topic, squares, TouchFinding::Binds { touched: piece, own, moves, exposing });
        return Single::Binds;
    }
    if touched.pseudo.is_empty() {
        let in_check = case.turn.in_check();
        case.trace.step(topic, at, TouchFinding::CannotBeMet { touched: piece, own, in_check });
        return Single::Unmeetable;
    }
    let question = if own { Question::OwnPieceMoves } else { Question::EnemyPieceTaken };
    let answer = case.resolve(question);
    let danger = danger(case, &touched.pseudo);
    let squares = danger.iter().fold(at, |set, (square, _)| set.with(*square));
    let squares = touched.pseudo.iter().fold(squares, |set, mv| set.with(if own { mv.to } else { mv.from }));
    let moves = touched.pseudo.clone();
    let suicide = TouchFinding::ObeyingIsSuicide { moves: moves.clone(), danger: danger.clone() };
    let finding = TouchFinding::OnlyByExposing { touched: piece, own, moves, danger, answer };
    case.trace.step(topic, squares, finding);
    match answer {
        None => Single::Open(question),
        Some(Answer::No) => Single::Unmeetable,
        Some(Answer::Yes) => {
            match suicide_loses(case, at) {
                None => return Single::Open(Question::SuicideLoses),
                Some(Answer::No) => return Single::Unmeetable,
                Some(Answer::Yes) => {}
            }
            case.trace.step(Some(Topic::Suicide), squares, suicide);
            case.trace.step(
                Some(Topic::LossBySuicide),
                at,
                TouchFinding::LostAtTouch { touched: piece, own },
            );
            Single::Lost
        }
    }
}

/// Whether the law has a text on `topic`; where it was not seen, the answer to `question`.
fn seen_or(case: &mut Case<'_>, topic: Option<Topic>, at: SquareSet, question: Question) -> Option<Answer> {
    if topic.is_some_and(|topic| case.law.is_seen(topic)) {
        return Some(Answer::Yes);
    }
    let answer = case.resolve(question);
    case.trace.step(topic, at, TouchFinding::TextNotSeen(question, answer));
    answer
}

/// Pieces of both sides under a text that has the one take the other or prices that it cannot.
fn take_or_pay(case: &mut Case<'_>, first: &Touched, second: &Touched, penalty: Penalty) -> Judged {
    let (own, enemy) = if first.own { (first, second) } else { (second, first) };
    let mv = Move::new(own.square, enemy.square);
    let topic = Some(pair_topic(case.turn, first));
    let both = SquareSet::EMPTY.with(own.square).with(enemy.square);
    if enemy.legal.contains(&mv) {
        case.trace.step(topic, both, PairFinding::OneTakesOther(mv));
        return Judged::without(Bound::To(Duty::MoveExactly(mv), vec![mv]));
    }
    if enemy.pseudo.contains(&mv) {
        let answer = case.resolve(Question::OneTakesOther);
        case.trace.step(topic, both, PairFinding::OneTakesOtherExposing { mv, answer });
        match answer {
            None => return Judged::without(Bound::Open(Question::OneTakesOther)),
            Some(Answer::Yes) => return Judged::without(lost_by(case, mv, enemy, both)),
            Some(Answer::No) => {}
        }
    }
    let finding = PairFinding::CannotTakeAndPays { own: standing(own), enemy: standing(enemy) };
    case.trace.step(topic, both, finding);
    Judged { bound: Bound::Nothing, unmet: Unmet { pair: Some(penalty), ..Unmet::default() } }
}

/// The chain that the law has for these two, where it sets one.
fn chain(case: &Case<'_>, first: &Touched) -> Option<Chain> {
    let (together, own_first) = (case.turn.together, first.own);
    case.law.setting(|setting| match setting {
        Setting::BothAtOnce(chain) if together => Some(*chain),
        Setting::OwnThenEnemy(chain) if !together && own_first => Some(*chain),
        Setting::EnemyThenOwn(chain) if !together && !own_first => Some(*chain),
        _ => None,
    })
}

/// Pieces of both sides, the first of which binds: does the one take the other?
fn pair(case: &mut Case<'_>, first: &Touched, second: &Touched) -> Bound {
    let (own, enemy) = if first.own { (first, second) } else { (second, first) };
    let mv = Move::new(own.square, enemy.square);
    let topic = Some(pair_topic(case.turn, first));
    let both = SquareSet::EMPTY.with(own.square).with(enemy.square);
    match seen_or(case, topic, both, Question::PairInOrder) {
        None => return Bound::Open(Question::PairInOrder),
        Some(Answer::No) => return own_duty(first),
        Some(Answer::Yes) => {}
    }
    if enemy.legal.contains(&mv) {
        case.trace.step(topic, both, PairFinding::OneTakesOther(mv));
        return Bound::To(Duty::MoveExactly(mv), vec![mv]);
    }
    if enemy.pseudo.contains(&mv) {
        let answer = case.resolve(Question::OneTakesOther);
        case.trace.step(topic, both, PairFinding::OneTakesOtherExposing { mv, answer });
        return match answer {
            None => Bound::Open(Question::OneTakesOther),
            Some(Answer::Yes) => lost_by(case, mv, enemy, both),
            Some(Answer::No) => own_duty(first),
        };
    }
    let (own, enemy, first_piece) = (standing(own), standing(enemy), standing(first));
    let finding = PairFinding::OneCannotReachOther { own, enemy, first: first_piece };
    case.trace.step(topic, both, finding);
    own_duty(first)
}

/// Whether suicide loses: by a clause that was seen, or by the answer to the question.
fn suicide_loses(case: &mut Case<'_>, at: SquareSet) -> Option<Answer> {
    if case.turn.in_check() && case.law.is_seen(Topic::AnswerCheck) {
        return Some(Answer::Yes);
    }
    seen_or(case, Some(Topic::LossBySuicide), at, Question::SuicideLoses)
}

/// The one must take the other, and that is suicide.
fn lost_by(case: &mut Case<'_>, mv: Move, enemy: &Touched, both: SquareSet) -> Bound {
    match suicide_loses(case, both) {
        None => return Bound::Open(Question::SuicideLoses),
        Some(Answer::No) => return Bound::Nothing,
        Some(Answer::Yes) => {}
    }
    let danger = danger(case, &[mv]);
    let suicide = TouchFinding::ObeyingIsSuicide { moves: vec![mv], danger };
    case.trace.step(Some(Topic::Suicide), both, suicide);
    let finding = TouchFinding::LostAtTouch { touched: standing(enemy), own: false };
    case.trace.step(Some(Topic::LossBySuicide), both, finding);
    Bound::Lost
}

/// The pieces by which the general would be taken after one or other of `moves`.
fn danger(case: &Case<'_>, moves: &[Move]) -> Vec<Standing> {
    let squares = moves.iter().map(|&mv| case.turn.danger_after(mv)).fold(SquareSet::EMPTY, SquareSet::or);
    squares.into_iter().filter_map(|square| Some((square, case.turn.board().get(square)?))).collect()
}

/// The article of two touched pieces of both sides.
fn pair_topic(turn: &Turn, first: &Touched) -> Topic {
    if turn.together {
        Topic::TouchBothAtOnce
    } else if first.own {
        Topic::TouchOwnThenEnemy
    } else {
        Topic::TouchEnemyThenOwn
    }
}

/// The article that covers the touches of the turn; `None` where nothing was touched.
pub(super) fn article(turn: &Turn) -> Option<Topic> {
    let not_lifted = |contact: &Contact| matches!(contact, Contact::NotLifted(_));
    if !turn.contacts.is_empty() && !turn.plainly_touched {
        let threshold = turn.contacts.iter().all(not_lifted);
        return Some(if threshold { Topic::TouchThreshold } else { Topic::Adjusting });
    }
    article_of(turn, &turn.touched)
}

/// The article that covers these touches, by their sides and order.
pub(super) fn article_of(turn: &Turn, touched: &[Touched]) -> Option<Topic> {
    match touched {
        [] => None,
        [first, second, ..] if first.own != second.own => Some(pair_topic(turn, first)),
        [first, ..] if first.own => Some(Topic::TouchOwn),
        _ => Some(Topic::TouchEnemy),
    }
}

fn own_duty(touched: &Touched) -> Bound {
    let duty = if touched.own { Duty::Move(touched.square) } else { Duty::Capture(touched.square) };
    Bound::To(duty, touched.legal.clone())
}

const fn standing(touched: &Touched) -> Standing {
    (touched.square, touched.piece)
}
