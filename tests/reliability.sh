#!/usr/bin/env bash
# The long versions of tests/reliability: 1,000 kills while saving, 100 programs killed at work, a million events, eight
# hours of use four times over. Some twenty minutes; as root it also makes small disks and fills them.
set -euo pipefail
cd "$(dirname "$0")/.."
run() { TIMES="$1" cargo test --locked --test reliability -- --exact "$2" --include-ignored --nocapture; }
run 1000 killed::killed_save_leaves_complete_report
run 100 killed::killed_program_loses_at_most_two_seconds
run 4 long_use::memory_is_flat_over_eight_hours
run 1 hostile::very_long_lists_stay_within_limits
cargo test --locked --test reliability -- --nocapture
bash tests/work_killed.sh 20
