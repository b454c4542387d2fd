// RUN: gspmd-run %s --no-partition
// Edge values and rare forms, one function for each, all of which are run.

func.func @reduce_precision() {
  %a = stablehlo.constant dense<[1.25, 1.1875, 65520.0, -65504.0, 1.0e-8, -0.0, 0x7F800000, 0x7FC00001, 1.5, 2.0e-5, 464.0, 240.0]> : tensor<12xf32>
  %r = stablehlo.reduce_precision %a, format = e5m2 : tensor<12xf32>
  check.expect_eq_const %r, dense<[1.25, 1.25, 0x7F800000, 0xFF800000, 0.0, -0.0, 0x7F800000, 0x7FC00000, 1.5, 0.0, 448.0, 256.0]> : tensor<12xf32>
  %s = stablehlo.reduce_precision %a, format = e8m23 : tensor<12xf32>
  check.expect_eq %s, %a : tensor<12xf32>
  %t = stablehlo.reduce_precision %a, format = e11m52 : tensor<12xf32>
  check.expect_eq %t, %a : tensor<12xf32>
  return
}

func.func @rne() {
  %a = stablehlo.constant dense<[-2.5, 0.4, 0.5, 0.6, 2.5, -0.5, 1.5, 4503599627370497.5, 0x7FF0000000000000]> : tensor<9xf64>
  %r = stablehlo.round_nearest_even %a : tensor<9xf64>
  check.expect_eq_const %r, dense<[-2.0, 0.0, 0.0, 1.0, 2.0, -0.0, 2.0, 4503599627370498.0, 0x7FF0000000000000]> : tensor<9xf64>
  %s = stablehlo.round_nearest_afz %a : tensor<9xf64>
  check.expect_eq_const %s, dense<[-3.0, 0.0, 1.0, 1.0, 3.0, -1.0, 2.0, 4503599627370498.0, 0x7FF0000000000000]> : tensor<9xf64>
  return
}

func.func @powi() {
  %a = stablehlo.constant dense<[-1, -1, 0, 2, 1, 3, 0, -3, 2]> : tensor<9xi64>
  %b = stablehlo.constant dense<[-3, -4, 0, -1, -5, 40, -1, 3, 63]> : tensor<9xi64>
  %r = stablehlo.power %a, %b : tensor<9xi64>
  check.expect_eq_const %r, dense<[-1, 1, 1, 0, 1, -6289078614652622815, 0, -27, -9223372036854775808]> : tensor<9xi64>
  return
}

func.func @bools() {
  %a = stablehlo.constant dense<[true, true, false, false]> : tensor<4xi1>
  %b = stablehlo.constant dense<[true, false, true, false]> : tensor<4xi1>
  %0 = stablehlo.add %a, %b : tensor<4xi1>
  check.expect_eq_const %0, dense<[true, true, true, false]> : tensor<4xi1>
  %1 = stablehlo.multiply %a, %b : tensor<4xi1>
  check.expect_eq_const %1, dense<[true, false, false, false]> : tensor<4xi1>
  %2 = stablehlo.maximum %a, %b : tensor<4xi1>
  check.expect_eq_const %2, dense<[true, true, true, false]> : tensor<4xi1>
  %3 = stablehlo.minimum %a, %b : tensor<4xi1>
  check.expect_eq_const %3, dense<[true, false, false, false]> : tensor<4xi1>
  %4 = stablehlo.compare LT, %a, %b : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  check.expect_eq_const %4, dense<[false, false, true, false]> : tensor<4xi1>
  return
}

func.func @total() {
  %a = stablehlo.constant dense<[0x7FC00000, 0xFFC00000, 0.0, -0.0, 0x7F800000, 0x7FC00000]> : tensor<6xf32>
  %b = stablehlo.constant dense<[1.0, 1.0, -0.0, 0.0, 0x7FC00000, 0x7FC00000]> : tensor<6xf32>
  %0 = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
  check.expect_eq_const %0, dense<[false, true, false, true, true, false]> : tensor<6xi1>
  %1 = stablehlo.compare NE, %a, %b, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
  check.expect_eq_const %1, dense<[true, true, false, false, true, true]> : tensor<6xi1>
  return
}

func.func @cplx() {
  %a = stablehlo.constant dense<[(0.0, 0.0), (3.0, 4.0), (0x7FC00000, 1.0), (-0.0, 2.0)]> : tensor<4xcomplex<f32>>
  %s = stablehlo.sign %a : tensor<4xcomplex<f32>>
  check.expect_almost_eq_const %s, dense<[(0.0, 0.0), (0.6, 0.8), (0x7FC00000, 0x7FC00000), (0.0, 1.0)]> : tensor<4xcomplex<f32>>
  %b = stablehlo.constant dense<[(1.0, -1.0), (3.0, 5.0), (1.0, 1.0), (-0.0, 2.0)]> : tensor<4xcomplex<f32>>
  %c = stablehlo.compare EQ, %a, %b : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xi1>
  check.expect_eq_const %c, dense<[false, false, false, true]> : tensor<4xi1>
  %d = stablehlo.compare NE, %a, %b, FLOAT : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xi1>
  check.expect_eq_const %d, dense<[true, true, true, false]> : tensor<4xi1>
  return
}

