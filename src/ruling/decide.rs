//! From the course of events to the verdict: one turn after the other, with what happened beside the hand at its
//! moment. What ends the game first ends it.

use super::case::{Case, Conclusion, Conduct, Trace};
use super::conduct;
use super::count::{Count, Prior, Tally};
use super::course::{Course, is_flying};
use super::duty::{self, Bound, Judged, Unmet, article, article_of};
use super::instruction::instructions;
use super::law::{Assumptions, Law};
use super::outcome::{Caveat, Duty, Ground, Outcome};
use super::penalty;
use super::played::Played;
use super::step::{
    Action, ClosingFinding, ConductFinding, ContactFinding, PositionFinding, ReleaseFinding, Standing,
    TouchFinding,
};
use super::turn::{Contact, Note, Release, Turn, no_clause_orders};
use super::verdict::{Counts, Verdict};
use crate::law::{
    Answer, ComplaintUntil, Confidence, FacingLoser, Penalty, Question, Setting,
    Standing as RegulationStanding, Topic, UnansweredLosesBy, set,
};
use xiangqi::check::status;
use xiangqi::{BySide, Move, PieceKind, Side, Square, SquareSet, Status};

/// Reaches a verdict under the reading's answers and the assumptions.
pub(super) fn reach(course: &Course, law: &Law<'_>, prior: Prior, assumed: &Assumptions) -> Verdict {
    let limits = law.limits();
    let count = |prior| Count { prior: as_classed(prior, law), limits, ..Count::default() };
    let (mover, opponent) = (count(prior.mover), count(prior.opponent));
    let case = Case {
        course,
        turn: course.turns().next().unwrap_or(&course.last),
        law,
        assumed,
        counts: match course.first {
            Side::Red => BySide { red: mover, black: opponent },
            Side::Black => BySide { red: opponent, black: mover },
        },
        trace: Trace::default(),
        caveats: Vec::new(),
        conduct: Conduct::default(),
    };
    verdict(case)
}

/// Breaches on the sheet count as what this law makes of a breach.
fn as_classed(prior: Tally, law: &Law<'_>) -> Tally {
    let priced = law.movement_breach();
    let Tally { breaches, fouls, technical } = prior;
    match priced {
        Some(Penalty::Technical) => {
            Tally { breaches: 0, fouls, technical: technical.saturating_add(breaches) }
        }
        Some(Penalty::Foul) => Tally { breaches: 0, fouls: fouls.saturating_add(breaches), technical },
        _ => prior,
    }
}

fn verdict(mut case: Case<'_>) -> Verdict {
    let conclusion = conclude(&mut case);
    add_caveats(&mut case, &conclusion);
    let turn = case.turn;
    let charged = conclusion.outcome.charges().then(|| conclusion.charged.unwrap_or(turn.mover));
    let mut verdict = Verdict {
        mover: turn.mover,
        board: turn.board().clone(),
        status: turn.status,
        touched: turn.touched.clone(),
        outcome: conclusion.outcome,
        charged,
        colours_exchanged: conclusion.colours_exchanged,
        ground: Ground(conclusion.ground),
        duty: conclusion.duty,
        allowed: conclusion.allowed,
        caveats: case.caveats,
        steps: case.trace.steps,
        now: Vec::new(),
        open: conclusion.open,
        game_over: conclusion.game_over,
        stands: conclusion.stands,
        asked: case.trace.asked,
        counts: Counts {
            mover: case.counts[turn.mover].into(),
            opponent: case.counts[turn.mover.opponent()].into(),
        },
    };
    verdict.now = instructions(turn, &verdict, &case.conduct);
    verdict
}

fn conclude(case: &mut Case<'_>) -> Conclusion {
    note_faults(case);
    let conclusion = match turns(case) {
        Ok(last) => last,
        // A claim sets the game back, and it goes on from there.
        Err(set_back) if set_back.duty == Duty::Restore => set_back,
        Err(end) => {
            conduct::note_after_the_end(case);
            return end;
        }
    };
    if let Err(end) = conduct::up_to(case, usize::MAX) {
        conduct::note_after_the_end(case);
        return end;
    }
    if let Err(end) = conduct::words_alone(case, &conclusion) {
        return end;
    }
    note_passed_over(case);
    conduct::with_fouls(case, conclusion)
}

