//! Repetitions in words: what a move is and why, what each side plays, and what follows.

use super::ruling::Explainer;
use super::{Lang, names, settings};
use crate::law::{ChangeBy, Gravity};
use crate::ruling::{
    Assumed, JudgedMove, RepetitionFinding, RepetitionLaw, RepetitionRuling, RepetitionSetting,
    RepetitionVerdict,
};
use crate::tr;
use xiangqi::repetition::{
    Class, Evidence, Exemption, Nature, OpenPoint, Protection, RootFailure, Settings, SideAnalysis,
    TiedChariot,
};
use xiangqi::{Board, Move, Side, Square};

/// 将, 杀, 捉 and so on.
pub fn nature(nature: Nature, lang: Lang) -> &'static str {
    match nature {
        Nature::Check => tr!(lang, "nature-check"),
        Nature::Kill => tr!(lang, "nature-kill"),
        Nature::Chase => tr!(lang, "nature-chase"),
        Nature::Exchange => tr!(lang, "nature-exchange"),
        Nature::Offer => tr!(lang, "nature-offer"),
        Nature::Block => tr!(lang, "nature-block"),
        Nature::Follow => tr!(lang, "nature-follow"),
        Nature::Idle => tr!(lang, "nature-idle"),
    }
}

/// What the moves of a side make together: 长将, 一将一捉, 二捉一闲 and so on, the last with the word that it is allowed.
pub fn class(class: Class, natures: &[Nature], lang: Lang) -> String {
    match class {
        Class::PerpetualCheck => tr!(lang, "class-perpetual-check").to_owned(),
        Class::PerpetualKill => tr!(lang, "class-perpetual-kill").to_owned(),
        Class::PerpetualChase => tr!(lang, "class-perpetual-chase").to_owned(),
        Class::MixedForbidden => mixture(natures, lang),
        Class::Allowed => tr!(lang, "class-allowed-as", moves = allowed(natures, lang)),
    }
}

/// Allowed moves by their common name, or as a mixture.
fn allowed(natures: &[Nature], lang: Lang) -> String {
    let attacks = natures.iter().any(|nature| nature.is_attack());
    let first = natures.first().filter(|first| natures.iter().all(|nature| nature == *first));
    let Some(&first) = first.filter(|first| **first != Nature::Idle) else {
        return if attacks { mixture(natures, lang) } else { tr!(lang, "class-idle").to_owned() };
    };
    match first {
        Nature::Chase => tr!(lang, "class-no-perpetual-chase").to_owned(),
        Nature::Kill => tr!(lang, "class-perpetual-kill").to_owned(),
        _ => tr!(lang, "class-perpetual", nature = nature(first, lang)),
    }
}

/// How many checks, kills, chases and idle moves there are, in the smallest numbers: 一将一捉.
fn mixture(natures: &[Nature], lang: Lang) -> String {
    let count = |of: Nature| natures.iter().filter(|&&one| plain(one) == of).count();
    let kinds = [Nature::Check, Nature::Kill, Nature::Chase, Nature::Idle];
    let counts = kinds.map(|kind| (kind, count(kind)));
    let divisor = (1..=natures.len()).rev().find(|by| counts.iter().all(|(_, count)| count % by == 0));
    let named = counts.iter().filter(|(_, count)| *count > 0).map(|&(kind, count)| {
        let count = count / divisor.unwrap_or(1);
        tr!(lang, "class-part", count, nature = nature(kind, lang))
    });
    named.collect::<Vec<_>>().join(tr!(lang, "class-between"))
}

/// All idle moves are idle, whatever they are called.
const fn plain(nature: Nature) -> Nature {
    if nature.is_attack() { nature } else { Nature::Idle }
}

/// A row or column of the matrix.
pub fn gravity(gravity: Gravity, lang: Lang) -> &'static str {
    match gravity {
        Gravity::PerpetualCheck => tr!(lang, "gravity-perpetual-check"),
        Gravity::Severe => tr!(lang, "gravity-severe"),
        Gravity::Light => tr!(lang, "gravity-light"),
        Gravity::Forbidden => tr!(lang, "gravity-forbidden"),
        Gravity::PerpetualChase => tr!(lang, "gravity-perpetual-chase"),
        Gravity::Allowed => tr!(lang, "gravity-allowed"),
    }
}

