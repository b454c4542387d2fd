# shellcheck shell=bash
# Sourced by check.sh after setup.sh: environments of later versions of JAX than the one in
# build/python, which is the last for the Python of Debian 12.

: "${gspmd_root:?is of setup.sh}"

gspmd_packages+=(dpkg-dev patchelf) # gspmd_unpack_newer_python

# Prints a Python for the newer versions; fails if there is none.
gspmd_newer_python() {
  local python
  for python in python3.14 python3.13 python3.12 "$gspmd_root/build/newer-python/usr/bin/python3.13"; do
    "$python" -c 'import ctypes, ssl, sys, venv, zlib' 2>/dev/null &&
      command -v "$python" && return 0
  done
  return 1
}

# Unpacks the Python of Debian 13 in build/newer-python, with the C library and the other
# libraries of its own that it needs; nothing is installed.
gspmd_unpack_newer_python() (
  set -euo pipefail
  gspmd_say "Unpacking a newer Python in build/newer-python"
  out=$gspmd_root/build/newer-python
  work=$(mktemp -d)
  trap 'rm -r -- "$work"' EXIT
  mkdir -p "$work"/{sources,lists/partial,archives/partial,packages} "$out"
  here=$(. /etc/os-release && echo "$VERSION_CODENAME")
  # The packages come from where this machine gets Debian's packages.
  for file in /etc/apt/sources.list /etc/apt/sources.list.d/*.list /etc/apt/sources.list.d/*.sources; do
    if [ -f "$file" ] && grep -qE "^(Suites:|deb .*) *$here\b" "$file"; then
      sed -E "s/\b$here\b/trixie/g" "$file" > "$work/sources/$(basename "$file")"
    fi
  done
  cat > "$work/apt.conf" <<END
Dir::Etc::sourcelist "/dev/null";
Dir::Etc::sourceparts "$work/sources";
Dir::State::lists "$work/lists";
Dir::Cache::archives "$work/archives";
Dir::Cache::srcpkgcache "";
Dir::Cache::pkgcache "";
END
  cd "$work/packages"
  export APT_CONFIG=$work/apt.conf
  apt-get update -q
  apt-get download -q python3.13-minimal libpython3.13-minimal libpython3.13-stdlib \
    libbz2-1.0 libc6 libexpat1 libffi8 liblzma5 libssl3t64 libzstd1 zlib1g
  for package in *.deb; do dpkg-deb -x "$package" "$out"; done
  libraries=$out/usr/lib/$(dpkg-architecture -qDEB_HOST_MULTIARCH)
  # All libraries of the process use this C library: an RPATH, unlike a RUNPATH, is for
  # libraries of libraries too.
  patchelf --set-interpreter "$libraries/ld-linux-x86-64.so.2" --force-rpath \
    --set-rpath "$libraries" "$out/usr/bin/python3.13"
)

# Installs JAX of a version with the packages of test/requirements-newer-jax.txt in
# build/jax-VERSION.
gspmd_newer_jax() { # VERSION
  local environment=$gspmd_root/build/jax-$1 requirements
  requirements=$(cat "$gspmd_root/test/requirements-newer-jax.txt" && echo "jax==$1")
  [ "$requirements" = "$(cat "$environment/requirements.txt" 2>/dev/null)" ] && return 0
  gspmd_newer_python > /dev/null || gspmd_unpack_newer_python || return 1
  gspmd_say "Installing JAX $1 in build/jax-$1"
  "$(gspmd_newer_python)" -m venv --clear --without-pip "$environment" &&
    printf '%s\n' "$requirements" > "$environment/new-requirements.txt" &&
    "$gspmd_root/build/python/bin/python" -m pip --python "$environment/bin/python" \
      install -q --disable-pip-version-check -r "$environment/new-requirements.txt" &&
    mv "$environment/new-requirements.txt" "$environment/requirements.txt"
}
