//! What can be set, and what it is set to, in words.

use super::ruling::{level, say};
use super::{Lang, law, ruling};
use crate::law::{
    AdjustingAsks, Answer, Chain, ClaimantChecks, ComplaintUntil, Cost, FacingLoser, MoveMade, Number,
    Penalty, PositionTaken, Setting, SettingKey, Standing, Threshold,
};

/// What is set, in a few words.
#[must_use]
pub fn slot(slot: SettingKey, lang: Lang) -> String {
    let text = match slot {
        SettingKey::TouchIs => lang.pick("怎样才算摸子", "What counts as a touch"),
        SettingKey::AdjustingAsks => lang.pick("摆正以前须", "Before adjusting"),
        SettingKey::MoveMade => lang.pick("着法何时走定", "When a move is made"),
        SettingKey::OwnUnmeetable => lang.pick("摸了不能走的己方子", "Own piece touched that cannot move"),
        SettingKey::EnemyUnmeetable => {
            lang.pick("摸了不能吃的对方子", "Enemy piece touched that cannot be taken")
        }
        SettingKey::OwnThenEnemy => lang.pick("先摸己方子后摸对方子", "Own piece, then an enemy piece"),
        SettingKey::EnemyThenOwn => lang.pick("先摸对方子后摸己方子", "Enemy piece, then an own piece"),
        SettingKey::BothAtOnce => lang.pick("同时摸双方棋子", "Pieces of both sides at once"),
        SettingKey::MovementBreach => lang.pick("走法违例或未履行义务", "Irregular move, or duty not met"),
        SettingKey::TouchOnOthersTime => lang.pick("对方走棋时触子", "Touching on the other side's time"),
        SettingKey::OthersPieceMoved => lang.pick("走动对方棋子", "Moving a piece of the other side"),
        SettingKey::TakenBack => lang.pick("悔棋", "Taking a move back"),
        SettingKey::DisturbedOnOwnTime => lang.pick("自己走棋时碰乱棋子", "Knocking over on one's own time"),
        SettingKey::DisturbedOnOthersTime => {
            lang.pick("对方走棋时碰乱棋子", "Knocking over on the other side's time")
        }
        SettingKey::DisturbedInTimeTrouble => {
            lang.pick("对方时间紧时碰乱棋子", "Knocking over when the other side is short of time")
        }
        SettingKey::PressedBeforeMoving => lang.pick("未走先按钟", "Pressing the clock before moving"),
        SettingKey::LateFrom => lang.pick("迟到多久判负", "Lateness that loses"),
        SettingKey::BreachLimit => lang.pick("违反行棋规定几次判负", "Breaches that lose"),
        SettingKey::FoulLimit => lang.pick("各类犯规合计几次判负", "Fouls of every class that lose"),
        SettingKey::TechnicalLimit => lang.pick("技术犯规几次判负", "Technical fouls that lose"),
        SettingKey::ComplaintUntil => lang.pick("错误在何时以前提出", "Until when an error is complained of"),
        SettingKey::AppealWithin => lang.pick("申诉时限", "Time for a protest"),
        SettingKey::NaturalLimit => lang.pick("自然限着", "Natural limit"),
        SettingKey::FalseClaim => lang.pick("自然限着提和不实", "False claim of the natural limit"),
        SettingKey::DrawsFromRound => lang.pick("几个回合以后方可议和", "Draws may be agreed from"),
        SettingKey::FacingLoser => lang.pick("将帅照面判谁负", "Who loses when the generals face"),
        SettingKey::Answers(question) => return self::question(question, lang),
    };
    text.to_owned()
}

