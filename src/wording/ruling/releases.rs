//! Findings on the release, the count and the end of the reasoning, in words.

use super::{Speaker, level, questions::question, say};
use crate::rulebook::{Answer, Matter};
use crate::ruling::{ClosingFinding, Outcome, ReleaseFinding};
use crate::wording::{Lang, names};

impl Speaker<'_> {
    /// Findings on what was released.
    pub(super) fn release(&self, finding: &ReleaseFinding) -> String {
        let lang = self.lang;
        match finding {
            ReleaseFinding::ReleasedSuicide { mv, danger, .. } => {
                let (mv, danger) = (self.mv_first(*mv), self.standings(danger));
                say!(
                    lang,
                    "走{mv}，将帅暴露给{danger}：这是自杀。",
                    "{mv} exposes the general to {danger}: that is suicide."
                )
            }
            ReleaseFinding::SuicideComplete(_) => say!(
                lang,
                "手已离开棋子，自杀成立，判负。",
                "The hand has left the piece: the suicide is complete, and loses."
            ),
            ReleaseFinding::RivalGround => {
                let mate = self.number(Matter::LossByMate);
                say!(
                    lang,
                    "另一种依据：不应将即被将死（{mate}）。结果相同；写明离手的一条更贴切。",
                    "The rival ground: not answering counts as being mated ({mate}). The result is the same; the clause that names the release fits better."
                )
            }
            ReleaseFinding::NotAMove { mv, piece, .. } => {
                let (named, from, to) = (names::piece(*piece, lang), mv.from, mv.to);
                if piece.side == self.mover {
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
                }
            }
            ReleaseFinding::NonMoveExposed(answer) => {
                let base = say!(
                    lang,
                    "走法违规，同时又送将：没有条文说哪一条在先。",
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
                say!(lang, "{mv}合法，没有义务约束。", "{mv} is legal, and nothing bound.")
            }
        }
    }

    /// Findings on the count and the end of the reasoning.
    pub(super) fn closing(&self, finding: &ClosingFinding) -> String {
        let lang = self.lang;
        match finding {
            ClosingFinding::Counted { prior, touch, breach, limit, level: at, result } => {
                let at = level(*at, lang);
                let limit = limit.map_or_else(
                    || lang.pick("条文未见次数", "no limit seen").to_owned(),
                    |limit| say!(lang, "{limit} 次判负", "{limit} lose"),
                );
                let so = match result {
                    Outcome::Loss => lang.pick("判负", "lost"),
                    _ => lang.pick("记录，继续", "recorded, play on"),
                };
                say!(
                    lang,
                    "此前违规 {prior} 次，摸子犯规 {touch} 次，本次违规 {breach} 次；{at} {limit}：{so}。",
                    "Breaches before: {prior}; foul for the touch: {touch}; breach now: {breach}. {at}: {limit}. So: {so}."
                )
            }
            ClosingFinding::Free { in_check: true } => say!(
                lang,
                "没有摸子的义务；被将军，必须应将。",
                "No touch binds; the check must be answered."
            ),
            ClosingFinding::Free { in_check: false } => {
                say!(lang, "没有摸子的义务，可走任何一着。", "No touch binds; any legal move may be made.")
            }
            ClosingFinding::TensionEnemyPiece => say!(
                lang,
                "来源自相矛盾：文章先说摸对方子与自杀无关，裁判表却判为自杀。",
                "The source contradicts itself: the article says that touching an enemy piece has nothing to do with suicide, and then rules suicide for it."
            ),
            ClosingFinding::TensionOwnAgainstEnemy => say!(
                lang,
                "来源自相矛盾：己方子送将算“不能走”（省级及以下），对方子吃了送将却算“能吃”。",
                "The source contradicts itself: exposure excuses an own piece from moving (provincial and below) but not an enemy piece from being taken."
            ),
            ClosingFinding::Undecided(open) => {
                let question = question(*open, lang);
                match lang {
                    Lang::Zh => format!("{question}没有来源能定，各种结果分别列出。"),
                    Lang::En => format!("{question} No source decides; each result is worked out."),
                }
            }
        }
    }
}
