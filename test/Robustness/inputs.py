"""Every file that a tool reads has a bound: devices, pipes without an end, sparse
files, archives and compressed files that are small and claim or contain much."""

import gzip
import io
import json
import os
import struct
import threading
import zipfile

PROGRAM = """
sharding.mesh @mesh = <["x"=4]>
func.func @main(%a: tensor<32xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>}) -> tensor<32xf32> {
  %0 = stablehlo.add %a, %a : tensor<32xf32>
  return %0 : tensor<32xf32>
}
"""
SIMULATE = ["--simulate", "--topology", "v4:2x2x1"]
LARGE = 1 << 40


def readers(tools):
    """Commands that read a file, as a function of its path, with their exit codes."""
    program = tools.write("program.mlir", PROGRAM)
    prepared = tools.path("prepared.mlir")
    result = tools.run("gspmd-opt", program, "-o", prepared,
                       "--pass-pipeline=builtin.module(gspmd-partition,gspmd-prepare-calls)")
    assert result.code == 0, result
    run = ["gspmd-run", program]
    return {
        "program of gspmd-run": lambda f: (["gspmd-run", f], 2),
        "program of gspmd-opt": lambda f: (["gspmd-opt", f], 1),
        "program of gspmd-search": lambda f: (["gspmd-search", f, "--topology", "v4:2x2x1"], 2),
        "sharding map": lambda f: (run + ["--random-inputs", "1", "--sharding-map", f], 2),
        "sharding map of gspmd-opt": lambda f: (["gspmd-opt", program, "--sharding-map", f], 1),
        "hardware": lambda f: (run + ["--simulate", "--topology", f + ":2x2"], 2),
        "kernel costs": lambda f: (run + SIMULATE + ["--kernel-costs", f], 2),
        "sweep": lambda f: (run + ["--simulate", "--sweep", f], 2),
        "compare": lambda f: (run + SIMULATE + ["--compare", f], 2),
        "problem": lambda f: (["gspmd-search", "--problem", f], 2),
        "inputs": lambda f: (run + ["--inputs", f], 2),
        "expected results": lambda f: (run + ["--random-inputs", "1", "--expect", f], 2),
        "object code": lambda f: (["gspmd-run", prepared, "--random-inputs", "1",
                                   "--code", f], 2),
    }


def check_devices(tools):
    device = tools.path("zero.json")
    os.symlink("/dev/zero", device)
    for command in readers(tools).values():
        arguments, code = command(device)
        tools.fails(*arguments, code=code, message="is a device")


def check_folders(tools):
    folder = tools.path("folder.json")
    os.mkdir(folder)
    for command in readers(tools).values():
        arguments, code = command(folder)
        tools.fails(*arguments, code=code, message="Is a directory")


def check_sparse_files(tools):
    path = tools.write("sparse.json", "")
    os.truncate(path, LARGE)
    for what, command in readers(tools).items():
        arguments, code = command(path)
        # An archive is read piecewise, from its end.
        archive = what in ("inputs", "expected results")
        tools.fails(*arguments, code=code,
                    message="sparse.json" if archive else "has 1099511627776 bytes")


def endless(path, ended):
    """Writes blanks to a pipe until its reader has gone."""
    try:
        with open(path, "wb") as pipe:
            while not ended.is_set():
                pipe.write(b" " * 65536)
    except BrokenPipeError:
        pass


def check_endless_pipes(tools):
    commands = readers(tools)
    for what in ("sharding map", "hardware", "kernel costs", "sweep", "compare"):
        path = tools.path(what.replace(" ", "-") + ".json")
        os.mkfifo(path)
        ended = threading.Event()
        writer = threading.Thread(target=endless, args=(path, ended))
        writer.start()
        arguments, code = commands[what](path)
        tools.fails(*arguments, code=code, message="has more than 67108864 bytes")
        ended.set()
        writer.join()


