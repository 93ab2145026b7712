//! The items of each section.

use super::canonical::Canonical;
use super::{Section, given};
use crate::digest::Digest;
use crate::incident::{Act, Actor, Basis, Certainty, Claim, Consent, Event, Party};
use crate::law::LawRef;
use crate::report::{
    Arbiter, Category, EventInfo, Exhibit, FoulClass, FoulRow, Player, Report, Role, Scope, Statement,
};
use xiangqi::{Side, fen};

/// The canonical items of every section of a report.
pub(super) struct Content(Vec<Vec<String>>);

impl Content {
    pub fn of(report: &Report) -> Self {
        Self(Section::ALL.map(|section| of_section(report, section)).into())
    }

    /// The items of a section; none of [`Section::Given`], which is not the report's.
    pub fn items(&self, section: Section) -> &[String] {
        self.0.get(section as usize).map_or(&[], Vec::as_slice)
    }
}

/// The digest of a section with these items.
pub(super) fn digest(section: Section, items: &[String]) -> String {
    let mut text = Canonical::begin(section.word());
    text.each(items, |text, item| {
        text.raw(item);
    });
    text.digest()
}

fn of_section(report: &Report, section: Section) -> Vec<String> {
    match section {
        Section::Event => vec![event(&report.event)],
        Section::Law => vec![law(&report.event)],
        Section::Players => vec![player(&report.players.red), player(&report.players.black)],
        Section::Arbiters => report.arbiters.iter().map(arbiter).collect(),
        Section::FoulSheet => report.foul_sheet.iter().map(foul_row).collect(),
        Section::Game => {
            let start = Canonical::item().text(&fen::write(&report.start)).end();
            std::iter::once(start).chain(report.moves.iter().map(one_text)).collect()
        }
        Section::Later => report.later.iter().map(one_text).collect(),
        Section::Timeline => report.timeline.iter().map(row).collect(),
        Section::Statements => report.statements.iter().map(statement).collect(),
        Section::Exhibits => report.exhibits.iter().map(exhibit).collect(),
        Section::Rulings => report
            .rulings
            .iter()
            .map(|ruling| given::with_seal(given::ruling(ruling), ruling.seal.as_deref()))
            .collect(),
        Section::Decisions => report
            .decisions
            .iter()
            .map(|decision| given::with_seal(given::decision(decision), decision.seal.as_deref()))
            .collect(),
        Section::Given => Vec::new(),
    }
}

fn one_text(value: &impl ToString) -> String {
    Canonical::item().text(&value.to_string()).end()
}

fn event(event: &EventInfo) -> String {
    Canonical::item()
        .text(&event.name)
        .text(&event.place)
        .text(&event.date)
        .text(match event.scope {
            Scope::National => "national",
            Scope::Province => "province",
            Scope::City => "city",
            Scope::County => "county",
            Scope::School => "school",
        })
        .text(match event.category {
            Category::Open => "open",
            Category::Youth => "youth",
        })
        .text(&event.round)
        .text(&event.table)
        .end()
}

fn law(event: &EventInfo) -> String {
    let mut text = Canonical::item();
    law_ref(&mut text, &event.rulebook);
    law_ref(&mut text, &event.reading);
    text.option(event.regulation.as_ref(), law_ref).end()
}

pub(super) fn law_ref(text: &mut Canonical, law: &LawRef) {
    text.text(&law.id).text(&law.edition).text(&law.digest).option_text(law.text.as_deref());
}

fn player(player: &Player) -> String {
    Canonical::item().text(&player.name).text(&player.team).end()
}

fn arbiter(arbiter: &Arbiter) -> String {
    let role = match arbiter.role {
        Role::Chief => "chief",
        Role::Arbiter => "arbiter",
        Role::Appeals => "appeals",
    };
    Canonical::item().text(&arbiter.name).text(role).end()
}

fn foul_row(row: &FoulRow) -> String {
    let class = match row.class {
        FoulClass::Breach => "breach",
        FoulClass::Foul => "foul",
        FoulClass::Technical => "technical",
    };
    let mut text = Canonical::item();
    text.text(side(row.side)).text(class).text(&row.clause).text(&row.moment).text(&row.note).end()
}

pub(super) const fn side(side: Side) -> &'static str {
    match side {
        Side::Red => "red",
        Side::Black => "black",
    }
}

