// A stage with data-parallel devices: each device adds up its own gradient over the microbatches, and
// the update reduces it once, whatever the number of microbatches.
// RUN: gspmd-run %s --pipeline-schedule=gpipe --microbatches=2 --random-inputs 1 --check | FileCheck %s
// RUN: gspmd-run %s --pipeline-schedule=gpipe --microbatches=8 --random-inputs 1 --check | FileCheck %s
// CHECK: devices 4
// CHECK: all-reduce 2 x, 512 bytes
// CHECK-NOT: all-gather
// CHECK: largest error

sharding.mesh @mesh = <["data"=2]>
func.func public @main(
    %x: tensor<1024x8xf32> {sharding.microbatch = 0 : i64, sharding.sharding = #sharding.sharding<@mesh, [{"data"}, {}]>},
    %w1: tensor<8x8xf32>, %w2: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %0 = stablehlo.dot_general %x, %w1, contracting_dims = [1] x [0] {sharding.stage = 0 : i64} : (tensor<1024x8xf32>, tensor<8x8xf32>) -> tensor<1024x8xf32>
  %1 = stablehlo.dot_general %0, %w2, contracting_dims = [1] x [0] {sharding.stage = 1 : i64} : (tensor<1024x8xf32>, tensor<8x8xf32>) -> tensor<1024x8xf32>
  %dw2 = stablehlo.dot_general %0, %1, contracting_dims = [0] x [0] : (tensor<1024x8xf32>, tensor<1024x8xf32>) -> tensor<8x8xf32>
  %d1 = stablehlo.dot_general %1, %w2, contracting_dims = [1] x [1] : (tensor<1024x8xf32>, tensor<8x8xf32>) -> tensor<1024x8xf32>
  %dw1 = stablehlo.dot_general %x, %d1, contracting_dims = [0] x [0] : (tensor<1024x8xf32>, tensor<1024x8xf32>) -> tensor<8x8xf32>
  %n1 = stablehlo.subtract %w1, %dw1 : tensor<8x8xf32>
  %n2 = stablehlo.subtract %w2, %dw2 : tensor<8x8xf32>
  return %n1, %n2 : tensor<8x8xf32>, tensor<8x8xf32>
}
