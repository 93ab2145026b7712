//! What can be set, and what it is set to, in words.

use super::ruling::{conduct_answer, level};
use super::{Lang, law, names, repetition};
use crate::law::{
    AdjustingAsks, Answer, Chain, ChangeBy, CheckLoses, ClaimantChecks, ComplaintUntil, Cost, FacingLoser,
    MoveMade, Number, Penalty, PositionTaken, RepetitionCount, Setting, SettingKey, Standing, Threshold,
    UnansweredLosesBy,
};
use crate::tr;

/// What is set, in a few words.
pub fn slot(slot: SettingKey, lang: Lang) -> String {
    let text = match slot {
        SettingKey::TouchIs => tr!(lang, "setting-touch-is"),
        SettingKey::AdjustingAsks => tr!(lang, "setting-adjusting-asks"),
        SettingKey::MoveMade => tr!(lang, "setting-move-made"),
        SettingKey::OwnUnmeetable => tr!(lang, "setting-own-unmeetable"),
        SettingKey::EnemyUnmeetable => tr!(lang, "setting-enemy-unmeetable"),
        SettingKey::OwnThenEnemy => tr!(lang, "setting-own-then-enemy"),
        SettingKey::EnemyThenOwn => tr!(lang, "setting-enemy-then-own"),
        SettingKey::BothAtOnce => tr!(lang, "setting-both-at-once"),
        SettingKey::MovementBreach => tr!(lang, "setting-movement-breach"),
        SettingKey::TouchOnOthersTime => tr!(lang, "setting-touch-on-others-time"),
        SettingKey::OthersPieceMoved => tr!(lang, "setting-others-piece-moved"),
        SettingKey::TakenBack => tr!(lang, "setting-taken-back"),
        SettingKey::DisturbedOnOwnTime => tr!(lang, "setting-disturbed-on-own-time"),
        SettingKey::DisturbedOnOthersTime => tr!(lang, "setting-disturbed-on-others-time"),
        SettingKey::DisturbedInTimeTrouble => tr!(lang, "setting-disturbed-in-time-trouble"),
        SettingKey::PressedBeforeMoving => tr!(lang, "setting-pressed-before-moving"),
        SettingKey::LateFrom => tr!(lang, "setting-late-from"),
        SettingKey::FirstBreachOpen => tr!(lang, "setting-first-breach-open"),
        SettingKey::BreachLimit => tr!(lang, "setting-breach-limit"),
        SettingKey::FoulLimit => tr!(lang, "setting-foul-limit"),
        SettingKey::TechnicalLimit => tr!(lang, "setting-technical-limit"),
        SettingKey::ComplaintUntil => tr!(lang, "setting-complaint-until"),
        SettingKey::AppealWithin => tr!(lang, "setting-appeal-within"),
        SettingKey::NaturalLimit => tr!(lang, "setting-natural-limit"),
        SettingKey::FalseClaim => tr!(lang, "setting-false-claim"),
        SettingKey::DrawsFromRound => tr!(lang, "setting-draws-from-round"),
        SettingKey::BreachMinutes => tr!(lang, "setting-breach-minutes"),
        SettingKey::UnansweredLosesBy => tr!(lang, "setting-unanswered-loses-by"),
        SettingKey::DrawClaimWith => tr!(lang, "setting-draw-claim-with"),
        SettingKey::FacingLoser => tr!(lang, "setting-facing-loser"),
        SettingKey::RepetitionCount => tr!(lang, "setting-repetition-count"),
        SettingKey::PerpetualCheckLoses => tr!(lang, "setting-perpetual-check-loses"),
        SettingKey::ChangeBy => tr!(lang, "setting-change-by"),
        SettingKey::RedChangesFirst => tr!(lang, "setting-red-changes-first"),
        SettingKey::Answers(question) => return self::question(question, lang),
    };
    text.to_owned()
}

