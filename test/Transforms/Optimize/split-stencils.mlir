// RUN: gspmd-opt --spmd-split-stencils=force-variant=1 --split-input-file %s 2>%t.remarks | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks
// REMARK: spmd-split-stencils: halo_exchange of {{.*}} us overlaps 7 of 8 positions, which do not depend on it; the cores waited {{.*}} us for it in a step; peak memory from {{.*}} to {{.*}} MB

// The example of the pass's description.
// CHECK-LABEL: @difference
// CHECK-DAG: %[[SENT:.*]] = stablehlo.slice %arg0 [7:8]
// CHECK-DAG: %[[GOT:.*]] = spmd.halo_exchange %[[SENT]] dim 0 left 1 right -1 over <@m ["x"]>{{.*}} : tensor<1xf32> -> tensor<1xf32>
// CHECK-DAG: %[[A:.*]] = stablehlo.slice %arg0 [1:8]
// CHECK-DAG: %[[B:.*]] = stablehlo.slice %arg0 [0:7]
// CHECK-DAG: %[[INSIDE:.*]] = stablehlo.subtract %[[A]], %[[B]] : tensor<7xf32>
// CHECK-DAG: %[[FIRST:.*]] = stablehlo.slice %arg0 [0:1]
// CHECK-DAG: %[[BORDER:.*]] = stablehlo.subtract %[[FIRST]], %{{.*}} : tensor<1xf32>
// CHECK: %[[ALL:.*]] = stablehlo.concatenate %[[BORDER]], %[[INSIDE]], dim = 0
// CHECK: return %[[ALL]]
sharding.mesh @m = <["x"=4]>
func.func public @difference(%0: tensor<8xf32>) -> tensor<8xf32> {
  %1 = spmd.halo_exchange %0 dim 0 left 1 right 0 over <@m ["x"]> : tensor<8xf32> -> tensor<9xf32>
  %2 = stablehlo.slice %1 [0:8] : (tensor<9xf32>) -> tensor<8xf32>
  %3 = stablehlo.subtract %0, %2 : tensor<8xf32>
  return %3 : tensor<8xf32>
}

// -----
// Windows with strides: two rows of 16 that are padded in the other dimension.
// CHECK-LABEL: @convolution
// CHECK-NOT: spmd.halo_exchange %arg0
// CHECK-DAG: stablehlo.convolution(%{{.*}}, %arg1) {{.*}} : (tensor<1x15x8x4xf32>, tensor<3x3x4x4xf32>) -> tensor<1x7x8x4xf32>
// CHECK-DAG: stablehlo.convolution(%{{.*}}, %arg1) {{.*}} : (tensor<1x3x8x4xf32>, tensor<3x3x4x4xf32>) -> tensor<1x1x8x4xf32>
// CHECK: stablehlo.concatenate
sharding.mesh @m = <["x"=4]>
func.func public @convolution(%x: tensor<1x16x8x4xf32>, %k: tensor<3x3x4x4xf32>) -> tensor<1x8x8x4xf32> {
  %0 = spmd.halo_exchange %x dim 1 left 0 right 1 over <@m ["x"]> : tensor<1x16x8x4xf32> -> tensor<1x17x8x4xf32>
  %1 = stablehlo.convolution(%0, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 1], pad = [[0, 0], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x17x8x4xf32>, tensor<3x3x4x4xf32>) -> tensor<1x8x8x4xf32>
  return %1 : tensor<1x8x8x4xf32>
}

// -----
// Without indices independent of the halo, or with a user that cannot be split: no change.
// CHECK-LABEL: @whole
// CHECK: spmd.halo_exchange %arg0 dim 0 left 4 right 4
// CHECK: spmd.halo_exchange %arg1 dim 0 left 1 right 0
sharding.mesh @m = <["x"=4]>
func.func public @whole(%a: tensor<4xf32>, %b: tensor<8xf32>) -> (tensor<4xf32>, tensor<9xf32>) {
  %0 = spmd.halo_exchange %a dim 0 left 4 right 4 over <@m ["x"]> : tensor<4xf32> -> tensor<12xf32>
  %1 = stablehlo.slice %0 [0:4] : (tensor<12xf32>) -> tensor<4xf32>
  %2 = stablehlo.slice %0 [8:12] : (tensor<12xf32>) -> tensor<4xf32>
  %3 = stablehlo.add %1, %2 : tensor<4xf32>
  %4 = spmd.halo_exchange %b dim 0 left 1 right 0 over <@m ["x"]> : tensor<8xf32> -> tensor<9xf32>
  %5 = stablehlo.reverse %4, dims = [0] : tensor<9xf32>
  return %3, %5 : tensor<4xf32>, tensor<9xf32>
}

// -----
// Nothing comes from an adjacent device.
// CHECK-LABEL: @dropped
// CHECK-NEXT: spmd.halo_exchange %arg0 dim 0 left -1 right -1
// CHECK-NEXT: stablehlo.multiply
sharding.mesh @m = <["x"=4]>
func.func public @dropped(%a: tensor<8xf32>) -> tensor<6xf32> {
  %0 = spmd.halo_exchange %a dim 0 left -1 right -1 over <@m ["x"]> : tensor<8xf32> -> tensor<6xf32>
  %1 = stablehlo.multiply %0, %0 : tensor<6xf32>
  return %1 : tensor<6xf32>
}
