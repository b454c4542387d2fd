// RUN: gspmd-opt %s --gspmd-partition --gspmd-export-stablehlo | FileCheck %s
// RUN: gspmd-run %s --random-inputs 1 --check

// XLA's text parsers do not know chlo.top_k: it becomes a sort in descending order
// with NaN first and equal elements in order, and slices of the first elements.
// CHECK-LABEL: func.func public @main
// CHECK: %[[POSITIONS:.*]] = stablehlo.iota dim = 1 : tensor<2x8xi32>
// CHECK: %[[SORTED:.*]]:2 = "stablehlo.sort"(%arg0, %[[POSITIONS]]) <{dimension = 1 : i64, is_stable = true}>
// CHECK: ^bb0(%[[A:.*]]: tensor<f32>, %[[B:.*]]: tensor<f32>, %{{.*}}: tensor<i32>, %{{.*}}: tensor<i32>):
// CHECK: stablehlo.compare LT, %[[B]], %[[A]], TOTALORDER
// CHECK: stablehlo.slice %[[SORTED]]#0 [0:2, 0:3]
// CHECK: stablehlo.slice %[[SORTED]]#1 [0:2, 0:3]
// CHECK-NOT: chlo
sdy.mesh @mesh = <["x"=2]>
func.func public @main(%x: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> (tensor<4x3xf32>, tensor<4x3xi32>) {
  %0:2 = chlo.top_k(%x, k = 3) : tensor<4x8xf32> -> (tensor<4x3xf32>, tensor<4x3xi32>)
  return %0#0, %0#1 : tensor<4x3xf32>, tensor<4x3xi32>
}
