//! Answers for people.

use super::Failure;
use super::rule::RulingRequest;
use crate::case::{Evaluation, Ruled};
use crate::incident::{Certainty, Event, Incident, boards_before};
use crate::law::Library;
use crate::report::Report;
use crate::ruling::{Disputed, Ruling};
use crate::text::ruling::{Explainer, level};
use crate::text::visible::one_line;
use crate::text::{Lang, events, faults, names, own_law};
use crate::tr;

/// One input under several readings, the recorded one marked.
pub(super) fn rulings(request: &RulingRequest, evaluation: &Evaluation, lang: Lang) -> String {
    let explainer = Explainer::of(evaluation, lang);
    let mut page = Page::default();
    if let Some(file) = &request.file {
        page.line(file);
    }
    page.line(&format!("{} · {}", lang.of(&request.law.rulebook.name), level(request.law.level, lang)));
    if let Some(regulation) = &request.law.regulation {
        page.line(lang.of(&regulation.name));
        if let Some(written_for) = request.written_for() {
            page.line(&format!("! {}", own_law::written_for(written_for, &request.law.rulebook.id, lang)));
        }
    }
    page.line(&format!("FEN {}", request.incident.position.fen()));
    if let Some(first) = evaluation.readings().next() {
        for fault in &first.as_recorded.faults {
            page.line(&format!("! {}", faults::fault(fault, lang)));
        }
    }
    page.timeline(&request.incident, lang);
    for Ruled { reading, is_recorded, scenarios, as_recorded: ruling } in evaluation.readings() {
        page.blank();
        let mark = if is_recorded { tr!(lang, "cli-recorded-reading") } else { "" };
        page.line(&format!("【{}】{mark} {}", lang.of(&reading.name), explainer.ruling_headline(ruling)));
        if !scenarios.disputed_facts.is_empty() {
            page.scenarios(scenarios, request, &explainer);
        }
        page.verdict(ruling, &explainer);
        for alternative in &ruling.alternatives {
            page.line(&format!("  · {}：", explainer.branch(alternative)).replace('：', tr!(lang, "colon")));
            page.line(&format!("      {}", explainer.headline(&alternative.verdict)));
            page.line(&format!("      {}", explainer.gist(&alternative.verdict)));
            page.line(&format!("      [{}]", alternative.verdict.ground.code(explainer.texts)));
            for &caveat in &alternative.verdict.caveats {
                page.line(&format!("      ! {}", explainer.caveat(caveat)));
            }
        }
        for question in ruling.decisive_questions.iter().filter(|question| !question.is_undecided()) {
            page.line(&format!("  ? {}", explainer.hinge(question)));
        }
    }
    page.blank();
    page.0
}

/// The ruling of a report as text, for a machine without a display.
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

    /// What follows from each way disputed facts can fall; what stands below takes them as recorded.
    fn scenarios(&mut self, disputed: &Disputed, request: &RulingRequest, explainer: &Explainer<'_>) {
        let lang = explainer.lang;
        self.line(&format!("  ≠ {}", explainer.deciding(disputed, &request.incident)));
        for group in &disputed.groups {
            if let Some(ruling) = disputed.ruling(group) {
                let (when, result) =
                    (explainer.when(group, &request.incident), explainer.ruling_headline(ruling));
                let gist = explainer.gist(&ruling.verdict);
                self.line(&format!("    {}", tr!(lang, "cli-scenario", when, result, gist)));
            }
        }
        self.line(&format!("  {}", tr!(lang, "cli-as-recorded")));
    }

    fn verdict(&mut self, ruling: &Ruling, explainer: &Explainer<'_>) {
        let verdict = &ruling.verdict;
        self.line(&format!("  {}", explainer.gist(verdict)));
        for (index, step) in verdict.steps.iter().enumerate() {
            let clause = step.topic.map_or_else(String::new, |topic| explainer.number(topic));
            self.line(&format!("{:>4}. [{clause}] {}", index + 1, explainer.step(step)).replace("[] ", ""));
        }
        for instruction in &ruling.now {
            self.line(&format!("  → {}", explainer.instruction(instruction, verdict)));
        }
        for &caveat in &verdict.caveats {
            self.line(&format!("  ! {}", explainer.caveat(caveat)));
        }
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
