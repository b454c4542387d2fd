// RUN: gspmd-run %s --entry=cut
// RUN: gspmd-run %s --entry=whole --no-partition
// A partial sum of a sharded contraction has the type of the result, as in XLA: 256 + 1 rounds to
// 256 before the devices add theirs. See docs/numerics.md.

sdy.mesh @mesh = <["x"=2]>

func.func @cut() {
  %a = stablehlo.constant dense<[[256.0, 1.0, 1.0, 0.0]]> : tensor<1x4xbf16>
  %b = stablehlo.constant dense<1.0> : tensor<4x1xbf16>
  %x, %y = stablehlo.optimization_barrier %a, %b : tensor<1x4xbf16>, tensor<4x1xbf16>
  %0 = sdy.sharding_constraint %x <@mesh, [{}, {"x"}]> : tensor<1x4xbf16>
  %1 = sdy.sharding_constraint %y <@mesh, [{"x"}, {}]> : tensor<4x1xbf16>
  %2 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0] : (tensor<1x4xbf16>, tensor<4x1xbf16>) -> tensor<1x1xbf16>
  check.expect_eq_const %2, dense<256.0> : tensor<1x1xbf16>
  %3 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0] : (tensor<1x4xbf16>, tensor<4x1xbf16>) -> tensor<1x1xf32>
  check.expect_eq_const %3, dense<258.0> : tensor<1x1xf32>
  return
}

func.func @whole() {
  %a = stablehlo.constant dense<[[256.0, 1.0, 1.0, 0.0]]> : tensor<1x4xbf16>
  %b = stablehlo.constant dense<1.0> : tensor<4x1xbf16>
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<1x4xbf16>, tensor<4x1xbf16>) -> tensor<1x1xbf16>
  check.expect_eq_const %0, dense<258.0> : tensor<1x1xbf16>
  return
}
