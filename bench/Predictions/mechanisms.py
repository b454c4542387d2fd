#!/usr/bin/env python3
"""Prints the effect of each mechanism of the cost model on a figure: without it, and with it.

usage: mechanisms.py [--bin FOLDER] [--check FILE]

Each line has one figure of one step, without the mechanism and with it, and the published figure if there is one. A figure of the
hardware, an option, or a program that gives it nothing to do switches a mechanism off. Each line has a
direction, or bounds, that it must keep: the exit code is 1 if one does not. --check also compares the table with that in FILE
(docs/predictions.md).
"""

import argparse
import json
import pathlib
import sys
import tempfile

import predict

PROGRAMS = predict.MODELS / "programs"

SMALL = {
    "gather": """func.func @main(%table: tensor<16777216xf32>, %at: tensor<1048576x1xi32>) -> tensor<1048576xf32> {
  %0 = "stablehlo.gather"(%table, %at) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<16777216xf32>, tensor<1048576x1xi32>) -> tensor<1048576xf32>
  return %0 : tensor<1048576xf32>
}""",
    "sort": """func.func @main(%a: tensor<SIZExf32>) -> tensor<SIZExf32> {
  %0 = "stablehlo.sort"(%a) <{dimension = 0 : i64, is_stable = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %less = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<SIZExf32>) -> tensor<SIZExf32>
  return %0 : tensor<SIZExf32>
}""",
    "top_k": """func.func @main(%a: tensor<4096x32768xf32>) -> (tensor<4096x8xf32>, tensor<4096x8xi32>) {
  %values, %places = chlo.top_k(%a, k = 8) : tensor<4096x32768xf32> -> (tensor<4096x8xf32>, tensor<4096x8xi32>)
  return %values, %places : tensor<4096x8xf32>, tensor<4096x8xi32>
}""",
    "product": """func.func @main(%a: tensor<ROWSxDEPTHxbf16>, %b: tensor<DEPTHxCOLUMNSxbf16>) -> tensor<ROWSxCOLUMNSxbf16> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<ROWSxDEPTHxbf16>, tensor<DEPTHxCOLUMNSxbf16>) -> tensor<ROWSxCOLUMNSxbf16>
  return %0 : tensor<ROWSxCOLUMNSxbf16>
}""",
    "across": """func.func @main(%a: tensor<4096x128x64xbf16>, %b: tensor<128x4096x64xbf16>) -> tensor<64x4096x4096xbf16> {
  %0 = stablehlo.dot_general %a, %b, batching_dims = [2] x [2], contracting_dims = [1] x [0] : (tensor<4096x128x64xbf16>, tensor<128x4096x64xbf16>) -> tensor<64x4096x4096xbf16>
  return %0 : tensor<64x4096x4096xbf16>
}""",
    "along": """func.func @main(%a: tensor<64x4096x128xbf16>, %b: tensor<64x128x4096xbf16>) -> tensor<64x4096x4096xbf16> {
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<64x4096x128xbf16>, tensor<64x128x4096xbf16>) -> tensor<64x4096x4096xbf16>
  return %0 : tensor<64x4096x4096xbf16>
}""",
    # A step of stochastic gradient descent with momentum, whose gradient is a product.
    "momentum": """func.func @main(%m: tensor<16384x16384xf32> {mhlo.memory_kind = "PLACE", tf.aliasing_output = 0 : i32}, %x: tensor<16384x16384xbf16>, %y: tensor<16384x16384xbf16>) -> tensor<16384x16384xf32> {
  %old = stablehlo.custom_call @annotate_device_placement(%m) {has_side_effect = true, mhlo.frontend_attributes = {_xla_buffer_placement = "device"}} : (tensor<16384x16384xf32>) -> tensor<16384x16384xf32>
  %g = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<16384x16384xbf16>, tensor<16384x16384xbf16>) -> tensor<16384x16384xf32>
  %share = stablehlo.constant dense<0.9> : tensor<16384x16384xf32>
  %kept = stablehlo.multiply %old, %share : tensor<16384x16384xf32>
  %new = stablehlo.add %kept, %g : tensor<16384x16384xf32>
  %back = stablehlo.custom_call @annotate_device_placement(%new) {has_side_effect = true, mhlo.frontend_attributes = {_xla_buffer_placement = "PLACE"}} : (tensor<16384x16384xf32>) -> tensor<16384x16384xf32>
  return %back : tensor<16384x16384xf32>
}""",
    "sum": """sharding.mesh @mesh = <["x"=512]>
func.func @main(%a: tensor<67108864xf32>) -> tensor<67108864xf32> {
  %0 = spmd.all_reduce add %a over <@mesh ["x"]> : tensor<67108864xf32>
  return %0 : tensor<67108864xf32>
}""",
    "exchange": """sharding.mesh @mesh = <["x"=128]>
func.func @main(%a: tensor<128x1048576xf32>) -> tensor<1x134217728xf32> {
  %0 = spmd.all_to_all %a split 0 concat 1 over <@mesh ["x"]> : tensor<128x1048576xf32> -> tensor<1x134217728xf32>
  return %0 : tensor<1x134217728xf32>
}""",
    "attention": """func.func @main(%q: tensor<8x65536x128xbf16>, %k: tensor<8x65536x128xbf16>, %v: tensor<8x65536x128xbf16>) -> tensor<8x65536x128xbf16> {
  %0 = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<8x65536x128xbf16>, tensor<8x65536x128xbf16>) -> tensor<8x65536x65536xbf16> loc("fused_kernel")
  %zero = stablehlo.constant dense<0.0> : tensor<bf16>
  %sum = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<8x65536x65536xbf16>, tensor<bf16>) -> tensor<8x65536xbf16> loc("fused_kernel")
  %wide = stablehlo.broadcast_in_dim %sum, dims = [0, 1] : (tensor<8x65536xbf16>) -> tensor<8x65536x65536xbf16> loc("fused_kernel")
  %1 = stablehlo.divide %0, %wide : tensor<8x65536x65536xbf16> loc("fused_kernel")
  %2 = stablehlo.dot_general %1, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<8x65536x65536xbf16>, tensor<8x65536x128xbf16>) -> tensor<8x65536x128xbf16> loc("fused_kernel")
  return %2 : tensor<8x65536x128xbf16>
}""",
}


