#!/usr/bin/env python3
"""Checks a file of explanations against docs/explanations.md.

    python tools/check_explanations.py why.json [--complete]

Checks the fields, and the chains of propagation steps: the steps are in order, each
begins at the dimension where the previous one ends, and the last one ends at the value.
With --complete, the explained axes must be all axes of the value's sharding. Prints the
numbers of what was checked; exits with 1 at the first fault.
"""

import json
import re
import sys

REASONS = set("""closed-dimension replicated-axis unreduced-axis manual-axis conflict
user-priority op-priority larger-tensor more-shards earlier-operand
earlier-step indivisible overflow strided sub-axis-only rule direction disagreement
result-rejected strategy other-occurrence other-mesh""".split())
# Earlier versions wrote these names.
REASONS |= {"part-of-axis", "result-refused", "other-place"}

LOCATION = {"file": (str, None), "line": (int, None), "column": (int, None),
            "name": (str, None)}
TENSOR = {"function": str, "name": str, "occurrence": int}
ANNOTATION = {"text": str, "tensor": (TENSOR, None), "location": LOCATION}
OP = {"name": str, "location": LOCATION}
STEP = {"step": int, "op": OP, "from": str, "from_tensor": (TENSOR, None), "from_dim": int,
        "from_position": int, "to": str, "to_tensor": (TENSOR, None), "to_dim": int,
        "to_position": int, "user_priority": int, "op_priority": int, "strategy": str}
AXES = {"dim": int, "axes": [str], "annotation": ANNOTATION, "user_priority": int,
        "omitted_steps": int, "steps": [STEP]}
OPTIONAL = {"omitted_steps"}
LOST = {"dim": int, "axes": [str], "op": OP, "from": str, "reason": str, "text": str,
        "proposed": (ANNOTATION, None), "winner": (ANNOTATION, None)}
VALUE = {"function": str, "name": str, "occurrence": int, "annotated": bool, "added_by_edit": bool,
         "op": str, "type": str, "location": LOCATION, "sharding": str, "mesh": (str, None), "axes": [AXES], "lost": [LOST]}
CONFLICT = {"op": OP, "first": str, "first_annotation": ANNOTATION, "second": str,
            "second_annotation": ANNOTATION}
FILE = {"version": int, "mesh": dict, "meshes": dict, "values": [VALUE], "conflicts": [CONFLICT]}


def require(condition, *what):
    """Exits with the message `what` if the condition is false."""
    if not condition:
        sys.exit("wrong: " + " ".join(str(w) for w in what))


def check(data, schema, path):
    """Checks `data` at `path` against a schema: a type, a list of it, a dictionary of fields,
    or a tuple of it and None, which allows null."""
    if isinstance(schema, tuple):
        if data is not None:
            check(data, schema[0], path)
    elif isinstance(schema, list):
        require(isinstance(data, list), path, "is not a list")
        for i, item in enumerate(data):
            check(item, schema[0], "%s[%d]" % (path, i))
    elif isinstance(schema, dict):
        require(isinstance(data, dict), path, "is not an object")
        require(set(data) <= set(schema) and set(schema) - set(data) <= OPTIONAL,
                path, "has fields", sorted(data))
        for key in data:
            check(data[key], schema[key], path + "." + key)
    else:
        require(isinstance(data, schema), path, "is", data)


def axes_in(sharding):
    """Returns the lists of axes per dimension of `[{"x", "y":(1)2, ?}, {}]`."""
    dims = re.match(r"\[(.*?)\](,|$)", sharding.replace("], ", "]\n")).group(1)
    return [[a.replace('"', "") for a in re.findall(r'"[^"]*"(?::\(\d+\)\d+)?', d)]
            for d in re.findall(r"\{([^}]*)\}", dims)]


def merged(axes, sizes):
    """Merges consecutive sub-axes of one axis."""
    out = []
    for axis in axes:
        name, _, part = axis.partition(":")
        pre, size = (map(int, re.match(r"\((\d+)\)(\d+)", part).groups())
                     if part else (1, sizes[name]))
        if out and out[-1][0] == name and out[-1][1] * out[-1][2] == pre:
            out[-1] = (name, out[-1][1], out[-1][2] * size)
        else:
            out.append((name, pre, size))
    return out


def main():
    with open(sys.argv[1]) as file:
        data = json.load(file)
    check(data, FILE, "file")
    require(data["version"] == 1, "version", data["version"])
    steps = 0
    for value in data["values"]:
        name = value["function"] + ":" + value["name"]
        dims = {}
        for axes in value["axes"]:
            chain = axes["steps"]
            steps += len(chain) + axes.get("omitted_steps", 0)
            numbers = [step["step"] for step in chain]
            require(numbers == sorted(set(numbers)), name, "steps", numbers)
            for one, two in zip(chain, chain[1:]):
                require(one["to_dim"] == two["from_dim"], name, one, two)
            if chain:
                require(chain[-1]["to_dim"] == axes["dim"], name, axes)
            dims.setdefault(axes["dim"], []).extend(axes["axes"])
        if "--complete" in sys.argv:
            completed = axes_in(value["sharding"])
            mesh = data["meshes"].get(value["mesh"], data["mesh"])
            for dim, axes in enumerate(completed):
                require(merged(axes, mesh) ==
                        merged(dims.get(dim, []), mesh),
                        name, "dimension", dim, "is sharded by", axes,
                        "but explained is", dims.get(dim, []))
        for lost in value["lost"]:
            require(lost["reason"] in REASONS, name, lost["reason"])
    print("%d values, %d steps, %d losses, %d conflicts" % (
        len(data["values"]), steps,
        sum(len(v["lost"]) for v in data["values"]), len(data["conflicts"])))


if __name__ == "__main__":
    main()
