"""Compares with JAX which programs with unreduced axes the sdy dialect accepts.

    unreduced_grid.py GSPMD_OPT [--seed 1] [--count 2000]

Each program has one op whose operand and result have random shardings on the mesh
<["x"=2, "y"=2, "z"=4]>: the axes and halves of "z" shard a dimension, are unreduced
(by a sum, `max` or `min`), replicated, or unused. The result's sharding is that which
the op yields; half of the programs then have one change: another reduction, an axis more
or less, another order. Versions of JAX whose constraints do not introduce `max` and `min`
(before 0.12) read programs with sums only, and also accept a result that is unreduced along
axes of which the operand has complete values. Exits with 1 if a verdict differs, or if the
programs of an op are all accepted or all rejected.
"""

import argparse
import bisect
import collections
import random
import re
import subprocess
import sys

from jax._src.interpreters import mlir as jax_mlir
from jaxlib.mlir import ir

MESHES = """sdy.mesh @mesh = <["x"=2, "y"=2, "z"=4]>
sdy.mesh @same = <["x"=2, "y"=2, "z"=4]>
sdy.mesh @other = <["x"=2, "y"=2, "z"=4], device_ids=[%s]>
""" % ", ".join(map(str, reversed(range(16))))
AXES = ["x", "y", "z"]
SUB_AXES = ["x", "y", "z:(1)2", "z:(2)2"]
SIZES = {"x": 2, "y": 2, "z": 4}


def names(axes):
    return "{%s}" % ", ".join('"%s"%s' % (axis[0], axis[1:]) for axis in axes)


def lists(axes):
    return "[%s]" % ", ".join(map(names, axes))


class Sharding:
    def __init__(self, dims, unreduced=(), kind="", replicated=(), mesh="@mesh"):
        self.dims = [list(dim) for dim in dims]
        self.unreduced = list(unreduced)
        self.kind = kind
        self.replicated = list(replicated)
        self.mesh = mesh

    def copy(self):
        return Sharding(self.dims, self.unreduced, self.kind, self.replicated, self.mesh)

    def __str__(self):
        text = "<%s, %s" % (self.mesh, lists(self.dims))
        if self.replicated:
            text += ", replicated=" + names(self.replicated)
        if self.unreduced:
            text += ", unreduced=" + self.kind + names(self.unreduced)
        return text + ">"


