#!/usr/bin/env python3
"""Prints one line for each tensor of a program: name, op, type, sharding.

    gspmd-opt --explain-json=why.json F.mlir
    tools/show_shardings.py why.json [--limit N]

The rows are the values of the explanations (docs/explanations.md#json), so they are
those of `--explain` and of `Program.shardings()` in Python. Open dimensions are printed
closed, as completion leaves them.
"""

import argparse
import itertools
import json


def rows(explanations):
    """Yields (name, op, type, sharding) of each value; values of functions other than
    the first are qualified by their function."""
    values = explanations["values"]
    entry = values[0]["function"] if values else ""
    for value in values:
        name = value["name"]
        if value["function"] != entry:
            name = "%s:%s" % (value["function"], name)
        sharding = value["sharding"].replace(", ?", "").replace("?", "")
        type_ = value["type"].removeprefix("tensor<").removesuffix(">")
        yield name, value["op"], type_, sharding


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("explanations", help="the output of gspmd-opt --explain-json")
    parser.add_argument("--limit", type=int, help="print at most this many lines")
    arguments = parser.parse_args()
    try:
        with open(arguments.explanations, encoding="utf-8") as source:
            explanations = json.load(source)
    except (OSError, ValueError) as error:
        parser.error(f"{arguments.explanations}: {error}")
    for row in itertools.islice(rows(explanations), arguments.limit):
        print("  %-9s %-28s %-16s %s" % row)


if __name__ == "__main__":
    main()
