#!/usr/bin/env bash
# Kills the real window at work, and opens it again: what was done until two seconds before is offered and taken over.
# `tests/work_killed.sh 20` does so twenty times. Needs Xvfb, openbox and xdotool; changes nothing of the user's.
set -euo pipefail
cd "$(dirname "$0")/.."
rounds="${1:-3}"
cargo build --locked
program="${CARGO_TARGET_DIR:-target}/debug/xiangqi-arbiter"
folder=$(mktemp -d)
window='' screen='' manager=''
trap 'kill $window $manager $screen 2>/dev/null || true; rm -rf "$folder"' EXIT
Xvfb -displayfd 1 -screen 0 1280x800x24 >"$folder/number" 2>/dev/null &
screen=$!
until [ -s "$folder/number" ]; do sleep 0.1; done
DISPLAY=":$(cat "$folder/number")"
export DISPLAY HOME="$folder" LIBGL_ALWAYS_SOFTWARE=1
unset WAYLAND_DISPLAY WAYLAND_SOCKET
openbox >/dev/null 2>&1 &
manager=$!
sleep 1

fail() { echo "$*" >&2; exit 1; }
# The program's window and its title.
open() {
    "$program" >>"$folder/log" 2>&1 &
    window=$!
    for _ in $(seq 200); do
        id=$(xdotool search --onlyvisible --class xiangqi-arbiter 2>/dev/null | tail -n 1) && [ -n "$id" ] && break
        kill -0 "$window" 2>/dev/null || fail "it did not open: $(cat "$folder/log")"
        sleep 0.1
    done
    # Its first frames are slow where the processor draws them.
    sleep 3
}
title() { xdotool getwindowname "$id"; }
works() { find "$XDG_DATA_HOME" -name 'work-*.ron'; }

offered=0
for round in $(seq "$rounds"); do
    export XDG_CONFIG_HOME="$folder/$round/config" XDG_DATA_HOME="$folder/$round/data" XDG_STATE_HOME="$folder/$round/state"
    mkdir -p "$XDG_CONFIG_HOME/xiangqi-arbiter"
    echo '(toured: true, lang: Some("en"))' >"$XDG_CONFIG_HOME/xiangqi-arbiter/settings.ron"
    open
    # The advisor on e8 is touched; the mark of unsaved work shows when the window has heard of it.
    xdotool mousemove --window "$id" 224 313 click 1
    for _ in $(seq 100); do
        case "$(title)" in ●*) break ;; esac
        sleep 0.05
    done
    case "$(title)" in ●*) ;; *) fail "the click was not taken: $(title)" ;; esac
    sleep 2
    kill -9 "$window"
    wait "$window" 2>/dev/null || true
    work=$(works)
    [ -n "$work" ] && grep -q 'Touch("e8")' "$work" || fail "round $round: the touch is not kept"

    open
    case "$(title)" in ●*) fail "taken over before it was asked" ;; esac
    # The first button of the question is that it is recovered.
    xdotool key --window "$id" Return
    for _ in $(seq 100); do
        case "$(title)" in ●*) break ;; esac
        sleep 0.05
    done
    case "$(title)" in ●*) ;; *) fail "round $round: it was not offered" ;; esac
    sleep 2
    # Now it is this window's: one piece of work, the other was given up.
    [ "$(works | wc -l)" = 1 ] && grep -q 'Touch("e8")' "$(works)" || fail "round $round: it was not taken over"
    kill -9 "$window"
    wait "$window" 2>/dev/null || true
    offered=$((offered + 1))
done
echo "killed $rounds times at work; offered and taken over $offered times"