/// What the turns come to, up to the one that decides: the last, or one whose move does not stand.
fn turns(case: &mut Case<'_>) -> Result<Conclusion, Conclusion> {
    let course = case.course;
    let plays_on = case.law.complaint_until() == Some(ComplaintUntil::OwnNextMove);
    let mut last = None;
    for (index, turn) in course.turns().enumerate() {
        if turn.general().is_none() {
            // Taken, and no text makes that a loss.
            break;
        }
        case.turn = turn;
        conduct::before_all_else(case)?;
        if turn.status.is_over() {
            return Err(game_over(case));
        }
        if let Err(end) = conduct::up_to(case, turn.decided_at()) {
            return Err(decided_by_touch(case).unwrap_or_else(|| {
                if turn.has_begun() {
                    case.note(None, ConductFinding::TurnAfterTheEnd);
                }
                end
            }));
        }
        let mark = case.mark();
        let (first, counted) = (mark.steps, case.counts);
        let conclusion = whole_turn(case);
        let is_last = index == course.earlier.len();
        if conclusion.is_wrong() && turn.is_accepted(plays_on) {
            case.forget(mark);
            case.conduct.passed_over.push((turn.ply, turn.irregularities()));
            continue;
        }
        if conclusion.is_end() || conclusion.duty == Duty::Restore || is_last {
            note_later_turns(case, index + 1);
            return if conclusion.is_end() { Err(conclusion) } else { Ok(conclusion) };
        }
        if case.counts == counted {
            // A turn in order is no reason for what comes after it.
            case.trace.steps.truncate(first);
        } else {
            conduct::keep_fouls(case, &counted, &conclusion);
        }
        last = Some(conclusion);
    }
    Ok(last.unwrap_or_else(|| still_to_move(case, Judged::nothing())))
}

/// Where something beside the hand ended the game after the last touch and before the move: whether the touch had
/// lost it already, or left it open.
fn decided_by_touch(case: &mut Case<'_>) -> Option<Conclusion> {
    case.turn.touched_at.filter(|at| *at < case.conduct.last)?;
    let mark = case.mark();
    note_check(case);
    let conclusion = match judge(case).bound {
        Bound::Lost => Some(lost_at_touch(case, article(case.turn))),
        Bound::Open(question) => Some(undecided(case, question)),
        Bound::To(..) | Bound::Nothing => None,
    };
    if conclusion.is_none() {
        case.forget(mark);
    }
    conclusion
}

/// The touches and the move of one side's turn.
pub(super) fn whole_turn(case: &mut Case<'_>) -> Conclusion {
    note_check(case);
    note_contacts(case);
    let turn = case.turn;
    if let Some(release) = &turn.release {
        if let Some(instead) = turn.changed {
            let finding = ConductFinding::ChangedAfterPlacing { made: release.mv, instead };
            case.note(Some(Topic::ReleaseDecides), finding);
        }
        if takes_the_general(turn, release) {
            return general_taken(case, release.mv);
        }
        if turn.ply > 1 && turn.leaves_facing(release) {
            if let Some(conclusion) = left_facing(case) {
                return conclusion;
            }
        } else if release.is_move && release.exposes() {
            return suicide(case, release);
        }
    }
    let judged = judge(case);
    match (&judged.bound, &turn.release) {
        (Bound::Lost, _) => lost_at_touch(case, article(turn)),
        (_, Some(release)) if !release.is_move => not_a_move(case, release, &judged),
        (Bound::Open(question), _) => undecided(case, *question),
        (_, Some(release)) => legal_release(case, release.mv, judged),
        (_, None) => still_to_move(case, judged),
    }
}

fn judge(case: &mut Case<'_>) -> Judged {
    let turn = case.turn;
    let judged = duty::judge(case, &turn.touched, turn.together);
    if judged.unmet.any() {
        let at = turn.touched.iter().map(|touched| touched.square).collect();
        match penalty::set_penalty(case, judged.unmet) {
            Some((penalty, topic)) => {
                case.trace.step(Some(topic), at, TouchFinding::TouchPriced(penalty));
            }
            None => case.trace.step(None, at, TouchFinding::TouchCosts(case.law.reading.unmeetable_touch)),
        }
    }
    judged
}

