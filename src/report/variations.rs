//! Other moves than those played, as a record gives them.

use std::collections::BTreeSet;

use super::comments::Comments;
use xiangqi::Move;

/// A report has at most this many variations.
pub const MOST_VARIATIONS: usize = 2_000;
/// They have at most this many moves together.
pub const MOST_VARIATION_MOVES: usize = 50_000;

/// Moves in the place of those of a line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Variation {
    /// The line it leaves: the number of a variation before it, or `None` for the game itself.
    pub leaves: Option<usize>,
    /// How many moves of that line are played before it.
    pub after: usize,
    /// At least one; any of them may be illegal.
    pub moves: Vec<Move>,
    /// What the record says of it: 0 before its first move, else behind the move of this number.
    pub comments: Comments,
}

/// The variations of the whole game, past the incident. Like the comments they are what a record says: no ruling looks at
/// them, and seals leave them out.
///
/// One that leaves another stands behind it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Variations(Vec<Variation>);

impl Variations {
    /// The variations in their order.
    pub fn all(&self) -> &[Variation] {
        &self.0
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Adds one, unless it leaves no line at a place that this has, or there would be too many. `plies` is the length of
    /// the game.
    #[must_use]
    pub fn add(&mut self, variation: Variation, plies: usize) -> bool {
        let line = match variation.leaves {
            None => Some(plies),
            Some(index) => self.0.get(index).map(|line| line.moves.len()),
        };
        let moves: usize = self.0.iter().map(|one| one.moves.len()).sum();
        let fits = line.is_some_and(|length| variation.after <= length)
            && !variation.moves.is_empty()
            && self.len() < MOST_VARIATIONS
            && moves.saturating_add(variation.moves.len()) <= MOST_VARIATION_MOVES;
        if fits {
            self.0.push(variation);
        }
        fits
    }

    /// The moves of the game before a variation, and those of the lines between.
    pub fn moves_before(&self, index: usize, game: &[Move]) -> Vec<Move> {
        let mut parts = Vec::new();
        let mut place = self.0.get(index).map(|one| (one.leaves, one.after));
        while let Some((leaves, after)) = place {
            let line = leaves.and_then(|index| self.0.get(index));
            parts.push((line.map_or(game, |line| line.moves.as_slice()), after));
            place = line.map(|line| (line.leaves, line.after));
        }
        let parts = parts.into_iter().rev();
        parts.flat_map(|(moves, count)| moves.iter().take(count)).copied().collect()
    }

    /// Changes every move, as when the board is turned.
    pub fn turn(&mut self, change: impl Fn(Move) -> Move) {
        self.0.iter_mut().flat_map(|one| &mut one.moves).for_each(|mv| *mv = change(*mv));
    }

    /// So many moves were put into the game after `plies`: what leaves it later goes along.
    pub fn moves_inserted(&mut self, plies: usize, count: usize) {
        for one in self.0.iter_mut().filter(|one| one.leaves.is_none() && one.after > plies) {
            one.after = one.after.saturating_add(count);
        }
    }

    /// The move that leads to this ply was taken out of the game.
    pub fn move_removed(&mut self, ply: usize) {
        for one in self.0.iter_mut().filter(|one| one.leaves.is_none() && one.after >= ply) {
            one.after = one.after.saturating_sub(1);
        }
    }

    /// Only so many plies of the game were kept.
    pub fn cut(&mut self, plies: usize) {
        let gone: Vec<usize> = (0..self.len())
            .filter(|&index| self.0.get(index).is_some_and(|one| one.leaves.is_none() && one.after > plies))
            .collect();
        self.remove(&gone);
    }

    /// Takes out variations, and with them those that leave them.
    pub fn remove(&mut self, which: &[usize]) {
        let mut gone: BTreeSet<usize> = which.iter().copied().collect();
        let mut numbers = Vec::with_capacity(self.len());
        let mut kept: Vec<Variation> = Vec::with_capacity(self.len());
        for (index, mut one) in std::mem::take(&mut self.0).into_iter().enumerate() {
            numbers.push(kept.len());
            if one.leaves.is_some_and(|line| gone.contains(&line)) {
                gone.insert(index);
            }
            if !gone.contains(&index) {
                one.leaves = one.leaves.and_then(|line| numbers.get(line).copied());
                kept.push(one);
            }
        }
        self.0 = kept;
    }

    /// Makes a variation, with the lines it leaves, part of the game; what was played from there on becomes a variation.
    /// Gives the ply of its first move.
    pub fn promote(&mut self, index: usize, game: &mut Vec<Move>, comments: &mut Comments) -> usize {
        // The line nearest to the game goes first.
        let mut chain = Vec::new();
        let mut next = Some(index).filter(|&index| index < self.len());
        while let Some(index) = next {
            chain.push(index);
            next = self.0.get(index).and_then(|one| one.leaves);
        }
        let mut first = 0;
        for index in chain.into_iter().rev() {
            first = self.exchange(index, game, comments);
        }
        self.put_in_order();
        first
    }

    /// Exchanges a variation that leaves the game with the rest of the game.
    fn exchange(&mut self, index: usize, game: &mut Vec<Move>, comments: &mut Comments) -> usize {
        let Some(one) = self.0.get_mut(index) else { return 0 };
        let after = one.after.min(game.len());
        let rest = game.split_off(after);
        let own = std::mem::replace(&mut one.moves, rest);
        game.extend(own);
        let theirs = comments.split_off(after);
        let own_comments = std::mem::replace(&mut one.comments, theirs);
        comments.append(own_comments, after);
        let is_gone = one.moves.is_empty();
        for (_, line) in self.0.iter_mut().enumerate().filter(|(other, _)| *other != index) {
            if line.leaves == Some(index) {
                line.leaves = None;
                line.after += after;
            } else if line.leaves.is_none() && line.after > after {
                line.leaves = Some(index);
                line.after -= after;
            }
        }
        if is_gone {
            // The game ended there; nothing is left to be a variation.
            self.remove(&[index]);
        }
        after
    }

    /// Puts each variation behind the one it leaves.
    fn put_in_order(&mut self) {
        let mut numbers: Vec<Option<usize>> = vec![None; self.len()];
        let mut ordered: Vec<Variation> = Vec::with_capacity(self.len());
        let mut lines = vec![None];
        let mut next = 0;
        while let Some(&line) = lines.get(next) {
            next += 1;
            for (index, one) in self.0.iter().enumerate().filter(|(_, one)| one.leaves == line) {
                let leaves = line.and_then(|line: usize| numbers.get(line).copied().flatten());
                if let Some(number) = numbers.get_mut(index) {
                    *number = Some(ordered.len());
                }
                ordered.push(Variation { leaves, ..one.clone() });
                lines.push(Some(index));
            }
        }
        self.0 = ordered;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::Written;

    fn moves(text: &str) -> Vec<Move> {
        text.split_whitespace().map(|mv| mv.parse().unwrap()).collect()
    }

    fn variation(leaves: Option<usize>, after: usize, text: &str) -> Variation {
        Variation { leaves, after, moves: moves(text), comments: Comments::default() }
    }

    /// A game of four moves; another second move with another answer of its own; another fourth move.
    fn tree() -> (Vec<Move>, Variations) {
        let mut tree = Variations::default();
        assert!(tree.add(variation(None, 1, "b7e7 h0g2 h9i7"), 4));
        assert!(tree.add(variation(Some(0), 1, "b0c2"), 4));
        assert!(tree.add(variation(None, 3, "g6g5"), 4));
        (moves("h2e2 h9g7 h0g2 i9h9"), tree)
    }

    fn said(tree: &Variations) -> Vec<(Option<usize>, usize, String)> {
        let words = |moves: &[Move]| moves.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        tree.all().iter().map(|one| (one.leaves, one.after, words(&one.moves))).collect()
    }

    #[test]
    fn they_go_along_with_the_game() {
        let (game, tree) = tree();
        assert_eq!(tree.moves_before(1, &game), moves("h2e2 b7e7"));
        let mut inserted = tree.clone();
        inserted.moves_inserted(1, 2);
        assert_eq!(said(&inserted)[0].1, 1);
        assert_eq!(said(&inserted)[2].1, 5);
        let mut removed = tree.clone();
        removed.move_removed(1);
        assert_eq!(said(&removed).iter().map(|one| one.1).collect::<Vec<_>>(), [0, 1, 2]);
        let mut cut = tree.clone();
        cut.cut(0);
        assert!(cut.is_empty(), "with the one that leaves it");
        let mut cut = tree;
        cut.cut(1);
        assert_eq!(cut.len(), 2);
    }

    #[test]
    fn one_becomes_the_game() {
        let (mut game, mut tree) = tree();
        let mut comments = Comments::default();
        for (ply, text) in [(0, "o"), (1, "a"), (2, "b"), (4, "d")] {
            assert_eq!(comments.write(ply, text), Written::Whole);
        }
        let Some(one) = tree.0.get_mut(1) else { panic!() };
        one.comments.write(1, "own");
        assert_eq!(tree.promote(1, &mut game, &mut comments), 2);
        assert_eq!(game, moves("h2e2 b7e7 b0c2"));
        // What was played from the second move on, with what could be played in it; what the first variation went on with.
        assert_eq!(
            said(&tree),
            [
                (None, 1, "h9g7 h0g2 i9h9".to_owned()),
                (None, 2, "h0g2 h9i7".to_owned()),
                (Some(0), 2, "g6g5".to_owned())
            ]
        );
        assert_eq!(comments.iter().collect::<Vec<_>>(), [(0, "o"), (1, "a"), (3, "own")]);
        let Some(old) = tree.all().first() else { panic!() };
        assert_eq!(old.comments.iter().collect::<Vec<_>>(), [(1, "b"), (3, "d")]);
        // And back again.
        tree.promote(0, &mut game, &mut comments);
        assert_eq!(game, moves("h2e2 h9g7 h0g2 i9h9"));
        assert_eq!(comments.iter().collect::<Vec<_>>(), [(0, "o"), (1, "a"), (2, "b"), (4, "d")]);
    }

    #[test]
    fn they_are_bounded() {
        let mut tree = Variations::default();
        assert!(!tree.add(variation(None, 5, "h2e2"), 4), "the game is shorter");
        assert!(!tree.add(variation(Some(0), 0, "h2e2"), 4), "no such line");
        assert!(!tree.add(variation(None, 0, ""), 4), "no move");
        for _ in 0..MOST_VARIATIONS {
            assert!(tree.add(variation(None, 0, "h2e2"), 4));
        }
        assert!(!tree.add(variation(None, 0, "h2e2"), 4));
    }
}
