"""Compares the time of JAX on emulated devices with that of JAX's own CPU backend in the same
process, both with eight devices.

    python3 bench/Jax/jax_backend.py [--plugin build/release/lib/libgspmd_pjrt.so] [--count 400]

Two measurements, each as ratios:
- programs that are compiled and run once, hundreds of small ones as tests of a library
  make them: operations on arrays, small jitted functions, gradients, loops, random
  numbers, linear algebra, programs of eight devices. Tracing and lowering are JAX's and
  the same on both sides; the time of a backend is separate;
- dispatch: calls of programs that were seen before, each until its result is there.

`--hot` does all again in another process: what the cache of compiled programs on disk
saves. Needs JAX (`--python` names one that has it).
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def make_parser(description) -> argparse.ArgumentParser:
    """Returns a parser with the options of run_beside_cpu."""
    parser = argparse.ArgumentParser(description=description,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--plugin",
                        default=os.path.join(ROOT, "build/release/lib/libgspmd_pjrt.so"))
    parser.add_argument("--python", default=os.environ.get("GSPMD_JAX_PYTHON",
                                                           sys.executable))
    return parser


def parse(parser: argparse.ArgumentParser) -> argparse.Namespace:
    arguments = parser.parse_args()
    # JAX only reports an unknown platform.
    if not os.path.isfile(arguments.plugin):
        parser.error("there is no %s: build gspmd_pjrt, or name another by --plugin"
                     % arguments.plugin)
    return arguments


def run_beside_cpu(arguments, code, cache, **variables) -> int:
    """Runs Python code that can import the scripts of this folder in a process of
    `arguments.python` with JAX's CPU backend and the plugin, which keeps programs in the folder
    `cache`. Returns the exit code."""
    environment = dict(
        os.environ, JAX_PLATFORMS="gspmd,cpu", PYTHONPATH=os.path.join(ROOT, "python"),
        GSPMD_PJRT_LIBRARY=os.path.abspath(arguments.plugin), XDG_CACHE_HOME=cache,
        PYTHONDONTWRITEBYTECODE="1", TF_CPP_MIN_LOG_LEVEL="3", **variables)
    environment.pop("PJRT_NAMES_AND_LIBRARY_PATHS", None)
    command = [arguments.python, "-c", "import sys; sys.path.insert(0, %r); %s"
               % (os.path.dirname(os.path.abspath(__file__)), code)]
    return subprocess.run(command, env=environment, check=False).returncode


def main() -> int:
    parser = make_parser(__doc__)
    parser.add_argument("--count", type=int, default=400, help="programs that are compiled")
    parser.add_argument("--only", default="", help="kinds of programs, or `dispatch`")
    parser.add_argument("--hot", action="store_true")
    parser.add_argument("--worst", type=int, default=0, help="programs to list")
    parser.add_argument("--cpu-time", action="store_true",
                        help="work instead of the clock, where the machine has other things "
                             "to do")
    arguments = parse(parser)
    with tempfile.TemporaryDirectory() as cache:
        for title in ["nothing kept", "kept on disk"][:2 if arguments.hot else 1]:
            print("==", title, flush=True)
            code = run_beside_cpu(
                arguments, "import jax_backend; jax_backend.measure(%d, %r, %d, %r)"
                % (arguments.count, arguments.only, arguments.worst, arguments.cpu_time),
                cache, GSPMD_TOPOLOGY="v4:2x2x2",
                XLA_FLAGS="--xla_force_host_platform_device_count=8")
            if code:
                return code
    return 0


# ---------------------------------------------------------------------------------------
# Programs. Each is (kind, name, make), where make(devices) gives a function of nothing
# that computes something new on them.
# ---------------------------------------------------------------------------------------

def programs(count):
    """The first `count`, of all kinds in turn: another seed is not needed, as shapes and
    types go around with the number of the program."""
    kinds = [_eager, _eager2, _jitted, _gradient, _random, _linear_algebra, _loop, _indexing,
             _sharded, _manual]
    made = []
    number = 0
    while len(made) < count:
        for kind in kinds:
            made.append(kind(number))
        number += 1
    return made[:count]


def _shape(number):
    shapes = [(), (3,), (4, 5), (2, 3, 4), (1, 7), (8, 8), (16,), (5, 1, 3), (32, 2), (64,)]
    return shapes[number % len(shapes)]


def _type(number):
    return ["float32", "int32", "bfloat16", "float16", "uint8", "bool", "int8",
            "complex64"][number % 8]


def _array(number, shape, dtype):
    import numpy as np
    generator = np.random.default_rng(number)
    values = generator.uniform(1, 9, shape)
    import jax.numpy as jnp
    return np.asarray(values).astype(jnp.dtype(dtype))


def _eager(number):
    import jax.numpy as jnp
    names = ["add", "multiply", "maximum", "subtract", "equal", "where", "power", "divide"]
    name = names[number % len(names)]
    dtype = _type(number // 3) if name not in ("subtract", "power", "divide") else "float32"
    shape = _shape(number // 2)

    def make(put):
        x, y = (put(_array(i, shape, dtype)) for i in (1, 2))
        if name == "where":
            return lambda: jnp.where(x > y, x, y)
        return lambda: getattr(jnp, name)(x, y)
    return "eager", "%s %s %s" % (name, dtype, shape), make


def _eager2(number):
    import jax.numpy as jnp
    table = [("sum", lambda x: x.sum(axis=-1)), ("transpose", lambda x: x.T),
             ("concatenate", lambda x: jnp.concatenate([x, x])), ("flip", jnp.flip),
             ("cumsum", lambda x: jnp.cumsum(x, axis=0)), ("sort", jnp.sort),
             ("mean", jnp.mean), ("argmax", jnp.argmax), ("reshape", jnp.ravel),
             ("tanh", jnp.tanh), ("pad", lambda x: jnp.pad(x, 1)), ("var", jnp.var),
             ("matmul", lambda x: x @ x.mT), ("unique", lambda x: jnp.unique(x, size=3)),
             ("logsumexp", lambda x: jnp.log(jnp.exp(x).sum(-1)))]
    name, function = table[number % len(table)]
    shape = _shape(number // 2) or (6,)
    shape = shape if len(shape) > 1 else shape + (number % 5 + 1,)
    dtype = ["float32", "float32", "bfloat16", "float16"][number // 5 % 4]

    def make(put):
        x = put(_array(number, shape, dtype))
        return lambda: function(x)
    return "eager", "%s %s %s" % (name, dtype, shape), make


def _jitted(number):
    import jax
    import jax.numpy as jnp
    width, rows = 4 + number % 13, 2 + number % 7

    def make(put):
        x = put(_array(1, (rows, width), "float32"))
        w = put(_array(2, (width, width), "float32"))

        def layer(x, w):
            h = jax.nn.gelu(x @ w)
            h = (h - h.mean(-1, keepdims=True)) / jnp.sqrt(h.var(-1, keepdims=True) + 1e-5)
            return jax.nn.softmax(h @ w.T, axis=-1)
        function = jax.jit(layer)
        return lambda: function(x, w)
    return "jit", "layer %d %d" % (rows, width), make


def _gradient(number):
    import jax
    import jax.numpy as jnp
    width = 3 + number % 17
    functions = [jnp.tanh, jnp.sin, jax.nn.softplus, jax.nn.sigmoid, jnp.exp, jax.nn.relu]
    function = functions[number % len(functions)]

    def make(put):
        x = put(_array(1, (width,), "float32") * 0.1)
        w = put(_array(2, (width, 3), "float32") * 0.1)
        gradient = jax.jit(jax.grad(lambda w: (function(x @ w) ** 2).sum()))
        return lambda: gradient(w)
    return "grad", "grad %d %s" % (width, function.__name__), make


def _random(number):
    import jax
    shape = (number % 11 + 1, number % 3 + 1)
    table = [("normal", jax.random.normal), ("uniform", jax.random.uniform),
             ("bits", jax.random.bits), ("gumbel", jax.random.gumbel),
             ("permutation", lambda key, shape: jax.random.permutation(key, shape[0])),
             ("bernoulli", lambda key, shape: jax.random.bernoulli(key, 0.5, shape))]
    name, function = table[number % len(table)]

    def make(put):
        del put
        return lambda: function(jax.random.key(number), shape)
    return "random", "%s %s" % (name, shape), make


def _linear_algebra(number):
    import jax.numpy as jnp
    import numpy as np
    size = 2 + number % 9
    table = [("qr", jnp.linalg.qr), ("cholesky", jnp.linalg.cholesky), ("inv", jnp.linalg.inv),
             ("eigh", jnp.linalg.eigh), ("svd", jnp.linalg.svd), ("det", jnp.linalg.det),
             ("solve", lambda a: jnp.linalg.solve(a, a[0]))]
    name, function = table[number % len(table)]

    def make(put):
        a = _array(number, (size, size), "float32")
        a = put(np.asarray(a @ a.T + np.eye(size), np.float32))
        return lambda: function(a)
    return "linalg", "%s %d" % (name, size), make


def _loop(number):
    import jax
    import jax.numpy as jnp
    length, width = 2 + number % 9, 2 + number % 5

    def make(put):
        x = put(_array(1, (length, width), "float32"))
        if number % 3 == 0:
            function = jax.jit(lambda x: jax.lax.scan(
                lambda c, a: (c + jnp.sin(a), c * a), jnp.zeros(width), x))
        elif number % 3 == 1:
            function = jax.jit(lambda x: jax.lax.while_loop(
                lambda c: c[0] < length, lambda c: (c[0] + 1, c[1] * 0.5), (0, x))[1])
        else:
            function = jax.jit(lambda x: jax.lax.cond(
                x.sum() > length, jnp.cos, lambda x: x * 2, x))
        return lambda: function(x)
    return "loop", "loop %d %d %d" % (number % 3, length, width), make


def _indexing(number):
    rows = 4 + number % 23

    def make(put):
        x = put(_array(1, (rows, 5), "float32"))
        table = [lambda: x[1], lambda: x[1:3, ::2], lambda: x[:, 2].at[0].set(4.0),
                 lambda: x.at[1, 2].add(1.0), lambda: x[x[:, 0].astype(int) % rows],
                 lambda: x[::-1]]
        return table[number % len(table)]
    return "index", "index %d %d" % (number % 6, rows), make


def _mesh(devices):
    import numpy as np
    from jax.sharding import AxisType, Mesh
    return Mesh(np.array(devices).reshape(4, 2), ("x", "y"), axis_types=(AxisType.Auto,) * 2)


def _sharded(number):
    import jax
    import jax.numpy as jnp
    from jax.sharding import NamedSharding, PartitionSpec as P
    width = 8 * (1 + number % 7)

    def make(put):
        mesh = _mesh(put.devices)
        x = jax.device_put(_array(1, (16, width), "float32"), NamedSharding(mesh, P("x", "y")))
        w = jax.device_put(_array(2, (width, 8), "float32"), NamedSharding(mesh, P("y")))
        function = jax.jit([lambda x, w: jnp.tanh(x @ w), lambda x, w: (x * 2).sum() + w,
                            lambda x, w: x.T[::-1], lambda x, w: jax.nn.softmax(x) @ w,
                            lambda x, w: jnp.sort(x, axis=0)][number % 5])
        return lambda: function(x, w)
    return "8 devices", "sharded %d %d" % (number % 5, width), make


def _manual(number):
    import jax
    from jax.sharding import NamedSharding, PartitionSpec as P
    width = 2 * (1 + number % 19)

    def make(put):
        mesh = _mesh(put.devices)
        x = jax.device_put(_array(1, (8, width), "float32"), NamedSharding(mesh, P("x", "y")))
        table = [(lambda x: jax.lax.psum(x, "x"), P(None, "y")),
                 (lambda x: jax.lax.all_gather(x, "y", axis=1, tiled=True), P("x")),
                 (lambda x: jax.lax.ppermute(x, "x", [(0, 1), (1, 0)]), P("x", "y")),
                 (lambda x: x * jax.lax.axis_index("x"), P("x", "y"))]
        body, out = table[number % len(table)]
        function = jax.jit(jax.shard_map(body, mesh=mesh, in_specs=P("x", "y"), out_specs=out,
                                         check_vma=False))
        return lambda: function(x)
    return "8 devices", "manual %d %d" % (number % 4, width), make


# ---------------------------------------------------------------------------------------
# Measuring
# ---------------------------------------------------------------------------------------

class _Put:
    def __init__(self, devices):
        self.devices = devices

    def __call__(self, array):
        import jax
        return jax.device_put(array, self.devices[0])


class _BackendTime:
    """Seconds of compilation in JAX's backend."""

    def __init__(self, clock):
        from jax._src import compiler
        self.seconds = 0.0
        original = compiler.backend_compile_and_load

        def timed(*args, **options):
            begin = clock()
            result = original(*args, **options)
            self.seconds += clock() - begin
            return result
        compiler.backend_compile_and_load = timed


