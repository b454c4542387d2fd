"""Prints the error of programs that do not compile: the line of the op in its text, and the last
line of this file in its traceback."""

import traceback

import jax
import jax.numpy as jnp
from jax import lax
from jax.sharding import AxisType, PartitionSpec as P

MESH = jax.make_mesh((4,), ("x",), axis_types=(AxisType.Auto,))


def unknown(x):
    return jax.ffi.ffi_call("nobody_knows", jax.ShapeDtypeStruct(x.shape, x.dtype))(x)


def scanned(x):
    return lax.scan(lambda c, _: (jnp.tanh(unknown(c)), None), x, length=3)[0]


def mapped(x):
    return jax.shard_map(unknown, mesh=MESH, in_specs=P("x"), out_specs=P("x"), check_vma=False)(x)


for function in unknown, scanned, mapped:
    try:
        jax.jit(lambda x, f=function: f(x) + 1)(jnp.ones(4))
    except RuntimeError as error:
        lines = [f.lineno for f in traceback.extract_tb(error.__traceback__)
                 if f.filename == __file__]
        print(f"{function.__name__}, called in line {lines}: {error}")
