// A composite with the name of an op of chlo is that op where operands, attributes and
// results are the op's; its decomposition goes with its last use. All others are calls.
// RUN: gspmd-opt %s --gspmd-expand-client-ops | FileCheck %s
// RUN: gspmd-run %s --random-inputs 1 --check
sharding.mesh @mesh = <["x"=2]>

// CHECK-LABEL: func.func @main
func.func @main(%a: tensor<4x6xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}) -> (tensor<4x2xf32>, tensor<4x2xi32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x2xf32>, tensor<4x2xi32>) {
  // CHECK: chlo.top_k(%{{.*}}, k = 2)
  %0:2 = stablehlo.composite "chlo.top_k" %a {composite_attributes = {k = 2 : i64}, decomposition = @top_k, version = 1 : i32} : (tensor<4x6xf32>) -> (tensor<4x2xf32>, tensor<4x2xi32>)
  // A function of elements, another attribute, another k, an op of another dialect.
  // CHECK: call @twice
  %1 = stablehlo.composite "chlo.sinh" %a {decomposition = @twice} : (tensor<4x6xf32>) -> tensor<4x6xf32>
  // CHECK: call @top_k_of_another
  %2:2 = stablehlo.composite "chlo.top_k" %a {composite_attributes = {k = 2 : i64, of = 3 : i64}, decomposition = @top_k_of_another} : (tensor<4x6xf32>) -> (tensor<4x2xf32>, tensor<4x2xi32>)
  // CHECK: call @top_k_of_another
  %3:2 = stablehlo.composite "chlo.top_k" %a {composite_attributes = {k = 3 : i64}, decomposition = @top_k_of_another} : (tensor<4x6xf32>) -> (tensor<4x2xf32>, tensor<4x2xi32>)
  // CHECK: call @twice
  %4 = stablehlo.composite "stablehlo.reverse" %1 {decomposition = @twice} : (tensor<4x6xf32>) -> tensor<4x6xf32>
  %5 = stablehlo.add %2#0, %3#0 : tensor<4x2xf32>
  return %5, %0#1, %1, %4, %0#0, %3#1 : tensor<4x2xf32>, tensor<4x2xi32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x2xf32>, tensor<4x2xi32>
}
// CHECK-NOT: func private @top_k(
func.func private @top_k(%a: tensor<4x6xf32>) -> (tensor<4x2xf32>, tensor<4x2xi32>) {
  %0:2 = chlo.top_k(%a, k = 2) : tensor<4x6xf32> -> (tensor<4x2xf32>, tensor<4x2xi32>)
  return %0#0, %0#1 : tensor<4x2xf32>, tensor<4x2xi32>
}
// CHECK: func private @twice
func.func private @twice(%a: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = stablehlo.add %a, %a : tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}
// CHECK: func private @top_k_of_another
func.func private @top_k_of_another(%a: tensor<4x6xf32>) -> (tensor<4x2xf32>, tensor<4x2xi32>) {
  %0:2 = chlo.top_k(%a, k = 2) : tensor<4x6xf32> -> (tensor<4x2xf32>, tensor<4x2xi32>)
  return %0#0, %0#1 : tensor<4x2xf32>, tensor<4x2xi32>
}
