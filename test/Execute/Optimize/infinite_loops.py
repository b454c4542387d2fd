#!/usr/bin/env python3
"""Prints a program whose predicted time is infinite: 18 nested loops of 2^63 - 1 iterations around a sharded product."""

DEPTH = 18


def body(depth):
    """Returns the lines of the loops from `depth` on, and the name of their result."""
    if depth == DEPTH:
        types = "(tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>"
        return [
            "%%product = stablehlo.dot_general %%x%d, %%weights, contracting_dims = [1] x [0] : %s" % (depth, types),
            "%gathered = sdy.sharding_constraint %product <@mesh, [{}, {}]> : tensor<256x256xf32>",
        ], "%gathered"
    lines, result = body(depth + 1)
    return [
        "%%w%d:2 = stablehlo.while(%%i%d = %%zero, %%x%d = %%x%d) : tensor<i64>, tensor<256x256xf32>" %
        (depth, depth + 1, depth + 1, depth),
        "cond {",
        "  %%c%d = stablehlo.compare LT, %%i%d, %%many, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>" %
        (depth, depth + 1),
        "  stablehlo.return %%c%d : tensor<i1>" % depth,
        "} do {",
        *lines,
        "  %%n%d = stablehlo.add %%i%d, %%one : tensor<i64>" % (depth, depth + 1),
        "  stablehlo.return %%n%d, %s : tensor<i64>, tensor<256x256xf32>" % (depth, result),
        "}",
    ], "%%w%d#1" % depth


lines, result = body(0)
print("""sdy.mesh @mesh = <["x"=4]>
func.func @main(%x0: tensor<256x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>},
                %weights: tensor<256x256xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>})
    -> tensor<256x256xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i64>
  %one = stablehlo.constant dense<1> : tensor<i64>
  %many = stablehlo.constant dense<9223372036854775807> : tensor<i64>""")
print("\n".join(lines))
print("  return %s : tensor<256x256xf32>\n}" % result)
