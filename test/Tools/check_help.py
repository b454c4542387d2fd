"""Does a tool's help fit on two screens?  python check_help.py HELP [--passes FOLDERS...]

With --passes, the passes that it lists are those of all .td files below the FOLDERS.
"""

import glob
import os
import re
import sys

with open(sys.argv[1]) as f:
    lines = f.read().splitlines()
faults = []
if len(lines) > 100:
    faults.append("%d lines; two screens are 100" % len(lines))
faults += ["%d columns: %s" % (len(line), line) for line in lines if len(line) > 100]
for part in ("Usage: ", "Exit code:", "Examples:", "--version"):
    if not any(part in line for line in lines):
        faults.append("has no " + part)
if "--passes" in sys.argv:
    defined = set()
    for path in (path for folder in sys.argv[3:]
                 for path in glob.glob(os.path.join(folder, "**", "*.td"), recursive=True)):
        with open(path) as f:
            defined |= set(re.findall(r'Pass<\s*"([\w-]+)"', f.read()))
    start = next(i for i, line in enumerate(lines) if line.startswith("Passes ")) + 1
    end = lines.index("", start)
    listed = {name[2:] for line in lines[start:end] for name in line.split()}
    if listed != defined or not defined:
        faults.append("passes listed and not defined, or defined and not listed: %s"
                      % sorted(listed ^ defined))
print("\n".join(faults) or "%d lines" % len(lines))
sys.exit(1 if faults else 0)
