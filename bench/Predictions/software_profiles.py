#!/usr/bin/env python3
"""Fits the software profiles of GPUs to published steps, and reports errors on held-out models.

usage: software_profiles.py [--bin FOLDER] [--write] [--rows]

A profile (`--software`, docs/simulator.md) holds the figures that depend on a framework: the share of the peak that its
products and its attention kernel reach, and the memory traffic of what it does not fuse. What is known of a framework is not
fitted (KNOWN below). models/gpu/rows.json has published
steps and models/gpu/programs.tar.xz their programs. Each program is simulated with its profile as it is, and with each figure
changed a little, which shows the seconds of a step that depend on it (CHANGES):

    step + products of wider types * (1 / matrix_efficiency) + products of 8-bit floats * (1 / (matrix_efficiency * fp8_efficiency))
    + attention kernels * (1 / kernel_efficiency) + other kernels * unfused_traffic

with changes relative to the present figures. Squares of the logarithms of errors are minimized, with every figure held
to what is known of it, and the programs are simulated again until the figures stay the same. Errors are those of
leave-one-model-out within a framework: all rows of a model are predicted by figures that were fitted to the others.

Beside them stands the constant MFU, with the same protocol: the geometric mean of that of the other models that ran on the same
framework, chip and precision, or else on the nearest of these (framework and chip, framework and precision, framework,
precision). Where a group of rows is predicted no better than by that, the exit code is 1.

The range of a kind of step, bf16 or fp8, is the root mean square of the errors of held-out models, each with the same weight. A
profile with rows of fewer than three models has at least the error of that kind under all profiles. A chip without rows has none.

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
    # Attention of cuDNN, forward and backward.
    ("maxtext", "h100", "kernel_efficiency"): (0.55, 0.15),
    ("pax", "a100", "kernel_efficiency"): (0.55, 0.15),
    ("pax", "h100", "kernel_efficiency"): (0.55, 0.15),
    ("nemo", "h100", "kernel_efficiency"): (0.55, 0.15),
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
# What a framework does, which is not fitted: figure -> value, unit and source.
KNOWN = {"nemo": {
    "separate_weights": (1, "flag", "Megatron: a parameter for each layer, gradient_accumulation_fusion"),
    "bucket_bytes": (125e6, "B", "bucket_cap_mb of NeMo's configurations of distributed_fused_adam"),
}}
# Other names of profiles.
ALIASES = {"pytorch-eager": "pytorch-fsdp", "megatron": "nemo"}
# None of the published steps was compiled by torch.compile. Its profile has the kernels of FSDP without the memory
# traffic of eager execution, and no range.
COMPILED, COMPILED_LIKE = "pytorch-compile", "pytorch-fsdp"
# Files of other chips of a generation, which take its profiles.
ALSO = {"a100": ["a100_40gb"], "h100": ["h200"]}
WITHOUT_ROWS = {"h200"}
ERRORS = {False: "prediction_error", True: "fp8_error"}  # by is_fp8
LEAST_MODELS = 3  # of which errors are a range
ERROR_SOURCE = ("root mean square of what published rows of this kind are off by when the fit excludes their model "
                "(of all profiles, if more, where models are few)")
WITHOUT_PROFILE = ("root mean square of what published steps of this kind and of all frameworks are off by without a software "
                   "profile (bench/Predictions/software_profiles.py)")
NO_ROWS = "unknown: no published steps"
# These figures may improve on a compiler that fuses everything by no more than nothing.
LEAST = {"unfused_traffic": 1.0}
# By which factor each figure is changed to see which part of a step depends on it.
CHANGES = {"matrix_efficiency": 0.9, "fp8_efficiency": 0.9, "kernel_efficiency": 0.9, "unfused_traffic": 1.1}
ROUNDS = 4        # of fits at most, each around the result of the one before,
CONVERGED = 0.01  # until no figure changes by more


def generation_of(row):
    return re.sub(r"^\d+x", "", row["topology"]).split(":")[0].split("_")[0]


def value_of(values, software, generation, figure, default):
    """Returns the figure of a profile on a generation, which may be shared."""
    for key in ((software, generation, figure), (software, "all", figure), ("all", "all", figure)):
        if key in values:
            return values[key]
    return default


class Row:
    """A published step, its predicted time at the present figures of its profile, and the seconds that depend on each figure."""

    def __init__(self, row, present, step, seconds_by_figure, without_profile, model_at_peak):
        self.row, self.present, self.step, self.seconds_by_figure = row, present, step, seconds_by_figure
        self.generation = generation_of(row)
        self.software, self.is_fp8 = row["software"], row["precision"] == "fp8"
        self.published = row["published"] / row["factor"]
        self.without_profile, self.model_at_peak = without_profile, model_at_peak

    def held_out_with(self):
        return self.row["model"], self.software

    def seconds(self, values):
        ratio = {figure: self.present[figure] / value_of(values, self.software, self.generation, figure, self.present[figure])
                 for figure in CHANGES}
        fp8 = self.seconds_by_figure["fp8_efficiency"]
        wider = self.seconds_by_figure["matrix_efficiency"] - fp8
        return (self.step + wider * (ratio["matrix_efficiency"] - 1)
                + fp8 * (ratio["matrix_efficiency"] * ratio["fp8_efficiency"] - 1)
                + self.seconds_by_figure["kernel_efficiency"] * (ratio["kernel_efficiency"] - 1)
                + self.seconds_by_figure["unfused_traffic"] * (1 / ratio["unfused_traffic"] - 1))

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


def hardware_of(software, name, values, folder):
    """Returns the hardware file with the figures of the profile, and these figures."""
    file = json.loads((HARDWARE / f"{name}.json").read_text())
    del file["software"]
    for key, (value, unit, source) in KNOWN.get(software, {}).items():
        file["figures"][key] = {"value": value, "unit": unit, "source": source}
    present = {}
    for figure in CHANGES:
        base = file["figures"].setdefault(figure, {"value": 1, "unit": "factor" if figure == "unfused_traffic" else "fraction",
                                                   "source": "no effect"})
        base["value"] = present[figure] = value_of(values, software, name.split("_")[0], figure, base["value"])
    path = folder / f"{name}.json"
    path.write_text(json.dumps(file))
    return path, present


def simulate(options, rows, values):
    """Returns the rows, simulated at `values` and with each figure changed."""
    result = []
    with tempfile.TemporaryDirectory() as temporary, tarfile.open(GPU / "programs.tar.xz") as archive:
        folder = pathlib.Path(temporary)
        archive.extractall(folder)
        for row in rows:
            slices, name, chips = re.fullmatch(r"(\d+x)?(\w+)(:.*)", row["topology"]).groups()
            hardware, present = hardware_of(row["software"], name, values, folder)
            topology = f"{slices or ''}{hardware}{chips}"
            points = [{"topology": topology, "scale": {figure: factor}} for figure, factor in CHANGES.items()]
            points += [{"topology": topology}, {"topology": row["topology"]}]
            for point in points:
                point["overlap"] = row["overlap"]
            (folder / "points.json").write_text(json.dumps(points))
            predict.run([options.bin / "gspmd-simulate", folder / "programs" / row["program"], "--sweep",
                         folder / "points.json", "--stats", folder / "stats.json"])
            *changed, now, plain = json.loads((folder / "stats.json").read_text())["sweep"]
            step = now["step_seconds"]
            # Time is proportional to traffic, and to the reciprocal of an efficiency.
            seconds = {figure: (stats["step_seconds"] - step) / ((factor if figure == "unfused_traffic" else 1 / factor) - 1)
                       for (figure, factor), stats in zip(CHANGES.items(), changed)}
            result.append(Row(row, present, step, seconds, plain["step_seconds"], now["model_flops"] / now["peak_flops"]))
            print(f"simulated {row['name']}", file=sys.stderr)
    return result


def present_values():
    """Returns the values in the hardware files."""
    result = {}
    for key in FIGURES:
        profile, generation, figure = key
        for name in ALSO if generation == "all" else [generation]:
            file = json.loads((HARDWARE / f"{name}.json").read_text())
            figures = file["figures"] if profile == "all" else file["software"].get(profile, {"figures": {}})["figures"]
            if figure in figures:
                result[key] = figures[figure]["value"]
    return result


def range_of(rows, is_fp8, kind_of, error_of):
    """Returns the root mean square of the errors of a kind's models, and at least that of all rows where these are few."""
    def spread(found):
        by_model = {}
        for row in found:
            by_model.setdefault(row.held_out_with(), []).append(error_of(row) ** 2)
        return len(by_model), math.sqrt(mean([mean(own) for own in by_model.values()])) if by_model else 0
    kind = [row for row in rows if row.is_fp8 == is_fp8]
    models, error = spread([row for row in kind if kind_of(row)])
    if models == 0:
        return 0
    return max(error, spread(kind)[1]) if models < LEAST_MODELS else error


