// JAX's explicit shardings state that partial sums are unreduced, and the sharding of their sum:
// one reduce_scatter.
// RUN: gspmd-run %s --random-inputs 1 --check --poison --stats=%t.json
// RUN: FileCheck %s < %t.json
// CHECK: "collectives": {
// CHECK-NEXT: "reduce-scatter": {
// CHECK-NEXT: "bytes": 16,
// CHECK-NEXT: "count": 1
// CHECK-NEXT: }
// CHECK-NEXT: },
sdy.mesh @mesh = <["x"=2, "y"=4]>

func.func @main(%a: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}, %b: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}]>}) -> (tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>}) {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  %1 = sdy.sharding_constraint %0 <@mesh, [{"x"}, {}], unreduced={"y"}> : tensor<4x8xf32>
  %2 = sdy.sharding_constraint %1 <@mesh, [{"x"}, {"y"}]> : tensor<4x8xf32>
  return %2 : tensor<4x8xf32>
}
