"""Requires that the memory of gspmd-bisect is that of a window, not that of the program.

    python memory.py BISECT

The peak memory of programs of 8 and of 96 ops, each with a value of 1 MB, may differ by a
part of the added values only; if all ops are in one window, it differs by more than all.
"""

import subprocess
import sys
import tempfile

SHORT, LONG, MEGABYTE = 8, 96, 1 << 20

# Prints the peak memory of a child process in bytes.
MEASURE = ("import resource, subprocess, sys; code = subprocess.call(sys.argv[1:], "
           "stdout=subprocess.DEVNULL); "
           "print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss * 1024); sys.exit(code)")


def make_program(count):
    """Returns a program of `count` additions on two devices."""
    kind = "tensor<512x512xf32>"
    lines = ['sharding.mesh @mesh = <["x"=2]>',
             'func.func @main(%%v0: %s {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}) '
             '-> %s {' % (kind, kind)]
    lines += ["  %%v%d = stablehlo.add %%v%d, %%v%d : %s" % (i + 1, i, i, kind)
              for i in range(count)]
    return "\n".join([*lines, "  return %%v%d : %s" % (count, kind), "}", ""])


def peak(tool, count, window):
    """Returns the peak memory of a search, in bytes."""
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write(make_program(count))
        file.flush()
        done = subprocess.run([sys.executable, "-c", MEASURE, tool, file.name, "--random-inputs", "1",
                               "--window", str(window)], check=True, capture_output=True, text=True)
        return int(done.stdout)


def main():
    tool = sys.argv[1]
    added = (LONG - SHORT) * MEGABYTE
    growth = peak(tool, LONG, SHORT) - peak(tool, SHORT, SHORT)
    growth_of_all = peak(tool, LONG, LONG) - peak(tool, SHORT, SHORT)
    print("the values of %d more ops are %d MB: %d MB more in windows of %d ops, %d MB in one window"
          % (LONG - SHORT, added // MEGABYTE, growth // MEGABYTE, SHORT, growth_of_all // MEGABYTE))
    return 0 if growth < added / 3 and growth_of_all > added else 1


if __name__ == "__main__":
    sys.exit(main())
