// Windows of linalg along sharded dimensions, unevenly: a convolution, a pooling with gaps in its
// windows, a depthwise convolution that skips elements.
// RUN: gspmd-run %s --check --poison --random-inputs 1
// RUN: gspmd-opt --gspmd-partition %s | FileCheck %s

// CHECK-NOT: all_gather
// CHECK: spmd.halo_exchange {{.*}} dim 1 left 3 right 1
// CHECK: linalg.conv_2d_nhwc_hwcf
// CHECK: spmd.halo_exchange {{.*}} dim 1 left 0 right 3
// CHECK: linalg.pooling_nhwc_max {{.*}}dilations = dense<2>
// CHECK: spmd.halo_exchange {{.*}} dim 1 left 0 right 1
// CHECK: linalg.depthwise_conv_2d_nhwc_hwc {{.*}}strides = dense<2>
sharding.mesh @mesh = <["x"=4, "y"=2]>
func.func @main(%a: tensor<2x14x9x3xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}, {}, {}]>},
                %k: tensor<3x3x3x5xf32>, %w: tensor<3x3xf32>, %kk: tensor<3x3x3xf32>) -> (tensor<2x12x7x5xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}, {}, {}]>},tensor<2x5x3x3xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}, {}, {}]>},tensor<2x6x4x3xf32>) {
  %z = arith.constant 0.0 : f32
  %m = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<2x12x7x5xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<2x12x7x5xf32>) -> tensor<2x12x7x5xf32>
  %0 = linalg.conv_2d_nhwc_hwcf ins(%a, %k : tensor<2x14x9x3xf32>, tensor<3x3x3x5xf32>) outs(%f : tensor<2x12x7x5xf32>) -> tensor<2x12x7x5xf32>
  %e1 = tensor.empty() : tensor<2x5x3x3xf32>
  %f1 = linalg.fill ins(%m : f32) outs(%e1 : tensor<2x5x3x3xf32>) -> tensor<2x5x3x3xf32>
  %1 = linalg.pooling_nhwc_max {dilations = dense<[2,2]> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%a, %w : tensor<2x14x9x3xf32>, tensor<3x3xf32>) outs(%f1 : tensor<2x5x3x3xf32>) -> tensor<2x5x3x3xf32>
  %e2 = tensor.empty() : tensor<2x6x4x3xf32>
  %f2 = linalg.fill ins(%z : f32) outs(%e2 : tensor<2x6x4x3xf32>) -> tensor<2x6x4x3xf32>
  %2 = linalg.depthwise_conv_2d_nhwc_hwc {strides = dense<2> : vector<2xi64>} ins(%a, %kk : tensor<2x14x9x3xf32>, tensor<3x3x3xf32>) outs(%f2 : tensor<2x6x4x3xf32>) -> tensor<2x6x4x3xf32>
  return %0, %1, %2 : tensor<2x12x7x5xf32>, tensor<2x5x3x3xf32>, tensor<2x6x4x3xf32>
}
