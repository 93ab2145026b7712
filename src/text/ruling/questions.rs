//! Open questions, their answers, and what a case hinges on.

use super::{Explainer, say};
use crate::law::{Answer, Question};
use crate::ruling::{Alternative, DecisiveQuestion};
use crate::text::{Lang, law};

/// The question, as an arbiter would put it.
#[must_use]
pub fn question(question: Question, lang: Lang) -> String {
    let text = match question {
        Question::OwnPieceMoves => lang.pick(
            "走了就成自杀的己方棋子，算不算“能走”？",
            "Does an own piece that can only move into suicide count as able to move?",
        ),
        Question::EnemyPieceTaken => lang.pick(
            "吃了就成自杀，算不算“能吃”？",
            "Does a capture that exposes the general count as able to take?",
        ),
        Question::OneTakesOther => lang.pick(
            "所摸的己方子吃所摸的对方子就成自杀，还要不要吃？",
            "Must the own piece touched take the enemy piece touched, when that exposes the general?",
        ),
        Question::FirstNamedFirst => lang.pick(
            "同时摸触同一方两枚棋子，先记录的一枚算不算在先？",
            "Of two pieces of one side touched at once, does the one recorded first count first?",
        ),
        Question::EveryTouchCounts => lang.pick(
            "摸触超过两枚棋子，是不是每一枚都依次算数？",
            "With more than two pieces touched, do all of them count, in order?",
        ),
        Question::NonMoveIsSuicide => lang.pick(
            "走法本身违规、又把将帅送吃，算不算自杀？",
            "A piece moved as it does not move, and the general exposed: is it suicide?",
        ),
        Question::OwnTouchBinds => lang.pick(
            "摸己方子的条文没有见到：摸了要不要走？",
            "The clause on touching an own piece was not seen: must it move?",
        ),
        Question::EnemyTouchBinds => lang.pick(
            "摸对方子的条文没有见到：摸了要不要吃？",
            "The clause on touching an enemy piece was not seen: must it be taken?",
        ),
        Question::PairInOrder => lang.pick(
            "摸双方棋子的条文没有见到：要不要依1999年版按先后顺序处理？",
            "The clause on touching pieces of both sides was not seen: do they count in order, as in the 1999 text?",
        ),
        Question::SuicideLoses => lang.pick(
            "自杀判负的条文没有见到：离手后自杀，算不算负？",
            "The clause on loss by suicide was not seen: does a released suicide lose?",
        ),
        Question::BreachLoses => lang.pick(
            "违反行棋规定几次判负没有见到：这一次算不算负？",
            "At how many breaches a player loses was not seen: does this one lose?",
        ),
        Question::Penalised(about) => {
            let about = law::matter(about, lang);
            return say!(
                lang,
                "{about}：没有见到处罚的条文，算不算犯规？",
                "No clause on the penalty was seen ({about}): is it a foul?"
            );
        }
        Question::ClaimHolds(about) => {
            let about = law::matter(about, lang);
            return say!(
                lang,
                "{about}：条文或记录不能确定，成立不成立？",
                "No text or record settles it ({about}): does it hold?"
            );
        }
        Question::OpponentMadeFacing => lang.pick(
            "将帅照面，是不是由未轮到走棋的一方造成？",
            "The generals face: did the side not to move make them face?",
        ),
        Question::InTimeTrouble => lang.pick(
            "对方当时的剩余时间，是不是不足规定的分钟数？",
            "Did the other side have less time left than the limit?",
        ),
    };
    text.to_owned()
}

