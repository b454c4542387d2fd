// A reduction over no dimension (the gradient of a sum of scalars), broadcast: all elements are
// equal.
// RUN: gspmd-run %s --no-partition
// RUN: gspmd-run %s
sharding.mesh @mesh = <["x"=4]>

func.func @main() {
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%one init: %zero) applies stablehlo.add across dimensions = [] : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<9xf32>
  %cut = sharding.mesh_split %1 <@mesh, [{"x"}]> : tensor<9xf32>
  check.expect_eq_const %cut, dense<1.0> : tensor<9xf32>
  return
}