def print_coverage(rows, error_of):
    """Prints for how many rows the range that the other models' rows give holds."""
    inside = 0
    for row in rows:
        others = [other for other in rows if other.held_out_with() != row.held_out_with()]
        kinds = [lambda o: (o.software, o.generation) == (row.software, row.generation), lambda o: True]
        found = next((r for kind in kinds if (r := range_of(others, row.is_fp8, kind, error_of))), 0)
        inside += abs(error_of(row)) <= found
    print(f"ranges by the other models hold for {inside} of {len(rows)} rows")


def profiles_of(generation, values, errors):
    """Returns the profiles of a hardware file: figures with value, unit and source. `errors` are by profile, generation and
    figure."""
    result = {}
    for profile, about in ABOUT.items():
        source = f"fitted (bench/Predictions/software_profiles.py) to published steps on {generation}"
        figures = {}
        for (owner, chips, figure), value in values.items():
            if owner == profile and chips in (generation, "all"):
                figures[figure] = {"value": float(f"{value:.3g}"), "unit": "factor" if figure == "unfused_traffic"
                                   else "fraction", "source": source}
        if not any((profile, generation, figure) in errors for figure in ERRORS.values()):
            continue
        for figure, (value, unit, source) in KNOWN.get(profile, {}).items():
            figures[figure] = {"value": value, "unit": unit, "source": source}
        for figure in ERRORS.values():
            value = errors.get((profile, generation, figure), 0)
            figures[figure] = {"value": round(value, 3), "unit": "fraction", "source": ERROR_SOURCE if value else NO_ROWS}
        result[profile] = {"about": about, "figures": figures}
    if COMPILED_LIKE in result:
        compiled = {name: figure for name, figure in result[COMPILED_LIKE]["figures"].items()
                    if name.endswith("_efficiency")}
        compiled["prediction_error"] = compiled["fp8_error"] = {"value": 0, "unit": "fraction", "source": NO_ROWS}
        result[COMPILED] = {"about": "PyTorch with torch.compile and FlashAttention-2; kernels as in " + COMPILED_LIKE,
                            "figures": compiled}
    return result | {alias: profile for alias, profile in ALIASES.items() if profile in result}