/// The answer as an assumption: what is taken for granted in a branch.
#[must_use]
pub fn assumption(question: Question, answer: Answer, lang: Lang) -> String {
    let text = match (question, answer) {
        (Question::OwnPieceMoves, Answer::Yes) => {
            lang.pick("自杀的走法也算“能走”", "a move into suicide counts as able to move")
        }
        (Question::OwnPieceMoves, Answer::No) => {
            lang.pick("自杀的走法不算“能走”", "a move into suicide does not count as able to move")
        }
        (Question::EnemyPieceTaken, Answer::Yes) => {
            lang.pick("自杀的吃法也算“能吃”", "a capture that exposes the general counts as able to take")
        }
        (Question::EnemyPieceTaken, Answer::No) => lang.pick(
            "自杀的吃法不算“能吃”",
            "a capture that exposes the general does not count as able to take",
        ),
        (Question::OneTakesOther, Answer::Yes) => {
            lang.pick("所摸的两子之间，自杀也要吃", "the one must take the other even into suicide")
        }
        (Question::OneTakesOther, Answer::No) => {
            lang.pick("所摸的两子之间，自杀就不必吃", "the one need not take the other into suicide")
        }
        (Question::FirstNamedFirst, Answer::Yes) => {
            lang.pick("先记录的一枚算在先", "the piece recorded first counts first")
        }
        (Question::FirstNamedFirst, Answer::No) => {
            lang.pick("后记录的一枚算在先", "the piece recorded second counts first")
        }
        (Question::EveryTouchCounts, Answer::Yes) => {
            lang.pick("每一枚依次都算", "every piece counts, in order")
        }
        (Question::EveryTouchCounts, Answer::No) => {
            lang.pick("超过两枚就不产生义务", "more than two pieces oblige nothing")
        }
        (Question::NonMoveIsSuicide, Answer::Yes) => lang.pick("算自杀", "it is suicide"),
        (Question::NonMoveIsSuicide, Answer::No) => {
            lang.pick("只算违反行棋规定", "it is a breach of the movement rules only")
        }
        (Question::OwnTouchBinds, Answer::Yes) => {
            lang.pick("摸了己方子要走", "an own piece touched must move")
        }
        (Question::OwnTouchBinds, Answer::No) => {
            lang.pick("摸己方子不产生义务", "touching an own piece obliges nothing")
        }
        (Question::EnemyTouchBinds, Answer::Yes) => {
            lang.pick("摸了对方子要吃", "an enemy piece touched must be taken")
        }
        (Question::EnemyTouchBinds, Answer::No) => {
            lang.pick("摸对方子不产生义务", "touching an enemy piece obliges nothing")
        }
        (Question::PairInOrder, Answer::Yes) => {
            lang.pick("依1999年版按先后顺序", "in order, as in the 1999 text")
        }
        (Question::PairInOrder, Answer::No) => {
            lang.pick("只看先摸的一枚", "only the piece touched first counts")
        }
        (Question::SuicideLoses, Answer::Yes) => lang.pick("离手后自杀判负", "a released suicide loses"),
        (Question::SuicideLoses, Answer::No) => {
            lang.pick("作违反行棋规定，退回重走", "it is a breach and taken back")
        }
        (Question::BreachLoses, Answer::Yes) => lang.pick("这一次判负", "this breach loses"),
        (Question::BreachLoses, Answer::No) => lang.pick("这一次记录", "this breach is recorded"),
        (Question::Penalised(about), _) => {
            let about = law::matter(about, lang);
            return match answer {
                Answer::Yes => say!(lang, "{about}作犯规", "a foul ({about})"),
                Answer::No => say!(lang, "{about}不作犯规", "no foul ({about})"),
            };
        }
        (Question::ClaimHolds(about), _) => {
            let about = law::matter(about, lang);
            return match answer {
                Answer::Yes => say!(lang, "{about}成立", "it holds ({about})"),
                Answer::No => say!(lang, "{about}不成立", "it does not hold ({about})"),
            };
        }
        (Question::OpponentMadeFacing, Answer::Yes) => {
            lang.pick("照面由未轮到走棋的一方造成", "the side not to move made the generals face")
        }
        (Question::OpponentMadeFacing, Answer::No) => {
            lang.pick("照面由轮到走棋的一方造成", "the side to move made the generals face")
        }
        (Question::InTimeTrouble, Answer::Yes) => lang.pick("剩余时间不足", "less time was left"),
        (Question::InTimeTrouble, Answer::No) => lang.pick("剩余时间足够", "enough time was left"),
    };
    text.to_owned()
}

/// Several assumptions as one text.
#[must_use]
pub fn answered(answers: &[(Question, Answer)], lang: Lang) -> String {
    let parts: Vec<String> =
        answers.iter().map(|&(question, answer)| assumption(question, answer, lang)).collect();
    parts.join(lang.pick("；", "; "))
}

impl Explainer<'_> {
    /// What is taken for granted in a branch.
    #[must_use]
    pub fn branch(&self, branch: &Alternative) -> String {
        answered(&branch.assumed, self.lang)
    }

    /// What the case hinges on, with both results.
    #[must_use]
    pub fn hinge(&self, hinge: &DecisiveQuestion) -> String {
        let lang = self.lang;
        let question = question(hinge.question, lang);
        let [yes, no] = [&hinge.yes, &hinge.no].map(|verdict| match verdict.open {
            Some(_) => lang.pick("仍有另一疑问", "another question is open").to_owned(),
            None => self.outcome_short(verdict),
        });
        let (if_yes, if_no) = answer_words(hinge.question);
        match lang {
            Lang::Zh => format!("本案的关键：{question}{if_yes}：{yes}；{if_no}：{no}。"),
            Lang::En => format!("This case hinges on one question. {question} Yes: {yes}. No: {no}."),
        }
    }
}

/// Yes and no in Chinese, as the question is put.
const fn answer_words(question: Question) -> (&'static str, &'static str) {
    match question {
        Question::OneTakesOther
        | Question::OwnTouchBinds
        | Question::EnemyTouchBinds
        | Question::PairInOrder => ("要", "不要"),
        Question::EveryTouchCounts | Question::OpponentMadeFacing | Question::InTimeTrouble => ("是", "不是"),
        Question::ClaimHolds(_) => ("成立", "不成立"),
        _ => ("算", "不算"),
    }
}
