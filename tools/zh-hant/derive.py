#!/usr/bin/env python3
"""Derives the texts in traditional characters (zh-Hant) from those in simplified ones.

usage: derive.py            writes resources/locales/zh-Hant/ anew
       derive.py --check    says whether it is what would be written

OpenCC converts the characters (Taiwan standard, no phrases); `terms.tsv` then puts the words of Taiwan and Hong Kong in
the place of the mainland's. Needs `pip install opencc==1.4.2`. Each file names the SHA-256 of what it was made of and of
what was made, by which `cargo test` knows without OpenCC whether it is up to date and was not changed by hand.
"""
import hashlib
import re
import sys
from pathlib import Path

import opencc

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
LOCALES = ROOT / "resources/locales"
LAW = ["conduct.ron", "rulebooks", "regulations", "readings"]
CONVERTER = opencc.OpenCC("s2tw")


def terms():
    """What is replaced after the conversion, in order: everywhere, and in single messages by their keys."""
    everywhere, of_key = [], {}
    for line in (HERE / "terms.tsv").read_text(encoding="utf-8").split("\n"):
        if not line or line.startswith("#"):
            continue
        *key, before, after = line.split("\t")
        (of_key.setdefault(key[0], []) if key else everywhere).append((before, after))
    return everywhere, of_key


EVERYWHERE, OF_KEY = terms()


def converted(text, key=""):
    text = CONVERTER.convert(text)
    for before, after in EVERYWHERE + OF_KEY.get(key, []):
        text = text.replace(before, after)
    return text


def sha(text):
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


def headed(source, body):
    terms = (HERE / "terms.tsv").read_text(encoding="utf-8")
    return f"# Made by tools/zh-hant/derive.py; change terms.tsv there instead. {sha(source + terms)} {sha(body)}\n{body}"


def messages(source):
    """A Fluent file: keys, placeables and the names of variants are Latin and stay."""
    key, lines = "", []
    for line in source.split("\n"):
        named = re.match(r"([a-z][a-z0-9-]*) =", line)
        key = named[1] if named else key
        lines.append(converted(line, key))
    return "\n".join(lines)


def law_source():
    """The Chinese texts of the law, each once, in the order in which they stand; those in the source of sources last."""
    found = {}
    for name in LAW:
        path = ROOT / "resources" / name
        for file in [path] if path.is_file() else sorted(path.rglob("*.ron")):
            for text in re.findall(r'\bzh:\s*"((?:[^"\\]|\\.)*)"', file.read_text(encoding="utf-8")):
                found[re.sub(r"\\(.)", lambda one: {"n": "\n"}.get(one[1], one[1]), text)] = None
    source = (ROOT / "src/text/law.rs").read_text(encoding="utf-8")
    pairs = source.split("const IN_CHINESE")[1].split("];")[0]
    for text in re.findall(r'"((?:[^"\\]|\\.)*)"', pairs):
        if re.search(r"[\u4e00-\u9fff]", text):
            found[text] = None
    return "".join(f"{text}\n" for text in found if text and "\t" not in text and "\n" not in text)


def law(source):
    """The law: a line for each text, in both forms of writing."""
    return "".join(f"{text}\t{converted(text)}\n" for text in source.splitlines())


def files():
    for path in sorted((LOCALES / "zh").glob("*.ftl")):
        source = path.read_text(encoding="utf-8")
        yield path.name, headed(source, messages(source))
    yield "law.tsv", headed(law_source(), law(law_source()))


def main():
    folder = LOCALES / "zh-Hant"
    folder.mkdir(exist_ok=True)
    made = dict(files())
    if sys.argv[1:] == ["--check"]:
        there = {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir()}
        different = sorted(name for name in made.keys() | there.keys() if made.get(name) != there.get(name))
        sys.exit(f"to be derived again: {', '.join(different)}" if different else 0)
    for path in folder.iterdir():
        if path.name not in made:
            path.unlink()
    for name, text in made.items():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