/// The touches meet a question that nothing answers.
fn undecided(case: &mut Case<'_>, question: Question) -> Conclusion {
    case.trace.step(None, SquareSet::EMPTY, ClosingFinding::Undecided(question));
    Conclusion::open(article(case.turn).into_iter().collect(), question)
}

pub(super) fn still_to_move(case: &mut Case<'_>, judged: Judged) -> Conclusion {
    let in_check = case.turn.in_check();
    let outcome = match penalty::count(case, judged.unmet, None) {
        (Outcome::Loss, topic) => return Conclusion::loss(vec![topic]),
        (outcome, _) => outcome,
    };
    let (duty, allowed) = match judged.bound {
        Bound::To(duty, moves) => (duty, moves),
        _ => {
            // Where no hand was on a piece, nobody asks what a touch obliges.
            if !(case.turn.touched.is_empty() && case.turn.notes.is_empty()) {
                let topic = in_check.then_some(Topic::AnswerCheck);
                let at = case.turn.general().into_iter().collect();
                case.trace.step(topic, at, ClosingFinding::Free { in_check });
            }
            (if in_check { Duty::Answer } else { Duty::Free }, case.turn.legal_moves.clone())
        }
    };
    let moved_out_of_turn = |note: &Note| matches!(note, Note::OutOfTurn(_, Action::Moved(..), _));
    let put_back = case.turn.notes.iter().any(moved_out_of_turn).then_some(Topic::Correction);
    let ground = article(case.turn).or(put_back).into_iter().collect();
    Conclusion { duty, allowed, ..Conclusion::ending(outcome, ground) }
}

/// Faults of the position in which the course begins.
fn note_faults(case: &mut Case<'_>) {
    let faults = &case.course.faults;
    if !faults.is_empty() {
        let squares = faults.iter().flat_map(|fault| fault.squares.iter().copied()).collect();
        case.trace.step(None, squares, PositionFinding::ImpossiblePosition);
    }
}

fn note_check(case: &mut Case<'_>) {
    let turn = case.turn;
    if turn.in_check() {
        let by = case.standings(turn.exposure.sources());
        let screens = case.standings(screens(turn));
        let squares = by.iter().chain(&screens).map(|(square, _)| *square).chain(turn.general());
        let finding = PositionFinding::InCheck { side: turn.mover, by: by.clone(), screens: screens.clone() };
        case.trace.step(Some(Topic::AnswerCheck), squares.collect(), finding);
    }
}

/// Moves against the rules that the other side has answered and nobody has claimed in time: what follows from them
/// is ruled on once they are claimed.
fn note_passed_over(case: &mut Case<'_>) {
    let mut moves = std::mem::take(&mut case.conduct.passed_over);
    moves.extend(
        case.course
            .strays
            .iter()
            .filter(|stray| stray.ply < case.course.game.moves.len())
            .map(|stray| (stray.ply, vec![xiangqi::Irregularity::WrongSide])),
    );
    moves.retain(|(ply, how)| !how.is_empty() && case.conduct.set_back.is_none_or(|to| *ply < to));
    moves.sort_unstable_by_key(|(ply, _)| *ply);
    if !moves.is_empty() {
        let finding = PositionFinding::RecordIrregular { moves };
        case.trace.step(Some(Topic::Correction), SquareSet::EMPTY, finding);
    }
}

/// The pieces over which attacking cannons take.
fn screens(turn: &Turn) -> SquareSet {
    let Some(general) = turn.general() else { return SquareSet::EMPTY };
    let board = turn.board();
    turn.exposure
        .attackers
        .into_iter()
        .filter(|&square| board.get(square).is_some_and(|piece| piece.kind == PieceKind::Cannon))
        .map(|square| square.between(general).and(board.occupied()))
        .fold(SquareSet::EMPTY, SquareSet::or)
}

