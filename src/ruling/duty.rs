//! What the touches oblige: article 5, in the order of the hand.

use super::case::Case;
use super::outcome::{Caveat, Duty};
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
    let pieces: Vec<&Touched> = touched.iter().collect();
    match pieces.as_slice() {
        [] | [_] => in_order(case, &pieces),
        [first, second] if first.own != second.own => both_sides(case, first, second, together),
        [first, second] if !together => {
            let finding = PairFinding::TwoOfOneSide(standing(first), standing(second));
            case.trace.step(None, squares(&pieces), finding);
            in_order(case, &pieces)
        }
        [first, others @ ..] => {
            if others.iter().all(|other| other.own == first.own) {
                of_one_side(case, &pieces)
            } else {
                of_both_sides(case, &pieces, together)
            }
        }
    }
}

/// An own and an enemy piece.
fn both_sides(case: &mut Case<'_>, first: &Touched, second: &Touched, together: bool) -> Judged {
    let (first, second) = if together && first.own { (second, first) } else { (first, second) };
    let topic = pair_topic(first, together);
    let finding =
        PairFinding::BothSides { first: standing(first), second: standing(second), at_once: together };
    case.trace.step(Some(topic), squares(&[first, second]), finding);
    match chain(case, topic) {
        Some(Chain::TakeOrPay(penalty)) => take_or_pay(case, first, second, topic, penalty),
        Some(Chain::InOrder) | None => pair_in_order(case, first, second, topic),
    }
}

/// The chain of articles 5.3 to 5.5: the first binds, and takes the second where it can; else the second alone.
fn pair_in_order(case: &mut Case<'_>, first: &Touched, second: &Touched, topic: Topic) -> Judged {
    let judged = in_order(case, &[first]);
    match judged.bound {
        Bound::Nothing => {
            let Judged { bound, unmet } = in_order(case, &[second]);
            let unmet = Unmet {
                own: unmet.own || judged.unmet.own,
                enemy: unmet.enemy || judged.unmet.enemy,
                ..unmet
            };
            Judged { bound, unmet }
        }
        Bound::To(..) => Judged { bound: pair(case, first, second, topic), ..judged },
        Bound::Lost | Bound::Open(_) => judged,
    }
}

/// Two pieces of one side at once, or more than two of it.
fn of_one_side(case: &mut Case<'_>, touched: &[&Touched]) -> Judged {
    let question = Question::FirstOfOneSide;
    let answer = case.resolve(question);
    let pieces = touched.iter().map(|touched| standing(touched)).collect();
    case.trace.step(None, squares(touched), PairFinding::OfOneSide { pieces, answer });
    match answer {
        None => Judged::without(Bound::Open(question)),
        Some(Answer::Yes) => in_order(case, touched),
        Some(Answer::No) => named_by_arbiter(case, touched),
    }
}

/// The arbiter names which piece binds, of those that can be met.
fn named_by_arbiter(case: &mut Case<'_>, touched: &[&Touched]) -> Judged {
    let mut left: Vec<(u8, &Touched)> = (0..).zip(touched.iter().copied()).collect();
    left.retain(|(_, touched)| can_be_met(case, touched));
    let Some((_, last)) = left.pop() else { return in_order(case, touched) };
    for (place, piece) in left {
        let question = Question::ArbiterNames(place);
        match case.resolve(question) {
            None => return Judged::without(Bound::Open(question)),
            Some(Answer::Yes) => return named(case, piece),
            Some(Answer::No) => {}
        }
    }
    named(case, last)
}

fn named(case: &mut Case<'_>, piece: &Touched) -> Judged {
    case.trace.step(None, squares(&[piece]), PairFinding::ArbiterNames(standing(piece)));
    in_order(case, &[piece])
}

/// Whether some move meets the touch, as far as the law answers it.
fn can_be_met(case: &mut Case<'_>, touched: &Touched) -> bool {
    let exposing = || if touched.own { Question::OwnPieceMoves } else { Question::EnemyPieceTaken };
    !touched.legal.is_empty() || (!touched.pseudo.is_empty() && case.resolve(exposing()) != Some(Answer::No))
}

/// More than two pieces, of both sides.
fn of_both_sides(case: &mut Case<'_>, touched: &[&Touched], together: bool) -> Judged {
    let question = Question::FirstOfBothSides;
    let answer = case.resolve(question);
    let pieces = touched.iter().map(|touched| standing(touched)).collect();
    case.trace.step(None, squares(touched), PairFinding::OfBothSides { pieces, answer });
    let mut sides = touched.iter().copied();
    let (Some(answer), Some(first)) = (answer, sides.next()) else {
        return Judged::without(Bound::Open(question));
    };
    match (answer, sides.find(|other| other.own != first.own)) {
        (Answer::No, Some(second)) => {
            let at_once = together && touched.get(1).is_some_and(|next| next.square == second.square);
            both_sides(case, first, second, at_once)
        }
        (Answer::Yes | Answer::No, _) => in_order(case, touched),
    }
}

