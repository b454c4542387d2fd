// Subnormal numbers of f32 become subnormal numbers of bf16, on all processors.
//
// RUN: gspmd-run %s

#map = affine_map<(d0) -> (d0)>
func.func @main() {
  %a = stablehlo.constant dense<9.183550e-41> : tensor<64xf32>
  %e = tensor.empty() : tensor<64xbf16>
  %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]}
      ins(%a : tensor<64xf32>) outs(%e : tensor<64xbf16>) {
  ^bb0(%in: f32, %out: bf16):
    %t = arith.truncf %in : f32 to bf16
    linalg.yield %t : bf16
  } -> tensor<64xbf16>
  check.expect_eq_const %0, dense<9.183550e-41> : tensor<64xbf16>
  return
}