def measure(count, only, worst, counts_work):
    """Runs both measurements in this process."""
    import jax
    sides = {"gspmd": _Put(jax.devices("gspmd")), "cpu": _Put(jax.devices("cpu"))}
    if only != "dispatch":
        _measure_compilation(sides, count, only, worst,
                             time.process_time if counts_work else time.perf_counter)
    if only in ("", "dispatch"):
        _measure_dispatch(sides)


def _measure_compilation(sides, count, only, worst, clock):
    import jax
    backend = _BackendTime(clock)
    rows = []
    chosen = [program for program in programs(count) if only in program[0]]
    for kind, name, make in chosen:
        times = {}
        for side, put in sides.items():
            with jax.default_device(put.devices[0]):
                function = make(put)
                before = backend.seconds
                begin = clock()
                jax.block_until_ready(function())
                times[side] = (clock() - begin, backend.seconds - before)
        rows.append((kind, name, times))
    rows = rows[10:] if len(rows) > 20 else rows  # what is done once in a process
    print("%-12s %9s %17s %17s %17s" % ("compiled", "programs", "ms: ours / CPU",
                                        "in the backend", "ratios"))
    for kind in sorted({row[0] for row in rows}) + ["all"]:
        of_kind = [row[2] for row in rows if kind in (row[0], "all")]
        sums = [1e3 * sum(times[side][i] for times in of_kind) / len(of_kind)
                for i in (0, 1) for side in ("gspmd", "cpu")]
        print("%-12s %9d %8.2f %8.2f %8.2f %8.2f %8.2f %8.2f"
              % (kind, len(of_kind), *sums, sums[0] / sums[1], sums[2] / max(sums[3], 1e-9)))
    rows.sort(key=lambda row: row[2]["cpu"][0] - row[2]["gspmd"][0])
    for kind, name, times in rows[:worst]:
        print("  %-12s %-30s %8.2f %8.2f" % (kind, name, 1e3 * times["gspmd"][0],
                                             1e3 * times["cpu"][0]))


