// Generics whose maps are windows (also reversed), whose bodies read indices or other tensors,
// whose reductions are uneven and not plain sums.
// RUN: gspmd-run %s --check --poison --random-inputs 1

sharding.mesh @mesh = <["x"=4, "y"=2]>
#in = affine_map<(d0, d1, d2) -> (d0, d1 + d2)>
#kernel = affine_map<(d0, d1, d2) -> (d2)>
#out = affine_map<(d0, d1, d2) -> (d0, d1)>
#taps = affine_map<(d0, d1) -> (d0 + d1 * 2)>
#g = affine_map<(d0, d1) -> (d0)>
#k = affine_map<(d0, d1) -> (d1)>
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
#flip = affine_map<(d0, d1) -> (d0 - d1 + 3)>
func.func @main(%a: tensor<5x13xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"y"}, {"x"}]>}, %kk: tensor<3xf32>,
  %l: tensor<29xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>}, %gg: tensor<22xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>},
  %t: tensor<7x6xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}, %i: tensor<5x13xi32>)
   -> (tensor<5x11xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"y"}, {"x"}]>}, tensor<4xf32>, tensor<5xf32>, tensor<5x13xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"y"}, {"x"}]>}, tensor<26xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>}, tensor<5x13xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"y"}, {"x"}]>}) {
  %z = arith.constant 0.0 : f32
  %o = arith.constant dense<1.0> : tensor<5x11xf32>
  %r0 = linalg.generic {indexing_maps = [#in, #kernel, #out], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %kk : tensor<5x13xf32>, tensor<3xf32>) outs(%o : tensor<5x11xf32>) {
  ^bb0(%x: f32, %y: f32, %zz: f32):
    %2 = arith.mulf %x, %y : f32
    %3 = arith.addf %2, %zz : f32
    linalg.yield %3 : f32
  } -> tensor<5x11xf32>
  // The gradient of a kernel: summed over indices, 22 in 4 shards.
  %o4 = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %r1 = linalg.generic {indexing_maps = [#taps, #g, #k], iterator_types = ["reduction", "parallel"]}
      ins(%l, %gg : tensor<29xf32>, tensor<22xf32>) outs(%o4 : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32, %zz: f32):
    %2 = arith.mulf %x, %y : f32
    %3 = arith.addf %2, %zz : f32
    linalg.yield %3 : f32
  } -> tensor<4xf32>
  // The value added for padding is not zero: the body masks by index.
  %o5 = arith.constant dense<1.0> : tensor<5xf32>
  %r22 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%a : tensor<5x13xf32>) outs(%o5 : tensor<5xf32>) {
  ^bb0(%x: f32, %zz: f32):
    %2 = math.exp %x : f32
    %3 = arith.addf %2, %zz : f32
    linalg.yield %3 : f32
  } -> tensor<5xf32>
  %e = tensor.empty() : tensor<5x13xf32>
  %r3 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<5x13xf32>) outs(%e : tensor<5x13xf32>) {
  ^bb0(%x: f32, %zz: f32):
    %i0 = linalg.index 0 : index
    %i1 = linalg.index 1 : index
    %s = arith.subi %i0, %i1 : index
    %s1 = arith.index_cast %s : index to i32
    %s2 = arith.sitofp %s1 : i32 to f32
    %s3 = arith.mulf %s2, %x : f32
    linalg.yield %s3 : f32
  } -> tensor<5x13xf32>
  %o26 = arith.constant dense<1.0> : tensor<26xf32>
  %r4 = linalg.generic {indexing_maps = [#flip, #k, #row], iterator_types = ["parallel", "reduction"]}
      ins(%l, %o4 : tensor<29xf32>, tensor<4xf32>) outs(%o26 : tensor<26xf32>) {
  ^bb0(%x: f32, %y: f32, %zz: f32):
    %2 = arith.mulf %x, %y : f32
    %3 = arith.addf %2, %zz : f32
    linalg.yield %3 : f32
  } -> tensor<26xf32>
  // A read of another tensor at an index that the body computes.
  %r5 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%i : tensor<5x13xi32>) outs(%e : tensor<5x13xf32>) {
  ^bb0(%x: i32, %zz: f32):
    %c7 = arith.constant 7 : i32
    %r = arith.remui %x, %c7 : i32
    %i0 = arith.index_cast %r : i32 to index
    %c0 = arith.constant 2 : index
    %s = tensor.extract %t[%i0, %c0] : tensor<7x6xf32>
    linalg.yield %s : f32
  } -> tensor<5x13xf32>
  return %r0, %r1, %r22, %r3, %r4, %r5 : tensor<5x11xf32>, tensor<4xf32>, tensor<5xf32>, tensor<5x13xf32>, tensor<26xf32>, tensor<5x13xf32>
}
