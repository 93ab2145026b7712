//! How the HTML looks on a screen and on paper.

/// The style sheet, with what stands at the head of every page.
pub fn sheet(left: &str, right: &str) -> String {
    let page = format!(
        "@page {{ size: A4; margin: 24mm 22mm 22mm;
  @top-left {{ content: {}; font: 8pt sans-serif; color: #666; }}
  @top-right {{ content: {}; font: 8pt sans-serif; color: #666; }}
  @bottom-right {{ content: counter(page) \" / \" counter(pages); font: 8pt sans-serif; color: #666; }} }}
@page :first {{ @top-left {{ content: none; }} @top-right {{ content: none; }} }}\n",
        quoted(left),
        quoted(right)
    );
    page + REST
}

/// A string of CSS in which nothing but letters and digits stands for itself.
fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for letter in text.chars() {
        if letter.is_alphanumeric() {
            out.push(letter);
        } else {
            out.push_str(&format!("\\{:06x}", u32::from(letter)));
        }
    }
    out.push('"');
    out
}

const REST: &str = "\
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 166mm; padding: 12mm 6mm; color: #1a1a1a; background: #fff;
  font: 10.5pt/1.65 'Noto Sans SC', 'Source Han Sans SC', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif;
  line-break: strict; overflow-wrap: anywhere; }
h1 { font-size: 22pt; line-height: 1.3; margin: 0; }
h2 { font-size: 13pt; line-height: 1.4; margin: 9mm 0 3mm; padding-bottom: 1mm; border-bottom: 0.5pt solid #1a1a1a;
  break-after: avoid; }
.own-page { break-before: page; }
h2 br, h1 br { display: none; }
h2 .second, h1 .second { font-weight: normal; font-size: 80%; margin-left: 0.6em; }
h2 .number { color: #9b2c1f; margin-right: 0.4em; }
h3 { font-size: 10.5pt; margin: 5mm 0 1.5mm; break-after: avoid; }
p { margin: 0 0 2mm; orphans: 2; widows: 2; text-align: justify; }
.subject { color: #555; font-size: 11pt; margin-top: 2mm; }
.notice { border: 0.5pt solid #9b2c1f; color: #7a2318; padding: 2mm 3mm; font-size: 9pt; margin-top: 4mm; }
.result { border-left: 3pt solid #9b2c1f; padding: 0.5mm 0 0.5mm 4mm; font-size: 15pt; font-weight: bold;
  line-height: 1.4; margin: 5mm 0; break-inside: avoid; text-align: left; }
.result .second { font-size: 80%; }
.second { color: #555; }
.small { font-size: 8.5pt; color: #555; }
table { border-collapse: collapse; width: 100%; font-size: 9.5pt; line-height: 1.5; margin: 2mm 0 3mm; }
td, th { text-align: left; vertical-align: top; padding: 1.2mm 2.5mm 1.2mm 0; }
.rows { table-layout: fixed; border-top: 1pt solid #1a1a1a; border-bottom: 1pt solid #1a1a1a; }
.rows th { font-size: 8.5pt; border-bottom: 0.5pt solid #1a1a1a; }
.rows td { border-top: 0.35pt solid #ccc; }
.rows tr { break-inside: avoid; }
.rows .strong td { font-weight: bold; background: #f6f1ec; }
.fields { font-size: 10pt; }
.fields th { width: 32mm; font-weight: normal; color: #666; }
.points td { padding: 0.8mm 2.5mm 0.8mm 0; font-size: 10pt; }
.points .mark { width: 7mm; color: #9b2c1f; white-space: nowrap; }
.points .clause { width: 22mm; font-weight: bold; }
figure { margin: 4mm 0; text-align: center; break-inside: avoid; }
figure img { max-width: 100%; max-height: 120mm; width: auto; height: auto; }
.board svg { width: 82mm; height: auto; }
figcaption { font-size: 8.5pt; line-height: 1.5; color: #444; margin-top: 2mm; }
.signatures { display: grid; grid-template-columns: 1fr 1fr; gap: 0 12mm; break-inside: avoid; }
.signatures p { border-bottom: 0.5pt solid #1a1a1a; padding-top: 9mm; font-size: 9pt; color: #444; }
footer { margin-top: 10mm; border-top: 0.5pt solid #999; font-size: 8pt; color: #555; }
footer .fields { font-size: 8pt; }
@media print { body { max-width: none; padding: 0; } }
";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_leaves_the_string() {
        assert_eq!(quoted("杯\"}</style>"), "\"杯\\000022\\00007d\\00003c\\00002fstyle\\00003e\"");
    }
}
