//! The words of the command line.

use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Parser, Subcommand, ValueEnum};

use crate::export::diagram::PictureFormat;
use crate::export::paper::{Languages, PaperFormat};
use crate::incident::ActKind;
use crate::law::Level;
use crate::text::{Lang, events};
use xiangqi::game_record::TextEncoding;

use super::read_board::CornersArg;

/// 象棋裁判台: from a touched piece to an explained ruling.
#[derive(Clone, Debug, Parser)]
#[command(version, args_conflicts_with_subcommands = true, after_help = EXAMPLES)]
pub struct Args {
    /// The report to open in the window, or a folder of reports for the archive room; without it the last report, or
    /// the Jilin 2015 case.
    pub file: Option<PathBuf>,
    /// What to do instead of opening the window.
    #[command(subcommand)]
    pub command: Option<Command>,
    /// The language of the window, or of the ruling printed where there is no display; without it the one used
    /// last, or Chinese.
    #[arg(long, value_enum)]
    pub lang: Option<Lang>,
}

const EXAMPLES: &str = "\
Examples:
  xiangqi-arbiter                                    the window
  xiangqi-arbiter rule cases/jilin-2015.ron          every reading, the report's own marked
  xiangqi-arbiter rule --fen \"2bak1b1C/4a4/9/2N6/9/2r6/9/9/4A4/2B1KAB2 b\" \\
      --level provincial --events \"touch c6\"

Exit codes: 0 done; 1 the answer is no (check, pairings, review, verify); 2 bad input or usage.";

/// What can stand in a list of events, by the list of kinds.
fn events() -> String {
    let kind = |kind| format!("  {:<30} {}\n", ActKind::pattern(kind), events::kind(kind, Lang::En));
    let kinds: String = ActKind::all().map(kind).collect();
    format!(
        "\
Events, separated by ';', of the side to move unless 'red', 'black' or 'arbiter' stands first:
{kinds}\
SQ is a square from a0 (red's left-hand corner) to i9, FROMTO a move such as h2e2, N the number of a move; a claim about
the game record needs a report. TOPIC is of the law's catalogue ('rule --topics'), TIMES the how manieth time (or how many
moves). NATURE is check, kill, chase, exchange, offer, block, follow or idle.
Behind '@' stand the clocks and what is disputed, in any order:
  running=red|black   red=M:SS   black=M:SS   (or whole seconds left)
  disputed=red,black,witness,arbiter   order=disputed
  as in: flag @ running=black red=2:30 black=0:00 disputed=red,witness"
    )
}

/// What to do instead of opening the window.
#[derive(Clone, Debug, Subcommand)]
pub enum Command {
    /// Rule on reports, or on a position and events.
    Rule(RuleArgs),
    /// Rule on a repetition: what each move is, who must change, and why.
    Repetition(RepetitionArgs),
    /// Rule on a report under several rulebooks and regulations, side by side.
    Compare(CompareArgs),
    /// Say whether each file is a sound report.
    Check(CheckArgs),
    /// Count legal move paths.
    Perft(PerftArgs),
    /// Say whether the side to move is in check, mated or stalemated.
    Status(StatusArgs),
    /// Write a move in every notation, or say which move a text means.
    Notation(NotationArgs),
    /// List the games of records (PGN, DhtmlXQ, XQF, lists of moves), wrong moves flagged.
    Import(ImportArgs),
    /// Write the games of a record in another format.
    Convert(ConvertArgs),
    /// List the players and pairings of a CSV, TRF or spreadsheet file, with the lines that were not understood.
    Pairings(PairingsArgs),
    /// List the reports of a folder, or search them.
    List(ListArgs),
    /// Rule anew on every report of a folder, and say which rulings given come out otherwise today.
    Review(ReviewArgs),
    /// Say whether what rulings and decisions sealed is as it was, and whether signatures are valid.
    Verify(VerifyArgs),
    /// Take the screenshots and photographs of a report out as files.
    Exhibits(ExhibitsArgs),
    /// Read the position from a screenshot or a photograph of a board.
    ReadBoard(ReadBoardArgs),
    /// Make a key for signing, or show its public part.
    #[command(subcommand)]
    Key(KeyCommand),
    /// Sign a sealed ruling or decision of a report with one's key.
    Sign(SignArgs),
    /// Write a report as a paper, or its board as a picture.
    Export(ExportArgs),
    /// Write all incidents of an event as one paper.
    Book(BookArgs),
}

