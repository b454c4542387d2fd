"""Small programs that move data, sharded evenly or not: what `compare_xla.py --layouts`
and `--random` compare with XLA.

`named()` yields programs for which gspmd once sent more bytes than XLA; `drawn(seed)` returns a random program:
a chain of reshapes, transposes, slices, pads, joins, rotations, gathers, windows,
convolutions and their transposes, reductions and products, on 2 to 12 devices. Each is
JAX's text of the function with Shardy's annotations on arguments and results, which
`jax.jit` itself would reject if a shard is uneven. Results have no annotation
only if all shards are even, because Shardy's export produces even shards only.
"""


import functools
import random
import re

import jax
import jax.numpy as jnp
from jax import lax
import numpy as np

MOST_ELEMENTS = 40000


class Program:
    """A function, its arguments' types and how arguments and results are sharded: for
    each dimension a tuple of axes, or None for a result of any sharding."""

    def __init__(self, name, mesh, function, arguments, argument_axes, result_axes=None):
        self.name, self.mesh, self.function = name, dict(mesh), function
        self.arguments, self.argument_axes, self.result_axes = arguments, argument_axes, result_axes
        self.devices = int(np.prod(list(self.mesh.values())))

    def is_even(self):
        """Returns whether all shards of arguments and results are of one size; Shardy's export
        replicates other arguments and results."""
        results = jax.eval_shape(self.function, *self.arguments)
        pairs = list(zip([a.shape for a in self.arguments], self.argument_axes))
        if self.result_axes:
            pairs.append((results.shape, self.result_axes[0]))
        return all(size % self.count(axes) == 0
                   for shape, dims in pairs for size, axes in zip(shape, dims))

    def count(self, axes):
        return int(np.prod([self.mesh[a] for a in axes], dtype=int))

    def text(self, form):
        """Returns the text with annotations of Shardy ("sdy") or of GSPMD ("mhlo")."""
        lowered = jax.jit(self.function, keep_unused=True).lower(*self.arguments)
        text = re.sub(r"mhlo.num_partitions = 1 ",
                      "mhlo.num_partitions = %d " % self.devices, lowered.as_text())
        head, rest = text.split("@main(", 1)
        signature, rest = rest.split(" {\n", 1)
        arguments, results = signature.split(") -> ")
        write = self.sdy if form == "sdy" else self.mhlo
        arguments = annotate(arguments, self.argument_axes, write)
        if self.result_axes:
            results = annotate(re.sub(r" \{[^{}]*\}", "", results), self.result_axes, write)
            results = results if results[0] == "(" else "(%s)" % results
        axes = ", ".join('"%s"=%d' % axis for axis in self.mesh.items())
        mesh = "sdy.mesh @mesh = <[%s]>\n  " % axes if form == "sdy" else ""
        begin = head.rindex("func.func public")
        return "%s%s%s@main(%s) -> %s {\n%s" % (head[:begin], mesh, head[begin:], arguments,
                                                results, rest)

    @staticmethod
    def sdy(dims):
        return "sdy.sharding = #sdy.sharding<@mesh, [%s]>" % ", ".join(
            "{%s}" % ", ".join('"%s"' % a for a in axes) for axes in dims)

    def mhlo(self, dims):
        axes = list(self.mesh)
        used = [a for dim in dims for a in dim]
        if not used:
            return 'mhlo.sharding = "{replicated}"'
        order = [axes.index(a) for a in used + [a for a in axes if a not in used]]
        rest = self.devices // self.count(used)
        sizes = [self.count(dim) for dim in dims] + ([rest] if rest > 1 else [])
        # The list of the devices, as sizes and a transpose where that is not in order.
        mesh = (",".join(map(str, self.mesh.values())) + "]T(" + ",".join(map(str, order)) + ")"
                if order != sorted(order) else "%d]" % self.devices)
        return 'mhlo.sharding = "{devices=[%s]<=[%s%s}"' % (
            ",".join(map(str, sizes)), mesh, " last_tile_dim_replicate" if rest > 1 else "")


