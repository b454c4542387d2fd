// RUN: gspmd-opt '--gspmd-specialize-shapes=sizes=b=4,s=6' --split-input-file %s | FileCheck %s

// The second argument has the size that an assertion requires.
// CHECK-LABEL: func.func @main(%arg0: tensor<8x6xf32>, %arg1: tensor<5x6xf32>) -> (tensor<4x2x6xf32>, tensor<13x6xf32>)
// CHECK: call @work_{{.*}} : (tensor<i32>, tensor<i32>, tensor<8x6xf32>, tensor<5x6xf32>) -> (tensor<4x2x6xf32>, tensor<13x6xf32>)
// CHECK-NOT: shape_assertion
// CHECK-NOT: ?
func.func @main(%x: tensor<?x?xf32>, %m: tensor<?x?xf32>) -> (tensor<?x2x?xf32>, tensor<?x?xf32>) {
  %two = stablehlo.constant dense<2> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %s = stablehlo.get_dimension_size %x, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %b:2 = call @divmod(%0, %two) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
  %even = stablehlo.compare EQ, %b#1, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
  stablehlo.custom_call @shape_assertion(%even, %b#1) {error_message = "Division had remainder {0}", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()
  %rows = stablehlo.get_dimension_size %m, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %columns = stablehlo.get_dimension_size %m, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %more = stablehlo.add %b#0, %one : tensor<i32>
  %c = stablehlo.compare EQ, %rows, %more : (tensor<i32>, tensor<i32>) -> tensor<i1>
  stablehlo.custom_call @shape_assertion(%c) {has_side_effect = true} : (tensor<i1>) -> ()
  %d = stablehlo.compare EQ, %columns, %s : (tensor<i32>, tensor<i32>) -> tensor<i1>
  stablehlo.custom_call @shape_assertion(%d) {has_side_effect = true} : (tensor<i1>) -> ()
  %r:2 = call @work(%b#0, %s, %x, %m) : (tensor<i32>, tensor<i32>, tensor<?x?xf32>, tensor<?x?xf32>) -> (tensor<?x2x?xf32>, tensor<?x?xf32>)
  return %r#0, %r#1 : tensor<?x2x?xf32>, tensor<?x?xf32>
}
func.func private @divmod(%a: tensor<i32>, %b: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
  %0 = stablehlo.divide %a, %b : tensor<i32>
  %1 = stablehlo.remainder %a, %b : tensor<i32>
  return %0, %1 : tensor<i32>, tensor<i32>
}
func.func private @work(%b: tensor<i32> {jax.global_constant = "b"}, %s: tensor<i32> {jax.global_constant = "s"}, %x: tensor<?x?xf32>, %m: tensor<?x?xf32>) -> (tensor<?x2x?xf32>, tensor<?x?xf32>) {
  %two = stablehlo.constant dense<2> : tensor<1xi32>
  %0 = stablehlo.reshape %b : (tensor<i32>) -> tensor<1xi32>
  %1 = stablehlo.reshape %s : (tensor<i32>) -> tensor<1xi32>
  %2 = stablehlo.concatenate %0, %two, %1, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %3 = stablehlo.dynamic_reshape %x, %2 : (tensor<?x?xf32>, tensor<3xi32>) -> tensor<?x2x?xf32>
  %4 = stablehlo.tanh %3 : tensor<?x2x?xf32>
  %5 = stablehlo.concatenate %x, %m, dim = 0 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %4, %5 : tensor<?x2x?xf32>, tensor<?x?xf32>
}
// CHECK: func.func private @work_{{.*}}(%{{.*}}: tensor<i32> {jax.global_constant = "b"}, %{{.*}}: tensor<i32> {jax.global_constant = "s"}, %[[X:.*]]: tensor<8x6xf32>, %[[M:.*]]: tensor<5x6xf32>)
// CHECK: stablehlo.reshape %[[X]] : (tensor<8x6xf32>) -> tensor<4x2x6xf32>
// CHECK: stablehlo.concatenate %[[X]], %[[M]], dim = 0
