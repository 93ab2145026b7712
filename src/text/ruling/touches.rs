//! Findings on touches in words.

use super::{Explainer, assumption, say};
use crate::law::{Answer, Cost};
use crate::ruling::{PairFinding, TouchFinding};
use crate::text::{law, names};
use xiangqi::{Piece, Square};

impl Explainer<'_> {
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
                        let ways = names::plural(*count, "other way", "other ways");
                        let rest =
                            say!(lang, "另有 {count} 种走法是自杀，不可走。", " {ways} would be suicide.");
                        format!("{base}{rest}")
                    }
                }
            }
            TouchFinding::TouchPriced(penalty) => self.priced(*penalty),
            TouchFinding::TextNotSeen(open, answer) => {
                let about = law::matter(open.topic(), lang);
                let so = answer.map_or_else(String::new, |answer| {
                    let taken = assumption(*open, answer, lang);
                    say!(lang, "在此取：{taken}。", " Here: {taken}.")
                });
                say!(
                    lang,
                    "所选规则中没有见到这一条（{about}）。{so}",
                    "The clause was not seen in the chosen rulebook ({about}).{so}"
                )
            }
            TouchFinding::CannotBeMet { touched, own, in_check } => {
                let piece = names::standing(*touched, lang);
                let check = match in_check {
                    true => lang.pick("，但必须应将", ", but the check must be answered"),
                    false => "",
                };
                if *own {
                    say!(
                        lang,
                        "摸触己方{piece}：按行棋规定根本不能走，可另走他子{check}。",
                        "Own {piece} touched: it cannot move at all, so another piece may{check}."
                    )
                } else {
                    say!(
                        lang,
                        "摸触对方{piece}：己方没有棋子能吃它，可另行走子{check}。",
                        "Enemy {piece} touched: nothing can take it, so another move may be played{check}."
                    )
                }
            }
            TouchFinding::OnlyByExposing { touched, own, moves, danger, answer } => {
                let piece = names::standing(*touched, lang);
                let (moves, danger) = (self.moves(moves), self.exposed_to(danger));
                let base = if *own {
                    say!(
                        lang,
                        "摸触己方{piece}：按走法能走（{moves}），但无论怎样走，{danger}。",
                        "Own {piece} touched: by movement it can go ({moves}), but after every move {danger}."
                    )
                } else {
                    say!(
                        lang,
                        "摸触对方{piece}：按走法能吃（{moves}），但吃后{danger}。",
                        "Enemy {piece} touched: by movement it can be taken ({moves}), but then {danger}."
                    )
                };
                let so =
                    match (own, answer) {
                        (true, Some(Answer::Yes)) => lang
                            .pick("按本解释仍算“能走”。", " Under this reading it counts as able to move."),
                        (true, Some(Answer::No)) => lang.pick(
                            "按本解释不算“能走”。",
                            " Under this reading it does not count as able to move.",
                        ),
                        (false, Some(Answer::Yes)) => lang
                            .pick("按本解释仍算“能吃”。", " Under this reading that counts as able to take."),
                        (false, Some(Answer::No)) => lang.pick(
                            "按本解释不算“能吃”。",
                            " Under this reading that does not count as able to take.",
                        ),
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
                let danger = self.exposed_to(danger);
                say!(lang, "照此去走，{danger}：这是自杀。", "If he obeys, {danger}: that is suicide.")
            }
            TouchFinding::LostAtTouch { touched, own } => {
                let piece = names::standing(*touched, lang);
                if *own {
                    say!(
                        lang,
                        "摸了{piece}就必须走，走就自杀：一经摸触，即应判负。",
                        "To obey, the {piece} must move into suicide: lost at the touch."
                    )
                } else {
                    say!(
                        lang,
                        "摸了{piece}就必须吃，吃就自杀：一经摸触，即应判负。",
                        "To obey, the {piece} must be taken by suicide: lost at the touch."
                    )
                }
            }
            TouchFinding::TouchCosts(Cost::Foul) => say!(
                lang,
                "无法履行的摸触：条文没有写处罚，本解释记犯规一次。",
                "A touch that cannot be met: the clause names no penalty; this reading records one foul."
            ),
            TouchFinding::TouchCosts(Cost::Nothing) => say!(
                lang,
                "无法履行的摸触：条文没有写处罚，本解释不罚。",
                "A touch that cannot be met: the clause names no penalty, and this reading gives none."
            ),
        }
    }

    /// Findings on several pieces.
    pub(super) fn pair(&self, finding: &PairFinding) -> String {
        let lang = self.lang;
        let name = |at: (Square, Piece)| names::standing(at, lang);
        match *finding {
            PairFinding::CannotTakeAndPays { own, enemy } => {
                let (own, enemy) = (name(own), name(enemy));
                say!(
                    lang,
                    "所摸己方{own}不能吃所摸对方{enemy}：按所用规则另走，并处罚。",
                    "The own {own} touched cannot take the enemy {enemy} touched: under this law another move is played, at a price."
                )
            }
            PairFinding::BothSides { first, second, at_once: true } => {
                let (first, second) = (name(first), name(second));
                say!(
                    lang,
                    "同时摸触双方的棋子：先论对方的{first}，再论己方的{second}。",
                    "Pieces of both sides touched at once: the enemy {first} is judged first, then the own {second}."
                )
            }
            PairFinding::BothSides { first, second, at_once: false } => {
                let (first, second) = (name(first), name(second));
                say!(
                    lang,
                    "先摸{first}，后摸{second}：按先后依次论。",
                    "The {first} was touched first, then the {second}: they are judged in that order."
                )
            }
            PairFinding::TwoOfOneSide(first, second) => {
                let (first, second) = (name(first), name(second));
                say!(
                    lang,
                    "先后摸触同一方的{first}、{second}：没有条文；以先摸而且能走（能吃）的一枚为准。",
                    "The {first} and then the {second}, of one side, were touched: no clause; the first that can be met counts."
                )
            }
            PairFinding::TwoOfOneSideAtOnce(first, second, answer) => {
                let (first, second) = (name(first), name(second));
                let base = say!(
                    lang,
                    "同时摸触同一方的{first}、{second}：没有条文。",
                    "The {first} and the {second}, of one side, were touched at once: no clause."
                );
                let ahead = match answer {
                    None => return base,
                    Some(Answer::Yes) => first,
                    Some(Answer::No) => second,
                };
                format!(
                    "{base}{}",
                    say!(lang, "在此假定{ahead}算在先。", " Here the {ahead} is taken as first.")
                )
            }
            PairFinding::MoreThanTwo(count, answer) => {
                let base = say!(
                    lang,
                    "共摸触 {count} 枚棋子：两枚以上没有条文规定。",
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
                    "所摸的{own}吃不到所摸的{enemy}：按先论的{first}处理。",
                    "The touched {own} does not reach the touched {enemy}: the duty for the {first} stands."
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
                        .pick("在此不必吃，按先论的一枚处理。", " Here it need not; the first touch stands."),
                };
                format!("{base}{so}")
            }
        }
    }
}
