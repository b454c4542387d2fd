// The local ops of an op are in the dialect of
// that op, also in a program of several dialects.
// RUN: gspmd-opt %s --gspmd-partition | FileCheck %s
sharding.mesh @mesh = <["x"=4]>

// CHECK-LABEL: func @both
func.func @both(%a: tensor<10xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>}) -> (
    tensor<8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>},
    tensor<8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>}, tensor<f32>) {
  // CHECK: spmd.halo_exchange
  // CHECK: stablehlo.dynamic_slice
  %0 = stablehlo.slice %a [1:9] : (tensor<10xf32>) -> tensor<8xf32>
  %1 = stablehlo.negate %0 : tensor<8xf32>
  // CHECK: stablehlo.negate
  // CHECK-NOT: stablehlo.
  // CHECK: tensor.extract_slice
  %2 = tensor.extract_slice %a[2] [8] [1] : tensor<10xf32> to tensor<8xf32>
  %3 = arith.negf %2 : tensor<8xf32>
  // The last shard of ten elements has one element: it is masked.
  // CHECK: arith.cmpi slt
  // CHECK: arith.select
  // CHECK: linalg.reduce
  %zero = arith.constant dense<0.0> : tensor<f32>
  %4 = linalg.reduce { arith.addf } ins(%a : tensor<10xf32>) outs(%zero : tensor<f32>) dimensions = [0]
  return %1, %3, %4 : tensor<8xf32>, tensor<8xf32>, tensor<f32>
}
