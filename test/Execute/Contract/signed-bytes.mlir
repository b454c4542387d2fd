// Products of signed bytes are computed without widened copies of the operands: by the library where they
// are large, and by the kernel.
// RUN: gspmd-run %s --random-inputs 1
// The library may be limited to instructions that saturate sums of two products.
// RUN: env ONEDNN_MAX_CPU_ISA=AVX2 gspmd-run %s --random-inputs 1
// RUN: env ONEDNN_MAX_CPU_ISA=AVX512_CORE gspmd-run %s --random-inputs 1
// RUN: gspmd-opt %s --gspmd-prepare-device-program --gspmd-number-runtime-calls --gspmd-lower-to-linalg --gspmd-bufferize | FileCheck %s
// CHECK: func.func @main
// CHECK: call @gspmd_rt_gemm_i32
func.func @main(%a: tensor<3x70x130xi8>, %b: tensor<3x60x130xi8>, %c: tensor<5x9xi8>, %d: tensor<9x3xi8>) {
  %la = stablehlo.convert %a : (tensor<3x70x130xi8>) -> tensor<3x70x130xi32>
  %lb = stablehlo.convert %b : (tensor<3x60x130xi8>) -> tensor<3x60x130xi32>
  %0 = stablehlo.dot_general %la, %lb, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<3x70x130xi32>, tensor<3x60x130xi32>) -> tensor<3x70x60xi32>
  // CHECK-NOT: memref.alloc() : memref<3x{{[0-9]+}}x130xi32>
  // CHECK: call @gspmd_rt_gemm_i8_i32
  %1 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<3x70x130xi8>, tensor<3x60x130xi8>) -> tensor<3x70x60xi32>
  check.expect_eq %1, %0 : tensor<3x70x60xi32>
  // A narrower result.
  // CHECK: call @gspmd_rt_gemm_i8_i32
  %2 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<3x70x130xi8>, tensor<3x60x130xi8>) -> tensor<3x70x60xi8>
  %3 = stablehlo.convert %0 : (tensor<3x70x60xi32>) -> tensor<3x70x60xi8>
  check.expect_eq %2, %3 : tensor<3x70x60xi8>
  // A small product.
  // CHECK: call @gspmd_rt_gemm_i8_i32
  %4 = stablehlo.dot_general %c, %d, contracting_dims = [1] x [0] : (tensor<5x9xi8>, tensor<9x3xi8>) -> tensor<5x3xi32>
  %lc = stablehlo.convert %c : (tensor<5x9xi8>) -> tensor<5x9xi32>
  %ld = stablehlo.convert %d : (tensor<9x3xi8>) -> tensor<9x3xi32>
  %5 = stablehlo.dot_general %lc, %ld, contracting_dims = [1] x [0] : (tensor<5x9xi32>, tensor<9x3xi32>) -> tensor<5x3xi32>
  check.expect_eq %4, %5 : tensor<5x3xi32>
  // The extremes, whose products a processor without instructions for them adds in 16 bits.
  %least = stablehlo.constant dense<-128> : tensor<64x256xi8>
  %opaque = stablehlo.optimization_barrier %least : tensor<64x256xi8>
  %6 = stablehlo.dot_general %opaque, %opaque, contracting_dims = [1] x [1] : (tensor<64x256xi8>, tensor<64x256xi8>) -> tensor<64x64xi32>
  check.expect_eq_const %6, dense<4194304> : tensor<64x64xi32>
  %greatest = stablehlo.constant dense<127> : tensor<64x256xi8>
  %hidden = stablehlo.optimization_barrier %greatest : tensor<64x256xi8>
  %7 = stablehlo.dot_general %hidden, %hidden, contracting_dims = [1] x [1] : (tensor<64x256xi8>, tensor<64x256xi8>) -> tensor<64x64xi32>
  check.expect_eq_const %7, dense<4129024> : tensor<64x64xi32>
  %8 = stablehlo.dot_general %hidden, %opaque, contracting_dims = [1] x [1] : (tensor<64x256xi8>, tensor<64x256xi8>) -> tensor<64x64xi32>
  check.expect_eq_const %8, dense<-4161536> : tensor<64x64xi32>
  return
}
