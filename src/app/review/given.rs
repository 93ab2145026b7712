//! The rulings and decisions given, each beside what follows today.

use egui::{Align, Button, Color32, Frame, Label, Layout, Margin, Panel, Response, RichText, Ui, vec2};

use crate::PROGRAM;
use crate::app::ctx::{Messages, ViewCtx};
use crate::app::message::Message;
use crate::app::review::{Checked, ReviewMessage, Tab};
use crate::app::theme::{CLICKABLE, Palette, Tone, size, space};
use crate::app::widgets::{at_right, badge, bold, card, paragraph, quiet, section, tone};
use crate::case::{Reviewed, RulingSummary};
use crate::law::{Bilingual, LawRef};
use crate::report::seal::{Breach, Entry, Place};
use crate::report::{Decided, Decision, Fact, FactFound, Member, RulingGiven};
use crate::text::{committee, events, names, papers, reports, review as of_review, review_room as sentences};
use crate::tr;

pub fn show_given(ui: &mut Ui, cx: ViewCtx<'_>) {
    let report = cx.state.report();
    if report.rulings.is_empty() && report.decisions.is_empty() {
        paragraph(ui, quiet(tr!(cx.lang, "room-nothing-given"), cx.colours));
    }
    let checked = cx.state.review.checked.as_ref();
    for (index, given) in report.rulings.iter().enumerate() {
        let line = Some(cx.colours.line);
        card(ui, cx.colours.card, line, |ui| ruling(ui, index, given, checked, cx));
    }
    for (index, given) in report.decisions.iter().enumerate() {
        let line = Some(cx.colours.line);
        card(ui, cx.colours.card, line, |ui| show_decision(ui, index, given, checked, cx));
    }
    ui.add_space(space::L);
}

/// Each ruling and decision in a line, with what follows today; a click shows it in full.
pub fn in_short(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let Some(checked) = cx.state.review.checked.as_ref().filter(|checked| !checked.reviewed.is_empty())
    else {
        return;
    };
    ui.label(quiet(tr!(cx.lang, "room-given-in-short"), cx.colours));
    ui.spacing_mut().item_spacing.y = 2.0;
    for one in &checked.reviewed {
        let text = sentences::in_short(&checked.report, one, cx.lang);
        let builder = egui::UiBuilder::new().id_salt(("review-short", one.entry)).sense(egui::Sense::click());
        let place = ui.scope_builder(builder, |ui| {
            ui.horizontal(|ui| {
                ui.set_width(ui.available_width());
                mark_short(ui, one, cx);
                ui.add(Label::new(RichText::new(&text).size(size::SMALL)).truncate());
            });
        });
        let spoken = format!("{text} {}", sentences::mark(one, cx.lang));
        place.response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &spoken));
        if place.response.on_hover_text(&spoken).clicked() {
            out.set(|view| view.show_tab(Tab::Given));
        }
    }
}

/// Whether it is the same, in one word.
fn mark_short(ui: &mut Ui, one: &Reviewed, cx: ViewCtx<'_>) {
    let colours = cx.colours;
    let (text, tone) = match (&one.now, one.differs.is_empty()) {
        (Err(_), _) => (tr!(cx.lang, "room-not-worked"), colours.foul),
        (Ok(_), true) => (tr!(cx.lang, "room-same"), colours.calm),
        (Ok(_), false) => (tr!(cx.lang, "room-differs"), colours.foul),
    };
    badge(ui, text, tone);
}

