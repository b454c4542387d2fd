#!/usr/bin/env bash
# Sets everything up, builds, and runs every unit and lit test.
# The last line is "N passed, N failed"; the exit code is 0 when none failed.
#
#   tools/check.sh [--filter REGEX]     (GSPMD_PRESET=release|asan for another build)
set -uo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"

gspmd_packages+=(
  clang-format-22 clang-tidy-22 shellcheck # tools/lint.sh
  chromium     # opens the simulator's report
  dpkg-dev git # Debian packages are made; the diffs of docs/adding-an-op.md are applied
  libopenmpi-dev openmpi-bin # --engine mpi
  python3-venv # JAX, which tests compare with, goes to build/python
)
gspmd_install_packages && gspmd_test_python || { echo "0 passed, 1 failed"; exit 1; }
gspmd_build gspmd-test-depends || { echo "0 passed, 1 failed"; exit 1; }

gspmd_say "Running the tests"
lit=$(sed -n 's/^GSPMD_LIT:[A-Z]*=//p' "$gspmd_build/CMakeCache.txt")
results=$gspmd_build/test/results.json
# Results of an earlier run must not stand for this one.
mkdir -p "$gspmd_build/test"
: > "$results"
"$lit" -sv --output "$results" "$@" "$gspmd_build/test"
lit_code=$?

# With a sanitizer, nothing can be installed and used by what has none.
without=()
[ "${GSPMD_PRESET:-dev}" != asan ] || without=(--without installable)
python3 "$gspmd_root/tools/summarize_tests.py" "$results" "${without[@]}" || exit 1
exit "$lit_code"
