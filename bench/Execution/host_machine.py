"""Writes a hardware file of devices that an engine emulates on this host, from steps of small programs.

`describe(step_seconds)` returns the throughput of one of 8 devices while all are busy. On a host with
fewer cores than devices, this is a share of a core. `step_seconds(name, function, arguments)` runs a program (JAX, on the axis "x" of 8 devices; the arguments
as in heavy_programs.py) on that engine.
"""

import json
import os

import jax
import jax.numpy as jnp

from heavy_programs import DEVICES, ROWS, mesh_of_devices, normal

PRODUCT_SIZE, NUM_PRODUCTS = 384, 4
STREAM = 1 << 20
SMALL, MULTIPLIES, EXPONENTIALS = 1 << 15, 64, 16
KERNELS, COLLECTIVES = 64, 32
CACHED, ITERATIONS = 1 << 13, 64
GATHERED = 1 << 18


def products(a, b):
    for _ in range(NUM_PRODUCTS):
        a = jnp.einsum("dik,dkj->dij", a, b)
    return a


def multiplies(x):
    for _ in range(MULTIPLIES):
        x = x * 0.999 + 0.001
    return x


def exponentials(x):
    for _ in range(EXPONENTIALS):
        x = jnp.exp(-x)
    return x


def kernels(x, w):
    for _ in range(KERNELS):
        x = jnp.einsum("dik,dkj->dij", x, w)
    return x


def cached(x, y):
    return jax.lax.fori_loop(0, ITERATIONS, lambda _, x: x + y, x)


def small_collectives(x):
    for _ in range(COLLECTIVES):
        x = x * (0.1 + 1e-3 * x.sum(0, keepdims=True))
    return x


def gather(x):
    replicated = jax.sharding.NamedSharding(mesh_of_devices(), jax.sharding.PartitionSpec())
    return jax.lax.with_sharding_constraint(x + 1, replicated)


def rows(*shape, scale=1.0):
    return normal(DEVICES, *shape, scale=scale), ROWS


PROBES = {
    "products": (products, [rows(PRODUCT_SIZE, PRODUCT_SIZE), rows(PRODUCT_SIZE, PRODUCT_SIZE, scale=0.05)]),
    "stream": (lambda x, y: x + y, [rows(STREAM), rows(STREAM)]),
    "multiplies": (multiplies, [rows(SMALL)]),
    "exponentials": (exponentials, [rows(SMALL)]),
    "kernels": (kernels, [rows(8, 8), rows(8, 8, scale=0.3)]),
    "cached": (cached, [rows(CACHED), rows(CACHED)]),
    "small_collectives": (small_collectives, [rows(16)]),
    "gather": (gather, [rows(GATHERED)]),
    "sum": (lambda x: x.sum(0), [rows(STREAM)]),
}


def figures_of(seconds):
    """Returns the measured figures, from the seconds of each probe: (value, unit, description)."""
    bandwidth = 3 * 4 * STREAM / seconds["stream"]
    vector = 2 * MULTIPLIES * SMALL / seconds["multiplies"]
    kernel = seconds["kernels"] / KERNELS
    added = seconds["cached"] / ITERATIONS
    cached = 3 * 4 * CACHED / max(added - kernel, 0.1 * added)
    # Subtract the memory traffic of the kernels around the collective.
    gathered = seconds["gather"] - 2 * 4 * GATHERED / bandwidth
    received = 4 * GATHERED * (DEVICES - 1)
    summed = 2 * 4 * STREAM * (DEVICES - 1) / DEVICES
    link = (received + summed) / (max(gathered, 0.1 * seconds["gather"]) + seconds["sum"])
    return {
        "matrix_flops": (NUM_PRODUCTS * 2 * PRODUCT_SIZE ** 3 / seconds["products"], "flop/s",
                         "products of %d x %d" % (PRODUCT_SIZE, PRODUCT_SIZE)),
        "vector_flops": (vector, "flop/s", "a chain of multiplications and additions"),
        "transcendental_cost": (seconds["exponentials"] / EXPONENTIALS / SMALL * vector, "flops",
                                "a chain of exponentials"),
        "hbm_bandwidth": (bandwidth, "B/s", "a sum of two arrays"),
        "cache_bandwidth": (max(bandwidth, cached), "B/s", "a sum of two small arrays, in a loop"),
        "kernel_latency": (kernel, "s", "products of 8 x 8"),
        "collective_latency": (seconds["small_collectives"] / COLLECTIVES, "s", "sums of 16 numbers"),
        "link_bandwidth": (link, "B/s", "a gather and a sum of large arrays"),
    }


# Figures that are not measured: they hardly affect these programs, or are definitions.
SPECIFIED = {
    "devices_per_chip": (1, "devices"), "matrix_tile": (8, "elements"),
    "matrix_rows": (8, "elements"), "matrix_efficiency": (1, "fraction"),
    "step_efficiency": (1, "fraction"), "kernel_efficiency": (1, "fraction"),
    "fill_bytes": (0, "B"), "on_chip_bytes": (1 << 20, "B"), "hbm_bytes": (1 << 32, "B"),
    "hbm_efficiency": (1, "fraction"), "torus_dims": (0, "dimensions"),
    "max_chips": (DEVICES, "chips"), "ring_multiple": (1, "chips"),
    "ring_least_dim": (1, "chips"), "link_efficiency": (1, "fraction"), "hop_latency": (0, "s"),
    "dcn_bandwidth": (1e9, "B/s"), "dcn_latency": (1e-3, "s"),
    "prediction_error": (0.3, "fraction"), "slice_wait": (0, "fraction"),
}


def cache_bytes():
    """Returns a device's share of the second-level caches."""
    with open("/sys/devices/system/cpu/cpu0/cache/index2/size") as f:
        size = f.read().strip()
    units = {"K": 1 << 10, "M": 1 << 20}
    return int(size[:-1]) * units[size[-1]] * os.cpu_count() / DEVICES


def describe(name, step_seconds):
    """Returns the JSON object of the file; `name` is the name of the machine."""
    seconds = {probe: step_seconds(probe, *what) for probe, what in PROBES.items()}
    measured = figures_of(seconds)
    figures = {key: {"value": value, "unit": unit, "source": "bench/Execution/host_machine.py: not measured"}
               for key, (value, unit) in SPECIFIED.items()}
    for key, (value, unit, what) in measured.items():
        figures[key] = {"value": value, "unit": unit,
                        "source": "measured by bench/Execution/host_machine.py: " + what}
    figures["cache_bytes"] = {"value": cache_bytes(), "unit": "B",
                              "source": "Linux: second-level caches of all cores, per device"}
    figures["matrix_flops_int8"] = dict(figures["matrix_flops"])
    figures["core_bandwidth"] = dict(figures["link_bandwidth"])
    return {"name": name, "about": "one of %d devices of this host" % DEVICES, "figures": figures}


def write(path, name, step_seconds):
    machine = describe(name, step_seconds)
    with open(path, "w") as f:
        json.dump(machine, f, indent=1)
    return machine
