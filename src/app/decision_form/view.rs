//! Appeals and decisions of the committee: the form, the cards of those given, and one read in full.

use egui::{Button, Frame, Margin, RichText, TextEdit, Ui};
use strum::IntoEnumIterator;

use crate::app::clock;
use crate::app::ctx::{Messages, ViewCtx};
use crate::app::decision_form::{AsFound, DecidedKind, DecisionDraft, Follows};
use crate::app::edit::Edit;
use crate::app::overlay::{Draft, Filling};
use crate::app::paper_edit::Paper;
use crate::app::state::State;
use crate::app::theme::{Tone, size, space};
use crate::app::widgets::fields::{
    added, beside, buttons, first, hinted, if_added, line, lines, named, one_of,
};
use crate::app::widgets::{at_right, badge, bold, card, form, paragraph, quiet, tone};
use crate::incident::Certainty;
use crate::report::{Dissent, Fact, FactFound, Found, GivenOutcome, InTime, Member, Stage};
use crate::ruling::DisputedFact;
use crate::text::Lang;
use crate::text::decision::{Lack, nth};
use crate::text::{decision as words, faults, names, reports};
use crate::tr;
use xiangqi::{Side, fen};

/// As wide as the window lets it be, up to this.
const WIDTH: f32 = 1080.0;

/// What every part of the form needs to see.
#[derive(Copy, Clone)]
pub(crate) struct Sheet<'a> {
    pub(crate) cx: ViewCtx<'a>,
    /// What follows from the findings as they were at the beginning of this frame.
    pub(crate) follows: &'a Follows,
}

impl Draft for DecisionDraft {
    fn show(&mut self, ui: &mut Ui, cx: ViewCtx<'_>, _: &mut Messages) -> Filling {
        let before = self.clone();
        let follows = self.follows.clone();
        let sheet = Sheet { cx, follows: &follows };
        let mut answer = Filling::GoesOn;
        let content = |ui: &mut Ui, draft: &mut Self| content(ui, draft, sheet);
        let foot = |ui: &mut Ui, draft: &Self| answer = show_foot(ui, draft, sheet);
        let left = form(ui.ctx(), "decision-form", WIDTH, self, content, foot);
        if *self != before {
            self.follow(cx.state);
        }
        answer.or_left(left)
    }

    fn edit(&self, _: &State) -> Option<Edit> {
        Some(Edit::Paper(Paper::Decide(Box::new(self.decision().ok()?))))
    }

    fn words(&self) -> String {
        self.all_words()
    }
}

fn content(ui: &mut Ui, draft: &mut DecisionDraft, sheet: Sheet<'_>) {
    let cx = sheet.cx;
    ui.set_width(ui.available_width() - space::S);
    ui.label(bold(tr!(cx.lang, "form-title")).size(size::TITLE));
    paragraph(ui, quiet(tr!(cx.lang, "form-explained"), cx.colours));
    ui.add_space(space::XS);
    part(ui, 1, tr!(cx.lang, "form-appeal"), cx, |ui| show_appeal(ui, draft, sheet));
    part(ui, 2, tr!(cx.lang, "form-members"), cx, |ui| show_committee(ui, draft, sheet));
    part(ui, 3, tr!(cx.lang, "form-findings"), cx, |ui| show_findings(ui, draft, sheet));
    part(ui, 4, tr!(cx.lang, "form-decision"), cx, |ui| show_outcome(ui, draft, sheet));
    if draft.kind != DecidedKind::Pending {
        part(ui, 5, tr!(cx.lang, "form-votes"), cx, |ui| show_votes(ui, draft, sheet));
    }
}

/// A numbered part of the form.
fn part(ui: &mut Ui, number: usize, title: &str, cx: ViewCtx<'_>, content: impl FnOnce(&mut Ui)) {
    ui.horizontal(|ui| {
        let margin = Margin::symmetric(9, 2);
        Frame::new().fill(cx.colours.accent).corner_radius(20).inner_margin(margin).show(ui, |ui| {
            ui.label(bold(number.to_string()).size(size::SMALL).color(cx.colours.on_accent));
        });
        ui.label(bold(title).size(size::GIST));
    });
    card(ui, cx.colours.panel, Some(cx.colours.line), content);
    ui.add_space(space::S);
}

