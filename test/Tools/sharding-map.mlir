// RUN: echo '{"mesh": {"x": 2, "y": 2}, "shardings": {"%w": [null, "x"], "layer/hidden": ["y"]}}' > %t.json
// RUN: gspmd-opt %s --sharding-map %t.json | FileCheck %s
// RUN: gspmd-opt %s --sharding-map %t.json --gspmd-partition | gspmd-run - --random-inputs 1
// RUN: echo '{"mesh": {"x": 2}, "shardings": {"layer/hiden": ["x"]}}' > %t.wrong.json
// RUN: not gspmd-opt %s --sharding-map %t.wrong.json 2>&1 | FileCheck %s --check-prefix=WRONG
// RUN: not gspmd-opt %s --sharding-map %t.none.json 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: gspmd-run %s --sharding-map %t.json --random-inputs 1 --check | FileCheck %s --check-prefix=FOUR
// RUN: not gspmd-run %s --sharding-map %t.wrong.json --random-inputs 1 2>&1 | FileCheck %s --check-prefix=WRONG
// RUN: not gspmd-run %s --sharding-map %t.none.json --random-inputs 1 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: echo '{"mesh": {"x": 2}, "shardings": {"@scale:*": ["x"], "@main:arg0": ["x"]}}' > %t.scope.json
// RUN: gspmd-opt %s --sharding-map %t.scope.json | FileCheck %s --check-prefix=SCOPE
// RUN: gspmd-run %s --sharding-map %t.scope.json --random-inputs 1 --check | FileCheck %s --check-prefix=CALLED
// RUN: echo '{"mesh": {"x": 2}, "shardings": {"@scole:arg0": ["x"]}}' > %t.where.json
// RUN: not gspmd-opt %s --sharding-map %t.where.json 2>&1 | FileCheck %s --check-prefix=WHERE
// RUN: echo '{"mesh": {"x": 2}, "shardings": {"state": [null, null, "x"]}}' > %t.rank.json
// RUN: not gspmd-opt %s --sharding-map %t.rank.json 2>&1 | FileCheck %s --check-prefix=RANK
// RANK-NOT: sharding.names
// RANK: error: {{.*}}'state' (argument arg0 of @scale; @main:state selects those of @main only): expected a list of at most one entry for each dimension of 'tensor<4x8xf32>', found [null,null,"x"]
// Annotations of a program that has none, by names: of an argument in the text,
// of an op by its location.

// CHECK: func.func public @main(%{{.*}}: tensor<4x6xf32>, %{{.*}}: tensor<6x8xf32> {sdy.sharding = #sdy.sharding<@annotations, [{}, {"x"}]>})
// CHECK: %[[H:.*]] = linalg.matmul
// NONE: --sharding-map: cannot read
// CHECK: sdy.sharding_constraint %[[H]] <@annotations, [{"y"}, {}]> : tensor<4x8xf32>
// FOUR: devices               4
// FOUR: largest error
// SCOPE: @main(%{{.*}}: tensor<4x6xf32> {sdy.sharding = #sdy.sharding<@annotations, [{"x"}, {}]>}, %{{.*}}: tensor<6x8xf32>)
// SCOPE: @scale(%{{.*}}: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@annotations, [{"x"}, {}]>})
// CALLED: devices               2
// CALLED: largest error
// WHERE: error: '@scole:arg0': unknown function 'scole'; expected a function with a body
// WRONG: error: 'layer/hiden' matches no argument of @main and no location of an op; is it layer/hidden?
func.func public @main(%x: tensor<4x6xf32>, %w: tensor<6x8xf32>) -> tensor<4x8xf32> {
  %zero = arith.constant dense<0.0> : tensor<4x8xf32>
  %h = linalg.matmul ins(%x, %w : tensor<4x6xf32>, tensor<6x8xf32>) outs(%zero : tensor<4x8xf32>) -> tensor<4x8xf32> loc("layer/hidden")
  %y = math.tanh %h : tensor<4x8xf32>
  %z = call @scale(%y) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return %z : tensor<4x8xf32>
}

func.func private @scale(%given: tensor<4x8xf32> loc("state")) -> tensor<4x8xf32> {
  %two = arith.constant dense<2.0> : tensor<4x8xf32>
  %scaled = arith.mulf %given, %two : tensor<4x8xf32>
  return %scaled : tensor<4x8xf32>
}
