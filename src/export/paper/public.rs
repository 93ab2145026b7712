//! The report without what is not for everybody.
//!
//! A public paper is made from a copy of the report that does not hold the private parts any more, so that
//! none of them can find a way into it.

use crate::incident::{Act, Claim, Event};
use crate::report::{
    Appeal, Arbiter, Comments, Decided, Decision, Dissent, Exhibit, Fact, FactFound, Mark, Member, Player,
    Report, RulingGiven, Statement, Variations,
};
use crate::text::visible::is_hidden;
use xiangqi::BySide;

/// A copy without names, teams, notes, comments and variations of the game's record, and signatures; names are taken out
/// of every text as well. The pictures of the exhibits stay, their file names do not.
pub fn public(report: &Report) -> Report {
    let mask = Mask::of(report);
    let mut open = report.clone();
    open.players = BySide { red: Player::default(), black: Player::default() };
    open.arbiters =
        report.arbiters.iter().map(|one| Arbiter { name: String::new(), role: one.role }).collect();
    open.remarks = String::new();
    (open.result, open.comments, open.variations) = (None, Comments::default(), Variations::default());
    let event = &mut open.event;
    for text in [&mut event.name, &mut event.place, &mut event.date, &mut event.round, &mut event.table] {
        *text = mask.over(text);
    }
    for row in &mut open.foul_sheet {
        row.clause = mask.over(&row.clause);
        row.moment = mask.over(&row.moment);
        row.note = String::new();
    }
    open.timeline = report.timeline.iter().map(|event| mask.event(event)).collect();
    open.statements = report.statements.iter().map(|one| mask.statement(one)).collect();
    open.rulings = report.rulings.iter().map(|one| mask.ruling(one)).collect();
    open.decisions = report.decisions.iter().map(|one| mask.decision(one)).collect();
    open.exhibits = report.exhibits.iter().map(|one| mask.exhibit(one)).collect();
    open
}

/// A member without name, office and reason.
fn bare_member(member: &Member) -> Member {
    Member { withdrew: member.withdrew.as_ref().map(|_| String::new()), ..Member::default() }
}

/// Every name of a decision.
fn named(decision: &Decision) -> impl Iterator<Item = &String> {
    let one = [&decision.by, &decision.appeal.by];
    let members = decision.members.iter().map(|member| &member.name);
    let dissents = decision.dissents.iter().map(|dissent| &dissent.by);
    let signed = decision.signed.iter().map(|signature| &signature.name);
    one.into_iter().chain(members).chain(dissents).chain(&decision.signatures).chain(signed)
}

/// What takes the names out.
struct Mask(Names);

impl Mask {
    fn of(report: &Report) -> Self {
        let players = [&report.players.red, &report.players.black];
        let names = players
            .into_iter()
            .flat_map(|player| [&player.name, &player.team])
            .chain(report.arbiters.iter().map(|arbiter| &arbiter.name))
            .chain(report.statements.iter().map(|statement| &statement.name))
            .chain(report.rulings.iter().flat_map(|ruling| [&ruling.by, &ruling.signature]))
            .chain(report.rulings.iter().flat_map(|ruling| ruling.signed.iter().map(|signed| &signed.name)))
            .chain(report.decisions.iter().flat_map(named));
        Self(Names::of(names))
    }

    fn over(&self, text: &str) -> String {
        self.0.masked(text)
    }

    fn event(&self, event: &Event) -> Event {
        let act = match &event.act {
            Act::Words(words) => Act::Words(self.over(words)),
            Act::DeclareDraw(ground) => Act::DeclareDraw(self.over(ground)),
            Act::Claim(Claim::Other(words)) => Act::Claim(Claim::Other(self.over(words))),
            other => other.clone(),
        };
        Event { act, time: self.over(&event.time), note: String::new(), ..event.clone() }
    }

    fn statement(&self, statement: &Statement) -> Statement {
        Statement { party: statement.party, name: String::new(), text: self.over(&statement.text) }
    }

    fn ruling(&self, given: &RulingGiven) -> RulingGiven {
        RulingGiven {
            by: String::new(),
            when: self.over(&given.when),
            ground: self.over(&given.ground),
            duty: self.over(&given.duty),
            caveats: given.caveats.iter().map(|caveat| self.over(caveat)).collect(),
            words: self.over(&given.words),
            program: self.over(&given.program),
            signature: String::new(),
            signed: Vec::new(),
            ..given.clone()
        }
    }

    /// A decision without names, fees, signatures, and the private reasons for which members withdrew or facts
    /// were believed.
    fn decision(&self, given: &Decision) -> Decision {
        let appeal = &given.appeal;
        Decision {
            by: String::new(),
            when: self.over(&given.when),
            program: self.over(&given.program),
            appeal: Appeal {
                by: String::new(),
                announced: self.over(&appeal.announced),
                lodged: self.over(&appeal.lodged),
                claim: self.over(&appeal.claim),
                fee: String::new(),
                ..*appeal
            },
            members: given.members.iter().map(bare_member).collect(),
            findings: given.findings.iter().map(|one| self.finding(one)).collect(),
            decided: self.decided(&given.decided),
            reasons: self.over(&given.reasons),
            votes: given.votes,
            dissents: given
                .dissents
                .iter()
                .map(|one| Dissent { by: String::new(), text: self.over(&one.text) })
                .collect(),
            signatures: Vec::new(),
            seal: given.seal.clone(),
            signed: Vec::new(),
        }
    }

