"""Counts the collectives that a program of XLA executes, from its optimized HLO text.

`collectives(text)` gives, by kind, how many one device executes and the bytes of their
results: bodies of loops times the trip count where XLA knows it, of branches the one
that moves most.
"""

import collections
import re

KINDS = "all-reduce|all-gather|reduce-scatter|all-to-all|collective-permute"
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


def collectives(text):
    bodies, entry = computations(text)
    known = {}

    def total(name):
        if name not in known:
            known[name] = collections.Counter()
            known[name] = sum(map(of_line, bodies.get(name, [])), collections.Counter())
        return known[name]

    def of_line(line):
        result = collections.Counter()
        match = COLLECTIVE.search(line)
        if match:
            # A start has its operand beside its result.
            shape = match[1].rsplit(",", 1)[-1] if match[3] and match[1][0] == "(" else match[1]
            result[match[2], "count"] += 1
            result[match[2], "bytes"] += shape_bytes(shape)
            return result
        loop = LOOP.search(line)
        if loop:
            trip_count = TRIP_COUNT.search(line)
            for key, value in (total(loop[1]) + total(loop[2])).items():
                result[key] += value * (int(trip_count[1]) if trip_count else 1)
            return result
        branches = BRANCHES.search(line)
        if branches:
            names = re.findall(r"[\w.-]+", branches[1]) if branches[1] else branches.groups()[1:]
            return max(map(total, names), key=lambda c: sum(
                v for (_, what), v in c.items() if what == "bytes"))
        for name in CALLS.findall(line):
            result += total(name)
        return result

    summed = collections.defaultdict(dict)
    for (kind, what), value in total(entry).items():
        summed[kind][what] = value
    return dict(summed)