def write(path, profiles, errors):
    """Replaces the profiles and errors in a hardware file, as text so that nothing else changes."""
    text = path.read_text()
    for figure, value in errors.items():
        source = WITHOUT_PROFILE if value else NO_ROWS
        entry = f'"{figure}": {{"value": {value:g}, "unit": "fraction",\n      "source": {json.dumps(source)}}}'
        text, found = re.subn(rf'^    "{figure}": \{{[^}}]*\}}', lambda _: "    " + entry, text, count=1, flags=re.M)
        if not found:
            text = text.replace('    "slice_wait"', f'    {entry},\n    "slice_wait"', 1)
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


def write_shared(values):
    """Replaces the figures that all profiles share in the hardware files that have them."""
    for (owner, generation, figure), value in values.items():
        for path in HARDWARE.glob("*.json") if (owner, generation) == ("all", "all") else []:
            text = path.read_text()
            path.write_text(re.sub(rf'^(    "{figure}": \{{"value": )[^,]*', rf"\g<1>{value:.3g}", text, flags=re.M))


def show(groups):
    """Prints errors by group; returns the number of groups that are predicted no better than by one MFU."""
    worse = 0
    for group, found in groups.items():
        columns = list(zip(*found))
        is_worse = mean(columns[2]) >= mean(columns[3])
        worse += is_worse
        print(f"{group:34s}{mean(columns[0]):16.1%}" + "".join(f"{mean(column):10.1%}" for column in columns[1:]) +
              f"   (most {max(map(abs, columns[2])):.1%} of {len(found)})" + ("  no better than one MFU" if is_worse else ""))
    return worse


