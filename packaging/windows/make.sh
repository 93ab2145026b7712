#!/usr/bin/env bash
# Makes the Windows programs, their installer and a .zip on Debian with a Rust toolchain of rustup. What it lacks besides
# is installed by it where it runs as root, and named where it does not.
#
# usage: packaging/windows/make.sh [FOLDER]         FOLDER is target/package where none is given
#        PROGRAMS=FOLDER packaging/windows/make.sh  packs the two programs that lie there
#
# The same sources should give the same bytes: times are the commit's, names are sorted, no path of this machine is in it.
set -euo pipefail
cd "$(dirname "$0")/../.."
umask 022
export LC_ALL=C TZ=UTC

name=xiangqi-arbiter
target=x86_64-pc-windows-gnu
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
numbers=${version%%[-+]*}
numbers=${numbers//./,},0
out=$(realpath -m "${1:-target/package}")
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
export SOURCE_DATE_EPOCH
# Named without the folder of the source, since what the linker is told goes into the names of the program's symbols.
work=target/windows
mkdir -p "$work/resources"
packaging/needs.sh nsis python3 git gcc-mingw-w64-x86-64 binutils-mingw-w64-x86-64

if [ -z "${PROGRAMS:-}" ]; then
    rustup target add $target
    export CARGO_TARGET_DIR=$PWD/$work
    # No time in the header. The main thread gets the stack that it has on Linux.
    export RUSTFLAGS="--remap-path-prefix=${CARGO_HOME:-$HOME/.cargo}=/cargo --remap-path-prefix=$PWD=/source"
    RUSTFLAGS+=" -Clink-arg=-Wl,--no-insert-timestamp -Clink-arg=-Wl,--stack,8388608"
    build() { # NAME ENGLISH SIMPLIFIED TRADITIONAL
        local resource=$work/resources/$1
        sed -e "s/@VERSION@/$version/g; s/@NUMBERS@/$numbers/g; s/@FILE@/$1/g" \
            -e "s/@ENGLISH@/$2/g; s/@SIMPLIFIED@/$3/g; s/@TRADITIONAL@/$4/g" \
            packaging/windows/$name.rc >"$resource.rc"
        x86_64-w64-mingw32-windres --codepage=65001 -I packaging/windows -O coff "$resource.rc" "$resource.o"
        cargo rustc --locked ${JOBS:+-j "$JOBS"} --profile packaged --target $target --features window-program \
            --bin "$1" -- -C link-arg="$resource.o"
        # One of the maker's folders in the program would tell who built it, and differ elsewhere.
        ! grep -qaFe "$PWD/" -e "$HOME/" "$work/$target/packaged/$1.exe" || { echo "$1.exe names a folder of this machine" >&2; exit 1; }
    }
    build $name "Xiangqi Arbiter, command line" "象棋裁判台（命令行）" "象棋裁判臺（命令列）"
    build $name-window "Xiangqi Arbiter" "象棋裁判台" "象棋裁判臺"
    PROGRAMS=$work/$target/packaged
fi

## What is installed, in one folder
tree=$work/$name-$version-windows-x86_64
rm -rf "$tree"
put() { install -D -m 644 "$1" "$tree/$2"; }
# Only what is part of the source, not what lies about in its folders.
files() { git ls-files "$@"; }
for program in $name $name-window; do put "$PROGRAMS/$program.exe" $program.exe; done
for file in README.md README.zh.md $(files 'docs/*.md' 'guide/*.md'); do
    packaging/without_source.sh "$file" >"$work/page"
    put "$work/page" "$file"
done
for file in $(files 'guide/pictures/*.png' 'resources/pictures/*.png' 'cases/*.ron'); do put "$file" "$file"; done
# Notepad opens what ends in .txt.
for licence in MIT APACHE; do put LICENSE-$licence "licences/LICENSE-$licence.txt"; done
for font in $(files 'resources/fonts/OFL-*.txt'); do put "$font" "licences/$(basename "$font")"; done
python3 packaging/third_party.py $target >"$tree/licences/THIRD-PARTY.txt"
find "$tree" -exec touch --date="@$SOURCE_DATE_EPOCH" {} +

mkdir -p "$out"
package=$out/$name-$version-windows-x86_64

## The .zip
python3 - "$tree" "$package.zip" <<'PYTHON'
import pathlib
import sys
import time
import zipfile

tree, out = map(pathlib.Path, sys.argv[1:])
with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
    for path in sorted(path for path in tree.rglob("*") if path.is_file()):
        entry = zipfile.ZipInfo(str(path.relative_to(tree.parent)), time.gmtime(path.stat().st_mtime)[:6])
        entry.compress_type = zipfile.ZIP_DEFLATED
        entry.external_attr = 0o644 << 16
        archive.writestr(entry, path.read_bytes(), compresslevel=9)
PYTHON
echo "$package.zip"

## The installer. It removes what it put there, file by file, and nothing else.
windows() { sed 's,/,\\,g'; }
(cd "$tree" && find . -type f -printf '%P\n' | sort | windows | sed 's/.*/Delete "$INSTDIR\\&"/') >"$work/remove.nsh"
(cd "$tree" && find . -mindepth 1 -type d -printf '%P\n' | sort -r | windows | sed 's/.*/RMDir "$INSTDIR\\&"/') \
    >>"$work/remove.nsh"
# Setup's own copy of the time at which it was made is the commit's too.
makensis -V2 -INPUTCHARSET UTF8 -DVERSION="$version" -DNUMBERS="${numbers//,/.}" -DTREE="$PWD/$tree" \
    -DREMOVE="$PWD/$work/remove.nsh" -DICON="$PWD/packaging/windows/$name.ico" -DOUT="$package-setup.exe" \
    packaging/windows/$name.nsi
echo "$package-setup.exe"
