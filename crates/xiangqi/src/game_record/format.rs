//! Formats, detected by content.

/// A format of game records.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// Portable Game Notation with the tags of xiangqi.
    Pgn,
    /// DhtmlXQ (UBB), the format of dpxq.com.
    Dhtmlxq,
    /// XQF, the binary format of XQStudio.
    Xqf,
    /// WXF, the text format of the World Xiangqi Federation, which PlayOK writes.
    Wxf,
    /// A plain list of moves.
    List,
}

impl Format {
    /// A stable name for use in data: `pgn`, `dhtmlxq`, `xqf`, `wxf` or `text`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Pgn => "pgn",
            Self::Dhtmlxq => "dhtmlxq",
            Self::Xqf => "xqf",
            Self::Wxf => "wxf",
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
            if is_wxf_start(line) {
                return Self::Wxf;
            }
        }
        if is_digits(text) { Self::Dhtmlxq } else { Self::List }
    }
}

/// A format of another program that is known, but not read.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum OtherFormat {
    /// CBR, a game of CCBridge (象棋桥).
    Cbr,
    /// CBL, a library of games of CCBridge (象棋桥).
    Cbl,
    /// CBF, a game of CCBridge (象棋桥) in XML.
    Cbf,
    /// MXQ, a game of Yitian (弈天).
    Mxq,
    /// CHE, a game of QQ Xiangqi (QQ象棋).
    Che,
}

impl OtherFormat {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Cbr, Self::Cbl, Self::Cbf, Self::Mxq, Self::Che];

    /// Its name, which is also the ending of its files: `CBR`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Cbr => "CBR",
            Self::Cbl => "CBL",
            Self::Cbf => "CBF",
            Self::Mxq => "MXQ",
            Self::Che => "CHE",
        }
    }

    /// The program that writes it, by its Chinese name.
    #[must_use]
    pub const fn program(self) -> &'static str {
        match self {
            Self::Cbr | Self::Cbl | Self::Cbf => "象棋桥",
            Self::Mxq => "弈天",
            Self::Che => "QQ象棋",
        }
    }

    /// The format of files with this ending.
    #[must_use]
    pub fn of_ending(ending: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|format| ending.eq_ignore_ascii_case(format.name()))
    }

    /// The format of these bytes.
    pub(super) fn of_bytes(bytes: &[u8]) -> Option<Self> {
        if bytes.starts_with(b"CCBridge Record") {
            Some(Self::Cbr)
        } else if bytes.starts_with(b"CCBridgeLibrary") {
            Some(Self::Cbl)
        } else if is_mxq(bytes) {
            Some(Self::Mxq)
        } else {
            None
        }
    }

    /// The format of this text.
    pub(super) fn of_text(text: &str) -> Option<Self> {
        let start = text.trim_start();
        let is_xml = start.starts_with("<?xml") || start.starts_with("<ChineseChessRecord");
        if is_xml && start.contains("<ChineseChessRecord") {
            Some(Self::Cbf)
        } else if is_che(start) {
            Some(Self::Che)
        } else {
            None
        }
    }
}

/// MXQ is texts behind their lengths, the last of them `Ends`.
fn is_mxq(bytes: &[u8]) -> bool {
    let mut rest = bytes;
    let mut texts = 0;
    while let [length, behind @ ..] = rest {
        let Some((text, behind)) = behind.split_at_checked(usize::from(*length)) else { return false };
        if text == b"Ends" {
            return texts > 4;
        }
        texts += 1;
        rest = behind;
    }
    false
}

/// CHE is numbers: one, the count of moves, and ten for each move, of which the fourth to the seventh are rank and file
/// of its two ends.
fn is_che(text: &str) -> bool {
    let separated = |character: char| character.is_ascii_digit() || " \t\r\n,;|/".contains(character);
    if !text.chars().all(separated) {
        return false;
    }
    let numbers = text.split(|character: char| !character.is_ascii_digit()).filter(|word| !word.is_empty());
    let numbers: Option<Vec<usize>> = numbers.map(|word| word.parse().ok()).collect();
    let Some([_, count, moves @ ..]) = numbers.as_deref() else { return false };
    let ends = |one: &[usize]| match one {
        &[_, _, _, rank, file, other_rank, other_file, ..] => {
            rank.max(other_rank) < 10 && file.max(other_file) < 9
        }
        _ => false,
    };
    *count > 0 && count.checked_mul(10) == Some(moves.len()) && moves.chunks_exact(10).all(ends)
}

