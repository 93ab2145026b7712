//! A ruling in words: the result, the reasons, what to do now, doubts and open questions.

mod beside;
mod disputed;
mod instructions;
mod questions;
mod releases;
mod steps;
mod summary;
mod touches;

pub use crate::ruling::common_result;
pub use questions::{answered, assumption, question};

use super::{Lang, names};
use crate::case::Evaluation;
use crate::law::{ClauseRef, Confidence, LawInForce, Level, Topic};
use crate::ruling::Caveat;
use xiangqi::{Board, Move, Piece, PieceKind, Side, Square};

/// Chooses between two format strings; names in braces are taken from where it is called.
macro_rules! say {
    ($lang:expr, $zh:literal, $en:literal) => {
        match $lang {
            $crate::text::Lang::Zh => format!($zh),
            $crate::text::Lang::En => format!($en),
        }
    };
}
pub(crate) use say;

/// Puts a ruling into words: it knows the language, the law cited, and the board the pieces stood on.
#[derive(Copy, Clone, Debug)]
pub struct Explainer<'a> {
    /// The language spoken.
    pub lang: Lang,
    /// The texts whose clauses are cited.
    pub texts: LawInForce<'a>,
    /// The board before the first event.
    pub board: &'a Board,
    /// The side to move.
    pub mover: Side,
}

impl<'a> Explainer<'a> {
    #[must_use]
    pub fn of(evaluation: &'a Evaluation, lang: Lang) -> Self {
        let position = &evaluation.incident.position;
        Self { lang, texts: evaluation.law.texts(), board: position.board(), mover: position.turn() }
    }
}

impl Explainer<'_> {
    /// The number of the clause on `matter`; a dash where the law has none.
    #[must_use]
    pub fn number(&self, matter: Topic) -> String {
        self.texts.clause_on(matter).map_or_else(|| "—".to_owned(), |cited| citation(cited, self.lang))
    }

    /// The numbers of several clauses as a list, those the rulebook lacks left out.
    fn numbers(&self, matters: &[Topic]) -> String {
        let numbers: Vec<String> = matters
            .iter()
            .filter_map(|&matter| self.texts.clause_on(matter))
            .map(|cited| citation(cited, self.lang))
            .collect();
        names::list(&numbers, self.lang)
    }

    fn mover(&self) -> &'static str {
        names::side(self.mover, self.lang)
    }

    fn opponent(&self) -> &'static str {
        names::side(self.mover.opponent(), self.lang)
    }

    fn on(&self, square: Square) -> String {
        names::on(self.board, square, self.lang)
    }

    /// The piece on a square without its square.
    fn piece_on(&self, square: Square) -> String {
        self.board.get(square).map_or_else(|| square.to_string(), |piece| names::piece(piece, self.lang))
    }

    fn mv(&self, mv: Move) -> String {
        names::mv(self.board, mv, self.lang)
    }

    /// A move at the beginning of a sentence.
    fn mv_first(&self, mv: Move) -> String {
        let text = self.mv(mv);
        if self.lang == Lang::En { names::capitalised(&text) } else { text }
    }

    fn moves(&self, moves: &[Move]) -> String {
        names::moves(self.board, moves, 6, self.lang)
    }

    /// The general of the side to move, without its square.
    fn general(&self) -> String {
        names::piece(Piece::new(self.mover, PieceKind::General), self.lang)
    }

    /// What would happen to the general: taken by these pieces, facing the other general, or both.
    fn exposed_to(&self, danger: &[(Square, Piece)]) -> String {
        let lang = self.lang;
        let (facing, takers): (Vec<_>, Vec<_>) =
            danger.iter().copied().partition(|(_, piece)| piece.kind == PieceKind::General);
        let general = self.general();
        let mut parts = Vec::new();
        if !takers.is_empty() {
            let by = self.standings(&takers);
            parts.push(say!(lang, "{general}会被{by}吃掉", "the {general} can be taken by the {by}"));
        }
        if !facing.is_empty() {
            let other = self.standings(&facing);
            parts.push(say!(lang, "{general}与{other}照面", "the {general} faces the {other}"));
        }
        parts.join(lang.pick("，", " and "))
    }

    fn standings(&self, pieces: &[(Square, Piece)]) -> String {
        let named: Vec<String> = pieces.iter().map(|&one| names::standing(one, self.lang)).collect();
        names::list(&named, self.lang)
    }

    /// A doubt that must be read with the verdict.
    #[must_use]
    pub fn caveat(&self, caveat: Caveat) -> String {
        let lang = self.lang;
        let suicide = self.number(Topic::LossBySuicide);
        let limit = self.number(Topic::BreachLimit);
        match caveat {
            Caveat::ReleaseNotMade => say!(
                lang,
                "判负的依据只是摸触，不是离手后的着法；而自杀判负（{suicide}）以离手为条件。",
                "Lost for the touch alone, not for a released move; loss by suicide ({suicide}) asks for the release."
            ),
            Caveat::BreachLimitConflict => say!(
                lang,
                "本解释记犯规一次、继续比赛；但按 {limit}，这一级别违反行棋规定一次即负。这次犯规如果属于违反行棋规定，结果就是判负。",
                "This reading records one foul and plays on; but by {limit} one breach loses at this level. If this foul is such a breach, the game is lost."
            ),
            Caveat::CarriedOver => say!(
                lang,
                "所引条文在这一版中未见，暂依1999年版的规定。",
                "The text of this clause was not seen in this edition; the 1999 rule is applied."
            ),
            Caveat::ClauseNotSeen => say!(
                lang,
                "这一裁决所依据的条文，在所选规则中没有见到；正式引用前请核对纸本。",
                "The clause that this ruling rests on was not seen in the chosen rulebook; check a printed copy before citing it."
            ),
            Caveat::LimitNotSeen => say!(
                lang,
                "记录犯规，但没有见到这一类犯规几次判负的规定。",
                "The foul is recorded, but at how many fouls of this class a player loses was not seen."
            ),
            Caveat::RecordIncomplete => say!(
                lang,
                "棋谱不够完整，这一点不能由棋谱确定。",
                "The game record is not complete enough to settle this."
            ),
            Caveat::UsualPractice => say!(
                lang,
                "依据是本程序写下的惯例，没有见到条文；请在竞赛规程中写明。",
                "It rests on usual practice as written down by this program; no text was seen. Put it into the event's regulation."
            ),
            Caveat::FoulClass => say!(
                lang,
                "只有把无法履行的摸子算作违反行棋规定（{limit}），才会累计到判负；条文没有写明它属于哪一类。",
                "The loss stands only if the foul for a touch that cannot be met counts as a breach under {limit}; no clause says which class it is."
            ),
            Caveat::ImpossiblePosition => say!(
                lang,
                "这个局面不可能在正常对局中出现；按当时盘面裁判。",
                "The position cannot arise in regular play; it is ruled on as it stood."
            ),
            Caveat::NoClause => {
                say!(lang, "所见的条文都没有规定这一点。", "No clause that was seen covers this point.")
            }
            Caveat::Practice => say!(
                lang,
                "违规以后退回重走是惯例，没有见到条文。",
                "Putting back after a breach is practice; no clause was seen."
            ),
        }
    }
}