/// Rule on reports, or on a position and events.
#[derive(Clone, Debug, clap::Args)]
#[command(after_help = events())]
pub struct RuleArgs {
    /// Reports, each ruled on as it says.
    #[arg(required_unless_present_any = ["fen", "topics"], conflicts_with_all = ["fen", "moves", "level", "prior", "events"])]
    pub files: Vec<PathBuf>,
    /// A position instead of a report.
    #[arg(long, requires = "level", requires = "events")]
    pub fen: Option<String>,
    /// The moves played from that position before the events, such as "h2e2 h9g7", legal or not.
    #[arg(long, requires = "fen")]
    pub moves: Option<String>,
    /// The level of the event.
    #[arg(long, value_enum)]
    pub level: Option<LevelArg>,
    /// Breaches of this player earlier in the game.
    #[arg(long, default_value_t = 0)]
    pub prior: u32,
    /// What happened, such as "touch c6; release c4c6".
    #[arg(long, allow_hyphen_values = true)]
    pub events: Option<String>,
    /// One reading only, by its id.
    #[arg(long)]
    pub reading: Option<String>,
    /// List the topics of conduct of the law in force, and what each costs.
    #[arg(long, conflicts_with_all = ["files", "fen", "events"])]
    pub topics: bool,
    /// The rulebook, by its id, in place of the report's.
    #[arg(long)]
    pub rulebook: Option<String>,
    /// The event's regulation in place of the report's: a file, or the id of one at hand.
    #[arg(long)]
    pub regulation: Option<String>,
    #[command(flatten)]
    pub output: OutputArgs,
}

/// Rule on the last repetition of a game, as if it were claimed now.
#[derive(Clone, Debug, clap::Args)]
pub struct RepetitionArgs {
    /// Game records or reports.
    #[arg(required_unless_present = "fen", conflicts_with_all = ["fen", "moves"])]
    pub files: Vec<PathBuf>,
    /// The position where the moves begin, instead of a file.
    #[arg(long, requires = "moves")]
    pub fen: Option<String>,
    /// The moves, such as "h2e2 h9g7".
    #[arg(long, requires = "fen")]
    pub moves: Option<String>,
    /// The rulebook, by its id; the report's without it, else that of China 2020.
    #[arg(long)]
    pub rulebook: Option<String>,
    /// Several rulebooks side by side.
    #[arg(long, value_delimiter = ',', conflicts_with = "rulebook")]
    pub rulebooks: Vec<String>,
    /// The event's regulation: a file, or the id of one at hand.
    #[arg(long)]
    pub regulation: Option<String>,
    #[command(flatten)]
    pub output: OutputArgs,
}

/// Rule on a report under several rulebooks and regulations, side by side.
#[derive(Clone, Debug, clap::Args)]
pub struct CompareArgs {
    /// The report.
    pub file: PathBuf,
    /// The rulebooks, by their ids; every one at hand where none is named.
    #[arg(long, value_delimiter = ',')]
    pub rulebooks: Vec<String>,
    /// Regulations, by id or file, each with the rulebook it was written for.
    #[arg(long, value_delimiter = ',')]
    pub regulations: Vec<String>,
    /// The reading, in place of the report's.
    #[arg(long)]
    pub reading: Option<String>,
    #[command(flatten)]
    pub output: OutputArgs,
}

/// Say whether each file is a sound report.
#[derive(Clone, Debug, clap::Args)]
pub struct CheckArgs {
    /// The files.
    #[arg(required = true)]
    pub files: Vec<PathBuf>,
    /// The language of sentences.
    #[arg(long, value_enum, default_value_t)]
    pub lang: Lang,
}

/// Count legal move paths.
#[derive(Clone, Debug, clap::Args)]
pub struct PerftArgs {
    /// The position.
    #[arg(long)]
    pub fen: String,
    /// How many plies, 99 at the most.
    #[arg(long, value_parser = clap::value_parser!(u32).range(..=99))]
    pub depth: u32,
    /// The language of sentences.
    #[arg(long, value_enum, default_value_t)]
    pub lang: Lang,
}

/// Say whether the side to move is in check, mated or stalemated.
#[derive(Clone, Debug, clap::Args)]
pub struct StatusArgs {
    /// The position.
    #[arg(long)]
    pub fen: String,
    #[command(flatten)]
    pub output: OutputArgs,
}