class Simulator:
    def __init__(self, folder, tool):
        self.folder, self.tool = pathlib.Path(folder), tool

    def step(self, program, topology, overlap="none", layout=None, **scale):
        """Returns the statistics of a simulated step; `scale` has factors of figures of the hardware."""
        stats_file = self.folder / "stats.json"
        command = [self.tool, program, "--topology", topology, "--overlap", overlap, "--stats", stats_file]
        command += ["--axis-layout", layout] if layout else []
        for figure, factor in scale.items():
            command += ["--hardware-scale", f"{figure}={factor}"]
        predict.run(command, allowed=(0, predict.OUT_OF_MEMORY))
        return json.loads(stats_file.read_text())

    def model(self, name, *args, **options):
        return self.step(PROGRAMS / f"{name}.mlir", *args, **options)

    def small(self, name, topology="v4:1x1x1", sizes=None, **options):
        text = SMALL[name]
        for word, size in (sizes or {}).items():
            text = text.replace(word, str(size))
        program = self.folder / f"{name}.mlir"
        program.write_text(text)
        return self.step(program, topology, **options)


def text(value, unit):
    if unit == "s":
        for scale, name in ((1, "s"), (1e3, "ms"), (1e6, "us")):
            if value * scale >= 1 or name == "us":
                return f"{value * scale:.4g} {name}"
    return {"%": f"{100 * value:.1f}%", "x": f"{value:.2f} times", "GiB": f"{value / 2**30:.2f} GiB"}[unit]


def slices(sim):
    one = sim.model("maxtext_32b", "v5e:16x16", "async")["mfu"]
    many = sim.model("maxtext_32b_32s", "32xv5e:16x16", "async")["mfu"]
    alike = sim.model("maxtext_32b_32s", "32xv5e:16x16", "async", slice_wait=1e-6)["mfu"]
    return 1 - alike / one, 1 - many / one


def slow_network(sim):
    usual = sim.model("maxtext_32b_32s", "32xv5e:16x16", "async")["exposed_seconds"]
    slow = sim.model("maxtext_32b_32s", "32xv5e:16x16", "async", dcn_bandwidth=0.02)["exposed_seconds"]
    return usual, slow


