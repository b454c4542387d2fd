"""Compares the files of a folder with those of the same names in another:
python same_files.py NEW KEPT"""
import filecmp
import os
import sys


def main():
    new, kept = sys.argv[1:3]
    names = sorted(os.listdir(new))
    differ = [name for name in names
              if not os.path.exists(os.path.join(kept, name)) or
              not filecmp.cmp(os.path.join(new, name), os.path.join(kept, name),
                              shallow=False)]
    print(len(names), "files,", len(differ), "differ", *differ)


if __name__ == "__main__":
    main()
