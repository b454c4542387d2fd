// top_k of numbers of less than a byte, whose sign is not the highest bit of the byte in memory.
// RUN: gspmd-run %s --no-partition --no-cache
func.func @main() {
  %a = stablehlo.constant dense<[1.0, -1.0, 3.0, -6.0, 2.0]> : tensor<5xf4E2M1FN>
  %x = stablehlo.optimization_barrier %a : tensor<5xf4E2M1FN>
  %0, %1 = chlo.top_k(%x, k = 4) : tensor<5xf4E2M1FN> -> (tensor<4xf4E2M1FN>, tensor<4xi32>)
  %c = stablehlo.convert %0 : (tensor<4xf4E2M1FN>) -> tensor<4xf32>
  check.expect_eq_const %c, dense<[3.0, 2.0, 1.0, -1.0]> : tensor<4xf32>
  check.expect_eq_const %1, dense<[2, 4, 0, 1]> : tensor<4xi32>
  %b = stablehlo.constant dense<[1, 15, 3, 8, 2]> : tensor<5xui4>
  %y = stablehlo.optimization_barrier %b : tensor<5xui4>
  %2, %3 = chlo.top_k(%y, k = 4) : tensor<5xui4> -> (tensor<4xui4>, tensor<4xi32>)
  check.expect_eq_const %3, dense<[1, 3, 2, 4]> : tensor<4xi32>
  return
}
