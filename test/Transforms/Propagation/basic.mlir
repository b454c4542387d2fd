// RUN: gspmd-opt %s --sharding-propagate | FileCheck %s
// RUN: gspmd-opt %s --sharding-propagate="strategy=basic" | FileCheck %s --check-prefix=BASIC

sharding.mesh @mesh = <["x"=4, "y"=2]>

// Axes of different dimensions are merged, forwards and backwards.
// CHECK-LABEL: func @merge
// CHECK-SAME: %arg0: tensor<8x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}
// CHECK-SAME: -> (tensor<8x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x", ?}, {"y", ?}]>})
// CHECK: stablehlo.dot_general {{.*}}<[<@mesh, [{"x", ?}, {"y", ?}]>]>
// BASIC-LABEL: func @merge
// BASIC: stablehlo.dot_general {{.*}}<[<@mesh, [{"x", ?}, {"y", ?}]>]>
func.func @merge(
    %a: tensor<8x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
    %b: tensor<8x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"y"}]>}) -> tensor<8x8xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = stablehlo.tanh %0 : tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}

// "x" on two dimensions of the result: basic leaves it
// open, aggressive takes that of the larger operand.
// CHECK-LABEL: func @conflict
// CHECK: stablehlo.dot_general {{.*}}<[<@mesh, [{?}, {"x", ?}]>]>
// BASIC-LABEL: func @conflict
// BASIC: stablehlo.dot_general
// BASIC-NOT: sharding.shardings
// BASIC: return
func.func @conflict(
    %a: tensor<8x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
    %b: tensor<8x64xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>}) -> tensor<8x64xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x64xf32>) -> tensor<8x64xf32>
  return %0 : tensor<8x64xf32>
}

// A closed dimension keeps the annotation; an open one gets further axes.
// CHECK-LABEL: func @closed
// CHECK: sharding.mesh_split %{{.*}} <@mesh, [{}, {?}]> {sharding.shardings = #sharding.per_value<[<@mesh, [{}, {"y", ?}]>]>}
func.func @closed(
    %a: tensor<8x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {"y"}]>}) -> tensor<8x8xf32> {
  %0 = sharding.mesh_split %a <@mesh, [{}, {?}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// Shards need not be even (close.mlir tests the end of completion).
// CHECK-LABEL: func @uneven
// CHECK-SAME: (%arg0: tensor<6x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x", ?}, {?}]>}
// CHECK: stablehlo.tanh {{.*}}<[<@mesh, [{"x", ?}, {?}]>]>
func.func @uneven(%a: tensor<6x8xf32>) -> tensor<6x8xf32> {
  %0 = stablehlo.tanh %a : tensor<6x8xf32>
  %1 = sharding.mesh_split %0 <@mesh, [{"x"}, {}]> : tensor<6x8xf32>
  return %1 : tensor<6x8xf32>
}

// Sub-axes: a dimension that is split into [2, 4] under "x" of 4.
// CHECK-LABEL: func @reshape
// CHECK: stablehlo.reshape {{.*}}<[<@mesh, [{"x":(1)2, ?}, {"x":(2)2, ?}]>]>
func.func @reshape(
    %a: tensor<8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>}) -> tensor<2x4xf32> {
  %0 = stablehlo.reshape %a : (tensor<8xf32>) -> tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// Axes that the user annotates as replicated are not used.
// CHECK-LABEL: func @replicated
// CHECK: sharding.mesh_split {{.*}} {sharding.shardings = #sharding.per_value<[<@mesh, [{?}, {"y", ?}], replicated={"x"}>]>}
func.func @replicated(
    %a: tensor<8x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {"y"}]>}) -> tensor<8x8xf32> {
  %0 = sharding.mesh_split %a <@mesh, [{?}, {?}], replicated={"x"}> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
