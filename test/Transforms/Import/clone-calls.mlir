// RUN: gspmd-opt %s --gspmd-clone-calls | FileCheck %s

sharding.mesh @mesh = <["x"=4, "y"=2]>

// CHECK-LABEL: func.func @main
// CHECK: call @f(
// CHECK: call @f_0(
// CHECK: sharding.manual_computation
// CHECK-NEXT: ^bb0(%[[ARG:.*]]: tensor<2xf32>)
// CHECK-NEXT: %[[NEG:.*]] = stablehlo.negate %[[ARG]]
// CHECK-NEXT: sharding.return %[[NEG]]
func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  %0 = call @f(%arg0) : (tensor<8xf32>) -> tensor<8xf32>
  %1 = call @f(%0) : (tensor<8xf32>) -> tensor<8xf32>
  %2 = sharding.manual_computation(%1) in <[<@mesh, [{"x"}]>]> out <[<@mesh, [{"x"}]>]> manual <@mesh ["x"]> {
  ^bb0(%arg1: tensor<2xf32>):
    %3 = func.call @local(%arg1) : (tensor<2xf32>) -> tensor<2xf32>
    sharding.return %3 : tensor<2xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %2 : tensor<8xf32>
}

// CHECK-NOT: @local
func.func private @local(%arg0: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.negate %arg0 : tensor<2xf32>
  return %0 : tensor<2xf32>
}

// CHECK-LABEL: func.func private @f(
// CHECK: call @g(
// CHECK: call @g_{{[0-9]+}}(
// CHECK-LABEL: func.func private @f_0(
// CHECK: call @g_{{[0-9_]+}}(
// CHECK: call @g_{{[0-9_]+}}(
func.func private @f(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  %0 = call @g(%arg0) : (tensor<8xf32>) -> tensor<8xf32>
  %1 = call @g(%0) : (tensor<8xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}

// CHECK-COUNT-4: func.func private @g
// CHECK-NOT: func.func private @g
func.func private @g(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  return %arg0 : tensor<8xf32>
}

// CHECK: func.func private @uncalled
func.func private @uncalled(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  return %arg0 : tensor<8xf32>
}

// A function that is called in a manual computation may call others and have manual computations of
// its own: the last call of a function takes its body. A function with calls from elsewhere stays.
// CHECK-LABEL: func.func @nested
// CHECK: sharding.manual_computation
// CHECK-NEXT: ^bb0
// CHECK-NEXT: stablehlo.sine
// CHECK-NEXT: stablehlo.exponential
// CHECK-NEXT: sharding.manual_computation
// CHECK-NEXT: ^bb0
// CHECK-NEXT: stablehlo.sine
// CHECK-NEXT: stablehlo.cosine
// CHECK-NEXT: sharding.return
// CHECK: stablehlo.sine
// CHECK-NEXT: stablehlo.cosine
// CHECK-NEXT: sharding.return
// CHECK-NOT: @outer
// CHECK-NOT: @inner
// CHECK: call @kept
func.func @nested(%arg0: tensor<8xf32>) -> (tensor<8xf32>, tensor<2xf32>) {
  %0 = sharding.manual_computation(%arg0) in <[<@mesh, [{"x"}]>]> out <[<@mesh, [{"x"}]>]> manual <@mesh ["x"]> {
  ^bb0(%a: tensor<2xf32>):
    %1 = func.call @outer(%a) : (tensor<2xf32>) -> tensor<2xf32>
    %2 = func.call @inner(%1) : (tensor<2xf32>) -> tensor<2xf32>
    sharding.return %2 : tensor<2xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  %3 = stablehlo.constant dense<1.0> : tensor<2xf32>
  %4 = call @kept(%3) : (tensor<2xf32>) -> tensor<2xf32>
  return %0, %4 : tensor<8xf32>, tensor<2xf32>
}
func.func private @outer(%a: tensor<2xf32>) -> tensor<2xf32> {
  %0 = call @kept(%a) : (tensor<2xf32>) -> tensor<2xf32>
  %1 = stablehlo.exponential %0 : tensor<2xf32>
  %2 = sharding.manual_computation(%1) in <[<@mesh, [{}]>]> out <[<@mesh, [{}]>]> manual <@mesh ["y"]> {
  ^bb0(%b: tensor<2xf32>):
    %3 = func.call @inner(%b) : (tensor<2xf32>) -> tensor<2xf32>
    sharding.return %3 : tensor<2xf32>
  } : (tensor<2xf32>) -> tensor<2xf32>
  return %2 : tensor<2xf32>
}
func.func private @inner(%a: tensor<2xf32>) -> tensor<2xf32> {
  %0 = call @kept(%a) : (tensor<2xf32>) -> tensor<2xf32>
  %1 = stablehlo.cosine %0 : tensor<2xf32>
  return %1 : tensor<2xf32>
}
// CHECK: func.func private @kept
func.func private @kept(%a: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.sine %a : tensor<2xf32>
  return %0 : tensor<2xf32>
}
