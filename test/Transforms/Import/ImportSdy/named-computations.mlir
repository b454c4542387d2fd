// A named computation may return its operands, and constraints of them: the body
// precedes the mesh_splits of the results.
// RUN: gspmd-opt %s --gspmd-import-sdy --split-input-file | FileCheck %s

// CHECK-LABEL: func.func public @operands(%arg0
// CHECK: %[[SPLIT:.*]] = sharding.mesh_split %arg0
// CHECK: %[[ADD:.*]] = stablehlo.add %[[SPLIT]], %[[SPLIT]]
// CHECK: return %arg0, %[[SPLIT]], %[[ADD]]
sdy.mesh @mesh = <["x"=4]>
func.func public @operands(%a: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
  %c = sdy.sharding_constraint %a <@mesh, [{"x"}]> : tensor<8xf32>
  %0:3 = sdy.named_computation<"f">(%a, %c) (%p: tensor<8xf32>, %q: tensor<8xf32>) {
    %t = stablehlo.add %q, %q : tensor<8xf32>
    sdy.return %p, %q, %t : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
  } : (tensor<8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>)
  return %0#0, %0#1, %0#2 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}

// -----

// CHECK-LABEL: func.func public @constraint(%arg0
// CHECK: %[[SPLIT:.*]] = sharding.mesh_split %arg0 <@mesh, [{"x"}]>
// CHECK: return %arg0, %[[SPLIT]]
sdy.mesh @mesh = <["x"=4]>
func.func public @constraint(%a: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %0:2 = sdy.named_computation<"f">(%a) (%p: tensor<8xf32>) {
    %t = sdy.sharding_constraint %p <@mesh, [{"x"}]> : tensor<8xf32>
    sdy.return %p, %t : tensor<8xf32>, tensor<8xf32>
  } : (tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>)
  return %0#0, %0#1 : tensor<8xf32>, tensor<8xf32>
}

// -----

// Operand and results have shardings.

// CHECK-LABEL: func.func public @shardings(%arg0
// CHECK: %[[IN:.*]] = sharding.mesh_split %arg0 <@mesh, [{"x"}]>
// CHECK: %[[NEGATE:.*]] = stablehlo.negate %[[IN]]
// CHECK: %[[FIRST:.*]] = sharding.mesh_split %[[IN]] <@mesh, [{}]>
// CHECK: %[[SECOND:.*]] = sharding.mesh_split %[[NEGATE]] <@mesh, [{"x"}]>
// CHECK: return %[[FIRST]], %[[SECOND]]
sdy.mesh @mesh = <["x"=4]>
func.func public @shardings(%a: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %0:2 = sdy.named_computation<"f">(%a) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{}]>, <@mesh, [{"x"}]>] (%p: tensor<8xf32>) {
    %t = stablehlo.negate %p : tensor<8xf32>
    sdy.return %p, %t : tensor<8xf32>, tensor<8xf32>
  } : (tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>)
  return %0#0, %0#1 : tensor<8xf32>, tensor<8xf32>
}
