"""Prints a step in two stages whose update divides by a norm that is squared many times."""

import sys

t, s = "tensor<8x8xf32>", "tensor<f32>"
print(f"""func.func public @main(%x: {t} {{sharding.microbatch = 0 : i64}}, %w: {t}) -> {t} {{
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] {{sharding.stage = 0 : i64}} : ({t}, {t}) -> {t}
  %1 = stablehlo.tanh %0 {{sharding.stage = 1 : i64}} : {t}
  %zero = stablehlo.constant dense<0.0> : {s}
  %n0 = stablehlo.reduce(%1 init: %zero) applies stablehlo.add across dimensions = [0, 1] : ({t}, {s}) -> {s}""")
for i in range(int(sys.argv[1])):
    print(f"  %n{i + 1} = stablehlo.multiply %n{i}, %n{i} : {s}")
print(f"""  %2 = stablehlo.broadcast_in_dim %n{sys.argv[1]}, dims = [] : ({s}) -> {t}
  %3 = stablehlo.divide %w, %2 : {t}
  return %3 : {t}
}}""")
