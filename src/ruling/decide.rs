//! From the facts to the verdict: the position, the touches and the move, the conduct, and the caveats.

use super::case::{Case, Conclusion, Conduct, Trace};
use super::conduct;
use super::conduct_event::{ConductEvent, ConductKind};
use super::count::{Count, Prior, Tally};
use super::duty::{self, Bound, Judged, Unmet, article, article_of};
use super::facts::{Contact, Facts, Note, Release, no_clause_orders};
use super::instruction::instructions;
use super::law::{Assumptions, Law};
use super::outcome::{Caveat, Duty, Ground, Outcome};
use super::penalty;
use super::step::{
    Action, ClosingFinding, ConductFinding, ContactFinding, PositionFinding, ReleaseFinding, Standing,
    TouchFinding,
};
use super::verdict::{Counts, Verdict};
use crate::incident::Claim;
use crate::law::{Answer, Confidence, FacingLoser, Penalty, Question, Standing as RegulationStanding, Topic};
use xiangqi::check::status;
use xiangqi::{Move, PieceKind, Side, Square, SquareSet, Status};

/// Reaches a verdict under the reading's answers and the assumptions.
pub(super) fn reach(facts: &Facts, law: &Law<'_>, prior: Prior, assumed: &Assumptions) -> Verdict {
    let limits = law.limits();
    let count = |prior| Count { prior: as_classed(prior, law), limits, ..Count::default() };
    let case = Case {
        facts,
        law,
        assumed,
        own: count(prior.mover),
        others: count(prior.opponent),
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
    note_after_release(&mut case, conclusion.duty);
    add_caveats(&mut case, &conclusion);
    let charged = conclusion.outcome.charges().then(|| conclusion.charged.unwrap_or(case.facts.mover));
    let mut verdict = Verdict {
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
        counts: Counts { mover: case.own.into(), opponent: case.others.into() },
    };
    verdict.now = instructions(case.facts, &verdict, &case.conduct);
    verdict
}

fn conclude(case: &mut Case<'_>) -> Conclusion {
    note_position(case);
    if let Some(conclusion) = game_over(case) {
        conduct::note_after_the_end(case, None);
        return conclusion;
    }
    note_record(case);
    note_contacts(case);
    if let Some(conclusion) = faced_before(case) {
        conduct::note_after_the_end(case, None);
        return conclusion;
    }
    let first = case.trace.steps.len();
    let turn = turn(case);
    conduct::settle(case, turn, first)
}

/// The touches and the move of the side to move.
fn turn(case: &mut Case<'_>) -> Conclusion {
    let facts = case.facts;
    if let Some(release) = &facts.release
        && release.is_move
        && release.exposes()
    {
        return suicide(case, release);
    }
    let judged = judge(case);
    match (&judged.bound, &facts.release) {
        (Bound::Lost, _) => lost_at_touch(case, article(facts)),
        (_, Some(release)) if !release.is_move => not_a_move(case, release, &judged),
        (Bound::Open(question), _) => undecided(case, *question),
        (_, Some(release)) => legal_release(case, release.mv, judged),
        (_, None) => still_to_move(case, judged),
    }
}

fn judge(case: &mut Case<'_>) -> Judged {
    let facts = case.facts;
    let judged = duty::judge(case, &facts.touched, facts.together);
    if judged.unmet.any() {
        let at = facts.touched.iter().map(|touched| touched.square).collect();
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
    Conclusion::open(article(case.facts).into_iter().collect(), question)
}

fn still_to_move(case: &mut Case<'_>, judged: Judged) -> Conclusion {
    let in_check = case.facts.in_check();
    let outcome = match penalty::count(case, judged.unmet, None) {
        (Outcome::Loss, topic) => return Conclusion::loss(vec![topic]),
        (outcome, _) => outcome,
    };
    let (duty, allowed) = match judged.bound {
        Bound::To(duty, moves) => (duty, moves),
        _ => {
            let topic = in_check.then_some(Topic::AnswerCheck);
            let at = case.facts.general().into_iter().collect();
            case.trace.step(topic, at, ClosingFinding::Free { in_check });
            (if in_check { Duty::Answer } else { Duty::Free }, case.facts.legal_moves.clone())
        }
    };
    let ground = article(case.facts).into_iter().collect();
    Conclusion { duty, allowed, ..Conclusion::ending(outcome, ground) }
}

/// The position itself: faults, and a check.
fn note_position(case: &mut Case<'_>) {
    let facts = case.facts;
    if !facts.faults.is_empty() {
        let squares = facts.faults.iter().flat_map(|fault| fault.squares.iter().copied()).collect();
        case.trace.step(None, squares, PositionFinding::ImpossiblePosition);
    }
    if facts.in_check() {
        let by = case.standings(facts.exposure.sources());
        let screens = case.standings(screens(case, facts.exposure.attackers));
        let squares = by.iter().chain(&screens).map(|(square, _)| *square).chain(facts.general());
        let finding =
            PositionFinding::InCheck { side: facts.mover, by: by.clone(), screens: screens.clone() };
        case.trace.step(Some(Topic::AnswerCheck), squares.collect(), finding);
    }
}

/// Moves of the record against the rules that nobody has claimed: what follows from them is ruled on once they
/// are claimed.
fn note_record(case: &mut Case<'_>) {
    let Some(record) = &case.facts.record else { return };
    let mut unclaimed = Vec::new();
    for irregular in &record.irregular {
        let claims_it = |event: &ConductEvent| match event.what {
            ConductKind::Claimed(Claim::Irregular(ply), _) => ply == irregular.ply,
            _ => false,
        };
        if !case.facts.conduct.events.iter().any(claims_it) {
            unclaimed.push((irregular.ply, irregular.how.clone()));
        }
    }
    if !unclaimed.is_empty() {
        let last = unclaimed.iter().any(|(ply, _)| *ply == record.plies());
        let finding = PositionFinding::RecordIrregular { moves: unclaimed, last };
        case.trace.step(Some(Topic::Correction), SquareSet::EMPTY, finding);
    }
}

/// The pieces over which attacking cannons take.
fn screens(case: &Case<'_>, attackers: SquareSet) -> SquareSet {
    let Some(general) = case.facts.general() else { return SquareSet::EMPTY };
    let board = case.facts.board();
    attackers
        .into_iter()
        .filter(|&square| board.get(square).is_some_and(|piece| piece.kind == PieceKind::Cannon))
        .map(|square| square.between(general).and(board.occupied()))
        .fold(SquareSet::EMPTY, SquareSet::or)
}

fn game_over(case: &mut Case<'_>) -> Option<Conclusion> {
    let (side, status) = (case.facts.mover, case.facts.status);
    let topic = match status {
        Status::Checkmated => Topic::LossByMate,
        Status::Stalemated => Topic::LossByStalemate,
        Status::Free | Status::Check => return None,
    };
    let at = case.facts.general().into_iter().collect();
    case.trace.step(Some(topic), at, PositionFinding::GameOver { side, status });
    Some(Conclusion::loss(vec![topic]))
}

/// Whether the record shows that an earlier move made the generals face: who made it has lost by that.
fn faced_before(case: &mut Case<'_>) -> Option<Conclusion> {
    let record = case.facts.record.as_ref().filter(|_| case.facts.exposure.facing.is_some())?;
    let ply = record.facing_since?;
    let maker = record.mover_of(ply)?;
    let rule = case.law.facing_loser();
    if rule != Some(FacingLoser::Maker) || !case.law.is_seen(Topic::Facing) {
        return None;
    }
    let finding = ConductFinding::FacingMadeBy { ply, side: maker, rule: FacingLoser::Maker };
    case.trace.step(Some(Topic::Facing), case.facts.general().into_iter().collect(), finding);
    Some(Conclusion::loss_of(maker, vec![Topic::Facing]))
}

/// What was recorded but is no touch, or no event of this side's turn.
fn note_contacts(case: &mut Case<'_>) {
    let priced = case.law.touch_on_others_time();
    for note in &case.facts.notes {
        if let Note::OutOfTurn(_, deed, _) = note
            && priced.is_some()
            && !matches!(deed, Action::Brushed(_))
        {
            // What it costs is said where it is counted.
            continue;
        }
        let (squares, finding) = match *note {
            Note::OutOfTurn(side, deed, _) => (deed_squares(deed), ContactFinding::OutOfTurn { side, deed }),
            Note::NothingThere(square) => {
                (SquareSet::EMPTY.with(square), ContactFinding::NothingThere(square))
            }
        };
        case.trace.step(None, squares, finding);
    }
    for contact in &case.facts.contacts {
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
        if let Some(piece) = case.facts.board().get(square) {
            let at = SquareSet::EMPTY.with(square);
            case.trace.step(Some(topic), at, finding((square, piece)));
        }
    }
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
                let allowed = case.facts.legal_moves.clone();
                return decided.unwrap_or_else(|| Conclusion::restore(vec![Topic::LossBySuicide], allowed));
            }
            Some(Answer::Yes) => {}
        }
    }
    let danger = case.standings(release.exposure.sources());
    let squares: SquareSet = danger.iter().map(|(square, _)| *square).chain([mv.from, mv.to]).collect();
    let finding = ReleaseFinding::ReleasedSuicide { mv, piece, danger };
    case.trace.step(Some(Topic::Suicide), squares, finding);
    let at = SquareSet::EMPTY.with(mv.to);
    case.trace.step(Some(Topic::LossBySuicide), at, ReleaseFinding::SuicideComplete(mv));
    if case.facts.in_check() {
        let at = case.facts.general().into_iter().collect();
        case.trace.step(Some(Topic::AnswerCheck), at, ReleaseFinding::RivalGround);
    }
    Conclusion::loss(vec![Topic::LossBySuicide])
}

