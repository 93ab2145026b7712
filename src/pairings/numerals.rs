//! Numbers of rounds and tables: 第三轮, Round 3 and 3 are the same.

/// The number in a cell such as `3`, `第3轮`, `第十二台`, `Round 3` or `３`; the cell itself where it is no number
/// alone.
pub(super) fn number_in(cell: &str) -> String {
    let narrow: String = cell.chars().map(narrow).collect();
    let lower = narrow.trim().to_lowercase();
    let words = ["round", "board", "table", "rd", "bd", "no.", "第"];
    let mut bare = lower.as_str();
    while let Some(rest) = words.iter().find_map(|word| bare.strip_prefix(word)) {
        bare = rest.trim_start_matches([' ', '.', '#']);
    }
    let bare = bare.trim_end_matches(['轮', '輪', '台', '檯', '桌', '号', '號', '局', '.', '、']).trim();
    if !bare.is_empty() && bare.len() < 8 && bare.bytes().all(|byte| byte.is_ascii_digit()) {
        let number = bare.trim_start_matches('0');
        return if number.is_empty() { "0".to_owned() } else { number.to_owned() };
    }
    chinese(bare).map_or_else(|| narrow.trim().to_owned(), |number| number.to_string())
}

/// The round that a line of a title names: `第三轮对阵表`, `Round 3 pairings`.
pub(super) fn round_in_title(line: &str) -> Option<String> {
    let narrow: String = line.chars().map(narrow).collect();
    if let Some((_, behind)) = narrow.split_once('第')
        && let Some((number, _)) = behind.split_once(['轮', '輪'])
    {
        let number = number.trim();
        let found = number_in(number);
        return found
            .bytes()
            .all(|byte| byte.is_ascii_digit())
            .then_some(found)
            .filter(|one| !one.is_empty());
    }
    let lower = narrow.to_lowercase();
    let (_, behind) = lower.split_once("round")?;
    let digits: String = behind.trim_start().chars().take_while(char::is_ascii_digit).take(4).collect();
    (!digits.is_empty()).then(|| number_in(&digits))
}

/// 一 to 九十九.
fn chinese(text: &str) -> Option<u32> {
    let digit = |letter: char| "一二三四五六七八九".chars().position(|one| one == letter);
    let value = |letter: char| digit(letter).and_then(|at| u32::try_from(at + 1).ok());
    let letters: Vec<char> = text.chars().collect();
    match *letters.as_slice() {
        ['十'] => Some(10),
        [one] => value(one),
        ['十', one] => Some(10 + value(one)?),
        [ten, '十'] => Some(10 * value(ten)?),
        [ten, '十', one] => Some(10 * value(ten)? + value(one)?),
        _ => None,
    }
}

/// The wide forms of ASCII narrowed.
pub(super) fn narrow(letter: char) -> char {
    match letter {
        '\u{ff01}'..='\u{ff5e}' => {
            char::from_u32(u32::from(letter).saturating_sub(0xff01 - 0x21)).unwrap_or(letter)
        }
        '\u{3000}' | '\u{a0}' => ' ',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_and_tables_are_numbers_however_they_are_written() {
        for (cell, number) in [
            ("3", "3"),
            (" 03 ", "3"),
            ("第3轮", "3"),
            ("第三轮", "3"),
            ("第十二台", "12"),
            ("二十", "20"),
            ("九十九", "99"),
            ("１２", "12"),
            ("Round 7", "7"),
            ("Board No. 5", "5"),
            ("5号台", "5"),
            ("决赛", "决赛"),
            ("A3", "A3"),
            ("", ""),
        ] {
            assert_eq!(number_in(cell), number, "{cell}");
        }
        assert_eq!(round_in_title("2026年全国象棋个人赛第 5 轮对阵表"), Some("5".to_owned()));
        assert_eq!(round_in_title("第十一轮"), Some("11".to_owned()));
        assert_eq!(round_in_title("Pairings of Round 04"), Some("4".to_owned()));
        assert_eq!(round_in_title("第五届杯赛"), None);
    }
}
