// Products of integers are computed modulo their width: signed and unsigned, with operands that are
// narrower than the result, with transposed operands.
// RUN: gspmd-run %s --no-cache

func.func @main() {
  // Sums of 300 products: 300 * 100 * 90 = 2700000, modulo 2^16 13024, modulo
  // 2^8 -32.
  %a = stablehlo.constant dense<100> : tensor<5x300xi8>
  %b = stablehlo.constant dense<90> : tensor<300x18xi8>
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<5x300xi8>, tensor<300x18xi8>) -> tensor<5x18xi32>
  check.expect_eq_const %0, dense<2700000> : tensor<5x18xi32>
  %1 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<5x300xi8>, tensor<300x18xi8>) -> tensor<5x18xi16>
  check.expect_eq_const %1, dense<13024> : tensor<5x18xi16>
  %2 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<5x300xi8>, tensor<300x18xi8>) -> tensor<5x18xi8>
  check.expect_eq_const %2, dense<-32> : tensor<5x18xi8>

  // 255 is 255 if it is unsigned.
  %u = stablehlo.constant dense<255> : tensor<2x3xui8>
  %3 = stablehlo.dot_general %u, %u, contracting_dims = [1] x [1] : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x2xui32>
  check.expect_eq_const %3, dense<195075> : tensor<2x2xui32>
  %s = stablehlo.constant dense<-1> : tensor<2x3xi8>
  %4 = stablehlo.dot_general %s, %s, contracting_dims = [1] x [1] : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x2xi32>
  check.expect_eq_const %4, dense<3> : tensor<2x2xi32>

  // Around the end of the range: 2^31 - 1 and 2^63 - 1 times 2 are -2.
  %m = stablehlo.constant dense<[[2147483647, 3], [-7, 5]]> : tensor<2x2xi32>
  %n = stablehlo.constant dense<[[2, 1], [0, -1]]> : tensor<2x2xi32>
  %5 = stablehlo.dot_general %m, %n, contracting_dims = [1] x [0] : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %5, dense<[[-2, 2147483644], [-14, -12]]> : tensor<2x2xi32>
  %6 = stablehlo.dot_general %m, %n, contracting_dims = [0] x [1] : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %6, dense<[[-9, 7], [11, -5]]> : tensor<2x2xi32>
  %l = stablehlo.constant dense<[9223372036854775807, 4294967296]> : tensor<2xi64>
  %k = stablehlo.constant dense<[2, 4294967296]> : tensor<2xi64>
  %7 = stablehlo.dot_general %l, %k, contracting_dims = [0] x [0] : (tensor<2xi64>, tensor<2xi64>) -> tensor<i64>
  check.expect_eq_const %7, dense<-2> : tensor<i64>

  // Booleans: 256 true pairs do not wrap around to false.
  %t = stablehlo.constant dense<true> : tensor<2x256xi1>
  %f = stablehlo.constant dense<[[true, false]]> : tensor<1x2xi1>
  %g = stablehlo.broadcast_in_dim %f, dims = [0, 1] : (tensor<1x2xi1>) -> tensor<256x2xi1>
  %8 = stablehlo.dot_general %t, %g, contracting_dims = [1] x [0] : (tensor<2x256xi1>, tensor<256x2xi1>) -> tensor<2x2xi1>
  check.expect_eq_const %8, dense<[[true, false], [true, false]]> : tensor<2x2xi1>
  return
}
