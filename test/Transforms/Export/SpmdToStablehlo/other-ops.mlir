// Ops of other dialects stay beside StableHLO's collectives, for compilers that
// lower both; by default they are errors, as XLA cannot read them.
// RUN: gspmd-opt %s --gspmd-export-stablehlo=other-ops=keep | FileCheck %s
// RUN: gspmd-opt %s --gspmd-export-stablehlo="other-ops=keep form=manual-computation" | FileCheck %s --check-prefix=MANUAL
// RUN: not gspmd-opt %s --gspmd-export-stablehlo 2>&1 | FileCheck %s --check-prefix=REJECT
// REJECT: error: 'tensor.empty' op has no form in StableHLO or CHLO, which XLA reads; for a reader that knows it, other-ops=keep keeps it

sdy.mesh @mesh = <["x"=2]>

// CHECK-LABEL: func.func @main(%arg0: tensor<4x6xf32>
// CHECK: %[[EMPTY:.*]] = tensor.empty() : tensor<4x6xf32>
// CHECK: %[[ABS:.*]] = linalg.generic {{.*}} ins(%arg0 : tensor<4x6xf32>) outs(%[[EMPTY]] : tensor<4x6xf32>)
// CHECK: math.absf
// CHECK: %[[SUM:.*]] = stablehlo.reduce(%[[ABS]]
// CHECK: "stablehlo.all_reduce"(%[[SUM]])
// CHECK-SAME: replica_groups = dense<{{\[\[}}0, 1]]>
// MANUAL: sdy.manual_computation(%arg0)
// MANUAL: linalg.generic
func.func @main(%a: tensor<8x6xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> (tensor<6xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %empty = tensor.empty() : tensor<8x6xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<8x6xf32>) outs(%empty : tensor<8x6xf32>) {
  ^bb0(%in: f32, %out: f32):
    %2 = math.absf %in : f32
    linalg.yield %2 : f32
  } -> tensor<8x6xf32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x6xf32>, tensor<f32>) -> tensor<6xf32>
  return %1 : tensor<6xf32>
}
