"""Programs that gspmd.from_torch made of modules of torch, with what torch computed:
torch_modules.py writes them, and tests the export itself where torch is installed.

    python torch_programs.py INPUTS
"""

import os
import sys
import unittest

import gspmd
import numpy as np

INPUTS = sys.argv.pop()
MESH = {"x": 4, "y": 2}
SHARDINGS = {
    "mlp": {"x": ["x"], "up.weight": ["y"], "down.weight": [None, "y"]},
    "convolutions": {"image": ["x", None, "y"], "head.weight": [None, "y"]},
    "attention": {"ids": ["x"], "words.weight": [None, "y"], "layer.linear*.weight": ["y"]}}


def tensors(data, letter):
    return [data["%s%d" % (letter, i)] for i in range(len(data.files))
            if "%s%d" % (letter, i) in data]


class Programs(unittest.TestCase):
    def test_equal_to_torch(self):
        for name, shardings in SHARDINGS.items():
            with self.subTest(name), np.load(os.path.join(INPUTS, name + ".npz")) as data:
                program = gspmd.load(os.path.join(INPUTS, name + ".mlirbc"))
                annotated = program.annotate(MESH, shardings)
                got = annotated.run(*tensors(data, "a"), check=True)
                self.assertEqual(annotated.compile().num_devices, 8)
                for a, b in zip(got, tensors(data, "r"), strict=True):
                    self.assertEqual(a.dtype, b.dtype)
                    np.testing.assert_allclose(a, b, rtol=1e-4, atol=1e-5)
                sources = [c.source for c in annotated.simulate("v4:2x2x2").collectives]
                self.assertTrue(any("torch_modules.py" in s for s in sources), sources)

    def test_names_of_the_module(self):
        program = gspmd.load(os.path.join(INPUTS, "mlp.mlirbc"))
        annotated = program.annotate(MESH, {"*.weight": ["x"], "x": [None, "y"]})
        table = annotated.shardings()
        self.assertEqual([v.label for v in table.arguments],
                         ["up.weight", "up.bias", "down.weight", "down.bias", "norm.weight",
                          "norm.bias", "x"])
        self.assertEqual([table[name].dims[0] for name in ("up.weight", "norm.weight", "x")],
                         [("x",), ("x",), ()])
        with self.assertRaisesRegex(gspmd.InputError, "is it up.weight[?]"):
            program.annotate(MESH, {"up.wieght": ["x"]})


if __name__ == "__main__":
    unittest.main()