/// A small button that takes something away, with its spoken name.
pub(crate) fn remove(ui: &mut Ui, name: &str, cx: ViewCtx<'_>) -> bool {
    crate::app::widgets::quiet_icon(ui, crate::app::widgets::icons::Icon::Remove, name, cx.colours).clicked()
}

const NAME: f32 = 260.0;
const TIME: f32 = 160.0;
/// For one in which an example stands.
const EXAMPLE: f32 = 252.0;
const NUMBER: f32 = 64.0;

pub fn show_appeal(ui: &mut Ui, draft: &mut DecisionDraft, sheet: Sheet<'_>) {
    let cx = sheet.cx;
    let appeal = &mut draft.decision.appeal;
    beside(ui, cx, |ui| {
        named(ui, tr!(cx.lang, "form-appellant"), cx, |ui, label| {
            let by =
                hinted(ui, &mut appeal.by, NAME, tr!(cx.lang, "form-appellant-hint")).labelled_by(label.id);
            first("decision", &by);
        });
        ui.add_space(space::M);
        let sides = [Some(Side::Red), Some(Side::Black), None].map(|side| {
            (
                side,
                side.map_or(tr!(cx.lang, "form-for-neither"), |side| names::side(side, cx.lang)).to_owned(),
            )
        });
        if let Some(side) = one_of(ui, tr!(cx.lang, "form-for-side"), Some(appeal.side), sides, cx) {
            appeal.side = side;
        }
    });
    // Nobody is bound by a commentary, and nobody appeals against one.
    let chosen = appeal.against;
    let rulings = cx.state.report().rulings.iter().enumerate();
    let rulings = rulings.filter(|(index, given)| given.stage != Stage::Commentary || chosen == Some(*index));
    let rulings = rulings.map(|(index, given)| (Some(index), words::ruling_given(index + 1, given, cx.lang)));
    let against = rulings.chain([(None, tr!(cx.lang, "form-against-none").to_owned())]);
    if let Some(against) = one_of(ui, tr!(cx.lang, "form-against"), Some(appeal.against), against, cx) {
        appeal.against = against;
    }
    times(ui, draft, sheet);
    deadline(ui, draft, sheet);
    let appeal = &mut draft.decision.appeal;
    named(ui, tr!(cx.lang, "form-claim"), cx, |ui, label| {
        lines(ui, &mut appeal.claim, 2, "").labelled_by(label.id);
    });
    named(ui, tr!(cx.lang, "form-fee"), cx, |ui, label| {
        hinted(ui, &mut appeal.fee, NAME, tr!(cx.lang, "form-fee-hint")).labelled_by(label.id);
    });
}

fn times(ui: &mut Ui, draft: &mut DecisionDraft, sheet: Sheet<'_>) {
    let cx = sheet.cx;
    let of_ruling = draft.decision.appeal.against.and_then(|index| cx.state.report().rulings.get(index));
    let of_ruling = of_ruling.map(|given| given.when.trim()).filter(|when| !when.is_empty());
    // What counts where nothing is written is no example.
    let announced = match of_ruling {
        Some(_) => String::new(),
        None => words::for_instance("2026-03-14 15:09", cx.lang),
    };
    let lodged = words::for_instance("2026-03-14 15:20", cx.lang);
    beside(ui, cx, |ui| {
        let appeal = &mut draft.decision.appeal;
        for (name, text, hint, width, is_announced) in [
            (tr!(cx.lang, "form-announced"), &mut appeal.announced, announced, TIME, true),
            (tr!(cx.lang, "form-lodged"), &mut appeal.lodged, lodged, EXAMPLE, false),
        ] {
            named(ui, name, cx, |ui, label| {
                hinted(ui, text, width, hint).labelled_by(label.id);
                if ui
                    .button(tr!(cx.lang, "form-now"))
                    .accessible_name(format!("{name} {}", tr!(cx.lang, "form-now")))
                    .clicked()
                {
                    *text = clock::now();
                }
                if is_announced
                    && text.trim().is_empty()
                    && let Some(when) = of_ruling
                {
                    ui.label(RichText::new(tr!(cx.lang, "time-from-ruling", when)).size(size::SMALL));
                }
            });
            ui.add_space(space::S);
        }
    });
}

