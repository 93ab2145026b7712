//! The lines to sign on.

use super::Scribe;
use crate::export::paper::model::{Block, Section};
use crate::tr;

/// The section; a public paper has none.
pub fn section(scribe: &Scribe<'_>) -> Section {
    let lines = [
        tr!(scribe.lang, "sheet-red-player"),
        tr!(scribe.lang, "sheet-black-player"),
        tr!(scribe.lang, "sheet-arbiter"),
        tr!(scribe.lang, "sheet-chief"),
        tr!(scribe.lang, "sheet-committee"),
        tr!(scribe.lang, "sheet-signed-on"),
    ];
    let lines = lines.map(|line| scribe.say(line)).to_vec();
    let blocks = if scribe.case.is_public() { Vec::new() } else { vec![Block::Signatures(lines)] };
    scribe.section(tr!(scribe.lang, "sheet-signatures"), blocks)
}
