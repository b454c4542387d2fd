// RUN: gspmd-run %s --no-partition
// RUN: %python %S/../shard_inputs.py %s 0 | gspmd-run -
// Loop-carried values: forwarded, exchanged, updated in place, read after the loop.

func.func @twice(%x: tensor<3xi32>) -> tensor<3xi32> {
  %y = stablehlo.add %x, %x : tensor<3xi32>
  return %y : tensor<3xi32>
}

func.func @main() {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %a = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %b = stablehlo.constant dense<[10, 20, 30]> : tensor<3xi32>
  %r:5 = stablehlo.while(%i = %zero, %x = %a, %y = %b, %kept = %a, %log = %b) : tensor<i32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>
  cond {
    %go = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %next = stablehlo.add %i, %one : tensor<i32>
    %double = func.call @twice(%x) : (tensor<3xi32>) -> tensor<3xi32>
    %entry = stablehlo.reshape %i : (tensor<i32>) -> tensor<1xi32>
    %log1 = stablehlo.dynamic_update_slice %log, %entry, %i : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    stablehlo.return %next, %y, %double, %kept, %log1 : tensor<i32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>
  }
  check.expect_eq_const %r#0, dense<3> : tensor<i32>
  check.expect_eq_const %r#1, dense<[20, 40, 60]> : tensor<3xi32>
  check.expect_eq_const %r#2, dense<[4, 8, 12]> : tensor<3xi32>
  check.expect_eq %r#3, %a : tensor<3xi32>
  check.expect_eq_const %r#4, dense<[0, 1, 2]> : tensor<3xi32>
  check.expect_eq_const %b, dense<[10, 20, 30]> : tensor<3xi32>

  // A loop with trip count 0 yields its operands; one value is carried twice.
  %n:3 = stablehlo.while(%i = %three, %x = %a, %y = %a) : tensor<i32>, tensor<3xi32>, tensor<3xi32>
  cond {
    %go = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %s = stablehlo.add %x, %y : tensor<3xi32>
    stablehlo.return %i, %s, %s : tensor<i32>, tensor<3xi32>, tensor<3xi32>
  }
  check.expect_eq %n#1, %a : tensor<3xi32>

  // An index out of range selects the last branch.
  %c:2 = "stablehlo.case"(%three) ({
    stablehlo.return %a, %b : tensor<3xi32>, tensor<3xi32>
  }, {
    %s = stablehlo.add %a, %b : tensor<3xi32>
    stablehlo.return %s, %s : tensor<3xi32>, tensor<3xi32>
  }) : (tensor<i32>) -> (tensor<3xi32>, tensor<3xi32>)
  check.expect_eq_const %c#0, dense<[11, 22, 33]> : tensor<3xi32>
  %t = stablehlo.compare LT, %zero, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %if = "stablehlo.if"(%t) ({
    stablehlo.return %b : tensor<3xi32>
  }, {
    stablehlo.return %a : tensor<3xi32>
  }) : (tensor<i1>) -> tensor<3xi32>
  check.expect_eq %if, %b : tensor<3xi32>
  return
}
