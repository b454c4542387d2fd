"""Regions, attributes, types, locations and aliases nested beyond the limit end in a
message; up to the limit, programs are accepted. Chains of ops have no limit, nor have
calls inside each other unless they stay calls."""

import json

from inputs import PROGRAM

ATTRIBUTES = {
    "arrays": ("[", "1", "]"),
    "dictionaries": ("{a=", "1", "}"),
    "tuples": ("tuple<", "f32", ">"),
    "functions": ("(", "i1", ") -> ()"),
    "sums": ("affine_map<(d0) -> (d0", "", ")>"),
    "parentheses": ("(", "d0", ")"),
    "signs": ("-", "d0", ""),
    "locations": ("callsite(", "unknown", " at unknown)"),
    "encodings": ("tensor<1xf32, ", "1", ">"),
}
TOO_DEEP = "is nested too deeply; the limit is"


def attribute(kind, levels):
    begin, inner, end = ATTRIBUTES[kind]
    if kind == "sums":
        return begin + " + d0 mod 3" * levels + end
    text = begin * levels + inner + end * levels
    if kind in ("parentheses", "signs"):
        return "affine_map<(d0) -> (%s)>" % text
    return "loc(%s)" % text if kind == "locations" else text


def program(attributes="", prefix=""):
    return """%sfunc.func @main(%%a: tensor<4xf32>) -> tensor<4xf32> %s {
  return %%a : tensor<4xf32>
}
""" % (prefix, "attributes {x.y = %s}" % attributes if attributes else "")


def branches(levels):
    """Branches in the generic form: two brackets per level."""
    lines = ["func.func @main(%a: tensor<4xf32>, %p: tensor<i1>) -> tensor<4xf32> {"]
    lines += ['%%r%d = "stablehlo.if"(%%p) ({' % i for i in range(levels)]
    inner = "%a"
    for i in reversed(range(levels)):
        lines += ['"stablehlo.return"(%s) : (tensor<4xf32>) -> ()' % inner, "}, {",
                  '"stablehlo.return"(%a) : (tensor<4xf32>) -> ()',
                  "}) : (tensor<i1>) -> tensor<4xf32>"]
        inner = "%%r%d" % i
    return "\n".join(lines + ["return %s : tensor<4xf32>" % inner, "}", ""])


def loops(levels):
    lines = ["func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {",
             "%one = stablehlo.constant dense<1> : tensor<i32>"]
    value = "%a"
    for k in range(levels):
        lines += ["%%zero%d = stablehlo.constant dense<0> : tensor<i32>" % k,
                  "%%loop%d:2 = stablehlo.while(%%i%d = %%zero%d, %%x%d = %s) : "
                  "tensor<i32>, tensor<4xf32>" % (k, k, k, k, value),
                  "cond {", "%%less%d = stablehlo.compare LT, %%i%d, %%one : "
                  "(tensor<i32>, tensor<i32>) -> tensor<i1>" % (k, k),
                  "stablehlo.return %%less%d : tensor<i1>" % k, "} do {"]
        value = "%%x%d" % k
    lines.append("%%sum = stablehlo.add %s, %s : tensor<4xf32>" % (value, value))
    value = "%sum"
    for k in reversed(range(levels)):
        lines += ["%%next%d = stablehlo.add %%i%d, %%one : tensor<i32>" % (k, k),
                  "stablehlo.return %%next%d, %s : tensor<i32>, tensor<4xf32>" % (k, value),
                  "}"]
        value = "%%loop%d#1" % k
    return "\n".join(lines + ["return %s : tensor<4xf32>" % value, "}", ""])


def check_deep_attributes(tools):
    for kind in ATTRIBUTES:
        for levels in (3000, 100000):
            file = tools.write(kind + ".mlir", program(attribute(kind, levels)))
            tools.fails("gspmd-opt", file, code=1, message=TOO_DEEP)
    tools.fails("gspmd-run", file, code=2, message=TOO_DEEP)
    tools.fails("gspmd-search", file, "--topology", "v4:2x2x1", code=2, message=TOO_DEEP)


