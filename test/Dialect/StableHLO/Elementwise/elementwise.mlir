// RUN: gspmd-opt %s | gspmd-opt | FileCheck %s
// RUN: gspmd-opt --mlir-print-op-generic %s | gspmd-opt | FileCheck %s

// CHECK-LABEL: func @transcendental
func.func @transcendental(%arg0: tensor<2x?xf32>, %arg1: tensor<4xcomplex<f64>>) {
  // CHECK: stablehlo.cbrt %arg0 : tensor<2x?xf32>
  %0 = stablehlo.cbrt %arg0 : tensor<2x?xf32>
  // CHECK: stablehlo.cosine %arg0 : tensor<2x?xf32>
  %1 = stablehlo.cosine %arg0 : tensor<2x?xf32>
  // CHECK: stablehlo.exponential %arg0 : tensor<2x?xf32>
  %2 = stablehlo.exponential %arg0 : tensor<2x?xf32>
  // CHECK: stablehlo.exponential_minus_one %arg0 : tensor<2x?xf32>
  %3 = stablehlo.exponential_minus_one %arg0 : tensor<2x?xf32>
  // CHECK: stablehlo.log %arg0 : tensor<2x?xf32>
  %4 = stablehlo.log %arg0 : tensor<2x?xf32>
  // CHECK: stablehlo.log_plus_one %arg0 : tensor<2x?xf32>
  %5 = stablehlo.log_plus_one %arg0 : tensor<2x?xf32>
  // CHECK: stablehlo.logistic %arg0 : tensor<2x?xf32>
  %6 = stablehlo.logistic %arg0 : tensor<2x?xf32>
  // CHECK: stablehlo.rsqrt %arg0 : tensor<2x?xf32>
  %7 = stablehlo.rsqrt %arg0 : tensor<2x?xf32>
  // CHECK: stablehlo.sine %arg0 : tensor<2x?xf32>
  %8 = stablehlo.sine %arg0 : tensor<2x?xf32>
  // CHECK: stablehlo.sqrt %arg0 : tensor<2x?xf32>
  %9 = stablehlo.sqrt %arg0 : tensor<2x?xf32>
  // CHECK: stablehlo.tan %arg0 : tensor<2x?xf32>
  %10 = stablehlo.tan %arg0 : tensor<2x?xf32>
  // CHECK: stablehlo.tanh %arg0 : tensor<2x?xf32>
  %11 = stablehlo.tanh %arg0 : tensor<2x?xf32>
  // CHECK: stablehlo.exponential %arg1 : tensor<4xcomplex<f64>>
  %12 = stablehlo.exponential %arg1 : tensor<4xcomplex<f64>>
  return
}

// CHECK-LABEL: func @result_accuracy
func.func @result_accuracy(%arg0: tensor<2xf32>) {
  // CHECK: stablehlo.exponential %arg0 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<2xf32>
  %0 = stablehlo.exponential %arg0 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<2xf32>
  // CHECK: stablehlo.tanh %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 1.000000e-05, rtol = 1.000000e-03, ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<2xf32>
  %1 = stablehlo.tanh %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 1.000000e-05, rtol = 1.000000e-03, ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<2xf32>
  // CHECK: stablehlo.log %arg0 {result_accuracy = #stablehlo.result_accuracy<ulps = 3, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<2xf32>
  %2 = stablehlo.log %arg0 {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<TOLERANCE>, ulps = 3>} : tensor<2xf32>
  return
}