fn ruling(ui: &mut Ui, index: usize, given: &RulingGiven, checked: Option<&Checked>, cx: ViewCtx<'_>) {
    let reviewed = checked.and_then(|checked| checked.reviewed(Entry::Ruling(index)));
    ui.spacing_mut().item_spacing.y = space::XS;
    ui.horizontal_wrapped(|ui| {
        ui.label(bold(format!("{}  {}", index + 1, reports::stage(given.stage, cx.lang))));
        let who: Vec<&str> =
            [given.by.as_str(), given.when.as_str()].into_iter().filter(|part| !part.is_empty()).collect();
        ui.label(quiet(who.join(" · "), cx.colours));
    });
    ui.horizontal(|ui| {
        let tone = tone(given.outcome, cx.colours);
        badge(ui, papers::given(given.outcome, given.charged, cx.lang), tone);
        mark(ui, reviewed, cx);
    });
    table_beside(ui, given, reviewed, cx);
    why(ui, reviewed, cx);
    if !given.words.is_empty() {
        pair(ui, tr!(cx.lang, "room-in-words"), &given.words, cx);
    }
    pair(ui, tr!(cx.lang, "room-signature"), &given.signature, cx);
    seal(ui, Entry::Ruling(index), checked, cx);
}

/// Whether what follows today is the same.
pub fn mark(ui: &mut Ui, reviewed: Option<&Reviewed>, cx: ViewCtx<'_>) {
    let colours = cx.colours;
    match reviewed {
        None => drop(ui.label(quiet(tr!(cx.lang, "room-checking"), colours))),
        Some(one) => {
            let tone = if one.is_other() { colours.foul } else { colours.calm };
            badge(ui, sentences::mark(one, cx.lang), tone);
        }
    }
}

/// Why they differ, in the words of the command line.
pub fn why(ui: &mut Ui, reviewed: Option<&Reviewed>, cx: ViewCtx<'_>) {
    let Some(reviewed) = reviewed else { return };
    if let Err(obstacle) = &reviewed.now {
        let text = of_review::not_rulable(obstacle, cx.lang);
        paragraph(ui, RichText::new(text).color(cx.colours.foul.text));
    }
    let reasons: Vec<String> = reviewed.why.iter().map(|one| of_review::why(one, cx.lang)).collect();
    if !reasons.is_empty() {
        let reasons = reasons.join(tr!(cx.lang, "join-semicolon"));
        pair(ui, tr!(cx.lang, "room-why-differs"), &reasons, cx);
    }
}

/// Whether its seal holds, and who signed it by key.
pub fn seal(ui: &mut Ui, entry: Entry, checked: Option<&Checked>, cx: ViewCtx<'_>) {
    let Some(checked) = checked else { return };
    let colours = cx.colours;
    let broken = checked.broken(entry).next().is_some();
    let (text, tone): (&str, Tone) = match (checked.is_sealed(entry), broken) {
        (_, true) => (tr!(cx.lang, "room-seal-broken"), colours.loss),
        (true, false) => (tr!(cx.lang, "room-seal-holds"), colours.calm),
        (false, false) => (tr!(cx.lang, "room-seal-none"), Tone { fill: colours.panel, text: colours.weak }),
    };
    ui.horizontal_wrapped(|ui| {
        badge(ui, text, tone);
        for signed in checked.signed.iter().filter(|signed| signed.of == entry) {
            let line = if signed.holds { committee::signed_by } else { committee::signed_before_change };
            ui.label(quiet(line(&signed.name, &signed.fingerprint, cx.lang), colours));
        }
    });
    for (breach, place) in checked.broken(entry) {
        let text = sentences::broken(&checked.report, breach, *place, cx.lang);
        paragraph(ui, RichText::new(text).size(size::SMALL).color(colours.loss.text));
    }
}