def check_aliases(tools):
    """Each alias is shallow, and stands for one level more than the one before."""
    prefix = "#a0 = [1]\n" + "".join("#a%d = [#a%d]\n" % (i, i - 1) for i in range(1, 30000))
    file = tools.write("aliases.mlir", program("#a29999", prefix))
    tools.fails("gspmd-opt", file, code=1, message=TOO_DEEP)


def check_repeated_attributes(tools):
    """40 attributes that each contain the one before twice are small until they are printed:
    in types, in attributes and in bytecode. Locations are printed as aliases."""
    def text(count, first="[1, 1]", next_="[#a{0}, #a{0}]"):
        lines = ["#a0 = " + first]
        lines += ["#a%d = %s" % (i, next_.format(i - 1)) for i in range(1, count)]
        return "\n".join(lines) + "\n"
    message = "repeats attributes and types inside each other more than 16777216 times"
    last = "#a39"
    for name, content in (
            ("encoding", text(40) + program().replace("4xf32", "4xf32, " + last)),
            ("attribute", program(last, text(40)))):
        file = tools.write(name + ".mlir", content)
        tools.fails("gspmd-opt", file, code=1, message=message)
        tools.fails("gspmd-run", "--random-inputs", "1", file, code=2, message=message)
    # Bytecode of more than the parser of text accepts: the calls are inlined.
    ops = "%r0 = stablehlo.negate %a {x.y = #a17} : tensor<4xf32>\n"
    calls = "".join("%%r%d = call @f(%%r%d) : (tensor<4xf32>) -> tensor<4xf32>\n" % (i + 1, i)
                    for i in range(40))
    file = tools.write("calls.mlir", text(18) + program().replace("return %a", ops + "return %r0")
                       .replace("@main", "private @f") + program().replace(
                           "return %a", calls.replace("%r0)", "%a)") + "return %r40"))
    bytecode = tools.path("calls.mlirbc")
    result = tools.run("gspmd-opt", file, "--allow-unregistered-dialect", "--gspmd-partition",
                       "--emit-bytecode", "-o", bytecode)
    assert result.code == 0, result.err[-300:]
    tools.fails("gspmd-opt", bytecode, "--allow-unregistered-dialect", code=1, message=message)
    for inner, location in (
            ('loc("a")', "loc(callsite(#a{0} at #a{0}))"),
            ("loc(unknown)", 'loc(fused<{0}>[callsite(#a{0} at "x"), callsite(#a{0} at "y")])')):
        file = tools.write("locations.mlir", text(40, inner, location) + program().replace(
            "return %a", "%0 = stablehlo.tanh %a : tensor<4xf32> loc(#a39)\nreturn %0"))
        for command in (["gspmd-opt", "--mlir-print-debuginfo"],
                        ["gspmd-opt", "--explain=all"],
                        ["gspmd-run", "--random-inputs", "1", "--no-cache"],
                        ["gspmd-run", "--simulate", "--topology", "v4:1x1x1",
                         "--report", tools.path("report.html")]):
            result = tools.run(command[0], file, *command[1:], timeout=20)
            assert result.code == 0 and len(result.out) < 20000, (command, result.err[-300:])


def check_brackets_in_text(tools):
    """Brackets in strings and comments are not nested, and `->` closes nothing."""
    text = program('"%s"' % ("(" * 100000)) + "// " + "[" * 100000 + "\n"
    result = tools.run("gspmd-opt", tools.write("strings.mlir", text))
    assert result.code == 0, result.err[-300:]


