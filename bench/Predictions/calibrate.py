#!/usr/bin/env python3
"""Fits the cost model's calibrated constants to published rows, and reports its errors on held-out rows.

usage: calibrate.py [--bin FOLDER] [--write] [--try FIGURE:GENERATIONS ...] [--without FIGURE ...] [--rows]

The fit changes a few figures of lib/CostModel/hardware/*.json. CONSTANTS below lists them, with the generations that share a
value, a prior (the usual value and its spread) and the physical range. The data are the rows of models/published.json with a
`group` and without an `assumed` recipe. Each row is simulated at the present figures, and again with each figure that concerns
it changed by STEP (gspmd-simulate --sweep partitions the program once). The fit then minimizes the squares of the relative
errors and of the distances from the priors; the rows of a model weigh at most as much as two measurements.

Errors are those of leave-one-model-out: all rows of a model are predicted by constants that were fitted to the other models.
They are compared with trivial predictors that are fitted in the same way: one hardware utilization (HFU) for all rows, the
mean model utilization (MFU) of the other models of the generation, and a roofline (the longer of the times of products and of
bytes) times one factor.

--without fits the other figures with one figure at its value in NEUTRAL, which disables the mechanism: the difference of the
errors shows what the mechanism contributes.
--try adds a figure to the fit, to see whether cross-validation supports it: `--try hbm_efficiency:v4,v5e`.
--write writes the values that changed by more than STALE, and each generation's errors by kind of step, into the hardware
files. Without it nothing is changed, and the exit code is 1 if the files have other values or errors.
"""

import argparse
import concurrent.futures
import json
import math
import os
import pathlib
import re
import sys
import tempfile

import predict

HARDWARE = predict.ROOT / "lib/CostModel/hardware"
GENERATIONS = ("v3", "v4", "v5e", "v5p", "v6e", "h100")
STEP = 0.02    # the relative change of a figure that measures its effect
ROUNDS = 6     # the largest number of fits, each of which starts at the result of the previous one
CONVERGED = 3e-3  # the fits end when no constant changes by more than this
STALE = 0.02   # the relative difference from which a value in the files counts as outdated, ...
STALE_RANGE = 0.002  # ... and the difference of an error
NOISE = 0.03   # the relative difference of two runs of one recipe
LEAST_MODELS = 3  # the number of models from which their errors are a range
# The figures that hold errors, and the rows of each kind of step. Other kinds have no rows here.
KINDS = {"prediction_error": lambda row: row["group"] != "experts", "experts_error": lambda row: row["group"] == "experts"}


class Constant:
    """A figure that some generations share. The prior of its logarithm is normal around that of `usual` with the standard
    deviation `spread`; the value is between `least` and `most`."""

    def __init__(self, figure, generations, usual, spread, least, most):
        self.figure, self.generations = figure, tuple(generations)
        self.usual, self.spread, self.least, self.most = usual, spread, least, most

    def __str__(self):
        return f"{self.figure} of {', '.join(self.generations)}"


CONSTANTS = [
    Constant("matrix_efficiency", ["v3"], 0.90, 0.03, 0.5, 0.97),   # GShard: dense layers above 85%
    Constant("matrix_efficiency", ["v4"], 0.88, 0.07, 0.5, 0.97),
    Constant("matrix_efficiency", ["v5e"], 0.92, 0.04, 0.5, 0.97),
    Constant("matrix_efficiency", ["v5p"], 0.92, 0.04, 0.5, 0.97),
    Constant("step_efficiency", ["v6e"], 0.95, 0.20, 0.5, 1),   # one large product alone reaches 90% (measured)
    Constant("kernel_efficiency", ["v2", "v3", "v4", "v5e", "v5p"], 0.5, 0.5, 0.2, 2),
    Constant("kernel_efficiency", ["v6e"], 2.0, 0.3, 0.2, 2),
    # A copy reaches 83% on v6e (measured, and kept there); kernels of many tensors less.
    Constant("hbm_efficiency", ["v2", "v3", "v4", "v5e", "v5p"], 0.83, 0.1, 0.5, 0.9),
    # Products alone reach 70 to 80% at the clocks that power allows.
    Constant("matrix_efficiency", ["a100", "h100", "h200", "b200"], 0.75, 0.1, 0.5, 0.95),
    Constant("slice_wait", ["a100", "h100", "h200", "b200"], 0.0005, 0.7, 1e-5, 0.01),
    Constant("slice_wait", ["v2", "v3", "v4", "v5e", "v5p", "v6e"], 0.02, 0.7, 0.002, 0.05),
]
# What a figure is where its mechanism does nothing.
NEUTRAL = {"matrix_efficiency": 0.9, "step_efficiency": 1.0, "kernel_efficiency": 1.0, "hbm_efficiency": 0.83, "slice_wait": 1e-6}
SHARED_SPREAD = {"hbm_efficiency": 0.1, "link_efficiency": 0.1, "fill_bytes": 1.0, "vector_flops": 0.3}


