// RUN: gspmd-opt %s --sharding-propagate --sharding-close --sharding-fuse-moves --sharding-fold-reshards --sharding-cse --sharding-insert-reshards --spmd-partition --cse | FileCheck %s

sharding.mesh @mesh = <["x"=4]>

// Each device has the elements that it needs.
// CHECK-LABEL: func @aligned_slice
// CHECK-NOT: spmd.{{[a-z_]+}} %
// CHECK: stablehlo.slice %{{.*}} [0:3:2] : (tensor<3xf32>) -> tensor<2xf32>
// CHECK: return
func.func @aligned_slice(
    %a: tensor<16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>}) -> (tensor<8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>}) {
  %0 = stablehlo.slice %a [0:16:2] : (tensor<16xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// A halo of one element; nothing to mask.
// CHECK-LABEL: func @shifted_slice
// CHECK: %[[HALO:.*]] = spmd.halo_exchange %arg0 dim 0 left -1 right 1 over <@mesh ["x"]> : tensor<4xf32> -> tensor<4xf32>
// CHECK-NEXT: return %[[HALO]]
func.func @shifted_slice(
    %a: tensor<16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>}) -> (tensor<15xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>}) {
  %0 = stablehlo.slice %a [1:16] : (tensor<16xf32>) -> tensor<15xf32>
  return %0 : tensor<15xf32>
}

// The unsharded dimension is sliced first, so that fewer bytes are sent.
// CHECK-LABEL: func @narrowed_slice
// CHECK: %[[NARROW:.*]] = stablehlo.slice %arg0 [0:4, 0:7:2] : (tensor<4x8xf32>) -> tensor<4x4xf32>
// CHECK: spmd.halo_exchange %[[NARROW]] dim 0 left -1 right 1 over <@mesh ["x"]> : tensor<4x4xf32> -> tensor<4x4xf32>
// CHECK-NOT: stablehlo.slice
// CHECK: return
func.func @narrowed_slice(
    %a: tensor<16x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}) -> (tensor<15x4xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}) {
  %0 = stablehlo.slice %a [1:16, 0:8:2] : (tensor<16x8xf32>) -> tensor<15x4xf32>
  return %0 : tensor<15x4xf32>
}

// Two slices share one exchange of all columns.
// CHECK-LABEL: func @shared_exchange
// CHECK: %[[HALO:.*]] = spmd.halo_exchange %arg0 dim 0 left -1 right 1 over <@mesh ["x"]> : tensor<4x8xf32> -> tensor<4x8xf32>
// CHECK-NOT: spmd.halo_exchange
// CHECK: return
func.func @shared_exchange(
    %a: tensor<16x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}) -> (tensor<15x6xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}) {
  %0 = stablehlo.slice %a [1:16, 0:6] : (tensor<16x8xf32>) -> tensor<15x6xf32>
  %1 = stablehlo.slice %a [1:16, 2:8] : (tensor<16x8xf32>) -> tensor<15x6xf32>
  %2 = stablehlo.add %0, %1 : tensor<15x6xf32>
  return %2 : tensor<15x6xf32>
}

// A row of one device: a sum with zeros, not a gather.
// CHECK-LABEL: func @one_row
// CHECK-NOT: all_gather
// CHECK: spmd.all_reduce add %{{.*}} over <@mesh ["x"]> : tensor<1x8xf32>
func.func @one_row(
    %a: tensor<16x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}) -> tensor<1x8xf32> {
  %0 = stablehlo.slice %a [15:16, 0:8] : (tensor<16x8xf32>) -> tensor<1x8xf32>
  return %0 : tensor<1x8xf32>
}

// Only the low end is masked: the fill value is unknown.
// CHECK-LABEL: func @pad_even
// CHECK: %[[HALO:.*]] = spmd.halo_exchange %arg0 dim 0 left 2 right -2
// CHECK: %[[IN:.*]] = stablehlo.compare GE
// CHECK-NOT: stablehlo.compare
// CHECK: %[[FILL:.*]] = stablehlo.broadcast_in_dim %arg1
// CHECK: stablehlo.select %[[IN]], %[[HALO]], %[[FILL]]
func.func @pad_even(
    %a: tensor<16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>}, %f: tensor<f32>) -> (tensor<16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>}) {
  %0 = stablehlo.pad %a, %f, low = [2], high = [-2], interior = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
  return %0 : tensor<16xf32>
}

