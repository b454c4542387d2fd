"""python plugins.py PLUGIN PROGRAM: plugins link MLIR's shared library, which the package's own
library does not."""

import sys

import gspmd
from gspmd._support import library

plugin, path = sys.argv[1:]

# The package's own library does not load them,
try:
    with library.context as context:
        library.check(library.lib.ContextLoadDialectPlugin(
            context.handle, library.Text(plugin).ref))
except gspmd.InputError as error:
    print(error)
# and programs of the two libraries are not mixed:
try:
    gspmd.load_plugin(plugin)
except gspmd.InputError as error:
    print(str(error).partition(": /")[0])

# Before the first program, the package turns to the library that does.
library.context.is_used = False
gspmd.load_plugin(plugin)
program = gspmd.load(path)
program.run(*program.random_arguments(), check=True)
gspmd.load_plugin(plugin)
print(library.lib.path.rpartition("/")[2])
