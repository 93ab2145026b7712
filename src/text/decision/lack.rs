//! What keeps an appeal or a decision from being recorded.

use crate::text::ruling::say;
use crate::text::{Lang, faults};
use crate::tr;
use xiangqi::Refusal;
use xiangqi::fen::FenError;

/// What keeps a draft from being recorded.
#[derive(Clone, Debug, PartialEq)]
pub enum Lack {
    /// Nobody appeals.
    Appellant,
    /// The minutes are no number.
    Minutes,
    /// No committee.
    Committee,
    /// A member without a name, or without a reason for withdrawing; his number from 0.
    Member(usize),
    /// Votes that are no number, of this kind.
    Votes(usize),
    /// Nobody sat who did not withdraw.
    Sitting,
    /// No reasons.
    Reasons,
    /// No result in the place of the one given.
    Result,
    /// More votes than members.
    TooMany(u64, usize),
    /// The position cannot be read.
    Position(FenError),
    /// It cannot be played on from.
    Refused(Vec<Refusal>),
    /// No words.
    Words,
    /// Nobody is charged.
    Charged,
}

/// What is wrong, where, and what to do.
#[must_use]
pub fn lack(lack: &Lack, lang: Lang) -> String {
    match lack {
        Lack::Appellant => lang.pick("1：写明申诉人。", "1: write who appeals.").to_owned(),
        Lack::Minutes => lang
            .pick("1：时限要写分钟数，例如 30。", "1: minutes allowed must be a number, such as 30.")
            .to_owned(),
        Lack::Committee => lang.pick("2：写明委员会的名称。", "2: write the committee's name.").to_owned(),
        Lack::Member(index) => {
            let number = index + 1;
            say!(
                lang,
                "2：委员 {number} 要有姓名；回避的要写明原因。",
                "2: member {number} needs a name, and a reason where he withdraws."
            )
        }
        Lack::Sitting => lang
            .pick(
                "2：至少写明一名参加议决、没有回避的委员。",
                "2: name at least one member who sat and did not withdraw.",
            )
            .to_owned(),
        Lack::Reasons => lang.pick("4：写明决定的理由。", "4: write the reasons.").to_owned(),
        Lack::Result => lang.pick("4：选出改判的结果。", "4: choose the new result.").to_owned(),
        Lack::Votes(kind) => {
            let kind =
                [tr!(lang, "form-in-favour"), tr!(lang, "form-against-it"), tr!(lang, "form-abstained")]
                    .get(*kind)
                    .copied()
                    .unwrap_or_default();
            say!(lang, "5：“{kind}”要写数字。", "5: \"{kind}\" must be a number.")
        }
        Lack::TooMany(cast, present) => say!(
            lang,
            "5：投了 {cast} 票，参加表决的委员只有 {present} 名；请改票数或委员名单。",
            "5: {cast} votes, but {present} members took part; correct the votes or the members."
        ),
        Lack::Position(error) => {
            let why = faults::fen_error(error, lang);
            say!(lang, "4：恢复的局面读不出：{why}", "4: the position cannot be read: {why}")
        }
        Lack::Refused(reasons) => {
            let why: Vec<String> = reasons.iter().map(|reason| faults::refusal(reason, lang)).collect();
            let why = why.join(lang.pick("", " "));
            say!(lang, "4：从这个局面不能继续：{why}", "4: the game cannot go on from it: {why}")
        }
        Lack::Words => lang.pick("4：写明决定的内容。", "4: write what was decided.").to_owned(),
        Lack::Charged => lang.pick("4：选出被罚的一方。", "4: choose the side charged.").to_owned(),
    }
}

/// What can be recorded, and is better looked at once more.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Caution {
    /// As many votes in favour as against.
    Tied,
    /// It was decided before the appeal was lodged.
    BeforeAppeal,
    /// The new result is the one that was given.
    NothingChanged,
    /// A fact was added, and nothing written of what it is.
    EmptyFact,
}

/// What is odd, and where.
#[must_use]
pub const fn caution(caution: Caution, lang: Lang) -> &'static str {
    match caution {
        Caution::Tied => lang.pick(
            "5：赞成与反对票数相同；请核对，并在理由里写明按什么作出决定。",
            "5: the votes are tied; check them, and say in the reasons how it was decided.",
        ),
        Caution::BeforeAppeal => lang.pick(
            "2：决定时间早于申诉提出的时间，请核对。",
            "2: decided before the appeal was lodged; check the times.",
        ),
        Caution::EmptyFact => lang.pick(
            "3：没有写内容的“其他事实”不会写入。",
            "3: “Another fact” with nothing written in it is left out.",
        ),
        Caution::NothingChanged => lang.pick(
            "4：改判的结果与原裁决相同；如果没有改变，请选“维持原判”。",
            "4: the new result is the one ruled; if nothing changes, choose “Ruling upheld”.",
        ),
    }
}
