// linalg treats ops that read indices, and transposes, as element-wise: a range of their results
// does not depend on the same range of their operands. Other ops are split into ranges.
// RUN: gspmd-run %s --random-inputs 1 --check --poison --optimize=split-stencils,force-variant:1 --stats=%t.json
// RUN: FileCheck %s < %t.json
// CHECK: spmd-split-stencils: 1 change,
#id = affine_map<(d0, d1) -> (d0, d1)>
#tr = affine_map<(d0, d1) -> (d1, d0)>
sdy.mesh @mesh = <["x"=4]>
func.func @main(%a: tensor<32x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
                %b: tensor<32x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>})
    -> (tensor<32x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
        tensor<8x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>},
        tensor<32x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.pad %a, %zero, low = [1, 0], high = [-1, 0], interior = [0, 0] : (tensor<32x3xf32>, tensor<f32>) -> tensor<32x3xf32>
  %e = tensor.empty() : tensor<32x3xf32>
  %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<32x3xf32>) outs(%e : tensor<32x3xf32>) {
  ^bb0(%x: f32, %y: f32):
    %i = linalg.index 0 : index
    %j = arith.index_cast %i : index to i32
    %k = arith.sitofp %j : i32 to f32
    %s = arith.addf %x, %k : f32
    linalg.yield %s : f32
  } -> tensor<32x3xf32>
  %2 = stablehlo.pad %b, %zero, low = [1, 0], high = [-1, 0], interior = [0, 0] : (tensor<32x8xf32>, tensor<f32>) -> tensor<32x8xf32>
  %f = tensor.empty() : tensor<8x32xf32>
  %3 = linalg.generic {indexing_maps = [#tr, #id], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<32x8xf32>) outs(%f : tensor<8x32xf32>) {
  ^bb0(%x: f32, %y: f32):
    %s = arith.addf %x, %x : f32
    linalg.yield %s : f32
  } -> tensor<8x32xf32>
  %4 = stablehlo.pad %a, %zero, low = [-1, 0], high = [1, 0], interior = [0, 0] : (tensor<32x3xf32>, tensor<f32>) -> tensor<32x3xf32>
  %5 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%4, %a : tensor<32x3xf32>, tensor<32x3xf32>) outs(%e : tensor<32x3xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %s = arith.subf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<32x3xf32>
  return %1, %3, %5 : tensor<32x3xf32>, tensor<8x32xf32>, tensor<32x3xf32>
}
