// RUN: gspmd-run %s --random-inputs 1 --check --poison --optimize=ring-attention,force-variant:2 --stats - | FileCheck %s
// RUN: gspmd-run %s --entry guarded --random-inputs 1 --check --poison --optimize=ring-attention,force-variant:1 --stats -
// CHECK: spmd-ring-attention: 2 changes

// Reductions keep the dimension of the keys, and element-wise ops broadcast it.
sdy.mesh @mesh = <["x"=2]>

func.func @main(%q: tensor<2x8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>},
    %k: tensor<2x6x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>},
    %v: tensor<2x6x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>})
    -> (tensor<2x8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>}) {
  %zp = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %shift = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %half = "tosa.const"() <{values = dense<0.5> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
  %0 = tosa.transpose %k {perms = array<i32: 0, 2, 1>} : (tensor<2x6x4xf32>) -> tensor<2x4x6xf32>
  %1 = tosa.matmul %q, %0, %zp, %zp : (tensor<2x8x4xf32>, tensor<2x4x6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x8x6xf32>
  %2 = tosa.mul %1, %half, %shift : (tensor<2x8x6xf32>, tensor<1x1x1xf32>, tensor<1xi8>) -> tensor<2x8x6xf32>
  %3 = tosa.reduce_max %2 {axis = 2 : i32} : (tensor<2x8x6xf32>) -> tensor<2x8x1xf32>
  %4 = tosa.sub %2, %3 : (tensor<2x8x6xf32>, tensor<2x8x1xf32>) -> tensor<2x8x6xf32>
  %5 = tosa.exp %4 : (tensor<2x8x6xf32>) -> tensor<2x8x6xf32>
  %6 = tosa.reduce_sum %5 {axis = 2 : i32} : (tensor<2x8x6xf32>) -> tensor<2x8x1xf32>
  %7 = tosa.reciprocal %6 : (tensor<2x8x1xf32>) -> tensor<2x8x1xf32>
  %8 = tosa.mul %5, %7, %shift : (tensor<2x8x6xf32>, tensor<2x8x1xf32>, tensor<1xi8>) -> tensor<2x8x6xf32>
  %9 = tosa.matmul %8, %v, %zp, %zp : (tensor<2x8x6xf32>, tensor<2x6x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x8x4xf32>
  return %9 : tensor<2x8x4xf32>
}

// Weights of rows with a small sum are zero; the sum is a second result.
func.func @guarded(%q: tensor<2x8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>},
    %k: tensor<2x6x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>},
    %v: tensor<2x6x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>})
    -> (tensor<2x8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>}, tensor<2x8x1xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}, {}]>}) {
  %zp = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %shift = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %half = "tosa.const"() <{values = dense<0.5> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
  %0 = tosa.transpose %k {perms = array<i32: 0, 2, 1>} : (tensor<2x6x4xf32>) -> tensor<2x4x6xf32>
  %1 = tosa.matmul %q, %0, %zp, %zp : (tensor<2x8x4xf32>, tensor<2x4x6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x8x6xf32>
  %2 = tosa.mul %1, %half, %shift : (tensor<2x8x6xf32>, tensor<1x1x1xf32>, tensor<1xi8>) -> tensor<2x8x6xf32>
  %3 = tosa.reduce_max %2 {axis = 2 : i32} : (tensor<2x8x6xf32>) -> tensor<2x8x1xf32>
  %4 = tosa.sub %2, %3 : (tensor<2x8x6xf32>, tensor<2x8x1xf32>) -> tensor<2x8x6xf32>
  %5 = tosa.exp %4 : (tensor<2x8x6xf32>) -> tensor<2x8x6xf32>
  %6 = tosa.reduce_sum %5 {axis = 2 : i32} : (tensor<2x8x6xf32>) -> tensor<2x8x1xf32>
  %7 = tosa.reciprocal %6 : (tensor<2x8x1xf32>) -> tensor<2x8x1xf32>
  %8 = tosa.mul %5, %7, %shift : (tensor<2x8x6xf32>, tensor<2x8x1xf32>, tensor<1xi8>) -> tensor<2x8x6xf32>
  %10 = "tosa.const"() <{values = dense<2.5> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
  %11 = tosa.greater %6, %10 : (tensor<2x8x1xf32>, tensor<1x1x1xf32>) -> tensor<2x8x1xi1>
  %12 = "tosa.const"() <{values = dense<0.0> : tensor<1x1x1xf32>}> : () -> tensor<1x1x1xf32>
  %13 = tosa.select %11, %8, %12 : (tensor<2x8x1xi1>, tensor<2x8x6xf32>, tensor<1x1x1xf32>) -> tensor<2x8x6xf32>
  %9 = tosa.matmul %13, %v, %zp, %zp : (tensor<2x8x6xf32>, tensor<2x6x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x8x4xf32>
  return %9, %6 : tensor<2x8x4xf32>, tensor<2x8x1xf32>
}
