//! The report and its law without what is not for everybody.
//!
//! A public paper is made from copies that do not hold the private parts any more, so that none of them can find a
//! way into it: [`names`] are those that stand in the report, [`search`] finds them in every text that stays, and
//! [`remains`] says where a part of one may be left.

mod folding;
mod names;
mod remains;
mod search;
mod words;

pub use search::MASK;
pub use words::names_left_in_words;

use std::sync::Arc;

use crate::case::CaseLaw;
use crate::incident::Event;
use crate::law::{Bilingual, Clause, ConductRule, LawRef, Library, Reading, Regulation, RuleEntry, Rulebook};
use crate::report::{
    Appeal, Arbiter, Comments, Decided, Decision, Dissent, Exhibit, Fact, FactFound, Mark, Member, Player,
    Report, RulingGiven, Seal, Statement, Variations,
};
use names::{Names, Of};
use remains::{Parts, beginning};
use search::Search;
use xiangqi::BySide;

/// Where in a report a text stands; the numbers count from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// A field of names that is not taken apart, or names nobody that could be looked for.
    Names,
    Event,
    FoulSheet(usize),
    Timeline(usize),
    Statement(usize),
    Ruling(usize),
    Decision(usize),
    Exhibit(usize),
    /// The law of the report.
    Law,
}

/// A place where a part of a name may be left, with what stands around it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NameLeft {
    pub place: Place,
    pub text: String,
}

/// Takes names out of texts, and notes where a part of one may be left.
pub struct Mask {
    whole: Search,
    parts: Parts,
    pub left: Vec<NameLeft>,
}

