#!/usr/bin/env bash
# Makes the Linux packages: an archive that installs for one user, and a .deb.
#
# usage: packaging/linux/make.sh [FOLDER]         FOLDER is target/package where none is given
#        BINARY=target/debug/xiangqi-arbiter packaging/linux/make.sh      packs a program that is built already
#
# The same program packs to the same bytes: times are the commit's, names are sorted. A build for a package has no path of
# this machine in it. Needs cargo, git, python3, binutils, and dpkg-deb for the .deb, which is left out without it.
set -euo pipefail
cd "$(dirname "$0")/../.."
umask 022
export LC_ALL=C

name=xiangqi-arbiter
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
target=x86_64-unknown-linux-gnu
out=$(realpath -m "${1:-target/package}")
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
export SOURCE_DATE_EPOCH
maintainer="the xiangqi-arbiter maintainers <maintainers@xiangqi-arbiter.invalid>"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

if [ -z "${BINARY:-}" ]; then
    [ "$(rustc -vV | sed -n 's/^host: //p')" = "$target" ] || { echo "this makes packages for $target only" >&2; exit 1; }
    cargo_home=${CARGO_HOME:-$HOME/.cargo}
    export RUSTFLAGS="--remap-path-prefix=$cargo_home=/cargo --remap-path-prefix=$PWD=/source"
    cargo build --profile packaged --locked --bin $name
    BINARY=${CARGO_TARGET_DIR:-target}/packaged/$name
fi
install -m 755 "$BINARY" "$work/$name"
strip --strip-unneeded "$work/$name"
python3 packaging/third_party.py "$target" >"$work/THIRD-PARTY.txt"

put() { install -D -m "$1" "$2" "$3"; }
sizes="16 24 32 48 64 128 256 512"
# Only what is part of the source, not what lies about in its folders.
files() { git ls-files "$@"; }

# settle FOLDER: the times of the commit on everything in it.
settle() { find "$1" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +; }

# The guide and README, with links that hold in the package.
documents() {
    for file in README.md README.zh.md $(files 'docs/*.md' 'guide/*.md'); do
        packaging/without_source.sh "$file" >"$work/page"
        put 644 "$work/page" "$1/$file"
    done
    for file in $(files 'guide/pictures/*.png' 'resources/pictures/*.png'); do put 644 "$file" "$1/$file"; done
}

mkdir -p "$out"

## The archive
tree="$work/$name-$version-linux-x86_64"
put 755 "$work/$name" "$tree/$name"
put 755 packaging/linux/install.sh "$tree/install.sh"
documents "$tree"
for file in LICENSE-MIT LICENSE-APACHE resources/fonts/OFL-NotoSansSC.txt resources/fonts/OFL-LXGWWenKai.txt \
    "$work/THIRD-PARTY.txt"; do
    put 644 "$file" "$tree/licences/$(basename "$file")"
done
for file in $(files 'cases/*.ron'); do put 644 "$file" "$tree/$file"; done
for file in "$name.desktop" "$name.xml" "$name.1"; do put 644 "packaging/linux/$file" "$tree/desktop/$file"; done
for size in $sizes; do put 644 "resources/icon/$size.png" "$tree/desktop/icons/$size.png"; done
put 644 resources/icon/icon.svg "$tree/desktop/icons/icon.svg"
settle "$tree"
tar -C "$work" --sort=name --format=ustar --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" \
    -cf - "$(basename "$tree")" | gzip -n >"$out/$(basename "$tree").tar.gz"
echo "$out/$(basename "$tree").tar.gz"

## The .deb
command -v dpkg-deb >/dev/null || { echo "no dpkg-deb here, so no .deb" >&2; exit 0; }
tree="$work/deb"
share="$tree/usr/share"
doc="$share/doc/$name"
put 755 "$work/$name" "$tree/usr/bin/$name"
put 644 packaging/linux/$name.desktop "$share/applications/$name.desktop"
put 644 packaging/linux/$name.xml "$share/mime/packages/$name.xml"
for size in $sizes; do put 644 "resources/icon/$size.png" "$share/icons/hicolor/${size}x$size/apps/$name.png"; done
put 644 resources/icon/icon.svg "$share/icons/hicolor/scalable/apps/$name.svg"
for file in $(files 'cases/*.ron'); do put 644 "$file" "$share/$name/$file"; done
documents "$doc"

