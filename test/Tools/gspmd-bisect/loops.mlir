// Wrong ops in loops and conditionals are found in the first iteration in which they
// are wrong, with their path.
//
// RUN: not gspmd-bisect %s --random-inputs 1 --load-pass-plugin %fault --lower-with 'test-plant-fault{fault=reduce-scatter-maximum}' --json %t.json | FileCheck %s
// RUN: FileCheck %s --check-prefix=JSON --input-file %t.json
// RUN: gspmd-bisect %s --random-inputs 1 --window 2 | FileCheck %s --check-prefix=RIGHT
// RUN: not gspmd-bisect %s --random-inputs 1 --window 2 --load-pass-plugin %fault --lower-with 'test-plant-fault{fault=reduce-scatter-maximum}' | FileCheck %s

// CHECK: wrong op: %d = stablehlo.dot_general at {{.*}}loops.mlir:[[# @LINE + 29]]:
// CHECK-NEXT: in iteration 1 of %w#0, %w#1 = stablehlo.while at {{.*}}loops.mlir:
// CHECK-NEXT: in region 0 of %s = stablehlo.if at {{.*}}loops.mlir:
// CHECK-NEXT: operand 0: tensor<8x8xf32> [{}, {"x"}], %x = argument 1 of stablehlo.while
// CHECK-NEXT: operand 1: tensor<8x8xf32> [{"x"}, {}], %b = argument 1 of func.func
// CHECK-NEXT: result 0: tensor<8x8xf32> [{}, {"x"}], wrong
// CHECK-NEXT: partitioned: %{{.*}} = spmd.reduce_scatter add
// CHECK-NEXT: wrong devices: 0-3 of 4
// CHECK-NEXT: device 0: {{.*}} elements are wrong, first [0, 0]: {{.*}}, expected {{.*}} (rounding: {{.*}})
// JSON: "op": {
// JSON: "name": "stablehlo.dot_general"
// JSON: "path": [
// JSON-NEXT: "iteration 1 of
// RIGHT: no op is wrong

sharding.mesh @mesh = <["x"=4]>
func.func @main(%a: tensor<8x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>},
                %b: tensor<8x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}) -> tensor<8x8xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %w:2 = stablehlo.while(%i = %zero, %x = %a) : tensor<i32>, tensor<8x8xf32> cond {
    %p = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %n = stablehlo.add %i, %one : tensor<i32>
    %q = stablehlo.compare EQ, %i, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %s = "stablehlo.if"(%q) ({
      %t = stablehlo.tanh %x : tensor<8x8xf32>
      %d = stablehlo.dot_general %x, %b, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
      %e = stablehlo.add %t, %d : tensor<8x8xf32>
      stablehlo.return %e : tensor<8x8xf32>
    }, {
      stablehlo.return %x : tensor<8x8xf32>
    }) : (tensor<i1>) -> tensor<8x8xf32>
    stablehlo.return %n, %s : tensor<i32>, tensor<8x8xf32>
  }
  %r = stablehlo.sine %w#1 : tensor<8x8xf32>
  return %r : tensor<8x8xf32>
}
