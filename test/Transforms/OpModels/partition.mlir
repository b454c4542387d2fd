// Ops that a device does not run as a plain copy: attributes have
// sizes, or the initial value of a reduction must count once.
// RUN: gspmd-opt %s --gspmd-partition | FileCheck %s

sharding.mesh @mesh = <["x"=2, "y"=2]>

// CHECK-LABEL: func @sizes_in_attributes
func.func @sizes_in_attributes(%a: tensor<8x6xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}, %i: tensor<i32>)
    -> (tensor<8x2xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
        tensor<8x2xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
        tensor<2x8x6xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"y"}, {"x"}, {}]>}) {
  // CHECK: slice %{{.*}} [0:4, 1:3] : (tensor<4x6xf32>) -> tensor<4x2xf32>
  %0 = stablehlo.slice %a [0:8, 1:3] : (tensor<8x6xf32>) -> tensor<8x2xf32>
  // CHECK: dynamic_slice {{.*}} sizes = [4, 2] : (tensor<4x6xf32>
  %1 = stablehlo.dynamic_slice %a, %i, %i, sizes = [8, 2] : (tensor<8x6xf32>, tensor<i32>, tensor<i32>) -> tensor<8x2xf32>
  // CHECK: broadcast %{{.*}}, sizes = [1] : (tensor<4x6xf32>) -> tensor<1x4x6xf32>
  %2 = stablehlo.broadcast %a, sizes = [2] : (tensor<8x6xf32>) -> tensor<2x8x6xf32>
  return %0, %1, %2 : tensor<8x2xf32>, tensor<8x2xf32>, tensor<2x8x6xf32>
}

// CHECK-LABEL: func @feature_groups
func.func @feature_groups(%x: tensor<4x8x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}, {"y"}]>},
                          %k: tensor<3x2x24xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {}, {"y"}]>})
    -> (tensor<4x8x24xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}, {"y"}]>}) {
  // CHECK: convolution({{.*}}feature_group_count = 4 : i64{{.*}} : (tensor<2x8x8xf32>, tensor<3x2x12xf32>) -> tensor<2x8x12xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 8 : i64} : (tensor<4x8x16xf32>, tensor<3x2x24xf32>) -> tensor<4x8x24xf32>
  return %0 : tensor<4x8x24xf32>
}

// CHECK-LABEL: func @batch_groups
func.func @batch_groups(%x: tensor<8x6x4xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}, {}]>},
                        %k: tensor<3x4x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {}, {"x"}]>})
    -> (tensor<2x6x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {}, {"x"}]>}) {
  // CHECK: convolution({{.*}}batch_group_count = 2 : i64{{.*}} : (tensor<4x6x4xf32>, tensor<3x4x4xf32>) -> tensor<2x6x4xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[1, 1]]} {batch_group_count = 4 : i64, feature_group_count = 1 : i64} : (tensor<8x6x4xf32>, tensor<3x4x8xf32>) -> tensor<2x6x8xf32>
  return %0 : tensor<2x6x8xf32>
}

// Patches of an image that is sharded between patches: no communication.
// CHECK-LABEL: func @patches
func.func @patches(%x: tensor<2x8x3xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}, {}]>},
    %k: tensor<4x3x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {}, {}]>})
    -> (tensor<2x2x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}, {}]>}) {
  // CHECK-NEXT: %[[C:.*]] = stablehlo.convolution({{.*}}stride = [4]{{.*}} : (tensor<2x4x3xf32>, tensor<4x3x16xf32>) -> tensor<2x1x16xf32>
  // CHECK-NEXT: return %[[C]]
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [4]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x8x3xf32>, tensor<4x3x16xf32>) -> tensor<2x2x16xf32>
  return %0 : tensor<2x2x16xf32>
}

// CHECK-LABEL: func @neutral_init
func.func @neutral_init(%a: tensor<8x6xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}) -> tensor<6xf32> {
  // CHECK-NOT: select
  // CHECK: all_reduce add
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [0] : (tensor<8x6xf32>, tensor<f32>) -> tensor<6xf32>
  return %0 : tensor<6xf32>
}

// CHECK-LABEL: func @matmul
func.func @matmul(%a: tensor<4x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {"y"}]>}, %b: tensor<8x6xf32>,
                  %c: tensor<4x6xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}) -> tensor<4x6xf32> {
  // CHECK: %[[FIRST:.*]] = arith.cmpi eq
  // CHECK: %[[INIT:.*]] = arith.select %{{.*}}, %arg2
  // CHECK: linalg.matmul ins(%arg0, %arg1 : tensor<2x4xf32>, tensor<4x6xf32>) outs(%[[INIT]] : tensor<2x6xf32>)
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x6xf32>) outs(%c : tensor<4x6xf32>) -> tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}