def _dispatched(put):
    """Returns functions without arguments, by name, that call compiled programs."""
    import jax
    import jax.numpy as jnp
    from jax.sharding import NamedSharding, PartitionSpec as P
    mesh = _mesh(put.devices)
    x, y = (put(_array(i, (8, 8), "float32")) for i in (1, 2))
    wide = jax.device_put(_array(1, (16, 16), "float32"), NamedSharding(mesh, P("x", "y")))
    many = [put(_array(i, (4,), "float32")) for i in range(20)]
    layer = jax.jit(lambda x, y: jax.nn.softmax(jnp.tanh(x @ y), -1))
    tree = jax.jit(lambda values: [value * 2 for value in values])
    total = jax.jit(lambda x: jnp.tanh(x).sum())
    local = jax.jit(lambda x: x * 2 + 1)
    return {"jnp.add": lambda: jnp.add(x, y), "x + 1": lambda: x + 1,
            "x.sum()": lambda: x.sum(), "x[1]": lambda: x[1], "x @ y": lambda: x @ y,
            "jit, a layer": lambda: layer(x, y), "jit, 20 arrays": lambda: tree(many),
            "jit, 8 devices": lambda: local(wide),
            "jit, 8 devices, sum": lambda: total(wide)}


def _measure_dispatch(sides, rounds=15, calls=60):
    import jax
    functions = {}
    for side, put in sides.items():
        with jax.default_device(put.devices[0]):
            functions[side] = _dispatched(put)
    print("%-22s %18s %8s" % ("dispatch", "us: ours / CPU", "ratio"))
    ratios = []
    for name in functions["cpu"]:
        times = {"gspmd": [], "cpu": []}
        for _ in range(rounds):
            for side, put in sides.items():
                function = functions[side][name]
                with jax.default_device(put.devices[0]):
                    jax.block_until_ready(function())
                    for _ in range(calls):
                        begin = time.perf_counter()
                        jax.block_until_ready(function())
                        times[side].append(time.perf_counter() - begin)
        ours, cpu = (1e6 * statistics.median(times[side]) for side in ("gspmd", "cpu"))
        ratios.append(ours / cpu)
        print("%-22s %8.1f %8.1f %8.2f" % (name, ours, cpu, ours / cpu))
    print("%-22s %26.2f" % ("geometric mean", statistics.geometric_mean(ratios)))


if __name__ == "__main__":
    sys.exit(main())
