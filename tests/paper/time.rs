//! How long a paper takes: twice as much in the report takes twice as long, and no more.

use std::time::Duration;

use cpu_time::ThreadTime;
use xiangqi_arbiter::PROGRAM;
use xiangqi_arbiter::export::paper::{
    Fonts, Languages, MOST_TEXT, Options, PaperFormat, Readers, Subject, TooLarge, names_left, paper,
    too_large_in_words,
};
use xiangqi_arbiter::incident::{Act, Actor, Event, Party};
use xiangqi_arbiter::law::Library;
use xiangqi_arbiter::report::{Arbiter, Exhibit, MediaType, Report, Role, Statement};
use xiangqi_arbiter::store::format::write;
use xiangqi_arbiter::text::Lang;

use crate::report::{case, picture};

/// Four sizes, each twice the one before; in characters, of which most take three bytes.
const SIZES: [usize; 4] = [10_000, 20_000, 40_000, 80_000];
/// So much longer may twice as much take.
const MOST: f64 = 2.3;
/// So often a pair of sizes is measured before it counts as too slow; something else may run beside.
const TRIES: usize = 5;

/// Text as people write it, with moves, names, punctuation and Latin words, of so many characters.
fn words(size: usize) -> String {
    let sentence =
        "黑方棋手李某摸触红马后离手，说“没有碰到”；Arbiter Hu Ronghua saw it at 10:32, 炮二平五。\n";
    sentence.chars().cycle().take(size).collect()
}

/// A word without any place to break a line.
fn one_word(size: usize) -> String {
    "abcdefghij".chars().cycle().take(size).collect()
}

fn written(report: &Report, readers: Readers, format: PaperFormat) {
    let library = Library::built_in().unwrap();
    if readers != Readers::File {
        names_left(report, &library);
    }
    let subject = Subject { report, library: &library, digest: "", program: PROGRAM };
    let options = Options { languages: Languages::One(Lang::Zh), readers, ..Options::default() };
    format.write(&paper(&subject, &options), &Fonts::default()).unwrap();
}

fn time(report: &Report, readers: Readers, format: PaperFormat) -> Duration {
    let start = ThreadTime::now();
    written(report, readers, format);
    start.elapsed()
}

/// Measures at every size; the smaller one of a pair anew where the larger one seems too slow, since only the
/// shortest of several times says what the work takes.
fn is_linear(what: &str, readers: Readers, format: PaperFormat, report: impl Fn(usize) -> Report) {
    let reports = SIZES.map(report);
    let mut best = reports.each_ref().map(|report| time(report, readers, format));
    for _ in 0..TRIES {
        let slow = best.windows(2).any(|pair| pair[1].as_secs_f64() > MOST * pair[0].as_secs_f64());
        if !slow {
            break;
        }
        for (report, best) in reports.iter().zip(&mut best) {
            *best = time(report, readers, format).min(*best);
        }
    }
    println!("{what}: {best:.1?}");
    for pair in best.windows(2) {
        let ratio = pair[1].as_secs_f64() / pair[0].as_secs_f64();
        assert!(ratio <= MOST, "{what}: {best:?}, {ratio}");
    }
}

const PUBLIC: Readers = Readers::Public { pictures: false };

#[test]
fn twice_the_text_takes_twice_the_time() {
    for format in [PaperFormat::Pdf, PaperFormat::Html, PaperFormat::Text] {
        is_linear("statement", Readers::File, format, |size| {
            let mut report = case("jilin-2015");
            report.statements[0].text = words(size);
            report
        });
    }
}

#[test]
fn twice_the_public_text_takes_twice_the_time() {
    is_linear("public statement", PUBLIC, PaperFormat::Text, |size| {
        let mut report = case("jilin-2015");
        report.players.red.name = "胡荣华".to_owned();
        report.players.black.name = "李某".to_owned();
        report.statements[0].text = words(size);
        report
    });
}

#[test]
fn twice_the_names_take_twice_the_time() {
    is_linear("names", PUBLIC, PaperFormat::Text, |size| {
        let mut report = case("jilin-2015");
        let letters: Vec<char> = ('一'..='龥').collect();
        // Each name another one.
        let name = |index: usize| {
            let [a, b, c] =
                [7 * index, 131 * index + 1, 1_009 * index + 2].map(|at| letters[at % letters.len()]);
            format!("{a}{b}{c}、")
        };
        report.players.red.name = (0..size / 40).map(name).collect();
        report.statements[0].text = report.players.red.name.repeat(5);
        report
    });
    // Names of which each ends as all others do.
    is_linear("nested names", PUBLIC, PaperFormat::Text, |size| {
        let mut report = case("jilin-2015");
        report.players.red.name = (2..).map(|count| "甲".repeat(count) + "、").take(size.isqrt()).collect();
        report.statements[0].text = "甲".repeat(size / 4);
        report
    });
}

