// Values without annotations get the sharding with the lowest cost for the ops around them, and not
// the one of propagation, which knows no costs.
// RUN: split-file %s %t
// RUN: gspmd-run %t/sums.mlir --random-inputs 1 --check --poison --stats=%t/sums.json
// RUN: FileCheck %s --check-prefix=SUMS < %t/sums.json
// RUN: gspmd-run %t/looked.mlir --random-inputs 1 --check --poison --stats=%t/looked.json
// RUN: FileCheck %s --check-prefix=LOOKED < %t/looked.json
// RUN: gspmd-run %t/repeated.mlir --random-inputs 1 --check --poison --stats=%t/repeated.json
// RUN: FileCheck %s --check-prefix=REPEATED < %t/repeated.json
// RUN: gspmd-run %t/annotated.mlir --random-inputs 1 --check --poison --stats=%t/annotated.json
// RUN: FileCheck %s --check-prefix=ANNOTATED < %t/annotated.json
// RUN: gspmd-run %t/beside.mlir --random-inputs 1 --check --poison --stats=%t/beside.json
// RUN: FileCheck %s --check-prefix=BESIDE < %t/beside.json
//--- sums.mlir
sharding.mesh @mesh = <["x"=8]>
// A cumulative sum was resharded to the sharding of the reduction's result; now shards are reduced
// first. (An all-to-all of 4 times the bytes.)
// SUMS: "collectives": {
// SUMS-NEXT: "reduce-scatter": {
// SUMS-NEXT: "bytes": 28,
// SUMS-NEXT: "count": 1
func.func @main(%a: tensor<7x8x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}, {}]>})
    -> (tensor<7x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%a, %zero) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %2 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) {window_dimensions = array<i64: 1, 1, 4>, padding = dense<[[0, 0], [0, 0], [3, 0]]> : tensor<3x2xi64>} : (tensor<7x8x8xf32>, tensor<f32>) -> tensor<7x8x8xf32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<7x8x8xf32>, tensor<f32>) -> tensor<7x8xf32>
  return %1 : tensor<7x8xf32>
}

//--- looked.mlir
sharding.mesh @mesh = <["x"=8]>
// The operand of a lookup was scattered for a reshape that cannot be sharded that way, and gathered
// twice before and after it. (264 bytes in four collectives.)
// LOOKED: "collectives": {
// LOOKED-NEXT: "all-reduce": {
// LOOKED-NEXT: "bytes": 60,
// LOOKED-NEXT: "count": 1
// LOOKED-NEXT: }
// LOOKED-NEXT: }
func.func @main(%table: tensor<9x3xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}, %i: tensor<5x1xi32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {}]>})
    -> (tensor<10x3xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}) {
  %0 = "stablehlo.gather"(%table, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<9x3xf32>, tensor<5x1xi32>) -> tensor<5x3xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1, 2] : (tensor<5x3xf32>) -> tensor<2x5x3xf32>
  %2 = stablehlo.reshape %1 : (tensor<2x5x3xf32>) -> tensor<10x3xf32>
  return %2 : tensor<10x3xf32>
}

//--- repeated.mlir
sharding.mesh @mesh = <["x"=8]>
// A broadcast value moved from one dimension to another and back, three times. (16360
// bytes.)
// REPEATED: "collectives": {
// REPEATED-NEXT: "all-to-all": {
// REPEATED-NEXT: "bytes": 4480,
// REPEATED-NEXT: "count": 1
// REPEATED-NEXT: }
// REPEATED-NEXT: }
func.func @main(%a: tensor<10x7x7x5xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}, {}, {}]>})
    -> (tensor<10x14x7x5xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}, {}, {}]>}) {
  %0 = stablehlo.broadcast_in_dim %a, dims = [0, 2, 3, 4] : (tensor<10x7x7x5xf32>) -> tensor<10x2x7x7x5xf32>
  %1 = stablehlo.reshape %0 : (tensor<10x2x7x7x5xf32>) -> tensor<10x14x7x5xf32>
  %2 = stablehlo.reverse %1, dims = [2] : tensor<10x14x7x5xf32>
  return %2 : tensor<10x14x7x5xf32>
}

//--- annotated.mlir
sharding.mesh @mesh = <["x"=8]>
// An annotation prevails, though it costs more: the cumulative sum is sharded along its last
// dimension.
// ANNOTATED: "collectives": {
// ANNOTATED-NEXT: "all-to-all": {
// ANNOTATED-NEXT: "bytes": 224,
// ANNOTATED-NEXT: "count": 1
// ANNOTATED-NEXT: }
// ANNOTATED-NEXT: }
func.func @main(%a: tensor<7x8x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}, {}]>})
    -> (tensor<7x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%a, %zero) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %2 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) {window_dimensions = array<i64: 1, 1, 4>, padding = dense<[[0, 0], [0, 0], [3, 0]]> : tensor<3x2xi64>} : (tensor<7x8x8xf32>, tensor<f32>) -> tensor<7x8x8xf32>
  %1 = sharding.mesh_split %0 <@mesh, [{}, {}, {"x"}]> : tensor<7x8x8xf32>
  %2 = stablehlo.reduce(%1 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<7x8x8xf32>, tensor<f32>) -> tensor<7x8xf32>
  return %2 : tensor<7x8xf32>
}

//--- beside.mlir
sharding.mesh @mesh = <["x"=4, "y"=2]>
// The result of the convolution has the sharding of both ops, but one reshards an
// operand and the other its result: with sharded batches both are smaller. (568
// bytes.)
// BESIDE: "collectives": {
// BESIDE-NEXT: "all-gather": {
// BESIDE-NEXT: "bytes": 128,
// BESIDE-NEXT: "count": 1
// BESIDE-NEXT: },
// BESIDE-NEXT: "all-reduce": {
// BESIDE-NEXT: "bytes": 64,
// BESIDE-NEXT: "count": 1
// BESIDE-NEXT: },
// BESIDE-NEXT: "all-to-all": {
// BESIDE-NEXT: "bytes": 128,
// BESIDE-NEXT: "count": 1
func.func @main(%a: tensor<7x4x7xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}, {"y"}]>}, %k: tensor<2x7x4xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"y"}, {"x"}]>})
    -> (tensor<2x7x2x4xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"y"}, {"x"}, {}, {}]>}) {
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [3], pad = [[0, 1]], lhs_dilate = [1], rhs_dilate = [1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<7x4x7xf32>, tensor<2x7x4xf32>) -> tensor<7x2x4xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1, 2, 3] : (tensor<7x2x4xf32>) -> tensor<1x7x2x4xf32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<1x7x2x4xf32>) -> tensor<2x7x2x4xf32>
  return %2 : tensor<2x7x2x4xf32>
}
