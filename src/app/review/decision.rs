//! A decision of the committee: the appeal, the findings, the votes, and who saw it otherwise.

use egui::Ui;

use crate::app::review::Checked;
use crate::app::review::given::{mark, seal, why};
use crate::app::review::parts::pair;
use crate::app::review::view::Seen;
use crate::app::theme::space;
use crate::app::widgets::{badge, bold, quiet};
use crate::report::seal::Entry;
use crate::report::{Decided, Decision, Fact, FactFound, Member};
use crate::text::{committee, events, names, review as of_review, review_room as sentences};

/// Shows it.
pub fn show(ui: &mut Ui, index: usize, given: &Decision, checked: Option<&Checked>, seen: Seen<'_>) {
    let (cx, words, lang) = (seen.cx, seen.words, seen.cx.lang);
    let report = cx.state.report();
    let entry = Entry::Decision(index);
    let reviewed = checked.and_then(|checked| checked.reviewed(entry));
    ui.spacing_mut().item_spacing.y = space::XS;
    ui.horizontal_wrapped(|ui| {
        ui.label(bold(format!("{}  {}", index + 1, words.decision)));
        let who: Vec<&str> =
            [given.by.as_str(), given.when.as_str()].into_iter().filter(|part| !part.is_empty()).collect();
        ui.label(quiet(who.join(" · "), cx.colours));
    });
    ui.horizontal(|ui| {
        badge(ui, committee::decided(&given.decided, lang), cx.colours.open);
        if matches!(given.decided, Decided::Changed { .. }) {
            mark(ui, reviewed, seen);
        }
    });
    if let Some(Ok(now)) = reviewed.map(|reviewed| &reviewed.now) {
        pair(ui, words.now, &of_review::come(now, lang), seen);
    }
    why(ui, reviewed, seen);
    pair(ui, words.appeal, &sentences::appeal(report, &given.appeal, lang), seen);
    pair(ui, "", &given.appeal.claim, seen);
    let is_appeal = !given.appeal.lodged.is_empty() || given.appeal.stated_in_time.is_some();
    if is_appeal {
        pair(ui, words.in_time, &committee::in_time(report, &given.appeal, lang), seen);
    }
    pair(ui, words.fee, &given.appeal.fee, seen);
    let members: Vec<String> = given.members.iter().map(|one| member(one, seen)).collect();
    pair(ui, words.members, &names::list(&members, lang), seen);
    for (number, finding) in given.findings.iter().enumerate() {
        let name = if number == 0 { words.findings } else { "" };
        pair(ui, name, &found(finding, seen), seen);
    }
    if given.decided != Decided::Pending {
        pair(ui, words.votes, &committee::votes(given.votes, lang), seen);
    }
    pair(ui, "", &committee::votes_do_not_fit(given, lang).unwrap_or_default(), seen);
    pair(ui, words.reasons_given, &given.reasons, seen);
    for dissent in &given.dissents {
        let by = if dissent.by.is_empty() {
            String::new()
        } else {
            format!("{}{}", dissent.by, lang.pick("：", ": "))
        };
        pair(ui, words.dissent, &format!("{by}{}", dissent.text), seen);
    }
    pair(ui, words.signature, &names::list(&given.signatures, lang), seen);
    pair(ui, words.program, &given.program, seen);
    seal(ui, entry, checked, seen);
}

fn member(member: &Member, seen: Seen<'_>) -> String {
    let lang = seen.cx.lang;
    let withdrew = member.withdrew.as_ref().map(|why| committee::withdrew(why, lang));
    let more: Vec<&str> = [member.office.as_str(), withdrew.as_deref().unwrap_or_default()]
        .into_iter()
        .filter(|part| !part.is_empty())
        .collect();
    match (more.is_empty(), lang) {
        (true, _) => member.name.clone(),
        (false, crate::text::Lang::Zh) => format!("{}（{}）", member.name, more.join("，")),
        (false, crate::text::Lang::En) => format!("{} ({})", member.name, more.join(", ")),
    }
}

/// A fact, what was found of it, and on what that rests.
fn found(finding: &FactFound, seen: Seen<'_>) -> String {
    let (cx, report) = (seen.cx, seen.cx.state.report());
    let row = |row: usize| {
        let event = report.timeline.get(row);
        let said = event.map(|event| events::event(event, &report.board_after(row), cx.lang));
        format!("{}  {}", row + 1, said.unwrap_or_default())
    };
    let about = match &finding.about {
        Fact::Happened(at) => row(*at),
        Fact::CameAfter(at) => format!("{} · {}", row(*at), cx.t.order_disputed),
        Fact::Other(words) => words.clone(),
    };
    let what = committee::found(&finding.about, finding.found, cx.lang);
    let parts: Vec<&str> =
        [about.as_str(), what, finding.words.as_str()].into_iter().filter(|part| !part.is_empty()).collect();
    parts.join(" — ")
}
