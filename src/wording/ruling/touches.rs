//! Findings on touches in words.

use super::{Speaker, say};
use crate::rulebook::{Answer, Cost};
use crate::ruling::{PairFinding, TouchFinding};
use crate::wording::names;
use crate::xiangqi::{Piece, Square};

impl Speaker<'_> {
    /// Findings on one touch.
    pub(super) fn touch(&self, finding: &TouchFinding) -> String {
        let lang = self.lang;
        match finding {
            TouchFinding::Binds { touched, own, moves, exposing } => {
                let (piece, moves) = (names::standing(*touched, lang), self.moves(moves));
                let base = if *own {
                    say!(
                        lang,
                        "摸触己方{piece}：能走（{moves}），必须走它。",
                        "Own {piece} touched: it can move ({moves}), so it must."
                    )
                } else {
                    say!(
                        lang,
                        "摸触对方{piece}：能吃（{moves}），必须吃它。",
                        "Enemy {piece} touched: it can be taken ({moves}), so it must be."
                    )
                };
                match exposing {
                    0 => base,
                    count => {
                        let ways = names::plural(*count, "further way", "further ways");
                        let rest =
                            say!(lang, "另有 {count} 种走法送将，不可走。", " {ways} would be suicide.");
                        format!("{base}{rest}")
                    }
                }
            }
            TouchFinding::CannotBeMet { touched, own } => {
                let piece = names::standing(*touched, lang);
                if *own {
                    say!(
                        lang,
                        "摸触己方{piece}：按走法一步也不能走，可以另走他子。",
                        "Own {piece} touched: it cannot move at all, so another piece may."
                    )
                } else {
                    say!(
                        lang,
                        "摸触对方{piece}：己方没有棋子吃得到它，可以另行走子。",
                        "Enemy {piece} touched: nothing can take it, so any piece may move."
                    )
                }
            }
            TouchFinding::OnlyByExposing { touched, own, moves, danger, answer } => {
                let piece = names::standing(*touched, lang);
                let (moves, danger) = (self.moves(moves), self.standings(danger));
                let base = if *own {
                    say!(
                        lang,
                        "摸触己方{piece}：走得动，但怎样走（{moves}）将帅都会暴露给{danger}。",
                        "Own {piece} touched: it can go, but every move ({moves}) exposes the general to {danger}."
                    )
                } else {
                    say!(
                        lang,
                        "摸触对方{piece}：吃得到（{moves}），但吃后将帅仍暴露给{danger}。",
                        "Enemy {piece} touched: it can be reached ({moves}), but taking it exposes the general to {danger}."
                    )
                };
                let so = match (own, answer) {
                    (true, Some(Answer::Yes)) => {
                        lang.pick("在此仍算“能走”。", " Here it counts as able to move.")
                    }
                    (true, Some(Answer::No)) => {
                        lang.pick("在此不算“能走”。", " Here it does not count as able to move.")
                    }
                    (false, Some(Answer::Yes)) => {
                        lang.pick("在此仍算“能吃”。", " Here that counts as able to take.")
                    }
                    (false, Some(Answer::No)) => {
                        lang.pick("在此不算“能吃”。", " Here that does not count as able to take.")
                    }
                    (true, None) => lang.pick(
                        "条文没有写明这算不算“能走”。",
                        " The clause does not say whether it can move.",
                    ),
                    (false, None) => lang.pick(
                        "条文没有写明这算不算“能吃”。",
                        " The clause does not say whether it can be taken.",
                    ),
                };
                format!("{base}{so}")
            }
            TouchFinding::ObeyingIsSuicide { danger, .. } => {
                let danger = self.standings(danger);
                say!(
                    lang,
                    "照此去走，将帅就暴露给{danger}：这是自杀。",
                    "Obeying leaves the general to {danger}: that is suicide."
                )
            }
            TouchFinding::LostAtTouch { touched, own } => {
                let piece = names::standing(*touched, lang);
                if *own {
                    say!(
                        lang,
                        "摸了{piece}就必须走，走就自杀：摸触时即判负。",
                        "To obey, the {piece} must move into suicide: lost at the touch."
                    )
                } else {
                    say!(
                        lang,
                        "摸了{piece}就必须吃，吃就自杀：摸触时即判负。",
                        "To obey, the {piece} must be taken by suicide: lost at the touch."
                    )
                }
            }
            TouchFinding::TouchCosts(Cost::Foul) => say!(
                lang,
                "摸触而无法履行：条文没有写处罚，本解释记犯规一次。",
                "A touch that cannot be met: the clause names no penalty; this reading records one foul."
            ),
            TouchFinding::TouchCosts(Cost::Nothing) => say!(
                lang,
                "摸触而无法履行：条文没有写处罚，本解释不罚。",
                "A touch that cannot be met: the clause names no penalty, and this reading gives none."
            ),
        }
    }

    /// Findings on several pieces.
    pub(super) fn pair(&self, finding: &PairFinding) -> String {
        let lang = self.lang;
        let name = |at: (Square, Piece)| names::standing(at, lang);
        match *finding {
            PairFinding::TwoOfOneSide(first, second) => {
                let (first, second) = (name(first), name(second));
                say!(
                    lang,
                    "先后摸触同一方的{first}、{second}：没有条文，按先后，先能履行的算。",
                    "{first} and then {second}, of one side, were touched: no clause; the first that can be met counts."
                )
            }
            PairFinding::TwoOfOneSideAtOnce(first, second, answer) => {
                let (first, second) = (name(first), name(second));
                let base = say!(
                    lang,
                    "同时摸触同一方的{first}、{second}：没有条文。",
                    "{first} and {second}, of one side, were touched at once: no clause."
                );
                let ahead = match answer {
                    None => return base,
                    Some(Answer::Yes) => first,
                    Some(Answer::No) => second,
                };
                format!("{base}{}", say!(lang, "在此假定{ahead}算在先。", " Here {ahead} is taken as first."))
            }
            PairFinding::MoreThanTwo(count, answer) => {
                let base = say!(
                    lang,
                    "共摸触 {count} 枚棋子：没有条文管到两枚以上。",
                    "{count} pieces were touched: no clause covers more than two."
                );
                let so = match answer {
                    None => "",
                    Some(Answer::Yes) => {
                        lang.pick("在此假定每一枚依次都算。", " Here all are taken to count, in order.")
                    }
                    Some(Answer::No) => {
                        lang.pick("在此假定不产生义务。", " Here no duty is taken to follow.")
                    }
                };
                format!("{base}{so}")
            }
            PairFinding::OneTakesOther(mv) => {
                let (own, enemy, mv) = (self.on(mv.from), self.on(mv.to), self.mv(mv));
                say!(
                    lang,
                    "所摸的{own}正好能吃所摸的{enemy}：必须走{mv}。",
                    "The touched {own} can take the touched {enemy}: exactly that move ({mv})."
                )
            }
            PairFinding::OneCannotReachOther { own, enemy, first } => {
                let (own, enemy, first) = (name(own), name(enemy), name(first));
                say!(
                    lang,
                    "所摸的{own}吃不到所摸的{enemy}：履行先论的{first}。",
                    "The touched {own} does not reach the touched {enemy}: the duty for {first} stands."
                )
            }
            PairFinding::OneTakesOtherExposing { mv, answer } => {
                let (own, enemy) = (self.on(mv.from), self.on(mv.to));
                let base = say!(
                    lang,
                    "所摸的{own}吃所摸的{enemy}就送将。",
                    "The touched {own} can take the touched {enemy} only by exposing the general."
                );
                let so = match answer {
                    None => lang.pick("没有来源说明还要不要吃。", " No source says whether it still must."),
                    Some(Answer::Yes) => lang.pick("在此仍须吃。", " Here it still must."),
                    Some(Answer::No) => lang
                        .pick("在此不必吃，履行先论的一枚。", " Here it need not; the first touch stands."),
                };
                format!("{base}{so}")
            }
        }
    }
}
