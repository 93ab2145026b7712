//! A table as lines of cells: tabs, commas or semicolons between them, cells in quotation marks.

/// A line of a table; `number` counts from 1, and is that of its first line where a cell has several.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Line {
    pub number: usize,
    pub cells: Vec<String>,
    /// As it stands there.
    pub text: String,
}

/// What may stand between cells, the likelier first.
const SEPARATORS: [char; 5] = ['\t', ';', ',', '；', '，'];
/// So many lines a cell in quotation marks may have: one that is never closed must not swallow the rest.
const MOST_LINES: usize = 8;
/// So many cells of a line are looked at.
const MOST_CELLS: usize = 64;

/// The separator: the one that stands in the most lines, and of those the one there is most of.
pub(super) fn separator(text: &str) -> char {
    const LOOKED_AT: usize = 200;
    let count = |separator: char| {
        let lines = text.lines().take(LOOKED_AT).map(|line| line.matches(separator).count());
        let counts: Vec<usize> = lines.filter(|&count| count > 0).collect();
        (counts.len(), counts.iter().sum::<usize>())
    };
    let mut best = (',', (0, 0));
    for separator in SEPARATORS {
        let found = count(separator);
        if found > best.1 {
            best = (separator, found);
        }
    }
    best.0
}

/// The lines of a table; those without anything in them are left out.
pub(super) fn lines(text: &str, separator: char) -> Vec<Line> {
    let physical: Vec<&str> = text.trim_start_matches('\u{feff}').lines().collect();
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(first) = physical.get(at) {
        let number = at + 1;
        let mut whole = (*first).to_owned();
        let mut used = 1;
        let cells = loop {
            match split(&whole, separator) {
                Ok(cells) => break cells,
                Err(()) if used < MOST_LINES => match physical.get(at + used) {
                    Some(next) => {
                        whole.push('\n');
                        whole.push_str(next);
                        used += 1;
                    }
                    None => break unquoted(first, separator, &mut used, &mut whole),
                },
                Err(()) => break unquoted(first, separator, &mut used, &mut whole),
            }
        };
        at += used;
        if cells.iter().any(|cell| !cell.is_empty()) {
            found.push(Line { number, cells, text: whole });
        }
    }
    found
}

/// A line with a quotation mark that is never closed, read as it stands.
fn unquoted(first: &str, separator: char, used: &mut usize, whole: &mut String) -> Vec<String> {
    *used = 1;
    first.clone_into(whole);
    first.split(separator).take(MOST_CELLS).map(clean).collect()
}

/// The cells of a line; an error where a quotation mark is still open at its end.
fn split(line: &str, separator: char) -> Result<Vec<String>, ()> {
    let mut cells = Vec::new();
    let mut letters = line.chars().peekable();
    while cells.len() < MOST_CELLS {
        while letters.next_if(|&letter| letter == ' ' && letter != separator).is_some() {}
        let mut cell = String::new();
        if letters.next_if_eq(&'"').is_some() {
            loop {
                match letters.next() {
                    None => return Err(()),
                    Some('"') if letters.next_if_eq(&'"').is_some() => cell.push('"'),
                    Some('"') => break,
                    Some(letter) => cell.push(letter),
                }
            }
        }
        while let Some(letter) = letters.next_if(|&letter| letter != separator) {
            cell.push(letter);
        }
        cells.push(clean(&cell));
        if letters.next().is_none() {
            break;
        }
    }
    Ok(cells)
}

/// What stands in a cell: blanks around it, and the apostrophe that keeps a spreadsheet from reckoning, left out.
fn clean(cell: &str) -> String {
    let text: String = cell
        .trim_matches(|letter: char| letter.is_whitespace() || letter == '\u{feff}')
        .chars()
        .map(|letter| if letter.is_control() { ' ' } else { letter })
        .take(super::MAX_CELL)
        .collect();
    text.trim().trim_start_matches('\'').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(text: &str) -> Vec<Vec<String>> {
        lines(text, separator(text)).into_iter().map(|line| line.cells).collect()
    }

    #[test]
    fn cells_are_told_apart_with_each_separator_and_in_quotation_marks() {
        let expected = vec![vec!["1", "甲", "乙"], vec!["2", "丙", "丁"]];
        for separator in ["\t", ",", ";", "，", "；"] {
            let text = ["1", "甲", "乙"].join(separator) + "\r\n" + &["2", "丙", "丁"].join(separator);
            assert_eq!(cells(&text), expected, "{separator:?}");
        }
        assert_eq!(cells("a,\"b, c\",\"d \"\"e\"\"\"\n"), vec![vec!["a", "b, c", "d \"e\""]]);
        assert_eq!(cells("a,\"b\nc\",d\n"), vec![vec!["a", "b c", "d"]]);
        assert_eq!(
            lines("\n\na,b\n\"c\nd\",e\nf,g", ',').iter().map(|line| line.number).collect::<Vec<_>>(),
            [3, 4, 6]
        );
    }

    #[test]
    fn a_quotation_mark_that_is_never_closed_costs_its_own_line_only() {
        let text = "a,b\n1,\"甲\n".to_owned() + &"2,乙\n".repeat(20);
        let read = cells(&text);
        assert_eq!(read.len(), 22);
        assert_eq!(read[1], ["1", "\"甲"]);
        assert_eq!(read[2], ["2", "乙"]);
    }
}
