//! Writing the paper of a report with ten screenshots, in every format.
//!
//! `cargo bench --bench paper`. Most of the time goes into decoding the screenshots and writing them smaller.
#![allow(clippy::unwrap_used)]

use std::hint::black_box;
use std::io::Cursor;

use criterion::{Criterion, criterion_group, criterion_main};
use image::{ImageFormat, Rgb, RgbImage};
use xiangqi_arbiter::PROGRAM;
use xiangqi_arbiter::export::paper::{Fonts, Languages, Options, Subject, html, paper, pdf, text};
use xiangqi_arbiter::law::Library;
use xiangqi_arbiter::report::{Annotations, Exhibit, MediaType, Report};
use xiangqi_arbiter::store::format::read;
use xiangqi_arbiter::text::Lang;

/// The built-in case with ten screenshots of 1920 x 1080 pixels, smooth and with edges as such pictures are.
fn report() -> Report {
    let mut report = read(include_str!("../cases/jilin-2015.ron")).unwrap().report;
    for number in 0..10_u32 {
        let pixel = |x: u32, y: u32| {
            let tile = (x / 96 + y / 96 + number) * 37;
            Rgb([(x / 8) as u8, (y / 5) as u8, tile as u8])
        };
        let mut bytes = Cursor::new(Vec::new());
        RgbImage::from_fn(1920, 1080, pixel).write_to(&mut bytes, ImageFormat::Png).unwrap();
        report.exhibits.push(Exhibit {
            name: format!("screenshot-{number}.png"),
            caption: "直播截图".to_owned(),
            media_type: MediaType::Png,
            bytes: bytes.into_inner().into(),
            annotations: Annotations::default(),
        });
    }
    report
}

fn papers(criterion: &mut Criterion) {
    let report = report();
    let library = Library::built_in().unwrap();
    let subject = Subject { report: &report, library: &library, digest: "", program: PROGRAM };
    let options = Options { languages: Languages::Two(Lang::Zh, Lang::En), ..Options::default() };
    let made = paper(&subject, &options);
    let fonts = Fonts::default();
    let mut group = criterion.benchmark_group("a paper with ten screenshots");
    group.sample_size(10);
    group.bench_function("made", |bench| bench.iter(|| paper(black_box(&subject), &options)));
    group.bench_function("HTML", |bench| bench.iter(|| html(black_box(&made))));
    group.bench_function("PDF", |bench| bench.iter(|| pdf(black_box(&made), &fonts).unwrap()));
    group.bench_function("text", |bench| bench.iter(|| text(black_box(&made))));
    group.finish();
}

criterion_group!(benches, papers);
criterion_main!(benches);
