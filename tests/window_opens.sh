#!/usr/bin/env bash
# Opens the real window on a virtual display; fails if the program ends before its window shows.
set -euo pipefail
cd "$(dirname "$0")/.."
cargo build --locked
program="${CARGO_TARGET_DIR:-target}/debug/xiangqi-arbiter"
folder=$(mktemp -d)
trap 'kill "${window:-}" "${screen:-}" 2>/dev/null || true; rm -rf "$folder"' EXIT

# The virtual display picks a free number and writes it down.
Xvfb -displayfd 1 -screen 0 1280x800x24 >"$folder/number" 2>/dev/null &
screen=$!
for _ in $(seq 100); do
    [ -s "$folder/number" ] && break
    sleep 0.1
done
DISPLAY=":$(cat "$folder/number")"
# Not this user's settings and unsaved work.
export XDG_CONFIG_HOME="$folder" XDG_DATA_HOME="$folder"
export DISPLAY LIBGL_ALWAYS_SOFTWARE=1
unset WAYLAND_DISPLAY WAYLAND_SOCKET

"$program" >"$folder/log" 2>&1 &
window=$!
for _ in $(seq 100); do
    if ! kill -0 "$window" 2>/dev/null; then
        echo "the program ended before its window showed:" >&2
        cat "$folder/log" >&2
        exit 1
    fi
    if xwininfo -root -tree 2>/dev/null | grep -q 'xiangqi-arbiter'; then
        # A program that shows its window and then fails has failed.
        sleep 2
        kill -0 "$window"
        echo "the window is open"
        exit 0
    fi
    sleep 0.2
done
echo "no window after 20 seconds" >&2
cat "$folder/log" >&2
exit 1