/// Write a move in every notation, or say which move a text means.
#[derive(Clone, Debug, clap::Args)]
pub struct NotationArgs {
    /// The position.
    #[arg(long)]
    pub fen: String,
    /// The move, as h2e2.
    #[arg(long = "move", required_unless_present = "text", conflicts_with = "text")]
    pub mv: Option<String>,
    /// A move in any notation.
    #[arg(long, allow_hyphen_values = true)]
    pub text: Option<String>,
    /// Number tandem soldiers instead of naming them front and rear.
    #[arg(long)]
    pub numbered: bool,
    #[command(flatten)]
    pub output: OutputArgs,
}

/// List the games of records, wrong moves flagged.
#[derive(Clone, Debug, clap::Args)]
pub struct ImportArgs {
    /// The records.
    #[arg(required = true)]
    pub files: Vec<PathBuf>,
    /// The encoding of the text, where it was told wrongly.
    #[arg(long, value_parser = encodings())]
    pub encoding: Option<TextEncoding>,
    #[command(flatten)]
    pub output: OutputArgs,
}

/// Write the games of a record in another format.
#[derive(Clone, Debug, clap::Args)]
pub struct ConvertArgs {
    /// The record.
    pub file: PathBuf,
    /// The format to write; fen is the last position of each game, one a line.
    #[arg(long, value_enum)]
    pub to: To,
    /// How moves are written in PGN and text.
    #[arg(long, value_enum, default_value_t)]
    pub notation: NotationArg,
    /// The encoding of the text, where it was told wrongly.
    #[arg(long, value_parser = encodings())]
    pub encoding: Option<TextEncoding>,
    /// One game only, by its number from 1.
    #[arg(long)]
    pub game: Option<usize>,
    /// The file to write; standard output without it.
    #[arg(long)]
    pub out: Option<PathBuf>,
    /// Write over a file that is there; never over the record itself.
    #[arg(long, requires = "out")]
    pub force: bool,
    /// The language of sentences.
    #[arg(long, value_enum, default_value_t)]
    pub lang: Lang,
}

/// What can be written, by the lists of formats.
fn papers() -> String {
    let all = |endings: Vec<&str>| endings.iter().map(|ending| format!(".{ending} ")).collect::<String>();
    let papers = all(PaperFormat::ALL.iter().map(|format| format.ending()).collect());
    let pictures = all(PictureFormat::ALL.iter().map(|format| format.ending()).collect());
    format!(
        "\
The ending of OUT says what is written:
  {papers:<18} the paper: record, ruling, reasons, statements, exhibits, lines to sign on
  {pictures:<18} the board at the incident, with arrows, coordinates and the side to move

Characters that the embedded fonts lack are drawn as boxes in PDF and are listed on standard error;
--font names a TTF or OTF file that has them."
    )
}

/// Write a report as a paper, or its board as a picture.
#[derive(Clone, Debug, clap::Args)]
#[command(after_help = papers())]
pub struct ExportArgs {
    /// The report.
    pub file: PathBuf,
    /// The file to write; its ending says what.
    #[arg(long, value_name = "OUT")]
    pub to: PathBuf,
    /// The ruling sheet instead: facts, result, clauses, what to do and lines to sign on, on one page.
    #[arg(long)]
    pub sheet: bool,
    /// The decision of this number instead, from 1.
    #[arg(long, value_name = "N", conflicts_with = "sheet")]
    pub decision: Option<NonZeroUsize>,
    /// Keep the pictures of the exhibits in a public paper.
    #[arg(long, requires = "public")]
    pub pictures: bool,
    #[command(flatten)]
    pub paper: PaperArgs,
}

/// Write the incidents of an event as one paper: contents, totals of fouls, and every incident with its decisions.
#[derive(Clone, Debug, clap::Args)]
pub struct BookArgs {
    /// Reports, and folders of reports.
    #[arg(required = true)]
    pub files: Vec<PathBuf>,
    /// The file to write; its ending says what.
    #[arg(long, value_name = "OUT")]
    pub to: PathBuf,
    /// The event, by its name; needed where the reports are of several.
    #[arg(long, value_name = "NAME")]
    pub event: Option<String>,
    #[command(flatten)]
    pub paper: PaperArgs,
}

