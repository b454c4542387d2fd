// The index of a largest or smallest element along a sharded dimension takes two all-reduces.
// RUN: gspmd-opt %s --gspmd-partition | FileCheck %s

sharding.mesh @mesh = <["x"=4, "y"=2]>

// The reducer of jnp.argmax. Devices that have the maximum, or NaN, contribute their index.
// CHECK-LABEL: func @argmax
// CHECK: %[[LAST:.*]] = stablehlo.constant dense<2147483647> : tensor<i32>
// CHECK: %[[R:.*]]:2 = stablehlo.reduce{{.*}} across dimensions = [1] : (tensor<8x8xf32>, tensor<8x8xi32>
// CHECK: %[[MAX:.*]] = spmd.all_reduce max %[[R]]#0 over <@mesh ["x"]> : tensor<8xf32>
// CHECK: %[[SAME:.*]] = stablehlo.compare EQ, %[[R]]#0, %[[MAX]]
// CHECK: %[[NUMBER:.*]] = stablehlo.compare EQ, %[[R]]#0, %[[R]]#0
// CHECK: %[[FOUND:.*]] = stablehlo.select %[[NUMBER]], %[[SAME]], %{{.*}} : tensor<8xi1>
// CHECK: %[[INDEX:.*]] = stablehlo.select %[[FOUND]], %[[R]]#1, %{{.*}} : tensor<8xi1>, tensor<8xi32>
// CHECK: %[[LEAST:.*]] = spmd.all_reduce min %[[INDEX]] over <@mesh ["x"]> : tensor<8xi32>
// CHECK: return %[[LEAST]]
func.func @argmax(
    %a: tensor<8x32xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>}) -> tensor<8xi32> {
  %i = stablehlo.iota dim = 1 : tensor<8x32xi32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.reduce(%a init: %low), (%i init: %zero) across dimensions = [1] : (tensor<8x32xf32>, tensor<8x32xi32>, tensor<f32>, tensor<i32>) -> (tensor<8xf32>, tensor<8xi32>)
    reducer(%x: tensor<f32>, %y: tensor<f32>) (%m: tensor<i32>, %n: tensor<i32>) {
      %1 = stablehlo.compare GT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %2 = stablehlo.compare NE, %x, %x : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.or %1, %2 : tensor<i1>
      %4 = stablehlo.compare EQ, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %5 = stablehlo.compare LT, %m, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %6 = stablehlo.and %4, %5 : tensor<i1>
      %7 = stablehlo.or %3, %6 : tensor<i1>
      %8 = stablehlo.select %3, %x, %y : tensor<i1>, tensor<f32>
      %9 = stablehlo.select %7, %m, %n : tensor<i1>, tensor<i32>
      stablehlo.return %8, %9 : tensor<f32>, tensor<i32>
    }
  return %0#1 : tensor<8xi32>
}

// A smallest integer and where it is; the first of equal ones, as the reducer keeps the left one.
// CHECK-LABEL: func @least_and_index
// CHECK: spmd.all_reduce min {{.*}} over <@mesh ["x"]> : tensor<8xi8>
// CHECK: spmd.all_reduce min {{.*}} over <@mesh ["x"]> : tensor<8xi32>
func.func @least_and_index(
    %a: tensor<8x32xi8> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>}) -> (tensor<8xi8>, tensor<8xi32>) {
  %i = stablehlo.iota dim = 1 : tensor<8x32xi32>
  %high = stablehlo.constant dense<127> : tensor<i8>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.reduce(%a init: %high), (%i init: %zero) across dimensions = [1] : (tensor<8x32xi8>, tensor<8x32xi32>, tensor<i8>, tensor<i32>) -> (tensor<8xi8>, tensor<8xi32>)
    reducer(%x: tensor<i8>, %y: tensor<i8>) (%m: tensor<i32>, %n: tensor<i32>) {
      %1 = stablehlo.compare LE, %x, %y : (tensor<i8>, tensor<i8>) -> tensor<i1>
      %2 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<i8>
      %3 = stablehlo.select %1, %m, %n : tensor<i1>, tensor<i32>
      stablehlo.return %2, %3 : tensor<i8>, tensor<i32>
    }
  return %0#0, %0#1 : tensor<8xi8>, tensor<8xi32>
}

