"""gspmd without JAX: python programs.py MODELS"""

import os
import shutil
import subprocess
import sys
import tempfile
import unittest

import gspmd
import numpy as np
from dense_program import DENSE

PJRT_PLUGIN = os.environ.get("GSPMD_PJRT_PLUGIN")
MODELS = sys.argv.pop()
THREE_WEIGHTS = os.path.join(os.path.dirname(__file__), "..", "Execute", "Optimize",
                             "three-weights.mlir")
HARDWARE = os.path.join(os.path.dirname(__file__), "..", "..", "lib", "CostModel", "hardware")
BLOCK = os.path.join(MODELS, "transformer_block_2d.sdy.mlir")


def arrays(path):
    with np.load(path) as data:
        return [data["a%d" % i] for i in range(len(data.files))]


class Loading(unittest.TestCase):
    def test_forms(self):
        text = gspmd.load(DENSE)
        self.assertEqual(str(gspmd.load(text.bytecode())), str(text))
        self.assertEqual(str(gspmd.load(DENSE.encode())), str(text))
        self.assertEqual(str(gspmd.load(text.artifact())), str(text))
        self.assertEqual(str(gspmd.load(text.artifact("0.9.0"))), str(text))
        with tempfile.NamedTemporaryFile("w", suffix=".mlir") as f:
            f.write(DENSE)
            f.flush()
            self.assertEqual(str(gspmd.load(f.name)), str(text))
        self.assertIn('loc("points")', text.text(locations=True))

    def test_files_of_every_format(self):
        program = gspmd.load(DENSE)
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "program")
            for format, start in (("text", b"#loc"), ("bytecode", b"ML\xefR"),
                                  ("artifact", b"ML\xefR\rStableHLO_v1.17.0\0")):
                program.write(path, format)
                with open(path, "rb") as file:
                    self.assertTrue(file.read().startswith(start), format)
                self.assertEqual(gspmd.load(path).text(True).count("points"),
                                 program.text(True).count("points"))
                self.assertEqual(str(gspmd.load(path)), str(program))
            program.write(path, "artifact", version="1.4.0")
            with open(path, "rb") as file:
                self.assertIn(b"StableHLO_v1.4.0\0", file.read())
            local, none = program.partition(), os.path.join(folder, "none")
            for wrong, act in (("unknown format 'bits'", lambda: program.write(none, "bits")),
                               ("version needs format .artifact.", lambda: program.write(none, version="1.0.0")),
                               ("'one' is not a version", lambda: program.artifact("one")),
                               ("export it first", lambda: local.write(none, "artifact"))):
                with self.assertRaisesRegex(gspmd.InputError, wrong):
                    act()
            self.assertFalse(os.path.exists(none))
            local.pipeline("gspmd-export-stablehlo").write(none, "artifact")
            self.assertIn("stablehlo.all_reduce", str(gspmd.load(none)))

    def test_errors_have_a_place(self):
        with self.assertRaises(gspmd.InputError) as caught:
            gspmd.load("func.func @f() {\n  nonsense\n}")
        self.assertEqual(caught.exception.location, ("<text>", 2, 3))
        self.assertIsInstance(caught.exception, ValueError)
        with self.assertRaises(FileNotFoundError):
            gspmd.load("/no/such/file.mlir")
        with self.assertRaises(gspmd.InputError):
            gspmd.load_plugin("/no/such/plugin.so")

    def test_nothing_is_printed(self):
        """Errors come as exceptions only, and no process is started."""
        code = ("import gspmd, subprocess\n"
                "subprocess.Popen = None\n"
                "for act in (lambda: gspmd.load('x {'), lambda: gspmd.load('module {}').run(1),\n"
                "            lambda: gspmd.load('module {}').pipeline('none')):\n"
                "  try: act()\n"
                "  except gspmd.InputError: pass\n"
                "  else: raise SystemExit('no error')\n")
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
        self.assertEqual((done.returncode, done.stdout, done.stderr), (0, "", ""))


