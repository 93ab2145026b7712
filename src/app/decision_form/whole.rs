//! From what is typed to the decision, or to what is wrong in it.

use crate::app::decision_form::{DecidedKind, DecisionDraft, NewResult, says_nothing};
use crate::report::{Decided, Decision, Fact, FactFound, Report, Votes};
use crate::text::decision::{Caution, Lack};
use xiangqi::fen;

impl DecisionDraft {
    /// The decision as it is added to the report: lines that say nothing fall away. What is no part of an appeal
    /// alone is left out of one.
    ///
    /// # Errors
    /// The first thing that is lacking or wrong.
    pub fn decision(&self) -> Result<Decision, Lack> {
        let mut decision = self.decision.clone();
        let is_filled = |text: &str| !text.trim().is_empty();
        if !is_filled(&decision.appeal.by) {
            return Err(Lack::Appellant);
        }
        decision.appeal.within = match self.within.trim() {
            "" => None,
            minutes => Some(minutes.parse().map_err(|_| Lack::Minutes)?),
        };
        for (index, member) in decision.members.iter().enumerate() {
            let withdrew = member.withdrew.as_deref();
            let nameless = !is_filled(&member.name) && (is_filled(&member.office) || withdrew.is_some());
            if nameless || withdrew.is_some_and(|why| !is_filled(why)) {
                return Err(Lack::Member(index));
            }
        }
        decision.members.retain(|member| is_filled(&member.name));
        decision.findings.retain(|finding| match &finding.about {
            Fact::Other(words) => is_filled(words),
            _ => self.kind != DecidedKind::Pending || !says_nothing(finding),
        });
        decision.dissents.retain(|dissent| is_filled(&dissent.by) || is_filled(&dissent.text));
        decision.signatures.retain(|signature| is_filled(signature));
        if self.kind == DecidedKind::Pending {
            return Ok(Decision { decided: Decided::Pending, ..decision });
        }
        if !is_filled(&decision.by) {
            return Err(Lack::Committee);
        }
        if decision.present().next().is_none() {
            return Err(Lack::Sitting);
        }
        decision.decided = self.decided()?;
        if !is_filled(&decision.reasons) {
            return Err(Lack::Reasons);
        }
        decision.votes = self.votes()?;
        if !decision.votes_fit() {
            let Votes { in_favour, against, abstained } = decision.votes;
            let cast = u64::from(in_favour) + u64::from(against) + u64::from(abstained);
            return Err(Lack::TooMany(cast, decision.present().count()));
        }
        Ok(decision)
    }

    /// What is odd about the decision as far as it is typed, and yet may be recorded.
    pub fn cautions(&self, report: &Report) -> Vec<Caution> {
        let is_empty =
            |finding: &FactFound| matches!(&finding.about, Fact::Other(words) if words.trim().is_empty());
        let empty_fact = self.decision.findings.iter().any(is_empty);
        if self.kind == DecidedKind::Pending {
            return if empty_fact { vec![Caution::EmptyFact] } else { Vec::new() };
        }
        let tied = |votes: Votes| votes.in_favour > 0 && votes.in_favour == votes.against;
        let given = self.decision.appeal.against.and_then(|index| report.rulings.get(index));
        let unchanged = given.is_some_and(|given| {
            let ground = self.changed.ground.trim();
            self.kind == DecidedKind::Changed
                && self.changed.is_result_of(given)
                && (ground.is_empty() || ground == given.ground)
        });
        [
            (empty_fact, Caution::EmptyFact),
            (self.decision.is_before_appeal(), Caution::BeforeAppeal),
            (unchanged, Caution::NothingChanged),
            (self.votes().is_ok_and(tied), Caution::Tied),
        ]
        .into_iter()
        .filter_map(|(is, caution)| is.then_some(caution))
        .collect()
    }

    /// The votes typed; an empty field is none.
    fn votes(&self) -> Result<Votes, Lack> {
        let mut votes = [0; 3];
        for (index, (vote, typed)) in votes.iter_mut().zip(&self.votes).enumerate() {
            *vote = match typed.trim() {
                "" => 0,
                typed => typed.parse().map_err(|_| Lack::Votes(index))?,
            };
        }
        let [in_favour, against, abstained] = votes;
        Ok(Votes { in_favour, against, abstained })
    }

    fn decided(&self) -> Result<Decided, Lack> {
        Ok(match self.kind {
            DecidedKind::Pending => Decided::Pending,
            DecidedKind::Upheld => Decided::Upheld,
            DecidedKind::Changed => {
                let NewResult { outcome, charged, ground } = self.changed.clone();
                let outcome = outcome.ok_or(Lack::Result)?;
                if charged.is_none() && outcome.charges() {
                    return Err(Lack::Charged);
                }
                Decided::Changed { outcome, charged, ground }
            }
            DecidedKind::Resumed => {
                let setup = fen::read(self.position.trim()).map_err(Lack::Position)?.setup;
                setup.position().map_err(Lack::Refused)?;
                Decided::Resumed(Box::new(setup))
            }
            DecidedKind::Replayed => Decided::Replayed,
            DecidedKind::NotHeard => Decided::NotHeard,
            DecidedKind::Other if self.other.trim().is_empty() => return Err(Lack::Words),
            DecidedKind::Other => Decided::Other(self.other.trim().to_owned()),
        })
    }
}