/// An open question as a statement that is true or not.
pub fn question(question: crate::law::Question, lang: Lang) -> String {
    use crate::law::Question as Q;
    let text = match question {
        Q::OwnPieceMoves => tr!(lang, "statement-own-piece-moves"),
        Q::EnemyPieceTaken => tr!(lang, "statement-enemy-piece-taken"),
        Q::OneTakesOther => tr!(lang, "statement-one-takes-other"),
        Q::FirstOfOneSide => tr!(lang, "statement-first-of-one-side"),
        Q::FirstOfBothSides => tr!(lang, "statement-first-of-both-sides"),
        Q::ArbiterNames(place) => {
            return tr!(lang, "statement-arbiter-names", place = u32::from(place) + 1);
        }
        Q::DisturbanceLoses => tr!(lang, "statement-disturbance-loses"),
        Q::ConcernsMover(_) => tr!(lang, "statement-concerns-mover"),
        Q::NonMoveIsSuicide => tr!(lang, "statement-non-move-is-suicide"),
        Q::OwnTouchBinds => tr!(lang, "statement-own-touch-binds"),
        Q::EnemyTouchBinds => tr!(lang, "statement-enemy-touch-binds"),
        Q::PairInOrder => tr!(lang, "statement-pair-in-order"),
        Q::SuicideLoses => tr!(lang, "statement-suicide-loses"),
        Q::ConductIs(kind, answer) => {
            let (about, cost) = conduct_answer(kind, answer, lang);
            return tr!(lang, "statement-conduct-is", about, cost);
        }
        Q::BreachLoses => tr!(lang, "statement-breach-loses"),
        Q::Penalised(matter) => {
            return tr!(lang, "statement-penalised", matter = law::matter(matter, lang));
        }
        Q::ClaimHolds(matter) => {
            return tr!(lang, "statement-claim-holds", matter = law::matter(matter, lang));
        }
        Q::OpponentMadeFacing => tr!(lang, "statement-opponent-made-facing"),
        Q::InTimeTrouble => tr!(lang, "statement-in-time-trouble"),
        Q::RepetitionOtherwise(point) => return repetition::statement(point, lang),
        Q::WholeStretch => tr!(lang, "statement-whole-stretch"),
    };
    text.to_owned()
}

/// What is set by this setting, in a few words, with the conditions it has.
pub fn name(setting: &Setting, lang: Lang) -> String {
    let Setting::Answers(PositionTaken { question: of, levels, in_check, .. }) = setting else {
        return SettingKey::of(setting).map_or_else(String::new, |of| slot(of, lang));
    };
    let mut conditions: Vec<String> = levels.iter().flatten().map(|&of| level(of, lang).to_owned()).collect();
    match in_check {
        Some(true) => conditions.push(tr!(lang, "statement-in-check").to_owned()),
        Some(false) => conditions.push(tr!(lang, "statement-not-in-check").to_owned()),
        None => {}
    }
    let question = question(*of, lang);
    if conditions.is_empty() {
        return question;
    }
    let conditions = names::list(&conditions, lang);
    tr!(lang, "statement-limited", question, conditions)
}

/// An answer of a reading.
pub fn answer(answer: Answer, lang: Lang) -> &'static str {
    match answer {
        Answer::Yes => tr!(lang, "answer-yes"),
        Answer::No => tr!(lang, "answer-no"),
    }
}

/// What an unmeetable touch costs under a reading.
pub fn cost(cost: Cost, lang: Lang) -> &'static str {
    match cost {
        Cost::Nothing => tr!(lang, "cost-nothing"),
        Cost::Foul => tr!(lang, "cost-foul"),
    }
}

