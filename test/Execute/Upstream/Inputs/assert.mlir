func.func @main() -> tensor<4xf32> {
  %index = arith.constant dense<[0, 1, 7, 2]> : tensor<4xi64>
  %table = arith.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %three = arith.constant 3 : index
  %empty = tensor.empty() : tensor<4xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%index : tensor<4xi64>) outs(%empty : tensor<4xf32>) {
  ^bb0(%number: i64, %out: f32):
    %at = arith.index_cast %number : i64 to index
    %isThere = arith.cmpi slt, %at, %three : index
    cf.assert %isThere, "index must be smaller than dim size"
    %read = tensor.extract %table[%at] : tensor<3xf32>
    linalg.yield %read : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
