# shellcheck shell=bash
# Sourced by check.sh and quickstart.sh: installs what is missing and builds.
# Nothing is removed, and what is there already is left alone, so both scripts
# are quick when they are run again.

gspmd_root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
gspmd_preset=${GSPMD_PRESET:-dev}
gspmd_build=$gspmd_root/build/$gspmd_preset

# Debian 12 has all of them in its own and its security archive.
gspmd_packages=(
  cmake ninja-build clang-22 lld-22 ccache
  llvm-22-dev llvm-22-tools libmlir-22-dev mlir-22-tools libpolly-22-dev
  libclang-rt-22-dev
  libabsl-dev libboost-context-dev libdnnl-dev libeigen3-dev libjemalloc-dev
  liblapacke-dev libopenblas0-pthread libzip-dev nlohmann-json3-dev libgtest-dev
  zlib1g-dev
  python3
)

gspmd_say() { printf '\n== %s\n' "$*"; }

gspmd_missing_packages() {
  local package
  for package in "${gspmd_packages[@]}"; do
    [ "$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null)" = installed ] ||
      printf '%s\n' "$package"
  done
}

gspmd_install_packages() {
  local missing
  if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
    echo "No apt-get here. On Debian 12 these packages are needed: ${gspmd_packages[*]}" >&2
    return 0 # Another system may have the same libraries: CMake reports what is missing.
  fi
  mapfile -t missing < <(gspmd_missing_packages)
  [ ${#missing[@]} -eq 0 ] && return 0
  if [ "$(id -u)" -ne 0 ]; then
    echo "These packages are missing; install them as root and run this again:" >&2
    echo "  apt-get install --no-install-recommends ${missing[*]}" >&2
    return 1
  fi
  gspmd_say "Installing ${missing[*]}"
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -q &&
    apt-get install -q -y --no-install-recommends "${missing[@]}"
}

# gspmd_build TARGET...
gspmd_build() {
  gspmd_say "Building in build/$gspmd_preset"
  cd "$gspmd_root" || return 1
  # Each time: packages that were installed since are looked for again.
  cmake --preset "$gspmd_preset" || return 1
  cmake --build "$gspmd_build" --target "$@"
}

# gspmd_environment NAME REQUIREMENTS: a Python environment in build/NAME.
gspmd_environment() {
  local environment=$gspmd_root/build/$1 requirements=$gspmd_root/$2
  cmp -s "$requirements" "$environment/requirements.txt" && return 0
  gspmd_say "Installing Python packages in build/$1"
  python3 -m venv "$environment" &&
    "$environment/bin/python" -m pip install -q --disable-pip-version-check \
      -r "$requirements" &&
    cp "$requirements" "$environment/requirements.txt"
}

# The Python environment of the tests, in build/python.
gspmd_test_python() { gspmd_environment python test/requirements.txt; }

# The viewers that tests open files with, in build/viewers.
gspmd_test_viewers() { gspmd_environment viewers test/requirements-viewers.txt; }
