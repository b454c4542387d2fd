"""Exports the models of models.json as StableHLO: python generate.py [--only REGEX] [--out FOLDER].

Models marked "data" also get inputs made from a seed and the results that JAX computes from them on one device without
annotations (NAME.in.npz, NAME.out.npz: a0, a1, ... in flattened order). Everything is deterministic.
"""

import argparse
import json
import math
import os
import re
import zlib

os.environ.setdefault("JAX_PLATFORMS", "cpu")
import jax
import jax.numpy as jnp
import numpy as np
from jax.sharding import AbstractMesh, AxisType, NamedSharding

import optimizers
from families import FAMILIES
from layers import Config

HERE = os.path.dirname(os.path.abspath(__file__))
# What remains of a location: these scopes, outermost first.
SCOPES = ("embedding", "attention", "fused_kernel", "ffn", "moe", "router", "norm", "logits", "optimizer", "shift",
          "rematted_computation")


def make_step(model):
    """The training step of a model, its arguments as {name: (shape, dtype, layout)} trees, in order."""
    c = model.c
    weights = model.weights()
    state = optimizers.state_of(c.optimizer, weights, model.leading)

    def step(params, state, batch):
        loss, grads = gradients(model, params, batch)
        params, state = optimizers.update(c.optimizer, params, grads, state, model.leading)
        return params, state, loss

    typed = lambda tree, dtype: jax.tree.map(lambda w: (w[0], dtype, w[1]), tree, is_leaf=optimizers.is_weight)
    state_type = "float32" if c.optimizer == "adam_f32" else c.weights
    return step, (typed(weights, c.weights), typed(state, state_type), model.inputs())


def gradients(model, params, batch):
    """Loss and gradients of a batch, accumulated over `accumulate` microbatches."""
    microbatches = model.c.accumulate
    if microbatches == 1:
        return jax.value_and_grad(model.loss)(params, batch)
    # Neighboring sequences are on one device, so that every part takes an equal share of each device's.
    apart = lambda a: model.split(jnp.moveaxis(a.reshape((-1, microbatches) + a.shape[1:]), 1, 0), None, "x", None)

    def add(carry, part):
        loss, grads = jax.value_and_grad(model.loss)(params, part)
        return jax.tree.map(lambda a, b: a + b.astype(a.dtype), carry, (loss, grads)), None

    zeros = (jnp.zeros(()), jax.tree.map(jnp.zeros_like, params))
    (loss, grads), _ = jax.lax.scan(add, zeros, jax.tree.map(apart, batch))
    return loss / microbatches, jax.tree.map(lambda g: g / microbatches, grads)


def is_argument(value):
    return isinstance(value, tuple) and len(value) == 3 and isinstance(value[1], str)


def lower(name, config):
    """StableHLO of one training step with its annotations, for any number of devices."""
    mesh = AbstractMesh(tuple(config.mesh.values()), tuple(config.mesh), axis_types=(AxisType.Auto,) * len(config.mesh))
    model = FAMILIES[config.family](config, mesh)
    step, args = make_step(model)
    each = lambda f: jax.tree.map(f, args, is_leaf=is_argument)
    layout = lambda a: None if a[2] is None else NamedSharding(mesh, model.spec(*a[2]))
    layouts = each(layout)
    step.__name__ = step.__qualname__ = name
    jitted = jax.jit(step, in_shardings=layouts, out_shardings=(layouts[0], layouts[1], None), donate_argnums=(0, 1),
                     keep_unused=True)
    values = each(lambda a: jax.ShapeDtypeStruct(a[0], a[1]))
    return jitted.trace(*values).lower(lowering_platforms=("tpu",)).as_text(debug_info=True)


