//! The paper: complete, inert, and in its public version without what is private.

use crate::report::{OPEN, PRIVATE, case, digest, full, made, picture};
use proptest::prelude::*;
use xiangqi::Side;
use xiangqi_arbiter::digest::Digest;
use xiangqi_arbiter::export::paper::{Fonts, Languages, MASK, Readers, html, pdf, text, visible};
use xiangqi_arbiter::incident::{Certainty, Party};
use xiangqi_arbiter::report::{
    Appeal, Arbiter, Decided, Decision, Fact, FactFound, Found, GivenOutcome, Member, Report, Role,
    Statement, Votes,
};
use xiangqi_arbiter::store::format::{read, write};
use xiangqi_arbiter::text::Lang;

const ALL: [Languages; 3] =
    [Languages::One(Lang::Zh), Languages::One(Lang::En), Languages::Two(Lang::Zh, Lang::En)];
const PUBLIC: Readers = Readers::Public { pictures: false };

/// The text of an HTML page as somebody sees it, without blanks; it must be XML.
fn seen(page: &str) -> String {
    let options = roxmltree::ParsingOptions { allow_dtd: true, ..Default::default() };
    let document = roxmltree::Document::parse_with_options(page, options).unwrap();
    let body =
        document.descendants().find(|node| node.has_tag_name(("http://www.w3.org/1999/xhtml", "body")));
    body.unwrap().descendants().filter_map(|node| node.text().filter(|_| node.is_text())).collect()
}

fn squeezed(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_whitespace()).collect()
}

#[test]
fn paper_contains_every_report_text() {
    let report = full();
    for languages in ALL {
        let paper = made(&report, languages, Readers::File);
        let page = squeezed(&seen(&html(&paper)));
        let plain = text(&paper);
        for text in OPEN.iter().chain(&PRIVATE) {
            assert!(page.contains(&squeezed(text)), "{languages:?}: {text} is not in the HTML");
            assert!(plain.contains(text), "{languages:?}: {text} is not in the text");
        }
        let exhibit = Digest::of(&report.exhibits[0].bytes).to_string();
        for digest in [digest(&report), exhibit] {
            assert!(page.contains(&digest));
            assert!(squeezed(&plain).contains(&digest));
        }
    }
}

#[test]
fn paper_contains_ruling_and_reasons() {
    let paper = made(&case("jilin-2015"), Languages::One(Lang::Zh), Readers::File);
    for page in [seen(&html(&paper)), text(&paper)] {
        let page = squeezed(&page);
        for text in ["黑方判负", "摸红方七路马必须吃", "5.2+4.1.3", "只看条文", "应将权优先", "炮一进四"]
        {
            assert!(page.contains(text), "{text}");
        }
    }
    let paper = made(&case("jilin-2015"), Languages::One(Lang::En), Readers::File);
    assert!(text(&paper).contains("Black loses"));
}

#[test]
fn public_paper_omits_private_data() {
    let mut report = full();
    report
        .statements
        .push(Statement {
            text: format!("我看见{}摸了马。", PRIVATE[2]), ..report.statements[0].clone()
        });
    for languages in ALL {
        for readers in [PUBLIC, Readers::Public { pictures: true }] {
            let paper = made(&report, languages, readers);
            let (page, plain) = (html(&paper), text(&paper));
            for private in PRIVATE {
                assert!(!page.contains(private) && !plain.contains(private), "{private}");
                assert!(!format!("{paper:?}").contains(private), "{private}");
            }
            for open in OPEN {
                assert!(plain.contains(open), "{open}");
            }
            assert!(plain.contains(&format!("我看见{MASK}摸了马。")));
            assert_eq!(page.contains("data:image"), readers != PUBLIC);
        }
    }
    let said = text(&made(&report, Languages::One(Lang::Zh), PUBLIC));
    assert!(squeezed(&said).contains("公开版：已略去姓名") && squeezed(&said).contains("通读一遍"));
}

