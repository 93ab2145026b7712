//! What keeps an appeal or a decision from being recorded.

use super::form;
use crate::wording::ruling::say;
use crate::wording::{Lang, faults};
use crate::xiangqi::Refusal;
use crate::xiangqi::fen::FenError;

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
    let f = form(lang);
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
        Lack::Votes(kind) => {
            let kind = [f.in_favour, f.against_it, f.abstained].get(*kind).copied().unwrap_or_default();
            say!(lang, "5：“{kind}”要写数字。", "5: “{kind}” must be a number.")
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
