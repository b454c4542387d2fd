// RUN: gspmd-opt %s --gspmd-clone-calls | FileCheck %s

sharding.mesh @mesh = <["x"=4]>

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
