//! Changes of what stands beside the timeline: arbiters, foul sheet, statements, and the rulings given.

use crate::app::undo_label::UndoLabel;
use crate::incident::Party;
use crate::report::seal::Entry;
use crate::report::{
    Arbiter, Decision, FoulClass, FoulRow, KeySignature, Report, Role, RulingGiven, Statement,
};
use crate::tr;
use xiangqi::Side;

/// A change of the papers. Texts in them are written as [`Field`](crate::app::field::Field)s.
#[derive(Clone, Debug, PartialEq)]
pub enum Paper {
    /// Adds an arbiter of this role.
    AddArbiter(Role),
    /// Sets an arbiter's role.
    SetRole(usize, Role),
    /// Takes an arbiter off the list.
    RemoveArbiter(usize),
    /// Adds a row of this class to the foul sheet.
    AddFoul(Side, FoulClass),
    /// Adds whole rows to the foul sheet.
    EnterFouls(Vec<FoulRow>),
    /// Sets the class of a row.
    SetClass(usize, FoulClass),
    /// Takes a row off the foul sheet.
    RemoveFoul(usize),
    /// Adds a statement by this party.
    AddStatement(Party),
    /// Takes a statement out.
    RemoveStatement(usize),
    /// Adds a ruling to those given. There is no change that takes one out.
    Sign(Box<RulingGiven>),
    /// Adds an appeal or a decision of the committee. There is no change that takes one out either.
    Decide(Box<Decision>),
    /// Adds a signature by key to a ruling or decision given.
    SignByKey(Entry, Box<KeySignature>),
}

impl Paper {
    /// Carries the change out.
    pub fn apply(self, report: &mut Report) {
        match self {
            Self::AddArbiter(role) => report.arbiters.push(Arbiter { name: String::new(), role }),
            Self::SetRole(index, role) => {
                if let Some(arbiter) = report.arbiters.get_mut(index) {
                    arbiter.role = role;
                }
            }
            Self::RemoveArbiter(index) => remove(&mut report.arbiters, index),
            Self::AddFoul(side, class) => report.foul_sheet.push(FoulRow {
                side,
                class,
                clause: String::new(),
                moment: String::new(),
                note: String::new(),
            }),
            Self::EnterFouls(rows) => report.foul_sheet.extend(rows),
            Self::SetClass(index, class) => {
                if let Some(row) = report.foul_sheet.get_mut(index) {
                    row.class = class;
                }
            }
            Self::RemoveFoul(index) => remove(&mut report.foul_sheet, index),
            Self::AddStatement(party) => {
                report.statements.push(Statement { party, name: String::new(), text: String::new() });
            }
            Self::RemoveStatement(index) => remove(&mut report.statements, index),
            Self::Sign(given) => report.give(*given),
            Self::Decide(decision) => report.decide(*decision),
            Self::SignByKey(of, signature) => {
                let signed = match of {
                    Entry::Ruling(index) => report.rulings.get_mut(index).map(|given| &mut given.signed),
                    Entry::Decision(index) => report.decisions.get_mut(index).map(|given| &mut given.signed),
                };
                if let Some(signed) = signed {
                    signed.push(*signature);
                }
            }
        }
    }

    pub fn undo_label(&self) -> UndoLabel {
        UndoLabel::new(match self {
            Self::AddArbiter(_) | Self::SetRole(..) | Self::RemoveArbiter(_) => {
                |lang| tr!(lang, "change-arbiters")
            }
            Self::AddFoul(..) | Self::EnterFouls(_) | Self::SetClass(..) | Self::RemoveFoul(_) => {
                |lang| tr!(lang, "foul-sheet")
            }
            Self::AddStatement(_) | Self::RemoveStatement(_) => |lang| tr!(lang, "change-statement"),
            Self::Sign(_) => |lang| tr!(lang, "change-sign"),
            Self::Decide(_) => |lang| tr!(lang, "change-decide"),
            Self::SignByKey(..) => |lang| tr!(lang, "change-sign-by-key"),
        })
    }
}

fn remove<T>(list: &mut Vec<T>, index: usize) {
    if index < list.len() {
        list.remove(index);
    }
}
