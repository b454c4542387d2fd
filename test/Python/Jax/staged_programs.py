"""gspmd.jit in pipeline stages on XLA's devices: the results of jax.jit."""

import os

os.environ["XLA_FLAGS"] = "--xla_force_host_platform_device_count=8"
os.environ["JAX_PLATFORMS"] = "cpu"

import json
import sys
import tempfile
import unittest

import gspmd
import jax
import jax.numpy as jnp
import numpy as np
from jax.sharding import NamedSharding, PartitionSpec as P

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "..", "Jax", "Inputs"))
import unet_step

MESH = jax.make_mesh((2,), ("data",), axis_types=(jax.sharding.AxisType.Auto,))


def random(*shape):
    return np.random.default_rng(sum(shape)).standard_normal(shape, np.float32)


def assert_same(got, expected):
    assert jax.tree.structure(got) == jax.tree.structure(expected)
    for a, b in zip(jax.tree.leaves(got), jax.tree.leaves(expected)):
        assert a.shape == b.shape and a.dtype == b.dtype, (a.shape, b.shape)
        np.testing.assert_allclose(a, b, rtol=1e-4, atol=1e-5)


def layers(count, width):
    return [{"w": random(width, width) / width ** 0.5, "b": random(width)} for _ in range(count)]


def step(params, batch):
    """Layers in as many stages, the embedding in the first and the last one, clipping by the
    global norm. Returns the outputs of the batch, too."""
    def loss(params):
        h = batch["x"] @ params["embedding"].T
        for stage, layer in enumerate(params["layers"]):
            with jax.named_scope("stage%d" % stage):
                h = h + jnp.tanh(h @ layer["w"] + layer["b"])
        with jax.named_scope("stage%d" % (len(params["layers"]) - 1)):
            out = h @ params["embedding"]
            return jnp.mean((out - batch["y"]) ** 2), out
    (value, out), gradients = jax.value_and_grad(loss, has_aux=True)(params)
    norm = jnp.sqrt(sum(jnp.sum(g ** 2) for g in jax.tree.leaves(gradients)))
    scale = jnp.minimum(1, 1 / norm)
    return jax.tree.map(lambda p, g: p - 0.1 * scale * g, params, gradients), value, out


jax_step = jax.jit(step)


def scanned_step(params, moments, x, y):
    """A scan over five layers in two stages, which updates stacked weights with a moment."""
    def loss(params):
        def layer(h, one):
            return h + jnp.tanh(h @ one["w"] + one["b"]), None
        with jax.named_scope("stages2"):
            h, _ = jax.lax.scan(layer, x, params)
        return jnp.mean((h - y) ** 2)
    value, gradients = jax.value_and_grad(loss)(params)
    scale = jax.lax.rsqrt(sum(jnp.sum(g ** 2) for g in jax.tree.leaves(gradients)))
    moments = jax.tree.map(lambda m, g: 0.9 * m + scale * g, moments, gradients)
    return jax.tree.map(lambda p, m: p - 0.1 * m, params, moments), moments, value


