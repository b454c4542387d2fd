"""python ended_scripts.py FOLDER: scripts that end before their end, or make copies of themselves, with a
report in a folder of FOLDER each: the report is complete and has all runs until then.

    ended_scripts.py FOLDER HOW    is such a script
"""

import json
import os
import re
import signal
import subprocess
import sys
import time

RUNS = 3
ENDS = {  # the exit code, and whether the script was killed
    "raise": (1, False), "interrupt": (-signal.SIGINT, False), "leave": (5, False),
    "copy": (0, False), "terminate": (-signal.SIGTERM, True), "kill": (-signal.SIGKILL, True)}


def runs_in(folder):
    with open(os.path.join(folder, "trace.json"), encoding="utf-8") as f:
        events = json.load(f)["traceEvents"]
    return [event for event in events if event["ph"] == "X"]


def await_report(folder):
    """Waits for a report of the recent runs."""
    end = time.time() + 60
    while time.time() < end:
        try:
            return check(folder, was_killed=True)
        except (AssertionError, OSError):
            time.sleep(0.1)


def script(how):
    import jax
    import numpy as np

    @jax.jit
    def step(x):
        return x * 2 + 1

    x = np.ones((64, 64), np.float32)
    for _ in range(RUNS):
        x = step(x)
    x.block_until_ready()
    if how == "raise":
        raise ValueError("it went wrong")
    if how == "interrupt":
        signal.signal(signal.SIGINT, signal.default_int_handler)  # tests may ignore it
        os.kill(os.getpid(), signal.SIGINT)
        time.sleep(10)
    if how == "leave":
        sys.exit(5)
    if how == "copy":
        if os.fork() == 0:
            os._exit(0)
        assert os.wait()[1] == 0
    if how in ("terminate", "kill"):
        await_report(os.environ["GSPMD_REPORT"])
        os.kill(os.getpid(), signal.SIGKILL if how == "kill" else signal.SIGTERM)


def check(folder, was_killed):
    with open(os.path.join(folder, "index.html"), encoding="utf-8") as f:
        index = f.read()
    with open(os.path.join(folder, "memory.html"), encoding="utf-8") as f:
        memory = json.loads(re.search(r"^const DATA = (.*);$", f.read(), re.M).group(1))
    assert index.rstrip().endswith("</html>")
    assert ("while the script was running" in index) == was_killed, index
    pages = re.findall(r"<a href='([^']+)'>", index)
    assert any(page.endswith("jit_step.html") for page in pages), pages
    assert set(os.listdir(folder)) == {"index.html", "trace.json", "memory.html", *pages}
    runs = runs_in(folder)
    assert [event["name"] for event in runs].count("jit_step") == RUNS, runs
    assert abs(sum(event["dur"] for event in runs) * 1e-6 - memory["end"]) < 1e-12
    assert "jit_step, result 0: f32[64x64]" in memory["texts"]
    # One is read while the next is made; others were freed.
    held = {}
    for group in memory["groups"]:
        for point in group["points"]:
            for what, (_, allocations) in point[3]:
                held[what] = held.get(what, 0) + allocations
                assert 0 <= held[what] <= 2, (memory["texts"][what], held)


def main():
    top = sys.argv[1]
    if len(sys.argv) > 2:
        return script(sys.argv[2])
    started = {}
    for how in ENDS:
        folder = os.path.join(top, how)
        started[how] = subprocess.Popen([sys.executable, __file__, top, how],
                                        env={**os.environ, "GSPMD_REPORT": folder},
                                        stderr=subprocess.DEVNULL)
    for how, (code, was_killed) in ENDS.items():
        assert started[how].wait() == code, (how, started[how].returncode)
        check(os.path.join(top, how), was_killed)
    print("reports are complete")


main()
