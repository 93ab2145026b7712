#!/bin/sh
# Installs the program for you alone, without root, or removes it again.
# usage: ./install.sh [--remove] [--prefix FOLDER]      FOLDER is ~/.local where none is given
set -eu
cd "$(dirname "$0")"
prefix="$HOME/.local"
action=install
while [ $# -gt 0 ]; do
    case "$1" in
        --remove) action=remove ;;
        --prefix) prefix=${2:?--prefix needs a folder}; shift ;;
        *) sed -n '2,3s/^# //p' "$0"; exit 2 ;;
    esac
    shift
done

share="$prefix/share"
# Not share/xiangqi-arbiter: that is where your own rulebooks and unsaved work are.
documents="$share/doc/xiangqi-arbiter"

# The desktop looks these up anew; a system without the tools does so at the next login.
refresh() {
    update() { ! command -v "$1" >/dev/null 2>&1 || "$@" || true; }
    [ ! -d "$share/mime/packages" ] || update update-mime-database "$share/mime"
    [ ! -d "$share/applications" ] || update update-desktop-database "$share/applications"
    [ ! -d "$share/icons/hicolor" ] || update gtk-update-icon-cache -q -t -f "$share/icons/hicolor"
}

remove() {
    rm -f "$prefix/bin/xiangqi-arbiter" "$share/applications/xiangqi-arbiter.desktop" \
        "$share/mime/packages/xiangqi-arbiter.xml" "$share/man/man1/xiangqi-arbiter.1"
    for size in 16 24 32 48 64 128 256 512; do
        rm -f "$share/icons/hicolor/${size}x$size/apps/xiangqi-arbiter.png"
    done
    rm -f "$share/icons/hicolor/scalable/apps/xiangqi-arbiter.svg"
    rm -rf "$documents"
}

remove
if [ "$action" = remove ]; then
    refresh
    echo "Removed. Your reports, settings, rulebooks and keys are where they were."
    exit 0
fi

put() { install -D -m "$1" "$2" "$3"; }
put 755 xiangqi-arbiter "$prefix/bin/xiangqi-arbiter"
put 644 desktop/xiangqi-arbiter.xml "$share/mime/packages/xiangqi-arbiter.xml"
put 644 desktop/xiangqi-arbiter.1 "$share/man/man1/xiangqi-arbiter.1"
for file in desktop/icons/*.png; do
    size=$(basename "$file" .png)
    put 644 "$file" "$share/icons/hicolor/${size}x$size/apps/xiangqi-arbiter.png"
done
put 644 desktop/icons/icon.svg "$share/icons/hicolor/scalable/apps/xiangqi-arbiter.svg"
# With its whole path, quoted as desktop entries ask, since not every desktop looks in this folder for programs.
quoted=$(printf '%s' "$prefix/bin/xiangqi-arbiter" | sed 's/[\\"`$]/\\\\&/g; s/%/%%/g')
mkdir -p "$share/applications"
program="$quoted" awk '/^Exec=/ { print "Exec=\"" ENVIRON["program"] "\" %f"; next } { print }' \
    desktop/xiangqi-arbiter.desktop >"$share/applications/xiangqi-arbiter.desktop"
chmod 644 "$share/applications/xiangqi-arbiter.desktop"
mkdir -p "$documents"
cp -R cases docs guide licences README.md README.zh.md "$documents/"
refresh

echo "Installed: $prefix/bin/xiangqi-arbiter"
echo "Examples, guide and licences: $documents"
echo "To remove it again: ./install.sh --remove"
case ":$PATH:" in
    *":$prefix/bin:"*) ;;
    *) echo "For the command line, add $prefix/bin to your PATH." ;;
esac
