"""gspmd.from_torch: modules of torch, compared with what torch computes.

    python torch_modules.py              # needs torch and torchax: docs/python.md
    python torch_modules.py --write DIR  # Inputs/torch: for tests where torch is not
"""

import os
import sys
import unittest

import gspmd
import numpy as np
import torch

HERE = os.path.dirname(os.path.abspath(__file__)) + os.sep
MESH = {"x": 4, "y": 2}


class Mlp(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.up = torch.nn.Linear(16, 64)
        self.down = torch.nn.Linear(64, 16)
        self.norm = torch.nn.LayerNorm(16)

    def forward(self, x):
        return self.norm(x + self.down(torch.nn.functional.gelu(self.up(x))))


class Convolutions(torch.nn.Module):
    """Convolutions with strides and groups, a norm, pools, and a classifier."""

    def __init__(self):
        super().__init__()
        self.stem = torch.nn.Conv2d(3, 8, 3, padding=1)
        self.norm = torch.nn.BatchNorm2d(8)
        self.deep = torch.nn.Conv2d(8, 16, 3, stride=2, padding=1, groups=4)
        self.head = torch.nn.Linear(16 * 3 * 3, 10)

    def forward(self, image):
        y = torch.relu(self.norm(self.stem(image)))
        y = torch.nn.functional.max_pool2d(y, 2)
        y = torch.nn.functional.avg_pool2d(self.deep(y), 2, stride=1)
        return torch.log_softmax(self.head(y.flatten(1)), dim=-1)


class Attention(torch.nn.Module):
    """Token numbers of 64 bits, a causal mask, arguments by keyword, a tree of results."""

    def __init__(self):
        super().__init__()
        self.words = torch.nn.Embedding(50, 32)
        self.layer = torch.nn.TransformerEncoderLayer(32, 4, 64, batch_first=True, dropout=0.0)
        self.shift = torch.arange(6)

    def forward(self, ids, *, scale, mask=None):
        y = self.words(ids + self.shift) * scale
        seen = torch.nn.Transformer.generate_square_subsequent_mask(ids.shape[1])
        y = self.layer(y, src_mask=seen, is_causal=True)
        return {"y": y, "best": y.argmax(-1)}


def ready(module):
    """With numbers that leave nothing at zero or one."""
    torch.manual_seed(7)
    for tensor in [*module.parameters(), *module.buffers()]:
        if tensor.is_floating_point():
            torch.nn.init.normal_(tensor, std=0.2)
            if tensor.dim() == 1:
                tensor.data.abs_().add_(0.5)
    return module.eval()


def cases():
    """Name, module, arguments, keywords, shardings by name."""
    torch.manual_seed(3)
    yield "mlp", ready(Mlp()), (torch.randn(8, 16),), {}, \
        {"x": ["x"], "up.weight": ["y"], "down.weight": [None, "y"]}
    yield "convolutions", ready(Convolutions()), (torch.randn(4, 3, 16, 16),), {}, \
        {"image": ["x", None, "y"], "head.weight": [None, "y"]}
    yield "attention", ready(Attention()), (torch.randint(0, 40, (4, 6)),), {"scale": 0.5}, \
        {"ids": ["x"], "words.weight": [None, "y"], "layer.linear1.weight": ["y"]}


class Modules(unittest.TestCase):
    def test_equal_to_torch(self):
        for name, module, args, kwargs, shardings in cases():
            with self.subTest(name):
                program = gspmd.from_torch(module, args, kwargs, mesh=MESH, shardings=shardings)
                got = program.run(*args, **kwargs, check=True)
                torch.testing.assert_close(got, module(*args, **kwargs), rtol=1e-4, atol=1e-5)
                self.assertEqual(program.compile().num_devices, 8)
                collectives = program.simulate("v4:2x2x2").collectives
                sources = [c.source for c in collectives]
                self.assertTrue(any("torch_modules.py" in s for s in sources), sources)
                self.assertFalse(any("site-packages" in s for s in sources), sources)

    def test_names_and_explanations(self):
        _, module, args, _, shardings = next(cases())
        program = gspmd.from_torch(module, args, mesh=MESH, shardings=shardings)
        self.assertEqual([v.label for v in program.shardings().arguments],
                         ["up.weight", "up.bias", "down.weight", "down.bias", "norm.weight",
                          "norm.bias", "x"])
        self.assertEqual(program.shardings()["result"].dims, (("x",), ()))
        self.assertIn('"y" from argument', program.explain("up/dot_general"))
        with self.assertRaisesRegex(gspmd.InputError, "up.weight"):
            gspmd.from_torch(module, args, mesh=MESH, shardings={"up.wieght": ["y"]})

    def test_exported_and_other_types(self):
        module = torch.nn.Linear(8, 4).bfloat16()
        x = torch.randn(2, 8).bfloat16()
        program = gspmd.from_torch(torch.export.export(module, (x,)))
        got = program.run(x)
        self.assertEqual(got.dtype, torch.bfloat16)
        # torchax rounds the product before it adds the bias; torch rounds once.
        torch.testing.assert_close(got, module(x), rtol=2 ** -7, atol=2 ** -8)

    def test_rejected(self):
        x = torch.randn(4, 3, 8, 8)
        training = torch.nn.BatchNorm2d(3).train()
        for module, message in ((training, "changes 'running_mean'.*eval"),
                                (torch.nn.Dropout(0.5).train(), "torchax does not lower aten.rand.default")):
            with self.assertRaisesRegex(gspmd.InputError, message):
                gspmd.from_torch(module, (x,))
        batch = torch.export.Dim("batch", min=2, max=64)
        dynamic = torch.export.export(torch.nn.ReLU(), (x,), dynamic_shapes=({0: batch},))
        with self.assertRaisesRegex(gspmd.InputError, "without dynamic_shapes"):
            gspmd.from_torch(dynamic)
        _, module, args, kwargs, _ = list(cases())[2]
        program = gspmd.from_torch(module, args, kwargs)
        with self.assertRaisesRegex(gspmd.InputError, "exported with 0.5, not 0.25"):
            program.run(*args, scale=0.25)
        with self.assertRaisesRegex(gspmd.InputError, "structure"):
            program.run(*args)


def write(folder):
    for name, module, args, kwargs, _ in cases():
        program = gspmd.from_torch(module, args, kwargs)
        tensors = program._signature.flatten(args, kwargs, ())
        results = torch.utils._pytree.tree_leaves(module(*args, **kwargs))
        with open("%s/%s.mlirbc" % (folder, name), "wb") as f:
            f.write(gspmd.load(program.text(locations=True).replace(HERE, "")).bytecode())
        np.savez_compressed("%s/%s.npz" % (folder, name), **{
            "a%d" % i: np.asarray(value) for i, value in enumerate(tensors)}, **{
            "r%d" % i: result.detach().numpy() for i, result in enumerate(results)})


if __name__ == "__main__":
    if len(sys.argv) > 2 and sys.argv[1] == "--write":
        write(sys.argv[2])
    else:
        unittest.main()