func.func @while3() {
  %0 = stablehlo.constant dense<0> : tensor<i64>
  %1 = stablehlo.constant dense<10> : tensor<i64>
  %2 = stablehlo.constant dense<1> : tensor<i64>
  %r:3 = stablehlo.while(%x = %0, %y = %1, %z = %2) : tensor<i64>, tensor<i64>, tensor<i64>
  cond {
    %p = stablehlo.compare LT, %x, %y, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %n = stablehlo.add %x, %2 : tensor<i64>
    %m = stablehlo.multiply %z, %y : tensor<i64>
    %o = stablehlo.subtract %y, %2 : tensor<i64>
    stablehlo.return %n, %o, %m : tensor<i64>, tensor<i64>, tensor<i64>
  }
  check.expect_eq_const %r#0, dense<5> : tensor<i64>
  check.expect_eq_const %r#1, dense<5> : tensor<i64>
  check.expect_eq_const %r#2, dense<30240> : tensor<i64>
  return
}

func.func @maps() {
  %a = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi64>
  %r = "stablehlo.map"(%a, %a) ({
  ^bb0(%x: tensor<i64>, %y: tensor<i64>):
    %m = stablehlo.multiply %x, %y : tensor<i64>
    stablehlo.return %m : tensor<i64>
  }) {dimensions = array<i64: 0, 1>} : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi64>
  check.expect_eq_const %r, dense<[[1, 4], [9, 16]]> : tensor<2x2xi64>
  return
}

func.func @iotas() {
  %a = stablehlo.iota dim = 1 : tensor<2x3xcomplex<f32>>
  check.expect_eq_const %a, dense<[[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0)], [(0.0, 0.0), (1.0, 0.0), (2.0, 0.0)]]> : tensor<2x3xcomplex<f32>>
  %b = stablehlo.iota dim = 0 : tensor<3xui2>
  check.expect_eq_const %b, dense<[0, 1, 2]> : tensor<3xui2>
  %c = stablehlo.iota dim = 0 : tensor<3xf8E5M2>
  check.expect_eq_const %c, dense<[0.0, 1.0, 2.0]> : tensor<3xf8E5M2>
  return
}

func.func @case() {
  %i = stablehlo.constant dense<-1> : tensor<i32>
  %r = "stablehlo.case"(%i) ({
    %0 = stablehlo.constant dense<1> : tensor<2xi64>
    stablehlo.return %0 : tensor<2xi64>
  }, {
    %0 = stablehlo.constant dense<2> : tensor<2xi64>
    stablehlo.return %0 : tensor<2xi64>
  }) : (tensor<i32>) -> tensor<2xi64>
  check.expect_eq_const %r, dense<2> : tensor<2xi64>
  return
}

func.func @gds() {
  %a = stablehlo.constant dense<1> : tensor<2x3xi64>
  %r = stablehlo.get_dimension_size %a, dim = 1 : (tensor<2x3xi64>) -> tensor<i32>
  check.expect_eq_const %r, dense<3> : tensor<i32>
  return
}

func.func @token() {
  %0 = stablehlo.after_all : !stablehlo.token
  %1 = stablehlo.create_token : !stablehlo.token
  %2 = stablehlo.after_all %0, %1 : !stablehlo.token
  return
}

func.func @tuple() {
  %a = stablehlo.constant dense<1> : tensor<2x3xi64>
  %b = stablehlo.constant dense<2.0> : tensor<f32>
  %t = stablehlo.tuple %a, %b : tuple<tensor<2x3xi64>, tensor<f32>>
  %u = stablehlo.tuple %t, %a : tuple<tuple<tensor<2x3xi64>, tensor<f32>>, tensor<2x3xi64>>
  %v = stablehlo.get_tuple_element %u[0] : (tuple<tuple<tensor<2x3xi64>, tensor<f32>>, tensor<2x3xi64>>) -> tuple<tensor<2x3xi64>, tensor<f32>>
  %w = stablehlo.get_tuple_element %v[1] : (tuple<tensor<2x3xi64>, tensor<f32>>) -> tensor<f32>
  check.expect_eq_const %w, dense<2.0> : tensor<f32>
  return
}

func.func @sort2() {
  %a = stablehlo.constant dense<[[3, 1, 3], [1, 2, 1]]> : tensor<2x3xi32>
  %b = stablehlo.constant dense<[[1, 2, 0], [5, 4, 6]]> : tensor<2x3xi32>
  %r:2 = "stablehlo.sort"(%a, %b) ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>, %p: tensor<i32>, %q: tensor<i32>):
    %lt = stablehlo.compare LT, %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %eq = stablehlo.compare EQ, %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %l2 = stablehlo.compare LT, %p, %q : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %an = stablehlo.and %eq, %l2 : tensor<i1>
    %o = stablehlo.or %lt, %an : tensor<i1>
    stablehlo.return %o : tensor<i1>
  }) {dimension = 1 : i64, is_stable = false} : (tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x3xi32>, tensor<2x3xi32>)
  check.expect_eq_const %r#0, dense<[[1, 3, 3], [1, 1, 2]]> : tensor<2x3xi32>
  check.expect_eq_const %r#1, dense<[[2, 0, 1], [5, 6, 4]]> : tensor<2x3xi32>
  return
}
