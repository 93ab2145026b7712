//! The steps of the reasoning in words.

use super::{Speaker, level, questions::question, say};
use crate::rulebook::{Answer, Cost, Matter};
use crate::ruling::{
    ClosingFinding, ContactFinding, Finding, Outcome, PairFinding, PositionFinding, ReleaseFinding, Step,
    TouchFinding,
};
use crate::wording::{Lang, names};
use crate::xiangqi::{Kind, Piece, Square, Status};

impl Speaker<'_> {
    /// One step as a sentence or two; the clause number stands beside it, not in it.
    #[must_use]
    pub fn step(&self, step: &Step) -> String {
        match &step.finding {
            Finding::Position(finding) => self.position(finding),
            Finding::Contact(finding) => self.contact(finding),
            Finding::Touch(finding) => self.touch(finding),
            Finding::Pair(finding) => self.pair(finding),
            Finding::Release(finding) => self.release(finding),
            Finding::Closing(finding) => self.closing(finding),
        }
    }

    /// Findings on the position.
    fn position(&self, finding: &PositionFinding) -> String {
        let lang = self.lang;
        match finding {
            PositionFinding::ImpossiblePosition => say!(
                lang,
                "局面不可能由对局走成，照盘上的样子裁判；请先对照记录核对。",
                "The position cannot have arisen in play; it is ruled on as it stood. Check it against the score sheets."
            ),
            PositionFinding::InCheck { side, by, screens } => self.in_check(*side, by, screens),
            PositionFinding::GameOver { side, status } => {
                let side = names::side(*side, lang);
                if *status == Status::Checkmated {
                    say!(
                        lang,
                        "{side}没有任何着法可以应将，已被将死；此后摸触什么都不影响结果。",
                        "{side} has no answer to the check and is mated; what was touched afterwards changes nothing."
                    )
                } else {
                    say!(
                        lang,
                        "{side}没有被将军，但无着可走，已被困毙；此后摸触什么都不影响结果。",
                        "{side} is not in check but has no legal move: stalemate; what was touched afterwards changes nothing."
                    )
                }
            }
        }
    }

    fn in_check(
        &self,
        side: crate::xiangqi::Side,
        by: &[(Square, Piece)],
        screens: &[(Square, Piece)],
    ) -> String {
        let lang = self.lang;
        let general = names::piece(Piece::new(side, Kind::General), lang);
        let (facing, attackers): (Vec<_>, Vec<_>) =
            by.iter().copied().partition(|(_, piece)| piece.kind == Kind::General);
        let mut parts = Vec::new();
        if !attackers.is_empty() {
            let attackers = self.standings(&attackers);
            let over = if screens.is_empty() {
                String::new()
            } else {
                let screens = self.standings(screens);
                say!(lang, "（隔着{screens}）", " (over {screens})")
            };
            parts.push(say!(
                lang,
                "{general}被{attackers}{over}将军，必须应将。",
                "The {general} is in check from {attackers}{over}, which must be answered."
            ));
        }
        if !facing.is_empty() {
            let other = self.standings(&facing);
            parts.push(say!(
                lang,
                "{general}与{other}照面，必须解除。",
                "The {general} faces the {other}; that must be ended."
            ));
        }
        parts.join(lang.pick("", " "))
    }

    /// Findings on contacts that are no touch, or count for nothing.
    fn contact(&self, finding: &ContactFinding) -> String {
        let lang = self.lang;
        match finding {
            ContactFinding::NothingThere(square) => say!(
                lang,
                "记录中的 {square} 上没有棋子，这一项不计；请核对记录。",
                "Nothing stands on {square}; the entry is not counted. Check the record."
            ),
            ContactFinding::OutOfTurn { side, square } => {
                let (side, piece) = (names::side(*side, lang), self.on(*square));
                say!(
                    lang,
                    "{side}在对方走棋时触动{piece}：照实记录，没有见到条文，不产生义务。",
                    "{side} touched the {piece} on the other side's time: recorded; no clause was seen, no duty follows."
                )
            }
            ContactFinding::Brushed(at) => {
                let piece = names::standing(*at, lang);
                say!(
                    lang,
                    "明显误碰{piece}，不算摸子。",
                    "The {piece} was plainly brushed by accident: no touch."
                )
            }
            ContactFinding::AdjustedWithConsent(at) => {
                let piece = names::standing(*at, lang);
                say!(
                    lang,
                    "摆正{piece}，事先得到对方同意，不算摸子。",
                    "The {piece} was adjusted after asking: no touch."
                )
            }
            ContactFinding::AdjustedWithout(at) => {
                let piece = names::standing(*at, lang);
                say!(
                    lang,
                    "摆正{piece}，事先没有得到同意，按摸子论。",
                    "The {piece} was adjusted without asking: it counts as a touch."
                )
            }
        }
    }

    /// Findings on one touch.
    fn touch(&self, finding: &TouchFinding) -> String {
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
                    count => format!(
                        "{base}{}",
                        say!(
                            lang,
                            "另有 {count} 种走法送将，不可走。",
                            " {count} further way(s) would be suicide."
                        )
                    ),
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
    fn pair(&self, finding: &PairFinding) -> String {
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

    /// Findings on what was released.
    pub(super) fn release(&self, finding: &ReleaseFinding) -> String {
        let lang = self.lang;
        match finding {
            ReleaseFinding::ReleasedSuicide { mv, danger, .. } => {
                let (mv, danger) = (self.mv(*mv), self.standings(danger));
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
                let mv = self.mv(*mv);
                say!(
                    lang,
                    "{mv}本身合法，但没有履行摸子的义务：违反行棋规定。",
                    "{mv} is legal but does not meet the duty: a breach of the movement rules."
                )
            }
            ReleaseFinding::MeetsDuty(mv) => {
                let mv = self.mv(*mv);
                say!(lang, "{mv}履行了义务。", "{mv} meets the duty.")
            }
            ReleaseFinding::FreeMove(mv) => {
                let mv = self.mv(*mv);
                say!(lang, "{mv}合法，没有义务约束。", "{mv} is legal, and nothing bound.")
            }
        }
    }

    /// Findings on the count and the end of the reasoning.
    fn closing(&self, finding: &ClosingFinding) -> String {
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
