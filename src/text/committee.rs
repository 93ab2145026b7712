//! Sentences of the appeals committee: appeals, decisions, seals and signatures.

mod seals;
mod signing;

pub use seals::{added_since, breach, entry, not_sealed, place, seals_hold, section};
pub use signing::{
    changed_since_signed, key_error, no_place, not_signed, nothing_to_sign, signed_already,
    signed_before_change, signed_by,
};

use super::ruling::say;
use super::{Lang, names, papers};
use crate::report::{Appeal, Decided, Decision, Fact, Found, GivenOutcome, InTime, Report, Votes};
use xiangqi::{Side, fen};

/// What was decided, in a few words.
#[must_use]
pub fn decided(decided: &Decided, lang: Lang) -> String {
    match decided {
        Decided::Pending => lang.pick("已受理，待决", "lodged, not yet decided").to_owned(),
        Decided::Upheld => lang.pick("维持原判", "the ruling stands").to_owned(),
        Decided::Changed { outcome, charged, ground } => {
            let result = papers::given(*outcome, *charged, lang);
            match (ground.is_empty(), lang) {
                (true, Lang::Zh) => format!("改判：{result}"),
                (true, Lang::En) => format!("changed: {result}"),
                (false, Lang::Zh) => format!("改判：{result}（依据 {ground}）"),
                (false, Lang::En) => format!("changed: {result} (ground {ground})"),
            }
        }
        Decided::Resumed(from) => {
            let position = fen::write(from);
            say!(lang, "恢复比赛，局面 {position}", "the game goes on from {position}")
        }
        Decided::Replayed => lang.pick("重赛", "the game is played again").to_owned(),
        Decided::NotHeard => lang.pick("不予受理", "the appeal is not heard").to_owned(),
        Decided::Other(words) => words.clone(),
    }
}

/// The decision in force as a headline: 仲裁已改判：黑方犯规一次.
#[must_use]
pub fn in_force(report: &Report, decision: &Decision, lang: Lang) -> String {
    let appealed = report.appealed(decision).map(|given| result(given.outcome, given.charged, lang));
    match (&decision.decided, appealed) {
        (Decided::Pending, _) => lang.pick("已申诉，待仲裁", "Appealed, not yet decided").to_owned(),
        (Decided::Upheld, Some(result)) => {
            say!(lang, "仲裁维持原判：{result}", "Appeal: the ruling stands: {result}")
        }
        (Decided::Upheld, None) => lang.pick("仲裁维持原判", "Appeal: the ruling stands").to_owned(),
        (Decided::Changed { outcome, charged, .. }, _) => {
            let result = result(*outcome, *charged, lang);
            say!(lang, "仲裁已改判：{result}", "Appeal: changed to {result}")
        }
        (Decided::Resumed(_), _) => lang.pick("仲裁已决定：恢复比赛", "Appeal: the game goes on").to_owned(),
        (Decided::Replayed, _) => {
            lang.pick("仲裁已决定：重赛", "Appeal: the game is played again").to_owned()
        }
        (Decided::NotHeard, Some(result)) => {
            say!(lang, "申诉不予受理，原判有效：{result}", "Appeal not heard, the ruling stands: {result}")
        }
        (Decided::NotHeard, None) => {
            lang.pick("申诉不予受理，原判有效", "Appeal not heard, the ruling stands").to_owned()
        }
        (Decided::Other(words), _) => say!(lang, "仲裁已决定：{words}", "Appeal: {words}"),
    }
}

/// A result as part of a headline: 黑方犯规一次, one foul on Black.
fn result(outcome: GivenOutcome, charged: Option<Side>, lang: Lang) -> String {
    match (lang, outcome, charged.map(|side| names::side(side, lang))) {
        (Lang::En, GivenOutcome::Loss, Some(side)) => format!("{side} loses"),
        (Lang::En, GivenOutcome::Foul, Some(side)) => format!("one foul on {side}"),
        _ => papers::given(outcome, charged, lang),
    }
}

