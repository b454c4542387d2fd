// RUN: gspmd-opt %s | gspmd-opt | FileCheck %s
// RUN: gspmd-opt --mlir-print-op-generic %s | gspmd-opt | FileCheck %s

// CHECK-LABEL: func @constant
func.func @constant() {
  // CHECK: %c = stablehlo.constant dense<[1, -2]> : tensor<2xi32>
  %0 = stablehlo.constant dense<[1, -2]> : tensor<2xi32>
  // CHECK: %c_0 = stablehlo.constant dense<true> : tensor<i1>
  %1 = stablehlo.constant dense<true> : tensor<i1>
  // CHECK: %cst = stablehlo.constant dense<0x7FC0> : tensor<bf16>
  %2 = stablehlo.constant dense<0x7FC0> : tensor<bf16>
  // CHECK: %cst_1 = stablehlo.constant dense<(1.000000e+00,-2.000000e+00)> : tensor<complex<f32>>
  %3 = stablehlo.constant dense<(1.0,-2.0)> : tensor<complex<f32>>
  // CHECK: %c_2 = stablehlo.constant {mhlo.name = "x"} dense<7> : tensor<ui8>
  %4 = stablehlo.constant {mhlo.name = "x"} dense<7> : tensor<ui8>
  // CHECK: stablehlo.constant() {value = dense<3> : tensor<2xi8>} : () -> tensor<2x!quant.uniform<i8:f32, 1.000000e-01>>
  %5 = stablehlo.constant() {value = dense<3> : tensor<2xi8>} : () -> tensor<2x!quant.uniform<i8:f32, 1.000000e-01>>
  // CHECK: stablehlo.constant dense<> : tensor<0x4xf32>
  %6 = stablehlo.constant dense<> : tensor<0x4xf32>
  return
}

// CHECK-LABEL: func @iota
func.func @iota(%arg0: tensor<2xi64>) {
  // CHECK: stablehlo.iota dim = 1 : tensor<2x3xi32>
  %0 = stablehlo.iota dim = 1 : tensor<2x3xi32>
  // CHECK: stablehlo.iota dim = 0 : tensor<4xcomplex<f32>>
  %1 = stablehlo.iota dim = 0 : tensor<4xcomplex<f32>>
  // CHECK: stablehlo.dynamic_iota %arg0, dim = 1 : (tensor<2xi64>) -> tensor<?x3xf32>
  %2 = stablehlo.dynamic_iota %arg0, dim = 1 : (tensor<2xi64>) -> tensor<?x3xf32>
  return
}

// CHECK-LABEL: func @broadcast
func.func @broadcast(%arg0: tensor<3x1xf32>, %arg1: tensor<f32>, %arg2: tensor<3xindex>, %arg3: tensor<?xf32>, %arg4: tensor<2xi32>) {
  // CHECK: stablehlo.broadcast_in_dim %arg0, dims = [2, 0] : (tensor<3x1xf32>) -> tensor<5x4x3xf32>
  %0 = stablehlo.broadcast_in_dim %arg0, dims = [2, 0] : (tensor<3x1xf32>) -> tensor<5x4x3xf32>
  // CHECK: stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
  %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
  // CHECK: stablehlo.dynamic_broadcast_in_dim %arg0, %arg2, dims = [2, 0] : (tensor<3x1xf32>, tensor<3xindex>) -> tensor<?x4x3xf32>
  %2 = stablehlo.dynamic_broadcast_in_dim %arg0, %arg2, dims = [2, 0] : (tensor<3x1xf32>, tensor<3xindex>) -> tensor<?x4x3xf32>
  // CHECK: stablehlo.dynamic_broadcast_in_dim %arg3, %arg4, dims = [1] {known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>} : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %3 = stablehlo.dynamic_broadcast_in_dim %arg3, %arg4, dims = [1] {known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>} : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  // CHECK: stablehlo.broadcast %arg0, sizes = [4, 2] : (tensor<3x1xf32>) -> tensor<4x2x3x1xf32>
  %4 = stablehlo.broadcast %arg0, sizes = [4, 2] : (tensor<3x1xf32>) -> tensor<4x2x3x1xf32>
  return
}

