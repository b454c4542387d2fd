// Ops that order elements: top_k, argmax, sort.
// RUN: gspmd-opt %s --gspmd-partition | FileCheck %s

sharding.mesh @mesh = <["x"=4, "y"=2]>

// Each device computes candidates with their global indices, from which the best are chosen.
// CHECK-LABEL: func @top_k
// CHECK: %[[V:.*]], %[[I:.*]] = chlo.top_k({{.*}}, k = 2) : tensor<6x16xf32>
// CHECK-DAG: %[[VS:.*]] = spmd.all_gather %[[V]] dim 1 over <@mesh ["x"]> : tensor<6x2xf32> -> tensor<6x8xf32>
// CHECK-DAG: %[[IS:.*]] = spmd.all_gather {{.*}} dim 1 over <@mesh ["x"]> : tensor<6x2xi32> -> tensor<6x8xi32>
// CHECK: %[[BEST:.*]], %[[WHERE:.*]] = chlo.top_k(%[[VS]], k = 2)
// CHECK: "stablehlo.gather"(%[[IS]], %[[WHERE]])
func.func @top_k(
    %a: tensor<6x64xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>})
    -> (tensor<6x2xf32>, tensor<6x2xi32>) {
  %0:2 = chlo.top_k(%a, k = 2) : tensor<6x64xf32> -> (tensor<6x2xf32>, tensor<6x2xi32>)
  return %0#0, %0#1 : tensor<6x2xf32>, tensor<6x2xi32>
}

// There would be as many candidates as elements of the operand.
// CHECK-LABEL: func @top_k_of_few
// CHECK: %[[ALL:.*]] = spmd.all_gather {{.*}} -> tensor<6x16xf32>
// CHECK: chlo.top_k(%[[ALL]], k = 4)
// CHECK-NOT: spmd.all
// CHECK: return
func.func @top_k_of_few(
    %a: tensor<6x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>})
    -> (tensor<6x4xf32>, tensor<6x4xi32>) {
  %0:2 = chlo.top_k(%a, k = 4) : tensor<6x16xf32> -> (tensor<6x4xf32>, tensor<6x4xi32>)
  return %0#0, %0#1 : tensor<6x4xf32>, tensor<6x4xi32>
}

// CHECK-LABEL: func @argmax
// CHECK: stablehlo.reduce{{.*}} across dimensions = [1] : (tensor<8x8xf32>, tensor<8x8xi32>
// CHECK-COUNT-2: spmd.all_gather {{.*}} dim 1 over <@mesh ["x"]>
// CHECK: stablehlo.reduce{{.*}} across dimensions = [1] : (tensor<8x4xf32>, tensor<8x4xi32>
func.func @argmax(
    %a: tensor<8x32xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>}) -> tensor<8xi32> {
  %i = stablehlo.iota dim = 1 : tensor<8x32xi32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.reduce(%a init: %low), (%i init: %zero) across dimensions = [1] : (tensor<8x32xf32>, tensor<8x32xi32>, tensor<f32>, tensor<i32>) -> (tensor<8xf32>, tensor<8xi32>)
    reducer(%x: tensor<f32>, %y: tensor<f32>) (%m: tensor<i32>, %n: tensor<i32>) {
      %1 = stablehlo.compare GE, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %2 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<f32>
      %3 = stablehlo.select %1, %m, %n : tensor<i1>, tensor<i32>
      stablehlo.return %2, %3 : tensor<f32>, tensor<i32>
    }
  return %0#1 : tensor<8xi32>
}

// A sum and a maximum in one reduction: each has its own all-reduce.
// CHECK-LABEL: func @sum_and_maximum
// CHECK: %[[R:.*]]:2 = stablehlo.reduce
// CHECK-DAG: spmd.all_reduce add %[[R]]#0
// CHECK-DAG: spmd.all_reduce max %[[R]]#1
func.func @sum_and_maximum(
    %a: tensor<8x32xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>},
    %init: tensor<f32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %0:2 = stablehlo.reduce(%a init: %init), (%a init: %init) across dimensions = [1] : (tensor<8x32xf32>, tensor<8x32xf32>, tensor<f32>, tensor<f32>) -> (tensor<8xf32>, tensor<8xf32>)
    reducer(%x: tensor<f32>, %y: tensor<f32>) (%m: tensor<f32>, %n: tensor<f32>) {
      %1 = stablehlo.add %x, %y : tensor<f32>
      %2 = stablehlo.maximum %m, %n : tensor<f32>
      stablehlo.return %1, %2 : tensor<f32>, tensor<f32>
    }
  return %0#0, %0#1 : tensor<8xf32>, tensor<8xf32>
}

// The axis moves to the other dimension and back.
// CHECK-LABEL: func @sort
// CHECK: spmd.all_to_all {{.*}} : tensor<64x16xf32> -> tensor<16x64xf32>
// CHECK: "stablehlo.sort"
// CHECK: spmd.all_to_all {{.*}} : tensor<16x64xf32> -> tensor<64x16xf32>
func.func @sort(
    %a: tensor<64x64xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>})
    -> (tensor<64x64xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>}) {
  %0 = "stablehlo.sort"(%a) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) {sharding.shardings = #sharding.per_value<[<@mesh, [{}, {"x"}]>]>} : (tensor<64x64xf32>) -> tensor<64x64xf32>
  return %0 : tensor<64x64xf32>
}
