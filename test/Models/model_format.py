"""lit test format of the model corpus: one test per program, form and kind.

    Models/run/NAME.FORM          partition, run and compare with JAX's output
    Models/mesh/NAME.sdy@SHAPE    the same on a mesh of another shape
    Models/round-trip/NAME.FORM   print and parse again
    Models/export/NAME.FORM       write as StableHLO of processes, read that, write it again
    Models/xla/NAME.FORM          run on a plugin of the PJRT C API, where there is one

No file has RUN lines: `families.py` says what is run and `index.json` has the
tolerances. A failing test prints the command to repeat it.
"""

import json
import os
import shlex

import lit.formats
import lit.Test
import lit.TestRunner
import lit.util

import families
import mesh_rewrite

FORMS = ("sdy", "gspmd")
# As what devices are exported: each with one of the forms that the program has.
PROCESSES = {"sdy": "replicas", "gspmd": "partitions"}

ROUND_TRIP_SCRIPT = """
{opt} {file} -o {first}
{opt} {first} -o {second}
diff {first} {second}
diff -wB {file} {first}
"""

EXPORT_SCRIPT = """
{opt} --gspmd-export-stablehlo=form={processes} {file} -o {first}
{opt} --gspmd-export-stablehlo=form={processes} {first} -o {second}
diff {first} {second}
"""


class ModelFormat(lit.formats.TestFormat):
    """Makes the tests from the index and runs one."""

    def __init__(self, source_dir, bin_dir, pjrt_plugin=None):
        self.source_dir = source_dir
        self.bin_dir = bin_dir
        self.pjrt_plugin = pjrt_plugin
        self.on_xla = os.environ.get("GSPMD_ON_XLA", "").split() or families.ON_XLA
        with open(os.path.join(source_dir, "index.json")) as f:
            self.index = json.load(f)

    def getTestsInDirectory(self, suite, path_in_suite, lit_config, config):
        if os.path.basename(path_in_suite[-1]) != "Models":
            return
        for kind, name in self._test_names():
            yield lit.Test.Test(suite, path_in_suite + (kind, name), config)

    def _test_names(self):
        for program, entry in sorted(self.index.items()):
            runnable = not entry["compile_only"]
            for form in FORMS:
                name = "%s.%s" % (program, form)
                if families.matches(program, families.ROUND_TRIP):
                    yield "round-trip", name
                if runnable and families.matches(program, families.RUN):
                    yield "run", name
                if runnable and families.matches(program, families.EXPORT):
                    yield "export", name
                if runnable and self.pjrt_plugin and families.matches(program, self.on_xla):
                    yield "xla", name
            if runnable and families.matches(program, families.OTHER_MESHES):
                for shape in self._other_meshes(program):
                    yield "mesh", "%s.sdy@%s" % (program, shape)

    def _other_meshes(self, program):
        with open(self._path(program + ".sdy.mlir")) as f:
            return mesh_rewrite.possible(f.read())

    def _path(self, name):
        return os.path.join(self.source_dir, name)

    def execute(self, test, lit_config):
        kind, name = test.path_in_suite[-2:]
        script = getattr(self, "_" + kind.replace("-", "_"))(name, test)
        try:
            out, err, code = lit.util.executeCommand(
                ["/bin/bash", "-ec", script],
                env=test.config.environment,
                timeout=lit_config.maxIndividualTestTime or 300)
        except lit.util.ExecuteCommandTimeoutException:
            return lit.Test.TIMEOUT, script
        if code == 0:
            return lit.Test.PASS, ""
        return lit.Test.FAIL, "\n".join([script, out[-4000:], err[-4000:]])

    def _tool(self, name):
        return shlex.quote(os.path.join(self.bin_dir, name))

    def _run_and_compare(self, program, path):
        entry = self.index[program]
        return "%s %s --poison --inputs %s --expect %s --rtol %g --atol %g" % (
            self._tool("gspmd-run"), shlex.quote(path),
            shlex.quote(self._path(program + ".in.npz")),
            shlex.quote(self._path(program + ".out.npz")),
            entry["rtol"], entry["atol"])

    def _run(self, name, test):
        return self._run_and_compare(name.rsplit(".", 1)[0],
                                     self._path(name + ".mlir"))

    def _temporary(self, test, name):
        """A path in the test's own folder of the build tree."""
        folder = test.getExecPath() + ".tmp"
        os.makedirs(folder, exist_ok=True)
        return os.path.join(folder, name)

    def _mesh(self, name, test):
        name, shape = name.split("@")
        path = self._temporary(test, "%s.%s.mlir" % (name, shape))
        with open(self._path(name + ".mlir")) as f:
            text = f.read()
        with open(path, "w") as f:
            f.write(mesh_rewrite.rewrite(text,
                                         [int(n) for n in shape.split("x")]))
        return self._run_and_compare(name.rsplit(".", 1)[0], path)

    def _export(self, name, test):
        return EXPORT_SCRIPT.format(
            opt=self._tool("gspmd-opt"), file=shlex.quote(self._path(name + ".mlir")),
            processes=PROCESSES[name.rsplit(".", 1)[1]],
            first=shlex.quote(self._temporary(test, "first.mlir")),
            second=shlex.quote(self._temporary(test, "second.mlir")))

    def _xla(self, name, test):
        return self._run(name, test) + (
            " --engine pjrt --pjrt-plugin %s --pjrt-option cpu_device_count=64 --pjrt-form=%s" % (
                shlex.quote(self.pjrt_plugin), PROCESSES[name.rsplit(".", 1)[1]]))

    def _round_trip(self, name, test):
        # The text is stable, and it is what JAX printed but for white space.
        return ROUND_TRIP_SCRIPT.format(
            opt=self._tool("gspmd-opt"),
            file=shlex.quote(self._path(name + ".mlir")),
            first=shlex.quote(self._temporary(test, "first.mlir")),
            second=shlex.quote(self._temporary(test, "second.mlir")))
