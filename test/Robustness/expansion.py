"""A small file that stands for a huge program is rejected within a budget, with the name
of the function and the limit, and an option changes the limit."""

MESH = 'sharding.mesh @mesh = <["x"=2]>\n'
TYPE = "tensor<4xf32>"


def doubling(count, operand="%a"):
    """Each function calls the next one twice."""
    lines = [MESH]
    for i in range(count):
        name = "@main" if i == 0 else "private @f%d" % i
        lines += ["func.func %s(%%a: %s) -> %s {" % (name, TYPE, TYPE),
                  "%%0 = call @f%d(%%a) : (%s) -> %s" % (i + 1, TYPE, TYPE),
                  "%%1 = call @f%d(%%0) : (%s) -> %s" % (i + 1, TYPE, TYPE),
                  "return %%1 : %s" % TYPE, "}"]
    lines += ["func.func private @f%d(%%a: %s) -> %s {" % (count, TYPE, TYPE),
              "%%0 = stablehlo.add %%a, %%a : %s" % TYPE, "return %%0 : %s" % TYPE, "}", ""]
    return "\n".join(lines)


def check_doubling_calls(tools):
    """The budget is exceeded long before the outermost of 40 functions."""
    file = tools.write("calls.mlir", doubling(40))
    for code, command in ((1, ["gspmd-opt", "--gspmd-partition"]),
                          (2, ["gspmd-run", "--random-inputs", "1"]),
                          (2, ["gspmd-run", "--random-inputs", "1", "--no-partition"]),
                          (2, ["gspmd-run", "--simulate", "--topology", "v4:2x1x1"]),
                          (2, ["gspmd-search", "--topology", "v4:2x1x1"])):
        result = tools.fails(*command, file, code=code, timeout=20,
                             message="ops when its calls are inlined; the limit is 16777216")
        assert "function 'f" in result.err, result.err[-300:]


def check_option(tools):
    file = tools.write("calls.mlir", doubling(5))
    run = ["gspmd-run", "--random-inputs", "1", "--no-cache", file]
    assert tools.run(*run).code == 0
    limited = "the limit is 100 (--max-ops or the environment variable GSPMD_MAX_OPS"
    tools.fails(*run, "--max-ops=100", message=limited)
    tools.fails("gspmd-opt", "--gspmd-partition", file, "--max-ops=100", code=1, message=limited)
    tools.fails(*run, env=tools.environment(GSPMD_MAX_OPS="100"), message=limited)
    raised = tools.run(*run, "--max-ops=1000", env=tools.environment(GSPMD_MAX_OPS="100"))
    assert raised.code == 0, raised.err[-300:]


def check_trip_counts(tools):
    """Loops of 2^63 iterations and more are not unrolled, and their times are numbers."""
    for begin, end, step, direction in ((-2**63, 2**63 - 1, 1, "LT"), (2**63 - 1, -2**63, -1, "GT"),
                                        (-2**63, 2**63 - 1, -1, "NE"), (0, -2**63, -1, "NE"),
                                        (0, 2**63 - 1, -2**63, "LT")):
        file = tools.write("loop.mlir", """
func.func @main(%%a: tensor<4xf32>) -> tensor<4xf32> {
  %%begin = stablehlo.constant dense<%d> : tensor<i64>
  %%end = stablehlo.constant dense<%d> : tensor<i64>
  %%step = stablehlo.constant dense<%d> : tensor<i64>
  %%r:2 = stablehlo.while(%%i = %%begin, %%x = %%a) : tensor<i64>, tensor<4xf32>
  cond {
    %%c = stablehlo.compare %s, %%i, %%end : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %%c : tensor<i1>
  } do {
    %%n = stablehlo.add %%i, %%step : tensor<i64>
    %%y = stablehlo.add %%x, %%x : tensor<4xf32>
    stablehlo.return %%n, %%y : tensor<i64>, tensor<4xf32>
  }
  return %%r#1 : tensor<4xf32>
}
""" % (begin, end, step, direction))
        result = tools.run("gspmd-run", "--simulate", "--topology", "v4:1x1x1", file, timeout=20)
        assert result.code == 0, (begin, end, step, result.code, result.err[-300:])