def print_ranges(options, rows, values, error_of):
    """Prints the ranges of kinds of steps; with --write, puts them and the profiles into the hardware files."""
    for generation in ("a100", "h100"):
        errors = {}
        for is_fp8, figure in ERRORS.items():
            for profile in ABOUT:
                kind = lambda row: (row.software, row.generation) == (profile, generation)
                if found := range_of(rows, is_fp8, kind, error_of):
                    errors[profile, generation, figure] = found
                    print(f"{figure} of {profile} on {generation}: {found:.3f}")
        without = {figure: round(range_of([row for row in rows if row.generation == generation], is_fp8, lambda row: True,
                                          lambda row: row.without_profile / row.published - 1), 3)
                   for is_fp8, figure in ERRORS.items()}
        print(f"{generation} without a profile: {without}")
        for name in [generation] + ALSO[generation] if options.write else []:
            has_rows = name not in WITHOUT_ROWS
            write(HARDWARE / f"{name}.json", profiles_of(generation, values, errors if has_rows else dict.fromkeys(errors, 0)),
                  without if has_rows else dict.fromkeys(without, 0))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    predict.add_bin_option(parser)
    parser.add_argument("--write", action="store_true", help="put the profiles into lib/CostModel/hardware")
    parser.add_argument("--rows", action="store_true", help="every row's errors too")
    options = parser.parse_args()
    values = {key: usual for key, (usual, _) in FIGURES.items()} | present_values()
    for _ in range(ROUNDS):
        rows = simulate(options, json.loads((GPU / "rows.json").read_text())["rows"], values)
        previous, values = values, fit(rows)
        if all(abs(values[key] / previous[key] - 1) < CONVERGED for key in values):
            break
    for (profile, generation, figure), value in values.items():
        print(f"{profile:14s} {generation:6s} {figure:20s} {value:.3f}")
    held_out = {}
    for model in {row.held_out_with() for row in rows}:
        held_out[model] = fit([row for row in rows if row.held_out_with() != model])
    error_of = lambda row: row.error(held_out[row.held_out_with()])
    groups = {}
    print(f"\n{'errors of step times':34s}{'without profile':>16s}{'fitted':>10s}{'held out':>10s}{'one MFU':>10s}")
    for row in rows:
        cells = [row.without_profile / row.published - 1, row.error(values), error_of(row), constant_mfu_error(row, rows)]
        for group in (row.row["group"], "all"):
            groups.setdefault(group, []).append(cells)
        if options.rows:
            print(f"  {row.row['name']:32s}{cells[0]:16.1%}" + "".join(f"{cell:10.1%}" for cell in cells[1:]))
    worse = show(groups)
    if options.write:
        write_shared(values)
    print_coverage(rows, error_of)
    print_ranges(options, rows, values, error_of)
    return 1 if worse else 0


if __name__ == "__main__":
    sys.exit(main())
