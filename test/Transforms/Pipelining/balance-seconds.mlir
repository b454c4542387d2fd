// The simulated times of the stages of a division correct the times of their ops: each of the first four ops takes three times
// as long as each of the others.
// RUN: gspmd-opt %s --pipeline-balance-stages=stages=2 | FileCheck %s --check-prefix=EQUAL
// RUN: gspmd-opt %s --pipeline-balance-stages="stages=2 stage-seconds=3,1" | FileCheck %s --check-prefix=AGAIN
// A second list is of the stages of the second division, which changes the third one.
// RUN: gspmd-opt %s --pipeline-balance-stages="stages=2 stage-seconds=3,1,1,5" | FileCheck %s --check-prefix=THIRD
// RUN: not gspmd-opt %s --pipeline-balance-stages="stages=2 stage-seconds=3" 2>&1 | FileCheck %s --check-prefix=COUNT
// RUN: not gspmd-opt %s --pipeline-balance-stages="stages=2 stage-seconds=1,-1" 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// RUN: not gspmd-opt %s --pipeline-balance-stages="stages=2 stage-seconds=inf,1" 2>&1 | FileCheck %s --check-prefix=INFINITE
// RUN: not gspmd-opt %s --pipeline-balance-stages="stages=2 slack=-5" 2>&1 | FileCheck %s --check-prefix=SLACK -DVALUE=-5.00
// RUN: not gspmd-opt %s --pipeline-balance-stages="stages=2 slack=nan" 2>&1 | FileCheck %s --check-prefix=SLACK -DVALUE=nan
// RUN: not gspmd-opt %s --pipeline-balance-stages="stages=2 slack=inf" 2>&1 | FileCheck %s --check-prefix=SLACK -DVALUE=INF
// RUN: not gspmd-opt %s --pipeline-balance-stages="stages=2 flops-per-byte=nan" 2>&1 | FileCheck %s --check-prefix=FLOPS -DVALUE=nan
// RUN: not gspmd-opt %s --pipeline-balance-stages="stages=2 flops-per-byte=-1" 2>&1 | FileCheck %s --check-prefix=FLOPS -DVALUE=-1.00
// FLOPS: error: flops-per-byte: expected a finite number that is not negative, found [[VALUE]]
// NEGATIVE: error: stage-seconds: expected a finite number that is not negative, found -1.00
// INFINITE: error: stage-seconds: expected a finite number that is not negative, found INF
// SLACK: error: slack: expected a finite number that is not negative, found [[VALUE]]
// EQUAL-COUNT-4: sharding.stage = 0
// EQUAL-COUNT-4: sharding.stage = 1
// AGAIN-COUNT-3: sharding.stage = 0
// AGAIN-COUNT-5: sharding.stage = 1
// THIRD-COUNT-4: sharding.stage = 0
// THIRD-COUNT-4: sharding.stage = 1
// COUNT: error: stage-seconds: expected 2 times for each division, found 1 times
sharding.mesh @microbatches = <["microbatch"=2]>
func.func @main(%x: tensor<4x8xf32> {sharding.microbatch = 0 : i64}) -> tensor<4x8xf32> {
  %0 = stablehlo.cosine %x : tensor<4x8xf32>
  %1 = stablehlo.cosine %0 : tensor<4x8xf32>
  %2 = stablehlo.cosine %1 : tensor<4x8xf32>
  %3 = stablehlo.cosine %2 : tensor<4x8xf32>
  %4 = stablehlo.cosine %3 : tensor<4x8xf32>
  %5 = stablehlo.cosine %4 : tensor<4x8xf32>
  %6 = stablehlo.cosine %5 : tensor<4x8xf32>
  %7 = stablehlo.cosine %6 : tensor<4x8xf32>
  return %7 : tensor<4x8xf32>
}