/// How long there was; whether it was in time, with the sum; and what the committee says.
fn deadline(ui: &mut Ui, draft: &mut DecisionDraft, sheet: Sheet<'_>) {
    let cx = sheet.cx;
    let report = cx.state.report();
    named(ui, tr!(cx.lang, "form-within"), cx, |ui, label| {
        line(ui, &mut draft.within, NUMBER).labelled_by(label.id);
        let appeal = draft.appeal();
        let in_time = report.in_time(&appeal);
        badge(ui, words::in_time_short(in_time, cx.lang), appeal_tone(in_time, sheet));
        let sum = words::arithmetic(report, &appeal, cx.lang);
        paragraph(ui, RichText::new(sum).size(size::SMALL).color(cx.colours.weak));
    });
    let appeal = &mut draft.decision.appeal;
    let stated = [
        (Some(true), tr!(cx.lang, "form-stated-yes").to_owned()),
        (Some(false), tr!(cx.lang, "form-stated-no").to_owned()),
        (None, tr!(cx.lang, "form-stated-nothing").to_owned()),
    ];
    if let Some(stated) = one_of(ui, tr!(cx.lang, "form-stated"), Some(appeal.stated_in_time), stated, cx) {
        appeal.stated_in_time = stated;
    }
}

/// The colours of an answer.
pub fn appeal_tone(in_time: InTime, sheet: Sheet<'_>) -> Tone {
    let colours = sheet.cx.colours;
    match in_time {
        InTime::Yes { .. } | InTime::Stated(true) => colours.calm,
        InTime::No { .. } | InTime::Stated(false) => colours.loss,
        InTime::Unknown => colours.open,
    }
}

const COMMITTEE_NAME: f32 = 360.0;
const MEMBER: f32 = 170.0;
const OFFICE: f32 = 200.0;
const WHY: f32 = 300.0;
const COMMITTEE_TIME: f32 = 160.0;

pub fn show_committee(ui: &mut Ui, draft: &mut DecisionDraft, sheet: Sheet<'_>) {
    let cx = sheet.cx;
    beside(ui, cx, |ui| {
        named(ui, tr!(cx.lang, "form-committee"), cx, |ui, label| {
            hinted(ui, &mut draft.decision.by, COMMITTEE_NAME, tr!(cx.lang, "form-committee-hint"))
                .labelled_by(label.id)
                .on_hover_text(tr!(cx.lang, "form-committee-hint"));
        });
        ui.add_space(space::M);
        named(ui, tr!(cx.lang, "form-decided-at"), cx, |ui, label| {
            line(ui, &mut draft.decision.when, COMMITTEE_TIME).labelled_by(label.id);
            if ui
                .button(tr!(cx.lang, "form-now"))
                .accessible_name(format!("{} {}", tr!(cx.lang, "form-decided-at"), tr!(cx.lang, "form-now")))
                .clicked()
            {
                draft.decision.when = clock::now();
            }
        });
    });
    let members = &mut draft.decision.members;
    let mut gone = None;
    for (index, member) in members.iter_mut().enumerate() {
        let name = |part: &str| nth(tr!(cx.lang, "form-member"), index + 1, part);
        named(ui, &name(""), cx, |ui, _| {
            hinted(ui, &mut member.name, MEMBER, tr!(cx.lang, "name"))
                .accessible_name(name(tr!(cx.lang, "name")));
            hinted(ui, &mut member.office, OFFICE, tr!(cx.lang, "form-office-hint"))
                .accessible_name(name(tr!(cx.lang, "form-office")));
            let button = Button::new(tr!(cx.lang, "form-withdraws")).selected(member.withdrew.is_some());
            if ui.add(button).accessible_name(name(tr!(cx.lang, "form-withdraws"))).clicked() {
                member.withdrew = if member.withdrew.is_some() { None } else { Some(String::new()) };
            }
            if let Some(why) = &mut member.withdrew {
                let room = (ui.available_width() - 40.0).clamp(120.0, WHY);
                hinted(ui, why, room, tr!(cx.lang, "form-withdrew-hint"))
                    .accessible_name(name(tr!(cx.lang, "form-on-what")));
            }
            if remove(ui, &name(tr!(cx.lang, "remove")), cx) {
                gone = Some(index);
            }
        });
    }
    if let Some(index) = gone {
        members.remove(index);
    }
    if ui.button(tr!(cx.lang, "form-add-member")).clicked() {
        members.push(Member::default());
    }
}