class Paths(unittest.TestCase):
    def test_a_path_with_characters_of_programs(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "run=1 (first) {a}.mlir")
            with open(path, "w") as file:
                file.write("func.func @main() {\n  return\n}\n")
            self.assertEqual(gspmd.load(path).name, path)
        with self.assertRaises(gspmd.InputError):
            gspmd.load(path)  # text, where there is no such file


class Stages(unittest.TestCase):
    def test_each_is_a_new_program(self):
        program = gspmd.load(DENSE)
        before = str(program)
        completed, local = program.complete(), program.partition()
        self.assertEqual(str(program), before)
        self.assertIn("sharding.sharding", str(completed))
        self.assertIn("spmd.all_reduce", str(local))
        self.assertEqual([p.is_partitioned for p in (program, completed, local)],
                         [False, False, True])
        self.assertEqual(str(completed.partition()), str(local))
        with self.assertRaisesRegex(gspmd.InputError, "gspmd-partitio"):
            program.pipeline("gspmd-partitio")

    def test_simulate_with_a_changed_file(self):
        program = gspmd.load(DENSE)
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "chip.json")
            seconds = []
            for chip in "v4", "v5p":
                shutil.copy(os.path.join(HARDWARE, chip + ".json"), path)
                seconds.append(program.simulate(path + ":2x2x2").step_seconds)
            self.assertNotEqual(*seconds)

    def test_optimize(self):
        program = gspmd.load(THREE_WEIGHTS)
        cheaper = program.optimize(overlap="async")
        self.assertTrue(cheaper.is_partitioned)
        self.assertEqual(str(program.partition().optimize(overlap="async")), str(cheaper))

        def sent(p):
            return sum(c.count for c in p.simulate("v4:2x2x2").collectives)
        self.assertLess(sent(cheaper), sent(program.partition()))
        arguments = program.random_arguments(3)
        for a, b in zip(cheaper.run(*arguments), program.run(*arguments)):
            np.testing.assert_allclose(a, b, rtol=1e-4, atol=1e-5)
        with self.assertRaises(gspmd.InputError):
            program.optimize("v9:2x2x2")

    def test_shardings(self):
        table = gspmd.load(DENSE).shardings()
        self.assertEqual(table.meshes, {"mesh": {"x": 4, "y": 2}})
        points = table["points"]
        self.assertEqual((points.shape, points.element_type, points.bytes), ((8, 4), "f32", 128))
        self.assertEqual((points.dims, table.num_shards(points)), ((("x",), ("y",)), (4, 2)))
        self.assertEqual(table["%w"].sharding, '[{"y"}, {}]')
        self.assertEqual([v.sharding for v in table.results], ['[{"x"}, {}]'])
        with self.assertRaisesRegex(KeyError, "points"):
            table["nowhere"]
        self.assertIn("points", str(table))

    def test_annotations_by_name(self):
        plain = gspmd.load(DENSE.replace('{sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}', ""))
        mesh = {"x": 4, "y": 2}
        annotated = plain.annotate(mesh, {"poi*s": ["x"], "arg1": [None, ("y",)]})
        table = annotated.shardings()
        self.assertEqual([v.sharding for v in table.arguments + table.results],
                         ['[{"x"}, {}]', '[{}, {"y"}]', '[{"x"}, {"y"}]'])
        x, w = plain.random_arguments(1)
        np.testing.assert_allclose(annotated.run(x, w, check=True)[0], x @ w, rtol=1e-4, atol=1e-5)
        self.assertEqual(annotated.compile().num_devices, 8)
        self.assertEqual(plain.annotate(mesh, {"points": ["?", ["x", "y"]]}).shardings()["%arg1"].dims,
                         (("x", "y"), ()))
        for wrong, message in (({"pionts": ["x"]}, "is it points[?]"), ({"points": ["z"]}, 'unknown axis "z" in dimension 0'),
                               ({"points": ["x", "x"]}, "x"), ({"points": ["x", None, None]}, "each dimension"),
                               ({"points": [3]}, "dimension 0: expected an axis"),
                               ({"points": [None, "x:(1)2"]}, "unknown axis .* in dimension 1: mesh @annotations has"),
                               ({"points": ["x"], "arg0": ["y"]}, "has a sharding already")):
            with self.assertRaisesRegex(gspmd.InputError, message):
                plain.annotate(mesh, wrong)
        with self.assertRaisesRegex(gspmd.InputError, "'x': expected an integer of 64 bits, found 'four'"):
            plain.annotate({"x": "four"}, {})

    def test_explain(self):
        program = gspmd.load(DENSE)
        self.assertIn('dim 0 "y" from argument', program.explain("%w"))
        self.assertIn("%x", program.explain("points"))
        with self.assertRaisesRegex(gspmd.InputError, "nothing"):
            program.explain("%nothing")
        with self.assertRaisesRegex(gspmd.InputError, "partitioned already"):
            program.partition().explain()


