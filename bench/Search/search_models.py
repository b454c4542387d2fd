#!/usr/bin/env python3
"""Compares searched layouts with written ones: every program is searched without its annotations.

usage: search_models.py [--bin FOLDER] [--only REGEX] [--corpus TOPOLOGY] [--time-limit S] [--check] [--json FILE]

Programs are those of models/published.json, on the topology and with the overlap of their row, and with --corpus those of
test/Models with a mesh of 8 devices, on that topology. The search may use as much memory as the written layout takes. The
table gives both predicted steps and peaks, the found mesh, how many candidates were simulated, the seconds of the
search and of all processors together; written layouts are placed on the chips as in their row. --check runs found programs of the corpus against the
unpartitioned run. A step of at most the written one, up to 0.3 % for omitted annotations, reaches it.

The exit code is 1 if a program is missed or a found one is wrong, 2 if one cannot be simulated.
"""

import argparse
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Support"))
from corpus import programs_with_devices  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parents[2]
SIMPLER = 0.003
OUT_OF_MEMORY = 3  # the exit code of gspmd-simulate; the statistics are written all the same


def run(command, allowed=(0,)):
    done = subprocess.run([str(c) for c in command], capture_output=True, text=True)
    if done.returncode not in allowed:
        return None, done.stderr.strip()
    return done.stdout, None


def cpu_seconds():
    """Returns the CPU seconds of ended child processes, which exclude other load of the machine."""
    times = os.times()
    return times.children_user + times.children_system


def rows(options):
    """Yields (name, program, topology, overlap, layout of the written one)."""
    for row in json.loads((ROOT / "models/published.json").read_text())["rows"]:
        program = ROOT / "models/programs" / (row["model"] + ".mlir")
        yield row["model"], program, row["topology"], row["overlap"], row.get("layout", "")
    if options.corpus:
        for name, program in programs_with_devices(devices=8):
            yield name, pathlib.Path(program), options.corpus, "none", ""


class Row:
    """The result of one program; `error` if the search failed."""

    def __init__(self, options, name, program, topology, overlap, layout):
        self.name, self.topology, self.error, self.wrong = name, topology, None, None
        with tempfile.TemporaryDirectory() as folder:
            stats = pathlib.Path(folder) / "stats.json"
            found = pathlib.Path(folder) / "found.mlir"
            common = [program, "--topology", topology, "--overlap", overlap, "--stats", stats]
            written = [options.bin / "gspmd-simulate", *common]
            if layout:
                written += ["--axis-layout", layout]
            _, self.error = run(written, allowed=(0, OUT_OF_MEMORY))
            if self.error:
                return
            self.written = json.loads(stats.read_text())
            begin, work = time.time(), cpu_seconds()
            _, self.error = run([
                options.bin / "gspmd-search", *common, "-o", found, "--time-limit",
                options.time_limit, "--memory-limit", self.written["peak_bytes"]])
            self.seconds, self.work = time.time() - begin, cpu_seconds() - work
            if self.error:
                return
            self.found = json.loads(stats.read_text())
            if options.check and all(folder.name != "programs" for folder in program.parents):
                _, self.wrong = run([options.bin / "gspmd-run", found, "--random-inputs", "1",
                                     "--check"])

    def ratio(self):
        return self.found["step_seconds"] / self.written["step_seconds"]

    def is_reached(self):
        return not self.error and not self.wrong and self.ratio() <= 1 + SIMPLER

    def line(self):
        if self.error:
            return "| %s | %s | %s |" % (self.name, self.topology,
                                         self.error.splitlines()[0][:120])
        mesh = ", ".join("%s=%d" % axis for axis in self.found["mesh"].items())
        verdict = "WRONG" if self.wrong else "beaten" if self.ratio() < 1 - SIMPLER else \
            "reached" if self.is_reached() else "MISSED"
        return "| %s | %s | %.4g ms | %.4g MB | %s | %.4g ms | %.4g MB | %.3f | %d | %.0f s%s | %.0f s | %s |" % (
            self.name, self.topology, 1e3 * self.written["step_seconds"],
            self.written["peak_bytes"] / 1e6, mesh, 1e3 * self.found["step_seconds"],
            self.found["peak_bytes"] / 1e6, self.ratio(), self.found["candidates"], self.seconds,
            ", clock" if self.found["stopped_by_clock"] else "", self.work, verdict)


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bin", type=pathlib.Path, default=ROOT / "build/release/bin")
    parser.add_argument("--only", default="")
    parser.add_argument("--corpus", metavar="TOPOLOGY", default="")
    parser.add_argument("--time-limit", type=float, default=60)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--json", type=pathlib.Path)
    options = parser.parse_args()
    print("| program | topology | written step | memory | found mesh | found step | memory "
          "| to written | candidates | search | of processors | |")
    print("|---|---|---|---|---|---|---|---|---|---|---|---|")
    done = []
    for row in rows(options):
        if re.search(options.only, row[0]):
            done.append(Row(options, *row))
            print(done[-1].line(), flush=True)
    reached = sum(row.is_reached() for row in done)
    beaten = sum(row.is_reached() and row.ratio() < 1 - SIMPLER for row in done)
    print("%d of %d programs reached, %d of these beaten" % (reached, len(done), beaten))
    if options.json:
        options.json.write_text(json.dumps(
            {row.name: {"written": row.written["step_seconds"],
                        "found": row.found["step_seconds"], "seconds": row.seconds,
                        "processor_seconds": row.work}
             for row in done if not row.error}, indent=1) + os.linesep)
    if any(row.error for row in done):
        return 2
    return 0 if reached == len(done) else 1


if __name__ == "__main__":
    sys.exit(main())
