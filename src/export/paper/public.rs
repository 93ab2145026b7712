//! The report without what is not for everybody.
//!
//! A public paper is made from a copy of the report that does not hold the private parts any more, so that
//! none of them can find a way into it.

use super::mask::Names;
use crate::incident::{Act, Claim, Event};
use crate::report::{
    Appeal, Arbiter, Comments, Decided, Decision, Dissent, Exhibit, Fact, FactFound, Mark, Member, Player,
    Report, RulingGiven, Statement,
};
use xiangqi::BySide;

/// A copy without names, teams, notes, comments of the game's record and signatures; names are taken out of every text
/// as well. The pictures of
/// the exhibits stay, their file names do not.
#[must_use]
pub fn public(report: &Report) -> Report {
    let mask = Mask::of(report);
    let mut open = report.clone();
    open.players = BySide { red: Player::default(), black: Player::default() };
    open.arbiters =
        report.arbiters.iter().map(|one| Arbiter { name: String::new(), role: one.role }).collect();
    open.remarks = String::new();
    (open.result, open.comments) = (None, Comments::default());
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
        for mark in &mut open.sight.marks {
            if let Mark::Label(_, text) = mark {
                *text = self.over(text);
            }
        }
        open
    }
}
