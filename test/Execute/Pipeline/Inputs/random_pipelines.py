"""Runs random training steps in pipeline stages.   random_pipelines.py CHAIN FIRST COUNT

Program number N is that of CHAIN (chain.py) for seed N, with 2 to 8 stages. The schedule
follows from N, too: each kind in turn, with tables in a random order that respects what
tasks read. gspmd-run compares all results with those of the undivided step, with NaNs in
fresh memory and padding. Prints the shell commands that repeat each program that fails or
does not end in TIMEOUT seconds.
"""

import collections
import json
import os
import random
import shlex
import subprocess
import sys
import tempfile

KINDS = ["gpipe", "1f1b", "interleaved", "zero-bubble", "table"]
# Of gspmd-run, in seconds. The largest program takes about ten on an idle machine.
TIMEOUT = float(os.environ.get("RANDOM_PIPELINES_TIMEOUT", "300"))


def make_table(choices, stages, groups, microbatches):
    """Returns the tasks of each group, in a random order in which they can run."""
    kinds = choices.choice(["FB", "FBW"])
    open_tasks = [(kind, stage, m) for kind in kinds for stage in range(stages) for m in range(microbatches)]
    done, table = set(), [[] for _ in range(groups)]

    def can_run(task):
        kind, stage, m = task
        if kind == "W":
            return ("B", stage, m) in done
        if kind == "F":
            return stage == 0 or ("F", stage - 1, m) in done
        before = ("F", stage, m) if stage == stages - 1 else ("B", stage + 1, m)
        return before in done

    while open_tasks:
        task = choices.choice([each for each in open_tasks if can_run(each)])
        open_tasks.remove(task)
        done.add(task)
        table[task[1] % groups].append("%s%d.%d" % task)
    return {"groups": table}


def make_pipeline(number, folder):
    """Returns the kind of schedule, the arguments of chain.py, and the options of gspmd-run."""
    choices = random.Random("pipeline %d" % number)
    kind = KINDS[number % len(KINDS)]
    stages, microbatches = choices.randint(2, 8), choices.choice([2, 4, 8])
    groups = stages
    if kind == "interleaved":
        groups = choices.choice([2, 4])
        stages = groups * choices.randint(2, 8 // groups)
        microbatches = groups * choices.choice([1, 2])
    elif kind == "table":
        groups = choices.choice([count for count in range(1, stages + 1) if stages % count == 0])
    schedule = kind
    if kind == "table":
        schedule = os.path.join(folder, "table%d.json" % number)
        with open(schedule, "w") as file:
            json.dump(make_table(choices, stages, groups, microbatches), file)
    batch = microbatches * choices.choice([1, 2, 3])
    return kind, [str(number), str(stages), str(batch)], [
        "--pipeline-schedule=" + schedule, "--stage-groups=%d" % groups, "--microbatches=%d" % microbatches]


def run(command):
    """Returns why `command` failed, or None."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=TIMEOUT)
    except subprocess.TimeoutExpired:
        return "no result after %g seconds" % TIMEOUT
    if done.returncode == 0 and "largest error" in done.stdout:
        return None
    return "exit code %d\n%s" % (done.returncode, done.stderr.strip())


def describe(chain, arguments, command, folder):
    """Returns shell commands that write the files of `command` and run it."""
    lines = [shlex.join(["python3", os.path.abspath(chain)] + arguments) + " > chain.mlir"]
    for name in sorted(os.listdir(folder)):
        if name.endswith(".json") and any(name in text for text in command):
            with open(os.path.join(folder, name)) as file:
                lines.append("echo %s > %s" % (shlex.quote(file.read()), name))
    lines.append(shlex.join(text.replace(folder + os.sep, "") for text in command))
    return "\n".join("  " + line for line in lines)


def main():
    chain, first, count = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    passed, failed = collections.Counter(), 0
    with tempfile.TemporaryDirectory() as folder:
        program = os.path.join(folder, "chain.mlir")
        for number in range(first, first + count):
            kind, arguments, options = make_pipeline(number, folder)
            with open(program, "w") as file:
                subprocess.run([sys.executable, chain] + arguments, stdout=file, check=True)
            command = ["gspmd-run", program, "--random-inputs", str(number), "--check",
                       "--rtol", "1e-4", "--atol", "1e-4"] + options
            reason = run(command)
            if reason is None:
                passed[kind] += 1
                continue
            failed += 1
            print("program %d: %s\n%s" % (number, reason, describe(chain, arguments, command, folder)), flush=True)
    print("passed: " + ", ".join("%d %s" % (passed[kind], kind) for kind in KINDS))
    print("failed: %d" % failed)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
