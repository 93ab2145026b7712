//! The reference tables of `data/`, and how often a property is tried.

use proptest::test_runner::{Config as ProptestConfig, FileFailurePersistence};

use xiangqi::Position;

/// One row of a table, its fields found by the names in the header.
pub struct Row {
    file: String,
    line: usize,
    columns: Vec<String>,
    fields: Vec<String>,
}

impl Row {
    /// The field below the header `column`.
    pub fn get(&self, column: &str) -> &str {
        let index = self.columns.iter().position(|name| name == column);
        &self.fields[index.unwrap_or_else(|| panic!("{}: no column {column:?}", self.file))]
    }

    /// The number in this column.
    pub fn number(&self, column: &str) -> u64 {
        self.get(column).parse().unwrap_or_else(|error| panic!("{}: {column}: {error}", self.place()))
    }

    /// The position in this column.
    pub fn position(&self, column: &str) -> Position {
        let text = self.get(column);
        text.parse().unwrap_or_else(|error| panic!("{}: {text}: {error}", self.place()))
    }

    /// File and line, for messages.
    pub fn place(&self) -> String {
        format!("{}:{}", self.file, self.line)
    }
}

/// The rows of a table. It must have exactly `count`, so that a lost or cut file cannot pass.
pub fn table(file: &str, count: usize) -> Vec<Row> {
    let text = match file {
        "games.tsv" => include_str!("../data/games.tsv"),
        "invalid_fen.tsv" => include_str!("../data/invalid_fen.tsv"),
        "notation.tsv" => include_str!("../data/notation.tsv"),
        "perft.tsv" => include_str!("../data/perft.tsv"),
        "repetition.tsv" => include_str!("../data/repetition.tsv"),
        "status.tsv" => include_str!("../data/status.tsv"),
        "touch.tsv" => include_str!("../data/touch.tsv"),
        _ => panic!("no table {file}"),
    };
    let split = |line: &str| -> Vec<String> { line.split('\t').map(str::to_owned).collect() };
    let mut lines = text.lines();
    let columns = split(lines.next().unwrap_or_default());
    let rows: Vec<Row> = lines
        .enumerate()
        .map(|(index, line)| {
            let row =
                Row { file: file.to_owned(), line: index + 2, columns: columns.clone(), fields: split(line) };
            assert_eq!(row.fields.len(), columns.len(), "{}: fields", row.place());
            row
        })
        .collect();
    assert_eq!(rows.len(), count, "{file}: rows");
    rows
}

/// How often a property is tried. A seed that failed is kept beside the test, to be committed with the mend.
pub fn config(cases: u32) -> ProptestConfig {
    let seeds = FileFailurePersistence::WithSource("regressions");
    ProptestConfig { cases, failure_persistence: Some(Box::new(seeds)), ..ProptestConfig::default() }
}

/// The text in the characters this program writes: simplified, black's numerals as ASCII digits.
pub fn normalised(text: &str) -> String {
    text.chars()
        .map(|character| match character {
            '馬' | '傌' => '马',
            '車' | '俥' => '车',
            '砲' => '炮',
            '進' => '进',
            '後' => '后',
            '０'..='９' => char::from_digit(character as u32 - '０' as u32, 10).unwrap(),
            other => other,
        })
        .collect()
}
