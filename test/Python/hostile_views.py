"""Views of programs whose names are hostile.   python hostile_views.py INPUTS FOLDER

INPUTS has check_hostile.py. Writes a page to FOLDER for each view of a program, a table, a
simulation and a difference, and the pages of `python -m gspmd report`.
"""

import html
import json
import os
import re
import sys

import gspmd
from gspmd import report

sys.path.insert(0, sys.argv[1])
import check_hostile  # noqa: E402

FOLDER = sys.argv[2]
TOPOLOGY = "v4:2x2x1"
MARKS = set("\u202e\u2066\u200f\x01")


def program_text(name, replicated=False):
    """The name is that of a module, a mesh, an axis, a function, arguments, ops and files."""
    mesh, name = check_hostile.quoted("mesh" + name), check_hostile.quoted(name)
    sharding = "#sdy.sharding<@%s, [{}, {%s}]>" % (mesh, "" if replicated else name)
    return """module @{name} {{
  sdy.mesh @{mesh} = <[{name}=4]>
  func.func private @{name}(%x: tensor<64x16xf32>) -> tensor<64x16xf32> {{
    %0 = stablehlo.tanh %x : tensor<64x16xf32> loc({name}({name}:1:2))
    return %0 : tensor<64x16xf32>
  }}
  func.func @main(%a: tensor<64x8xf32> {{sdy.sharding = {sharding}}} loc({name}),
                  %w: tensor<8x16xf32> {{jax.result_info = {name}}} loc({name}))
      -> (tensor<64x16xf32> {{jax.result_info = {name}}}) {{
    %0 = stablehlo.dot_general %a, %w, contracting_dims = [1] x [0]
        : (tensor<64x8xf32>, tensor<8x16xf32>) -> tensor<64x16xf32> loc({name}({name}:1:2))
    %1 = call @{name}(%0) : (tensor<64x16xf32>) -> tensor<64x16xf32> loc({name})
    return %1 : tensor<64x16xf32> loc({name})
  }} loc({name})
}} loc({name})
""".format(name=name, mesh=mesh, sharding=sharding)


def write(page, text):
    assert len(text) < check_hostile.MAX_BYTES, (page, len(text))
    with open(os.path.join(FOLDER, page + ".html"), "w", encoding="utf-8") as f:
        # What a notebook puts around a view.
        f.write(text if text.lstrip().startswith("<!") else
                "<!doctype html><meta charset=utf-8>" + text)


def view(number, name):
    program = gspmd.load(program_text(name))
    program.name = name
    other = gspmd.load(program_text(name, replicated=True))
    simulation = program.simulate(TOPOLOGY)
    write("program-%d" % number, program._repr_html_())
    write("partitioned-%d" % number, program.partition()._repr_html_())
    write("shardings-%d" % number, program.shardings()._repr_html_())
    write("diff-%d" % number, gspmd.diff(program, other)._repr_html_())
    write("simulation-%d" % number, simulation.html())
    # What other viewers read repeats no name of 1 MB for each device, op or tensor. Node data has
    # the names of functions, which identify the graphs of Model Explorer.
    trace = simulation.trace(devices=4)
    assert len(trace) < 1 << 20, len(trace)
    assert not set(json.dumps(json.loads(trace), ensure_ascii=False)) & MARKS
    assert len(json.dumps(program.node_data(TOPOLOGY))) < check_hostile.MAX_BYTES
    profile = simulation.save_profile(os.path.join(FOLDER, "profile-%d" % number))
    assert os.path.getsize(profile) < 1 << 20, os.path.getsize(profile)
    # The frame has the page and nothing else.
    frame = re.fullmatch(r'<iframe srcdoc="([^"]*)" sandbox="allow-scripts" style="[^"]*">'
                         r"</iframe>\s*", simulation._repr_html_())
    assert html.unescape(frame[1]) == simulation.html()
    folder = os.path.join(FOLDER, "report-%d" % number)
    report.write_report(
        [report.Compiled(name, program_text(name)), report.Compiled(name, "func.func @f() {"),
         report.Compiled(name, "func.func @main() { return }")],
        folder, TOPOLOGY, "none", name)
    for i, (path, _, files) in enumerate(sorted(os.walk(folder))):
        for page in files:
            if page.endswith(".html"):
                os.replace(os.path.join(path, page), os.path.join(
                    FOLDER, "report-%d-%d-%s" % (number, i, page)))


for number, name in enumerate(check_hostile.NAMES):
    view(number, name)
