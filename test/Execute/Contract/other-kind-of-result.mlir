// RUN: gspmd-run %s --random-inputs 1 --check
// RUN: gspmd-run %s --random-inputs 1 --no-partition
// A result of another kind of numbers than the operands: products are of the greater kind.

sharding.mesh @mesh = <["x"=2]>
func.func @main(%i: tensor<3x4xi8> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>},
                %b: tensor<4x3xi1>) -> (tensor<3x3xf32>, tensor<3x3xf32>, tensor<2x2xi32>, tensor<2x2xf32>) {
  %0 = stablehlo.dot_general %i, %i, contracting_dims = [1] x [1] : (tensor<3x4xi8>, tensor<3x4xi8>) -> tensor<3x3xf32>
  %wide = stablehlo.convert %i : (tensor<3x4xi8>) -> tensor<3x4xf32>
  %1 = stablehlo.dot_general %wide, %wide, contracting_dims = [1] x [1] : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x3xf32>
  check.expect_eq %0, %1 : tensor<3x3xf32>
  %2 = stablehlo.dot_general %b, %b, contracting_dims = [0] x [0] : (tensor<4x3xi1>, tensor<4x3xi1>) -> tensor<3x3xf32>
  %real = stablehlo.constant dense<[[1.75, -2.5], [3.0, 0.5]]> : tensor<2x2xf32>
  %3 = stablehlo.dot_general %real, %real, contracting_dims = [1] x [0] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi32>
  check.expect_eq_const %3, dense<[[-4, -5], [6, -7]]> : tensor<2x2xi32>
  %complex = stablehlo.complex %real, %real : tensor<2x2xcomplex<f32>>
  %4 = stablehlo.dot_general %complex, %complex, contracting_dims = [1] x [0] : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
  // (1 + i)^2 has no real part.
  %5 = stablehlo.constant dense<0.0> : tensor<2x2xf32>
  check.expect_eq %4, %5 : tensor<2x2xf32>
  // Booleans: whether the sum is nonzero.
  %6 = stablehlo.dot_general %i, %i, contracting_dims = [1] x [1] : (tensor<3x4xi8>, tensor<3x4xi8>) -> tensor<3x3xi1>
  %whole = stablehlo.convert %i : (tensor<3x4xi8>) -> tensor<3x4xi32>
  %7 = stablehlo.dot_general %whole, %whole, contracting_dims = [1] x [1] : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x3xi32>
  %8 = stablehlo.convert %7 : (tensor<3x3xi32>) -> tensor<3x3xi1>
  check.expect_eq %6, %8 : tensor<3x3xi1>
  %even = stablehlo.constant dense<16> : tensor<2x2xi8>
  %9 = stablehlo.dot_general %even, %even, contracting_dims = [1] x [0] : (tensor<2x2xi8>, tensor<2x2xi8>) -> tensor<2x2xi1>
  check.expect_eq_const %9, dense<true> : tensor<2x2xi1>
  return %0, %2, %3, %4 : tensor<3x3xf32>, tensor<3x3xf32>, tensor<2x2xi32>, tensor<2x2xf32>
}
