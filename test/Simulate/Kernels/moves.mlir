// Moves of dimensions of size 1 are aliases of the same bytes.

// RUN: gspmd-simulate %s --entry units --topology %S/../Inputs/round.json:1 | FileCheck %s --check-prefix=UNITS
// RUN: gspmd-simulate %s --entry turned --topology %S/../Inputs/round.json:1 | FileCheck %s --check-prefix=TURNED

// UNITS: step time             0.00 us
func.func @units(%a: tensor<4x1x1000xf32>) -> tensor<1x1x4x1000xf32> {
  %0 = stablehlo.transpose %a, dims = [1, 0, 2] : (tensor<4x1x1000xf32>) -> tensor<1x4x1000xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0, 2, 3] : (tensor<1x4x1000xf32>) -> tensor<1x1x4x1000xf32>
  return %1 : tensor<1x1x4x1000xf32>
}

// TURNED: copy {{.*}} x 1
func.func @turned(%a: tensor<4x1x1000xf32>) -> tensor<1000x1x4xf32> {
  %0 = stablehlo.transpose %a, dims = [2, 1, 0] : (tensor<4x1x1000xf32>) -> tensor<1000x1x4xf32>
  return %0 : tensor<1000x1x4xf32>
}
