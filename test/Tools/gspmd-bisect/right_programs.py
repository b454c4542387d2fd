"""Requires that gspmd-bisect accuses no op of random programs, which gspmd-fuzz makes.

    python right_programs.py BIN SEED COUNT
"""

import os
import subprocess
import sys
import tempfile


def main():
    tools, seed, count = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    failures = 0
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([os.path.join(tools, "gspmd-fuzz"), "--keep", "--seed", str(seed),
                        "--count", str(count), "--out", folder], check=True,
                       stdout=subprocess.DEVNULL)
        for number in range(seed, seed + count):
            base = os.path.join(folder, "fuzz-%d" % number)
            done = subprocess.run(
                [os.path.join(tools, "gspmd-bisect"), base + ".mlir", "--inputs",
                 base + ".npz"], capture_output=True, text=True)
            if done.returncode:
                failures += 1
                print("seed %d: exit code %d\n%s%s" %
                      (number, done.returncode, done.stdout, done.stderr))
    print("%d programs, %d accused" % (count, failures))
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
