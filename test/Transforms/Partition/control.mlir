// RUN: gspmd-opt %s --sharding-propagate --sharding-close --sharding-fold-reshards --sharding-cse --sharding-insert-reshards --spmd-partition --cse | FileCheck %s

sharding.mesh @mesh = <["x"=4, "y"=2]>

// The annotation in the body shards the loop-carried value; the
// loop runs on shards, and only the initial value is resharded.
// CHECK-LABEL: func @loop
// CHECK: %[[IN:.*]] = spmd.all_slice %{{.*}} dim 0 over <@mesh ["x"]>
// CHECK: %[[W:.*]]:2 = stablehlo.while(%{{.*}}, %[[C:.*]] = %[[IN]]) : tensor<i32>, tensor<2x16xf32>
// CHECK-NOT: spmd
// CHECK: stablehlo.tanh %[[C]] : tensor<2x16xf32>
// CHECK: spmd.all_reduce add
func.func @loop(%a: tensor<8x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {}]>}, %n: tensor<i32>) -> tensor<16xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %c, %x = %a) : tensor<i32>, tensor<8x16xf32>
  cond {
    %p = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %y = sharding.mesh_split %x <@mesh, [{"x"}, {?}]> : tensor<8x16xf32>
    %z = stablehlo.tanh %y : tensor<8x16xf32>
    stablehlo.return %j, %z : tensor<i32>, tensor<8x16xf32>
  }
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %s = stablehlo.reduce(%r#1 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x16xf32>, tensor<f32>) -> tensor<16xf32>
  return %s : tensor<16xf32>
}

// CHECK-LABEL: func @branches
// CHECK: "stablehlo.case"
// CHECK: stablehlo.tanh %{{.*}} : tensor<2x16xf32>
// CHECK: stablehlo.negate %{{.*}} : tensor<2x16xf32>
func.func @branches(%a: tensor<8x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}, %i: tensor<i32>) -> tensor<8x16xf32> {
  %0 = "stablehlo.case"(%i) ({
    %1 = stablehlo.tanh %a : tensor<8x16xf32>
    stablehlo.return %1 : tensor<8x16xf32>
  }, {
    %1 = stablehlo.negate %a : tensor<8x16xf32>
    stablehlo.return %1 : tensor<8x16xf32>
  }) : (tensor<i32>) -> tensor<8x16xf32>
  return %0 : tensor<8x16xf32>
}

// Shardings cross calls in both directions.
// CHECK-LABEL: func @caller
// CHECK: call @callee(%{{.*}}) : (tensor<2x16xf32>) -> tensor<2x16xf32>
// CHECK: func private @callee(%{{.*}}: tensor<2x16xf32>
func.func @caller(%a: tensor<8x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}) -> tensor<8x16xf32> {
  %0 = call @callee(%a) : (tensor<8x16xf32>) -> tensor<8x16xf32>
  return %0 : tensor<8x16xf32>
}
func.func private @callee(%a: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %0 = stablehlo.tanh %a : tensor<8x16xf32>
  return %0 : tensor<8x16xf32>
}
