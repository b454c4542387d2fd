#!/usr/bin/env python3
"""Fits the software profiles of GPUs to published steps, and reports errors on held-out models.

usage: software_profiles.py [--bin FOLDER] [--write] [--rows]

A profile (`--software`, docs/simulator.md) holds the figures that depend on a framework: the share of the peak that its
products and its attention kernel reach, and the memory traffic of what it does not fuse. models/gpu/rows.json has published
steps and models/gpu/programs.tar.xz their programs. Each program is simulated once without a profile, and its time is
split into

    products / (matrix_efficiency * fp8_efficiency) + attention kernels / kernel_efficiency
    + other kernels * unfused_traffic + what is waited for

with products and kernels in seconds at the peaks. Squares of the logarithms of errors are minimized, with every figure held
to what is known of it. Errors are those of leave-one-model-out within a framework: all rows of a model are predicted by
figures that were fitted to the others.

Beside them stands the constant MFU, with the same protocol: the geometric mean of that of the other models that ran on the same
framework, chip and precision, or else on the nearest of these (framework and chip, framework and precision, framework,
precision). Where a group of rows is predicted no better than by that, the exit code is 1.

--write puts the profiles into lib/CostModel/hardware. Without it nothing is changed.
"""

import argparse
import json
import math
import pathlib
import re
import sys
import tarfile
import tempfile

import predict

GPU = predict.ROOT / "models/gpu"
HARDWARE = predict.ROOT / "lib/CostModel/hardware"
NOISE = 0.05  # runs of one recipe differ by about that
# Figures to fit: (profile, generation, figure) -> (usual value, how far it may be off as a logarithm). Generations of "all"
# share a figure.
FIGURES = {
    ("all", "all", "fp8_efficiency"): (0.85, 0.2),
    ("pytorch-fsdp", "all", "unfused_traffic"): (2, 0.5),
    ("pytorch-fsdp", "a100", "matrix_efficiency"): (0.66, 0.15),
    ("pytorch-fsdp", "a100", "kernel_efficiency"): (0.8, 0.15),
    ("pytorch-fsdp", "h100", "matrix_efficiency"): (0.55, 0.15),
    ("pytorch-fsdp", "h100", "kernel_efficiency"): (0.45, 0.15),
    ("maxtext", "h100", "matrix_efficiency"): (0.629, 0.15),
    ("pax", "all", "unfused_traffic"): (1.5, 0.3),
    ("pax", "a100", "matrix_efficiency"): (0.55, 0.15),
    ("pax", "h100", "matrix_efficiency"): (0.55, 0.15),
    ("nemo", "h100", "matrix_efficiency"): (0.65, 0.15),
}
ABOUT = {
    "pytorch-fsdp": "PyTorch with FSDP: eager kernels, FlashAttention-2",
    "maxtext": "MaxText on XLA",
    "pax": "Pax on XLA",
    "nemo": "NeMo and Megatron-Core: Transformer Engine, fused attention",
}
# Other names of profiles.
ALIASES = {"pytorch-eager": "pytorch-fsdp", "megatron": "nemo"}
# None of the published steps was compiled by torch.compile. Its profile has the kernels of FSDP without the memory
# traffic of eager execution, and no range.
COMPILED, COMPILED_LIKE = "pytorch-compile", "pytorch-fsdp"
# Files of other chips of a generation, which take its profiles.
ALSO = {"a100": ["a100_40gb"], "h100": ["h200"]}
# These figures may improve on a compiler that fuses everything by no more than nothing.
LEAST = {"unfused_traffic": 1.0}


