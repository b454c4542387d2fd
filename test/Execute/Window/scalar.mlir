// A scalar has one window, of one element.
// RUN: gspmd-run %s
func.func @main() {
  %a = stablehlo.constant dense<3.0> : tensor<f32>
  %init = stablehlo.constant dense<4.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%a, %init) <{window_dimensions = array<i64>, window_strides = array<i64>, padding = dense<> : tensor<0x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.subtract %x, %y : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  check.expect_eq_const %0, dense<1.0> : tensor<f32>
  return
}