/// Whether a text holds so many control characters that it is none.
pub(super) fn is_binary(text: &str) -> bool {
    let control = |character: char| character < ' ' && !matches!(character, '\t' | '\n' | '\r' | '\u{c}');
    let text = without_padding(text);
    let count = text.chars().filter(|&character| control(character)).count();
    count > 0 && count.saturating_mul(50) > text.chars().count()
}

/// A text without the zeros and the mark of DOS (^Z) that may end it.
pub(super) fn without_padding(text: &str) -> &str {
    text.trim_end_matches(['\0', '\u{1a}'])
}

/// Whether a field of DhtmlXQ begins in a text, or the script of its page that gives the moves.
pub(super) fn has_dhtmlxq(text: &str) -> bool {
    find_ignoring_case(text, "[dhtmlxq").is_some() || text.contains("[0_1_0]") || script_moves(text).is_some()
}

/// Where the value begins that the script of a page gives to its moves: `DhtmlXQ_movelist = '…'`.
pub(super) fn script_moves(text: &str) -> Option<usize> {
    const NAME: &str = "dhtmlxq_movelist";
    let mut from = 0;
    while let Some(found) = find_ignoring_case(text.get(from..)?, NAME) {
        from += found + NAME.len();
        let behind = text.get(from..)?;
        if let Some(value) = behind.trim_start().strip_prefix('=') {
            return Some(text.len() - value.len());
        }
    }
    None
}

pub(super) fn find_ignoring_case(text: &str, what: &str) -> Option<usize> {
    text.as_bytes().windows(what.len()).position(|window| window.eq_ignore_ascii_case(what.as_bytes()))
}

/// Whether a text is nothing but digits, four for each move, as in the list of moves of DhtmlXQ.
fn is_digits(text: &str) -> bool {
    let digits = text.chars().filter(char::is_ascii_digit).count();
    digits >= 4
        && text.chars().all(|character| character.is_ascii_digit() || character.is_whitespace())
        && text.split_whitespace().all(|word| word.len() % 4 == 0)
}

/// Whether a line opens a file of WXF or its moves.
pub(super) fn is_wxf_start(line: &str) -> bool {
    let mut words = line.split_whitespace();
    match (words.next(), words.next()) {
        (Some("FORMAT"), Some(format)) => format.eq_ignore_ascii_case("WXF"),
        (Some(first), _) => first.starts_with("START{"),
        _ => false,
    }
}

/// Whether bytes are an XQF file: its two letters, a version, and the zeros its header is full of.
pub(super) fn is_xqf(bytes: &[u8]) -> bool {
    let [b'X', b'Q', version, rest @ ..] = bytes else { return false };
    // Versions 9 to 13 are blanks in a text, which has no zeros.
    *version < b' ' && (!version.is_ascii_whitespace() || rest.iter().take(1024).any(|&byte| byte == 0))
}

/// Quotation marks around the value of a tag: the right one, and those of word processors.
pub(super) const QUOTES: [char; 4] = ['"', '“', '”', '＂'];

/// Whether a line is a tag of PGN: `[Name "value"]`. Some programs put a colon behind the name.
pub(super) fn is_tag(line: &str) -> bool {
    let Some(rest) = line.trim_start().strip_prefix('[') else { return false };
    let rest = rest.trim_start();
    let value = rest.trim_start_matches(|character: char| character.is_alphanumeric() || character == '_');
    let behind = value.trim_start().trim_start_matches([':', '：', '=']).trim_start();
    value.len() < rest.len() && behind.starts_with(QUOTES)
}
