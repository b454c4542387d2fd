// A computed index was assumed to be 0, a computed padding -1, if another dimension was
// sharded.
// RUN: split-file %s %t
// RUN: gspmd-run %t/insert.mlir --random-inputs 1 --check --poison
// RUN: gspmd-run %t/pad.mlir --random-inputs 1 --check --poison

//--- insert.mlir
sharding.mesh @mesh = <["x"=4, "y"=2]>
func.func @main(%a: tensor<8x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>}, %s: tensor<3x5xf32>, %p: tensor<i32>) -> (tensor<8x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>}) {
  %c = arith.constant dense<4> : tensor<i32>
  %q = arith.constant dense<3> : tensor<i32>
  %p1 = arith.andi %p, %q : tensor<i32>
  %p2 = arith.addi %p1, %q : tensor<i32>
  %p3 = arith.andi %p2, %c : tensor<i32>
  %e = tensor.extract %c[] : tensor<i32>
  %i = arith.index_cast %e : i32 to index
  %r = tensor.insert_slice %s into %a[%i, 6] [3, 5] [1, 1] : tensor<3x5xf32> into tensor<8x16xf32>
  return %r : tensor<8x16xf32>
}

//--- pad.mlir
sharding.mesh @mesh = <["x"=4, "y"=2]>
func.func @main(%a: tensor<8x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>}) -> (tensor<10x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>}) {
  %c = arith.constant dense<2> : tensor<i32>
  %z = arith.constant 0.0 : f32
  %e = tensor.extract %c[] : tensor<i32>
  %i = arith.index_cast %e : i32 to index
  %r = tensor.pad %a low[%i, 0] high[0, 0] {
  ^bb0(%b: index, %d: index):
    tensor.yield %z : f32
  } : tensor<8x16xf32> to tensor<10x16xf32>
  return %r : tensor<10x16xf32>
}