def check_shared_constants(tools):
    """Operands that are shared 24 times over have 2^24 paths to them."""
    lines = ["func.func @main(%a: tensor<64xf32>) -> tensor<64xf32> {",
             "%v0 = stablehlo.iota dim = 0 : tensor<64xf32>"]
    lines += ["%%v%d = stablehlo.add %%v%d, %%v%d : tensor<64xf32>" % (i + 1, i, i)
              for i in range(23)]
    lines += ["%%w%d = stablehlo.multiply %%v23, %s : tensor<64xf32>"
              % (i, "%%w%d" % (i - 1) if i else "%a") for i in range(50)]
    lines += ["return %w49 : tensor<64xf32>", "}", ""]
    file = tools.write("constants.mlir", "\n".join(lines))
    result = tools.run("gspmd-run", "--simulate", "--topology", "v4:1x1x1", file, timeout=20)
    assert result.code == 0, result.err[-300:]


def check_tuples(tools):
    """A tuple of many members, each of which is read."""
    count = 1000
    members = ", ".join(["tensor<f32>"] * count)
    lines = ["func.func @main(%a: tensor<f32>) -> tensor<f32> {",
             "%%t = stablehlo.tuple %s : tuple<%s>" % (", ".join(["%a"] * count), members),
             "%v0 = stablehlo.add %a, %a : tensor<f32>"]
    for i in range(count):
        lines += ["%%m%d = stablehlo.get_tuple_element %%t[%d] : (tuple<%s>) -> tensor<f32>"
                  % (i, i, members),
                  "%%v%d = stablehlo.add %%v%d, %%m%d : tensor<f32>" % (i + 1, i, i)]
    lines += ["return %%v%d : tensor<f32>" % count, "}", ""]
    file = tools.write("tuple.mlir", "\n".join(lines))
    result = tools.run("gspmd-run", "--random-inputs", "1", "--no-cache", file, timeout=60)
    assert result.code == 0, result.err[-300:]


def check_splat_constants(tools):
    """One number of text stands for 2^30 elements, which are not visited one by one."""
    file = tools.write("splat.mlir", """
sharding.mesh @mesh = <["x"=3]>
func.func @main(%w: tensor<9xf32>) -> tensor<1073741824x9xf32> {
  %0 = stablehlo.constant dense<0.0> : tensor<1073741824xf32>
  %1 = stablehlo.dot_general %0, %w, contracting_dims = [] x [] : (tensor<1073741824xf32>, tensor<9xf32>) -> tensor<1073741824x9xf32>
  %2 = sharding.mesh_split %1 <@mesh, [{"x"}, {}]> : tensor<1073741824x9xf32>
  return %2 : tensor<1073741824x9xf32>
}
""")
    result = tools.run("gspmd-opt", "--gspmd-partition", "--gspmd-optimize", file, timeout=20)
    assert result.code == 0, result.err[-300:]


def check_elements(tools):
    """MLIR creates the types of all operands that the result type requires before it
    counts the operands."""
    huge = "tensor<%dxf32>" % 2**62
    for prefix, op in (
            ("", "tensor.from_elements %%a : %s" % huge),
            ("", "tensor.from_elements %%a {x.y = \":\"} : // tensor<1xf32>\n %s" % huge),
            ("", '"tensor.from_elements"(%%a) : (f32) -> %s' % huge),
            ("", "tensor.from_elements %a : tensor<65536x65536x65536x65536x65536xf32>"),
            ("!huge = %s\n" % huge, "tensor.from_elements %a : !huge")):
        file = tools.write("elements.mlir", prefix + """
func.func @main(%%a: f32) {
  %%0 = %s
  return
}
""" % op.replace("%%", "%"))
        for command, code in ((["gspmd-opt"], 1), (["gspmd-run", "--random-inputs", "1"], 2)):
            tools.fails(*command, file, code=code,
                        message="fewer operands than its result has elements")
    # Other ops may have such types.
    file = tools.write("others.mlir", """
func.func @main(%%a: f32, %%b: %s) -> (tensor<1xf32>, %s) {
  %%0 = tensor.from_elements %%a : tensor<1xf32>
  return %%0, %%b : tensor<1xf32>, %s
}
""" % (huge, huge, huge))
    result = tools.run("gspmd-opt", file)
    assert result.code == 0, result.err[-300:]


