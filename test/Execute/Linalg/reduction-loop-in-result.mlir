// A loop of type "reduction" that indexes the result reduces nothing.
// RUN: split-file %s %t
// RUN: gspmd-run %t/loop.mlir --random-inputs 1 --check --poison

//--- loop.mlir
sharding.mesh @mesh = <["x"=4, "y"=2]>
#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @main(%a: tensor<8x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>}, %b: tensor<8x16xf32>) -> (tensor<8x16xf32>) {
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "reduction"]} ins(%a : tensor<8x16xf32>) outs(%b : tensor<8x16xf32>) {
  ^bb0(%x: f32, %o: f32):
    %t = arith.addf %x, %o : f32
    linalg.yield %t : f32
  } -> tensor<8x16xf32>
  return %r : tensor<8x16xf32>
}
