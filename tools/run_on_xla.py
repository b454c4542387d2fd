#!/usr/bin/env python3
"""Runs partitioned programs, exported as StableHLO, on XLA's CPU devices.

    python tools/run_on_xla.py                         # every program, all forms
    python tools/run_on_xla.py mlp_dp_fwd 'moe_*'      # some of them
    python tools/run_on_xla.py --form partitions calls_a

Each program of the corpus (test/Models) is partitioned here and exported by
`gspmd-opt --gspmd-export-stablehlo=form=...` (`axes`: as replicas, whose groups are
specified by axes); nothing is left for XLA's partitioner to do. XLA compiles it for up to 8 host devices, each of which gets its shards of the
inputs as the attributes of the exported arguments say; what the devices yield,
joined, is compared with what JAX computed on one device without annotations.
That XLA's parser prints what gspmd-opt reads as the same program is compared too.

Exits 1 where a result is wrong or XLA rejects a program, 77 where JAX is not
installed (run this script with the Python that has it).
"""

import math
import re
import sys

from corpus_on_xla import Corpus, XlaDevices, gspmd_opt

# Options of --gspmd-export-stablehlo for each form.
OPTIONS = {"replicas": "form=replicas", "partitions": "form=partitions",
           "axes": "form=replicas groups=axes"}
FORMS = tuple(OPTIONS)
V2 = re.compile(r"\{devices=\[([\d,]+)\](?:<=\[([\d,]+)\](?:T\(([\d,]+)\))?|([\d,]+))"
                r"( last_tile_dim_replicate)?\}")


def export(tool, path, form):
    return gspmd_opt(tool, "--gspmd-export-stablehlo=" + OPTIONS[form], path)


def tile_of_devices(text, rank, num_devices):
    """Returns the index of each device along each dimension, from GSPMD's notation."""
    import numpy
    if text in (None, "{replicated}"):
        return numpy.zeros((num_devices, rank), int), [1] * rank
    match = V2.fullmatch(text)
    if not match:
        raise ValueError("sharding %s" % text)
    ints = lambda group: [int(n) for n in match[group].split(",")]
    shape = ints(1)
    if match[4]:
        order = numpy.array(ints(4))
    else:
        order = numpy.arange(math.prod(ints(2))).reshape(ints(2))
        order = order.transpose(ints(3)) if match[3] else order
    tiles = numpy.zeros((num_devices, rank), int)
    for place, device in zip(numpy.ndindex(*shape), order.flatten()):
        tiles[device] = place[:rank]
    return tiles, shape[:rank]


class Place:
    """The sharding of a global array, from the exported attributes."""

    def __init__(self, attributes, local_shape, num_devices):
        self.local_shape = local_shape
        sharding = self.global_shape = None
        for attribute in attributes or ():
            if attribute.name == "gspmd.sharding":
                sharding = attribute.attr.value
            if attribute.name == "gspmd.global_type":
                self.global_shape = tuple(attribute.attr.value.shape)
        self.tiles, _ = tile_of_devices(sharding, len(local_shape), num_devices)

    def window(self, device):
        return tuple(slice(t * n, (t + 1) * n)
                     for t, n in zip(self.tiles[device], self.local_shape))

    def part(self, array, device):
        """Returns a shard, padded at the end of the array."""
        import numpy
        inside = array[self.window(device)]
        part = numpy.full(self.local_shape, 113).astype(array.dtype)
        part[tuple(slice(0, n) for n in inside.shape)] = inside
        return part

    def join(self, shape, dtype, shards):
        import numpy
        array = numpy.zeros(shape, dtype)
        for device, part in enumerate(shards):
            target = array[self.window(device) or ...]  # a view of scalars, too
            target[...] = part[tuple(slice(0, n) for n in target.shape)]
        return array


class XlaShards(XlaDevices):
    """XLA for programs of single devices."""

    def compile_shards(self, text, form, num_devices):
        from jax._src.lib import xla_client
        self.devices = self.all_devices[:num_devices]
        is_replicas = form != "partitions"
        options = xla_client.CompileOptions()
        build = options.executable_build_options
        for target in (options, build):
            target.num_replicas = num_devices if is_replicas else 1
            target.num_partitions = 1 if is_replicas else num_devices
            target.device_assignment = xla_client.DeviceAssignment.create(
                self.numpy.array([d.id for d in self.devices]).reshape(
                    (-1, 1) if is_replicas else (1, -1)))
        build.use_spmd_partitioning = not is_replicas
        with self.context():
            module = self.ir.Module.parse(text)
            main = next(op for op in module.body.operations
                        if getattr(op, "name", None) and op.name.value == "main")
            self.printed = str(module)
            self.arguments, self.results = (
                self.places(attributes, types)
                for attributes, types in ((main.arg_attrs, main.type.inputs),
                                          (main.result_attrs, main.type.results)))
            return self.backend.compile_and_load(
                module, xla_client.DeviceList(tuple(self.devices)), options)

    def places(self, attributes, types):
        attributes = list(attributes) or [None] * len(types)
        return [Place(each, self.ir.RankedTensorType(type).shape, len(self.devices))
                for each, type in zip(attributes, types)]

    def give(self, arrays):
        """Returns the shards of the arrays on the devices."""
        from jax.sharding import NamedSharding, PartitionSpec
        jax = self.jax
        mesh = jax.sharding.Mesh(self.devices, ("device",))
        arguments = []
        for array, place in zip(arrays, self.arguments):
            shards = [jax.device_put(place.part(array, i), device)
                     for i, device in enumerate(self.devices)]
            # For JAX they are one array of a row for each device.
            shape = shards[0].shape
            spec = PartitionSpec("device") if shape else PartitionSpec()
            global_shape = (shape[0] * len(shards), *shape[1:]) if shape else ()
            arguments.append(jax.make_array_from_single_device_arrays(
                global_shape, NamedSharding(mesh, spec), shards))
        return arguments

    def take(self, results, types):
        results_by_device = results.disassemble_into_single_device_arrays()
        return [place.join(shape, dtype, [self.numpy.asarray(p) for p in shards])
                for place, shards, (dtype, shape) in zip(self.results, results_by_device, types)]


def check(xla, tool, program, form):
    """Returns an error, or an empty text."""
    text = export(tool, program.path, form)
    executable = xla.compile_shards(text, form, program.num_devices)
    if gspmd_opt(tool, "-", text=xla.printed) != text:
        return "what XLA's parser prints is not the same program"
    got = executable.execute_sharded(xla.give(program.arguments))
    return program.differs(xla.take(got, program.result_types))


if __name__ == "__main__":
    sys.exit(Corpus(__file__, __doc__, XlaShards,
                    dict.fromkeys(FORMS, "sdy"), check).main())
