#!/usr/bin/env bash
# Builds the test programs that need no display for Windows and prints their paths.
set -euo pipefail
cd "$(dirname "$0")/../.."
export CARGO_TARGET_DIR=$PWD/target/windows
for tested in "-p xiangqi --lib --tests" "-p board-reader --lib" "-p xiangqi-arbiter --lib"; do
    # shellcheck disable=SC2086
    cargo test --locked ${JOBS:+-j "$JOBS"} --target x86_64-pc-windows-gnu $tested --no-run \
        --message-format=json 2>/dev/null | sed -n 's/.*"executable":"\([^"]*\.exe\)".*/\1/p'
done
