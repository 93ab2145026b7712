//! Answers for people.

use super::matter::Matter;
use crate::incident::{Credence, Event, Incident};
use crate::report::Report;
use crate::rulebook::{Library, Reading};
use crate::ruling::{Ruling, Verdict, disputed_events};
use crate::wording::ruling::{Speaker, level};
use crate::wording::{Lang, events, faults, names};

/// One input under several readings, the recorded one marked.
pub(super) fn rulings(matter: &Matter, ruled: &[(&Reading, Ruling)], lang: Lang) -> String {
    let speaker = matter.speaker(lang);
    let mut page = Page::default();
    if let Some(file) = &matter.file {
        page.line(file);
    }
    page.line(&format!("{} · {}", lang.of(&matter.rulebook.name), level(matter.level, lang)));
    page.line(&format!("FEN {}", matter.incident.position.fen()));
    if let Some((_, ruling)) = ruled.first() {
        for fault in &ruling.faults {
            page.line(&format!("! {}", faults::fault(fault, lang)));
        }
    }
    page.timeline(&matter.incident, lang);
    if !disputed_events(&matter.incident.events).is_empty() {
        page.line(lang.pick(
            "! 有争议的事实在此都按已发生裁决；每种认定的结果见窗口。",
            "! Disputed facts are taken here to have happened; the window gives the result of each finding.",
        ));
    }
    for (reading, ruling) in ruled {
        page.blank();
        let mark = if matter.is_recorded(reading) {
            lang.pick("（本报告采用）", " (this report's)")
        } else {
            ""
        };
        page.line(&format!("【{}】{mark} {}", lang.of(&reading.name), speaker.ruling_headline(ruling)));
        page.verdict(&ruling.verdict, &speaker);
        for branch in &ruling.branches {
            page.line(&format!("  · {}：", speaker.branch(branch)).replace('：', lang.pick("：", ":")));
            page.line(&format!("      {}", speaker.headline(&branch.verdict)));
            page.line(&format!("      {}", speaker.gist(&branch.verdict)));
            page.line(&format!("      [{}]", branch.verdict.ground.code(matter.texts())));
            for &caveat in &branch.verdict.caveats {
                page.line(&format!("      ! {}", speaker.caveat(caveat)));
            }
        }
        for hinge in &ruling.hinges {
            page.line(&format!("  ? {}", speaker.hinge(hinge)));
        }
    }
    page.blank();
    page.0
}

/// The ruling of a report as text, for a machine without a display.
///
/// Nothing where the report's board cannot be ruled on or its law is not at hand.
pub(super) fn report_ruling(report: &Report, library: &Library, lang: Lang) -> Option<String> {
    let matter = Matter::of_report(report, None, library).ok()?;
    let ruled = matter.rulings(None).ok()?;
    let event = &report.event;
    let head: Vec<&str> = [&event.name, &event.date, &event.place]
        .into_iter()
        .map(String::as_str)
        .filter(|text| !text.is_empty())
        .collect();
    Some(format!("{}\n{}", head.join(" · "), rulings(&matter, &ruled, lang)))
}

/// Lines of text.
#[derive(Default)]
struct Page(String);

impl Page {
    fn line(&mut self, text: &str) {
        self.0.push_str(text);
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
        for (index, event) in incident.events.iter().enumerate() {
            let board = incident.board_after(index);
            self.line(&format!(
                "{:>3}. {}",
                index + 1,
                dated(event, &events::event(event, &board, lang), lang)
            ));
        }
    }

    fn verdict(&mut self, verdict: &Verdict, speaker: &Speaker<'_>) {
        self.line(&format!("  {}", speaker.gist(verdict)));
        for (index, step) in verdict.steps.iter().enumerate() {
            let clause = step.matter.map_or_else(String::new, |matter| speaker.number(matter));
            self.line(&format!("{:>4}. [{clause}] {}", index + 1, speaker.step(step)).replace("[] ", ""));
        }
        for instruction in &verdict.now {
            self.line(&format!("  → {}", speaker.instruction(instruction, verdict)));
        }
        for &caveat in &verdict.caveats {
            self.line(&format!("  ! {}", speaker.caveat(caveat)));
        }
    }
}

fn dated(event: &Event, text: &str, lang: Lang) -> String {
    let disputed = match &event.credence {
        Credence::Established => String::new(),
        disputed @ Credence::Disputed(_) => format!(" — {}", events::credence(disputed, lang)),
    };
    let time = if event.time.is_empty() { String::new() } else { format!("{} ", event.time) };
    format!("{time}{text}{disputed}")
}