class Runs(unittest.TestCase):
    def test_a_model_as_jax_computed_it(self):
        program = gspmd.load(BLOCK)
        inputs = arrays(BLOCK.replace(".sdy.mlir", ".in.npz"))
        expected = arrays(BLOCK.replace(".sdy.mlir", ".out.npz"))
        for got, reference in zip(program.run(*inputs, check=True), expected):
            np.testing.assert_allclose(got, reference, atol=2e-5)
        stats = program.compile().stats
        self.assertEqual(stats["devices"], 8)
        self.assertGreater(stats["collectives"]["all-gather"]["count"], 0)
        local = program.partition().run(*inputs)
        np.testing.assert_array_equal(local[0], program.run(*inputs)[0])

    def test_arguments(self):
        program = gspmd.load(DENSE)
        x, w = program.random_arguments(1)
        np.testing.assert_allclose(program.run(x, w)[0], x @ w, rtol=1e-4, atol=1e-5)
        # Of other layouts and types that convert, and by name.
        np.testing.assert_allclose(program.run(np.asfortranarray(x), w.astype(float))[0], x @ w,
                                   rtol=1e-4, atol=1e-5)
        self.assertEqual(program.compile().arguments[0].local_shape, (2, 2))
        for wrong, message in (((x,), "takes 2 arguments, not 1: points, "),
                               ((x, x), r"argument 1.*: expected shape \[4, 6\], found \[8, 4\]"),
                               ((x + 1j, w), "argument 0 .points.: expected float32")):
            with self.assertRaisesRegex(gspmd.InputError, message):
                program.run(*wrong)
        for wrong in ({"engine": "abacus"}, {"engine": "pjrt"}, {"plugin": "/no/plugin.so"}):
            with self.assertRaisesRegex(gspmd.InputError, "engine"):
                program.run(x, w, **wrong)
        with self.assertRaisesRegex(gspmd.InputError, "mpirun -n DEVICES gspmd-run"):
            program.run(x, w, engine="mpi")
        with self.assertRaises(gspmd.ExecutionError):
            program.run(x, w, memory_limit=16)

    @unittest.skipUnless(PJRT_PLUGIN, "no plugin")
    def test_a_plugin(self):
        program = gspmd.load(DENSE)
        x, w = program.random_arguments(1)
        for form in ("replicas", "partitions"):
            options = dict(engine="pjrt", plugin=PJRT_PLUGIN, form=form,
                           plugin_options={"cpu_device_count": 8})
            got = program.run(x, w, check=True, **options)[0]
            np.testing.assert_allclose(got, x @ w, rtol=1e-4, atol=1e-5)
            self.assertEqual(program.partition().run(x, w, **options)[0].tobytes(), got.tobytes())
        del options["engine"]
        stats = program.compile(**options).stats
        self.assertEqual((stats["engine"], stats["devices"]), ("pjrt", 8))
        for wrong, message in (({"form": "both"}, "replicas or partitions"),
                               ({"plugin": "/no/plugin.so"}, "/no/plugin.so"),
                               ({"plugin_options": {"cpu_device_count": 2}}, "devices")):
            with self.assertRaisesRegex(gspmd.GspmdError, message):
                program.run(x, w, **{**options, "engine": "pjrt", **wrong})

    def test_compilation_for_a_topology(self):
        program = gspmd.load(DENSE)
        options = dict(plugin=os.environ["AOT_PLUGIN"], form="partitions")
        compiled = program.compile_for("line:8", plugin_options={"first_id": 40}, **options)
        self.assertEqual(compiled.memory["total_bytes"], 4 << 20)
        self.assertEqual(compiled.costs, {"flops": 0.5, "partitions": 8, "first device": 40})
        self.assertEqual((compiled.optimized_program, compiled.executable), (b"", b""))
        compiled = program.compile_for("line:9", optimized_program=True, executable=True, **options)
        self.assertIn(b"num_partitions = 8", compiled.optimized_program)
        self.assertIn(b"1 replicas, 8 partitions", compiled.executable)
        self.assertEqual(repr(compiled), "<gspmd.AheadOfTimeExecutable for line:9, 8 devices>")
        for error, wrong, message in (
                (gspmd.InputError, {"topology": "circle:8"}, "no topology 'circle:8'"),
                (gspmd.InputError, {"topology": "line:4"}, "8 devices; topology 'line:4' has 4"),
                (gspmd.InputError, {"topology": ""}, "the name of a topology"),
                (gspmd.InputError, {"plugin": "/no/plugin.so"}, "/no/plugin.so"),
                (gspmd.InputError, {"form": "both"}, "replicas or partitions"),
                (gspmd.ExecutionError, {"plugin_options": {"fails": "yes"}}, "17 GiB")):
            with self.assertRaisesRegex(error, message):
                program.compile_for(**{"topology": "line:8", **options, **wrong})

    def test_types(self):
        for element, dtype in (("i1", "bool"), ("i8", "int8"), ("ui16", "uint16"), ("i64", "int64"),
                               ("f16", "float16"), ("f64", "float64"), ("bf16", "bfloat16"),
                               ("complex<f32>", "complex64"), ("i2", "int2"), ("ui4", "uint4"),
                               ("f4E2M1FN", "float4_e2m1fn"), ("f8E4M3FN", "float8_e4m3fn"),
                               ("f8E4M3B11FNUZ", "float8_e4m3b11fnuz"), ("f8E8M0FNU", "float8_e8m0fnu")):
            program = gspmd.load("func.func @main(%%a: tensor<3x2x%s>) -> tensor<3x2x%s> {\n"
                                 "  return %%a : tensor<3x2x%s>\n}" % (element, element, element))
            arguments = program.random_arguments(2)
            got = program.run(*arguments)[0]
            self.assertEqual(got.dtype.name, dtype)
            self.assertEqual(got.tobytes(), arguments[0].tobytes())
            values = np.abs(arguments[0].astype(np.complex128))
            self.assertLessEqual(values.max(), 3)
            self.assertGreater(values.max(), 0.5)
        mixed = gspmd.load("""
            func.func @main(%a: tensor<4xf8E5M2> {jax.note = ") -> (tensor<ui4>)"}, %b: tensor<4xui8>) -> (
                tensor<4xui8> {jax.result_info = "result[\\"b\\"]"}, tensor<4xf8E5M2>, tensor<2x4xi4>)
                attributes {jax.of = tensor<8xf8E4M3>} {
              %c = stablehlo.constant dense<-3> : tensor<2x4xi4>
              return %b, %a, %c : tensor<4xui8>, tensor<4xf8E5M2>, tensor<2x4xi4>
            }""")
        for check in (False, True):
            got = mixed.run(*mixed.random_arguments(), check=check)
            self.assertEqual([each.dtype.name for each in got], ["uint8", "float8_e5m2", "int4"])
            self.assertEqual(got[2].tolist(), [[-3] * 4] * 2)
        scalar = gspmd.load("func.func @main(%a: tensor<f32>) -> tensor<f32> {\n"
                            "  return %a : tensor<f32>\n}")
        self.assertEqual(scalar.run(2)[0], np.float32(2))

    def test_conversions(self):
        import ml_dtypes

        def run(element, value):
            program = gspmd.load("func.func @f(%%a: tensor<2x%s>, %%b: tensor<%s>) -> (tensor<2x%s>, "
                                 "tensor<%s>) {\n  return %%a, %%b : tensor<2x%s>, tensor<%s>\n}"
                                 % ((element,) * 6))
            # A scalar is checked as an array of a kind that converts is.
            values = [value, 0] if isinstance(value, np.ndarray) else [np.zeros(2, bool), value]
            return program.run(*values)[0 if isinstance(value, np.ndarray) else 1].tolist()
        f8, i4 = ml_dtypes.float8_e4m3fn, ml_dtypes.int4
        bits = np.array([1.5, -2]).astype(f8).view(np.uint8)
        for element, value, expected in (
                ("i8", np.array([127, -128]), [127, -128]), ("ui8", np.array([0, 255], np.uint64), [0, 255]),
                ("i32", 2.0, 2), ("i32", True, 1), ("f32", 2 + 0j, 2), ("f32", 0.1, np.float32(0.1)),
                ("f32", np.array([0.1, np.inf]), [np.float32(0.1), np.inf]), ("ui8", 2.0, 2),
                ("ui8", 3, 3), ("i64", np.array([1, 2], np.uint8), [1, 2]),
                ("f64", np.array([2**53, 7]), [2.0**53, 7]), ("complex<f32>", np.array([1, 2]), [1, 2]),
                ("f8E4M3FN", np.array([1.5, -2]).astype(f8), [1.5, -2]), ("f8E4M3FN", 1.5, 1.5),
                ("f8E4M3FN", bits, [1.5, -2]), ("f8E4M3FN", np.array([1.5, -2]), [1.5, -2]),
                ("f8E4M3FN", np.array([1.5, -2]).astype(ml_dtypes.float8_e5m2), [1.5, -2]),
                ("bf16", np.array([0x3fc0, 0xc000], np.uint16), [1.5, -2]), ("bf16", 3, 3),
                ("i4", np.array([7, -8]), [7, -8]), ("i4", np.array([7, -8]).astype(i4), [7, -8]),
                ("ui4", np.array([15, 0]).astype(ml_dtypes.uint4), [15, 0]),
                ("i8", np.array([7, -8]).astype(i4), [7, -8])):
            with self.subTest(element=element, value=value):
                self.assertEqual(run(element, value), expected)
        for element, value, message in (
                ("i8", np.array([300, -129]), "int8 represents, found -129"), ("i32", 1.7, "found 1.7"),
                ("i32", 2**40, "found 1099511627776"), ("i64", 2**70, "found 1180591620717411303424"),
                ("ui8", -1, "uint8 represents, found -1"), ("i1", 2, "bool represents, found 2"),
                ("i4", np.array([9, -8]), "int4 represents, found 9"), ("i4", np.array([0, -9], np.int8), "-9"),
                ("ui4", np.array([16, 0], np.uint8), "found 16"), ("f32", 1 + 5j, "expected float32"),
                ("f32", 2**24 + 1, "found 16777217"), ("f64", np.array([2**53 + 1, 0]), "found 9007199254740993"),
                ("f32", np.array([1e300, 0]), r"found 1e\+300"), ("f8E4M3FN", 17, "float8_e4m3fn represents"),
                ("i32", np.array([1.0, 2]), "expected int32, found float64"),
                ("ui8", np.array([1, 2]), "expected uint8, found int64"),
                ("f8E4M3FN", np.array([1j, 2]), "expected float8_e4m3fn, found complex128")):
            with self.subTest(element=element, value=value), \
                    self.assertRaisesRegex(gspmd.InputError, message):
                run(element, value)

    def test_a_mismatch_has_a_position(self):
        program = gspmd.load(DENSE)
        executable = program.compile()
        x, w = program.random_arguments(1)
        good = executable.run_flat(executable.convert([x, w]))
        bad = [good[0].copy()]
        bad[0][1, 2] += 1
        self.assertEqual(executable.differences(good, good), {})
        self.assertRegex(executable.differences(bad, good)[0], r"1 of 48 .*\[1, 2\]")
        with self.assertRaisesRegex(gspmd.InputError, "check: expected False"):
            program.run(x, w, check="all")


if __name__ == "__main__":
    unittest.main()
