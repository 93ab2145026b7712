//! The steps of the reasoning in words.

use super::{Explainer, say};
use crate::ruling::{Action, ContactFinding, Finding, PositionFinding, Step};
use crate::text::{game, names};
use xiangqi::{Piece, PieceKind, Side, Square, Status};

impl Explainer<'_> {
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
            Finding::Conduct(finding) => self.beside(finding),
        }
    }

    /// Findings on the position.
    fn position(&self, finding: &PositionFinding) -> String {
        let lang = self.lang;
        match finding {
            PositionFinding::ImpossiblePosition => say!(
                lang,
                "这个局面不可能在正常对局中出现，按当时盘面裁判。若将帅照面，或未轮到走棋的一方被将军，通常是上一着自杀或漏应将：先核对记录，查明上一着。",
                "The position cannot arise in regular play; it is ruled on as it stood. Generals facing, or a check on the side not to move, usually mean that the last move was suicide: check the score sheets and establish that move first."
            ),
            PositionFinding::RecordIrregular { moves, .. } => {
                let named = moves.iter().map(|(ply, how)| {
                    let how = game::irregularities(how, lang);
                    say!(lang, "第 {ply} 着（{how}）", "ply {ply} ({how})")
                });
                let named = names::list(&named.collect::<Vec<_>>(), lang);
                say!(
                    lang,
                    "棋谱里有不合规则的着法：{named}（双方合计）。如有人提出，把“走法违例”记入经过，就会据以裁决。",
                    "The record has moves against the rules: {named}. Where one is complained of, enter the claim in the timeline and it is ruled on."
                )
            }
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

    fn in_check(&self, side: Side, by: &[(Square, Piece)], screens: &[(Square, Piece)]) -> String {
        let lang = self.lang;
        let general = names::piece(Piece::new(side, PieceKind::General), lang);
        let (facing, attackers): (Vec<_>, Vec<_>) =
            by.iter().copied().partition(|(_, piece)| piece.kind == PieceKind::General);
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
            ContactFinding::OutOfTurn { side, deed } => self.out_of_turn(*side, *deed),
            ContactFinding::AfterRelease { events, mover_touched } => {
                let base = say!(
                    lang,
                    "离手以后还记录了 {events} 个事件：属于下一着，不在此裁判。",
                    "Events recorded after the release: {events}. They belong to the next turn and are not ruled on here."
                );
                let more = if *mover_touched {
                    lang.pick(
                        "其中有走棋方在对方走棋时间内触动棋子，没有见到条文。",
                        " Among them the side that had moved touched a piece on the other side's time; no clause was seen.",
                    )
                } else {
                    ""
                };
                format!("{base}{more}")
            }
            ContactFinding::NotLifted(at) => {
                let piece = names::standing(*at, lang);
                say!(
                    lang,
                    "触碰{piece}而没有拿起：按所用规则，拿起才算摸子。",
                    "The {piece} was touched but not lifted; under this law only lifting is a touch."
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
                    "摆正{piece}，事先做了规则要求的（征得同意或声明），不算摸子。",
                    "The {piece} was adjusted after what the rules ask for (consent, or an announcement): no touch."
                )
            }
            ContactFinding::AdjustedWithout(at) => {
                let piece = names::standing(*at, lang);
                say!(
                    lang,
                    "摆正{piece}，事先没有得到同意，按摸子论。",
                    "The {piece} was adjusted without the opponent's consent: it counts as a touch."
                )
            }
        }
    }

    /// What a player did on the other side's time.
    fn out_of_turn(&self, side: Side, deed: Action) -> String {
        let lang = self.lang;
        let side = names::side(side, lang);
        match deed {
            Action::Touched(piece) => {
                let piece = names::standing(piece, lang);
                say!(
                    lang,
                    "{side}在对方走棋时触动{piece}：照实记录，没有见到条文，不产生义务。",
                    "{side} touched the {piece} on the other side's time: recorded; no clause was seen, no duty follows."
                )
            }
            Action::Brushed(piece) => {
                let piece = names::standing(piece, lang);
                say!(
                    lang,
                    "{side}在对方走棋时误碰{piece}：照实记录，不算摸子。",
                    "{side} brushed the {piece} by accident on the other side's time: recorded; no touch."
                )
            }
            Action::Moved(mv, _) => {
                let mv = self.mv(mv);
                say!(
                    lang,
                    "{side}在对方走棋时走了{mv}：照实记录，没有见到条文；棋子应当退回。",
                    "{side} moved ({mv}) on the other side's time: recorded; no clause was seen. The piece goes back."
                )
            }
        }
    }
}