/// The side to move has no legal move.
fn game_over(case: &mut Case<'_>) -> Conclusion {
    let turn = case.turn;
    let (side, status) = (turn.mover, turn.status);
    note_check(case);
    let topic = if status == Status::Checkmated { Topic::LossByMate } else { Topic::LossByStalemate };
    let at = turn.general().into_iter().collect();
    case.trace.step(Some(topic), at, PositionFinding::GameOver { side, status });
    Conclusion::loss(vec![topic])
}

/// What was recorded but is no touch, or no event of this side's turn.
fn note_contacts(case: &mut Case<'_>) {
    let priced = case.law.touch_on_others_time().is_some();
    for note in &case.turn.notes {
        let (topic, squares, finding) = match *note {
            // What it costs is said where it is counted.
            Note::OutOfTurn(_, Action::Touched(_) | Action::Moved(..), _) if priced => continue,
            Note::OutOfTurn(side, deed, _) => {
                let topic = matches!(deed, Action::Moved(..)).then_some(Topic::Correction);
                (topic, deed_squares(deed), ContactFinding::OutOfTurn { side, deed })
            }
            Note::NothingThere(square) => {
                (None, SquareSet::EMPTY.with(square), ContactFinding::NothingThere(square))
            }
        };
        case.trace.step(topic, squares, finding);
    }
    for contact in &case.turn.contacts {
        let (square, finding): (Square, fn(Standing) -> ContactFinding) = match *contact {
            Contact::Brushed(square) => (square, ContactFinding::Brushed),
            Contact::AdjustedWithConsent(square) => (square, ContactFinding::AdjustedWithConsent),
            Contact::AdjustedWithout(square) => (square, ContactFinding::AdjustedWithout),
            Contact::NotLifted(square) => (square, ContactFinding::NotLifted),
        };
        let topic = match contact {
            Contact::NotLifted(_) => Topic::TouchThreshold,
            _ => Topic::Adjusting,
        };
        if let Some(piece) = case.turn.board().get(square) {
            let at = SquareSet::EMPTY.with(square);
            case.trace.step(Some(topic), at, finding((square, piece)));
        }
    }
}

/// What the hand did after the move that decides belongs to the next turn.
fn note_later_turns(case: &mut Case<'_>, first: usize) {
    let of_turn = |turn: &Turn| turn.touched.len() + turn.notes.len() + usize::from(turn.release.is_some());
    let events: usize = case.course.turns().skip(first).map(of_turn).sum();
    if events > 0 {
        case.trace.step(None, SquareSet::EMPTY, ContactFinding::AfterRelease { events });
    }
}

/// Whether the move takes the other general as its piece moves, or along the file on which the generals face.
fn takes_the_general(turn: &Turn, release: &Release) -> bool {
    let taken = turn.board().get(release.mv.to);
    taken.is_some_and(|piece| piece.kind == PieceKind::General && piece.side != turn.mover)
        && (release.is_move || is_flying(turn.board(), release.mv))
}

/// The generals faced each other already, and the move did not end it: whoever made them face has lost, unless the
/// law leaves it to whoever notices.
fn left_facing(case: &mut Case<'_>) -> Option<Conclusion> {
    if case.law.facing_loser() == Some(FacingLoser::LastToNotice) {
        return None;
    }
    let played = Played::of(&case.course.game);
    conduct::lost_by_facing(case, Some(&played)).err()
}

/// The other side had left its general to be taken: it has lost by that. Where the generals faced each other, whoever
/// made them face has.
fn general_taken(case: &mut Case<'_>, mv: Move) -> Conclusion {
    let at = SquareSet::EMPTY.with(mv.from).with(mv.to);
    let loser = case.turn.mover.opponent();
    case.trace.step(Some(Topic::Suicide), at, ReleaseFinding::TakesGeneral { mv, loser });
    let ruled = if is_flying(case.turn.board(), mv) {
        conduct::lost_by_facing(case, None)
    } else {
        conduct::lost_if_seen(case, loser, Topic::LossBySuicide)
    };
    ruled.err().unwrap_or_else(|| Conclusion {
        duty: Duty::Done,
        stands: Some(mv),
        ..Conclusion::ending(Outcome::None, Vec::new())
    })
}

