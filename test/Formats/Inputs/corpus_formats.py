"""Programs of the corpus through bytecode and through portable artifacts.

    python corpus_formats.py MODELS FORM [PATTERN...]

Each program of the form (`sdy` or `gspmd`) is written as bytecode and as artifacts of
the oldest and of the newest StableHLO, and read again: the text is the same, and what
has been read is partitioned, run and compared with JAX's output. The packages `gspmd`
and numpy are needed.
"""

import fnmatch
import json
import os
import re
import sys

import gspmd
import numpy

folder, form, *patterns = sys.argv[1:]
with open(os.path.join(folder, "index.json")) as file:
    index = json.load(file)
OLDEST, NEWEST = "0.9.0", ""

# Attributes with default values are not in an artifact.
OMITTED = [
    r"precision = \[DEFAULT, DEFAULT\]", r"backend_config = \"\"",
    r"precision_config = \[#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>\]",
    r"stride = \[1(, 1)*\]", r"[lr]hs_dilate = \[1(, 1)*\]",
    r"pad = \[\[0, 0\](, \[0, 0\])*\]", r"reverse = \[false(, false)*\]",
    r"(base_dilations|window_dilations|window_strides) = array<i64: 1(, 1)*>",
    r"padding = dense<0> : tensor<\dx2xi64>",
    r"(indices_are_sorted|unique_indices) = false",
]
OMITTED = [re.compile(r"{0}, |(, )?{0}(?=[}}>])|, {0}(?= :)".format("(?:%s)" % p)) for p in OMITTED]
CHANNEL_TYPE = re.compile(r"(#stablehlo.channel_handle<handle = \d+, type = )\d+")


def arrays(path):
    with numpy.load(path) as data:
        return [data["a%d" % i] for i in range(len(data.files))]


def plain(text):
    for pattern in OMITTED:
        text = pattern.sub("", text)
    return CHANNEL_TYPE.sub(r"\g<1>0", text.replace(" {} :", " :"))


def check(name, entry):
    base = os.path.join(folder, name)
    program = gspmd.load("%s.%s.mlir" % (base, form))
    text = str(program)
    ways = {"bytecode": program.bytecode(), "artifact": program.artifact(NEWEST),
            "oldest artifact": program.artifact(OLDEST)}
    again = {way: gspmd.load(contents) for way, contents in ways.items()}
    # An old artifact has no batching dimensions but indices that count them, no tan.
    is_expanded = "_batching_dims" in text or "stablehlo.tan " in text
    for way, other in again.items():
        if str(other) != (text if way == "bytecode" else plain(text)) and \
                not (way == "oldest artifact" and is_expanded):
            yield way, "has another text"
    if entry["compile_only"]:
        return
    inputs, outputs = (arrays("%s.%s.npz" % (base, part)) for part in ("in", "out"))
    for way in ways:
        if way == "oldest artifact" and not is_expanded:
            continue
        executable = again[way].compile()
        got = executable.run_flat(executable.convert(inputs), poison=True)
        expected = [slot.convert(array, i)
                  for i, (slot, array) in enumerate(zip(executable.results, outputs))]
        differences = executable.differences(got, expected, entry["rtol"], entry["atol"])
        for result, what in differences.items():
            yield way, "result %d differs: %s" % (result, what)


total = faults = 0
for name, entry in sorted(index.items()):
    if not any(fnmatch.fnmatchcase(name, p) for p in patterns or ["*"]) or \
            not os.path.exists(os.path.join(folder, "%s.%s.mlir" % (name, form))):
        continue
    total += 1
    for way, fault in check(name, entry):
        faults += 1
        print("%s.%s: %s: %s" % (name, form, way, fault))
print("%d programs, %d faults" % (total, faults))
