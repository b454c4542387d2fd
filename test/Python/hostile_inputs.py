"""What files, names and working directories of strangers do to the package, apart from its views.

    python hostile_inputs.py FOLDER
"""

import asyncio
import os
import sys
import time

import gspmd
from gspmd.explorer.calls import Calls
from gspmd.explorer.launch import explore_file
from gspmd.explorer.opening import open_program
from gspmd.explorer.tables import TextLines
from gspmd.simulation import default_topology
from gspmd.viewers.lines import line_figures

FOLDER = sys.argv[1]
NAME = r'"f\1B[31m\07\E2\80\AE"'
PROGRAM = """
sdy.mesh @mesh = <[NAME=2]>
func.func @main(%a: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [DIM]>} loc(NAME))
    -> (tensor<4xf32> {jax.result_info = NAME}) {
  %0 = stablehlo.reverse %a, dims = [0] : tensor<4xf32> loc(NAME)
  return %0 : tensor<4xf32>
}
""".replace("NAME", NAME)
MAX_SECONDS = 20  # of the processor; what is quadratic takes minutes


def error_of(call, kind=gspmd.InputError):
    try:
        call()
    except kind as error:
        return str(error)
    raise AssertionError("no error")


def check_texts():
    """A terminal obeys no name of a program."""
    program = gspmd.load(PROGRAM.replace("DIM", "{%s}" % NAME))
    program.name = "\x1b[31m"
    other = gspmd.load(PROGRAM.replace("DIM", "{}"))
    step = program.simulate("v4:2x1x1")
    texts = [str(program.shardings()), repr(program), str(step), repr(step), program.explain(),
             str(gspmd.diff(program, other)), repr(program.compile().arguments),
             str(gspmd.search(program, "v4:2x1x1", time_limit=1)),
             error_of(lambda: program.run(1)), error_of(lambda: program.run()),
             error_of(lambda: gspmd.load(PROGRAM.replace("DIM", "{%s}, {}" % NAME))),
             error_of(lambda: program.annotate({"x": 2}, {"\x1b[31m": ["x"]}))]
    for text in texts:
        assert not [c for c in text if ord(c) < 32 and c not in "\t\n" or c == "\u202e"], repr(text)
    assert sum("\\u001b[31m" in text for text in texts) >= 8, texts
    assert "no quotation mark" in error_of(lambda: program.optimize('v4:2x1x1"},cse{x="'))


def check_long_names():
    """Graphs and explanations repeat names and types for each op."""
    ops = ["%%v%d = stablehlo.negate %%v%d : tensor<4xf32>" % (i + 1, i) for i in range(300)]
    function = ("func.func @f(%v0: tensor<4xf32> {sdy.sharding = #sdy.sharding<@m, [{\"x\"}]>}) -> tensor<4xf32> {\n" +
                "\n".join(ops) + "\nreturn %v300 : tensor<4xf32>\n}")
    long = 1_000_000 * "f"
    program = gspmd.load("sdy.mesh @m = <[\"x\"=2]>\n" + function.replace("@f", "@" + long))
    for call in program._graph, program.shardings:
        assert "more than the limit of 268435456 bytes" in error_of(call)
    aliases = "!t = tensor<4xf32, \"%s\">\nsdy.mesh @m = <[\"x\"=2]>\n" % long
    error = error_of(lambda: gspmd.load(aliases + function.replace("tensor<4xf32>", "!t")))
    assert "repeats attributes and types inside each other more than 16777216 times" in error, error[:200]


def check_devices():
    for read in (gspmd.load, explore_file, line_figures):
        for path in ("/dev/zero", "/dev/tty"):
            assert "is a device; expected a regular file" in error_of(lambda: read(path)), read
    with open(os.path.join(FOLDER, "a=b(c).mlir"), "w", encoding="utf-8") as file:
        file.write("func.func @main() {\n  return\n}\n")
    assert line_figures(file.name, "v4:1x1x1")["lines"] == []


def check_times():
    begin = time.process_time()
    # The number of devices of a mesh is a number in the program.
    assert default_topology(2**31) == "v4:512x2048x2048" and default_topology(2**62) is None
    assert default_topology(36) == "v4:3x3x4" and default_topology(0) is None
    large = "sdy.mesh @mesh = <[\"x\"=%d]>" % (2**31 - 1) + PROGRAM.split("<[" + NAME + "=2]>")[1]
    assert "2147483647 devices" in gspmd.load(large.replace("DIM", '{"x"}'))._repr_html_()
    # Blanks behind a block's argument, and many arguments in one line.
    blanks = "  ^bb0(%a" + 1_000_000 * " " + "\n"
    assert TextLines([blanks, "  %0 = x.y\n"])._lines == {("", "%0"): [2]}
    count = 20_000
    path = os.path.join(FOLDER, "arguments.mlir")
    with open(path, "w", encoding="utf-8") as file:
        file.write("func.func @main(%s) -> tensor<f32> {\n  return %%a0 : tensor<f32>\n}\n" %
                   ", ".join('%%a%d: tensor<f32> loc("a%d")' % (i, i) for i in range(count)))
    program = gspmd.load(path)
    program.node_data("v4:1x1x1")
    line_figures(path, "v4:1x1x1")
    assert time.process_time() - begin < MAX_SECONDS, time.process_time() - begin


async def start_worker():
    calls = Calls(open_program(gspmd.load(PROGRAM.replace("DIM", "{}"))))
    await calls.start()
    await calls.stop()


def check_working_directory():
    """Modules in the working directory are not those of the package's processes."""
    folder = os.path.join(FOLDER, "directory")
    os.mkdir(folder)
    for module in ("msgspec", "numpy", "asyncio", "gspmd"):
        with open(os.path.join(folder, module + ".py"), "w", encoding="utf-8") as file:
            file.write("open(%r, 'w').close()\n" % os.path.join(FOLDER, "is-executed"))
    os.chdir(folder)
    asyncio.run(start_worker())
    assert not os.path.exists(os.path.join(FOLDER, "is-executed"))


for check in (check_texts, check_long_names, check_devices, check_times, check_working_directory):
    check()
    print(check.__name__.replace("_", " ") + ": passed")
