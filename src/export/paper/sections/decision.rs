//! An appeal and the decision on it, as the document an association files.

use super::row;
use crate::export::diagram::{Diagram, Style};
use crate::export::paper::model::{Block, Column, Field, Figure, Picture, Row, Table, Text};
use crate::report::{Decided, Decision, Member, Report, Votes};
use crate::text::{Lang, committee, decision as words, names};
use crate::tr;

/// Writes one decision in one language.
#[derive(Copy, Clone)]
pub struct DecisionWriter<'a> {
    report: &'a Report,
    decision: &'a Decision,
    lang: Lang,
    public: bool,
    style: Style,
}

impl<'a> DecisionWriter<'a> {
    pub fn of(report: &'a Report, decision: &'a Decision, lang: Lang, public: bool, style: Style) -> Self {
        Self { report, decision, lang, public, style }
    }

    /// What kind of paper it is: an appeal that waits, or a decision.
    pub fn title(&self, number: usize, of: usize) -> String {
        let title = match self.decision.decided {
            Decided::Pending => tr!(self.lang, "sheet-appeal"),
            _ => tr!(self.lang, "sheet-decision"),
        };
        if of > 1 { format!("{title} {number}") } else { title.to_owned() }
    }

    /// The whole document.
    pub fn blocks(&self) -> Vec<Block> {
        let mut blocks = vec![Block::Result(self.decided()), Block::Fields(self.head())];
        if !self.decision.members.is_empty() {
            blocks.push(Block::Heading(self.say(tr!(self.lang, "sheet-members"))));
            blocks.push(self.members());
        }
        if !self.decision.findings.is_empty() {
            blocks.push(Block::Heading(self.say(tr!(self.lang, "sheet-findings"))));
            blocks.push(self.findings());
        }
        if let Decided::Resumed(setup) = &self.decision.decided {
            blocks.push(Block::Figure(Figure {
                picture: Some(Picture::Board(Box::new(Diagram {
                    style: self.style,
                    to_move: setup.turn,
                    ..Diagram::new(setup.board.clone())
                }))),
                alternative: self.say(&committee::decided(&self.decision.decided, self.lang)),
                caption: self.say(tr!(self.lang, "sheet-resumed-from")),
            }));
        }
        if !self.decision.reasons.trim().is_empty() {
            blocks.push(Block::Heading(self.say(tr!(self.lang, "sheet-reasons"))));
            let paragraphs = self.decision.reasons.lines().filter(|line| !line.trim().is_empty());
            blocks.extend(paragraphs.map(|line| Block::Paragraph(Text::recorded(line))));
        }
        self.vote(&mut blocks);
        self.close(&mut blocks);
        blocks
    }

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

    /// A name, which a public paper leaves out.
    fn name(&self, text: &str) -> Text {
        if self.public { self.say(tr!(self.lang, "sheet-left-out")) } else { self.recorded(text) }
    }

    /// Words that a public paper leaves out, and that may be empty.
    fn private(&self, text: &str) -> Text {
        if self.public { self.say(tr!(self.lang, "sheet-left-out")) } else { Text::recorded(text) }
    }

    fn field(&self, label: &str, value: Text) -> Field {
        Field { label: self.say(label), value }
    }

    fn table(&self, columns: &[(&str, u16)], rows: Vec<Row>) -> Block {
        let columns =
            columns.iter().map(|&(title, share)| Column { title: self.say(title), share }).collect();
        Block::Table(Table { columns, rows })
    }

    fn decided(&self) -> Text {
        match &self.decision.decided {
            Decided::Other(words) => Text::recorded(words),
            decided => self.say(&names::capitalised(&committee::decided(decided, self.lang))),
        }
    }

    /// Who decided and when, on which appeal, and whether that was in time.
    fn head(&self) -> Vec<Field> {
        let (lang, appeal) = (self.lang, &self.decision.appeal);
        let side = appeal.side.map_or(tr!(lang, "sheet-for-neither"), |side| names::side(side, lang));
        let against = appeal.against.and_then(|index| Some((index, self.report.rulings.get(index)?)));
        let against = match against {
            Some((index, given)) => self.say(&words::ruling_given(index + 1, given, lang)),
            None => self.say(tr!(lang, "sheet-none")),
        };
        let mut in_time = self.say(&names::capitalised(&committee::in_time(self.report, appeal, lang)));
        if let (Some(stated), Ok(_)) = (appeal.stated_in_time, self.report.reckoned(appeal)) {
            in_time.0.extend(
                self.say(if stated {
                    tr!(lang, "sheet-stated-in-time")
                } else {
                    tr!(lang, "sheet-stated-late")
                })
                .0,
            );
        }
        let mut fields = Vec::new();
        if self.decision.decided != Decided::Pending || !self.decision.by.is_empty() {
            fields.push(self.field(tr!(lang, "sheet-committee"), self.name(&self.decision.by)));
            fields.push(self.field(tr!(lang, "sheet-decided-at"), self.recorded(&self.decision.when)));
        }
        fields.extend([
            self.field(tr!(lang, "sheet-appellant"), self.name(&appeal.by)),
            self.field(tr!(lang, "sheet-on-behalf"), self.say(side)),
            self.field(tr!(lang, "sheet-appealed"), against),
            self.field(tr!(lang, "sheet-announced"), self.recorded(self.report.announced(appeal))),
            self.field(tr!(lang, "sheet-lodged"), self.recorded(&appeal.lodged)),
            self.field(tr!(lang, "sheet-deadline"), in_time),
        ]);
        if !self.public {
            fields.push(self.field(tr!(lang, "sheet-fee"), self.recorded(&appeal.fee)));
        }
        fields.push(self.field(tr!(lang, "sheet-claim"), self.recorded(&appeal.claim)));
        fields
    }