pub fn show_decision(
    ui: &mut Ui,
    index: usize,
    given: &Decision,
    checked: Option<&Checked>,
    cx: ViewCtx<'_>,
) {
    let lang = cx.lang;
    let report = cx.state.report();
    let entry = Entry::Decision(index);
    let reviewed = checked.and_then(|checked| checked.reviewed(entry));
    ui.spacing_mut().item_spacing.y = space::XS;
    ui.horizontal_wrapped(|ui| {
        ui.label(bold(format!("{}  {}", index + 1, tr!(lang, "room-decision"))));
        let who: Vec<&str> =
            [given.by.as_str(), given.when.as_str()].into_iter().filter(|part| !part.is_empty()).collect();
        ui.label(quiet(who.join(" · "), cx.colours));
    });
    ui.horizontal(|ui| {
        badge(ui, committee::decided(&given.decided, lang), cx.colours.open);
        if matches!(given.decided, Decided::Changed { .. }) {
            mark(ui, reviewed, cx);
        }
    });
    if let Some(Ok(now)) = reviewed.map(|reviewed| &reviewed.now) {
        pair(ui, tr!(lang, "room-now"), &of_review::come(now, lang), cx);
    }
    why(ui, reviewed, cx);
    pair(ui, tr!(lang, "room-appeal"), &sentences::appeal(report, &given.appeal, lang), cx);
    pair(ui, "", &given.appeal.claim, cx);
    let is_appeal = !given.appeal.lodged.is_empty() || given.appeal.stated_in_time.is_some();
    if is_appeal {
        pair(ui, tr!(lang, "room-in-time"), &committee::in_time(report, &given.appeal, lang), cx);
    }
    pair(ui, tr!(lang, "room-fee"), &given.appeal.fee, cx);
    let members: Vec<String> = given.members.iter().map(|one| member(one, cx)).collect();
    pair(ui, tr!(lang, "room-members"), &names::list(&members, lang), cx);
    for (number, finding) in given.findings.iter().enumerate() {
        let name = if number == 0 { tr!(lang, "room-findings") } else { "" };
        pair(ui, name, &found(finding, cx), cx);
    }
    if given.decided != Decided::Pending {
        pair(ui, tr!(lang, "room-votes"), &committee::votes(given.votes, lang), cx);
    }
    pair(ui, "", &committee::votes_do_not_fit(given, lang).unwrap_or_default(), cx);
    pair(ui, tr!(lang, "room-reasons-given"), &given.reasons, cx);
    for dissent in &given.dissents {
        let by = if dissent.by.is_empty() {
            String::new()
        } else {
            format!("{}{}", dissent.by, tr!(lang, "join-colon"))
        };
        pair(ui, tr!(lang, "room-dissent"), &format!("{by}{}", dissent.text), cx);
    }
    pair(ui, tr!(lang, "room-signature"), &names::list(&given.signatures, lang), cx);
    pair(ui, tr!(lang, "room-program"), &given.program, cx);
    seal(ui, entry, checked, cx);
}

fn member(member: &Member, cx: ViewCtx<'_>) -> String {
    let lang = cx.lang;
    let withdrew = member.withdrew.as_ref().map(|why| committee::withdrew(why, lang));
    let more: Vec<&str> = [member.office.as_str(), withdrew.as_deref().unwrap_or_default()]
        .into_iter()
        .filter(|part| !part.is_empty())
        .collect();
    if more.is_empty() {
        return member.name.clone();
    }
    tr!(lang, "in-brackets", text = member.name, more = more.join(tr!(lang, "join-comma")))
}

/// A fact, what was found of it, and on what that rests.
fn found(finding: &FactFound, cx: ViewCtx<'_>) -> String {
    let report = cx.state.report();
    let row = |row: usize| {
        let event = report.timeline.get(row);
        let said = event.map(|event| events::event(event, &report.board_after(row), cx.lang));
        format!("{}  {}", row + 1, said.unwrap_or_default())
    };
    let about = match &finding.about {
        Fact::Happened(at) => row(*at),
        Fact::CameAfter(at) => format!("{} · {}", row(*at), tr!(cx.lang, "order-disputed")),
        Fact::Other(words) => words.clone(),
    };
    let what = committee::found(&finding.about, finding.found, cx.lang);
    let parts: Vec<&str> =
        [about.as_str(), what, finding.words.as_str()].into_iter().filter(|part| !part.is_empty()).collect();
    parts.join(" — ")
}

