"""Runs the cells of a notebook in order, and shows their last values as a notebook does.

    python run_notebook.py NOTEBOOK

Prints what the cells print, and for a value the first line of its HTML, or its text.
"""

import ast
import json
import sys


def show(value):
    if value is None:
        return
    if hasattr(value, "_repr_html_"):
        page = value._repr_html_()
        assert page.count("<table") == page.count("</table>"), "an open table"
        print("HTML of %s, %d characters" % (type(value).__name__, len(page)))
    else:
        print(repr(value))


def run(source, number, scope):
    tree = ast.parse(source, "cell %d" % number)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, "cell %d" % number, "exec"), scope)
    if last:
        show(eval(compile(ast.Expression(last.value), "cell %d" % number, "eval"), scope))


with open(sys.argv[1]) as f:
    notebook = json.load(f)
scope = {"__name__": "__main__"}
for number, cell in enumerate(notebook["cells"]):
    if cell["cell_type"] == "code":
        assert not cell["outputs"], "cell %d has outputs; clear them" % number
        run("".join(cell["source"]), number, scope)
