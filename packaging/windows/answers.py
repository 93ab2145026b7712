#!/usr/bin/env python3
"""Compares what the Windows program answers under Wine with what the Linux program answers, byte for byte.

usage: answers.py LINUX-PROGRAM WINDOWS-PROGRAM FOLDER

FOLDER is made; both programs work in copies of the same files there. Nothing but what holds a path, a random number or
the time of day is left out, and that is counted.
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys

linux, windows, folder = (pathlib.Path(word).absolute() for word in sys.argv[1:])
ROOT = pathlib.Path(__file__).resolve().parents[2]
START = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w"
JILIN = "2bak1b1C/4a4/9/2N6/9/2r6/9/9/4A4/2B1KAB2 b"


def fill(place):
    shutil.rmtree(place, ignore_errors=True)
    (place / "archive").mkdir(parents=True)
    for case in CASES:
        shutil.copy(ROOT / "cases" / case, place / case)
        shutil.copy(ROOT / "cases" / case, place / "archive" / case)
    for record in RECORDS:
        shutil.copy(ROOT / "crates/xiangqi/tests/data/records" / record, place / record)
    for picture in PICTURES:
        shutil.copy(ROOT / "resources/pictures" / picture, place / picture)
    shutil.copy(place / "jilin-2015.ron", place / "报告 一.ron")
    (place / "words.txt").write_bytes("口令是四个词\r\n".encode("gbk"))
    (place / "对阵.csv").write_bytes("第1轮对阵表\r\n台次,红方,单位,黑方,单位\r\n1,甲,长春,乙,吉林\r\n2,丙,四平,,\r\n".encode("gbk"))
    (place / "empty.ron").write_bytes(b"")


CASES = sorted(path.name for path in (ROOT / "cases").glob("*.ron"))
RECORDS = sorted(path.name for path in (ROOT / "crates/xiangqi/tests/data/records").iterdir()
                 if path.suffix in (".pgn", ".xqf", ".txt"))[:40]
PICTURES = ["window-zh-light.png"]


def commands():
    """The words of each command, and whether what it prints is the same each time."""
    for case in [*CASES, "报告 一.ron"]:
        stem = pathlib.Path(case).stem
        for command in ("rule", "compare", "verify"):
            yield [command, case], True
            yield [command, case, "--format", "json", "--lang", "en"], True
        for ending in ("txt", "html", "pdf", "svg", "png"):
            yield ["export", case, "--to", f"{stem}.{ending}", "--lang", "both" if ending == "pdf" else "zh"], True
        yield ["export", case, "--to", f"{stem}-public.html", "--public", "--names-checked"], True
        yield ["repetition", case], True
        yield ["exhibits", case, "--to", f"{stem} 图"], True
    for words in (["export", "jilin-2015.ron", "--sheet", "--to", "裁决书.png"],
                  ["export", "jilin-2015.ron", "--sheet", "--to", "裁決書.pdf", "--lang", "zh-Hant"],
                  ["book", "jilin-2015.ron", "figure-3.ron", "--event", "书", "--to", "book.pdf", "--lang", "both"],
                  ["book", "jilin-2015.ron", "--to", "book.html"], ["book", "archive", "--to", "all.pdf"],
                  ["pairings", "对阵.csv"], ["pairings", "对阵.csv", "--format", "json"],
                  ["repetition", "repetition-both-chase.ron", "--rulebooks", "cn-2020,axf", "--format", "json"],
                  ["check", *CASES], ["review", "archive"], ["review", "jilin-2015.ron", "--format", "json"],
                  ["list", "archive"], ["list", "archive", "--format", "json"], ["list", "archive", "--format", "csv"],
                  ["list", "archive", "--fouls"], ["list", "archive", "--search", "吉林", "--rule"],
                  ["list", "archive", "--rebuild"], ["rule", "--topics"],
                  ["rule", "--fen", JILIN, "--level", "provincial", "--events", "touch c6; words 谁走的?"],
                  ["status", "--fen", JILIN], ["status", "--fen", START, "--format", "json"],
                  ["perft", "--fen", START, "--depth", "3"],
                  ["notation", "--fen", START, "--move", "h2e2"], ["notation", "--fen", START, "--text", "炮二平五"],
                  ["rule", "empty.ron"], ["rule", "none.ron"], ["rule", "archive"], ["check", "words.txt"],
                  ["export", "jilin-2015.ron", "--to", "jilin-2015.pdf"], ["--help"], ["help", "export"],
                  ["--version"], ["rule", "--nonsense"]):
        yield words, True
    for record in RECORDS:
        yield ["import", record], True
        yield ["import", record, "--format", "json"], True
        for ending in ("pgn", "xqf", "text"):
            yield ["convert", record, "--to", ending, "--out", f"{record}.out.{ending}"], True
    for picture in PICTURES:
        yield ["read-board", picture, "--format", "json"], True
    yield ["key", "new", "--name", "王裁判", "--key", "my.key", "--passphrase-file", "words.txt"], False
    yield ["key", "show", "--key", "my.key"], False
    yield ["sign", "jilin-2015.ron", "--ruling", "1", "--key", "my.key", "--passphrase-file", "words.txt"], False


def on_linux(place, words):
    env = {**os.environ, **{name: str(place.parent / "linux-home") for name in
                            ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME")}}
    ran = subprocess.run([linux, *words], cwd=place, env=env, stdin=subprocess.DEVNULL, capture_output=True)
    return ran.stdout, ran.stderr, ran.returncode


def batch(place, all_words):
    """One batch file for all: starting Wine takes longer than most commands."""
    lines = ["@echo off"]
    program = "Z:" + str(windows).replace("/", "\\")
    for number, (words, _) in enumerate(all_words):
        given = ['"*.ron"'] if words[0] == "check" and len(words) > 2 else [f'"{word}"' for word in words]
        given = [f'"{words[0]}"', *given] if given == ['"*.ron"'] else given
        lines.append(f'"{program}" {" ".join(given)} >said\\{number}.out 2>said\\{number}.err <nul')
        lines.append(f">said\\{number}.code echo %errorlevel%")
    (place / "said").mkdir()
    (place / "all.bat").write_bytes("\r\n".join(lines + [""]).encode("gbk"))
    subprocess.run(["wine", "cmd", "/c", "all.bat"], cwd=place, check=False, stdin=subprocess.DEVNULL)


def written(place):
    """What the commands wrote, without what was there before and without keys and signatures."""
    names = (path.relative_to(place) for path in place.rglob("*") if path.is_file())
    return {str(name) for name in names
            if not re.match(r"said/|all\.bat|my\.key|jilin-2015\.ron", str(name))}


def main():
    here, there = folder / "linux", folder / "windows"
    # On both the files that `*.ron` means are these.
    all_words = list(commands())
    for place in (here, there):
        fill(place)
    stars = sorted(path.name for path in here.glob("*.ron"))
    answers = [on_linux(here, ["check", *stars] if words[:1] == ["check"] and len(words) > 2 else words)
               for words, _ in all_words]
    batch(there, all_words)
    wrong = compared = random = paths = 0
    for number, ((words, fixed), (out, err, code)) in enumerate(zip(all_words, answers)):
        said = there / "said"
        got = [(said / f"{number}.{kind}").read_bytes() if (said / f"{number}.{kind}").exists() else None
               for kind in ("out", "err", "code")]
        same_code = got[2] is not None and got[2].split()[:1] == [str(code).encode()]
        same = same_code and (not fixed or got[:2] == [out, err])
        if fixed and same_code and not same:
            # Windows' program is called xiangqi-arbiter.exe, and its folders are divided by another sign.
            plain = lambda text: text.replace(b"xiangqi-arbiter.exe", b"xiangqi-arbiter").replace(b"\\", b"/")
            same = [plain(text or b"") for text in got[:2]] == [plain(out), plain(err)]
            paths += same
        compared += fixed
        random += not fixed
        if not same:
            wrong += 1
            print(f"DIFFERS: {' '.join(words)[:150]}\n  linux {code} {err[:200].decode()!r}\n  windows {got[2]!r} "
                  f"{(got[1] or b'')[:300].decode(errors='replace')!r}")
            (folder / f"{number}.linux").write_bytes(out + err)
            (folder / f"{number}.windows").write_bytes((got[0] or b"") + (got[1] or b""))
    files, theirs = written(here), written(there)
    for name in sorted(files ^ theirs):
        wrong += 1
        print(f"DIFFERS: {name} was written on one system only")
    for name in sorted(files & theirs):
        if (here / name).read_bytes() != (there / name).read_bytes():
            wrong += 1
            print(f"DIFFERS: the bytes of {name}")
    print(f"{compared} answers compared byte for byte ({paths} differ by the way a path or the program's name is written) and "
          f"{len(files & theirs)} files, {random} answers by their exit code; {wrong} differ otherwise")
    sys.exit(wrong != 0)


if __name__ == "__main__":
    main()