/// The texts of a decision that stay, each with every name in it.
#[test]
fn names_in_decisions_are_masked() {
    let mut report = full();
    let decision = &report.decisions[0];
    let names = [PRIVATE[12], PRIVATE[13], PRIVATE[15], PRIVATE[19], PRIVATE[20], PRIVATE[21], PRIVATE[0]];
    let words = format!("甲{}乙", names.join("，"));
    let mut other = decision.clone();
    for text in [
        &mut other.when,
        &mut other.appeal.announced,
        &mut other.appeal.lodged,
        &mut other.appeal.claim,
        &mut other.reasons,
        &mut other.dissents[0].text,
    ] {
        text.clone_from(&words);
    }
    other.findings[0].about = Fact::Other(words.clone());
    other.decided = Decided::Other(words.clone());
    let changed = Decision {
        decided: Decided::Changed {
            outcome: GivenOutcome::Foul,
            charged: Some(Side::Red),
            ground: words.clone(),
        },
        ..other.clone()
    };
    report.decisions = vec![decision.clone(), other, changed];
    let masked = format!("甲{}乙", [MASK; 7].join("，"));
    for languages in ALL {
        let paper = made(&report, languages, PUBLIC);
        let pdf = pdf(&paper, &Fonts::default()).unwrap();
        assert_eq!(pdf.missing, Vec::<char>::new());
        let page = squeezed(&seen(&html(&paper)));
        // In both languages alike: when, announced, lodged, claim, fact, decision, reasons, dissent; and a ground.
        assert!(page.matches(&masked).count() >= 16, "{}", page.matches(&masked).count());
        for page in [page, squeezed(&text(&paper)), format!("{paper:?}")] {
            for name in names {
                assert!(!page.contains(name), "{name}");
            }
        }
    }
}

#[test]
fn decision_is_a_separate_document() {
    let mut report = case("jilin-2015");
    report.timeline[0].certainty = Certainty::Disputed(vec![Party::Black]);
    let member = |name: &str, office: &str, withdrew: Option<&str>| Member {
        name: name.to_owned(),
        office: office.to_owned(),
        withdrew: withdrew.map(str::to_owned),
    };
    report.decide(Decision {
        by: "大会仲裁委员会".to_owned(),
        appeal: Appeal {
            by: "赵领队".to_owned(),
            announced: "10:42".to_owned(),
            lodged: "11:13".to_owned(),
            within: Some(30),
            ..Appeal::default()
        },
        members: vec![member("张喆", "主任", None), member("王玥", "委员", Some("与红方同单位"))],
        findings: vec![FactFound {
            about: Fact::Happened(0), found: Found::NotSo, words: "录像".to_owned()
        }],
        decided: Decided::Resumed(Box::new(report.setup())),
        reasons: "没有摸子。".to_owned(),
        votes: Votes { in_favour: 1, against: 0, abstained: 0 },
        ..Decision::default()
    });
    let seal = report.decisions[0].seal.clone().unwrap();
    let page = squeezed(&seen(&html(&made(&report, Languages::One(Lang::Zh), Readers::File))));
    for text in [
        "仲裁决定",
        "逾期（限30分钟，已过31分钟）",
        "第1行：黑方摸触红方七路马（c6）",
        "不予认定",
        "回避",
        "与红方同单位",
        "赞成1，反对0，弃权0",
        "主任张喆",
        "没有改动",
        &seal.digest,
    ] {
        assert!(page.contains(&squeezed(text)), "{text}");
    }
    // One who withdrew does not sign.
    assert!(!page.contains("委员王玥"));
    // The position is drawn, beside the one of the incident.
    assert_eq!(html(&made(&report, Languages::One(Lang::Zh), Readers::File)).matches("<svg").count(), 2);
    report.remarks.clear();
    report.timeline.clear();
    let page = squeezed(&seen(&html(&made(&report, Languages::One(Lang::Zh), Readers::File))));
    assert!(page.contains("有删减") && !page.contains("没有改动"), "a broken seal is told");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    /// Names out of letters that no sentence of the program has.
    #[test]
    fn public_paper_masks_all_names(names in proptest::collection::vec("[ξψωζ<&\"]{3,8}", 8), spot in 0_usize..4) {
        let mut report = full();
        let mut names = names.into_iter().map(|name| format!("ξ{name}ψ"));
        let mut next = || names.next().unwrap();
        let words = next();
        report.players.red.name = words.clone();
        report.players.black.team = next();
        report.arbiters[0].name = next();
        report.statements[0].name = next();
        report.rulings[0].by = next();
        report.timeline[0].note = next();
        report.remarks = next();
        report.foul_sheet[0].note = next();
        let within = format!("前{words}后");
        match spot {
            0 => report.statements[0].text = within,
            1 => report.rulings[0].words = within,
            2 => report.exhibits[0].caption = within,
            _ => report.event.name = within,
        }
        let paper = made(&report, Languages::Two(Lang::Zh, Lang::En), PUBLIC);
        for page in [html(&paper), text(&paper), format!("{paper:?}")] {
            prop_assert!(!page.contains('ξ'), "a name got through");
        }
    }

    /// Whatever stands in a report, the HTML is XML and shows it as text.
    #[test]
    fn html_escapes_any_text(name in "\\PC{0,12}", wild in any::<String>()) {
        let mut report = case("jilin-2015");
        report.event.name = format!("</title><script>alert('{name}')</script>");
        report.statements[0].text = wild.clone();
        report.exhibits[0].caption = format!("\"/><img src=\"http://example.org/{name}\"/>");
        let page = html(&made(&report, Languages::One(Lang::Zh), Readers::File));
        inert(&page);
        for line in visible(&wild).lines() {
            prop_assert!(squeezed(&seen(&page)).contains(&squeezed(line)));
        }
    }
}

