"""Is the package documented and typed?"""

import inspect
import os
import sys

import gspmd


def members(module):
    for name in module.__all__:
        value = getattr(module, name)
        yield name, value
        if inspect.isclass(value):
            for inner, member in vars(value).items():
                if not inner.startswith("_") and (
                        inspect.isfunction(member) or isinstance(member, property)):
                    yield name + "." + inner, member


def faults():
    documented = ("step_seconds", "topology", "arguments", "results", "table")  # say it all
    for name, value in members(gspmd):
        function = value.fget if isinstance(value, property) else value
        if not inspect.getdoc(function) and name.split(".")[-1] not in documented:
            yield name + " has no docstring"
        if inspect.isfunction(function) and not name.startswith("lower") and \
                "return" not in function.__annotations__:
            yield name + " does not say what it returns"
    if not os.path.exists(os.path.join(os.path.dirname(gspmd.__file__), "py.typed")):
        yield "py.typed is not there"


found = list(faults())
print("\n".join(found) or "all is said")
sys.exit(bool(found))
