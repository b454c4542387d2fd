// The indices of rows in the padding of uneven shards are out of bounds, and these ops do not check indices.
// RUN: gspmd-run %s --entry gather --random-inputs 1 --check --poison
// RUN: gspmd-run %s --entry scatter --random-inputs 1 --check --poison
// RUN: gspmd-run %s --entry tensor_gather --random-inputs 1 --check --poison
// RUN: gspmd-opt %s --gspmd-partition | FileCheck %s
// CHECK-LABEL: @gather
// CHECK: %[[G:.*]] = arith.select
// CHECK: tosa.gather %arg0, %[[G]]
// CHECK-LABEL: @scatter
// CHECK: %[[S:.*]] = arith.select
// CHECK: tosa.scatter %arg0, %[[S]]
// CHECK-LABEL: @tensor_gather
// CHECK: %[[T:.*]] = arith.select
// CHECK: tensor.gather %{{.*}}[%[[T]]]
sdy.mesh @mesh = <["y"=4]>
func.func @gather(%k: tensor<5x6x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}, {}]>}) -> (tensor<5x4x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}, {}]>}) {
  %i4 = stablehlo.iota dim = 0 : tensor<5x4xi32>
  %five4 = stablehlo.constant dense<5> : tensor<5x4xi32>
  %big4 = stablehlo.constant dense<1073741824> : tensor<5x4xi32>
  %p4 = stablehlo.compare LT, %i4, %five4 : (tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi1>
  %s = stablehlo.select %p4, %i4, %big4 : tensor<5x4xi1>, tensor<5x4xi32>
  %0 = tosa.gather %k, %s : (tensor<5x6x3xf32>, tensor<5x4xi32>) -> tensor<5x4x3xf32>
  return %0 : tensor<5x4x3xf32>
}

func.func @scatter(%k: tensor<5x6x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}, {}]>}, %u: tensor<5x1x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}, {}]>}) -> (tensor<5x6x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}, {}]>}) {
  %i4 = stablehlo.iota dim = 0 : tensor<5x1xi32>
  %five4 = stablehlo.constant dense<5> : tensor<5x1xi32>
  %big4 = stablehlo.constant dense<1073741824> : tensor<5x1xi32>
  %p4 = stablehlo.compare LT, %i4, %five4 : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi1>
  %s = stablehlo.select %p4, %i4, %big4 : tensor<5x1xi1>, tensor<5x1xi32>
  %0 = tosa.scatter %k, %s, %u : (tensor<5x6x3xf32>, tensor<5x1xi32>, tensor<5x1x3xf32>) -> tensor<5x6x3xf32>
  return %0 : tensor<5x6x3xf32>
}

func.func @tensor_gather(%a: tensor<6x3xf32>) -> (tensor<5x1x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}, {}]>}) {
  %i = stablehlo.iota dim = 0 : tensor<5x1xi32>
  %five = stablehlo.constant dense<5> : tensor<5x1xi32>
  %big = stablehlo.constant dense<1073741824> : tensor<5x1xi32>
  %p = stablehlo.compare LT, %i, %five : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi1>
  %e = stablehlo.select %p, %i, %big : tensor<5x1xi1>, tensor<5x1xi32>
  %read = tensor.gather %a[%e] gather_dims([0]) : (tensor<6x3xf32>, tensor<5x1xi32>) -> tensor<5x1x3xf32>
  return %read : tensor<5x1x3xf32>
}
