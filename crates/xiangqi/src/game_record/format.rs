//! Formats, detected by content.

/// A format of game records.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// Portable RecordedGame Notation with the tags of xiangqi.
    Pgn,
    /// DhtmlXQ (UBB), the format of dpxq.com.
    Dhtmlxq,
    /// XQF, the binary format of XQStudio.
    Xqf,
    /// A plain list of moves.
    List,
}

impl Format {
    /// A stable name for use in data: `pgn`, `dhtmlxq`, `xqf` or `text`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Pgn => "pgn",
            Self::Dhtmlxq => "dhtmlxq",
            Self::Xqf => "xqf",
            Self::List => "text",
        }
    }

    /// The format of a text: that of the first mark of a format in it.
    pub(super) fn of_text(text: &str) -> Self {
        for line in text.lines() {
            if is_tag(line) {
                return Self::Pgn;
            }
            if has_dhtmlxq(line) {
                return Self::Dhtmlxq;
            }
        }
        Self::List
    }
}

/// Whether a field of DhtmlXQ begins in a text.
pub(super) fn has_dhtmlxq(text: &str) -> bool {
    let mark = b"[dhtmlxq";
    text.as_bytes().windows(mark.len()).any(|window| window.eq_ignore_ascii_case(mark))
}

/// Whether bytes are an XQF file: its two letters, a version, and the zeros its header is full of.
pub(super) fn is_xqf(bytes: &[u8]) -> bool {
    let [b'X', b'Q', version, rest @ ..] = bytes else { return false };
    // Versions 9 to 13 are blanks in a text, which has no zeros.
    *version < b' ' && (!version.is_ascii_whitespace() || rest.iter().take(1024).any(|&byte| byte == 0))
}

/// Whether a line is a tag of PGN: `[Name "value"]`.
pub(super) fn is_tag(line: &str) -> bool {
    let Some(rest) = line.trim_start().strip_prefix('[') else { return false };
    let rest = rest.trim_start();
    let value = rest.trim_start_matches(|character: char| character.is_alphanumeric() || character == '_');
    value.len() < rest.len() && value.trim_start().starts_with('"')
}
