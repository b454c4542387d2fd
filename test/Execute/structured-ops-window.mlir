// RUN: gspmd-run %s --no-partition
// RUN: %python %S/shard_inputs.py %s 0 | gspmd-run -
// RUN: %python %S/shard_inputs.py %s 1 | gspmd-run -
// Written by generate_elementwise.py: windows over edges, selected elements, loops and branches.

func.func @main() {
  %c1 = stablehlo.constant dense<[3.0, 1.0, 2.0, 0.0, 3.0, 1.0]> : tensor<6xf16>
  %c2 = stablehlo.constant dense<0.0> : tensor<f16>
  %r3 = "stablehlo.reduce_window"(%c1, %c2) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>, padding = dense<[[1, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %m = stablehlo.maximum %a, %b : tensor<f16>
    stablehlo.return %m : tensor<f16>
  }) : (tensor<6xf16>, tensor<f16>) -> tensor<3xf16>
  %c4 = stablehlo.constant dense<[3.0, 2.0, 3.0]> : tensor<3xf16>
  check.expect_eq %r3, %c4 : tensor<3xf16>
  %c5 = stablehlo.constant dense<[1.0, 2.0, 1.0]> : tensor<3xf16>
  %r6 = "stablehlo.select_and_scatter"(%c1, %c5, %c2) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<0> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %ge = stablehlo.compare GE, %a, %b : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %ge : tensor<i1>
  }, {
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %s = stablehlo.add %a, %b : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<6xf16>, tensor<3xf16>, tensor<f16>) -> tensor<6xf16>
  %c7 = stablehlo.constant dense<[1.0, 0.0, 2.0, 0.0, 1.0, 0.0]> : tensor<6xf16>
  check.expect_eq %r6, %c7 : tensor<6xf16>
  %c8 = stablehlo.constant dense<1.0> : tensor<f16>
  %c9 = stablehlo.constant dense<3.0> : tensor<f16>
  %r10 = stablehlo.while(%i = %c2) : tensor<f16>
    cond {
    %lt = stablehlo.compare LT, %i, %c9 : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  } do {
    %n = stablehlo.add %i, %c8 : tensor<f16>
    stablehlo.return %n : tensor<f16>
  }
  check.expect_eq %r10, %c9 : tensor<f16>
  %c11 = stablehlo.constant dense<true> : tensor<i1>
  %r12 = "stablehlo.if"(%c11) ({
    stablehlo.return %c1 : tensor<6xf16>
  }, {
    %n = stablehlo.add %c1, %c1 : tensor<6xf16>
    stablehlo.return %n : tensor<6xf16>
  }) : (tensor<i1>) -> tensor<6xf16>
  check.expect_eq %r12, %c1 : tensor<6xf16>
  %c13 = stablehlo.constant dense<0> : tensor<i32>
  %r14 = "stablehlo.case"(%c13) ({
    stablehlo.return %c1 : tensor<6xf16>
  }, {
    %n = stablehlo.reverse %c1, dims = [0] : tensor<6xf16>
    stablehlo.return %n : tensor<6xf16>
  }) : (tensor<i32>) -> tensor<6xf16>
  check.expect_eq %r14, %c1 : tensor<6xf16>
  %c15 = stablehlo.constant dense<1> : tensor<i32>
  %r16 = "stablehlo.case"(%c15) ({
    stablehlo.return %c1 : tensor<6xf16>
  }, {
    %n = stablehlo.reverse %c1, dims = [0] : tensor<6xf16>
    stablehlo.return %n : tensor<6xf16>
  }) : (tensor<i32>) -> tensor<6xf16>
  %c17 = stablehlo.constant dense<[1.0, 3.0, 0.0, 2.0, 1.0, 3.0]> : tensor<6xf16>
  check.expect_eq %r16, %c17 : tensor<6xf16>
  %c18 = stablehlo.constant dense<7> : tensor<i32>
  %r19 = "stablehlo.case"(%c18) ({
    stablehlo.return %c1 : tensor<6xf16>
  }, {
    %n = stablehlo.reverse %c1, dims = [0] : tensor<6xf16>
    stablehlo.return %n : tensor<6xf16>
  }) : (tensor<i32>) -> tensor<6xf16>
  check.expect_eq %r19, %c17 : tensor<6xf16>
  %c20 = stablehlo.constant dense<-1> : tensor<i32>
  %r21 = "stablehlo.case"(%c20) ({
    stablehlo.return %c1 : tensor<6xf16>
  }, {
    %n = stablehlo.reverse %c1, dims = [0] : tensor<6xf16>
    stablehlo.return %n : tensor<6xf16>
  }) : (tensor<i32>) -> tensor<6xf16>
  check.expect_eq %r21, %c17 : tensor<6xf16>
  %c22 = stablehlo.constant dense<[3.0, 1.0, 2.0, 0.0, 3.0, 1.0]> : tensor<6xbf16>
  %c23 = stablehlo.constant dense<0.0> : tensor<bf16>
  %r24 = "stablehlo.reduce_window"(%c22, %c23) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>, padding = dense<[[1, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %m = stablehlo.maximum %a, %b : tensor<bf16>
    stablehlo.return %m : tensor<bf16>
  }) : (tensor<6xbf16>, tensor<bf16>) -> tensor<3xbf16>
  %c25 = stablehlo.constant dense<[3.0, 2.0, 3.0]> : tensor<3xbf16>
  check.expect_eq %r24, %c25 : tensor<3xbf16>
  %c26 = stablehlo.constant dense<[1.0, 2.0, 1.0]> : tensor<3xbf16>
  %r27 = "stablehlo.select_and_scatter"(%c22, %c26, %c23) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<0> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %ge = stablehlo.compare GE, %a, %b : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %ge : tensor<i1>
  }, {
  ^bb0(%a: tensor<bf16>, %b: tensor<bf16>):
    %s = stablehlo.add %a, %b : tensor<bf16>
    stablehlo.return %s : tensor<bf16>
  }) : (tensor<6xbf16>, tensor<3xbf16>, tensor<bf16>) -> tensor<6xbf16>
  %c28 = stablehlo.constant dense<[1.0, 0.0, 2.0, 0.0, 1.0, 0.0]> : tensor<6xbf16>
  check.expect_eq %r27, %c28 : tensor<6xbf16>
  %c29 = stablehlo.constant dense<1.0> : tensor<bf16>
  %c30 = stablehlo.constant dense<3.0> : tensor<bf16>
  %r31 = stablehlo.while(%i = %c23) : tensor<bf16>
    cond {
    %lt = stablehlo.compare LT, %i, %c30 : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  } do {
    %n = stablehlo.add %i, %c29 : tensor<bf16>
    stablehlo.return %n : tensor<bf16>
  }
  check.expect_eq %r31, %c30 : tensor<bf16>
  %r32 = "stablehlo.if"(%c11) ({
    stablehlo.return %c22 : tensor<6xbf16>
  }, {
    %n = stablehlo.add %c22, %c22 : tensor<6xbf16>
    stablehlo.return %n : tensor<6xbf16>
  }) : (tensor<i1>) -> tensor<6xbf16>
  check.expect_eq %r32, %c22 : tensor<6xbf16>
  %r33 = "stablehlo.case"(%c13) ({
    stablehlo.return %c22 : tensor<6xbf16>
  }, {
    %n = stablehlo.reverse %c22, dims = [0] : tensor<6xbf16>
    stablehlo.return %n : tensor<6xbf16>
  }) : (tensor<i32>) -> tensor<6xbf16>
  check.expect_eq %r33, %c22 : tensor<6xbf16>
  %r34 = "stablehlo.case"(%c15) ({
    stablehlo.return %c22 : tensor<6xbf16>
  }, {
    %n = stablehlo.reverse %c22, dims = [0] : tensor<6xbf16>
    stablehlo.return %n : tensor<6xbf16>
  }) : (tensor<i32>) -> tensor<6xbf16>
  %c35 = stablehlo.constant dense<[1.0, 3.0, 0.0, 2.0, 1.0, 3.0]> : tensor<6xbf16>
  check.expect_eq %r34, %c35 : tensor<6xbf16>
  %r36 = "stablehlo.case"(%c18) ({
    stablehlo.return %c22 : tensor<6xbf16>
  }, {
    %n = stablehlo.reverse %c22, dims = [0] : tensor<6xbf16>
    stablehlo.return %n : tensor<6xbf16>
  }) : (tensor<i32>) -> tensor<6xbf16>
  check.expect_eq %r36, %c35 : tensor<6xbf16>
  %r37 = "stablehlo.case"(%c20) ({
    stablehlo.return %c22 : tensor<6xbf16>
  }, {
    %n = stablehlo.reverse %c22, dims = [0] : tensor<6xbf16>
    stablehlo.return %n : tensor<6xbf16>
  }) : (tensor<i32>) -> tensor<6xbf16>
  check.expect_eq %r37, %c35 : tensor<6xbf16>
  %c38 = stablehlo.constant dense<[3.0, 1.0, 2.0, 0.0, 3.0, 1.0]> : tensor<6xf32>
  %c39 = stablehlo.constant dense<0.0> : tensor<f32>
  %r40 = "stablehlo.reduce_window"(%c38, %c39) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>, padding = dense<[[1, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %m : tensor<f32>
  }) : (tensor<6xf32>, tensor<f32>) -> tensor<3xf32>
  %c41 = stablehlo.constant dense<[3.0, 2.0, 3.0]> : tensor<3xf32>
  check.expect_eq %r40, %c41 : tensor<3xf32>
  %c42 = stablehlo.constant dense<[1.0, 2.0, 1.0]> : tensor<3xf32>
  %r43 = "stablehlo.select_and_scatter"(%c38, %c42, %c39) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<0> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %ge = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %ge : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<6xf32>, tensor<3xf32>, tensor<f32>) -> tensor<6xf32>
  %c44 = stablehlo.constant dense<[1.0, 0.0, 2.0, 0.0, 1.0, 0.0]> : tensor<6xf32>
  check.expect_eq %r43, %c44 : tensor<6xf32>
  %c45 = stablehlo.constant dense<1.0> : tensor<f32>
  %c46 = stablehlo.constant dense<3.0> : tensor<f32>
  %r47 = stablehlo.while(%i = %c39) : tensor<f32>
    cond {
    %lt = stablehlo.compare LT, %i, %c46 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  } do {
    %n = stablehlo.add %i, %c45 : tensor<f32>
    stablehlo.return %n : tensor<f32>
  }
  check.expect_eq %r47, %c46 : tensor<f32>
  %r48 = "stablehlo.if"(%c11) ({
    stablehlo.return %c38 : tensor<6xf32>
  }, {
    %n = stablehlo.add %c38, %c38 : tensor<6xf32>
    stablehlo.return %n : tensor<6xf32>
  }) : (tensor<i1>) -> tensor<6xf32>
  check.expect_eq %r48, %c38 : tensor<6xf32>
  %r49 = "stablehlo.case"(%c13) ({
    stablehlo.return %c38 : tensor<6xf32>
  }, {
    %n = stablehlo.reverse %c38, dims = [0] : tensor<6xf32>
    stablehlo.return %n : tensor<6xf32>
  }) : (tensor<i32>) -> tensor<6xf32>
  check.expect_eq %r49, %c38 : tensor<6xf32>
  %r50 = "stablehlo.case"(%c15) ({
    stablehlo.return %c38 : tensor<6xf32>
  }, {
    %n = stablehlo.reverse %c38, dims = [0] : tensor<6xf32>
    stablehlo.return %n : tensor<6xf32>
  }) : (tensor<i32>) -> tensor<6xf32>
  %c51 = stablehlo.constant dense<[1.0, 3.0, 0.0, 2.0, 1.0, 3.0]> : tensor<6xf32>
  check.expect_eq %r50, %c51 : tensor<6xf32>
  %r52 = "stablehlo.case"(%c18) ({
    stablehlo.return %c38 : tensor<6xf32>
  }, {
    %n = stablehlo.reverse %c38, dims = [0] : tensor<6xf32>
    stablehlo.return %n : tensor<6xf32>
  }) : (tensor<i32>) -> tensor<6xf32>
  check.expect_eq %r52, %c51 : tensor<6xf32>
  %r53 = "stablehlo.case"(%c20) ({
    stablehlo.return %c38 : tensor<6xf32>
  }, {
    %n = stablehlo.reverse %c38, dims = [0] : tensor<6xf32>
    stablehlo.return %n : tensor<6xf32>
  }) : (tensor<i32>) -> tensor<6xf32>
  check.expect_eq %r53, %c51 : tensor<6xf32>
  %c54 = stablehlo.constant dense<[3.0, 1.0, 2.0, 0.0, 3.0, 1.0]> : tensor<6xf64>
  %c55 = stablehlo.constant dense<0.0> : tensor<f64>
  %r56 = "stablehlo.reduce_window"(%c54, %c55) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>, padding = dense<[[1, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %m = stablehlo.maximum %a, %b : tensor<f64>
    stablehlo.return %m : tensor<f64>
  }) : (tensor<6xf64>, tensor<f64>) -> tensor<3xf64>
  %c57 = stablehlo.constant dense<[3.0, 2.0, 3.0]> : tensor<3xf64>
  check.expect_eq %r56, %c57 : tensor<3xf64>
  %c58 = stablehlo.constant dense<[1.0, 2.0, 1.0]> : tensor<3xf64>
  %r59 = "stablehlo.select_and_scatter"(%c54, %c58, %c55) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<0> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %ge = stablehlo.compare GE, %a, %b : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %ge : tensor<i1>
  }, {
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %s = stablehlo.add %a, %b : tensor<f64>
    stablehlo.return %s : tensor<f64>
  }) : (tensor<6xf64>, tensor<3xf64>, tensor<f64>) -> tensor<6xf64>
  %c60 = stablehlo.constant dense<[1.0, 0.0, 2.0, 0.0, 1.0, 0.0]> : tensor<6xf64>
  check.expect_eq %r59, %c60 : tensor<6xf64>
  %c61 = stablehlo.constant dense<1.0> : tensor<f64>
  %c62 = stablehlo.constant dense<3.0> : tensor<f64>
  %r63 = stablehlo.while(%i = %c55) : tensor<f64>
    cond {
    %lt = stablehlo.compare LT, %i, %c62 : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  } do {
    %n = stablehlo.add %i, %c61 : tensor<f64>
    stablehlo.return %n : tensor<f64>
  }
  check.expect_eq %r63, %c62 : tensor<f64>
  %r64 = "stablehlo.if"(%c11) ({
    stablehlo.return %c54 : tensor<6xf64>
  }, {
    %n = stablehlo.add %c54, %c54 : tensor<6xf64>
    stablehlo.return %n : tensor<6xf64>
  }) : (tensor<i1>) -> tensor<6xf64>
  check.expect_eq %r64, %c54 : tensor<6xf64>
  %r65 = "stablehlo.case"(%c13) ({
    stablehlo.return %c54 : tensor<6xf64>
  }, {
    %n = stablehlo.reverse %c54, dims = [0] : tensor<6xf64>
    stablehlo.return %n : tensor<6xf64>
  }) : (tensor<i32>) -> tensor<6xf64>
  check.expect_eq %r65, %c54 : tensor<6xf64>
  %r66 = "stablehlo.case"(%c15) ({
    stablehlo.return %c54 : tensor<6xf64>
  }, {
    %n = stablehlo.reverse %c54, dims = [0] : tensor<6xf64>
    stablehlo.return %n : tensor<6xf64>
  }) : (tensor<i32>) -> tensor<6xf64>
  %c67 = stablehlo.constant dense<[1.0, 3.0, 0.0, 2.0, 1.0, 3.0]> : tensor<6xf64>
  check.expect_eq %r66, %c67 : tensor<6xf64>
  %r68 = "stablehlo.case"(%c18) ({
    stablehlo.return %c54 : tensor<6xf64>
  }, {
    %n = stablehlo.reverse %c54, dims = [0] : tensor<6xf64>
    stablehlo.return %n : tensor<6xf64>
  }) : (tensor<i32>) -> tensor<6xf64>
  check.expect_eq %r68, %c67 : tensor<6xf64>
  %r69 = "stablehlo.case"(%c20) ({
    stablehlo.return %c54 : tensor<6xf64>
  }, {
    %n = stablehlo.reverse %c54, dims = [0] : tensor<6xf64>
    stablehlo.return %n : tensor<6xf64>
  }) : (tensor<i32>) -> tensor<6xf64>
  check.expect_eq %r69, %c67 : tensor<6xf64>
  %c70 = stablehlo.constant dense<[3, 1, 2, 0, 3, 1]> : tensor<6xi8>
  %c71 = stablehlo.constant dense<0> : tensor<i8>
  %r72 = "stablehlo.reduce_window"(%c70, %c71) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>, padding = dense<[[1, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %m = stablehlo.maximum %a, %b : tensor<i8>
    stablehlo.return %m : tensor<i8>
  }) : (tensor<6xi8>, tensor<i8>) -> tensor<3xi8>
  %c73 = stablehlo.constant dense<[3, 2, 3]> : tensor<3xi8>
  check.expect_eq %r72, %c73 : tensor<3xi8>
  %c74 = stablehlo.constant dense<[1, 2, 1]> : tensor<3xi8>
  %r75 = "stablehlo.select_and_scatter"(%c70, %c74, %c71) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<0> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %ge = stablehlo.compare GE, %a, %b : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %ge : tensor<i1>
  }, {
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %s = stablehlo.add %a, %b : tensor<i8>
    stablehlo.return %s : tensor<i8>
  }) : (tensor<6xi8>, tensor<3xi8>, tensor<i8>) -> tensor<6xi8>
  %c76 = stablehlo.constant dense<[1, 0, 2, 0, 1, 0]> : tensor<6xi8>
  check.expect_eq %r75, %c76 : tensor<6xi8>
  %c77 = stablehlo.constant dense<1> : tensor<i8>
  %c78 = stablehlo.constant dense<3> : tensor<i8>
  %r79 = stablehlo.while(%i = %c71) : tensor<i8>
    cond {
    %lt = stablehlo.compare LT, %i, %c78 : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  } do {
    %n = stablehlo.add %i, %c77 : tensor<i8>
    stablehlo.return %n : tensor<i8>
  }
  check.expect_eq %r79, %c78 : tensor<i8>
  %r80 = "stablehlo.if"(%c11) ({
    stablehlo.return %c70 : tensor<6xi8>
  }, {
    %n = stablehlo.add %c70, %c70 : tensor<6xi8>
    stablehlo.return %n : tensor<6xi8>
  }) : (tensor<i1>) -> tensor<6xi8>
  check.expect_eq %r80, %c70 : tensor<6xi8>
  %r81 = "stablehlo.case"(%c13) ({
    stablehlo.return %c70 : tensor<6xi8>
  }, {
    %n = stablehlo.reverse %c70, dims = [0] : tensor<6xi8>
    stablehlo.return %n : tensor<6xi8>
  }) : (tensor<i32>) -> tensor<6xi8>
  check.expect_eq %r81, %c70 : tensor<6xi8>
  %r82 = "stablehlo.case"(%c15) ({
    stablehlo.return %c70 : tensor<6xi8>
  }, {
    %n = stablehlo.reverse %c70, dims = [0] : tensor<6xi8>
    stablehlo.return %n : tensor<6xi8>
  }) : (tensor<i32>) -> tensor<6xi8>
  %c83 = stablehlo.constant dense<[1, 3, 0, 2, 1, 3]> : tensor<6xi8>
  check.expect_eq %r82, %c83 : tensor<6xi8>
  %r84 = "stablehlo.case"(%c18) ({
    stablehlo.return %c70 : tensor<6xi8>
  }, {
    %n = stablehlo.reverse %c70, dims = [0] : tensor<6xi8>
    stablehlo.return %n : tensor<6xi8>
  }) : (tensor<i32>) -> tensor<6xi8>
  check.expect_eq %r84, %c83 : tensor<6xi8>
  %r85 = "stablehlo.case"(%c20) ({
    stablehlo.return %c70 : tensor<6xi8>
  }, {
    %n = stablehlo.reverse %c70, dims = [0] : tensor<6xi8>
    stablehlo.return %n : tensor<6xi8>
  }) : (tensor<i32>) -> tensor<6xi8>
  check.expect_eq %r85, %c83 : tensor<6xi8>
  %c86 = stablehlo.constant dense<[3, 1, 2, 0, 3, 1]> : tensor<6xi16>
  %c87 = stablehlo.constant dense<0> : tensor<i16>
  %r88 = "stablehlo.reduce_window"(%c86, %c87) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>, padding = dense<[[1, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<i16>, %b: tensor<i16>):
    %m = stablehlo.maximum %a, %b : tensor<i16>
    stablehlo.return %m : tensor<i16>
  }) : (tensor<6xi16>, tensor<i16>) -> tensor<3xi16>
  %c89 = stablehlo.constant dense<[3, 2, 3]> : tensor<3xi16>
  check.expect_eq %r88, %c89 : tensor<3xi16>
  %c90 = stablehlo.constant dense<[1, 2, 1]> : tensor<3xi16>
  %r91 = "stablehlo.select_and_scatter"(%c86, %c90, %c87) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<0> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<i16>, %b: tensor<i16>):
    %ge = stablehlo.compare GE, %a, %b : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %ge : tensor<i1>
  }, {
  ^bb0(%a: tensor<i16>, %b: tensor<i16>):
    %s = stablehlo.add %a, %b : tensor<i16>
    stablehlo.return %s : tensor<i16>
  }) : (tensor<6xi16>, tensor<3xi16>, tensor<i16>) -> tensor<6xi16>
  %c92 = stablehlo.constant dense<[1, 0, 2, 0, 1, 0]> : tensor<6xi16>
  check.expect_eq %r91, %c92 : tensor<6xi16>
  %c93 = stablehlo.constant dense<1> : tensor<i16>
  %c94 = stablehlo.constant dense<3> : tensor<i16>
  %r95 = stablehlo.while(%i = %c87) : tensor<i16>
    cond {
    %lt = stablehlo.compare LT, %i, %c94 : (tensor<i16>, tensor<i16>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  } do {
    %n = stablehlo.add %i, %c93 : tensor<i16>
    stablehlo.return %n : tensor<i16>
  }
  check.expect_eq %r95, %c94 : tensor<i16>
  %r96 = "stablehlo.if"(%c11) ({
    stablehlo.return %c86 : tensor<6xi16>
  }, {
    %n = stablehlo.add %c86, %c86 : tensor<6xi16>
    stablehlo.return %n : tensor<6xi16>
  }) : (tensor<i1>) -> tensor<6xi16>
  check.expect_eq %r96, %c86 : tensor<6xi16>
  %r97 = "stablehlo.case"(%c13) ({
    stablehlo.return %c86 : tensor<6xi16>
  }, {
    %n = stablehlo.reverse %c86, dims = [0] : tensor<6xi16>
    stablehlo.return %n : tensor<6xi16>
  }) : (tensor<i32>) -> tensor<6xi16>
  check.expect_eq %r97, %c86 : tensor<6xi16>
  %r98 = "stablehlo.case"(%c15) ({
    stablehlo.return %c86 : tensor<6xi16>
  }, {
    %n = stablehlo.reverse %c86, dims = [0] : tensor<6xi16>
    stablehlo.return %n : tensor<6xi16>
  }) : (tensor<i32>) -> tensor<6xi16>
  %c99 = stablehlo.constant dense<[1, 3, 0, 2, 1, 3]> : tensor<6xi16>
  check.expect_eq %r98, %c99 : tensor<6xi16>
  %r100 = "stablehlo.case"(%c18) ({
    stablehlo.return %c86 : tensor<6xi16>
  }, {
    %n = stablehlo.reverse %c86, dims = [0] : tensor<6xi16>
    stablehlo.return %n : tensor<6xi16>
  }) : (tensor<i32>) -> tensor<6xi16>
  check.expect_eq %r100, %c99 : tensor<6xi16>
  %r101 = "stablehlo.case"(%c20) ({
    stablehlo.return %c86 : tensor<6xi16>
  }, {
    %n = stablehlo.reverse %c86, dims = [0] : tensor<6xi16>
    stablehlo.return %n : tensor<6xi16>
  }) : (tensor<i32>) -> tensor<6xi16>
  check.expect_eq %r101, %c99 : tensor<6xi16>
  %c102 = stablehlo.constant dense<[3, 1, 2, 0, 3, 1]> : tensor<6xi32>
  %r103 = "stablehlo.reduce_window"(%c102, %c13) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>, padding = dense<[[1, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %m = stablehlo.maximum %a, %b : tensor<i32>
    stablehlo.return %m : tensor<i32>
  }) : (tensor<6xi32>, tensor<i32>) -> tensor<3xi32>
  %c104 = stablehlo.constant dense<[3, 2, 3]> : tensor<3xi32>
  check.expect_eq %r103, %c104 : tensor<3xi32>
  %c105 = stablehlo.constant dense<[1, 2, 1]> : tensor<3xi32>
  %r106 = "stablehlo.select_and_scatter"(%c102, %c105, %c13) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<0> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %ge = stablehlo.compare GE, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %ge : tensor<i1>
  }, {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<6xi32>, tensor<3xi32>, tensor<i32>) -> tensor<6xi32>
  %c107 = stablehlo.constant dense<[1, 0, 2, 0, 1, 0]> : tensor<6xi32>
  check.expect_eq %r106, %c107 : tensor<6xi32>
  %c108 = stablehlo.constant dense<3> : tensor<i32>
  %r109 = stablehlo.while(%i = %c13) : tensor<i32>
    cond {
    %lt = stablehlo.compare LT, %i, %c108 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  } do {
    %n = stablehlo.add %i, %c15 : tensor<i32>
    stablehlo.return %n : tensor<i32>
  }
  check.expect_eq %r109, %c108 : tensor<i32>
  %r110 = "stablehlo.if"(%c11) ({
    stablehlo.return %c102 : tensor<6xi32>
  }, {
    %n = stablehlo.add %c102, %c102 : tensor<6xi32>
    stablehlo.return %n : tensor<6xi32>
  }) : (tensor<i1>) -> tensor<6xi32>
  check.expect_eq %r110, %c102 : tensor<6xi32>
  %r111 = "stablehlo.case"(%c13) ({
    stablehlo.return %c102 : tensor<6xi32>
  }, {
    %n = stablehlo.reverse %c102, dims = [0] : tensor<6xi32>
    stablehlo.return %n : tensor<6xi32>
  }) : (tensor<i32>) -> tensor<6xi32>
  check.expect_eq %r111, %c102 : tensor<6xi32>
  %r112 = "stablehlo.case"(%c15) ({
    stablehlo.return %c102 : tensor<6xi32>
  }, {
    %n = stablehlo.reverse %c102, dims = [0] : tensor<6xi32>
    stablehlo.return %n : tensor<6xi32>
  }) : (tensor<i32>) -> tensor<6xi32>
  %c113 = stablehlo.constant dense<[1, 3, 0, 2, 1, 3]> : tensor<6xi32>
  check.expect_eq %r112, %c113 : tensor<6xi32>
  %r114 = "stablehlo.case"(%c18) ({
    stablehlo.return %c102 : tensor<6xi32>
  }, {
    %n = stablehlo.reverse %c102, dims = [0] : tensor<6xi32>
    stablehlo.return %n : tensor<6xi32>
  }) : (tensor<i32>) -> tensor<6xi32>
  check.expect_eq %r114, %c113 : tensor<6xi32>
  %r115 = "stablehlo.case"(%c20) ({
    stablehlo.return %c102 : tensor<6xi32>
  }, {
    %n = stablehlo.reverse %c102, dims = [0] : tensor<6xi32>
    stablehlo.return %n : tensor<6xi32>
  }) : (tensor<i32>) -> tensor<6xi32>
  check.expect_eq %r115, %c113 : tensor<6xi32>
  %c116 = stablehlo.constant dense<[3, 1, 2, 0, 3, 1]> : tensor<6xi64>
  %c117 = stablehlo.constant dense<0> : tensor<i64>
  %r118 = "stablehlo.reduce_window"(%c116, %c117) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>, padding = dense<[[1, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %m = stablehlo.maximum %a, %b : tensor<i64>
    stablehlo.return %m : tensor<i64>
  }) : (tensor<6xi64>, tensor<i64>) -> tensor<3xi64>
  %c119 = stablehlo.constant dense<[3, 2, 3]> : tensor<3xi64>
  check.expect_eq %r118, %c119 : tensor<3xi64>
  %c120 = stablehlo.constant dense<[1, 2, 1]> : tensor<3xi64>
  %r121 = "stablehlo.select_and_scatter"(%c116, %c120, %c117) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<0> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %ge = stablehlo.compare GE, %a, %b : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %ge : tensor<i1>
  }, {
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %s = stablehlo.add %a, %b : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) : (tensor<6xi64>, tensor<3xi64>, tensor<i64>) -> tensor<6xi64>
  %c122 = stablehlo.constant dense<[1, 0, 2, 0, 1, 0]> : tensor<6xi64>
  check.expect_eq %r121, %c122 : tensor<6xi64>
  %c123 = stablehlo.constant dense<1> : tensor<i64>
  %c124 = stablehlo.constant dense<3> : tensor<i64>
  %r125 = stablehlo.while(%i = %c117) : tensor<i64>
    cond {
    %lt = stablehlo.compare LT, %i, %c124 : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  } do {
    %n = stablehlo.add %i, %c123 : tensor<i64>
    stablehlo.return %n : tensor<i64>
  }
  check.expect_eq %r125, %c124 : tensor<i64>
  %r126 = "stablehlo.if"(%c11) ({
    stablehlo.return %c116 : tensor<6xi64>
  }, {
    %n = stablehlo.add %c116, %c116 : tensor<6xi64>
    stablehlo.return %n : tensor<6xi64>
  }) : (tensor<i1>) -> tensor<6xi64>
  check.expect_eq %r126, %c116 : tensor<6xi64>
  %r127 = "stablehlo.case"(%c13) ({
    stablehlo.return %c116 : tensor<6xi64>
  }, {
    %n = stablehlo.reverse %c116, dims = [0] : tensor<6xi64>
    stablehlo.return %n : tensor<6xi64>
  }) : (tensor<i32>) -> tensor<6xi64>
  check.expect_eq %r127, %c116 : tensor<6xi64>
  %r128 = "stablehlo.case"(%c15) ({
    stablehlo.return %c116 : tensor<6xi64>
  }, {
    %n = stablehlo.reverse %c116, dims = [0] : tensor<6xi64>
    stablehlo.return %n : tensor<6xi64>
  }) : (tensor<i32>) -> tensor<6xi64>
  %c129 = stablehlo.constant dense<[1, 3, 0, 2, 1, 3]> : tensor<6xi64>
  check.expect_eq %r128, %c129 : tensor<6xi64>
  %r130 = "stablehlo.case"(%c18) ({
    stablehlo.return %c116 : tensor<6xi64>
  }, {
    %n = stablehlo.reverse %c116, dims = [0] : tensor<6xi64>
    stablehlo.return %n : tensor<6xi64>
  }) : (tensor<i32>) -> tensor<6xi64>
  check.expect_eq %r130, %c129 : tensor<6xi64>
  %r131 = "stablehlo.case"(%c20) ({
    stablehlo.return %c116 : tensor<6xi64>
  }, {
    %n = stablehlo.reverse %c116, dims = [0] : tensor<6xi64>
    stablehlo.return %n : tensor<6xi64>
  }) : (tensor<i32>) -> tensor<6xi64>
  check.expect_eq %r131, %c129 : tensor<6xi64>
  %c132 = stablehlo.constant dense<[3, 1, 2, 0, 3, 1]> : tensor<6xui8>
  %c133 = stablehlo.constant dense<0> : tensor<ui8>
  %r134 = "stablehlo.reduce_window"(%c132, %c133) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>, padding = dense<[[1, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
    %m = stablehlo.maximum %a, %b : tensor<ui8>
    stablehlo.return %m : tensor<ui8>
  }) : (tensor<6xui8>, tensor<ui8>) -> tensor<3xui8>
  %c135 = stablehlo.constant dense<[3, 2, 3]> : tensor<3xui8>
  check.expect_eq %r134, %c135 : tensor<3xui8>
  %c136 = stablehlo.constant dense<[1, 2, 1]> : tensor<3xui8>
  %r137 = "stablehlo.select_and_scatter"(%c132, %c136, %c133) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<0> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
    %ge = stablehlo.compare GE, %a, %b : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %ge : tensor<i1>
  }, {
  ^bb0(%a: tensor<ui8>, %b: tensor<ui8>):
    %s = stablehlo.add %a, %b : tensor<ui8>
    stablehlo.return %s : tensor<ui8>
  }) : (tensor<6xui8>, tensor<3xui8>, tensor<ui8>) -> tensor<6xui8>
  %c138 = stablehlo.constant dense<[1, 0, 2, 0, 1, 0]> : tensor<6xui8>
  check.expect_eq %r137, %c138 : tensor<6xui8>
  %c139 = stablehlo.constant dense<1> : tensor<ui8>
  %c140 = stablehlo.constant dense<3> : tensor<ui8>
  %r141 = stablehlo.while(%i = %c133) : tensor<ui8>
    cond {
    %lt = stablehlo.compare LT, %i, %c140 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  } do {
    %n = stablehlo.add %i, %c139 : tensor<ui8>
    stablehlo.return %n : tensor<ui8>
  }
  check.expect_eq %r141, %c140 : tensor<ui8>
  %r142 = "stablehlo.if"(%c11) ({
    stablehlo.return %c132 : tensor<6xui8>
  }, {
    %n = stablehlo.add %c132, %c132 : tensor<6xui8>
    stablehlo.return %n : tensor<6xui8>
  }) : (tensor<i1>) -> tensor<6xui8>
  check.expect_eq %r142, %c132 : tensor<6xui8>
  %r143 = "stablehlo.case"(%c13) ({
    stablehlo.return %c132 : tensor<6xui8>
  }, {
    %n = stablehlo.reverse %c132, dims = [0] : tensor<6xui8>
    stablehlo.return %n : tensor<6xui8>
  }) : (tensor<i32>) -> tensor<6xui8>
  check.expect_eq %r143, %c132 : tensor<6xui8>
  %r144 = "stablehlo.case"(%c15) ({
    stablehlo.return %c132 : tensor<6xui8>
  }, {
    %n = stablehlo.reverse %c132, dims = [0] : tensor<6xui8>
    stablehlo.return %n : tensor<6xui8>
  }) : (tensor<i32>) -> tensor<6xui8>
  %c145 = stablehlo.constant dense<[1, 3, 0, 2, 1, 3]> : tensor<6xui8>
  check.expect_eq %r144, %c145 : tensor<6xui8>
  %r146 = "stablehlo.case"(%c18) ({
    stablehlo.return %c132 : tensor<6xui8>
  }, {
    %n = stablehlo.reverse %c132, dims = [0] : tensor<6xui8>
    stablehlo.return %n : tensor<6xui8>
  }) : (tensor<i32>) -> tensor<6xui8>
  check.expect_eq %r146, %c145 : tensor<6xui8>
  %r147 = "stablehlo.case"(%c20) ({
    stablehlo.return %c132 : tensor<6xui8>
  }, {
    %n = stablehlo.reverse %c132, dims = [0] : tensor<6xui8>
    stablehlo.return %n : tensor<6xui8>
  }) : (tensor<i32>) -> tensor<6xui8>
  check.expect_eq %r147, %c145 : tensor<6xui8>
  %c148 = stablehlo.constant dense<[3, 1, 2, 0, 3, 1]> : tensor<6xui16>
  %c149 = stablehlo.constant dense<0> : tensor<ui16>
  %r150 = "stablehlo.reduce_window"(%c148, %c149) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>, padding = dense<[[1, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<ui16>, %b: tensor<ui16>):
    %m = stablehlo.maximum %a, %b : tensor<ui16>
    stablehlo.return %m : tensor<ui16>
  }) : (tensor<6xui16>, tensor<ui16>) -> tensor<3xui16>
  %c151 = stablehlo.constant dense<[3, 2, 3]> : tensor<3xui16>
  check.expect_eq %r150, %c151 : tensor<3xui16>
  %c152 = stablehlo.constant dense<[1, 2, 1]> : tensor<3xui16>
  %r153 = "stablehlo.select_and_scatter"(%c148, %c152, %c149) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<0> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<ui16>, %b: tensor<ui16>):
    %ge = stablehlo.compare GE, %a, %b : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %ge : tensor<i1>
  }, {
  ^bb0(%a: tensor<ui16>, %b: tensor<ui16>):
    %s = stablehlo.add %a, %b : tensor<ui16>
    stablehlo.return %s : tensor<ui16>
  }) : (tensor<6xui16>, tensor<3xui16>, tensor<ui16>) -> tensor<6xui16>
  %c154 = stablehlo.constant dense<[1, 0, 2, 0, 1, 0]> : tensor<6xui16>
  check.expect_eq %r153, %c154 : tensor<6xui16>
  %c155 = stablehlo.constant dense<1> : tensor<ui16>
  %c156 = stablehlo.constant dense<3> : tensor<ui16>
  %r157 = stablehlo.while(%i = %c149) : tensor<ui16>
    cond {
    %lt = stablehlo.compare LT, %i, %c156 : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  } do {
    %n = stablehlo.add %i, %c155 : tensor<ui16>
    stablehlo.return %n : tensor<ui16>
  }
  check.expect_eq %r157, %c156 : tensor<ui16>
  %r158 = "stablehlo.if"(%c11) ({
    stablehlo.return %c148 : tensor<6xui16>
  }, {
    %n = stablehlo.add %c148, %c148 : tensor<6xui16>
    stablehlo.return %n : tensor<6xui16>
  }) : (tensor<i1>) -> tensor<6xui16>
  check.expect_eq %r158, %c148 : tensor<6xui16>
  %r159 = "stablehlo.case"(%c13) ({
    stablehlo.return %c148 : tensor<6xui16>
  }, {
    %n = stablehlo.reverse %c148, dims = [0] : tensor<6xui16>
    stablehlo.return %n : tensor<6xui16>
  }) : (tensor<i32>) -> tensor<6xui16>
  check.expect_eq %r159, %c148 : tensor<6xui16>
  %r160 = "stablehlo.case"(%c15) ({
    stablehlo.return %c148 : tensor<6xui16>
  }, {
    %n = stablehlo.reverse %c148, dims = [0] : tensor<6xui16>
    stablehlo.return %n : tensor<6xui16>
  }) : (tensor<i32>) -> tensor<6xui16>
  %c161 = stablehlo.constant dense<[1, 3, 0, 2, 1, 3]> : tensor<6xui16>
  check.expect_eq %r160, %c161 : tensor<6xui16>
  %r162 = "stablehlo.case"(%c18) ({
    stablehlo.return %c148 : tensor<6xui16>
  }, {
    %n = stablehlo.reverse %c148, dims = [0] : tensor<6xui16>
    stablehlo.return %n : tensor<6xui16>
  }) : (tensor<i32>) -> tensor<6xui16>
  check.expect_eq %r162, %c161 : tensor<6xui16>
  %r163 = "stablehlo.case"(%c20) ({
    stablehlo.return %c148 : tensor<6xui16>
  }, {
    %n = stablehlo.reverse %c148, dims = [0] : tensor<6xui16>
    stablehlo.return %n : tensor<6xui16>
  }) : (tensor<i32>) -> tensor<6xui16>
  check.expect_eq %r163, %c161 : tensor<6xui16>
  %c164 = stablehlo.constant dense<[3, 1, 2, 0, 3, 1]> : tensor<6xui32>
  %c165 = stablehlo.constant dense<0> : tensor<ui32>
  %r166 = "stablehlo.reduce_window"(%c164, %c165) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>, padding = dense<[[1, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<ui32>, %b: tensor<ui32>):
    %m = stablehlo.maximum %a, %b : tensor<ui32>
    stablehlo.return %m : tensor<ui32>
  }) : (tensor<6xui32>, tensor<ui32>) -> tensor<3xui32>
  %c167 = stablehlo.constant dense<[3, 2, 3]> : tensor<3xui32>
  check.expect_eq %r166, %c167 : tensor<3xui32>
  %c168 = stablehlo.constant dense<[1, 2, 1]> : tensor<3xui32>
  %r169 = "stablehlo.select_and_scatter"(%c164, %c168, %c165) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<0> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<ui32>, %b: tensor<ui32>):
    %ge = stablehlo.compare GE, %a, %b : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %ge : tensor<i1>
  }, {
  ^bb0(%a: tensor<ui32>, %b: tensor<ui32>):
    %s = stablehlo.add %a, %b : tensor<ui32>
    stablehlo.return %s : tensor<ui32>
  }) : (tensor<6xui32>, tensor<3xui32>, tensor<ui32>) -> tensor<6xui32>
  %c170 = stablehlo.constant dense<[1, 0, 2, 0, 1, 0]> : tensor<6xui32>
  check.expect_eq %r169, %c170 : tensor<6xui32>
  %c171 = stablehlo.constant dense<1> : tensor<ui32>
  %c172 = stablehlo.constant dense<3> : tensor<ui32>
  %r173 = stablehlo.while(%i = %c165) : tensor<ui32>
    cond {
    %lt = stablehlo.compare LT, %i, %c172 : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  } do {
    %n = stablehlo.add %i, %c171 : tensor<ui32>
    stablehlo.return %n : tensor<ui32>
  }
  check.expect_eq %r173, %c172 : tensor<ui32>
  %r174 = "stablehlo.if"(%c11) ({
    stablehlo.return %c164 : tensor<6xui32>
  }, {
    %n = stablehlo.add %c164, %c164 : tensor<6xui32>
    stablehlo.return %n : tensor<6xui32>
  }) : (tensor<i1>) -> tensor<6xui32>
  check.expect_eq %r174, %c164 : tensor<6xui32>
  %r175 = "stablehlo.case"(%c13) ({
    stablehlo.return %c164 : tensor<6xui32>
  }, {
    %n = stablehlo.reverse %c164, dims = [0] : tensor<6xui32>
    stablehlo.return %n : tensor<6xui32>
  }) : (tensor<i32>) -> tensor<6xui32>
  check.expect_eq %r175, %c164 : tensor<6xui32>
  %r176 = "stablehlo.case"(%c15) ({
    stablehlo.return %c164 : tensor<6xui32>
  }, {
    %n = stablehlo.reverse %c164, dims = [0] : tensor<6xui32>
    stablehlo.return %n : tensor<6xui32>
  }) : (tensor<i32>) -> tensor<6xui32>
  %c177 = stablehlo.constant dense<[1, 3, 0, 2, 1, 3]> : tensor<6xui32>
  check.expect_eq %r176, %c177 : tensor<6xui32>
  %r178 = "stablehlo.case"(%c18) ({
    stablehlo.return %c164 : tensor<6xui32>
  }, {
    %n = stablehlo.reverse %c164, dims = [0] : tensor<6xui32>
    stablehlo.return %n : tensor<6xui32>
  }) : (tensor<i32>) -> tensor<6xui32>
  check.expect_eq %r178, %c177 : tensor<6xui32>
  %r179 = "stablehlo.case"(%c20) ({
    stablehlo.return %c164 : tensor<6xui32>
  }, {
    %n = stablehlo.reverse %c164, dims = [0] : tensor<6xui32>
    stablehlo.return %n : tensor<6xui32>
  }) : (tensor<i32>) -> tensor<6xui32>
  check.expect_eq %r179, %c177 : tensor<6xui32>
  %c180 = stablehlo.constant dense<[3, 1, 2, 0, 3, 1]> : tensor<6xui64>
  %c181 = stablehlo.constant dense<0> : tensor<ui64>
  %r182 = "stablehlo.reduce_window"(%c180, %c181) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>, padding = dense<[[1, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<ui64>, %b: tensor<ui64>):
    %m = stablehlo.maximum %a, %b : tensor<ui64>
    stablehlo.return %m : tensor<ui64>
  }) : (tensor<6xui64>, tensor<ui64>) -> tensor<3xui64>
  %c183 = stablehlo.constant dense<[3, 2, 3]> : tensor<3xui64>
  check.expect_eq %r182, %c183 : tensor<3xui64>
  %c184 = stablehlo.constant dense<[1, 2, 1]> : tensor<3xui64>
  %r185 = "stablehlo.select_and_scatter"(%c180, %c184, %c181) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<0> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<ui64>, %b: tensor<ui64>):
    %ge = stablehlo.compare GE, %a, %b : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %ge : tensor<i1>
  }, {
  ^bb0(%a: tensor<ui64>, %b: tensor<ui64>):
    %s = stablehlo.add %a, %b : tensor<ui64>
    stablehlo.return %s : tensor<ui64>
  }) : (tensor<6xui64>, tensor<3xui64>, tensor<ui64>) -> tensor<6xui64>
  %c186 = stablehlo.constant dense<[1, 0, 2, 0, 1, 0]> : tensor<6xui64>
  check.expect_eq %r185, %c186 : tensor<6xui64>
  %c187 = stablehlo.constant dense<1> : tensor<ui64>
  %c188 = stablehlo.constant dense<3> : tensor<ui64>
  %r189 = stablehlo.while(%i = %c181) : tensor<ui64>
    cond {
    %lt = stablehlo.compare LT, %i, %c188 : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  } do {
    %n = stablehlo.add %i, %c187 : tensor<ui64>
    stablehlo.return %n : tensor<ui64>
  }
  check.expect_eq %r189, %c188 : tensor<ui64>
  %r190 = "stablehlo.if"(%c11) ({
    stablehlo.return %c180 : tensor<6xui64>
  }, {
    %n = stablehlo.add %c180, %c180 : tensor<6xui64>
    stablehlo.return %n : tensor<6xui64>
  }) : (tensor<i1>) -> tensor<6xui64>
  check.expect_eq %r190, %c180 : tensor<6xui64>
  %r191 = "stablehlo.case"(%c13) ({
    stablehlo.return %c180 : tensor<6xui64>
  }, {
    %n = stablehlo.reverse %c180, dims = [0] : tensor<6xui64>
    stablehlo.return %n : tensor<6xui64>
  }) : (tensor<i32>) -> tensor<6xui64>
  check.expect_eq %r191, %c180 : tensor<6xui64>
  %r192 = "stablehlo.case"(%c15) ({
    stablehlo.return %c180 : tensor<6xui64>
  }, {
    %n = stablehlo.reverse %c180, dims = [0] : tensor<6xui64>
    stablehlo.return %n : tensor<6xui64>
  }) : (tensor<i32>) -> tensor<6xui64>
  %c193 = stablehlo.constant dense<[1, 3, 0, 2, 1, 3]> : tensor<6xui64>
  check.expect_eq %r192, %c193 : tensor<6xui64>
  %r194 = "stablehlo.case"(%c18) ({
    stablehlo.return %c180 : tensor<6xui64>
  }, {
    %n = stablehlo.reverse %c180, dims = [0] : tensor<6xui64>
    stablehlo.return %n : tensor<6xui64>
  }) : (tensor<i32>) -> tensor<6xui64>
  check.expect_eq %r194, %c193 : tensor<6xui64>
  %r195 = "stablehlo.case"(%c20) ({
    stablehlo.return %c180 : tensor<6xui64>
  }, {
    %n = stablehlo.reverse %c180, dims = [0] : tensor<6xui64>
    stablehlo.return %n : tensor<6xui64>
  }) : (tensor<i32>) -> tensor<6xui64>
  check.expect_eq %r195, %c193 : tensor<6xui64>
  %c196 = stablehlo.constant dense<[3.0, 1.0, 2.0, 0.0, 3.0, 1.0]> : tensor<6xf8E4M3FN>
  %c197 = stablehlo.constant dense<0.0> : tensor<f8E4M3FN>
  %r198 = "stablehlo.reduce_window"(%c196, %c197) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>, padding = dense<[[1, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f8E4M3FN>, %b: tensor<f8E4M3FN>):
    %m = stablehlo.maximum %a, %b : tensor<f8E4M3FN>
    stablehlo.return %m : tensor<f8E4M3FN>
  }) : (tensor<6xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<3xf8E4M3FN>
  %c199 = stablehlo.constant dense<[3.0, 2.0, 3.0]> : tensor<3xf8E4M3FN>
  check.expect_eq %r198, %c199 : tensor<3xf8E4M3FN>
  %c200 = stablehlo.constant dense<[1.0, 2.0, 1.0]> : tensor<3xf8E4M3FN>
  %r201 = "stablehlo.select_and_scatter"(%c196, %c200, %c197) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<0> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f8E4M3FN>, %b: tensor<f8E4M3FN>):
    %ge = stablehlo.compare GE, %a, %b : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
    stablehlo.return %ge : tensor<i1>
  }, {
  ^bb0(%a: tensor<f8E4M3FN>, %b: tensor<f8E4M3FN>):
    %s = stablehlo.add %a, %b : tensor<f8E4M3FN>
    stablehlo.return %s : tensor<f8E4M3FN>
  }) : (tensor<6xf8E4M3FN>, tensor<3xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<6xf8E4M3FN>
  %c202 = stablehlo.constant dense<[1.0, 0.0, 2.0, 0.0, 1.0, 0.0]> : tensor<6xf8E4M3FN>
  check.expect_eq %r201, %c202 : tensor<6xf8E4M3FN>
  %c203 = stablehlo.constant dense<1.0> : tensor<f8E4M3FN>
  %c204 = stablehlo.constant dense<3.0> : tensor<f8E4M3FN>
  %r205 = stablehlo.while(%i = %c197) : tensor<f8E4M3FN>
    cond {
    %lt = stablehlo.compare LT, %i, %c204 : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  } do {
    %n = stablehlo.add %i, %c203 : tensor<f8E4M3FN>
    stablehlo.return %n : tensor<f8E4M3FN>
  }
  check.expect_eq %r205, %c204 : tensor<f8E4M3FN>
  %r206 = "stablehlo.if"(%c11) ({
    stablehlo.return %c196 : tensor<6xf8E4M3FN>
  }, {
    %n = stablehlo.add %c196, %c196 : tensor<6xf8E4M3FN>
    stablehlo.return %n : tensor<6xf8E4M3FN>
  }) : (tensor<i1>) -> tensor<6xf8E4M3FN>
  check.expect_eq %r206, %c196 : tensor<6xf8E4M3FN>
  %r207 = "stablehlo.case"(%c13) ({
    stablehlo.return %c196 : tensor<6xf8E4M3FN>
  }, {
    %n = stablehlo.reverse %c196, dims = [0] : tensor<6xf8E4M3FN>
    stablehlo.return %n : tensor<6xf8E4M3FN>
  }) : (tensor<i32>) -> tensor<6xf8E4M3FN>
  check.expect_eq %r207, %c196 : tensor<6xf8E4M3FN>
  %r208 = "stablehlo.case"(%c15) ({
    stablehlo.return %c196 : tensor<6xf8E4M3FN>
  }, {
    %n = stablehlo.reverse %c196, dims = [0] : tensor<6xf8E4M3FN>
    stablehlo.return %n : tensor<6xf8E4M3FN>
  }) : (tensor<i32>) -> tensor<6xf8E4M3FN>
  %c209 = stablehlo.constant dense<[1.0, 3.0, 0.0, 2.0, 1.0, 3.0]> : tensor<6xf8E4M3FN>
  check.expect_eq %r208, %c209 : tensor<6xf8E4M3FN>
  %r210 = "stablehlo.case"(%c18) ({
    stablehlo.return %c196 : tensor<6xf8E4M3FN>
  }, {
    %n = stablehlo.reverse %c196, dims = [0] : tensor<6xf8E4M3FN>
    stablehlo.return %n : tensor<6xf8E4M3FN>
  }) : (tensor<i32>) -> tensor<6xf8E4M3FN>
  check.expect_eq %r210, %c209 : tensor<6xf8E4M3FN>
  %r211 = "stablehlo.case"(%c20) ({
    stablehlo.return %c196 : tensor<6xf8E4M3FN>
  }, {
    %n = stablehlo.reverse %c196, dims = [0] : tensor<6xf8E4M3FN>
    stablehlo.return %n : tensor<6xf8E4M3FN>
  }) : (tensor<i32>) -> tensor<6xf8E4M3FN>
  check.expect_eq %r211, %c209 : tensor<6xf8E4M3FN>
  %c212 = stablehlo.constant dense<[3.0, 1.0, 2.0, 0.0, 3.0, 1.0]> : tensor<6xf8E5M2>
  %c213 = stablehlo.constant dense<0.0> : tensor<f8E5M2>
  %r214 = "stablehlo.reduce_window"(%c212, %c213) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>, padding = dense<[[1, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f8E5M2>, %b: tensor<f8E5M2>):
    %m = stablehlo.maximum %a, %b : tensor<f8E5M2>
    stablehlo.return %m : tensor<f8E5M2>
  }) : (tensor<6xf8E5M2>, tensor<f8E5M2>) -> tensor<3xf8E5M2>
  %c215 = stablehlo.constant dense<[3.0, 2.0, 3.0]> : tensor<3xf8E5M2>
  check.expect_eq %r214, %c215 : tensor<3xf8E5M2>
  %c216 = stablehlo.constant dense<[1.0, 2.0, 1.0]> : tensor<3xf8E5M2>
  %r217 = "stablehlo.select_and_scatter"(%c212, %c216, %c213) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<0> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f8E5M2>, %b: tensor<f8E5M2>):
    %ge = stablehlo.compare GE, %a, %b : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    stablehlo.return %ge : tensor<i1>
  }, {
  ^bb0(%a: tensor<f8E5M2>, %b: tensor<f8E5M2>):
    %s = stablehlo.add %a, %b : tensor<f8E5M2>
    stablehlo.return %s : tensor<f8E5M2>
  }) : (tensor<6xf8E5M2>, tensor<3xf8E5M2>, tensor<f8E5M2>) -> tensor<6xf8E5M2>
  %c218 = stablehlo.constant dense<[1.0, 0.0, 2.0, 0.0, 1.0, 0.0]> : tensor<6xf8E5M2>
  check.expect_eq %r217, %c218 : tensor<6xf8E5M2>
  %c219 = stablehlo.constant dense<1.0> : tensor<f8E5M2>
  %c220 = stablehlo.constant dense<3.0> : tensor<f8E5M2>
  %r221 = stablehlo.while(%i = %c213) : tensor<f8E5M2>
    cond {
    %lt = stablehlo.compare LT, %i, %c220 : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  } do {
    %n = stablehlo.add %i, %c219 : tensor<f8E5M2>
    stablehlo.return %n : tensor<f8E5M2>
  }
  check.expect_eq %r221, %c220 : tensor<f8E5M2>
  %r222 = "stablehlo.if"(%c11) ({
    stablehlo.return %c212 : tensor<6xf8E5M2>
  }, {
    %n = stablehlo.add %c212, %c212 : tensor<6xf8E5M2>
    stablehlo.return %n : tensor<6xf8E5M2>
  }) : (tensor<i1>) -> tensor<6xf8E5M2>
  check.expect_eq %r222, %c212 : tensor<6xf8E5M2>
  %r223 = "stablehlo.case"(%c13) ({
    stablehlo.return %c212 : tensor<6xf8E5M2>
  }, {
    %n = stablehlo.reverse %c212, dims = [0] : tensor<6xf8E5M2>
    stablehlo.return %n : tensor<6xf8E5M2>
  }) : (tensor<i32>) -> tensor<6xf8E5M2>
  check.expect_eq %r223, %c212 : tensor<6xf8E5M2>
  %r224 = "stablehlo.case"(%c15) ({
    stablehlo.return %c212 : tensor<6xf8E5M2>
  }, {
    %n = stablehlo.reverse %c212, dims = [0] : tensor<6xf8E5M2>
    stablehlo.return %n : tensor<6xf8E5M2>
  }) : (tensor<i32>) -> tensor<6xf8E5M2>
  %c225 = stablehlo.constant dense<[1.0, 3.0, 0.0, 2.0, 1.0, 3.0]> : tensor<6xf8E5M2>
  check.expect_eq %r224, %c225 : tensor<6xf8E5M2>
  %r226 = "stablehlo.case"(%c18) ({
    stablehlo.return %c212 : tensor<6xf8E5M2>
  }, {
    %n = stablehlo.reverse %c212, dims = [0] : tensor<6xf8E5M2>
    stablehlo.return %n : tensor<6xf8E5M2>
  }) : (tensor<i32>) -> tensor<6xf8E5M2>
  check.expect_eq %r226, %c225 : tensor<6xf8E5M2>
  %r227 = "stablehlo.case"(%c20) ({
    stablehlo.return %c212 : tensor<6xf8E5M2>
  }, {
    %n = stablehlo.reverse %c212, dims = [0] : tensor<6xf8E5M2>
    stablehlo.return %n : tensor<6xf8E5M2>
  }) : (tensor<i32>) -> tensor<6xf8E5M2>
  check.expect_eq %r227, %c225 : tensor<6xf8E5M2>
  %c228 = stablehlo.constant dense<[3.0, 1.0, 2.0, 0.0, 3.0, 1.0]> : tensor<6xf8E4M3>
  %c229 = stablehlo.constant dense<0.0> : tensor<f8E4M3>
  %r230 = "stablehlo.reduce_window"(%c228, %c229) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>, padding = dense<[[1, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f8E4M3>, %b: tensor<f8E4M3>):
    %m = stablehlo.maximum %a, %b : tensor<f8E4M3>
    stablehlo.return %m : tensor<f8E4M3>
  }) : (tensor<6xf8E4M3>, tensor<f8E4M3>) -> tensor<3xf8E4M3>
  %c231 = stablehlo.constant dense<[3.0, 2.0, 3.0]> : tensor<3xf8E4M3>
  check.expect_eq %r230, %c231 : tensor<3xf8E4M3>
  %c232 = stablehlo.constant dense<[1.0, 2.0, 1.0]> : tensor<3xf8E4M3>
  %r233 = "stablehlo.select_and_scatter"(%c228, %c232, %c229) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<0> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f8E4M3>, %b: tensor<f8E4M3>):
    %ge = stablehlo.compare GE, %a, %b : (tensor<f8E4M3>, tensor<f8E4M3>) -> tensor<i1>
    stablehlo.return %ge : tensor<i1>
  }, {
  ^bb0(%a: tensor<f8E4M3>, %b: tensor<f8E4M3>):
    %s = stablehlo.add %a, %b : tensor<f8E4M3>
    stablehlo.return %s : tensor<f8E4M3>
  }) : (tensor<6xf8E4M3>, tensor<3xf8E4M3>, tensor<f8E4M3>) -> tensor<6xf8E4M3>
  %c234 = stablehlo.constant dense<[1.0, 0.0, 2.0, 0.0, 1.0, 0.0]> : tensor<6xf8E4M3>
  check.expect_eq %r233, %c234 : tensor<6xf8E4M3>
  %c235 = stablehlo.constant dense<1.0> : tensor<f8E4M3>
  %c236 = stablehlo.constant dense<3.0> : tensor<f8E4M3>
  %r237 = stablehlo.while(%i = %c229) : tensor<f8E4M3>
    cond {
    %lt = stablehlo.compare LT, %i, %c236 : (tensor<f8E4M3>, tensor<f8E4M3>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  } do {
    %n = stablehlo.add %i, %c235 : tensor<f8E4M3>
    stablehlo.return %n : tensor<f8E4M3>
  }
  check.expect_eq %r237, %c236 : tensor<f8E4M3>
  %r238 = "stablehlo.if"(%c11) ({
    stablehlo.return %c228 : tensor<6xf8E4M3>
  }, {
    %n = stablehlo.add %c228, %c228 : tensor<6xf8E4M3>
    stablehlo.return %n : tensor<6xf8E4M3>
  }) : (tensor<i1>) -> tensor<6xf8E4M3>
  check.expect_eq %r238, %c228 : tensor<6xf8E4M3>
  %r239 = "stablehlo.case"(%c13) ({
    stablehlo.return %c228 : tensor<6xf8E4M3>
  }, {
    %n = stablehlo.reverse %c228, dims = [0] : tensor<6xf8E4M3>
    stablehlo.return %n : tensor<6xf8E4M3>
  }) : (tensor<i32>) -> tensor<6xf8E4M3>
  check.expect_eq %r239, %c228 : tensor<6xf8E4M3>
  %r240 = "stablehlo.case"(%c15) ({
    stablehlo.return %c228 : tensor<6xf8E4M3>
  }, {
    %n = stablehlo.reverse %c228, dims = [0] : tensor<6xf8E4M3>
    stablehlo.return %n : tensor<6xf8E4M3>
  }) : (tensor<i32>) -> tensor<6xf8E4M3>
  %c241 = stablehlo.constant dense<[1.0, 3.0, 0.0, 2.0, 1.0, 3.0]> : tensor<6xf8E4M3>
  check.expect_eq %r240, %c241 : tensor<6xf8E4M3>
  %r242 = "stablehlo.case"(%c18) ({
    stablehlo.return %c228 : tensor<6xf8E4M3>
  }, {
    %n = stablehlo.reverse %c228, dims = [0] : tensor<6xf8E4M3>
    stablehlo.return %n : tensor<6xf8E4M3>
  }) : (tensor<i32>) -> tensor<6xf8E4M3>
  check.expect_eq %r242, %c241 : tensor<6xf8E4M3>
  %r243 = "stablehlo.case"(%c20) ({
    stablehlo.return %c228 : tensor<6xf8E4M3>
  }, {
    %n = stablehlo.reverse %c228, dims = [0] : tensor<6xf8E4M3>
    stablehlo.return %n : tensor<6xf8E4M3>
  }) : (tensor<i32>) -> tensor<6xf8E4M3>
  check.expect_eq %r243, %c241 : tensor<6xf8E4M3>
  %c244 = stablehlo.constant dense<[3.0, 1.0, 2.0, 0.0, 3.0, 1.0]> : tensor<6xf8E3M4>
  %c245 = stablehlo.constant dense<0.0> : tensor<f8E3M4>
  %r246 = "stablehlo.reduce_window"(%c244, %c245) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>, padding = dense<[[1, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f8E3M4>, %b: tensor<f8E3M4>):
    %m = stablehlo.maximum %a, %b : tensor<f8E3M4>
    stablehlo.return %m : tensor<f8E3M4>
  }) : (tensor<6xf8E3M4>, tensor<f8E3M4>) -> tensor<3xf8E3M4>
  %c247 = stablehlo.constant dense<[3.0, 2.0, 3.0]> : tensor<3xf8E3M4>
  check.expect_eq %r246, %c247 : tensor<3xf8E3M4>
  %c248 = stablehlo.constant dense<[1.0, 2.0, 1.0]> : tensor<3xf8E3M4>
  %r249 = "stablehlo.select_and_scatter"(%c244, %c248, %c245) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<0> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f8E3M4>, %b: tensor<f8E3M4>):
    %ge = stablehlo.compare GE, %a, %b : (tensor<f8E3M4>, tensor<f8E3M4>) -> tensor<i1>
    stablehlo.return %ge : tensor<i1>
  }, {
  ^bb0(%a: tensor<f8E3M4>, %b: tensor<f8E3M4>):
    %s = stablehlo.add %a, %b : tensor<f8E3M4>
    stablehlo.return %s : tensor<f8E3M4>
  }) : (tensor<6xf8E3M4>, tensor<3xf8E3M4>, tensor<f8E3M4>) -> tensor<6xf8E3M4>
  %c250 = stablehlo.constant dense<[1.0, 0.0, 2.0, 0.0, 1.0, 0.0]> : tensor<6xf8E3M4>
  check.expect_eq %r249, %c250 : tensor<6xf8E3M4>
  %c251 = stablehlo.constant dense<1.0> : tensor<f8E3M4>
  %c252 = stablehlo.constant dense<3.0> : tensor<f8E3M4>
  %r253 = stablehlo.while(%i = %c245) : tensor<f8E3M4>
    cond {
    %lt = stablehlo.compare LT, %i, %c252 : (tensor<f8E3M4>, tensor<f8E3M4>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  } do {
    %n = stablehlo.add %i, %c251 : tensor<f8E3M4>
    stablehlo.return %n : tensor<f8E3M4>
  }
  check.expect_eq %r253, %c252 : tensor<f8E3M4>
  %r254 = "stablehlo.if"(%c11) ({
    stablehlo.return %c244 : tensor<6xf8E3M4>
  }, {
    %n = stablehlo.add %c244, %c244 : tensor<6xf8E3M4>
    stablehlo.return %n : tensor<6xf8E3M4>
  }) : (tensor<i1>) -> tensor<6xf8E3M4>
  check.expect_eq %r254, %c244 : tensor<6xf8E3M4>
  %r255 = "stablehlo.case"(%c13) ({
    stablehlo.return %c244 : tensor<6xf8E3M4>
  }, {
    %n = stablehlo.reverse %c244, dims = [0] : tensor<6xf8E3M4>
    stablehlo.return %n : tensor<6xf8E3M4>
  }) : (tensor<i32>) -> tensor<6xf8E3M4>
  check.expect_eq %r255, %c244 : tensor<6xf8E3M4>
  %r256 = "stablehlo.case"(%c15) ({
    stablehlo.return %c244 : tensor<6xf8E3M4>
  }, {
    %n = stablehlo.reverse %c244, dims = [0] : tensor<6xf8E3M4>
    stablehlo.return %n : tensor<6xf8E3M4>
  }) : (tensor<i32>) -> tensor<6xf8E3M4>
  %c257 = stablehlo.constant dense<[1.0, 3.0, 0.0, 2.0, 1.0, 3.0]> : tensor<6xf8E3M4>
  check.expect_eq %r256, %c257 : tensor<6xf8E3M4>
  %r258 = "stablehlo.case"(%c18) ({
    stablehlo.return %c244 : tensor<6xf8E3M4>
  }, {
    %n = stablehlo.reverse %c244, dims = [0] : tensor<6xf8E3M4>
    stablehlo.return %n : tensor<6xf8E3M4>
  }) : (tensor<i32>) -> tensor<6xf8E3M4>
  check.expect_eq %r258, %c257 : tensor<6xf8E3M4>
  %r259 = "stablehlo.case"(%c20) ({
    stablehlo.return %c244 : tensor<6xf8E3M4>
  }, {
    %n = stablehlo.reverse %c244, dims = [0] : tensor<6xf8E3M4>
    stablehlo.return %n : tensor<6xf8E3M4>
  }) : (tensor<i32>) -> tensor<6xf8E3M4>
  check.expect_eq %r259, %c257 : tensor<6xf8E3M4>
  %c260 = stablehlo.constant dense<[3.0, 1.0, 2.0, 0.0, 3.0, 1.0]> : tensor<6xf8E4M3B11FNUZ>
  %c261 = stablehlo.constant dense<0.0> : tensor<f8E4M3B11FNUZ>
  %r262 = "stablehlo.reduce_window"(%c260, %c261) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>, padding = dense<[[1, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f8E4M3B11FNUZ>, %b: tensor<f8E4M3B11FNUZ>):
    %m = stablehlo.maximum %a, %b : tensor<f8E4M3B11FNUZ>
    stablehlo.return %m : tensor<f8E4M3B11FNUZ>
  }) : (tensor<6xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<3xf8E4M3B11FNUZ>
  %c263 = stablehlo.constant dense<[3.0, 2.0, 3.0]> : tensor<3xf8E4M3B11FNUZ>
  check.expect_eq %r262, %c263 : tensor<3xf8E4M3B11FNUZ>
  %c264 = stablehlo.constant dense<[1.0, 2.0, 1.0]> : tensor<3xf8E4M3B11FNUZ>
  %r265 = "stablehlo.select_and_scatter"(%c260, %c264, %c261) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<0> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f8E4M3B11FNUZ>, %b: tensor<f8E4M3B11FNUZ>):
    %ge = stablehlo.compare GE, %a, %b : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<i1>
    stablehlo.return %ge : tensor<i1>
  }, {
  ^bb0(%a: tensor<f8E4M3B11FNUZ>, %b: tensor<f8E4M3B11FNUZ>):
    %s = stablehlo.add %a, %b : tensor<f8E4M3B11FNUZ>
    stablehlo.return %s : tensor<f8E4M3B11FNUZ>
  }) : (tensor<6xf8E4M3B11FNUZ>, tensor<3xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<6xf8E4M3B11FNUZ>
  %c266 = stablehlo.constant dense<[1.0, 0.0, 2.0, 0.0, 1.0, 0.0]> : tensor<6xf8E4M3B11FNUZ>
  check.expect_eq %r265, %c266 : tensor<6xf8E4M3B11FNUZ>
  %c267 = stablehlo.constant dense<1.0> : tensor<f8E4M3B11FNUZ>
  %c268 = stablehlo.constant dense<3.0> : tensor<f8E4M3B11FNUZ>
  %r269 = stablehlo.while(%i = %c261) : tensor<f8E4M3B11FNUZ>
    cond {
    %lt = stablehlo.compare LT, %i, %c268 : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  } do {
    %n = stablehlo.add %i, %c267 : tensor<f8E4M3B11FNUZ>
    stablehlo.return %n : tensor<f8E4M3B11FNUZ>
  }
  check.expect_eq %r269, %c268 : tensor<f8E4M3B11FNUZ>
  %r270 = "stablehlo.if"(%c11) ({
    stablehlo.return %c260 : tensor<6xf8E4M3B11FNUZ>
  }, {
    %n = stablehlo.add %c260, %c260 : tensor<6xf8E4M3B11FNUZ>
    stablehlo.return %n : tensor<6xf8E4M3B11FNUZ>
  }) : (tensor<i1>) -> tensor<6xf8E4M3B11FNUZ>
  check.expect_eq %r270, %c260 : tensor<6xf8E4M3B11FNUZ>
  %r271 = "stablehlo.case"(%c13) ({
    stablehlo.return %c260 : tensor<6xf8E4M3B11FNUZ>
  }, {
    %n = stablehlo.reverse %c260, dims = [0] : tensor<6xf8E4M3B11FNUZ>
    stablehlo.return %n : tensor<6xf8E4M3B11FNUZ>
  }) : (tensor<i32>) -> tensor<6xf8E4M3B11FNUZ>
  check.expect_eq %r271, %c260 : tensor<6xf8E4M3B11FNUZ>
  %r272 = "stablehlo.case"(%c15) ({
    stablehlo.return %c260 : tensor<6xf8E4M3B11FNUZ>
  }, {
    %n = stablehlo.reverse %c260, dims = [0] : tensor<6xf8E4M3B11FNUZ>
    stablehlo.return %n : tensor<6xf8E4M3B11FNUZ>
  }) : (tensor<i32>) -> tensor<6xf8E4M3B11FNUZ>
  %c273 = stablehlo.constant dense<[1.0, 3.0, 0.0, 2.0, 1.0, 3.0]> : tensor<6xf8E4M3B11FNUZ>
  check.expect_eq %r272, %c273 : tensor<6xf8E4M3B11FNUZ>
  %r274 = "stablehlo.case"(%c18) ({
    stablehlo.return %c260 : tensor<6xf8E4M3B11FNUZ>
  }, {
    %n = stablehlo.reverse %c260, dims = [0] : tensor<6xf8E4M3B11FNUZ>
    stablehlo.return %n : tensor<6xf8E4M3B11FNUZ>
  }) : (tensor<i32>) -> tensor<6xf8E4M3B11FNUZ>
  check.expect_eq %r274, %c273 : tensor<6xf8E4M3B11FNUZ>
  %r275 = "stablehlo.case"(%c20) ({
    stablehlo.return %c260 : tensor<6xf8E4M3B11FNUZ>
  }, {
    %n = stablehlo.reverse %c260, dims = [0] : tensor<6xf8E4M3B11FNUZ>
    stablehlo.return %n : tensor<6xf8E4M3B11FNUZ>
  }) : (tensor<i32>) -> tensor<6xf8E4M3B11FNUZ>
  check.expect_eq %r275, %c273 : tensor<6xf8E4M3B11FNUZ>
  %c276 = stablehlo.constant dense<[3.0, 1.0, 2.0, 0.0, 3.0, 1.0]> : tensor<6xf8E4M3FNUZ>
  %c277 = stablehlo.constant dense<0.0> : tensor<f8E4M3FNUZ>
  %r278 = "stablehlo.reduce_window"(%c276, %c277) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>, padding = dense<[[1, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f8E4M3FNUZ>, %b: tensor<f8E4M3FNUZ>):
    %m = stablehlo.maximum %a, %b : tensor<f8E4M3FNUZ>
    stablehlo.return %m : tensor<f8E4M3FNUZ>
  }) : (tensor<6xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<3xf8E4M3FNUZ>
  %c279 = stablehlo.constant dense<[3.0, 2.0, 3.0]> : tensor<3xf8E4M3FNUZ>
  check.expect_eq %r278, %c279 : tensor<3xf8E4M3FNUZ>
  %c280 = stablehlo.constant dense<[1.0, 2.0, 1.0]> : tensor<3xf8E4M3FNUZ>
  %r281 = "stablehlo.select_and_scatter"(%c276, %c280, %c277) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<0> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f8E4M3FNUZ>, %b: tensor<f8E4M3FNUZ>):
    %ge = stablehlo.compare GE, %a, %b : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<i1>
    stablehlo.return %ge : tensor<i1>
  }, {
  ^bb0(%a: tensor<f8E4M3FNUZ>, %b: tensor<f8E4M3FNUZ>):
    %s = stablehlo.add %a, %b : tensor<f8E4M3FNUZ>
    stablehlo.return %s : tensor<f8E4M3FNUZ>
  }) : (tensor<6xf8E4M3FNUZ>, tensor<3xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<6xf8E4M3FNUZ>
  %c282 = stablehlo.constant dense<[1.0, 0.0, 2.0, 0.0, 1.0, 0.0]> : tensor<6xf8E4M3FNUZ>
  check.expect_eq %r281, %c282 : tensor<6xf8E4M3FNUZ>
  %c283 = stablehlo.constant dense<1.0> : tensor<f8E4M3FNUZ>
  %c284 = stablehlo.constant dense<3.0> : tensor<f8E4M3FNUZ>
  %r285 = stablehlo.while(%i = %c277) : tensor<f8E4M3FNUZ>
    cond {
    %lt = stablehlo.compare LT, %i, %c284 : (tensor<f8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  } do {
    %n = stablehlo.add %i, %c283 : tensor<f8E4M3FNUZ>
    stablehlo.return %n : tensor<f8E4M3FNUZ>
  }
  check.expect_eq %r285, %c284 : tensor<f8E4M3FNUZ>
  %r286 = "stablehlo.if"(%c11) ({
    stablehlo.return %c276 : tensor<6xf8E4M3FNUZ>
  }, {
    %n = stablehlo.add %c276, %c276 : tensor<6xf8E4M3FNUZ>
    stablehlo.return %n : tensor<6xf8E4M3FNUZ>
  }) : (tensor<i1>) -> tensor<6xf8E4M3FNUZ>
  check.expect_eq %r286, %c276 : tensor<6xf8E4M3FNUZ>
  %r287 = "stablehlo.case"(%c13) ({
    stablehlo.return %c276 : tensor<6xf8E4M3FNUZ>
  }, {
    %n = stablehlo.reverse %c276, dims = [0] : tensor<6xf8E4M3FNUZ>
    stablehlo.return %n : tensor<6xf8E4M3FNUZ>
  }) : (tensor<i32>) -> tensor<6xf8E4M3FNUZ>
  check.expect_eq %r287, %c276 : tensor<6xf8E4M3FNUZ>
  %r288 = "stablehlo.case"(%c15) ({
    stablehlo.return %c276 : tensor<6xf8E4M3FNUZ>
  }, {
    %n = stablehlo.reverse %c276, dims = [0] : tensor<6xf8E4M3FNUZ>
    stablehlo.return %n : tensor<6xf8E4M3FNUZ>
  }) : (tensor<i32>) -> tensor<6xf8E4M3FNUZ>
  %c289 = stablehlo.constant dense<[1.0, 3.0, 0.0, 2.0, 1.0, 3.0]> : tensor<6xf8E4M3FNUZ>
  check.expect_eq %r288, %c289 : tensor<6xf8E4M3FNUZ>
  %r290 = "stablehlo.case"(%c18) ({
    stablehlo.return %c276 : tensor<6xf8E4M3FNUZ>
  }, {
    %n = stablehlo.reverse %c276, dims = [0] : tensor<6xf8E4M3FNUZ>
    stablehlo.return %n : tensor<6xf8E4M3FNUZ>
  }) : (tensor<i32>) -> tensor<6xf8E4M3FNUZ>
  check.expect_eq %r290, %c289 : tensor<6xf8E4M3FNUZ>
  %r291 = "stablehlo.case"(%c20) ({
    stablehlo.return %c276 : tensor<6xf8E4M3FNUZ>
  }, {
    %n = stablehlo.reverse %c276, dims = [0] : tensor<6xf8E4M3FNUZ>
    stablehlo.return %n : tensor<6xf8E4M3FNUZ>
  }) : (tensor<i32>) -> tensor<6xf8E4M3FNUZ>
  check.expect_eq %r291, %c289 : tensor<6xf8E4M3FNUZ>
  %c292 = stablehlo.constant dense<[3.0, 1.0, 2.0, 0.0, 3.0, 1.0]> : tensor<6xf8E5M2FNUZ>
  %c293 = stablehlo.constant dense<0.0> : tensor<f8E5M2FNUZ>
  %r294 = "stablehlo.reduce_window"(%c292, %c293) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>, padding = dense<[[1, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f8E5M2FNUZ>, %b: tensor<f8E5M2FNUZ>):
    %m = stablehlo.maximum %a, %b : tensor<f8E5M2FNUZ>
    stablehlo.return %m : tensor<f8E5M2FNUZ>
  }) : (tensor<6xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<3xf8E5M2FNUZ>
  %c295 = stablehlo.constant dense<[3.0, 2.0, 3.0]> : tensor<3xf8E5M2FNUZ>
  check.expect_eq %r294, %c295 : tensor<3xf8E5M2FNUZ>
  %c296 = stablehlo.constant dense<[1.0, 2.0, 1.0]> : tensor<3xf8E5M2FNUZ>
  %r297 = "stablehlo.select_and_scatter"(%c292, %c296, %c293) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<0> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f8E5M2FNUZ>, %b: tensor<f8E5M2FNUZ>):
    %ge = stablehlo.compare GE, %a, %b : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<i1>
    stablehlo.return %ge : tensor<i1>
  }, {
  ^bb0(%a: tensor<f8E5M2FNUZ>, %b: tensor<f8E5M2FNUZ>):
    %s = stablehlo.add %a, %b : tensor<f8E5M2FNUZ>
    stablehlo.return %s : tensor<f8E5M2FNUZ>
  }) : (tensor<6xf8E5M2FNUZ>, tensor<3xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<6xf8E5M2FNUZ>
  %c298 = stablehlo.constant dense<[1.0, 0.0, 2.0, 0.0, 1.0, 0.0]> : tensor<6xf8E5M2FNUZ>
  check.expect_eq %r297, %c298 : tensor<6xf8E5M2FNUZ>
  %c299 = stablehlo.constant dense<1.0> : tensor<f8E5M2FNUZ>
  %c300 = stablehlo.constant dense<3.0> : tensor<f8E5M2FNUZ>
  %r301 = stablehlo.while(%i = %c293) : tensor<f8E5M2FNUZ>
    cond {
    %lt = stablehlo.compare LT, %i, %c300 : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  } do {
    %n = stablehlo.add %i, %c299 : tensor<f8E5M2FNUZ>
    stablehlo.return %n : tensor<f8E5M2FNUZ>
  }
  check.expect_eq %r301, %c300 : tensor<f8E5M2FNUZ>
  %r302 = "stablehlo.if"(%c11) ({
    stablehlo.return %c292 : tensor<6xf8E5M2FNUZ>
  }, {
    %n = stablehlo.add %c292, %c292 : tensor<6xf8E5M2FNUZ>
    stablehlo.return %n : tensor<6xf8E5M2FNUZ>
  }) : (tensor<i1>) -> tensor<6xf8E5M2FNUZ>
  check.expect_eq %r302, %c292 : tensor<6xf8E5M2FNUZ>
  %r303 = "stablehlo.case"(%c13) ({
    stablehlo.return %c292 : tensor<6xf8E5M2FNUZ>
  }, {
    %n = stablehlo.reverse %c292, dims = [0] : tensor<6xf8E5M2FNUZ>
    stablehlo.return %n : tensor<6xf8E5M2FNUZ>
  }) : (tensor<i32>) -> tensor<6xf8E5M2FNUZ>
  check.expect_eq %r303, %c292 : tensor<6xf8E5M2FNUZ>
  %r304 = "stablehlo.case"(%c15) ({
    stablehlo.return %c292 : tensor<6xf8E5M2FNUZ>
  }, {
    %n = stablehlo.reverse %c292, dims = [0] : tensor<6xf8E5M2FNUZ>
    stablehlo.return %n : tensor<6xf8E5M2FNUZ>
  }) : (tensor<i32>) -> tensor<6xf8E5M2FNUZ>
  %c305 = stablehlo.constant dense<[1.0, 3.0, 0.0, 2.0, 1.0, 3.0]> : tensor<6xf8E5M2FNUZ>
  check.expect_eq %r304, %c305 : tensor<6xf8E5M2FNUZ>
  %r306 = "stablehlo.case"(%c18) ({
    stablehlo.return %c292 : tensor<6xf8E5M2FNUZ>
  }, {
    %n = stablehlo.reverse %c292, dims = [0] : tensor<6xf8E5M2FNUZ>
    stablehlo.return %n : tensor<6xf8E5M2FNUZ>
  }) : (tensor<i32>) -> tensor<6xf8E5M2FNUZ>
  check.expect_eq %r306, %c305 : tensor<6xf8E5M2FNUZ>
  %r307 = "stablehlo.case"(%c20) ({
    stablehlo.return %c292 : tensor<6xf8E5M2FNUZ>
  }, {
    %n = stablehlo.reverse %c292, dims = [0] : tensor<6xf8E5M2FNUZ>
    stablehlo.return %n : tensor<6xf8E5M2FNUZ>
  }) : (tensor<i32>) -> tensor<6xf8E5M2FNUZ>
  check.expect_eq %r307, %c305 : tensor<6xf8E5M2FNUZ>
  %c308 = stablehlo.constant dense<[3, 1, 2, 0, 3, 1]> : tensor<6xi4>
  %c309 = stablehlo.constant dense<0> : tensor<i4>
  %r310 = "stablehlo.reduce_window"(%c308, %c309) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>, padding = dense<[[1, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<i4>, %b: tensor<i4>):
    %m = stablehlo.maximum %a, %b : tensor<i4>
    stablehlo.return %m : tensor<i4>
  }) : (tensor<6xi4>, tensor<i4>) -> tensor<3xi4>
  %c311 = stablehlo.constant dense<[3, 2, 3]> : tensor<3xi4>
  check.expect_eq %r310, %c311 : tensor<3xi4>
  %c312 = stablehlo.constant dense<[1, 2, 1]> : tensor<3xi4>
  %r313 = "stablehlo.select_and_scatter"(%c308, %c312, %c309) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<0> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<i4>, %b: tensor<i4>):
    %ge = stablehlo.compare GE, %a, %b : (tensor<i4>, tensor<i4>) -> tensor<i1>
    stablehlo.return %ge : tensor<i1>
  }, {
  ^bb0(%a: tensor<i4>, %b: tensor<i4>):
    %s = stablehlo.add %a, %b : tensor<i4>
    stablehlo.return %s : tensor<i4>
  }) : (tensor<6xi4>, tensor<3xi4>, tensor<i4>) -> tensor<6xi4>
  %c314 = stablehlo.constant dense<[1, 0, 2, 0, 1, 0]> : tensor<6xi4>
  check.expect_eq %r313, %c314 : tensor<6xi4>
  %c315 = stablehlo.constant dense<1> : tensor<i4>
  %c316 = stablehlo.constant dense<3> : tensor<i4>
  %r317 = stablehlo.while(%i = %c309) : tensor<i4>
    cond {
    %lt = stablehlo.compare LT, %i, %c316 : (tensor<i4>, tensor<i4>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  } do {
    %n = stablehlo.add %i, %c315 : tensor<i4>
    stablehlo.return %n : tensor<i4>
  }
  check.expect_eq %r317, %c316 : tensor<i4>
  %r318 = "stablehlo.if"(%c11) ({
    stablehlo.return %c308 : tensor<6xi4>
  }, {
    %n = stablehlo.add %c308, %c308 : tensor<6xi4>
    stablehlo.return %n : tensor<6xi4>
  }) : (tensor<i1>) -> tensor<6xi4>
  check.expect_eq %r318, %c308 : tensor<6xi4>
  %r319 = "stablehlo.case"(%c13) ({
    stablehlo.return %c308 : tensor<6xi4>
  }, {
    %n = stablehlo.reverse %c308, dims = [0] : tensor<6xi4>
    stablehlo.return %n : tensor<6xi4>
  }) : (tensor<i32>) -> tensor<6xi4>
  check.expect_eq %r319, %c308 : tensor<6xi4>
  %r320 = "stablehlo.case"(%c15) ({
    stablehlo.return %c308 : tensor<6xi4>
  }, {
    %n = stablehlo.reverse %c308, dims = [0] : tensor<6xi4>
    stablehlo.return %n : tensor<6xi4>
  }) : (tensor<i32>) -> tensor<6xi4>
  %c321 = stablehlo.constant dense<[1, 3, 0, 2, 1, 3]> : tensor<6xi4>
  check.expect_eq %r320, %c321 : tensor<6xi4>
  %r322 = "stablehlo.case"(%c18) ({
    stablehlo.return %c308 : tensor<6xi4>
  }, {
    %n = stablehlo.reverse %c308, dims = [0] : tensor<6xi4>
    stablehlo.return %n : tensor<6xi4>
  }) : (tensor<i32>) -> tensor<6xi4>
  check.expect_eq %r322, %c321 : tensor<6xi4>
  %r323 = "stablehlo.case"(%c20) ({
    stablehlo.return %c308 : tensor<6xi4>
  }, {
    %n = stablehlo.reverse %c308, dims = [0] : tensor<6xi4>
    stablehlo.return %n : tensor<6xi4>
  }) : (tensor<i32>) -> tensor<6xi4>
  check.expect_eq %r323, %c321 : tensor<6xi4>
  %c324 = stablehlo.constant dense<[3, 1, 2, 0, 3, 1]> : tensor<6xui4>
  %c325 = stablehlo.constant dense<0> : tensor<ui4>
  %r326 = "stablehlo.reduce_window"(%c324, %c325) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 2>, padding = dense<[[1, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<ui4>, %b: tensor<ui4>):
    %m = stablehlo.maximum %a, %b : tensor<ui4>
    stablehlo.return %m : tensor<ui4>
  }) : (tensor<6xui4>, tensor<ui4>) -> tensor<3xui4>
  %c327 = stablehlo.constant dense<[3, 2, 3]> : tensor<3xui4>
  check.expect_eq %r326, %c327 : tensor<3xui4>
  %c328 = stablehlo.constant dense<[1, 2, 1]> : tensor<3xui4>
  %r329 = "stablehlo.select_and_scatter"(%c324, %c328, %c325) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<0> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<ui4>, %b: tensor<ui4>):
    %ge = stablehlo.compare GE, %a, %b : (tensor<ui4>, tensor<ui4>) -> tensor<i1>
    stablehlo.return %ge : tensor<i1>
  }, {
  ^bb0(%a: tensor<ui4>, %b: tensor<ui4>):
    %s = stablehlo.add %a, %b : tensor<ui4>
    stablehlo.return %s : tensor<ui4>
  }) : (tensor<6xui4>, tensor<3xui4>, tensor<ui4>) -> tensor<6xui4>
  %c330 = stablehlo.constant dense<[1, 0, 2, 0, 1, 0]> : tensor<6xui4>
  check.expect_eq %r329, %c330 : tensor<6xui4>
  %c331 = stablehlo.constant dense<1> : tensor<ui4>
  %c332 = stablehlo.constant dense<3> : tensor<ui4>
  %r333 = stablehlo.while(%i = %c325) : tensor<ui4>
    cond {
    %lt = stablehlo.compare LT, %i, %c332 : (tensor<ui4>, tensor<ui4>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  } do {
    %n = stablehlo.add %i, %c331 : tensor<ui4>
    stablehlo.return %n : tensor<ui4>
  }
  check.expect_eq %r333, %c332 : tensor<ui4>
  %r334 = "stablehlo.if"(%c11) ({
    stablehlo.return %c324 : tensor<6xui4>
  }, {
    %n = stablehlo.add %c324, %c324 : tensor<6xui4>
    stablehlo.return %n : tensor<6xui4>
  }) : (tensor<i1>) -> tensor<6xui4>
  check.expect_eq %r334, %c324 : tensor<6xui4>
  %r335 = "stablehlo.case"(%c13) ({
    stablehlo.return %c324 : tensor<6xui4>
  }, {
    %n = stablehlo.reverse %c324, dims = [0] : tensor<6xui4>
    stablehlo.return %n : tensor<6xui4>
  }) : (tensor<i32>) -> tensor<6xui4>
  check.expect_eq %r335, %c324 : tensor<6xui4>
  %r336 = "stablehlo.case"(%c15) ({
    stablehlo.return %c324 : tensor<6xui4>
  }, {
    %n = stablehlo.reverse %c324, dims = [0] : tensor<6xui4>
    stablehlo.return %n : tensor<6xui4>
  }) : (tensor<i32>) -> tensor<6xui4>
  %c337 = stablehlo.constant dense<[1, 3, 0, 2, 1, 3]> : tensor<6xui4>
  check.expect_eq %r336, %c337 : tensor<6xui4>
  %r338 = "stablehlo.case"(%c18) ({
    stablehlo.return %c324 : tensor<6xui4>
  }, {
    %n = stablehlo.reverse %c324, dims = [0] : tensor<6xui4>
    stablehlo.return %n : tensor<6xui4>
  }) : (tensor<i32>) -> tensor<6xui4>
  check.expect_eq %r338, %c337 : tensor<6xui4>
  %r339 = "stablehlo.case"(%c20) ({
    stablehlo.return %c324 : tensor<6xui4>
  }, {
    %n = stablehlo.reverse %c324, dims = [0] : tensor<6xui4>
    stablehlo.return %n : tensor<6xui4>
  }) : (tensor<i32>) -> tensor<6xui4>
  check.expect_eq %r339, %c337 : tensor<6xui4>
  return
}
