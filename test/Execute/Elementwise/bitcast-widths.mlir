// Bitcasts between element types of different widths: numbers of less than a byte, whose bits are
// not packed in memory, lowest first; complex numbers; and operands and results of rank 0.
// RUN: gspmd-run %s --no-cache

func.func @main() {
  %a = stablehlo.constant dense<[[true, false, true, false, false, false, false, true], [false, true, true, true, false, false, true, false]]> : tensor<2x8xi1>
  %0 = stablehlo.bitcast_convert %a : (tensor<2x8xi1>) -> tensor<2xui8>
  check.expect_eq_const %0, dense<[133, 78]> : tensor<2xui8>
  %1 = stablehlo.bitcast_convert %0 : (tensor<2xui8>) -> tensor<2x8xi1>
  check.expect_eq %1, %a : tensor<2x8xi1>
  %b = stablehlo.constant dense<[[-1, 2], [-8, 7]]> : tensor<2x2xi4>
  %2 = stablehlo.bitcast_convert %b : (tensor<2x2xi4>) -> tensor<2xi8>
  check.expect_eq_const %2, dense<[47, 120]> : tensor<2xi8>
  %3 = stablehlo.bitcast_convert %2 : (tensor<2xi8>) -> tensor<2x2xi4>
  check.expect_eq %3, %b : tensor<2x2xi4>
  %f = stablehlo.constant dense<[1.0, -2.5]> : tensor<2xf32>
  %4 = stablehlo.bitcast_convert %f : (tensor<2xf32>) -> tensor<2x32xi1>
  %5 = stablehlo.bitcast_convert %4 : (tensor<2x32xi1>) -> tensor<2xf32>
  check.expect_eq %5, %f : tensor<2xf32>
  %c = stablehlo.constant dense<[(1.0, -2.5), (0.5, 3.0)]> : tensor<2xcomplex<f32>>
  %6 = stablehlo.bitcast_convert %c : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  check.expect_eq %6, %c : tensor<2xcomplex<f32>>
  %d = stablehlo.constant dense<[(1.0, -2.5), (0.5, 3.0)]> : tensor<2xcomplex<f64>>
  %7 = stablehlo.bitcast_convert %d : (tensor<2xcomplex<f64>>) -> tensor<2x2xcomplex<f32>>
  %8 = stablehlo.bitcast_convert %7 : (tensor<2x2xcomplex<f32>>) -> tensor<2xcomplex<f64>>
  check.expect_eq %8, %d : tensor<2xcomplex<f64>>
  check.expect_eq_const %7, dense<[[(0.0, 1.875), (0.0, -2.0625)], [(0.0, 1.75), (0.0, 2.125)]]> : tensor<2x2xcomplex<f32>>
  %e = stablehlo.constant dense<-2.5> : tensor<f32>
  %9 = stablehlo.bitcast_convert %e : (tensor<f32>) -> tensor<4xi8>
  check.expect_eq_const %9, dense<[0, 0, 32, -64]> : tensor<4xi8>
  %10 = stablehlo.bitcast_convert %9 : (tensor<4xi8>) -> tensor<f32>
  check.expect_eq %10, %e : tensor<f32>
  %11 = stablehlo.bitcast_convert %e : (tensor<f32>) -> tensor<8xui4>
  check.expect_eq_const %11, dense<[0, 0, 0, 0, 0, 2, 0, 12]> : tensor<8xui4>
  %g = stablehlo.constant dense<(1.0, -2.5)> : tensor<complex<f64>>
  %12 = stablehlo.bitcast_convert %g : (tensor<complex<f64>>) -> tensor<2xcomplex<f32>>
  check.expect_eq_const %12, dense<[(0.0, 1.875), (0.0, -2.0625)]> : tensor<2xcomplex<f32>>
  return
}
