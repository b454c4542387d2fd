"""Runs a command whose stderr is a terminal, and prints what appears there.

    python in_terminal.py COMMAND...

Each line that the terminal erased stands on a line of its own, after "> ";
"= " is what is left in the end. stdout of the command goes to /dev/null, and its exit
code is ours.
"""

import os
import pty
import re
import subprocess
import sys

terminal, tool_side = pty.openpty()
tool = subprocess.Popen(sys.argv[1:], stdout=subprocess.DEVNULL, stderr=tool_side,
                        env=dict(os.environ, TERM="xterm"))
os.close(tool_side)
text = b""
while True:
    try:
        part = os.read(terminal, 4096)
    except OSError:  # the other end is closed
        break
    if not part:
        break
    text += part
code = tool.wait()
*erased, left = re.split(r"\r\x1b\[K", text.decode())
for line in erased:
    if line.strip():
        print("> " + line.rstrip("\r").replace("\r", "\n> "))
print("= " + left.replace("\r", ""))
sys.exit(code if code >= 0 else 128 - code)