def annotate(types, argument_axes, write):
    """Returns the types of a signature, each with the text that `write` returns for its axes."""
    left = iter(argument_axes)

    def one(match):
        axes = next(left)
        return match[0] if axes is None else "%s {%s}" % (match[0], write(axes))
    return re.sub(r"tensor<[^>]*>", one, types)


def floats(*shape):
    return jax.ShapeDtypeStruct(shape, np.float32)


def integers(*shape):
    return jax.ShapeDtypeStruct(shape, np.int32)


def axes_of(*dims):
    """Returns the axes of each dimension: `axes_of("x", "", "yz")`."""
    return tuple(tuple(axes) for axes in dims)


# ---------------------------------------------------------------- named programs


def named():
    """Returns the programs of known issues and their variants."""
    cube = {"x": 2, "y": 2, "z": 2}
    yield Program("merge", cube, lambda a: a.reshape(-1), [floats(4, 6, 8)],
                  [axes_of("x", "y", "z")], [axes_of("xyz")])
    yield Program("merge_open", cube, lambda a: a.reshape(-1), [floats(4, 6, 8)],
                  [axes_of("x", "y", "z")])
    yield Program("transpose", {"x": 2, "y": 2}, lambda a: a.transpose(2, 3, 0, 1),
                  [floats(4, 3, 8, 5)], [axes_of("x", "", "y", "")], [axes_of("x", "", "y", "")])
    yield Program("transpose_4x2", {"x": 4, "y": 2}, lambda a: a.transpose(2, 3, 0, 1),
                  [floats(4, 3, 8, 5)], [axes_of("x", "", "y", "")], [axes_of("x", "", "y", "")])
    for rows, by, devices in ((9, 1, 8), (10, 5, 8), (9, 4, 8), (13, 3, 8), (5, 2, 4),
                              (7, 6, 4), (3, 1, 2), (6, 1, 4)):
        yield Program("roll_%d_by_%d_on_%d" % (rows, by, devices), {"x": devices},
                      lambda a, by=by: jnp.roll(a, by, 0), [floats(rows, 64)],
                      [axes_of("x", "")], [axes_of("x", "")])
    yield from transposed_convolutions()


def transposed_convolutions():
    # devices, length, kernel, stride, padding
    cases = [
        (4, 10, 2, 2, "SAME"), (4, 10, 3, 2, "SAME"), (4, 10, 4, 2, "SAME"),
        (8, 10, 3, 2, "SAME"), (8, 18, 5, 2, "VALID"), (2, 9, 3, 2, "VALID"),
        (4, 13, 3, 3, "SAME"), (4, 13, 5, 3, "VALID"), (4, 14, 4, 4, "SAME"),
        (8, 21, 3, 1, "SAME"), (2, 7, 5, 2, "SAME"), (4, 11, 7, 2, "VALID"),
        (8, 19, 2, 3, "VALID"), (4, 9, 1, 2, "SAME"), (4, 16, 4, 2, "SAME"),
    ]
    for devices, length, kernel, stride, padding in cases:
        yield Program(
            "convT_%ddev_n%d_k%d_s%d_%s" % (devices, length, kernel, stride, padding),
            {"x": devices},
            lambda a, k, s=stride, p=padding: lax.conv_transpose(a, k, (s,), p),
            [floats(2, length, 3), floats(kernel, 3, 4)],
            [axes_of("", "x", ""), axes_of("", "", "")], [axes_of("", "x", "")])
    for name, devices, shape, kernel, strides, padding, dims in (
            ("convT_2d", {"x": 2, "y": 2}, (2, 9, 7, 3), (3, 3, 3, 4), (2, 2), "SAME", ("x", "y")),
            ("convT_2d_valid", {"x": 4, "y": 2}, (2, 10, 7, 3), (4, 2, 3, 4), (2, 3), "VALID",
             ("x", "y")),
            ("convT_2d_rows", {"x": 8}, (2, 19, 8, 3), (3, 3, 3, 4), (2, 2), "SAME", ("x", ""))):
        yield Program(
            name, devices,
            lambda a, k, s=strides, p=padding: lax.conv_transpose(a, k, s, p),
            [floats(*shape), floats(*kernel)],
            [axes_of("", *dims, ""), axes_of("", "", "", "")], [axes_of("", *dims, "")])