/// The name of a level.
#[must_use]
pub const fn level(level: Level, lang: Lang) -> &'static str {
    match level {
        Level::National => lang.pick("全国比赛", "National"),
        Level::Provincial => lang.pick("省级及以下", "Provincial and below"),
        Level::NationalYouth => lang.pick("全国少年赛及以下", "National youth and below"),
    }
}

/// What a clause is cited by in a sentence: its number, or its title where what it is filed under is no number;
/// one of the event's regulation is said to be.
#[must_use]
pub fn citation(cited: ClauseRef<'_>, lang: Lang) -> String {
    let ClauseRef { clause, of_regulation } = cited;
    let name = if is_number(&clause.number) {
        clause.number.clone()
    } else {
        let title = lang.pick(&clause.title.zh, &clause.title.en);
        say!(lang, "“{title}”", "\"{title}\"")
    };
    match (of_regulation, lang) {
        (false, _) => name,
        (true, Lang::Zh) => format!("规程{name}"),
        (true, Lang::En) => format!("regulation {name}"),
    }
}

/// Whether what a clause is filed under is a number that can be cited.
fn is_number(number: &str) -> bool {
    number.starts_with(|first: char| first.is_ascii_digit() || "（(".contains(first))
        && !number.contains(|one: char| one.is_ascii_alphabetic())
}

/// A clause's number and title; the title alone where what it is filed under is no number.
#[must_use]
pub fn clause_name(number: &str, title: &str) -> String {
    if is_number(number) { format!("{number}  {title}") } else { title.to_owned() }
}

/// How well a clause is known, in words.
#[must_use]
pub const fn confidence(confidence: Confidence, lang: Lang) -> &'static str {
    match confidence {
        Confidence::Article => lang.pick("文章逐字引用", "quoted in the source article"),
        Confidence::Seen => lang.pick("见到条文摘录", "seen in an excerpt"),
        Confidence::Secondary => lang.pick("转述，未见条文", "somebody's paraphrase"),
        Confidence::Inferred => lang.pick("由其他来源推断", "inferred from other sources"),
        Confidence::CarriedOver => lang.pick("本版未见，暂依1999年版", "not seen here; 1999 text applied"),
        Confidence::NotSeen => lang.pick("未见条文", "not seen"),
    }
}
