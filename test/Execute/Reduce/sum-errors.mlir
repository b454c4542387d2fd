// Sums in f32 of many numbers against the same in f64: their errors grow with the logarithm of the
// number of elements (docs/numerics.md). Sequential sums would be off by hundreds to millions of
// units in the last place.
// RUN: gspmd-run %s --no-cache

func.func @sums() {
  %z32 = stablehlo.constant dense<0.0> : tensor<f32>
  %z64 = stablehlo.constant dense<0.0> : tensor<f64>
  %ia = stablehlo.iota dim = 0 : tensor<4194304xf32>
  %wa = stablehlo.sine %ia : tensor<4194304xf32>
  %qa = stablehlo.multiply %wa, %wa : tensor<4194304xf32>
  %fa = stablehlo.reshape %qa : (tensor<4194304xf32>) -> tensor<4194304xf32>
  %a = stablehlo.optimization_barrier %fa : tensor<4194304xf32>
  %d1 = stablehlo.convert %a : (tensor<4194304xf32>) -> tensor<4194304xf64>
  %s1 = stablehlo.reduce(%a init: %z32) applies stablehlo.add across dimensions = [0] : (tensor<4194304xf32>, tensor<f32>) -> tensor<f32>
  %e1 = stablehlo.reduce(%d1 init: %z64) applies stablehlo.add across dimensions = [0] : (tensor<4194304xf64>, tensor<f64>) -> tensor<f64>
  %r1 = stablehlo.convert %e1 : (tensor<f64>) -> tensor<f32>
  check.expect_close %s1, %r1, max_ulp_difference = 16 : tensor<f32>, tensor<f32>
  %ib = stablehlo.iota dim = 0 : tensor<3072000xf32>
  %wb = stablehlo.sine %ib : tensor<3072000xf32>
  %qb = stablehlo.multiply %wb, %wb : tensor<3072000xf32>
  %fb = stablehlo.reshape %qb : (tensor<3072000xf32>) -> tensor<1024x3000xf32>
  %b = stablehlo.optimization_barrier %fb : tensor<1024x3000xf32>
  %d2 = stablehlo.convert %b : (tensor<1024x3000xf32>) -> tensor<1024x3000xf64>
  %s2 = stablehlo.reduce(%b init: %z32) applies stablehlo.add across dimensions = [0] : (tensor<1024x3000xf32>, tensor<f32>) -> tensor<3000xf32>
  %e2 = stablehlo.reduce(%d2 init: %z64) applies stablehlo.add across dimensions = [0] : (tensor<1024x3000xf64>, tensor<f64>) -> tensor<3000xf64>
  %r2 = stablehlo.convert %e2 : (tensor<3000xf64>) -> tensor<3000xf32>
  check.expect_close %s2, %r2, max_ulp_difference = 16 : tensor<3000xf32>, tensor<3000xf32>
  %d3 = stablehlo.convert %b : (tensor<1024x3000xf32>) -> tensor<1024x3000xf64>
  %s3 = stablehlo.reduce(%b init: %z32) applies stablehlo.add across dimensions = [1] : (tensor<1024x3000xf32>, tensor<f32>) -> tensor<1024xf32>
  %e3 = stablehlo.reduce(%d3 init: %z64) applies stablehlo.add across dimensions = [1] : (tensor<1024x3000xf64>, tensor<f64>) -> tensor<1024xf64>
  %r3 = stablehlo.convert %e3 : (tensor<1024xf64>) -> tensor<1024xf32>
  check.expect_close %s3, %r3, max_ulp_difference = 16 : tensor<1024xf32>, tensor<1024xf32>
  %d4 = stablehlo.convert %b : (tensor<1024x3000xf32>) -> tensor<1024x3000xf64>
  %s4 = stablehlo.reduce(%b init: %z32) applies stablehlo.add across dimensions = [0, 1] : (tensor<1024x3000xf32>, tensor<f32>) -> tensor<f32>
  %e4 = stablehlo.reduce(%d4 init: %z64) applies stablehlo.add across dimensions = [0, 1] : (tensor<1024x3000xf64>, tensor<f64>) -> tensor<f64>
  %r4 = stablehlo.convert %e4 : (tensor<f64>) -> tensor<f32>
  check.expect_close %s4, %r4, max_ulp_difference = 16 : tensor<f32>, tensor<f32>
  %n5 = stablehlo.exponential %b : tensor<1024x3000xf32>
  %d5 = stablehlo.convert %n5 : (tensor<1024x3000xf32>) -> tensor<1024x3000xf64>
  %s5 = stablehlo.reduce(%n5 init: %z32) applies stablehlo.add across dimensions = [1] : (tensor<1024x3000xf32>, tensor<f32>) -> tensor<1024xf32>
  %e5 = stablehlo.reduce(%d5 init: %z64) applies stablehlo.add across dimensions = [1] : (tensor<1024x3000xf64>, tensor<f64>) -> tensor<1024xf64>
  %r5 = stablehlo.convert %e5 : (tensor<1024xf64>) -> tensor<1024xf32>
  check.expect_close %s5, %r5, max_ulp_difference = 16 : tensor<1024xf32>, tensor<1024xf32>
  %n6 = stablehlo.exponential %b : tensor<1024x3000xf32>
  %d6 = stablehlo.convert %n6 : (tensor<1024x3000xf32>) -> tensor<1024x3000xf64>
  %s6 = stablehlo.reduce(%n6 init: %z32) applies stablehlo.add across dimensions = [0] : (tensor<1024x3000xf32>, tensor<f32>) -> tensor<3000xf32>
  %e6 = stablehlo.reduce(%d6 init: %z64) applies stablehlo.add across dimensions = [0] : (tensor<1024x3000xf64>, tensor<f64>) -> tensor<3000xf64>
  %r6 = stablehlo.convert %e6 : (tensor<3000xf64>) -> tensor<3000xf32>
  check.expect_close %s6, %r6, max_ulp_difference = 16 : tensor<3000xf32>, tensor<3000xf32>
  %ic = stablehlo.iota dim = 0 : tensor<206720xf32>
  %wc = stablehlo.sine %ic : tensor<206720xf32>
  %qc = stablehlo.multiply %wc, %wc : tensor<206720xf32>
  %fc = stablehlo.reshape %qc : (tensor<206720xf32>) -> tensor<32x17x19x20xf32>
  %c = stablehlo.optimization_barrier %fc : tensor<32x17x19x20xf32>
  %d7 = stablehlo.convert %c : (tensor<32x17x19x20xf32>) -> tensor<32x17x19x20xf64>
  %s7 = stablehlo.reduce(%c init: %z32) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x17x19x20xf32>, tensor<f32>) -> tensor<20xf32>
  %e7 = stablehlo.reduce(%d7 init: %z64) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<32x17x19x20xf64>, tensor<f64>) -> tensor<20xf64>
  %r7 = stablehlo.convert %e7 : (tensor<20xf64>) -> tensor<20xf32>
  check.expect_close %s7, %r7, max_ulp_difference = 16 : tensor<20xf32>, tensor<20xf32>
  %d8 = stablehlo.convert %c : (tensor<32x17x19x20xf32>) -> tensor<32x17x19x20xf64>
  %s8 = stablehlo.reduce(%c init: %z32) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<32x17x19x20xf32>, tensor<f32>) -> tensor<17xf32>
  %e8 = stablehlo.reduce(%d8 init: %z64) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<32x17x19x20xf64>, tensor<f64>) -> tensor<17xf64>
  %r8 = stablehlo.convert %e8 : (tensor<17xf64>) -> tensor<17xf32>
  check.expect_close %s8, %r8, max_ulp_difference = 16 : tensor<17xf32>, tensor<17xf32>
  %d9 = stablehlo.convert %c : (tensor<32x17x19x20xf32>) -> tensor<32x17x19x20xf64>
  %s9 = stablehlo.reduce(%c init: %z32) applies stablehlo.add across dimensions = [1, 3] : (tensor<32x17x19x20xf32>, tensor<f32>) -> tensor<32x19xf32>
  %e9 = stablehlo.reduce(%d9 init: %z64) applies stablehlo.add across dimensions = [1, 3] : (tensor<32x17x19x20xf64>, tensor<f64>) -> tensor<32x19xf64>
  %r9 = stablehlo.convert %e9 : (tensor<32x19xf64>) -> tensor<32x19xf32>
  check.expect_close %s9, %r9, max_ulp_difference = 16 : tensor<32x19xf32>, tensor<32x19xf32>
  %d10 = stablehlo.convert %c : (tensor<32x17x19x20xf32>) -> tensor<32x17x19x20xf64>
  %s10 = stablehlo.reduce(%c init: %z32) applies stablehlo.add across dimensions = [0, 1, 3] : (tensor<32x17x19x20xf32>, tensor<f32>) -> tensor<19xf32>
  %e10 = stablehlo.reduce(%d10 init: %z64) applies stablehlo.add across dimensions = [0, 1, 3] : (tensor<32x17x19x20xf64>, tensor<f64>) -> tensor<19xf64>
  %r10 = stablehlo.convert %e10 : (tensor<19xf64>) -> tensor<19xf32>
  check.expect_close %s10, %r10, max_ulp_difference = 16 : tensor<19xf32>, tensor<19xf32>
  %d11 = stablehlo.convert %c : (tensor<32x17x19x20xf32>) -> tensor<32x17x19x20xf64>
  %s11 = stablehlo.reduce(%c init: %z32) applies stablehlo.add across dimensions = [1, 2] : (tensor<32x17x19x20xf32>, tensor<f32>) -> tensor<32x20xf32>
  %e11 = stablehlo.reduce(%d11 init: %z64) applies stablehlo.add across dimensions = [1, 2] : (tensor<32x17x19x20xf64>, tensor<f64>) -> tensor<32x20xf64>
  %r11 = stablehlo.convert %e11 : (tensor<32x20xf64>) -> tensor<32x20xf32>
  check.expect_close %s11, %r11, max_ulp_difference = 16 : tensor<32x20xf32>, tensor<32x20xf32>
  %it = stablehlo.iota dim = 0 : tensor<70001xf32>
  %wt = stablehlo.sine %it : tensor<70001xf32>
  %qt = stablehlo.multiply %wt, %wt : tensor<70001xf32>
  %ft = stablehlo.reshape %qt : (tensor<70001xf32>) -> tensor<70001xf32>
  %t = stablehlo.optimization_barrier %ft : tensor<70001xf32>
  %d12 = stablehlo.convert %t : (tensor<70001xf32>) -> tensor<70001xf64>
  %s12 = stablehlo.reduce(%t init: %z32) applies stablehlo.add across dimensions = [0] : (tensor<70001xf32>, tensor<f32>) -> tensor<f32>
  %e12 = stablehlo.reduce(%d12 init: %z64) applies stablehlo.add across dimensions = [0] : (tensor<70001xf64>, tensor<f64>) -> tensor<f64>
  %r12 = stablehlo.convert %e12 : (tensor<f64>) -> tensor<f32>
  check.expect_close %s12, %r12, max_ulp_difference = 16 : tensor<f32>, tensor<f32>
  return
}

