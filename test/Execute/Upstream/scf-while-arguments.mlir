// RUN: split-file %s %t
// RUN: gspmd-run %t/drops.mlir --random-inputs 1 --check --poison
// RUN: gspmd-run %t/swaps.mlir --random-inputs 1 --check --poison
// RUN: gspmd-opt %t/swaps.mlir --gspmd-partition | FileCheck %s
// RUN: gspmd-run %t/annotated.mlir --random-inputs 1 --check --poison
// RUN: gspmd-opt %t/annotated.mlir --gspmd-complete | FileCheck %s --check-prefix=ANNOTATED
// The first region of scf.while receives the yielded values, its results are what the condition
// forwards: another number of tensors, or others of the same types.

// CHECK-LABEL: func.func @main
// CHECK: scf.while
// CHECK-NOT: sharding.block_args
// CHECK: scf.condition

//--- drops.mlir
sharding.mesh @mesh = <["x"=4, "y"=2]>
func.func @main(%a: tensor<8x12xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"y"}, {"x"}]>}) -> (tensor<8x12xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"y"}, {"x"}]>}) {
  %i0 = arith.constant dense<0> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %lim = arith.constant dense<3> : tensor<i32>
  %w = scf.while (%k = %i0, %x = %a) : (tensor<i32>, tensor<8x12xf32>) -> (tensor<8x12xf32>) {
    %cc = arith.cmpi slt, %k, %lim : tensor<i32>
    %c = tensor.extract %cc[] : tensor<i1>
    scf.condition(%c) %x : tensor<8x12xf32>
  } do {
  ^bb0(%x: tensor<8x12xf32>):
    %x1 = math.tanh %x : tensor<8x12xf32>
    scf.yield %lim, %x1 : tensor<i32>, tensor<8x12xf32>
  }
  return %w : tensor<8x12xf32>
}
//--- swaps.mlir
sharding.mesh @mesh = <["x"=4, "y"=2]>
func.func @main(%a: tensor<8x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"y"}, {"x"}]>}, %b: tensor<8x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %z = arith.constant 0 : index
  %w:2 = scf.while (%x = %a, %y = %b) : (tensor<8x8xf32>, tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
    %e = tensor.extract %x[%z, %z] : tensor<8x8xf32>
    %lim = arith.constant 4.0 : f32
    %c = arith.cmpf olt, %e, %lim : f32
    scf.condition(%c) %y, %x : tensor<8x8xf32>, tensor<8x8xf32>
  } do {
  ^bb0(%y: tensor<8x8xf32>, %x: tensor<8x8xf32>):
    %one = arith.constant dense<1.0> : tensor<8x8xf32>
    %x1 = arith.addf %x, %one : tensor<8x8xf32>
    %y1 = arith.mulf %y, %one : tensor<8x8xf32>
    scf.yield %x1, %y1 : tensor<8x8xf32>, tensor<8x8xf32>
  }
  return %w#0, %w#1 : tensor<8x8xf32>, tensor<8x8xf32>
}
//--- annotated.mlir
// Annotations of the results apply to the second region's arguments, not to the first's: those are
// sharded as their transposes, which become the results.
// ANNOTATED: func.func @main(%arg0: tensor<8x8xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>})
// ANNOTATED: sharding.block_args = [#sharding.sharding<@mesh, [{}, {"x"}]>]
sharding.mesh @mesh = <["x"=2, "y"=2]>
func.func @main(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %z = arith.constant 0 : index
  %flipped = tensor.empty() : tensor<8x8xf32>
  %empty = tensor.empty() : tensor<8x8xf32>
  %w = scf.while (%x = %a) : (tensor<8x8xf32>) -> (tensor<8x8xf32>) {
    %e = tensor.extract %x[%z, %z] : tensor<8x8xf32>
    %lim = arith.constant 4.0 : f32
    %c = arith.cmpf olt, %e, %lim : f32
    %y = linalg.transpose ins(%x : tensor<8x8xf32>) outs(%flipped : tensor<8x8xf32>) permutation = [1, 0]
    scf.condition(%c) %y : tensor<8x8xf32>
  } do {
  ^bb0(%y: tensor<8x8xf32>):
    %one = arith.constant dense<1.0> : tensor<8x8xf32>
    %x1 = arith.addf %y, %one : tensor<8x8xf32>
    %t = linalg.transpose ins(%x1 : tensor<8x8xf32>) outs(%empty : tensor<8x8xf32>) permutation = [1, 0]
    scf.yield %t : tensor<8x8xf32>
  } attributes {sharding.shardings = #sharding.per_value<[<@mesh, [{"x"}, {}]>]>}
  return %w : tensor<8x8xf32>
}
