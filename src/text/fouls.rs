//! Counts of fouls against their limits, in words.

use super::{Lang, law, names, papers};
use crate::report::FoulClass;
use crate::ruling::{Limits, Sheet, Tally};
use crate::tr;
use xiangqi::Side;

/// What stands against a player, class by class, each with its limit; classes of which there is neither a foul
/// nor a limit are left out, but never breaches.
#[must_use]
pub fn counts(side: Side, tally: Tally, limits: Limits, lang: Lang) -> String {
    let who = names::side(side, lang);
    let parts = parts(tally, tally, limits, lang).join(tr!(lang, "join-semicolon"));
    tr!(lang, "foul-counts", who, parts)
}

/// The sheet of a player before and after this incident.
#[must_use]
pub fn running(side: Side, sheet: &Sheet, lang: Lang) -> String {
    let who = names::side(side, lang);
    let mut parts = parts(sheet.before, sheet.before.plus(sheet.added), sheet.limits, lang);
    if sheet.unclassed {
        parts.push(tr!(lang, "foul-unclassed").to_owned());
    }
    let parts = parts.join(tr!(lang, "join-semicolon"));
    tr!(lang, "foul-counts", who, parts)
}

fn parts(before: Tally, after: Tally, limits: Limits, lang: Lang) -> Vec<String> {
    let class = |class| papers::foul_class(class, lang);
    let both = tr!(lang, "foul-parts");
    [
        (class(FoulClass::Breach), before.breaches, after.breaches, limits.breaches, true),
        (class(FoulClass::Foul), before.fouls, after.fouls, None, false),
        (class(FoulClass::Technical), before.technical, after.technical, limits.technical, false),
        (both, before.all(), after.all(), limits.all, false),
    ]
    .into_iter()
    .filter(|(name, _, after, limit, always)| *always || limit.is_some() || (*after > 0 && *name != both))
    .map(|(name, before, after, limit, _)| one(name, before, after, limit, lang))
    .collect()
}

fn one(name: &str, before: u32, after: u32, limit: Option<u32>, lang: Lang) -> String {
    let count = if before == after { after.to_string() } else { format!("{before} → {after}") };
    let limit = limit.map_or_else(String::new, |limit| {
        let limit = law::limit(Some(limit), lang);
        tr!(lang, "foul-limit", limit)
    });
    tr!(lang, "foul-count", name, count, limit)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_counts_is_said() {
        let limits = Limits { breaches: Some(2), all: Some(3), ..Limits::default() };
        let tally = Tally { breaches: 1, fouls: 0, technical: 0 };
        assert_eq!(
            counts(Side::Black, tally, limits, Lang::Zh),
            "黑方：违反行棋规定 1 次（2 次判负）；各类合计 1 次（3 次判负）"
        );
        let sheet = Sheet { before: tally, added: tally, unclassed: false, limits: Limits::default() };
        assert_eq!(running(Side::Red, &sheet, Lang::Zh), "红方：违反行棋规定 1 → 2 次");
        let open = Sheet { unclassed: true, ..Sheet::default() };
        assert_eq!(running(Side::Red, &open, Lang::Zh), "红方：违反行棋规定 0 次；另加犯规一次，类别未定");
    }
}
