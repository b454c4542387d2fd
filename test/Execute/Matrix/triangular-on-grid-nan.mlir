// A right-hand side with a NaN in row 300 leaves rows that are solved before it finite, also on a
// grid of devices, whose steps update many rows at once. Both triangles.
// RUN: gspmd-run %s --random-inputs 1 --check --poison --rtol 1e-9 --atol 1e-9
// RUN: gspmd-opt %s --gspmd-partition | FileCheck %s

// CHECK: spmd.all_to_all
sharding.mesh @mesh = <["x"=32]>
func.func @main(%a: tensor<512x512xf64> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
                %b: tensor<512x512xf64> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>})
    -> (tensor<512x512xf64> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
        tensor<512x512xf64> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}) {
  %i = stablehlo.iota dim = 0 : tensor<512x512xi32>
  %j = stablehlo.iota dim = 1 : tensor<512x512xi32>
  %on = stablehlo.compare EQ, %i, %j : (tensor<512x512xi32>, tensor<512x512xi32>) -> tensor<512x512xi1>
  %large = stablehlo.constant dense<4096.0> : tensor<512x512xf64>
  %t = stablehlo.select %on, %large, %a : tensor<512x512xi1>, tensor<512x512xf64>
  %number = stablehlo.constant dense<300> : tensor<512x512xi32>
  %is_row = stablehlo.compare EQ, %i, %number : (tensor<512x512xi32>, tensor<512x512xi32>) -> tensor<512x512xi1>
  %nan = stablehlo.constant dense<0x7FF8000000000000> : tensor<512x512xf64>
  %r = stablehlo.select %is_row, %nan, %b : tensor<512x512xi1>, tensor<512x512xf64>
  %x = "stablehlo.triangular_solve"(%t, %r) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<512x512xf64>, tensor<512x512xf64>) -> tensor<512x512xf64>
  %y = "stablehlo.triangular_solve"(%t, %r) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<512x512xf64>, tensor<512x512xf64>) -> tensor<512x512xf64>
  return %x, %y : tensor<512x512xf64>, tensor<512x512xf64>
}
