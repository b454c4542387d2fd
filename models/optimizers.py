"""Optimizers as pairs of functions: the state's shapes and layouts, and the update."""

import jax
import jax.numpy as jnp

RATE = 1e-2


def is_weight(value):
    return isinstance(value, tuple) and len(value) == 2 and isinstance(value[0], tuple)


def factored_dims(shape, leading):
    """First and last dimensions whose mean squares Adafactor keeps, or None. Vectors are not factored; attention's
    [m,n,d] and [n,d,m] are matrices with heads and head_dim together."""
    rank = len(shape) - leading
    if rank < 2:
        return None
    if rank == 2:
        return (leading,), (leading + 1,)
    first = leading + 1 if shape[leading] > shape[-1] else leading + 2
    return tuple(range(leading, first)), tuple(range(first, len(shape)))


def drop(values, dims):
    return None if values is None else tuple(v for i, v in enumerate(values) if i not in dims)


def state_of(kind, weights, leading):
    """State of weights {name: (shape, layout)}; leading(name) dimensions are a stack of independent weights."""
    moment = lambda f: {n: f(n, *w) for n, w in weights.items()}
    same = lambda n, shape, layout: (shape, layout)

    def divided(n, shape, layout):
        """Also over the batch's axes: the first dimension that is not split yet."""
        layout = list(layout or (None,) * len(shape))
        free = [i for i in range(leading(n), len(shape)) if layout[i] is None]
        if free:
            layout[free[0]] = "x"
        return shape, tuple(layout)

    if kind == "sgd":
        return {}
    if kind == "adam_f32":
        return {k: moment(divided) for k in ("master", "m", "v")} | {"count": ((), None)}
    if kind == "adam":
        return {"m": moment(same), "v": moment(same), "count": ((), None)}

    def rows(n, shape, layout):
        dims = factored_dims(shape, leading(n))
        return (drop(shape, dims[1]), drop(layout, dims[1])) if dims else (shape, layout)

    def columns(n, shape, layout):
        dims = factored_dims(shape, leading(n))
        return (drop(shape, dims[0]), drop(layout, dims[0])) if dims else ((), None)

    return {"rows": moment(rows), "columns": moment(columns)}


def adafactor(p, g, rows, columns, leading):
    """One Adafactor step without momentum: the update is clipped by its root mean square and scaled by the weight's."""
    dims = factored_dims(p.shape, leading)
    squares = g * g + 1e-30
    decay = 0.99
    each = tuple(range(leading, p.ndim))
    if dims:
        first, last = dims
        rows = decay * rows + (1 - decay) * jnp.mean(squares, axis=last)
        columns = decay * columns + (1 - decay) * jnp.mean(squares, axis=first)
        mean = jnp.mean(rows, axis=tuple(range(leading, rows.ndim)), keepdims=True)
        update = g * jnp.expand_dims(jax.lax.rsqrt(rows / mean), last) * jnp.expand_dims(jax.lax.rsqrt(columns), first)
    else:
        rows = decay * rows + (1 - decay) * squares
        update = g * jax.lax.rsqrt(rows)
    rms = lambda v: jnp.sqrt(jnp.mean(v * v, axis=each, keepdims=True))
    step = RATE * jnp.maximum(1e-3, rms(p)) / jnp.maximum(1.0, rms(update))
    return p - step * update, rows, columns


def adam(p, g, m, v, count):
    m = 0.9 * m + 0.1 * g
    v = 0.99 * v + 0.01 * g * g
    corrected = m / (1 - 0.9 ** count)
    return p - RATE * corrected / (jnp.sqrt(v / (1 - 0.99 ** count)) + 1e-8), m, v


def update(kind, params, grads, state, leading):
    """New weights and new state."""
    with jax.named_scope("optimizer"):
        grads = {n: g.astype(params[n].dtype) for n, g in grads.items()}
        if kind == "sgd":
            return {n: p - RATE * grads[n] for n, p in params.items()}, {}
        if kind == "adam":
            count = state["count"] + 1.0
            new = {n: adam(p, grads[n], state["m"][n], state["v"][n], count) for n, p in params.items()}
            return ({n: t[0] for n, t in new.items()},
                    {"m": {n: t[1] for n, t in new.items()}, "v": {n: t[2] for n, t in new.items()}, "count": count})
        if kind == "adam_f32":
            count = state["count"] + 1.0
            new = {n: adam(state["master"][n], g.astype(jnp.float32), state["m"][n], state["v"][n], count)
                   for n, g in grads.items()}
            return ({n: new[n][0].astype(p.dtype) for n, p in params.items()},
                    {k: {n: t[i] for n, t in new.items()} for i, k in enumerate(("master", "m", "v"))} | {"count": count})
        new = {n: adafactor(p, grads[n], state["rows"][n], state["columns"][n], leading(n)) for n, p in params.items()}
        return ({n: t[0] for n, t in new.items()},
                {"rows": {n: t[1] for n, t in new.items()}, "columns": {n: t[2] for n, t in new.items()}})