// CHECK-LABEL: func @unary
func.func @unary(%arg0: tensor<2xbf16>, %arg1: tensor<2xi32>, %arg2: tensor<2xi1>, %arg3: tensor<2xui8>) {
  // CHECK: stablehlo.ceil %arg0 : tensor<2xbf16>
  %0 = stablehlo.ceil %arg0 : tensor<2xbf16>
  // CHECK: stablehlo.floor %arg0 : tensor<2xbf16>
  %1 = stablehlo.floor %arg0 : tensor<2xbf16>
  // CHECK: stablehlo.negate %arg0 : tensor<2xbf16>
  %2 = stablehlo.negate %arg0 : tensor<2xbf16>
  // CHECK: stablehlo.round_nearest_afz %arg0 : tensor<2xbf16>
  %3 = stablehlo.round_nearest_afz %arg0 : tensor<2xbf16>
  // CHECK: stablehlo.round_nearest_even %arg0 : tensor<2xbf16>
  %4 = stablehlo.round_nearest_even %arg0 : tensor<2xbf16>
  // CHECK: stablehlo.sign %arg0 : tensor<2xbf16>
  %5 = stablehlo.sign %arg0 : tensor<2xbf16>
  // CHECK: stablehlo.abs %arg0 : tensor<2xbf16>
  %6 = stablehlo.abs %arg0 : tensor<2xbf16>
  // CHECK: stablehlo.abs %arg1 : tensor<2xi32>
  %7 = stablehlo.abs %arg1 : tensor<2xi32>
  // CHECK: stablehlo.count_leading_zeros %arg1 : tensor<2xi32>
  %8 = stablehlo.count_leading_zeros %arg1 : tensor<2xi32>
  // CHECK: stablehlo.negate %arg1 : tensor<2xi32>
  %9 = stablehlo.negate %arg1 : tensor<2xi32>
  // CHECK: stablehlo.not %arg1 : tensor<2xi32>
  %10 = stablehlo.not %arg1 : tensor<2xi32>
  // CHECK: stablehlo.popcnt %arg1 : tensor<2xi32>
  %11 = stablehlo.popcnt %arg1 : tensor<2xi32>
  // CHECK: stablehlo.sign %arg1 : tensor<2xi32>
  %12 = stablehlo.sign %arg1 : tensor<2xi32>
  // CHECK: stablehlo.not %arg2 : tensor<2xi1>
  %13 = stablehlo.not %arg2 : tensor<2xi1>
  // CHECK: stablehlo.popcnt %arg3 : tensor<2xui8>
  %14 = stablehlo.popcnt %arg3 : tensor<2xui8>
  return
}

// CHECK-LABEL: func @real_and_imag
func.func @real_and_imag(%arg0: tensor<2xcomplex<f32>>, %arg1: tensor<2xf32>) {
  // CHECK: stablehlo.abs %arg0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  %0 = stablehlo.abs %arg0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  // CHECK: stablehlo.real %arg0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  %1 = stablehlo.real %arg0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  // CHECK: stablehlo.imag %arg0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  %2 = stablehlo.imag %arg0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  // CHECK: stablehlo.real %arg1 : tensor<2xf32>
  %3 = stablehlo.real %arg1 : tensor<2xf32>
  // CHECK: stablehlo.is_finite %arg1 : (tensor<2xf32>) -> tensor<2xi1>
  %4 = stablehlo.is_finite %arg1 : (tensor<2xf32>) -> tensor<2xi1>
  // CHECK: stablehlo.complex %arg1, %arg1 : tensor<2xcomplex<f32>>
  %5 = stablehlo.complex %arg1, %arg1 : tensor<2xcomplex<f32>>
  return
}

// CHECK-LABEL: func @convert
func.func @convert(%arg0: tensor<2xf32>, %arg1: tensor<?xui4>) {
  // CHECK: stablehlo.convert %arg0 : tensor<2xf32>
  %0 = stablehlo.convert %arg0 : tensor<2xf32>
  // CHECK: stablehlo.convert %arg0 : (tensor<2xf32>) -> tensor<2xf8E4M3FN>
  %1 = stablehlo.convert %arg0 : (tensor<2xf32>) -> tensor<2xf8E4M3FN>
  // CHECK: stablehlo.convert %arg1 : (tensor<?xui4>) -> tensor<?xf64>
  %2 = stablehlo.convert %arg1 : (tensor<?xui4>) -> tensor<?xf64>
  // CHECK: stablehlo.convert %arg0 : (tensor<2xf32>) -> tensor<2xcomplex<f64>>
  %3 = stablehlo.convert %arg0 : (tensor<2xf32>) -> tensor<2xcomplex<f64>>
  // CHECK: stablehlo.reduce_precision %arg0, format = e5m10 : tensor<2xf32>
  %4 = stablehlo.reduce_precision %arg0, format = e5m10 : tensor<2xf32>
  return
}

