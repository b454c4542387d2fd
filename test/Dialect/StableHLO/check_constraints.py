#!/usr/bin/env python3
"""Checks that a program violates each constraint of the specification.

    check_constraints.py     fails where constraints.txt names a constraint for which no
                             *-invalid.mlir expects a message that ends with its label

An expectation `... (C5)}}` or `... (C7, C8)}}` counts for the op in the program that
follows it.
"""
import collections
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
EXPECTATION = re.compile(r"// expected-error@\+\d+ \{\{.* \(((?:C\d+(?:, )?)+)\)\}\}")
OP = re.compile(r"stablehlo\.([a-z_0-9]+)")


def read_cases():
    """Returns the labels that programs expect, for each op."""
    cases = collections.defaultdict(set)
    for path in sorted(HERE.glob("**/*-invalid.mlir")):
        lines = path.read_text().splitlines()
        for i, line in enumerate(lines):
            match = EXPECTATION.search(line)
            if not match:
                continue
            op = next(filter(None, map(OP.search, lines[i + 1:])), None)
            if op:
                cases[op[1]].update(match[1].split(", "))
    return cases


def read_table():
    """Returns for each op its number of constraints, and the reasons why no program of
    its own violates some of them."""
    table, reasons = {}, {}
    op = None
    for line in (HERE / "constraints.txt").read_text().splitlines():
        text = line.split("#")[0].rstrip()
        if not text:
            continue
        if not text.startswith(" "):
            op, count = text.split()
            table[op], reasons[op] = int(count), {}
            continue
        labels, reason = text.strip().split(": ", 1)
        for label in labels.split(", "):
            first, _, last = label.partition("-")
            last = int(last[1:]) if last else int(first[1:])
            for number in range(int(first[1:]), last + 1):
                reasons[op][f"C{number}"] = reason
    return table, reasons


def main():
    cases, (table, reasons) = read_cases(), read_table()
    faults = [f"{op}: not in constraints.txt" for op in cases if op not in table]
    for op, count in table.items():
        labels = {f"C{i}" for i in range(1, count + 1)}
        for label in sorted(labels, key=lambda text: int(text[1:])):
            if label not in cases[op] and label not in reasons[op]:
                faults.append(f"{op} ({label}): no program violates it")
        for label in sorted(cases[op] - labels):
            faults.append(f"{op} ({label}): the specification has no such constraint")
        for label in sorted(cases[op] & set(reasons[op])):
            faults.append(f"{op} ({label}): has a program, so it needs no reason")
    print("\n".join(faults))
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main())
