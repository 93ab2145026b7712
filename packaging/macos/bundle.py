#!/usr/bin/env python3
"""Lays out the macOS application around a program, and checks what was laid out. Runs on any system.

usage: bundle.py PROGRAM FOLDER [FILE...]     FOLDER/Xiangqi Arbiter.app is made; FILEs are more licences
"""
import pathlib
import plistlib
import re
import shutil
import struct
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
NAME = "xiangqi-arbiter"
# Apple's kinds of pictures in an icon, and their sides in pixels; twice the pixels for a sharp display is a kind too.
KINDS = {"icp4": 16, "icp5": 32, "ic11": 32, "ic12": 64, "ic07": 128, "ic13": 256, "ic08": 256, "ic14": 512, "ic09": 512}


def icon(pictures):
    """An .icns of PNG pictures."""
    parts = b"".join(kind.encode() + struct.pack(">I", len(data) + 8) + data
                     for kind, data in ((kind, (pictures / f"{side}.png").read_bytes()) for kind, side in KINDS.items()))
    return b"icns" + struct.pack(">I", len(parts) + 8) + parts


def lay_out(program, app, licences):
    shutil.rmtree(app, ignore_errors=True)
    contents = app / "Contents"
    resources = contents / "Resources"
    for folder in (contents / "MacOS", resources / "licences"):
        folder.mkdir(parents=True)
    shutil.copy(program, contents / "MacOS" / NAME)
    (contents / "MacOS" / NAME).chmod(0o755)
    version = re.search(r'^version = "(.*)"', (ROOT / "Cargo.toml").read_text(encoding="utf-8"), re.MULTILINE)[1]
    here = ROOT / "packaging/macos"
    text = (here / "Info.plist").read_text(encoding="utf-8").replace("@VERSION@", version)
    (contents / "Info.plist").write_text(text, encoding="utf-8")
    for language in here.glob("*.lproj"):
        shutil.copytree(language, resources / language.name)
    (resources / f"{NAME}.icns").write_bytes(icon(ROOT / "resources/icon"))
    fonts = (ROOT / "resources/fonts").glob("OFL-*.txt")
    for licence in (ROOT / "LICENSE-MIT", ROOT / "LICENSE-APACHE", *fonts, *licences):
        shutil.copy(licence, resources / "licences")
    shutil.copytree(ROOT / "cases", resources / "cases", ignore=lambda _, names: [n for n in names if not n.endswith(".ron")])


def check(app):
    contents = app / "Contents"
    info = plistlib.loads((contents / "Info.plist").read_bytes())
    assert (contents / "MacOS" / info["CFBundleExecutable"]).stat().st_mode & 0o111, "the program cannot be run"
    assert re.fullmatch(r"\d+\.\d+\.\d+", info["CFBundleShortVersionString"]), info["CFBundleShortVersionString"]
    there = {path.stem for path in (contents / "Resources").glob("*.lproj")}
    assert set(info["CFBundleLocalizations"]) == there, there
    for language in there:
        text = (contents / "Resources" / f"{language}.lproj" / "InfoPlist.strings").read_text(encoding="utf-8")
        lines = [line for line in text.splitlines() if line]
        assert lines and all(re.fullmatch(r'(\w+|"[^"]+") = "[^"]+";', line) for line in lines), f"{language}: {text}"
    types = {name for kind in info["CFBundleDocumentTypes"] for name in kind["LSItemContentTypes"]}
    assert types == {kind["UTTypeIdentifier"] for kind in info["UTExportedTypeDeclarations"]}, types
    data = (contents / "Resources" / f"{info['CFBundleIconFile']}.icns").read_bytes()
    assert data[:4] == b"icns" and struct.unpack(">I", data[4:8])[0] == len(data), "the icon's length"
    at, found = 8, {}
    while at < len(data):
        kind, length = data[at:at + 4].decode(), struct.unpack(">I", data[at + 4:at + 8])[0]
        picture = data[at + 8:at + length]
        assert picture[:8] == b"\x89PNG\r\n\x1a\n", kind
        found[kind] = struct.unpack(">II", picture[16:24])
        at += length
    assert found == {kind: (side, side) for kind, side in KINDS.items()}, found
    cases = {path.name for path in (ROOT / "cases").glob("*.ron")}
    assert cases == {path.name for path in (contents / "Resources/cases").iterdir()}, "the cases"
    licences = {path.name for path in (contents / "Resources/licences").iterdir()}
    assert licences >= {"LICENSE-MIT", "LICENSE-APACHE", "OFL-NotoSansSC.txt", "OFL-LXGWWenKai.txt"}, licences


def main():
    program, folder, *licences = map(pathlib.Path, sys.argv[1:])
    app = folder / "Xiangqi Arbiter.app"
    lay_out(program, app, licences)
    check(app)
    print(app)


if __name__ == "__main__":
    main()
