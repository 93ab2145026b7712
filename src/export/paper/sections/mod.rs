//! The sections of the paper, one function each.

mod book;
mod decision;
mod event;
mod given;
mod incident;
mod ruling;
mod sheet;

pub use book::book;
pub use decision::DecisionWriter;
pub use incident::board;

use super::Case;
use super::model::{Block, Column, Field, Paper, Point, Row, Section, Table, Text};
use super::{PaperKind, Readers};
use crate::case::NotRulable;
use crate::text::explanation::Explanation;
use crate::text::window::event_line;
use crate::text::{Lang, committee, review};
use crate::tr;

/// One language of the paper in the making.
#[derive(Copy, Clone)]
pub struct SectionWriter<'a> {
    pub case: &'a Case<'a>,
    pub lang: Lang,
    /// The ruling under the report's reading, where there is one.
    explanation: Option<&'a Explanation>,
}

/// The paper in one language.
pub fn paper(case: &Case<'_>, lang: Lang) -> Paper {
    let explanation = case.texts.evaluation.as_ref().ok().and_then(|of| Explanation::recorded(of, lang));
    let writer = SectionWriter { case, lang, explanation: explanation.as_ref() };
    match case.options.kind {
        PaperKind::Report => report(&writer),
        PaperKind::Sheet => sheet::sheet(&writer),
        PaperKind::Decision(index) => given::decision(&writer, index),
    }
}

/// The whole report.
fn report(writer: &SectionWriter<'_>) -> Paper {
    let mut sections = vec![
        event::event(writer),
        incident::position(writer),
        incident::timeline(writer),
        ruling::facts(writer),
        ruling::ruling(writer),
        ruling::readings(writer),
        event::foul_sheet(writer),
        incident::statements(writer),
        given::rulings_given(writer),
    ];
    sections.extend(given::decisions(writer));
    sections.extend([
        ruling::clauses(writer),
        incident::exhibits(writer),
        given::seals(writer),
        given::signatures(writer),
    ]);
    sections.retain(|section| !section.blocks.is_empty());
    for (index, section) in sections.iter_mut().enumerate() {
        section.number = Some(index + 1);
    }
    Paper { result: writer.result(), ..writer.paper(tr!(writer.lang, "sheet-title"), sections) }
}

impl SectionWriter<'_> {
    /// A paper with this title, of the event and with what holds for all of them.
    fn paper(&self, title: &str, sections: Vec<Section>) -> Paper {
        let (lang, case) = (self.lang, self.case);
        Paper {
            lang,
            title: self.say(title),
            subject: Text::recorded(&event_line(case.report(), Lang::Zh)),
            notice: notice(self.case.options.readers, lang),
            result: Text::default(),
            sections,
            digest: Some(case.digest.to_owned()),
            one_page: false,
            colophon: vec![
                self.field(tr!(lang, "sheet-digest"), Text::recorded(case.digest)),
                self.field(tr!(lang, "sheet-program"), Text::recorded(case.program)),
            ],
        }
    }

    /// A sentence of the program.
    fn say(&self, text: &str) -> Text {
        Text::said(self.lang, text)
    }

    /// Words of the report; where there are none, that nothing was filled in.
    fn recorded(&self, text: &str) -> Text {
        if text.trim().is_empty() {
            self.say(tr!(self.lang, "sheet-not-filled-in"))
        } else {
            Text::recorded(text)
        }
    }

    fn field(&self, label: &str, value: Text) -> Field {
        Field { label: self.say(label), value }
    }

    /// That something is under no seal.
    fn uncovered(&self) -> Text {
        self.say(tr!(self.lang, "sheet-uncovered"))
    }

    /// A section; its number follows from its place.
    fn section(&self, title: &str, blocks: Vec<Block>) -> Section {
        Section { number: None, title: self.say(title), blocks }
    }

    /// A table with these columns and their shares of the width.
    fn table(&self, columns: &[(&str, u16)], rows: Vec<Row>) -> Block {
        let columns =
            columns.iter().map(|&(title, share)| Column { title: self.say(title), share }).collect();
        Block::Table(Table { columns, rows })
    }

    /// Points, numbered or with one sign.
    fn points<T: AsRef<str>>(&self, texts: impl IntoIterator<Item = T>, sign: Option<&str>) -> Block {
        let point = |(index, text): (usize, T)| Point {
            mark: sign.map_or_else(|| format!("{}.", index + 1), str::to_owned),
            clause: Text::default(),
            text: self.say(text.as_ref()),
        };
        Block::Points(texts.into_iter().enumerate().map(point).collect())
    }

    /// The result in one line; below the decision of the appeals committee that is in force, where there is one.
    fn result(&self) -> Text {
        let (report, lang) = (self.case.report(), self.lang);
        let from_record = self.result_of_record();
        let Some(decision) = report.in_force() else { return from_record };
        let decided = committee::in_force(report, decision, lang);
        self.say(&tr!(lang, "over-the-record", decided, record = from_record.joined()))
    }

    /// What follows from the record, in one line; why nothing does where nothing does.
    fn result_of_record(&self) -> Text {
        match &self.case.texts.evaluation {
            Ok(_) => self.say(self.explanation.map_or("", Explanation::result)),
            Err(why @ NotRulable::Refused(_)) => self.say(&review::not_rulable(why, self.lang)),
            Err(why) => {
                let why = review::no_ruling(why, self.lang);
                self.say(&self.case.mask.as_ref().map_or(why.clone(), |mask| mask.plain(&why)))
            }
        }
    }
}

/// What a paper for these readers leaves out.
fn notice(readers: Readers, lang: Lang) -> Text {
    match readers {
        Readers::File => Text::default(),
        Readers::Public { pictures: false } => Text::said(lang, tr!(lang, "sheet-public")),
        Readers::Public { pictures: true } => Text::said(lang, tr!(lang, "sheet-public-with-pictures")),
    }
}

/// A row that does not stand out.
const fn row(cells: Vec<Text>) -> Row {
    Row { cells, strong: false, page_of: None }
}
