//! `repetition`: what each move of a repeated cycle is, who must change, and why.

use std::path::Path;

use serde_json::{Value, json};

use super::args::{Format, RepetitionArgs};
use super::json::{moves, squares};
use super::rule::named_regulation;
use super::{Exit, Failure, Output};
use crate::case::CaseLaw;
use crate::law::{Gravity, LawInForce, Library, Regulation, Rulebook};
use crate::report::Report;
use crate::ruling::{Circumstances, JudgedMove, RepetitionLaw, RepetitionRuling, rule_repetition};
use crate::store;
use crate::text::explanation::Reason;
use crate::text::ruling::Explainer;
use crate::text::visible::one_line;
use crate::text::{Lang, names, records, repetition};
use crate::tr;
use xiangqi::repetition::{Evidence, Line, SideAnalysis, cycles};
use xiangqi::{Move, Position, Side};

/// Carries out the command.
pub(super) fn run(args: &RepetitionArgs, library: &Library) -> Output {
    let lang = args.output.lang;
    let mut output = Output::done(String::new());
    let mut objects = Vec::new();
    let inputs: Vec<Option<&Path>> = match &args.fen {
        Some(_) => vec![None],
        None => args.files.iter().map(|path| Some(path.as_path())).collect(),
    };
    for path in inputs {
        let file = path.map(|path| path.display().to_string());
        match answers(args, path, library) {
            Ok(found) => {
                for Answer { object, text } in found {
                    objects.push(object);
                    output.out.push_str(&text);
                }
            }
            Err(failure) => {
                let error = one_line(&failure.say(library, lang));
                let place = file.as_deref().filter(|file| !error.contains(*file));
                output.complain(&place.map_or_else(|| error.clone(), |file| format!("{file}: {error}")));
                let mut object = json!({ "file": file, "error": error });
                if let (
                    Failure::IllegalMove { ply, .. } | Failure::RecordBreaksOff { ply, .. },
                    Value::Object(object),
                ) = (&failure, &mut object)
                {
                    object.insert("ply".to_owned(), json!(ply));
                }
                objects.push(object);
                output.exit = Exit::BadInput;
            }
        }
    }
    if args.output.format == Format::Json {
        output.out = format!("{:#}\n", Value::Array(objects));
    }
    output
}

/// A game with the law it is ruled by, where its file says so.
struct Input {
    start: Position,
    moves: Vec<Move>,
    law: Option<(Rulebook, Option<Regulation>)>,
}

struct Answer {
    object: Value,
    text: String,
}

fn answers(args: &RepetitionArgs, path: Option<&Path>, library: &Library) -> Result<Vec<Answer>, Failure> {
    let inputs = match path {
        None => vec![of_words(args)?],
        Some(path) => of_file(path, args, library)?,
    };
    let regulation = named_regulation(args.regulation.as_deref(), library)?;
    let mut found = Vec::new();
    for input in &inputs {
        let line = Line::new(&input.start, &input.moves).map_err(|ply| {
            let mv = input.moves.get(ply.saturating_sub(1)).map(ToString::to_string);
            Failure::IllegalMove { ply, mv: mv.unwrap_or_default() }
        })?;
        let own = input.law.as_ref().map(|(rulebook, _)| rulebook);
        let regulation = regulation.as_ref().or_else(|| input.law.as_ref()?.1.as_ref());
        for rulebook in rulebooks(args, own, library)? {
            let texts = LawInForce { rulebook, regulation };
            let law =
                RepetitionLaw::of(texts).ok_or_else(|| Failure::NoRepetitionRules(rulebook.id.clone()))?;
            found.push(answer(path, &line, &law, args.output.lang));
        }
    }
    Ok(found)
}

/// The rulebooks named, else the file's own, else the default.
fn rulebooks<'a>(
    args: &RepetitionArgs,
    own: Option<&'a Rulebook>,
    library: &'a Library,
) -> Result<Vec<&'a Rulebook>, Failure> {
    let named: Vec<&str> = match &args.rulebook {
        Some(id) => vec![id],
        None => args.rulebooks.iter().map(String::as_str).collect(),
    };
    if named.is_empty() {
        let usual = own.or_else(|| library.usual_on_repetitions());
        return Ok(vec![usual.ok_or_else(|| Failure::UnknownRulebook(String::new()))?]);
    }
    let at_hand = |id: &str| library.rulebook(id).ok_or_else(|| Failure::UnknownRulebook(id.to_owned()));
    named.into_iter().map(at_hand).collect()
}

