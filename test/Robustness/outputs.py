"""Outputs that cannot be written: a full disk, a folder without permission, names that
are no file. The exit codes are those of docs/tools.md, and no partial file remains.
Names of a program with control characters, and of 1 MB."""

import json
import os
import sys

from inputs import PROGRAM, SIMULATE

FULL = "/dev/full"


def writers(tools):
    """Commands that write a file, as a function of its path, with their exit codes."""
    program = tools.write("program.mlir", PROGRAM)
    run = ["gspmd-run", program]
    search = ["gspmd-search", program, "--topology", "v4:2x2x1", "--time-limit", "2"]
    return {
        "gspmd-opt": lambda f: (["gspmd-opt", program, "-o", f], 1),
        "statistics": lambda f: (run + ["--random-inputs", "1", "--stats", f], 2),
        "explanation": lambda f: (run + ["--random-inputs", "1", "--explain-json", f], 2),
        "statistics of a simulation": lambda f: (run + SIMULATE + ["--stats", f], 2),
        "trace": lambda f: (run + SIMULATE + ["--trace", f], 2),
        "report": lambda f: (run + SIMULATE + ["--report", f], 2),
        "program of a search": lambda f: (search + ["-o", f], 2),
        "annotations of a search": lambda f: (search + ["--annotations", f], 2),
        "report of a search": lambda f: (search + ["--report", f], 2),
    }


def check_full_disk(tools):
    for command in writers(tools).values():
        arguments, code = command(FULL)
        tools.fails(*arguments, code=code, message="No space left on device")


def check_full_stdout(tools):
    program = tools.write("program.mlir", PROGRAM)
    for command, code in ((["gspmd-opt", program], 1),
                          (["gspmd-opt", "--list-op-models"], 1),
                          (["gspmd-run", program, "--random-inputs", "1"], 2),
                          (["gspmd-run", program] + SIMULATE, 2),
                          (["gspmd-search", program, "--topology", "v4:2x2x1"], 2),
                          (["gspmd-fuzz", "--count", "2"], 2)):
        with open(FULL, "w", encoding="utf-8") as full:
            tools.fails(*command, code=code, message="No space left on device", stdout=full)


def check_missing_folders(tools):
    for command in writers(tools).values():
        arguments, code = command(tools.path("none/file"))
        tools.fails(*arguments, code=code, message="No such file or directory")


def check_arrays(tools):
    """Arrays are written to a temporary file first."""
    program = tools.write("program.mlir", PROGRAM)
    run = ["gspmd-run", program, "--random-inputs", "1"]
    tools.fails(*run, "--outputs", "-", message="neither read from stdin nor written to stdout")
    tools.fails("gspmd-run", program, "--inputs", "-", message="neither read from stdin")
    tools.fails(*run, "--outputs", FULL, message="is not a regular file")
    before = sorted(os.listdir(tools.folder))
    result = tools.run(*run, "--outputs", tools.path("out.npz"))
    assert result.code == 0, result
    after = sorted(set(os.listdir(tools.folder)) - set(before) - {".cache"})
    assert after == ["out.npz"], after
    assert sys.platform == "linux"


def check_control_characters(tools):
    """Control characters in names are printed as numbers, because a terminal interprets them."""
    name = r'"f\1B[31m\07\E2\80\AE"'
    call = tools.write("call.mlir", """
func.func private @NAME(%a: tensor<4xf32>) -> tensor<4xf32>
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @NAME(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
""".replace("NAME", name))
    file = tools.write("names.mlir", """
sdy.mesh @mesh = <[NAME=2]>
func.func @main(%a: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{NAME}]>} loc(NAME))
    -> tensor<4xf32> {
  %0 = stablehlo.add %a, %a : tensor<4xf32> loc(NAME)
  return %0 : tensor<4xf32>
}
""".replace("NAME", name))
    shown = 0
    for command in (["gspmd-run", call, "--random-inputs", "1"],
                    ["gspmd-run", file, "--random-inputs", "1", "--no-cache"],
                    ["gspmd-simulate", file, "--topology", "v4:2x1x1"],
                    ["gspmd-opt", file, "--explain=all"],
                    ["gspmd-search", file, "--topology", "v4:2x1x1", "--time-limit", "1"]):
        result = tools.run(*command)
        text = result.out + result.err
        found = [c for c in text if (ord(c) < 32 and c not in "\n\t") or c == "\u202e"]
        assert not found, (command, found, text[-500:])
        shown += "\\u001b[31m" in text
    assert shown >= 3, shown


def check_long_names(tools):
    """Reports and messages show the ends of names of 1 MB, with blanks and without."""
    long = "n" * (1 << 20)
    problem = tools.write("problem.json", json.dumps({
        "problem": {"name": long, "nodes": {"intervals": [[0, 1]], "costs": [[1]], "usages": [[1]]},
                    "edges": {"nodes": [], "costs": []}}}))
    template = """
sharding.mesh @mesh = <["AXIS"=2]>
func.func @main(%a: tensor<64x64xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"AXIS"}, {}]>} loc("LOC"),
                %b: tensor<64x64xf32> loc("LOC")) -> tensor<64x64xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [0] x [0]
      : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32> loc("LOC"("LOC":1:2))
  %1 = call @none(%0) : (tensor<64x64xf32>) -> tensor<64x64xf32> loc("LOC"("LOC":1:2))
  return %0 : tensor<64x64xf32>
}
func.func private @none(tensor<64x64xf32>) -> tensor<64x64xf32>
"""
    axis = tools.write("axis.mlir", template.replace("AXIS", long).replace("LOC", "l"))
    location = tools.write("location.mlir", template.replace("AXIS", "x").replace("LOC", long))
    blanks = tools.write("blanks.mlir", template.replace("AXIS", "x").replace(
        "LOC", "a b " * (len(long) // 4)))
    topology = ["--topology", "v4:2x1x1"]
    for command in (["gspmd-search", "--problem", problem],
                    ["gspmd-simulate", axis, *topology],
                    ["gspmd-search", axis, *topology, "--keep-annotations", "--time-limit", "2"],
                    ["gspmd-search", location, *topology, "--time-limit", "2"],
                    ["gspmd-search", blanks, *topology, "--time-limit", "2"],
                    ["gspmd-run", location, "--random-inputs", "1"],
                    ["gspmd-opt", axis, "--gspmd-complete", "--explain=all",
                     "--explain-file", "-", "-o", os.devnull],
                    ["gspmd-opt", location, "--gspmd-complete", "--explain=all",
                     "-o", os.devnull]):
        result = tools.run(*command)
        size = len(result.out) + len(result.err)
        assert 0 < size < 200_000, (command, size, result.out[:300], result.err[:300])
