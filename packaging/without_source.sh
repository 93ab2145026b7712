#!/bin/sh
# Prints a page as it goes into a package: what it links to in the source, and no package has, becomes plain words.
exec sed -E 's/\[([^]]*)\]\((\.\.\/)*(packaging|tests|crates|src|benches|fuzz|tools|resources\/[a-z]*\.sh|ARCHITECTURE|CONTRIBUTING|CHANGELOG)[^)]*\)/\1/g' "$1"