class Generator:
    def __init__(self, seed, kinds):
        self.rng = random.Random(seed)
        self.kinds = kinds

    def chance(self, probability):
        return self.rng.random() < probability

    def some(self, axes, probability=0.4):
        return [axis for axis in axes if self.chance(probability)]

    def sharding(self, rank):
        rng, result = self.rng, Sharding([[]] * rank, kind=self.rng.choice(self.kinds))
        pool = list(rng.choice([AXES, SUB_AXES]))
        if self.chance(0.2):
            rng.shuffle(pool)
        for axis in pool:
            rng.choice(result.dims + [result.unreduced] * 2 + [result.replicated, []]).append(axis)
        return result

    def change(self, sharding, changes=("kind", "kind", "more", "less", "order", "dim",
                                        "replicated", "mesh")):
        rng, result = self.rng, sharding.copy()
        what = rng.choice(changes)
        if what == "kind":
            result.kind = rng.choice(self.kinds)
        elif what == "more":
            result.unreduced.append(rng.choice(SUB_AXES))
        elif what == "less" and result.unreduced:
            result.unreduced.remove(rng.choice(result.unreduced))
        elif what == "order":
            rng.shuffle(result.unreduced)
        elif what == "dim":
            dim = rng.choice(result.dims)
            if not dim or self.chance(0.5):
                dim.append(rng.choice(SUB_AXES))
            else:
                dim.pop()
        elif what == "mesh":
            result.mesh = rng.choice(["@same", "@other"])
        elif what == "replicated":
            result.replicated = [rng.choice(AXES)]
        return result

    def suffixes(self, out):
        """Removes a suffix of the axes of each dimension of `out`; returns the suffixes."""
        removed = []
        for dim in out.dims:
            begin = self.rng.randint(0, len(dim))
            removed.append(dim[begin:])
            del dim[begin:]
        return removed

    # Each op returns its text up to the operand, whose sharding is `out` before.

    def all_reduce(self, out):
        axes = self.some(out.unreduced, 0.7) if out.unreduced else self.some(AXES)
        kind = out.kind if self.chance(0.7) else self.rng.choice(self.kinds)
        out.unreduced = [axis for axis in out.unreduced if axis not in axes]
        return "sdy.all_reduce %s %s" % (kind, names(axes))

    def reduce_scatter(self, out):
        axes = [[] for _ in out.dims]
        for axis in self.some(out.unreduced, 0.7) or self.some(SUB_AXES, 0.2):
            self.rng.choice(axes).append(axis)
        kind = out.kind if self.chance(0.7) else self.rng.choice(self.kinds)
        for dim, added in zip(out.dims, axes):
            dim.extend(added)
            out.unreduced = [axis for axis in out.unreduced if axis not in added]
        return "sdy.reduce_scatter %s %s" % (kind, lists(axes))

    def all_gather(self, out):
        return "sdy.all_gather " + lists(self.suffixes(out))

    def all_slice(self, out):
        axes = [self.some(SUB_AXES, 0.25) for _ in out.dims]
        for dim, added in zip(out.dims, axes):
            dim.extend(added)
        return "sdy.all_slice " + lists(axes)

    def all_to_all(self, out):
        moved = self.suffixes(out)[0]
        out.dims[-1].extend(moved)
        return "sdy.all_to_all [%s: 0->%d]" % (names(moved), len(out.dims) - 1)

    def collective_permute(self, out):
        if self.chance(0.5):
            swapped = {"x": "y", "y": "x"}
            out.dims = [[swapped.get(axis, axis) for axis in dim] for dim in out.dims]
        return "sdy.collective_permute"

    def replicated_to_unreduced(self, out):
        axes = self.some(SUB_AXES, 0.3)
        out.unreduced = sorted(out.unreduced + axes)
        return "sdy.replicated_to_unreduced " + names(axes)

    def sharded_to_unreduced(self, out):
        axes = self.suffixes(out)
        out.unreduced = sorted(sum(axes, out.unreduced))
        return "sdy.sharded_to_unreduced " + lists(axes)

    COLLECTIVES = [all_reduce, reduce_scatter, all_gather, all_slice, all_to_all,
                   collective_permute, replicated_to_unreduced, sharded_to_unreduced]

    def collective(self, write, operand, type, sharding):
        out = sharding.copy()
        text = write(self, out)
        if self.chance(0.5):
            out = self.change(out)
        return "%s %s out_sharding=%s : %s" % (text, operand, out, type), out

    def change_of_sharding(self, name, operand, type, sharding):
        out = self.sharding(len(sharding.dims)) if self.chance(0.5) else self.change(sharding)
        return "sdy.%s %s %s : %s" % (name, operand, out, type), out

    def manual(self, type, sharding):
        out = self.change(sharding, ("kind", "more", "less", "order"))
        manual = self.some(AXES, 0.5)
        local = []
        for dim in sharding.dims:
            size = 8
            for axis in dim:
                if axis[0] in manual:
                    size //= SIZES[axis] if axis in SIZES else 2
            local.append("%dx" % size)
        inner = "tensor<%sf32>" % "".join(local)
        return ("sdy.manual_computation(%%a) in_shardings=[%s] out_shardings=[%s] manual_axes=%s "
                "(%%b: %s) { sdy.return %%b : %s } : (%s) -> %s"
                % (sharding, out, names(manual), inner, inner, type, type))

    def loop(self, type, sharding):
        attached = sharding if self.chance(0.8) else self.change(sharding)
        inner = self.collective(self.rng.choice(self.COLLECTIVES), "%v", type, attached)[0]
        return ("stablehlo.while(%%v = %%a) : %s attributes {sdy.sharding = "
                "#sdy.sharding_per_value<[%s]>} cond {\n"
                "    %%c = stablehlo.constant dense<true> : tensor<i1>\n"
                "    stablehlo.return %%c : tensor<i1>\n  } do {\n"
                "    %%o = %s\n    stablehlo.return %%o : %s\n  }"
                % (type, attached, inner, type))

    def attached(self, type, sharding):
        return ("stablehlo.negate %%a {sdy.sharding = #sdy.sharding_per_value<[%s]>} : %s"
                % (self.change(sharding), type))

    def program(self):
        """Returns the name of an op, and a program with it."""
        rank = self.rng.choice([1, 2])
        type = "tensor<%sf32>" % ("8x" * rank)
        operand = self.sharding(rank)
        name = self.rng.choice([op.__name__ for op in self.COLLECTIVES]
                               + ["sharding_constraint", "reshard", "manual", "attached", "loop", "chain"])
        body = []
        if name == "manual":
            body.append(self.manual(type, operand))
        elif name in ("attached", "loop"):
            body.append(getattr(self, name)(type, operand))
        elif name in ("sharding_constraint", "reshard"):
            body.append(self.change_of_sharding(name, "%a", type, operand)[0])
        elif name == "chain":
            first, out = self.collective(self.rng.choice(self.COLLECTIVES), "%a", type, operand)
            second = self.change_of_sharding("reshard", "%0", type, out)
            body.extend([first, second[0]])
        else:
            body.append(self.collective(getattr(Generator, name), "%a", type, operand)[0])
        lines = ["  %%%d = %s" % (i, op) for i, op in enumerate(body)]
        argument = "%%a: %s {sdy.sharding = #sdy.sharding%s}" % (type, operand)
        if self.chance(0.3):  # the operand is the result of an op
            argument = "%%p: %s" % type
            lines.insert(0, "  %%a = stablehlo.negate %%p {sdy.sharding = "
                            "#sdy.sharding_per_value<[%s]>} : %s" % (operand, type))
        return name, MESHES + "func.func @f(%s) {\n%s\n  return\n}" % (argument, "\n".join(lines))


