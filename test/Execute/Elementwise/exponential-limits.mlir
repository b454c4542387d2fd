// RUN: gspmd-run %s --no-partition
// RUN: %python %S/../shard_inputs.py %s 0 | gspmd-run -
// exp near and beyond the arguments at which it is 0 or infinity. Results
// below the normal numbers are 0, as with XLA for CPUs; those of f16 are kept.

func.func @main() {
  %single = stablehlo.constant dense<[-103.9, -104.5, -1.0e9, -87.0, 88.5, 89.5, 1.0e9, 0x7F800000, 0xFF800000, 0x7FC00000, -0.0]> : tensor<11xf32>
  %e32 = stablehlo.exponential %single : tensor<11xf32>
  check.expect_almost_eq_const %e32, dense<[0.0, 0.0, 0.0, 1.645811e-38, 2.723088e+38, 0x7F800000, 0x7F800000, 0x7F800000, 0.0, 0x7FC00000, 1.0]> : tensor<11xf32>
  %zero = stablehlo.slice %e32 [0:3] : (tensor<11xf32>) -> tensor<3xf32>
  check.expect_eq_const %zero, dense<0.0> : tensor<3xf32>

  // The numbers around the logarithms of the largest and of the least normal number, whose bits are next to each other.
  %edges = stablehlo.constant dense<[0x42B17217, 0x42B17218, 0xC2AEAC4F, 0xC2AEAC51]> : tensor<4xf32>
  %eEdges = stablehlo.exponential %edges : tensor<4xf32>
  %infinity = stablehlo.constant dense<0x7F800000> : tensor<4xf32>
  %least = stablehlo.constant dense<1.17549435E-38> : tensor<4xf32>
  %isFinite = stablehlo.compare LT, %eEdges, %infinity : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  check.expect_eq_const %isFinite, dense<[true, false, true, true]> : tensor<4xi1>
  %isNormal = stablehlo.compare GE, %eEdges, %least : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  check.expect_eq_const %isNormal, dense<[true, true, true, false]> : tensor<4xi1>

  %double = stablehlo.constant dense<[-745.1, -746.5, -1.0e99, -103.0, 709.5, 710.5, 1.0e99, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<10xf64>
  %e64 = stablehlo.exponential %double : tensor<10xf64>
  check.expect_almost_eq_const %e64, dense<[0.0, 0.0, 0.0, 1.8506021810391125e-45, 1.3549863193146328e+308, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0.0, 0x7FF8000000000000]> : tensor<10xf64>
  %leastDouble = stablehlo.slice %e64 [0:1] : (tensor<10xf64>) -> tensor<1xf64>
  check.expect_eq_const %leastDouble, dense<0.0> : tensor<1xf64>

  %half = stablehlo.constant dense<[-17.0, -60000.0, 11.0, 12.0, 0x7C00, 0xFC00, 0x7E00]> : tensor<7xf16>
  %e16 = stablehlo.exponential %half : tensor<7xf16>
  check.expect_eq_const %e16, dense<[0x0001, 0.0, 59872.0, 0x7C00, 0x7C00, 0.0, 0x7E00]> : tensor<7xf16>

  %l = stablehlo.constant dense<[-200.0, 200.0, 0xFF800000, 0x7F800000, 0x7FC00000, 0.0]> : tensor<6xf32>
  %logistic = stablehlo.logistic %l : tensor<6xf32>
  check.expect_eq_const %logistic, dense<[0.0, 1.0, 0.0, 1.0, 0x7FC00000, 0.5]> : tensor<6xf32>
  return
}
