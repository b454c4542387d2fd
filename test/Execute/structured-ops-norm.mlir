// RUN: gspmd-run %s --no-partition
// RUN: %python %S/shard_inputs.py %s 0 | gspmd-run -
// RUN: %python %S/shard_inputs.py %s 1 | gspmd-run -
// Written by generate_elementwise.py: batch normalizations.

func.func @main() {
  %c1 = stablehlo.constant dense<[[1.0, 2.0, 5.0], [4.0, -1.0, 0.5]]> : tensor<2x3xf16>
  %c2 = stablehlo.constant dense<[1.5, 1.0, -2.0]> : tensor<3xf16>
  %c3 = stablehlo.constant dense<[0.0, 1.0, 0.5]> : tensor<3xf16>
  %r4, %r5, %r6 = "stablehlo.batch_norm_training"(%c1, %c2, %c3) <{epsilon = 5.0e-1 : f32, feature_index = 1 : i64}> : (tensor<2x3xf16>, tensor<3xf16>, tensor<3xf16>) -> (tensor<2x3xf16>, tensor<3xf16>, tensor<3xf16>)
  %c7 = stablehlo.constant dense<[[-1.356, 1.904, -1.408], [1.356, 0.09546, 2.408]]> : tensor<2x3xf16>
  check.expect_close %r4, %c7, max_ulp_difference = 16 : tensor<2x3xf16>, tensor<2x3xf16>
  %c8 = stablehlo.constant dense<[2.5, 0.5, 2.75]> : tensor<3xf16>
  check.expect_close %r5, %c8, max_ulp_difference = 16 : tensor<3xf16>, tensor<3xf16>
  %c9 = stablehlo.constant dense<[2.25, 2.25, 5.062]> : tensor<3xf16>
  check.expect_close %r6, %c9, max_ulp_difference = 16 : tensor<3xf16>, tensor<3xf16>
  %r10 = "stablehlo.batch_norm_inference"(%c1, %c2, %c3, %c8, %c9) <{epsilon = 5.0e-1 : f32, feature_index = 1 : i64}> : (tensor<2x3xf16>, tensor<3xf16>, tensor<3xf16>, tensor<3xf16>, tensor<3xf16>) -> tensor<2x3xf16>
  check.expect_close %r10, %c7, max_ulp_difference = 16 : tensor<2x3xf16>, tensor<2x3xf16>
  %c11 = stablehlo.constant dense<[[0.5, -1.0, 2.0], [1.0, 0.25, -0.5]]> : tensor<2x3xf16>
  %r12, %r13, %r14 = "stablehlo.batch_norm_grad"(%c1, %c2, %c8, %c9, %c11) <{epsilon = 5.0e-1 : f32, feature_index = 1 : i64}> : (tensor<2x3xf16>, tensor<3xf16>, tensor<3xf16>, tensor<3xf16>, tensor<2x3xf16>) -> (tensor<2x3xf16>, tensor<3xf16>, tensor<3xf16>)
  %c15 = stablehlo.constant dense<[[-0.0411, -0.06854, -0.0953], [0.0411, 0.06854, 0.0953]]> : tensor<2x3xf16>
  check.expect_close %r12, %c15, max_ulp_difference = 64 : tensor<2x3xf16>, tensor<2x3xf16>
  %c16 = stablehlo.constant dense<[0.4521, -1.131, 2.385]> : tensor<3xf16>
  check.expect_close %r13, %c16, max_ulp_difference = 64 : tensor<3xf16>, tensor<3xf16>
  %c17 = stablehlo.constant dense<[1.5, -0.75, 1.5]> : tensor<3xf16>
  check.expect_close %r14, %c17, max_ulp_difference = 64 : tensor<3xf16>, tensor<3xf16>
  %c18 = stablehlo.constant dense<[[1.0, 2.0, 5.0], [4.0, -1.0, 0.5]]> : tensor<2x3xbf16>
  %c19 = stablehlo.constant dense<[1.5, 1.0, -2.0]> : tensor<3xbf16>
  %c20 = stablehlo.constant dense<[0.0, 1.0, 0.5]> : tensor<3xbf16>
  %r21, %r22, %r23 = "stablehlo.batch_norm_training"(%c18, %c19, %c20) <{epsilon = 5.0e-1 : f32, feature_index = 1 : i64}> : (tensor<2x3xbf16>, tensor<3xbf16>, tensor<3xbf16>) -> (tensor<2x3xbf16>, tensor<3xbf16>, tensor<3xbf16>)
  %c24 = stablehlo.constant dense<[[-1.359375, 1.90625, -1.40625], [1.359375, 0.095703125, 2.40625]]> : tensor<2x3xbf16>
  check.expect_close %r21, %c24, max_ulp_difference = 16 : tensor<2x3xbf16>, tensor<2x3xbf16>
  %c25 = stablehlo.constant dense<[2.5, 0.5, 2.75]> : tensor<3xbf16>
  check.expect_close %r22, %c25, max_ulp_difference = 16 : tensor<3xbf16>, tensor<3xbf16>
  %c26 = stablehlo.constant dense<[2.25, 2.25, 5.0625]> : tensor<3xbf16>
  check.expect_close %r23, %c26, max_ulp_difference = 16 : tensor<3xbf16>, tensor<3xbf16>
  %r27 = "stablehlo.batch_norm_inference"(%c18, %c19, %c20, %c25, %c26) <{epsilon = 5.0e-1 : f32, feature_index = 1 : i64}> : (tensor<2x3xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>) -> tensor<2x3xbf16>
  check.expect_close %r27, %c24, max_ulp_difference = 16 : tensor<2x3xbf16>, tensor<2x3xbf16>
  %c28 = stablehlo.constant dense<[[0.5, -1.0, 2.0], [1.0, 0.25, -0.5]]> : tensor<2x3xbf16>
  %r29, %r30, %r31 = "stablehlo.batch_norm_grad"(%c18, %c19, %c25, %c26, %c28) <{epsilon = 5.0e-1 : f32, feature_index = 1 : i64}> : (tensor<2x3xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<2x3xbf16>) -> (tensor<2x3xbf16>, tensor<3xbf16>, tensor<3xbf16>)
  %c32 = stablehlo.constant dense<[[-0.041015625, -0.068359375, -0.09521484375], [0.041015625, 0.068359375, 0.09521484375]]> : tensor<2x3xbf16>
  check.expect_close %r29, %c32, max_ulp_difference = 64 : tensor<2x3xbf16>, tensor<2x3xbf16>
  %c33 = stablehlo.constant dense<[0.453125, -1.1328125, 2.390625]> : tensor<3xbf16>
  check.expect_close %r30, %c33, max_ulp_difference = 64 : tensor<3xbf16>, tensor<3xbf16>
  %c34 = stablehlo.constant dense<[1.5, -0.75, 1.5]> : tensor<3xbf16>
  check.expect_close %r31, %c34, max_ulp_difference = 64 : tensor<3xbf16>, tensor<3xbf16>
  %c35 = stablehlo.constant dense<[[1.0, 2.0, 5.0], [4.0, -1.0, 0.5]]> : tensor<2x3xf32>
  %c36 = stablehlo.constant dense<[1.5, 1.0, -2.0]> : tensor<3xf32>
  %c37 = stablehlo.constant dense<[0.0, 1.0, 0.5]> : tensor<3xf32>
  %r38, %r39, %r40 = "stablehlo.batch_norm_training"(%c35, %c36, %c37) <{epsilon = 5.0e-1 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  %c41 = stablehlo.constant dense<[[-1.356801, 1.904534, -1.4079962], [1.356801, 0.095465966, 2.4079962]]> : tensor<2x3xf32>
  check.expect_close %r38, %c41, max_ulp_difference = 16 : tensor<2x3xf32>, tensor<2x3xf32>
  %c42 = stablehlo.constant dense<[2.5, 0.5, 2.75]> : tensor<3xf32>
  check.expect_close %r39, %c42, max_ulp_difference = 16 : tensor<3xf32>, tensor<3xf32>
  %c43 = stablehlo.constant dense<[2.25, 2.25, 5.0625]> : tensor<3xf32>
  check.expect_close %r40, %c43, max_ulp_difference = 16 : tensor<3xf32>, tensor<3xf32>
  %r44 = "stablehlo.batch_norm_inference"(%c35, %c36, %c37, %c42, %c43) <{epsilon = 5.0e-1 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  check.expect_close %r44, %c41, max_ulp_difference = 16 : tensor<2x3xf32>, tensor<2x3xf32>
  %c45 = stablehlo.constant dense<[[0.5, -1.0, 2.0], [1.0, 0.25, -0.5]]> : tensor<2x3xf32>
  %r46, %r47, %r48 = "stablehlo.batch_norm_grad"(%c35, %c36, %c42, %c43, %c45) <{epsilon = 5.0e-1 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  %c49 = stablehlo.constant dense<[[-0.041115183, -0.06852531, -0.09528071], [0.041115183, 0.06852531, 0.09528071]]> : tensor<2x3xf32>
  check.expect_close %r46, %c49, max_ulp_difference = 64 : tensor<2x3xf32>, tensor<2x3xf32>
  %c50 = stablehlo.constant dense<[0.45226702, -1.1306676, 2.3849952]> : tensor<3xf32>
  check.expect_close %r47, %c50, max_ulp_difference = 64 : tensor<3xf32>, tensor<3xf32>
  %c51 = stablehlo.constant dense<[1.5, -0.75, 1.5]> : tensor<3xf32>
  check.expect_close %r48, %c51, max_ulp_difference = 64 : tensor<3xf32>, tensor<3xf32>
  %c52 = stablehlo.constant dense<[[1.0, 2.0, 5.0], [4.0, -1.0, 0.5]]> : tensor<2x3xf64>
  %c53 = stablehlo.constant dense<[1.5, 1.0, -2.0]> : tensor<3xf64>
  %c54 = stablehlo.constant dense<[0.0, 1.0, 0.5]> : tensor<3xf64>
  %r55, %r56, %r57 = "stablehlo.batch_norm_training"(%c52, %c53, %c54) <{epsilon = 5.0e-1 : f32, feature_index = 1 : i64}> : (tensor<2x3xf64>, tensor<3xf64>, tensor<3xf64>) -> (tensor<2x3xf64>, tensor<3xf64>, tensor<3xf64>)
  %c58 = stablehlo.constant dense<[[-1.3568010505999364, 1.9045340337332908, -1.407996184011448], [1.3568010505999364, 0.09546596626670911, 2.407996184011448]]> : tensor<2x3xf64>
  check.expect_close %r55, %c58, max_ulp_difference = 16 : tensor<2x3xf64>, tensor<2x3xf64>
  %c59 = stablehlo.constant dense<[2.5, 0.5, 2.75]> : tensor<3xf64>
  check.expect_close %r56, %c59, max_ulp_difference = 16 : tensor<3xf64>, tensor<3xf64>
  %c60 = stablehlo.constant dense<[2.25, 2.25, 5.0625]> : tensor<3xf64>
  check.expect_close %r57, %c60, max_ulp_difference = 16 : tensor<3xf64>, tensor<3xf64>
  %r61 = "stablehlo.batch_norm_inference"(%c52, %c53, %c54, %c59, %c60) <{epsilon = 5.0e-1 : f32, feature_index = 1 : i64}> : (tensor<2x3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>) -> tensor<2x3xf64>
  check.expect_close %r61, %c58, max_ulp_difference = 16 : tensor<2x3xf64>, tensor<2x3xf64>
  %c62 = stablehlo.constant dense<[[0.5, -1.0, 2.0], [1.0, 0.25, -0.5]]> : tensor<2x3xf64>
  %r63, %r64, %r65 = "stablehlo.batch_norm_grad"(%c52, %c53, %c59, %c60, %c62) <{epsilon = 5.0e-1 : f32, feature_index = 1 : i64}> : (tensor<2x3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<2x3xf64>) -> (tensor<2x3xf64>, tensor<3xf64>, tensor<3xf64>)
  %c66 = stablehlo.constant dense<[[-0.041115183351513214, -0.06852530558585537, -0.09528070831517829], [0.041115183351513214, 0.06852530558585537, 0.09528070831517829]]> : tensor<2x3xf64>
  check.expect_close %r63, %c66, max_ulp_difference = 64 : tensor<2x3xf64>, tensor<2x3xf64>
  %c67 = stablehlo.constant dense<[0.45226701686664544, -1.1306675421666137, 2.3849952300143102]> : tensor<3xf64>
  check.expect_close %r64, %c67, max_ulp_difference = 64 : tensor<3xf64>, tensor<3xf64>
  %c68 = stablehlo.constant dense<[1.5, -0.75, 1.5]> : tensor<3xf64>
  check.expect_close %r65, %c68, max_ulp_difference = 64 : tensor<3xf64>, tensor<3xf64>
  return
}
