"""Programs of all op families at real sizes, written with JAX's public API.

`PROGRAMS[name]()` returns a function and its arguments, each a pair of a NumPy
array and the axes of the mesh ("x" of 8 devices) that shard its dimensions.
"""


import functools

import jax
import jax.numpy as jnp
from jax import lax
import numpy as np

DEVICES = 8
PROGRAMS = {}


def program(f):
    PROGRAMS[f.__name__] = f
    return f


def normal(*shape, scale=1.0, seed=0):
    data = np.random.default_rng(seed + len(shape)).standard_normal(shape, np.float32)
    return data * np.float32(scale)


def integers(most, *shape, seed=0):
    return np.random.default_rng(seed).integers(0, most, shape).astype(np.int32)


ROWS = ("x",)  # the first dimension over the mesh


@program
def matmul():
    return (lambda a, b: a @ b), [(normal(2048, 1024), ROWS), (normal(1024, 2048), ())]


@program
def matmul_bf16():
    def f(a, b):
        return jnp.dot(a.astype(jnp.bfloat16), b.astype(jnp.bfloat16),
                       preferred_element_type=jnp.float32)
    return f, [(normal(2048, 1024), ROWS), (normal(1024, 1024), ())]


@program
def attention():
    def f(q, k, v):
        scores = jnp.einsum("bqhd,bkhd->bhqk", q, k) * 0.125
        return jnp.einsum("bhqk,bkhd->bqhd", jax.nn.softmax(scores), v)
    shape = (8, 512, 4, 64)
    return f, [(normal(*shape, seed=s), ROWS) for s in range(3)]


@program
def attention_gradient():
    def loss(q, k, v):
        scores = jnp.einsum("bqhd,bkhd->bhqk", q, k) * 0.125
        mask = np.tril(np.ones((256, 256), bool))
        probabilities = jax.nn.softmax(jnp.where(mask, scores, -1e30))
        return jnp.sum(jnp.einsum("bhqk,bkhd->bqhd", probabilities, v) ** 2)
    shape = (8, 256, 4, 64)
    return jax.grad(loss, argnums=(0, 1, 2)), [
        (normal(*shape, seed=s), ROWS) for s in range(3)]