// Equal numbers round the same way in every step.
func.func @ones() {
  %z32 = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %x0 = stablehlo.optimization_barrier %one : tensor<f32>
  %x = stablehlo.broadcast_in_dim %x0, dims = [] : (tensor<f32>) -> tensor<33554432xf32>
  %s = stablehlo.reduce(%x init: %z32) applies stablehlo.add across dimensions = [0] : (tensor<33554432xf32>, tensor<f32>) -> tensor<f32>
  check.expect_eq_const %s, dense<33554432.0> : tensor<f32>
  return
}

// A sum, a maximum and a count at once.
func.func @variadic() {
  %z32 = stablehlo.constant dense<0.0> : tensor<f32>
  %z64 = stablehlo.constant dense<0.0> : tensor<f64>
  %zi = stablehlo.constant dense<0> : tensor<i32>
  %ia = stablehlo.iota dim = 0 : tensor<1280000xf32>
  %wa = stablehlo.sine %ia : tensor<1280000xf32>
  %qa = stablehlo.multiply %wa, %wa : tensor<1280000xf32>
  %fa = stablehlo.reshape %qa : (tensor<1280000xf32>) -> tensor<64x20000xf32>
  %a = stablehlo.optimization_barrier %fa : tensor<64x20000xf32>
  %k = stablehlo.constant dense<1> : tensor<64x20000xi32>
  %v:3 = stablehlo.reduce(%a init: %z32), (%a init: %z32), (%k init: %zi) across dimensions = [1] : (tensor<64x20000xf32>, tensor<64x20000xf32>, tensor<64x20000xi32>, tensor<f32>, tensor<f32>, tensor<i32>) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xi32>)
   reducer(%x: tensor<f32>, %y: tensor<f32>) (%l: tensor<f32>, %m: tensor<f32>) (%p: tensor<i32>, %q: tensor<i32>) {
    %0 = stablehlo.add %x, %y : tensor<f32>
    %1 = stablehlo.maximum %l, %m : tensor<f32>
    %2 = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %0, %1, %2 : tensor<f32>, tensor<f32>, tensor<i32>
  }
  %d = stablehlo.convert %a : (tensor<64x20000xf32>) -> tensor<64x20000xf64>
  %e = stablehlo.reduce(%d init: %z64) applies stablehlo.add across dimensions = [1] : (tensor<64x20000xf64>, tensor<f64>) -> tensor<64xf64>
  %r = stablehlo.convert %e : (tensor<64xf64>) -> tensor<64xf32>
  check.expect_close %v#0, %r, max_ulp_difference = 16 : tensor<64xf32>, tensor<64xf32>
  %g = stablehlo.reduce(%d init: %z64) applies stablehlo.maximum across dimensions = [1] : (tensor<64x20000xf64>, tensor<f64>) -> tensor<64xf64>
  %h = stablehlo.convert %g : (tensor<64xf64>) -> tensor<64xf32>
  check.expect_eq %v#1, %h : tensor<64xf32>
  check.expect_eq_const %v#2, dense<20000> : tensor<64xi32>
  return
}