/// The elements of a page in order, each with the names of its attributes.
fn shape(page: &str) -> Vec<String> {
    let options = roxmltree::ParsingOptions { allow_dtd: true, ..Default::default() };
    let document = roxmltree::Document::parse_with_options(page, options).unwrap();
    let elements = document.descendants().filter(roxmltree::Node::is_element);
    let named = |node: roxmltree::Node<'_, '_>| {
        let attributes: Vec<&str> = node.attributes().map(|attribute| attribute.name()).collect();
        format!("{} {}", node.tag_name().name(), attributes.join(" "))
    };
    elements.map(named).collect()
}

/// What stands in any field makes no element and no attribute, and ends neither the styles nor the title.
#[test]
fn report_text_never_becomes_markup() {
    let written = write(&full()).unwrap();
    let (before, rest) = written.split_once("timeline: [").unwrap();
    let (timeline, after) = rest.split_once("\n    ],").unwrap();
    // With `added` behind every text that the page shows.
    let page = |added: &str| {
        let escaped = format!("{added:?}");
        let mut parts = [before.to_owned(), after.to_owned()];
        for text in OPEN.iter().chain(&PRIVATE).filter(|text| !text.contains(['"', '.', ':'])) {
            assert!(written.contains(text), "{text}");
            for part in &mut parts {
                *part = part.replace(text, &format!("{text}{}", escaped.trim_matches('"')));
            }
        }
        // Events have quotes of their own in the file.
        let [before, after] = parts;
        let mut report = read(&format!("{before}timeline: [{timeline}\n    ],{after}")).unwrap().report;
        for event in &mut report.timeline {
            event.time.push_str(added);
            event.note.push_str(added);
        }
        html(&made(&report, Languages::Two(Lang::Zh, Lang::En), Readers::File))
    };
    for hostile in [
        "</td></style></title><script>alert(1)</script>",
        "\"/><img src='x' onerror='alert(1)'>",
        "'\" onload=alert(1) x='",
        "&lt;script&gt;&#60;script&#62;",
        "]]><![CDATA[<script>",
        r"--><!-- \3c/style\3e }} @import x; {{",
    ] {
        // A long text may stand on a line of its own, whatever it says.
        let harmless = page(&"x".repeat(hostile.chars().count()));
        let page = page(hostile);
        assert!(shape(&page) == shape(&harmless), "{hostile}");
        assert_eq!(page.matches("</style").count(), 1);
        assert_eq!(page.matches("<script").count(), 0);
    }
}

