#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d1)>
#map5 = affine_map<(d0) -> (d0)>
#map6 = affine_map<(d0, d1) -> (0, d1)>
#map7 = affine_map<(d0, d1) -> (d0, 0)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> ()>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<4x6x16xf32>) -> tensor<4x6x16xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %true = arith.constant true
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant 1.000000e+00 : f32
    %cst_3 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_4 = arith.constant dense<true> : tensor<6x6xi1>
    %cst_5 = arith.constant dense_resource<torch_tensor_16_torch.float32_5> : tensor<16xf32>
    %cst_6 = arith.constant dense_resource<torch_tensor_16_32_torch.float32> : tensor<16x32xf32>
    %cst_7 = arith.constant dense_resource<torch_tensor_32_torch.float32> : tensor<32xf32>
    %cst_8 = arith.constant dense_resource<torch_tensor_32_16_torch.float32> : tensor<32x16xf32>
    %cst_9 = arith.constant dense_resource<torch_tensor_16_torch.float32_4> : tensor<16xf32>
    %cst_10 = arith.constant dense_resource<torch_tensor_16_torch.float32_3> : tensor<16xf32>
    %cst_11 = arith.constant dense_resource<torch_tensor_16_torch.float32_2> : tensor<16xf32>
    %cst_12 = arith.constant dense_resource<torch_tensor_16_16_torch.float32> : tensor<16x16xf32>
    %cst_13 = arith.constant dense_resource<torch_tensor_48_torch.float32> : tensor<48xf32>
    %cst_14 = arith.constant dense_resource<torch_tensor_48_16_torch.float32> : tensor<48x16xf32>
    %cst_15 = arith.constant dense_resource<torch_tensor_16_torch.float32_1> : tensor<16xf32>
    %cst_16 = arith.constant dense_resource<torch_tensor_16_torch.float32> : tensor<16xf32>
    %cst_17 = arith.constant 1.000000e-05 : f64
    %cst_18 = arith.constant 1.600000e+01 : f64
    %cst_19 = arith.constant 1.600000e+01 : f32
    %cst_20 = arith.constant 2.000000e+00 : f32
    %0 = tensor.empty() : tensor<4x6x16xf64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<4x6x16xf32>) outs(%0 : tensor<4x6x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %92 = arith.extf %in : f32 to f64
      linalg.yield %92 : f64
    } -> tensor<4x6x16xf64>
    %2 = tensor.empty() : tensor<4x6x1xf64>
    %3 = linalg.fill ins(%cst : f64) outs(%2 : tensor<4x6x1xf64>) -> tensor<4x6x1xf64>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1 : tensor<4x6x16xf64>) outs(%3 : tensor<4x6x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %92 = arith.addf %in, %out : f64
      linalg.yield %92 : f64
    } -> tensor<4x6x1xf64>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<4x6x1xf64>) outs(%2 : tensor<4x6x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %92 = arith.divf %in, %cst_18 : f64
      linalg.yield %92 : f64
    } -> tensor<4x6x1xf64>
    %6 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %5 : tensor<4x6x16xf64>, tensor<4x6x1xf64>) outs(%0 : tensor<4x6x16xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %92 = arith.subf %in, %in_48 : f64
      linalg.yield %92 : f64
    } -> tensor<4x6x16xf64>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %6 : tensor<4x6x16xf64>, tensor<4x6x16xf64>) outs(%0 : tensor<4x6x16xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %92 = arith.mulf %in, %in_48 : f64
      linalg.yield %92 : f64
    } -> tensor<4x6x16xf64>
    %8 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%7 : tensor<4x6x16xf64>) outs(%3 : tensor<4x6x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %92 = arith.addf %in, %out : f64
      linalg.yield %92 : f64
    } -> tensor<4x6x1xf64>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<4x6x1xf64>) outs(%2 : tensor<4x6x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %92 = arith.divf %in, %cst_18 : f64
      linalg.yield %92 : f64
    } -> tensor<4x6x1xf64>
    %10 = tensor.empty() : tensor<4x6x1xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<4x6x1xf64>) outs(%10 : tensor<4x6x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %92 = arith.truncf %in : f64 to f32
      linalg.yield %92 : f32
    } -> tensor<4x6x1xf32>
    %12 = linalg.fill ins(%cst_0 : f32) outs(%10 : tensor<4x6x1xf32>) -> tensor<4x6x1xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0 : tensor<4x6x16xf32>) outs(%12 : tensor<4x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.addf %in, %out : f32
      linalg.yield %92 : f32
    } -> tensor<4x6x1xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<4x6x1xf32>) outs(%10 : tensor<4x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.divf %in, %cst_19 : f32
      linalg.yield %92 : f32
    } -> tensor<4x6x1xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<4x6x1xf32>) outs(%10 : tensor<4x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.truncf %cst_17 : f64 to f32
      %93 = arith.addf %in, %92 : f32
      linalg.yield %93 : f32
    } -> tensor<4x6x1xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<4x6x1xf32>) outs(%10 : tensor<4x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = math.rsqrt %in : f32
      linalg.yield %92 : f32
    } -> tensor<4x6x1xf32>
    %17 = tensor.empty() : tensor<4x6x16xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %14 : tensor<4x6x16xf32>, tensor<4x6x1xf32>) outs(%17 : tensor<4x6x16xf32>) {
    ^bb0(%in: f32, %in_48: f32, %out: f32):
      %92 = arith.subf %in, %in_48 : f32
      linalg.yield %92 : f32
    } -> tensor<4x6x16xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18, %16 : tensor<4x6x16xf32>, tensor<4x6x1xf32>) outs(%17 : tensor<4x6x16xf32>) {
    ^bb0(%in: f32, %in_48: f32, %out: f32):
      %92 = arith.mulf %in, %in_48 : f32
      linalg.yield %92 : f32
    } -> tensor<4x6x16xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %cst_16 : tensor<4x6x16xf32>, tensor<16xf32>) outs(%17 : tensor<4x6x16xf32>) {
    ^bb0(%in: f32, %in_48: f32, %out: f32):
      %92 = arith.mulf %in, %in_48 : f32
      linalg.yield %92 : f32
    } -> tensor<4x6x16xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20, %cst_15 : tensor<4x6x16xf32>, tensor<16xf32>) outs(%17 : tensor<4x6x16xf32>) {
    ^bb0(%in: f32, %in_48: f32, %out: f32):
      %92 = arith.addf %in, %in_48 : f32
      linalg.yield %92 : f32
    } -> tensor<4x6x16xf32>
    %collapsed = tensor.collapse_shape %21 [[0, 1], [2]] : tensor<4x6x16xf32> into tensor<24x16xf32>
    %22 = tensor.empty() : tensor<16x48xf32>
    %transposed = linalg.transpose ins(%cst_14 : tensor<48x16xf32>) outs(%22 : tensor<16x48xf32>) permutation = [1, 0] 
    %23 = tensor.empty() : tensor<24x48xf32>
    %24 = linalg.fill ins(%cst_0 : f32) outs(%23 : tensor<24x48xf32>) -> tensor<24x48xf32>
    %25 = linalg.matmul ins(%collapsed, %transposed : tensor<24x16xf32>, tensor<16x48xf32>) outs(%24 : tensor<24x48xf32>) -> tensor<24x48xf32>
    %26 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%25, %cst_13 : tensor<24x48xf32>, tensor<48xf32>) outs(%23 : tensor<24x48xf32>) {
    ^bb0(%in: f32, %in_48: f32, %out: f32):
      %92 = arith.addf %in, %in_48 : f32
      linalg.yield %92 : f32
    } -> tensor<24x48xf32>
    %expanded = tensor.expand_shape %26 [[0, 1], [2]] output_shape [4, 6, 48] : tensor<24x48xf32> into tensor<4x6x48xf32>
    %extracted_slice = tensor.extract_slice %expanded[0, 0, 0] [4, 6, 16] [1, 1, 1] : tensor<4x6x48xf32> to tensor<4x6x16xf32>
    %extracted_slice_21 = tensor.extract_slice %expanded[0, 0, 16] [4, 6, 16] [1, 1, 1] : tensor<4x6x48xf32> to tensor<4x6x16xf32>
    %extracted_slice_22 = tensor.extract_slice %expanded[0, 0, 32] [4, 6, 16] [1, 1, 1] : tensor<4x6x48xf32> to tensor<4x6x16xf32>
    %expanded_23 = tensor.expand_shape %extracted_slice [[0], [1], [2, 3]] output_shape [4, 6, 4, 4] : tensor<4x6x16xf32> into tensor<4x6x4x4xf32>
    %27 = tensor.empty() : tensor<4x4x6x4xf32>
    %transposed_24 = linalg.transpose ins(%expanded_23 : tensor<4x6x4x4xf32>) outs(%27 : tensor<4x4x6x4xf32>) permutation = [0, 2, 1, 3] 
    %expanded_25 = tensor.expand_shape %extracted_slice_21 [[0], [1], [2, 3]] output_shape [4, 6, 4, 4] : tensor<4x6x16xf32> into tensor<4x6x4x4xf32>
    %expanded_26 = tensor.expand_shape %extracted_slice_22 [[0], [1], [2, 3]] output_shape [4, 6, 4, 4] : tensor<4x6x16xf32> into tensor<4x6x4x4xf32>
    %transposed_27 = linalg.transpose ins(%expanded_26 : tensor<4x6x4x4xf32>) outs(%27 : tensor<4x4x6x4xf32>) permutation = [0, 2, 1, 3] 
    %28 = tensor.empty() : tensor<6xi64>
    %29 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel"]} outs(%28 : tensor<6xi64>) {
    ^bb0(%out: i64):
      %92 = linalg.index 0 : index
      %93 = arith.index_cast %92 : index to i64
      linalg.yield %93 : i64
    } -> tensor<6xi64>
    %expanded_28 = tensor.expand_shape %29 [[0, 1]] output_shape [1, 6] : tensor<6xi64> into tensor<1x6xi64>
    %expanded_29 = tensor.expand_shape %29 [[0, 1]] output_shape [6, 1] : tensor<6xi64> into tensor<6x1xi64>
    %30 = tensor.empty() : tensor<6x6xi64>
    %31 = linalg.generic {indexing_maps = [#map6, #map7, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_28, %expanded_29 : tensor<1x6xi64>, tensor<6x1xi64>) outs(%30 : tensor<6x6xi64>) {
    ^bb0(%in: i64, %in_48: i64, %out: i64):
      %92 = arith.subi %in, %in_48 : i64
      linalg.yield %92 : i64
    } -> tensor<6x6xi64>
    %32 = tensor.empty() : tensor<6x6xi1>
    %33 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%31 : tensor<6x6xi64>) outs(%32 : tensor<6x6xi1>) {
    ^bb0(%in: i64, %out: i1):
      %92 = arith.cmpi sle, %in, %c0_i64 : i64
      linalg.yield %92 : i1
    } -> tensor<6x6xi1>
    %34 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%33, %cst_4 : tensor<6x6xi1>, tensor<6x6xi1>) outs(%32 : tensor<6x6xi1>) {
    ^bb0(%in: i1, %in_48: i1, %out: i1):
      %92 = arith.andi %in, %in_48 : i1
      linalg.yield %92 : i1
    } -> tensor<6x6xi1>
    %35 = tensor.empty() : tensor<4x4x4x6xf32>
    %transposed_30 = linalg.transpose ins(%expanded_25 : tensor<4x6x4x4xf32>) outs(%35 : tensor<4x4x4x6xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_31 = tensor.collapse_shape %transposed_24 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %collapsed_32 = tensor.collapse_shape %transposed_30 [[0, 1], [2], [3]] : tensor<4x4x4x6xf32> into tensor<16x4x6xf32>
    %36 = tensor.empty() : tensor<16x6x6xf32>
    %37 = linalg.fill ins(%cst_0 : f32) outs(%36 : tensor<16x6x6xf32>) -> tensor<16x6x6xf32>
    %38 = linalg.batch_matmul ins(%collapsed_31, %collapsed_32 : tensor<16x6x4xf32>, tensor<16x4x6xf32>) outs(%37 : tensor<16x6x6xf32>) -> tensor<16x6x6xf32>
    %expanded_33 = tensor.expand_shape %38 [[0, 1], [2], [3]] output_shape [4, 4, 6, 6] : tensor<16x6x6xf32> into tensor<4x4x6x6xf32>
    %39 = tensor.empty() : tensor<4x4x6x6xf32>
    %40 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_33 : tensor<4x4x6x6xf32>) outs(%39 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.divf %in, %cst_20 : f32
      linalg.yield %92 : f32
    } -> tensor<4x4x6x6xf32>
    %41 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<6x6xi1>) outs(%32 : tensor<6x6xi1>) {
    ^bb0(%in: i1, %out: i1):
      %92 = arith.xori %in, %true : i1
      linalg.yield %92 : i1
    } -> tensor<6x6xi1>
    %42 = linalg.generic {indexing_maps = [#map9, #map10, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%41, %cst_3, %40 : tensor<6x6xi1>, tensor<f32>, tensor<4x4x6x6xf32>) outs(%39 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: i1, %in_48: f32, %in_49: f32, %out: f32):
      %92 = arith.select %in, %in_48, %in_49 : f32
      linalg.yield %92 : f32
    } -> tensor<4x4x6x6xf32>
    %43 = tensor.empty() : tensor<4x4x6xi64>
    %44 = linalg.fill ins(%c0_i64 : i64) outs(%43 : tensor<4x4x6xi64>) -> tensor<4x4x6xi64>
    %45 = tensor.empty() : tensor<4x4x6xf32>
    %46 = linalg.fill ins(%cst_1 : f32) outs(%45 : tensor<4x4x6xf32>) -> tensor<4x4x6xf32>
    %47:2 = linalg.generic {indexing_maps = [#map8, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%42 : tensor<4x4x6x6xf32>) outs(%46, %44 : tensor<4x4x6xf32>, tensor<4x4x6xi64>) {
    ^bb0(%in: f32, %out: f32, %out_48: i64):
      %92 = linalg.index 3 : index
      %93 = arith.index_cast %92 : index to i64
      %94 = arith.maximumf %in, %out : f32
      %95 = arith.cmpf ogt, %in, %out : f32
      %96 = arith.select %95, %93, %out_48 : i64
      linalg.yield %94, %96 : f32, i64
    } -> (tensor<4x4x6xf32>, tensor<4x4x6xi64>)
    %expanded_34 = tensor.expand_shape %47#0 [[0], [1], [2, 3]] output_shape [4, 4, 6, 1] : tensor<4x4x6xf32> into tensor<4x4x6x1xf32>
    %48 = linalg.generic {indexing_maps = [#map8, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%42, %expanded_34 : tensor<4x4x6x6xf32>, tensor<4x4x6x1xf32>) outs(%39 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %in_48: f32, %out: f32):
      %92 = arith.subf %in, %in_48 : f32
      linalg.yield %92 : f32
    } -> tensor<4x4x6x6xf32>
    %49 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48 : tensor<4x4x6x6xf32>) outs(%39 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = math.exp %in : f32
      linalg.yield %92 : f32
    } -> tensor<4x4x6x6xf32>
    %50 = tensor.empty() : tensor<4x4x6x1xf32>
    %51 = linalg.fill ins(%cst_0 : f32) outs(%50 : tensor<4x4x6x1xf32>) -> tensor<4x4x6x1xf32>
    %52 = linalg.generic {indexing_maps = [#map8, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%49 : tensor<4x4x6x6xf32>) outs(%51 : tensor<4x4x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.addf %in, %out : f32
      linalg.yield %92 : f32
    } -> tensor<4x4x6x1xf32>
    %53 = linalg.generic {indexing_maps = [#map8, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49, %52 : tensor<4x4x6x6xf32>, tensor<4x4x6x1xf32>) outs(%39 : tensor<4x4x6x6xf32>) {
    ^bb0(%in: f32, %in_48: f32, %out: f32):
      %92 = arith.divf %in, %in_48 : f32
      linalg.yield %92 : f32
    } -> tensor<4x4x6x6xf32>
    %collapsed_35 = tensor.collapse_shape %53 [[0, 1], [2], [3]] : tensor<4x4x6x6xf32> into tensor<16x6x6xf32>
    %collapsed_36 = tensor.collapse_shape %transposed_27 [[0, 1], [2], [3]] : tensor<4x4x6x4xf32> into tensor<16x6x4xf32>
    %54 = tensor.empty() : tensor<16x6x4xf32>
    %55 = linalg.fill ins(%cst_0 : f32) outs(%54 : tensor<16x6x4xf32>) -> tensor<16x6x4xf32>
    %56 = linalg.batch_matmul ins(%collapsed_35, %collapsed_36 : tensor<16x6x6xf32>, tensor<16x6x4xf32>) outs(%55 : tensor<16x6x4xf32>) -> tensor<16x6x4xf32>
    %expanded_37 = tensor.expand_shape %56 [[0, 1], [2], [3]] output_shape [4, 4, 6, 4] : tensor<16x6x4xf32> into tensor<4x4x6x4xf32>
    %57 = tensor.empty() : tensor<4x6x4x4xf32>
    %transposed_38 = linalg.transpose ins(%expanded_37 : tensor<4x4x6x4xf32>) outs(%57 : tensor<4x6x4x4xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_39 = tensor.collapse_shape %transposed_38 [[0, 1], [2, 3]] : tensor<4x6x4x4xf32> into tensor<24x16xf32>
    %58 = tensor.empty() : tensor<16x16xf32>
    %transposed_40 = linalg.transpose ins(%cst_12 : tensor<16x16xf32>) outs(%58 : tensor<16x16xf32>) permutation = [1, 0] 
    %59 = tensor.empty() : tensor<24x16xf32>
    %60 = linalg.fill ins(%cst_0 : f32) outs(%59 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %61 = linalg.matmul ins(%collapsed_39, %transposed_40 : tensor<24x16xf32>, tensor<16x16xf32>) outs(%60 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %62 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%61, %cst_11 : tensor<24x16xf32>, tensor<16xf32>) outs(%59 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %in_48: f32, %out: f32):
      %92 = arith.addf %in, %in_48 : f32
      linalg.yield %92 : f32
    } -> tensor<24x16xf32>
    %expanded_41 = tensor.expand_shape %62 [[0, 1], [2]] output_shape [4, 6, 16] : tensor<24x16xf32> into tensor<4x6x16xf32>
    %63 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %expanded_41 : tensor<4x6x16xf32>, tensor<4x6x16xf32>) outs(%17 : tensor<4x6x16xf32>) {
    ^bb0(%in: f32, %in_48: f32, %out: f32):
      %92 = arith.addf %in, %in_48 : f32
      linalg.yield %92 : f32
    } -> tensor<4x6x16xf32>
    %64 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63 : tensor<4x6x16xf32>) outs(%0 : tensor<4x6x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %92 = arith.extf %in : f32 to f64
      linalg.yield %92 : f64
    } -> tensor<4x6x16xf64>
    %65 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%64 : tensor<4x6x16xf64>) outs(%3 : tensor<4x6x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %92 = arith.addf %in, %out : f64
      linalg.yield %92 : f64
    } -> tensor<4x6x1xf64>
    %66 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65 : tensor<4x6x1xf64>) outs(%2 : tensor<4x6x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %92 = arith.divf %in, %cst_18 : f64
      linalg.yield %92 : f64
    } -> tensor<4x6x1xf64>
    %67 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64, %66 : tensor<4x6x16xf64>, tensor<4x6x1xf64>) outs(%0 : tensor<4x6x16xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %92 = arith.subf %in, %in_48 : f64
      linalg.yield %92 : f64
    } -> tensor<4x6x16xf64>
    %68 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67, %67 : tensor<4x6x16xf64>, tensor<4x6x16xf64>) outs(%0 : tensor<4x6x16xf64>) {
    ^bb0(%in: f64, %in_48: f64, %out: f64):
      %92 = arith.mulf %in, %in_48 : f64
      linalg.yield %92 : f64
    } -> tensor<4x6x16xf64>
    %69 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%68 : tensor<4x6x16xf64>) outs(%3 : tensor<4x6x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %92 = arith.addf %in, %out : f64
      linalg.yield %92 : f64
    } -> tensor<4x6x1xf64>
    %70 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69 : tensor<4x6x1xf64>) outs(%2 : tensor<4x6x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %92 = arith.divf %in, %cst_18 : f64
      linalg.yield %92 : f64
    } -> tensor<4x6x1xf64>
    %71 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70 : tensor<4x6x1xf64>) outs(%10 : tensor<4x6x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %92 = arith.truncf %in : f64 to f32
      linalg.yield %92 : f32
    } -> tensor<4x6x1xf32>
    %72 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%63 : tensor<4x6x16xf32>) outs(%12 : tensor<4x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.addf %in, %out : f32
      linalg.yield %92 : f32
    } -> tensor<4x6x1xf32>
    %73 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72 : tensor<4x6x1xf32>) outs(%10 : tensor<4x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.divf %in, %cst_19 : f32
      linalg.yield %92 : f32
    } -> tensor<4x6x1xf32>
    %74 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71 : tensor<4x6x1xf32>) outs(%10 : tensor<4x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.truncf %cst_17 : f64 to f32
      %93 = arith.addf %in, %92 : f32
      linalg.yield %93 : f32
    } -> tensor<4x6x1xf32>
    %75 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74 : tensor<4x6x1xf32>) outs(%10 : tensor<4x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = math.rsqrt %in : f32
      linalg.yield %92 : f32
    } -> tensor<4x6x1xf32>
    %76 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63, %73 : tensor<4x6x16xf32>, tensor<4x6x1xf32>) outs(%17 : tensor<4x6x16xf32>) {
    ^bb0(%in: f32, %in_48: f32, %out: f32):
      %92 = arith.subf %in, %in_48 : f32
      linalg.yield %92 : f32
    } -> tensor<4x6x16xf32>
    %77 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76, %75 : tensor<4x6x16xf32>, tensor<4x6x1xf32>) outs(%17 : tensor<4x6x16xf32>) {
    ^bb0(%in: f32, %in_48: f32, %out: f32):
      %92 = arith.mulf %in, %in_48 : f32
      linalg.yield %92 : f32
    } -> tensor<4x6x16xf32>
    %78 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77, %cst_10 : tensor<4x6x16xf32>, tensor<16xf32>) outs(%17 : tensor<4x6x16xf32>) {
    ^bb0(%in: f32, %in_48: f32, %out: f32):
      %92 = arith.mulf %in, %in_48 : f32
      linalg.yield %92 : f32
    } -> tensor<4x6x16xf32>
    %79 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %cst_9 : tensor<4x6x16xf32>, tensor<16xf32>) outs(%17 : tensor<4x6x16xf32>) {
    ^bb0(%in: f32, %in_48: f32, %out: f32):
      %92 = arith.addf %in, %in_48 : f32
      linalg.yield %92 : f32
    } -> tensor<4x6x16xf32>
    %collapsed_42 = tensor.collapse_shape %79 [[0, 1], [2]] : tensor<4x6x16xf32> into tensor<24x16xf32>
    %80 = tensor.empty() : tensor<16x32xf32>
    %transposed_43 = linalg.transpose ins(%cst_8 : tensor<32x16xf32>) outs(%80 : tensor<16x32xf32>) permutation = [1, 0] 
    %81 = tensor.empty() : tensor<24x32xf32>
    %82 = linalg.fill ins(%cst_0 : f32) outs(%81 : tensor<24x32xf32>) -> tensor<24x32xf32>
    %83 = linalg.matmul ins(%collapsed_42, %transposed_43 : tensor<24x16xf32>, tensor<16x32xf32>) outs(%82 : tensor<24x32xf32>) -> tensor<24x32xf32>
    %84 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%83, %cst_7 : tensor<24x32xf32>, tensor<32xf32>) outs(%81 : tensor<24x32xf32>) {
    ^bb0(%in: f32, %in_48: f32, %out: f32):
      %92 = arith.addf %in, %in_48 : f32
      linalg.yield %92 : f32
    } -> tensor<24x32xf32>
    %expanded_44 = tensor.expand_shape %84 [[0, 1], [2]] output_shape [4, 6, 32] : tensor<24x32xf32> into tensor<4x6x32xf32>
    %85 = tensor.empty() : tensor<4x6x32xf32>
    %86 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_44 : tensor<4x6x32xf32>) outs(%85 : tensor<4x6x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.negf %in : f32
      %93 = math.exp %92 : f32
      %94 = arith.addf %93, %cst_2 : f32
      %95 = arith.divf %cst_2, %94 : f32
      linalg.yield %95 : f32
    } -> tensor<4x6x32xf32>
    %87 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_44, %86 : tensor<4x6x32xf32>, tensor<4x6x32xf32>) outs(%85 : tensor<4x6x32xf32>) {
    ^bb0(%in: f32, %in_48: f32, %out: f32):
      %92 = arith.mulf %in, %in_48 : f32
      linalg.yield %92 : f32
    } -> tensor<4x6x32xf32>
    %collapsed_45 = tensor.collapse_shape %87 [[0, 1], [2]] : tensor<4x6x32xf32> into tensor<24x32xf32>
    %88 = tensor.empty() : tensor<32x16xf32>
    %transposed_46 = linalg.transpose ins(%cst_6 : tensor<16x32xf32>) outs(%88 : tensor<32x16xf32>) permutation = [1, 0] 
    %89 = linalg.matmul ins(%collapsed_45, %transposed_46 : tensor<24x32xf32>, tensor<32x16xf32>) outs(%60 : tensor<24x16xf32>) -> tensor<24x16xf32>
    %90 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%89, %cst_5 : tensor<24x16xf32>, tensor<16xf32>) outs(%59 : tensor<24x16xf32>) {
    ^bb0(%in: f32, %in_48: f32, %out: f32):
      %92 = arith.addf %in, %in_48 : f32
      linalg.yield %92 : f32
    } -> tensor<24x16xf32>
    %expanded_47 = tensor.expand_shape %90 [[0, 1], [2]] output_shape [4, 6, 16] : tensor<24x16xf32> into tensor<4x6x16xf32>
    %91 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63, %expanded_47 : tensor<4x6x16xf32>, tensor<4x6x16xf32>) outs(%17 : tensor<4x6x16xf32>) {
    ^bb0(%in: f32, %in_48: f32, %out: f32):
      %92 = arith.addf %in, %in_48 : f32
      linalg.yield %92 : f32
    } -> tensor<4x6x16xf32>
    return %91 : tensor<4x6x16xf32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_16_torch.float32_5: "0x04000000F6B2253EFCDCF8BDB713B8BD58B19F3D2502103E86BE2C3E0FD81B3EE45AC7BD2DB0253D4554E3BD0FD77F3BB4F9153ECC43B23D052627BEC0CF9BBDC3BB18BE",
      torch_tensor_16_32_torch.float32: "0x040000006F0C073EA9440ABDEC5F2D3E50ECB83DAE592FBEA784063D22887E3D715683BDD344093E1BE815BE08C165BD097B2C3EC3CA303E83DAB43D1C1ED8BDD0BF1BBE612E13BE9B0235BDF017CD3D373E653D7DDDAFBCC2CC223E10260E3EDE35A9BD79C89CBD5FEC07BB4D42163D2DDFA5BA1EC58B3DADC9F93D598F02BD53CBB13D00F5C43C25F88A3D510B953D858841BD256BA1BD7EBF9A3DB7CBE7BD3712BE3DA44AE8BD055FF83DA143913D536331BD62F0CE3D20756EBDB3421A3D842F553DDBE5933C0B68113D99FD65BBDA2E51BD22FCC93DA0CC8E3DE609873DF66AF43D056DBDBD173B28BD4F1BA5BB6E14123ECC2510BE47AACFBDAB792CBD7AA01ABE93040FBE0D01F83DF31B073C36A011BE301EEFBC6C71BEBBE8B580BDD26917BEDD08C53D24DDB2BC32BC303E04A30ABE34C1C6BDCA7816BC751DFCBD03EC033EA3FC0B3EDDFD233E868AE4BD9CCB003E2160FB3DAC0D90BD1EE89E3CDA84AC3D1A89013E4E1229BEE237343E8C0C36BDC682933DB5DBE0BD5E4D0BBE6A2FF5BD875ED53DE294B2BDF674D23D1AE65A3DB402903D630D21BDE20A65BD0A64A9BD3E5ECABDCEE7263E30671DBC4A419BBDD96B28BE4CFFFB3BC5AF33BEA66B08BB0F98E43DE385D0BD22EBC63D3EF966BD4D390BBEE14933BE76DAB33D1E7F0ABE6DC6B03D5758CF3C16C4C43D161208BEE34C1E3E094D34BE6A6609BE321CD93D27DEC43B214CCBBDC3E217BD6E1821BEF28A1DBE14591BBD4D170A3EFA3D583D368A083DAAE63FBD42C2243EF5E8DD3A9B7C743D4623383B87FAE13CBC74713D27E90A3E7264D03D3B55B93C38BE903DB2C059BD8D77F73D26434B3D9B9C083E3B1BE2BC43CC13BED0090F3D553F933D7444123EB1528C3DBFC3853D5E0E103E52D678BDB7D31F3E7A9DB93D30C9F13DE819013EF9E313BE2592BC3D1197283EFD56FEBDC63B78BC2CF3DCBDEDD72EBDBAD0D73C5CA8C13D073652BD47692BBECF7CC33D621DCB3D1A4403BD6DF71A3E008C0B3E42971FBD83B0DF3BC917FF3CADE30DBDE66232BD946CA3BDF1E2CDBD94CEB43DFD0157BD10AFADBD80751F3E5C89E73C059C023E33F6243E7A00CCBC3203D83C82D4273E6718F9BD221959BD0312CE3C9A7E44BCEDC6403DBA5EBE3D0EF394BD5385613C52C5233E57DCCCBD1A82F5BDF4D20ABE6B69D83D660926BE4B0FB0BDD384F43D0409D9BD2235133E763DA9BD2919E53CDF90BD3C65158EBB657EE13D61BE193E160BE2BD190BCB3DC676413DC2E257BBEA23FDBDFEC9563DFF63033E41601BBE5F2E27BE0BF531BE634E273D730D50BD1CEB60BDC48E283EE6AF38BD67E9E5BD6C43823C84B5C6BD8D2654BD473DBF3DD21C273D3B70F8BD5C562C3E1DF1F43DD9CBF6BDA0B29D3DC5C4943DFEE301BE3C70FEBD6DE315BE2345A13DF64DFC3C1E01993D45049FBDDE1C083ED6E9B83CB57010BE354036BD00C3B83D4C361F3DD38ADDBCD7F0FCBD7B36E1BD93221C3E8263CFBD2947003E2D5C72BD329AE73A5A4630BE225F6BBD7898183EE38422BE002AB63DD25718BE9D37D33C641E24BE164D0FBEF02212BEF2127BBD4E2DC53CE4B704BEE681373D5A0DDA3D1691133E6948203EC05CEE3DE03655BDE57585BC4C29203E6D19B43D1D0540BD5FAB083E82321EBEBCED1A3E1390CA3D4BC504BE48A413BED28F0D3EEF93323EAFBD7C3C19768DBD4326CE3DDC54A33D96BBB4BC5BED103E0CAAEA3D5A83343D11FBBB3D678F29BE0295A9BD93BE9E3C5CE8443D68FAC5BC85B3883D40935C3D7E4C27BE2063643D367C6BBC9F22F9BD4E7DC33B3C1432BDCA41C0BD96F324BE1D6F173E64DDDBBDDE80C23CBB03113E3371B6BC0349EDBDE8202FBEB59DF03C45A8B5BD4E37533C1F49673DEF274DBDD87AF53DEF72BCBC237C90BD1161EFBDB1AF5B3D0DD5DFBD0D35183D7AC5B6BC1AD0F83DAE7CB1BD2A59B2BDDC26BBBC6820DDBD6A068A3D4D9D84BD1989943D0B1ED23D3268D33D50ED04BDDE93C53DAAB5BFBDC65B34BE1CD289BC474003BEA23D0CBEC40E383D74AF1A3E6B798EBD7BD623BCC32503BEC21AFD3CAA6E4E3D9E4CDEBC8FB9093E78B011BE034CC2BCFAF4C8BD23F21E3E7453193E750F323EB98B263E48638F3DF09B0ABE9A93F5BD07942D3D599D21BE6133E53DC7649D3DCAC22C3D67FF1DBEA1AE033E294499BCD4EC97BD2206BD3D2CC1743CA50CA1BDF578293DA96DF1BDEE3D283EB7A91E3E36F7A63D4B87BF3D8CF133BEB540C9BD60302EBE5AB2BCBD141416BE403E053E0653C33D9535D53DBBB8A0BD7AF8093E0E42D1BCA7993BBDF2EEC23DDEC0EF3DA81A02BEF3552C3E5A2992BCD2D9403D613F34BE7037A13CC62DB3BDE9AFE2BD1D2997BD65DC57BAAB464EBD7BEBE7BD689B013E9469573DF37628BE51E3173D73DE313D5BDAD43B15D32F3DE07D72BCBF559E3D2BDEFEBDDE5D9ABD4A9A073E324CE0BDA8A0B13D007E273EA98625BE5E9C9EBD2C7A1A3E93212FBC54F10E3DCA19CE3C2132953DE02B95BDB100BC3C259DF63D1B5774BCCA1326BEFC477A3DC7D838BDECC118BDE1D0BC3D50CBFD3C1C04DBBDF311A7BD2822DCBCF1E432BD774919BDE974F7BD9A22033EDAC2BB3DCCE40E3D53F2233D6788A93CB55A073E50D8233DB399DC3C4204C7BDC88B713D1F5A29BE995D643DD7E71CBE6CD695BD5A22BF3D75A2D7BD0F24103EA408C8BDB9752B3E5B2B5F3D16E49CBDBCCCDC3D354F20BE2159E5BD21D2E2BD91A2BE3C64458E3C2FB21BBE32AD2E3E002731B9D453C1BD195D8A3B04689BBD64C4473DB50F833D81644DBD70D9283C796AD73D357BEBBDE77521BD70A3D5BC8987EFBD7BE56B3CC9E4D43BEA3612BEF488143DE2C62C3EEC90C03D3062C4BD",
      torch_tensor_32_torch.float32: "0x04000000181CFB3DB0C46D3E50904ABD18A0723DF0EAFBBDD8DC2BBD308400BEBEB63D3E009BC73AC849D03DD2CF0C3E18D23E3D20F2D93C70E595BCE6D958BEF8FB243D78DC62BDDE2C57BED4826E3E8055DABC4C88FFBD6C3879BEB4C96BBEA8F8C23DF4BAE9BD942BDDBD882014BE1EA54E3E702876BD44EF253EC83B4B3E2C7A46BE",
      torch_tensor_32_16_torch.float32: "0x04000000D8DCF43D90D6813DB8AEDDBD6A2E4DBE66950A3EBCCE19BE6084E2BC80020C3DC8FB14BE12730B3E361134BE40807B3D1009DB3CC0DBBB3D283E7BBE809B6C3C649AF93D44E523BED8637D3D0065803A762D593E28D458BD00DEDF3A1CB0DEBD285E7CBDE892923DDCE576BE1834423E0217383E6CD4D83D14A43F3EF4609FBDE83D693D0062503CCA0531BE10D6C4BDE8C3B5BD00307DBDF24F63BECE0A34BED07BC2BC28C61BBD106268BEA0CB5A3DFE630B3E4833553E5873573E56E232BE3C16A4BD28E4F2BDF8CF3B3D2033893D78D3633D4C99153E540F073E3E6809BE48BD2F3E88B02C3ED882073DE6B95EBEE6021DBEA4AE8E3D2005B13D0CB56E3EBC4A023E3092B93DC0B30BBC068F2E3E605CBABD4078D03DECDBF3BD00EC18BB6E4B173E74EEEA3D58CA65BD00754FBB361D0EBE5C28ED3DF6412C3EE83DB03DB8B877BE2A4237BE76612B3EF09E12BD8C371D3E0CB33C3EA0FA95BD683316BEDED770BE7CD9C33D604C033ED88631BD008878BE6CE424BEE0B15CBCB0ADE93DF08FABBD424325BE883832BEFE0C653E2868B93DC6D94FBE3E191EBE2E5159BE8027143DCCE7CFBD00DA5DBAB8FE21BD681660BEA8C464BE9A8F46BE546ED6BD80441F3D20C8F0BD400012BCE050F5BC4A1F6A3EC867E9BD4885703E1C8744BEF89655BEC87FA63DA2FD14BE004F033E9EA10DBE4A97493EFCE1773EB01C833C60D95A3D8AAC6E3ED0C2173E247C5FBE001E03BCE01567BE148E433ED88F3BBD0069E4BAA2481DBE7A330BBE30E5043DE037533EDCAD00BEE085C13CA0BB673E3E6E653EB03248BD5EF06F3E5474BA3DC227693EC00DF33B6CF558BE505E8BBD7C90993DA684083E7C077FBE2621473EC2A665BEE4FE153E26967C3E38597C3DC84241BD7AF40C3E7CF697BDA8A03DBE18AE35BEB0BBF03D6C83433EC0DB253C0C3778BE328C7BBE103A67BD98310A3EE0982ABE40018A3D04EC0BBE0C49503EF02886BD986655BD588860BE0C4C65BEE0698A3C6092253DF64E0A3E96DA5FBE086D333D30ED13BD242B163EE8CDE8BDE089983D0852CE3D3499003E489CAFBD64C4A43D98AF48BDFCDE893D4A6A1DBE846B4BBE8E6751BEB6ED20BE4CB1D8BDA86C183DA8FC5FBD10BC11BE80A2093B1CB0A1BD62CE1D3ECED752BED0FBBCBD988324BE60B4FC3CE0755F3C60A06BBC92007E3ED851C3BDC02D13BD6847843D20A9553EBE0A423EE0F5E93C08B4C1BD9433A83D4C12213E00D4AEBB788D0C3E0C84513E202809BED06162BD127B66BE08106B3DDE72363E08DA46BD0866233DF499A33DC0BAAEBB5C06473E0038153D54A27BBEB86653BECCA27DBE80D2283CA8620A3EC81807BD442C663E783838BD705B513D7AD8663E3C8F013EA0AC02BCC895763E6EF318BE20B5BE3D68AC213E58831EBED27870BEF8C4A33D403FC2BD323001BED8AD4B3DAAB539BE543F663E30D7B7BC20F8A3BDDE02563EE48F8E3D4818433D94CDF4BDB4FC733E6CF09BBD44EC543EA08B96BC526B003EDAFF333EB6973EBEF49F2ABE8C257DBEAAA4383E06285C3ED41EBBBD58C4FABD58682B3D3AD3093E70C27C3D686955BDCCD522BED6F25A3E02CA25BE605F77BE746DCCBDA0314C3D444EBE3D40F9C53DEC4C14BE1C80C4BD10ADE3BDDCF0F7BD3A9F57BEC89C513D04E694BDCC6676BE9A7B15BE62BD19BE94DBDCBDF82E1EBED09431BD547BB73D322F4FBEF070AFBC2C5993BDD2E102BEA06063BD6800D9BD60AD033C2ACB38BEB030423DB80A6B3EDC1F543E548FE5BD18D09D3DE6F871BE9A89573EDE1E7FBEB0C464BE06CB65BE44BC6DBE20AE0A3DB86387BD8017753DC06F7DBC40F9AFBBE0F9B8BD2AE217BE625656BE662C013E52FE03BE884250BDFCACF83D109B7DBDCC1781BD48A92ABEA4085BBE38BEF53D700867BD5CF9203ED0CA863C007CA6B9F81D67BE00DDB43BB06B67BD181512BE08FE6CBD4022563C38E440BE40462A3DEE20323ED0494A3D925D743EB8EBEE3DE6E449BED087C9BD186B76BD3829993D00A6E9BB9A004E3E90E8ED3CA42022BE10B5BBBD68FB54BE6C2C8DBD74BAFB3D80361E3B6A1F74BE28845DBEA49FB93D1EB160BED0304CBE8AA118BE90FF733EC49591BD2819D3BDC0DA2CBED8C3233E105825BD8076453D909F743DCC65903DD8DC233E408E543C10D7D33C50FF84BCE2ED46BE38576ABD2AA6733ED46E35BE5E9021BE48087EBE405F783C4A716FBE281F03BE90E36B3E6C0DD43DB863083E38572F3D2A8B59BE643EEEBD3A3F4FBEC44C1EBED05BAE3D5C018EBDEC2D7A3EEE9C3ABE14795ABE68C67C3EAA255DBEA2D6593EC8DE893DE05469BE80F85E3E98638BBDE41DD3BD94B447BE5C8958BED0FD633D6A757BBEE464D23D300A7DBD30AFB33D98B77ABD200FB13D00C6DFBB487C963DBC4DD0BDAC1630BE6069023D3C6623BE6AB21EBE522976BEE832A3BD640E2BBE5C5C473E6C7C383E90F5723D5600503E0489F63D642871BEB0E9CCBCD03726BD0E6F1BBEBCD2913D50CD9FBDDCD3F4BD80FE3EBBEE342ABEF6E0533EE8FD213EF653723EF05E35BD7837A73DE0BF24BCB4D553BE38A3E73D60D032BE88D2B8BD3849E5BDE6BE79BEC0EA123C70C1273DD04198BCAE463C3EA064443C18853ABD26A20BBE2C0A18BE309511BD5C3F16BE54E028BED06F07BDB0CD34BDAA441CBE0294153E921B593E4C8C2EBEC042E03DC492EDBDF0A6D4BC26FA6E3EF007033DDA1674BE82566B3EA04C2DBC1A3000BE383207BE46875B3E40428A3BD2650D3E1A40283E2CB9C6BD60D4AD3C509825BE14C6553E0E5F07BE560A2A3E94B9813D0AEB1D3EB05E34BE00C3FEBB1EA6043E407E23BC80156BBB0080F93DBA553FBEF84C4DBD3836E93D",
      torch_tensor_16_torch.float32_4: "0x0400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
      torch_tensor_16_torch.float32_3: "0x040000000000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F",
      torch_tensor_16_torch.float32_2: "0x040000009C6E74BE609B93BC98E4A23D78CB7EBE0AAD6DBE0027B23A04BEABBD9E59323E3400933DBA365EBE34BC66BEF6CE2F3EA89335BD64FADFBD2C45A13D804049BD",
      torch_tensor_16_16_torch.float32: "0x0400000036490D3E20520B3C74E3423EC062B03B9EE523BE906A423E6045983D06CC593E80337E3D16F0073E729E1F3E906D2C3D880B6EBDC87D533DFA7E32BEC0EE0B3C7090A4BDC07B813CB2B04ABEFC6B1C3E56306CBE7442DB3D6A97283E7A9F6ABE704C673E6A4E3EBE481449BD9EA8043E4C5BA2BDB424643EC4DEE1BDF81809BDEA5727BE2488EDBD0AD1793E3C87403EA0CB963C4064A83C8A3D59BE4044413ED88619BD548DD5BD06BB4BBE787A523EB4C8F23D3A321A3EA00FD43CCAB62DBE9CBBD13DB031EC3C74D0AB3D10FC7EBDE09EF1BD9628523E84A1AB3DC8CCCFBD60E2B63CA8975EBD6023AFBCEC8D0F3E4EC14BBE40B0673E644D2C3E00406139E86CD1BDF0C8503DD47229BEF648263E6A6307BE18A9433D58DC7BBE102FF53D7E4C2D3E0826403E102BA73CE826173E7492AE3D7EAD2B3E7A76103E4AFB5FBEF0E6D73CB48CAEBD607AF4BDB430333E308F12BD48121F3D642F213EBE512C3EBC9E083E78C732BD723264BE90C175BECCEFA03D806E42BB6EBE21BE709BDF3D5E5E683E6010143E487410BD385E0A3D164B23BE0CA9F13D0A6346BE8EBD303E08DBE9BDE010CBBDB66D56BED89F77BDF019C6BC24FFEBBDB83B363E5CEB123EB4EF61BEF0DCCCBC2024AC3DF4FC763EF8D974BD842A1D3E407865BCC05FC4BD7AA91C3E7C1E64BE167A563E3EB37F3ED8C98BBD5040CA3DC8487F3E385C9A3DE039C83DD000BC3DE478D1BDE8F4793DF67008BE1C9A5A3E3866DBBD70176A3DC45094BD6606003E0008873B2EC30C3E1CA48ABD4A3916BE184CC43D6E1210BE102F52BE04D1C53D6AF719BEA472C0BD20B07FBD606C913C6053B1BD1045B8BD70AF80BD1867333E8C4E993D087FF6BD76F430BE80CFBD3BE806A43D006DABBB24DC153E0053573E0410963D50DBA83D9A85143E9866AFBD80A3353DD6F84E3EAC2DF5BDE0649F3CCC2BC8BD30D844BE8698073ED28E4C3EDE4C0ABE14E4BF3D68009D3DFCEAC73D36EB0C3ED6FF6E3EDA4D423EAE0060BECCB7C8BD5AF6073EA02412BEC011493D187FDBBD88604B3D58D3F93D7CEDA03DB2F7393E4072F6BC9AF90A3E1C86A53D985BA1BDDECD34BE88356A3E54A798BD5ED3403EBC5D213E60F024BC487553BE90DFA43CE082F7BDE83A853D9483CBBD0C50453EF2F866BE2CD589BDB87B213D805FC33C3450523E14C6A1BD6A5A4CBE4A7E293E74118F3D62A3283ED88317BE465C16BE24D2CEBD809B913CF47EAD3D921C13BE40D2C0BC48FB30BD7295693EDCA5B8BD0015783E34031DBEB4F9D2BD728C40BE64983C3EB40B30BE0CEFD33D1024BCBD3C1B7F3E2871103D90505EBEF03B303D90FEF83CF69A77BED8814D3DA03F743E6857933D0043AEBA084754BD180F883D9C1AE4BD96197C3E224D5D3E7C30EF3D84B5BEBD585F70BE4C5F13BE4EE8783E16FA6ABE",
      torch_tensor_48_torch.float32: "0x04000000043FFDBD44526EBEF07B2B3E603323BCDE8A09BE688FD0BD3C9B863DFEA839BEF088833C800B4ABB586BAE3DB41BCB3DDE4327BEB013DD3D6A4F413E60D9833C9A6B023E38D6C1BD78654B3D089B953DD47BECBD120F1E3E1C0C72BE6053C0BD94A016BE9AF817BEA21F1BBEF83971BE50BC2F3D78904ABD048E57BE00A0D7B850942ABDB036D33D708548BEE00990BD40C6523DB007D93D50EE9A3C48C08A3D04E87F3EEC5CB1BDBA792E3EF2835C3E367662BE20B3773DD402113E18BB1FBD",
      torch_tensor_48_16_torch.float32: "0x04000000B66C03BEC0535B3DF85FEDBDBC73C7BDE25E2BBE7A7A55BEAA4A4C3E805001BD8043E3BB8CCEFEBDCA6E323E108712BEA815CFBD5CD647BEF24357BE6E46633E9EAE45BE305F0DBD203494BD108ABB3DB4F1883D4E3F44BE34E8653E88027FBE308FCA3C1019ABBC684D6DBD9C742E3E2425583EC863053D80D6B4BDB6523E3E48D6203E30EB373DB0098CBDE0AF2C3CD82B643E3018DE3C70CB49BD66BE58BE9A2F09BE62E4383E203C10BCF06188BC485AC73DE86D28BE10598ABC940090BDCEF1053EC456503E8EBE203EBCDC3E3EA6C964BEC0C4B5BD1084F23C506F59BE40E48A3DA6CD27BEFC65DB3DB6314F3EB6FE5ABE6483563E60E6EE3DA0F028BE9809753EF8B75DBE20582CBE34B1FEBD406A4FBC40E1373DC84196BD1EA672BE6067ECBC363B423E9C1A453ECC26003E68AC143D20707E3D545A45BE3C54CF3DC6C77EBEC870D3BD588D86BD32FD3B3E40CDEEBB8438E9BDD8E6323DD46B54BE488E87BDACCC8D3DC0A287BC9014D7BCFA751C3EFC7642BECE4201BEFACC773EC0C34B3D00CC25BDBE9A043E70011A3E901C2BBDE844D5BD706127BD58E9B93D10BA02BDFEFD143EA4C350BE1434FBBDB228433E6856063D60344E3DF864A83DD8F671BDB4C0CCBD7CE2923D24B287BD9081D3BDD849073DC0AF773DD0EAB8BCB0212DBEC0D41ABD0E1511BEB2BC063E22A029BE3A1E4C3E70ECCB3D98375BBE54FA3D3EEC2A7DBE80256EBCDED51FBE003B5CBE70EACA3C683FF8BDC40B393E7E3E49BE607C543EAC711A3E5A38603E18EE95BD9EEA1CBED4132ABECEE1543E08A8FEBD402AFCBCF8D51DBDA82A303D7C1152BE406C4E3E9C6C3DBE8CCA7B3E6856C8BD7491E4BD58C00CBD9087973D48BB3DBD1A807FBEF410343EA4907D3ECC28013EB2807A3EB88B8B3D107BA0BC1EE74BBECABE5FBE564130BEFCE781BD1212153E343ED3BDE0151FBC803A67BB805727BE40C2DDBB862E773EF29B4C3E7AF9423EA0FCC9BC0049913BA8F30B3E084EAABDB47FCFBDDE075B3EA0D8693C58DA2CBEFAB4573EF0F5293D88F9083EAE565EBE80063E3D20951C3E38BA13BDF68211BEC0D04C3E5824EE3D0CD2913D402C723D80CFB43BB8CE123EB8DA5FBD6CB116BE9881C33D7099883D7CF1C23D4079E3BCA8E307BDE0C5A2BC6C01873D9E7144BE729B6EBE9C96BF3D34290CBE9048ACBCE8F08D3D28A00F3D9208253EC03A063D60847D3D8051B7BC0827173DECBCBB3D9CA52E3E269072BEC447D5BDF8B765BEA821CCBD680D1C3E7C8F72BE726165BEDA3A143E702D17BE0A1A3B3E9C889F3D3C85803D9E5E4B3EAE216DBEB2773B3E580AA63D4E8C2BBEC826793DB4B18EBD0883CDBD30CEDDBCDC63F1BD16DB5F3EFA565C3ED079DABCCC0363BE20937ABCF04F873CA41D2B3E00C9033CFC03953D04DA873D3A4111BE1CCB1EBE1ECE64BE00A900BBDC949E3D609F91BC947D783E405743BD020C27BEF8AA2A3D542F90BD28610CBD1A0D783E800CEBBB6EA05F3E28C0083DA479BEBD54B03B3E32D311BE2086073C282B663D98CDE53D6A336CBEA0EE483C209184BD56FB253E6042AC3D4435CD3D2AEC193E104165BDE03683BC7E604D3E4E554EBEC6F330BE50D2953C3CD1CABD00956A3CE223623E6069EDBC42465ABE64BEE8BD161A6B3E40F660BD2C80E0BDFC76E63DE088FD3CC0B561BE8231553EF228103EEA825E3E040DE03D709FACBD1824A7BD6420F83DA08146BD40C2483D9C0F78BED017FDBD602EBE3DA0ED49BCF424F6BDEC4C5FBE0EB4223E60E24DBD48877BBE1CFC763E2027F93DA41F19BE3AD63ABE4660773E00D1883AD2F619BE7A50133E584C55BD504B8C3CE85B05BEA6D458BEF2032ABE60E0E0BCA25439BEDC507C3E8053313B8802C4BD4C5ACA3D2CF662BE26F102BEC84EC03D7E8359BEAC2EFF3D2025AC3C647455BE0A107EBE64D1A13D9401F23D40B44CBD905E62BE708B13BE20ABD93C4004153C680F833D5810353D80B256BC1619073ED052783E4833553EFC9E683E3CCDACBDD0C0AEBDF082E2BC7C53973D283FCF3D008DB6BC6C5B25BEEA2641BEBA74763E78A789BDB0690ABD68E41CBE3CD4FDBD38E9603DC0A5D73DD867CABDF873BCBDF2CA4A3E22D803BE6AFF3EBE90C21FBD6698733EA0CF5E3D487D0D3D6000FFBCB6F81F3EF4C5FDBD20922D3EF8E9713D00B4E33C68F80C3DB4E11DBE08223E3E0674063EDA3848BE5E5B6EBEC0CD83BDFC122A3EE412FCBD30456D3EEAB500BED43E67BEF038E13D4AB61ABEF06B21BDE0B19FBD80BBA2BC4E125FBEB4CD6ABED018DC3DF011E8BC506D1ABE40B0D0BBD6A869BE10E8873D7C26F33DE645783E6A8E50BEB055F8BC0EEE0A3E2C9D6A3E082336BEA894D93DEC62D33DBE551A3E947D30BE92AF363E3402DFBD9A941DBE90524B3D2EDE583E5A8729BE32AE083E708CEABC1473A33DB2B2473EB4048B3D228554BEA0269ABD983D4B3D8AF557BE603D2A3DCC7609BE408C4BBDD429B73DAA084EBE0E5B24BE8086E93DC4317DBE1C2D303E726545BE00E883BBE835523D0408CA3D14E41EBE78CD093DF075DC3DDA925B3E14A740BE548DFEBD6827953D207E03BC78C12CBE6C7657BE564F63BEB22233BE58FED9BD2AC431BE449360BE60DD9F3C0022163EBC66F1BDA0CBCC3C00FA49BB6C53EF3DAA8931BEC076423CFAF26E3E5EC3363ED4B97DBE08271ABD00BA183B780FA9BD3C3028BEAC2132BE881A2A3E18C2A5BD20CC83BC903C963D5A211DBEC08AB63CA245183E20AE15BEBCF5943D40E70BBC0CC20C3E601B2A3E24D6873D0087F73B665F5CBEE0DACB3D12131C3EACF8B9BD7C317EBE12744F3E905C70BDC0DF4C3D70ED8FBD3842233EE8AB793E8078203ED8F0A2BDF866333E34D2F93DB0CEC73CFC334EBE6CD9DBBD72487DBEAE382B3EBC0D7D3EA21F153E0C98A33D7803723DC46F763E60C901BE34E4ABBD5CDB65BEE0CCCABCD07B8C3CA8278C3D5C1832BE40FEECBCBAF152BE963D50BED078053D1EE579BE9C55883DACD36BBEA42132BED87954BDC84B74BEFEC04E3E56C1513E5AB705BEF081563D94F6023E28B3A23DB82B09BD4A7671BEC6253A3E6A8960BE00A53DBDC0147E3C849FA8BD3444BBBDD4405DBEC0AF613C508AE8BC722E5F3EAC8FA8BDC2DD453EA0E7413C5008E6BDB88673BDD068E8BC80B5293BE8B428BDA4F2973DF4D1523EB8F4203DF473B93DD0151E3EA0B95C3D5C04EC3DF448063E909E6F3EAEA369BEB433AF3D809839BC88E637BDC465C5BD48E8193E822F6A3E44EB50BECA4F0A3E5486303EF0F7323D0000413BA6FF443E80E1F23B18697FBDD03B97BC7C44A43D742C803D00FE5CBC0C9FA13D68E4893D06604FBE30287F3DD2A11C3E50DEEA3C50EFBABCA21A443E92A95FBE0CB2E9BD546BE7BD86325D3ED89B77BEB01DCB3C02FC77BE20B106BC70D7BE3D90776FBD1C82783E00A0503A3A8402BEFC06843DEA22053E003402BA56005B3ECA0622BE9875DA3DAE5D113E504EFE3D0050C0B85C28923DBCD548BEC0E548BEE0977EBC505700BD2A163E3E72E3393E88942D3E4C83EABD30F848BEB22070BE604CB93D54AD66BEDE8D7FBE986001BE4C2458BEE0C5C9BDF62921BE3E5603BEAC62733E30F840BDA45C543E80C2B53B10AE03BD8CE795BDEAFE36BEC4AE4DBE8E42313E18C79DBD449879BE54F06A3E40F5973B724D2BBECE3A49BE28FC56BE947960BEECA8673EA682303E9081A73CA62E5ABE1CEA85BD2C7C70BE0C72B03D30F287BD60215BBD3CC09FBD4C0DF03DF2910A3E2851603DF83A00BD4064CABC00258FBB4EA23EBE0ECC793E10D1DCBD4AF1143E58830FBE00FADB3A8845AF3DE00D6BBEB4DAEA3D30F443BE38E50E3DF80E4BBDC2BE123E82CE783E48C6663D40EAE9BBF0AAFDBD60E4BE3DE86FF6BD847DD33D38EADDBDFEA52D3E785C443EB0F91C3E801E243BD06FED3D8A4669BEEE9B4F3E1C0685BD28A7BA3D18672DBD44ECABBD2070F0BD3820253ED0460BBEE89334BDA423013E5069CE3CF46557BE588F7EBEACEBF8BDEE1C6C3ECA0536BE34170D3EB23F373E0039D4BD481AE2BDFA2C38BEA8B91F3DD8260FBDE000473CE015DE3D40F5D63DD488A1BDB0A88C3C603F733D8060AE3BB0E94C3DEC67CFBD22D6513E6010D2BC180403BD64C365BEF69039BE80D3FE3B785D1EBD2EB600BEDC00063E4059B7BC7810B43DC49E573EF463EBBD00FEFBBD18C54DBD406DADBCA80A00BEA0D875BD4020ECBBCCA9E53D7AD76C3EFC913D3E00C0D83CF00E81BC7426833DA03427BCF06206BDC80FB03D1A4850BE38B659BE00BB843AAC2F9BBD",
      torch_tensor_16_torch.float32_1: "0x0400000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
      torch_tensor_16_torch.float32: "0x040000000000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F"
    }
  }
#-}
