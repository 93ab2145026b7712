//! A ruling in words: [`Explainer`] turns its typed findings into the messages of `ruling.ftl`.
//!
//! `findings` has a sentence for every step of the reasoning, `headline` the result, its reason, the duty and what
//! to do now, `questions` what stays open or disputed.

mod findings;
mod headline;
mod questions;

pub use questions::{answered, assumption, conduct_answer, question};

use super::{Lang, names};
use crate::case::Evaluation;
use crate::law::{Answer, ClauseRef, Confidence, LawInForce, Level, Topic};
use crate::ruling::{Caveat, Verdict};
use crate::tr;
use xiangqi::{Board, Move, Piece, PieceKind, Side, Square};

/// Puts a ruling into words: it knows the language, the law cited, and the board the pieces stood on.
#[derive(Copy, Clone, Debug)]
pub struct Explainer<'a> {
    pub lang: Lang,
    /// The texts whose clauses are cited.
    pub texts: LawInForce<'a>,
    /// The board before the first event.
    pub board: &'a Board,
    /// The side to move.
    pub mover: Side,
}

impl<'a> Explainer<'a> {
    pub fn of(evaluation: &'a Evaluation, lang: Lang) -> Self {
        let position = &evaluation.incident.position;
        Self { lang, texts: evaluation.law.texts(), board: position.board(), mover: position.turn() }
    }
}

impl Explainer<'_> {
    /// For a verdict: its turn may have begun on another board than the first, and be the other side's.
    pub fn at<'b>(&'b self, verdict: &'b Verdict) -> Explainer<'b> {
        Explainer { board: &verdict.board, mover: verdict.mover, ..*self }
    }

    /// The number of the clause on `matter`; a dash where the law has none.
    pub fn number(&self, matter: Topic) -> String {
        self.texts.clause_on(matter).map_or_else(|| "—".to_owned(), |cited| citation(cited, self.lang))
    }

    /// The numbers of several clauses as a list, those the rulebook lacks left out.
    pub(in crate::text) fn numbers(&self, matters: &[Topic]) -> String {
        let cited = matters.iter().filter_map(|&matter| self.texts.clause_on(matter));
        names::list(&cited.map(|cited| citation(cited, self.lang)).collect::<Vec<_>>(), self.lang)
    }

    fn side(&self, side: Side) -> &'static str {
        names::side(side, self.lang)
    }

    /// A piece as it is called beside the board.
    fn standing(&self, at: (Square, Piece)) -> String {
        names::standing(self.board, at, self.lang)
    }

    /// The same where the sentence has said whose piece it is.
    fn called(&self, at: (Square, Piece)) -> String {
        names::called(self.board, at, self.lang)
    }

    fn standings(&self, pieces: &[(Square, Piece)]) -> String {
        let named: Vec<String> = pieces.iter().map(|&one| self.standing(one)).collect();
        names::list(&named, self.lang)
    }

    fn called_on(&self, square: Square) -> String {
        self.board.get(square).map_or_else(|| square.to_string(), |piece| self.called((square, piece)))
    }

    fn on(&self, square: Square) -> String {
        names::on(self.board, square, self.lang)
    }

    /// The piece on a square without its square.
    fn piece_on(&self, square: Square) -> String {
        self.board
            .get(square)
            .map_or_else(|| square.to_string(), |piece| names::piece(piece, self.lang).to_owned())
    }

    fn mv(&self, mv: Move) -> String {
        names::mv(self.board, mv, self.lang)
    }

    /// A move at the beginning of a sentence.
    fn mv_first(&self, mv: Move) -> String {
        let text = self.mv(mv);
        if self.lang.is_chinese() { text } else { names::capitalised(&text) }
    }

    fn moves(&self, moves: &[Move]) -> String {
        names::moves(self.board, moves, 6, self.lang)
    }

    /// What would happen to the general: taken by these pieces, facing the other general, or both.
    fn exposed_to(&self, danger: &[(Square, Piece)]) -> String {
        let lang = self.lang;
        let (facing, takers): (Vec<_>, Vec<_>) =
            danger.iter().copied().partition(|(_, piece)| piece.kind == PieceKind::General);
        let general = names::piece(Piece::new(self.mover, PieceKind::General), lang);
        match (takers.is_empty(), facing.is_empty()) {
            (true, true) => String::new(),
            (false, true) => tr!(lang, "general-taken", general, by = self.standings(&takers)),
            (true, false) => tr!(lang, "general-facing", general, other = self.standings(&facing)),
            (false, false) => tr!(
                lang,
                "general-taken-and-facing",
                general,
                by = self.standings(&takers),
                other = self.standings(&facing)
            ),
        }
    }

    /// A doubt that must be read with the verdict.
    pub fn caveat(&self, caveat: Caveat) -> String {
        let lang = self.lang;
        match caveat {
            Caveat::ReleaseNotMade => {
                tr!(lang, "caveat-release-not-made", suicide = self.number(Topic::LossBySuicide))
            }
            Caveat::BreachLimitConflict => {
                tr!(lang, "caveat-breach-limit-conflict", limit = self.number(Topic::BreachLimit))
            }
            Caveat::FoulClass => tr!(lang, "caveat-foul-class", limit = self.number(Topic::BreachLimit)),
            Caveat::CarriedFrom(year) => tr!(lang, "caveat-carried-from", year = year.to_string()),
            Caveat::CarriedOver => tr!(lang, "caveat-carried-over").to_owned(),
            Caveat::ClauseNotSeen => tr!(lang, "caveat-clause-not-seen").to_owned(),
            Caveat::LimitNotSeen => tr!(lang, "caveat-limit-not-seen").to_owned(),
            Caveat::RecordIncomplete => tr!(lang, "caveat-record-incomplete").to_owned(),
            Caveat::UsualPractice => tr!(lang, "caveat-usual-practice").to_owned(),
            Caveat::ImpossiblePosition => tr!(lang, "caveat-impossible-position").to_owned(),
            Caveat::NoClause => tr!(lang, "caveat-no-clause").to_owned(),
            Caveat::Practice => tr!(lang, "caveat-practice").to_owned(),
            Caveat::BothCheck => tr!(lang, "caveat-both-check").to_owned(),
            Caveat::CarriedBack => tr!(lang, "caveat-carried-back").to_owned(),
            Caveat::ChangeIsJudged => tr!(lang, "caveat-change-is-judged").to_owned(),
            Caveat::ChaseByTurns => tr!(lang, "caveat-chase-by-turns").to_owned(),
            Caveat::CheckingChase => tr!(lang, "caveat-checking-chase").to_owned(),
            Caveat::FacingGenerals => tr!(lang, "caveat-facing-generals").to_owned(),
            Caveat::MatedProtector => tr!(lang, "caveat-mated-protector").to_owned(),
            Caveat::MinorOnChariot => tr!(lang, "caveat-minor-on-chariot").to_owned(),
            Caveat::NestedCycle => tr!(lang, "caveat-nested-cycle").to_owned(),
            Caveat::NewSince => tr!(lang, "caveat-new-since").to_owned(),
            Caveat::NineRounds => tr!(lang, "caveat-nine-rounds").to_owned(),
            Caveat::PublishedDiagram => tr!(lang, "caveat-published-diagram").to_owned(),
            Caveat::QuietKill => tr!(lang, "caveat-quiet-kill").to_owned(),
            Caveat::RepetitionCount => tr!(lang, "caveat-repetition-count").to_owned(),
            Caveat::SecondHand => tr!(lang, "caveat-second-hand").to_owned(),
            Caveat::TiedChariot => tr!(lang, "caveat-tied-chariot").to_owned(),
        }
    }
}