/// Where no clause on suicide as a whole was seen: the one on generals facing, or on leaving a check unanswered,
/// that the released move falls under.
fn lost_by_a_narrower_clause(case: &Case<'_>, release: &Release) -> Option<Topic> {
    let loser = case.law.facing_loser();
    let faces = release.exposure.facing.is_some() && loser == Some(FacingLoser::Maker);
    let unanswered = case.facts.in_check() && !release.general_gone;
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
    let facts = case.facts;
    let touched = facts.touched_with(moved);
    if no_clause_orders(&touched) {
        case.caveats.push(Caveat::NoClause);
    }
    let allowed = match (duty::judge(case, &touched, facts.together).bound, &before.bound) {
        (Bound::Lost, _) => return lost_at_touch(case, article_of(facts, &touched)),
        (Bound::To(_, moves), _) => moves,
        (Bound::Nothing, _) => facts.legal_moves.clone(),
        (Bound::Open(question), before) => {
            case.caveats.push(Caveat::NoClause);
            let finding = ClosingFinding::DutyAfterRestoreOpen(question);
            case.trace.step(None, SquareSet::EMPTY.with(moved), finding);
            match before {
                Bound::To(_, moves) => moves.clone(),
                _ => facts.legal_moves.clone(),
            }
        }
    };
    corrected(case, vec![Topic::BreachLimit], allowed)
}

