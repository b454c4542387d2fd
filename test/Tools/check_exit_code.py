"""python check_exit_code.py CODE COMMAND...: does the command return exactly that?"""

import subprocess
import sys

got = subprocess.run(sys.argv[2:], stdin=subprocess.DEVNULL,
                     stdout=subprocess.DEVNULL).returncode
print("exit code %d, expected %s" % (got, sys.argv[1]))
sys.exit(0 if got == int(sys.argv[1]) else 1)
