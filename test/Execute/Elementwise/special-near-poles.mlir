// Gamma functions next to their poles, where x - floor(x) rounds to 1, against values of
// the recurrences in exact arithmetic; zeta to the left of many poles and at infinity.
// RUN: gspmd-run %s --no-cache

func.func @main() {
  %a0 = stablehlo.constant dense<[-1.0e-30, -1.0e-20, -2.0e-16, -1.0e-10, -1.0e-3, -0.9999999, -1.0000001, -5.0000005]> : tensor<8xf32>
  %x0 = stablehlo.optimization_barrier %a0 : tensor<8xf32>
  %y0 = chlo.lgamma %x0 : tensor<8xf32> -> tensor<8xf32>
  %e0 = stablehlo.constant dense<[69.07755, 46.0517, 36.148212, 23.02585, 6.908333, 15.942386, 15.942385, 9.768599]> : tensor<8xf32>
  check.expect_close %y0, %e0, max_ulp_difference = 1 : tensor<8xf32>, tensor<8xf32>
  %y1 = chlo.digamma %x0 : tensor<8xf32> -> tensor<8xf32>
  %e1 = stablehlo.constant dense<[1.0e30, 1.0e20, 5.0e15, 1.0e10, 999.4211, -8388607.5, 8388608.0, 2097153.75]> : tensor<8xf32>
  check.expect_close %y1, %e1, max_ulp_difference = 1 : tensor<8xf32>, tensor<8xf32>

  %a2 = stablehlo.constant dense<[-0.9999999999999999, -1.9999999999999998, -0.9999960295014394, -10.999999999999998, -1.0e-300]> : tensor<5xf64>
  %x2 = stablehlo.optimization_barrier %a2 : tensor<5xf64>
  %y2 = chlo.digamma %x2 : tensor<5xf64> -> tensor<5xf64>
  %e2 = stablehlo.constant dense<[-9007199254740992.0, -4503599627370495.0, -251857.11719341797, -562949953421309.56, 9.999999999999999e+299]> : tensor<5xf64>
  check.expect_close %y2, %e2, max_ulp_difference = 1 : tensor<5xf64>, tensor<5xf64>

  %a3 = stablehlo.constant dense<[2.0, 3.0, 2.0, 3.0, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000]> : tensor<7xf64>
  %x3 = stablehlo.optimization_barrier %a3 : tensor<7xf64>
  %a4 = stablehlo.constant dense<[-1.0e12, -1.0e12, -0.5, -0.5, 1.0, 0.5, 2.0]> : tensor<7xf64>
  %half = stablehlo.constant dense<[0.5, 0.25, 0.0, 0.0, 0.0, 0.0, 0.0]> : tensor<7xf64>
  %x4 = stablehlo.add %a4, %half : tensor<7xf64>
  %q = stablehlo.optimization_barrier %x4 : tensor<7xf64>
  %y4 = chlo.zeta %x3, %q : tensor<7xf64>, tensor<7xf64> -> tensor<7xf64>
  %e4 = stablehlo.constant dense<[9.869604401088358, 62.01255336059964, 8.934802200544679, 0.41439832211716, 1.0, 0x7FF0000000000000, 0.0]> : tensor<7xf64>
  check.expect_close %y4, %e4, max_ulp_difference = 2 : tensor<7xf64>, tensor<7xf64>
  return
}