def files():
    return {p.stem: json.loads(p.read_text()) for p in HARDWARE.glob("*.json")}


def generation(row):
    return re.sub(r"^\d+x", "", row["topology"]).split(":")[0]


def concerns(constant, row):
    return generation(row) in constant.generations and (
        constant.figure != "slice_wait" or re.match(r"\d+x", row["topology"]))


def seconds_over_published(row, stats, model):
    """Returns the ratio of predicted and published step time; of a range, its center counts."""
    predicted = predict.figure(stats, row["unit"], model["config"])
    low, high = row.get("range") or (row["published"], row["published"])
    ratio = predicted / math.sqrt(low * high)
    return ratio if row["unit"] == "s/step" else 1 / ratio


def beyond(row, ratio):
    """Returns the error of a step time that is `ratio` of the published one; of a range, beyond its nearer end."""
    low, high = row.get("range") or (1, 1)
    half = math.sqrt(high / low)
    return ratio / min(max(ratio, 1 / half), half) - 1


def simulate_points(options, row, factors):
    """Returns the points of the row for all sets of factors: one partitioned program, many simulations."""
    points = [{"scale": f} for f in factors]
    with tempfile.TemporaryDirectory() as folder:
        points_file, stats_file = pathlib.Path(folder) / "points.json", pathlib.Path(folder) / "stats.json"
        for point in points:
            point |= {"topology": row["topology"], "overlap": row["overlap"], "axis_layout": row.get("layout", "")}
        points_file.write_text(json.dumps(points))
        predict.run([options.bin / "gspmd-simulate", predict.MODELS / "programs" / f"{row['model']}.mlir",
                     "--sweep", points_file, "--stats", stats_file])
        return json.loads(stats_file.read_text())["sweep"]


def solve(matrix, right):
    """Solves a linear system by Gaussian elimination with pivoting."""
    n = len(right)
    a = [list(row) + [value] for row, value in zip(matrix, right)]
    for i in range(n):
        pivot = max(range(i, n), key=lambda r: abs(a[r][i]))
        a[i], a[pivot] = a[pivot], a[i]
        for r in range(n):
            if r != i:
                f = a[r][i] / a[i][i]
                a[r] = [x - f * y for x, y in zip(a[r], a[i])]
    return [a[i][n] / a[i][i] for i in range(n)]


class Fit:
    """The rows around the present values: logarithms of errors, and what a logarithm of each constant changes."""

    def __init__(self, options, rows, models, constants, values):
        self.rows, self.constants, self.values = rows, constants, values
        present = files()
        self.errors, self.slopes = [], []

        def factors(row, changed=None):
            now = present[generation(row)]["figures"]
            scale = {figure: NEUTRAL[figure] / now[figure]["value"] for figure in options.without}
            for c, value in zip(constants, values):
                if concerns(c, row):
                    # Downwards: some figures cannot be more than they are.
                    scale[c.figure] = value / now[c.figure]["value"] * (1 - STEP if c is changed else 1)
            return scale

        def one(row):
            own = [c for c in constants if concerns(c, row)]
            simulated = simulate_points(options, row, [factors(row)] + [factors(row, c) for c in own])
            logs = [math.log(seconds_over_published(row, s, models[row["model"]])) for s in simulated]
            slope = {id(c): (logs[0] - log) / -math.log(1 - STEP) for c, log in zip(own, logs[1:])}
            return logs[0], [slope.get(id(c), 0.0) for c in constants]

        with concurrent.futures.ThreadPoolExecutor(max_workers=options.jobs) as pool:
            for error, slope in pool.map(one, rows):
                self.errors.append(error)
                self.slopes.append(slope)

    def without(self, held_out=None):
        """Returns the changes of the constants' logarithms that fit the rows of all but one model."""
        used = [i for i, r in enumerate(self.rows) if r["left_out_with"] != held_out]
        share = {}
        for i in used:
            share[self.rows[i]["left_out_with"]] = share.get(self.rows[i]["left_out_with"], 0) + 1
        # A model's rows together weigh as two measurements at most: they share what is wrong with the model.
        # One that is far off was probably run otherwise than its recipe, so its weight does not grow with its distance.
        weight = {i: min(1.0, 2 / share[self.rows[i]["left_out_with"]]) * min(1.0, 2 * NOISE / max(abs(self.errors[i]), NOISE))
                  / NOISE ** 2 for i in used}
        n = len(self.constants)
        free = list(range(n))
        change = [0.0] * n
        for _ in range(n + 1):   # values that would leave their range are held at its end
            left, right = [[0.0] * len(free) for _ in free], [0.0] * len(free)
            for i in used:
                rest = self.errors[i] + sum(self.slopes[i][k] * change[k] for k in range(n) if k not in free)
                for a, ka in enumerate(free):
                    right[a] -= weight[i] * self.slopes[i][ka] * rest
                    for b, kb in enumerate(free):
                        left[a][b] += weight[i] * self.slopes[i][ka] * self.slopes[i][kb]
            for a, k in enumerate(free):
                c = self.constants[k]
                left[a][a] += 1 / c.spread ** 2
                right[a] += (math.log(c.usual) - math.log(self.values[k])) / c.spread ** 2
            for k, d in zip(free, solve(left, right)):
                change[k] = d
            outside = [k for k in free if not self.constants[k].least <= self.values[k] * math.exp(change[k])
                       <= self.constants[k].most * (1 + 1e-12)]
            if not outside:
                break
            for k in outside:
                c = self.constants[k]
                end = min(max(self.values[k] * math.exp(change[k]), c.least), c.most)
                change[k] = math.log(end / self.values[k])
                free.remove(k)
        return change

    def held_out_errors(self):
        """Returns the relative error of each row's step time by constants that were fitted without its model."""
        changes = {name: self.without(name) for name in {r["left_out_with"] for r in self.rows}}
        return [beyond(r, math.exp(e + sum(s * d for s, d in zip(slopes, changes[r["left_out_with"]]))))
                for r, e, slopes in zip(self.rows, self.errors, self.slopes)]