// Of two shards, the gathers send as much in one step.
// CHECK-LABEL: func @two_shards
// CHECK-NOT: all_reduce
// CHECK-COUNT-2: spmd.all_gather {{.*}} over <@mesh ["y"]>
func.func @two_shards(
    %a: tensor<8x32xi8> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"y"}]>}) -> tensor<8xi32> {
  %i = stablehlo.iota dim = 1 : tensor<8x32xi32>
  %high = stablehlo.constant dense<127> : tensor<i8>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.reduce(%a init: %high), (%i init: %zero) across dimensions = [1] : (tensor<8x32xi8>, tensor<8x32xi32>, tensor<i8>, tensor<i32>) -> (tensor<8xi8>, tensor<8xi32>)
    reducer(%x: tensor<i8>, %y: tensor<i8>) (%m: tensor<i32>, %n: tensor<i32>) {
      %1 = stablehlo.compare LE, %x, %y : (tensor<i8>, tensor<i8>) -> tensor<i1>
      %2 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<i8>
      %3 = stablehlo.select %1, %m, %n : tensor<i1>, tensor<i32>
      stablehlo.return %2, %3 : tensor<i8>, tensor<i32>
    }
  return %0#1 : tensor<8xi32>
}

// The last of equal elements, and positions that do not ascend: gathered.
// CHECK-LABEL: func @last_of_equal
// CHECK-NOT: all_reduce
// CHECK-COUNT-2: spmd.all_gather
func.func @last_of_equal(
    %a: tensor<8x32xi8> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>}) -> tensor<8xi32> {
  %i = stablehlo.iota dim = 1 : tensor<8x32xi32>
  %high = stablehlo.constant dense<127> : tensor<i8>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.reduce(%a init: %high), (%i init: %zero) across dimensions = [1] : (tensor<8x32xi8>, tensor<8x32xi32>, tensor<i8>, tensor<i32>) -> (tensor<8xi8>, tensor<8xi32>)
    reducer(%x: tensor<i8>, %y: tensor<i8>) (%m: tensor<i32>, %n: tensor<i32>) {
      %1 = stablehlo.compare LT, %x, %y : (tensor<i8>, tensor<i8>) -> tensor<i1>
      %2 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<i8>
      %3 = stablehlo.select %1, %m, %n : tensor<i1>, tensor<i32>
      stablehlo.return %2, %3 : tensor<i8>, tensor<i32>
    }
  return %0#1 : tensor<8xi32>
}
// CHECK-LABEL: func @other_indices
// CHECK-NOT: all_reduce
// CHECK-COUNT-2: spmd.all_gather
func.func @other_indices(
    %a: tensor<8x32xi8> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>},
    %i: tensor<8x32xi32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>}) -> tensor<8xi32> {
  %high = stablehlo.constant dense<127> : tensor<i8>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.reduce(%a init: %high), (%i init: %zero) across dimensions = [1] : (tensor<8x32xi8>, tensor<8x32xi32>, tensor<i8>, tensor<i32>) -> (tensor<8xi8>, tensor<8xi32>)
    reducer(%x: tensor<i8>, %y: tensor<i8>) (%m: tensor<i32>, %n: tensor<i32>) {
      %1 = stablehlo.compare LE, %x, %y : (tensor<i8>, tensor<i8>) -> tensor<i1>
      %2 = stablehlo.select %1, %x, %y : tensor<i1>, tensor<i8>
      %3 = stablehlo.select %1, %m, %n : tensor<i1>, tensor<i32>
      stablehlo.return %2, %3 : tensor<i8>, tensor<i32>
    }
  return %0#1 : tensor<8xi32>
}