    fn finding(&self, finding: &FactFound) -> FactFound {
        let about = match &finding.about {
            Fact::Other(words) => Fact::Other(self.over(words)),
            about => about.clone(),
        };
        FactFound { about, found: finding.found, words: String::new() }
    }

    fn decided(&self, decided: &Decided) -> Decided {
        match decided {
            Decided::Other(words) => Decided::Other(self.over(words)),
            Decided::Changed { outcome, charged, ground } => {
                Decided::Changed { outcome: *outcome, charged: *charged, ground: self.over(ground) }
            }
            decided => decided.clone(),
        }
    }

    fn exhibit(&self, exhibit: &Exhibit) -> Exhibit {
        let mut open =
            Exhibit { name: String::new(), caption: self.over(&exhibit.caption), ..exhibit.clone() };
        for mark in &mut open.annotations.marks {
            if let Mark::Label(_, text) = mark {
                *text = self.over(text);
            }
        }
        open
    }
}

/// What stands in the place of a name within a text.
pub const MASK: &str = "×××";

/// Names to be taken out of texts.
#[derive(Debug, Default)]
pub(super) struct Names(Vec<Name>);

#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Name(Vec<char>);

/// Between these a field of names has several; so are a name and what is said of it.
const BETWEEN: [char; 15] =
    ['、', '，', ',', '/', '／', ';', '；', '（', '）', '(', ')', '｜', '|', '\n', '\t'];

/// Latin names of so many letters or fewer are found only as words of their own: Li, not in Listen.
const SHORT: usize = 3;

impl Names {
    /// The names that stand in these fields, where a field may hold several. Those of one character stay: they are
    /// in too many other words, of which many are pieces and moves.
    pub fn of<'a>(fields: impl Iterator<Item = &'a String>) -> Self {
        let whole_and_parts = |field: &'a String| std::iter::once(field.as_str()).chain(field.split(BETWEEN));
        let mut names: Vec<Name> = fields
            .flat_map(whole_and_parts)
            .map(|name| Name(folded(name).into_iter().map(|letter| letter.is).collect()))
            .filter(|name| name.0.len() > 1 && name.0.iter().any(|letter| letter.is_alphabetic()))
            .collect();
        names.sort_unstable();
        names.dedup();
        Self(names)
    }

    /// The text with [`MASK`] in the place of each name.
    pub fn masked(&self, text: &str) -> String {
        let letters = folded(text);
        let mut found: Vec<(usize, usize)> = self.0.iter().flat_map(|name| name.within(&letters)).collect();
        found.sort_unstable();
        let (mut out, mut at, mut end) = (String::with_capacity(text.len()), 0, 0);
        for (from, to) in found {
            // Where names overlap, nothing is left of either.
            if from >= end {
                out.push_str(text.get(at..from).unwrap_or_default());
                out.push_str(MASK);
            }
            end = end.max(to);
            at = end;
        }
        out.push_str(text.get(at..).unwrap_or_default());
        out
    }
}

impl Name {
    /// From which byte to which it stands in a text.
    fn within<'a>(&'a self, text: &'a [Letter]) -> impl Iterator<Item = (usize, usize)> + 'a {
        let is_short = self.0.len() <= SHORT && self.0.iter().all(char::is_ascii_alphabetic);
        text.windows(self.0.len()).enumerate().filter_map(move |(index, window)| {
            let (first, last) = (window.first()?, window.last()?);
            let is_it = window.iter().map(|letter| letter.is).eq(self.0.iter().copied());
            let joined = |one: &Letter, next: &Letter| one.to == next.from && one.is.is_ascii_alphabetic();
            let begins = || {
                let before = index.checked_sub(1).and_then(|before| text.get(before));
                before.is_none_or(|before| !joined(before, first))
            };
            let ends = || {
                let after = text.get(index + window.len());
                after.is_none_or(|after| last.to != after.from || !after.is.is_ascii_alphabetic())
            };
            (is_it && (!is_short || (begins() && ends()))).then_some((first.from, last.to))
        })
    }
}

/// A letter that counts, and where in the text it stands, with the accents after it.
struct Letter {
    is: char,
    from: usize,
    to: usize,
}

fn folded(text: &str) -> Vec<Letter> {
    let mut letters: Vec<Letter> = Vec::new();
    for (from, letter) in text.char_indices() {
        let to = from + letter.len_utf8();
        if is_accent(letter) {
            if let Some(last) = letters.last_mut().filter(|last| last.to == from) {
                last.to = to;
            }
        } else if !letter.is_whitespace() && !is_hidden(letter) && !is_dot(letter) {
            letters.extend(narrow(letter).to_lowercase().map(|is| Letter { is: bare(is), from, to }));
        }
    }
    letters
}

