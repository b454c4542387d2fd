// Loops are walked once and multiplied, branches take their longest path.

// RUN: gspmd-simulate %s --entry scan --topology %S/Inputs/round.json:1 | FileCheck %s --check-prefix=SCAN
// RUN: gspmd-simulate %s --entry down --topology %S/Inputs/round.json:1 | FileCheck %s --check-prefix=DOWN
// RUN: gspmd-simulate %s --entry nested --topology %S/Inputs/round.json:1 | FileCheck %s --check-prefix=NESTED
// RUN: gspmd-simulate %s --entry unknown --topology %S/Inputs/round.json:1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: gspmd-simulate %s --entry unknown --topology %S/Inputs/round.json:1 --trip-count 7 | FileCheck %s --check-prefix=SEVEN
// RUN: gspmd-simulate %s --entry branch --topology %S/Inputs/round.json:1 | FileCheck %s --check-prefix=BRANCH

// 64 times 8 us: one tensor of 4 MB in, one out.
// SCAN: step time             512.00 us
// SCAN: elementwise {{.*}} x 64
func.func @scan(%a: tensor<1000x1000xf32>) -> tensor<1000x1000xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %x = %a) : tensor<i32>, tensor<1000x1000xf32>
  cond {
    %n = stablehlo.constant dense<64> : tensor<i32>
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    %y = stablehlo.add %x, %x : tensor<1000x1000xf32>
    stablehlo.return %next, %y : tensor<i32>, tensor<1000x1000xf32>
  }
  return %r#1 : tensor<1000x1000xf32>
}

// From 10 down to 1 in steps of 3: 10, 7, 4, 1.
// DOWN: elementwise {{.*}} x 4
func.func @down(%a: tensor<1000x1000xf32>) -> tensor<1000x1000xf32> {
  %ten = stablehlo.constant dense<10> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %ten, %last = %one, %x = %a) : tensor<i32>, tensor<i32>, tensor<1000x1000xf32>
  cond {
    %c = stablehlo.compare GE, %i, %last : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %three = stablehlo.constant dense<3> : tensor<i32>
    %next = stablehlo.subtract %i, %three : tensor<i32>
    %y = stablehlo.add %x, %x : tensor<1000x1000xf32>
    stablehlo.return %next, %last, %y : tensor<i32>, tensor<i32>, tensor<1000x1000xf32>
  }
  return %r#2 : tensor<1000x1000xf32>
}

// NESTED: elementwise {{.*}} x 15
func.func @nested(%a: tensor<1000x1000xf32>) -> tensor<1000x1000xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %five = stablehlo.constant dense<5> : tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %x = %a) : tensor<i32>, tensor<1000x1000xf32>
  cond {
    %c = stablehlo.compare LT, %i, %five : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %s:2 = stablehlo.while(%j = %zero, %y = %x) : tensor<i32>, tensor<1000x1000xf32>
    cond {
      %c = stablehlo.compare NE, %j, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %next = stablehlo.add %one, %j : tensor<i32>
      %z = stablehlo.add %y, %y : tensor<1000x1000xf32>
      stablehlo.return %next, %z : tensor<i32>, tensor<1000x1000xf32>
    }
    %next = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %next, %s#1 : tensor<i32>, tensor<1000x1000xf32>
  }
  return %r#1 : tensor<1000x1000xf32>
}

// UNKNOWN: elementwise {{.*}} x 1
// UNKNOWN: note: {{.*}}loops.mlir:[[#]]:[[#]]: a loop whose trip count is not known, taken as 1
// SEVEN: elementwise {{.*}} x 7
// SEVEN: taken as 7
func.func @unknown(%a: tensor<1000x1000xf32>, %n: tensor<i32>) -> tensor<1000x1000xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %x = %a) : tensor<i32>, tensor<1000x1000xf32>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %next = stablehlo.add %i, %one : tensor<i32>
    %y = stablehlo.add %x, %x : tensor<1000x1000xf32>
    stablehlo.return %next, %y : tensor<i32>, tensor<1000x1000xf32>
  }
  return %r#1 : tensor<1000x1000xf32>
}

// BRANCH: step time             2.000 ms
func.func @branch(%p: tensor<i1>, %a: tensor<1000x1000xf32>) -> tensor<1000x1000xf32> {
  %0 = "stablehlo.if"(%p) ({
    %1 = stablehlo.add %a, %a : tensor<1000x1000xf32>
    stablehlo.return %1 : tensor<1000x1000xf32>
  }, {
    %1 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [0] : (tensor<1000x1000xf32>, tensor<1000x1000xf32>) -> tensor<1000x1000xf32>
    stablehlo.return %1 : tensor<1000x1000xf32>
  }) : (tensor<i1>) -> tensor<1000x1000xf32>
  return %0 : tensor<1000x1000xf32>
}