# ---------------------------------------------------------------- random programs

MESHES = [{"x": 2}, {"x": 4}, {"x": 8}, {"x": 3}, {"x": 2, "y": 2}, {"x": 2, "y": 4},
          {"x": 4, "y": 2}, {"x": 2, "y": 2, "z": 2}, {"x": 2, "y": 3}]


class Draw:
    """Draws one program. A step is a function of the drawing and a shape. It returns a function
    of a tensor and adds the arguments that it reads, or returns None if it does not apply."""

    STEPS = {}

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.mesh = self.random.choice(MESHES)
        self.arguments, self.argument_axes = [], []

    def program(self, name):
        shape = self.shape()
        self.argument(shape)
        steps, names = [], []
        for _ in range(self.random.choice((1, 1, 2, 2, 3))):
            for _ in range(20):
                name_of_step = self.random.choice(sorted(self.STEPS))
                step = self.try_step(self.STEPS[name_of_step], shape)
                if step:
                    break
            else:
                break
            step, shape = step
            steps.append(step)
            names.append(name_of_step)

        def function(*arguments):
            value = arguments[0]
            for step in steps:
                value = step(value, arguments)
            return value
        made = functools.partial(Program, "%s %s" % (name, "+".join(names)), self.mesh,
                                 function, self.arguments, self.argument_axes)
        axes_of_result = self.axes_of(shape)
        if self.random.random() < 0.2 and made().is_even():
            return made()
        return made([axes_of_result])

    def try_step(self, make, shape):
        """Returns (function, its result's shape), or None if the step is impossible."""
        count = len(self.arguments)
        function = make(self, shape)
        if function:
            result = jax.eval_shape(function, floats(*shape), self.arguments)
            if 0 < np.prod(result.shape) <= MOST_ELEMENTS and result.shape:
                return function, result.shape
        del self.arguments[count:], self.argument_axes[count:]
        return None

    def shape(self):
        rank = self.random.choice((1, 2, 2, 3, 3, 4))
        while True:
            sizes = (2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 16, 18, 24, 33, 64)
            shape = [self.random.choice(sizes[:{1: 16, 2: 16, 3: 13, 4: 9}[rank]])
                     for _ in range(rank)]
            if 16 <= np.prod(shape) <= 8000:
                return tuple(shape)

    def axes_of(self, shape):
        dims = [[] for _ in shape]
        for axis in self.random.sample(sorted(self.mesh), len(self.mesh)):
            fits = [d for d, size in enumerate(shape)
                    if size >= self.mesh[axis] * np.prod([self.mesh[a] for a in dims[d]])]
            if fits and self.random.random() < 0.8:
                dims[self.random.choice(fits)].append(axis)
        return tuple(tuple(d) for d in dims)

    def argument(self, shape, kind=floats):
        """Adds an argument and returns its index."""
        self.arguments.append(kind(*shape))
        self.argument_axes.append(self.axes_of(shape) if kind is floats or len(shape) else ())
        return len(self.arguments) - 1

    def dim(self, shape, least=2):
        fits = [d for d, size in enumerate(shape) if size >= least]
        return self.random.choice(fits) if fits else None


def step(method):
    Draw.STEPS[method.__name__] = method
    return method


def factors(draw, total, count):
    """Returns `count` sizes whose product is `total`."""
    sizes = []
    for _ in range(count - 1):
        divisors = [d for d in range(1, total + 1) if total % d == 0]
        sizes.append(draw.random.choice(divisors))
        total //= sizes[-1]
    return sizes + [total]


