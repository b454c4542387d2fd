// RUN: gspmd-run %s --no-partition
// RUN: %python %S/../shard_inputs.py %s 0 | gspmd-run -
// Scans: forwards and backwards, along each dimension, with several carries, without carries,
// without inputs, over no elements.

func.func @main() {
  %x = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %i2 = stablehlo.constant dense<[10.0, 20.0]> : tensor<2xf32>
  %i3 = stablehlo.constant dense<0.0> : tensor<3xf32>
  %sum, %last = chlo.scan(%x) inits (%i3) dimension=0 attributes {is_associative = true, is_reverse = false} {
  ^bb0(%a: tensor<3xf32>, %c: tensor<3xf32>):
    %s = stablehlo.add %a, %c : tensor<3xf32>
    stablehlo.return %s, %s : tensor<3xf32>, tensor<3xf32>
  } : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<3xf32>)
  check.expect_eq_const %sum, dense<[[1.0, 2.0, 3.0], [5.0, 7.0, 9.0]]> : tensor<2x3xf32>
  check.expect_eq_const %last, dense<[5.0, 7.0, 9.0]> : tensor<3xf32>
  %back, %first = chlo.scan(%x) inits (%i2) dimension=1 attributes {is_reverse = true} {
  ^bb0(%a: tensor<2xf32>, %c: tensor<2xf32>):
    %s = stablehlo.add %a, %c : tensor<2xf32>
    stablehlo.return %c, %s : tensor<2xf32>, tensor<2xf32>
  } : (tensor<2x3xf32>, tensor<2xf32>) -> (tensor<2x3xf32>, tensor<2xf32>)
  check.expect_eq_const %back, dense<[[15.0, 13.0, 10.0], [31.0, 26.0, 20.0]]> : tensor<2x3xf32>
  check.expect_eq_const %first, dense<[16.0, 35.0]> : tensor<2xf32>
  // Two inputs, two carries of other shapes, one of which is a counter.
  %y = stablehlo.constant dense<[[7, 8, 9]]> : tensor<1x3xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %best = stablehlo.constant dense<-1.0> : tensor<2xf32>
  %o:3 = chlo.scan(%x, %y) inits (%best, %zero) dimension=1 {
  ^bb0(%a: tensor<2xf32>, %b: tensor<1xi32>, %c: tensor<2xf32>, %n: tensor<i32>):
    %m = stablehlo.maximum %a, %c : tensor<2xf32>
    %v = stablehlo.reshape %b : (tensor<1xi32>) -> tensor<i32>
    %t = stablehlo.add %n, %v : tensor<i32>
    stablehlo.return %m, %m, %t : tensor<2xf32>, tensor<2xf32>, tensor<i32>
  } : (tensor<2x3xf32>, tensor<1x3xi32>, tensor<2xf32>, tensor<i32>) -> (tensor<2x3xf32>, tensor<2xf32>, tensor<i32>)
  check.expect_eq_const %o#0, dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  check.expect_eq_const %o#1, dense<[3.0, 6.0]> : tensor<2xf32>
  check.expect_eq_const %o#2, dense<24> : tensor<i32>
  // Without carries it is a map.
  %square = chlo.scan(%x) inits () dimension=0 {
  ^bb0(%a: tensor<3xf32>):
    %s = stablehlo.multiply %a, %a : tensor<3xf32>
    stablehlo.return %s : tensor<3xf32>
  } : (tensor<2x3xf32>) -> tensor<2x3xf32>
  check.expect_eq_const %square, dense<[[1.0, 4.0, 9.0], [16.0, 25.0, 36.0]]> : tensor<2x3xf32>
  // Without inputs: powers of two.
  %one = stablehlo.constant dense<1> : tensor<i32>
  %powers, %next = chlo.scan() inits (%one) dimension=0 attributes {scan_dim_size = 4 : i64} {
  ^bb0(%c: tensor<i32>):
    %d = stablehlo.add %c, %c : tensor<i32>
    stablehlo.return %c, %d : tensor<i32>, tensor<i32>
  } : (tensor<i32>) -> (tensor<4xi32>, tensor<i32>)
  check.expect_eq_const %powers, dense<[1, 2, 4, 8]> : tensor<4xi32>
  check.expect_eq_const %next, dense<16> : tensor<i32>
  // Over no elements the carry is unchanged.
  %nothing = stablehlo.constant dense<> : tensor<0x3xf32>
  %e:2 = chlo.scan(%nothing) inits (%i3) dimension=0 {
  ^bb0(%a: tensor<3xf32>, %c: tensor<3xf32>):
    %s = stablehlo.subtract %a, %c : tensor<3xf32>
    stablehlo.return %s, %s : tensor<3xf32>, tensor<3xf32>
  } : (tensor<0x3xf32>, tensor<3xf32>) -> (tensor<0x3xf32>, tensor<3xf32>)
  check.expect_eq %e#1, %i3 : tensor<3xf32>
  return
}
