// Numbers of stages, devices and microbatches without bounds are errors.
// RUN: split-file %s %t
// RUN: not gspmd-opt %t/op.mlir --gspmd-pipeline-stages="microbatches=2" 2>&1 | FileCheck %s --check-prefix=OP
// OP: op.mlir:1:1: error: expected ops of a microbatch in each of the stages 0 to 9223372036854775807, found none in stage 0
// RUN: not gspmd-opt %t/argument.mlir --gspmd-pipeline-stages="microbatches=2" 2>&1 | FileCheck %s --check-prefix=ARGUMENT
// ARGUMENT: error: expected ops of a microbatch in each of the stages 0 to 4294967296, found none in stage 1
// RUN: not gspmd-opt %t/wide.mlir --gspmd-pipeline-stages="microbatches=2" 2>&1 | FileCheck %s --check-prefix=WIDE
// WIDE: error: argument 1: 'sharding.stage': expected a non-negative i64, found 0 : i128
// RUN: not gspmd-opt %t/dimension.mlir --gspmd-pipeline-stages="microbatches=2" 2>&1 | FileCheck %s --check-prefix=DIMENSION
// DIMENSION: error: argument 0: 'sharding.microbatch': expected a dimension of 'tensor<4x8xf32>' whose size is a multiple of the number of microbatches (2), found 18446744073709551616 : i128
// RUN: not gspmd-run %t/right.mlir --pipeline-schedule=gpipe --microbatches=3000000000 --random-inputs 1 2>&1 | FileCheck %s --check-prefix=COUNT
// COUNT: error: expected at most 2147483647 microbatches (2^31 - 1), found 3000000000
// RUN: not gspmd-run %t/right.mlir --pipeline-schedule=gpipe --microbatches=2 --stage-meshes="x=4611686018427387904;x=2" --random-inputs 1 2>&1 | FileCheck %s --check-prefix=MESH
// RUN: not gspmd-simulate %t/right.mlir --topology v4:2 --pipeline-schedule=gpipe --microbatches=2 --stage-meshes="x=2147483647;x=2147483647" 2>&1 | FileCheck %s --check-prefix=MESH
// MESH: error: the devices of the pipeline: the mesh has more than 2147483647 devices

//--- op.mlir
func.func public @main(%x: tensor<4x8xf32> {sharding.microbatch = 0 : i64}) -> tensor<4x8xf32> {
  %0 = stablehlo.tanh %x {sharding.stage = 9223372036854775807 : i64} : tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

//--- argument.mlir
func.func public @main(%x: tensor<4x8xf32> {sharding.microbatch = 0 : i64, sharding.stage = 4294967296 : i64}) -> tensor<4x8xf32> {
  %0 = stablehlo.tanh %x {sharding.stage = 0 : i64} : tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

//--- wide.mlir
func.func public @main(%x: tensor<4x8xf32> {sharding.microbatch = 0 : i64}, %b: tensor<4x8xf32> {sharding.stage = 0 : i128}) -> tensor<4x8xf32> {
  %0 = stablehlo.tanh %x {sharding.stage = 0 : i64} : tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

//--- dimension.mlir
func.func public @main(%x: tensor<4x8xf32> {sharding.microbatch = 18446744073709551616 : i128}) -> tensor<4x8xf32> {
  %0 = stablehlo.tanh %x {sharding.stage = 0 : i64} : tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

//--- right.mlir
sharding.mesh @mesh = <["x"=2]>
func.func public @main(%x: tensor<4x8xf32> {sharding.microbatch = 0 : i64, sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>}) -> tensor<4x8xf32> {
  %0 = stablehlo.tanh %x {sharding.stage = 0 : i64} : tensor<4x8xf32>
  %1 = stablehlo.tanh %0 {sharding.stage = 1 : i64} : tensor<4x8xf32>
  return %1 : tensor<4x8xf32>
}
