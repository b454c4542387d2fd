"""What bash offers: python complete.py SCRIPT COMMAND WORD... (the last one to complete)."""

import os
import shlex
import subprocess
import sys

words = sys.argv[2:]
script = "\n".join([
    "source " + shlex.quote(sys.argv[1]),
    # Which only works while bash completes.
    "compopt() { :; }",
    "COMP_WORDS=(%s)" % " ".join(map(shlex.quote, words)),
    "COMP_CWORD=%d" % (len(words) - 1),
    "_%s" % os.path.basename(words[0]).replace("-", "_"),
    'printf "%s\\n" "${COMPREPLY[@]}"'])
sys.exit(subprocess.run(["bash", "--norc", "-c", script]).returncode)
