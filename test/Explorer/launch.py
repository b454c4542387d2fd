"""Starts the explorer as users do, and compares what it serves with the package's calls.

    python launch.py train.py
"""

import json
import os
import re
import secrets
import signal
import subprocess
import sys
import tempfile
import urllib.request

script = sys.argv[1]
environment = {**os.environ, "JAX_NUM_CPU_DEVICES": "8"}


def explored(*command):
    """Returns what the page shows when it is opened, and its first state."""
    # Where tests run in the background, processes ignore Ctrl-C.
    process = subprocess.Popen([sys.executable, *command], env=environment, stderr=subprocess.PIPE, text=True,
                               preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))
    try:
        printed = ""
        for line in process.stderr:
            printed += line
            token = environment.get("GSPMD_EXPLORER_TOKEN", r"[\w-]{43}")
            found = re.search(r"^gspmd: explorer at (http://127\.0\.0\.1:\d+/%s/) \(Ctrl-C ends it\)$" % token, line)
            if found:
                break
        else:
            raise AssertionError(printed)

        def call(name, body):
            request = urllib.request.Request(found[1] + "api/" + name, json.dumps(body).encode(),
                                             {"Content-Type": "application/json"})
            with urllib.request.urlopen(request) as response:
                return json.loads(response.read().splitlines()[-1])
        opened = call("open", {})
        state = call("state", opened["variant"])
        for table in ("tensors", "collectives"):
            state[table] = call(table, {"variant": opened["variant"], "count": 500}).get("rows")
        for number, source in enumerate(opened["sources"]):
            rows = call("lines", {"variant": opened["variant"], "source": number, "count": 500})["rows"]
            source["lines"] = [row["text"] for row in rows]
    finally:
        process.send_signal(signal.SIGINT)
        printed += process.stderr.read()
        assert process.wait(20) == 0, printed
    return opened, state


def check_browser():
    """All users of a machine see the arguments of a browser, which must not have the token."""
    with tempfile.TemporaryDirectory() as folder:
        record = os.path.join(folder, "record.json")
        browser = os.path.join(os.path.dirname(os.path.abspath(__file__)), "Inputs", "browser.py")
        environment["BROWSER"] = "%s %s %s %%s" % (sys.executable, browser, record)
        explored("-m", "gspmd", "explore", "--topology", "v4:2x2x2", script)
        with open(record, encoding="utf-8") as file:
            seen = json.load(file)
    token = re.search(r'url=http://127\.0\.0\.1:\d+/([\w-]{40,})/"', seen["page"])
    assert token and token[1] not in seen["address"], seen
    assert seen["mode"] == 0o700 and not os.path.exists(seen["path"]), seen
    print("browser: passed")


def check_token():
    """A process that starts the explorer chooses the token, which nobody can guess."""
    environment["GSPMD_EXPLORER_TOKEN"] = "guess"
    done = subprocess.run([sys.executable, "-m", "gspmd", "explore", "--no-browser", script], env=environment,
                          stderr=subprocess.PIPE, text=True)
    assert done.returncode == 1 and "error: GSPMD_EXPLORER_TOKEN: expected 43" in done.stderr, done
    environment["GSPMD_EXPLORER_TOKEN"] = secrets.token_urlsafe(32)
    explored("-m", "gspmd", "explore", *options, script)
    del environment["GSPMD_EXPLORER_TOKEN"]
    print("token: passed")


def check(what, opened, state, expected):
    """expected: PartitionSpecs by argument name."""
    assert "error" not in state, state
    arguments = {t["label"]: t["dims"] for t in state["tensors"] if t["op"] == "argument"}
    assert arguments == expected, arguments
    assert [(axis["name"], axis["size"]) for axis in state["mesh"]] == [("data", 4), ("model", 2)]
    # The script is shown, and tensors refer to its lines.
    index = next(i for i, source in enumerate(opened["sources"])
                 if os.path.abspath(source["name"]) == os.path.abspath(script))
    lines = opened["sources"][index]["lines"]
    named = {lines[t["line"] - 1].strip() for t in state["tensors"] if t["source"] == index and t["line"]}
    assert any("jnp.tanh(batch @ params" in line for line in named), named
    assert state["figures"]["step_seconds"] > 0 and state["collectives"], state["figures"]
    print("%s: passed" % what)


both = {"params['up']": [[], ["model"]], "params['down']": [["model"], []], "batch": [["data"], []]}
options = ("--no-browser", "--topology", "v4:2x2x2")
opened, state = explored("-m", "gspmd", "explore", *options, script)
assert state["topology"] == "v4:2x2x2" and "step" in opened["name"], opened["name"]
step_seconds = state["figures"]["step_seconds"]
check("python -m gspmd explore train.py", opened, state, both)

opened, state = explored("-m", "gspmd", "explore", *options, "--program", "evaluate", script)
assert state["figures"]["step_seconds"] < step_seconds  # no gradients
check("python -m gspmd explore --program evaluate train.py", opened, state, both)

opened, state = explored(script, "explore")
assert state["figures"]["step_seconds"] == step_seconds
check("gspmd.explore(jitted, *args)", opened, state, both)
check_browser()
check_token()
