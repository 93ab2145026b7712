//! Open questions, their answers, and what a case hinges on.

use super::Speaker;
use crate::rulebook::{Answer, Question};
use crate::ruling::{Branch, Hinge};
use crate::wording::Lang;

/// The question, as an arbiter would put it.
#[must_use]
pub const fn question(question: Question, lang: Lang) -> &'static str {
    match question {
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
    }
}

/// The answer as an assumption: what is taken for granted in a branch.
#[must_use]
pub const fn assumption(question: Question, answer: Answer, lang: Lang) -> &'static str {
    match (question, answer) {
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
    }
}

/// Several assumptions as one text.
#[must_use]
pub fn answered(answers: &[(Question, Answer)], lang: Lang) -> String {
    let parts: Vec<&str> =
        answers.iter().map(|&(question, answer)| assumption(question, answer, lang)).collect();
    parts.join(lang.pick("；", "; "))
}

impl Speaker<'_> {
    /// What is taken for granted in a branch.
    #[must_use]
    pub fn branch(&self, branch: &Branch) -> String {
        answered(&branch.assumed, self.lang)
    }

    /// What the case hinges on, with both results.
    #[must_use]
    pub fn hinge(&self, hinge: &Hinge) -> String {
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
        Question::OneTakesOther => ("要", "不要"),
        Question::EveryTouchCounts => ("是", "不是"),
        _ => ("算", "不算"),
    }
}
