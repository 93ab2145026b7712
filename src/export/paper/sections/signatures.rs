//! The lines to sign on.

use super::Scribe;
use crate::export::paper::model::{Block, Section};

/// The section; a public paper has none.
pub fn section(scribe: &Scribe<'_>) -> Section {
    let t = scribe.t;
    let lines = [t.red_player, t.black_player, t.arbiter, t.chief, t.committee, t.signed_on];
    let lines = lines.map(|line| scribe.say(line)).to_vec();
    let blocks = if scribe.case.is_public() { Vec::new() } else { vec![Block::Signatures(lines)] };
    scribe.section(t.signatures, blocks)
}