SPLIT = "\n// -----\n"


def our_errors(gspmd_opt, texts):
    """Returns the first error of each text that has one, by its index."""
    starts, line = [], 1
    for text in texts:
        starts.append(line)
        line += text.count("\n") + SPLIT.count("\n")
    done = subprocess.run([gspmd_opt, "--split-input-file", "-o", "/dev/null", "-"],
                          input=SPLIT.join(texts), capture_output=True, text=True)
    if done.returncode < 0:
        raise SystemExit("crash:\n" + done.stderr)
    errors = {}
    for match in re.finditer(r"^<stdin>:(\d+):\d+: error: ([^\n]*)", done.stderr, re.M):
        errors.setdefault(bisect.bisect_right(starts, int(match[1])) - 1, match[2])
    return errors


def jax_error(context, text):
    with context:
        try:
            ir.Module.parse(text)
        except ir.MLIRError as error:
            return str(error)
    return None


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("gspmd_opt")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=2000)
    options = parser.parse_args()
    context = jax_mlir.make_ir_context()
    probe = MESHES + ("func.func @f(%%a: tensor<f32> {sdy.sharding = #sdy.sharding<@mesh, []>}) {\n"
                      "  %%0 = sdy.sharding_constraint %%a %s : tensor<f32>\n  return\n}")
    knows_maximum = not jax_error(context, probe % Sharding([], ["x"], "max"))
    generator = Generator(options.seed, ["", "max", "min"] if knows_maximum else [""])
    programs = [generator.program() for _ in range(options.count)]
    texts = [text for _, text in programs]
    verdicts = collections.defaultdict(set)
    faults, part = 0, 500  # gspmd-opt's time is quadratic in the number of programs
    for begin in range(0, len(texts), part):
        ours = our_errors(options.gspmd_opt, texts[begin:begin + part])
        for i, (name, text) in enumerate(programs[begin:begin + part]):
            error = jax_error(context, text)
            verdicts[name].add(error is None)
            if not knows_maximum and "which the operand is not" in ours.get(i, ""):
                continue
            if (error is None) != (i not in ours):
                faults += 1
                print("%s\nJAX: %s\nours: %s\n" % (text, error, ours.get(i)))
    for name, found in sorted(verdicts.items()):
        if len(found) != 2:
            faults += 1
            print("%s: all programs are %s" % (name, "accepted" if True in found else "rejected"))
    print("%d programs, %d verdicts are not JAX's" % (len(texts), faults))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
