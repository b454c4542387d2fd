// In the form `partitions` collectives have channels, and each op is annotated
// as manual, except for loops, branches and ops on scalars in reducers.
// RUN: gspmd-opt %s --gspmd-export-stablehlo=form=partitions > %t.mlir
// RUN: FileCheck %s --input-file %t.mlir --implicit-check-not=" spmd." --implicit-check-not=" sharding."

// The program is unchanged after printing and parsing, and exporting it again does nothing:
// RUN: gspmd-opt %t.mlir | diff %t.mlir -
// RUN: gspmd-opt %t.mlir --emit-bytecode | gspmd-opt | diff %t.mlir -

sdy.mesh @mesh = <["x"=2, "y"=2]>

// CHECK: module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32}
// CHECK: func.func public @main(%arg0: tensor<3x4xf32> {gspmd.global_type = tensor<5x8xf32>, gspmd.sharding = "{devices=[2,2]<=[4]}", mhlo.sharding = "{manual}"})
// CHECK-SAME: -> (tensor<8xf32> {gspmd.global_type = tensor<8xf32>, gspmd.sharding = "{replicated}", jax.result_info = "r", mhlo.sharding = "{manual}"}
func.func public @main(%a: tensor<5x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>})
    -> (tensor<8xf32> {jax.result_info = "r", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<5x8xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  // CHECK: stablehlo.while
  // CHECK-NOT: mhlo.sharding
  // CHECK-NEXT: cond {
  // CHECK: stablehlo.compare LT, {{.*}} {mhlo.sharding = "{manual}"}
  %i = stablehlo.constant dense<0> : tensor<i32>
  %loop:2 = stablehlo.while(%n = %i, %x = %a) : tensor<i32>, tensor<5x8xf32>
   cond {
    %last = stablehlo.constant dense<3> : tensor<i32>
    %p = stablehlo.compare LT, %n, %last : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %n, %one : tensor<i32>
    // CHECK: stablehlo.tanh {{.*}} {mhlo.sharding = "{manual}"}
    %y = stablehlo.tanh %x : tensor<5x8xf32>
    stablehlo.return %next, %y : tensor<i32>, tensor<5x8xf32>
  }
  // CHECK: stablehlo.partition_id {mhlo.sharding = "{manual}"} : tensor<ui32>
  // CHECK: "stablehlo.all_reduce"({{.*}}) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = {{.*}}, use_global_device_ids}>
  // CHECK: stablehlo.add
  // CHECK-NOT: mhlo.sharding
  // CHECK: stablehlo.return
  // CHECK: }) {mhlo.sharding = "{manual}"}
  // CHECK: "stablehlo.all_gather"({{.*}}) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>
  %sum = stablehlo.reduce(%loop#1 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<5x8xf32>, tensor<f32>) -> tensor<8xf32>
  return %sum, %loop#1 : tensor<8xf32>, tensor<5x8xf32>
}

// A program that is partitioned already is not partitioned again:
// RUN: gspmd-opt %s --gspmd-partition | gspmd-opt --gspmd-export-stablehlo=form=partitions | diff %t.mlir -