/// The selector of messages that say what an answer means, or that there is none.
const fn answer_given(answer: Option<Answer>) -> &'static str {
    match answer {
        Some(Answer::Yes) => "yes",
        Some(Answer::No) => "no",
        None => "open",
    }
}

pub fn level(level: Level, lang: Lang) -> &'static str {
    match level {
        Level::National => tr!(lang, "level-national"),
        Level::Provincial => tr!(lang, "level-provincial"),
        Level::NationalYouth => tr!(lang, "level-national-youth"),
    }
}

/// What a clause is cited by in a sentence: its number, or its title where what it is filed under is no number;
/// one of the event's regulation is said to be.
pub fn citation(cited: ClauseRef<'_>, lang: Lang) -> String {
    let ClauseRef { clause, of_regulation } = cited;
    let name = match of_other_edition(&clause.number) {
        Some((year, number)) if is_number(number) => tr!(lang, "citation-of-edition", year, number),
        Some((year, _)) => {
            let number = tr!(lang, "quotation", text = lang.of(&clause.title));
            tr!(lang, "citation-of-edition", year, number)
        }
        None if is_number(&clause.number) => clause.number.clone(),
        None => tr!(lang, "quotation", text = lang.of(&clause.title)),
    };
    if of_regulation { tr!(lang, "citation-of-regulation", name) } else { name }
}

/// The edition a clause is carried over from and its number there: `1999:4.1.4`.
fn of_other_edition(number: &str) -> Option<(&str, &str)> {
    number.split_once(':').filter(|(year, _)| year.len() == 4 && year.bytes().all(|one| one.is_ascii_digit()))
}

/// Whether what a clause is filed under is a number that can be cited.
fn is_number(number: &str) -> bool {
    number.starts_with(|first: char| first.is_ascii_digit() || "（(".contains(first))
        && !number.contains(|one: char| one.is_ascii_alphabetic())
}

/// A clause's number and title; the title alone where what it is filed under is no number.
pub fn clause_name(number: &str, title: &str) -> String {
    if is_number(number) { format!("{number}  {title}") } else { title.to_owned() }
}

/// How well a clause is known.
pub fn confidence(confidence: Confidence, lang: Lang) -> &'static str {
    match confidence {
        Confidence::Article => tr!(lang, "confidence-article"),
        Confidence::Seen => tr!(lang, "confidence-seen"),
        Confidence::Secondary => tr!(lang, "confidence-secondary"),
        Confidence::Inferred => tr!(lang, "confidence-inferred"),
        Confidence::CarriedOver => tr!(lang, "confidence-carried-over"),
        Confidence::NotSeen => tr!(lang, "confidence-not-seen"),
    }
}