@step
def merge(draw, shape):
    if len(shape) < 2:
        return None
    d = draw.random.randrange(len(shape) - 1)
    merged = shape[:d] + (shape[d] * shape[d + 1],) + shape[d + 2:]
    return lambda a, _: a.reshape(merged)


@step
def split(draw, shape):
    d = draw.dim(shape, 4)
    if d is None or len(shape) > 4:
        return None
    sizes_of_factors = factors(draw, shape[d], 2)
    if 1 in sizes_of_factors:
        return None
    return lambda a, _: a.reshape(shape[:d] + tuple(sizes_of_factors) + shape[d + 1:])


@step
def reshape(draw, shape):
    new = factors(draw, int(np.prod(shape)), draw.random.randint(1, 4))
    return lambda a, _: a.reshape(new)


@step
def transpose(draw, shape):
    if len(shape) < 2:
        return None
    order = draw.random.sample(range(len(shape)), len(shape))
    return lambda a, _: a.transpose(order)


@step
def reverse(draw, shape):
    d = draw.dim(shape)
    return None if d is None else lambda a, _: lax.rev(a, (d,))


@step
def roll(draw, shape):
    d = draw.dim(shape)
    if d is None:
        return None
    by = draw.random.randrange(1, shape[d])
    return lambda a, _: jnp.roll(a, by, d)