def shorten_locations(text):
    """Keeps of each location its scopes, and arguments' names; drops files and lines. The rest identifies tensors and
    rematerialized ops."""
    stacks = dict(re.findall(r'^(#loc\d*) = loc\("([^"]*)"', text, re.M))
    body = re.sub(r"^#loc.*\n", "", text, flags=re.M)
    named = re.findall(r'%arg\d+: [^%]*? loc\((#loc\d+)\)', body)
    arguments = {alias: stacks[alias] for alias in named if alias in stacks}
    short = {}
    for alias, stack in stacks.items():
        if alias in arguments:
            short[alias] = arguments[alias]
            continue
        words = re.findall(r"[a-z_]+", stack)
        found = [w for w in words if w in SCOPES]
        # rematted_computation first: the scope that it is in follows.
        scopes = sorted(set(found), key=lambda w: (w != "rematted_computation", found.index(w)))
        if stage := re.search(r"\bstages?\d+\b", stack):
            scopes[:0] = ["step", f"transpose(jvp({stage[0]}))" if "transpose(" in stack else stage[0]]
        short[alias] = "/".join(scopes)
    numbers = {label: i for i, label in enumerate(sorted({s for s in short.values() if s}))}

    def replace(match):
        label = short.get(match.group(1), "")
        return f" loc(#at{numbers[label]})" if label else ""

    body = re.sub(r' loc\("[^"]*"\((#loc\d*)\)\)', "", body)   # arguments of reducers
    body = re.sub(r" loc\((#loc\d*)\)", replace, body).replace(" loc(unknown)", "")
    body = body.replace(", precision = [DEFAULT, DEFAULT]", "")   # the default, on every contraction
    return body + "".join(f'#at{i} = loc("{label}")\n' for label, i in numbers.items())


def make_inputs(name, args, config):
    """Arrays for the arguments: weights of a size that keeps activations near one, moments positive."""
    rng = np.random.default_rng(zlib.crc32(name.encode()))

    def make(path, a):
        shape, dtype, _ = a
        label = jax.tree_util.keystr(path)
        if dtype == "int32":
            high = config.classes if config.family == "unet" else config.vocabulary
            return rng.integers(0, high, shape, dtype=np.int32)
        if "image" in label:
            return rng.standard_normal(shape).astype(dtype)
        if any(s in label for s in ("'v'", "rows", "columns")):
            return rng.uniform(1e-4, 2e-4, shape).astype(dtype)
        if "'m'" in label:
            return (rng.standard_normal(shape) * 1e-3).astype(dtype)
        if "count" in label:
            return np.full(shape, 3, dtype)
        if "ln" in label:
            return rng.uniform(0.8, 1.2, shape).astype(dtype)
        fan_in = shape[-2] if len(shape) > 1 else 1
        return (rng.standard_normal(shape) / math.sqrt(max(fan_in, 4))).astype(dtype)

    return jax.tree_util.tree_map_with_path(make, args, is_leaf=is_argument)


def save(path, tree):
    leaves = [np.asarray(v) for v in jax.tree.leaves(tree)]
    bits = [a.view(np.uint16) if a.dtype.name == "bfloat16" else a for a in leaves]
    np.savez_compressed(path, **{f"a{i}": a for i, a in enumerate(bits)})


def export(name, entry, out):
    config = Config(**entry["config"])
    jax.clear_caches()   # so that a model's text does not depend on those before it
    text = shorten_locations(lower(name, config))
    with open(os.path.join(out, f"{name}.mlir"), "w") as f:
        f.write(text)
    if entry.get("data"):
        model = FAMILIES[config.family](Config(**entry["config"]), None)
        step, args = make_step(model)
        values = make_inputs(name, args, config)
        save(os.path.join(out, f"{name}.in.npz"), values)
        save(os.path.join(out, f"{name}.out.npz"), jax.jit(step)(*values))
    print(f"{name:32s} {len(text):8d} bytes")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--only", default=".", help="names to export, a regular expression")
    parser.add_argument("--out", default=os.path.join(HERE, "programs"))
    options = parser.parse_args()
    jax.config.update("jax_use_shardy_partitioner", True)
    with open(os.path.join(HERE, "models.json")) as f:
        models = json.load(f)
    for name, entry in models.items():
        if re.search(options.only, name):
            export(name, entry, options.out)


if __name__ == "__main__":
    main()
