"""python beside_others.py PACKAGE WHEN: programs on the platform in a process with a package that
has an LLVM of its own, by which it compiles a program.

WHEN is when the package is imported: `first`, before JAX; `between`, when JAX has its devices
and no program; `last`, when programs have run. `global` is `first`, where the symbols of all
libraries are for all others (RTLD_GLOBAL).
"""

import os
import sys

import numpy as np

package, when = sys.argv[1:]
data = np.random.default_rng(0).normal(size=(64, 96)).astype(np.float32)
expected = np.tanh(data @ data.T)


def compiled_by_tensorflow():
    import tensorflow as tf

    @tf.function(jit_compile=True)
    def product(x):
        return tf.math.tanh(tf.linalg.matmul(x, x, transpose_b=True))
    return lambda: product(data)


def compiled_by_numba():
    import numba

    @numba.njit
    def product(x):
        y = np.zeros((x.shape[0], x.shape[0]), np.float32)
        for i in range(x.shape[0]):
            for j in range(x.shape[0]):
                for k in range(x.shape[1]):
                    y[i, j] += x[i, k] * x[j, k]
                y[i, j] = np.tanh(y[i, j])
        return y
    return lambda: product(data)


def compiled_by_iree():
    import iree.compiler
    import iree.runtime
    program = """
func.func @main(%x: tensor<64x96xf32>) -> tensor<64x64xf32> {
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [1]
      : (tensor<64x96xf32>, tensor<64x96xf32>) -> tensor<64x64xf32>
  %1 = stablehlo.tanh %0 : tensor<64x64xf32>
  return %1 : tensor<64x64xf32>
}"""

    def product():
        code = iree.compiler.compile_str(program, input_type="stablehlo",
                                         target_backends=["llvm-cpu"],
                                         extra_args=["--iree-llvmcpu-target-cpu=generic"])
        module = iree.runtime.load_vm_flatbuffer(code, driver="local-sync")
        return module.main(data).to_host()
    return product


def compiled_by_triton():
    import triton
    from triton import language as tl
    from triton.backends.compiler import GPUTarget
    from triton.compiler import ASTSource

    @triton.jit
    def double(x):
        index = tl.arange(0, 64)
        tl.store(x + index, tl.load(x + index) * 2)

    def product():  # for a chip that is not here
        code = triton.compile(ASTSource(double, {"x": "*fp32"}), target=GPUTarget("cuda", 80, 32))
        assert "entry double" in code.asm["ptx"], code.asm["ptx"]
        return expected
    return product


importing = globals()["compiled_by_" + package]
if when == "global":
    sys.setdlopenflags(os.RTLD_NOW | os.RTLD_GLOBAL)
if when in ("first", "global"):
    other = importing()
import jax  # noqa: E402 pylint: disable=C0413
import jax.numpy as jnp  # noqa: E402 pylint: disable=C0413
from jax.sharding import NamedSharding, PartitionSpec as P  # noqa: E402 pylint: disable=C0413

devices = jax.devices()
assert devices[0].platform == "gspmd" and len(devices) == 8
if when == "between":
    other = importing()

mesh = jax.make_mesh((4, 2), ("x", "y"), axis_types=(jax.sharding.AxisType.Auto,) * 2)


def programs():
    """Of one device, of all, with products of matrices and linear algebra of libraries that
    are opened by name."""
    np.testing.assert_allclose(jnp.asarray(data) + 1, data + 1)
    x = jax.device_put(data, NamedSharding(mesh, P("x", "y")))
    product = jax.jit(lambda x: jnp.tanh(x @ x.T))(x)
    np.testing.assert_allclose(product, expected, rtol=1e-4, atol=1e-5)
    values = jnp.linalg.svd(data, compute_uv=False)
    np.testing.assert_allclose(values, np.linalg.svd(data, compute_uv=False), rtol=1e-4)
    assert jax.random.normal(jax.random.key(0), (100,)).shape == (100,)
    assert jax.grad(lambda x: jnp.exp(x.astype(jnp.bfloat16)).sum())(data).shape == data.shape


programs()
if when == "last":
    other = importing()

np.testing.assert_allclose(other(), expected, rtol=1e-4, atol=1e-5)
jax.clear_caches()
programs()
print(package, when, "ok")
