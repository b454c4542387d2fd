// A device of a pipeline has the memory of what its group stores between tasks and of the task that
// runs. The FLOPs per device are those of the group with most, the first one here.
// RUN: gspmd-run %s --pipeline-schedule=gpipe --microbatches=4 --random-inputs 1 | FileCheck %s
// CHECK: flops per device 4096
// CHECK-NEXT: peak bytes per device 1024
// RUN: gspmd-run %s --pipeline-schedule=gpipe --microbatches=4 --random-inputs 1 --memory-limit=1024
// RUN: not gspmd-run %s --pipeline-schedule=gpipe --microbatches=4 --random-inputs 1 --memory-limit=1023 2>&1 | FileCheck %s --check-prefix=LIMIT
// LIMIT: error: in the forward of microbatch {{[0-3]}} in stage {{[01]}}, beside {{[0-9]+}} of 1023 bytes that each device of group {{[01]}} stores between tasks: {{.*}}out of memory

func.func public @main(%x: tensor<16x8xf32> {sharding.microbatch = 0 : i64}, %w: tensor<8x8xf32>) -> tensor<16x8xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] {sharding.stage = 0 : i64} : (tensor<16x8xf32>, tensor<8x8xf32>) -> tensor<16x8xf32>
  %1 = stablehlo.dot_general %0, %w, contracting_dims = [1] x [0] {sharding.stage = 0 : i64} : (tensor<16x8xf32>, tensor<8x8xf32>) -> tensor<16x8xf32>
  %2 = stablehlo.dot_general %1, %w, contracting_dims = [1] x [0] {sharding.stage = 1 : i64} : (tensor<16x8xf32>, tensor<8x8xf32>) -> tensor<16x8xf32>
  return %2 : tensor<16x8xf32>
}
