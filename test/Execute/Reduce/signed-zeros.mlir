// Extremes of zeros have the same sign with one device and with several: -0 is less than 0.
// RUN: gspmd-run %s --no-partition
// RUN: gspmd-run %s --check
sdy.mesh @mesh = <["x"=2]>
func.func @main() {
  %a = stablehlo.constant dense<[0.0, 0.0, -0.0, -0.0]> : tensor<4xf32>
  %b = stablehlo.optimization_barrier %a : tensor<4xf32>
  %x = sdy.sharding_constraint %b <@mesh, [{"x"}]> : tensor<4xf32>
  %lowest = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %highest = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %max = stablehlo.reduce(%x init: %lowest) applies stablehlo.maximum across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %min = stablehlo.reduce(%x init: %highest) applies stablehlo.minimum across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %0 = stablehlo.bitcast_convert %max : (tensor<f32>) -> tensor<i32>
  %1 = stablehlo.bitcast_convert %min : (tensor<f32>) -> tensor<i32>
  check.expect_eq_const %0, dense<0> : tensor<i32>
  check.expect_eq_const %1, dense<-2147483648> : tensor<i32>
  return
}
