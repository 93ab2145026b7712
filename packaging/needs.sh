#!/usr/bin/env bash
# Installs what is missing of these Debian packages; where it may not, it says which they are.
#
# usage: packaging/needs.sh PACKAGE...
set -euo pipefail
command -v dpkg >/dev/null || exit 0
missing=()
for package in "$@"; do dpkg -s "$package" >/dev/null 2>&1 || missing+=("$package"); done
[ "${#missing[@]}" -gt 0 ] || exit 0
[ "$(id -u)" = 0 ] || { echo "missing: apt-get install --no-install-recommends ${missing[*]}" >&2; exit 1; }
apt-get update -q
DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends "${missing[@]}"