/// No script, and nothing that is fetched.
fn inert(page: &str) {
    let options = roxmltree::ParsingOptions { allow_dtd: true, ..Default::default() };
    let document = roxmltree::Document::parse_with_options(page, options).unwrap();
    for node in document.descendants().filter(roxmltree::Node::is_element) {
        let name = node.tag_name().name();
        assert!(
            !["script", "iframe", "object", "embed", "link", "form", "a", "base", "use", "image"]
                .contains(&name),
            "{name}"
        );
        for attribute in node.attributes() {
            let (name, value) = (attribute.name(), attribute.value());
            assert!(!name.starts_with("on") && name != "href", "{name}");
            assert!(name != "src" || value.starts_with("data:image/"), "{value}");
        }
    }
    assert!(!page.contains("url(") && !page.contains("@import"));
}

#[test]
fn invisible_characters_are_shown() {
    let mut report = case("jilin-2015");
    report.players.red.name = "张\u{202E}三\u{200B}".to_owned();
    let paper = made(&report, Languages::One(Lang::Zh), Readers::File);
    for page in [html(&paper), text(&paper)] {
        assert!(page.contains("张‹U+202E›三‹U+200B›"));
        assert!(!page.contains('\u{202E}'));
    }
}

#[test]
fn unruleable_report_paper_says_why() {
    let mut report = case("jilin-2015");
    report.start.board = xiangqi::Board::EMPTY;
    let paper = made(&report, Languages::One(Lang::Zh), Readers::File);
    assert!(text(&paper).contains("应当正好 1 枚"));
    assert!(pdf(&paper, &Fonts::default()).is_ok());
    let mut report = case("jilin-2015");
    report.event.reading.id = "elsewhere".to_owned();
    assert!(text(&made(&report, Languages::One(Lang::En), Readers::File)).contains("elsewhere"));
}

#[test]
fn pdf_is_complete_tagged_and_deterministic() {
    let report = full();
    for languages in ALL {
        let paper = made(&report, languages, Readers::File);
        let made_pdf = pdf(&paper, &Fonts::default()).unwrap();
        assert_eq!(made_pdf, pdf(&paper, &Fonts::default()).unwrap());
        assert_eq!(made_pdf.missing, Vec::<char>::new());
        let bytes = String::from_utf8_lossy(&made_pdf.bytes);
        let count = |what: &str| bytes.matches(what).count();
        assert!(bytes.starts_with("%PDF-1.7") && bytes.trim_end().ends_with("%%EOF"));
        assert_eq!(count("/Type/Page/"), made_pdf.pages, "{languages:?}");
        // Two fonts, embedded and subset: whole they would be 4.8 MB.
        assert_eq!((count("/FontFile2 "), count("/ToUnicode ")), (2, 2));
        assert!(made_pdf.bytes.len() < 700_000, "{}", made_pdf.bytes.len());
        assert!(count("/StructTreeRoot") > 0 && count("/Marked true") == 1);
        for tag in ["/S/H1", "/S/H2", "/S/Table", "/S/TH", "/S/TD", "/S/Figure", "/S/LI"] {
            assert!(count(tag) > 0, "{tag}");
        }
        let bookmarks = count("/Dest ");
        assert_eq!(bookmarks, paper.sections.len());
        let lang = if languages == Languages::One(Lang::En) { "/Lang(en)" } else { "/Lang(zh-CN)" };
        assert!(count(lang) > 0);
        assert!(count("/JavaScript") + count("/URI") + count("/Launch") == 0);
    }
}

#[test]
fn missing_glyphs_are_reported_and_boxed() {
    let mut report = case("jilin-2015");
    report.players.red.name = "张😀\u{10FFFD}三".to_owned();
    let paper = made(&report, Languages::One(Lang::Zh), Readers::File);
    let lacking = pdf(&paper, &Fonts::default()).unwrap();
    assert_eq!(lacking.missing, ['😀', '\u{10FFFD}']);
    assert!(!Fonts::default().add(b"no font".to_vec()));
}

