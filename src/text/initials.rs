//! The initials of Chinese words in pinyin: 复制棋盘图 is found by `fzqpt`.

use pinyin::ToPinyinMulti as _;

/// Whether the initials of neighbouring characters of `text` spell `typed`, which is in small letters; with every
/// reading of a character. One letter is too little to say anything.
pub fn spell(text: &str, typed: &str) -> bool {
    if typed.len() < 2 || !typed.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
        return false;
    }
    // A mark or a blank parts words.
    text.split(|letter: char| !letter.is_alphanumeric()).any(|word| {
        let letters: Vec<char> = word.chars().collect();
        let wanted: Vec<char> = typed.chars().collect();
        letters.windows(wanted.len()).any(|part| {
            let chinese = part.iter().any(|letter| !letter.is_ascii());
            chinese && part.iter().zip(&wanted).all(|(&letter, &wanted)| begins_with(letter, wanted))
        })
    })
}

fn begins_with(letter: char, wanted: char) -> bool {
    letter.to_ascii_lowercase() == wanted
        || letter.to_pinyin_multi().into_iter().flatten().any(|one| one.plain().starts_with(wanted))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbouring_characters_are_found_by_their_initials_in_every_reading() {
        for (text, typed) in [
            ("复制棋盘图", "fzqpt"),
            ("复制棋盘图", "qp"),
            ("超时", "cs"),
            // 长 is cháng and zhǎng, 重 chóng and zhòng.
            ("长将", "cj"),
            ("重赛", "cs"),
            ("棋盘图存为 PNG…", "cw"),
        ] {
            assert!(spell(text, typed), "{text} {typed}");
        }
        for (text, typed) in
            [("复制棋盘图", "fq"), ("超时", "c"), ("Save as", "sa"), ("图存为 PNG", "wp"), ("超时", "CS")]
        {
            assert!(!spell(text, typed), "{text} {typed}");
        }
    }
}
