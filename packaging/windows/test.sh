#!/usr/bin/env bash
# Tries the Windows programs and their installer under Wine, as a Chinese Windows has them: the user 王裁判, code page 936,
# names with blanks. What was and was not shown by it stands in docs/windows.md.
#
# What it lacks is installed by it where it runs as root, and named where it does not.
#
# usage: packaging/windows/test.sh [commands] [tests] [window] [installer]      all four where none is named
#        packaging/windows/test.sh [saving] [places] [exchange] [input] [scaling]      parts of `window`
#
# PROGRAMS (target/windows/x86_64-pc-windows-gnu/packaged), LINUX (target/release/xiangqi-arbiter) and SETUP (the newest in
# target/package) name what is tried; OUT (target/windows/test) gets screenshots and differences.
set -euo pipefail
cd "$(dirname "$0")/../.."
root=$PWD
out=$(realpath -m "${OUT:-target/windows/test}")
programs=$(realpath "${PROGRAMS:-target/windows/x86_64-pc-windows-gnu/packaged}")
mkdir -p "$out"
packaging/needs.sh wine wine64 gcc-mingw-w64-x86-64 nsis locales python3 xvfb openbox xdotool x11-utils imagemagick xclip \
    fonts-noto-cjk binutils-mingw-w64-x86-64 gir1.2-gtk-3.0 python3-gi fcitx5 fcitx5-pinyin dbus
display=
# What is left running would keep a pipe open that somebody reads.
trap 'kill ${display:-} 2>/dev/null || true; wineserver -k9 2>/dev/null || true' EXIT
fail() { echo "FAILED: $*" >&2; exit 1; }
step() { printf '== %s\n' "$*"; }
ok() { printf '   %s\n' "$*"; }
wait_for() { # SECONDS COMMAND...
    local until=$((SECONDS + $1)); shift
    until "$@" >/dev/null 2>&1; do [ $SECONDS -lt $until ] || return 1; sleep 0.3; done
}

## A Chinese Windows
if ! locale -a | grep -qi 'zh_CN.utf'; then localedef -i zh_CN -f UTF-8 zh_CN.UTF-8; fi
export WINEPREFIX=$out/wine WINEDEBUG=-all LC_ALL=zh_CN.UTF-8 USER=王裁判 LOGNAME=王裁判 LIBGL_ALWAYS_SOFTWARE=1
drive=$WINEPREFIX/drive_c
home=$drive/users/王裁判
if [ ! -e "$home" ]; then
    WINEDLLOVERRIDES=mscoree,mshtml= wineboot -i >/dev/null 2>&1
    wineserver -w
fi
[ -d "$home" ] || fail "Wine made no user 王裁判"
if [ ! -e "$drive/windows/system32/bcryptprimitives.dll" ]; then
    # Wine 8 lacks this part of Windows, which Rust's standard library asks for random bytes. It is never shipped.
    cat >"$out/bcryptprimitives.c" <<'C'
#include <windows.h>
BOOLEAN NTAPI SystemFunction036(PVOID buffer, ULONG length);
__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE data, SIZE_T length) { return SystemFunction036(data, (ULONG)length); }
C
    x86_64-w64-mingw32-gcc -O2 -shared -o "$drive/windows/system32/bcryptprimitives.dll" "$out/bcryptprimitives.c" -ladvapi32
fi
# What an arbiter's folder is called.
documents=$home/Documents/比赛\ 资料
mkdir -p "$documents"
settings=$home/AppData/Roaming/xiangqi-arbiter/xiangqi-arbiter

# says PROGRAM TEXT: a line of its header, or of its resources.
says() { x86_64-w64-mingw32-objdump -p "$programs/$1.exe" | grep -P "$2" >/dev/null || fail "$1.exe has not in its header: $2"; }