// CHECK-LABEL: func @reshape
func.func @reshape(%arg0: tensor<2x6xf32>, %arg1: tensor<2xi32>, %arg2: tensor<?x6xf32>) {
  // CHECK: stablehlo.reshape %arg0 : (tensor<2x6xf32>) -> tensor<3x4xf32>
  %0 = stablehlo.reshape %arg0 : (tensor<2x6xf32>) -> tensor<3x4xf32>
  // CHECK: stablehlo.reshape %arg0 {mhlo.sharding = "{replicated}"} : (tensor<2x6xf32>) -> tensor<12xf32>
  %1 = stablehlo.reshape %arg0 {mhlo.sharding = "{replicated}"} : (tensor<2x6xf32>) -> tensor<12xf32>
  // CHECK: stablehlo.dynamic_reshape %arg2, %arg1 : (tensor<?x6xf32>, tensor<2xi32>) -> tensor<?x3xf32>
  %2 = stablehlo.dynamic_reshape %arg2, %arg1 : (tensor<?x6xf32>, tensor<2xi32>) -> tensor<?x3xf32>
  return
}

// CHECK-LABEL: func @bitcast_convert
func.func @bitcast_convert(%arg0: tensor<4xui32>, %arg1: tensor<4x2xf16>, %arg2: tensor<2xcomplex<f64>>) {
  // CHECK: stablehlo.bitcast_convert %arg0 : (tensor<4xui32>) -> tensor<4xf32>
  %0 = stablehlo.bitcast_convert %arg0 : (tensor<4xui32>) -> tensor<4xf32>
  // CHECK: stablehlo.bitcast_convert %arg0 : (tensor<4xui32>) -> tensor<4x4xi8>
  %1 = stablehlo.bitcast_convert %arg0 : (tensor<4xui32>) -> tensor<4x4xi8>
  // CHECK: stablehlo.bitcast_convert %arg1 : (tensor<4x2xf16>) -> tensor<4xi32>
  %2 = stablehlo.bitcast_convert %arg1 : (tensor<4x2xf16>) -> tensor<4xi32>
  // CHECK: stablehlo.bitcast_convert %arg2 : (tensor<2xcomplex<f64>>) -> tensor<2x2xcomplex<f32>>
  %3 = stablehlo.bitcast_convert %arg2 : (tensor<2xcomplex<f64>>) -> tensor<2x2xcomplex<f32>>
  return
}