// The shift of a pipeline: a halo of one row.
// CHECK-LABEL: func @shift_in
// CHECK-NOT: all_gather
// CHECK: spmd.halo_exchange %{{.*}} dim 0 left 1 right -1 over <@mesh ["x"]> : tensor<1x8xf32> -> tensor<1x8xf32>
// CHECK-NOT: spmd.halo
// CHECK: return
func.func @shift_in(
    %new: tensor<1x8xf32>,
    %a: tensor<4x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}) -> (tensor<4x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}) {
  %0 = stablehlo.slice %a [0:3, 0:8] : (tensor<4x8xf32>) -> tensor<3x8xf32>
  %1 = stablehlo.concatenate %new, %0, dim = 0 : (tensor<1x8xf32>, tensor<3x8xf32>) -> tensor<4x8xf32>
  return %1 : tensor<4x8xf32>
}

// A slice of a pad, as one shift.
// CHECK-LABEL: func @shift_pad
// CHECK: %[[HALO:.*]] = spmd.halo_exchange %arg0 dim 0 left 1 right -1 over <@mesh ["x"]> : tensor<2xf32> -> tensor<2xf32>
// CHECK-NEXT: return %[[HALO]]
func.func @shift_pad(
    %a: tensor<8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>}) -> (tensor<8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>}) {
  %f = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.pad %a, %f, low = [1], high = [0], interior = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<9xf32>
  %1 = stablehlo.slice %0 [0:8] : (tensor<9xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}

// Three elements around the ring.
// CHECK-LABEL: func @rotate
// CHECK: %[[RING:.*]] = spmd.halo_exchange %arg0 dim 0 left 3 right -3 wrap over <@mesh ["x"]> : tensor<4xf32> -> tensor<4xf32>
// CHECK-NEXT: return %[[RING]]
func.func @rotate(
    %a: tensor<16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>}) -> (tensor<16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>}) {
  %0 = stablehlo.slice %a [13:16] : (tensor<16xf32>) -> tensor<3xf32>
  %1 = stablehlo.slice %a [0:13] : (tensor<16xf32>) -> tensor<13xf32>
  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<3xf32>, tensor<13xf32>) -> tensor<16xf32>
  return %2 : tensor<16xf32>
}

// The padding at the end is moved first.
// CHECK-LABEL: func @reverse
// CHECK: %[[HALO:.*]] = spmd.halo_exchange %arg0 dim 0 left 1 right -1
// CHECK: %[[SENT:.*]] = spmd.shift %[[HALO]] by 0 mirror wrap
// CHECK: stablehlo.reverse %[[SENT]], dims = [0] : tensor<4xf32>
func.func @reverse(
    %a: tensor<15xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>}) -> (tensor<15xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>}) {
  %0 = stablehlo.reverse %a, dims = [0] : tensor<15xf32>
  return %0 : tensor<15xf32>
}

// Five elements on four devices are on three of them:
// these form the ring, including the padding of the third.
// CHECK-LABEL: func @rotate_uneven
// CHECK: spmd.halo_exchange %arg0 dim 0 left 2 right -1 wrap ring 3 over <@mesh ["x"]> : tensor<2xf32> -> tensor<3xf32>
func.func @rotate_uneven(
    %a: tensor<5xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>}) -> (tensor<5xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>}) {
  %0 = stablehlo.slice %a [4:5] : (tensor<5xf32>) -> tensor<1xf32>
  %1 = stablehlo.slice %a [0:4] : (tensor<5xf32>) -> tensor<4xf32>
  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1xf32>, tensor<4xf32>) -> tensor<5xf32>
  return %2 : tensor<5xf32>
}