programs() {
    step "the programs themselves"
    local name text
    for name in xiangqi-arbiter xiangqi-arbiter-window; do
        # 8 MiB for the main thread.
        says $name '^SizeOfStackReserve\s+0*800000$'
        for text in PerMonitorV2 longPathAware; do grep -q $text "$programs/$name.exe" || fail "$name.exe has no $text"; done
        for text in 象棋裁判台 象棋裁判臺 'Xiangqi Arbiter' "$(version)"; do
            python3 -c 'import sys; sys.exit(sys.argv[1].encode("utf-16-le") not in open(sys.argv[2], "rb").read())' \
                "$text" "$programs/$name.exe" || fail "$name.exe does not say $text"
        done
    done
    says xiangqi-arbiter '^Subsystem.*\(Windows CUI\)'
    says xiangqi-arbiter-window '^Subsystem.*\(Windows GUI\)'
    ok "stack, console or none, manifest, version and languages are as they should be"
}

commands() {
    programs
    step "every command on the cases"
    local linux=${LINUX:-target/release/xiangqi-arbiter}
    [ -x "$linux" ] || fail "no Linux program to compare with: cargo build --release"
    python3 packaging/windows/answers.py "$linux" "$programs/xiangqi-arbiter.exe" "$documents/answers"
    step "what Windows alone knows"
    local answers=$documents/answers/windows said
    said=$(cd "$answers" && wine "$programs/xiangqi-arbiter.exe" rule NUL 2>&1 || true)
    [[ $said == *NUL*设备* ]] || fail "rule NUL: $said"
    said=$(cd "$answers" && wine "$programs/xiangqi-arbiter.exe" export jilin-2015.ron --to con.pdf 2>&1 || true)
    [[ $said == *con.pdf*设备* ]] || fail "export --to con.pdf: $said"
    ok "names of devices are refused by name"
}

tests() {
    step "the library's tests that need no display"
    local list=$out/test-programs
    [ -s "$list" ] || packaging/windows/test-programs.sh >"$list"
    while read -r program; do
        ok "$(basename "$program")"
        (cd "$root" && WINEDEBUG=-all wine "$program" --test-threads 1 >"$out/$(basename "$program").log" 2>&1) ||
            { tail -n 40 "$out/$(basename "$program").log"; fail "$program"; }
        tail -n 2 "$out/$(basename "$program").log" | grep result
    done <"$list"
}

# reg KEY [VALUE]: what stands in the user's registry.
reg() { wine reg query "HKCU\\$1" ${2:+/v "$2"} 2>/dev/null | iconv -f gbk -t utf-8 -c; }

