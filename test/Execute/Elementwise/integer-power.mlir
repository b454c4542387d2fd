// An integer power is a loop within an op on a single element: it was outlined as a kernel of its
// own, without its result.
// RUN: gspmd-run %s --no-partition

func.func @main() {
  %c = stablehlo.constant dense<3> : tensor<ui8>
  %d = stablehlo.constant dense<-2> : tensor<i32>
  %e = stablehlo.constant dense<5> : tensor<i32>
  %three, %minus_two, %five = stablehlo.optimization_barrier %c, %d, %e : tensor<ui8>, tensor<i32>, tensor<i32>
  %0 = stablehlo.power %three, %three : tensor<ui8>
  check.expect_eq_const %0, dense<27> : tensor<ui8>
  %1 = stablehlo.power %minus_two, %five : tensor<i32>
  check.expect_eq_const %1, dense<-32> : tensor<i32>
  %2 = stablehlo.power %five, %minus_two : tensor<i32>
  check.expect_eq_const %2, dense<0> : tensor<i32>
  return
}
