#!/usr/bin/env bash
# Tries what others get where nothing else is: in an empty Debian, which debootstrap
# makes in a new folder. Takes root, the network of Debian's and Python's packages, 2 GB of
# disk and a quarter of an hour; the folder is removed in the end.
#
#   tools/try_packages.sh deb                        the Debian packages of build/$GSPMD_PRESET,
#                                                    which is built, in Debian 12
#   tools/try_packages.sh wheel FILE [SUITE [JAX]]   a wheel of tools/build_wheel.sh, in a
#                                                    virtual environment of SUITE (bookworm) with
#                                                    that version of JAX (0.10.2, or `newest`)
#
# KEEP=1 keeps the folder, TMPDIR is its parent folder, BASE is a folder in which
# `debootstrap --variant=minbase` was already. The first step that fails ends the script
# with its exit code.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=$root/build/${GSPMD_PRESET:-release}

say() { printf '\n== %s\n' "$*"; }
usage() { sed -n '2,/^set/{/^set/d;s/^# \?//;p}' "${BASH_SOURCE[0]}" >&2; exit 2; }

# A Debian with nothing but apt, that gets at packages as this machine does.
make_debian() { # SUITE
  say "An empty Debian ($1)"
  if [ -n "${BASE:-}" ]; then
    cp -a "$BASE" "$debian"
  else
    debootstrap --variant=minbase "$1" "$debian" > "$work/debootstrap.log" || {
      tail "$work/debootstrap.log" >&2
      return 1
    }
  fi
  local here file
  here=$(. /etc/os-release && echo "$VERSION_CODENAME")
  rm -f "$debian"/etc/apt/sources.list
  for file in /etc/apt/sources.list /etc/apt/sources.list.d/*.list /etc/apt/sources.list.d/*.sources; do
    [ -f "$file" ] && grep -q "$here" "$file" &&
      sed "s/\b$here\b/$1/g" "$file" > "$debian$file"
  done
  apt-config dump Acquire | grep -iE '^Acquire::(http|https|check|retries)' > "$debian/etc/apt/apt.conf.d/90here"
  cp /etc/resolv.conf /etc/hosts "$debian/etc/"
  mkdir -p "$debian/dev/shm" "$debian/dev/pts" "$debian/try"
  inside 'apt-get update -q && apt-get install -q -y --no-install-recommends ca-certificates'
  for file in /etc/ssl/certs/ca-certificates.crt /etc/pip.conf; do
    [ -f "$file" ] && cp "$file" "$debian$file"
  done
}

# Runs a script in it, in a mount namespace of its own: what is mounted goes with it.
inside() { # SCRIPT
  env -u TMPDIR -u LD_LIBRARY_PATH -u PYTHONPATH -u GSPMD_LIBRARY -u PIP_FIND_LINKS HOME=/root LC_ALL=C.UTF-8 \
    DEBIAN_FRONTEND=noninteractive PATH=/usr/sbin:/usr/bin:/sbin:/bin \
    unshare --mount --propagation private bash -c '
      mount -t proc proc "$0/proc" && mount -t tmpfs tmpfs "$0/dev/shm" &&
        mount -t devpts devpts "$0/dev/pts" && mount -t sysfs -o ro sysfs "$0/sys" &&
        exec chroot "$0" bash -Eeuo pipefail -c "
          trap '\''echo \"failed: \$BASH_COMMAND\" >&2'\'' ERR
          cd /try
          $1"' "$debian" "$1"
}

# The files that the pages instruct their readers to write.
extract() { python3 "$root/test/Docs/run_page.py" --extract "$debian/try" "$@"; }

files_of_ours() {
  inside 'find / -xdev -iname "*gspmd*" ! -path "/try*" ! -path "/proc*" ! -path "/root/*" \
            ! -path "/var/cache/*" ! -path "/var/log/*"'
}

try_debs() {
  say "Packages of $build"
  cpack --config "$build/CPackConfig.cmake" -B "$work/packages" > "$work/cpack.log" || {
    tail "$work/cpack.log" >&2
    return 1
  }
  ls -l "$work"/packages/*.deb
  make_debian bookworm
  cp "$work"/packages/*.deb "$debian/try/"
  cp "$root"/test/Models/mlp_2d_few.sdy.mlir "$debian/try/"
  cp -r "$root/examples/own-op" "$root/test/CAPI" "$debian/try/"
  extract "$root/docs/embedding.md"

  say "Installing gspmd, python3-gspmd"
  inside 'apt-get install -q -y ./gspmd_*.deb ./python3-gspmd_*.deb > install.log || { tail install.log; exit 1; }
    test -z "$(dpkg-query -W -f="\${Package}\n" | grep -i -E "openmpi|-dev$")"'
  say "The tools"
  inside 'for tool in gspmd-opt gspmd-run gspmd-simulate gspmd-search gspmd-lsp-server; do
      $tool --version | head -1
      ls /usr/share/man/man1/$tool.1*
    done
    gspmd-opt --gspmd-partition mlp_2d_few.sdy.mlir | grep "spmd\.all"
    gspmd-run mlp_2d_few.sdy.mlir --random-inputs 1 --check
    gspmd-run mlp_2d_few.sdy.mlir --random-inputs 1 --check --no-cache --optimize > /dev/null
    gspmd-simulate mlp_2d_few.sdy.mlir --topology v4:2x2x2 --report step.html | head -3
    ls -l step.html'
  say "Python"
  inside 'python3 -c "
import gspmd
program = gspmd.load(\"mlp_2d_few.sdy.mlir\")
program.run(*program.random_arguments(), check=\"rounding\")
print(gspmd.__version__, repr(program.simulate(\"v4:2x2x2\")))
assert program._repr_html_()"'

  say "Installing libgspmd-dev and compilers"
  inside 'apt-get install -q -y --no-install-recommends ./libgspmd-dev_*.deb cmake ninja-build g++ \
      pkg-config > install.log || { tail install.log; exit 1; }'
  say "A C++ project (docs/embedding.md)"
  inside 'cmake -G Ninja -S embed -B build/embed > cmake.log && cmake --build build/embed > build.log ||
      { tail -30 cmake.log build.log; exit 1; }
    build/embed/partition mlp_2d_few.sdy.mlir'
  say "C programs"
  inside 'cc first.c $(pkg-config --cflags --libs gspmd) -o first && ./first mlp_2d_few.sdy.mlir | head -3
    cc CAPI/program.c $(pkg-config --cflags --libs gspmd) -lm -o program
    ./program CAPI/Inputs/dense.mlir | tail -3'
  say "An op of one's own (docs/own-op.md)"
  inside 'cmake -G Ninja -S own-op -B build/own-op > cmake.log && cmake --build build/own-op > build.log ||
      { tail -30 cmake.log build.log; exit 1; }
    P=build/own-op/libLatticePlugin.so
    gspmd-run own-op/distance.mlir --load-dialect-plugin=$P --load-pass-plugin=$P \
      --lower-with=lattice-to-linalg --random-inputs 1 --check
    G=/usr/lib/libGSPMDPlugin.so
    /usr/lib/llvm-*/bin/mlir-opt own-op/distance.mlir --load-dialect-plugin=$G --load-dialect-plugin=$P \
      --load-pass-plugin=$G --load-pass-plugin=$P \
      --pass-pipeline="builtin.module(gspmd-partition)" | grep spmd.all_reduce'
  if compgen -G "$debian/try/gspmd-mpi_*.deb" > /dev/null; then
    say "Installing gspmd-mpi; eight processes"
    inside 'apt-get install -q -y --no-install-recommends ./gspmd-mpi_*.deb > install.log || { tail install.log; exit 1; }
      mpirun --allow-run-as-root --oversubscribe --bind-to none -n 8 \
        gspmd-run mlp_2d_few.sdy.mlir --engine mpi --random-inputs 1 --check'
  fi

  say "Removing all of it"
  inside 'apt-get purge -q -y "*gspmd*" > install.log 2>&1 || { tail install.log; exit 1; }
    ! grep -i "not empty" install.log'
  test -z "$(files_of_ours | tee /dev/stderr)"
  echo "nothing is left"
}

