"""gspmd with JAX: trees, names, dropped arguments, keys, and a training step."""

import os

os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=8"
os.environ["JAX_PLATFORMS"] = "cpu"

import unittest

import gspmd
import jax
import jax.numpy as jnp
import numpy as np
from jax.sharding import NamedSharding, PartitionSpec as P

MESH = jax.make_mesh((4, 2), ("data", "model"), axis_types=(jax.sharding.AxisType.Auto,) * 2)


def put(value, *spec):
    return jax.device_put(value, NamedSharding(MESH, P(*spec)))


def assert_same(test, got, expected, atol=1e-5):
    test.assertEqual(jax.tree.structure(got), jax.tree.structure(expected))
    for a, b in zip(jax.tree.leaves(got), jax.tree.leaves(expected)):
        np.testing.assert_allclose(np.asarray(a, np.float64), np.asarray(b, np.float64),
                                   atol=atol, rtol=1e-4)


class Trees(unittest.TestCase):
    def test_dropped_arguments_and_trees(self):
        def f(params, unused, *, scale):
            return {"y": (params["w"] @ params["b"]) * scale, "n": [params["b"].sum()]}
        params = {"w": put(jnp.arange(32.0).reshape(8, 4), "data"), "b": jnp.ones((4, 2)),
                  "also unused": jnp.zeros(7)}
        step = gspmd.lower(jax.jit(f), params, jnp.zeros(3), scale=2.0)
        got = step.run(params, jnp.zeros(3), scale=2.0, check=True)
        assert_same(self, got, f(params, None, scale=2.0))
        table = step.shardings()
        self.assertEqual(table["params['w']"].dims, (("data",), ()))
        self.assertEqual(table["result['y']"].dims, (("data",), ()))
        self.assertIn("params['w']", step.explain("result['y']"))
        with self.assertRaisesRegex(gspmd.InputError, "structure"):
            step.run(params, scale=2.0)

    def test_keys_and_types(self):
        def f(key, x):
            a, b = jax.random.split(key)
            return a, jax.random.normal(b, x.shape, jnp.bfloat16) + x
        key, x = jax.random.key(5), jnp.ones((8, 4), jnp.bfloat16)
        got = gspmd.lower(jax.jit(f), key, x).run(key, x)
        expected = f(key, x)
        self.assertEqual(got[0].dtype, expected[0].dtype)
        np.testing.assert_array_equal(jax.random.key_data(got[0]), jax.random.key_data(expected[0]))
        self.assertEqual(got[1].dtype, jnp.bfloat16)
        assert_same(self, got[1], expected[1], atol=0.02)

    def test_uneven_shardings(self):
        def f(x):
            return jnp.cumsum(x, 0), x.max(), x * 2
        rows = NamedSharding(MESH, P(("data", "model")))
        x = np.random.default_rng(0).standard_normal((13, 3)).astype(np.float32)
        for step in (gspmd.lower(jax.jit(f, in_shardings=rows, out_shardings=(None, None, rows)), x),
                     gspmd.lower(f, jax.ShapeDtypeStruct(x.shape, x.dtype, sharding=rows))):
            assert_same(self, step.run(x, check=True), f(x))
            self.assertEqual(step.shardings()["x"].dims, (("data", "model"), ()))
            self.assertEqual(step.shardings()["result[2]"].dims, (("data", "model"), ()))

    def test_uneven_shardings_elsewhere(self):
        """JAX's own calls of a function that was lowered have JAX's errors."""
        rows = NamedSharding(MESH, P(("data", "model")))
        x = np.ones((13, 3), np.float32)
        for before in (False, True):
            f = jax.jit(lambda x: x * 2, in_shardings=rows, out_shardings=rows)
            for lowers in (False, True) if before else (True,):
                if lowers:
                    assert_same(self, gspmd.lower(f, x).run(x), x * 2)
                for call in (f, f.lower):
                    with self.assertRaisesRegex(ValueError, "should evenly divide the shape"):
                        call(x)

    def test_shapes_instead_of_arrays(self):
        step = gspmd.lower(lambda x: x.sum(0), jax.ShapeDtypeStruct((8, 2), jnp.float32))
        np.testing.assert_array_equal(step.run(np.ones((8, 2), np.float32)), [8, 8])


