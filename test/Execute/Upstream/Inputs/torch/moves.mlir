#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d1)>
#map2 = affine_map<(d0, d1) -> ()>
#map3 = affine_map<() -> ()>
#map4 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
module {
  func.func @main(%arg0: tensor<8x8xf32>) -> (tensor<f32>, tensor<8x8xf32>, tensor<8x11xf32>, tensor<3x8xf32>, tensor<16x8xf32>, tensor<8x8xf32>) {
    %c2_i64 = arith.constant 2 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense_resource<torch_tensor_4_torch.float32> : tensor<4xf32>
    %cst_1 = arith.constant dense_resource<torch_tensor_4_8_torch.float32> : tensor<4x8xf32>
    %cst_2 = arith.constant 3.200000e+01 : f32
    %c7 = arith.constant 7 : index
    %0 = tensor.empty() : tensor<8x4xf32>
    %transposed = linalg.transpose ins(%cst_1 : tensor<4x8xf32>) outs(%0 : tensor<8x4xf32>) permutation = [1, 0] 
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<8x4xf32>) -> tensor<8x4xf32>
    %2 = linalg.matmul ins(%arg0, %transposed : tensor<8x8xf32>, tensor<8x4xf32>) outs(%1 : tensor<8x4xf32>) -> tensor<8x4xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %cst_0 : tensor<8x4xf32>, tensor<4xf32>) outs(%0 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %14 = arith.addf %in, %in_6 : f32
      linalg.yield %14 : f32
    } -> tensor<8x4xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<8x4xf32>) outs(%0 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %14 = math.fpowi %in, %c2_i64 : f32, i64
      linalg.yield %14 : f32
    } -> tensor<8x4xf32>
    %5 = tensor.empty() : tensor<f32>
    %6 = linalg.fill ins(%cst : f32) outs(%5 : tensor<f32>) -> tensor<f32>
    %7 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "reduction"]} ins(%4 : tensor<8x4xf32>) outs(%6 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %14 = arith.addf %in, %out : f32
      linalg.yield %14 : f32
    } -> tensor<f32>
    %8 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%7 : tensor<f32>) outs(%5 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %14 = arith.divf %in, %cst_2 : f32
      linalg.yield %14 : f32
    } -> tensor<f32>
    %9 = tensor.empty() : tensor<8x8xf32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<8x8xf32>) outs(%10 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %14 = linalg.index 0 : index
      %15 = linalg.index 1 : index
      %16 = arith.subi %c7, %14 : index
      %extracted = tensor.extract %arg0[%16, %15] : tensor<8x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<8x8xf32>
    %padded = tensor.pad %arg0 low[0, 1] high[0, 2] {
    ^bb0(%arg1: index, %arg2: index):
      tensor.yield %cst : f32
    } : tensor<8x8xf32> to tensor<8x11xf32>
    %extracted_slice = tensor.extract_slice %arg0[1, 0] [3, 8] [2, 1] : tensor<8x8xf32> to tensor<3x8xf32>
    %12 = tensor.empty() : tensor<2x8x8xf32>
    %13 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<8x8xf32>) outs(%12 : tensor<2x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x8x8xf32>
    %collapsed = tensor.collapse_shape %13 [[0, 1], [2]] : tensor<2x8x8xf32> into tensor<16x8xf32>
    %extracted_slice_3 = tensor.extract_slice %arg0[7, 0] [1, 8] [1, 1] : tensor<8x8xf32> to tensor<1x8xf32>
    %cast = tensor.cast %extracted_slice_3 : tensor<1x8xf32> to tensor<?x8xf32>
    %extracted_slice_4 = tensor.extract_slice %arg0[0, 0] [7, 8] [1, 1] : tensor<8x8xf32> to tensor<7x8xf32>
    %cast_5 = tensor.cast %extracted_slice_4 : tensor<7x8xf32> to tensor<?x8xf32>
    %concat = tensor.concat dim(0) %cast, %cast_5 : (tensor<?x8xf32>, tensor<?x8xf32>) -> tensor<8x8xf32>
    return %8, %11, %padded, %extracted_slice, %collapsed, %concat : tensor<f32>, tensor<8x8xf32>, tensor<8x11xf32>, tensor<3x8xf32>, tensor<16x8xf32>, tensor<8x8xf32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_4_torch.float32: "0x040000003C799E3D506E343EF86958BE73D9FE3D",
      torch_tensor_4_8_torch.float32: "0x040000004E50B1BE79DBB03DC9D762BEB2166B3D4DBFA3BED01F323EF4A0A0BDAE5E583EA336AEBB5F6B4EBD37CBAFBDAFBFA5BEA6C719BE0B60403C830B8CBEDDDC9E3E24756BBE220C0DBEFBA841BD12A392BEEA1037BB56562EBE2E8597BE92150E3C1A41A03EB54DB23D884D953ECC9662BB35BBFCBDDCE4913EC5CA40BE4076A7BE"
    }
  }
#-}