try_wheel() { # FILE [SUITE [JAX]]
  local suite=${2:-bookworm} jax=${3:-0.10.2}
  [ "$jax" = newest ] && jax=jax || jax=jax==$jax
  make_debian "$suite"
  cp "$1" "$debian/try/"
  cp "$root/test/Models/mlp_2d_few.sdy.mlir" "$root/examples/flax_step.py" \
    "$root/examples/notebook/layer.ipynb" "$root/test/Python/run_notebook.py" "$debian/try/"
  extract "$root/docs/python.md"
  say "Python without LLVM"
  inside 'apt-get install -q -y --no-install-recommends python3-venv > install.log || { tail install.log; exit 1; }
    python3 --version
    test -z "$(find / -xdev -name "libLLVM*" -o -xdev -name "libMLIR*")"
    python3 -m venv /try/venv'
  say "The wheel alone"
  ls -l "$1"
  inside 'venv/bin/pip install -q ./*.whl && du -sh venv/lib/python3*/site-packages/gspmd*
    venv/bin/pip list
    venv/bin/python -c "
import gspmd
program = gspmd.load(\"mlp_2d_few.sdy.mlir\")
program.run(*program.random_arguments(), check=\"rounding\")
print(gspmd.__version__, repr(program.simulate(\"v4:2x2x2\")))
assert program._repr_html_()"'
  say "With $jax, flax and optax"
  inside "venv/bin/pip install -q '$jax' flax optax && venv/bin/pip list | grep -E '^(jax|flax|optax|numpy)'"
  say "docs/python.md"
  inside 'JAX_PLATFORMS=cpu JAX_NUM_CPU_DEVICES=8 venv/bin/python step.py'
  say "examples/flax_step.py"
  inside 'JAX_PLATFORMS=cpu JAX_NUM_CPU_DEVICES=8 venv/bin/python flax_step.py'
  say "The notebook"
  inside 'JAX_PLATFORMS=cpu venv/bin/python run_notebook.py layer.ipynb | grep -a "HTML"'
  say "A report of a script"
  inside 'echo "step(params, batch)" >> step.py
    JAX_PLATFORMS=cpu JAX_NUM_CPU_DEVICES=8 venv/bin/python -m gspmd report --output report step.py > /dev/null
    ls report/*jit_step'
  say "Uninstalling"
  inside 'venv/bin/pip uninstall -q -y gspmd && test -z "$(find venv -iname "*gspmd*")" && echo "nothing is left"'
}

case ${1:-} in
  deb) [ $# -eq 1 ] || usage ;;
  wheel) [ $# -ge 2 ] && [ $# -le 4 ] && [ -f "$2" ] || usage ;;
  *) usage ;;
esac
if [ "$(id -u)" -ne 0 ] || ! command -v debootstrap > /dev/null; then
  echo "tools/try_packages.sh: run it as root, with Debian's package debootstrap" >&2
  exit 2
fi
work=$(mktemp -d)
debian=$work/debian
# Nothing is mounted here (see inside); --one-file-system, should that ever change.
[ -n "${KEEP:-}" ] || trap 'rm -r --one-file-system -- "$work"' EXIT
case $1 in
  deb) try_debs ;;
  wheel) try_wheel "${@:2}" ;;
esac
say "All is well"