pub fn show_findings(ui: &mut Ui, draft: &mut DecisionDraft, sheet: Sheet<'_>) {
    let cx = sheet.cx;
    if draft.decision.findings.is_empty() {
        paragraph(ui, quiet(tr!(cx.lang, "form-no-dispute"), cx.colours));
    }
    let mut gone = None;
    for (index, finding) in draft.decision.findings.iter_mut().enumerate() {
        if index > 0 {
            ui.separator();
        }
        if one(ui, index, finding, sheet) {
            gone = Some(index);
        }
    }
    if let Some(index) = gone {
        draft.decision.findings.remove(index);
    }
    ui.add_space(space::XS);
    if ui.button(tr!(cx.lang, "form-add-fact")).clicked() {
        draft.decision.findings.push(FactFound::default());
    }
    ui.add_space(space::XS);
    follows(ui, draft, sheet);
}

/// One fact; whether it is to be taken away.
fn one(ui: &mut Ui, index: usize, finding: &mut FactFound, sheet: Sheet<'_>) -> bool {
    let cx = sheet.cx;
    let name = |part: &str| nth(tr!(cx.lang, "form-findings"), index + 1, part);
    let mut gone = false;
    ui.spacing_mut().item_spacing.y = space::XS;
    match &mut finding.about {
        Fact::Other(text) => {
            ui.horizontal(|ui| {
                let room = ui.available_width() - 40.0;
                hinted(ui, text, room, tr!(cx.lang, "form-other-fact"))
                    .accessible_name(name(tr!(cx.lang, "form-other-fact")));
                gone = remove(ui, &name(tr!(cx.lang, "remove")), cx);
            });
        }
        about => {
            let text = words::fact(cx.state.report(), about, cx.lang);
            ui.horizontal_wrapped(|ui| {
                ui.label(bold(text));
                ui.label(quiet(by(about, sheet), cx.colours));
            });
        }
    }
    let on_record = finding.about.disputed().is_some();
    let (recorded, not_so) = if on_record {
        (tr!(cx.lang, "form-as-recorded"), tr!(cx.lang, "form-not-so"))
    } else {
        (tr!(cx.lang, "form-happened"), tr!(cx.lang, "form-untrue"))
    };
    ui.horizontal(|ui| {
        let answers = [
            (Found::AsRecorded, recorded),
            (Found::NotSo, not_so),
            (Found::LeftOpen, tr!(cx.lang, "form-left-open")),
        ]
        .map(|(found, text)| (found, text.to_owned()));
        if let Some(found) = buttons(ui, &name(""), Some(finding.found), answers) {
            finding.found = found;
        }
        let room = ui.available_width() - space::L;
        hinted(ui, &mut finding.words, room, tr!(cx.lang, "form-on-what-hint"))
            .accessible_name(name(tr!(cx.lang, "form-on-what")));
    });
    gone
}

fn by(about: &Fact, sheet: Sheet<'_>) -> String {
    let cx = sheet.cx;
    let event = match about.disputed() {
        Some(DisputedFact::Happened(row)) => cx.state.report().timeline.get(row),
        _ => None,
    };
    match event.map(|event| &event.certainty) {
        Some(Certainty::Disputed(by)) if !by.is_empty() => words::disputed_by(by, cx.lang),
        _ => String::new(),
    }
}

