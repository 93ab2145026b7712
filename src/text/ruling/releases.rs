//! Findings on the release, the count and the end of the reasoning, in words.

use super::{Explainer, level, questions::question, say};
use crate::law::{Answer, Topic};
use crate::ruling::{ClosingFinding, Outcome, ReleaseFinding};
use crate::text::{Lang, names};
use xiangqi::Status;

impl Explainer<'_> {
    /// Findings on what was released.
    pub(super) fn release(&self, finding: &ReleaseFinding) -> String {
        let lang = self.lang;
        match finding {
            ReleaseFinding::ReleasedSuicide { mv, danger, .. } => {
                let (mv, danger) = (self.mv(*mv), self.exposed_to(danger));
                say!(lang, "走{mv}后，{danger}：这是自杀。", "After {mv}, {danger}: that is suicide.")
            }
            ReleaseFinding::SuicideComplete(_) => say!(
                lang,
                "手已离开棋子，自杀成立，判负。",
                "The hand has left the piece: the suicide is complete, and loses."
            ),
            ReleaseFinding::RivalGround => {
                let mate = self.number(Topic::LossByMate);
                say!(
                    lang,
                    "另一种依据：不应将即被将死（{mate}）。结果相同；写明离手的一条更贴切。",
                    "The rival ground: not answering counts as being mated ({mate}). The result is the same; the clause that names the release fits better."
                )
            }
            ReleaseFinding::NotAMove { mv, piece, danger } => {
                let (named, from, to) = (names::piece(*piece, lang), mv.from, mv.to);
                let base = if piece.side == self.mover {
                    say!(
                        lang,
                        "{named}不能从 {from} 走到 {to}：违反行棋规定。",
                        "The {named} does not move from {from} to {to}: a breach of the movement rules."
                    )
                } else {
                    say!(
                        lang,
                        "移动了对方的{named}（{from} 到 {to}）：违反行棋规定。",
                        "The opponent's {named} was moved ({from} to {to}): a breach of the movement rules."
                    )
                };
                if danger.is_empty() {
                    return base;
                }
                let danger = self.exposed_to(danger);
                format!("{base}{}", say!(lang, "走后{danger}。", " After it, {danger}."))
            }
            ReleaseFinding::NonMoveExposed(answer) => {
                let base = say!(
                    lang,
                    "走法违规，同时又成自杀：没有条文说哪一条在先。",
                    "The movement was wrong and the general is exposed as well: no clause ranks the two."
                );
                let so = match answer {
                    None => "",
                    Some(Answer::Yes) => lang.pick("在此算自杀。", " Here it is suicide."),
                    Some(Answer::No) => lang.pick("在此只算违反行棋规定。", " Here it is a breach only."),
                };
                format!("{base}{so}")
            }
            ReleaseFinding::OutsideDuty(mv) => {
                let mv = self.mv_first(*mv);
                say!(
                    lang,
                    "{mv}本身合法，但没有履行摸子的义务：违反行棋规定。",
                    "{mv} is legal but does not meet the duty: a breach of the movement rules."
                )
            }
            ReleaseFinding::MeetsDuty(mv) => {
                let mv = self.mv_first(*mv);
                say!(lang, "{mv}履行了义务。", "{mv} meets the duty.")
            }
            ReleaseFinding::FreeMove(mv) => {
                let mv = self.mv_first(*mv);
                say!(lang, "{mv}合法，没有摸子的义务。", "{mv} is legal; no touch duty applied.")
            }
            ReleaseFinding::SuicideTextNotSeen(answer) => {
                let so = match answer {
                    None => "",
                    Some(Answer::Yes) => lang.pick("在此判负。", " Here it loses."),
                    Some(Answer::No) => lang.pick("在此作违反行棋规定。", " Here it is a breach."),
                };
                say!(
                    lang,
                    "离手的着法使自己的将帅被吃或照面；所选规则中没有见到自杀判负的条文。{so}",
                    "The released move leaves the own general to be taken or facing; no clause on loss by suicide was seen in the chosen rulebook.{so}"
                )
            }
            ReleaseFinding::EndsTheGame { mv, status } => {
                let (mv, other) = (self.mv_first(*mv), self.opponent());
                if *status == Status::Checkmated {
                    say!(
                        lang,
                        "{mv}离手时{other}已被将死，对局结束；此后的事不改变结果。",
                        "{mv}: when the hand left it {other} was checkmated and the game over; nothing later changes that."
                    )
                } else {
                    say!(
                        lang,
                        "{mv}离手时{other}已被困毙，对局结束；此后的事不改变结果。",
                        "{mv}: when the hand left it {other} was stalemated and the game over; nothing later changes that."
                    )
                }
            }
            ReleaseFinding::Corrected { mv, meets } => {
                let mv = self.mv(*mv);
                if *meets {
                    say!(
                        lang,
                        "恢复局面后改走{mv}，履行了义务。",
                        "After restoring, {mv} was played, which meets the duty."
                    )
                } else {
                    say!(
                        lang,
                        "恢复局面后走{mv}，仍没有履行义务：再次违反行棋规定。",
                        "After restoring, {mv} was played, which again does not meet the duty: another breach."
                    )
                }
            }
        }
    }

    /// Findings on the count and the end of the reasoning.
    pub(super) fn closing(&self, finding: &ClosingFinding) -> String {
        let lang = self.lang;
        match finding {
            ClosingFinding::Counted { prior, touch, breach, limit, level: at, result } => {
                let at = level(*at, lang);
                let limit_value = *limit;
                let limit = match limit_value {
                    None => lang.pick("条文未见限数", "no limit seen").to_owned(),
                    Some(1) => lang.pick("1 次判负", "one breach loses").to_owned(),
                    Some(limit) => say!(lang, "{limit} 次判负", "{limit} breaches lose"),
                };
                let so = match result {
                    Outcome::Loss => lang.pick("达到限数，判负", "The limit is reached: lost"),
                    _ if limit_value.is_none() => lang.pick("记录，继续", "Recorded, play on"),
                    _ if *breach == 0 && limit_value == Some(1) => lang.pick(
                        "摸子的犯规是否计入，条文未明；本解释不计入，记犯规一次，继续",
                        "Whether the foul for a touch counts is open; this reading does not count it: recorded, play on",
                    ),
                    _ => lang.pick("未达限数，记录，继续", "Below the limit: recorded, play on"),
                };
                say!(
                    lang,
                    "此前违规 {prior} 次，摸子犯规 {touch} 次，本次违规 {breach} 次；{at} {limit}：{so}。",
                    "Breaches before: {prior}; foul for the touch: {touch}; breach now: {breach}. {at}: {limit}. {so}."
                )
            }
            ClosingFinding::LimitNotSeen(answer) => {
                let so = match answer {
                    None => "",
                    Some(Answer::Yes) => lang.pick("在此判负。", " Here it loses."),
                    Some(Answer::No) => lang.pick("在此记录一次。", " Here it is recorded."),
                };
                say!(
                    lang,
                    "违反行棋规定；所选规则中没有见到几次判负。{so}",
                    "A breach of the movement rules; at how many a player loses was not seen in the chosen rulebook.{so}"
                )
            }
            ClosingFinding::Tallied { side, prior, new, unclassed, limits, result } => {
                let side = names::side(*side, lang);
                let parts = [
                    (lang.pick("违反行棋规定", "breaches"), prior.breaches, new.breaches, limits.breaches),
                    (lang.pick("犯规", "fouls"), prior.fouls, new.fouls + u32::from(*unclassed), None),
                    (
                        lang.pick("技术犯规", "technical fouls"),
                        prior.technical,
                        new.technical,
                        limits.technical,
                    ),
                    (lang.pick("合计", "all"), prior.all(), new.all() + u32::from(*unclassed), limits.all),
                ];
                let counted = parts.iter().enumerate().filter(|(index, (_, before, now, limit))| {
                    if *index == 3 { limit.is_some() } else { before + now > 0 }
                });
                let listed: Vec<String> = counted
                    .map(|(_, (name, before, now, limit))| {
                        let limit = limit.map_or_else(String::new, |limit| {
                            say!(lang, "（{limit} 次判负）", " ({limit} lose)")
                        });
                        say!(lang, "{name} {before}＋{now}{limit}", "{name} {before} + {now}{limit}")
                    })
                    .collect();
                let listed = listed.join(lang.pick("，", ", "));
                let so = match (result, limits.any()) {
                    (Outcome::Loss, _) => lang.pick("达到限数，判负", "The limit is reached: lost"),
                    (_, true) => lang.pick("未达限数，记录，继续", "Below the limit: recorded, play on"),
                    (_, false) => {
                        lang.pick("没有见到限数，记录，继续", "No limit was seen: recorded, play on")
                    }
                };
                say!(lang, "{side}此前＋本次：{listed}。{so}。", "{side}, before + now: {listed}. {so}.")
            }
            ClosingFinding::Free { in_check: true } => say!(
                lang,
                "没有摸子的义务；被将军，必须应将。",
                "No touch binds; the check must be answered."
            ),
            ClosingFinding::Free { in_check: false } => {
                say!(
                    lang,
                    "没有摸子的义务，可另走任何合法着法。",
                    "No touch binds; any legal move may be made."
                )
            }
            ClosingFinding::TensionEnemyPiece => say!(
                lang,
                "文章自相矛盾：先说摸对方子与自杀无关，裁判表却判为自杀。",
                "The article contradicts itself: it says that touching an enemy piece has nothing to do with suicide, and then rules suicide for it."
            ),
            ClosingFinding::TensionOwnAgainstEnemy => say!(
                lang,
                "文章自相矛盾：己方子送将算“不能走”（省级及以下），对方子吃了送将却算“能吃”。",
                "The article contradicts itself: exposure excuses an own piece from moving (provincial and below) but not an enemy piece from being taken."
            ),
            ClosingFinding::TensionLevel => say!(
                lang,
                "文章自相矛盾：根本不能走才可另走他子，这一例外条文没有分级别，全国表却不给；而按离手才算自杀，此处又没有离手。",
                "The article contradicts itself: the clause lets a piece that cannot move be left, at every level, but the national table does not; and suicide is tied to the release, which is not asked for here."
            ),
            ClosingFinding::TensionRightToAnswer => say!(
                lang,
                "同一文章的结尾持相反意见：未行棋以前，被将军一方的应将权不可剥夺。",
                "The same article ends with the opposite view: before a move is made, the right to answer a check cannot be taken away."
            ),
            ClosingFinding::LostBefore(mv) => {
                let mv = self.mv(*mv);
                say!(
                    lang,
                    "其后走{mv}，不改变摸触时的裁判。",
                    "{mv}, played afterwards, does not change what was lost at the touch."
                )
            }
            ClosingFinding::DutyAfterRestoreOpen(open) => {
                let question = question(*open, lang);
                match lang {
                    Lang::Zh => {
                        format!("退回以后，走错的棋子按摸子论；{question}现有依据不能确定，由裁判长决定。")
                    }
                    Lang::En => format!(
                        "Once taken back, the piece moved wrongly counts as touched. {question} No source decides; the chief arbiter does."
                    ),
                }
            }
            ClosingFinding::Undecided(open) => {
                let question = question(*open, lang);
                match lang {
                    Lang::Zh => format!("{question}现有依据不能确定，各种结果分别列出。"),
                    Lang::En => format!("{question} No source decides; each result is worked out."),
                }
            }
        }
    }
}
