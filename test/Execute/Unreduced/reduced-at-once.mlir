// Values that cannot be unreduced, or are needed replicated, are reduced immediately.
// RUN: split-file %s %t
// RUN: gspmd-opt %t/nonlinear.mlir --gspmd-partition | FileCheck %s --check-prefix=NONLINEAR
// RUN: gspmd-run %t/nonlinear.mlir --random-inputs 1 --check --poison
// RUN: gspmd-opt %t/two-uses.mlir --gspmd-partition | FileCheck %s --check-prefix=USES
// RUN: gspmd-run %t/two-uses.mlir --random-inputs 1 --check --poison
// RUN: gspmd-opt %t/wider.mlir --gspmd-partition | FileCheck %s --check-prefix=WIDER
// RUN: gspmd-run %t/wider.mlir --random-inputs 1 --check --poison
// RUN: gspmd-opt %t/narrow.mlir --gspmd-partition | FileCheck %s --check-prefix=NARROW

// A product of two sums is no sum of products of partial sums.
// NONLINEAR: %[[D:.*]] = stablehlo.dot_general
// NONLINEAR: %[[S:.*]] = spmd.all_reduce add %[[D]]
// NONLINEAR: stablehlo.multiply %[[S]], %[[S]]
//--- nonlinear.mlir
sdy.mesh @mesh = <["a"=2, "b"=4]>
func.func @main(
    %x: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {"b"}]>},
    %w: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}, {}]>})
    -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {}]>}) {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a"}, {}], unreduced={"b"}>]>} : (tensor<8x16xf32>, tensor<16x8xf32>) -> tensor<8x8xf32>
  %1 = stablehlo.multiply %0, %0 : tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}

// One use needs the sum: the other uses it too.
// USES: spmd.all_reduce
// USES-NOT: spmd.all_reduce
//--- two-uses.mlir
sdy.mesh @mesh = <["a"=2, "b"=4]>
func.func @main(
    %x: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {"b"}]>},
    %w: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}, {}]>})
    -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {}]>}) {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a"}, {}], unreduced={"b"}>]>} : (tensor<8x16xf32>, tensor<16x8xf32>) -> tensor<8x8xf32>
  %1 = stablehlo.tanh %0 : tensor<8x8xf32>
  %2 = stablehlo.negate %0 : tensor<8x8xf32>
  %3 = stablehlo.multiply %1, %2 : tensor<8x8xf32>
  return %3 : tensor<8x8xf32>
}

// After a broadcast there is more to reduce than before it.
// WIDER: spmd.all_reduce add %{{.*}} over <@mesh ["b"]> : tensor<4x8xf32>
// WIDER: stablehlo.broadcast_in_dim
//--- wider.mlir
sdy.mesh @mesh = <["a"=2, "b"=4]>
func.func @main(
    %x: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {"b"}]>},
    %w: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}, {}]>})
    -> (tensor<8x8x5xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {}, {}]>}) {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a"}, {}], unreduced={"b"}>]>} : (tensor<8x16xf32>, tensor<16x8xf32>) -> tensor<8x8xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<8x8xf32>) -> tensor<8x8x5xf32>
  return %1 : tensor<8x8x5xf32>
}

// Rounded partial sums would not add up to the rounded sum.
// NARROW: spmd.all_reduce add %{{.*}} : tensor<4x8xf32>
// NARROW: stablehlo.convert
//--- narrow.mlir
sdy.mesh @mesh = <["a"=2, "b"=4]>
func.func @main(
    %x: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {"b"}]>},
    %w: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}, {}]>})
    -> (tensor<8x8xbf16> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {}]>}) {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a"}, {}], unreduced={"b"}>]>} : (tensor<8x16xf32>, tensor<16x8xf32>) -> tensor<8x8xf32>
  %1 = stablehlo.convert %0 : (tensor<8x8xf32>) -> tensor<8x8xbf16>
  return %1 : tensor<8x8xbf16>
}