/// The value without its numbers, as one of a list to choose from.
pub fn choice(setting: &Setting, lang: Lang) -> String {
    let penalty = |penalty: &Penalty| law::penalty(*penalty, lang).to_owned();
    let text = match setting {
        Setting::TouchIs(Threshold::Contact) => tr!(lang, "value-any-contact"),
        Setting::TouchIs(Threshold::Lifting) => tr!(lang, "value-lifting"),
        Setting::AdjustingAsks(AdjustingAsks::Consent) => tr!(lang, "value-consent"),
        Setting::AdjustingAsks(AdjustingAsks::AnnouncementOnOwnTime) => {
            tr!(lang, "value-announcement-on-own-time")
        }
        Setting::AdjustingAsks(AdjustingAsks::AnnouncementToOpponent) => {
            tr!(lang, "value-announcement-to-opponent")
        }
        Setting::AdjustingAsks(AdjustingAsks::Announcement) => tr!(lang, "value-announcement"),
        Setting::MoveMade(MoveMade::HandOff) => tr!(lang, "value-hand-off"),
        Setting::MoveMade(MoveMade::Placed) => tr!(lang, "value-placed"),
        Setting::OwnThenEnemy(chain) | Setting::EnemyThenOwn(chain) | Setting::BothAtOnce(chain) => {
            return match chain {
                Chain::InOrder => tr!(lang, "value-in-order").to_owned(),
                Chain::TakeOrPay(cost) => tr!(lang, "value-take-or-pay", cost = penalty(cost)),
            };
        }
        Setting::OwnUnmeetable(cost)
        | Setting::EnemyUnmeetable(cost)
        | Setting::MovementBreach(cost)
        | Setting::TouchOnOthersTime(cost)
        | Setting::OthersPieceMoved(cost)
        | Setting::TakenBack(cost)
        | Setting::DisturbedOnOwnTime(cost)
        | Setting::PressedBeforeMoving(cost)
        | Setting::DisturbedOnOthersTime { penalty: cost, .. }
        | Setting::DisturbedInTimeTrouble { penalty: cost, .. }
        | Setting::FalseClaim { penalty: cost, .. } => return penalty(cost),
        Setting::Answers(taken) => answer(taken.answer, lang),
        Setting::ComplaintUntil(ComplaintUntil::OwnNextMove) => tr!(lang, "value-own-next-move"),
        Setting::ComplaintUntil(ComplaintUntil::Rounds(_)) => tr!(lang, "value-some-rounds"),
        Setting::ComplaintUntil(ComplaintUntil::EndOfGame) => tr!(lang, "value-end-of-game"),
        Setting::FacingLoser(FacingLoser::Maker) => tr!(lang, "value-facing-maker"),
        Setting::FacingLoser(FacingLoser::LastToNotice) => tr!(lang, "value-facing-last-to-notice"),
        Setting::NaturalLimit { claimant_checks, .. } => match claimant_checks {
            ClaimantChecks::All => tr!(lang, "value-every-check"),
            ClaimantChecks::AtMost(_) => tr!(lang, "value-some-checks"),
            ClaimantChecks::NotSeen => tr!(lang, "value-checks-not-seen"),
        },
        Setting::UnansweredLosesBy(UnansweredLosesBy::Suicide) => tr!(lang, "value-unanswered-suicide"),
        Setting::UnansweredLosesBy(UnansweredLosesBy::Mate) => tr!(lang, "value-unanswered-mate"),
        Setting::RepetitionCount(RepetitionCount::Cycles(_)) => tr!(lang, "value-cycles"),
        Setting::RepetitionCount(RepetitionCount::Occurrences(_)) => tr!(lang, "value-occurrences"),
        Setting::PerpetualCheckLoses(CheckLoses::AtOnce) => tr!(lang, "value-loses-at-once"),
        Setting::PerpetualCheckLoses(CheckLoses::AfterWarning) => tr!(lang, "value-loses-after-warning"),
        Setting::ChangeBy(ChangeBy::Cycles(_)) => tr!(lang, "value-change-cycles"),
        Setting::ChangeBy(ChangeBy::Rounds(_)) => tr!(lang, "value-change-rounds"),
        Setting::RedChangesFirst(_)
        | Setting::BreachLimit(_)
        | Setting::FirstBreachOpen(_)
        | Setting::FoulLimit(_)
        | Setting::TechnicalLimit(_)
        | Setting::LateFrom(_)
        | Setting::BreachMinutes(_)
        | Setting::DrawClaimWith(_)
        | Setting::DrawsFromRound(_)
        | Setting::AppealWithin(_) => tr!(lang, "value-as-set"),
    };
    text.to_owned()
}