// Cumulative sums in both directions, and windows of many elements.
func.func @windows() {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %z32 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<f32>
  %z64 = stablehlo.constant dense<0.0> : tensor<f64>
  %ia = stablehlo.iota dim = 0 : tensor<400000xf32>
  %wa = stablehlo.sine %ia : tensor<400000xf32>
  %qa = stablehlo.multiply %wa, %wa : tensor<400000xf32>
  %fa = stablehlo.reshape %qa : (tensor<400000xf32>) -> tensor<200000x2xf32>
  %a = stablehlo.optimization_barrier %fa : tensor<200000x2xf32>
  %d13 = stablehlo.convert %a : (tensor<200000x2xf32>) -> tensor<200000x2xf64>
  %s13 = "stablehlo.reduce_window"(%a, %z32) <{window_dimensions = array<i64: 200000, 1>, padding = dense<[[199999, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %0 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %0 : tensor<f32>
  }) : (tensor<200000x2xf32>, tensor<f32>) -> tensor<200000x2xf32>
  %e13 = "stablehlo.reduce_window"(%d13, %z64) <{window_dimensions = array<i64: 200000, 1>, padding = dense<[[199999, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %0 = stablehlo.add %x, %y : tensor<f64>
    stablehlo.return %0 : tensor<f64>
  }) : (tensor<200000x2xf64>, tensor<f64>) -> tensor<200000x2xf64>
  %r13 = stablehlo.convert %e13 : (tensor<200000x2xf64>) -> tensor<200000x2xf32>
  check.expect_close %s13, %r13, max_ulp_difference = 16 : tensor<200000x2xf32>, tensor<200000x2xf32>
  %d14 = stablehlo.convert %a : (tensor<200000x2xf32>) -> tensor<200000x2xf64>
  %s14 = "stablehlo.reduce_window"(%a, %z32) <{window_dimensions = array<i64: 200000, 1>, padding = dense<[[0, 199999], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %0 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %0 : tensor<f32>
  }) : (tensor<200000x2xf32>, tensor<f32>) -> tensor<200000x2xf32>
  %e14 = "stablehlo.reduce_window"(%d14, %z64) <{window_dimensions = array<i64: 200000, 1>, padding = dense<[[0, 199999], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %0 = stablehlo.add %x, %y : tensor<f64>
    stablehlo.return %0 : tensor<f64>
  }) : (tensor<200000x2xf64>, tensor<f64>) -> tensor<200000x2xf64>
  %r14 = stablehlo.convert %e14 : (tensor<200000x2xf64>) -> tensor<200000x2xf32>
  check.expect_close %s14, %r14, max_ulp_difference = 16 : tensor<200000x2xf32>, tensor<200000x2xf32>
  %ib = stablehlo.iota dim = 0 : tensor<150000xf32>
  %wb = stablehlo.sine %ib : tensor<150000xf32>
  %qb = stablehlo.multiply %wb, %wb : tensor<150000xf32>
  %fb = stablehlo.reshape %qb : (tensor<150000xf32>) -> tensor<3x50000xf32>
  %b = stablehlo.optimization_barrier %fb : tensor<3x50000xf32>
  %d15 = stablehlo.convert %b : (tensor<3x50000xf32>) -> tensor<3x50000xf64>
  %s15 = "stablehlo.reduce_window"(%b, %z32) <{window_dimensions = array<i64: 1, 50000>, padding = dense<[[0, 0], [49999, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %0 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %0 : tensor<f32>
  }) : (tensor<3x50000xf32>, tensor<f32>) -> tensor<3x50000xf32>
  %e15 = "stablehlo.reduce_window"(%d15, %z64) <{window_dimensions = array<i64: 1, 50000>, padding = dense<[[0, 0], [49999, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %0 = stablehlo.add %x, %y : tensor<f64>
    stablehlo.return %0 : tensor<f64>
  }) : (tensor<3x50000xf64>, tensor<f64>) -> tensor<3x50000xf64>
  %r15 = stablehlo.convert %e15 : (tensor<3x50000xf64>) -> tensor<3x50000xf32>
  check.expect_close %s15, %r15, max_ulp_difference = 16 : tensor<3x50000xf32>, tensor<3x50000xf32>
  %d16 = stablehlo.convert %b : (tensor<3x50000xf32>) -> tensor<3x50000xf64>
  %s16 = "stablehlo.reduce_window"(%b, %z32) <{window_dimensions = array<i64: 1, 20000>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %0 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %0 : tensor<f32>
  }) : (tensor<3x50000xf32>, tensor<f32>) -> tensor<3x30001xf32>
  %e16 = "stablehlo.reduce_window"(%d16, %z64) <{window_dimensions = array<i64: 1, 20000>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %0 = stablehlo.add %x, %y : tensor<f64>
    stablehlo.return %0 : tensor<f64>
  }) : (tensor<3x50000xf64>, tensor<f64>) -> tensor<3x30001xf64>
  %r16 = stablehlo.convert %e16 : (tensor<3x30001xf64>) -> tensor<3x30001xf32>
  check.expect_close %s16, %r16, max_ulp_difference = 16 : tensor<3x30001xf32>, tensor<3x30001xf32>
  %d17 = stablehlo.convert %b : (tensor<3x50000xf32>) -> tensor<3x50000xf64>
  %s17 = "stablehlo.reduce_window"(%b, %z32) <{window_dimensions = array<i64: 1, 50000>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %0 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %0 : tensor<f32>
  }) : (tensor<3x50000xf32>, tensor<f32>) -> tensor<3x1xf32>
  %e17 = "stablehlo.reduce_window"(%d17, %z64) <{window_dimensions = array<i64: 1, 50000>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %0 = stablehlo.add %x, %y : tensor<f64>
    stablehlo.return %0 : tensor<f64>
  }) : (tensor<3x50000xf64>, tensor<f64>) -> tensor<3x1xf64>
  %r17 = stablehlo.convert %e17 : (tensor<3x1xf64>) -> tensor<3x1xf32>
  check.expect_close %s17, %r17, max_ulp_difference = 16 : tensor<3x1xf32>, tensor<3x1xf32>
  %d18 = stablehlo.convert %b : (tensor<3x50000xf32>) -> tensor<3x50000xf64>
  %s18 = "stablehlo.reduce_window"(%b, %z32) <{window_dimensions = array<i64: 1, 9000>, padding = dense<[[0, 0], [2000, 3000]]> : tensor<2x2xi64>, window_strides = array<i64: 1, 3>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %0 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %0 : tensor<f32>
  }) : (tensor<3x50000xf32>, tensor<f32>) -> tensor<3x15334xf32>
  %e18 = "stablehlo.reduce_window"(%d18, %z64) <{window_dimensions = array<i64: 1, 9000>, padding = dense<[[0, 0], [2000, 3000]]> : tensor<2x2xi64>, window_strides = array<i64: 1, 3>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %0 = stablehlo.add %x, %y : tensor<f64>
    stablehlo.return %0 : tensor<f64>
  }) : (tensor<3x50000xf64>, tensor<f64>) -> tensor<3x15334xf64>
  %r18 = stablehlo.convert %e18 : (tensor<3x15334xf64>) -> tensor<3x15334xf32>
  check.expect_close %s18, %r18, max_ulp_difference = 16 : tensor<3x15334xf32>, tensor<3x15334xf32>
  %d19 = stablehlo.convert %b : (tensor<3x50000xf32>) -> tensor<3x50000xf64>
  %s19 = "stablehlo.reduce_window"(%b, %z32) <{window_dimensions = array<i64: 2, 9000>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 4>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %0 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %0 : tensor<f32>
  }) : (tensor<3x50000xf32>, tensor<f32>) -> tensor<2x14004xf32>
  %e19 = "stablehlo.reduce_window"(%d19, %z64) <{window_dimensions = array<i64: 2, 9000>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 4>}> ({
  ^bb0(%x: tensor<f64>, %y: tensor<f64>):
    %0 = stablehlo.add %x, %y : tensor<f64>
    stablehlo.return %0 : tensor<f64>
  }) : (tensor<3x50000xf64>, tensor<f64>) -> tensor<2x14004xf64>
  %r19 = stablehlo.convert %e19 : (tensor<2x14004xf64>) -> tensor<2x14004xf32>
  check.expect_close %s19, %r19, max_ulp_difference = 16 : tensor<2x14004xf32>, tensor<2x14004xf32>
  return
}