/// An open question as a statement that is true or not.
#[must_use]
pub fn question(question: crate::law::Question, lang: Lang) -> String {
    use crate::law::Question as Q;
    let text = match question {
        Q::OwnPieceMoves => {
            lang.pick("走了送将也算能走", "A move that exposes the general counts as being able to move")
        }
        Q::EnemyPieceTaken => {
            lang.pick("吃了送将也算能吃", "A capture that exposes the general counts as being able to take")
        }
        Q::OneTakesOther => lang
            .pick("以子吃子而送将也算能吃", "The one taking the other counts though it exposes the general"),
        Q::FirstNamedFirst => lang
            .pick("同时摸同方两子，先说的先算", "Two of one side at once: the one named first counts first"),
        Q::EveryTouchCounts => lang.pick("摸两子以上，都依次算", "More than two pieces: all count, in order"),
        Q::NonMoveIsSuicide => {
            lang.pick("违例走子又送将，按自杀论", "An irregular move that exposes the general is suicide")
        }
        Q::OwnTouchBinds => lang.pick("摸己方子必须走", "An own piece touched must move"),
        Q::EnemyTouchBinds => lang.pick("摸对方子必须吃", "An enemy piece touched must be taken"),
        Q::PairInOrder => lang.pick("摸双方棋子依次算", "Pieces of both sides count in their order"),
        Q::SuicideLoses => lang.pick("离手的自杀判负", "A released suicide loses"),
        Q::BreachLoses => lang.pick("违反行棋规定即判负", "A breach loses"),
        Q::Penalised(matter) => {
            let matter = law::matter(matter, lang);
            return say!(lang, "{matter}：是否犯规", "Whether it is a foul: {matter}");
        }
        Q::ClaimHolds(matter) => {
            let matter = law::matter(matter, lang);
            return say!(lang, "{matter}：主张是否成立", "Whether the claim holds: {matter}");
        }
        Q::OpponentMadeFacing => {
            lang.pick("照面由不走棋的一方造成", "The side not to move made the generals face")
        }
        Q::InTimeTrouble => lang.pick("对方时间少于限度", "The other side was short of time"),
    };
    text.to_owned()
}

/// What is set by this setting, in a few words, with the conditions it has.
#[must_use]
pub fn name(setting: &Setting, lang: Lang) -> String {
    let Setting::Answers(PositionTaken { question: of, levels, in_check, .. }) = setting else {
        return SettingKey::of(setting).map_or_else(String::new, |of| slot(of, lang));
    };
    let mut conditions: Vec<String> = levels.iter().flatten().map(|&of| level(of, lang).to_owned()).collect();
    match in_check {
        Some(true) => conditions.push(lang.pick("被将军时", "in check").to_owned()),
        Some(false) => conditions.push(lang.pick("未被将军时", "not in check").to_owned()),
        None => {}
    }
    let question = question(*of, lang);
    if conditions.is_empty() {
        return question;
    }
    let conditions = conditions.join(lang.pick("、", ", "));
    say!(lang, "{question}（{conditions}）", "{question} ({conditions})")
}

/// An answer of a reading.
#[must_use]
pub const fn answer(answer: Answer, lang: Lang) -> &'static str {
    match answer {
        Answer::Yes => lang.pick("是", "yes"),
        Answer::No => lang.pick("否", "no"),
    }
}

/// What an unmeetable touch costs under a reading.
#[must_use]
pub const fn cost(cost: Cost, lang: Lang) -> &'static str {
    match cost {
        Cost::Nothing => lang.pick("不罚", "nothing"),
        Cost::Foul => lang.pick("记犯规一次", "one foul"),
    }
}

