// RUN: gspmd-run %s --no-partition
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
  %c10 = stablehlo.constant dense<[2.5, 0.5, 2.75]> : tensor<3xf16>
  %c11 = stablehlo.constant dense<[2.25, 2.25, 5.062]> : tensor<3xf16>
  %r12 = "stablehlo.batch_norm_inference"(%c1, %c2, %c3, %c10, %c11) <{epsilon = 5.0e-1 : f32, feature_index = 1 : i64}> : (tensor<2x3xf16>, tensor<3xf16>, tensor<3xf16>, tensor<3xf16>, tensor<3xf16>) -> tensor<2x3xf16>
  %c13 = stablehlo.constant dense<[[-1.356, 1.904, -1.408], [1.356, 0.09546, 2.408]]> : tensor<2x3xf16>
  check.expect_close %r12, %c13, max_ulp_difference = 16 : tensor<2x3xf16>, tensor<2x3xf16>
  %c14 = stablehlo.constant dense<[[0.5, -1.0, 2.0], [1.0, 0.25, -0.5]]> : tensor<2x3xf16>
  %r15, %r16, %r17 = "stablehlo.batch_norm_grad"(%c1, %c2, %c10, %c11, %c14) <{epsilon = 5.0e-1 : f32, feature_index = 1 : i64}> : (tensor<2x3xf16>, tensor<3xf16>, tensor<3xf16>, tensor<3xf16>, tensor<2x3xf16>) -> (tensor<2x3xf16>, tensor<3xf16>, tensor<3xf16>)
  %c18 = stablehlo.constant dense<[[-0.0411, -0.06854, -0.0953], [0.0411, 0.06854, 0.0953]]> : tensor<2x3xf16>
  check.expect_close %r15, %c18, max_ulp_difference = 64 : tensor<2x3xf16>, tensor<2x3xf16>
  %c19 = stablehlo.constant dense<[0.4521, -1.131, 2.385]> : tensor<3xf16>
  check.expect_close %r16, %c19, max_ulp_difference = 64 : tensor<3xf16>, tensor<3xf16>
  %c20 = stablehlo.constant dense<[1.5, -0.75, 1.5]> : tensor<3xf16>
  check.expect_close %r17, %c20, max_ulp_difference = 64 : tensor<3xf16>, tensor<3xf16>
  %c21 = stablehlo.constant dense<[[1.0, 2.0, 5.0], [4.0, -1.0, 0.5]]> : tensor<2x3xbf16>
  %c22 = stablehlo.constant dense<[1.5, 1.0, -2.0]> : tensor<3xbf16>
  %c23 = stablehlo.constant dense<[0.0, 1.0, 0.5]> : tensor<3xbf16>
  %r24, %r25, %r26 = "stablehlo.batch_norm_training"(%c21, %c22, %c23) <{epsilon = 5.0e-1 : f32, feature_index = 1 : i64}> : (tensor<2x3xbf16>, tensor<3xbf16>, tensor<3xbf16>) -> (tensor<2x3xbf16>, tensor<3xbf16>, tensor<3xbf16>)
  %c27 = stablehlo.constant dense<[[-1.359375, 1.90625, -1.40625], [1.359375, 0.095703125, 2.40625]]> : tensor<2x3xbf16>
  check.expect_close %r24, %c27, max_ulp_difference = 16 : tensor<2x3xbf16>, tensor<2x3xbf16>
  %c28 = stablehlo.constant dense<[2.5, 0.5, 2.75]> : tensor<3xbf16>
  check.expect_close %r25, %c28, max_ulp_difference = 16 : tensor<3xbf16>, tensor<3xbf16>
  %c29 = stablehlo.constant dense<[2.25, 2.25, 5.0625]> : tensor<3xbf16>
  check.expect_close %r26, %c29, max_ulp_difference = 16 : tensor<3xbf16>, tensor<3xbf16>
  %c30 = stablehlo.constant dense<[2.5, 0.5, 2.75]> : tensor<3xbf16>
  %c31 = stablehlo.constant dense<[2.25, 2.25, 5.0625]> : tensor<3xbf16>
  %r32 = "stablehlo.batch_norm_inference"(%c21, %c22, %c23, %c30, %c31) <{epsilon = 5.0e-1 : f32, feature_index = 1 : i64}> : (tensor<2x3xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>) -> tensor<2x3xbf16>
  %c33 = stablehlo.constant dense<[[-1.359375, 1.90625, -1.40625], [1.359375, 0.095703125, 2.40625]]> : tensor<2x3xbf16>
  check.expect_close %r32, %c33, max_ulp_difference = 16 : tensor<2x3xbf16>, tensor<2x3xbf16>
  %c34 = stablehlo.constant dense<[[0.5, -1.0, 2.0], [1.0, 0.25, -0.5]]> : tensor<2x3xbf16>
  %r35, %r36, %r37 = "stablehlo.batch_norm_grad"(%c21, %c22, %c30, %c31, %c34) <{epsilon = 5.0e-1 : f32, feature_index = 1 : i64}> : (tensor<2x3xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<2x3xbf16>) -> (tensor<2x3xbf16>, tensor<3xbf16>, tensor<3xbf16>)
  %c38 = stablehlo.constant dense<[[-0.041015625, -0.068359375, -0.09521484375], [0.041015625, 0.068359375, 0.09521484375]]> : tensor<2x3xbf16>
  check.expect_close %r35, %c38, max_ulp_difference = 64 : tensor<2x3xbf16>, tensor<2x3xbf16>
  %c39 = stablehlo.constant dense<[0.453125, -1.1328125, 2.390625]> : tensor<3xbf16>
  check.expect_close %r36, %c39, max_ulp_difference = 64 : tensor<3xbf16>, tensor<3xbf16>
  %c40 = stablehlo.constant dense<[1.5, -0.75, 1.5]> : tensor<3xbf16>
  check.expect_close %r37, %c40, max_ulp_difference = 64 : tensor<3xbf16>, tensor<3xbf16>
  %c41 = stablehlo.constant dense<[[1.0, 2.0, 5.0], [4.0, -1.0, 0.5]]> : tensor<2x3xf32>
  %c42 = stablehlo.constant dense<[1.5, 1.0, -2.0]> : tensor<3xf32>
  %c43 = stablehlo.constant dense<[0.0, 1.0, 0.5]> : tensor<3xf32>
  %r44, %r45, %r46 = "stablehlo.batch_norm_training"(%c41, %c42, %c43) <{epsilon = 5.0e-1 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  %c47 = stablehlo.constant dense<[[-1.356801, 1.904534, -1.4079962], [1.356801, 0.095465966, 2.4079962]]> : tensor<2x3xf32>
  check.expect_close %r44, %c47, max_ulp_difference = 16 : tensor<2x3xf32>, tensor<2x3xf32>
  %c48 = stablehlo.constant dense<[2.5, 0.5, 2.75]> : tensor<3xf32>
  check.expect_close %r45, %c48, max_ulp_difference = 16 : tensor<3xf32>, tensor<3xf32>
  %c49 = stablehlo.constant dense<[2.25, 2.25, 5.0625]> : tensor<3xf32>
  check.expect_close %r46, %c49, max_ulp_difference = 16 : tensor<3xf32>, tensor<3xf32>
  %c50 = stablehlo.constant dense<[2.5, 0.5, 2.75]> : tensor<3xf32>
  %c51 = stablehlo.constant dense<[2.25, 2.25, 5.0625]> : tensor<3xf32>
  %r52 = "stablehlo.batch_norm_inference"(%c41, %c42, %c43, %c50, %c51) <{epsilon = 5.0e-1 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  %c53 = stablehlo.constant dense<[[-1.356801, 1.904534, -1.4079962], [1.356801, 0.095465966, 2.4079962]]> : tensor<2x3xf32>
  check.expect_close %r52, %c53, max_ulp_difference = 16 : tensor<2x3xf32>, tensor<2x3xf32>
  %c54 = stablehlo.constant dense<[[0.5, -1.0, 2.0], [1.0, 0.25, -0.5]]> : tensor<2x3xf32>
  %r55, %r56, %r57 = "stablehlo.batch_norm_grad"(%c41, %c42, %c50, %c51, %c54) <{epsilon = 5.0e-1 : f32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  %c58 = stablehlo.constant dense<[[-0.041115183, -0.06852531, -0.09528071], [0.041115183, 0.06852531, 0.09528071]]> : tensor<2x3xf32>
  check.expect_close %r55, %c58, max_ulp_difference = 64 : tensor<2x3xf32>, tensor<2x3xf32>
  %c59 = stablehlo.constant dense<[0.45226702, -1.1306676, 2.3849952]> : tensor<3xf32>
  check.expect_close %r56, %c59, max_ulp_difference = 64 : tensor<3xf32>, tensor<3xf32>
  %c60 = stablehlo.constant dense<[1.5, -0.75, 1.5]> : tensor<3xf32>
  check.expect_close %r57, %c60, max_ulp_difference = 64 : tensor<3xf32>, tensor<3xf32>
  %c61 = stablehlo.constant dense<[[1.0, 2.0, 5.0], [4.0, -1.0, 0.5]]> : tensor<2x3xf64>
  %c62 = stablehlo.constant dense<[1.5, 1.0, -2.0]> : tensor<3xf64>
  %c63 = stablehlo.constant dense<[0.0, 1.0, 0.5]> : tensor<3xf64>
  %r64, %r65, %r66 = "stablehlo.batch_norm_training"(%c61, %c62, %c63) <{epsilon = 5.0e-1 : f32, feature_index = 1 : i64}> : (tensor<2x3xf64>, tensor<3xf64>, tensor<3xf64>) -> (tensor<2x3xf64>, tensor<3xf64>, tensor<3xf64>)
  %c67 = stablehlo.constant dense<[[-1.3568010505999364, 1.9045340337332908, -1.407996184011448], [1.3568010505999364, 0.09546596626670911, 2.407996184011448]]> : tensor<2x3xf64>
  check.expect_close %r64, %c67, max_ulp_difference = 16 : tensor<2x3xf64>, tensor<2x3xf64>
  %c68 = stablehlo.constant dense<[2.5, 0.5, 2.75]> : tensor<3xf64>
  check.expect_close %r65, %c68, max_ulp_difference = 16 : tensor<3xf64>, tensor<3xf64>
  %c69 = stablehlo.constant dense<[2.25, 2.25, 5.0625]> : tensor<3xf64>
  check.expect_close %r66, %c69, max_ulp_difference = 16 : tensor<3xf64>, tensor<3xf64>
  %c70 = stablehlo.constant dense<[2.5, 0.5, 2.75]> : tensor<3xf64>
  %c71 = stablehlo.constant dense<[2.25, 2.25, 5.0625]> : tensor<3xf64>
  %r72 = "stablehlo.batch_norm_inference"(%c61, %c62, %c63, %c70, %c71) <{epsilon = 5.0e-1 : f32, feature_index = 1 : i64}> : (tensor<2x3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>) -> tensor<2x3xf64>
  %c73 = stablehlo.constant dense<[[-1.3568010505999364, 1.9045340337332908, -1.407996184011448], [1.3568010505999364, 0.09546596626670911, 2.407996184011448]]> : tensor<2x3xf64>
  check.expect_close %r72, %c73, max_ulp_difference = 16 : tensor<2x3xf64>, tensor<2x3xf64>
  %c74 = stablehlo.constant dense<[[0.5, -1.0, 2.0], [1.0, 0.25, -0.5]]> : tensor<2x3xf64>
  %r75, %r76, %r77 = "stablehlo.batch_norm_grad"(%c61, %c62, %c70, %c71, %c74) <{epsilon = 5.0e-1 : f32, feature_index = 1 : i64}> : (tensor<2x3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<2x3xf64>) -> (tensor<2x3xf64>, tensor<3xf64>, tensor<3xf64>)
  %c78 = stablehlo.constant dense<[[-0.041115183351513214, -0.06852530558585537, -0.09528070831517829], [0.041115183351513214, 0.06852530558585537, 0.09528070831517829]]> : tensor<2x3xf64>
  check.expect_close %r75, %c78, max_ulp_difference = 64 : tensor<2x3xf64>, tensor<2x3xf64>
  %c79 = stablehlo.constant dense<[0.45226701686664544, -1.1306675421666137, 2.3849952300143102]> : tensor<3xf64>
  check.expect_close %r76, %c79, max_ulp_difference = 64 : tensor<3xf64>, tensor<3xf64>
  %c80 = stablehlo.constant dense<[1.5, -0.75, 1.5]> : tensor<3xf64>
  check.expect_close %r77, %c80, max_ulp_difference = 64 : tensor<3xf64>, tensor<3xf64>
  return
}