fn of_words(args: &RepetitionArgs) -> Result<Input, Failure> {
    let start: Position = args.fen.as_deref().unwrap_or_default().parse()?;
    let mut moves = Vec::new();
    for (ply, word) in (1..).zip(args.moves.as_deref().unwrap_or_default().split_whitespace()) {
        let mv = word.parse().map_err(|_| Failure::IllegalMove { ply, mv: word.to_owned() })?;
        moves.push(mv);
    }
    Ok(Input { start, moves, law: None })
}

/// The game of a report, or each game of a record.
fn of_file(path: &Path, args: &RepetitionArgs, library: &Library) -> Result<Vec<Input>, Failure> {
    let is_report = path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("ron"));
    if is_report {
        return Ok(vec![of_report(store::load(path)?.parsed.report, args, library)?]);
    }
    let lang = args.output.lang;
    let mut inputs = Vec::new();
    for game in store::load_records(path, None)?.games {
        if let Some(flag) = game.flags.iter().find(|flag| flag.kind.ends_the_line()) {
            return Err(Failure::RecordBreaksOff { ply: flag.ply, reason: records::flag(flag, lang) });
        }
        let start = game.start.position()?;
        inputs.push(Input { start, moves: game.moves.iter().map(|one| one.mv).collect(), law: None });
    }
    Ok(inputs)
}

/// The record of a report, with the moves of its timeline that stood.
fn of_report(mut report: Report, args: &RepetitionArgs, library: &Library) -> Result<Input, Failure> {
    let incident = crate::case::incident(&report)?;
    let start = incident.game.start.position()?;
    let moves = incident.moves_played();
    let is_named = args.rulebook.is_some() || !args.rulebooks.is_empty();
    if is_named {
        // The law that the report cites need not be at hand.
        return Ok(Input { start, moves, law: None });
    }
    if args.regulation.is_some() {
        report.event.regulation = None;
    }
    let law = CaseLaw::resolve(&report, library)?;
    Ok(Input { start, moves, law: Some((law.rulebook, law.regulation)) })
}

fn answer(path: Option<&Path>, line: &Line, law: &RepetitionLaw<'_>, lang: Lang) -> Answer {
    let ruling = rule_repetition(line, law, &Circumstances::default());
    let plies = line.moves().len();
    let last = line.board(plies).cloned().unwrap_or_default();
    let explainer = Explainer { lang, texts: law.texts, board: &last, mover: line.mover(plies + 1) };
    let proof = Proof {
        judged: ruling.moves(line),
        reasons: ruling.steps(line, law, 0).iter().map(|step| explainer.with_clause(step)).collect(),
        now: repetition::now(&ruling, law, &explainer),
        caveats: ruling.caveats.iter().map(|&caveat| explainer.caveat(caveat)).collect(),
    };
    Answer {
        object: object(path, line, law, &ruling, &proof, lang),
        text: in_words(line, law, &ruling, &proof, lang),
    }
}

/// A ruling in words.
struct Proof {
    judged: Vec<JudgedMove>,
    reasons: Vec<Reason>,
    now: Vec<String>,
    caveats: Vec<String>,
}

