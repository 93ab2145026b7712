//! Kinds of incidents.

use serde::{Deserialize, Serialize};

use crate::incident::{Act, Actor, Event, boards_before};
use crate::report::Report;
use xiangqi::{Board, Side, Square};

/// What happened, in one word.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Kind {
    /// An own piece was touched.
    TouchOwn,
    /// An enemy piece was touched.
    TouchEnemy,
    /// Pieces of both sides were touched by one player.
    TouchPair,
    /// A piece was adjusted or brushed.
    Adjusted,
    /// A move was made, the hand off the piece.
    Release,
    /// A move was taken back.
    TakenBack,
    /// Pieces were knocked over.
    Disturbed,
    /// A claim was made.
    Claim,
    /// A draw was offered, agreed or declared.
    Draw,
    /// Time ran out.
    Time,
    /// A player came late.
    Late,
    /// A player resigned.
    Resigned,
    /// Something else, in words.
    Words,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Self; 13] = [
        Self::TouchOwn,
        Self::TouchEnemy,
        Self::TouchPair,
        Self::Adjusted,
        Self::Release,
        Self::TakenBack,
        Self::Disturbed,
        Self::Claim,
        Self::Draw,
        Self::Time,
        Self::Late,
        Self::Resigned,
        Self::Words,
    ];

    /// The word of the command line.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::TouchOwn => "touch-own",
            Self::TouchEnemy => "touch-enemy",
            Self::TouchPair => "touch-pair",
            Self::Adjusted => "adjusted",
            Self::Release => "release",
            Self::TakenBack => "taken-back",
            Self::Disturbed => "disturbed",
            Self::Claim => "claim",
            Self::Draw => "draw",
            Self::Time => "time",
            Self::Late => "late",
            Self::Resigned => "resigned",
            Self::Words => "words",
        }
    }

    /// The kinds of a report, in order, each once.
    pub(super) fn of(report: &Report) -> Vec<Self> {
        let mut found = Vec::new();
        let start = report.setup().board;
        for (board, event) in boards_before(&start, report.timeline.iter()) {
            let touches = matches!(event.act, Act::Touch(_) | Act::TouchBoth(..) | Act::Lift(_));
            match event.actor {
                Actor::Player(side) if touches => {
                    touched(event, side, &board, &mut found);
                }
                _ => found.extend(Self::of_act(&event.act)),
            }
        }
        if found.contains(&Self::TouchOwn) && found.contains(&Self::TouchEnemy) {
            found.push(Self::TouchPair);
        }
        found.sort_unstable();
        found.dedup();
        found
    }

    const fn of_act(act: &Act) -> Option<Self> {
        Some(match act {
            Act::Brush(_) | Act::Adjust(..) => Self::Adjusted,
            Act::Release(_) | Act::Place(_) => Self::Release,
            Act::TakeBack(_) => Self::TakenBack,
            Act::Disturb(_) => Self::Disturbed,
            Act::Claim(_) => Self::Claim,
            Act::OfferDraw | Act::AgreeDraw | Act::DeclareDraw(_) => Self::Draw,
            Act::FlagFall => Self::Time,
            Act::Late(_) => Self::Late,
            Act::Resign => Self::Resigned,
            Act::Words(_) => Self::Words,
            Act::Touch(_)
            | Act::TouchBoth(..)
            | Act::Lift(_)
            | Act::PutBack(_)
            | Act::Restore
            | Act::PressClock
            | Act::StopClocks => return None,
        })
    }
}

fn touched(event: &Event, side: Side, board: &Board, found: &mut Vec<Kind>) {
    let kind = |square: Square| {
        board.get(square).map(|piece| if piece.side == side { Kind::TouchOwn } else { Kind::TouchEnemy })
    };
    found.extend(event.act.squares().into_iter().filter_map(kind));
}
