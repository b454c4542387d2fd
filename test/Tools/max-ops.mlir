// A limit that is no positive number is named in a warning, and the default is used.
// RUN: env GSPMD_MAX_OPS=-1 gspmd-opt %s --gspmd-partition 2>&1 | FileCheck %s
// RUN: env GSPMD_MAX_OPS=99999999999999999999 gspmd-opt %s --gspmd-partition 2>&1 | FileCheck %s --check-prefix=LARGE
// CHECK: gspmd: warning: GSPMD_MAX_OPS is '-1', which is no positive number of 64 bits; programs may have 16777216 ops
// CHECK: func.func @main
// LARGE: GSPMD_MAX_OPS is '99999999999999999999', which is
func.func private @negated(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.negate %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = func.call @negated(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