/// What was moved after the position was restored, against the moves that were left.
fn corrected(case: &mut Case<'_>, ground: Vec<Topic>, allowed: Vec<Move>) -> Conclusion {
    for release in &case.facts.corrections {
        let mv = release.mv;
        if release.is_move && release.exposes() {
            return suicide(case, release);
        }
        let meets = allowed.contains(&mv);
        let at = SquareSet::EMPTY.with(mv.from).with(mv.to);
        case.trace.step(None, at, ReleaseFinding::Corrected { mv, meets });
        if meets {
            let game_over = ends_the_game(case, mv);
            let stands = Some(mv);
            return Conclusion {
                duty: Duty::Done,
                game_over,
                stands,
                ..Conclusion::restore(ground, Vec::new())
            };
        }
        if let Some(decided) = penalty::breach(case, Unmet::default(), Some(release)) {
            return decided;
        }
    }
    Conclusion::restore(ground, allowed)
}

/// Whether the move leaves the other side without a legal move: the game is over when the hand leaves it.
fn ends_the_game(case: &mut Case<'_>, mv: Move) -> Option<(Side, Status)> {
    let loser = case.facts.mover.opponent();
    let status = status(&case.facts.board.after(mv), loser);
    let topic = match status {
        Status::Checkmated => Topic::LossByMate,
        Status::Stalemated => Topic::LossByStalemate,
        Status::Free | Status::Check => return None,
    };
    let at = SquareSet::EMPTY.with(mv.from).with(mv.to);
    case.trace.step(Some(topic), at, ReleaseFinding::EndsTheGame { mv, status });
    Some((loser, status))
}