    fn members(&self) -> Block {
        let rows = self.decision.members.iter().map(|member: &Member| {
            let mut part = self.say(if member.withdrew.is_some() {
                tr!(self.lang, "sheet-withdrew")
            } else {
                tr!(self.lang, "sheet-took-part")
            });
            if let Some(why) = &member.withdrew {
                part.0.extend(Text::recorded(why).0);
            }
            row(vec![self.name(&member.name), self.private(&member.office), part])
        });
        self.table(
            &[
                (tr!(self.lang, "sheet-member"), 26),
                (tr!(self.lang, "sheet-office"), 34),
                (tr!(self.lang, "sheet-part"), 40),
            ],
            rows.collect(),
        )
    }

    fn findings(&self) -> Block {
        let lang = self.lang;
        let rows = self.decision.findings.iter().map(|finding| {
            let about = words::fact(self.report, &finding.about, lang);
            let about = match finding.about.disputed() {
                Some(_) => self.say(&about),
                None => Text::recorded(&about),
            };
            let found = self.say(committee::found(&finding.about, finding.found, lang));
            row(vec![about, found, self.private(&finding.words)])
        });
        self.table(
            &[(tr!(lang, "sheet-fact"), 46), (tr!(lang, "sheet-found"), 20), (tr!(lang, "sheet-basis"), 34)],
            rows.collect(),
        )
    }

    /// Votes and dissents.
    fn vote(&self, blocks: &mut Vec<Block>) {
        let decision = self.decision;
        if decision.decided == Decided::Pending {
            return;
        }
        let mut fields = Vec::new();
        if decision.votes != Votes::default() {
            fields.push(self.field(
                tr!(self.lang, "sheet-votes"),
                self.say(&committee::votes(decision.votes, self.lang)),
            ));
        }
        if !self.public && !decision.signatures.is_empty() {
            fields.push(
                self.field(tr!(self.lang, "sheet-signed"), Text::recorded(&decision.signatures.join("\n"))),
            );
        }
        let dissents = decision.dissents.iter().map(|dissent| {
            let mut label = self.say(tr!(self.lang, "sheet-dissent"));
            if !self.public {
                label.0.extend(Text::recorded(&dissent.by).0);
            }
            Field { label, value: self.recorded(&dissent.text) }
        });
        let dissents: Vec<Field> = dissents.collect();
        if !fields.is_empty() || !dissents.is_empty() {
            blocks.push(Block::Heading(self.say(tr!(self.lang, "sheet-vote"))));
        }
        for fields in [fields, dissents] {
            if !fields.is_empty() {
                blocks.push(Block::Fields(fields));
            }
        }
    }

    /// The lines to sign on, and the digest by which the document can be told again.
    fn close(&self, blocks: &mut Vec<Block>) {
        let decision = self.decision;
        if !self.public && decision.decided != Decided::Pending {
            let lines = decision.present().map(|member| {
                let office =
                    if member.office.is_empty() { tr!(self.lang, "sheet-member") } else { &member.office };
                Text::recorded(&format!("{office}  {}", member.name))
            });
            let mut lines: Vec<Text> = lines.collect();
            if !lines.is_empty() {
                lines.push(self.say(tr!(self.lang, "sheet-signed-on")));
                blocks.push(Block::Signatures(lines));
            }
        }
        let digest = match &decision.seal {
            Some(seal) => format!("{} SHA-256 {}", tr!(self.lang, "sheet-sealed"), seal.digest),
            None => tr!(self.lang, "sheet-not-sealed").to_owned(),
        };
        let program = match decision.program.as_str() {
            "" => String::new(),
            program => format!(" · {} {program}", tr!(self.lang, "sheet-program")),
        };
        blocks.push(Block::Small(self.say(&format!("{digest}{program}"))));
    }
}