// CHECK-LABEL: func @binary
func.func @binary(%arg0: tensor<2xf32>, %arg1: tensor<2xi32>, %arg2: tensor<2xi1>) {
  // CHECK: stablehlo.add %arg0, %arg0 : tensor<2xf32>
  %0 = stablehlo.add %arg0, %arg0 : tensor<2xf32>
  // CHECK: stablehlo.atan2 %arg0, %arg0 : tensor<2xf32>
  %1 = stablehlo.atan2 %arg0, %arg0 : tensor<2xf32>
  // CHECK: stablehlo.divide %arg0, %arg0 : tensor<2xf32>
  %2 = stablehlo.divide %arg0, %arg0 : tensor<2xf32>
  // CHECK: stablehlo.maximum %arg0, %arg0 : tensor<2xf32>
  %3 = stablehlo.maximum %arg0, %arg0 : tensor<2xf32>
  // CHECK: stablehlo.minimum %arg0, %arg0 : tensor<2xf32>
  %4 = stablehlo.minimum %arg0, %arg0 : tensor<2xf32>
  // CHECK: stablehlo.multiply %arg0, %arg0 : tensor<2xf32>
  %5 = stablehlo.multiply %arg0, %arg0 : tensor<2xf32>
  // CHECK: stablehlo.power %arg0, %arg0 : tensor<2xf32>
  %6 = stablehlo.power %arg0, %arg0 : tensor<2xf32>
  // CHECK: stablehlo.remainder %arg0, %arg0 : tensor<2xf32>
  %7 = stablehlo.remainder %arg0, %arg0 : tensor<2xf32>
  // CHECK: stablehlo.subtract %arg0, %arg0 : tensor<2xf32>
  %8 = stablehlo.subtract %arg0, %arg0 : tensor<2xf32>
  // CHECK: stablehlo.add %arg1, %arg1 : tensor<2xi32>
  %9 = stablehlo.add %arg1, %arg1 : tensor<2xi32>
  // CHECK: stablehlo.and %arg1, %arg1 : tensor<2xi32>
  %10 = stablehlo.and %arg1, %arg1 : tensor<2xi32>
  // CHECK: stablehlo.or %arg1, %arg1 : tensor<2xi32>
  %11 = stablehlo.or %arg1, %arg1 : tensor<2xi32>
  // CHECK: stablehlo.xor %arg1, %arg1 : tensor<2xi32>
  %12 = stablehlo.xor %arg1, %arg1 : tensor<2xi32>
  // CHECK: stablehlo.shift_left %arg1, %arg1 : tensor<2xi32>
  %13 = stablehlo.shift_left %arg1, %arg1 : tensor<2xi32>
  // CHECK: stablehlo.shift_right_arithmetic %arg1, %arg1 : tensor<2xi32>
  %14 = stablehlo.shift_right_arithmetic %arg1, %arg1 : tensor<2xi32>
  // CHECK: stablehlo.shift_right_logical %arg1, %arg1 : tensor<2xi32>
  %15 = stablehlo.shift_right_logical %arg1, %arg1 : tensor<2xi32>
  // CHECK: stablehlo.add %arg2, %arg2 : tensor<2xi1>
  %16 = stablehlo.add %arg2, %arg2 : tensor<2xi1>
  // CHECK: stablehlo.and %arg2, %arg2 : tensor<2xi1>
  %17 = stablehlo.and %arg2, %arg2 : tensor<2xi1>
  // CHECK: stablehlo.or %arg2, %arg2 : tensor<2xi1>
  %18 = stablehlo.or %arg2, %arg2 : tensor<2xi1>
  // CHECK: stablehlo.xor %arg2, %arg2 : tensor<2xi1>
  %19 = stablehlo.xor %arg2, %arg2 : tensor<2xi1>
  // CHECK: stablehlo.maximum %arg2, %arg2 : tensor<2xi1>
  %20 = stablehlo.maximum %arg2, %arg2 : tensor<2xi1>
  return
}

// CHECK-LABEL: func @dynamic
func.func @dynamic(%arg0: tensor<?x4xf32>, %arg1: tensor<2x?xf32>) {
  // CHECK: stablehlo.add %arg0, %arg1 : (tensor<?x4xf32>, tensor<2x?xf32>) -> tensor<2x4xf32>
  %0 = stablehlo.add %arg0, %arg1 : (tensor<?x4xf32>, tensor<2x?xf32>) -> tensor<2x4xf32>
  // CHECK: stablehlo.tanh %arg0 : (tensor<?x4xf32>) -> tensor<2x4xf32>
  %1 = stablehlo.tanh %arg0 : (tensor<?x4xf32>) -> tensor<2x4xf32>
  return
}

// CHECK-LABEL: func @bounds
func.func @bounds(%arg0: tensor<2x?xf32, #stablehlo.bounds<?, 4>>) {
  // CHECK: stablehlo.add %arg0, %arg0 : tensor<2x?xf32, #stablehlo.bounds<?, 4>>
  %0 = stablehlo.add %arg0, %arg0 : tensor<2x?xf32, #stablehlo.bounds<?, 4>>
  return
}

