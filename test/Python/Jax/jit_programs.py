"""gspmd.jit beside jax.jit: results, shardings, donation, uneven shapes."""

import os

os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=8"
os.environ["JAX_PLATFORMS"] = "cpu"

import unittest

import gspmd
import jax
import jax.numpy as jnp
import numpy as np
from jax.sharding import NamedSharding, PartitionSpec as P

MESH = jax.make_mesh((4, 2), ("x", "y"), axis_types=(jax.sharding.AxisType.Auto,) * 2)


def place(*spec):
    return NamedSharding(MESH, P(*spec))


def put(value, *spec):
    return jax.device_put(jnp.asarray(value, jnp.float32), place(*spec))


def random(*shape):
    return np.random.default_rng(sum(shape)).standard_normal(shape, np.float32)


def assert_same(got, expected):
    assert jax.tree.structure(got) == jax.tree.structure(expected)
    for a, b in zip(jax.tree.leaves(got), jax.tree.leaves(expected)):
        assert a.shape == b.shape and a.dtype == b.dtype, (a.shape, b.shape)
        np.testing.assert_allclose(a, b, rtol=1e-4, atol=1e-5)


class Jit(unittest.TestCase):
    def test_training_step(self):
        def step(params, batch):
            def loss(params):
                hidden = jnp.tanh(batch["x"] @ params["w1"])
                return jnp.mean((hidden @ params["w2"] - batch["y"]) ** 2)
            value, gradient = jax.value_and_grad(loss)(params)
            return jax.tree.map(lambda p, g: p - 0.1 * g, params, gradient), value
        params = {"w1": put(random(16, 32), None, "y"), "w2": put(random(32, 8), "y", None)}
        batch = {"x": put(random(64, 16), "x"), "y": put(random(64, 8), "x")}
        mine, theirs = gspmd.jit(step), jax.jit(step)
        assert_same(mine(params, batch), theirs(params, batch))
        new, _ = mine(params, batch)
        assert_same(mine(new, batch), theirs(new, batch))
        self.assertEqual(len(mine._compiled), 2 - (new["w1"].sharding == params["w1"].sharding
                                                   and new["w2"].sharding == params["w2"].sharding))
        text = mine.compile(params, batch).as_text()
        self.assertIn("all-reduce", text)

    def test_output_shardings(self):
        f = gspmd.jit(lambda a, b: a @ b, out_shardings=place("y", "x"))
        a, b = put(random(8, 16), "x"), put(random(16, 8), None, "y")
        result = f(a, b)
        assert_same(result, a @ b)
        self.assertTrue(result.sharding.is_equivalent_to(place("y", "x"), 2), result.sharding)

    def test_donation(self):
        f = gspmd.jit(lambda a, b: a + b, donate_argnums=0)
        a, b = put(random(8, 16), "x", "y"), put(random(8, 16), "x", "y")
        expected = np.asarray(a) + np.asarray(b)
        assert_same(f(a, b), jnp.asarray(expected))
        self.assertTrue(a.is_deleted())
        self.assertFalse(b.is_deleted())

    def test_arrays_stay_where_they_lie(self):
        f = gspmd.jit(lambda a: a * 2)
        a = put(random(8, 16), "x", "y")
        before = [shard.data.unsafe_buffer_pointer() for shard in a.addressable_shards]
        placed = f.compile(a)._partitions.arguments[0].place(a, a.dtype)
        self.assertEqual(before, [s.data.unsafe_buffer_pointer()
                                  for s in placed.addressable_shards])
        with jax.transfer_guard("disallow"):
            f(a)

    def test_uneven(self):
        def f(a):
            a = jax.lax.with_sharding_constraint(a, place("x"))
            return jnp.cumsum(a, 0), a[1:] - a[:-1]
        a = jnp.asarray(random(13, 3))
        g = gspmd.jit(f, in_shardings=place(), out_shardings=place())
        assert_same(g(a), (jnp.cumsum(a, 0), a[1:] - a[:-1]))

    def test_uneven_arguments_and_results(self):
        """13 rows over 8 devices: JAX's own jit rejects them, gspmd pads them."""
        def f(a, b):
            return {"rows": jnp.cumsum(a, 0) @ b, "sum": a.sum(), "max": a.max(0),
                    "reversed": a[::-1], "sorted": jnp.sort(a, 0)}
        rows = place(("x", "y"))
        out = {"rows": rows, "sum": None, "max": None, "reversed": rows, "sorted": rows}
        a, b = random(13, 5), random(5, 5)
        g = gspmd.jit(f, in_shardings=(rows, None), out_shardings=out)
        result = g(a, b)
        assert_same(result, jax.jit(f)(a, b))
        self.assertEqual(g.lower(a, b).shardings()["a"].dims, (("x", "y"), ()))
        # Results are arguments of the next step, with their shardings.
        assert_same(g(result["rows"], b), jax.jit(f)(result["rows"], b))
        h = gspmd.jit(lambda a: a * 2)
        self.assertEqual(h.lower(result["rows"]).shardings()["a"].dims, (("x", "y"), ()))
        assert_same(h(result["rows"]), result["rows"] * 2)
        with self.assertRaisesRegex(ValueError, "divi"):
            jax.jit(lambda a: a + 1, in_shardings=rows)(a)

    def test_keys_scalars_and_dropped(self):
        def f(key, x, unused, *, scale):
            return {"r": jax.random.uniform(key, (8,)) * x * scale, "k": jax.random.split(key)[0]}
        x = put(random(8), "x")
        key = jax.random.key(3)
        got = gspmd.jit(f)(key, x, None, scale=2.0)
        expected = jax.jit(f)(key, x, None, scale=2.0)
        assert_same(got["r"], expected["r"])
        self.assertTrue(jnp.array_equal(jax.random.key_data(got["k"]),
                                        jax.random.key_data(expected["k"])))

    def test_static_arguments(self):
        def f(mode, x, n, *, scale, axes=()):
            return {"r": (x + n if mode == "add" else x * n) * scale["s"], "n": len(axes)}
        options = dict(static_argnums=(0, 2), static_argnames="axes")
        mine, theirs = gspmd.jit(f, **options), jax.jit(f, **options)
        x, scale = put(random(8), "x"), {"s": np.float32(2)}
        for args, axes in ((("add", x, 3), (1, 2)), (("times", x, 3), (1, 2)), (("add", x, 4), ())):
            assert_same(mine(*args, axes=axes, scale=scale), theirs(*args, axes=axes, scale=scale))
        mine("add", x, 4, axes=(), scale=scale)
        self.assertEqual(len(mine._compiled), 3)
        program = gspmd.lower(theirs, "add", x, 3, scale=scale, axes=(5,))
        expected = theirs("add", x, 3, scale=scale, axes=(5,))
        assert_same(program.run("add", x, 3, scale=scale, axes=(5,)), expected)
        assert_same(program.run(x, scale=scale), expected)
        with self.assertRaisesRegex(gspmd.InputError, r"lowered for the static arguments 'add', 3, "
                                                      r"axes=\(5,\), found 'add', 4, axes=\(5,\)"):
            program.run("add", x, 4, scale=scale, axes=(5,))
        with self.assertRaisesRegex(gspmd.InputError, "arguments have the structure"):
            program.run("add", x, 3, scale=2, axes=(5,))

    def test_programs_of_scalars(self):
        mine, theirs = gspmd.jit(lambda x, s: x * s), jax.jit(lambda x, s: x * s)
        x = jnp.arange(8, dtype=jnp.bfloat16)
        for scalars in ((0.1, 0.2, float("nan")), (3, -4), (True, False), (2j,),
                        (np.float32(2), np.float32(3)), (np.float64(2), np.float64(3))):
            for scalar in scalars:
                assert_same(mine(x, scalar), theirs(x, scalar))
        self.assertEqual(len(mine._compiled), 6)
        for f in (mine, theirs):
            with self.assertRaises(OverflowError):
                f(x, 2**40)
            with self.assertRaises(TypeError):
                f(x, "text")

    def test_programs_of_each_configuration(self):
        mine, theirs = gspmd.jit(lambda x: x * 2), jax.jit(lambda x: x * 2)
        for x64 in (False, True, False):
            with jax.enable_x64(x64):
                assert_same(mine(np.full(8, 0.1)), theirs(np.full(8, 0.1)))
        self.assertEqual(len(mine._compiled), 2)
        product, a = gspmd.jit(lambda a: a @ a), random(8, 8)
        self.assertNotIn("HIGHEST", product.compile(a).program.text())
        with jax.default_matmul_precision("highest"):
            self.assertIn("HIGHEST", product.compile(a).program.text())
        rows = gspmd.jit(lambda a: a + 1, in_shardings=P("x"))
        for count in (8, 4):
            mesh = jax.make_mesh((count,), ("x",), axis_types=(jax.sharding.AxisType.Auto,),
                                 devices=jax.devices()[:count])
            with jax.set_mesh(mesh):
                self.assertEqual(len(rows(a).sharding.device_set), count)

    def test_devices_of_the_set_mesh(self):
        """Only constraints and shard_map use the mesh, whose devices are in another order."""
        a = random(8, 8)
        mesh = jax.sharding.Mesh(MESH.devices[::-1], ("x", "y"), axis_types=MESH.axis_types)

        def constrained(x):
            return jax.lax.with_sharding_constraint(x * 2, P("y", "x"))

        def mapped(x):
            return jax.shard_map(lambda v: v + jax.lax.axis_index("x"), in_specs=P("x"),
                                 out_specs=P("x"))(x)
        for function in (constrained, mapped):
            with jax.set_mesh(mesh):
                got, expected = gspmd.jit(function)(a), jax.jit(function)(a)
            assert_same(got, expected)
            self.assertEqual(got.sharding, expected.sharding)

    def test_default_device(self):
        with jax.default_device(jax.devices()[3]):
            self.assertEqual(gspmd.jit(lambda x: x * 2)(random(4)).device, jax.devices()[3])

    def test_what_it_cannot(self):
        x = put(random(8), "x")
        with self.assertRaisesRegex(gspmd.InputError, "put gspmd.jit outside of jit"):
            jax.jit(gspmd.jit(lambda x: x + 1))(x)

        def calls_back(x):
            return jax.pure_callback(np.sin, jax.ShapeDtypeStruct(x.shape, x.dtype), x)
        with self.assertRaisesRegex(gspmd.InputError, "has Python callbacks"):
            gspmd.jit(calls_back)(x)


if __name__ == "__main__":
    unittest.main()