def check_pipes(tools):
    """Programs and annotations come through pipes."""
    program = tools.write("program.mlir", PROGRAM)
    path = tools.path("map.json")
    os.mkfifo(path)
    text = json.dumps({"shardings": {"arg0": [None]}})

    def write():
        with open(path, "w", encoding="utf-8") as pipe:
            pipe.write(text)
    writer = threading.Thread(target=write)
    writer.start()
    result = tools.run("gspmd-opt", program, "--sharding-map", path)
    writer.join()
    # The annotation of the pipe contradicts the program's.
    assert result.code == 1 and "arg0" in result.err, result
    with open(program, encoding="utf-8") as file:
        result = tools.run("gspmd-run", "-", "--random-inputs", "1", stdin=file)
    assert result.code == 0, result


def npy(shape, data=b"", kind="<f4"):
    header = "{'descr': '%s', 'fortran_order': False, 'shape': %r, }" % (kind, tuple(shape))
    header = header.ljust(118 - 1) + "\n"
    return b"\x93NUMPY\x01\x00" + struct.pack("<H", len(header)) + header.encode() + data


def archive(tools, name, members):
    path = tools.path(name)
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as file:
        for member, chunks in members:
            with file.open(member, "w", force_zip64=True) as to:
                for chunk in chunks:
                    to.write(chunk)
    return path


def zeros(shape, megabytes):
    yield npy(shape)
    for _ in range(megabytes):
        yield bytes(1 << 20)


def check_archives(tools):
    program = tools.write("program.mlir", PROGRAM)
    run = ["gspmd-run", program, "--inputs"]
    # One array of half a gigabyte where the program has 128 bytes, of a correct and of another shape.
    for shape in ((32,), (1 << 27,)):
        path = archive(tools, "large.npz", [("a0.npy", zeros(shape, 512))])
        tools.fails(*run, path, message="expected at most")
    # Many arrays that the program does not have.
    path = archive(tools, "many.npz",
                   [("a%d.npy" % i, zeros((1 << 22,), 16)) for i in range(64)])
    tools.fails(*run, path, message="expected at most")
    # A directory that states fewer bytes than its member has.
    path = archive(tools, "lie.npz", [("a0.npy", zeros((32,), 512))])
    with open(path, "rb") as file:
        content = file.read()
    actual = struct.pack("<I", (512 << 20) + 128)
    assert actual in content
    tools.write("lie.npz", content.replace(actual, struct.pack("<I", 256)))
    tools.fails(*run, path, message="lie.npz")
    # Small differences are reported by type.
    path = archive(tools, "shape.npz", [("a0.npy", [npy((4,), bytes(16))])])
    tools.fails(*run, path, message="expected f32[32], found f32[4]")
    path = archive(tools, "count.npz", [("a%d.npy" % i, [npy((32,), bytes(128))])
                                        for i in range(2)])
    tools.fails(*run, path, message="--inputs has 2 arrays")
    path = archive(tools, "right.npz", [("a0.npy", [npy((32,), bytes(128))])])
    result = tools.run(*run, path)
    assert result.code == 0, result


def check_headers(tools):
    """Headers of arrays that claim much."""
    program = tools.write("program.mlir", PROGRAM)
    run = ["gspmd-run", program, "--inputs"]
    long = b"\x93NUMPY\x02\x00" + struct.pack("<I", 0xFFFFFFFF) + b" " * 64
    for content in (npy((1 << 40,)), npy((1 << 62, 1 << 62)), npy((-1,)), long):
        path = archive(tools, "header.npz", [("a0.npy", [content])])
        tools.fails(*run, path, message="header.npz: array a0", max_mb=300)
    for entry in (b"'shape': (4,)}", b'"shape": (4,)}'):
        twice = npy((32,), bytes(128)).replace(b"}".ljust(len(entry)), entry)
        tools.fails(*run, archive(tools, "twice.npz", [("a0.npy", [twice])]),
                    message="the .npy header has 'shape' 2 times")
    names = archive(tools, "names.npz", [(50000 * name + ".npy", [npy((32,))]) for name in "ab"])
    result = tools.run(*run, names)
    assert result.code == 2 and len(result.err) < 500, result
    # A message has the first bytes of a long entry only.
    for content in (npy((32,), kind="x" * 60000), npy((32,)).replace(b"(32,)", b"(" * 60000)):
        content = content[:8] + struct.pack("<H", len(content) - 10) + content[10:]
        path = archive(tools, "long.npz", [("a0.npy", [content])])
        result = tools.run(*run, path)
        assert result.code == 2 and len(result.err) < 500, result