const fn is_accent(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36F}' | '\u{1AB0}'..='\u{1AFF}' | '\u{1DC0}'..='\u{1DFF}' | '\u{20D0}'..='\u{20FF}')
}

/// The dot between the parts of a foreign name, which is written in many ways and often not at all.
const fn is_dot(letter: char) -> bool {
    matches!(letter, '·' | '•' | '‧' | '∙' | '・' | '･' | '\u{387}')
}

/// The letter of usual width for one as wide as a Chinese character.
fn narrow(letter: char) -> char {
    let narrow = (letter as u32).checked_sub(0xFEE0).filter(|code| (0x21..=0x7E).contains(code));
    let letter = narrow.and_then(char::from_u32).unwrap_or(letter);
    if letter == '’' { '\'' } else { letter }
}

/// The letter without its accents.
fn bare(letter: char) -> char {
    if letter.is_ascii() {
        return letter;
    }
    ACCENTED.iter().find(|(_, with)| with.contains(letter)).map_or(letter, |(bare, _)| *bare)
}

/// Latin letters with their accents in one character, by the letter: those that Unicode takes apart.
const ACCENTED: [(char, &str); 25] = [
    ('a', "àáâãäåāăąǎǟǡǻȁȃȧḁạảấầẩẫậắằẳẵặ"),
    ('b', "ḃḅḇ"),
    ('c', "çćĉċčḉ"),
    ('d', "ďḋḍḏḑḓ"),
    ('e', "èéêëēĕėęěȅȇȩḕḗḙḛḝẹẻẽếềểễệ"),
    ('f', "ḟ"),
    ('g', "ĝğġģǧǵḡ"),
    ('h', "ĥȟḣḥḧḩḫẖ"),
    ('i', "ìíîïĩīĭįǐȉȋḭḯỉị"),
    ('j', "ĵǰ"),
    ('k', "ķǩḱḳḵ"),
    ('l', "ĺļľḷḹḻḽ"),
    ('m', "ḿṁṃ"),
    ('n', "ñńņňǹṅṇṉṋ"),
    ('o', "òóôõöōŏőơǒǫǭȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợ"),
    ('p', "ṕṗ"),
    ('r', "ŕŗřȑȓṙṛṝṟ"),
    ('s', "śŝşšșṡṣṥṧṩ"),
    ('t', "ţťțṫṭṯṱẗ"),
    ('u', "ùúûüũūŭůűųưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữự"),
    ('v', "ṽṿ"),
    ('w', "ŵẁẃẅẇẉẘ"),
    ('x', "ẋẍ"),
    ('y', "ýÿŷȳẏẙỳỵỷỹ"),
    ('z', "źżžẑẓẕ"),
];

#[cfg(test)]
mod tests {
    use super::*;

    fn masked(names: &[&str], text: &str) -> String {
        let names: Vec<String> = names.iter().map(|&name| name.to_owned()).collect();
        Names::of(names.iter()).masked(text)
    }

    #[test]
    fn a_name_is_found_however_it_is_set() {
        for (name, text) in [
            ("胡荣华", "胡 荣华"),
            ("胡荣华 ", "胡\u{200B}荣\u{A0}华"),
            ("王 某", "王某"),
            ("胡荣华", "胡荣\n华"),
            ("阿不都·热合曼", "阿不都热合曼"),
            ("Smith", "SMITH"),
            ("Smith", "Ｓｍｉｔｈ"),
            ("John Smith", "John\u{A0}Smith"),
            ("John Smith", "john\r\nsmith"),
            ("O'Neil", "O’Neil"),
            ("Đỗ Hà", "Đo\u{302}\u{303} Ha\u{300}"),
            ("Do\u{323}\u{302} Ha\u{300}", "Dộ Hà"),
        ] {
            assert_eq!(masked(&[name], &format!("甲，{text}。")), "甲，×××。", "{name:?} in {text:?}");
        }
    }

    #[test]
    fn a_field_may_hold_several_names() {
        for field in ["张三、李四", "张三（李四）", "张三/李四", "张三, 李四", "张三；李四", "张三;李四(2)"]
        {
            assert_eq!(masked(&[field], "李四见张三走第2着"), "×××见×××走第2着", "{field}");
        }
    }

    #[test]
    fn moves_and_other_words_stay() {
        let text = "车九平八，马二进三；Listen, Li said at 12.";
        assert_eq!(masked(&["车", "马", " 八 ", "12"], text), text);
        assert_eq!(masked(&["Li"], text), text.replace("Li said", "××× said"));
        assert_eq!(masked(&["Ann"], "an nth"), "an nth");
    }

    #[test]
    fn of_names_that_overlap_nothing_is_left() {
        assert_eq!(masked(&["王一", "王一川"], "王一，王一川。"), "×××，×××。");
        assert_eq!(masked(&["甲乙", "乙丙丁"], "子甲乙丙丁丑"), "子×××丑");
        assert_eq!(masked(&["甲乙", "丙丁"], "甲乙丙丁"), "××××××");
        assert_eq!(masked(&[], "甲乙"), "甲乙");
    }
}
