// An infinite error is text in the statistics, as JSON has no such number.
//
// RUN: gspmd-run %s --entry=one --outputs %t.npz
// RUN: not gspmd-run %s --entry=infinity --expect %t.npz --stats %t.json | FileCheck %s
// RUN: FileCheck %s --check-prefix=JSON < %t.json

// CHECK: largest error inf
// JSON: "max_error": "Infinity"

func.func @one() -> tensor<2xf32> {
  %0 = stablehlo.constant dense<1.0> : tensor<2xf32>
  return %0 : tensor<2xf32>
}

func.func @infinity() -> tensor<2xf32> {
  %0 = stablehlo.constant dense<[1.0, 0x7F800000]> : tensor<2xf32>
  return %0 : tensor<2xf32>
}