/// What follows from the findings, and whether it is what was ruled.
fn follows(ui: &mut Ui, draft: &DecisionDraft, sheet: Sheet<'_>) {
    let Sheet { cx, follows } = sheet;
    let state = cx.state;
    if state.today().is_none() {
        return;
    }
    let (tone, heading, line) = match &follows.found {
        AsFound::Ruling(_) => {
            (tone(follows.outcome, cx.colours), tr!(cx.lang, "form-follows"), follows.line.clone())
        }
        AsFound::Depends(open) => {
            (cx.colours.open, tr!(cx.lang, "form-depends"), words::facts(state.report(), open, cx.lang))
        }
        AsFound::Nothing => (cx.colours.open, tr!(cx.lang, "form-cannot-rule"), String::new()),
    };
    card(ui, tone.fill, None, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        ui.label(RichText::new(heading).size(size::SMALL).color(tone.text));
        if !line.is_empty() {
            paragraph(ui, bold(line).size(size::GIST).color(tone.text));
        }
        if !follows.gist.is_empty() {
            paragraph(ui, RichText::new(&follows.gist).size(size::SMALL));
        }
        if let Some(same) = draft.same_as_appealed(&follows.found, state) {
            let text = words::beside_appealed(same, cx.lang);
            paragraph(ui, RichText::new(text).size(size::SMALL).color(cx.colours.weak));
        }
    });
}

fn show_foot(ui: &mut Ui, draft: &DecisionDraft, sheet: Sheet<'_>) -> Filling {
    let mut answer = Filling::GoesOn;
    let cx = sheet.cx;
    ui.separator();
    stands(ui, draft, sheet);
    let lack = draft.decision().err();
    for caution in draft.cautions(cx.state.report()) {
        let text = format!("⚠ {}", words::caution(caution, cx.lang));
        paragraph(ui, RichText::new(text).size(size::SMALL).color(cx.colours.foul.text));
    }
    ui.add_space(space::XS);
    at_right(ui, |ui| {
        let text = if draft.kind == DecidedKind::Pending {
            tr!(cx.lang, "form-record-appeal")
        } else {
            tr!(cx.lang, "form-record-decision")
        };
        let confirm = Button::new(bold(text).color(cx.colours.on_accent)).fill(cx.colours.accent);
        if ui.add_enabled(lack.is_none(), confirm).clicked() {
            answer = Filling::Confirmed;
        }
        if ui.button(tr!(cx.lang, "cancel")).clicked() {
            answer = Filling::Leaves;
        }
        if let Some(lack) = &lack {
            let text = RichText::new(words::lack(lack, cx.lang)).color(cx.colours.foul.text);
            ui.add(egui::Label::new(text).truncate());
        }
    });
    answer
}

/// In one line: whether in time, what follows from the findings, what is decided.
fn stands(ui: &mut Ui, draft: &DecisionDraft, sheet: Sheet<'_>) {
    let Sheet { cx, follows } = sheet;
    let state = cx.state;
    ui.horizontal(|ui| {
        let in_time = state.report().in_time(&draft.appeal());
        ui.label(quiet(tr!(cx.lang, "form-deadline"), cx.colours));
        badge(ui, words::in_time_short(in_time, cx.lang), appeal_tone(in_time, sheet));
        if let AsFound::Ruling(_) = &follows.found {
            ui.label(quiet(tr!(cx.lang, "form-follows"), cx.colours));
            badge(ui, &follows.line, tone(follows.outcome, cx.colours));
        } else {
            let text = RichText::new(tr!(cx.lang, "form-depends-short")).size(size::SMALL);
            paragraph(ui, text.color(cx.colours.open.text));
        }
    });
}

const GROUND: f32 = 200.0;

