#!/usr/bin/env bash
# Runs the built test programs in a minimal Debian root: no X, GL or Vulkan, no fonts, no cargo. Needs root and
# debootstrap. Where the root cannot be made this is said; it is a failure only where CI=true.
set -euo pipefail
cd "$(dirname "$0")/.."
here=$PWD
target=$(realpath "${CARGO_TARGET_DIR:-target}")
root="$target/bare-root"

cannot() {
    echo "tests/bare_root.sh: not run: $*"
    [ "${CI:-}" != true ]
    exit
}

[ "$(id -u)" = 0 ] || cannot "only root can change into another root"
command -v debootstrap >/dev/null || cannot "debootstrap is not installed"
. /etc/os-release
[ "$ID" = debian ] || cannot "the test programs are linked for $ID, and the minimal root is Debian's"
if [ ! -e "$root/complete" ]; then
    rm -rf "$root"
    debootstrap --variant=minbase "$VERSION_CODENAME" "$root" >"$target/bare-root.log" 2>&1 ||
        cannot "debootstrap failed: $(tail -1 "$target/bare-root.log")"
    touch "$root/complete"
fi

# Programs are compiled with this checkout's path in them, so the root has its own copy of it there.
rm -rf "${root:?}$here"
mkdir -p "$root$here" "$root$target/debug/deps"
cp -a cases crates docs resources src tests tools fuzz Cargo.toml Cargo.lock README.md "$root$here"
cp -al "$target/debug/xiangqi-arbiter" "$root$target/debug/"

# tests/project asks cargo about the sources, which a machine without cargo has no use for.
programs=$(cargo test --locked --no-run 2>&1 | sed -n 's/^ *Executable \(.*\) (\(.*\))$/\1 \2/p' | grep -v '^tests/project/')
[ -n "$programs" ] || { echo "no test programs"; exit 1; }
failed=0
while read -r program; do
    path=$(realpath "${program##* }")
    cp -alf "$path" "$root$target/debug/deps/"
    echo "-- ${program% *}"
    # A mount namespace of its own: what is mounted in it goes with it.
    unshare --mount sh -c 'mount --rbind /proc "$1/proc" && mount --rbind /dev "$1/dev" &&
        exec chroot "$1" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 CI=true \
            INSTA_WORKSPACE_ROOT="$2" sh -c "cd \"$2\" && exec \"$3\" --quiet"' \
        sh "$root" "$here" "$path" </dev/null || failed=1
done <<<"$programs"
exit "$failed"