@step
def slice_(draw, shape):
    starts, limits, strides = [], [], []
    for size in shape:
        keep = draw.random.random() < 0.4
        start = 0 if keep else draw.random.randrange(0, (size + 1) // 2)
        starts.append(start)
        limits.append(size if keep else draw.random.randint(start + 1, size))
        strides.append(1 if keep else draw.random.choice((1, 1, 1, 2, 3)))
    return lambda a, _: lax.slice(a, starts, limits, strides)


@step
def pad(draw, shape):
    edges = [(0, 0, 0) if draw.random.random() < 0.5 else
             (draw.random.randint(-1, 3), draw.random.randint(-1, 3),
              draw.random.choice((0, 0, 0, 1, 2))) for _ in shape]
    return lambda a, _: lax.pad(a, np.float32(0), edges)


@step
def concatenate(draw, shape):
    d = draw.dim(shape, 1)
    other = list(shape)
    other[d] = draw.random.randint(1, shape[d])
    i = draw.argument(tuple(other))
    order = draw.random.random() < 0.5
    return lambda a, arguments: jnp.concatenate(
        [a, arguments[i]] if order else [arguments[i], a], d)


@step
def join_slices(draw, shape):
    d = draw.dim(shape, 3)
    if d is None:
        return None
    at = sorted(draw.random.sample(range(shape[d] + 1), 2))

    def function(a, _):
        slices = [lax.slice_in_dim(a, at[0], shape[d], axis=d),
                  lax.slice_in_dim(a, 0, at[1], axis=d)]
        return jnp.concatenate(slices, d)
    return function


@step
def stack(draw, shape):
    i = draw.argument(shape)
    d = draw.random.randint(0, len(shape))
    return None if len(shape) > 3 else lambda a, arguments: jnp.stack([a, arguments[i]], d)


@step
def tile(draw, shape):
    d = draw.dim(shape, 1)
    times = [draw.random.choice((2, 3)) if e == d else 1 for e in range(len(shape))]
    return lambda a, _: jnp.tile(a, times)


@step
def repeat(draw, shape):
    d = draw.dim(shape, 1)
    return lambda a, _: jnp.repeat(a, 2, d)


@step
def take(draw, shape):
    d = draw.dim(shape)
    if d is None:
        return None
    i = draw.argument((draw.random.choice((3, 5, 8, 12, 16)),), integers)
    return lambda a, arguments: jnp.take(a, arguments[i], d, mode="clip")


@step
def dynamic_slice(draw, shape):
    d = draw.dim(shape, 3)
    if d is None:
        return None
    size = draw.random.randint(1, shape[d] - 1)
    i = draw.argument((), integers)
    return lambda a, arguments: lax.dynamic_slice_in_dim(a, arguments[i], size, d)


@step
def dynamic_update(draw, shape):
    d = draw.dim(shape, 3)
    if d is None:
        return None
    size = draw.random.randint(1, shape[d] - 1)
    i = draw.argument((), integers)
    j = draw.argument(shape[:d] + (size,) + shape[d + 1:])
    return lambda a, arguments: lax.dynamic_update_slice_in_dim(
        a, arguments[j], arguments[i], d)


@step
def broadcast(draw, shape):
    if len(shape) > 3:
        return None
    d = draw.random.randint(0, len(shape))
    size = draw.random.choice((2, 4, 6))
    return lambda a, _: jnp.broadcast_to(
        jnp.expand_dims(a, d), shape[:d] + (size,) + shape[d:])


@step
def reduce(draw, shape):
    d = draw.dim(shape, 1)
    return None if len(shape) < 2 else lambda a, _: a.sum(d)


@step
def cumulative(draw, shape):
    d = draw.dim(shape)
    return None if d is None else lambda a, _: jnp.cumsum(a, d)


@step
def window(draw, shape):
    d = draw.dim(shape, 4)
    if d is None:
        return None
    sizes, strides = [1] * len(shape), [1] * len(shape)
    sizes[d], strides[d] = draw.random.choice((2, 3)), draw.random.choice((1, 1, 2))
    padding = draw.random.choice(("SAME", "VALID"))
    return lambda a, _: lax.reduce_window(a, -np.inf, lax.max, sizes, strides, padding)


def as_image(a, shape):
    """Adds a batch and a feature dimension around the spatial ones."""
    if len(shape) == 1:
        return a.reshape(1, shape[0], 1)
    if len(shape) == 2:
        return a.reshape(1, *shape)
    return a


@step
def convolution(draw, shape):
    image = jax.eval_shape(lambda: as_image(jnp.zeros(shape), shape)).shape
    spatial = [draw.random.choice((1, 2, 3, 5)) for _ in image[2:]]
    if any(k > n for k, n in zip(spatial, image[1:])):
        return None
    i = draw.argument((*spatial, image[-1], draw.random.choice((2, 4, 6))))
    names = ("NHC", "HIO", "NHC") if len(image) == 3 else ("NHWC", "HWIO", "NHWC")
    stride = draw.random.choice((1, 1, 2, 3))
    padding = draw.random.choice(("SAME", "VALID"))
    return lambda a, arguments: lax.conv_general_dilated(
        as_image(a, shape), arguments[i], (stride,) * len(spatial), padding,
        dimension_numbers=names)


@step
def transposed_convolution(draw, shape):
    image = jax.eval_shape(lambda: as_image(jnp.zeros(shape), shape)).shape
    spatial = [draw.random.choice((1, 2, 3, 4)) for _ in image[2:]]
    i = draw.argument((*spatial, image[-1], draw.random.choice((2, 4))))
    stride = draw.random.choice((2, 2, 3))
    padding = draw.random.choice(("SAME", "VALID"))
    return lambda a, arguments: lax.conv_transpose(
        as_image(a, shape), arguments[i], (stride,) * len(spatial), padding)


@step
def product(draw, shape):
    i = draw.argument((shape[-1], draw.random.choice((3, 4, 8, 10))))
    return lambda a, arguments: a @ arguments[i]


@step
def scatter(draw, shape):
    count = draw.random.choice((3, 6, 8))
    i = draw.argument((count,), integers)
    j = draw.argument((count,) + shape[1:])
    return lambda a, arguments: a.at[arguments[i]].add(arguments[j], mode="drop")


def drawn(seed):
    for attempt in range(100):
        program = Draw(seed * 100 + attempt).program("seed %d" % seed)
        if any(any(c) for c in program.argument_axes):
            return program
    raise ValueError("no program from seed %d" % seed)
