// Concatenations of the end of a tensor and its start, in loops that read other elements too, and
// prefixes.
// RUN: gspmd-run %s --no-partition
// RUN: %python %S/../shard_inputs.py %s 0 | gspmd-run -
// RUN: %python %S/../shard_inputs.py %s 1 | gspmd-run -

func.func @main() {
  %i = stablehlo.iota dim = 0 : tensor<12xi32>
  %c = stablehlo.constant dense<10> : tensor<12xi32>
  %big = stablehlo.multiply %i, %c : tensor<12xi32>
  %m = stablehlo.reshape %big : (tensor<12xi32>) -> tensor<3x4xi32>

  // Along the inner dimension, by one in each direction: the value dies here, but is not overwritten.
  %0 = stablehlo.slice %m [0:3, 1:4] : (tensor<3x4xi32>) -> tensor<3x3xi32>
  %1 = stablehlo.slice %m [0:3, 0:1] : (tensor<3x4xi32>) -> tensor<3x1xi32>
  %next = stablehlo.concatenate %0, %1, dim = 1 : (tensor<3x3xi32>, tensor<3x1xi32>) -> tensor<3x4xi32>
  %2 = stablehlo.slice %m [0:3, 3:4] : (tensor<3x4xi32>) -> tensor<3x1xi32>
  %3 = stablehlo.slice %m [0:3, 0:3] : (tensor<3x4xi32>) -> tensor<3x3xi32>
  %previous = stablehlo.concatenate %2, %3, dim = 1 : (tensor<3x1xi32>, tensor<3x3xi32>) -> tensor<3x4xi32>
  %both = stablehlo.add %next, %previous : tensor<3x4xi32>
  %sum = stablehlo.add %both, %m : tensor<3x4xi32>
  check.expect_eq_const %sum, dense<[[40, 30, 60, 50], [160, 150, 180, 170], [280, 270, 300, 290]]> : tensor<3x4xi32>

  // Along both dimensions, one after the other; with the index, which is that of the result.
  %4 = stablehlo.slice %next [2:3, 0:4] : (tensor<3x4xi32>) -> tensor<1x4xi32>
  %5 = stablehlo.slice %next [0:2, 0:4] : (tensor<3x4xi32>) -> tensor<2x4xi32>
  %diagonal = stablehlo.concatenate %4, %5, dim = 0 : (tensor<1x4xi32>, tensor<2x4xi32>) -> tensor<3x4xi32>
  %column = stablehlo.iota dim = 1 : tensor<3x4xi32>
  %6 = stablehlo.add %diagonal, %column : tensor<3x4xi32>
  check.expect_eq_const %6, dense<[[90, 101, 112, 83], [10, 21, 32, 3], [50, 61, 72, 43]]> : tensor<3x4xi32>

  // A prefix of a rotation, its reverse, every second element, and a sum of its rows.
  %7 = stablehlo.slice %diagonal [0:2, 0:3] : (tensor<3x4xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %7, dense<[[90, 100, 110], [10, 20, 30]]> : tensor<2x3xi32>
  %8 = stablehlo.reverse %diagonal, dims = [1] : tensor<3x4xi32>
  %9 = stablehlo.add %8, %column : tensor<3x4xi32>
  check.expect_eq_const %9, dense<[[80, 111, 102, 93], [0, 31, 22, 13], [40, 71, 62, 53]]> : tensor<3x4xi32>
  %10 = stablehlo.slice %diagonal [0:3, 1:4:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  check.expect_eq_const %10, dense<[[100, 80], [20, 0], [60, 40]]> : tensor<3x2xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %11 = stablehlo.reduce(%diagonal init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const %11, dense<[380, 60, 220]> : tensor<3xi32>
  %12 = stablehlo.transpose %diagonal, dims = [1, 0] : (tensor<3x4xi32>) -> tensor<4x3xi32>
  %13 = stablehlo.slice %12 [3:4, 0:3] : (tensor<4x3xi32>) -> tensor<1x3xi32>
  %14 = stablehlo.slice %12 [0:3, 0:3] : (tensor<4x3xi32>) -> tensor<3x3xi32>
  %15 = stablehlo.concatenate %13, %14, dim = 0 : (tensor<1x3xi32>, tensor<3x3xi32>) -> tensor<4x3xi32>
  check.expect_eq_const %15, dense<[[80, 0, 40], [90, 10, 50], [100, 20, 60], [110, 30, 70]]> : tensor<4x3xi32>

  // Two elements are exchanged; of one element, or of none, nothing is.
  %pair = stablehlo.slice %m [0:1, 1:3] : (tensor<3x4xi32>) -> tensor<1x2xi32>
  %16 = stablehlo.slice %pair [0:1, 1:2] : (tensor<1x2xi32>) -> tensor<1x1xi32>
  %17 = stablehlo.slice %pair [0:1, 0:1] : (tensor<1x2xi32>) -> tensor<1x1xi32>
  %18 = stablehlo.concatenate %16, %17, dim = 1 : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x2xi32>
  check.expect_eq_const %18, dense<[[20, 10]]> : tensor<1x2xi32>
  %19 = stablehlo.slice %17 [0:1, 0:0] : (tensor<1x1xi32>) -> tensor<1x0xi32>
  %20 = stablehlo.concatenate %17, %19, dim = 1 : (tensor<1x1xi32>, tensor<1x0xi32>) -> tensor<1x1xi32>
  check.expect_eq_const %20, dense<[[10]]> : tensor<1x1xi32>

  // Not rotations: too few elements, elements twice, another order.
  %21 = stablehlo.slice %big [8:12] : (tensor<12xi32>) -> tensor<4xi32>
  %22 = stablehlo.slice %big [0:4] : (tensor<12xi32>) -> tensor<4xi32>
  %23 = stablehlo.concatenate %21, %22, dim = 0 : (tensor<4xi32>, tensor<4xi32>) -> tensor<8xi32>
  check.expect_eq_const %23, dense<[80, 90, 100, 110, 0, 10, 20, 30]> : tensor<8xi32>
  %24 = stablehlo.slice %big [4:12] : (tensor<12xi32>) -> tensor<8xi32>
  %25 = stablehlo.concatenate %24, %21, dim = 0 : (tensor<8xi32>, tensor<4xi32>) -> tensor<12xi32>
  check.expect_eq_const %25, dense<[40, 50, 60, 70, 80, 90, 100, 110, 80, 90, 100, 110]> : tensor<12xi32>
  %26 = stablehlo.reverse %24, dims = [0] : tensor<8xi32>
  %27 = stablehlo.concatenate %26, %22, dim = 0 : (tensor<8xi32>, tensor<4xi32>) -> tensor<12xi32>
  check.expect_eq_const %27, dense<[110, 100, 90, 80, 70, 60, 50, 40, 0, 10, 20, 30]> : tensor<12xi32>

  // Of packed integers and of a tensor that is sliced in another dimension too.
  %p = stablehlo.constant dense<[[1, -2, 3], [-4, 5, -6]]> : tensor<2x3xi4>
  %28 = stablehlo.slice %p [0:2, 2:3] : (tensor<2x3xi4>) -> tensor<2x1xi4>
  %29 = stablehlo.slice %p [0:2, 0:2] : (tensor<2x3xi4>) -> tensor<2x2xi4>
  %30 = stablehlo.concatenate %28, %29, dim = 1 : (tensor<2x1xi4>, tensor<2x2xi4>) -> tensor<2x3xi4>
  %31 = stablehlo.add %30, %p : tensor<2x3xi4>
  check.expect_eq_const %31, dense<[[4, -1, 1], [6, 1, -1]]> : tensor<2x3xi4>
  %32 = stablehlo.slice %p [0:1, 1:3] : (tensor<2x3xi4>) -> tensor<1x2xi4>
  %33 = stablehlo.slice %p [0:1, 0:1] : (tensor<2x3xi4>) -> tensor<1x1xi4>
  %34 = stablehlo.concatenate %32, %33, dim = 1 : (tensor<1x2xi4>, tensor<1x1xi4>) -> tensor<1x3xi4>
  check.expect_eq_const %34, dense<[[-2, 3, 1]]> : tensor<1x3xi4>
  return
}