def check_many_devices(tools):
    """A mesh of one line has up to 2^31 devices, which an export would list."""
    for devices in (2**31 - 1, 2**21):
        file = tools.write("devices.mlir", """
sharding.mesh @mesh = <["x"=%d]>
func.func @main(%%a: tensor<4xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>}) -> tensor<4xf32> {
  %%0 = stablehlo.reverse %%a, dims = [0] : tensor<4xf32>
  return %%0 : tensor<4xf32>
}
""" % devices)
        tools.fails("gspmd-opt", "--gspmd-partition", "--gspmd-export-stablehlo", file, code=1,
                    timeout=20, message="has %d devices" % devices)
    # One whose shards would fill the memory before a device lacks a stack.
    file = tools.write("million.mlir", """
sharding.mesh @mesh = <["x"=1000000]>
func.func @main(%a: tensor<1000000xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>}) -> tensor<1000000xf32> {
  %0 = stablehlo.add %a, %a : tensor<1000000xf32>
  return %0 : tensor<1000000xf32>
}
""")
    result = tools.run("gspmd-bisect", file, "--random-inputs", "1", timeout=20)
    assert "the emulator runs at most 4096" in result.out and result.peak_mb < 500, result


def named(count, **names):
    """`count` ops in a function; `names` are those of the function, an axis and the ops."""
    lines = ['sharding.mesh @mesh = <["%s"=2]>' % names["axis"],
             'func.func @%s(%%v0: %s {sharding.sharding = #sharding.sharding<@mesh, [{"%s"}]>}) '
             "-> %s {" % (names["function"], TYPE, names["axis"], TYPE)]
    lines += ["%%v%d = stablehlo.tanh %%v%d : %s loc(#op)" % (i + 1, i, TYPE) for i in range(count)]
    return "\n".join([*lines, "return %%v%d : %s" % (count, TYPE), "}",
                      '#op = loc("%s")' % names["location"], ""])


def check_repeated_names(tools):
    """Explanations repeat names for each op. A few long ones are explained."""
    short = {"function": "main", "axis": "x", "location": "op"}
    for name in short:
        file = tools.write("named.mlir", named(300, **{**short, name: "n" * 1_000_000}))
        tools.fails("gspmd-opt", "--explain=all", file, code=1, max_mb=2000,
                    message="the explanation has names or types of more than 1024 bytes for each op, in total "
                            "more than the limit of 268435456 bytes")
        # A report shows the beginning and the end of each.
        result = tools.run("gspmd-run", file, "--simulate", "--topology", "v4:2x1x1",
                           "--report", tools.path("report.html"))
        assert result.code == 0 and result.peak_mb < 500, (result.peak_mb, result.err[-300:])
        file = tools.write("named.mlir", named(3, **{**short, name: "n" * 1_000_000}))
        result = tools.run("gspmd-opt", "--explain=all", file)
        assert result.code == 0, result.err[-300:]


def check_numbers_of_results(tools):
    """MLIR's parser reserves memory for as many results as the largest number of one."""
    template = """
func.func private @two() -> (tensor<4xf32>, tensor<4xf32>)
func.func @main() -> tensor<4xf32> {
  %0:2 = call @two() : () -> (tensor<4xf32>, tensor<4xf32>)
  return %0#NUMBER : tensor<4xf32>
}
"""
    for number in (2**31, 2**64 - 1, 2**100):
        text = tools.write("results.mlir", template.replace("NUMBER", str(number)))
        tools.fails("gspmd-opt", text, code=1, message="a result with a larger number than")
    many = "".join("%%v%d#%d, " % (i, 10**6 + i) for i in range(1000))
    tools.fails("gspmd-opt", tools.write("many.mlir", template.replace("%0#NUMBER", many)),
                code=1, message="a result with a larger number than")
    for end in ("%0#", "%#", "%0#1"):  # a text may end within a number
        tools.fails("gspmd-opt", tools.write("end.mlir", end), code=1, message="error")
    result = tools.run("gspmd-opt", tools.write("two.mlir", template.replace("NUMBER", "1")))
    assert result.code == 0 and "#1" in result.out, result