/// The value without its numbers, as one of a list to choose from.
#[must_use]
pub fn choice(setting: &Setting, lang: Lang) -> String {
    let penalty = |penalty: &Penalty| law::penalty(*penalty, lang).to_owned();
    let text = match setting {
        Setting::TouchIs(Threshold::Contact) => lang.pick("触及就算", "any contact"),
        Setting::TouchIs(Threshold::Lifting) => lang.pick("拿起才算", "only lifting"),
        Setting::AdjustingAsks(AdjustingAsks::Consent) => lang.pick("征得对方同意", "the opponent's consent"),
        Setting::AdjustingAsks(AdjustingAsks::AnnouncementToOpponent) => {
            lang.pick("向对方声明", "an announcement to the opponent")
        }
        Setting::AdjustingAsks(AdjustingAsks::Announcement) => {
            lang.pick("向裁判或对方声明", "an announcement to arbiter or opponent")
        }
        Setting::MoveMade(MoveMade::HandOff) => lang.pick("离手", "when the hand has left the piece"),
        Setting::MoveMade(MoveMade::Placed) => {
            lang.pick("落子，不必离手", "when the piece is put down, hand on it or not")
        }
        Setting::OwnThenEnemy(chain) | Setting::EnemyThenOwn(chain) | Setting::BothAtOnce(chain) => {
            return match chain {
                Chain::InOrder => lang.pick("依次判断", "judged in order").to_owned(),
                Chain::TakeOrPay(cost) => {
                    let cost = penalty(cost);
                    say!(lang, "须以子吃子，不能则{cost}", "must take; if it cannot, {cost}")
                }
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
        Setting::Answers(PositionTaken { answer: Answer::Yes, .. }) => lang.pick("是", "yes"),
        Setting::Answers(_) => lang.pick("否", "no"),
        Setting::ComplaintUntil(ComplaintUntil::OwnNextMove) => {
            lang.pick("自己走下一着以前", "before one's own next move")
        }
        Setting::ComplaintUntil(ComplaintUntil::Rounds(_)) => lang.pick("几个回合以内", "within rounds"),
        Setting::ComplaintUntil(ComplaintUntil::EndOfGame) => {
            lang.pick("对局结束以前", "while the game runs")
        }
        Setting::FacingLoser(FacingLoser::Maker) => {
            lang.pick("造成照面的一方", "the side whose move made them face")
        }
        Setting::FacingLoser(FacingLoser::LastToNotice) => {
            lang.pick("后发现的一方", "the side that did not notice first")
        }
        Setting::NaturalLimit { claimant_checks, .. } => match claimant_checks {
            ClaimantChecks::All => lang.pick("将军全部计入", "every check counts"),
            ClaimantChecks::AtMost(_) => lang.pick("提出方的将军只计一部分", "only some checks count"),
            ClaimantChecks::NotSeen => lang
                .pick("提出方的将军计多少没有见到", "how many of the claimant's checks count was not seen"),
        },
        Setting::BreachLimit(_)
        | Setting::FoulLimit(_)
        | Setting::TechnicalLimit(_)
        | Setting::LateFrom(_)
        | Setting::DrawsFromRound(_)
        | Setting::AppealWithin(_) => lang.pick("另行规定", "as set here"),
    };
    text.to_owned()
}

/// The whole value.
#[must_use]
pub fn value(setting: &Setting, lang: Lang) -> String {
    let choice = choice(setting, lang);
    match setting {
        Setting::BreachLimit(list) => {
            let parts: Vec<String> = list
                .iter()
                .map(|(of, limit)| {
                    let of = level(*of, lang);
                    say!(lang, "{of} {limit} 次", "{of}: {limit}")
                })
                .collect();
            parts.join(lang.pick("，", ", "))
        }
        Setting::FoulLimit(times) | Setting::TechnicalLimit(times) => say!(lang, "{times} 次", "{times}"),
        Setting::ComplaintUntil(ComplaintUntil::Rounds(rounds)) => {
            say!(lang, "{rounds} 个回合以内", "within {rounds} rounds")
        }
        Setting::DisturbedOnOthersTime { minutes, .. } => {
            say!(lang, "{choice}，给对方加 {minutes} 分钟", "{choice}; the other side gets {minutes} minutes")
        }
        Setting::DisturbedInTimeTrouble { under_minutes, .. } => {
            say!(lang, "对方不足 {under_minutes} 分钟时{choice}", "under {under_minutes} minutes: {choice}")
        }
        Setting::NaturalLimit { rounds, claimant_checks: ClaimantChecks::All } => {
            say!(lang, "{rounds} 个回合", "{rounds} rounds")
        }
        Setting::NaturalLimit { rounds, claimant_checks: ClaimantChecks::NotSeen } => {
            say!(lang, "{rounds} 个回合，{choice}", "{rounds} rounds; {choice}")
        }
        Setting::NaturalLimit { rounds, claimant_checks: ClaimantChecks::AtMost(checks) } => say!(
            lang,
            "{rounds} 个回合，提出方的将军最多计 {checks} 次",
            "{rounds} rounds, at most {checks} of the claimant's checks"
        ),
        Setting::FalseClaim { minutes, .. } => {
            say!(lang, "{choice}，扣 {minutes} 分钟", "{choice}; {minutes} minutes taken")
        }
        Setting::LateFrom(0) => lang.pick("开赛不到即负", "not there at the start").to_owned(),
        Setting::LateFrom(minutes) | Setting::AppealWithin(minutes) => {
            say!(lang, "{minutes} 分钟", "{minutes} minutes")
        }
        Setting::DrawsFromRound(rounds) => say!(lang, "第 {rounds} 回合起", "round {rounds}"),
        _ => choice,
    }
}

/// What a number counts.
#[must_use]
pub fn number(number: Number, lang: Lang) -> &'static str {
    match number {
        Number::Times => lang.pick("次", "times"),
        Number::TimesAt(level) => ruling::level(level, lang),
        Number::Minutes => lang.pick("分钟", "minutes"),
        Number::UnderMinutes => lang.pick("对方不足几分钟", "minutes left, less than"),
        Number::Rounds => lang.pick("回合", "rounds"),
        Number::Checks => lang.pick("次将军", "checks"),
    }
}

/// What stands behind a regulation.
#[must_use]
pub const fn standing(standing: Standing, lang: Lang) -> &'static str {
    match standing {
        Standing::Event => lang.pick("赛事文件", "text of the event"),
        Standing::Practice => lang.pick("惯例（未见条文）", "usual practice, no text seen"),
    }
}
