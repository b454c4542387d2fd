// A reduction that ignores NaN does not pass partial maxima on: the maximum of
// row 0 is NaN and is ignored, also if the NaN is on one device.
// RUN: gspmd-run %s --random-inputs 1 --check --poison
// RUN: gspmd-opt %s --gspmd-complete | FileCheck %s
sdy.mesh @mesh = <["x"=4]>

// CHECK-LABEL: @main
func.func public @main(%a: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>}) -> (tensor<1x1xf32>, tensor<1x1xf32>) {
  %rows = stablehlo.constant dense<[[0x7FC00000, 1.0e2, 1.0e2, 1.0e2, 1.0e2, 1.0e2, 1.0e2, 1.0e2], [0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0], [0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0], [0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0]]> : tensor<4x8xf32>
  %values = stablehlo.add %a, %rows : tensor<4x8xf32>
  %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.reduce(%values init: %least) applies stablehlo.maximum across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
  %1 = stablehlo.reshape %0 : (tensor<4xf32>) -> tensor<4x1xf32>
  // CHECK: tosa.reduce_max {{.*}}nan_mode = IGNORE{{.*}}<@mesh, [{}, {}]>]>
  %2 = tosa.reduce_max %1 {axis = 0 : i32, nan_mode = IGNORE} : (tensor<4x1xf32>) -> tensor<1x1xf32>
  %ignored = sdy.sharding_constraint %2 <@mesh, [{}, {}], unreduced=max{"x"}> : tensor<1x1xf32>
  // CHECK: tosa.reduce_max {{.*}}unreduced=max{"x"}
  %3 = tosa.reduce_max %1 {axis = 0 : i32} : (tensor<4x1xf32>) -> tensor<1x1xf32>
  %propagated = sdy.sharding_constraint %3 <@mesh, [{}, {}], unreduced=max{"x"}> : tensor<1x1xf32>
  %4 = stablehlo.reshape %ignored : (tensor<1x1xf32>) -> tensor<1x1xf32>
  %5 = stablehlo.reshape %propagated : (tensor<1x1xf32>) -> tensor<1x1xf32>
  return %4, %5 : tensor<1x1xf32>, tensor<1x1xf32>
}
