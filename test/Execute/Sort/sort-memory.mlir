// The only line of arrays of one dimension is sorted in the result, with one temporary for each array: the
// argument, the result and a temporary of 4,000 bytes each.
// RUN: gspmd-run %s --random-inputs 1 --stats %t.json
// RUN: FileCheck %s < %t.json
// CHECK: "peak_bytes": 12000,
func.func @main(%a: tensor<1000xf32>) -> tensor<1000xf32> {
  %0 = "stablehlo.sort"(%a) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.compare LT, %x, %y, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<1000xf32>) -> tensor<1000xf32>
  return %0 : tensor<1000xf32>
}