impl Mask {
    /// Of the names in all these reports, each of which may speak of the people of another.
    pub fn of<'a>(reports: impl IntoIterator<Item = &'a Report>) -> Self {
        let names = Names::of(reports.into_iter().flat_map(fields));
        let unsearched = names.unsearched.iter();
        let left = unsearched.map(|text| NameLeft { place: Place::Names, text: beginning(text) }).collect();
        Self { whole: Search::new(&names.whole), parts: Parts::of(&names), left }
    }

    /// The text without names.
    pub fn plain(&self, text: &str) -> String {
        self.whole.masked(text)
    }

    fn over(&mut self, place: &Place, text: &str) -> String {
        let masked = self.whole.masked(text);
        let left = self.parts.left_in(&masked).into_iter();
        self.left.extend(left.map(|text| NameLeft { place: place.clone(), text }));
        masked
    }

    fn all(&mut self, place: &Place, texts: &mut [&mut String]) {
        for text in texts {
            **text = self.over(place, text);
        }
    }

    /// A copy without names, teams, notes, comments and variations of the game's record, and signatures; names are taken
    /// out of every text as well. The pictures of the exhibits stay, their file names do not. The law is as it was.
    pub fn report(&mut self, report: &Report) -> Report {
        let mut open = report.clone();
        open.players = BySide { red: Player::default(), black: Player::default() };
        open.arbiters =
            report.arbiters.iter().map(|one| Arbiter { name: String::new(), role: one.role }).collect();
        open.remarks = String::new();
        (open.result, open.comments, open.variations) = (None, Comments::default(), Variations::default());
        let event = &mut open.event;
        self.all(
            &Place::Event,
            &mut [&mut event.name, &mut event.place, &mut event.date, &mut event.round, &mut event.table],
        );
        for (index, row) in open.foul_sheet.iter_mut().enumerate() {
            self.all(&Place::FoulSheet(index), &mut [&mut row.clause, &mut row.moment]);
            row.note = String::new();
        }
        for (index, event) in open.timeline.iter_mut().enumerate() {
            self.event(&Place::Timeline(index), event);
        }
        for (index, statement) in open.statements.iter_mut().enumerate() {
            let text = self.over(&Place::Statement(index), &statement.text);
            *statement = Statement { party: statement.party, name: String::new(), text };
        }
        for (index, ruling) in open.rulings.iter_mut().enumerate() {
            self.ruling(&Place::Ruling(index), ruling);
        }
        for (index, decision) in open.decisions.iter_mut().enumerate() {
            *decision = self.decision(&Place::Decision(index), decision);
        }
        for (index, exhibit) in open.exhibits.iter_mut().enumerate() {
            self.exhibit(&Place::Exhibit(index), exhibit);
        }
        open
    }

    fn event(&mut self, place: &Place, event: &mut Event) {
        if let Some(text) = event.act.text_mut() {
            self.all(place, &mut [text]);
        }
        event.note = String::new();
        self.all(place, &mut [&mut event.time]);
    }

    fn ruling(&mut self, place: &Place, ruling: &mut RulingGiven) {
        (ruling.by, ruling.signature, ruling.signed) = (String::new(), String::new(), Vec::new());
        let RulingGiven { when, ground, duty, caveats, words, program, seal, .. } = ruling;
        self.all(place, &mut [when, ground, duty, words, program]);
        self.seal(place, seal);
        self.all(place, &mut caveats.iter_mut().collect::<Vec<_>>());
    }

    /// A decision without names, fees, signatures, and the private reasons for which members withdrew or facts
    /// were believed.
    fn decision(&mut self, place: &Place, given: &Decision) -> Decision {
        let appeal = &given.appeal;
        let mut seal = given.seal.clone();
        self.seal(place, &mut seal);
        Decision {
            by: String::new(),
            when: self.over(place, &given.when),
            program: self.over(place, &given.program),
            appeal: Appeal {
                by: String::new(),
                announced: self.over(place, &appeal.announced),
                lodged: self.over(place, &appeal.lodged),
                claim: self.over(place, &appeal.claim),
                fee: String::new(),
                ..*appeal
            },
            members: given.members.iter().map(bare_member).collect(),
            findings: given.findings.iter().map(|one| self.finding(place, one)).collect(),
            decided: self.decided(place, &given.decided),
            reasons: self.over(place, &given.reasons),
            votes: given.votes,
            dissents: given
                .dissents
                .iter()
                .map(|one| Dissent { by: String::new(), text: self.over(place, &one.text) })
                .collect(),
            signatures: Vec::new(),
            seal,
            signed: Vec::new(),
        }
    }

    /// A digest has no names; what else stands in its place may.
    fn seal(&mut self, place: &Place, seal: &mut Option<Box<Seal>>) {
        let Some(seal) = seal else { return };
        if !seal.digest.chars().all(|digit| digit.is_ascii_hexdigit()) {
            self.all(place, &mut [&mut seal.digest]);
        }
    }

    fn finding(&mut self, place: &Place, finding: &FactFound) -> FactFound {
        let about = match &finding.about {
            Fact::Other(words) => Fact::Other(self.over(place, words)),
            about => about.clone(),
        };
        FactFound { about, found: finding.found, words: String::new() }
    }

    fn decided(&mut self, place: &Place, decided: &Decided) -> Decided {
        match decided {
            Decided::Other(words) => Decided::Other(self.over(place, words)),
            Decided::Changed { outcome, charged, ground } => {
                let ground = self.over(place, ground);
                Decided::Changed { outcome: *outcome, charged: *charged, ground }
            }
            decided => decided.clone(),
        }
    }

    fn exhibit(&mut self, place: &Place, exhibit: &mut Exhibit) {
        exhibit.name = String::new();
        self.all(place, &mut [&mut exhibit.caption]);
        for mark in &mut exhibit.annotations.marks {
            if let Mark::Label(_, text) = mark {
                self.all(place, &mut [text]);
            }
        }
    }
}

/// The law, where it did not come with the program.
impl Mask {
    /// Takes the names out of everything that a report says of its law.
    pub fn cited(&mut self, report: &mut Report) {
        let event = &mut report.event;
        let of_event = [&mut event.rulebook, &mut event.reading].into_iter().chain(&mut event.regulation);
        let of_rulings = report.rulings.iter_mut().flat_map(|given| {
            [&mut given.rulebook, &mut given.reading].into_iter().chain(&mut given.regulation)
        });
        for LawRef { id, edition, text, .. } in of_event.chain(of_rulings) {
            self.all(&Place::Law, &mut [id, edition]);
            *text = None;
        }
    }

    /// Takes the names out of the law at hand, most of which the paper does not speak of.
    pub fn library(&mut self, library: &mut Library) {
        let noted = self.left.len();
        let is_own = |cited: LawRef| cited.text.is_some();
        let rulebooks: Vec<bool> =
            library.rulebooks.iter().map(|one| is_own(library.cite_rulebook(&one.id))).collect();
        let readings: Vec<bool> =
            library.readings.iter().map(|one| is_own(library.cite_reading(&one.id))).collect();
        for (rulebook, _) in library.rulebooks.iter_mut().zip(rulebooks).filter(|(_, is_own)| *is_own) {
            self.rulebook(rulebook);
        }
        for (reading, _) in library.readings.iter_mut().zip(readings).filter(|(_, is_own)| *is_own) {
            self.reading(reading);
        }
        for regulation in &mut library.regulations {
            self.regulation(regulation);
        }
        self.left.truncate(noted);
    }

