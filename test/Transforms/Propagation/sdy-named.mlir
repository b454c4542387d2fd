// Named computations and calls: shardings propagate in and out as if they were inlined.
// RUN: gspmd-opt %s --gspmd-import --sharding-propagate --export-sdy | FileCheck %s

sdy.mesh @mesh = <["x"=4, "y"=2]>

// CHECK-LABEL: func @through(
// CHECK-SAME: %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"y", ?}]>}
func.func @through(
    %arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}, %arg1: tensor<8x8xf32>)
    -> (tensor<8x8xf32>, tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"y"}]>}) {
  // CHECK: sdy.named_computation<"f">(%arg0, %arg1)
  // CHECK-SAME: in_shardings=[<@mesh, [{"x", ?}, {?}]>, <@mesh, [{?}, {"y", ?}]>]
  // CHECK-SAME: out_shardings=[<@mesh, [{"x", ?}, {?}]>, <@mesh, [{?}, {"y", ?}]>]
  // CHECK-SAME: (%arg2: tensor<8x8xf32>, %arg3: tensor<8x8xf32>) {
  %0:2 = sdy.named_computation<"f">(%arg0, %arg1) (%a: tensor<8x8xf32>, %b: tensor<8x8xf32>) {
    // CHECK: stablehlo.tanh %arg2 {{.*}}<@mesh, [{"x", ?}, {?}]>
    %1 = stablehlo.tanh %a : tensor<8x8xf32>
    // CHECK: stablehlo.cosine %arg3 {{.*}}<@mesh, [{?}, {"y", ?}]>
    %2 = stablehlo.cosine %b : tensor<8x8xf32>
    sdy.return %1, %2 : tensor<8x8xf32>, tensor<8x8xf32>
  } : (tensor<8x8xf32>, tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
  return %0#0, %0#1 : tensor<8x8xf32>, tensor<8x8xf32>
}

// The computation's own annotations apply inside of it, and propagate out as far as possible.
// CHECK-LABEL: func @own(
// CHECK-SAME: %arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}]>}
func.func @own(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}]>}) -> tensor<8x8xf32> {
  // CHECK: sdy.named_computation<"g">(%arg0)
  // CHECK-SAME: in_shardings=[<@mesh, [{"x"}, {}]>]
  // CHECK-SAME: out_shardings=[<@mesh, [{"x", ?}, {"y"}]>]
  %0 = sdy.named_computation<"g">(%arg0) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{?}, {"y"}]>] (%a: tensor<8x8xf32>) {
    // CHECK: stablehlo.tanh {{.*}}<@mesh, [{"x", ?}, {"y", ?}]>
    %1 = stablehlo.tanh %a : tensor<8x8xf32>
    sdy.return %1 : tensor<8x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  // CHECK: stablehlo.negate {{.*}}<@mesh, [{"x", ?}, {"y", ?}]>
  %2 = stablehlo.negate %0 : tensor<8x8xf32>
  return %2 : tensor<8x8xf32>
}

// A computation without annotations is kept; ops keep their order.
// CHECK-LABEL: func @untouched(
func.func @untouched(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // CHECK-NEXT: stablehlo.negate
  %0 = stablehlo.negate %arg0 : tensor<8x8xf32>
  // CHECK-NEXT: sdy.named_computation<"h">(%0) (%arg1: tensor<8x8xf32>) {
  // CHECK-NEXT: sdy.return
  %1 = sdy.named_computation<"h">(%0) (%a: tensor<8x8xf32>) {
    sdy.return %a : tensor<8x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}

// A function is copied if its calls have different shardings (rows here,
// columns there); so are functions that only the copies call, and only then.
// CHECK-LABEL: func @calls(
func.func @calls(
    %arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
    %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>},
    %arg2: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>})
    -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
  // CHECK: call @outer(%arg0) {{.*}}<@mesh, [{"x", ?}, {?}]>
  %0 = call @outer(%arg0) : (tensor<8x8xf32>) -> tensor<8x8xf32>
  // CHECK: call @outer_0(%arg1) {{.*}}<@mesh, [{?}, {"x", ?}]>
  %1 = call @outer(%arg1) : (tensor<8x8xf32>) -> tensor<8x8xf32>
  // CHECK: call @outer(%arg2) {{.*}}<@mesh, [{"x", ?}, {?}]>
  %2 = call @outer(%arg2) : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0, %1, %2 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}
// CHECK-LABEL: func private @outer(
// CHECK-SAME: <@mesh, [{"x", ?}, {?}]>
// CHECK: call @inner(
// CHECK-LABEL: func private @outer_0(
// CHECK-SAME: <@mesh, [{?}, {"x", ?}]>
// CHECK: call @inner_{{[0-9]+}}(
func.func private @outer(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = call @inner(%arg0) : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// CHECK-COUNT-2: func private @inner
// CHECK-NOT: func private @inner
func.func private @inner(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %0 = stablehlo.tanh %arg0 : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