fn suicide(case: &mut Case<'_>, release: &Release) -> Conclusion {
    let mv = release.mv;
    let Some(piece) = release.piece else { return Conclusion::loss(vec![Topic::LossBySuicide]) };
    if !case.law.is_seen(Topic::LossBySuicide) {
        if let Some(topic) = lost_by_a_narrower_clause(case, release) {
            let danger = case.standings(release.exposure.sources());
            let squares = danger.iter().map(|(square, _)| *square).chain([mv.from, mv.to]).collect();
            case.trace.step(Some(topic), squares, ReleaseFinding::ReleasedSuicide { mv, piece, danger });
            return Conclusion::loss(vec![topic]);
        }
        let question = Question::SuicideLoses;
        let answer = case.resolve(question);
        let at = SquareSet::EMPTY.with(mv.to);
        case.trace.step(Some(Topic::LossBySuicide), at, ReleaseFinding::SuicideTextNotSeen(answer));
        match answer {
            None => return Conclusion::open(vec![Topic::LossBySuicide], question),
            Some(Answer::No) => {
                let decided = penalty::breach(case, Unmet::default(), Some(release));
                let allowed = case.turn.legal_moves.clone();
                return decided.unwrap_or_else(|| Conclusion::restore(vec![Topic::LossBySuicide], allowed));
            }
            Some(Answer::Yes) => {}
        }
    }
    let danger = case.standings(release.exposure.sources());
    let squares: SquareSet = danger.iter().map(|(square, _)| *square).chain([mv.from, mv.to]).collect();
    let general = case.turn.general().into_iter().collect();
    let chosen = set!(case.law, Setting::UnansweredLosesBy(ground) => *ground);
    let unanswered = case.turn.in_check() && !release.general_gone;
    if unanswered && chosen == Some(UnansweredLosesBy::Mate) && case.law.is_seen(Topic::LossByMate) {
        case.trace.step(Some(Topic::AnswerCheck), squares, ReleaseFinding::CheckUnanswered { mv, danger });
        let rival = ReleaseFinding::RivalGround(UnansweredLosesBy::Suicide);
        case.trace.step(Some(Topic::LossBySuicide), general, rival);
        return Conclusion::loss(vec![Topic::LossByMate]);
    }
    let finding = ReleaseFinding::ReleasedSuicide { mv, piece, danger };
    case.trace.step(Some(Topic::Suicide), squares, finding);
    let at = SquareSet::EMPTY.with(mv.to);
    let placed = case.turn.placed && case.turn.release.as_ref() == Some(release);
    case.trace.step(Some(Topic::LossBySuicide), at, ReleaseFinding::SuicideComplete { placed });
    if case.turn.in_check() {
        let rival = ReleaseFinding::RivalGround(UnansweredLosesBy::Mate);
        case.trace.step(Some(Topic::AnswerCheck), general, rival);
    }
    Conclusion::loss(vec![Topic::LossBySuicide])
}

/// Where no clause on suicide as a whole was seen: the one on generals facing, or on leaving a check unanswered,
/// that the released move falls under.
fn lost_by_a_narrower_clause(case: &Case<'_>, release: &Release) -> Option<Topic> {
    let loser = case.law.facing_loser();
    let faces = release.exposure.facing.is_some() && loser == Some(FacingLoser::Maker);
    let unanswered = case.turn.in_check() && !release.general_gone;
    if faces && case.law.is_seen(Topic::Facing) {
        return Some(Topic::Facing);
    }
    (unanswered && case.law.is_seen(Topic::AnswerCheck)).then_some(Topic::AnswerCheck)
}