#[test]
fn fallback_font_is_used() {
    let mut report = case("jilin-2015");
    report.players.red.name = "Šimon".to_owned();
    let paper = made(&report, Languages::One(Lang::Zh), Readers::File);
    let mut fonts = Fonts::default();
    assert_eq!(pdf(&paper, &fonts).unwrap().missing, ['Š']);
    let latin = &egui::FontDefinitions::default().font_data["Ubuntu-Light"];
    assert!(fonts.add(AsRef::<[u8]>::as_ref(&*latin.font).to_vec()));
    let with = pdf(&paper, &fonts).unwrap();
    assert_eq!(with.missing, Vec::<char>::new());
    assert_eq!(String::from_utf8_lossy(&with.bytes).matches("/FontFile2 ").count(), 3);
}

/// Everything built in can be set with the embedded fonts.
#[test]
fn built_in_cases_have_all_glyphs() {
    for name in ["jilin-2015", "figure-1", "figure-3-national", "dispute-taken-back", "dispute-school-horse"]
    {
        let paper = made(&case(name), Languages::Two(Lang::Zh, Lang::En), Readers::File);
        assert_eq!(pdf(&paper, &Fonts::default()).unwrap().missing, Vec::<char>::new(), "{name}");
    }
}

#[test]
fn paper_pictures_are_upright_small_and_without_metadata() {
    let mut report = case("jilin-2015");
    report.exhibits = vec![picture(3000, 200)];
    let paper = made(&report, Languages::One(Lang::Zh), Readers::File);
    let page = html(&paper);
    assert!(page.contains("width=\"1400\" height=\"93\""));
    report.exhibits[0].bytes = b"not a picture".as_slice().into();
    let paper = made(&report, Languages::One(Lang::Zh), Readers::File);
    assert!(text(&paper).contains("图片无法显示"));
    assert!(pdf(&paper, &Fonts::default()).is_ok());
}

#[test]
fn plain_text_lines_fit_width() {
    let plain = text(&made(&full(), Languages::Two(Lang::Zh, Lang::En), Readers::File));
    for line in plain.lines() {
        let wide = line.chars().filter(|&letter| letter >= '\u{2E80}').count();
        assert!(line.chars().count() + wide <= 78, "{line}");
    }
}

/// What the paper shows beside what is sealed is marked where it stands, and listed with the seals.
#[test]
fn what_is_under_no_seal_is_marked() {
    let mut report = case("jilin-2015");
    let given = report.rulings.remove(0);
    report.rulings.clear();
    report.remarks = "备注甲".to_owned();
    report.statements.truncate(1);
    let page = |report: &Report| text(&made(report, Languages::One(Lang::Zh), Readers::File));
    let (plain, marked) = (page(&report), "未封存");
    assert!(plain.contains("本报告没有封存的裁决或决定") && !plain.contains(marked), "{plain}");
    report.give(given);
    let sealed = page(&report);
    assert!(sealed.contains("不在封存之内") && sealed.contains("备注"), "{sealed}");
    // The remarks are never sealed; each later change is one more mark.
    let marks = |page: &str| page.matches(marked).count();
    assert_eq!(marks(&sealed), 1, "{sealed}");
    let changes: [fn(&mut Report); 4] = [
        |report| report.exhibits[0].annotations.turn(1),
        |report| report.arbiters.push(Arbiter { name: "乙".to_owned(), role: Role::Chief }),
        |report| report.statements.push(report.statements[0].clone()),
        |report| report.exhibits.push(report.exhibits[0].clone()),
    ];
    for change in changes {
        let mut changed = report.clone();
        change(&mut changed);
        assert_eq!(marks(&page(&changed)), 2, "{}", page(&changed));
        let open = text(&made(&changed, Languages::One(Lang::Zh), Readers::Public { pictures: true }));
        assert!(open.contains("不在封存之内"), "a public paper lists it as well");
    }
}
