#!/usr/bin/env bash
# Takes the picture of the README: the window on the built-in case, on a virtual display.
# usage: resources/pictures/take.sh [PROGRAM]      a program that is built already, else it is built
# Needs Xvfb and ImageMagick (on Debian: xvfb imagemagick).
set -euo pipefail
cd "$(dirname "$0")/../.."
if [ $# -gt 0 ]; then
    program=$(realpath "$1")
else
    cargo build --release --locked
    program="${CARGO_TARGET_DIR:-target}/release/xiangqi-arbiter"
fi
folder=$(mktemp -d)
trap 'kill "${window:-}" "${screen:-}" 2>/dev/null || true; rm -rf "$folder"' EXIT
Xvfb -displayfd 1 -screen 0 1280x800x24 >"$folder/number" 2>/dev/null &
screen=$!
until [ -s "$folder/number" ]; do sleep 0.1; done
DISPLAY=":$(cat "$folder/number")"
# Nothing of the user's own settings and reports is in the picture.
export DISPLAY HOME="$folder" XDG_CONFIG_HOME="$folder" XDG_DATA_HOME="$folder" LIBGL_ALWAYS_SOFTWARE=1
unset WAYLAND_DISPLAY WAYLAND_SOCKET
# Not the tour of a first start.
mkdir -p "$folder/xiangqi-arbiter"
echo '(toured: true, window: Some((1280, 800, false)))' >"$folder/xiangqi-arbiter/settings.ron"
"$program" &
window=$!
sleep 5
import -window root resources/pictures/window-zh-light.png
