"""python installed.py FOLDER PROGRAM: is the package in FOLDER whole, and does it run?"""

import sys

import gspmd

assert gspmd.__file__.startswith(sys.argv[1]), gspmd.__file__
with open("/proc/self/maps") as f:
    assert sys.argv[1] in "".join(line for line in f if "libGSPMD" in line)
program = gspmd.load(sys.argv[2])
program.run(*program.random_arguments(), check=True)