/// The result in a few words.
pub fn verdict(verdict: RepetitionVerdict, lang: Lang) -> String {
    let named = |side: Side| names::side(side, lang);
    match verdict {
        RepetitionVerdict::Draw => tr!(lang, "repetition-draw").to_owned(),
        RepetitionVerdict::Loses(side) => tr!(lang, "repetition-loses", side = named(side)),
        RepetitionVerdict::MustChange(side) => tr!(lang, "repetition-must-change", side = named(side)),
        RepetitionVerdict::NotYet => tr!(lang, "repetition-not-yet").to_owned(),
        RepetitionVerdict::Open => tr!(lang, "repetition-open").to_owned(),
    }
}

/// A setting in which rulebooks differ.
pub fn setting(setting: RepetitionSetting, lang: Lang) -> &'static str {
    match setting {
        RepetitionSetting::Chase => tr!(lang, "differs-chase"),
        RepetitionSetting::KillCounts => tr!(lang, "differs-kill-counts"),
        RepetitionSetting::MixedCounts => tr!(lang, "differs-mixed-counts"),
        RepetitionSetting::OneVictim => tr!(lang, "differs-one-victim"),
        RepetitionSetting::DrawingPoints => tr!(lang, "differs-drawing-points"),
        RepetitionSetting::NineRounds => tr!(lang, "differs-nine-rounds"),
        RepetitionSetting::Gravities => tr!(lang, "differs-gravities"),
        RepetitionSetting::Count => tr!(lang, "setting-repetition-count"),
        RepetitionSetting::CheckLoses => tr!(lang, "setting-perpetual-check-loses"),
        RepetitionSetting::ChangeBy => tr!(lang, "setting-change-by"),
    }
}

/// What the arbiter reads out.
pub fn read_out(ruling: &RepetitionRuling, law: &RepetitionLaw<'_>, explainer: &Explainer<'_>) -> String {
    let lang = explainer.lang;
    let Some(analysis) = ruling.analysis.as_ref().filter(|_| ruling.verdict != RepetitionVerdict::NotYet)
    else {
        return tr!(lang, "read-out-not-yet").to_owned();
    };
    let cycles = ruling.counted.cycle.map_or(0, |cycle| cycle.cycles);
    let plays = |side: &SideAnalysis| class(side.class, &side.natures, lang);
    let (red, black) = (plays(&analysis.sides.red), plays(&analysis.sides.black));
    let clauses = explainer.numbers(&ruling.grounds(law));
    let result = match ruling.verdict {
        RepetitionVerdict::MustChange(side) => {
            let length = ruling.counted.cycle.map_or(0, |cycle| cycle.length);
            demand_words(side, law.change_by, length, lang)
        }
        other => verdict(other, lang),
    };
    tr!(lang, "read-out", cycles, red, black, clauses, result)
}

fn demand_words(side: Side, by: ChangeBy, length: usize, lang: Lang) -> String {
    let side = names::side(side, lang);
    match by {
        ChangeBy::Cycles(cycles) => tr!(lang, "read-out-change-cycles", side, cycles, length),
        ChangeBy::Rounds(rounds) => tr!(lang, "read-out-change-rounds", side, rounds),
    }
}

/// What is taken for granted in a branch.
pub fn assumed(assumed: Assumed, lang: Lang) -> String {
    let text = match assumed {
        Assumed::Point(point, decided) => return point_as(point, &decided, lang).to_owned(),
        Assumed::ShortestCycle => tr!(lang, "assume-shortest-cycle"),
        Assumed::WholeStretch => tr!(lang, "assume-whole-stretch"),
    };
    text.to_owned()
}

