"""Artifacts of every version of StableHLO, read by JAX.

    python jax_versions.py FEATURES PROGRAM...

Each program, and each part of the file FEATURES between lines `// -----`, is written
for every version that has something new. What JAX's deserializer gives of it is the
program that is read here, and JAX's own serializer can write that for the same version:
nothing in it is newer. What it can write of the program itself is written here, too, by
the same ops; where other ops than the program's are written, results are the same, also
of what JAX writes then. The packages `gspmd` and numpy are needed besides JAX.
"""

import re
import sys

import gspmd
import numpy
from jax._src.interpreters import mlir
from jax._src.lib import _jax
from jax._src.lib.mlir import ir

VERSIONS = """0.9.0 0.10.0 0.11.0 0.12.0 0.13.0 0.14.0 0.15.0 0.16.0 0.17.0 0.18.0 0.19.0 0.20.0
1.0.0 1.1.0 1.2.0 1.3.0 1.4.0 1.5.0 1.6.0 1.7.0 1.8.0 1.9.0 1.10.0 1.11.0 1.12.0 1.13.0 1.14.0
1.15.0 1.16.0 1.17.0""".split()

read = written = rejected = expanded = faults = 0


def fault(name, version, what):
    global faults
    faults += 1
    print("%s for %s: %s" % (name, version, what))


def theirs(module, version):
    """What JAX writes, or None."""
    try:
        return _jax.mlir.serialize_portable_artifact(module, version, True)
    except Exception:
        return None


def run(program):
    arguments = program.random_arguments(1)
    return program.run_flat(program.compile().convert(arguments))


def check(name, program, module, version):
    """The texts of what is written here and by JAX, if the version can have the
    program."""
    global read, written, rejected
    own = theirs(module, version)
    try:
        artifact = program.artifact(version)
    except gspmd.InputError as error:
        rejected += 1
        if own is not None:
            fault(name, version, "JAX can, here: %s" % error)
        elif "StableHLO" not in str(error):
            fault(name, version, str(error))
        return []
    written += 1
    text = str(gspmd.load(artifact))
    by_jax = _jax.mlir.deserialize_portable_artifact(artifact)
    if str(gspmd.load(str(by_jax))) != text:
        fault(name, version, "JAX reads another program")
    # JAX writes ops of chlo as composites (0.19.0); here they stay what they are.
    if "chlo." not in text and theirs(ir.Module.parse(str(by_jax)), version) is None:
        fault(name, version, "JAX requires a newer version for what was written")
    if own is None:
        return [text]
    read += 1
    return [text, str(gspmd.load(own))]


def check_all(name, source):
    global expanded
    program, module = gspmd.load(source), ir.Module.parse(source)
    if name.startswith("feature"):
        name += re.search(r"// *(.*)", source)[1]
    newest, results = check(name, program, module, VERSIONS[-1])[0], {}
    for version in VERSIONS:
        texts = check(name, program, module, version)
        expanded += len(texts) > 0 and texts[0] != newest
        # In a larger program JAX moves constants, and drops what is not used.
        if texts and texts[0] == newest != texts[-1] and name.startswith("feature"):
            fault(name, version, "JAX writes other ops, here there are the same")
        for text in texts:
            if text != newest:
                results.setdefault(text, version)
    if not results:
        return
    expected = run(program)
    for text, version in results.items():
        for i, (a, b) in enumerate(zip(run(gspmd.load(text)), expected)):
            if not numpy.allclose(numpy.asarray(a, float), numpy.asarray(b, float),
                                  rtol=1e-5, atol=1e-5):
                fault(name, version, "result %d differs" % i)


features, *programs = sys.argv[1:]
with mlir.make_ir_context():
    with open(features) as file:
        for part in file.read().split("// -----\n"):
            check_all("feature ", part)
    for path in programs:
        with open(path) as file:
            check_all(path, file.read())
print("%d written, %d of them by JAX too, %d rejected, %d expanded, %d faults"
      % (written, read, rejected, expanded, faults))