installer() {
    local setup=${SETUP:-$(ls -t target/package/*-setup.exe | head -n 1)} there folder menu
    menu="$home/AppData/Roaming/Microsoft/Windows/Start Menu/Programs/象棋裁判台"
    folder=$home/AppData/Local/Programs/Xiangqi\ Arbiter
    step "the installer: $(basename "$setup")"
    wine "$setup" /S
    [ -f "$folder/xiangqi-arbiter-window.exe" ] && [ -f "$folder/cases/jilin-2015.ron" ] || fail "not installed"
    for program in xiangqi-arbiter xiangqi-arbiter-window; do
        cmp "$folder/$program.exe" "$programs/$program.exe" || fail "another program than the one built: $program"
    done
    for link in 象棋裁判台 使用指南 报告示例 命令行; do [ -f "$menu/$link.lnk" ] || fail "no $link in the start menu"; done
    ok "installed in Chinese, with its start menu"
    reg 'Software\Classes\.ron\OpenWithProgids' | grep -q XiangqiArbiter.Report || fail "the file type is not offered"
    reg 'Software\Classes\XiangqiArbiter.Report\shell\open\command' | grep -q 'xiangqi-arbiter-window.exe" "%1"' ||
        fail "no command opens a report"
    ok "reports are offered under Open with"

    # What an arbiter keeps there, and what an older version had there that this one has not.
    echo mine >"$folder/我的报告.ron"
    echo mine >"$folder/cases/我的报告.ron"
    wine "$setup" /S
    [ "$(cat "$folder/我的报告.ron" "$folder/cases/我的报告.ron")" = $'mine\nmine' ] || fail "an upgrade took the arbiter's files"
    cmp "$folder/xiangqi-arbiter.exe" "$programs/xiangqi-arbiter.exe" || fail "the upgrade did not install"
    ok "installed over itself: the arbiter's own files stay"
    older "$folder"
    mkdir -p "$settings/data/recovery"
    echo mine >"$settings/data/recovery/work-test.ron"
    # It goes on as a copy of itself, which can remove the first.
    wine "$folder/uninstall.exe" /S
    wait_for 60 test ! -e "$folder/uninstall.exe" || fail "the program is still there"
    there=$(cd "$folder" && find . -type f | LC_ALL=C sort | tr '\n' ' ')
    [ "$there" = "./cases/我的报告.ron ./我的报告.ron " ] || fail "left behind: $there"
    [ ! -e "$menu" ] || fail "the start menu is left"
    ! reg 'Software\Classes\XiangqiArbiter.Report' | grep -q . || fail "the file type is left"
    ! reg 'Software\Xiangqi Arbiter' | grep -q . || fail "its own key is left"
    [ -e "$settings/data/recovery/work-test.ron" ] || fail "unsaved work was taken away"
    rm "$settings/data/recovery/work-test.ron"
    ok "uninstalled: nothing is left but the arbiter's own files, settings and unsaved work"
    rm -rf "$folder"
}

# older FOLDER: an installer of a version before, with a file that the present one has not, and the present one over it.
older() {
    local tree
    tree=$(ls -dt target/windows/xiangqi-arbiter-*-windows-x86_64 | head -n 1)
    rm -rf "$out/older"
    cp -r "$tree" "$out/older"
    echo old >"$out/older/gone.txt"
    for program in xiangqi-arbiter xiangqi-arbiter-window; do printf 'old' >"$out/older/$program.exe"; done
    { echo 'Delete "$INSTDIR\gone.txt"'; cat target/windows/remove.nsh; } >"$out/older.nsh"
    makensis -V1 -INPUTCHARSET UTF8 -DVERSION=0.0.1 -DNUMBERS=0.0.1.0 -DTREE="$out/older" -DREMOVE="$out/older.nsh" \
        -DICON="$root/packaging/windows/xiangqi-arbiter.ico" -DOUT="$out/older-setup.exe" packaging/windows/xiangqi-arbiter.nsi
    wine "$out/older-setup.exe" /S
    [ -f "$1/gone.txt" ] || fail "the older version was not installed"
    wine "$setup" /S
    [ ! -e "$1/gone.txt" ] || fail "a file of the older version is left"
    cmp "$1/xiangqi-arbiter.exe" "$programs/xiangqi-arbiter.exe" || fail "the older program was not replaced"
    reg 'Software\Microsoft\Windows\CurrentVersion\Uninstall\Xiangqi Arbiter' DisplayVersion | grep -q "$(version)" ||
        fail "another version is named"
    ok "upgraded from an older version: its files are gone"
}

version() { sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1; }

## The window, on a display of its own

window=
program=
screen() { # SIZE
    kill "${display:-}" 2>/dev/null || true
    rm -f "$out/display"
    Xvfb -displayfd 1 -screen 0 "$1x24" >"$out/display" 2>/dev/null &
    display=$!
    wait_for 10 test -s "$out/display"
    DISPLAY=:$(cat "$out/display")
    export DISPLAY
    openbox >/dev/null 2>&1 &
    sleep 1
}
# The settings of a window whose tour was seen, in the size in which the pieces stand where they are clicked below.
seen() {
    mkdir -p "$settings/config"
    printf '(toured: true, window: Some((1280, 800, false)), lang: Some("zh"), theme: Some("light"))' >"$settings/config/settings.ron"
}
open() { # FILE...
    seen
    (cd "$documents" && exec wine "$programs/xiangqi-arbiter-window.exe" "$@") >"$out/window.log" 2>&1 &
    program=$!
    wait_for "${PATIENCE:-90}" found || { shot no-window; fail "no window: $(cat "$out/window.log")"; }
    sleep "${SETTLE:-5}"
    xdotool windowactivate "$window" 2>/dev/null || true
}
found() { window=$(xdotool search --onlyvisible --name "${1:-象棋裁判台}" | head -n 1) && [ -n "$window" ]; }
dialog() { [ "$(xdotool getactivewindow)" != "$window" ]; }
title() { xdotool getwindowname "$window"; }
titled() { [[ $(title) == *"$1"* ]]; }
is_changed() { [[ $(title) == *●* ]]; }
is_saved() { [[ $(title) != *●* ]]; }
click() { xdotool mousemove --window "$window" "$1" "$2" sleep 0.3 click 1; sleep 1; }
press() { for key in "$@"; do xdotool key "$key"; sleep 1; done; }
shot() { import -window root "$out/$1.png"; }
gone() { ! found; }
killed() { { kill -9 "$program"; wait "$program"; } 2>/dev/null || true; wait_for 20 gone || fail "the window is still there"; sleep 1; }
# The black chariot of the Jilin case.
touch_piece() { click 140 475; wait_for 20 is_changed || { shot "$1"; fail "no touch: $(title)"; }; }

file="$documents/吉林 2015.ron"
fresh() { chmod -Rf u+w "$documents" || true; cp -f cases/jilin-2015.ron "$file"; rm -f "$file.bak"; }
# saved NAME: what was done was saved; NAME is the screenshot if not.
saved() { wait_for 30 is_saved || { shot "$1"; fail "not saved: $(title)"; }; }
clipboard() { xclip -selection clipboard -o -t "$1" 2>/dev/null; }
has() { clipboard "$1" | grep "$2" >/dev/null; }

saving() {
    hold() { wine "$out/hold.exe" "$(winepath -w "$1")" >/dev/null 2>&1 & }
    cat >"$out/hold.c" <<'C'
/* Keeps a file open as other programs do, for 20 seconds: others may read and write it, but not put another in its place. */
#include <windows.h>
int wmain(int count, wchar_t **words) {
    HANDLE file = CreateFileW(words[1], GENERIC_READ, FILE_SHARE_READ | FILE_SHARE_WRITE, 0, OPEN_EXISTING, 0, 0);
    if (count != 2 || file == INVALID_HANDLE_VALUE) return 1;
    Sleep(20000);
    return 0;
}
C
    x86_64-w64-mingw32-gcc -municode -O2 -o "$out/hold.exe" "$out/hold.c"

    step "opened with a file, touched, saved over it"
    screen 1400x900
    fresh
    open "吉林 2015.ron"
    shot opened
    touch_piece touched
    shot touched
    wait_for 20 compgen -G "$settings/data/recovery/work-*.ron" || fail "no unsaved work is kept"
    press ctrl+s
    saved not-saved
    cmp -s "$file.bak" cases/jilin-2015.ron || fail "the backup is not the file before"
    ! cmp -s "$file" cases/jilin-2015.ron || fail "the file is as before"
    wait_for 10 eval '! compgen -G "$settings/data/recovery/work-*.ron"' || fail "unsaved work is left after saving"
    ok "the title, the file, its backup and the unsaved work are as they should be"

    step "saved while another program reads the file"
    local before
    before=$(sha256sum <"$file.bak")
    click 229 296
    wait_for 20 is_changed || fail "no second touch"
    hold "$file"
    sleep 3
    press ctrl+s
    sleep 8
    shot held
    is_changed || fail "saved although the file is held"
    [ "$(sha256sum <"$file.bak")" = "$before" ] || fail "the backup was touched"
    ok "not saved, and the backup is the one before; read what it says in held.png"
    sleep 15
    press Escape ctrl+s
    saved held-after
    ok "saved once the file is free"

    step "killed and started again"
    click 229 610
    wait_for 20 is_changed || fail "no third touch"
    sleep 4
    killed
    open "吉林 2015.ron"
    sleep 3
    shot recovered
    click 842 490
    wait_for 20 is_changed || { shot recovered-after; fail "the unsaved work was not taken over"; }
    before=$(sha256sum <"$file")
    press ctrl+s
    saved recovered-after
    [ "$(sha256sum <"$file")" != "$before" ] || fail "the unsaved work was not saved"
    ok "unsaved work was offered, taken over and saved"

    step "saved under another name with the system's dialog"
    rm -f "$documents/copy.ron"
    press ctrl+shift+s
    wait_for 30 dialog || { shot dialog; fail "no dialog"; }
    sleep 3
    # What stands in the field is to be replaced; Wine's field does not know Ctrl+A.
    press Home shift+End
    xdotool type --delay 200 copy
    sleep 1
    shot dialog
    press Return
    wait_for 20 test -s "$documents/copy.ron" || { shot dialog-after; fail "no copy.ron"; }
    cmp -s "$documents/copy.ron" "$file" || fail "copy.ron is another report"
    wait_for 20 titled copy.ron || { shot dialog-after; fail "the window has another file: $(title)"; }
    ok "copy.ron was written and is the file of the window"
    killed
}

places() {
    step "a file and a folder that cannot be written"
    screen 1400x900
    fresh
    local before locked=$documents/锁住 deep=$documents part=很长的文件夹名很长的文件夹名很长的文件夹名很长的文件夹名
    wine attrib +r "$(winepath -w "$file")" >/dev/null 2>&1
    [ ! -w "$file" ] || [ "$(stat -c %A "$file" | cut -c 3)" = - ] || fail "the file was not marked as read-only"
    open "吉林 2015.ron"
    touch_piece read-only
    press ctrl+s
    sleep 6
    shot read-only
    is_changed || fail "a read-only file was written over"
    cmp -s "$file" cases/jilin-2015.ron && [ ! -e "$file.bak" ] || fail "a read-only file, or its backup, was touched"
    ok "a read-only file is not written over; read what it says in read-only.png"
    killed
    fresh
    rm -rf "$settings/data"
    mkdir -p "$locked"
    cp -f cases/jilin-2015.ron "$locked/报告.ron"
    # Root writes into every folder but one that cannot be changed at all.
    if chattr +i "$locked" 2>/dev/null; then
        open "锁住/报告.ron"
        touch_piece locked
        press ctrl+s
        sleep 6
        shot locked
        before=$(is_changed && cmp "$locked/报告.ron" cases/jilin-2015.ron && ls "$locked" || true)
        chattr -i "$locked"
        [ "$before" = 报告.ron ] || fail "written into a folder that is locked: $before"
        ok "nor is anything put into a locked folder; read what it says in locked.png"
        killed
        rm -rf "$settings/data"
    else
        ok "NOT SHOWN: a locked folder; only root can lock one, on some disks"
    fi

    step "a path of more than 260 characters"
    for _ in 1 2 3 4 5 6 7 8 9; do deep=$deep/$part; done
    mkdir -p "$deep"
    cp cases/jilin-2015.ron "$deep/报告.ron"
    rm -f "$deep/报告.ron.bak"
    # Wine's winepath cuts it off.
    local path="C:${deep#"$drive"}/报告.ron"
    path=${path//\//\\}
    [ ${#path} -gt 260 ] || fail "the path is too short for the test: ${#path}"
    open "$path"
    touch_piece long-path
    press ctrl+s
    saved long-path
    cmp -s "$deep/报告.ron.bak" cases/jilin-2015.ron || fail "no backup"
    ok "saved at a path of ${#path} characters"
    killed
}

exchange() {
    step "the clipboard"
    screen 1400x900
    fresh
    open "吉林 2015.ron"
    # By the pinyin initials of its name.
    press ctrl+k
    xdotool type --delay 200 fzcjswz
    press Return
    wait_for 30 has UTF8_STRING 黑方判负 || { shot clipboard; fail "no ruling in the clipboard"; }
    ok "the ruling sheet was copied as text"
    press ctrl+shift+c
    board() { clipboard image/png >"$out/board.png"; [ "$(identify -format '%m' "$out/board.png")" = PNG ]; }
    wait_for 30 board || { clipboard TARGETS >"$out/targets" || true; fail "no picture: $(tr '\n' ' ' <"$out/targets")"; }
    ok "the board was copied as a picture: $(identify -format '%w x %h' "$out/board.png")"
    printf '3k5/9/9/9/9/9/9/9/9/4K4 w' | xclip -selection clipboard
    sleep 2
    press ctrl+v
    sleep 3
    shot paste
    # It asks before it takes over a game without moves.
    click 906 496
    wait_for 20 is_changed || { shot pasted; fail "a position was not pasted"; }
    shot pasted
    ok "a position was pasted; see pasted.png"
    xclip -selection clipboard -t image/png -i resources/icon/64.png
    sleep 2
    press ctrl+v
    sleep 5
    shot paste-picture
    press ctrl+s
    saved paste-saved
    [ "$(grep -c 'media_type' "$file")" = "$(($(grep -c 'media_type' cases/jilin-2015.ron) + 1))" ] ||
        fail "the picture is no exhibit; see paste-picture.png"
    ok "a picture was pasted as an exhibit"
    killed

    step "a file dropped on the window"
    screen 1900x900
    fresh
    cp cases/figure-3.ron "$documents/第 3 图.ron"
    open "吉林 2015.ron"
    /usr/bin/python3 packaging/windows/drag.py "$documents/第 3 图.ron" 2>"$out/drag.log" &
    local source=$!
    sleep 3
    xdotool search --sync --onlyvisible --name '^drag$' windowmove 1500 300
    sleep 1
    xdotool mousemove 1550 360 sleep 0.5 mousedown 1
    for at in 1540 1500 1400 1200 1000 800 700 690; do xdotool mousemove $at 400 sleep 0.3; done
    sleep 1
    shot drag
    xdotool mouseup 1
    wait_for 20 titled '第 3 图.ron' || { shot dropped; fail "the dropped file was not opened: $(title)"; }
    kill "$source" 2>/dev/null || true
    ok "a dropped report is opened"
    killed
}

input() {
    step "Chinese input"
    screen 1400x900
    fresh
    local bus
    mkdir -p "$out/input/config/fcitx5"
    printf '[Groups/0]\nName=Default\nDefault Layout=us\nDefaultIM=pinyin\n[Groups/0/Items/0]\nName=keyboard-us\n[Groups/0/Items/1]\nName=pinyin\n[GroupOrder]\n0=Default\n' \
        >"$out/input/config/fcitx5/profile"
    export XMODIFIERS=@im=fcitx
    XDG_CONFIG_HOME=$out/input/config XDG_DATA_HOME=$out/input/data HOME=$out/input \
        dbus-run-session -- fcitx5 >"$out/input/log" 2>&1 &
    bus=$!
    sleep 4
    open "吉林 2015.ron"
    # Behind the words of a statement.
    click 560 541
    press ctrl+space
    sleep 1
    for key in c a i p a n; do xdotool key $key sleep 1; done
    shot input-composing
    press space
    sleep 3
    shot input
    kill "$bus" 2>/dev/null || true
    press ctrl+s
    saved input-saved
    grep -q '证人的陈述。裁判"' "$file" || fail "not 裁判 was written; see input.png"
    ok "裁判 was composed of caipan by an input method of X11, and saved"
    killed
    unset XMODIFIERS
}

scaling() {
    step "100, 125, 150 and 200 percent"
    screen 2720x1900
    fresh
    for dpi in 96 120 144 192; do
        wine reg add 'HKCU\Control Panel\Desktop' /v LogPixels /t REG_DWORD /d $dpi /f >/dev/null 2>&1
        wineserver -k || true
        wineserver -w
        open "吉林 2015.ron"
        shot "scale-$dpi"
        local size
        size=$(xdotool getwindowgeometry "$window" | sed -n 's/ *Geometry: //p')
        [ "$size" = "$((1280 * dpi / 96))x$((800 * dpi / 96))" ] || fail "at $dpi dots per inch the window has $size"
        ok "$dpi dots per inch: $size"
        killed
    done
    wine reg add 'HKCU\Control Panel\Desktop' /v LogPixels /t REG_DWORD /d 96 /f >/dev/null 2>&1
    wineserver -k || true
}

window() {
    rm -rf "$settings" && rm -f "$documents"/*.ron*
    saving
    places
    exchange
    input
    scaling
    kill "$display"
    display=
}

[ $# -gt 0 ] || set -- commands tests window installer
for part in "$@"; do
    case "$part" in
        commands | tests | window | saving | places | exchange | input | scaling | installer) "$part" ;;
        *) sed -n '/^# usage/,/^$/s/^# \{0,1\}//p' "$0" >&2; exit 2 ;;
    esac
done
wineserver -k
