//! Answers for people.

use super::Failure;
use super::rule::RulingRequest;
use crate::case::Evaluation;
use crate::incident::{Certainty, Event, Incident, boards_before};
use crate::law::Library;
use crate::report::Report;
use crate::text::explanation::{Conditional, Explanation, Reason};
use crate::text::ruling::level;
use crate::text::visible::one_line;
use crate::text::{Lang, events, law, names, own_law};
use crate::tr;

/// One input under several readings, the recorded one marked.
pub(super) fn rulings(request: &RulingRequest, evaluation: &Evaluation, lang: Lang) -> String {
    let explained: Vec<_> =
        evaluation.readings().map(|ruled| (ruled, Explanation::of(evaluation, ruled, lang))).collect();
    let mut page = Page::default();
    if let Some(file) = &request.file {
        page.line(file);
    }
    page.line(&format!("{} · {}", lang.of(&request.law.rulebook.name), level(request.law.level, lang)));
    page.line(&format!("= {}", law::rulebook_used(&request.law.rulebook, lang)));
    if let Some(regulation) = &request.law.regulation {
        page.line(&format!("= {}", law::regulation_used(regulation, lang)));
        if let Some(written_for) = request.written_for() {
            page.line(&format!("! {}", own_law::written_for(written_for, &request.law.rulebook.id, lang)));
        }
    }
    page.line(&format!("FEN {}", request.incident.position.fen()));
    if let Some((_, first)) = explained.first() {
        page.lines("! ", &first.faults);
    }
    page.timeline(&request.incident, lang);
    for (ruled, explanation) in &explained {
        page.blank();
        let mark = if ruled.is_recorded { tr!(lang, "cli-recorded-reading") } else { "" };
        page.line(&format!("【{}】{mark} {}", lang.of(&ruled.reading.name), explanation.result()));
        page.explanation(explanation, lang);
        page.line(&format!("  = {}", law::reading_used(ruled.reading, lang)));
    }
    page.blank();
    page.0
}

/// The ruling of a report as text, for a machine without a display.
///
/// # Errors
/// The report's board cannot be ruled on, or its law is not at hand.
pub(super) fn report_ruling(report: &Report, library: &Library, lang: Lang) -> Result<String, Failure> {
    let request = RulingRequest::of_report(report, None, library)?;
    let evaluation = request.evaluate(None)?;
    let event = &report.event;
    let head: Vec<&str> = [&event.name, &event.date, &event.place]
        .into_iter()
        .map(String::as_str)
        .filter(|text| !text.is_empty())
        .collect();
    Ok(format!("{}\n{}", one_line(&head.join(" · ")), rulings(&request, &evaluation, lang)))
}

/// Lines of text.
#[derive(Default)]
struct Page(String);

impl Page {
    fn line(&mut self, text: &str) {
        self.0.push_str(&one_line(text));
        self.0.push('\n');
    }

    fn lines<'a>(&mut self, mark: &str, texts: impl IntoIterator<Item = &'a String>) {
        for text in texts {
            self.line(&format!("{mark}{text}"));
        }
    }

    fn blank(&mut self) {
        self.0.push('\n');
    }

    fn timeline(&mut self, incident: &Incident, lang: Lang) {
        let mover = names::side(incident.position.turn(), lang);
        self.line(&tr!(lang, "cli-to-move", mover));
        let events = boards_before(incident.position.board(), incident.events.iter());
        for (index, (board, event)) in events.enumerate() {
            self.line(&format!(
                "{:>3}. {}",
                index + 1,
                dated(event, &events::event(event, &board, lang), lang)
            ));
        }
    }

    fn reasons(&mut self, explanation: &Explanation) {
        for (index, Reason { clause, text, .. }) in explanation.reasons.iter().enumerate() {
            self.line(&format!("{:>4}. [{clause}] {text}", index + 1).replace("[] ", ""));
        }
    }

    fn explanation(&mut self, explanation: &Explanation, lang: Lang) {
        if let Some(disputed) = &explanation.disputed {
            self.line(&format!("  ≠ {}", disputed.deciding));
            for scenario in &disputed.scenarios {
                let Conditional { when, headline: result, gist, .. } = scenario;
                self.line(&format!("    {}", tr!(lang, "cli-scenario", when, result, gist)));
            }
        }
        match explanation.depends_on() {
            // Nothing is announced before the facts are settled.
            Some(disputed) => {
                for text in disputed.now {
                    self.line(&format!("  → {text}"));
                }
                self.line(&format!("  {}", tr!(lang, "cli-as-recorded")));
                self.reasons(explanation);
            }
            None => {
                self.line(&format!("  {}", explanation.gist));
                self.reasons(explanation);
                self.lines("  → ", &explanation.now);
            }
        }
        self.lines("  ! ", &explanation.caveats);
        self.lines("  * ", &explanation.notes);
        for alternative in &explanation.alternatives {
            self.line(&format!("  · {}：", alternative.when).replace('：', tr!(lang, "colon")));
            self.line(&format!("      {}", alternative.headline));
            self.line(&format!("      {}", alternative.gist));
            self.line(&format!("      [{}]", alternative.ground));
            self.lines("      ! ", &alternative.caveats);
        }
        self.lines("  ? ", explanation.decisive_questions());
    }
}

fn dated(event: &Event, text: &str, lang: Lang) -> String {
    let disputed = match &event.certainty {
        Certainty::Established => String::new(),
        disputed @ Certainty::Disputed(_) => format!(" — {}", events::certainty(disputed, lang)),
    };
    let time = if event.time.is_empty() { String::new() } else { format!("{} ", event.time) };
    format!("{time}{text}{disputed}")
}