def attention_step():
    """A training step: attention with dropout, Adam, a shard_map that rotates."""
    def rotate(x):
        turn = [(i, (i + 1) % 4) for i in range(4)]
        return jax.shard_map(lambda a: jax.lax.ppermute(a, "data", turn), mesh=MESH,
                             in_specs=P("data"), out_specs=P("data"))(x)

    def model(p, x, key):
        q, k, v = (jnp.einsum("bsd,dhe->bshe", x, p[n]) for n in "qkv")
        scores = jax.nn.softmax(jnp.einsum("bshe,bthe->bhst", q, k) / 3.0)
        scores = scores * jax.random.bernoulli(key, 0.9, scores.shape) / 0.9
        y = jnp.einsum("bhst,bthe,hed->bsd", scores, v, p["o"])
        return x + jax.nn.gelu(y @ p["up"]) @ p["down"]

    def step(p, moments, count, x, key, unused):
        def loss(p):
            return jnp.mean((model(p, x, key) - rotate(x)) ** 2)
        value, grads = jax.value_and_grad(loss)(p)
        first = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, moments[0], grads)
        second = jax.tree.map(lambda m, g: 0.999 * m + 0.001 * g * g, moments[1], grads)
        rate = 1e-3 * jnp.sqrt(1 - 0.999 ** (count + 1)) / (1 - 0.9 ** (count + 1))
        p = jax.tree.map(lambda p, a, b: p - rate * a / (jnp.sqrt(b) + 1e-4), p, first, second)
        return p, (first, second), count + 1, value

    keys = iter(jax.random.split(jax.random.key(0), 8))
    shapes = {"q": (16, 4, 4), "k": (16, 4, 4), "v": (16, 4, 4), "o": (4, 4, 16),
              "up": (16, 32), "down": (32, 16)}
    p = {n: jax.random.normal(next(keys), s) * 0.3 for n, s in shapes.items()}
    for n in "qkv":
        p[n] = put(p[n], None, "model")
    moments = (jax.tree.map(jnp.zeros_like, p), jax.tree.map(jnp.zeros_like, p))
    x = put(jax.random.normal(next(keys), (8, 6, 16)), "data")
    return step, (p, moments, jnp.float32(0), x, jax.random.key(9), jnp.zeros(3))


class Training(unittest.TestCase):
    def test_from_jit_to_a_simulated_step(self):
        step, args = attention_step()
        program = gspmd.lower(jax.jit(step), *args)
        why = program.explain("p['o']")
        got = program.run(*args, check=True)
        predicted = program.simulate("v4:2x2x2", overlap="async")
        assert_same(self, got, jax.jit(step)(*args))
        self.assertIn('"model" from argument', why)
        sources = {c.source for c in predicted.collectives}
        self.assertTrue(any("jax_programs.py" in s for s in sources), sources)
        self.assertIn("jax_programs.py", program._repr_html_())
        other = gspmd.lower(jax.jit(step), args[0], args[1], args[2], put(args[3], "model"),
                            *args[4:])
        self.assertTrue(any(name == "x" for name, _, _ in gspmd.diff(program, other).shardings))


def adam_step(bias, weights, x):
    """The first step of Adam on attention with a bias on its keys; the gradient too."""
    def loss(bias, weights):
        q, k, v = (jnp.einsum("bsd,dhe->bhse", x, w) for w in weights)
        scores = jax.nn.softmax(jnp.einsum("bhse,bhte->bhst", q, k + bias))
        return jnp.mean((jnp.einsum("bhst,bhte->bshe", scores, v) - 1) ** 2)
    grads = jax.grad(loss, (0, 1))(bias, weights)
    return jax.tree.map(lambda p, g: p - 1e-3 * g / (jnp.abs(g) + 1e-8), (bias, weights),
                        grads), grads


class Conditioning(unittest.TestCase):
    """softmax(s + c) = softmax(s): a bias of the keys adds q.b to all scores of a row, so
    its gradient is zero, rounding of it is noise, and Adam divides it by its own size."""

    def setUp(self):
        keys = jax.random.split(jax.random.key(0), 3)
        self.args = (jax.random.normal(keys[0], (4, 1, 4)),
                     put(jax.random.normal(keys[1], (3, 16, 4, 4)) * 0.3, None, None, "model"),
                     put(jax.random.normal(keys[2], (8, 6, 16)), "data"))

    def test_the_gradient_is_zero(self):
        args = [np.asarray(a) for a in self.args]
        largest = []
        for wide in (False, True):
            make = jax.enable_x64 if hasattr(jax, "enable_x64") else jax.experimental.enable_x64
            with make(wide):
                _, (bias, weights) = adam_step(*(jnp.asarray(a, float) for a in args))
                largest.append(float(jnp.abs(bias).max() / jnp.abs(weights).max()))
        # As much smaller in f64 as a rounding is: there is nothing but rounding.
        self.assertLess(largest[0], 1e-6)
        self.assertLess(largest[1], 1e-8 * largest[0])

    def test_noted_and_accepted(self):
        program = gspmd.lower(jax.jit(adam_step), *self.args)
        with self.assertRaises(gspmd.MismatchError) as caught:
            program.run(*self.args, check=True, atol=1e-7, rtol=1e-5)
        lines = str(caught.exception).splitlines()
        self.assertIn("result[0][0]", lines[0])
        self.assertIn("rounding alone does this", lines[1])
        self.assertFalse(any("result[0][1]" in line for line in lines), lines)
        got = program.run(*self.args, check="rounding", atol=1e-7, rtol=1e-5)
        expected = jax.jit(adam_step)(*self.args)
        assert_same(self, got[1], expected[1], atol=1e-7)

    def test_faults_are_found_beside_noise(self):
        from gspmd.conditioning import compare
        program = gspmd.lower(jax.jit(adam_step), *self.args)
        executable, unpartitioned = program.compile(), program.compile(partition=False)
        arrays = executable.convert([np.asarray(a) for a in self.args])
        good = unpartitioned.run_flat(arrays)
        for index, error in ((0, 0.1), (1, 1e-3), (3, 1e-3)):
            bad = [a.copy() for a in good]
            bad[index].flat[5] += error
            with self.assertRaisesRegex(gspmd.MismatchError, "result %d .*1 of" % index):
                compare(executable, unpartitioned, arrays, bad, good, None, None, rounding=True)


if __name__ == "__main__":
    unittest.main()
