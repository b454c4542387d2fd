// RUN: echo '{"mesh": {"x": 2, "y": 2}, "shardings": {"%w": [null, "x"], "layer/hidden": ["y"]}}' > %t.json
// RUN: gspmd-opt %s --sharding-map %t.json | FileCheck %s
// RUN: gspmd-opt %s --sharding-map %t.json --gspmd-partition | gspmd-run - --random-inputs 1
// RUN: echo '{"mesh": {"x": 2}, "shardings": {"layer/hiden": ["x"]}}' > %t.wrong.json
// RUN: not gspmd-opt %s --sharding-map %t.wrong.json 2>&1 | FileCheck %s --check-prefix=WRONG
// RUN: not gspmd-opt %s --sharding-map %t.none.json 2>&1 | FileCheck %s --check-prefix=NONE
// Annotations of a program that has none, by names: of an argument in the text,
// of an op by its location.

// CHECK: func.func public @main(%{{.*}}: tensor<4x6xf32>, %{{.*}}: tensor<6x8xf32> {sdy.sharding = #sdy.sharding<@annotations, [{}, {"x"}]>})
// CHECK: %[[H:.*]] = linalg.matmul
// NONE: --sharding-map: cannot read
// CHECK: sdy.sharding_constraint %[[H]] <@annotations, [{"y"}, {}]> : tensor<4x8xf32>
// WRONG: error: 'layer/hiden' is no argument of @main, nor the location of an op
func.func public @main(%x: tensor<4x6xf32>, %w: tensor<6x8xf32>) -> tensor<4x8xf32> {
  %zero = arith.constant dense<0.0> : tensor<4x8xf32>
  %h = linalg.matmul ins(%x, %w : tensor<4x6xf32>, tensor<6x8xf32>) outs(%zero : tensor<4x8xf32>) -> tensor<4x8xf32> loc("layer/hidden")
  %y = math.tanh %h : tensor<4x8xf32>
  return %y : tensor<4x8xf32>
}
