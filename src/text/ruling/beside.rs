//! Clocks, claims, pieces knocked over and draws in words.

use super::{Explainer, say};
use crate::law::{Answer, ClaimantChecks, ComplaintUntil, FacingLoser, Penalty};
use crate::ruling::{Action, ConductFinding, Infraction};
use crate::text::{game, law, names};
use xiangqi::Side;

impl Explainer<'_> {
    /// Findings on what happened beside the touches.
    pub(super) fn beside(&self, finding: &ConductFinding) -> String {
        let lang = self.lang;
        let name = |side: Side| names::side(side, lang);
        match finding {
            ConductFinding::AfterTheEnd(rows) => say!(
                lang,
                "此前对局已经结束；其后记录的 {rows} 项（钟、提议、碰乱等）不改变结果。",
                "The game was over by then; {rows} later entries (clocks, claims, pieces knocked over) do not change the result."
            ),
            ConductFinding::Costs { side, deed, penalty, minutes, .. } => {
                let (deed, cost) = (self.infraction(*side, deed), law::penalty(*penalty, lang));
                let time = match minutes {
                    0 => String::new(),
                    minutes
                        if matches!(
                            finding,
                            ConductFinding::Costs { deed: Infraction::ClaimedFalsely, .. }
                        ) =>
                    {
                        say!(lang, "，扣时 {minutes} 分钟", " and {minutes} minutes off his time")
                    }
                    minutes => {
                        say!(lang, "，给对方加 {minutes} 分钟", " and {minutes} minutes for the other side")
                    }
                };
                say!(lang, "{deed}：{cost}{time}。", "{deed}: {cost}{time}.")
            }
            ConductFinding::CostNotSeen { side, deed, answer, .. } => {
                let deed = self.infraction(*side, deed);
                let so = self.taken(
                    *answer,
                    ("在此作犯规论", "Here it counts as a foul"),
                    ("在此不作犯规", "Here it is no foul"),
                );
                say!(
                    lang,
                    "{deed}：没有见到规定怎样处罚的条文。{so}",
                    "{deed}: no clause was seen that says what it costs.{so}"
                )
            }
            ConductFinding::TimeNotRead { under_minutes, answer } => {
                let so = self.taken(
                    *answer,
                    ("在此作不足论", "Here it was less"),
                    ("在此作足够论", "Here it was not less"),
                );
                say!(
                    lang,
                    "对方当时剩余时间是否不足 {under_minutes} 分钟，没有记录。{so}",
                    "Whether the other side had less than {under_minutes} minutes left was not written down.{so}"
                )
            }
            ConductFinding::ChangedAfterPlacing { made, instead } => {
                let (made, instead) = (self.mv(*made), self.mv(*instead));
                say!(
                    lang,
                    "按所用规则，落子即成着：{made}已经有效，虽未离手也不得改为{instead}。",
                    "Under this law putting the piece down makes the move: {made} stands and could not be changed to {instead}, even with the hand on the piece."
                )
            }
            ConductFinding::FlagFell(side) => {
                let side = name(*side);
                say!(lang, "{side}超过规定时限。", "{side}'s time ran out.")
            }
            ConductFinding::Resigned(side) => {
                let side = name(*side);
                say!(lang, "{side}认输。", "{side} resigned.")
            }
            ConductFinding::DrawAgreed => say!(lang, "双方同意和棋。", "Both sides agreed to a draw."),
            ConductFinding::DrawTooEarly { rounds, from } => say!(
                lang,
                "才走了 {rounds} 回合；规定 {from} 回合以前不得协议和棋，对局继续。",
                "Only {rounds} rounds were played; no draw may be agreed before round {from}, so the game goes on."
            ),
            ConductFinding::DrawDeclared(ground) => say!(
                lang,
                "裁判员判和，依据：{ground}。这是裁判员的决定，照录于此。",
                "The arbiter declared a draw. Ground: {ground}. It is the arbiter's decision, recorded as given."
            ),
            ConductFinding::Late { side, minutes, limit, lost } => self.late(*side, *minutes, *limit, *lost),
            ConductFinding::NoSuchMove(ply) => say!(
                lang,
                "棋谱里没有第 {ply} 着（双方合计），无从核查：先核对双方记录。",
                "The record has no ply {ply}; nothing can be checked. Compare both score sheets first."
            ),
            ConductFinding::MoveInOrder(ply) => say!(
                lang,
                "按棋谱，第 {ply} 着（双方合计）符合行棋规定，提出不成立。",
                "By the record ply {ply} was in order; the complaint fails."
            ),
            ConductFinding::MoveIrregular { ply, side, how } => {
                let (side, how) = (name(*side), game::irregularities(how, lang));
                say!(
                    lang,
                    "按棋谱，第 {ply} 着（双方合计，{side}所走）不合规则：{how}。",
                    "By the record ply {ply}, {side}'s move, was irregular: {how}."
                )
            }
            ConductFinding::MoveRuledOn { ply, side, how } => {
                let (side, how) = (name(*side), game::irregularities(how, lang));
                say!(
                    lang,
                    "提出的第 {ply} 着（双方合计，{side}所走）就是本次经过里的着法（{how}），已在上面裁决，不重复计算。",
                    "Ply {ply}, {side}'s move, is one of this timeline ({how}); it is ruled on above and not counted twice."
                )
            }
            ConductFinding::TurnAfterTheEnd => say!(
                lang,
                "此前对局已经结束；记录的摸触和着法不改变结果。",
                "The game was over before; the touches and moves recorded do not change the result."
            ),
            ConductFinding::Complaint { until, own_moves, rounds, in_time } => {
                self.complaint(*until, *own_moves, *rounds, *in_time)
            }
            ConductFinding::PositionStands => say!(
                lang,
                "提出太迟，视为默认：局面有效，对局继续。",
                "It came too late and counts as accepted: the position stands, the game goes on."
            ),
            ConductFinding::NotFacing => say!(
                lang,
                "按棋谱，现在的局面将帅没有照面。",
                "By the record the generals do not face each other now."
            ),
            ConductFinding::FacingMadeBy { ply, side, rule } => {
                let side = name(*side);
                match rule {
                    FacingLoser::Maker => say!(
                        lang,
                        "将帅自第 {ply} 着（双方合计）起照面，那一着是{side}走的：造成照面的一方负，后来由谁发现都一样。",
                        "The generals have faced each other since ply {ply}, which was {side}'s move: the side that made them face loses, whoever noticed it later."
                    ),
                    FacingLoser::LastToNotice => say!(
                        lang,
                        "将帅照面；按这一规定，先发现的一方胜，{side}没有先发现。",
                        "The generals face each other; under this rule whoever notices first wins, and {side} did not."
                    ),
                }
            }
            ConductFinding::FacingUnknown(answer) => {
                let (mover, other) = (self.mover(), self.opponent());
                let so = match answer {
                    None => say!(
                        lang,
                        "查双方记录，问证人；都不能证明时，见过的做法是抽签。",
                        " Check the score sheets and ask witnesses; where nothing proves it, lots have been drawn."
                    ),
                    Some(Answer::Yes) => {
                        say!(lang, "在此认定由{other}造成。", " Here {other} made them face.")
                    }
                    Some(Answer::No) => {
                        say!(lang, "在此认定由{mover}造成。", " Here {mover} made them face.")
                    }
                };
                say!(
                    lang,
                    "将帅照面，但棋谱看不出是谁的着法造成的。{so}",
                    "The generals face each other, but the record does not show whose move did it.{so}"
                )
            }
            ConductFinding::Audit { plies, checks, counted, rounds, limit, sure } => {
                let cap = match counted {
                    ClaimantChecks::All => {
                        lang.pick("提出方的将军都计入", "all of the claimant's checks count").to_owned()
                    }
                    ClaimantChecks::NotSeen => lang
                        .pick(
                            "提出方的将军另有限制，数目没有见到，先都计入",
                            "the claimant's checks are limited, but the number was not seen; all are taken first",
                        )
                        .to_owned(),
                    ClaimantChecks::AtMost(0) => {
                        lang.pick("提出方的将军不计", "the claimant's checks do not count").to_owned()
                    }
                    ClaimantChecks::AtMost(cap) => say!(
                        lang,
                        "提出方的将军至多计 {cap} 着",
                        "at most {cap} of the claimant's checks count"
                    ),
                };
                let so = if rounds >= limit {
                    lang.pick("达到限着", "The limit is reached")
                } else {
                    lang.pick("没有达到限着", "The limit is not reached")
                };
                let doubt = if *sure {
                    ""
                } else if *counted == ClaimantChecks::NotSeen {
                    lang.pick("不能确定。", " This is not sure.")
                } else {
                    lang.pick(
                        "棋谱不够完整，不能确定。",
                        " The record does not reach back far enough to be sure.",
                    )
                };
                say!(
                    lang,
                    "核查棋谱：连续 {plies} 着（双方合计）没有吃子，其中提出方将军 {checks} 着；{cap}。计 {rounds} 回合，限着 {limit} 回合：{so}。{doubt}",
                    "Audit of the record: {plies} plies without capture, {checks} of them checks by the claimant; {cap}. Rounds that count: {rounds}; limit: {limit}. {so}.{doubt}"
                )
            }
            ConductFinding::NoLimitSeen(answer) => {
                let so = self.taken(
                    *answer,
                    ("在此判和", "Here it is a draw"),
                    ("在此不判和", "Here it is no draw"),
                );
                say!(
                    lang,
                    "所用的规则里没有见到自然限着的回合数。{so}",
                    "No number of rounds for the natural limit was seen in this law.{so}"
                )
            }
            ConductFinding::NoWinningChances(answer) => {
                let so = self.taken(
                    *answer,
                    ("在此认定没有", "Here neither can win"),
                    ("在此认定仍有", "Here one still can"),
                );
                say!(
                    lang,
                    "双方是否都没有胜望，由裁判员判断，写明依据。先停钟，再裁决；提出以后的用时不计。{so}",
                    "Whether neither side can win is for the arbiter to decide, with the ground written down. Stop the clocks first; time after the claim does not count.{so}"
                )
            }
            ConductFinding::Repetition { times, first, checks, answer } => {
                let (red, black) = (checks.red, checks.black);
                let so = self.taken(
                    *answer,
                    ("在此判和", "Here it is a draw"),
                    ("在此不判和", "Here it is no draw"),
                );
                say!(
                    lang,
                    "按棋谱，现在的局面是第 {times} 次出现，第一次在第 {first} 着（双方合计）之后；到现在红方连续将军 {red} 着，黑方 {black} 着。循环由裁判员逐着归类后裁决，本程序不代为裁定；也可能是一方必须变着，不变判负。{so}",
                    "By the record the position has occurred {times} times, first after ply {first}; checks in a row up to now: Red {red}, Black {black}. Repetitions are classified move by move by the arbiter; the program does not rule on them. One side may also be obliged to vary, and lose if it does not.{so}"
                )
            }
            ConductFinding::TimeClaimed(fell) => {
                if *fell {
                    say!(
                        lang,
                        "提出对方超时：钟面属实。",
                        "The other side's time is claimed to have run out: it has."
                    )
                } else {
                    say!(
                        lang,
                        "提出对方超时：以钟面为准，记录中没有超时。",
                        "The other side's time is claimed to have run out: the clock decides, and no fall of the flag is recorded."
                    )
                }
            }
            ConductFinding::OtherClaim => say!(
                lang,
                "提出的事项由裁判员裁决，本程序只作记录。",
                "The arbiter rules on this claim; the program only records it."
            ),
            ConductFinding::FlaggedByPrice(side) => {
                let side = name(*side);
                say!(
                    lang,
                    "扣时以后{side}超时，判负。",
                    "With those minutes off, {side} is over his time and loses."
                )
            }
        }
    }

    fn late(&self, side: Side, minutes: u32, limit: Option<u32>, lost: Option<bool>) -> String {
        let (lang, who) = (self.lang, names::side(side, self.lang));
        let base = if minutes == 0 {
            say!(lang, "{who}没有迟到", "{who} was not late")
        } else {
            let late = names::plural(minutes as usize, "minute", "minutes");
            say!(lang, "{who}迟到 {minutes} 分钟", "{who} was {late} late")
        };
        let rule = match limit {
            Some(0) => lang.pick("；规定开赛时未到场即负", "; not being there at the start loses").to_owned(),
            Some(limit) => say!(lang, "；规定满 {limit} 分钟判负", "; from {limit} minutes on it loses"),
            None => lang.pick("；没有见到时限的规定", "; no limit was seen").to_owned(),
        };
        let so = match lost {
            None => "",
            Some(true) => lang.pick("：判负", ": lost"),
            Some(false) => lang.pick("：不判负", ": not lost"),
        };
        say!(lang, "{base}{rule}{so}。", "{base}{rule}{so}.")
    }

    /// What is taken for granted in a branch; nothing where the question stays open.
    fn taken(&self, answer: Option<Answer>, yes: (&str, &str), no: (&str, &str)) -> String {
        let lang = self.lang;
        let (zh, en) = match answer {
            None => return String::new(),
            Some(Answer::Yes) => yes,
            Some(Answer::No) => no,
        };
        say!(lang, "{zh}。", " {en}.")
    }

    fn complaint(
        &self,
        until: Option<ComplaintUntil>,
        own_moves: usize,
        rounds: usize,
        in_time: Option<bool>,
    ) -> String {
        let lang = self.lang;
        let rule = match until {
            None => {
                lang.pick("没有见到提出时限的条文", "no clause on when it must be raised was seen").to_owned()
            }
            Some(ComplaintUntil::OwnNextMove) => lang
                .pick("须在自己走下一着之前提出", "it must be raised before one's own next move")
                .to_owned(),
            Some(ComplaintUntil::Rounds(limit)) => {
                say!(lang, "须在 {limit} 回合以内提出", "it must be raised within {limit} rounds")
            }
            Some(ComplaintUntil::EndOfGame) => {
                lang.pick("对局进行中提出有效", "it may be raised while the game runs").to_owned()
            }
        };
        let so = match in_time {
            None => "",
            Some(true) => lang.pick("，在时限以内", ": in time"),
            Some(false) => lang.pick("，已过时限", ": too late"),
        };
        say!(
            lang,
            "其后提出方又走了 {own_moves} 着，过了 {rounds} 回合；{rule}{so}。",
            "Since then the complainant has made {own_moves} moves and {rounds} rounds have passed; {rule}{so}."
        )
    }

    fn infraction(&self, side: Side, deed: &Infraction) -> String {
        let lang = self.lang;
        let who = names::side(side, lang);
        match deed {
            Infraction::DisturbedOnOwnTime => {
                say!(lang, "{who}在自己的时间内碰乱棋子", "{who} knocked pieces over on his own time")
            }
            Infraction::DisturbedOnOthersTime => {
                say!(
                    lang,
                    "{who}在对方的时间内碰乱棋子",
                    "{who} knocked pieces over on the other side's time"
                )
            }
            Infraction::DisturbedInTimeTrouble => say!(
                lang,
                "{who}在对方时间紧迫时碰乱棋子",
                "{who} knocked pieces over while the other side was short of time"
            ),
            Infraction::PressedBeforeMoving => {
                say!(lang, "{who}未走棋先按钟", "{who} pressed the clock before moving")
            }
            Infraction::TookBack(mv) => {
                let mv = self.mv(*mv);
                say!(
                    lang,
                    "{who}离手后悔棋（{mv}）；离手的着法有效，不得更改",
                    "{who} took back {mv} after letting go; the move stands and cannot be changed"
                )
            }
            Infraction::MovedOutOfTurn => {
                say!(lang, "{who}的棋子在未轮到时走动", "{who}'s piece was moved out of turn")
            }
            Infraction::TouchedOnOthersTime(Action::Moved(mv, _)) => {
                say!(
                    lang,
                    "{who}在对方走棋时走动棋子（{mv}）",
                    "{who} moved a piece on the other side's time ({mv})"
                )
            }
            Infraction::TouchedOnOthersTime(Action::Touched(at) | Action::Brushed(at)) => {
                let piece = names::standing(*at, lang);
                say!(
                    lang,
                    "{who}在对方走棋时触动{piece}",
                    "{who} touched the {piece} on the other side's time"
                )
            }
            Infraction::ClaimedFalsely => {
                say!(lang, "{who}提出自然限着不实", "{who}'s claim of the natural limit is not true")
            }
        }
    }

    /// A price set by a clause, for touches that cannot be met.
    pub(super) fn priced(&self, penalty: Penalty) -> String {
        let (lang, cost) = (self.lang, law::penalty(penalty, self.lang));
        match penalty {
            Penalty::Nothing => say!(
                lang,
                "无法履行的摸子：所用规则不另处罚。",
                "A touch that cannot be met costs nothing under this law."
            ),
            _ => say!(
                lang,
                "无法履行的摸子：按所用规则{cost}。",
                "A touch that cannot be met costs {cost} under this law."
            ),
        }
    }
}