def check_pipelines(tools):
    """A reproducer names its pipeline in a string, which MLIR's parser of pipelines reads."""
    deep = "builtin.module(" * 500000 + "canonicalize" + ")" * 500000
    text = program("1 : i32") + """
{-# external_resources: { mlir_reproducer: { pipeline: "PIPELINE", disable_threading: true,
verify_each: false } } #-}
"""
    shallow = tools.write("shallow.mlir", text.replace(
        "PIPELINE", "builtin.module(canonicalize)"))
    result = tools.run("gspmd-opt", "--run-reproducer", shallow)
    assert result.code == 0, result.err[-300:]
    file = tools.write("deep.mlir", text.replace("PIPELINE", deep))
    tools.fails("gspmd-opt", "--run-reproducer", file, code=1,
                message="the pipeline is nested too deeply; the limit is 1000 levels")


def check_json(tools):
    """JSON in files, and of XLA in an attribute: some of its parsers and printers call
    themselves for each level."""
    deep = "[" * 500000 + "]" * 500000
    file = tools.write("program.mlir", PROGRAM)
    for name, text, command in (
            ("map", '{"shardings": %s}', ["--random-inputs", "1", "--sharding-map"]),
            ("sweep", "%s", ["--simulate", "--sweep"]),
            ("costs", '{"kernels": %s}', ["--simulate", "--topology", "v4:2x2x1",
                                          "--kernel-costs"])):
        path = tools.write(name + ".json", text % deep)
        tools.fails("gspmd-run", file, *command, path, code=2, message=TOO_DEEP)
    path = tools.write("problem.json", '{"problem": {"name": "a", "x": %s}}' % deep)
    tools.fails("gspmd-search", "--problem", path, code=2, message="'problem.nodes")
    text = """
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.custom_call @"all-gather-start"(%a) {mhlo.frontend_attributes = {async_collective_config = "DEEP"}} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
""".replace("DEEP", deep)
    file = tools.write("async.mlir", text)
    tools.fails("gspmd-opt", "--gspmd-expand-client-ops", file, code=1,
                message="expected one operand and JSON")


def messages(*contents):
    """The messages of an editor, and its end."""
    texts = [content if isinstance(content, str) else json.dumps({"jsonrpc": "2.0", **content})
             for content in contents + ({"id": 9, "method": "shutdown"}, {"method": "exit"})]
    return "".join("Content-Length: %d\r\n\r\n%s" % (len(text), text) for text in texts)


def check_editors(tools):
    """Messages of an editor, and a document that becomes deep by small changes."""
    initialize = {"id": 0, "method": "initialize", "params": {
        "processId": 1, "rootPath": "mlir", "capabilities": {}, "trace": "off"}}
    document = {"uri": "test:///deep.mlir", "languageId": "mlir", "version": 1}
    opened = {"method": "textDocument/didOpen", "params": {
        "textDocument": {**document, "text": ""}}}
    start = {"line": 0, "character": 0}
    changes = [{"method": "textDocument/didChange", "params": {
        "textDocument": document, "contentChanges": [
            {"range": {"start": start, "end": start}, "text": text}]}}
        for text in ["}" * 2000 + "\n"] * 10 + ["module {" * 1000 + "\n"] * 20]
    deep = '{"jsonrpc": "2.0", "id": 1, "method": "x", "params": %s}'
    for content in ([deep % ("[" * 500000 + "]" * 500000)], [deep % ("[" * 500000)],
                    [deep % ('{"a":' * 500000 + "1" + "}" * 500000)], [opened, *changes]):
        session = tools.write("session", messages(initialize, *content))
        with open(session, encoding="utf-8") as file:
            result = tools.run("gspmd-lsp-server", stdin=file, timeout=30)
        assert result.code == 0 and '"id":9' in result.out, result


def check_regions(tools):
    for name, text in (("branches", branches(3000)), ("loops", loops(3000)),
                       ("modules", "module {\n" * 30000 + "}\n" * 30000)):
        file = tools.write(name + ".mlir", text)
        tools.fails("gspmd-opt", file, code=1, message=TOO_DEEP)