/// An open point as these settings decide it.
pub fn point_as(point: OpenPoint, decided: &Settings, lang: Lang) -> &'static str {
    use xiangqi::repetition::NewSince;
    match point {
        OpenPoint::NewSince if decided.new_since == NewSince::OwnMove => tr!(lang, "point-new-since-own"),
        OpenPoint::NewSince => tr!(lang, "point-new-since-other"),
        OpenPoint::CheckingChase if decided.checks_chase => tr!(lang, "point-checks-chase"),
        OpenPoint::CheckingChase => tr!(lang, "point-checks-do-not-chase"),
        OpenPoint::MinorOnChariot if decided.minor_on_chariot => tr!(lang, "point-minor-chases"),
        OpenPoint::MinorOnChariot => tr!(lang, "point-minor-does-not-chase"),
        OpenPoint::TiedChariot => match decided.tied_chariot {
            TiedChariot::Chases => tr!(lang, "point-tied-chases"),
            TiedChariot::ChasesUnlessChased => tr!(lang, "point-tied-unless-chased"),
            TiedChariot::Held => tr!(lang, "point-tied-held"),
        },
        OpenPoint::MatedProtector if decided.mated_protector_is_root => tr!(lang, "point-mated-is-root"),
        OpenPoint::MatedProtector => tr!(lang, "point-mated-is-no-root"),
        OpenPoint::FacingGenerals if decided.facing_generals_pin => tr!(lang, "point-facing-pins"),
        OpenPoint::FacingGenerals => tr!(lang, "point-facing-does-not-pin"),
        OpenPoint::ChaseByTurns if decided.chase_by_turns => tr!(lang, "point-turns-chase"),
        OpenPoint::ChaseByTurns => tr!(lang, "point-turns-do-not-chase"),
        OpenPoint::QuietKill => tr!(lang, "point-quiet-kills"),
    }
}

/// What is held where an open point falls otherwise than it is ruled as a rule.
pub fn statement(point: OpenPoint, lang: Lang) -> String {
    let text = match point {
        OpenPoint::NewSince => tr!(lang, "point-new-since-other"),
        OpenPoint::CheckingChase => tr!(lang, "point-checks-do-not-chase"),
        OpenPoint::MinorOnChariot => tr!(lang, "point-minor-does-not-chase"),
        OpenPoint::TiedChariot => tr!(lang, "point-tied-chases"),
        OpenPoint::MatedProtector => tr!(lang, "point-mated-is-no-root"),
        OpenPoint::FacingGenerals => tr!(lang, "point-facing-does-not-pin"),
        OpenPoint::ChaseByTurns => tr!(lang, "point-turns-do-not-chase"),
        OpenPoint::QuietKill => tr!(lang, "point-quiet-kills"),
    };
    text.to_owned()
}

/// What a side is told that must change.
pub fn demand(side: Side, by: ChangeBy, length: usize, lang: Lang) -> String {
    let side = names::side(side, lang);
    match by {
        ChangeBy::Cycles(cycles) => tr!(lang, "now-demand-change-cycles", side, cycles, length),
        ChangeBy::Rounds(rounds) => tr!(lang, "now-demand-change-rounds", side, rounds),
    }
}

/// What the arbiter does now, in order.
pub fn now(ruling: &RepetitionRuling, law: &RepetitionLaw<'_>, explainer: &Explainer<'_>) -> Vec<String> {
    let lang = explainer.lang;
    let numbers = explainer.numbers(&ruling.grounds(law));
    let clauses = if numbers.is_empty() { tr!(lang, "now-the-ground").to_owned() } else { numbers };
    let named = |side: Side| names::side(side, lang);
    let told = match ruling.verdict {
        RepetitionVerdict::Draw => tr!(lang, "now-announce-draw", clauses),
        RepetitionVerdict::Loses(side) => {
            let (loser, winner) = (named(side), named(side.opponent()));
            tr!(lang, "now-announce-loss", loser, winner, clauses)
        }
        RepetitionVerdict::MustChange(side) => {
            let length = ruling.counted.cycle.map_or(0, |cycle| cycle.length);
            demand(side, law.change_by, length, lang)
        }
        RepetitionVerdict::NotYet => return vec![tr!(lang, "now-play-on").to_owned()],
        RepetitionVerdict::Open => tr!(lang, "now-decide-open-question").to_owned(),
    };
    let mut now = vec![tr!(lang, "now-stop-clocks").to_owned(), told];
    if let RepetitionVerdict::Loses(side) = ruling.verdict {
        now.push(tr!(lang, "now-explain-appeal", side = named(side)));
    }
    if let RepetitionVerdict::MustChange(_) = ruling.verdict {
        now.push(tr!(lang, "now-restart-clock", side = named(explainer.mover)));
    }
    now
}

