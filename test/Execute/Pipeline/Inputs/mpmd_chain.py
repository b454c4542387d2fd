"""Prints the step of chain.py in Shardy's mpmd.   mpmd_chain.py SEED STAGES BATCH"""

import os
import subprocess
import sys

CHAIN = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "..",
                     "Transforms", "Pipelining", "Inputs", "chain.py")

step = subprocess.run([sys.executable, CHAIN] + sys.argv[1:], capture_output=True, check=True)
subprocess.run(["gspmd-opt", "--gspmd-export-mpmd"], input=step.stdout, check=True)