class StagedJit(unittest.TestCase):
    def setUp(self):
        self.params = {"embedding": random(6, 8), "layers": layers(2, 6)}
        self.batch = {"x": random(16, 8), "y": random(16, 8)}

    def stages(self, schedule, **options):
        return gspmd.Stages(schedule, **{"microbatches": 4, "microbatch_dims": {"batch": 0}, **options})

    def check(self, stages, params=None, batch=None, **options):
        params, batch = params or self.params, batch or self.batch
        staged = gspmd.jit(step, stages=stages, **options)
        params_of_jax = jax.device_get(params)
        expected = jax_step(params_of_jax, self.batch)
        got = staged(params, batch)
        assert_same(got, expected)
        # The results, which are on the devices of their stages, are arguments of the next step.
        assert_same(staged(got[0], batch), jax_step(expected[0], self.batch))
        self.assertEqual(len(staged._compiled), 1)
        return staged.compile(params, batch), got

    def test_schedules(self):
        for schedule in "gpipe", "1f1b", "zero-bubble":
            with self.subTest(schedule):
                compiled, (params, loss, out) = self.check(self.stages(schedule))
                for stage, layer in enumerate(params["layers"]):
                    self.assertEqual(layer["w"].devices(), {jax.devices()[stage]})

    def test_interleaved_stages_share_a_group(self):
        params = {"embedding": random(6, 8), "layers": layers(4, 6)}
        compiled, (params, loss, out) = self.check(self.stages("interleaved"), params=params)
        self.assertEqual(compiled.devices, [(jax.devices()[0],), (jax.devices()[1],)])
        self.assertEqual(params["layers"][2]["w"].devices(), {jax.devices()[0]})

    def test_groups_of_data_parallel_devices(self):
        """Each device accumulates its own gradients; the update reduces them, once."""
        rows = NamedSharding(MESH, P("data"))
        batch = jax.tree.map(lambda a: jax.device_put(a, rows), self.batch)
        compiled, (params, loss, out) = self.check(self.stages("1f1b"), batch=batch,
                                                   devices=jax.devices()[::-1])
        self.assertEqual(params["layers"][1]["w"].devices(), set(jax.devices()[4:6]))
        self.assertEqual(params["layers"][1]["w"].sharding.mesh.axis_names, ("data",))
        self.assertTrue(any(value.get("partial") for value in compiled.stages.schedule["values"]))
        for name, text in compiled.stages.programs.items():
            if "backward" in name:
                self.assertNotIn("all_reduce", text)

    def test_groups_of_different_uneven_meshes(self):
        rows = NamedSharding(MESH, P("data"))
        params = jax.tree.map(jnp.asarray, self.params)
        params["embedding"] = jax.device_put(params["embedding"], rows)
        stages = self.stages("1f1b", meshes=({"data": 1}, {"data": 4}))
        compiled, _ = self.check(stages, params=params)
        self.assertEqual([len(devices) for devices in compiled.devices], [1, 4])

    def test_a_table(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "table.json")
            with open(path, "w") as file:
                json.dump({"groups": [["F0.0", "F0.1", "B0.1", "B0.0"],
                                      ["F1.1", "F1.0", "B1.1", "B1.0"]]}, file)
            self.check(self.stages(path, microbatches=2))

    def test_stages_that_are_found(self):
        """Without name scopes, the layers are divided evenly."""
        def plain(weights, x, y):
            def loss(weights):
                h = x
                for w in weights:
                    h = jnp.tanh(h @ w)
                return jnp.mean((h - y) ** 2)
            value, gradients = jax.value_and_grad(loss)(weights)
            return jax.tree.map(lambda w, g: w - 0.1 * g, weights, gradients), value
        weights, x, y = [random(8, 8) / 8 for _ in range(4)], random(16, 8), random(16, 8)
        staged = gspmd.jit(plain, stages=gspmd.Stages(
            "1f1b", microbatches=2, microbatch_dims={"x": 0, "y": 0}, count=2))
        got = staged(weights, x, y)
        assert_same(got, jax.jit(plain)(weights, x, y))
        self.assertEqual([w.devices().pop().id for w in got[0]], [0, 0, 1, 1])

    def test_skip_connections_and_random_bits(self):
        def array(like):
            return jnp.asarray(random(*like.shape) / like.size ** 0.5)
        c = unet_step.CHANNELS
        shapes = {"first": (3, 3, 3, c), "down0": (3, 3, c, 2 * c), "second": (3, 3, 2 * c, 2 * c),
                  "down1": (3, 3, 2 * c, 4 * c), "middle": (3, 3, 4 * c, 4 * c),
                  "up1": (3, 3, 6 * c, 2 * c), "up0": (3, 3, 3 * c, c), "last": (1, 1, c, 3)}
        params = {name: array(np.empty(shape)) for name, shape in shapes.items()}
        images, targets = (random(8, 8, 8, 3) * scale for scale in (1, 0.5))
        staged = gspmd.jit(unet_step.step, stages=gspmd.Stages(
            "1f1b", microbatches=4, microbatch_dims={"images": 0, "targets": 0}))
        key = jax.random.key_data(jax.random.key(3))
        assert_same(staged(params, images, targets, key),
                    jax.jit(unet_step.step)(params, images, targets, key))

    def test_scan(self):
        params = {"w": random(5, 8, 8) / 8 ** 0.5, "b": random(5, 8)}
        arguments = params, jax.tree.map(np.zeros_like, params), random(8, 8), random(8, 8) + 1
        staged = gspmd.jit(scanned_step, stages=self.stages("1f1b", microbatch_dims={"x": 0, "y": 0}))
        expected = jax.jit(scanned_step)(*arguments)
        got = staged(*arguments)
        assert_same(got, expected)
        # Results are arguments of the next step.
        assert_same(staged(*got[:2], *arguments[2:]), jax.jit(scanned_step)(*expected[:2], *arguments[2:]))
        # The update of a stage reads three layers or two.
        exported = gspmd.lower(scanned_step, *arguments).export_stages(
            self.stages("1f1b", microbatch_dims={"x": 0, "y": 0}))
        self.assertEqual({(v["first"], v["end"]) for v in exported.schedule["values"]
                          if v["kind"] == "layers"}, {(0, 3), (3, 5)})
        for name in ("stage0_forward", "stage1_forward"):
            self.assertNotIn("tensor<5x", exported.programs[name])

    def test_donation(self):
        params = jax.tree.map(jnp.array, self.params)
        expected = jax_step(params, self.batch)
        assert_same(gspmd.jit(step, stages=self.stages("1f1b"), donate_argnums=0)(params, self.batch),
                    expected)
        self.assertTrue(all(leaf.is_deleted() for leaf in jax.tree.leaves(params)))

    def test_scalars(self):
        def scaled(params, batch, rate):
            new, value, _ = step(params, batch)
            return jax.tree.map(lambda p, n: p + rate * (n - p), params, new), value
        staged, expected = gspmd.jit(scaled, stages=self.stages("1f1b")), jax.jit(scaled)
        for rate in (0.1, 0.2, np.float64(0.3), np.float64(0.4)):
            assert_same(staged(self.params, self.batch, rate),
                        expected(self.params, self.batch, rate))
        self.assertEqual(len(staged._compiled), 2)

    def test_results_that_are_arguments(self):
        def step_and_arguments(params, batch, *others):
            return step(params, batch)[1], others
        others = (np.float64(0.1), np.arange(3.0), 0.5, 3, True, {"a": random(2)}, jnp.ones(2))
        staged = gspmd.jit(step_and_arguments, stages=self.stages("1f1b"))
        got = staged(self.params, self.batch, *others)
        assert_same(got, jax.jit(step_and_arguments)(self.params, self.batch, *others))
        self.assertTrue(all(isinstance(each, jax.Array) for each in jax.tree.leaves(got)))
        self.assertIs(got[1][-1], others[-1])
        # Layers of stages, in NumPy's types.
        params = {"w": random(5, 8, 8).astype(float) / 8 ** 0.5, "b": random(5, 8).astype(float)}
        arguments = params, params, random(8, 8), random(8, 8)

        def frozen(params, moments, x, y):
            new, moments, value = scanned_step(params, moments, x, y)
            return {"w": new["w"], "b": params["b"]}, moments, value
        got = gspmd.jit(frozen, stages=self.stages("1f1b", microbatch_dims={"x": 0, "y": 0}))(*arguments)
        assert_same(got, jax.jit(frozen)(*arguments))
        self.assertTrue(all(isinstance(each, jax.Array) for each in jax.tree.leaves(got)))

    def test_random_key(self):
        def noisy(key, x, w):
            with jax.named_scope("stage0"):
                hidden = jnp.tanh(x @ w)
            with jax.named_scope("stage1"):
                return jnp.tanh(hidden @ w) + jax.random.normal(key, (8,))
        arguments = jax.random.key(0), random(8, 8), random(8, 8)
        got = gspmd.jit(noisy, stages=gspmd.Stages("gpipe", microbatches=2, microbatch_dims={"x": 0}))(
            *arguments)
        assert_same(got, jax.jit(noisy)(*arguments))

    def test_errors(self):
        for stages, options, message in (
                (self.stages("2f2b"), {}, "expected gpipe, 1f1b, .*found '2f2b'"),
                (self.stages("1f1b", microbatches=3), {}, "number of microbatches \\(3\\)"),
                (self.stages("1f1b", microbatch_dims={"inputs": 0}), {}, "no argument 'inputs'"),
                (self.stages("1f1b"), {"devices": jax.devices()[:1]},
                 "have 1 \\+ 1 devices, but 1 devices are available")):
            with self.subTest(message), self.assertRaisesRegex(gspmd.InputError, message):
                gspmd.jit(step, stages=stages, **options)(self.params, self.batch)
        with self.assertRaisesRegex(gspmd.InputError, "devices is an option of a step in pipeline"):
            gspmd.jit(step, devices=jax.devices())

    def test_files(self):
        program = gspmd.lower(step, self.params, self.batch)
        exported = program.export_stages(self.stages("1f1b"))
        with tempfile.TemporaryDirectory() as folder:
            exported.write(folder)
            self.assertEqual(sorted(os.listdir(folder)), sorted(
                ["schedule.json"] + [name + ".mlir" for name in exported.programs]))
            gspmd.load(os.path.join(folder, "stage0_forward.mlir"))


if __name__ == "__main__":
    unittest.main()
