// Windows along two dimensions of a tensor whose slices along the others are reduced one after the other.
// RUN: gspmd-run %s --no-partition --poison
// RUN: %python %S/../shard_inputs.py %s 0 | gspmd-run -

func.func @main() {
  %x = stablehlo.iota dim = 1 : tensor<4x256x300xi32>
  %y = stablehlo.iota dim = 2 : tensor<4x256x300xi32>
  %z = stablehlo.iota dim = 0 : tensor<4x256x300xi32>
  %xy = stablehlo.multiply %x, %y : tensor<4x256x300xi32>
  %v = stablehlo.xor %xy, %z : tensor<4x256x300xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %all = "stablehlo.reduce_window"(%v, %zero) <{window_dimensions = array<i64: 1, 3, 3>, window_strides = array<i64: 1, 2, 2>, padding = dense<[[0, 0], [0, 1], [1, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<4x256x300xi32>, tensor<i32>) -> tensor<4x128x150xi32>
  %v0 = stablehlo.slice %v [0:1, 0:256, 0:300] : (tensor<4x256x300xi32>) -> tensor<1x256x300xi32>
  %r0 = "stablehlo.reduce_window"(%v0, %zero) <{window_dimensions = array<i64: 1, 3, 3>, window_strides = array<i64: 1, 2, 2>, padding = dense<[[0, 0], [0, 1], [1, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<1x256x300xi32>, tensor<i32>) -> tensor<1x128x150xi32>
  %v1 = stablehlo.slice %v [1:2, 0:256, 0:300] : (tensor<4x256x300xi32>) -> tensor<1x256x300xi32>
  %r1 = "stablehlo.reduce_window"(%v1, %zero) <{window_dimensions = array<i64: 1, 3, 3>, window_strides = array<i64: 1, 2, 2>, padding = dense<[[0, 0], [0, 1], [1, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<1x256x300xi32>, tensor<i32>) -> tensor<1x128x150xi32>
  %v2 = stablehlo.slice %v [2:3, 0:256, 0:300] : (tensor<4x256x300xi32>) -> tensor<1x256x300xi32>
  %r2 = "stablehlo.reduce_window"(%v2, %zero) <{window_dimensions = array<i64: 1, 3, 3>, window_strides = array<i64: 1, 2, 2>, padding = dense<[[0, 0], [0, 1], [1, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<1x256x300xi32>, tensor<i32>) -> tensor<1x128x150xi32>
  %v3 = stablehlo.slice %v [3:4, 0:256, 0:300] : (tensor<4x256x300xi32>) -> tensor<1x256x300xi32>
  %r3 = "stablehlo.reduce_window"(%v3, %zero) <{window_dimensions = array<i64: 1, 3, 3>, window_strides = array<i64: 1, 2, 2>, padding = dense<[[0, 0], [0, 1], [1, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<1x256x300xi32>, tensor<i32>) -> tensor<1x128x150xi32>
  %each = stablehlo.concatenate %r0, %r1, %r2, %r3, dim = 0 : (tensor<1x128x150xi32>, tensor<1x128x150xi32>, tensor<1x128x150xi32>, tensor<1x128x150xi32>) -> tensor<4x128x150xi32>
  check.expect_eq %all, %each : tensor<4x128x150xi32>
  %wide = "stablehlo.reduce_window"(%v, %zero) <{window_dimensions = array<i64: 1, 10, 20>, window_strides = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.maximum %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<4x256x300xi32>, tensor<i32>) -> tensor<4x247x281xi32>
  %w0 = "stablehlo.reduce_window"(%v0, %zero) <{window_dimensions = array<i64: 1, 10, 20>, window_strides = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.maximum %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<1x256x300xi32>, tensor<i32>) -> tensor<1x247x281xi32>
  %w1 = "stablehlo.reduce_window"(%v1, %zero) <{window_dimensions = array<i64: 1, 10, 20>, window_strides = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.maximum %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<1x256x300xi32>, tensor<i32>) -> tensor<1x247x281xi32>
  %w2 = "stablehlo.reduce_window"(%v2, %zero) <{window_dimensions = array<i64: 1, 10, 20>, window_strides = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.maximum %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<1x256x300xi32>, tensor<i32>) -> tensor<1x247x281xi32>
  %w3 = "stablehlo.reduce_window"(%v3, %zero) <{window_dimensions = array<i64: 1, 10, 20>, window_strides = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.maximum %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<1x256x300xi32>, tensor<i32>) -> tensor<1x247x281xi32>
  %wides = stablehlo.concatenate %w0, %w1, %w2, %w3, dim = 0 : (tensor<1x247x281xi32>, tensor<1x247x281xi32>, tensor<1x247x281xi32>, tensor<1x247x281xi32>) -> tensor<4x247x281xi32>
  check.expect_eq %wide, %wides : tensor<4x247x281xi32>
  return
}
