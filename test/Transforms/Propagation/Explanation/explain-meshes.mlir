// Explanations of a module with several meshes: each sharding is printed with its mesh.
// RUN: gspmd-opt %s --gspmd-import --sharding-propagate="explain=all explain-file=- explain-json=%t.json" -o /dev/null 2>/dev/null | FileCheck %s
// RUN: %python -c "import json; d = json.load(open('%t.json')); print(d['mesh'], d['meshes']); [print(v['name'], v['mesh']) for v in d['values']]" | FileCheck %s --check-prefix=JSON

// JSON: {'x': 2, 'y': 4} {'a': {'x': 2, 'y': 4}, 'b': {'x': 8}}
sdy.mesh @a = <["x"=2, "y"=4]>
sdy.mesh @b = <["x"=8]>
// JSON: %arg0 a
// JSON: %arg1 b
// JSON: %0 b
// JSON: %1 None
func.func @main(
    %arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@a, [{"x"}, {"y":(1)2}]>},
    %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@b, [{"x":(1)4}, {}]>}) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  // CHECK: %arg0 = argument in @main
  // CHECK-NEXT: [{"x"}, {"y":(1)2}] on @a
  // CHECK: %arg1 = argument in @main
  // CHECK-NEXT: [{"x":(1)4}, {}] on @b
  // CHECK: %0 = stablehlo.negate in @main
  // CHECK-NEXT: [{"x":(1)4, ?}, {?}] on @b
  // CHECK-NEXT: dim 0 "x":(1)4 from argument %arg1 of @main
  %0 = stablehlo.negate %arg1 : tensor<8x8xf32>
  // CHECK: %1 = stablehlo.add in @main
  // CHECK-NEXT: tensor<8x8xf32> [{?}, {?}]{{$}}
  // CHECK-NEXT: dim 0 not "x" as proposed by %arg0: the op's tensors are on several meshes, between which nothing propagates
  %1 = stablehlo.add %arg0, %arg1 : tensor<8x8xf32>
  return %0, %1 : tensor<8x8xf32>, tensor<8x8xf32>
}