/// Shows under the event bar what no longer holds; or quietly that all of it does. Nothing where nothing is sealed.
pub fn seals_bar(ui: &mut Ui, cx: ViewCtx<'_>, out: &mut Messages) {
    let Some(checked) = &cx.state.review.checked else { return };
    if !checked.breaches.is_empty() {
        let tone = cx.colours.loss;
        let margin = Margin::symmetric(space::L as i8, space::XS as i8);
        let frame = Frame::new().fill(tone.fill).inner_margin(margin);
        Panel::top("seals-broken").frame(frame).show(ui, |ui| banner(ui, checked, cx, out));
    } else if checked.sealed() > 0 {
        let frame = Frame::new().fill(cx.colours.bar).inner_margin(Margin {
            left: space::L as i8,
            right: space::L as i8,
            top: 0,
            bottom: 5,
        });
        Panel::top("seals-hold").frame(frame).show(ui, |ui| {
            ui.add(Label::new(quiet(quietly(checked, cx), cx.colours)).truncate());
        });
    }
}

/// One line, so that the board keeps its room; the review says all of it.
fn banner(ui: &mut Ui, checked: &Checked, cx: ViewCtx<'_>, out: &mut Messages) {
    let tone = cx.colours.loss;
    at_right(ui, |ui| {
        let button = Button::new(bold(tr!(cx.lang, "room-to-review"))).min_size(vec2(0.0, CLICKABLE));
        if ui.add(button).clicked() {
            out.push(Message::Review(ReviewMessage::Enter(Tab::Seals)));
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            let title = sentences::tab(tr!(cx.lang, "room-banner"), checked.breaches.len(), cx.lang);
            ui.label(bold(format!("⚠ {title}")).size(size::GIST).color(tone.text));
            let broken = |(breach, place): &(Breach, Option<Place>)| {
                sentences::broken(&checked.report, breach, *place, cx.lang)
            };
            let all: Vec<String> = checked.breaches.iter().map(broken).collect();
            if let Some(first) = all.first() {
                let first = Label::new(RichText::new(first).color(cx.colours.text)).truncate();
                ui.add(first).on_hover_text(all.join("\n"));
            }
        });
    });
}

/// How many seals and signatures hold, and by whose keys.
fn quietly(checked: &Checked, cx: ViewCtx<'_>) -> String {
    let mut parts = vec![committee::seals_hold(checked.sealed(), checked.signed.len(), cx.lang)];
    let mut keys: Vec<(&str, &str)> = Vec::new();
    for signed in &checked.signed {
        let key = (signed.name.as_str(), signed.fingerprint.as_str());
        if !keys.contains(&key) {
            keys.push(key);
        }
    }
    parts.extend(checked.added.iter().map(|since| committee::added_since(since, cx.lang)));
    parts.extend(keys.into_iter().map(|(name, key)| committee::signed_by(name, key, cx.lang)));
    parts.join(tr!(cx.lang, "join-sentences"))
}

/// Everything about seals and signatures.
pub fn show_seals(ui: &mut Ui, cx: ViewCtx<'_>) {
    let Some(checked) = &cx.state.review.checked else {
        paragraph(ui, quiet(tr!(cx.lang, "room-checking"), cx.colours));
        return;
    };
    if !checked.breaches.is_empty() {
        section(ui, tr!(cx.lang, "room-seals-broken"), cx.colours);
        for (breach, place) in &checked.breaches {
            card(ui, cx.colours.loss.fill, None, |ui| {
                let text = sentences::broken(&checked.report, breach, *place, cx.lang);
                paragraph(ui, RichText::new(text).color(cx.colours.loss.text));
            });
        }
    }
    sound(ui, checked, cx);
    if !checked.unsealed.is_empty() {
        section(ui, tr!(cx.lang, "room-seals-absent"), cx.colours);
        for &entry in &checked.unsealed {
            paragraph(ui, RichText::new(committee::not_sealed(&checked.report, entry, cx.lang)));
        }
    }
    if !checked.added.is_empty() {
        section(ui, tr!(cx.lang, "room-seals-added"), cx.colours);
        for since in &checked.added {
            paragraph(ui, RichText::new(committee::added_since(since, cx.lang)));
        }
        paragraph(ui, quiet(tr!(cx.lang, "room-added-explained"), cx.colours));
    }
    let uncovered = committee::uncovered(&checked.uncovered, cx.lang);
    if !uncovered.is_empty() {
        ui.add_space(space::M);
        paragraph(ui, RichText::new(uncovered));
    }
    ui.add_space(space::M);
    paragraph(ui, quiet(tr!(cx.lang, "room-seal-explained"), cx.colours));
}

