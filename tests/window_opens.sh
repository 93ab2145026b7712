#!/usr/bin/env bash
# Opens the real window on a virtual display and waits for it; fails if the program ends before it shows.
set -euo pipefail
cd "$(dirname "$0")/.."
cargo build --locked
program="${CARGO_TARGET_DIR:-target}/debug/xiangqi-arbiter"
log=$(mktemp)
trap 'kill "${window:-}" 2>/dev/null || true; kill "${screen:-}" 2>/dev/null || true; rm -f "$log"' EXIT

# Xvfb picks a free display and says which.
exec 3<> <(:)
Xvfb -displayfd 3 -screen 0 1280x800x24 >/dev/null 2>&1 &
screen=$!
read -r -t 20 -u 3 number
export DISPLAY=":$number" LIBGL_ALWAYS_SOFTWARE=1
unset WAYLAND_DISPLAY WAYLAND_SOCKET

"$program" >"$log" 2>&1 &
window=$!
for _ in $(seq 100); do
    if ! kill -0 "$window" 2>/dev/null; then
        echo "the program ended before its window showed:" >&2
        cat "$log" >&2
        exit 1
    fi
    # A window with the program's name is there once the first frame has been drawn.
    if xwininfo -root -tree 2>/dev/null | grep -q '象棋裁判台\|Xiangqi'; then
        sleep 1
        kill -0 "$window"
        echo "the window is open"
        exit 0
    fi
    sleep 0.2
done
echo "no window after 20 seconds" >&2
cat "$log" >&2
exit 1