/// How papers are made.
#[derive(Clone, Debug, clap::Args)]
pub struct PaperArgs {
    /// Leave out names, teams, notes, pictures and signatures.
    #[arg(long)]
    pub public: bool,
    /// Make a public paper although a part of a name may be left in places that were named.
    #[arg(long, requires = "public")]
    pub names_checked: bool,
    /// Make a paper of a report that is so large that it takes minutes.
    #[arg(long)]
    pub large: bool,
    /// Draw the board in black and white, for printing.
    #[arg(long)]
    pub print: bool,
    /// A font for characters that the embedded ones lack; may be given again.
    #[arg(long, value_name = "FILE")]
    pub font: Vec<PathBuf>,
    /// Write over a file that is there; never over a report it is made of.
    #[arg(long)]
    pub force: bool,
    /// The language of the paper.
    #[arg(long, value_enum, default_value_t)]
    pub lang: Languages,
}

impl ValueEnum for Languages {
    fn value_variants<'a>() -> &'a [Self] {
        &Self::ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(match self {
            Self::One(lang) => lang.code(),
            Self::Two(Lang::ZhHant, _) => "zh-Hant+en",
            Self::Two(..) => "both",
        }))
    }
}

/// A format that records are written in.
#[derive(Copy, Clone, Debug, PartialEq, Eq, ValueEnum)]
pub enum To {
    /// PGN.
    Pgn,
    /// DhtmlXQ (UBB).
    Dhtmlxq,
    /// XQF, version 10, of one game.
    Xqf,
    /// A numbered list of moves.
    Text,
    /// The last position.
    Fen,
}

/// The encodings by their names.
fn encodings() -> impl TypedValueParser<Value = TextEncoding> {
    let names = TextEncoding::ALL.map(|encoding| PossibleValue::new(encoding.code()).help(encoding.name()));
    PossibleValuesParser::new(names).try_map(|name| TextEncoding::of_code(&name).ok_or("no encoding"))
}

/// How moves are written.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum NotationArg {
    /// 炮二平五
    #[default]
    Chinese,
    /// 馬8進7
    Traditional,
    /// C2=5
    Wxf,
    /// H2-E2
    Iccs,
    /// h2e2
    Uci,
}

/// List the players and pairings of a CSV, TRF or spreadsheet file, with the lines that were not understood.
#[derive(Clone, Debug, clap::Args)]
pub struct PairingsArgs {
    /// A list as a pairing program or a spreadsheet writes it.
    pub file: PathBuf,
    #[command(flatten)]
    pub output: OutputArgs,
}

// The options of every command that answers in text or JSON. A doc comment would become the commands' own help.
#[derive(Copy, Clone, Debug, clap::Args)]
pub struct OutputArgs {
    /// Text or JSON.
    #[arg(long, value_enum, default_value_t)]
    pub format: Format,
    /// The language of sentences.
    #[arg(long, value_enum, default_value_t)]
    pub lang: Lang,
}

/// How to answer.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// For people.
    #[default]
    Text,
    /// For programs.
    Json,
}

impl ValueEnum for Lang {
    fn value_variants<'a>() -> &'a [Self] {
        &Self::ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.code()).help(self.name()))
    }
}

/// A level.
#[derive(Copy, Clone, Debug, PartialEq, Eq, ValueEnum)]
pub enum LevelArg {
    /// National events.
    National,
    /// Provincial events and below.
    Provincial,
    /// National youth events and below.
    NationalYouth,
}

impl From<LevelArg> for Level {
    fn from(level: LevelArg) -> Self {
        match level {
            LevelArg::National => Self::National,
            LevelArg::Provincial => Self::Provincial,
            LevelArg::NationalYouth => Self::NationalYouth,
        }
    }
}

/// List the reports of a folder, or search them.
#[derive(Clone, Debug, clap::Args)]
pub struct ListArgs {
    /// The folder; folders in it are looked into as well.
    pub folder: PathBuf,
    /// Only reports with all of these words, anywhere in their text.
    #[arg(long, allow_hyphen_values = true)]
    pub search: Option<String>,
    /// The fouls of each player over all these reports, in place of the reports.
    #[arg(long)]
    pub fouls: bool,
    /// Rule anew on every report under the law it cites; one whose law is missing is marked.
    #[arg(long, conflicts_with = "fouls")]
    pub rule: bool,
    /// Read every file again, whatever the index says.
    #[arg(long)]
    pub rebuild: bool,
    /// Text, JSON or CSV.
    #[arg(long, value_enum, default_value_t)]
    pub format: ListFormat,
    /// The language of sentences.
    #[arg(long, value_enum, default_value_t)]
    pub lang: Lang,
}

