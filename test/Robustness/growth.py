"""Programs with many arguments, results or ops take time in proportion to their number."""



def many_arguments(count, shape="8xf32"):
    """As many results as arguments, sharded over two devices."""
    type_ = "tensor<%s>" % shape
    sharding = ' {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>}'
    lines = ['sharding.mesh @mesh = <["x"=2]>',
             "func.func @main(%s) -> (%s) {"
             % (", ".join("%%a%d: %s%s" % (i, type_, sharding) for i in range(count)),
                ", ".join([type_] * count))]
    lines += ["%%r%d = stablehlo.add %%a%d, %%a%d : %s" % (i, i, (i + 1) % count, type_)
              for i in range(count)]
    lines += ["return %s : %s" % (", ".join("%%r%d" % i for i in range(count)),
                                  ", ".join([type_] * count)), "}", ""]
    return "\n".join(lines)


def check_many_arguments(tools):
    """Four times the arguments take less than eight times as long; quadratic is sixteen."""
    seconds = []
    for count in (1000, 4000):
        file = tools.write("arguments%d.mlir" % count, many_arguments(count))
        result = tools.run("gspmd-run", "--random-inputs", "1", "--no-cache", "--check", file,
                           timeout=150)
        assert result.code == 0, result.err[-300:]
        seconds.append(result.seconds)
    assert seconds[1] < 8 * max(seconds[0], 0.5), "seconds of 1,000 and 4,000: %s" % seconds


def check_many_meshes(tools):
    """The unification of four times the inlined meshes takes at most six times the processor time;
    quadratic is sixteen."""
    users = tools.environment(GSPMD_VERIFY_EACH=None)
    seconds = []
    for count in (8000, 32000):
        lines = ["func.func @main(%v0: tensor<8xf32>) -> tensor<8xf32> {"]
        lines += ['%%v%d = sdy.sharding_constraint %%v%d <mesh<["x%d"=4]>, [{"x%d"}]> : '
                  "tensor<8xf32>" % (i + 1, i, i, i) for i in range(count)]
        lines += ["return %%v%d : tensor<8xf32>" % count, "}", ""]
        file = tools.write("meshes%d.mlir" % count, "\n".join(lines))
        result = tools.run("gspmd-opt", "--gspmd-import", file, timeout=150, env=users)
        assert result.code == 0, result.err[-300:]
        seconds.append(result.processor_seconds)
    assert seconds[1] < 6 * seconds[0], "seconds of 8,000 and 32,000: %s" % seconds


def own_meshes(count, op):
    """A chain of `count` ops, each on a mesh of its own."""
    lines = ['%s.mesh @m%d = <["x"=4]>' % ("sdy" if "sdy" in op else "sharding", i)
             for i in range(count)]
    lines += ["func.func @main(%v0: tensor<8xf32>) -> tensor<8xf32> {"]
    lines += [("%%v%d = " + op + " : tensor<8xf32>") % (i + 1, i, i) for i in range(count)]
    lines += ["return %%v%d : tensor<8xf32>" % count, "}", ""]
    return "\n".join(lines)


def check_lookups_of_meshes(tools):
    """Four times the meshes and the ops on them take at most six times the processor time to
    verify and to import; quadratic is sixteen."""
    # MLIR's own verifier after each pass, which only tests enable, has no tables of symbols.
    users = tools.environment(GSPMD_VERIFY_EACH=None)
    kinds = {"split": 'sharding.mesh_split %%v%d <@m%d, [{"x"}]>',
             "sdy": 'sdy.sharding_constraint %%v%d <@m%d, [{"x"}]>',
             "attached": "stablehlo.negate %%v%d {sharding.shardings = "
                         '#sharding.per_value<[<@m%d, [{"x"}]>]>}'}
    for name, op in kinds.items():
        for options in ([], ["--gspmd-import"]):
            seconds = []
            for count in (6000, 24000):
                file = tools.write("%s%d.mlir" % (name, count), own_meshes(count, op))
                result = tools.run("gspmd-opt", file, *options, timeout=150, env=users)
                assert result.code == 0, result.err[-300:]
                seconds.append(result.processor_seconds)
            assert seconds[1] < 6 * seconds[0], "%s %s: seconds of 6,000 and 24,000: %s" % (
                name, options, seconds)


CHUNK = """func.func @f(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = stablehlo.add %a, %a : tensor<8x8xf32>
  %1 = stablehlo.multiply %0, %a : tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}
"""


