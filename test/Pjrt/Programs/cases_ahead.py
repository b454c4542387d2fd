"""Programs that are compiled ahead of their calls, moved to other meshes, or run beside others:
serialize_executable, export, topologies, compute_on, DLPack, gradients of minibatches."""

import inspect
import re

import jax
import jax.numpy as jnp
import numpy as np
from jax.experimental import topologies
from jax.experimental.compute_on import compute_on
from jax.experimental.serialize_executable import deserialize_and_load, serialize
from jax.sharding import AxisType, Mesh, NamedSharding, PartitionSpec as P

DEVICES = np.array(jax.devices())
N = len(DEVICES)
X = np.arange(16 * 8, dtype=np.float32).reshape(16, 8) / 64
HAS_UNREDUCED = hasattr(P, "unreduced") and hasattr(jax, "reshard")


def rows(devices=DEVICES):
    return NamedSharding(Mesh(devices, ("x",)), P("x"))


def case_serialized():
    """A program that was serialized and loaded has the results of the program."""
    x = jax.device_put(X, rows())
    compiled = jax.jit(lambda a, b: {"sum": a.sum() * b, "turned": a.T @ a}).lower(
        x, 2.0).compile()
    return compiled(x, 2.0), deserialize_and_load(*serialize(compiled))(x, 2.0)


def case_error_serialized_and_called_otherwise():
    x = jax.device_put(X, rows())
    loaded = deserialize_and_load(*serialize(jax.jit(lambda a: a + 1).lower(x).compile()))
    return loaded(x[:8])


def case_exported_to_another_mesh():
    """The called program has the devices and axes of the caller."""
    exported = jax.export.export(jax.jit(
        lambda a: jnp.tanh(a @ a.T).sum(0), in_shardings=rows(), out_shardings=rows()))(X)
    again = jax.export.deserialize(bytearray(exported.serialize()))
    turned = rows(DEVICES[::-1])
    return exported.nr_devices, exported.call(jax.device_put(X, turned)), \
        jax.jit(again.call, in_shardings=turned)(X), \
        jax.jit(lambda a: again.call(a * 2) + 1, in_shardings=turned)(X)


def case_exported_for_one_device():
    """A program without shardings runs on any number of devices."""
    exported = jax.export.export(jax.jit(lambda a: jnp.cumsum(a, 0) * 2))(X)
    return exported.nr_devices, exported.call(X), \
        jax.jit(exported.call, in_shardings=rows())(X)


def case_error_exported_for_more_devices():
    if N == 1:
        raise ValueError("one device has no fewer")
    exported = jax.export.export(jax.jit(lambda a: a * 2, in_shardings=rows()))(X)
    return exported.call(jax.device_put(X, rows(DEVICES[:N // 2])))


def case_compiled_for_a_topology():
    """A program that was compiled for the description of the devices runs on them."""
    topology = topologies.get_attached_topology()
    mesh = Mesh(np.array(topology.devices), ("x",))
    shape = jax.ShapeDtypeStruct(X.shape, X.dtype, sharding=NamedSharding(mesh, P("x")))
    compiled = jax.jit(lambda a: a.sum(0)).lower(shape).compile()
    return len(topology.devices), compiled(jax.device_put(X, rows()))


def case_compute_on_the_host():
    # Newer versions also take the memory of the results.
    newer = "out_memory_spaces" in inspect.signature(compute_on).parameters
    on_cpu = (compute_on(compute_type="device_host", out_memory_spaces=jax.memory.Space.Device)
              if newer else compute_on("device_host"))

    @on_cpu
    @jax.jit
    def on_host(a):
        return jnp.sin(a) * 2

    def f(a):
        return on_host(a @ a.T).sum(0) + 1
    x = jax.device_put(X, rows())
    return jax.jit(f)(x), jax.jit(jax.grad(lambda a: f(a).sum()))(x)


def case_dlpack_both_ways():
    """Values written by numpy and read by JAX, and back, of all types that both have."""
    results = []
    for name in ("int8", "uint8", "int32", "uint32", "float16", "float32", "complex64", "bool"):
        written = X.astype(name)
        x = jnp.from_dlpack(written)
        there = jax.device_put(x, jax.devices()[-1])
        results += [x, np.from_dlpack(x), there, np.from_dlpack(there),
                    jax.jit(lambda a: a[::-1])(there)]
        results.append(np.array_equal(np.from_dlpack(there), written))
    return results


def case_minibatches_with_one_all_reduce():
    """The gradients of four minibatches are added before they are reduced over devices."""
    if not HAS_UNREDUCED or N == 1:
        return 0
    mesh = jax.make_mesh((N,), ("x",), axis_types=(AxisType.Explicit,))
    with jax.set_mesh(mesh):
        w = jax.device_put(X[:8] / 4, P(unreduced=set()))
        batches = jax.device_put(np.stack([X, X + 1, X - 1, X * 2]), P(None, "x"))

        def gradient(a):
            return jnp.einsum("ij,ik->jk", a, jnp.tanh(a @ w), out_sharding=P(unreduced={"x"}))

        @jax.jit
        def step(batches):
            total = gradient(batches[0])
            for i in range(1, 4):
                total += gradient(batches[i])
            return jax.reshard(total, P())

        if jax.default_backend() == "gspmd":
            text = step.lower(batches).compile().as_text()
            assert len(re.findall(r"\ball[-_]reduce\b", text)) == 1, text
        return step(batches)
