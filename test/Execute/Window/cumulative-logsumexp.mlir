// Cumulative reductions by a body that no collective has: each device reduces its own shard, and the totals of all shards are gathered, if
// the body is shown to drop the initial value. NaN and infinities are among the elements, and the last shard is padded.
// RUN: gspmd-run %s --entry=prefix --random-inputs 1 --check --poison --rtol 1e-5 --atol 1e-5 --stats %t.json
// RUN: FileCheck %s < %t.json
// RUN: gspmd-run %s --entry=suffix --random-inputs 2 --check --poison --rtol 1e-5 --atol 1e-5 --stats %t.json
// RUN: FileCheck %s < %t.json
// RUN: gspmd-run %s --entry=other_init --random-inputs 4 --check --poison --rtol 1e-5 --atol 1e-5
// CHECK: "all-gather": {
// CHECK-NEXT: "bytes": 64,
// CHECK-NEXT: "count": 1
// CHECK-NOT: "count"
sharding.mesh @mesh = <["x"=4, "y"=2]>

func.func @prefix(%a: tensor<4x29xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>})
    -> (tensor<4x29xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}]>}) {
  // The first line has logarithms of zero and of negative numbers.
  %row = stablehlo.iota dim = 0 : tensor<4x29xf32>
  %floor = stablehlo.floor %a : tensor<4x29xf32>
  %above = stablehlo.add %floor, %row : tensor<4x29xf32>
  %log = stablehlo.log %above : tensor<4x29xf32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%log, %low) <{padding = dense<[[0, 0], [28, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 29>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.maximum %x, %y : tensor<f32>
    %2 = stablehlo.subtract %x, %y : tensor<f32>
    %3 = stablehlo.compare NE, %2, %2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %4 = stablehlo.add %x, %y : tensor<f32>
    %5 = stablehlo.abs %2 : tensor<f32>
    %6 = stablehlo.negate %5 : tensor<f32>
    %7 = stablehlo.exponential %6 : tensor<f32>
    %8 = stablehlo.log_plus_one %7 : tensor<f32>
    %9 = stablehlo.add %1, %8 : tensor<f32>
    %10 = stablehlo.select %3, %4, %9 : tensor<i1>, tensor<f32>
    stablehlo.return %10 : tensor<f32>
  }) : (tensor<4x29xf32>, tensor<f32>) -> tensor<4x29xf32>
  return %0 : tensor<4x29xf32>
}

func.func @suffix(%a: tensor<29x4xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>})
    -> (tensor<29x4xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>}) {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%a, %low) <{padding = dense<[[0, 28], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 29, 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.maximum %x, %y : tensor<f32>
    %2 = stablehlo.minimum %x, %y : tensor<f32>
    %3 = stablehlo.subtract %2, %1 : tensor<f32>
    %4 = stablehlo.exponential %3 : tensor<f32>
    %5 = stablehlo.log_plus_one %4 : tensor<f32>
    %6 = stablehlo.add %1, %5 : tensor<f32>
    %one = stablehlo.compare EQ, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %two = stablehlo.constant dense<0.693147182> : tensor<f32>
    %7 = stablehlo.add %1, %two : tensor<f32>
    %inf = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %isinf = stablehlo.compare EQ, %1, %inf, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %minus = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %isminus = stablehlo.compare EQ, %1, %minus, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %8 = stablehlo.select %one, %7, %6 : tensor<i1>, tensor<f32>
    %9 = stablehlo.select %isinf, %1, %8 : tensor<i1>, tensor<f32>
    %10 = stablehlo.select %isminus, %1, %9 : tensor<i1>, tensor<f32>
    stablehlo.return %10 : tensor<f32>
  }) : (tensor<29x4xf32>, tensor<f32>) -> tensor<29x4xf32>
  return %0 : tensor<29x4xf32>
}

// The initial value counts for every index of the padding.
func.func @other_init(%a: tensor<13xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>})
    -> (tensor<13xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>}) {
  %start = stablehlo.constant dense<1.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%a, %start) <{padding = dense<[[12, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 13>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.maximum %x, %y : tensor<f32>
    %2 = stablehlo.subtract %x, %y : tensor<f32>
    %3 = stablehlo.abs %2 : tensor<f32>
    %4 = stablehlo.negate %3 : tensor<f32>
    %5 = stablehlo.exponential %4 : tensor<f32>
    %6 = stablehlo.log_plus_one %5 : tensor<f32>
    %7 = stablehlo.add %1, %6 : tensor<f32>
    stablehlo.return %7 : tensor<f32>
  }) : (tensor<13xf32>, tensor<f32>) -> tensor<13xf32>
  return %0 : tensor<13xf32>
}
