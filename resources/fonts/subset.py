#!/usr/bin/env python3
"""Makes the embedded fonts again: character lists, then font subsets.

usage: subset.py REGULAR.ttf BOLD.ttf KAI.ttf Unihan_OtherMappings.txt[.bz2]

Writes characters*.txt and the subsets next to this script. The same inputs and
the same fontTools version give the same bytes (see README.md).
"""
import bz2
import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

HERE = Path(__file__).resolve().parent

PIECES = "帥帅仕士相俥車车傌馬马炮砲兵將将象卒"
RIVER = "楚河漢界汉"
NUMERALS = "一二三四五六七八九"
RARE_NAMES = "喆堃玥珺镕旸昇祎瑄璟"
HEADINGS = "黑红方判负犯规记录继续条文未定"
PUNCTUATION = (
    "‐‑–—―‖‘’‚“”„†‡•‥…‧‰′″‹›※"          # general punctuation
    "〈〉《》「」『』【】〔〕·・、。"
)
SYMBOLS = (
    "€₫℃℉№℡™Ω"
    "←↑→↓↔↕↖↗↘↙⇄⇆⇐⇒⇔"
    "∈∏∑−√∝∞∟∠∥∧∨∩∪∫∴∵∶∷∽≈≌≠≡≤≥≦≧≪≫⊕⊙⊥⋯⏎"
    "■□▢▪▫▲△▶▷▼▽◀◁◆◇◉○◌◎●◐◑◢◣◤◥◦◯"
    "★☆☎♀♂♠♡♢♣♤♥♦♧⚠✓✚➡"
)


def span(first, last):
    return [chr(c) for c in range(first, last + 1)]


def decoded(codec, leads, trails):
    """Every character the two-byte codec gives for these lead and trail bytes."""
    found = []
    for lead in leads:
        for trail in trails:
            found += bytes([lead, trail]).decode(codec, "ignore")
    return found


def table_of_general_standard_characters(path):
    """通用规范汉字表: the characters with the Unihan property kTGH (8105 of them)."""
    opener = bz2.open if path.endswith(".bz2") else open
    with opener(path, "rt", encoding="utf-8") as lines:
        fields = [line.split("\t") for line in lines if line.startswith("U+")]
    found = [chr(int(f[0][2:], 16)) for f in fields if f[1] == "kTGH" and f[2].startswith("2013:")]
    assert len(found) == 8105, len(found)
    return found


GB2312_TRAILS = range(0xA1, 0xFF)
GB2312 = decoded("gb2312", range(0xA1, 0xF8), GB2312_TRAILS)
GB2312_LEVEL_1 = decoded("gb2312", range(0xB0, 0xD8), GB2312_TRAILS)
BIG5_LEVEL_1 = [  # A440 to C67E
    c for lead in range(0xA4, 0xC7)
    for c in decoded("big5", [lead], [*range(0x40, 0x7F), *([] if lead == 0xC6 else range(0xA1, 0xFF))])
]
assert (len(GB2312_LEVEL_1), len(BIG5_LEVEL_1)) == (3755, 5401)

LATIN = [
    ("ASCII", span(0x20, 0x7E)),
    ("Latin-1", span(0xA0, 0xFF)),
]
SIGNS = [
    ("CJK symbols and punctuation U+3000-303F", span(0x3000, 0x303F)),
    ("Full-width forms U+FF01-FF5E, and the yuan and tilde signs", span(0xFF01, 0xFF5E) + list("￥￣￠￡")),
    ("General punctuation", PUNCTUATION),
    ("Circled numbers, bracketed numbers, Roman numerals", "⓪" + "".join(span(0x2460, 0x249B) + span(0x2160, 0x216B))),
    ("Symbols", SYMBOLS),
]


def regular(unihan):
    return LATIN + [
        ("Latin Extended-A", span(0x100, 0x17F)),
        ("Vietnamese: horned letters, tone marks, U+1EA0-1EF9", list("ƠơƯư\u0300\u0301\u0303\u0309\u0323") + span(0x1EA0, 0x1EF9)),
    ] + SIGNS + [
        ("通用规范汉字表, 8105 characters", table_of_general_standard_characters(unihan)),
        ("GB2312", GB2312),
        ("Big5 level 1", BIG5_LEVEL_1),
        ("Pieces, river, rare name characters", PIECES + RIVER + RARE_NAMES),
    ]


def traditional():
    """The traditional characters of the program's own texts."""
    files = sorted((HERE.parent / "locales/zh-Hant").iterdir())
    return {c for file in files for c in file.read_text(encoding="utf-8") if c >= "\u3400"}


def bold():
    return LATIN + SIGNS + [
        ("GB2312 level 1, 3755 characters", GB2312_LEVEL_1),
        ("Pieces, river, headings", PIECES + RIVER + HEADINGS),
        ("Traditional characters of the texts", traditional()),
    ]


def pieces():
    return [("Digits", "0123456789"), ("Pieces", PIECES), ("River", RIVER), ("Numerals", NUMERALS)]


def write_list(name, blocks):
    """One line a block, sorted, without the characters of the blocks above it."""
    seen, lines = set(), []
    for comment, characters in blocks:
        new = sorted(set(characters) - seen)
        seen |= set(new)
        if new:
            note = "" if len(new) == len(set(characters)) else ", those not above"
            lines += [f"# {comment}{note} ({len(new)})", "".join(new)]
    (HERE / name).write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")
    return sorted(seen)


def make(source, characters, target, rename=None):
    output = HERE / target
    subset.main([
        source, f"--unicodes={','.join(f'{ord(c):X}' for c in characters)}", f"--output-file={output}",
        "--no-hinting", "--layout-features=kern,mark,ccmp", "--notdef-outline", "--no-glyph-names",
        "--name-IDs=0,1,2,3,4,5,6,13,14", "--no-recalc-timestamp", "--drop-tables+=vhea,vmtx,BASE,STAT,gasp",
    ])
    if rename:  # the names of the source font are reserved (OFL, condition 3)
        font = TTFont(output, recalcTimestamp=False)
        for name_id, text in {1: rename, 3: rename, 4: rename, 6: rename.replace(" ", "")}.items():
            font["name"].removeNames(nameID=name_id)
            font["name"].setName(text, name_id, 3, 1, 0x409)
        font.save(output)
    has = TTFont(source, lazy=True).getBestCmap()
    got = TTFont(output, lazy=True).getBestCmap()
    lost = [c for c in characters if ord(c) in has and ord(c) not in got]
    lacking = [c for c in characters if ord(c) not in has]
    print(f"{target}: {output.stat().st_size} bytes, {len(got)} characters, "
          f"{len(lacking)} not in the source: {' '.join(f'{c} U+{ord(c):04X}' for c in lacking)}")
    assert not lost, lost


def main():
    if len(sys.argv) != 5:
        sys.exit(__doc__)
    regular_ttf, bold_ttf, kai_ttf, unihan = sys.argv[1:]
    make(regular_ttf, write_list("characters.txt", regular(unihan)), "NotoSansSC-Regular.subset.ttf")
    make(bold_ttf, write_list("characters-bold.txt", bold()), "NotoSansSC-Bold.subset.ttf")
    make(kai_ttf, write_list("characters-pieces.txt", pieces()), "LXGWWenKai-pieces.subset.ttf", rename="Xiangqi Pieces Kai")


if __name__ == "__main__":
    main()