/// A step of the proof as a sentence or two.
pub fn finding(finding: &RepetitionFinding, lang: Lang) -> String {
    match finding {
        RepetitionFinding::NoCycle { last_capture: None } => tr!(lang, "proof-no-cycle").to_owned(),
        RepetitionFinding::NoCycle { last_capture: Some(ply) } => {
            tr!(lang, "proof-no-cycle-since-capture", ply)
        }
        RepetitionFinding::Counted {
            times,
            cycles,
            from_ply,
            length,
            asked,
            is_enough,
            by_occurrences,
            by_cycles,
        } => {
            let asked = settings::repetition_count(*asked, lang);
            let counted = tr!(lang, "proof-counted", times, cycles, from_ply, length);
            let enough = match (is_enough, by_occurrences, by_cycles) {
                (true, Some(occurrences), Some(cycles)) => {
                    tr!(lang, "proof-enough", asked, occurrences, cycles)
                }
                (true, ..) => tr!(lang, "proof-enough-now", asked),
                (false, Some(ply), _) => tr!(lang, "proof-not-enough-by-cycles", asked, ply),
                (false, ..) => tr!(lang, "proof-not-enough", asked),
            };
            names::sentences(&[counted, enough], lang)
        }
        RepetitionFinding::NineRounds(side) => {
            tr!(lang, "proof-nine-rounds", side = names::side(*side, lang))
        }
        RepetitionFinding::Move(judged) => {
            let (ply, side) = (judged.judged.ply, names::side(judged.judged.side, lang));
            let mv = names::mv(&judged.before, judged.judged.mv, lang);
            let nature = nature(judged.judged.nature, lang);
            tr!(lang, "proof-move", ply, side, mv, nature, why = why(judged, lang))
        }
        RepetitionFinding::Plays { side, class: of, natures, gravity: weight, .. } => {
            let (side, of) = (names::side(*side, lang), class(*of, natures, lang));
            match weight {
                Gravity::Severe => tr!(lang, "proof-plays-severe", side, class = of),
                Gravity::Light => tr!(lang, "proof-plays-light", side, class = of),
                _ => tr!(lang, "proof-plays", side, class = of),
            }
        }
        RepetitionFinding::Weighed { red, black, verdict: result } => {
            let (red, black) = (gravity(*red, lang), gravity(*black, lang));
            tr!(lang, "proof-weighed", red, black, verdict = verdict(*result, lang))
        }
        RepetitionFinding::RedChangesFirst(rounds) => tr!(lang, "proof-red-changes-first", rounds),
        RepetitionFinding::NotHeeded { side, ply } => {
            tr!(lang, "proof-not-heeded", side = names::side(*side, lang), ply)
        }
        RepetitionFinding::Otherwise { assumed: otherwise, verdict: result, changed } => {
            let (otherwise, result) = (assumed(*otherwise, lang), verdict(*result, lang));
            let moves: Vec<String> = changed
                .iter()
                .map(|(ply, other)| tr!(lang, "proof-changed-move", ply, nature = nature(*other, lang)))
                .collect();
            if moves.is_empty() {
                return tr!(lang, "proof-otherwise", assumed = otherwise, verdict = result);
            }
            let moves = names::commas(&moves, lang);
            tr!(lang, "proof-otherwise-moves", assumed = otherwise, moves, verdict = result)
        }
        RepetitionFinding::Diagram(case) => {
            tr!(lang, "proof-diagram", diagram = diagram(case.diagram, lang), source = case.source)
        }
        RepetitionFinding::Undecided(point, ruled) => {
            tr!(lang, "proof-undecided", point = point_as(*point, ruled, lang))
        }
    }
}

/// What a rulebook calls a diagram.
pub fn diagram(label: &str, lang: Lang) -> String {
    if label.starts_with(|first: char| first.is_ascii_digit()) {
        return tr!(lang, "diagram-numbered", number = label);
    }
    match (label.strip_prefix("参考图"), label.strip_prefix('图')) {
        (Some(number), _) => tr!(lang, "diagram-reference", number),
        (_, Some(number)) => tr!(lang, "diagram-numbered", number),
        _ => label.to_owned(),
    }
}

/// Why a move is what it is.
pub fn why(judged: &JudgedMove, lang: Lang) -> String {
    if let Some(reason) = &judged.overruled {
        return tr!(lang, "why-overruled", reason);
    }
    let board = judged.after();
    let evidence = &judged.judged.evidence;
    match judged.judged.nature {
        Nature::Check => tr!(lang, "why-check", attackers = pieces(&board, &evidence.attackers, lang)),
        Nature::Kill => tr!(lang, "why-kill", line = line(&board, &evidence.line, lang)),
        Nature::Chase => chase(&board, evidence, lang),
        nature => match evidence.exempt {
            Some(exempt) => exempted(&board, exempt, judged, lang),
            None => match nature {
                Nature::Exchange => tr!(lang, "why-exchange").to_owned(),
                Nature::Offer => tr!(lang, "why-offer").to_owned(),
                Nature::Block => tr!(lang, "why-block").to_owned(),
                Nature::Follow => tr!(lang, "why-follow").to_owned(),
                _ => tr!(lang, "why-idle").to_owned(),
            },
        },
    }
}