fn legal_release(case: &mut Case<'_>, mv: Move, judged: Judged) -> Conclusion {
    let at = SquareSet::EMPTY.with(mv.from).with(mv.to);
    let ground: Vec<Topic> = article(case.facts).into_iter().collect();
    match judged.bound {
        Bound::To(_, allowed) if !allowed.contains(&mv) => {
            case.trace.step(ground.first().copied(), at, ReleaseFinding::OutsideDuty(mv));
            let release = case.facts.release.as_ref();
            return match penalty::breach(case, judged.unmet, release) {
                Some(decided) => decided,
                None => corrected(case, ground, allowed),
            };
        }
        Bound::To(..) => case.trace.step(ground.first().copied(), at, ReleaseFinding::MeetsDuty(mv)),
        _ => case.trace.step(None, at, ReleaseFinding::FreeMove(mv)),
    }
    match penalty::count(case, judged.unmet, None) {
        (Outcome::Loss, topic) => Conclusion::loss(vec![topic]),
        (outcome, _) => {
            let game_over = ends_the_game(case, mv);
            let stands = Some(mv);
            Conclusion { duty: Duty::Done, game_over, stands, ..Conclusion::ending(outcome, ground) }
        }
    }
}

/// What happened after the release. Only where the move stands is the other side on move, so that touching
/// again is out of turn; after a breach the same side has to play.
fn note_after_release(case: &mut Case<'_>, duty: Duty) {
    let after = case.facts.after_release;
    if after.events == 0 {
        return;
    }
    // Where the law prices it, that has been said.
    let priced = case.law.is_seen(Topic::TouchOnOthersTime);
    let mover_touched = after.mover_touched && duty == Duty::Done && !priced;
    if mover_touched {
        case.caveats.push(Caveat::NoClause);
    }
    let finding = ContactFinding::AfterRelease { events: after.events, mover_touched };
    case.trace.step(None, SquareSet::EMPTY, finding);
}

fn lost_at_touch(case: &mut Case<'_>, article: Option<Topic>) -> Conclusion {
    case.caveats.push(Caveat::ReleaseNotMade);
    if let Some(release) = &case.facts.release {
        let at = SquareSet::EMPTY.with(release.mv.from).with(release.mv.to);
        case.trace.step(None, at, ClosingFinding::LostBefore(release.mv));
    }
    let narrower = case.facts.in_check()
        && !case.law.is_seen(Topic::LossBySuicide)
        && case.law.is_seen(Topic::AnswerCheck);
    let topic = if narrower { Topic::AnswerCheck } else { Topic::LossBySuicide };
    Conclusion::loss(article.into_iter().chain([topic]).collect())
}

fn add_caveats(case: &mut Case<'_>, conclusion: &Conclusion) {
    let facts = case.facts;
    let game_over = facts.status.is_over();
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
    if !facts.faults.is_empty() {
        more.push(Caveat::ImpossiblePosition);
    }
    let out_of_turn = facts.is_touched_out_of_turn() && !case.law.is_seen(Topic::TouchOnOthersTime);
    if !game_over && (out_of_turn || no_clause_orders(&facts.touched)) {
        more.push(Caveat::NoClause);
    }
    if conclusion.duty == Duty::Restore {
        more.push(Caveat::Practice);
    }
    case.caveats.extend(more);
    case.caveats.sort_unstable();
    case.caveats.dedup();
}

fn deed_squares(deed: Action) -> SquareSet {
    match deed {
        Action::Touched((square, _)) | Action::Brushed((square, _)) => SquareSet::EMPTY.with(square),
        Action::Moved(mv, _) => SquareSet::EMPTY.with(mv.from).with(mv.to),
    }
}
