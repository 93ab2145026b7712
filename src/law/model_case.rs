//! Model cases of repetitions: the diagrams of rulebooks as far as they were published, with the answer given there.

use std::sync::LazyLock;

use xiangqi::{Move, Position, Side};

const TABLE: &str = include_str!("../../resources/model-cases.tsv");

/// What a published diagram says.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum PublishedAnswer {
    Draw,
    /// This side must change, or loses.
    Blames(Side),
}

/// A diagram with its moves and its published answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModelCase {
    pub id: &'static str,
    /// The rulebook it belongs to, by its id.
    pub rulebook: &'static str,
    /// What the rulebook calls it, such as 图12.
    pub diagram: &'static str,
    pub start: Position,
    pub moves: Vec<Move>,
    pub answer: PublishedAnswer,
    /// Where position, moves and answer were taken from.
    pub source: &'static str,
}

impl ModelCase {
    fn read(row: &'static str) -> Option<Self> {
        let mut cells = row.split('\t');
        Some(Self {
            id: cells.next()?,
            rulebook: cells.next()?,
            diagram: cells.next()?,
            start: cells.next()?.parse().ok()?,
            moves: cells.next()?.split(' ').map(|mv| mv.parse().ok()).collect::<Option<_>>()?,
            answer: match cells.next()? {
                "draw" => PublishedAnswer::Draw,
                "red" => PublishedAnswer::Blames(Side::Red),
                "black" => PublishedAnswer::Blames(Side::Black),
                _ => return None,
            },
            source: cells.next()?,
        })
    }
}

/// Every model case, in the order of the rulebooks.
pub fn model_cases() -> &'static [ModelCase] {
    static CASES: LazyLock<Vec<ModelCase>> =
        LazyLock::new(|| TABLE.lines().skip(1).filter_map(ModelCase::read).collect());
    &CASES
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_is_read() {
        assert_eq!(model_cases().len(), TABLE.lines().count() - 1);
        assert!(model_cases().iter().all(|case| !case.diagram.is_empty() && !case.source.is_empty()));
    }
}
