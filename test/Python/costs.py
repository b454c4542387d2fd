"""Simulation, search, comparison and views of programs without JAX: python costs.py MODELS"""

import os
import sys
import tempfile
import unittest

import gspmd
from dense_program import DENSE

BLOCK = os.path.join(sys.argv.pop(), "transformer_block_2d.sdy.mlir")
LAYER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Tools", "gspmd-search",
                     "Inputs", "layer.mlir")
MLP = """
func.func @main(%x: tensor<4096x1024xf32> loc("x"), %w1: tensor<1024x8192xf32> loc("w1"),
                %w2: tensor<8192x1024xf32> loc("w2")) -> tensor<4096x1024xf32> {
  %0 = stablehlo.dot_general %x, %w1, contracting_dims = [1] x [0]
    : (tensor<4096x1024xf32>, tensor<1024x8192xf32>) -> tensor<4096x8192xf32>
  %1 = stablehlo.dot_general %0, %w2, contracting_dims = [1] x [0]
    : (tensor<4096x8192xf32>, tensor<8192x1024xf32>) -> tensor<4096x1024xf32>
  return %1 : tensor<4096x1024xf32>
}
"""


class Costs(unittest.TestCase):
    def test_simulation(self):
        program = gspmd.load(BLOCK)
        step = program.simulate("v4:2x2x2")
        self.assertGreater(step.step_seconds, 0)
        self.assertTrue(step.fits and 0 < step.hfu <= 1)
        kinds = {c.kind for c in step.collectives}
        self.assertEqual(kinds, set(step.data["collectives"]))
        self.assertLessEqual(program.simulate("v4:2x2x2", overlap="async").step_seconds,
                             step.step_seconds)
        self.assertIn("peak memory", step.compare(program.simulate("v5e:4x2")))
        self.assertTrue(step.html().startswith("<!") and step.trace().startswith("{"))
        self.assertNotEqual(program.simulate("h100:8", software="nemo").step_seconds,
                            program.simulate("h100:8").step_seconds)
        for wrong in ({"topology": "v9:2x2"}, {"topology": "v4:2x2x1"},
                      {"topology": "v4:2x2x2", "overlap": "all"},
                      {"topology": "h100:8", "software": "jax"}):
            with self.assertRaises(gspmd.InputError):
                program.simulate(**wrong)

    def test_search(self):
        program = gspmd.load(MLP)
        found = gspmd.search(program, "v5e:2x4")
        self.assertEqual((found.mesh, found.shardings), ({"x": 8}, {"x": ["x", None]}))
        self.assertIn("without it", str(found))
        self.assertEqual(found.program.simulate("v5e:2x4").step_seconds, found.step_seconds)
        [only] = found.annotations
        self.assertEqual((only["name"], only["sharding"]), ("x", ["x", None]))
        self.assertGreater(only["step_without_seconds"], found.step_seconds)
        steps = {layout["name"]: layout["step_seconds"] for layout in found.layouts}
        self.assertEqual(steps["data parallel"], found.step_seconds)
        self.assertTrue({"tensor parallel", "fully sharded data parallel", "2-D"} <= set(steps))
        # The same annotations by hand:
        by_hand = program.annotate(found.mesh, found.shardings)
        self.assertEqual(by_hand.simulate("v5e:2x4").step_seconds, found.step_seconds)
        fixed = gspmd.search(program, "v5e:2x4", mesh={"b": 4, "a": 2})
        self.assertEqual(list(fixed.mesh.items()), [("b", 4), ("a", 2)])
        self.assertGreaterEqual(fixed.step_seconds, found.step_seconds)
        with self.assertRaisesRegex(gspmd.ExecutionError, r"none of \d+ candidates fits"):
            gspmd.search(program, "v5e:2x4", memory_limit=1e6)
        with tempfile.TemporaryDirectory() as folder:
            page = os.path.join(folder, "page.html")
            optimized = gspmd.search(program, "v5e:2x4", optimize=True, report=page)
            with open(page) as f:
                self.assertIn('"search":{"annotations":[{', f.read())
            with self.assertRaisesRegex(gspmd.InputError, "page.html"):
                gspmd.search(program, "v5e:2x4", report=os.path.join(folder, "none", "page.html"))
        [row] = [l for l in optimized.layouts if l["name"] == "found, optimized"]
        self.assertLessEqual(row["step_seconds"], optimized.step_seconds)
        # Nothing is communicated, so there is nothing to optimize, which a note reports.
        self.assertEqual(optimized.data["optimizing"], "optimizing its collectives gains nothing")
        self.assertIn(optimized.data["optimizing"], str(optimized))
        self.assertNotIn("optimizing", found.data)
        for wrong in ({"topology": "v9:2x2"}, {"topology": ""}, {"topology": "v5e:2x4", "mesh": {"x": 3}},
                      {"topology": "v5e:2x4", "time_limit": 0},
                      {"topology": "v5e:2x4", "alternatives": -1},
                      {"topology": "v5e:2x4", "keep_annotations": True}):
            with self.assertRaises(gspmd.InputError):
                gspmd.search(program, **wrong)
        for call in (gspmd.search, gspmd.Program.simulate):
            with self.assertRaisesRegex(TypeError, "topology: expected a string such as 'v5e:2x4', found None"):
                call(program, None)

    def test_alternatives_of_a_search(self):
        rows = [str(gspmd.search(gspmd.load(MLP), "v5e:2x4", alternatives=number)).count("\npareto ")
                for number in (0, 1)]
        self.assertEqual(rows, [0, 1])

    def test_search_of_sizes(self):
        text = """func.func @main(%%x: tensor<%sx1024xf32>, %%w: tensor<1024x8192xf32>) -> tensor<%sx8192xf32> {
          %%0 = stablehlo.dot_general %%x, %%w, contracting_dims = [1] x [0]
            : (tensor<%sx1024xf32>, tensor<1024x8192xf32>) -> tensor<%sx8192xf32>
          return %%0 : tensor<%sx8192xf32>
        }"""
        symbolic, concrete = (gspmd.load(text % (5 * (size,))) for size in ("?", "4096"))
        found = gspmd.search(symbolic, "v5e:2x4", dim={"arg0.0": 4096})
        self.assertEqual(found.step_seconds, gspmd.search(concrete, "v5e:2x4").step_seconds)
        self.assertIn("tensor<4096x1024xf32>", str(found.program))
        with self.assertRaises(gspmd.InputError):
            gspmd.search(symbolic, "v5e:2x4", dim={"rows": 4096})

    def test_search_with_recomputation(self):
        program = gspmd.load(LAYER)
        options = {"mesh": {"x": 16}, "memory_limit": 8e7, "time_limit": 20}
        found = gspmd.search(program, "v5e:4x4", recompute=True, **options)
        self.assertTrue(found.data["recomputes"] and found.peak_bytes <= 8e7)

    def test_locations(self):
        """A location may name any file, such as a pipe without a writer; none is opened."""
        with tempfile.TemporaryDirectory() as folder:
            pipe = os.path.join(folder, "pipe")
            os.mkfifo(pipe)
            program = """func.func @main(%%a: tensor<4xf32>) {
              %%0 = "stablehlo.add"(%%a, %%a) : (tensor<4xf32>, tensor<4xf32>) -> tensor<5xf32> loc("%s":1:1)
              return
            }""" % pipe
            with self.assertRaisesRegex(gspmd.GspmdError, "pipe:1:1: error"):
                gspmd.load(program)

    def test_diff(self):
        program = gspmd.load(DENSE)
        other = gspmd.load(DENSE.replace('[{"x"}, {"y"}]', '[{"x"}, {}]'))
        self.assertFalse(gspmd.diff(program, program))
        found = gspmd.diff(program, other)
        self.assertIn(("points", '[{"x"}, {"y"}]', '[{"x"}, {}]'), found.shardings)
        self.assertEqual([(c[0], c[3]) for c in found.collectives],
                         [('all_reduce over "y"', 0)])
        self.assertIn("all_reduce", str(found))
        with self.assertRaises(TypeError):
            gspmd.diff(program, program.simulate("v4:2x2x2"))

    def test_notebook(self):
        program = gspmd.load(BLOCK)
        page = program._repr_html_()
        for part in ("mesh", "8 devices", "<svg", "all_gather", "peak memory"):
            self.assertIn(part, page)
        self.assertIn("all_reduce", gspmd.load(DENSE).partition()._repr_html_())
        self.assertIn("<iframe", program.simulate("v4:2x2x2")._repr_html_())
        self.assertIn("<table>", program.shardings()._repr_html_())
        # A program without annotations has no mesh, and shows nothing wrong.
        self.assertTrue(gspmd.load("func.func @main() { return }")._repr_html_())


if __name__ == "__main__":
    unittest.main()
