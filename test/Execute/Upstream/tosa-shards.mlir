// RUN: gspmd-run %s --random-inputs 1 --check --poison
// RUN: gspmd-opt %s --gspmd-partition -o %t.mlir
// RUN: grep -o "spmd.[a-z_]*\|tosa.argmax.*\|tosa.resize.*\|tosa.tile.*\|tosa.transpose_conv2d.*" %t.mlir | FileCheck %s
// tosa's ops along dimensions that they mix, with uneven sizes: devices exchange halos, or pairs of a maximum and its index.

// Ties and NaNs are on several devices. Where NaN is ignored, a shard of NaNs has no maximum.
// CHECK: tosa.argmax {{.*}} (tensor<1x4xf32>) -> tensor<1xi32>
// CHECK-COUNT-2: spmd.all_reduce
// CHECK: tosa.argmax {{.*}} nan_mode = IGNORE} : (tensor<1x4xf32>)
// CHECK-COUNT-2: spmd.all_gather
// CHECK: tosa.argmax {{.*}} nan_mode = IGNORE} : (tensor<1x4xf32>)
// CHECK: tosa.argmax {{.*}} (tensor<1x4xf32>)
// CHECK-COUNT-2: spmd.all_reduce
// Two copies on four devices: each has half of one.
// CHECK: spmd.collective_permute
// CHECK: spmd.all_gather
// CHECK: tosa.tile {{.*}} tensor<5x3xf32>
// CHECK: spmd.halo_exchange
// CHECK: tosa.resize {{.*}} NEAREST_NEIGHBOR
// CHECK: spmd.halo_exchange
// CHECK: tosa.resize {{.*}} BILINEAR
// CHECK: spmd.halo_exchange
// CHECK: tosa.transpose_conv2d {{.*}} -> tensor<2x4x12x5xf32>
// CHECK-NOT: spmd.all_to_all

sharding.mesh @mesh = <["x"=4, "y"=2]>

func.func public @main(
    %a: tensor<1x13xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>},
    %v: tensor<10x3xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
    %image: tensor<2x7x9x3xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>},
    %kernel: tensor<5x3x2x3xf32>, %bias: tensor<5xf32>)
    -> (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>,
        tensor<20x3xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
        tensor<2x10x17x3xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>},
        tensor<2x14x18x3xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>},
        tensor<2x15x21x5xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}, {"y"}, {}]>}) {
  %ceil = tosa.ceil %a : (tensor<1x13xf32>) -> tensor<1x13xf32>
  %log = tosa.log %ceil : (tensor<1x13xf32>) -> tensor<1x13xf32>
  %0 = tosa.argmax %ceil {axis = 1 : i32} : (tensor<1x13xf32>) -> tensor<1xi32>
  %1 = tosa.argmax %log {axis = 1 : i32, nan_mode = IGNORE} : (tensor<1x13xf32>) -> tensor<1xi32>
  %2 = tosa.argmax %log {axis = 1 : i32} : (tensor<1x13xf32>) -> tensor<1xi32>
  %twice = tosa.const_shape {values = dense<[2, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %3 = tosa.tile %v, %twice : (tensor<10x3xf32>, !tosa.shape<2>) -> tensor<20x3xf32>
  // The period of rows is 3, and shards have as many; one of 5 columns differs from the 9 of a shard.
  %scale = tosa.const_shape {values = dense<[3, 2, 5, 3]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %offset = tosa.const_shape {values = dense<[0, -2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %border = tosa.const_shape {values = dense<[0, 6]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %4 = tosa.resize %image, %scale, %offset, %border {mode = NEAREST_NEIGHBOR}
    : (tensor<2x7x9x3xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x10x17x3xf32>
  %double = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %before = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %after = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %5 = tosa.resize %image, %double, %before, %after {mode = BILINEAR}
    : (tensor<2x7x9x3xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x14x18x3xf32>
  %zp = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %6 = tosa.transpose_conv2d %image, %kernel, %bias, %zp, %zp {acc_type = f32, out_pad = array<i64: 0, 0, 1, 2>, stride = array<i64: 2, 2>}
    : (tensor<2x7x9x3xf32>, tensor<5x3x2x3xf32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x15x21x5xf32>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<20x3xf32>, tensor<2x10x17x3xf32>,
    tensor<2x14x18x3xf32>, tensor<2x15x21x5xf32>
}