class Row:
    """A published step and the components of its predicted time."""

    def __init__(self, row, stats, figures):
        self.row = row
        self.generation = re.sub(r"^\d+x", "", row["topology"]).split(":")[0].split("_")[0]
        self.software, self.is_fp8 = row["software"], row["precision"] == "fp8"
        self.published = row["published"] / row["factor"]
        kinds = {kind["kind"]: kind["seconds"] for kind in stats["time_by_kind"]}
        value = lambda figure, default: figures[figure]["value"] if figure in figures else default
        share = value("matrix_efficiency", 1) * (value("fp8_efficiency", 1) if self.is_fp8 else 1)
        at_peak = stats["hfu"] * stats["step_seconds"]
        # The time of "matmul" is products / share + kernels / kernel_efficiency (1 in these files).
        self.products = (kinds["matmul"] - at_peak) / (1 / share - 1)
        self.kernels = max(at_peak - self.products, 0)
        self.others = sum(s for kind, s in kinds.items() if kind not in ("matmul", "collective", "wait for slices"))
        self.waits = stats["step_seconds"] - self.products / share - self.kernels - self.others
        self.without_profile = stats["step_seconds"]
        self.model_at_peak = stats["model_flops"] / stats["peak_flops"]

    def held_out_with(self):
        return self.row["model"], self.software

    def seconds(self, values):
        def figure(name, default):
            for key in ((self.software, self.generation, name), (self.software, "all", name), ("all", "all", name)):
                if key in values:
                    return values[key]
            return default
        share = figure("matrix_efficiency", 1) * (figure("fp8_efficiency", 1) if self.is_fp8 else 1)
        return (self.products / share + self.kernels / figure("kernel_efficiency", 1) +
                self.others * figure("unfused_traffic", 1) + self.waits)

    def error(self, values):
        return self.seconds(values) / self.published - 1


# What rows have in common for a constant MFU, the nearest first.
LIKENESS = [lambda row: (row.software, row.generation, row.is_fp8), lambda row: (row.software, row.generation),
            lambda row: (row.software, row.is_fp8), lambda row: row.software, lambda row: row.is_fp8]


def constant_mfu_error(row, rows):
    """Returns the error of the step time by the MFU of other models' rows that are most alike."""
    others = [other for other in rows if other.held_out_with() != row.held_out_with()]
    alike = next(found for likeness in LIKENESS if (found := [o for o in others if likeness(o) == likeness(row)]))
    factor = math.exp(sum(math.log(o.published / o.model_at_peak) for o in alike) / len(alike))
    return row.model_at_peak * factor / row.published - 1


def fit(rows):
    """Returns the values that fit `rows`, by a search along one figure at a time."""
    values = {key: usual for key, (usual, _) in FIGURES.items()}
    steps = dict.fromkeys(values, 0.1)

    def loss(candidate):
        errors = sum(math.log1p(row.error(candidate)) ** 2 for row in rows) / NOISE ** 2
        return errors + sum((math.log(candidate[key] / usual) / spread) ** 2 for key, (usual, spread) in FIGURES.items())

    best = loss(values)
    while max(steps.values()) > 1e-5:
        for key in values:
            for factor in (1 + steps[key], 1 / (1 + steps[key])):
                candidate = values | {key: max(values[key] * factor, LEAST.get(key[2], 0))}
                if (now := loss(candidate)) < best:
                    values, best = candidate, now
                    steps[key] *= 1.3
                    break
            else:
                steps[key] *= 0.6
    return values


def mean(values):
    return sum(map(abs, values)) / len(values)


def root_mean_square(values):
    return math.sqrt(sum(v * v for v in values) / len(values))


def simulate(options, rows):
    files = {}
    result = []
    with tempfile.TemporaryDirectory() as folder, tarfile.open(GPU / "programs.tar.xz") as archive:
        archive.extractall(folder)
        stats_file = pathlib.Path(folder) / "stats.json"
        for row in rows:
            name = re.sub(r"^\d+x", "", row["topology"]).split(":")[0]
            files.setdefault(name, json.loads((HARDWARE / f"{name}.json").read_text()))
            # A program that does not fit is timed too (exit code 3).
            predict.run([options.bin / "gspmd-run", pathlib.Path(folder) / "programs" / row["program"], "--simulate",
                         "--topology", row["topology"], "--overlap", row["overlap"], "--stats", stats_file], allowed=(0, 3))
            result.append(Row(row, json.loads(stats_file.read_text()), files[name]["figures"]))
            print(f"simulated {row['name']}", file=sys.stderr)
    return result


