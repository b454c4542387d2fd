// A reduction of a splat only: no operand defined the sizes of the loops.
// RUN: gspmd-run %s --random-inputs 1 --no-partition

func.func @main(%init: tensor<f64>) -> (tensor<f64>, tensor<2xf64>) {
  %x = stablehlo.constant dense<-2.5> : tensor<2x3xf64>
  %all = stablehlo.reduce(%x init: %init) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x3xf64>, tensor<f64>) -> tensor<f64>
  %zero = stablehlo.constant dense<0.0> : tensor<f64>
  %rows = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf64>, tensor<f64>) -> tensor<2xf64>
  check.expect_eq_const %rows, dense<-7.5> : tensor<2xf64>
  return %all, %rows : tensor<f64>, tensor<2xf64>
}
