#!/usr/bin/env bash
# Runs clang-tidy by .clang-tidy on sources.
#
#   tools/tidy.sh                       those that differ from origin/main
#   tools/tidy.sh --all                 all but tests; takes an hour of one core
#   tools/tidy.sh FILE...               these
#   tools/tidy.sh --sizes [FILE...]     only functions above 60 lines; all sources without FILE
#
# Needs a configured build with its generated headers (BUILD, default build/dev). A
# finding is a line `file:line:column: warning: ...`; exits 1 where there is one.
set -euo pipefail
cd "$(dirname "$0")/.."

build=${BUILD:-build/dev}
checks=() files=()
sources() { git ls-files '*.cpp' | grep -v '^test/\|^examples/\|^cmake/'; }
if [ "${1:-}" = --sizes ]; then
  checks=("--checks=-*,readability-function-size")
  shift
  [ $# -gt 0 ] || mapfile -t files < <(sources)
elif [ "${1:-}" = --all ]; then
  shift
  mapfile -t files < <(sources)
elif [ $# -eq 0 ]; then
  mapfile -t files < <(git diff --name-only --diff-filter=d origin/main -- '*.cpp')
fi
[ $# -eq 0 ] || files=("$@")
if [ ! -f "$build/compile_commands.json" ]; then
  echo "tools/tidy.sh: $build has no compile_commands.json; configure it first" >&2
  exit 2
fi
command -v clang-tidy-22 > /dev/null || {
  echo "tools/tidy.sh: clang-tidy-22 is not installed (package clang-tidy-22)" >&2
  exit 2
}
# One command for each source, also where the build compiles several as one.
commands=$(mktemp -d)
trap 'rm -r "$commands"' EXIT
tools/source_commands.py "$build" "$commands"
found=$(printf '%s\n' ${files[@]+"${files[@]}"} | xargs -r -P "$(nproc)" -n 4 \
  clang-tidy-22 -p "$commands" --quiet ${checks[@]+"${checks[@]}"} 2>/dev/null || true)
[ -z "$found" ] || printf '%s\n' "$found"
! grep -q ': \(warning\|error\):' <<< "$found"