/// Seals that hold, with their digests, and signatures that are valid.
fn sound(ui: &mut Ui, checked: &Checked, cx: ViewCtx<'_>) {
    let sound = checked.sound();
    if sound.is_empty() {
        return;
    }
    section(ui, tr!(cx.lang, "room-seals-sound"), cx.colours);
    for (entry, digest) in sound {
        card(ui, cx.colours.card, Some(cx.colours.line), |ui| {
            ui.spacing_mut().item_spacing.y = space::XS;
            paragraph(ui, RichText::new(committee::entry(&checked.report, entry, cx.lang)));
            paragraph(ui, RichText::new(digest).monospace().size(size::SMALL).color(cx.colours.weak));
            for signed in checked.signed.iter().filter(|signed| signed.of == entry) {
                let text = committee::signed_by(&signed.name, &signed.fingerprint, cx.lang);
                paragraph(ui, quiet(text, cx.colours));
            }
        });
    }
}

/// The room for a name.
pub const NAME: f32 = 72.0;

/// A name, and beside it what it is the name of; nothing where that is empty.
pub fn pair(ui: &mut Ui, name: &str, value: &str, cx: ViewCtx<'_>) {
    if value.trim().is_empty() {
        return;
    }
    ui.horizontal_top(|ui| {
        column(ui, NAME, |ui| drop(paragraph(ui, quiet(name, cx.colours))));
        let width = ui.available_width();
        column(ui, width, |ui| drop(paragraph(ui, RichText::new(value).size(size::SMALL + 1.0))));
    });
}

/// A column of this width.
pub fn column(ui: &mut Ui, width: f32, content: impl FnOnce(&mut Ui)) {
    ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
        ui.set_width(width);
        content(ui);
    });
}

/// The badge of everything that is tried.
pub fn trial_badge(ui: &mut Ui, text: &str, cx: ViewCtx<'_>) -> Response {
    let Tone { fill, text: ink } = cx.colours.open;
    badge(ui, text, Tone { fill: ink, text: fill })
}

/// A line of the table: then, and now.
struct Line {
    name: &'static str,
    then: String,
    now: String,
    differs: bool,
}

/// Then beside now, line by line; what differs is marked.
pub fn table_beside(ui: &mut Ui, given: &RulingGiven, reviewed: Option<&Reviewed>, cx: ViewCtx<'_>) {
    let colours: &Palette = cx.colours;
    let head = |text: &str| quiet(text, colours);
    let width = (ui.available_width() - NAME - 2.0 * ui.spacing().item_spacing.x) / 2.0;
    let mut line = |name: RichText, then: RichText, now: RichText| {
        ui.horizontal_top(|ui| {
            for (width, text) in [(NAME, name), (width, then), (width, now)] {
                column(ui, width, |ui| drop(paragraph(ui, text)));
            }
        });
    };
    line(head(""), head(tr!(cx.lang, "room-then")), head(tr!(cx.lang, "room-now")));
    for Line { name, then, now, differs } in lines(given, reviewed, cx) {
        let small = |text: String, colour: Color32| RichText::new(text).size(size::SMALL).color(colour);
        let now = if differs {
            bold(now).size(size::SMALL).color(colours.foul.text)
        } else {
            small(now, colours.text)
        };
        line(head(name), small(then, colours.text), now);
    }
}