def trivial(rows, stats, models):
    """Returns the errors of predictors without a mechanism, also fitted without the row's model."""
    published, products, model, bound = [], [], [], []
    for row, s in zip(rows, stats):
        published.append(s["step_seconds"] / seconds_over_published(row, s, models[row["model"]]))
        products.append(s["executed_flops"] / s["peak_flops"])
        model.append(s["model_flops"] / s["peak_flops"])
        figures = files()[generation(row)]["figures"]
        memory = sum(k["memory_bytes"] for k in s["time_by_kind"]) * figures["devices_per_chip"]["value"]
        bound.append(max(products[-1], memory / figures["hbm_bandwidth"]["value"]))
    mean = lambda values: math.exp(sum(values) / len(values))

    def cross_validate(base, same):
        errors = []
        for i, row in enumerate(rows):
            others = [j for j, r in enumerate(rows) if r["left_out_with"] != row["left_out_with"]]
            near = [j for j in others if same(rows[j], row)] or others
            factor = mean([math.log(published[j] / base[j]) for j in near])
            errors.append(beyond(row, base[i] * factor / published[i]))
        return errors

    alike = lambda a, b: generation(a) == generation(b)
    return {"one HFU": cross_validate(products, lambda a, b: True), "MFU of generation": cross_validate(model, alike),
            "roofline": cross_validate(bound, lambda a, b: True)}


def show(rows, columns, with_rows):
    print(f"{'':26s}{'rows':>5s}" + "".join(f"{name:>24s}" for name in columns))
    groups = list(dict.fromkeys(r["group"] for r in rows))
    for group in groups + ["all"]:
        own = [i for i, r in enumerate(rows) if group in (r["group"], "all")]
        cells = ""
        for errors in columns.values():
            sizes = [abs(errors[i]) for i in own]
            cells += f"{f'{sum(sizes) / len(sizes):.1%} (most {max(sizes):.1%})':>24s}"
        print(f"{group:26s}{len(own):5d}{cells}")
        if with_rows and group != "all":
            for i in own:
                print(f"  {rows[i]['name']:29s}" + "".join(f"{f'{e[i]:+.1%}':>24s}" for e in columns.values()))


def not_better(rows, columns):
    """Prints the groups in which a trivial predictor is as good; returns their number."""
    mean = lambda errors, own: sum(abs(errors[i]) for i in own) / len(own)
    found = 0
    for group in dict.fromkeys(r["group"] for r in rows):
        own = [i for i, r in enumerate(rows) if r["group"] == group]
        for name in list(columns)[2:]:
            if mean(columns["held out"], own) >= mean(columns[name], own):
                print(f"{group}: no better than {name}")
                found += 1
    return found


def root_mean_square(rows, errors):
    """Returns the root mean square of the errors, in which every model has the same weight."""
    by_model = {}
    for row, error in zip(rows, errors):
        by_model.setdefault(row["left_out_with"], []).append(error * error)
    return math.sqrt(sum(sum(own) / len(own) for own in by_model.values()) / len(by_model))


def ranges(rows, errors):
    """Returns the errors of held-out models by generation and figure, a figure for each kind of step. Few models agree by
    chance, so a generation with fewer than LEAST_MODELS has at least the error of all TPUs for that kind."""
    result = {}
    for figure, is_kind in KINDS.items():
        kind = [(r, e) for r, e in zip(rows, errors) if is_kind(r) and generation(r) != "h100"]
        for g in GENERATIONS:  # without h100: the range of all frameworks is of software_profiles.py
            own = [(r, e) for r, e in kind if generation(r) == g]
            if own:
                error = root_mean_square(*zip(*own))
                if len({r["left_out_with"] for r, _ in own}) < LEAST_MODELS:
                    error = max(error, root_mean_square(*zip(*kind)))
                result[g, figure] = round(error, 3)
    return result


