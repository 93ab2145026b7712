//! Lists of reports as tables for other programs: CSV (RFC 4180).

mod fouls;
mod reports;

pub use fouls::{Player, fouls_csv, fouls_in_words, players};
pub use reports::{Anew, reports_csv, reports_in_words, reports_ruled_csv, seals_code};

/// The mark by which spreadsheets know that a table is UTF-8.
const BYTE_ORDER_MARK: &str = "\u{feff}";

/// Rows of cells as CSV, each line ended by `\r\n`.
pub fn table(header: &[&str], rows: &[Vec<String>]) -> String {
    let mut text = BYTE_ORDER_MARK.to_owned() + &line(header.iter().map(|&cell| cell.to_owned()));
    for row in rows {
        text.push_str(&line(row.iter().map(|cell| harmless(cell))));
    }
    text
}

fn line(cells: impl Iterator<Item = String>) -> String {
    let cells: Vec<String> = cells.map(|cell| quoted(&cell)).collect();
    cells.join(",") + "\r\n"
}

fn quoted(cell: &str) -> String {
    if cell.contains([',', '"', '\n', '\r']) || cell.starts_with(' ') || cell.ends_with(' ') {
        format!("\"{}\"", cell.replace('"', "\"\""))
    } else {
        cell.to_owned()
    }
}

/// A cell that no spreadsheet takes for a formula: such a beginning gets an apostrophe.
fn harmless(cell: &str) -> String {
    let begins_formula = cell.starts_with(['=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\r']);
    if begins_formula && cell.chars().nth(1).is_some() { format!("'{cell}") } else { cell.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_quoted_and_harmless() {
        for sign in ["=", "+", "-", "@", "＝", "＋", "－", "＠"] {
            let formula = table(&["h"], &[vec![format!("{sign}1+1")], vec![sign.to_owned()]]);
            assert_eq!(formula, format!("\u{feff}h\r\n'{sign}1+1\r\n{sign}\r\n"));
        }
        let rows = [vec!["a,b".to_owned(), "\"x\"\n".to_owned(), "=1+1".to_owned(), "-".to_owned()]];
        let expected = "\u{feff}h,i,j,k\r\n\"a,b\",\"\"\"x\"\"\n\",'=1+1,-\r\n";
        assert_eq!(table(&["h", "i", "j", "k"], &rows), expected);
    }
}
