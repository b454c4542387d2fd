// RUN: gspmd-run %s --no-partition
// RUN: %python %S/../shard_inputs.py %s 0 | gspmd-run -
// RUN: %python %S/../shard_inputs.py %s 1 | gspmd-run -

func.func @main() {
  %a = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %rows = stablehlo.reverse %a, dims = [0] : tensor<2x3xi32>
  %0 = stablehlo.constant dense<[[4, 5, 6], [1, 2, 3]]> : tensor<2x3xi32>
  check.expect_eq %rows, %0 : tensor<2x3xi32>
  %both = stablehlo.reverse %a, dims = [0, 1] : tensor<2x3xi32>
  %1 = stablehlo.constant dense<[[6, 5, 4], [3, 2, 1]]> : tensor<2x3xi32>
  check.expect_eq %both, %1 : tensor<2x3xi32>

  // Uneven shards: the padding at the end would come first.
  %b = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<7xf32>
  %line = stablehlo.reverse %b, dims = [0] : tensor<7xf32>
  %2 = stablehlo.constant dense<[6.0, 5.0, 4.0, 3.0, 2.0, 1.0, 0.0]> : tensor<7xf32>
  check.expect_eq %line, %2 : tensor<7xf32>

  // No dimension is reversed, or no element is there.
  %same = stablehlo.reverse %b, dims = [] : tensor<7xf32>
  check.expect_eq %same, %b : tensor<7xf32>
  %none = stablehlo.constant dense<> : tensor<0x2xf32>
  %empty = stablehlo.reverse %none, dims = [0, 1] : tensor<0x2xf32>
  check.expect_eq %empty, %none : tensor<0x2xf32>
  return
}