/// What the decision in force has the arbiter do, one sentence after the other; also what the players hear.
#[must_use]
pub fn to_do(report: &Report, decision: &Decision, lang: Lang) -> Vec<String> {
    let over = |outcome: GivenOutcome, charged: Option<Side>| match (outcome, charged) {
        (GivenOutcome::Loss, Some(side)) => {
            let (loser, winner) = (names::side(side, lang), names::side(side.opponent(), lang));
            Some(say!(
                lang,
                "{winner}胜，{loser}负，对局结束。",
                "{winner} wins, {loser} loses. The game is over."
            ))
        }
        (GivenOutcome::Draw, _) => {
            Some(lang.pick("双方和棋，对局结束。", "The game is drawn and over.").to_owned())
        }
        (GivenOutcome::Foul, Some(side)) => {
            let side = names::side(side, lang);
            Some(say!(lang, "{side}犯规一次，记入记录表。", "One foul on {side} is entered on the sheet."))
        }
        _ => None,
    };
    let replaces = lang.pick(
        "以仲裁委员会的决定为准，原判不再有效。",
        "The appeals committee's decision holds in place of the ruling.",
    );
    match &decision.decided {
        Decided::Pending => Vec::new(),
        Decided::Upheld | Decided::NotHeard => report
            .appealed(decision)
            .and_then(|given| over(given.outcome, given.charged))
            .into_iter()
            .collect(),
        Decided::Changed { outcome, charged, .. } => {
            std::iter::once(replaces.to_owned()).chain(over(*outcome, *charged)).collect()
        }
        Decided::Resumed(_) => vec![
            replaces.to_owned(),
            lang.pick(
                "按决定所附的局面摆好棋盘，恢复对局。",
                "Set up the position of the decision; the game goes on from there.",
            )
            .to_owned(),
        ],
        Decided::Replayed => vec![
            replaces.to_owned(),
            lang.pick("本局重新进行。", "The game is played again from the start.").to_owned(),
        ],
        Decided::Other(_) => vec![replaces.to_owned()],
    }
}

/// A decision in force with what follows from the record below it, in two lines.
#[must_use]
pub fn over_the_record(decided: &str, record: &str, lang: Lang) -> String {
    say!(lang, "{decided}\n（按记录推断：{record}）", "{decided}\n(from the record: {record})")
}

/// What stands over the program's own result below a decision in force.
#[must_use]
pub const fn from_the_record(lang: Lang) -> &'static str {
    lang.pick("以下是按记录推断的裁决，不是现行结果", "What follows from the record; not the result in force")
}

/// What was found of a fact. One that is not on record is so, or not so.
#[must_use]
pub const fn found(about: &Fact, found: Found, lang: Lang) -> &'static str {
    match (about, found) {
        (Fact::Other(_), Found::AsRecorded) => return lang.pick("属实", "true"),
        (Fact::Other(_), Found::NotSo) => return lang.pick("不属实", "not so"),
        _ => {}
    }
    match found {
        Found::AsRecorded => lang.pick("认定如记录", "found as recorded"),
        Found::NotSo => lang.pick("不予认定", "found not to be so"),
        Found::LeftOpen => lang.pick("存疑", "left open"),
    }
}

/// That a member withdrew, and why.
#[must_use]
pub fn withdrew(why: &str, lang: Lang) -> String {
    match (why.is_empty(), lang) {
        (true, Lang::Zh) => "回避".to_owned(),
        (true, Lang::En) => "withdrew".to_owned(),
        (false, Lang::Zh) => format!("回避：{why}"),
        (false, Lang::En) => format!("withdrew: {why}"),
    }
}

/// How the members voted.
#[must_use]
pub fn votes(votes: Votes, lang: Lang) -> String {
    let Votes { in_favour, against, abstained } = votes;
    say!(
        lang,
        "赞成 {in_favour}，反对 {against}，弃权 {abstained}",
        "{in_favour} in favour, {against} against, {abstained} abstaining"
    )
}

/// Whether an appeal was in time.
#[must_use]
pub fn in_time(report: &Report, appeal: &Appeal, lang: Lang) -> String {
    match report.in_time(appeal) {
        InTime::Yes { used, of } => {
            say!(lang, "在期限内（{of} 分钟内，用 {used} 分钟）", "in time ({used} of {of} minutes)")
        }
        InTime::No { used, of } => {
            say!(lang, "逾期（限 {of} 分钟，已过 {used} 分钟）", "late ({used} minutes, {of} allowed)")
        }
        InTime::Stated(true) => {
            lang.pick("委员会认定在期限内", "in time, as the committee states").to_owned()
        }
        InTime::Stated(false) => lang.pick("委员会认定逾期", "late, as the committee states").to_owned(),
        InTime::Unknown => lang.pick("期限不明", "whether in time is not known").to_owned(),
    }
}

/// More votes were cast than members took part.
#[must_use]
pub fn votes_do_not_fit(decision: &Decision, lang: Lang) -> Option<String> {
    let present = decision.present().count();
    (!decision.votes_fit()).then(|| {
        say!(
            lang,
            "票数多于参加表决的 {present} 名委员。",
            "More votes than the {present} members who took part."
        )
    })
}
