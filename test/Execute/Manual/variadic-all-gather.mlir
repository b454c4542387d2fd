// Operands of one collective are sharded alike along a free axis: the sharding of %a propagates to
// %b, and nothing is sent along "y".
// RUN: gspmd-run %s --random-inputs 1 --check --poison --stats=%t.json
// RUN: FileCheck %s < %t.json
// RUN: gspmd-opt %s --gspmd-complete | FileCheck %s --check-prefix=SHARDED
// CHECK: "collectives": {
// CHECK-NEXT: "all-gather": {
// CHECK-NEXT: "bytes": 192,
// CHECK-NEXT: "count": 2
// CHECK-NEXT: },
// CHECK-NEXT: "all-to-all": {
// CHECK-NEXT: "bytes": 96,
// CHECK-NEXT: "count": 2
// CHECK-NEXT: }
// CHECK-NEXT: }
// SHARDED: func.func @main({{.*}}%arg1: tensor<8x6xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {"y"}]>})
sharding.mesh @mesh = <["x"=2, "y"=2]>

func.func @main(%a: tensor<8x6xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {"y"}]>}, %b: tensor<8x6xf32>)
    -> (tensor<8x6xf32>, tensor<8x6xf32>, tensor<8x6xf32>, tensor<8x6xf32>) {
  %0:4 = sharding.manual_computation(%a, %b) in <[<@mesh, [{"x"}, {?}]>, <@mesh, [{"x"}, {?}]>]>
      out <[<@mesh, [{}, {?}]>, <@mesh, [{}, {?}]>, <@mesh, [{"x"}, {?}]>, <@mesh, [{"x"}, {?}]>]> manual <@mesh ["x"]> {
  ^bb0(%p: tensor<4x6xf32>, %q: tensor<4x6xf32>):
    %g:2 = "stablehlo.all_gather"(%p, %q) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids}> : (tensor<4x6xf32>, tensor<4x6xf32>) -> (tensor<8x6xf32>, tensor<8x6xf32>)
    %e:2 = "stablehlo.all_to_all"(%p, %q) <{split_dimension = 0 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>}> : (tensor<4x6xf32>, tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>)
    sharding.return %g#0, %g#1, %e#0, %e#1 : tensor<8x6xf32>, tensor<8x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>
  } : (tensor<8x6xf32>, tensor<8x6xf32>) -> (tensor<8x6xf32>, tensor<8x6xf32>, tensor<8x6xf32>, tensor<8x6xf32>)
  return %0#0, %0#1, %0#2, %0#3 : tensor<8x6xf32>, tensor<8x6xf32>, tensor<8x6xf32>, tensor<8x6xf32>
}
