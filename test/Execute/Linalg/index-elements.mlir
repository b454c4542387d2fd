// Elements of type index have no fixed width.
// RUN: split-file %s %t
// RUN: gspmd-run %t/reduce.mlir --random-inputs 1 --check --poison

//--- reduce.mlir
sharding.mesh @mesh = <["x"=4, "y"=2]>
#id = affine_map<(d0) -> (d0)>
#r = affine_map<(d0) -> ()>
func.func @main(%a: tensor<16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>}) -> tensor<i32> {
  %e = arith.constant dense<7> : tensor<index>
  %r = linalg.generic {indexing_maps = [#id, #r], iterator_types = ["reduction"]} ins(%a : tensor<16xf32>) outs(%e : tensor<index>) {
  ^bb0(%x: f32, %o: index):
    %i = linalg.index 0 : index
    %t = arith.addi %o, %i : index
    linalg.yield %t : index
  } -> (tensor<index>)
  %s = arith.index_cast %r : tensor<index> to tensor<i32>
  return %s : tensor<i32>
}