def check_compressed_problems(tools):
    packed = io.BytesIO()
    with gzip.GzipFile(fileobj=packed, mode="wb", compresslevel=1) as file:
        for _ in range(512):
            file.write(b" " * (1 << 20))
    path = tools.write("bomb.json.gz", packed.getvalue())
    tools.fails("gspmd-search", "--problem", path, message="the limit for its size", max_mb=400)


def located(place):
    """A program whose errors are at a location that it states, in and after parsing."""
    return """
module {
  func.func @main(%%a: tensor<4xf32>) -> tensor<4xf32> {
    %%0 = "stablehlo.add"(%%a, %%a) : (tensor<4xf32>, tensor<4xf32>) -> tensor<5xf32> loc /**/ (#place)
    return %%a : tensor<4xf32>
  }
}
#place = loc(callsite("sum"("%s":1:1) at "other.py":1:1))
""".replace(" /**/ ", " // a comment\n") % place


def open_in_editor(tools, program):
    """An editor sends the program; the server reports errors at its text."""
    document = {"uri": "test:///located.mlir", "languageId": "mlir", "version": 1,
                "text": program}
    session = "\n// -----\n".join(
        json.dumps({"jsonrpc": "2.0", **message}) for message in (
            {"id": 0, "method": "initialize", "params": {
                "processId": 1, "rootPath": "mlir", "capabilities": {}, "trace": "off"}},
            {"method": "textDocument/didOpen", "params": {"textDocument": document}},
            {"id": 3, "method": "shutdown"}, {"method": "exit"})) + "\n"
    with open(tools.write("session.json", session), encoding="utf-8") as file:
        result = tools.run("gspmd-lsp-server", "-lit-test", stdin=file, timeout=20)
    assert result.code == 0 and "publishDiagnostics" in result.out, result
    assert "password" not in result.out, result


def check_headers_of_messages(tools):
    """The language server rejects what no message has at once, and holds only what arrives."""
    for header, message in (
            ("Content-Length: 1073741824\r\n\r\n{}", "has 1073741824 bytes; the limit is"),
            ("Content-Length: 99999999999999999999\r\n\r\n{}", "expected a number of bytes"),
            ("Content-Length: -1\r\n\r\n{}", "expected a number of bytes"),
            ("X: " + "y" * 10000, "a header line of a message has more than")):
        with open(tools.write("message", header), encoding="utf-8") as file:
            tools.fails("gspmd-lsp-server", message=message, code=1, max_mb=200, stdin=file)
    with open(tools.write("message", "content-length: 200000000\r\n\r\n{}"),
              encoding="utf-8") as file:
        result = tools.run("gspmd-lsp-server", stdin=file)
    assert result.code == 1 and result.peak_mb < 200, result  # the input ends early


def check_locations(tools):
    """A location may name any file; diagnostics show lines of the input only."""
    pipe = tools.path("pipe")
    os.mkfifo(pipe)
    secret = tools.write("private", "password\n")
    for place in ("/dev/zero", pipe, secret):
        program = tools.write("located.mlir", located(place))
        bytecode = tools.path("located.mlirbc")
        made = tools.run("gspmd-opt", program, "--mlir-very-unsafe-disable-verifier-on-parsing",
                         "--verify-each=0", "--emit-bytecode", "-o", bytecode)
        assert made.code == 0, made.err
        error = place + ":1:1: error: "
        commands = [(1, ["gspmd-opt"]), (2, ["gspmd-run", "--random-inputs", "1"])]
        if place == secret:  # what does not wait for a pipe may print
            commands += [(1, ["gspmd-opt", "--gspmd-partition"]),
                         (1, ["gspmd-opt", "--split-input-file"]),
                         (1, ["gspmd-opt", "--explain=all"]),
                         (2, ["gspmd-run", "--simulate", "--topology", "v4:1x1x1"]),
                         (2, ["gspmd-search", "--topology", "v4:1x1x1"])]
        for file in (program, bytecode):
            for code, command in commands:
                result = tools.fails(*command, file, code=code, timeout=20, message=error)
                assert "password" not in result.err + result.out, (command, result)
        result = tools.fails("gspmd-opt", "--verify-diagnostics", program, code=1, timeout=20,
                             message="unexpected error")
        assert "password" not in result.err, result
        open_in_editor(tools, located(place))
    # Errors at a place in the input show its line.
    program = tools.write("plain.mlir", located("x").split(" loc //")[0] + "\n}}\n")
    result = tools.fails("gspmd-opt", program, code=1, message="plain.mlir:4:")
    assert '%0 = "stablehlo.add"(%a, %a)' in result.err, result


