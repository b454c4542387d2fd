// Slices of empty tensors in upstream dialects.
// RUN: split-file %s %t
// RUN: gspmd-run %t/reduce.mlir --random-inputs 1 --check --poison
// RUN: gspmd-run %t/insert.mlir --random-inputs 1 --check --poison

//--- reduce.mlir
sharding.mesh @mesh = <["x"=4, "y"=2]>
func.func @main(%a: tensor<0x13xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"y"}, {"x"}]>}, %c: tensor<1x13xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>}, %i: tensor<13xf32>, %i0: tensor<0xf32>, %k: tensor<9x13xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {"y"}]>}) -> (tensor<13xf32>, tensor<0xf32>, tensor<5x13xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"y"}, {"x"}]>}, tensor<3x13xf32>, tensor<9x9xf32>) {
  %0 = linalg.reduce { arith.addf } ins(%a : tensor<0x13xf32>) outs(%i : tensor<13xf32>) dimensions = [0]
  %1 = linalg.reduce { arith.maximumf } ins(%a : tensor<0x13xf32>) outs(%i0 : tensor<0xf32>) dimensions = [1]
  %e = tensor.empty() : tensor<5x13xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%c : tensor<1x13xf32>) outs(%e : tensor<5x13xf32>) {
  ^bb0(%x: f32, %o: f32):
    linalg.yield %x : f32
  } -> tensor<5x13xf32>
  %e3 = tensor.empty() : tensor<3x13xf32>
  %3 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0 * 2 + 3, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%k : tensor<9x13xf32>) outs(%e3 : tensor<3x13xf32>) {
  ^bb0(%x: f32, %o: f32):
    linalg.yield %x : f32
  } -> tensor<3x13xf32>
  %e4 = arith.constant dense<2.0> : tensor<9x9xf32>
  %4 = linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%k, %k : tensor<9x13xf32>, tensor<9x13xf32>) outs(%e4 : tensor<9x9xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %i5 = linalg.index 0 : index
    %i6 = linalg.index 2 : index
    %cc = arith.cmpi ult, %i5, %i6 : index
    %s = arith.select %cc, %x, %y : f32
    %t = arith.addf %s, %o : f32
    linalg.yield %t : f32
  } -> tensor<9x9xf32>
  return %0, %1, %2, %3, %4 : tensor<13xf32>, tensor<0xf32>, tensor<5x13xf32>, tensor<3x13xf32>, tensor<9x9xf32>
}

//--- insert.mlir
sharding.mesh @mesh = <["x"=4, "y"=2]>
func.func @main(%a: tensor<8x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>}, %s: tensor<5xf32>, %e: tensor<0x3xf32>) -> (tensor<8x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>}, tensor<8x16xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"y"}, {"x"}]>}) {
  %r = tensor.insert_slice %s into %a[2, 6] [1, 5] [1, 1] : tensor<5xf32> into tensor<8x16xf32>
  %r1 = tensor.insert_slice %e into %a[2, 6] [0, 3] [2, 2] : tensor<0x3xf32> into tensor<8x16xf32>
  return %r, %r1 : tensor<8x16xf32>, tensor<8x16xf32>
}
