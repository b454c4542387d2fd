"""Compile time and dispatch of programs with many arguments and results, as optimizer
states have them, compared with JAX's own CPU backend in the same process.

    python3 bench/Jax/many_arguments.py [--plugin build/release/lib/libgspmd_pjrt.so]

`sum` adds `count` scalars. Other programs of `count` arrays return as many: `scalars` adds
a number to each, `state` is a step of momentum on arrays of several shapes, `donated` the
same with donated arguments.
Reported are the seconds in the backend's compiler (tracing and lowering are JAX's), the
microseconds of a call per array, and the ratios to JAX's CPU backend. With `--check` the
script fails if a ratio exceeds its limit.

Needs JAX (`--python` names one that has it).
"""

from __future__ import annotations

import sys
import tempfile
import time

import jax_backend


def main() -> int:
    parser = jax_backend.make_parser(__doc__)
    parser.add_argument("--counts", default="1000,2000,5000,10000")
    parser.add_argument("--kinds", default="sum,scalars,state,donated")
    parser.add_argument("--check", type=float, default=0, metavar="RATIO",
                        help="fail if a compilation takes more than RATIO times JAX's")
    arguments = jax_backend.parse(parser)
    with tempfile.TemporaryDirectory() as cache:
        return jax_backend.run_beside_cpu(
            arguments, "import many_arguments; sys.exit(many_arguments.measure(%r, %r, %r))"
            % (arguments.kinds.split(","), [int(count) for count in arguments.counts.split(",")],
               arguments.check), cache)


def _scalars(arrays):
    return [x + i for i, x in enumerate(arrays)]


def _sum(arrays):
    total = arrays[0]
    for x in arrays[1:]:
        total = total + x
    return [total]


def _state(arrays):
    """Computes a step of momentum: pairs of a parameter and its velocity."""
    results = []
    for i in range(0, len(arrays) - 1, 2):
        velocity = 0.9 * arrays[i + 1] + 0.001 * arrays[i]
        results += [arrays[i] - velocity, velocity]
    return results + list(arrays[len(results):])


def _shapes(kind, count):
    if kind in ("sum", "scalars"):
        return [()] * count
    shapes = [(8, 16), (16,), (4, 4, 3), (32, 2), (5,), (12, 12), (1, 7), ()]
    return [shapes[i // 2 % len(shapes)] for i in range(count)]


class Backend:
    def __init__(self, name):
        import jax
        self.name = name
        self.device = jax.devices(name)[0]

    def measure(self, kind, count):
        """Returns the seconds in the compiler, and the microseconds of a call per array."""
        import jax
        import numpy as np
        arrays = [jax.device_put(np.full(shape, 1 + i % 3, np.float32), self.device)
                  for i, shape in enumerate(_shapes(kind, count))]
        function = {"sum": _sum, "scalars": _scalars}.get(kind, _state)
        donated = (0,) if kind == "donated" else ()
        lowered = jax.jit(function, donate_argnums=donated).lower(arrays)
        begin = time.perf_counter()
        call = lowered.compile()
        compiling = time.perf_counter() - begin
        self.results = [np.asarray(x) for x in call(arrays)]
        calls = []
        for _ in range(5):
            if kind == "donated":
                arrays = [jax.device_put(x, self.device) for x in self.results]
            jax.block_until_ready(arrays)
            begin = time.perf_counter()
            jax.block_until_ready(call(arrays))
            calls.append((time.perf_counter() - begin) / count * 1e6)
        return compiling, min(calls)


def measure(kinds, counts, limit):
    import numpy as np
    backends = [Backend("gspmd"), Backend("cpu")]
    slowest = 0
    print("kind      arrays   compile s    cpu s  ratio   call us/array  cpu us  ratio")
    for kind in kinds:
        for count in counts:
            (own, own_call), (cpu, cpu_call) = (b.measure(kind, count) for b in backends)
            for a, b in zip(*(b.results for b in backends)):
                np.testing.assert_allclose(a, b, rtol=1e-5)
            slowest = max(slowest, own / cpu)
            print("%-8s %7d %11.2f %8.2f %6.2f %15.2f %7.2f %6.2f"
                  % (kind, count, own, cpu, own / cpu, own_call, cpu_call,
                     own_call / cpu_call), flush=True)
    if limit and slowest > limit:
        print("a compilation takes %.2f times as long as JAX's; the limit is %g"
              % (slowest, limit))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