def check_chunks(tools):
    """Four times the chunks of a file take at most six times the processor time."""
    seconds = []
    for count in (2000, 8000):
        file = tools.write("chunks%d.mlir" % count, "// -----\n".join([CHUNK] * count))
        result = tools.run("gspmd-opt", "--split-input-file", "--output-split-marker=// next",
                           file, timeout=150)
        assert result.code == 0, result.err[-300:]
        assert result.out.count("func.func") == count, result.out[-300:]
        assert result.out.count("// next\n") == count - 1, result.out[-300:]
        seconds.append(result.processor_seconds)
    assert seconds[1] < 6 * seconds[0], "seconds of 2,000 and 8,000 chunks: %s" % seconds


def check_lines_of_chunks(tools):
    """Diagnostics state the lines of the file, not of a chunk."""
    chunks = [CHUNK] * 1000
    wrong = "func.func private @f() -> tensor<?>"
    message = "expected 'x' in dimension list"
    chunks[500] = chunks[-1] = "// expected-error @+1 {{%s}}\n%s\n" % (message, wrong)
    text = "// -----\n".join(chunks)
    file = tools.write("lines.mlir", text)
    result = tools.run("gspmd-opt", "--split-input-file", file)
    places = ["%s:%d:%d: error: %s" % (file, i + 1, len(wrong), message)
              for i, line in enumerate(text.splitlines()) if line == wrong]
    errors = [line for line in result.err.splitlines() if "error: " + message in line]
    assert result.code == 1 and len(places) == 2 and errors == places, result.err[-300:]
    result = tools.run("gspmd-opt", "--split-input-file", "--verify-diagnostics", file)
    assert result.code == 0, result.err[-300:]


def clones(count):
    """`count` clones of a function, each with another constant."""
    function = """func.func private @%s(%%a: tensor<8xf32>) -> tensor<8xf32>%s {
  %%c = stablehlo.constant dense<%d.0> : tensor<8xf32>
  return %%c : tensor<8xf32>
}
"""
    lines = [function % ("f", "", 0)]
    lines += [function % ("f_%d" % i, " attributes {sharding.cloned_from = @f}", i)
              for i in range(1, count)]
    lines += ["func.func @main(%v0: tensor<8xf32>) -> tensor<8xf32> {"]
    lines += ["%%v%d = call @f_%d(%%v%d) : (tensor<8xf32>) -> tensor<8xf32>" % (i, i, i - 1)
              for i in range(1, count)]
    lines += ["return %%v%d : tensor<8xf32>" % (count - 1), "}", ""]
    return "\n".join(lines)


def check_clones(tools):
    """Four times the clones of a function take at most six times the processor time."""
    seconds = []
    for count in (3000, 12000):
        file = tools.write("clones%d.mlir" % count, clones(count))
        result = tools.run("gspmd-opt", "--export-sdy", file, timeout=150)
        assert result.code == 0 and result.out.count("func.func") == count + 1, result.err[-300:]
        seconds.append(result.processor_seconds)
    assert seconds[1] < 6 * seconds[0], "seconds of 3,000 and 12,000 clones: %s" % seconds


def check_declarations(tools):
    """Four times the declarations and their calls take at most eight times the processor time to
    export; quadratic is sixteen."""
    seconds = []
    for count in (10000, 40000):
        lines = ["func.func private @f%d(tensor<8xf32>) -> tensor<8xf32>" % i
                 for i in range(count)]
        lines += ['sharding.mesh @mesh = <["x"=4]>',
                  "func.func @main(%v0: tensor<8xf32>) -> tensor<8xf32> {"]
        lines += ["%%v%d = call @f%d(%%v%d) : (tensor<8xf32>) -> tensor<8xf32>" % (i + 1, i, i)
                  for i in range(count)]
        lines += ["return %%v%d : tensor<8xf32>" % count, "}", ""]
        file = tools.write("declarations%d.mlir" % count, "\n".join(lines))
        result = tools.run("gspmd-opt", "--export-shard", file, timeout=150)
        assert result.code == 0 and result.out.count(" call @") == count, result.err[-300:]
        seconds.append(result.processor_seconds)
    assert seconds[1] < 8 * seconds[0], "seconds of 10,000 and 40,000: %s" % seconds