/// The piece was moved as it does not move. The turn is taken back; the piece counts as touched.
fn not_a_move(case: &mut Case<'_>, release: &Release, judged: &Judged) -> Conclusion {
    let mv = release.mv;
    let exposed = release.exposes();
    if let Some(piece) = release.piece {
        let at = SquareSet::EMPTY.with(mv.from).with(mv.to);
        let danger = case.standings(release.exposure.sources());
        case.trace.step(Some(Topic::BreachLimit), at, ReleaseFinding::NotAMove { mv, piece, danger });
    }
    if exposed {
        let question = Question::NonMoveIsSuicide;
        let answer = case.resolve(question);
        case.trace.step(None, SquareSet::EMPTY.with(mv.to), ReleaseFinding::NonMoveExposed(answer));
        case.caveats.push(Caveat::NoClause);
        match answer {
            None => return Conclusion::open(vec![Topic::BreachLimit], question),
            Some(Answer::Yes) => return Conclusion::loss(vec![Topic::LossBySuicide]),
            Some(Answer::No) => {}
        }
    }
    if let Some(decided) = penalty::breach(case, judged.unmet, Some(release)) {
        return decided;
    }
    match judged.bound {
        // One answer makes the touch itself a loss, which ranks before a foul for the move.
        Bound::Open(question) => undecided(case, question),
        _ => restored(case, mv.from, judged),
    }
}

/// The duty once a piece moved wrongly is back in its place and counts as touched.
///
/// The breach is certain under every reading. Where its touch meets a question that nothing answers, the
/// duty of the touches before it stands, or any legal move where they had none; both are said to be open.
fn restored(case: &mut Case<'_>, moved: Square, before: &Judged) -> Conclusion {
    let turn = case.turn;
    let touched = turn.touched_with(moved);
    if no_clause_orders(&touched) {
        case.caveats.push(Caveat::NoClause);
    }
    let allowed = match (duty::judge(case, &touched, turn.together).bound, &before.bound) {
        (Bound::Lost, _) => return lost_at_touch(case, article_of(turn, &touched)),
        (Bound::To(_, moves), _) => moves,
        (Bound::Nothing, _) => turn.legal_moves.clone(),
        (Bound::Open(question), before) => {
            case.caveats.push(Caveat::NoClause);
            let finding = ClosingFinding::DutyAfterRestoreOpen(question);
            case.trace.step(None, SquareSet::EMPTY.with(moved), finding);
            match before {
                Bound::To(_, moves) => moves.clone(),
                _ => turn.legal_moves.clone(),
            }
        }
    };
    corrected(case, vec![Topic::BreachLimit], allowed)
}

/// What was moved after the position was restored, against the moves that were left.
fn corrected(case: &mut Case<'_>, ground: Vec<Topic>, allowed: Vec<Move>) -> Conclusion {
    let turn = case.turn;
    let instead = turn.instead.map(|mv| Release::new(turn.board(), turn.mover, mv));
    // Whoever took the wrong move back by themselves had to.
    case.conduct.corrected |= instead.is_some();
    for release in turn.corrections.iter().chain(&instead) {
        let mv = release.mv;
        if release.is_move && release.exposes() {
            return suicide(case, release);
        }
        let meets = allowed.contains(&mv);
        let at = SquareSet::EMPTY.with(mv.from).with(mv.to);
        case.trace.step(None, at, ReleaseFinding::Corrected { mv, meets });
        if meets {
            let done = Conclusion { duty: Duty::Done, ..Conclusion::restore(ground, Vec::new()) };
            return made(case, mv, done);
        }
        if let Some(decided) = penalty::breach(case, Unmet::default(), Some(release)) {
            return decided;
        }
    }
    Conclusion::restore(ground, allowed)
}

/// A legal move that stands. Where it leaves the other side without a legal move, that side has lost.
fn made(case: &mut Case<'_>, mv: Move, done: Conclusion) -> Conclusion {
    let loser = case.turn.mover.opponent();
    let status = status(&case.turn.board().after(mv), loser);
    let stands = Some(mv);
    let topic = match status {
        Status::Checkmated => Topic::LossByMate,
        Status::Stalemated => Topic::LossByStalemate,
        Status::Free | Status::Check => return Conclusion { stands, ..done },
    };
    let at = SquareSet::EMPTY.with(mv.from).with(mv.to);
    case.trace.step(Some(topic), at, ReleaseFinding::EndsTheGame { mv, status });
    Conclusion { stands, game_over: Some((loser, status)), ..Conclusion::loss_of(loser, vec![topic]) }
}