/// The whole value.
pub fn value(setting: &Setting, lang: Lang) -> String {
    let choice = choice(setting, lang);
    match setting {
        Setting::BreachLimit(list) => {
            let parts: Vec<String> = list
                .iter()
                .map(|(of, limit)| tr!(lang, "value-limit-at-level", of = level(*of, lang), limit))
                .collect();
            names::commas(&parts, lang)
        }
        Setting::FirstBreachOpen(levels) => {
            let levels: Vec<String> = levels.iter().map(|of| level(*of, lang).to_owned()).collect();
            tr!(lang, "value-first-breach-open", levels = names::commas(&levels, lang))
        }
        Setting::FoulLimit(times) | Setting::TechnicalLimit(times) => tr!(lang, "value-times", times),
        Setting::ComplaintUntil(ComplaintUntil::Rounds(rounds)) => tr!(lang, "value-within-rounds", rounds),
        Setting::DisturbedOnOthersTime { minutes, .. } => tr!(lang, "value-with-time-added", choice, minutes),
        Setting::DisturbedInTimeTrouble { under_minutes, .. } => {
            tr!(lang, "value-under-minutes", under_minutes, choice)
        }
        Setting::NaturalLimit { rounds, claimant_checks: ClaimantChecks::All } => {
            tr!(lang, "value-rounds", rounds)
        }
        Setting::NaturalLimit { rounds, claimant_checks: ClaimantChecks::NotSeen } => {
            tr!(lang, "value-rounds-checks-not-seen", rounds, choice)
        }
        Setting::NaturalLimit { rounds, claimant_checks: ClaimantChecks::AtMost(checks) } => {
            tr!(lang, "value-rounds-checks", rounds, checks)
        }
        Setting::FalseClaim { minutes, .. } => tr!(lang, "value-with-time-taken", choice, minutes),
        Setting::LateFrom(0) => tr!(lang, "value-late-at-start").to_owned(),
        Setting::LateFrom(minutes)
        | Setting::AppealWithin(minutes)
        | Setting::BreachMinutes(minutes)
        | Setting::DrawClaimWith(minutes) => tr!(lang, "value-minutes", minutes),
        Setting::DrawsFromRound(rounds) => tr!(lang, "value-from-round", rounds),
        Setting::RepetitionCount(count) => repetition_count(*count, lang),
        Setting::ChangeBy(ChangeBy::Cycles(times)) => tr!(lang, "value-change-cycles-times", times),
        Setting::ChangeBy(ChangeBy::Rounds(rounds)) => tr!(lang, "value-change-rounds-times", rounds),
        Setting::RedChangesFirst(rounds) => tr!(lang, "value-first-rounds", rounds),
        _ => choice,
    }
}

/// How often moves must be repeated.
pub fn repetition_count(count: RepetitionCount, lang: Lang) -> String {
    match count {
        RepetitionCount::Cycles(times) => tr!(lang, "value-cycles-times", times),
        RepetitionCount::Occurrences(times) => tr!(lang, "value-occurrences-times", times),
    }
}

/// What a number counts.
pub fn number(number: Number, lang: Lang) -> &'static str {
    match number {
        Number::Times => tr!(lang, "number-times"),
        Number::TimesAt(of) => level(of, lang),
        Number::Minutes => tr!(lang, "number-minutes"),
        Number::UnderMinutes => tr!(lang, "number-under-minutes"),
        Number::Rounds => tr!(lang, "number-rounds"),
        Number::Checks => tr!(lang, "number-checks"),
    }
}

/// What stands behind a regulation.
pub fn standing(standing: Standing, lang: Lang) -> &'static str {
    match standing {
        Standing::Event => tr!(lang, "standing-event"),
        Standing::Practice => tr!(lang, "standing-practice"),
    }
}
