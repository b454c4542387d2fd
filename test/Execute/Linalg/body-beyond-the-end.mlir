// Bodies that divide or read at computed indices ran on the padding of uneven shards.
// RUN: split-file %s %t
// RUN: gspmd-run %t/divide.mlir --random-inputs 1 --check --poison
// RUN: gspmd-run %t/read.mlir --random-inputs 1 --check --poison
// RUN: gspmd-run %t/generate.mlir --random-inputs 1 --check --poison

//--- divide.mlir
sharding.mesh @mesh = <["x"=4, "y"=2]>
func.func @main() -> (tensor<13xi32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>}) {
  %r = tensor.generate {
  ^bb0(%i: index):
    %c = arith.constant 13 : index
    %h = arith.constant 100 : index
    %d = arith.subi %c, %i : index
    %q = arith.divui %h, %d : index
    %v = arith.index_cast %q : index to i32
    tensor.yield %v : i32
  } : tensor<13xi32>
  return %r : tensor<13xi32>
}

//--- read.mlir
sharding.mesh @mesh = <["x"=4, "y"=2]>
#id = affine_map<(d0) -> (d0)>
func.func @main(%t: tensor<8xf32>, %a: tensor<13xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>}) -> (tensor<13xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>}) {
  %e = tensor.empty() : tensor<13xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : tensor<13xf32>) outs(%e : tensor<13xf32>) {
  ^bb0(%x: f32, %o: f32):
    %i = linalg.index 0 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c40 = arith.constant 40 : index
    %j = arith.addi %i, %c3 : index
    %k = arith.shrui %j, %c4 : index
    %l = arith.shli %k, %c40 : index
    %v = tensor.extract %t[%l] : tensor<8xf32>
    %s = arith.addf %v, %x : f32
    linalg.yield %s : f32
  } -> tensor<13xf32>
  return %r : tensor<13xf32>
}

//--- generate.mlir
sharding.mesh @mesh = <["x"=4, "y"=2]>
func.func @main(%t: tensor<8xf32>) -> (tensor<13xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>}) {
  %r = tensor.generate {
  ^bb0(%i: index):
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c40 = arith.constant 40 : index
    %j = arith.addi %i, %c3 : index
    %k = arith.shrui %j, %c4 : index
    %l = arith.shli %k, %c40 : index
    %v = tensor.extract %t[%l] : tensor<8xf32>
    tensor.yield %v : f32
  } : tensor<13xf32>
  return %r : tensor<13xf32>
}
