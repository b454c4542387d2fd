"""Prints a step in two stages whose weights are computed in many steps, each from both results before it."""

import sys

levels = int(sys.argv[1])
t = "tensor<8x8xf32>"
print(f"""func.func public @main(%x: {t} {{sharding.microbatch = 0 : i64}}, %w: {t}) -> {t} {{
  %a0 = stablehlo.negate %w : {t}
  %b0 = stablehlo.abs %w : {t}""")
for i in range(levels):
    print(f"  %a{i + 1} = stablehlo.minimum %a{i}, %b{i} : {t}")
    print(f"  %b{i + 1} = stablehlo.maximum %a{i}, %b{i} : {t}")
print(f"""  %0 = stablehlo.dot_general %x, %a{levels}, contracting_dims = [1] x [0] {{sharding.stage = 0 : i64}} : ({t}, {t}) -> {t}
  %1 = stablehlo.dot_general %0, %b{levels}, contracting_dims = [1] x [0] {{sharding.stage = 1 : i64}} : ({t}, {t}) -> {t}
  %2 = stablehlo.dot_general %x, %1, contracting_dims = [0] x [0] : ({t}, {t}) -> {t}
  return %2 : {t}
}}""")
