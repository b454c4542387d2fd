// RUN: gspmd-opt %s --gspmd-import --sharding-propagate --export-sdy 2>%t | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK < %t

sdy.mesh @mesh = <["x"=4, "y"=2]>

// Members have one sharding from the beginning: closed
// dimensions and replicated axes of one apply to all.
// CHECK-LABEL: func @all_of_it(
// CHECK-SAME: %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {?}], replicated={"y"}>}
func.func @all_of_it(
    %arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {?}], replicated={"y"}>},
    %arg1: tensor<8x8xf32>,
    %arg2: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>}) -> tensor<8x8xf32> {
  sdy.sharding_group %arg0 group_id=0 : tensor<8x8xf32>
  sdy.sharding_group %arg1 group_id=0 : tensor<8x8xf32>
  %0 = stablehlo.add %arg1, %arg2 : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// Axes that propagate to one of them propagate to all.
// CHECK-LABEL: func @during(
// CHECK-SAME: %arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", ?}, {"y", ?}]>}
// CHECK-SAME: %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", ?}, {"y", ?}]>}
func.func @during(
    %arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32>,
    %arg2: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
    %arg3: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>}) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  sdy.sharding_group %arg0 group_id=1 : tensor<8x8xf32>
  sdy.sharding_group %arg1 group_id=1 : tensor<8x8xf32>
  %0 = stablehlo.add %arg0, %arg2 : tensor<8x8xf32>
  %1 = stablehlo.add %arg1, %arg3 : tensor<8x8xf32>
  return %0, %1 : tensor<8x8xf32>, tensor<8x8xf32>
}

// Two groups with a common tensor are one group.
// CHECK-LABEL: func @transitive(
// CHECK-SAME: %arg2: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}
func.func @transitive(
    %arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
    %arg1: tensor<8x8xf32>, %arg2: tensor<8x8xf32>) {
  sdy.sharding_group %arg0 group_id=20 : tensor<8x8xf32>
  sdy.sharding_group %arg1 group_id=20 : tensor<8x8xf32>
  sdy.sharding_group %arg1 group_id=30 : tensor<8x8xf32>
  sdy.sharding_group %arg2 group_id=30 : tensor<8x8xf32>
  return
}

// Loop-carried values, results and arguments.
// CHECK-LABEL: func @carry(
// CHECK-SAME: %arg1: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", ?}]>}
func.func @carry(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>, %n: tensor<i32>) -> (tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) {
  // CHECK: stablehlo.while
  %0:2 = stablehlo.while(%i = %n, %v = %arg0) : tensor<i32>, tensor<8xf32>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    sdy.sharding_group %v group_id=4 : tensor<8xf32>
    sdy.sharding_group %arg1 group_id=4 : tensor<8xf32>
    %1 = stablehlo.negate %v : tensor<8xf32>
    stablehlo.return %i, %1 : tensor<i32>, tensor<8xf32>
  }
  return %0#1 : tensor<8xf32>
}

// Members with different annotations keep them;
// their users use copies, which form the group.
// CHECK-LABEL: func @disagreement(
// CHECK-SAME: %arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}
// CHECK-SAME: %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", ?}, {"y"}]>}
// REMARK: sdy-groups.mlir:[[# @LINE + 9]]:3: remark: tensors of group 5 are annotated differently: #sharding.sharding<@mesh, [{"x"}, {}]> here; each keeps its annotation
// REMARK: sdy-groups.mlir:[[# @LINE + 9]]:3: note: #sharding.sharding<@mesh, [{?}, {"y"}]> here
func.func @disagreement(
    %arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
    %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"y"}]>}) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  // CHECK-DAG: %[[A:.*]] = sdy.sharding_constraint %arg0 <@mesh, [{"x", ?}, {"y", ?}]>
  // CHECK-DAG: %[[B:.*]] = sdy.sharding_constraint %arg1 <@mesh, [{"x", ?}, {"y", ?}]>
  // CHECK: sdy.sharding_group %[[A]] group_id=5
  // CHECK: sdy.sharding_group %[[B]] group_id=5
  sdy.sharding_group %arg0 group_id=5 : tensor<8x8xf32>
  sdy.sharding_group %arg1 group_id=5 : tensor<8x8xf32>
  // CHECK: stablehlo.negate %[[A]] {{.*}}<@mesh, [{"x", ?}, {"y", ?}]>
  %0 = stablehlo.negate %arg0 : tensor<8x8xf32>
  %1 = stablehlo.negate %arg1 : tensor<8x8xf32>
  return %0, %1 : tensor<8x8xf32>, tensor<8x8xf32>
}
