// Batch normalization by its definition. The expected gradients are difference
// quotients.
// RUN: gspmd-run %s
// RUN: gspmd-run %s --check --poison --random-inputs 1 --entry=cut

func.func @main() {
  %x = stablehlo.constant dense<[[[1.000000, 2.000000, 5.000000], [3.000000, 4.000000, -1.000000]], [[3.000000, 4.000000, 0.000000], [1.000000, 2.000000, 2.000000]]]> : tensor<2x2x3xf32>
  %g = stablehlo.constant dense<[[[1.000000, -1.000000, 2.000000], [0.000000, 3.000000, 1.000000]], [[2.000000, 1.000000, 1.000000], [-1.000000, 0.000000, 4.000000]]]> : tensor<2x2x3xf32>
  %scale = stablehlo.constant dense<[1.000000, 2.000000, -1.000000]> : tensor<3xf32>
  %offset = stablehlo.constant dense<[1.000000, 0.000000, 3.000000]> : tensor<3xf32>
  %y, %mean, %var = "stablehlo.batch_norm_training"(%x, %scale, %offset) <{epsilon = 0.5 : f32, feature_index = 2 : i64}> : (tensor<2x2x3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  check.expect_almost_eq_const %y, dense<[[[0.183503, -1.632993, 1.540399], [1.816497, 1.632993, 4.042572]], [[1.816497, 1.632993, 3.625543], [0.183503, -1.632993, 2.791486]]]> : tensor<2x2x3xf32>
  check.expect_almost_eq_const %mean, dense<[2.000000, 3.000000, 1.500000]> : tensor<3xf32>
  check.expect_almost_eq_const %var, dense<[1.000000, 1.000000, 5.250000]> : tensor<3xf32>
  %z = "stablehlo.batch_norm_inference"(%x, %scale, %offset, %mean, %var) <{epsilon = 0.5 : f32, feature_index = 2 : i64}> : (tensor<2x2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x2x3xf32>
  check.expect_almost_eq_const %z, dense<[[[0.183503, -1.632993, 1.540399], [1.816497, 1.632993, 4.042572]], [[1.816497, 1.632993, 3.625543], [0.183503, -1.632993, 2.791486]]]> : tensor<2x2x3xf32>
  %dx, %ds, %do = "stablehlo.batch_norm_grad"(%x, %scale, %mean, %var, %g) <{epsilon = 0.5 : f32, feature_index = 2 : i64}> : (tensor<2x2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x2x3xf32>) -> (tensor<2x2x3xf32>, tensor<3xf32>, tensor<3xf32>)
  check.expect_almost_eq_const %dx, dense<[[[0.680414, -1.496910, 0.317305], [-0.680414, 2.313407, 0.190383]], [[0.952579, -0.952579, 0.281041], [-0.952579, 0.136083, -0.788728]]]> : tensor<2x2x3xf32>
  check.expect_almost_eq_const %ds, dense<[1.632993, 4.082483, 2.085144]> : tensor<3xf32>
  check.expect_almost_eq_const %do, dense<[2.000000, 3.000000, 8.000000]> : tensor<3xf32>
  return
}

sharding.mesh @mesh = <["x"=3, "y"=2]>

func.func @cut(%x: tensor<5x4x7xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}, {"y"}]>},
    %g: tensor<5x4x7xf32>, %scale: tensor<4xf32>, %offset: tensor<4xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"y"}]>}) -> (
    tensor<5x4x7xf32>, tensor<5x4x7xf32>, tensor<4xf32>, tensor<4xf32>) {
  %y, %mean, %var = "stablehlo.batch_norm_training"(%x, %scale, %offset) <{epsilon = 0.5 : f32, feature_index = 1 : i64}> : (tensor<5x4x7xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<5x4x7xf32>, tensor<4xf32>, tensor<4xf32>)
  %dx, %ds, %do = "stablehlo.batch_norm_grad"(%x, %scale, %mean, %var, %g) <{epsilon = 0.5 : f32, feature_index = 1 : i64}> : (tensor<5x4x7xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<5x4x7xf32>) -> (tensor<5x4x7xf32>, tensor<4xf32>, tensor<4xf32>)
  return %y, %dx, %ds, %do : tensor<5x4x7xf32>, tensor<5x4x7xf32>, tensor<4xf32>, tensor<4xf32>
}
