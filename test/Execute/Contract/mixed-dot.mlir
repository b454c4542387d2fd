// RUN: gspmd-run %s --no-partition
// RUN: %python %S/../shard_inputs.py %s 0 | gspmd-run -
// Products of operands of different types, which frontends write for hardware that has them:
// operands are converted to the type of the result, or to the wider of theirs.

func.func @main() {
  %half = stablehlo.constant dense<[[1.5, -2.0, 3.0], [0.5, 4.0, -1.0]]> : tensor<2x3xbf16>
  %single = stablehlo.constant dense<[[1.0, 2.0], [0.1, 0.25], [-1.0, 1.0]]> : tensor<3x2xf32>
  %byte = stablehlo.constant dense<[[100, -2], [3, 4], [-128, 127]]> : tensor<3x2xi8>
  %unsigned = stablehlo.constant dense<[[255, 2, 3], [4, 200, 6]]> : tensor<2x3xui8>
  %word = stablehlo.constant dense<[[70000, 1], [2, 3], [4, 5]]> : tensor<3x2xi32>
  %tiny = stablehlo.constant dense<[[1.0, 2.0, -0.5], [0.25, 448.0, 3.0]]> : tensor<2x3xf8E4M3FN>
  %0 = stablehlo.dot_general %half, %single, contracting_dims = [1] x [0] : (tensor<2x3xbf16>, tensor<3x2xf32>) -> tensor<2x2xf32>
  check.expect_almost_eq_const %0, dense<[[-1.7, 5.5], [1.9, 1.0]]> : tensor<2x2xf32>
  %1 = stablehlo.dot_general %half, %byte, contracting_dims = [1] x [0] : (tensor<2x3xbf16>, tensor<3x2xi8>) -> tensor<2x2xf32>
  check.expect_eq_const %1, dense<[[-240.0, 370.0], [190.0, -112.0]]> : tensor<2x2xf32>
  %2 = stablehlo.dot_general %unsigned, %byte, contracting_dims = [1] x [0] : (tensor<2x3xui8>, tensor<3x2xi8>) -> tensor<2x2xi32>
  check.expect_eq_const %2, dense<[[25122, -121], [232, 1554]]> : tensor<2x2xi32>
  %3 = stablehlo.dot_general %unsigned, %word, contracting_dims = [1] x [0] : (tensor<2x3xui8>, tensor<3x2xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %3, dense<[[17850016, 276], [280424, 634]]> : tensor<2x2xi32>
  %4 = stablehlo.dot_general %tiny, %single, contracting_dims = [1] x [0] : (tensor<2x3xf8E4M3FN>, tensor<3x2xf32>) -> tensor<2x2xf32>
  check.expect_almost_eq_const %4, dense<[[1.7, 2.0], [42.05, 115.5]]> : tensor<2x2xf32>
  // The result is narrower than an operand: rounded once, at the end.
  %5 = stablehlo.dot_general %half, %single, contracting_dims = [1] x [0] : (tensor<2x3xbf16>, tensor<3x2xf32>) -> tensor<2x2xbf16>
  check.expect_eq_const %5, dense<[[-1.703125, 5.5], [1.8984375, 1.0]]> : tensor<2x2xbf16>
  return
}
