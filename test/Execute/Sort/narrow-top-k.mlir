// top_k of narrow floats: the padding of the last shard must not be among the
// largest. f8E4M3FNUZ has no negative NaN, f8E8M0FNU no negative numbers.
// RUN: gspmd-run %s --random-inputs 1 --check --poison
sdy.mesh @mesh = <["x"=2]>

func.func public @main(%x: tensor<37xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> (tensor<1xf32>, tensor<1xi32>, tensor<1xf32>, tensor<1xi32>) {
  %abs = stablehlo.abs %x : tensor<37xf32>
  %negative = stablehlo.negate %abs : tensor<37xf32>
  %a = stablehlo.convert %negative : (tensor<37xf32>) -> tensor<37xf8E4M3FNUZ>
  %a1, %ai = chlo.top_k(%a, k = 1) : tensor<37xf8E4M3FNUZ> -> (tensor<1xf8E4M3FNUZ>, tensor<1xi32>)
  %a2 = stablehlo.convert %a1 : (tensor<1xf8E4M3FNUZ>) -> tensor<1xf32>
  // 2^-10 to 2^26, so numbers below and above 1.
  %i = stablehlo.iota dim = 0 : tensor<37xi32>
  %ten = stablehlo.constant dense<10> : tensor<37xi32>
  %exponent = stablehlo.subtract %i, %ten : tensor<37xi32>
  %e = stablehlo.convert %exponent : (tensor<37xi32>) -> tensor<37xf32>
  %two = stablehlo.constant dense<2.0> : tensor<37xf32>
  %powers = stablehlo.power %two, %e : tensor<37xf32>
  %zeros = stablehlo.subtract %x, %x : tensor<37xf32>
  %sum = stablehlo.add %powers, %zeros : tensor<37xf32>
  %b = stablehlo.convert %sum : (tensor<37xf32>) -> tensor<37xf8E8M0FNU>
  %b1, %bi = chlo.top_k(%b, k = 1) : tensor<37xf8E8M0FNU> -> (tensor<1xf8E8M0FNU>, tensor<1xi32>)
  %b2 = stablehlo.convert %b1 : (tensor<1xf8E8M0FNU>) -> tensor<1xf32>
  check.expect_eq_const %b2, dense<67108864.0> : tensor<1xf32>
  check.expect_eq_const %bi, dense<36> : tensor<1xi32>
  return %a2, %ai, %b2, %bi : tensor<1xf32>, tensor<1xi32>, tensor<1xf32>, tensor<1xi32>
}
