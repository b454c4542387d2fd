#!/usr/bin/env bash
# Sets everything up, builds, and runs every unit and lit test.
# The last line is "N passed, N failed"; the exit code is 0 when none failed.
#
#   tools/check.sh [--filter REGEX]     (GSPMD_PRESET=release|asan for another build)
set -uo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"
source "$gspmd_root/tools/newer_jax.sh"

# Later versions of JAX than that of build/python, with which tests of the JAX backend and of
# the Python package run again. A caller's filter selects tests of the first run only.
newer_versions=()
[ $# -ne 0 ] || [ "${GSPMD_PRESET:-dev}" = asan ] || newer_versions=(0.11.1 0.12.0.1)
newer_tests='(Dialect/Sdy/unreduced-jax|Jax/sdy-collectives|Pjrt/\w+/(against-cpu|basics|callbacks|kernels|linalg|platform|sharding)|Python/Jax/(jax|jit|jit-processes))\.test'

gspmd_packages+=(
  clang-format-22 clang-tidy-22 shellcheck # tools/lint.sh
  chromium     # opens the simulator's report and the explorer
  dpkg-dev git # Debian packages are made; the diffs of docs/adding-an-op.md are applied
  libopenmpi-dev openmpi-bin # --engine mpi
  python3-venv # JAX, which tests compare with, goes to build/python
)
failed_setup() { echo "0 passed, 1 failed"; exit 1; }
gspmd_install_packages || failed_setup

# What the tests need besides the build: it is mostly downloaded, so it is prepared
# meanwhile.
prepare_tests() {
  gspmd_test_python && gspmd_test_viewers && "$gspmd_root/tools/build_vscode.sh" || return 1
  local version
  for version in "${newer_versions[@]}"; do
    gspmd_newer_jax "$version" || return 1
  done
}
mkdir -p "$gspmd_build"
prepared=$gspmd_build/prepare-tests.log
gspmd_say "Preparing the tests' environments (log: build/$gspmd_preset/prepare-tests.log)"
prepare_tests > "$prepared" 2>&1 &
preparation=$!
build_code=0
gspmd_build gspmd-test-depends || build_code=$?
wait "$preparation" || { cat "$prepared" >&2; failed_setup; }
[ "$build_code" -eq 0 ] || failed_setup

gspmd_say "Running the tests"
lit=$(sed -n 's/^GSPMD_LIT:[A-Z]*=//p' "$gspmd_build/CMakeCache.txt")
mkdir -p "$gspmd_build/test"
all_results=() lit_code=0

# run_tests NAME ARGUMENT...: runs lit and adds its results.
run_tests() {
  local results=$gspmd_build/test/$1.json
  # Results of an earlier run must not stand for this one.
  : > "$results"
  all_results+=("$results")
  "$lit" -sv --output "$results" "${@:2}" "$gspmd_build/test" || lit_code=$?
}

run_tests results "$@"
for version in "${newer_versions[@]}"; do
  gspmd_say "Running tests with JAX $version"
  GSPMD_JAX_PYTHON=$gspmd_root/build/jax-$version/bin/python \
    run_tests "results-jax-$version" --filter "$newer_tests"
done

# With a sanitizer, nothing can be installed and used by what has none.
without=()
[ "${GSPMD_PRESET:-dev}" != asan ] || without=(--without installable)
python3 "$gspmd_root/tools/summarize_tests.py" "${all_results[@]}" "${without[@]}" || exit 1
exit "$lit_code"