fn chase(board: &Board, evidence: &Evidence, lang: Lang) -> String {
    let (attackers, victims) =
        (pieces(board, &evidence.attackers, lang), pieces(board, &evidence.victims, lang));
    let mut said = vec![tr!(lang, "why-chase", attackers, victims)];
    if !evidence.line.is_empty() {
        let gain = balance(board, &evidence.line, lang);
        said.push(tr!(lang, "why-chase-line", line = line(board, &evidence.line, lang), gain));
    }
    match evidence.protected {
        Some(Protection::Rootless) => said.push(tr!(lang, "why-rootless").to_owned()),
        Some(Protection::UnderRooted) => said.push(tr!(lang, "why-under-rooted").to_owned()),
        Some(Protection::Rooted) => said.push(tr!(lang, "why-rooted").to_owned()),
        Some(Protection::FalseRoot) => said.push(false_root(board, evidence, lang)),
        None => {}
    }
    if evidence.joint {
        said.push(tr!(lang, "why-joint").to_owned());
    }
    names::sentences(&said, lang)
}

fn false_root(board: &Board, evidence: &Evidence, lang: Lang) -> String {
    match evidence.failed {
        Some((back, RootFailure::Exposed)) => {
            tr!(lang, "why-false-root-exposed", protector = names::on(board, back.from, lang))
        }
        Some((back, RootFailure::Mated)) => {
            tr!(lang, "why-false-root-mated", protector = names::on(board, back.from, lang))
        }
        None => tr!(lang, "why-false-root").to_owned(),
    }
}

fn exempted(board: &Board, exempt: Exemption, judged: &JudgedMove, lang: Lang) -> String {
    let evidence = &judged.judged.evidence;
    let attackers = || pieces(board, &evidence.attackers, lang);
    let victims = || pieces(board, &evidence.victims, lang);
    match exempt {
        Exemption::Old => tr!(lang, "why-old", attackers = attackers(), victims = victims()),
        Exemption::AnswerByGeneral => tr!(lang, "why-answer-by-general").to_owned(),
        Exemption::GeneralOrSoldier => {
            tr!(lang, "why-general-or-soldier", attackers = attackers(), victims = victims())
        }
        Exemption::Exchange => tr!(lang, "why-chase-is-exchange", victims = victims()),
        Exemption::OwnDoing => {
            let other = names::side(judged.judged.side.opponent(), lang);
            tr!(lang, "why-own-doing", other, victims = victims())
        }
        Exemption::Escape => tr!(lang, "why-escape", attackers = attackers(), victims = victims()),
        Exemption::DrawingPoint => tr!(lang, "why-drawing-point", victims = victims()),
    }
}

fn pieces(board: &Board, squares: &[Square], lang: Lang) -> String {
    let mut named: Vec<String> = Vec::new();
    for &square in squares {
        let name = names::on(board, square, lang);
        if !named.contains(&name) {
            named.push(name);
        }
    }
    names::list(&named, lang)
}

/// Moves one after the other, each named on the board it was made on.
pub fn line(board: &Board, moves: &[Move], lang: Lang) -> String {
    let mut board = board.clone();
    let mut named = Vec::new();
    for &mv in moves {
        named.push(names::mv(&board, mv, lang));
        board = board.after(mv);
    }
    names::commas(&named, lang)
}

/// What the side that begins takes and loses on a line.
fn balance(board: &Board, moves: &[Move], lang: Lang) -> String {
    let mut board = board.clone();
    let (mut won, mut lost) = (Vec::new(), Vec::new());
    for (ply, &mv) in moves.iter().enumerate() {
        if let Some(taken) = board.get(mv.to) {
            let name = names::piece(taken, lang).to_owned();
            if ply % 2 == 0 { won.push(name) } else { lost.push(name) }
        }
        board = board.after(mv);
    }
    match (won.is_empty(), lost.is_empty()) {
        (true, _) => tr!(lang, "balance-none").to_owned(),
        (false, true) => tr!(lang, "balance-won", won = names::list(&won, lang)),
        (false, false) => {
            tr!(lang, "balance-won-and-lost", won = names::list(&won, lang), lost = names::list(&lost, lang))
        }
    }
}