def convolution_net(x, w1, w2, w3):
    conv = functools.partial(lax.conv_general_dilated, padding="SAME",
                             dimension_numbers=("NHWC", "HWIO", "NHWC"))
    h = jax.nn.relu(conv(x, w1, (1, 1)))
    h = lax.reduce_window(h, -jnp.inf, lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID")
    h = jax.nn.relu(conv(h, w2, (2, 2)))
    return conv(h, w3, (1, 1)).mean((1, 2))


NET = [(normal(32, 64, 64, 3), ROWS), (normal(3, 3, 3, 32, scale=0.2), ()),
       (normal(3, 3, 32, 64, scale=0.1), ()), (normal(3, 3, 64, 64, scale=0.1), ())]


@program
def convolutions():
    return convolution_net, NET


@program
def convolutions_gradient():
    def loss(x, *weights):
        return jnp.sum(convolution_net(x, *weights) ** 2)
    return jax.grad(loss, argnums=(1, 2, 3)), NET


@program
def cumulative_sum():
    return (lambda x: jnp.cumsum(x, 0)), [(normal(4096, 2048), ())]


@program
def cumulative_sum_sharded():
    return (lambda x: jnp.cumsum(x, 0)), [(normal(4096, 512), ROWS)]


@program
def cumulative_others():
    def f(x):
        return (lax.cummax(x, axis=1), lax.cumprod(1 + 0.001 * x, axis=1),
                lax.cumlogsumexp(x, axis=1, reverse=True))
    return f, [(normal(1024, 1024), ROWS)]


@program
def random_normals():
    def f(seed):
        key = jax.random.wrap_key_data(seed)
        return jax.random.normal(key, (2048, 2048), jnp.float32)
    return f, [(np.array([1, 2], np.uint32), ())]


@program
def random_others():
    def f(seed):
        key = jax.random.wrap_key_data(seed)
        a, b, c = jax.random.split(key, 3)
        shape = (1024, 1024)
        return (jax.random.uniform(a, shape, jnp.float32),
                jax.random.gumbel(b, shape, jnp.float32),
                jax.random.truncated_normal(c, -2.0, 2.0, shape, jnp.float32))
    return f, [(np.array([1, 2], np.uint32), ())]


@program
def elementwise_functions():
    def f(x, y):
        return (jnp.tanh(x) + jnp.exp(-x * x) * jnp.sin(y) + lax.erf(x) +
                jnp.log1p(jnp.abs(y)) + jnp.power(jnp.abs(x), 1.3) +
                jnp.arctan2(x, y) + jax.nn.gelu(x) + jnp.tan(y))
    return f, [(normal(2048, 2048), ROWS), (normal(2048, 2048, seed=1), ROWS)]


@program
def elementwise_f64():
    def f(x):
        return jnp.exp(x) + jnp.tanh(x) + jnp.log1p(x * x) + lax.erf_inv(jnp.sin(x))
    return f, [(normal(1024, 1024).astype(np.float64), ROWS)]


@program
def top_k():
    return (lambda x: lax.top_k(x, 8)), [(normal(1024, 4096), ROWS)]


@program
def sort():
    return (lambda x: jnp.sort(x, axis=-1)), [(normal(512, 4096), ROWS)]


@program
def argsort():
    return (lambda x: jnp.argsort(x, axis=-1)), [(normal(512, 2048), ROWS)]


@program
def gather_rows():
    return (lambda table, i: table[i]), [
        (normal(32768, 256), ()), (integers(32768, 16384), ROWS)]


@program
def scatter_add():
    def f(table, i, update):
        return table.at[i].add(update)
    return f, [(normal(16384, 128), ()), (integers(16384, 16384), ()),
               (normal(16384, 128, seed=1), ())]


@program
def histogram():
    def f(x):
        return jnp.zeros(256, jnp.float32).at[x].add(1.0)
    return f, [(integers(256, 1 << 20), ())]


@program
def fft():
    return (lambda x: jnp.abs(jnp.fft.fft2(x))), [(normal(64, 256, 256), ROWS)]


@program
def fft_lengths():
    """Transforms squares, lines of prime length, real numbers and a long line."""
    def f(square, primes, line):
        return (jnp.fft.fft2(square), jnp.fft.rfft2(square), jnp.fft.fft(primes),
                jnp.fft.irfft(jnp.fft.rfft(line)))
    return f, [(normal(1000, 1000), ROWS), (normal(512, 997), ROWS), (normal(500000), ())]


@program
def softmax_gradient():
    def loss(x, y):
        return -jnp.mean(jnp.take_along_axis(
            jax.nn.log_softmax(x), y[:, None], axis=1))
    return jax.grad(loss), [(normal(2048, 4096), ROWS), (integers(4096, 2048), ROWS)]


@program
def softmax_weighted_gradient():
    def loss(x, w):
        return jnp.sum(jax.nn.softmax(x) * w)
    return jax.value_and_grad(loss), [(normal(2048, 2048), ROWS),
                                      (normal(2048, 2048, seed=1), ROWS)]


@program
def layer_norm_gradient():
    def loss(x, scale, bias):
        mean = x.mean(-1, keepdims=True)
        variance = ((x - mean) ** 2).mean(-1, keepdims=True)
        y = (x - mean) * lax.rsqrt(variance + 1e-5) * scale + bias
        return jnp.sum(jnp.tanh(y))
    return jax.grad(loss, argnums=(0, 1, 2)), [
        (normal(4096, 1024), ROWS), (normal(1024), ()), (normal(1024, seed=1), ())]


@program
def batch_norm():
    def f(x):
        mean = x.mean((0, 1, 2))
        variance = x.var((0, 1, 2))
        return (x - mean) * lax.rsqrt(variance + 1e-5)
    return f, [(normal(32, 64, 64, 64), ROWS)]


@program
def reductions():
    def f(x):
        return (x.sum(0), x.sum(1), x.max(0), jnp.argmax(x, 1), (x * x).sum(),
                jnp.linalg.norm(x, axis=1))
    return f, [(normal(4096, 2048), ROWS)]


@program
def pools():
    def f(x):
        averages = lax.reduce_window(x, 0.0, lax.add, (1, 7, 7, 1), (1, 1, 1, 1), "SAME")
        maxima = lax.reduce_window(x, -jnp.inf, lax.max, (1, 3, 3, 1), (1, 2, 2, 1), "SAME")
        return averages, maxima
    return f, [(normal(16, 64, 64, 64), ROWS)]


@program
def pool_gradient():
    def loss(x):
        y = lax.reduce_window(x, -jnp.inf, lax.max, (1, 3, 3, 1), (1, 2, 2, 1), "SAME")
        return jnp.sum(y * y)
    return jax.grad(loss), [(normal(16, 64, 64, 64), ROWS)]


@program
def moving_average():
    def f(x):
        return lax.reduce_window(x, 0.0, lax.add, (1, 365), (1, 1), "VALID") / 365
    return f, [(normal(256, 8192), ROWS)]


@program
def stencil():
    def f(u):
        def step(_, u):
            around = (jnp.roll(u, 1, 0) + jnp.roll(u, -1, 0) + jnp.roll(u, 1, 1) +
                      jnp.roll(u, -1, 1))
            return u + 0.1 * (around - 4 * u)
        return lax.fori_loop(0, 10, step, u)
    return f, [(normal(1024, 1024), ROWS)]


@program
def recurrence():
    def f(x, w, h):
        def step(h, x):
            h = jnp.tanh(x + h @ w)
            return h, h.sum()
        return lax.scan(step, h, x)
    return f, [(normal(128, 64, 256), (None, "x")), (normal(256, 256, scale=0.05), ()),
               (normal(64, 256), ROWS)]


@program
def associative_scan():
    def f(a, b):
        def combine(left, right):
            return left[0] * right[0], left[1] * right[0] + right[1]
        return lax.associative_scan(combine, (a, b), axis=1)[1]
    return f, [(1 - np.abs(normal(64, 1024, 16, scale=0.1)), ROWS),
               (normal(64, 1024, 16), ROWS)]


def experts_step(x, gate, up, down, head):
    """Computes one decoder layer's experts, each token by its best two, and logits."""
    scores = jax.nn.softmax(x @ gate)
    weights, chosen = lax.top_k(scores, 2)
    mixture = jnp.sum(jax.nn.one_hot(chosen, gate.shape[1], dtype=x.dtype) * weights[..., None], 1)
    hidden = jax.nn.silu(jnp.einsum("td,edf->tef", x, up))
    y = jnp.einsum("tef,efd,te->td", hidden, down, mixture)
    y = (x + y) * lax.rsqrt(jnp.mean((x + y) ** 2, -1, keepdims=True) + 1e-6)
    return jax.nn.log_softmax(y @ head)


@program
def decoder_experts():
    return experts_step, [(normal(512, 256), ROWS), (normal(256, 8), ()),
                          (normal(8, 256, 512, scale=0.06), ()),
                          (normal(8, 512, 256, scale=0.06), ()),
                          (normal(256, 4096, scale=0.06), ())]


@program
def linear_algebra():
    def f(a, b):
        spd = a @ jnp.swapaxes(a, -1, -2) + 128 * jnp.eye(128, dtype=a.dtype)
        factor = jnp.linalg.cholesky(spd)
        return lax.linalg.triangular_solve(factor, b, left_side=True, lower=True)
    return f, [(normal(64, 128, 128), ROWS), (normal(64, 128, 64, seed=1), ROWS)]


@program
def adam():
    def f(p, g, m, v):
        m = 0.9 * m + 0.1 * g
        v = 0.999 * v + 0.001 * g * g
        return p - 1e-3 * (m / 0.1) / (jnp.sqrt(v / 0.001) + 1e-8), m, v
    return f, [(normal(2048, 1024, seed=s), ROWS) for s in range(3)] + [
        (np.abs(normal(2048, 1024)), ROWS)]


@program
def transposes():
    return (lambda x: (jnp.transpose(x, (0, 3, 1, 2)) * 2, jnp.swapaxes(x, 1, 2) + 1)), [
        (normal(16, 64, 64, 64), ROWS)]


def mesh_of_devices():
    return jax.sharding.Mesh(np.array(jax.devices()[:DEVICES]), ("x",))


def lower(name):
    """Returns the StableHLO text for the mesh, and the arguments as NumPy arrays."""
    return lower_function(*PROGRAMS[name]())


def lower_function(function, arguments):
    """Lowers a function with its arguments, which PROGRAMS[name]() returns."""
    from jax.sharding import NamedSharding, PartitionSpec
    mesh = mesh_of_devices()
    shardings = tuple(NamedSharding(mesh, PartitionSpec(*axes)) for _, axes in arguments)
    arrays = [array for array, _ in arguments]
    lowered = jax.jit(function, in_shardings=shardings).lower(*arrays)
    return lowered.as_text(), arrays
