// RUN: gspmd-run %s --no-partition
// RUN: gspmd-run %s | FileCheck %s --check-prefix=ALL
// RUN: not gspmd-run %s --entry=wrong --no-partition 2>&1 | FileCheck %s
// Functions without arguments that check themselves, and no entry: all of them are run.

// ALL: run time
func.func @sum() {
  %0 = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %1 = stablehlo.add %0, %0 : tensor<3xi32>
  check.expect_eq_const %1, dense<[2, 4, 6]> : tensor<3xi32>
  return
}

func.func @difference() -> tensor<3xi32> {
  %0 = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %1 = stablehlo.subtract %0, %0 : tensor<3xi32>
  check.expect_eq_const %1, dense<0> : tensor<3xi32>
  return %1 : tensor<3xi32>
}

// CHECK: has no function 'wrong' to run; choose one with --entry: sum, difference