// CHECK-LABEL: func @movement
func.func @movement(%arg0: tensor<2x6xf32>, %arg1: tensor<f32>, %arg2: tensor<?x3xf32>, %arg3: tensor<2xi64>) {
  // CHECK: stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2x6xf32>) -> tensor<6x2xf32>
  %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2x6xf32>) -> tensor<6x2xf32>
  // CHECK: stablehlo.reverse %arg0, dims = [0] : tensor<2x6xf32>
  %1 = stablehlo.reverse %arg0, dims = [0] : tensor<2x6xf32>
  // CHECK: stablehlo.slice %arg0 [0:1, 0:6:2] : (tensor<2x6xf32>) -> tensor<1x3xf32>
  %2 = stablehlo.slice %arg0 [0:1, 0:6:2] : (tensor<2x6xf32>) -> tensor<1x3xf32>
  // CHECK: stablehlo.slice %arg0 [1:1, 0:6:4] : (tensor<2x6xf32>) -> tensor<0x2xf32>
  %3 = stablehlo.slice %arg0 [1:1, 0:6:4] : (tensor<2x6xf32>) -> tensor<0x2xf32>
  // CHECK: stablehlo.real_dynamic_slice %arg0, %arg3, %arg3, %arg3 : (tensor<2x6xf32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xf32>
  %4 = stablehlo.real_dynamic_slice %arg0, %arg3, %arg3, %arg3 : (tensor<2x6xf32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xf32>
  // CHECK: stablehlo.concatenate %arg0, %arg0, dim = 1 : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x12xf32>
  %5 = stablehlo.concatenate %arg0, %arg0, dim = 1 : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x12xf32>
  // CHECK: stablehlo.concatenate %arg2, %arg2, dim = 0 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  %6 = stablehlo.concatenate %arg2, %arg2, dim = 0 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  // CHECK: stablehlo.concatenate %arg0, dim = 0 : (tensor<2x6xf32>) -> tensor<2x6xf32>
  %7 = stablehlo.concatenate %arg0, dim = 0 : (tensor<2x6xf32>) -> tensor<2x6xf32>
  // CHECK: stablehlo.pad %arg0, %arg1, low = [1, -1], high = [2, 0], interior = [3, 1] : (tensor<2x6xf32>, tensor<f32>) -> tensor<8x10xf32>
  %8 = stablehlo.pad %arg0, %arg1, low = [1, -1], high = [2, 0], interior = [3, 1] : (tensor<2x6xf32>, tensor<f32>) -> tensor<8x10xf32>
  // CHECK: stablehlo.dynamic_pad %arg0, %arg1, %arg3, %arg3, %arg3 : (tensor<2x6xf32>, tensor<f32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xf32>
  %9 = stablehlo.dynamic_pad %arg0, %arg1, %arg3, %arg3, %arg3 : (tensor<2x6xf32>, tensor<f32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<?x?xf32>
  return
}

// CHECK-LABEL: func @rank_0
func.func @rank_0(%arg0: tensor<f32>) {
  // CHECK: stablehlo.transpose %arg0, dims = [] : (tensor<f32>) -> tensor<f32>
  %0 = stablehlo.transpose %arg0, dims = [] : (tensor<f32>) -> tensor<f32>
  // CHECK: stablehlo.slice %arg0 [] : (tensor<f32>) -> tensor<f32>
  %1 = stablehlo.slice %arg0 [] : (tensor<f32>) -> tensor<f32>
  // CHECK: stablehlo.pad %arg0, %arg0, low = [], high = [], interior = [] : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %2 = stablehlo.pad %arg0, %arg0, low = [], high = [], interior = [] : (tensor<f32>, tensor<f32>) -> tensor<f32>
  // CHECK: stablehlo.reshape %arg0 : (tensor<f32>) -> tensor<1x1xf32>
  %3 = stablehlo.reshape %arg0 : (tensor<f32>) -> tensor<1x1xf32>
  return
}

// CHECK-LABEL: func @sizes
func.func @sizes(%arg0: tensor<4x?xf32>, %arg1: tensor<i32>) {
  // CHECK: stablehlo.get_dimension_size %arg0, dim = 1 : (tensor<4x?xf32>) -> tensor<i32>
  %0 = stablehlo.get_dimension_size %arg0, dim = 1 : (tensor<4x?xf32>) -> tensor<i32>
  // CHECK: stablehlo.set_dimension_size %arg0, %arg1, dim = 0 : (tensor<4x?xf32>, tensor<i32>) -> tensor<?x?xf32, #stablehlo.bounds<4, ?>>
  %1 = stablehlo.set_dimension_size %arg0, %arg1, dim = 0 : (tensor<4x?xf32>, tensor<i32>) -> tensor<?x?xf32, #stablehlo.bounds<4, ?>>
  return
}

// CHECK-LABEL: func @per_axis
func.func @per_axis(%arg0: tensor<2x6x!quant.uniform<i8:f32:0, {1.000000e-01,2.000000e-01}>>) {
  // CHECK: -> tensor<6x2x!quant.uniform<i8:f32:1, {1.000000e-01,2.000000e-01}>>
  %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2x6x!quant.uniform<i8:f32:0, {1.000000e-01,2.000000e-01}>>) -> tensor<6x2x!quant.uniform<i8:f32:1, {1.000000e-01,2.000000e-01}>>
  return
}