pub fn show_outcome(ui: &mut Ui, draft: &mut DecisionDraft, sheet: Sheet<'_>) {
    let cx = sheet.cx;
    let kinds = DecidedKind::ALL.map(|kind| (kind, name(kind, cx.lang).to_owned()));
    if let Some(kind) = one_of(ui, tr!(cx.lang, "form-kind"), Some(draft.kind), kinds, cx) {
        draft.kind = kind;
    }
    match draft.kind {
        DecidedKind::Pending => {
            paragraph(ui, quiet(tr!(cx.lang, "form-pending-note"), cx.colours));
            return;
        }
        DecidedKind::Changed => changed(ui, draft, sheet),
        DecidedKind::Resumed => position(ui, draft, sheet),
        DecidedKind::Other => named(ui, tr!(cx.lang, "form-other-words"), cx, |ui, label| {
            lines(ui, &mut draft.other, 1, "").labelled_by(label.id);
        }),
        DecidedKind::Upheld | DecidedKind::Replayed | DecidedKind::NotHeard => {}
    }
    named(ui, tr!(cx.lang, "form-reasons"), cx, |ui, label| {
        lines(ui, &mut draft.decision.reasons, 4, "").labelled_by(label.id);
    });
}

/// What a kind is called.
pub fn name(kind: DecidedKind, lang: Lang) -> &'static str {
    match kind {
        DecidedKind::Pending => tr!(lang, "form-pending"),
        DecidedKind::Upheld => tr!(lang, "form-upheld"),
        DecidedKind::Changed => tr!(lang, "form-changed"),
        DecidedKind::Resumed => tr!(lang, "form-resumed"),
        DecidedKind::Replayed => tr!(lang, "form-replayed"),
        DecidedKind::NotHeard => tr!(lang, "form-not-heard"),
        DecidedKind::Other => tr!(lang, "form-other"),
    }
}

fn changed(ui: &mut Ui, draft: &mut DecisionDraft, sheet: Sheet<'_>) {
    let Sheet { cx, follows } = sheet;
    let lang = cx.lang;
    let outcomes = GivenOutcome::iter()
        .map(|outcome| (outcome, names::capitalised(reports::given_outcome(outcome, lang))));
    if let Some(outcome) = one_of(ui, tr!(lang, "result"), draft.changed.outcome, outcomes, cx) {
        draft.changed.outcome = Some(outcome);
        if !outcome.charges() {
            draft.changed.charged = None;
        }
    }
    if draft.changed.outcome.is_some_and(GivenOutcome::charges) {
        let sides = Side::BOTH.map(|side| (side, names::side(side, lang).to_owned()));
        draft.changed.charged =
            one_of(ui, tr!(lang, "form-charged"), draft.changed.charged, sides, cx).or(draft.changed.charged);
    }
    named(ui, tr!(lang, "ground"), cx, |ui, label| {
        line(ui, &mut draft.changed.ground, GROUND).labelled_by(label.id);
        let result = follows.found.result(cx.state);
        if let Some(result) = result.filter(|result| *result != draft.changed)
            && ui.button(tr!(lang, "form-use-found")).clicked()
        {
            draft.changed = result;
        }
    });
}

/// The position from which the game goes on.
fn position(ui: &mut Ui, draft: &mut DecisionDraft, sheet: Sheet<'_>) {
    let cx = sheet.cx;
    named(ui, tr!(cx.lang, "form-position"), cx, |ui, label| {
        ui.vertical(|ui| {
            let edit = TextEdit::singleline(&mut draft.position).desired_width(f32::INFINITY);
            ui.add(edit.margin(Margin::symmetric(8, 6))).labelled_by(label.id);
            ui.horizontal_wrapped(|ui| {
                if ui.button(tr!(cx.lang, "form-incident-position")).clicked() {
                    draft.position = fen::write(&cx.state.report().setup());
                }
                if ui.button(tr!(cx.lang, "form-shown-position")).clicked() {
                    draft.position = fen::write(cx.state.setup_shown());
                }
                let read = fen::read(draft.position.trim());
                let trouble = match &read {
                    Err(error) => Some(faults::fen_error(error, cx.lang)),
                    Ok(_) => None,
                };
                match trouble {
                    Some(text) => {
                        paragraph(ui, RichText::new(text).size(size::SMALL).color(cx.colours.loss.text))
                    }
                    None => ui.label(quiet("", cx.colours)),
                };
            });
        });
    });
}

