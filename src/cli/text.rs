//! Answers for people.

use super::Failure;
use super::matter::{Matter, Ruled};
use crate::incident::{Credence, Event, Incident, boards_before};
use crate::report::Report;
use crate::rulebook::Library;
use crate::ruling::{Disputed, Ruling};
use crate::wording::ruling::{Speaker, level};
use crate::wording::{Lang, events, faults, names, own_law};

/// One input under several readings, the recorded one marked.
pub(super) fn rulings(matter: &Matter, ruled: &[Ruled<'_>], lang: Lang) -> String {
    let speaker = matter.speaker(lang);
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
        page.line(&format!("【{}】{mark} {}", lang.of(&reading.name), speaker.ruling_headline(ruling)));
        if let Some(disputed) = disputed {
            page.ways(disputed, matter, &speaker);
        }
        page.verdict(ruling, &speaker);
        for branch in &ruling.branches {
            page.line(&format!("  · {}：", speaker.branch(branch)).replace('：', lang.pick("：", ":")));
            page.line(&format!("      {}", speaker.headline(&branch.verdict)));
            page.line(&format!("      {}", speaker.gist(&branch.verdict)));
            page.line(&format!("      [{}]", branch.verdict.ground.code(matter.texts())));
            for &caveat in &branch.verdict.caveats {
                page.line(&format!("      ! {}", speaker.caveat(caveat)));
            }
        }
        for hinge in ruling.hinges.iter().filter(|hinge| !hinge.is_undecided()) {
            page.line(&format!("  ? {}", speaker.hinge(hinge)));
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
    let matter = Matter::of_report(report, None, library)?;
    let ruled = matter.rulings(None)?;
    let event = &report.event;
    let head: Vec<&str> = [&event.name, &event.date, &event.place]
        .into_iter()
        .map(String::as_str)
        .filter(|text| !text.is_empty())
        .collect();
    Ok(format!("{}\n{}", head.join(" · "), rulings(&matter, &ruled, lang)))
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
    fn ways(&mut self, disputed: &Disputed, matter: &Matter, speaker: &Speaker<'_>) {
        let lang = speaker.lang;
        self.line(&format!("  ≠ {}", speaker.deciding(disputed, &matter.incident)));
        for group in &disputed.groups {
            if let Some(ruling) = disputed.ruling(group) {
                let (when, result) = (speaker.when(group, &matter.incident), speaker.ruling_headline(ruling));
                let gist = speaker.gist(&ruling.verdict);
                self.line(&match lang {
                    Lang::Zh => format!("    {when}：{result}。{gist}"),
                    Lang::En => format!("    {when}: {result}. {gist}"),
                });
            }
        }
        self.line(lang.pick("  以下按记录的事实裁决：", "  What follows takes the facts as recorded:"));
    }

    fn verdict(&mut self, ruling: &Ruling, speaker: &Speaker<'_>) {
        let verdict = &ruling.verdict;
        self.line(&format!("  {}", speaker.gist(verdict)));
        for (index, step) in verdict.steps.iter().enumerate() {
            let clause = step.matter.map_or_else(String::new, |matter| speaker.number(matter));
            self.line(&format!("{:>4}. [{clause}] {}", index + 1, speaker.step(step)).replace("[] ", ""));
        }
        for instruction in &ruling.now {
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