def fragment_calls(count):
    """Functions that are bodies of fragments, each of one."""
    mesh_tensor = '!mpmd.mesh_tensor<"m0", tensor<8xf32>>'
    lines = ["func.func @main(%%v0: %s) -> %s attributes {topology = "
             '#mpmd.topology<<"m0" : <["x"=2]>>>} {' % (mesh_tensor, mesh_tensor)]
    lines += ['%%v%d = mpmd.fragment_call<mesh="m0", origin=["stage0"]> @b%d(%%v%d) : (%s) -> %s'
              % (i + 1, i, i, mesh_tensor, mesh_tensor) for i in range(count)]
    lines += ["return %%v%d : %s" % (count, mesh_tensor), "}"]
    lines += ["func.func private @b%d(%%a: tensor<8xf32>) -> tensor<8xf32> attributes "
              '{mesh_shape = #sdy.mesh<["x"=2]>} { return %%a : tensor<8xf32> }' % i
              for i in range(count)]
    return "\n".join(lines + [""])


def tasks(count):
    """Tasks of stages, each a call of a function of its own."""
    lines = ["func.func public @main(%v0: tensor<8xf32>) -> tensor<8xf32> {"]
    lines += ['%%v%d = call @b%d(%%v%d) {sharding.stage = %d : i64, sharding.task = "forward"} : '
              "(tensor<8xf32>) -> tensor<8xf32>" % (i + 1, i, i, i % 4) for i in range(count)]
    lines += ["return %%v%d : tensor<8xf32>" % count, "}"]
    lines += ["func.func private @b%d(%%a: tensor<8xf32>) -> tensor<8xf32> {\n"
              "%%c = stablehlo.constant dense<%d.0> : tensor<8xf32>\n"
              "return %%c : tensor<8xf32> }" % (i, i) for i in range(count)]
    return "\n".join(lines + [""])


def top_k_calls(count):
    """Custom calls, each with a comparator of its own."""
    lines = ["func.func public @main(%a: tensor<8xf32>, %f: tensor<f32>) -> tensor<2xf32> {"]
    lines += ["%%v%d = stablehlo.custom_call @ApproxTopK(%%a, %%f) {called_computations = [@b%d], "
              "mhlo.backend_config = {reduction_dim = 0 : i64, top_k = 2 : i64, recall_target = "
              "0.95 : f32, aggregate_to_topk = true, reduction_input_size_override = -1 : i64}} : "
              "(tensor<8xf32>, tensor<f32>) -> tensor<2xf32>" % (i, i) for i in range(count)]
    lines += ["return %%v%d : tensor<2xf32>" % (count - 1), "}"]
    lines += ["func.func private @b%d(%%a: tensor<f32>, %%b: tensor<f32>) -> tensor<i1> {\n"
              "%%c = stablehlo.compare GT, %%a, %%b, FLOAT : "
              "(tensor<f32>, tensor<f32>) -> tensor<i1>\n"
              "return %%c : tensor<i1> }" % i for i in range(count)]
    return "\n".join(lines + [""])


def nested_modules(count):
    """Modules that use a mesh of the module around them."""
    lines = ['sharding.mesh @mesh = <["x"=4]>']
    lines += ["module @m%d { func.func @main(%%a: tensor<8xf32> {sharding.sharding = "
              '#sharding.sharding<@mesh, [{"x"}]>}) -> tensor<8xf32> { return %%a : tensor<8xf32> '
              "} }" % i for i in range(count)]
    return "\n".join(lines + [""])


def check_called_functions(tools):
    """Four times the functions, or modules, take at most seven times the processor time to import
    and export; quadratic is sixteen."""
    users = tools.environment(GSPMD_VERIFY_EACH=None)
    for make, option in ((fragment_calls, "--gspmd-import-mpmd"), (tasks, "--export-mpmd"),
                         (tasks, "--export-mpmd=fragment-calls=true"),
                         (top_k_calls, "--gspmd-import"), (nested_modules, "--gspmd-import")):
        seconds = []
        for count in (2500, 10000):
            file = tools.write("%s%d.mlir" % (make.__name__, count), make(count))
            result = tools.run("gspmd-opt", file, option, timeout=150, env=users)
            assert result.code == 0, result.err[-300:]
            seconds.append(result.processor_seconds)
        assert seconds[1] < 7 * seconds[0], "%s %s: seconds of 2,500 and 10,000: %s" % (
            make.__name__, option, seconds)


OPS_PER_LAYER = 10