// CHECK-LABEL: func @quantized
func.func @quantized(%arg0: tensor<2x!quant.uniform<i8:f32, 1.000000e-01:3>>, %arg1: tensor<2x!quant.uniform<i8:f32, 2.000000e-01>>) {
  // CHECK: stablehlo.add %arg0, %arg0 : tensor<2x!quant.uniform<i8:f32, 1.000000e-01:3>>
  %0 = stablehlo.add %arg0, %arg0 : tensor<2x!quant.uniform<i8:f32, 1.000000e-01:3>>
  // CHECK: stablehlo.multiply %arg0, %arg1 : (tensor<2x!quant.uniform<i8:f32, 1.000000e-01:3>>, tensor<2x!quant.uniform<i8:f32, 2.000000e-01>>) -> tensor<2x!quant.uniform<i8:f32, 1.000000e-01:3>>
  %1 = stablehlo.multiply %arg0, %arg1 : (tensor<2x!quant.uniform<i8:f32, 1.000000e-01:3>>, tensor<2x!quant.uniform<i8:f32, 2.000000e-01>>) -> tensor<2x!quant.uniform<i8:f32, 1.000000e-01:3>>
  return
}

// CHECK-LABEL: func @compare
func.func @compare(%arg0: tensor<2xf32>, %arg1: tensor<2xi32>, %arg2: tensor<2xui32>, %arg3: tensor<2xcomplex<f32>>) {
  // CHECK: stablehlo.compare EQ, %arg0, %arg0, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  %0 = stablehlo.compare EQ, %arg0, %arg0, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  // CHECK: stablehlo.compare NE, %arg0, %arg0, TOTALORDER : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  %1 = stablehlo.compare NE, %arg0, %arg0, TOTALORDER : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  // CHECK: stablehlo.compare GE, %arg1, %arg1, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  %2 = stablehlo.compare GE, %arg1, %arg1, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  // CHECK: stablehlo.compare LT, %arg2, %arg2, UNSIGNED : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xi1>
  %3 = stablehlo.compare LT, %arg2, %arg2, UNSIGNED : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xi1>
  // CHECK: stablehlo.compare EQ, %arg3, %arg3, FLOAT : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xi1>
  %4 = stablehlo.compare EQ, %arg3, %arg3, FLOAT : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xi1>
  // CHECK: stablehlo.compare LE, %arg1, %arg1 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  %5 = stablehlo.compare LE, %arg1, %arg1 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  // CHECK: stablehlo.compare GT, %arg1, %arg1, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  %6 = "stablehlo.compare"(%arg1, %arg1) <{comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  return
}

// CHECK-LABEL: func @ternary
func.func @ternary(%arg0: tensor<f32>, %arg1: tensor<2xf32>, %arg2: tensor<2xi1>, %arg3: tensor<i1>, %arg4: tensor<?xf32>) {
  // CHECK: stablehlo.clamp %arg1, %arg1, %arg1 : tensor<2xf32>
  %0 = stablehlo.clamp %arg1, %arg1, %arg1 : tensor<2xf32>
  // CHECK: stablehlo.clamp %arg0, %arg1, %arg0 : (tensor<f32>, tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  %1 = stablehlo.clamp %arg0, %arg1, %arg0 : (tensor<f32>, tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  // CHECK: stablehlo.select %arg2, %arg1, %arg1 : tensor<2xi1>, tensor<2xf32>
  %2 = stablehlo.select %arg2, %arg1, %arg1 : tensor<2xi1>, tensor<2xf32>
  // CHECK: stablehlo.select %arg3, %arg1, %arg1 : tensor<i1>, tensor<2xf32>
  %3 = stablehlo.select %arg3, %arg1, %arg1 : tensor<i1>, tensor<2xf32>
  // CHECK: stablehlo.select %arg2, %arg4, %arg1 : (tensor<2xi1>, tensor<?xf32>, tensor<2xf32>) -> tensor<2xf32>
  %4 = stablehlo.select %arg2, %arg4, %arg1 : (tensor<2xi1>, tensor<?xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

// CHECK-LABEL: func @foreign_attributes
func.func @foreign_attributes(%arg0: tensor<2xf32>) {
  // CHECK: stablehlo.add %arg0, %arg0 {jax.name = "x", mhlo.sharding = "{replicated}"} : tensor<2xf32>
  %0 = stablehlo.add %arg0, %arg0 {jax.name = "x", mhlo.sharding = "{replicated}"} : tensor<2xf32>
  return
}