# Indents a text as Debian's copyright format asks, an empty line as a dot.
indented() { sed 's/[[:space:]]*$//; s/^$/./; s/^/ /' "$1"; }
# The notices before the licence's own words.
notices() { sed -n '/^Copyright/p' "$1" | sed '2,$s/^/ /'; }
sed -n '/^Permission is/,$p' LICENSE-MIT >"$work/mit"
sed -n '/^SIL OPEN FONT/,$p' resources/fonts/OFL-NotoSansSC.txt >"$work/ofl"
indented "$work/mit" >"$work/MIT"
indented "$work/ofl" >"$work/OFL"
notices resources/fonts/OFL-NotoSansSC.txt | sed 's/^Copyright //' >"$work/NOTO"
notices resources/fonts/OFL-LXGWWenKai.txt | sed 's/^\( *\)Copyright /\1/' >"$work/LXGW"
python3 - "$work" packaging/linux/copyright >"$work/copyright" <<'PYTHON'
import pathlib
import sys

work, template = map(pathlib.Path, sys.argv[1:])
text = template.read_text(encoding="utf-8")
for name in ("NOTO", "LXGW", "MIT", "OFL"):
    text = text.replace(f"@{name}@", (work / name).read_text(encoding="utf-8").rstrip("\n"))
sys.stdout.write(text)
PYTHON
put 644 "$work/copyright" "$doc/copyright"
for file in OFL-NotoSansSC.txt OFL-LXGWWenKai.txt; do put 644 "resources/fonts/$file" "$doc/$file"; done
compressed() { gzip -n -9 <"$1" >"$work/gz"; put 644 "$work/gz" "$2"; }
compressed "$work/THIRD-PARTY.txt" "$doc/THIRD-PARTY.txt.gz"
compressed packaging/linux/$name.1 "$share/man/man1/$name.1.gz"
cat >"$work/changelog" <<CHANGELOG
$name ($version) unstable; urgency=medium

  * Version $version, made from commit $(git rev-parse --short=12 HEAD).

 -- $maintainer  $(date -u -R -d "@$SOURCE_DATE_EPOCH")
CHANGELOG
compressed "$work/changelog" "$doc/changelog.gz"

# The oldest C library that has everything the program asks of it.
glibc=$(objdump -T "$work/$name" | grep -o 'GLIBC_[0-9.]*' | sed 's/GLIBC_//' | sort -uV | tail -n 1)
mkdir -p "$tree/DEBIAN"
cat >"$tree/DEBIAN/control" <<CONTROL
Package: $name
Version: $version
Architecture: amd64
Maintainer: $maintainer
Installed-Size: $(du -k -s --apparent-size --exclude=DEBIAN "$tree" | cut -f 1)
Depends: libc6 (>= $glibc), libgcc-s1, libgl1, libegl1, libgl1-mesa-dri, libx11-xcb1, libxcursor1, libxi6, libxkbcommon-x11-0
Recommends: xdg-desktop-portal
Section: utils
Priority: optional
Description: arbiter's desk for xiangqi (Chinese chess)
 For the chief arbiter of an event and for the appeals committee after it.
 A player has touched a piece, left a check unanswered or exposed his own
 general: the position and what the hand did go in, and the ruling comes out,
 with its clauses, its reasons, what the arbiter does now, and how the same
 incident falls under other rulebooks and readings. In Chinese and English.
CONTROL
(cd "$tree" && find usr -type f -print0 | sort -z | xargs -0 md5sum) >"$tree/DEBIAN/md5sums"
chmod 644 "$tree/DEBIAN/control" "$tree/DEBIAN/md5sums"
settle "$tree"
dpkg-deb --build --root-owner-group -Zxz -z"${XZ_LEVEL:-6}" "$tree" "$out/${name}_${version}_amd64.deb" >/dev/null
echo "$out/${name}_${version}_amd64.deb"