fn legal_release(case: &mut Case<'_>, mv: Move, judged: Judged) -> Conclusion {
    let at = SquareSet::EMPTY.with(mv.from).with(mv.to);
    let ground: Vec<Topic> = article(case.turn).into_iter().collect();
    match judged.bound {
        Bound::To(_, allowed) if !allowed.contains(&mv) => {
            case.trace.step(ground.first().copied(), at, ReleaseFinding::OutsideDuty(mv));
            let release = case.turn.release.as_ref();
            return match penalty::breach(case, judged.unmet, release) {
                Some(decided) => decided,
                None => corrected(case, ground, allowed),
            };
        }
        Bound::To(..) => case.trace.step(ground.first().copied(), at, ReleaseFinding::MeetsDuty(mv)),
        _ => case.trace.step(None, at, ReleaseFinding::FreeMove(mv)),
    }
    match penalty::count(case, judged.unmet, None) {
        // The move stands; the count of fouls loses.
        (Outcome::Loss, topic) => Conclusion { stands: Some(mv), ..Conclusion::loss(vec![topic]) },
        (outcome, _) => {
            let done = Conclusion { duty: Duty::Done, ..Conclusion::ending(outcome, ground) };
            made(case, mv, done)
        }
    }
}

fn lost_at_touch(case: &mut Case<'_>, article: Option<Topic>) -> Conclusion {
    case.caveats.push(Caveat::ReleaseNotMade);
    if let Some(release) = &case.turn.release {
        let at = SquareSet::EMPTY.with(release.mv.from).with(release.mv.to);
        case.trace.step(None, at, ClosingFinding::LostBefore(release.mv));
    }
    let narrower = case.turn.in_check()
        && !case.law.is_seen(Topic::LossBySuicide)
        && case.law.is_seen(Topic::AnswerCheck);
    let topic = if narrower { Topic::AnswerCheck } else { Topic::LossBySuicide };
    Conclusion::loss(article.into_iter().chain([topic]).collect())
}

fn add_caveats(case: &mut Case<'_>, conclusion: &Conclusion) {
    let turn = case.turn;
    let game_over = turn.status.is_over();
    let mut more = Vec::new();
    for &topic in &conclusion.ground {
        let carried_from = case.law.clause_on(topic).and_then(|cited| cited.clause.carried_from);
        more.extend(carried_from.map(Caveat::CarriedFrom));
        match case.law.clause_on(topic).map(|cited| cited.clause.confidence) {
            Some(Confidence::CarriedOver) => more.push(Caveat::CarriedOver),
            Some(known) if known.is_seen() => {}
            Some(_) | None => more.push(Caveat::ClauseNotSeen),
        }
        if let Some(regulation) = case.law.regulation
            && regulation.standing == RegulationStanding::Practice
            && case.law.clause_on(topic).is_some_and(|cited| cited.of_regulation)
        {
            more.push(Caveat::UsualPractice);
        }
    }
    if !case.course.faults.is_empty() {
        more.push(Caveat::ImpossiblePosition);
    }
    let out_of_turn = turn.is_touched_out_of_turn() && !case.law.is_seen(Topic::TouchOnOthersTime);
    if !game_over && (out_of_turn || no_clause_orders(&turn.touched)) {
        more.push(Caveat::NoClause);
    }
    if conclusion.duty == Duty::Restore {
        more.push(Caveat::Practice);
    }
    if conclusion.outcome.ends_game() && conclusion.game_over.is_none() {
        // Whether the foul for a touch lets the game go on no longer matters; after a mate it would be the other who loses.
        case.caveats.retain(|caveat| *caveat != Caveat::BreachLimitConflict);
    }
    case.caveats.extend(more);
    case.caveats.sort_unstable();
    case.caveats.dedup();
}

fn deed_squares(deed: Action) -> SquareSet {
    match deed {
        Action::Touched((square, _)) | Action::Brushed((square, _)) | Action::Adjusted((square, _)) => {
            SquareSet::EMPTY.with(square)
        }
        Action::Moved(mv, _) => SquareSet::EMPTY.with(mv.from).with(mv.to),
    }
}
