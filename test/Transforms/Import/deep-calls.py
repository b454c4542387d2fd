"""Prints a program in which calls nest `count` deep, in one of four ways.

    deep-calls.py call|manual|bodies|mhlo COUNT

call: each function calls the next; manual: the first of them is called in a manual
computation; bodies, mhlo: a chain of COUNT manual computations, in Shardy's
form of strings (each a function of its own) and in GSPMD's of custom calls."""

import sys


def functions(count, kind):
    text = 'sdy.mesh @mesh = <["x"=2]>\n'
    local, full = "tensor<4xf32>", "tensor<8xf32>"
    if kind == "manual":
        sharding = "<@mesh, [{\"x\"}]>"
        text += """func.func @main(%%a: %(full)s) -> %(full)s {
  %%0 = sdy.manual_computation(%%a) in_shardings=[%(sharding)s] out_shardings=[%(sharding)s] manual_axes={"x"} (%%b: %(local)s) {
    %%1 = func.call @f0(%%b) : (%(local)s) -> %(local)s
    sdy.return %%1 : %(local)s
  } : (%(full)s) -> %(full)s
  return %%0 : %(full)s
}
""" % {"full": full, "local": local, "sharding": sharding}
    else:
        text += """func.func @main(%%a: %(local)s) -> %(local)s {
  %%0 = call @f0(%%a) : (%(local)s) -> %(local)s
  return %%0 : %(local)s
}
""" % {"local": local}
    for i in range(count):
        text += "func.func private @f%d(%%a: %s) -> %s {\n" % (i, local, local)
        text += "  %%0 = stablehlo.sine %%a : %s\n" % local
        if i + 1 < count:
            text += "  %%1 = call @f%d(%%0) : (%s) -> %s\n  return %%1 : %s\n}\n" % (
                i + 1, local, local, local)
        else:
            text += "  return %%0 : %s\n}\n" % local
    return text


def bodies(count):
    text = ('module attributes {mhlo.frontend_attributes = {xla.sdy.meshes = '
            '"{mesh = #sdy.mesh<[\\22x\\22=2]>}"}} {\n'
            "func.func @main(%v0: tensor<8xf32>) -> tensor<8xf32> {\n")
    entries = ('mhlo.frontend_attributes = {xla.sdy.%s_shardings = '
               '"#sdy.sharding_per_value<[<@mesh, [{\\22x\\22}]>]>", '
               'xla.sdy.manual_axes = "#sdy<manual_axes{\\22x\\22}>"}')
    name = "xla.sdy.manual_computation_body"
    for i in range(count):
        text += ("  %%i%d = stablehlo.custom_call @xla.sdy.GlobalToLocalShape(%%v%d) {%s} : (tensor<8xf32>) -> tensor<4xf32>\n"
                 "  %%o%d = call @%s_%d(%%i%d) : (tensor<4xf32>) -> tensor<4xf32>\n"
                 "  %%v%d = stablehlo.custom_call @xla.sdy.LocalToGlobalShape(%%o%d) {%s} : (tensor<4xf32>) -> tensor<8xf32>\n" % (
                     i, i, entries % "in", i, name, i, i, i + 1, i, entries % "out"))
    text += "  return %%v%d : tensor<8xf32>\n}\n" % count
    for i in range(count):
        text += ("func.func private @%s_%d(%%a: tensor<4xf32>) -> tensor<4xf32> {\n"
                 "  %%0 = stablehlo.sine %%a : tensor<4xf32>\n  return %%0 : tensor<4xf32>\n}\n" % (name, i))
    return text + "}\n"


def mhlo(count):
    text = ("module attributes {mhlo.num_partitions = 2 : i32} {\n"
            "func.func @main(%v0: tensor<8xf32>) -> tensor<8xf32> {\n")
    sharding, manual = '"{devices=[2]<=[2]}"', '"{manual}"'
    for i in range(count):
        text += (
            "  %%a%d = stablehlo.custom_call @Sharding(%%v%d) {mhlo.sharding = %s} : (tensor<8xf32>) -> tensor<8xf32>\n"
            "  %%b%d = stablehlo.custom_call @SPMDFullToShardShape(%%a%d) {mhlo.sharding = %s} : (tensor<8xf32>) -> tensor<4xf32>\n"
            "  %%c%d = stablehlo.sine %%b%d : tensor<4xf32>\n"
            "  %%d%d = stablehlo.custom_call @Sharding(%%c%d) {mhlo.sharding = %s} : (tensor<4xf32>) -> tensor<4xf32>\n"
            "  %%v%d = stablehlo.custom_call @SPMDShardToFullShape(%%d%d) {mhlo.sharding = %s} : (tensor<4xf32>) -> tensor<8xf32>\n" % (
                i, i, sharding, i, i, manual, i, i, i, i, manual, i + 1, i, sharding))
    return text + "  return %%v%d : tensor<8xf32>\n}\n}\n" % count


kind, count = sys.argv[1], int(sys.argv[2])
print(bodies(count) if kind == "bodies" else mhlo(count) if kind == "mhlo"
      else functions(count, kind))
