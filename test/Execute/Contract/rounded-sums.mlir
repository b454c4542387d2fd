// RUN: gspmd-run %s --random-inputs 1 --check
// RUN: gspmd-run %s --random-inputs 1 --no-partition
// RUN: gspmd-opt %s --gspmd-partition | FileCheck %s --check-prefix=LOCAL
// A sum of real numbers that becomes an integer is rounded once: no device rounds a partial sum.

// LOCAL-LABEL: func.func @main
// LOCAL-NOT: all_reduce
// LOCAL: return
sharding.mesh @mesh = <["x"=4]>
func.func @main() -> (tensor<2x2xi32>, tensor<2x2xi32>, tensor<1x1x1xi32>) {
  // Each product alone is 0.
  %half = stablehlo.constant dense<0.5> : tensor<2x8xf32>
  %a = sharding.mesh_split %half <@mesh, [{}, {"x"}]> : tensor<2x8xf32>
  %0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [1] : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x2xi32>
  check.expect_eq_const %0, dense<2> : tensor<2x2xi32>
  %1 = stablehlo.einsum %a, %a, config = "ik,jk->ij" : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x2xi32>
  check.expect_eq_const %1, dense<2> : tensor<2x2xi32>
  %image = stablehlo.constant dense<0.5> : tensor<1x5x8xf32>
  %c = sharding.mesh_split %image <@mesh, [{}, {}, {"x"}]> : tensor<1x5x8xf32>
  %kernel = stablehlo.constant dense<0.5> : tensor<5x8x1xf32>
  %d = sharding.mesh_split %kernel <@mesh, [{}, {"x"}, {}]> : tensor<5x8x1xf32>
  %2 = stablehlo.convolution(%c, %d) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x5x8xf32>, tensor<5x8x1xf32>) -> tensor<1x1x1xi32>
  check.expect_eq_const %2, dense<10> : tensor<1x1x1xi32>
  return %0, %1, %2 : tensor<2x2xi32>, tensor<2x2xi32>, tensor<1x1x1xi32>
}