def check_bytecode(tools):
    """Bytecode of branches that the parser of text would not read. Each run doubles the
    regions, as bytecode has no limit of its own for what writes it."""
    inner = tools.write("inner.mlir", branches(1000))
    bytecode = tools.path("inner.mlirbc")
    result = tools.run("gspmd-opt", inner, "--emit-bytecode", "-o", bytecode)
    assert result.code == 0, result.err[-300:]
    result = tools.run("gspmd-opt", bytecode, "-o", tools.path("text.mlir"))
    assert result.code == 0, result.err[-300:]


def check_nested_loops(tools):
    """1,000 nested loops go through every tool."""
    file = tools.write("loops.mlir", loops(1000))
    for command in (["gspmd-opt", "--gspmd-partition", "--gspmd-optimize"],
                    ["gspmd-run", "--random-inputs", "1", "--no-cache"],
                    ["gspmd-run", "--simulate", "--topology", "v4:1x1x1"]):
        result = tools.run(command[0], file, *command[1:], timeout=120)
        assert result.code == 0, (command, result.code, result.err[-300:])


def calls(count, visibility="private ", type_="tensor<4xf32>"):
    """Functions that call each other in a chain."""
    lines = []
    for i in range(count + 1):
        lines += ["func.func %s(%%a: %s) -> %s {"
                  % ("@main" if i == 0 else "%s@f%d" % (visibility, i), type_, type_),
                  "%%0 = stablehlo.add %%a, %%a : %s" % type_]
        if i < count:
            lines.append("%%1 = call @f%d(%%0) : (%s) -> %s" % (i + 1, type_, type_))
        lines += ["return %%%d : %s" % (1 if i < count else 0, type_), "}"]
    return "\n".join(lines + [""])


def check_calls(tools):
    """20,000 calls inside each other: where they are inlined, they have no limit, and
    bytecode with their locations can be read again."""
    file = tools.write("calls.mlir", calls(20000))
    bytecode = tools.path("calls.mlirbc")
    for command in (["gspmd-opt", "--gspmd-partition", "--emit-bytecode", "-o", bytecode],
                    ["gspmd-run", "--simulate", "--topology", "v4:1x1x1"]):
        result = tools.run(command[0], file, *command[1:])
        assert result.code == 0, (command, result.code, result.err[-300:])
    result = tools.run("gspmd-opt", bytecode, "--mlir-print-debuginfo")
    assert result.code == 0 and result.out.count("stablehlo.add") == 20001, result.err[-300:]
    # What is compiled, or searched for shardings, takes more time per op.
    file = tools.write("calls.mlir", calls(5000))
    for command in (["gspmd-run", "--random-inputs", "1", "--no-cache"],
                    ["gspmd-run", "--random-inputs", "1", "--no-cache", "--no-partition"],
                    ["gspmd-search", "--topology", "v4:2x1x1", "--time-limit", "1"]):
        result = tools.run(command[0], file, *command[1:], timeout=120)
        assert result.code == 0, (command, result.code, result.err[-300:])


def check_calls_that_stay(tools):
    """Calls of public functions, of the simulator without the partitioner, and of
    dynamic shapes are entered one inside the other."""
    simulate = ["gspmd-run", "--no-partition", "--simulate", "--topology", "v4:1x1x1"]
    for count in (1100, 5000):
        public = tools.write("public.mlir", calls(count, visibility=""))
        private = tools.write("private.mlir", calls(count))
        dynamic = tools.write("dynamic.mlir", calls(count, type_="tensor<?xf32>"))
        for command, code, message in (
                (["gspmd-opt", public, "--gspmd-partition"], 1,
                 "stands for more than 1200 calls inside each other"),
                ([*simulate, private], 2,
                 "is inside of more than 1200 regions and calls"),
                (["gspmd-opt", dynamic,
                  "--pass-pipeline=builtin.module(gspmd-specialize-shapes{sizes=arg0.0=4})"], 1,
                 "stands for more than 1200 calls inside each other")):
            if count > 1200:
                tools.fails(*command, code=code, message=message)
                continue
            result = tools.run(*command)
            assert result.code == 0, (command, result.code, result.err[-300:])