def check_damaged_constants(tools):
    """Bytecode states the type of a constant apart from its bytes."""
    elements = bytes(range(105)).hex()
    text = ('func.func @main() -> tensor<3x5x7xi8> {\n'
            '  %%0 = stablehlo.constant dense<"0x%s"> : tensor<3x5x7xi8>\n'
            '  return %%0 : tensor<3x5x7xi8>\n}\n' % elements)
    path = tools.path("constant.mlirbc")
    made = tools.run("gspmd-opt", tools.write("constant.mlir", text), "--emit-bytecode", "-o", path)
    assert made.code == 0, made.err
    with open(path, "rb") as file:
        bytecode = file.read()
    sizes = bytes([4 * size + 1 for size in (3, 5, 7)])
    assert bytecode.count(sizes) == 1
    damaged = tools.write("damaged.mlirbc", bytecode.replace(sizes, sizes[:2] + bytes([4 * 8 + 1])))
    message = "op 'stablehlo.constant' has a constant whose bytes do not fit its type"
    tools.fails("gspmd-opt", damaged, code=1, message=message)
    tools.fails("gspmd-run", damaged, message=message)


def check_duplicate_keys(tools):
    program = tools.write("program.mlir", PROGRAM)
    run = ["gspmd-run", program]
    path = tools.write("map.json", '{"shardings": {"arg0": ["x"], "arg0": [null]}}')
    tools.fails(*run, "--random-inputs", "1", "--sharding-map", path,
                message="'arg0' occurs twice")
    path = tools.write("sweep.json", '[{"topology": "v4:2x2x1", "topology": "v4:4x1x1"}]')
    tools.fails(*run, "--simulate", "--sweep", path, message="'topology' occurs twice")
    path = tools.write("costs.json", '{"kernels": {"k": {"bytes": 1}, "k": {"bytes": 2}}}')
    tools.fails(*run, *SIMULATE, "--kernel-costs", path, message="'k' occurs twice")
    path = tools.write("stats.json", '{"simulated": true, "simulated": true}')
    tools.fails(*run, *SIMULATE, "--compare", path, message="'simulated' occurs twice")
    path = tools.write("problem.json", '{"problem": {"name": "a", "name": "b"}}')
    tools.fails("gspmd-search", "--problem", path, message="'problem.name' occurs twice")


def check_lists_of_linalg(tools):
    """MLIR's parser crashes after the error of a malformed list of dimensions."""
    ops = {
        "linalg.reduce { arith.addf } ins(%a : tensor<4xf32>)\n outs(%z : tensor<f32>) dimensions = LIST": "[0]",
        "linalg.broadcast ins(%z : tensor<f32>) outs(%a : tensor<4xf32>) dimensions =\n LIST": "[ 0 ]",
        "linalg.transpose ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) permutation = LIST": "[0]",
    }
    for op, valid in ops.items():
        for text in (valid, "0]", "[x]", "[0,]", "[0 0]", "[99999999999999999999]", "[0", "dense<0>", ""):
            file = tools.write("linalg.mlir", """
func.func @main(%%a: tensor<4xf32>, %%z: tensor<f32>) {
  %%0 = %s
  return
}
""" % op.replace("LIST", text))
            if text == valid:
                result = tools.run("gspmd-opt", file)
                assert result.code == 0, result.err[-300:]
                continue
            tools.fails("gspmd-opt", file, code=1, message="without the list of integers")
    tools.fails("gspmd-run", file, message="without the list of integers")