#[test]
fn a_long_name_of_the_event_takes_its_time_once() {
    is_linear("name of the event", Readers::File, PaperFormat::Pdf, |size| {
        let mut report = case("jilin-2015");
        report.event.name = words(size);
        report
    });
    is_linear("one word", Readers::File, PaperFormat::Pdf, |size| {
        let mut report = case("jilin-2015");
        report.event.name = one_word(size);
        report
    });
}

#[test]
fn twice_the_rows_take_twice_the_time() {
    is_linear("rows of the timeline", Readers::File, PaperFormat::Pdf, |size| {
        let mut report = case("jilin-2015");
        let row = Event::new(Actor::Arbiter, Act::Words("停钟".to_owned()));
        report.timeline.extend(vec![row; size / 100]);
        report
    });
    is_linear("statements", PUBLIC, PaperFormat::Text, |size| {
        let mut report = case("jilin-2015");
        let one =
            Statement {
                party: Party::Witness, name: "胡荣华".to_owned(), text: "没有看清。".to_owned()
            };
        report.statements = vec![one; size / 50];
        report.arbiters = vec![Arbiter { name: "胡荣华".to_owned(), role: Role::Arbiter }; size / 50];
        report
    });
}

/// A PNG of so many pixels each way, all black, which is quickly made.
fn black(side: u32) -> Exhibit {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, side, side);
    encoder.set_color(png::ColorType::Grayscale);
    encoder.set_depth(png::BitDepth::One);
    let row = side.div_ceil(8) as usize;
    encoder.write_header().unwrap().write_image_data(&vec![0; row * side as usize]).unwrap();
    Exhibit { bytes: bytes.into(), ..picture(1, 1) }
}

#[test]
fn a_report_that_takes_minutes_is_refused() {
    let mut report = case("jilin-2015");
    let large = |report: &Report, pictures: bool| TooLarge::of(report, &write(report).unwrap(), pictures);
    assert_eq!(large(&report, true), None);
    report.exhibits = vec![black(16_000); 3];
    assert_eq!(large(&report, true), Some(TooLarge::Pixels(3 * 16_000 * 16_000)));
    assert_eq!(large(&report, false), None);
    report.exhibits = Vec::new();
    report.statements[0].text = "a".repeat(MOST_TEXT);
    assert!(matches!(large(&report, false), Some(TooLarge::Text(bytes)) if bytes > MOST_TEXT));
    for lang in Lang::ALL {
        let said = too_large_in_words(TooLarge::Pixels(768_000_000), lang);
        assert!(said.contains("768") && said.contains("--large"), "{said}");
    }
}

/// Prints what the largest papers take: `cargo test --release --test paper largest -- --ignored --nocapture`.
#[test]
#[ignore = "measures, for docs/reliability.md"]
fn the_largest_papers() {
    let timed = |what: &str, report: &Report, readers, format| {
        let start = std::time::Instant::now();
        written(report, readers, format);
        println!("{what}: {:.2?}", start.elapsed());
    };
    let mut report = case("jilin-2015");
    report.players.red.name = "胡荣华".to_owned();
    report.statements[0].text = words(87_000);
    timed("public PDF, 260 kB of text", &report, PUBLIC, PaperFormat::Pdf);
    report.statements[0].text = words(2_700_000);
    timed("public PDF, 8 MB of text", &report, PUBLIC, PaperFormat::Pdf);
    let mut report = case("jilin-2015");
    report.event.name = words(167_000);
    timed("PDF, a name of the event of 500 kB", &report, Readers::File, PaperFormat::Pdf);
    let noise = |x: u32, y: u32| image::Rgb([((x * y) >> 7) as u8, (x ^ y) as u8, (x / 9 + y) as u8]);
    let image = image::RgbImage::from_fn(9_000, 9_000, noise);
    for (kind, format) in
        [(MediaType::Jpeg, image::ImageFormat::Jpeg), (MediaType::Png, image::ImageFormat::Png)]
    {
        let mut bytes = std::io::Cursor::new(Vec::new());
        image.write_to(&mut bytes, format).unwrap();
        let one = Exhibit { bytes: bytes.into_inner().into(), media_type: kind, ..picture(1, 1) };
        let mut report = case("jilin-2015");
        report.exhibits = vec![one.clone()];
        timed(&format!("PDF, a {kind:?} of 81 megapixels"), &report, Readers::File, PaperFormat::Pdf);
        report.exhibits = vec![one; 20];
        timed(&format!("PDF, twenty {kind:?} of 81 megapixels"), &report, Readers::File, PaperFormat::Pdf);
    }
}
