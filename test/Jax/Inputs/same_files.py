"""Compares the files of a folder with those of the same names in another one:
python same_files.py NEW KEPT

Files are compared byte for byte, except for results (*.out.npz): the order of additions depends on the processor,
so they are equal up to rounding of float32."""
import filecmp
import os
import sys

import numpy as np


def is_same(new, kept):
    if not os.path.exists(kept):
        return False
    if not new.endswith(".out.npz"):
        return filecmp.cmp(new, kept, shallow=False)
    with np.load(new) as a, np.load(kept) as b:
        return a.files == b.files and all(
            a[name].dtype == b[name].dtype and
            np.allclose(a[name], b[name], rtol=1e-5, atol=1e-6)
            for name in a.files)


def main():
    new, kept = sys.argv[1:3]
    names = sorted(os.listdir(new))
    differ = [name for name in names
              if not is_same(os.path.join(new, name), os.path.join(kept, name))]
    print(len(names), "files,", len(differ), "differ", *differ)


if __name__ == "__main__":
    main()
