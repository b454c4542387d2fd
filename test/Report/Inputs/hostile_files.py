"""Pages whose hostile names are not those of a program alone: python hostile_files.py HARDWARE FOLDER

HARDWARE is a hardware file. Names are in a hardware file, in its own file's name, in the
names of programs and of a sweep's programs, and in the programs of a search and of a pipeline;
one name has 10 MB.
Writes the pages of gspmd-run and gspmd-search to FOLDER, for check_hostile.py.
"""

import json
import os
import subprocess
import sys

import check_hostile

# A name of a file has no slash and at most 255 bytes.
FILE_NAME = check_hostile.MARKUP.replace("/", "") + check_hostile.MARKS[:-1]
TEN_MB = check_hostile.MARKUP + "x" * (10 << 20) + check_hostile.MARKS
TOPOLOGY = "v4:2x2x1"

PROGRAM = """
sharding.mesh @mesh = <[{name}=4]>
func.func @main(%a: tensor<64x8xf32> {{sharding.sharding = #sharding.sharding<@mesh, [{{{name}}}, {{}}]>}} loc({name}))
    -> (tensor<64x8xf32> {{sharding.sharding = #sharding.sharding<@mesh, [{{}}, {{}}]>}}) {{
  %0 = stablehlo.tanh %a : tensor<64x8xf32> loc({name}({name}:1:2))
  return %0 : tensor<64x8xf32>
}}
"""
SEARCHED = """
func.func @main(%a: tensor<4096x4096xf32> loc({name}), %w: tensor<4096x4096xf32> loc({name})) -> tensor<4096x4096xf32> {{
  %0 = stablehlo.dot_general %a, %w, contracting_dims = [1] x [0]
      : (tensor<4096x4096xf32>, tensor<4096x4096xf32>) -> tensor<4096x4096xf32> loc({name}({name}:1:2))
  return %0 : tensor<4096x4096xf32>
}}
"""


PIPELINE = """
sharding.mesh @mesh = <[{name}=2]>
func.func public @main(%x: tensor<64x8xf32> {{sharding.microbatch = 0 : i64}} loc({name}), %w0: tensor<8x8xf32> loc({name}),
    %w1: tensor<8x8xf32> loc({name})) -> tensor<64x8xf32> {{
  %0 = stablehlo.dot_general %x, %w0, contracting_dims = [1] x [0] {{sharding.stage = 0 : i64}}
      : (tensor<64x8xf32>, tensor<8x8xf32>) -> tensor<64x8xf32> loc({name}({name}:1:2))
  %1 = stablehlo.dot_general %0, %w1, contracting_dims = [1] x [0] {{sharding.stage = 1 : i64}}
      : (tensor<64x8xf32>, tensor<8x8xf32>) -> tensor<64x8xf32> loc({name}({name}:1:2))
  return %1 : tensor<64x8xf32>
}}
"""


def write(folder, name, text):
    path = os.path.join(folder, name)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    return path


def run(*command):
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def main():
    hardware_file, folder = sys.argv[1:]

    def page(name):
        return os.path.join(folder, name + ".html")
    with open(hardware_file, encoding="utf-8") as file:
        figures = json.load(file)
    plain = write(folder, "plain.mlir", PROGRAM.format(name='"x"'))
    for number, name in enumerate(check_hostile.NAMES + [TEN_MB]):
        quoted = check_hostile.quoted(name)
        program = write(folder, "program.mlir", PROGRAM.format(name=quoted))
        searched = write(folder, "searched.mlir", SEARCHED.format(name=quoted))
        # Names of hardware appear in the topology's text.
        figures["name"], figures["about"] = name, name
        # A hardware file has at most 64 MiB.
        for figure in figures["figures"].values():
            figure["source"] = name[:1000]
        chip = write(folder, "chip-%d.json" % number, json.dumps(figures, ensure_ascii=False))
        run("gspmd-run", program, "--simulate", "--topology", TOPOLOGY,
            "--report", page("program-%d" % number))
        run("gspmd-run", plain, "--simulate", "--topology", chip + ":2x2x1",
            "--report", page("hardware-%d" % number))
        run("gspmd-search", searched, "--topology", TOPOLOGY, "--time-limit", "5",
            "--report", page("search-%d" % number))
        sweep = write(folder, "sweep.json", json.dumps(
            [{"topology": TOPOLOGY}, {"topology": chip + ":2x2x1"}]))
        run("gspmd-run", program, "--simulate", "--sweep", sweep,
            "--report", page("sweep-%d" % number))
    named = write(folder, FILE_NAME + ".mlir", PROGRAM.format(name='"x"'))
    chip = write(folder, FILE_NAME + ".json", json.dumps(dict(figures, name="chip")))
    sweep = write(folder, FILE_NAME + "-sweep.json", json.dumps(
        [{"topology": TOPOLOGY, "program": named}, {"topology": chip + ":2x2x1"}]))
    run("gspmd-run", named, "--simulate", "--topology", chip + ":2x2x1",
        "--report", page("file"))
    run("gspmd-run", named, "--simulate", "--sweep", sweep, "--report", page("sweep-file"))
    run("gspmd-search", named, "--topology", TOPOLOGY, "--time-limit", "5",
        "--report", page("search-file"))
    staged = write(folder, FILE_NAME + "-stages.mlir",
                   PIPELINE.format(name=check_hostile.quoted(check_hostile.NAMES[-1])))
    run("gspmd-run", staged, "--simulate", "--topology", chip + ":2x2x1",
        "--pipeline-schedule=1f1b", "--microbatches=4", "--report", page("pipeline-file"))


if __name__ == "__main__":
    main()