fn lines(given: &RulingGiven, reviewed: Option<&Reviewed>, cx: ViewCtx<'_>) -> Vec<Line> {
    let lang = cx.lang;
    let then = RulingSummary {
        outcome: given.outcome,
        charged: given.charged,
        ground: given.ground.clone(),
        duty: given.duty.clone(),
    };
    let now = reviewed.and_then(|reviewed| reviewed.now.as_ref().ok());
    let result = |come: &RulingSummary| papers::given(come.outcome, come.charged, lang);
    let ground = |come: &RulingSummary| plain(&come.ground, tr!(lang, "room-none"));
    let duty = |come: &RulingSummary| papers::duty_left(&come.duty, come.outcome, lang);
    let of_now = |of: &dyn Fn(&RulingSummary) -> String| now.map_or_else(|| "—".to_owned(), of);
    let compared = |name, then: String, now: String, given: bool| {
        let differs = given && then != now;
        Line { name, then, now, differs }
    };
    let named = |text: String, given: bool| if given { text } else { tr!(lang, "room-not-named").to_owned() };
    let mut lines = vec![
        compared(tr!(lang, "room-result"), result(&then), of_now(&result), true),
        compared(
            tr!(lang, "room-ground"),
            named(ground(&then), !given.ground.is_empty()),
            of_now(&ground),
            !given.ground.is_empty(),
        ),
        Line {
            name: tr!(lang, "room-duty"),
            then: named(duty(&then), !given.duty.is_empty()),
            now: of_now(&duty),
            differs: !given.duty.is_empty() && now.is_none_or(|now| now.duty != given.duty),
        },
    ];
    let program = plain(&given.program, tr!(lang, "room-by-people"));
    lines.push(compared(tr!(lang, "room-program"), program, PROGRAM.to_owned(), !given.program.is_empty()));
    lines.extend(law_lines(given, cx));
    lines
}

/// The law as it was cited, beside the one at hand.
fn law_lines(given: &RulingGiven, cx: ViewCtx<'_>) -> Vec<Line> {
    let lang = cx.lang;
    let at_hand = &cx.state.at_hand;
    let rulebook = at_hand.rulebook(&given.rulebook.id).map(|text| lang.of(&text.short_name));
    let edition = at_hand.rulebook(&given.rulebook.id).map(|text| &text.edition);
    let reading = at_hand.reading(&given.reading.id).map(|text| lang.of(&text.name));
    let mut lines = vec![
        law_line(
            tr!(lang, "rulebook"),
            &given.rulebook,
            rulebook.map(|name| (name, at_hand.cite_rulebook(&given.rulebook.id))),
            edition,
            cx,
        ),
        law_line(
            tr!(lang, "reading"),
            &given.reading,
            reading.map(|name| (name, at_hand.cite_reading(&given.reading.id))),
            None,
            cx,
        ),
    ];
    if let Some(cited) = &given.regulation {
        let regulation = at_hand.regulation(&cited.id).map(|text| lang.of(&text.short_name));
        let now = regulation.map(|name| (name, at_hand.cite_regulation(&cited.id)));
        let edition = at_hand.regulation(&cited.id).map(|text| &text.edition);
        lines.push(law_line(tr!(lang, "regulation"), cited, now, edition, cx));
    }
    lines
}

/// Files keep the Chinese name of an edition; `known` is the one at hand, in both languages.
fn law_line(
    name: &'static str,
    cited: &LawRef,
    now: Option<(&str, LawRef)>,
    known: Option<&Bilingual>,
    cx: ViewCtx<'_>,
) -> Line {
    let lang = cx.lang;
    if cited.id.is_empty() {
        return Line {
            name,
            then: tr!(lang, "room-not-named").to_owned(),
            now: "—".to_owned(),
            differs: false,
        };
    }
    let called = now.as_ref().map_or(cited.id.as_str(), |(called, _)| called);
    let edition = |of: &LawRef| match known {
        Some(known) if known.zh == of.edition => lang.of(known).to_owned(),
        _ => of.edition.clone(),
    };
    let then = sentences::cited(called, &edition(cited), &cited.digest, lang);
    let differs = match &now {
        Some((_, now)) => !cited.digest.is_empty() && now.digest != cited.digest,
        None => true,
    };
    let now = match &now {
        Some((called, now)) => sentences::cited(called, &edition(now), &now.digest, lang),
        None => tr!(lang, "room-not-at-hand").to_owned(),
    };
    Line { name, then, now, differs }
}

fn plain(text: &str, else_text: &str) -> String {
    if text.is_empty() || text == "-" { else_text.to_owned() } else { text.to_owned() }
}
