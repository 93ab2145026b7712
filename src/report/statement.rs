//! What people say about an incident.

use crate::incident::Party;

/// 陈述: what a player, witness or arbiter says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statement {
    /// In what capacity.
    pub party: Party,
    /// Who, where that is not clear from the capacity.
    pub name: String,
    /// What he says, in his words.
    pub text: String,
}
