// RUN: gspmd-opt %s | gspmd-opt | FileCheck %s
// RUN: gspmd-opt --mlir-print-op-generic %s | gspmd-opt | FileCheck %s

// CHECK-LABEL: func @compact
func.func @compact(%arg0: tensor<4x8xf32>, %arg1: tensor<f32>) -> tensor<4xf32> {
  // CHECK: stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.add across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
  %0 = stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.add across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
  // CHECK: stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.maximum across dimensions = [0, 1] {mhlo.sharding = "{replicated}"} : (tensor<4x8xf32>, tensor<f32>) -> tensor<f32>
  %1 = stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.maximum across dimensions = [0, 1] {mhlo.sharding = "{replicated}"} : (tensor<4x8xf32>, tensor<f32>) -> tensor<f32>
  // CHECK: stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.minimum across dimensions = [] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4x8xf32>
  %2 = stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.minimum across dimensions = [] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4x8xf32>
  return %0 : tensor<4xf32>
}

// A body of one op is printed in the compact form.
// CHECK-LABEL: func @generic_to_compact
func.func @generic_to_compact(%arg0: tensor<4x?xi1>, %arg1: tensor<i1>) -> tensor<?xi1> {
  // CHECK: stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.or across dimensions = [0] : (tensor<4x?xi1>, tensor<i1>) -> tensor<?xi1>
  %0 = "stablehlo.reduce"(%arg0, %arg1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>):
    %1 = stablehlo.or %a, %b : tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<4x?xi1>, tensor<i1>) -> tensor<?xi1>
  return %0 : tensor<?xi1>
}

// CHECK-LABEL: func @region
func.func @region(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xi32>, %arg2: tensor<f32>, %arg3: tensor<i32>) {
  // CHECK: %{{.*}}:2 = stablehlo.reduce(%arg0 init: %arg2), (%arg1 init: %arg3) across dimensions = [1] {jax.x = 1 : i32} : (tensor<4x8xf32>, tensor<4x8xi32>, tensor<f32>, tensor<i32>) -> (tensor<4xf32>, tensor<4xi32>)
  // CHECK-NEXT: reducer(%[[A:.*]]: tensor<f32>, %[[C:.*]]: tensor<f32>) (%[[B:.*]]: tensor<i32>, %[[D:.*]]: tensor<i32>) {
  // CHECK-NEXT: stablehlo.maximum %[[A]], %[[C]] : tensor<f32>
  // CHECK-NEXT: stablehlo.minimum %[[B]], %[[D]] : tensor<i32>
  // CHECK-NEXT: stablehlo.return %{{.*}}, %{{.*}} : tensor<f32>, tensor<i32>
  // CHECK-NEXT: }
  %0:2 = stablehlo.reduce(%arg0 init: %arg2), (%arg1 init: %arg3) across dimensions = [1] {jax.x = 1 : i32} : (tensor<4x8xf32>, tensor<4x8xi32>, tensor<f32>, tensor<i32>) -> (tensor<4xf32>, tensor<4xi32>)
    reducer(%a: tensor<f32>, %c: tensor<f32>) (%b: tensor<i32>, %d: tensor<i32>) {
    %1 = stablehlo.maximum %a, %c : tensor<f32>
    %2 = stablehlo.minimum %b, %d : tensor<i32>
    stablehlo.return %1, %2 : tensor<f32>, tensor<i32>
  }
  return
}

// The compact form cannot express an attribute in the body, a non-commutative op, swapped
// arguments or a wider accumulator.
// CHECK-LABEL: func @not_compact
func.func @not_compact(%arg0: tensor<4xf32>, %arg1: tensor<f32>) {
  // CHECK: stablehlo.reduce(%arg0 init: %arg1) across
  // CHECK-NEXT: reducer
  // CHECK-NEXT: stablehlo.add {{.*}} {mhlo.sharding = "{replicated}"}
  %0 = stablehlo.reduce(%arg0 init: %arg1) across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    reducer(%a: tensor<f32>, %b: tensor<f32>) {
    %1 = stablehlo.add %a, %b {mhlo.sharding = "{replicated}"} : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }
  // CHECK: reducer
  // CHECK-NEXT: stablehlo.subtract
  %2 = stablehlo.reduce(%arg0 init: %arg1) across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    reducer(%a: tensor<f32>, %b: tensor<f32>) {
    %1 = stablehlo.subtract %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }
  // CHECK: reducer(%[[A:.*]]: tensor<f32>, %[[B:.*]]: tensor<f32>)
  // CHECK-NEXT: stablehlo.add %[[B]], %[[A]]
  %3 = stablehlo.reduce(%arg0 init: %arg1) across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    reducer(%a: tensor<f32>, %b: tensor<f32>) {
    %1 = stablehlo.add %b, %a : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }
  // CHECK: (tensor<4xf32>, tensor<f32>) -> tensor<f64>
  // CHECK-NEXT: reducer(%{{.*}}: tensor<f64>, %{{.*}}: tensor<f64>)
  %4 = stablehlo.reduce(%arg0 init: %arg1) across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f64>
    reducer(%a: tensor<f64>, %b: tensor<f64>) {
    %1 = stablehlo.add %a, %b : tensor<f64>
    stablehlo.return %1 : tensor<f64>
  }
  return
}

// CHECK-LABEL: func @map
func.func @map(%arg0: tensor<4x8xf32>, %arg1: tensor<4x8xi32>) -> tensor<4x8xi1> {
  // CHECK: "stablehlo.map"(%arg0, %arg1) <{dimensions = array<i64: 0, 1>}> ({
  // CHECK-NEXT: ^bb0(%{{.*}}: tensor<f32>, %{{.*}}: tensor<i32>):
  %0 = "stablehlo.map"(%arg0, %arg1) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<i32>):
    %1 = stablehlo.is_finite %a : (tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<4x8xf32>, tensor<4x8xi32>) -> tensor<4x8xi1>
  return %0 : tensor<4x8xi1>
}