    /// Takes the names out of the law of a case.
    pub fn case_law(&mut self, law: &mut Arc<CaseLaw>, library: &Library) {
        let law = Arc::make_mut(law);
        if library.cite_rulebook(&law.rulebook.id).text.is_some() {
            self.rulebook(&mut law.rulebook);
        }
        for reading in &mut law.readings {
            if library.cite_reading(&reading.id).text.is_some() {
                self.reading(reading);
            }
        }
        if let Some(regulation) = &mut law.regulation {
            self.regulation(regulation);
        }
        law.recorded = law.recorded.as_ref().map(|id| self.plain(id));
    }

    fn rulebook(&mut self, rulebook: &mut Rulebook) {
        let Rulebook {
            id,
            name,
            short_name,
            edition,
            seen,
            settings,
            conduct,
            clauses,
            breach_limits: _,
            repetition: _,
            digest: _,
        } = rulebook;
        self.all(&Place::Law, &mut [id]);
        self.bilingual(&mut [name, short_name, edition, seen]);
        self.rules(settings, conduct, clauses);
    }

    fn reading(&mut self, reading: &mut Reading) {
        let Reading { id, name, gist, source, notes, unmeetable_touch: _, positions: _, digest: _ } = reading;
        self.all(&Place::Law, &mut [id]);
        self.bilingual(&mut [name, gist, source]);
        for note in notes {
            self.bilingual(&mut [&mut note.text]);
        }
    }

    fn regulation(&mut self, regulation: &mut Regulation) {
        let Regulation {
            id,
            name,
            short_name,
            edition,
            rulebook,
            seen,
            settings,
            conduct,
            clauses,
            standing: _,
            digest: _,
        } = regulation;
        self.all(&Place::Law, &mut [id, rulebook]);
        self.bilingual(&mut [name, short_name, edition, seen]);
        self.rules(settings, conduct, clauses);
    }

    fn rules(&mut self, settings: &mut [RuleEntry], conduct: &mut [ConductRule], clauses: &mut [Clause]) {
        for setting in settings {
            self.all(&Place::Law, &mut [&mut setting.clause]);
        }
        for rule in conduct {
            self.all(&Place::Law, &mut [&mut rule.clause]);
        }
        for Clause { number, title, text, source, note, topic: _, confidence: _, carried_from: _ } in clauses
        {
            self.all(&Place::Law, &mut [number, source]);
            self.bilingual(&mut [title, text]);
            if let Some(note) = note {
                self.bilingual(&mut [note]);
            }
        }
    }

    fn bilingual(&mut self, texts: &mut [&mut Bilingual]) {
        for Bilingual { zh, en } in texts {
            self.all(&Place::Law, &mut [zh, en]);
        }
    }
}

/// A member without name, office and reason.
fn bare_member(member: &Member) -> Member {
    Member { withdrew: member.withdrew.as_ref().map(|_| String::new()), ..Member::default() }
}

/// Every field of a report that holds names.
fn fields(report: &Report) -> impl Iterator<Item = (Of, &str)> {
    let mut fields: Vec<(Of, &str)> = Vec::new();
    for player in [&report.players.red, &report.players.black] {
        fields.extend([(Of::Person, player.name.as_str()), (Of::Team, &player.team)]);
    }
    let mut people: Vec<&String> = Vec::new();
    people.extend(report.arbiters.iter().map(|arbiter| &arbiter.name));
    people.extend(report.statements.iter().map(|statement| &statement.name));
    for ruling in &report.rulings {
        people.extend([&ruling.by, &ruling.signature]);
        people.extend(ruling.signed.iter().map(|signed| &signed.name));
    }
    for decision in &report.decisions {
        people.extend([&decision.by, &decision.appeal.by]);
        people.extend(decision.members.iter().map(|member| &member.name));
        people.extend(decision.dissents.iter().map(|dissent| &dissent.by));
        people.extend(&decision.signatures);
        people.extend(decision.signed.iter().map(|signature| &signature.name));
    }
    fields.extend(people.into_iter().map(|name| (Of::Person, name.as_str())));
    fields.into_iter()
}