fn object(
    path: Option<&Path>,
    line: &Line,
    law: &RepetitionLaw<'_>,
    ruling: &RepetitionRuling,
    proof: &Proof,
    lang: Lang,
) -> Value {
    let of_side = |side: Side| {
        let plays = ruling.analysis.as_ref().map(|analysis| &analysis.sides[side]);
        plays.map_or_else(
            || json!({ "class": "allowed", "forbidden": false, "grade": null }),
            |plays| side_object(plays, grade(ruling, side)),
        )
    };
    let cycle = ruling.counted.cycle.map(|cycle| {
        json!({
            "from_ply": cycle.from_ply,
            "length": cycle.length,
            "occurrences": ruling.counted.stood_after.len(),
            "cycles": cycle.cycles,
        })
    });
    let every = cycles(line).into_iter().map(|cycle| {
        json!({
            "from_ply": cycle.from_ply,
            "last_ply": cycle.last_ply,
            "length": cycle.length,
            "occurrences": cycle.occurrences,
            "cycles": cycle.cycles,
        })
    });
    let steps = proof.reasons.iter().map(|reason| {
        json!({ "clause": reason.clause_code, "text": reason.text, "squares": squares(&reason.squares) })
    });
    let branches = ruling.branches.iter().map(|branch| {
        json!({
            "assume": repetition::assumed(branch.assumed, lang),
            "verdict": branch.verdict.code(),
            "by": branch.verdict.by().map(Side::code),
        })
    });
    json!({
        "file": path.map(|path| path.display().to_string()),
        "rulebook": law.rulebook().id,
        "regulation": law.texts.regulation.map(|regulation| &regulation.id),
        "verdict": ruling.verdict.code(),
        "by": ruling.verdict.by().map(Side::code),
        "cycle": cycle,
        "red": of_side(Side::Red),
        "black": of_side(Side::Black),
        "moves": proof.judged.iter().map(|judged| move_object(judged, law, lang)).collect::<Vec<_>>(),
        "steps": steps.collect::<Vec<_>>(),
        "now": proof.now,
        "caveats": ruling.caveats.iter().map(|caveat| caveat.code()).collect::<Vec<_>>(),
        "caveat_texts": proof.caveats,
        "branches": branches.collect::<Vec<_>>(),
        "cycles": every.collect::<Vec<_>>(),
    })
}

/// How heavy the moves of a side are, where both sides' are compared by that.
fn grade(ruling: &RepetitionRuling, side: Side) -> Option<&'static str> {
    let both = ruling.gravities?;
    let graded = |gravity: Gravity| match gravity {
        Gravity::Severe => Some("severe"),
        Gravity::Light => Some("light"),
        _ => None,
    };
    graded(both[side.opponent()]).and(graded(both[side]))
}

fn side_object(plays: &SideAnalysis, grade: Option<&str>) -> Value {
    json!({ "class": plays.class.code(), "forbidden": plays.class.is_forbidden(), "grade": grade })
}

fn move_object(judged: &JudgedMove, law: &RepetitionLaw<'_>, lang: Lang) -> Value {
    let clause = law.texts.clause_on(judged.topic(law)).map(|cited| cited.code());
    json!({
        "ply": judged.judged.ply,
        "move": judged.judged.mv.to_string(),
        "nature": judged.judged.nature.code(),
        "text": repetition::why(judged, lang),
        "clause": clause,
        "evidence": evidence_object(&judged.judged.evidence),
    })
}

fn evidence_object(evidence: &Evidence) -> Value {
    json!({
        "attackers": squares(&evidence.attackers),
        "victims": squares(&evidence.victims),
        "line": moves(&evidence.line),
        "gain": evidence.gain,
        "protected": evidence.protected.map(|protected| protected.code()),
        "new": evidence.new,
        "joint": evidence.joint,
        "exempt": evidence.exempt.map(|exempt| exempt.code()),
    })
}

fn in_words(
    line: &Line,
    law: &RepetitionLaw<'_>,
    ruling: &RepetitionRuling,
    proof: &Proof,
    lang: Lang,
) -> String {
    let rulebook = lang.of(&law.rulebook().name);
    let verdict = repetition::verdict(ruling.verdict, lang);
    let mut lines = vec![tr!(lang, "cli-repetition-verdict", rulebook, verdict)];
    let every: Vec<String> = cycles(line)
        .iter()
        .map(|cycle| {
            let (from, to) = (cycle.from_ply, cycle.last_ply);
            tr!(lang, "cli-repetition-cycle", from, to, length = cycle.length, cycles = cycle.cycles)
        })
        .collect();
    if !every.is_empty() {
        lines.push(tr!(lang, "cli-repetition-cycles", cycles = names::list(&every, lang)));
    }
    for branch in &ruling.branches {
        let assumed = repetition::assumed(branch.assumed, lang);
        let verdict = repetition::verdict(branch.verdict, lang);
        lines.push(tr!(lang, "cli-repetition-branch", assumed, verdict));
    }
    lines.extend((1..).zip(&proof.now).map(|(number, now)| format!("{number}. {now}")));
    for (number, reason) in (1..).zip(&proof.reasons) {
        let clause = if reason.clause.is_empty() { String::new() } else { format!("[{}] ", reason.clause) };
        lines.push(format!("({number}) {clause}{}", reason.text));
    }
    lines.extend(proof.caveats.iter().map(|caveat| format!("! {caveat}")));
    lines.iter().map(|text| one_line(text) + "\n").collect::<String>() + "\n"
}