/// How to list.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum ListFormat {
    /// For people.
    #[default]
    Text,
    /// For programs.
    Json,
    /// For tables; UTF-8 with its mark, a header, commas.
    Csv,
}

/// Rule anew on every report of a folder.
#[derive(Clone, Debug, clap::Args)]
pub struct ReviewArgs {
    /// The folder, or one report.
    pub folder: PathBuf,
    #[command(flatten)]
    pub output: OutputArgs,
}

/// Say whether seals and signatures hold.
#[derive(Clone, Debug, clap::Args)]
pub struct VerifyArgs {
    /// The reports.
    #[arg(required = true)]
    pub files: Vec<PathBuf>,
    /// The fingerprint of a key as it was written down elsewhere: 1 unless it has signed and what it signed holds.
    #[arg(long, value_name = "FINGERPRINT")]
    pub key: Option<String>,
    /// The digest of a seal as it was written down elsewhere: 1 unless that seal is there and holds.
    #[arg(long, value_name = "DIGEST")]
    pub seal: Option<String>,
    /// 1 unless every ruling and decision is sealed, and there is one.
    #[arg(long)]
    pub require_seal: bool,
    #[command(flatten)]
    pub output: OutputArgs,
}

/// Read the position from a screenshot or a photograph of a board.
#[derive(Clone, Debug, clap::Args)]
pub struct ReadBoardArgs {
    /// The picture: PNG, JPEG, BMP or WebP.
    pub picture: PathBuf,
    /// The crossings a9, i9, i0 and a0 as they lie in the picture, in pixels, near enough: "x,y x,y x,y x,y". Needed
    /// for photographs.
    #[arg(long)]
    pub corners: Option<CornersArg>,
    #[command(flatten)]
    pub output: OutputArgs,
}

/// Take pictures out as files.
#[derive(Clone, Debug, clap::Args)]
pub struct ExhibitsArgs {
    /// The report.
    pub file: PathBuf,
    /// The folder to write them into; files there are never written over.
    #[arg(long)]
    pub to: PathBuf,
    /// Byte for byte as received, with what they hold besides pixels, such as the place where they were taken.
    #[arg(long)]
    pub original: bool,
    /// The language of sentences.
    #[arg(long, value_enum, default_value_t)]
    pub lang: Lang,
}

/// Make or show a key.
#[derive(Clone, Debug, Subcommand)]
pub enum KeyCommand {
    /// Make a key; one that is there is never written over.
    New(KeyNewArgs),
    /// Show the public key and its fingerprint.
    Show(KeyShowArgs),
}

/// Make a key.
#[derive(Clone, Debug, clap::Args)]
pub struct KeyNewArgs {
    /// Whose key it is.
    #[arg(long)]
    pub name: String,
    /// The key file, in place of the user's own.
    #[arg(long)]
    pub key: Option<PathBuf>,
    /// A file whose first line is the passphrase; without it, it is asked for, or read from standard input.
    #[arg(long)]
    pub passphrase_file: Option<PathBuf>,
    /// The language of sentences.
    #[arg(long, value_enum, default_value_t)]
    pub lang: Lang,
}

/// Show a key.
#[derive(Clone, Debug, clap::Args)]
pub struct KeyShowArgs {
    /// The key file, in place of the user's own.
    #[arg(long)]
    pub key: Option<PathBuf>,
    /// The language of sentences.
    #[arg(long, value_enum, default_value_t)]
    pub lang: Lang,
}

/// Sign a ruling or decision.
#[derive(Clone, Debug, clap::Args)]
pub struct SignArgs {
    /// The report.
    pub file: PathBuf,
    /// The number of the ruling, from 1.
    #[arg(long, required_unless_present = "decision", conflicts_with = "decision")]
    pub ruling: Option<usize>,
    /// The number of the decision, from 1.
    #[arg(long)]
    pub decision: Option<usize>,
    /// The key file, in place of the user's own.
    #[arg(long)]
    pub key: Option<PathBuf>,
    /// A file whose first line is the passphrase; without it, it is asked for, or read from standard input.
    #[arg(long)]
    pub passphrase_file: Option<PathBuf>,
    /// The language of sentences.
    #[arg(long, value_enum, default_value_t)]
    pub lang: Lang,
}
