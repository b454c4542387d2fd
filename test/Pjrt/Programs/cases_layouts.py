"""Layouts of arrays, options of compilations, and costs and text of compiled functions."""

import ctypes

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.sharding import NamedSharding, PartitionSpec as P

from cases_sharding import MESH, N, SHAPE, W, X, put

def case_layouts():
    from jax.experimental.layout import Format, Layout
    columns = Format(Layout((1, 0)), NamedSharding(MESH, P("x")))
    x = jax.device_put(X, columns)
    f = jax.jit(lambda a: (a * 2, a.sum(0)), in_shardings=columns,
                out_shardings=(columns, NamedSharding(MESH, P())))
    y, z = f(x)
    return y, z, x + 1, x.T, [s.data for s in y.addressable_shards], \
        [a.format.layout.major_to_minor for a in (x, y, z, x + 1)], \
        jax.jit(lambda a: a + 1, donate_argnums=0, out_shardings=columns)(x), x.is_deleted()


def bytes_of(array, count):
    """Returns the bytes in the layout of the device, when they have been computed."""
    array.block_until_ready()
    memory = (ctypes.c_float * count).from_address(array.unsafe_buffer_pointer())
    return np.array(memory)


def case_layout_bytes():
    from jax.experimental.layout import Format, Layout
    one = jax.sharding.SingleDeviceSharding(jax.devices()[0])
    x = X[:24].reshape(8, 4, 96)
    arrays = []
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        form = Format(Layout(order), one)
        y = jax.device_put(x, form)
        arrays += [y, jax.device_put(jax.device_put(x, one), form),
                   jax.jit(lambda a: a + 1, in_shardings=form, out_shardings=form)(y)]
    return [(a, bytes_of(a, a.size), a.format.layout.major_to_minor) for a in arrays]


def case_layout_tiles():
    """Tests the reported tiles; their bytes are tested in basics.py."""
    from jax.experimental.layout import Format, Layout
    one = jax.sharding.SingleDeviceSharding(jax.devices()[0])
    layouts = []
    for tiles in ((), ((8, 128),), ((4,),), ((8, 128), (2, 1))):
        form = Format(Layout((1, 0), tiling=tiles), one)
        x = jax.device_put(X, form)
        compiled = jax.jit(lambda a: a + 1, in_shardings=form, out_shardings=form).lower(
            X).compile()
        layouts += [x, compiled(x), x + 1, str(x.format.layout),
                    str(compiled.output_formats.layout), str(compiled(x).format.layout)]
    return layouts


def case_error_layout_order():
    from jax.experimental.layout import Format, Layout
    one = jax.sharding.SingleDeviceSharding(jax.devices()[0])
    return jax.device_put(X, Format(Layout((0, 0)), one))


def case_layout_auto():
    """The layout of a result that the program constrains; those of arguments are free."""
    from jax.experimental.layout import Format, Layout, with_layout_constraint
    auto = Format(Layout.AUTO)
    compiled = jax.jit(
        lambda a: with_layout_constraint(a * 2, Layout((1, 0))),
        in_shardings=auto, out_shardings=auto).lower(
            jax.ShapeDtypeStruct(X.shape, X.dtype)).compile()
    y = compiled(jax.device_put(X, compiled.input_formats[0][0]))
    return str(compiled.output_formats.layout), y, str(y.format.layout)


def case_error_layout():
    from jax.experimental.layout import Format, Layout
    lines = Format(Layout((0, 1)), NamedSharding(MESH, P("x")))
    columns = Format(Layout((1, 0)), NamedSharding(MESH, P("x")))
    return jax.jit(lambda a: a, in_shardings=lines)(jax.device_put(X, columns))


def case_error_compiler_option():
    return jax.jit(lambda a: a * 3, compiler_options={"no_such_option": 1})(X)


def case_compiler_option():
    return jax.jit(lambda a: a * 3, compiler_options={"xla_embed_ir_in_executable": True})(X)


def case_error_compiler_option_of_xla():
    return jax.jit(lambda a: a * 3, compiler_options={"xla_no_such_option": 1})(X)


def case_error_compiler_option_value():
    return jax.jit(lambda a: a * 3, compiler_options={"xla_embed_ir_in_executable": "?"})(X)


def case_error_option_with_a_fraction():
    return jax.jit(lambda a: a * 3, compiler_options={"xla_dump_max_hlo_modules": 1.5})(X)


def case_cost_of_lowered():
    cost = jax.jit(lambda a, b: a @ b).lower(X, W).cost_analysis()
    return cost["flops"], cost["bytes accessed"]


def costs_of(f, *arguments, **options):
    costs = jax.jit(f, **options).lower(*arguments).compile().cost_analysis()
    return [costs.get(name, 0.0) for name in ("flops", "transcendentals")], costs


def case_costs_of_compiled():
    """Tests the costs of arithmetic, also with several kernels, loops and branches."""
    sharded = NamedSharding(MESH, P("x", "y"))
    programs = [
        lambda a: jnp.tanh(a @ a.T).sum(), jnp.sort, lambda a: a ** 2.5, jax.nn.softmax,
        lambda a: lax.rsqrt(a) / 3, lambda a: jnp.exp(a.astype(jnp.complex64)),
        lambda a: lax.cond(a[0, 0] > 0, jnp.sin, lambda b: b * b + b, a),
        lambda a: lax.fori_loop(0, 10, lambda i, b: jnp.tanh(b), a)]
    return ([costs_of(f, X)[0] for f in programs],
            costs_of(lambda a: jnp.sin(a) * a, X, in_shardings=sharded, out_shardings=sharded)[0])


def case_bytes_of_compiled():
    """Tests the bytes that one kernel reads and writes."""
    names = ["bytes accessed", "bytes accessed0{}", "bytes accessedout{}"]
    programs = [lambda a: a + 1, lambda a: jnp.sin(a) + jnp.log(a) * a, jnp.sort,
                lambda a: a[1:3], lambda a: a.T]
    both = costs_of(lambda a, b: a @ b, X, W)[1]
    return ([[costs_of(f, X)[1][name] for name in names] for f in programs],
            [both[name] for name in [*names, "bytes accessed1{}"]])


def case_text_of_compiled():
    """The text contains the shardings of global arguments."""
    text = jax.jit(lambda a: a * 2, in_shardings=NamedSharding(MESH, P("x", "y"))).lower(
        X).compile().as_text()
    # XLA's text for CPUs has them up to JAX 0.11.
    return N == 1 or jax.default_backend() == "cpu" or \
        "sharding={devices=[%d,%d]" % SHAPE in text


def case_layout_constraint():
    from jax.experimental.layout import Layout, with_layout_constraint
    f = jax.jit(lambda a: with_layout_constraint(a * 2, Layout(major_to_minor=(1, 0))))
    return f(X), f(put(X, "x")), str(f(X).format.layout)