def profiles_of(generation, values, errors):
    """Returns the profiles of a hardware file: figures with value, unit and source."""
    result = {}
    for profile, about in ABOUT.items():
        source = f"fitted (bench/software_profiles.py) to published steps on {generation}"
        figures = {}
        for (owner, chips, figure), value in values.items():
            if owner == profile and chips in (generation, "all"):
                figures[figure] = {"value": float(f"{value:.3g}"), "unit": "factor" if figure == "unfused_traffic"
                                   else "fraction", "source": source}
        if (profile, generation) not in errors:
            continue
        figures["prediction_error"] = {
            "value": round(root_mean_square(errors[profile, generation]), 3), "unit": "fraction",
            "source": "root mean square of what its published rows are off by when the fit excludes their model"}
        result[profile] = {"about": about, "figures": figures}
    if COMPILED_LIKE in result:
        compiled = {name: figure for name, figure in result[COMPILED_LIKE]["figures"].items()
                    if name.endswith("_efficiency")}
        compiled["prediction_error"] = {"value": 0, "unit": "fraction", "source": "unknown: no published steps"}
        result[COMPILED] = {"about": "PyTorch with torch.compile and FlashAttention-2; kernels as in " + COMPILED_LIKE,
                            "figures": compiled}
    return result | {alias: profile for alias, profile in ALIASES.items() if profile in result}


def write(path, profiles):
    """Replaces the profiles in a hardware file, as text so that nothing else changes."""
    text = path.read_text()
    text = re.sub(r',\n  "software": \{.*\n  \}\n\}\n$', "\n}\n", text, flags=re.S)
    lines = []
    for name, profile in profiles.items():
        if isinstance(profile, str):
            lines.append(f'    "{name}": "{profile}"')
            continue
        figures = ",\n".join(f'      {json.dumps(key)}: {{"value": {figure["value"]:g}, "unit": "{figure["unit"]}",\n'
                             f'        "source": {json.dumps(figure["source"])}}}'
                             for key, figure in profile["figures"].items())
        lines.append(f'    "{name}": {{"about": {json.dumps(profile["about"])}, "figures": {{\n{figures}\n    }}}}')
    path.write_text(text.removesuffix("\n}\n") + ',\n  "software": {\n' + ",\n".join(lines) + "\n  }\n}\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--bin", type=pathlib.Path, default=predict.ROOT / "build/release/bin")
    parser.add_argument("--write", action="store_true", help="put the profiles into lib/CostModel/hardware")
    parser.add_argument("--rows", action="store_true", help="every row's errors too")
    options = parser.parse_args()
    rows = simulate(options, json.loads((GPU / "rows.json").read_text())["rows"])
    values = fit(rows)
    for (profile, generation, figure), value in values.items():
        print(f"{profile:14s} {generation:6s} {figure:20s} {value:.3f}")
    held_out = {}
    for model in {row.held_out_with() for row in rows}:
        held_out[model] = fit([row for row in rows if row.held_out_with() != model])
    errors, groups = {}, {}
    print(f"\n{'errors of step times':34s}{'without profile':>16s}{'fitted':>10s}{'held out':>10s}{'one MFU':>10s}")
    for row in rows:
        cells = [row.without_profile / row.published - 1, row.error(values), row.error(held_out[row.held_out_with()]),
                 constant_mfu_error(row, rows)]
        errors.setdefault((row.software, row.generation), []).append(cells[2])
        for group in (row.row["group"], "all"):
            groups.setdefault(group, []).append(cells)
        if options.rows:
            print(f"  {row.row['name']:32s}{cells[0]:16.1%}" + "".join(f"{cell:10.1%}" for cell in cells[1:]))
    worse = 0
    for group, found in groups.items():
        columns = list(zip(*found))
        is_worse = mean(columns[2]) >= mean(columns[3])
        worse += is_worse
        print(f"{group:34s}{mean(columns[0]):16.1%}" + "".join(f"{mean(column):10.1%}" for column in columns[1:]) +
              f"   (most {max(map(abs, columns[2])):.1%} of {len(found)})" + ("  no better than one MFU" if is_worse else ""))
    for generation in ("a100", "h100"):
        own = [row.without_profile / row.published - 1 for row in rows if row.generation == generation]
        print(f"{generation} without a profile: root mean square {root_mean_square(own):.3f}")
        if options.write:
            for name in [generation] + ALSO[generation]:
                write(HARDWARE / f"{name}.json", profiles_of(generation, values, errors))
    return 1 if worse else 0


if __name__ == "__main__":
    sys.exit(main())