const fn party(party: Party) -> &'static str {
    match party {
        Party::Red => "red",
        Party::Black => "black",
        Party::Witness => "witness",
        Party::Arbiter => "arbiter",
    }
}

fn statement(statement: &Statement) -> String {
    Canonical::item().text(party(statement.party)).text(&statement.name).text(&statement.text).end()
}

fn exhibit(exhibit: &Exhibit) -> String {
    Canonical::item()
        .text(&exhibit.name)
        .text(&exhibit.caption)
        .text(exhibit.media_type.name())
        .text(&Digest::of(&exhibit.bytes).to_string())
        .end()
}

/// A row of the timeline.
fn row(event: &Event) -> String {
    let mut text = Canonical::item();
    text.text(match event.actor {
        Actor::Player(of) => side(of),
        Actor::Arbiter => "arbiter",
    });
    act(&mut text, &event.act);
    text.option(
        match &event.certainty {
            Certainty::Established => None,
            Certainty::Disputed(by) => Some(by),
        },
        |text, by| {
            text.each(by, |text, &by| {
                text.text(party(by));
            });
        },
    );
    text.text(if event.order_disputed { "order-disputed" } else { "in-order" });
    text.each(&event.basis, |text, basis| {
        text.text(match basis {
            Basis::Seen => "seen",
            Basis::Video => "video",
            Basis::Witness => "witness",
            Basis::ScoreSheet => "score-sheet",
            Basis::Admission => "admission",
        });
    });
    let clocks = &event.clocks;
    text.text(&event.time).option_text(clocks.running.map(side));
    for remaining in [clocks.remaining.red, clocks.remaining.black] {
        text.option(remaining, |text, seconds| {
            text.number(seconds);
        });
    }
    text.text(&event.note).end()
}

/// The word of an act, and the list of what it is about.
fn act(text: &mut Canonical, act: &Act) {
    let (word, about) = match act {
        Act::Touch(_) => ("touch", squares(act)),
        Act::TouchBoth(..) => ("touch-both", squares(act)),
        Act::Lift(_) => ("lift", squares(act)),
        Act::PutBack(_) => ("put-back", squares(act)),
        Act::Place(mv) => ("place", vec![mv.to_string()]),
        Act::Release(mv) => ("release", vec![mv.to_string()]),
        Act::Brush(_) => ("brush", squares(act)),
        Act::Adjust(_, Consent::Given) => ("adjust-with-consent", squares(act)),
        Act::Adjust(_, Consent::Announced) => ("adjust-announced", squares(act)),
        Act::Adjust(_, Consent::None) => ("adjust-without-consent", squares(act)),
        Act::Disturb(_) => ("disturb", squares(act)),
        Act::TakeBack(mv) => ("take-back", vec![mv.to_string()]),
        Act::Restore => ("restore", Vec::new()),
        Act::PressClock => ("press-clock", Vec::new()),
        Act::StopClocks => ("stop-clocks", Vec::new()),
        Act::FlagFall => ("flag-fall", Vec::new()),
        Act::Claim(Claim::Irregular(ply)) => ("claim-irregular", vec![ply.to_string()]),
        Act::Claim(Claim::Facing) => ("claim-facing", Vec::new()),
        Act::Claim(Claim::NaturalLimit) => ("claim-natural-limit", Vec::new()),
        Act::Claim(Claim::NoWinningChances) => ("claim-no-winning-chances", Vec::new()),
        Act::Claim(Claim::Repetition) => ("claim-repetition", Vec::new()),
        Act::Claim(Claim::Time) => ("claim-time", Vec::new()),
        Act::Claim(Claim::Other(words)) => ("claim-other", vec![words.clone()]),
        Act::OfferDraw => ("offer-draw", Vec::new()),
        Act::AgreeDraw => ("agree-draw", Vec::new()),
        Act::Resign => ("resign", Vec::new()),
        Act::Late(minutes) => ("late", vec![minutes.to_string()]),
        Act::DeclareDraw(ground) => ("declare-draw", vec![ground.clone()]),
        Act::Words(words) => ("words", vec![words.clone()]),
    };
    text.text(word).each(&about, |text, about| {
        text.text(about);
    });
}

fn squares(act: &Act) -> Vec<String> {
    act.squares().iter().map(ToString::to_string).collect()
}
