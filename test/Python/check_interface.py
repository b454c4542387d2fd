"""Checks the docstrings of the package. mypy checks its types (interface.test).

    python check_interface.py [FILE.py]       (a module; else the package)

Every public name has a docstring. The docstring of a function describes each of its
parameters, the errors of the package that it raises (directly or through its calls),
the unit of a number that it returns, and the shapes of arrays.
"""

import ast
import glob
import importlib.util
import inspect
import os
import re
import sys
import typing

import gspmd

PACKAGE = os.path.dirname(gspmd.__file__)
ERRORS = {"InputError", "MismatchError", "ExecutionError"}
UNIT = re.compile(r"second|byte|flop|0 to 1|share|how many|number of|elements|index",
                  re.I)
SHAPE = re.compile(r"shape|tensors", re.I)


def members(module):
    """(name, object) of all that is public."""
    for name in module.__all__:
        value = getattr(module, name)
        yield name, value
        if inspect.isclass(value) and not issubclass(value, Exception):
            for inner, member in vars(value).items():
                if not inner.startswith("_") and (
                        inspect.isfunction(member) or
                        isinstance(member, (property, classmethod, staticmethod))):
                    yield name + "." + inner, member


def is_ours(receiver, function):
    """May it be an object of the package: no file, no object of another one's class?"""
    files = {item.optional_vars.id for inner in ast.walk(function) if isinstance(inner, ast.With)
             for item in inner.items if isinstance(item.optional_vars, ast.Name)}
    return not isinstance(receiver, ast.Call) and getattr(receiver, "id", None) not in files


class Functions(ast.NodeVisitor):
    """What each function of the package raises and calls, by its qualified name."""

    def __init__(self, files):
        self.raises, self.calls, self.scope = {}, {}, []
        for file in files:
            with open(file) as f:
                self.visit(ast.parse(f.read()))

    def visit_ClassDef(self, node):
        self.scope.append(node.name)
        self.generic_visit(node)
        self.scope.pop()

    def visit_FunctionDef(self, node):
        name = ".".join(self.scope + [node.name])
        raises = self.raises.setdefault(name, set())
        calls = self.calls.setdefault(name, set())
        for inner in ast.walk(node):
            if isinstance(inner, ast.Raise) and isinstance(inner.exc, ast.Call) and \
                    isinstance(inner.exc.func, ast.Name):
                raises.update({inner.exc.func.id} & ERRORS)
            if isinstance(inner, ast.Call):
                if isinstance(inner.func, ast.Name):
                    calls.add(inner.func.id)
                elif isinstance(inner.func, ast.Attribute) and is_ours(inner.func.value, node):
                    calls.add("." + inner.func.attr)
                # What the library answers with.
                if isinstance(inner.func, ast.Name) and inner.func.id == "check":
                    raises.add("InputError")
                if isinstance(inner.func, ast.Attribute) and inner.func.attr == "ExecutableRun":
                    raises.add("ExecutionError")
        self.generic_visit(node)

    def called(self, call):
        """Functions that a call may mean: of that name, methods where a dot is before."""
        for name in self.raises:
            if name.split(".")[-1] == call.lstrip(".") and (call[0] == ".") == ("." in name):
                yield name

    def errors(self, name):
        """Those of `name` and of all that it calls."""
        seen, found, pending = set(), set(), [name]
        while pending:
            current = pending.pop()
            if current in seen:
                continue
            seen.add(current)
            found |= self.raises.get(current, set())
            for call in self.calls.get(current, ()):
                pending.extend(self.called(call))
        return found


def gives(function):
    try:
        return typing.get_type_hints(function).get("return")
    except NameError:  # of another package that is not imported
        return None


def faults_of(name, value, functions):
    if isinstance(value, (classmethod, staticmethod)):
        value = value.__func__
    function = value.fget if isinstance(value, property) else value
    text = inspect.getdoc(function) or ""
    if not text:
        yield "has no docstring"
    if not inspect.isfunction(function):
        return
    for parameter in inspect.signature(function).parameters.values():
        if parameter.name in ("self", "cls") or parameter.kind is parameter.VAR_KEYWORD:
            continue
        names = [parameter.name, parameter.name.rstrip("s")]
        if parameter.kind is parameter.VAR_POSITIONAL:
            names = ["argument"]
        if not any(re.search(r"\b%s" % re.escape(word), text, re.I) for word in names):
            yield "does not say what %s is" % parameter.name
    for error in sorted(functions.errors(name)):
        if error not in text:
            yield "does not say that it raises %s" % error
    if gives(function) in (int, float) and not UNIT.search(text):
        yield "does not say what its number counts"
    if "ndarray" in str(function.__annotations__) and not SHAPE.search(text):
        yield "does not say how its arrays are shaped"


def module_of(file):
    """(module, files that define what is in it)"""
    if file is None:
        return gspmd, glob.glob(os.path.join(PACKAGE, "*.py"))
    spec = importlib.util.spec_from_file_location("module", file)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module, [file]


def main():
    module, files = module_of(sys.argv[1] if len(sys.argv) > 1 else None)
    functions, count, found = Functions(files), 0, []
    for name, value in members(module):
        count += 1
        found += ["%s %s" % (name, fault) for fault in faults_of(name, value, functions)]
    if module is gspmd and not os.path.exists(os.path.join(PACKAGE, "py.typed")):
        found.append("py.typed is not there")
    print("\n".join(found + ["%d names, %d faults" % (count, len(found))]))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
