#!/usr/bin/env bash
# Takes the pictures of the guide: the real window on a virtual display, driven by keys, in Chinese and English.
#
# usage: guide/pictures.sh                      builds the program and takes every picture
#        guide/pictures.sh PROGRAM [NAME...]    takes them, or those named, of a program that is built already
#
# Needs Xvfb, xdotool and ImageMagick (on Debian: xvfb xdotool imagemagick). A picture of something that this version of
# the program does not have is skipped with a word.
set -euo pipefail
cd "$(dirname "$0")/.."
if [ $# -gt 0 ]; then
    program=$(realpath "$1")
    shift
else
    cargo build --release --locked
    program=$(realpath "${CARGO_TARGET_DIR:-target}/release/xiangqi-arbiter")
fi
only=" $* "
source=$PWD
pictures="$source/guide/pictures"
mkdir -p "$pictures"
# One name, since some pictures show where a report is.
folder="${TMPDIR:-/tmp}/arbiter"
mkdir -m 700 "$folder" || { echo "$folder is there already; is another such script at work?" >&2; exit 1; }
window=
trap 'kill $window ${screen:-} 2>/dev/null || true; rm -rf "$folder"' EXIT

# Without -noreset it begins anew, deaf for a moment, whenever a window was the last.
Xvfb -displayfd 1 -noreset -screen 0 1280x800x24 >"$folder/number" 2>/dev/null &
screen=$!
until [ -s "$folder/number" ]; do sleep 0.1; done
DISPLAY=":$(cat "$folder/number")"
export DISPLAY LIBGL_ALWAYS_SOFTWARE=1
unset WAYLAND_DISPLAY WAYLAND_SOCKET

# start [ARGUMENT...]: the program in a home of its own, ready for keys.
start() {
    "$program" "$@" >"$folder/log" 2>&1 &
    window=$!
    local id=
    for _ in $(seq 200); do
        id=$(xdotool search --onlyvisible --pid "$window" 2>/dev/null | head -n 1) || true
        [ -z "$id" ] || break
        kill -0 "$window" 2>/dev/null || { cat "$folder/log" >&2; exit 1; }
        sleep 0.1
    done
    settled
    # There is no window manager to do it.
    xdotool windowfocus --sync "$id"
    xdotool mousemove 1279 799
}

# Waits until the picture has been the same for half a second.
settled() {
    local last= now same=0
    for _ in $(seq 60); do
        sleep 0.25
        now=$(import -window root rgb:- | md5sum)
        if [ "$now" = "$last" ]; then same=$((same + 1)); else same=0; fi
        last=$now
        [ "$same" -lt 2 ] || return 0
    done
}

# keys KEY...: one after the other.
keys() {
    local key
    for key in "$@"; do
        xdotool key "$key"
        sleep 0.3
    done
    settled
}

# A fresh home with the language chosen and the tour seen.
home() {
    rm -rf "$folder/home"
    mkdir -p "$folder/home/xiangqi-arbiter"
    cat >"$folder/home/xiangqi-arbiter/settings.ron" <<SETTINGS
(toured: true, window: Some((1280, 800, false)), lang: Some("$1"), theme: Some("light"), archive: Some("$folder/home/cases"))
SETTINGS
    export HOME="$folder/home" XDG_CONFIG_HOME="$folder/home" XDG_DATA_HOME="$folder/home" XDG_STATE_HOME="$folder/home" \
        XDG_CACHE_HOME="$folder/home"
}

end() {
    [ -z "$window" ] || kill "$window" 2>/dev/null || true
    wait "$window" 2>/dev/null || true
    window=
}

# Runs the command of this English name through the list of commands.
command_named() {
    xdotool key ctrl+k
    sleep 0.5
    xdotool type --delay 40 "$1"
    sleep 0.5
    keys Return
}

# Whether the window of this version has such a text.
has() { grep -rqF "= $1" "$source/resources/locales/en"; }

# A copy of a case, so that nothing is written into cases/.
case_file() {
    cp "$source/cases/$1.ron" "$folder/$1.ron"
    echo "$folder/$1.ron"
}

## The pictures, each a function that leaves the window as it is to be shown

verdict() { start "$(case_file jilin-2015)"; }
set_up() { start "$(case_file jilin-2015)"; keys e; }
game() {
    local file
    file=$(case_file dispute-repetition)
    sed -i 's/^    moves: "",/    moves: "h2e2 h9g7 h0g2 i9h9 i0h0 b9c7 c3c4 g6g5",/' "$file"
    start "$file"
    keys m
}
record() { start "$(case_file figure-3)"; keys ctrl+e; }
disputed() { start "$(case_file "dispute-taken-back")"; }
announce() { start "$(case_file jilin-2015)"; keys F5; }
clauses() { start "$(case_file jilin-2015)"; keys ctrl+f; xdotool type --delay 40 4.1.3; settled; }
compare() { start "$(case_file jilin-2015)"; keys ctrl+d; sleep 2; settled; }
sign() { start "$(case_file jilin-2015)"; keys ctrl+r; }
commands() { start "$(case_file jilin-2015)"; xdotool key ctrl+k; sleep 0.5; xdotool type --delay 40 board; settled; }
shortcuts() { start "$(case_file jilin-2015)"; keys F1; }
recovery() {
    # Of a report that was never saved, so that no folder of this machine is in the picture.
    start
    # An edit, time to keep it, and the plug pulled.
    keys b Return
    sleep 3
    kill -KILL "$window"
    end
    start
}

# folder_of_cases: an archive to look at.
folder_of_cases() {
    mkdir -p "$folder/home/cases"
    cp "$source"/cases/*.ron "$folder/home/cases/"
    echo "$folder/home/cases"
}

# Rooms and dialogs by the name of their command. What the window's wording does not have is skipped.
archive() { has "Archive" || return 2; start "$(folder_of_cases)/jilin-2015.ron"; command_named "Archive"; sleep 3; settled; }
review() { has "Review…" || return 2; start "$(folder_of_cases)/jilin-2015.ron"; command_named "Review"; sleep 2; settled; }
precedents() {
    has "Find earlier cases like this…" || return 2
    start "$(folder_of_cases)/jilin-2015.ron"
    command_named "Find earlier cases"
    sleep 3
    settled
}
decision() { has "Appeal and decision…" || return 2; start "$(case_file jilin-2015)"; command_named "Appeal and decision"; }
paper() { has "Paper…" || return 2; start "$(case_file jilin-2015)"; command_named "Paper"; sleep 2; settled; }
my_keys() { has "My keys…" || return 2; start "$(case_file jilin-2015)"; command_named "My keys"; }

for lang in zh en; do
    for picture in verdict set_up game record disputed announce clauses compare sign commands shortcuts recovery archive \
        review precedents decision paper my_keys; do
        case "$only" in "  " | *" $picture "*) ;; *) continue ;; esac
        home "$lang"
        outcome=0
        "$picture" || outcome=$?
        if [ "$outcome" = 2 ]; then
            echo "skipped: $picture ($lang), which this version does not have"
        else
            # 256 colours are enough for a window, and a third of the bytes.
            import -window root png:- | convert - -dither None -colors 256 -depth 8 -strip -define png:exclude-chunks=date,time \
                "PNG8:$pictures/$lang-${picture//_/-}.png"
            echo "$lang-${picture//_/-}.png"
        fi
        end
    done
done