/// The first touch that binds, is lost or is open decides; unmeetable ones before it are passed over.
fn in_order(case: &mut Case<'_>, touched: &[&Touched]) -> Judged {
    let mut unmet = Unmet::default();
    for touched in touched {
        let bound = match single(case, touched) {
            Single::Unmeetable => {
                unmet.own |= touched.own;
                unmet.enemy |= !touched.own;
                continue;
            }
            Single::Ignored => continue,
            Single::Lost => Bound::Lost,
            Single::Open(question) => Bound::Open(question),
            Single::Binds => own_duty(touched),
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

/// Pieces of both sides under a text that has the one take the other or prices that it cannot. That each touch then
/// binds by itself, whichever the player meets, is second-hand.
fn take_or_pay(
    case: &mut Case<'_>,
    first: &Touched,
    second: &Touched,
    topic: Topic,
    penalty: Penalty,
) -> Judged {
    let (own, enemy) = if first.own { (first, second) } else { (second, first) };
    let both = squares(&[own, enemy]);
    if let Some(bound) = one_takes_other(case, own, enemy, topic) {
        return Judged::without(bound);
    }
    let finding = PairFinding::CannotTakeAndPays { own: standing(own), enemy: standing(enemy) };
    case.trace.step(Some(topic), both, finding);
    case.caveats.push(Caveat::SecondHand);
    let mut judged = match (own.legal.is_empty(), enemy.legal.is_empty()) {
        (false, false) => {
            let mut moves = [own.legal.as_slice(), &enemy.legal].concat();
            moves.sort_unstable();
            Judged::without(Bound::To(Duty::MoveOrCapture(own.square, enemy.square), moves))
        }
        (false, true) => in_order(case, &[own]),
        (true, false) => in_order(case, &[enemy]),
        (true, true) => in_order(case, &[first, second]),
    };
    judged.unmet.pair = Some(penalty);
    judged
}

/// The chain that the law has on this topic, where it sets one.
fn chain(case: &Case<'_>, topic: Topic) -> Option<Chain> {
    case.law.setting(|setting| match setting {
        Setting::BothAtOnce(chain) | Setting::OwnThenEnemy(chain) | Setting::EnemyThenOwn(chain)
            if setting.topic() == topic =>
        {
            Some(*chain)
        }
        _ => None,
    })
}

/// Pieces of both sides, the first of which binds: does the one take the other?
fn pair(case: &mut Case<'_>, first: &Touched, second: &Touched, topic: Topic) -> Bound {
    let (own, enemy) = if first.own { (first, second) } else { (second, first) };
    let both = squares(&[own, enemy]);
    match seen_or(case, Some(topic), both, Question::PairInOrder) {
        None => return Bound::Open(Question::PairInOrder),
        Some(Answer::No) => return own_duty(first),
        Some(Answer::Yes) => {}
    }
    let mv = Move::new(own.square, enemy.square);
    if let Some(bound) = one_takes_other(case, own, enemy, topic) {
        return bound;
    }
    if !enemy.pseudo.contains(&mv) {
        let (own, enemy, first) = (standing(own), standing(enemy), standing(first));
        case.trace.step(Some(topic), both, PairFinding::OneCannotReachOther { own, enemy, first });
    }
    own_duty(first)
}

/// What it comes to that the one takes the other; `None` where it cannot, or need not.
fn one_takes_other(case: &mut Case<'_>, own: &Touched, enemy: &Touched, topic: Topic) -> Option<Bound> {
    let mv = Move::new(own.square, enemy.square);
    let both = squares(&[own, enemy]);
    if enemy.legal.contains(&mv) {
        case.trace.step(Some(topic), both, PairFinding::OneTakesOther(mv));
        return Some(Bound::To(Duty::MoveExactly(mv), vec![mv]));
    }
    if !enemy.pseudo.contains(&mv) {
        return None;
    }
    let answer = case.resolve(Question::OneTakesOther);
    case.trace.step(Some(topic), both, PairFinding::OneTakesOtherExposing { mv, answer });
    match answer {
        None => Some(Bound::Open(Question::OneTakesOther)),
        Some(Answer::Yes) => Some(lost_by(case, mv, enemy, both)),
        Some(Answer::No) => None,
    }
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
const fn pair_topic(first: &Touched, together: bool) -> Topic {
    if together {
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
        [first, second, ..] if first.own != second.own => Some(pair_topic(first, turn.together)),
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

fn squares(touched: &[&Touched]) -> SquareSet {
    touched.iter().map(|touched| touched.square).collect()
}