def layer(number, x):
    v = "%%v%d_" % number
    return """
  {v}0 = stablehlo.dot_general {x}, %w, contracting_dims = [1] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
  {v}1 = stablehlo.tanh {v}0 : tensor<16x16xf32>
  {v}2 = stablehlo.multiply {v}1, %u : tensor<16x16xf32>
  {v}3 = stablehlo.reduce({v}2 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
  {v}4 = stablehlo.broadcast_in_dim {v}3, dims = [0] : (tensor<16xf32>) -> tensor<16x16xf32>
  {v}5 = stablehlo.slice {v}4 [0:8, 0:16] : (tensor<16x16xf32>) -> tensor<8x16xf32>
  {v}6 = stablehlo.slice {v}1 [8:16, 0:16] : (tensor<16x16xf32>) -> tensor<8x16xf32>
  {v}7 = stablehlo.concatenate {v}5, {v}6, dim = 0 : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<16x16xf32>
  {v}8 = stablehlo.transpose {v}7, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
  {v}9 = stablehlo.add {v}8, {x} : tensor<16x16xf32>""".format(v=v, x=x)


def layers(count):
    """A chain of `count` ops, in layers of ten, on 64 devices."""
    lines = ["""sharding.mesh @mesh = <["x"=8, "y"=8]>
func.func @main(%a: tensor<16x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}, %w: tensor<16x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"y"}]>}, %u: tensor<16x16xf32>) -> tensor<16x16xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>"""]
    x = "%a"
    for number in range(count // OPS_PER_LAYER):
        lines.append(layer(number, x))
        x = "%%v%d_9" % number
    lines += ["  return %s : tensor<16x16xf32>" % x, "}", ""]
    return "\n".join(lines)


def check_explanations(tools):
    """Four times the ops of a chain take at most six times the processor time and memory to
    explain all values."""
    results = []
    for count in (2500, 10000):
        file = tools.write("explained%d.mlir" % count, layers(count))
        result = tools.run("gspmd-opt", "--explain=all", file, timeout=150)
        assert result.code == 0 and "earlier steps" in result.out, result.err[-300:]
        results.append((result.processor_seconds, result.peak_mb, len(result.out)))
    assert all(large < 6 * small for small, large in zip(*results)), results


def check_compile_time(tools):
    """Four times the ops take at most six times the processor time to compile and run, in
    one function that calls all kernels and collectives."""
    seconds = []
    for count in (1000, 4000):
        file = tools.write("layers%d.mlir" % count, layers(count))
        result = tools.run("gspmd-run", "--random-inputs", "1", "--no-cache", file, timeout=150)
        assert result.code == 0, result.err[-300:]
        seconds.append(result.processor_seconds)
    assert seconds[1] < 6 * seconds[0], "seconds of 1,000 and 4,000 ops: %s" % seconds


def rank_64():
    """64 dimensions: element-wise ops, a transposition and a reduction."""
    shape = [1] * 62 + [2, 4]
    type_ = "tensor<%sxf32>" % "x".join(map(str, shape))
    transposed = "tensor<%sxf32>" % "x".join(map(str, reversed(shape)))
    return """
sharding.mesh @mesh = <["x"=2]>
func.func @main(%%a: %s {sharding.sharding = #sharding.sharding<@mesh, [%s{"x"}]>}) -> (%s, tensor<f32>) {
  %%zero = stablehlo.constant dense<0.0> : tensor<f32>
  %%0 = stablehlo.add %%a, %%a : %s
  %%1 = stablehlo.transpose %%0, dims = %s : (%s) -> %s
  %%2 = stablehlo.reduce(%%0 init: %%zero) applies stablehlo.add across dimensions = %s : (%s, tensor<f32>) -> tensor<f32>
  return %%1, %%2 : %s, tensor<f32>
}
""" % (type_, "{}, " * 63, transposed, type_, list(reversed(range(64))), type_, transposed,
       list(range(64)), type_, transposed)


def check_rank_64(tools):
    file = tools.write("rank.mlir", rank_64())
    for command in (["gspmd-run", "--random-inputs", "1", "--no-cache", "--check"],
                    ["gspmd-run", "--simulate", "--topology", "v4:2x1x1"],
                    ["gspmd-opt", "--gspmd-partition", "--gspmd-export-stablehlo"]):
        result = tools.run(*command, file, timeout=60)
        assert result.code == 0, (command, result.code, result.err[-300:])
