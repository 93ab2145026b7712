//! The items of rulings and decisions.

use super::Seal;
use super::canonical::Canonical;
use super::content::{law_ref, side};
use crate::report::{Decided, Decision, Fact, Found, GivenOutcome, RulingGiven, Stage};
use xiangqi::fen;

/// An earlier ruling or decision with the digest of its seal.
pub(super) fn with_seal(given: String, seal: Option<&Seal>) -> String {
    Canonical::item().raw(&given).option_text(seal.map(|seal| seal.digest.as_str())).end()
}

/// A ruling without its seal and signatures by keys.
pub(super) fn ruling(ruling: &RulingGiven) -> String {
    let mut text = Canonical::item();
    text.text(match ruling.stage {
        Stage::OnSite => "on-site",
        Stage::ChiefArbiter => "chief-arbiter",
        Stage::Appeal => "appeal",
        Stage::Commentary => "commentary",
    });
    text.text(&ruling.by).text(&ruling.when).text(&ruling.program);
    law_ref(&mut text, &ruling.rulebook);
    law_ref(&mut text, &ruling.reading);
    text.option(ruling.regulation.as_ref(), law_ref);
    text.text(outcome(ruling.outcome)).option_text(ruling.charged.map(side));
    text.text(&ruling.ground).text(&ruling.duty);
    text.each(&ruling.caveats, |text, caveat| {
        text.text(caveat);
    });
    text.text(&ruling.words).text(&ruling.signature).end()
}

const fn outcome(outcome: GivenOutcome) -> &'static str {
    match outcome {
        GivenOutcome::None => "none",
        GivenOutcome::Foul => "foul",
        GivenOutcome::Open => "open",
        GivenOutcome::Draw => "draw",
        GivenOutcome::Loss => "loss",
    }
}

/// A decision without its seal and signatures by keys.
pub(super) fn decision(decision: &Decision) -> String {
    let mut text = Canonical::item();
    text.text(&decision.by).text(&decision.when).text(&decision.program);
    appeal(&mut text, decision);
    text.each(&decision.members, |text, member| {
        text.text(&member.name).text(&member.office).option_text(member.withdrew.as_deref());
    });
    text.each(&decision.findings, |text, finding| {
        match &finding.about {
            Fact::Happened(row) => text.text("happened").number(row),
            Fact::CameAfter(row) => text.text("came-after").number(row),
            Fact::Other(words) => text.text("other").text(words),
        };
        text.text(match finding.found {
            Found::AsRecorded => "as-recorded",
            Found::NotSo => "not-so",
            Found::LeftOpen => "left-open",
        });
        text.text(&finding.words);
    });
    decided(&mut text, &decision.decided);
    let votes = decision.votes;
    text.text(&decision.reasons);
    text.number(votes.in_favour).number(votes.against).number(votes.abstained);
    text.each(&decision.dissents, |text, dissent| {
        text.text(&dissent.by).text(&dissent.text);
    });
    text.each(&decision.signatures, |text, signature| {
        text.text(signature);
    });
    text.end()
}

fn appeal(text: &mut Canonical, decision: &Decision) {
    let appeal = &decision.appeal;
    text.text(&appeal.by).option_text(appeal.side.map(side));
    text.option(appeal.against, |text, index| {
        text.number(index);
    });
    text.text(&appeal.announced).text(&appeal.lodged).text(&appeal.claim).text(&appeal.fee);
    text.option(appeal.within, |text, minutes| {
        text.number(minutes);
    });
    text.option_text(appeal.stated_in_time.map(|yes| if yes { "in-time" } else { "late" }));
}

fn decided(text: &mut Canonical, decided: &Decided) {
    match decided {
        Decided::Pending => text.text("pending"),
        Decided::Upheld => text.text("upheld"),
        Decided::Changed { outcome: to, charged, ground } => {
            text.text("changed").text(outcome(*to)).option_text(charged.map(side)).text(ground)
        }
        Decided::Resumed(from) => text.text("resumed").text(&fen::write(from)),
        Decided::Replayed => text.text("replayed"),
        Decided::NotHeard => text.text("not-heard"),
        Decided::Other(words) => text.text("other").text(words),
    };
}