const VOTES_NUMBER: f32 = 56.0;
const VOTES_NAME: f32 = 170.0;
const SIGNATURE: f32 = 420.0;

pub fn show_votes(ui: &mut Ui, draft: &mut DecisionDraft, sheet: Sheet<'_>) {
    let cx = sheet.cx;
    ui.horizontal(|ui| {
        for (name, text) in
            [tr!(cx.lang, "form-in-favour"), tr!(cx.lang, "form-against-it"), tr!(cx.lang, "form-abstained")]
                .into_iter()
                .zip(&mut draft.votes)
        {
            let label = ui.label(quiet(name, cx.colours));
            line(ui, text, VOTES_NUMBER).labelled_by(label.id);
            ui.add_space(space::S);
        }
        let present = draft.decision.present().filter(|member| !member.name.trim().is_empty()).count();
        match draft.decision() {
            Err(lack @ (Lack::TooMany(..) | Lack::Votes(_))) => {
                let text = words::lack(&lack, cx.lang);
                ui.label(RichText::new(text).color(cx.colours.loss.text));
            }
            _ if present > 0 => {
                ui.label(quiet(tr!(cx.lang, "members-may-vote", count = present), cx.colours));
            }
            _ => {}
        }
    });
    dissents(ui, draft, sheet);
    signatures(ui, draft, sheet);
}

fn dissents(ui: &mut Ui, draft: &mut DecisionDraft, sheet: Sheet<'_>) {
    let cx = sheet.cx;
    let dissents = &mut draft.decision.dissents;
    let mut gone = None;
    for (index, dissent) in dissents.iter_mut().enumerate() {
        let name = |part: &str| nth(tr!(cx.lang, "form-dissents"), index + 1, part);
        named(ui, &name(""), cx, |ui, _| {
            let by = hinted(ui, &mut dissent.by, VOTES_NAME, tr!(cx.lang, "form-dissent-by"))
                .accessible_name(name(tr!(cx.lang, "form-dissent-by")));
            if_added("dissents", index, &by);
            if remove(ui, &name(tr!(cx.lang, "remove")), cx) {
                gone = Some(index);
            }
            lines(ui, &mut dissent.text, 1, tr!(cx.lang, "form-dissent-hint")).accessible_name(name(""));
        });
    }
    if let Some(index) = gone {
        dissents.remove(index);
    }
    if ui.button(tr!(cx.lang, "form-add-dissent")).clicked() {
        added(ui, "dissents", dissents.len());
        dissents.push(Dissent::default());
    }
}

fn signatures(ui: &mut Ui, draft: &mut DecisionDraft, sheet: Sheet<'_>) {
    let cx = sheet.cx;
    let mut gone = None;
    for (index, signature) in draft.decision.signatures.iter_mut().enumerate() {
        let name = |part: &str| nth(tr!(cx.lang, "form-signatures"), index + 1, part);
        named(ui, &name(""), cx, |ui, _| {
            let field = hinted(ui, signature, SIGNATURE, tr!(cx.lang, "form-signature-hint"))
                .accessible_name(name(""));
            if_added("signatures", index, &field);
            if remove(ui, &name(tr!(cx.lang, "remove")), cx) {
                gone = Some(index);
            }
        });
    }
    if let Some(index) = gone {
        draft.decision.signatures.remove(index);
    }
    ui.horizontal(|ui| {
        if ui.button(tr!(cx.lang, "form-add-signature")).clicked() {
            added(ui, "signatures", draft.decision.signatures.len());
            draft.decision.signatures.push(String::new());
        }
        if draft.decision.present().any(|member| !member.name.trim().is_empty())
            && ui.button(tr!(cx.lang, "form-sign-present")).clicked()
        {
            draft.sign_by_present();
        }
    });
}
