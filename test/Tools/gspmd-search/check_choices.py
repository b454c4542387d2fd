"""Does what a search finds change with the machine and its memory as it should?

usage: check_choices.py SEARCH SIMULATE PROGRAM LIMIT FOLDER TOPOLOGY TOPOLOGY...

PROGRAM is searched for each topology within LIMIT bytes. On each the program found for it must be the fastest of all, as
the simulator has it, and not all may be the same. With half of LIMIT the choice must be another that fits, and with
nothing the least that is named must be a feasible limit.
"""

import json
import pathlib
import re
import subprocess
import sys

UNITS = {"B": 1, "KiB": 2**10, "MiB": 2**20, "GiB": 2**30}


def run(command):
    return subprocess.run([str(c) for c in command], capture_output=True, text=True)


class Choices:
    def __init__(self, search, simulator, program, folder):
        self.search, self.simulator, self.program = search, simulator, program
        self.folder = pathlib.Path(folder)
        self.folder.mkdir(parents=True, exist_ok=True)

    def found(self, topology, limit, name):
        """(program, its shardings, what was found); the error if there is none"""
        program, stats = self.folder / (name + ".mlir"), self.folder / (name + ".json")
        done = run([self.search, self.program, "--topology", topology, "--memory-limit", limit,
                    "-o", program, "--stats", stats, "--time-limit", 600])
        if done.returncode:
            return None, None, done.stderr
        found = json.loads(stats.read_text())
        return program, (found["mesh"], found["shardings"]), found

    def step(self, program, topology):
        stats = self.folder / "step.json"
        done = run([self.simulator, program, "--topology", topology, "--stats", stats])
        assert done.returncode in (0, 3), done.stderr
        return json.loads(stats.read_text())["step_seconds"]

    def check_machines(self, topologies, limit):
        found = {t: self.found(t, limit, "found%d" % i) for i, t in enumerate(topologies)}
        for topology in topologies:
            steps = {t: self.step(found[t][0], topology) for t in topologies}
            own = steps[topology]
            assert abs(own / found[topology][2]["step_seconds"] - 1) < 1e-6, (topology, steps)
            assert own <= min(steps.values()) * 1.003, (topology, steps)
        choices = {json.dumps(found[t][1]) for t in topologies}
        assert len(choices) > 1, choices
        return found[topologies[0]]

    def check_half(self, topology, limit, unlimited):
        program, choice, half = self.found(topology, limit / 2, "half")
        assert program, half
        assert unlimited[2]["peak_bytes"] > limit / 2 >= half["peak_bytes"], half
        assert choice != unlimited[1] and half["step_seconds"] >= unlimited[2]["step_seconds"], half

    def check_least(self, topology):
        _, _, error = self.found(topology, 1, "none")
        least = re.search(r"the smallest needs ([0-9.]+) (\w+)", error)
        assert least, error
        # It is printed with two decimals.
        bytes_needed = (float(least[1]) + 0.01) * UNITS[least[2]]
        program, _, found = self.found(topology, bytes_needed, "least")
        assert program and found["peak_bytes"] <= bytes_needed, found


def main():
    search, simulator, program, limit, folder, *topologies = sys.argv[1:]
    choices = Choices(search, simulator, program, folder)
    unlimited = choices.check_machines(topologies, float(limit))
    choices.check_half(topologies[0], float(limit), unlimited)
    choices.check_least(topologies[0])


main()
