"""Counts what a program of XLA executes, from its optimized HLO text.

`collectives(text)` gives, by kind, how many one device executes and the bytes of their
results. `kernel_cycles(text)` gives, by kind, the cycles that the compiler estimates for
its kernels, and the instructions that may be kernels but have no estimate. In both, bodies
of loops count times the trip count where XLA knows it, conditions once more, and of
branches the largest one.
"""

import collections
import re

KINDS = "all-reduce|all-gather|reduce-scatter|all-to-all|collective-permute"
# The kinds of kernels, most significant first, and the ops that make a fusion one.
KERNEL_KINDS = {"matmul": {"dot", "convolution"}, "window": {"reduce-window", "select-and-scatter"},
                "reduce": {"reduce"}, "copy": {"copy", "transpose", "concatenate", "pad", "dynamic-update-slice"}}
WITHOUT_ESTIMATE = {"gather", "scatter", "sort", "fusion", "convolution", "dot", "reduce", "custom-call"}
INSTRUCTION = re.compile(r" = .*? ([a-z][a-z-]*)\(")
CYCLES = re.compile(r'"estimated_cycles":"(\d+)"')
BITS = {"pred": 8, "bf16": 16, "c64": 64, "c128": 128}
COMPUTATION = re.compile(r"^(ENTRY )?%?([\w.-]+) \(.*\{$")
COLLECTIVE = re.compile(r" = (.*?) (%s)(-start)?\(" % KINDS)
SHAPE = re.compile(r"([a-z]+\d*)\[([\d,]*)\]")
CALLS = re.compile(r"(?:to_apply|calls)=%?([\w.-]+)")
BRANCHES = re.compile(r"branch_computations=\{([^}]*)\}|"
                      r"true_computation=%?([\w.-]+), false_computation=%?([\w.-]+)")
LOOP = re.compile(r"condition=%?([\w.-]+), body=%?([\w.-]+)")
TRIP_COUNT = re.compile(r'"known_trip_count":\{"n":"(\d+)"\}')


def shape_bytes(text):
    total = 0
    for kind, sizes in SHAPE.findall(text):
        bits = BITS.get(kind) or int(re.sub(r"\D", "", kind) or 8)
        for size in filter(None, sizes.split(",")):
            bits *= int(size)
        total += bits // 8
    return total


def computations(text):
    """Returns ({name: lines}, the entry's name)."""
    found, entry, name = {}, None, None
    for line in text.splitlines():
        match = COMPUTATION.match(line)
        if match:
            name = match[2]
            found[name] = []
            entry = name if match[1] else entry
        elif name:
            found[name].append(line)
    return found, entry


def executed(text, count_instruction, size):
    """Returns the sum of the Counters of all executed instructions. `count_instruction(line, bodies)`
    returns that of one instruction, or None to count the computations that it calls; of branches, the
    one with the largest `size(counter)` counts."""
    bodies, entry = computations(text)
    known = {}

    def total(name):
        if name not in known:
            known[name] = collections.Counter()
            known[name] = sum(map(of_line, bodies.get(name, [])), collections.Counter())
        return known[name]

    def of_line(line):
        result = count_instruction(line, bodies)
        if result is not None:
            return result
        result = collections.Counter()
        loop = LOOP.search(line)
        if loop:
            trip_count = TRIP_COUNT.search(line)
            count = int(trip_count[1]) if trip_count else 1
            for key, value in total(loop[1]).items():
                result[key] += value * (count + 1 if trip_count else 1)
            for key, value in total(loop[2]).items():
                result[key] += value * count
            return result
        branches = BRANCHES.search(line)
        if branches:
            names = re.findall(r"[\w.-]+", branches[1]) if branches[1] else branches.groups()[1:]
            return max(map(total, names), key=size)
        for name in CALLS.findall(line):
            result += total(name)
        return result

    return total(entry)


def collectives(text):
    def count(line, _):
        match = COLLECTIVE.search(line)
        if not match:
            return None
        # A start has its operand in addition to its result.
        shape = match[1].rsplit(",", 1)[-1] if match[3] and match[1][0] == "(" else match[1]
        return collections.Counter({(match[2], "count"): 1, (match[2], "bytes"): shape_bytes(shape)})

    summed = collections.defaultdict(dict)
    for (kind, what), value in executed(text, count, lambda c: sum(
            v for (_, what), v in c.items() if what == "bytes")).items():
        summed[kind][what] = value
    return dict(summed)


def kernel_kind(op, line, bodies):
    """Returns the kind of a kernel: of a fusion, that of its first op in the order of KERNEL_KINDS."""
    ops = {op}
    for name in CALLS.findall(line) if op == "fusion" else ():
        ops |= {match[1] for inner in bodies.get(name, ()) if (match := INSTRUCTION.search(inner))}
        # A fusion may have others inside.
        ops |= {kernel_kind("fusion", inner, bodies) for inner in bodies.get(name, ()) if " fusion(" in inner}
    return next((kind for kind, members in KERNEL_KINDS.items() if kind in ops or ops & members), "elementwise")


def kernel_cycles(text):
    """Returns (cycles by kind, number of instructions without an estimate by op)."""
    def count(line, bodies):
        match = INSTRUCTION.search(line)
        cycles = CYCLES.search(line)
        if match and cycles:
            return collections.Counter({("cycles", kernel_kind(match[1], line, bodies)): int(cycles[1])})
        if match and match[1] in WITHOUT_ESTIMATE:
            return collections.Counter({("none", match[1]): 1})
        return None

    total = executed(text, count, lambda c: sum(v for (what, _), v in c.items() if what == "cycles"))
    return tuple({kind: value for (what, kind), value in total.items() if what == requested} for requested in ("cycles", "none"))
