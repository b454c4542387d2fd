// The tasks of one microbatch are those of the batch.
// RUN: gspmd-opt %s --split-input-file --verify-diagnostics --pipeline-remove-microbatches | FileCheck %s

// CHECK: module {
// CHECK-NEXT: sharding.mesh @other = <["x"=2]>
// CHECK-NEXT: func.func @main(%arg0: tensor<8xf32> {sharding.sharding = #sharding.sharding<@other, [{"x"}]>}) -> (tensor<8xf32>, tensor<i32>) {
// CHECK-NEXT: [[ZERO:%.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT: %0 = stablehlo.tanh %arg0 {sharding.shardings = #sharding.per_value<[<@other, [{"x"}]>]>}
// CHECK-NEXT: return %0, [[ZERO]]
module attributes {sharding.stage_mesh = #sharding.mesh_def<["x"=2]>} {
  sharding.mesh @microbatches = <["microbatch"=1]>
  func.func @main(%arg0: tensor<8xf32> {sharding.sharding = #sharding.sharding<@microbatches, [{}]>, sharding.stage_sharding = #sharding.sharding<@other, [{"x"}]>, spmd.global_type = tensor<8xf32>}) -> (tensor<8xf32>, tensor<i32>) {
    %0 = spmd.axis_index <@microbatches ["microbatch"]> : tensor<i32>
    %1 = stablehlo.tanh %arg0 {sharding.stage_shardings = #sharding.per_value<[<@other, [{"x"}]>]>} : tensor<8xf32>
    %2 = spmd.all_reduce add %1 over <@microbatches ["microbatch"]> : tensor<8xf32>
    return %2, %0 : tensor<8xf32>, tensor<i32>
  }
}

// -----

// expected-error@+1 {{is the program of one of 2 microbatches; expected one microbatch}}
module {
  sharding.mesh @microbatches = <["microbatch"=2]>
}

// -----

// expected-error@+1 {{has no mesh of microbatches; expected a program that is divided into stages}}
module {}
