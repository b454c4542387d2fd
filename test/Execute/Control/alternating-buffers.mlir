// Loops whose iterations read the previous value in another order than they write the next one, so
// that they compute it in another buffer, with 0 to 3 iterations. The values are results of the program.
// RUN: gspmd-run %s --no-partition --poison
// RUN: %python %S/../shard_inputs.py %s 0 | gspmd-run -

func.func private @mirror(%x: tensor<512xf32>, %count: tensor<i32>) -> (tensor<512xf32>, tensor<512xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %y = stablehlo.negate %x : tensor<512xf32>
  %0:3 = stablehlo.while(%i = %zero, %a = %x, %b = %y) : tensor<i32>, tensor<512xf32>, tensor<512xf32>
  cond {
    %c = stablehlo.compare LT, %i, %count : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %n = stablehlo.add %i, %one : tensor<i32>
    %r = stablehlo.reverse %a, dims = [0] : tensor<512xf32>
    %s = stablehlo.add %a, %r : tensor<512xf32>
    %t = stablehlo.reverse %b, dims = [0] : tensor<512xf32>
    stablehlo.return %n, %s, %t : tensor<i32>, tensor<512xf32>, tensor<512xf32>
  }
  return %0#1, %0#2 : tensor<512xf32>, tensor<512xf32>
}

func.func @main() -> (tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) {
  %x = stablehlo.iota dim = 0 : tensor<512xf32>
  %minus = stablehlo.negate %x : tensor<512xf32>
  %back = stablehlo.reverse %minus, dims = [0] : tensor<512xf32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = call @mirror(%x, %none) : (tensor<512xf32>, tensor<i32>) -> (tensor<512xf32>, tensor<512xf32>)
  check.expect_eq %0#0, %x : tensor<512xf32>
  check.expect_eq %0#1, %minus : tensor<512xf32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %1:2 = call @mirror(%x, %one) : (tensor<512xf32>, tensor<i32>) -> (tensor<512xf32>, tensor<512xf32>)
  check.expect_eq_const %1#0, dense<511.0> : tensor<512xf32>
  check.expect_eq %1#1, %back : tensor<512xf32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %3:2 = call @mirror(%x, %three) : (tensor<512xf32>, tensor<i32>) -> (tensor<512xf32>, tensor<512xf32>)
  check.expect_eq_const %3#0, dense<2044.0> : tensor<512xf32>
  check.expect_eq %3#1, %back : tensor<512xf32>
  return %0#0, %0#1, %1#0, %1#1, %3#0, %3#1 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>
}
