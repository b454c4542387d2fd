// RUN: gspmd-opt %s --gspmd-partition | FileCheck %s --implicit-check-not=all_to_all --implicit-check-not=collective_permute
// A value that does not depend on data is rematerialized in every required sharding.

sharding.mesh @mesh = <["x"=4]>

// CHECK-LABEL: func @sines
// The device's rows, for the first use.
// CHECK: stablehlo.sine %{{.*}} : tensor<4x16xf32>
// CHECK: stablehlo.add %arg0, %{{.*}} : tensor<4x16xf32>
// Columns, which are all equal, for the second.
// CHECK: %[[I:.*]] = stablehlo.iota dim = 0 : tensor<16x4xf32>
// CHECK: %[[S:.*]] = stablehlo.sine %[[I]] : tensor<16x4xf32>
// CHECK: stablehlo.add %arg1, %[[S]] : tensor<16x4xf32>
func.func @sines(
    %a: tensor<16x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
    %b: tensor<16x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>})
    -> (tensor<16x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
        tensor<16x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>}) {
  %i = stablehlo.iota dim = 0 : tensor<16x16xf32>
  %s = stablehlo.sine %i : tensor<16x16xf32>
  %0 = stablehlo.add %a, %s : tensor<16x16xf32>
  %1 = stablehlo.add %b, %s : tensor<16x16xf32>
  return %0, %1 : tensor<16x16xf32>, tensor<16x16xf32>
}

// A mask of two iotas, one of them broadcast, with a scalar argument.
// CHECK-LABEL: func @mask
// CHECK-NOT: spmd.all_gather
// CHECK: return
func.func @mask(
    %a: tensor<16x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
    %b: tensor<16x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>},
    %n: tensor<i32>)
    -> (tensor<16x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
        tensor<16x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>}) {
  %rows = stablehlo.iota dim = 0 : tensor<16x16xi32>
  %line = stablehlo.iota dim = 0 : tensor<16xi32>
  %columns = stablehlo.broadcast_in_dim %line, dims = [1] : (tensor<16xi32>) -> tensor<16x16xi32>
  %shift = stablehlo.broadcast_in_dim %n, dims = [] : (tensor<i32>) -> tensor<16x16xi32>
  %moved = stablehlo.add %rows, %shift : tensor<16x16xi32>
  %m = stablehlo.compare GE, %moved, %columns : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi1>
  %f = stablehlo.convert %m : (tensor<16x16xi1>) -> tensor<16x16xf32>
  %0 = stablehlo.multiply %a, %f : tensor<16x16xf32>
  %1 = stablehlo.multiply %b, %f : tensor<16x16xf32>
  return %0, %1 : tensor<16x16xf32>, tensor<16x16xf32>
}

// A value that depends on an argument is resharded, however cheap it is.
// CHECK-LABEL: func @data
// CHECK: spmd.all_gather
func.func @data(%a: tensor<16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>})
    -> (tensor<16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}]>}) {
  %0 = stablehlo.sine %a : tensor<16xf32>
  return %0 : tensor<16xf32>
}
