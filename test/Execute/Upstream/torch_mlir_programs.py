"""Programs in linalg and tosa as torch-mlir writes them, with what torch computes.

    python -m venv torch && torch/bin/pip install torch==2.12.0 torch-mlir
    torch/bin/python torch_mlir_programs.py FOLDER

writes NAME.mlir, NAME.in.npz and NAME.out.npz for shard_arguments.py. Inputs/torch was written with
torch-mlir 20261001; weights and inputs are random, of one seed.
"""

import sys

import numpy
import torch
from torch import nn
from torch.nn import functional
from torch_mlir import fx


class Conv(nn.Module):
    def __init__(self):
        super().__init__()
        self.stem = nn.Conv2d(3, 8, 3, padding=1)
        self.norm = nn.BatchNorm2d(8)
        self.deep = nn.Conv2d(8, 8, 3, stride=2, padding=1, groups=8)
        self.head = nn.Linear(8, 5)

    def forward(self, x):
        x = functional.relu(self.norm(self.stem(x)))
        x = functional.gelu(self.deep(functional.max_pool2d(x, 2)))
        return self.head(x.mean((2, 3)))


class Attention(nn.Module):
    """A layer of a decoder: four heads, a causal mask."""

    def __init__(self):
        super().__init__()
        self.qkv, self.out = nn.Linear(16, 48), nn.Linear(16, 16)
        self.norm, self.second = nn.LayerNorm(16), nn.LayerNorm(16)
        self.up, self.down = nn.Linear(16, 32), nn.Linear(32, 16)

    def forward(self, x):
        batch, time, _ = x.shape
        q, k, v = [part.reshape(batch, time, 4, 4).transpose(1, 2)
                   for part in self.qkv(self.norm(x)).chunk(3, -1)]
        mask = torch.tril(torch.ones(time, time, dtype=torch.bool))
        scores = (q @ k.transpose(-1, -2)) / 2.0
        scores = scores.masked_fill(~mask, float("-inf")).softmax(-1)
        x = x + self.out((scores @ v).transpose(1, 2).reshape(batch, time, 16))
        return x + self.down(functional.silu(self.up(self.second(x))))


class Embedding(nn.Module):
    def __init__(self):
        super().__init__()
        self.table, self.head = nn.Embedding(20, 8), nn.Linear(8, 20)

    def forward(self, tokens):
        return functional.log_softmax(self.head(self.table(tokens)), -1)


class UNet(nn.Module):
    def __init__(self):
        super().__init__()
        self.down, self.low = nn.Conv2d(3, 4, 3, padding=1), nn.Conv2d(4, 4, 3, padding=1)
        self.up, self.out = nn.ConvTranspose2d(4, 4, 2, stride=2), nn.Conv2d(8, 3, 3, padding=1)

    def forward(self, x):
        high = functional.relu(self.down(x))
        low = functional.relu(self.low(functional.avg_pool2d(high, 2)))
        return torch.sigmoid(self.out(torch.cat([high, self.up(low)], 1)))


class Lstm(nn.Module):
    def __init__(self):
        super().__init__()
        self.cell = nn.LSTMCell(6, 8)

    def forward(self, x):
        state = torch.zeros(x.shape[1], 8), torch.zeros(x.shape[1], 8)
        outputs = []
        for now in x:
            state = self.cell(now, state)
            outputs.append(state[0])
        return torch.stack(outputs)


class Moves(nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = nn.Linear(8, 4)

    def forward(self, x):
        return ((self.layer(x)**2).mean(), torch.flip(x, [0]), functional.pad(x, (1, 2)), x[1:7:2], x.repeat(2, 1),
                torch.roll(x, 1, 0))


PROGRAMS = {
    "conv": (Conv, torch.randn, (4, 3, 12, 12), "linalg-on-tensors"),
    "attn": (Attention, torch.randn, (4, 6, 16), "linalg-on-tensors"),
    "emb": (Embedding, lambda *shape: torch.randint(0, 20, shape), (4, 6), "linalg-on-tensors"),
    "moves": (Moves, torch.randn, (8, 8), "linalg-on-tensors"),
    "lstm": (Lstm, torch.randn, (3, 8, 6), "tosa"),
    "unet": (UNet, torch.randn, (2, 3, 16, 8), "tosa"),
}


def main():
    torch.manual_seed(0)
    for name, (model, random, shape, dialect) in PROGRAMS.items():
        module, x = model().eval(), random(*shape)
        with torch.no_grad():
            results = module(x)
        results = results if isinstance(results, tuple) else (results,)
        path = "%s/%s" % (sys.argv[1], name)
        numpy.savez(path + ".in.npz", a0=x.numpy())
        numpy.savez(path + ".out.npz", **{"a%d" % i: result.numpy() for i, result in enumerate(results)})
        with open(path + ".mlir", "w", encoding="utf-8") as f:
            f.write(str(fx.export_and_import(module, x, output_type=dialect)))


if __name__ == "__main__":
    main()
