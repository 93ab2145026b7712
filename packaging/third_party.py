#!/usr/bin/env python3
"""Writes what the licences of the linked crates ask for: each crate, its licence, and the texts it came with.

usage: third_party.py [TARGET]

Only crates that are linked into the program for TARGET are listed: what a build script, a procedural macro or a
test uses is not in the binary. The same Cargo.lock gives the same text.
"""
import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NAMES = re.compile(r"^(licen[cs]e|copying|notice|copyright|unlicense|[ou]fl\b)", re.IGNORECASE)


def metadata(target):
    command = ["cargo", "metadata", "--locked", "--format-version", "1", "--filter-platform", target]
    return json.loads(subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout)


def is_macro(package):
    return any("proc-macro" in target["kind"] for target in package["targets"])


def linked(data):
    """The crates in the binary, by name and version, without the program itself."""
    packages = {package["id"]: package for package in data["packages"]}
    edges = {node["id"]: node["deps"] for node in data["resolve"]["nodes"]}
    root = data["resolve"]["root"]
    seen, open_ = {root}, [root]
    while open_:
        for edge in edges[open_.pop()]:
            normal = any(kind["kind"] is None for kind in edge["dep_kinds"])
            if normal and edge["pkg"] not in seen and not is_macro(packages[edge["pkg"]]):
                seen.add(edge["pkg"])
                open_.append(edge["pkg"])
    return sorted((packages[id_] for id_ in seen - {root}), key=lambda p: (p["name"], p["version"]))


def texts(package):
    """The licence texts in the crate's folder and one below it, where fonts have theirs; the lines without trailing spaces, so that like texts are alike."""
    folder = Path(package["manifest_path"]).parent
    found = [*folder.glob("*"), *folder.glob("*/*")]
    files = [file for file in sorted(found) if file.is_file() and NAMES.match(file.name)]
    named = package.get("license_file")
    if named and folder / named not in files and (folder / named).is_file():
        files.append(folder / named)
    for file in files:
        text = file.read_text(encoding="utf-8", errors="replace")
        lines = (line.rstrip() for line in text.replace("\r\n", "\n").lstrip("\ufeff").split("\n"))
        yield "\n".join(lines).strip("\n")


def main():
    target = sys.argv[1] if len(sys.argv) > 1 else "x86_64-unknown-linux-gnu"
    crates = linked(metadata(target))
    lacking = [p["name"] for p in crates if not p["license"] and not p["license_file"]]
    if lacking:
        sys.exit(f"no licence is named by: {', '.join(lacking)}")
    out = [f"Libraries in this program ({target}), {len(crates)}, each with its licence.", ""]
    width = max(len(f"{p['name']} {p['version']}") for p in crates)
    used = {}
    for package in crates:
        name = f"{package['name']} {package['version']}"
        out.append(f"{name:{width}}  {package['license'] or 'see its text below'}")
        for text in texts(package):
            used.setdefault(text, []).append(name)
    out += ["", "The texts that came with them follow, each once."]
    for text, names in used.items():
        out += ["", "=" * 78, f"For {', '.join(dict.fromkeys(names))}:", "", text]
    sys.stdout.write("\n".join(out) + "\n")


if __name__ == "__main__":
    main()
