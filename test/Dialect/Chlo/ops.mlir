// RUN: gspmd-opt %s | gspmd-opt | FileCheck %s
// RUN: gspmd-opt --mlir-print-op-generic %s | gspmd-opt | FileCheck %s

// CHECK-LABEL: func @real
func.func @real(%arg0: tensor<8x6xf32>, %arg1: tensor<8x6xf32>) {
  // CHECK: chlo.square %arg0 : tensor<8x6xf32> -> tensor<8x6xf32>
  %0 = chlo.square %arg0 : tensor<8x6xf32> -> tensor<8x6xf32>
  // CHECK: chlo.erf %arg0 : tensor<8x6xf32> -> tensor<8x6xf32>
  %1 = chlo.erf %arg0 : tensor<8x6xf32> -> tensor<8x6xf32>
  // CHECK: chlo.erfc %arg0 : tensor<8x6xf32> -> tensor<8x6xf32>
  %2 = chlo.erfc %arg0 : tensor<8x6xf32> -> tensor<8x6xf32>
  // CHECK: chlo.erf_inv %arg0 {mhlo.sharding = "{replicated}"} : tensor<8x6xf32> -> tensor<8x6xf32>
  %3 = chlo.erf_inv %arg0 {mhlo.sharding = "{replicated}"} : tensor<8x6xf32> -> tensor<8x6xf32>
  // CHECK: chlo.lgamma %arg0 : tensor<8x6xf32> -> tensor<8x6xf32>
  %4 = chlo.lgamma %arg0 : tensor<8x6xf32> -> tensor<8x6xf32>
  // CHECK: chlo.digamma %arg0 : tensor<8x6xf32> -> tensor<8x6xf32>
  %5 = chlo.digamma %arg0 : tensor<8x6xf32> -> tensor<8x6xf32>
  // CHECK: chlo.bessel_i1e %arg0 : tensor<8x6xf32> -> tensor<8x6xf32>
  %6 = chlo.bessel_i1e %arg0 : tensor<8x6xf32> -> tensor<8x6xf32>
  // CHECK: chlo.next_after %arg0, %arg1 : tensor<8x6xf32>, tensor<8x6xf32> -> tensor<8x6xf32>
  %7 = chlo.next_after %arg0, %arg1 : tensor<8x6xf32>, tensor<8x6xf32> -> tensor<8x6xf32>
  // CHECK: chlo.polygamma %arg0, %arg1 : tensor<8x6xf32>, tensor<8x6xf32> -> tensor<8x6xf32>
  %8 = chlo.polygamma %arg0, %arg1 : tensor<8x6xf32>, tensor<8x6xf32> -> tensor<8x6xf32>
  // CHECK: chlo.zeta %arg0, %arg1 : tensor<8x6xf32>, tensor<8x6xf32> -> tensor<8x6xf32>
  %9 = chlo.zeta %arg0, %arg1 : tensor<8x6xf32>, tensor<8x6xf32> -> tensor<8x6xf32>
  return
}

// CHECK-LABEL: func @complex
func.func @complex(%arg0: tensor<4xcomplex<f32>>) {
  // CHECK: chlo.sinh %arg0 : tensor<4xcomplex<f32>> -> tensor<4xcomplex<f32>>
  %0 = chlo.sinh %arg0 : tensor<4xcomplex<f32>> -> tensor<4xcomplex<f32>>
  // CHECK: chlo.cosh %arg0
  %1 = chlo.cosh %arg0 : tensor<4xcomplex<f32>> -> tensor<4xcomplex<f32>>
  // CHECK: chlo.tan %arg0
  %2 = chlo.tan %arg0 : tensor<4xcomplex<f32>> -> tensor<4xcomplex<f32>>
  // CHECK: chlo.asin %arg0
  %3 = chlo.asin %arg0 : tensor<4xcomplex<f32>> -> tensor<4xcomplex<f32>>
  // CHECK: chlo.acos %arg0
  %4 = chlo.acos %arg0 : tensor<4xcomplex<f32>> -> tensor<4xcomplex<f32>>
  // CHECK: chlo.atan %arg0
  %5 = chlo.atan %arg0 : tensor<4xcomplex<f32>> -> tensor<4xcomplex<f32>>
  // CHECK: chlo.asinh %arg0
  %6 = chlo.asinh %arg0 : tensor<4xcomplex<f32>> -> tensor<4xcomplex<f32>>
  // CHECK: chlo.acosh %arg0
  %7 = chlo.acosh %arg0 : tensor<4xcomplex<f32>> -> tensor<4xcomplex<f32>>
  // CHECK: chlo.atanh %arg0
  %8 = chlo.atanh %arg0 : tensor<4xcomplex<f32>> -> tensor<4xcomplex<f32>>
  // CHECK: chlo.conj %arg0
  %9 = chlo.conj %arg0 : tensor<4xcomplex<f32>> -> tensor<4xcomplex<f32>>
  return
}

// CHECK-LABEL: func @tests
func.func @tests(%arg0: tensor<4xf32>) {
  // CHECK: chlo.is_inf %arg0 : tensor<4xf32> -> tensor<4xi1>
  %0 = chlo.is_inf %arg0 : tensor<4xf32> -> tensor<4xi1>
  // CHECK: chlo.is_pos_inf %arg0 : tensor<4xf32> -> tensor<4xi1>
  %1 = chlo.is_pos_inf %arg0 : tensor<4xf32> -> tensor<4xi1>
  // CHECK: chlo.is_neg_inf %arg0 : tensor<4xf32> -> tensor<4xi1>
  %2 = chlo.is_neg_inf %arg0 : tensor<4xf32> -> tensor<4xi1>
  return
}

// CHECK-LABEL: func @top_k
func.func @top_k(%arg0: tensor<8x12xf32>) -> tensor<8x4xf32> {
  // CHECK: %values, %indices = chlo.top_k(%arg0, k = 4) : tensor<8x12xf32> -> (tensor<8x4xf32>, tensor<8x4xi32>)
  %values, %indices = chlo.top_k(%arg0, k = 4) : tensor<8x12xf32> -> (tensor<8x4xf32>, tensor<8x4xi32>)
  return %values : tensor<8x4xf32>
}

// CHECK-LABEL: func @scan
func.func @scan(%x: tensor<4x3xf32>, %i: tensor<3xf32>) -> tensor<4x3xf32> {
  // CHECK: chlo.scan(%arg0) inits (%arg1) dimension=0 attributes {is_associative = true, is_reverse = false} {
  // CHECK: ^bb0(%{{.*}}: tensor<3xf32>, %{{.*}}: tensor<3xf32>):
  // CHECK: } : (tensor<4x3xf32>, tensor<3xf32>) -> (tensor<4x3xf32>, tensor<3xf32>)
  %0:2 = chlo.scan(%x) inits (%i) dimension=0  attributes {is_associative = true, is_reverse = false} {
  ^bb0(%input: tensor<3xf32>, %carry: tensor<3xf32>):
    %1 = stablehlo.add %input, %carry : tensor<3xf32>
    stablehlo.return %1, %1 : tensor<3xf32>, tensor<3xf32>
  } : (tensor<4x3xf32>, tensor<3xf32>) -> (tensor<4x3xf32>, tensor<3xf32>)
  return %0#0 : tensor<4x3xf32>
}