def hierarchy(sim):
    """Compares a sum over two slices, which is a scatter inside, a reduction of a chip's shard between, and a gather inside."""
    stats = sim.small("sum", "2xv5e:16x16")
    network = json.loads((predict.ROOT / "lib/CostModel/hardware/v5e.json").read_text())["figures"]["dcn_bandwidth"]["value"]
    return 2**28 / network, stats["step_seconds"]


def links(sim):
    usual, half = (sim.model("maxtext_v5e_16b", "v5e:16x16", "async", link_bandwidth=f)["exposed_seconds"] for f in (1, 0.5))
    return usual, half


def ends(sim):
    stats = sim.model("maxtext_512b", "v5p:8x8x8", "async")
    return 0, stats["exposed_seconds"] - sum(c["exposed_seconds"] for c in stats["collectives_by_axes"])


def prefetch(sim):
    ample = sim.model("maxtext_v4_22b", "v4:4x4x4", "async", hbm_bytes=2)
    scarce = sim.model("maxtext_v4_22b", "v4:4x4x4", "async")
    return ample["exposed_seconds"], scarce["exposed_seconds"]


def memory_shared(sim):
    alone, shared = (sim.model("maxtext_v5e_16b", "v5e:16x16", mode)["compute_seconds"] for mode in ("none", "async"))
    return alone, shared


def all_to_all(sim):
    def each(name, topology):
        found = [c for c in sim.model(name, topology, "none", layout="x=0,1,core")["collectives_by_axes"] if c["kind"] == "all_to_all"]
        return sum(c["seconds"] for c in found) / sum(c["bytes"] for c in found)
    return 1, each("gshard_2048e_36l", "v3:32x32") / each("gshard_128e_36l", "v3:8x8")


def twist(sim):
    straight, twisted = (sim.small("exchange", f"v4:4x4x8{end}", layout="x=0,1,2")["step_seconds"] for end in ("", "_twisted"))
    return 1, straight / twisted


def on_chip(sim):
    ample, own = (sim.small("attention", "v5e:1x1", on_chip_bytes=f)["time_by_kind"][0] for f in (1000, 1))
    return ample["memory_bytes"], own["memory_bytes"]


def spilled(sim):
    ample, little = (sim.small("attention", "v5e:1x1", on_chip_bytes=f)["time_by_kind"][0]["memory_bytes"] for f in (1, 0.0005))
    return ample, little


def one_pass(sim, name, bytes_moved):
    stats = sim.small(name)
    return bytes_moved / stats["memory_bandwidth"], stats["step_seconds"]


def across(sim):
    return tuple(sim.small(name, "v5e:1x1")["step_seconds"] for name in ("along", "across"))


def host(sim, figure):
    return tuple(sim.small("momentum", "v5e:1x1", {"PLACE": place}, overlap="async")[figure] for place in ("device", "pinned_host"))


def sort_passes(sim):
    return tuple(sim.small("sort", sizes={"SIZE": 2**28}, on_chip_bytes=f)["step_seconds"] for f in (1000, 1))


def padding(sim):
    even, odd = (sim.small("product", sizes={"ROWS": 4096, "DEPTH": n, "COLUMNS": 4096})["step_seconds"] / n for n in (1024, 1025))
    return 1, odd / even


def short(sim):
    def share(depth):
        stats = sim.small("product", sizes={"ROWS": 8192, "DEPTH": depth, "COLUMNS": 8192})
        return stats["hfu"]
    return share(8192), share(64)


def eras(sim):
    waits, hides = (sim.model("maxtext_64b", "v5p:4x4x4", mode)["exposed_seconds"] for mode in ("none", "async"))
    return waits, hides


