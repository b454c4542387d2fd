#!/usr/bin/env bash
# Checks the form of the sources: formatting, static analysis and terms.
#
#   tools/lint.sh            fast checks of the entire tree, and clang-tidy on the files
#                            that changed since the last release tag
#   tools/lint.sh --all      clang-tidy on every file too; takes about an hour on two cores
#   tools/lint.sh --fast     no clang-tidy
#
# The fast checks are clang-format, ruff, shellcheck and test/Docs/check_words.py.
# Each finding is a line with a file and a position. The exit code is the number of
# checks that found something.
set -uo pipefail
cd "$(dirname "$0")/.." || exit 2

mode=${1:-}
case $mode in
  ''|--all|--fast) ;;
  *) echo "tools/lint.sh: expected --all, --fast or no argument, found '$mode'" >&2; exit 2 ;;
esac

failures=0
check() { # check NAME COMMAND...
  local name=$1
  shift
  if "$@"; then
    echo "$name: no findings"
  else
    echo "$name: see the findings above" >&2
    failures=$((failures + 1))
  fi
}

need() { # need COMMAND PACKAGE
  command -v "$1" > /dev/null && return 0
  echo "tools/lint.sh: '$1' is not installed; it is in the package $2" >&2
  exit 2
}

need clang-format-22 clang-format-22
need shellcheck shellcheck
ruff=${RUFF:-$(command -v ruff || echo build/python/bin/ruff)}
need "$ruff" "ruff of PyPI (test/requirements.txt)"

format() {
  # Inputs of the tests of checks are faulty on purpose.
  git ls-files -z '*.h' '*.cpp' '*.c' ':!test/Docs/Inputs' ':!test/Layering/Inputs' ':!test/Lint/Inputs' |
    xargs -0 -P "$(nproc)" -n 64 clang-format-22 --dry-run -Werror
}
shell_scripts() { git ls-files -z '*.sh' .ci/run | xargs -0 shellcheck --severity=warning; }
words() { python3 test/Docs/check_words.py .; }

check clang-format format
check ruff "$ruff" check --quiet .
check shellcheck shell_scripts
check terms words

# The last version: its tag, or the commit that added it to the changelog where
# that is later or a clone has no tags.
base() {
  local heading tag
  heading=$(git log -1 --format=%H -G'^## [0-9]' -- CHANGELOG.md)
  tag=$(git describe --tags --abbrev=0 2>/dev/null) || tag=$heading
  if git merge-base --is-ancestor "$tag" "$heading"; then
    echo "$heading"
  else
    echo "$tag"
  fi
}
case $mode in
  --all) check clang-tidy tools/tidy.sh --all ;;
  '')
    mapfile -t changed < <(git diff --name-only --diff-filter=d "$(base)" -- '*.cpp' |
      grep -v '^test/\|^examples/\|^cmake/')
    if [ ${#changed[@]} -gt 0 ]; then
      check clang-tidy tools/tidy.sh "${changed[@]}"
    fi ;;
esac
exit "$failures"
