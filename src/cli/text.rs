//! Answers for people.

use super::Failure;
use super::request::{Ruled, RulingRequest};
use crate::incident::{Certainty, Event, Incident, boards_before};
use crate::law::Library;
use crate::report::Report;
use crate::ruling::{Disputed, Ruling};
use crate::text::ruling::{Explainer, level};
use crate::text::visible::one_line;
use crate::text::{Lang, events, faults, names, own_law};

/// One input under several readings, the recorded one marked.
pub(super) fn rulings(matter: &RulingRequest, ruled: &[Ruled<'_>], lang: Lang) -> String {
    let explainer = matter.explainer(lang);
    let mut page = Page::default();
    if let Some(file) = &matter.file {
        page.line(file);
    }
    page.line(&format!("{} · {}", lang.of(&matter.rulebook.name), level(matter.level, lang)));
    if let Some(regulation) = &matter.regulation {
        page.line(lang.of(&regulation.name));
        if let Some(written_for) = matter.written_for() {
            page.line(&format!("! {}", own_law::written_for(written_for, &matter.rulebook.id, lang)));
        }
    }
    page.line(&format!("FEN {}", matter.incident.position.fen()));
    if let Some(first) = ruled.first() {
        for fault in &first.ruling.faults {
            page.line(&format!("! {}", faults::fault(fault, lang)));
        }
    }
    page.timeline(&matter.incident, lang);
    for Ruled { reading, ruling, disputed } in ruled {
        page.blank();
        let mark = if matter.is_recorded(reading) {
            lang.pick("（本报告采用）", " (this report's)")
        } else {
            ""
        };
        page.line(&format!("【{}】{mark} {}", lang.of(&reading.name), explainer.ruling_headline(ruling)));
        if let Some(disputed) = disputed {
            page.scenarios(disputed, matter, &explainer);
        }
        page.verdict(ruling, &explainer);
        for branch in &ruling.alternatives {
            page.line(&format!("  · {}：", explainer.branch(branch)).replace('：', lang.pick("：", ":")));
            page.line(&format!("      {}", explainer.headline(&branch.verdict)));
            page.line(&format!("      {}", explainer.gist(&branch.verdict)));
            page.line(&format!("      [{}]", branch.verdict.ground.code(matter.texts())));
            for &caveat in &branch.verdict.caveats {
                page.line(&format!("      ! {}", explainer.caveat(caveat)));
            }
        }
        for hinge in ruling.decisive_questions.iter().filter(|hinge| !hinge.is_undecided()) {
            page.line(&format!("  ? {}", explainer.hinge(hinge)));
        }
    }
    page.blank();
    page.0
}

/// The ruling of a report as text, for a machine without a display.
///
/// # Errors
/// The report's board cannot be ruled on, or its law is not at hand.
pub(super) fn report_ruling(report: &Report, library: &Library, lang: Lang) -> Result<String, Failure> {
    let matter = RulingRequest::of_report(report, None, library)?;
    let ruled = matter.rulings(None)?;
    let event = &report.event;
    let head: Vec<&str> = [&event.name, &event.date, &event.place]
        .into_iter()
        .map(String::as_str)
        .filter(|text| !text.is_empty())
        .collect();
    Ok(format!("{}\n{}", one_line(&head.join(" · ")), rulings(&matter, &ruled, lang)))
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
        self.line(&match lang {
            Lang::Zh => format!("轮到{mover}走"),
            Lang::En => format!("{mover} to move"),
        });
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
    fn scenarios(&mut self, disputed: &Disputed, matter: &RulingRequest, explainer: &Explainer<'_>) {
        let lang = explainer.lang;
        self.line(&format!("  ≠ {}", explainer.deciding(disputed, &matter.incident)));
        for group in &disputed.groups {
            if let Some(ruling) = disputed.ruling(group) {
                let (when, result) =
                    (explainer.when(group, &matter.incident), explainer.ruling_headline(ruling));
                let gist = explainer.gist(&ruling.verdict);
                self.line(&match lang {
                    Lang::Zh => format!("    {when}：{result}。{gist}"),
                    Lang::En => format!("    {when}: {result}. {gist}"),
                });
            }
        }
        self.line(lang.pick("  以下按记录的事实裁决：", "  What follows takes the facts as recorded:"));
    }

    fn verdict(&mut self, ruling: &Ruling, explainer: &Explainer<'_>) {
        let verdict = &ruling.verdict;
        self.line(&format!("  {}", explainer.gist(verdict)));
        for (index, step) in verdict.steps.iter().enumerate() {
            let clause = step.topic.map_or_else(String::new, |matter| explainer.number(matter));
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
