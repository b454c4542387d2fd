"""Are the layouts that people write, as gspmd-search names them, those that a person would write for this program?

usage: check_known.py SEARCH SIMULATE PROGRAM TOPOLOGY FOLDER EXPECTED [OPTION OF THE SEARCH]...

EXPECTED is JSON: for the name of a row a mesh and, by argument, the axes that shard its dimensions; other arguments are
replicated, and results that take an argument's memory have its sharding. `products` has the same for results of products
inside that have the batch first, by the sizes of their dimensions. The program with these annotations must take the
step and the memory of the row. For a row without shardings only that it is there is checked, and with null that it is not.
"""

import json
import pathlib
import re
import subprocess
import sys

ARGUMENT = re.compile(r"%(\w+): tensor<([\dx]*)x?(\w+)>( \{tf.aliasing_output = (\d+) : i32\})?")


PRODUCT = re.compile(r"(stablehlo.dot_general .*?)( : \(tensor.* -> tensor<([\dx]+)xf32>)")


def dims_text(dims):
    return "<@mesh, [%s]>" % ", ".join(
        "{%s}" % ", ".join('"%s"' % axis for axis in ([dim] if isinstance(dim, str) else dim or []))
        for dim in dims)


def attribute(dims):
    return "sdy.sharding = #sdy.sharding" + dims_text(dims)


def with_products(body, batch, axes):
    """The axes that shard a dimension of a size, in products' results whose first dimension is the batch."""

    def annotate(match):
        sizes = match[3].split("x")
        if sizes[0] != batch:
            return match[0]
        dims = [axes.get(sizes[0])]
        for size in sizes[1:]:
            dims.append(axes.get(size) if size != batch and axes.get(size) not in dims else None)
        return "%s {sdy.sharding = #sdy.sharding_per_value<[%s]>}%s" % (match[1], dims_text(dims), match[2])

    return PRODUCT.sub(annotate, body)


def annotated(text, mesh, shardings, products=None):
    """The program's text with a sharding at each argument, and at results that are new values of one."""
    begin = text.index("@main(") + len("@main(")
    arguments, results = text[begin:text.index("{\n", begin)].split(" -> ")
    of_results = {}

    def annotate(match):
        name, shape, _, _, result = match.groups()
        dims = shardings.get(name, [None] * len(shape.strip("x").split("x")))
        if result:
            of_results[int(result)] = attribute(dims)
        kept = "tf.aliasing_output = %s : i32, " % result if result else ""
        return "%%%s: %s {%s%s}" % (name, re.search("tensor<[^>]*>", match[0])[0], kept,
                                    attribute(dims))

    arguments = ARGUMENT.sub(annotate, arguments)
    types = re.findall("tensor<[^>]*>", results)
    results = ", ".join("%s {%s}" % (of, of_results[i]) if i in of_results else of
                        for i, of in enumerate(types))
    body = text[text.index("{\n", begin):]
    if products:
        body = with_products(body, **products)
    axes = ", ".join('"%s"=%d' % axis for axis in mesh.items())
    head = text[:begin]
    if "module @" in head:
        line = head.rindex("{\n") + 2
        head = head[:line] + "sdy.mesh @mesh = <[%s]>\n" % axes + head[line:]
    else:
        head = "sdy.mesh @mesh = <[%s]>\n" % axes + head
    return head + arguments + " -> (" + results + ") " + body


def main():
    search, simulate, program, topology, folder, expected, *options = sys.argv[1:]
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    stats = folder / "stats.json"
    subprocess.run([search, program, "--topology", topology, "--stats", stats, "--time-limit", "30", *options],
                   check=True, capture_output=True)
    rows = {row["name"]: row for row in json.loads(stats.read_text())["layouts"]}
    wrong = 0
    for name, written in json.loads(pathlib.Path(expected).read_text()).items():
        row = rows.get(name)
        if (row is None) != (written is None):
            print("%s: %s" % (name, "is missing" if row is None else "should not be there"))
            wrong += 1
        if row is None or not written or "shardings" not in written:
            continue
        text = annotated(pathlib.Path(program).read_text(), written["mesh"], written["shardings"],
                         written.get("products"))
        path = folder / (name.replace(" ", "_") + ".mlir")
        path.write_text(text)
        subprocess.run([simulate, path, "--topology", topology, "--stats", stats],
                       check=True, capture_output=True)
        step = json.loads(stats.read_text())
        same = all(abs(row[key] / step[key] - 1) < 1e-6 for key in ("step_seconds", "peak_bytes"))
        print("%s: %.6g s, %d bytes; written: %.6g s, %d bytes" % (
            name, row["step_seconds"], row["peak_bytes"], step["step_seconds"], step["peak_bytes"]))
        wrong += not same or row["mesh"] != written["mesh"]
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
