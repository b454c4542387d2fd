// RUN: gspmd-run %s --no-partition
// RUN: %python %S/../shard_inputs.py %s 0 | gspmd-run -

func.func @main() {
  %a = stablehlo.iota dim = 0 : tensor<12xf32>
  %l = stablehlo.reshape %a : (tensor<12xf32>) -> tensor<2x2x3xf32>
  %r = stablehlo.reshape %a : (tensor<12xf32>) -> tensor<2x3x2xf32>
  // A batch of matrices; then the same with every operand transposed.
  %d = stablehlo.dot_general %l, %r, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x2x3xf32>, tensor<2x3x2xf32>) -> tensor<2x2x2xf32>
  check.expect_eq_const %d, dense<[[[10.0, 13.0], [28.0, 40.0]], [[172.0, 193.0], [244.0, 274.0]]]> : tensor<2x2x2xf32>
  %lt = stablehlo.transpose %l, dims = [2, 1, 0] : (tensor<2x2x3xf32>) -> tensor<3x2x2xf32>
  %rt = stablehlo.transpose %r, dims = [1, 2, 0] : (tensor<2x3x2xf32>) -> tensor<3x2x2xf32>
  %dt = stablehlo.dot_general %lt, %rt, batching_dims = [2] x [2], contracting_dims = [0] x [0] : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<2x2x2xf32>
  check.expect_eq %dt, %d : tensor<2x2x2xf32>
  // Two contracted dimensions in another order on each side: a copy is needed.
  %rs = stablehlo.transpose %r, dims = [1, 0, 2] : (tensor<2x3x2xf32>) -> tensor<3x2x2xf32>
  %two = stablehlo.dot_general %l, %rs, contracting_dims = [0, 2] x [1, 0] : (tensor<2x2x3xf32>, tensor<3x2x2xf32>) -> tensor<2x2xf32>
  check.expect_eq_const %two, dense<[[182.0, 206.0], [272.0, 314.0]]> : tensor<2x2xf32>

  // Integers accumulate in the type of the result.
  %i8 = stablehlo.constant dense<[[100, 100], [-100, 1]]> : tensor<2x2xi8>
  %i32 = stablehlo.dot_general %i8, %i8, contracting_dims = [1] x [0] : (tensor<2x2xi8>, tensor<2x2xi8>) -> tensor<2x2xi32>
  check.expect_eq_const %i32, dense<[[0, 10100], [-10100, -9999]]> : tensor<2x2xi32>
  // bf16 accumulates in f32 and rounds once: 256 + 1 + 1.
  %b = stablehlo.constant dense<[[16.0, 1.0, 1.0]]> : tensor<1x3xbf16>
  %bb = stablehlo.dot_general %b, %b, contracting_dims = [1] x [1] : (tensor<1x3xbf16>, tensor<1x3xbf16>) -> tensor<1x1xbf16>
  check.expect_eq_const %bb, dense<258.0> : tensor<1x1xbf16>
  // Contracting no elements yields zeros.
  %none = stablehlo.constant dense<> : tensor<2x0xf32>
  %zeros = stablehlo.dot_general %none, %none, contracting_dims = [1] x [1] : (tensor<2x0xf32>, tensor<2x0xf32>) -> tensor<2x2xf32>
  check.expect_eq_const %zeros, dense<0.0> : tensor<2x2xf32>
  return
}
