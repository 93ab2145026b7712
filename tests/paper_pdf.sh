#!/bin/sh
# The PDF seen by another program: its fonts, tags and text. Needs poppler-utils.
# Usage: tests/paper_pdf.sh [PROGRAM]
set -eu
program=${1:-target/debug/xiangqi-arbiter}
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
fail() { echo "FAILED: $1" >&2; exit 1; }

sed 's/place: "吉林"/place: "吉林Š"/' cases/jilin-2015.ron > "$folder/report.ron"
"$program" export "$folder/report.ron" --to "$folder/report.pdf" --lang both 2> "$folder/err" || fail "not written"
grep -q 'U+0160' "$folder/err" || fail "the missing character is not named"

pdfinfo "$folder/report.pdf" 2> /dev/null > "$folder/info"
grep -q '^Tagged: *yes' "$folder/info" || fail "not tagged"
grep -q '^Title: *裁判报告' "$folder/info" || fail "no title"
grep -q '^Page size: .*A4' "$folder/info" || fail "not A4"
grep -q '^JavaScript: *no' "$folder/info" || fail "a script"
pages=$(sed -n 's/^Pages: *//p' "$folder/info")

# Every font: embedded, a subset, with Unicode.
pdffonts "$folder/report.pdf" 2> /dev/null | tail -n +3 > "$folder/fonts"
[ -s "$folder/fonts" ] || fail "no fonts"
! grep -v 'yes yes yes' "$folder/fonts" || fail "a font is not embedded whole"

pdftotext -raw "$folder/report.pdf" - 2> /dev/null | tr -d ' \n\f' > "$folder/text"
for text in 裁判报告 老年希望工程杯 黑方判负 Blackloses 摸红方七路马必须吃 炮一进四 吉林Š \
    文章没有记录双方和证人的陈述。 58572fd87eb8e1bcdb6812e35d0bcd7db57ef7bf1bd927c0c4be372f029b7ced \
    "第1页，共$pages页" "第$pages页，共$pages页" 仲裁委员会
do
    grep -qF "$text" "$folder/text" || fail "$text is not in the text"
done
pdfinfo -struct-text "$folder/report.pdf" 2> /dev/null > "$folder/tags"
for tag in H1 H2 Table TH TD Figure Caption L LI
do
    grep -q "^ *$tag\b" "$folder/tags" || fail "no tag $tag"
done
echo "the PDF of $pages pages is tagged, its text can be read"
