//! How hard a passphrase is to guess, in three steps.

use std::collections::BTreeSet;

use crate::store::keys::SHORTEST_PASSPHRASE;

/// How hard a passphrase is to guess.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Strength {
    /// Too short to be taken.
    TooShort,
    /// Guessed with little effort by whoever has the file.
    Weak,
    /// Good enough against anyone but a determined attacker.
    Fair,
    Good,
}

/// Bits from which on a passphrase is fair, and good. Argon2 makes a guess about as dear as 2^15 hashes.
const FAIR: u32 = 40;
const GOOD: u32 = 60;

/// So many different words make a passphrase of words, in which length counts: a word out of some thousand is hard
/// to guess, whatever letters it repeats.
const WORDS: usize = 3;
const SHORTEST_WORD: usize = 3;
/// Letters, with a blank for each word, from which on one of words is fair, and good.
const FAIR_WORDS: usize = 13;
const GOOD_WORDS: usize = 20;

/// Three different words or more count by their length. Of anything else counts what each character is worth at most in words that people choose: 8 bits for a Chinese one, 3 for a
/// letter or digit, 4 for a sign; one that was there before adds one bit.
pub fn strength(passphrase: &str) -> Strength {
    if passphrase.chars().count() < SHORTEST_PASSPHRASE {
        return Strength::TooShort;
    }
    let words: BTreeSet<&str> =
        passphrase.split_whitespace().filter(|word| word.chars().count() >= SHORTEST_WORD).collect();
    if words.len() >= WORDS {
        let length: usize = words.iter().map(|word| word.chars().count() + 1).sum();
        return match length {
            GOOD_WORDS.. => Strength::Good,
            FAIR_WORDS.. => Strength::Fair,
            _ => Strength::Weak,
        };
    }
    let mut seen = BTreeSet::new();
    let bits: u32 = passphrase
        .chars()
        .map(|letter| match letter {
            _ if !seen.insert(letter) => 1,
            '\u{2E80}'.. => 8,
            letter if letter.is_alphanumeric() => 3,
            _ => 4,
        })
        .sum();
    match bits {
        GOOD.. => Strength::Good,
        FAIR.. => Strength::Fair,
        _ => Strength::Weak,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn longer_and_more_various_is_stronger() {
        for (passphrase, expected) in [
            ("1234567", Strength::TooShort),
            ("12345678", Strength::Weak),
            ("aaaaaaaaaaaaaaaaaaaa", Strength::Weak),
            ("将军而不应将", Strength::TooShort),
            ("红先黑后车马炮兵", Strength::Good),
            ("horse battery staple", Strength::Good),
            ("red blue green", Strength::Fair),
            ("horse horse horse horse", Strength::Weak),
            ("a b c d e f g h", Strength::Weak),
        ] {
            assert_eq!(strength(passphrase), expected, "{passphrase}");
        }
    }
}
