// No collective combines quantized elements: dimensions that would be reduced are unsharded, and padding is quantized.
// RUN: gspmd-opt %s --gspmd-partition | FileCheck %s
!q = !quant.uniform<i8:f32, 0.5>
!sum = !quant.uniform<i32:f32, 0.25>

sdy.mesh @mesh = <["x"=4]>

// CHECK: %[[ZERO:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<f32>
// CHECK: %[[PADDING:.*]] = stablehlo.uniform_quantize %[[ZERO]]
// CHECK: stablehlo.pad %{{.*}}, %[[PADDING]]
// CHECK: stablehlo.dynamic_slice %{{.*}} sizes = [2, 2] : (tensor<10x2x!quant
// CHECK: stablehlo.dot_general %{{.*}} contracting_dims = [0] x [0] : (tensor<10x
// CHECK-NOT: all_reduce
func.func @main(%x: tensor<10x6x!q> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}, %y: tensor<10x8x!q> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}, %i: tensor<i32>) -> (tensor<2x6x!q>, tensor<6x8x!sum>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dynamic_slice %x, %i, %zero, sizes = [2, 6] : (tensor<10x6x!q>, tensor<i32>, tensor<i32>) -> tensor<2x6x!q>
  %1 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<10x6x!q>, tensor<10x8x!q>) -> tensor<6x8x!sum>
  return %0, %1 : tensor<2x6x!q>, tensor<6x8x!sum>
}

// CHECK-LABEL: func.func @reduce
// CHECK: stablehlo.reduce({{.*}}) applies stablehlo.maximum across dimensions = [0] : (tensor<8x2x!quant
func.func @reduce(%x: tensor<8x6x!q> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}, %init: tensor<!q>) -> tensor<6x!q> {
  %0 = stablehlo.reduce(%x init: %init) applies stablehlo.maximum across dimensions = [0] : (tensor<8x6x!q>, tensor<!q>) -> tensor<6x!q>
  return %0 : tensor<6x!q>
}
