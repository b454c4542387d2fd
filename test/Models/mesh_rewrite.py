"""Rewrites the mesh of a program in Shardy's form.

The program keeps its annotations; only the sizes of the axes change, or one
axis becomes two. The result of a program must not depend on the mesh, so a
rewritten program has the same expected output.

    python mesh_rewrite.py IN.sdy.mlir 2x4 [-o OUT.mlir]
    python mesh_rewrite.py IN.sdy.mlir --list
"""

import argparse
import itertools
import math
import re
import sys

_MESH = re.compile(
    r'sdy\.mesh @(?P<name>[\w$.-]+) = <\[(?P<axes>[^\]]*)\]'
    r'(?P<ids>, device_ids=\[[^\]]*\])?>(?P<attrs> \{stablehlo\.mesh = .*\})?')
_AXIS = re.compile(r'"([^"]+)"=(\d+)')
# `<@mesh, [{"x"}, {}], replicated={"y"}>`, alone or inside an attribute.
_SHARDING = re.compile(
    r'<@(?P<mesh>[\w$.-]+), \[(?P<dims>(?:\{[^{}]*\}(?:p\d+)?(?:, )?)*)\]'
    r'(?P<rest>[^<>]*)>')
_TYPE_BEFORE = re.compile(r'tensor<([^<>]*)> \{[^{}]*sdy\.sharding = #sdy\.sharding$')
_TYPE_AFTER = re.compile(r' : tensor<([^<>]*)>')


class CannotRewrite(Exception):
    """The program has something that this mesh cannot serve."""


def _meshes(text):
    """Maps each mesh name to its list of (axis, size)."""
    return {
        match['name']: [(a, int(n)) for a, n in _AXIS.findall(match['axes'])]
        for match in _MESH.finditer(text)
    }


def variants(text):
    """The shapes, as "2x4", that the main mesh of `text` can be rewritten to."""
    axes = max(_meshes(text).values(), key=len, default=[])
    sizes = [size for _, size in axes]
    total = math.prod(sizes)
    shapes = set()
    for rank in (2, 3):
        if rank < len(sizes) or rank > len(sizes) + 1:
            continue
        divisors = [d for d in range(1, total + 1) if total % d == 0]
        for shape in itertools.product(divisors, repeat=rank):
            if math.prod(shape) == total and 1 not in shape[1:]:
                shapes.add(shape)
    shapes.discard(tuple(sizes))
    return ["x".join(map(str, shape)) for shape in sorted(shapes)]


def _new_axes(axes, shape):
    """Returns (axis map, new axes): each old axis becomes one or two new."""
    if len(shape) == len(axes):
        new = [(name, size) for (name, _), size in zip(axes, shape)]
        return {name: [name] for name, _ in axes}, new
    if len(shape) != len(axes) + 1:
        raise CannotRewrite("a mesh of rank %d has no form of rank %d"
                            % (len(axes), len(shape)))
    first = axes[0][0]
    names = [first, first + "_minor"] + [name for name, _ in axes[1:]]
    mapping = {name: [name] for name, _ in axes}
    mapping[first] = [first, first + "_minor"]
    return mapping, list(zip(names, shape))


def _check_divides(text, match, dims, sizes):
    """Raises CannotRewrite where a sharded dimension is not divided evenly."""
    found = (_TYPE_BEFORE.search(text[:match.start()][-400:])
             or _TYPE_AFTER.match(text, match.end()))
    if not found:
        if '"' in dims:
            raise CannotRewrite("no type beside the sharding " + match.group())
        return
    shape = [int(n) for n in re.findall(r'(\d+)x', found[1])]
    for size, dim in zip(shape, re.findall(r'\{([^{}]*)\}', dims)):
        shards = math.prod(sizes[a] for a in re.findall(r'"([^"]+)"', dim))
        if size % shards:
            raise CannotRewrite("%d is not divisible by %d" % (size, shards))


def rewrite(text, shape):
    """Returns `text` with every mesh of the main rank reshaped to `shape`."""
    if '"x":(' in text or 'sdy.manual_computation' in text:
        raise CannotRewrite("sub-axes and manual regions depend on the sizes")
    meshes = _meshes(text)
    rank = max(map(len, meshes.values()), default=0)
    plans = {name: _new_axes(axes, shape)
             for name, axes in meshes.items() if len(axes) == rank and rank}
    for name, (_, new) in plans.items():
        if math.prod(n for _, n in new) != math.prod(n for _, n in meshes[name]):
            raise CannotRewrite("the number of devices must not change")

    def rename(mapping, axes_text):
        return re.sub(
            r'"([^"]+)"',
            lambda m: ", ".join('"%s"' % a for a in mapping[m[1]]), axes_text)

    def sharding(match):
        if match['mesh'] not in plans:
            return match.group()
        mapping, new = plans[match['mesh']]
        dims = rename(mapping, match['dims'])
        _check_divides(text, match, dims, dict(new))
        return '<@%s, [%s]%s>' % (match['mesh'], dims,
                                  rename(mapping, match['rest']))

    def mesh(match):
        if match['name'] not in plans:
            return match.group()
        _, new = plans[match['name']]
        axes = ", ".join('"%s"=%d' % axis for axis in new)
        return 'sdy.mesh @%s = <[%s]%s>' % (match['name'], axes,
                                            match['ids'] or '')

    return _MESH.sub(mesh, _SHARDING.sub(sharding, text))


def possible(text):
    """The variants of `text` whose annotated dimensions divide evenly."""
    shapes = []
    for shape in variants(text):
        try:
            rewrite(text, [int(n) for n in shape.split("x")])
            shapes.append(shape)
        except CannotRewrite:
            pass
    return shapes


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("input")
    parser.add_argument("shape", nargs="?", help="new mesh, as 2x4")
    parser.add_argument("--list", action="store_true",
                        help="print the shapes that fit and stop")
    parser.add_argument("-o", dest="output", default="-")
    args = parser.parse_args()
    with open(args.input) as f:
        text = f.read()
    if args.list or not args.shape:
        print("\n".join(possible(text)))
        return
    try:
        text = rewrite(text, [int(n) for n in args.shape.split("x")])
    except CannotRewrite as error:
        sys.exit("mesh_rewrite: %s: %s" % (args.input, error))
    if args.output == "-":
        sys.stdout.write(text)
    else:
        with open(args.output, "w") as f:
            f.write(text)


if __name__ == "__main__":
    main()