def check_chains(tools):
    """A chain of 100,000 ops is not nested: element-wise ops and views of a shape."""
    for name, op in (("sums", "stablehlo.add {0}, {0} : tensor<4xf32>"),
                     ("shapes", "stablehlo.reshape {0} : (tensor<4xf32>) -> tensor<4xf32>")):
        lines = ["func.func @main(%v0: tensor<4xf32>) -> tensor<4xf32> {"]
        lines += ["%%v%d = %s" % (i + 1, op.format("%%v%d" % i)) for i in range(100000)]
        lines += ["return %v100000 : tensor<4xf32>", "}", ""]
        file = tools.write(name + ".mlir", "\n".join(lines))
        result = tools.run("gspmd-run", "--simulate", "--topology", "v4:1x1x1", file,
                           timeout=120)
        assert result.code == 0, (name, result.code, result.err[-300:])


def check_chains_of_sizes(tools):
    """A size that 100,000 ops compute is not nested either."""
    count = 100000
    lines = ["func.func @main(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {",
             "%v0 = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?xf32>) -> tensor<i32>",
             "%size = stablehlo.get_dimension_size %b, dim = 0 : (tensor<?xf32>) -> tensor<i32>",
             "%one = stablehlo.constant dense<1> : tensor<i32>"]
    lines += ["%%v%d = stablehlo.add %%v%d, %%one : tensor<i32>" % (i + 1, i)
              for i in range(count)]
    lines += ["%%is = stablehlo.compare EQ, %%size, %%v%d : "
              "(tensor<i32>, tensor<i32>) -> tensor<i1>" % count,
              "stablehlo.custom_call @shape_assertion(%is) {has_side_effect = true} : "
              "(tensor<i1>) -> ()",
              "%r = stablehlo.add %b, %b : tensor<?xf32>", "return %r : tensor<?xf32>", "}", ""]
    file = tools.write("sizes.mlir", "\n".join(lines))
    result = tools.run("gspmd-opt", file, "--gspmd-specialize-shapes=sizes=arg0.0=4",
                       timeout=120)
    assert result.code == 0, result.err[-300:]
    assert "tensor<%dxf32>" % (4 + count) in result.out, result.out[:300]


def check_chains_of_stages(tools):
    """Nor are 100,000 ops that each stage of a pipeline computes for itself."""
    lines = ["""
func.func public @main(%x: tensor<8x4xf32> {sharding.microbatch = 0 : i64}, %w1: tensor<4x4xf32>, %w2: tensor<4x4xf32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %v0 = stablehlo.constant dense<1.0> : tensor<8x4xf32>"""]
    lines += ["%%v%d = stablehlo.add %%v%d, %%v0 : tensor<8x4xf32>" % (i + 1, i)
              for i in range(100000)]
    lines += ["""
  %0 = stablehlo.dot_general %x, %w1, contracting_dims = [1] x [0] {sharding.stage = 0 : i64} : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %1 = stablehlo.add %0, %v100000 : tensor<8x4xf32>
  %2 = stablehlo.dot_general %1, %w2, contracting_dims = [1] x [0] {sharding.stage = 1 : i64} : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %3 = stablehlo.reduce(%2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<f32>
  return %3 : tensor<f32>
}
"""]
    file = tools.write("stages.mlir", "\n".join(lines))
    result = tools.run("gspmd-opt", file, "--gspmd-pipeline-stages=microbatches=4", timeout=120)
    assert result.code == 0, result.err[-300:]
    assert "call @stage1_forward" in result.out, result.out[:300]