# Name, the figure, its unit, how it comes out, what must hold of it, what was published or measured.
MECHANISMS = [
    ("slices wait for the slowest", "MFU lost from 1 to 32 slices, 32B on v5e", "%", slices, lambda a, b: a < 0.03 < 0.06 < b < 0.16,
     "9.7%; 6 to 16%"),
    ("the network between slices carries gradients", "cores wait, the same with a fiftieth of its bandwidth", "s", slow_network,
     lambda a, b: b > 1.1 * a, ""),
    ("hierarchy of a reduction over slices", "256 MiB over 512 chips of two slices; each chip sending all of it", "s", hierarchy, lambda a, b: b < 0.5 * a, ""),
    ("links of half the bandwidth", "cores wait, 16B on v5e, pure fsdp", "s", links, lambda a, b: b > 1.5 * a, ""),
    ("ends of loops: first all-gather, last reduce-scatter", "cores wait, 512B on v5p", "s", ends, lambda a, b: b > 0, ""),
    ("memory bounds what is gathered ahead", "cores wait, 22B on v4 with twice the memory and as it is", "s", prefetch, lambda a, b: b > a, ""),
    ("collectives use memory bandwidth", "cores busy, 16B on v5e, alone and concurrently with collectives", "s", memory_shared, lambda a, b: a < b < 1.1 * a, ""),
    ("both cores of a chip share its links", "all-to-all per byte, 2,048 devices compared with 128", "x", all_to_all, lambda a, b: 3 < b < 4.5, "3.75 times"),
    ("twisted tori", "all-to-all over 4 x 4 x 8 chips of v4, times as fast as untwisted", "x", twist, lambda a, b: 1.6 < b < 1.8, "1.63 times"),
    ("tiles of a fused kernel", "its traffic, attention over 65,536 positions", "GiB", on_chip, lambda a, b: b > 2 * a, ""),
    ("rows that do not fit on the chip", "its traffic with 64 KiB on the chip", "GiB", spilled, lambda a, b: b > 2 * a, ""),
    ("a million non-contiguous elements", "time on v4; streamed", "s", lambda sim: one_pass(sim, "gather", 12e6), lambda a, b: b > 10 * a, ""),
    ("sort in passes", "256 Mi elements on v4, with on-chip memory for all of them and as it is", "s", sort_passes, lambda a, b: 3 * a < b < 6 * a, ""),
    ("top-k by what bounds it", "8 of 32,768, 4,096 times, on v4; one pass over memory", "s", lambda sim: one_pass(sim, "top_k", 512 * 2**20), lambda a, b: b > a, ""),
    ("tiles of the matrix unit", "time per depth of a product of depth 1,025 compared with 1,024", "x", padding, lambda a, b: 1.05 < b < 1.15, ""),
    ("operands that need a transpose", "64 products of 4,096 x 128 x 4,096 on v5e, the batch first and last", "s", across, lambda a, b: 1.02 * a < b < 1.5 * a, ""),
    ("memory of the host", "memory of a step of 1 GiB of momentum on v5e, on the chip and at the host", "GiB", lambda sim: host(sim, "argument_bytes"), lambda a, b: b == a - 2**30, ""),
    ("transfers to and from it", "the step's time", "s", lambda sim: host(sim, "step_seconds"), lambda a, b: a + 2**30 / 3.2e10 < b < a + 1.01 * 2 * 2**30 / 1.5e10, ""),
    ("short contractions", "HFU of a product of depth 8,192 and of depth 64", "%", short, lambda a, b: b < 0.5 * a, ""),
    ("eras: `xla-2021`, `xla-2024`", "cores wait, 64B on v5p", "s", eras, lambda a, b: b < 0.7 * a, ""),
]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    predict.add_bin_option(parser)
    parser.add_argument("--check", type=pathlib.Path, help="a file that has this table")
    options = parser.parse_args()
    wrong, lines = [], ["| Mechanism | Figure | Without | With | Published |", "|---|---|---|---|---|"]
    with tempfile.TemporaryDirectory() as folder:
        sim = Simulator(folder, options.bin / "gspmd-simulate")
        for name, what, unit, measure, holds, published in MECHANISMS:
            before, after = measure(sim)
            lines.append(f"| {name} | {what} | {text(before, unit)} | {text(after, unit)} | {published} |")
            if not holds(before, after):
                wrong.append(f"{name}: {before:.4g} -> {after:.4g}")
    print("\n".join(lines))
    if options.check:
        shown = options.check.read_text()
        wrong += [f"{options.check} has no line\n{line}" for line in lines if line not in shown]
    for line in wrong:
        print(line, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
