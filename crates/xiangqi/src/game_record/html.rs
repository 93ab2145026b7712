//! Text without the marks of HTML.

use std::borrow::Cow;

/// An entity longer than this is none.
const LONGEST_ENTITY: usize = 12;

/// Whether a text is a web page, or a part of one; `&#91;` is the bracket before a field of DhtmlXQ.
pub(super) fn is_page(text: &str) -> bool {
    let marks = ["&#91;", "&#x5b;", "<html", "<br", "</p>", "</div>", "</td>", "</span>", "</body>"];
    marks.into_iter().any(|mark| super::format::find_ignoring_case(text, mark).is_some())
}

/// The text of a page: without tags, which end a line where a browser would, and with entities as characters.
pub(super) fn plain_text(text: &str) -> Cow<'_, str> {
    if !text.contains(['&', '<']) {
        return Cow::Borrowed(text);
    }
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(['&', '<']) {
        let (before, marked) = rest.split_at(at);
        plain.push_str(before);
        if let Some((name, length)) = tag(marked) {
            plain.push_str(blank(&name));
            rest = marked.get(length..).unwrap_or_default();
            if matches!(name.as_str(), "script" | "style") && !marked.starts_with("</") {
                rest = super::format::find_ignoring_case(rest, &format!("</{name}"))
                    .and_then(|end| rest.get(end..))
                    .unwrap_or_default();
            }
        } else if let Some((character, length)) = entity(marked) {
            plain.push(character);
            rest = marked.get(length..).unwrap_or_default();
        } else {
            plain.push_str(marked.get(..1).unwrap_or_default());
            rest = marked.get(1..).unwrap_or_default();
        }
    }
    plain.push_str(rest);
    Cow::Owned(plain)
}

/// The name of the tag a text begins with, in lower case, and its length.
fn tag(text: &str) -> Option<(String, usize)> {
    let inside = text.strip_prefix('<')?;
    let name = inside.strip_prefix(['/', '!']).unwrap_or(inside);
    if !name.starts_with(|letter: char| letter.is_ascii_alphabetic() || letter == '-') {
        return None;
    }
    let end = text.bytes().skip(1).position(|byte| matches!(byte, b'<' | b'>'))? + 1;
    (text.as_bytes().get(end) == Some(&b'>')).then_some(())?;
    let name: String = name.chars().take_while(char::is_ascii_alphanumeric).collect();
    Some((name.to_ascii_lowercase(), end + 1))
}

/// What separates the texts before and behind a tag.
fn blank(name: &str) -> &'static str {
    match name {
        "br" | "p" | "div" | "tr" | "li" | "h1" | "h2" | "h3" | "table" | "pre" | "title" => "\n",
        "td" | "th" => " ",
        _ => "",
    }
}

/// The character of the entity a text begins with, and its length.
fn entity(text: &str) -> Option<(char, usize)> {
    let inside = text.strip_prefix('&')?;
    let end = inside.bytes().take(LONGEST_ENTITY).position(|byte| byte == b';')?;
    let name = inside.get(..end)?;
    let code = |digits: &str, radix| u32::from_str_radix(digits, radix).ok().and_then(char::from_u32);
    let character = match (name, name.strip_prefix('#')) {
        (_, Some(number)) => match number.strip_prefix(['x', 'X']) {
            Some(digits) => code(digits, 16)?,
            None => code(number, 10)?,
        },
        ("amp", _) => '&',
        ("lt", _) => '<',
        ("gt", _) => '>',
        ("quot", _) => '"',
        ("apos", _) => '\'',
        ("nbsp", _) => ' ',
        ("middot", _) => '·',
        ("hellip", _) => '…',
        ("mdash", _) => '—',
        ("ndash", _) => '–',
        ("ldquo", _) => '“',
        ("rdquo", _) => '”',
        _ => return None,
    };
    Some((character, end + 2))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_become_text() {
        let page = "<p class=\"a\">1.&#28846;&#x4e8c;平五&nbsp;&quot;a&quot; &amp; b</p>x<br/>y < z & w<script>if (a<b) {}</script>!";
        assert_eq!(plain_text(page), "\n1.炮二平五 \"a\" & b\nx\ny < z & w!");
        assert_eq!(plain_text("a < b &unknown; &"), "a < b &unknown; &");
        assert!(is_page("a<BR>b") && !is_page("a < b"));
    }
}
