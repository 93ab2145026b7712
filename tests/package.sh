#!/usr/bin/env bash
# Makes the Linux packages, looks into them, installs both, and uses what was installed.
#
# usage: tests/package.sh             builds a release
#        tests/package.sh PROGRAM     packs a program that is built already
#
# What is not on this machine is skipped with a word: lintian, desktop-file-validate, apt-get, gio, Xvfb with
# xwininfo. As root the .deb goes into an empty root folder through dpkg, otherwise it is taken apart.
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD
folder=$(mktemp -d)
trap 'kill ${window:-} ${screen:-} 2>/dev/null || true; rm -rf "$folder"' EXIT
fail() { echo "FAILED: $1" >&2; exit 1; }
skip() { echo "skipped: $1"; }
have() { command -v "$1" >/dev/null 2>&1; }
step() { printf '== %s\n' "$*"; }

if [ $# -gt 0 ]; then
    BINARY=$(realpath "$1")
    # Its size is not looked at.
    export BINARY XZ_LEVEL=0
fi

step "the same source gives the same bytes"
packaging/linux/make.sh "$folder/one" >/dev/null
BINARY=${BINARY:-${CARGO_TARGET_DIR:-target}/packaged/xiangqi-arbiter} packaging/linux/make.sh "$folder/two" >/dev/null
(cd "$folder/one" && sha256sum -- *) >"$folder/sums"
(cd "$folder/two" && sha256sum --quiet -c "$folder/sums") || fail "two packages differ"
archive=$(echo "$folder"/one/*.tar.gz)
deb=$(echo "$folder"/one/*.deb)
[ -s "$archive" ] && [ -s "$deb" ] || fail "a package is missing"
if [ $# -eq 0 ]; then
    # One of the maker's folders in the program would tell who built it, and differ elsewhere.
    ! grep -qaF "$root/" target/packaged/xiangqi-arbiter || fail "the source's folder is named in the program"
fi

step "what the .deb says of itself"
dpkg-deb --field "$deb" >"$folder/control"
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
grep -qx "Version: $version" "$folder/control" || fail "another version than Cargo.toml's"
# The window's libraries as the README names them; they are opened at run time, so nothing else finds them.
window_needs=$(tr '\n' ' ' <README.md | sed -n 's/.*to build; `\([^`]*\)` *for the window.*/\1/p')
[ -n "$window_needs" ] || fail "the README does not say what the window needs"
for library in $window_needs; do
    grep -q "^Depends:.*\b$library\b" "$folder/control" || fail "$library is not among what it depends on"
done
if have apt-get && [ -n "$(apt-cache policy libgl1 2>/dev/null)" ]; then
    apt-get install --simulate "$deb" >"$folder/apt" 2>&1 || { cat "$folder/apt"; fail "what it depends on is not to be had"; }
else
    skip "apt-get, or its lists, are not here"
fi
if have lintian; then
    # It is not uploaded to Debian, and has no address that Debian would accept.
    lintian --fail-on error --suppress-tags initial-upload-closes-no-bugs,bogus-mail-host-in-debian-changelog,bogus-mail-host \
        "$deb" >"$folder/lintian" 2>&1 || { cat "$folder/lintian"; fail "lintian"; }
    cat "$folder/lintian"
else
    skip "no lintian"
fi

step "paths and permissions"
dpkg-deb --fsys-tarfile "$deb" | tar -tvf - >"$folder/list"
while read -r mode owner _ _ _ path _; do
    case "$mode:$path" in
        drwxr-xr-x:./*/ | drwxr-xr-x:./) ;;
        -rwxr-xr-x:./usr/bin/xiangqi-arbiter) ;;
        -rw-r--r--:./usr/share/*) ;;
        *) fail "unexpected in the package: $mode $path" ;;
    esac
    [ "$owner" = root/root ] || fail "not root's: $path"
done <"$folder/list"
for path in usr/share/applications/xiangqi-arbiter.desktop usr/share/mime/packages/xiangqi-arbiter.xml \
    usr/share/icons/hicolor/scalable/apps/xiangqi-arbiter.svg usr/share/man/man1/xiangqi-arbiter.1.gz \
    usr/share/doc/xiangqi-arbiter/{copyright,changelog.gz,THIRD-PARTY.txt.gz,OFL-NotoSansSC.txt,README.zh.md} \
    usr/share/doc/xiangqi-arbiter/guide/{zh,en}.md; do
    grep -q " ./$path\$" "$folder/list" || fail "missing: $path"
done
cases=$(git ls-files 'cases/*.ron' | wc -l)
[ "$(grep -c ' ./usr/share/xiangqi-arbiter/cases/.*\.ron$' "$folder/list")" = "$cases" ] || fail "not every case"

step "into an empty system"
system="$folder/system"
mkdir -p "$system/var/lib/dpkg/info" "$system/var/lib/dpkg/updates"
touch "$system/var/lib/dpkg/status"
if [ "$(id -u)" = 0 ]; then
    # What it depends on is not in an empty system; that it can be had was seen above.
    dpkg --root="$system" --force-depends --install "$deb" >"$folder/dpkg" 2>&1 || { cat "$folder/dpkg"; fail "dpkg"; }
    dpkg --root="$system" --verify xiangqi-arbiter | grep . && fail "dpkg finds other files than it was given"
else
    dpkg-deb --extract "$deb" "$system"
fi
share="$system/usr/share"

step "desktop entry, file type, icons, links"
if have desktop-file-validate; then
    desktop-file-validate "$share/applications/xiangqi-arbiter.desktop"
else
    skip "no desktop-file-validate"
fi
python3 - "$share" <<'PYTHON'
import gzip
import pathlib
import re
import struct
import sys
import xml.etree.ElementTree as tree

share = pathlib.Path(sys.argv[1])
tree.parse(share / "mime/packages/xiangqi-arbiter.xml")
tree.parse(share / "icons/hicolor/scalable/apps/xiangqi-arbiter.svg")
icons = list((share / "icons/hicolor").glob("*x*/apps/xiangqi-arbiter.png"))
assert len(icons) == 8, icons
for icon in icons:
    head = icon.read_bytes()[:24]
    assert head[:8] == b"\x89PNG\r\n\x1a\n", icon
    assert struct.unpack(">II", head[16:24]) == tuple(map(int, icon.parts[-3].split("x"))), icon
third = gzip.decompress((share / "doc/xiangqi-arbiter/THIRD-PARTY.txt.gz").read_bytes()).decode()
for crate in ("egui", "eframe", "serde", "krilla"):
    assert re.search(rf"^{crate} [0-9]", third, re.MULTILINE), crate
assert not re.search(r"^proptest ", third, re.MULTILINE), "what only tests use is not in the program"
documents = share / "doc/xiangqi-arbiter"
for page in documents.rglob("*.md"):
    text = re.sub(r"<!--.*?-->", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    for link in re.findall(r"\]\(([^)#:]+)[^)]*\)", text):
        assert (page.parent / link).exists(), f"{page.name} links to {link}, which is not in the package"
PYTHON
mkdir -p "$folder/home"
printf '(\n    name: "not a report",\n)\n' >"$folder/other.ron"
if have update-mime-database && have gio; then
    update-mime-database "$share/mime" >/dev/null 2>&1
    type_of() {
        HOME="$folder/home" XDG_DATA_HOME="$folder/home/share" XDG_DATA_DIRS="$share:/usr/share" \
            gio info -a standard::content-type "$1" | sed -n 's/.*standard::content-type: //p'
    }
    for file in "$share/xiangqi-arbiter/cases/jilin-2015.ron" tests/data/golden/report-v4.ron; do
        [ "$(type_of "$file")" = application/x-xiangqi-report+ron ] || fail "$file is taken for $(type_of "$file")"
    done
    # Somebody else's .ron file stays what it is.
    [ "$(type_of "$folder/other.ron")" = text/x-ron ] || fail "another .ron is taken for $(type_of "$folder/other.ron")"
else
    skip "no gio or update-mime-database: file types not asked for"
fi

step "the archive, installed and removed by a user"
tar -xzf "$archive" -C "$folder"
unpacked=$(echo "$folder"/xiangqi-arbiter-*-linux-x86_64)
odd="$folder/a home"
mkdir -p "$odd/.local/share/xiangqi-arbiter/regulations"
echo mine >"$odd/.local/share/xiangqi-arbiter/regulations/mine.ron"
HOME="$odd" "$unpacked/install.sh" >/dev/null
"$odd/.local/bin/xiangqi-arbiter" check "$odd"/.local/share/doc/xiangqi-arbiter/cases/*.ron >/dev/null || fail "check"
if have desktop-file-validate; then
    desktop-file-validate "$odd/.local/share/applications/xiangqi-arbiter.desktop"
fi
HOME="$odd" "$unpacked/install.sh" --remove >/dev/null
left=$(cd "$odd" && find . -type f ! -path '*/mime/*' ! -name 'icon-theme.cache' ! -name mimeinfo.cache)
[ "$left" = ./.local/share/xiangqi-arbiter/regulations/mine.ron ] || fail "after removal there is: $left"

step "the installed program"
program="$system/usr/bin/xiangqi-arbiter"
[ "$("$program" --version)" = "xiangqi-arbiter $version" ] || fail "another version"
"$program" check "$share"/xiangqi-arbiter/cases/*.ron | tail -n 1
"$program" rule "$share/xiangqi-arbiter/cases/jilin-2015.ron" >"$folder/ruling"
grep -q '黑方判负' "$folder/ruling" || fail "the Jilin case is ruled otherwise"

step "a report opened as a file manager does"
if have Xvfb && have xwininfo; then
    cp "$share/xiangqi-arbiter/cases/figure-3.ron" "$folder/第 3 图 %f.ron"
    Xvfb -displayfd 1 -screen 0 1280x800x24 >"$folder/number" 2>/dev/null &
    screen=$!
    for _ in $(seq 100); do [ -s "$folder/number" ] && break; sleep 0.1; done
    DISPLAY=":$(cat "$folder/number")"
    export DISPLAY LIBGL_ALWAYS_SOFTWARE=1
    unset WAYLAND_DISPLAY WAYLAND_SOCKET
    export HOME="$folder/home" XDG_CONFIG_HOME="$folder/home" XDG_DATA_HOME="$folder/home" XDG_STATE_HOME="$folder/home"
    if have gio; then
        # Through the desktop entry itself.
        (cd "$folder" && PATH="$system/usr/bin:$PATH" \
            gio launch "$share/applications/xiangqi-arbiter.desktop" "第 3 图 %f.ron" >"$folder/log" 2>&1) &
        window=$!
    else
        "$program" "$folder/第 3 图 %f.ron" >"$folder/log" 2>&1 &
        window=$!
    fi
    # What gio starts is not its child; found by where it runs.
    started() {
        for process in /proc/[0-9]*; do
            [ "$(readlink "$process/exe" 2>/dev/null)" != "$(realpath "$program")" ] || echo "${process#/proc/}"
        done
    }
    shown=
    for _ in $(seq 150); do
        window="$window $(started | tr '\n' ' ')"
        if xwininfo -root -tree 2>/dev/null | grep -q '第 3 图 %f.ron'; then shown=yes; break; fi
        sleep 0.2
    done
    [ -n "$shown" ] || { xwininfo -root -tree; cat "$folder/log"; fail "no window with the report's name"; }
    echo "the window shows the report"
else
    skip "no Xvfb or xwininfo: the window was not opened"
fi
echo "the packages are sound"