def coverage(rows, errors):
    """Returns the number of rows for which the range holds that the rows of the other models give."""
    inside = 0
    for row, error in zip(rows, errors):
        others = [(r, e) for r, e in zip(rows, errors) if r["left_out_with"] != row["left_out_with"]]
        kind = next(figure for figure, is_kind in KINDS.items() if is_kind(row))
        known = ranges(*zip(*others))
        # Without another model of the generation: those of all.
        found = known.get((generation(row), kind), max((v for (_, f), v in known.items() if f == kind), default=0))
        inside += abs(error) <= found
    return inside


def is_stale(constant, value, present):
    return any(abs(present[g]["figures"][constant.figure]["value"] / value - 1) > STALE for g in constant.generations)


def write(stale, rows, errors):
    """Writes the stale constants and the errors to the hardware files as text, so that nothing else changes."""
    changes = [(g, c.figure, float(f"{v:.3g}")) for c, v in stale for g in c.generations]
    changes += [(g, figure, value) for (g, figure), value in ranges(rows, errors).items()]
    for g, figure, value in changes:
        path = HARDWARE / f"{g}.json"
        # The first one: profiles of software come after the figures that they replace.
        text, count = re.subn(rf'("{figure}": {{"value": )[^,]*', rf"\g<1>{value:g}", path.read_text(), count=1)
        if count != 1:
            sys.exit(f"{path}: no '{figure}' to write")
        path.write_text(text)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    predict.add_bin_option(parser)
    parser.add_argument("--write", action="store_true", help="put the result into lib/CostModel/hardware")
    parser.add_argument("--try", dest="tries", action="append", default=[], metavar="FIGURE:GENERATIONS")
    parser.add_argument("--without", action="append", default=[], choices=NEUTRAL, metavar="FIGURE")
    parser.add_argument("--rows", action="store_true", help="every row's errors too")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    options = parser.parse_args()
    models = json.loads((predict.MODELS / "models.json").read_text())
    rows = [r for r in json.loads((predict.MODELS / "published.json").read_text())["rows"]
            if "group" in r and "assumed" not in r]
    constants = [c for c in CONSTANTS if c.figure not in options.without]
    present = files()
    for tried in options.tries:
        figure, _, names = tried.partition(":")
        names = names.split(",") if names else list(GENERATIONS)
        now = present[names[0]]["figures"][figure]["value"]
        constants.append(Constant(figure, names, now, SHARED_SPREAD.get(figure, 0.2), now / 3,
                                  1 if present[names[0]]["figures"][figure]["unit"] == "fraction" else now * 3))
    values = [present[c.generations[-1]]["figures"][c.figure]["value"] for c in constants]
    for _ in range(ROUNDS):
        fit = Fit(options, rows, models, constants, values)
        change = fit.without()
        if max(map(abs, change)) < CONVERGED:
            break
        values = [v * math.exp(d) for v, d in zip(values, change)]
    for c, value in zip(constants, values):
        print(f"{str(c):48s} {value:8.4g}   (about {c.usual:g}, {c.least:g} to {c.most:g})")
    stats = [predict.simulate(options, predict.MODELS / "programs" / f"{r['model']}.mlir", r) for r in rows]
    held_out = fit.held_out_errors()
    columns = {"fitted with": [beyond(r, math.exp(e)) for r, e in zip(rows, fit.errors)], "held out": held_out}
    columns |= trivial(rows, stats, models)
    print("\nerrors of step times: mean absolute (largest)")
    show(rows, columns, options.rows)
    print("\nranges of steps, by errors of held-out models:")
    for (g, figure), value in ranges(rows, held_out).items():
        print(f"  {figure} of {g}: {value:g}")
    print(f"those that the other models give hold for {coverage(rows, held_out)} of {len(rows)} rows")
    if options.tries or options.without:
        return 0
    stale = [(c, v) for c, v in zip(constants, values) if is_stale(c, v, present)]
    if options.write:
        write(stale, rows, held_out)
        return 0
    worse = not_better(rows, columns)
    stale = [c for c, _ in stale] + [f"{figure} of {g}" for (g, figure), value in ranges(rows, held_out).items()
                                     if abs(present[g]["figures"][figure]["value"] - value) > STALE_RANGE]
    for figure in stale:
        print(f"the hardware files have another {figure}; --write puts the fitted value there")
    return 1 if stale or worse else 0


if __name__ == "__main__":
    sys.exit(main())
