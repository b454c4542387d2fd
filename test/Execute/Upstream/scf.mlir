// RUN: gspmd-run %s --no-partition
// RUN: gspmd-run %s
// scf's loops and branches: values by hand. Loop-carried values are exchanged, kept, updated in
// place, used twice; trip counts of 0, decreasing counters, nests.

sharding.mesh @mesh = <["x"=2]>

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %a0 = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %a = sharding.mesh_split %a0 <@mesh, [{"x"}]> : tensor<4xi32>
  %b = arith.constant dense<[10, 20, 30, 40]> : tensor<4xi32>

  %r:3 = scf.for %i = %c0 to %c3 step %c1 iter_args(%x = %a, %y = %b, %kept = %a) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) {
    %double = arith.addi %x, %x : tensor<4xi32>
    scf.yield %y, %double, %kept : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
  }
  check.expect_eq_const %r#0, dense<[20, 40, 60, 80]> : tensor<4xi32>
  check.expect_eq_const %r#1, dense<[4, 8, 12, 16]> : tensor<4xi32>
  check.expect_eq %r#2, %a : tensor<4xi32>
  check.expect_eq_const %b, dense<[10, 20, 30, 40]> : tensor<4xi32>

  // Trip count 0; one value carried twice.
  %n:2 = scf.for %i = %c3 to %c0 step %c1 iter_args(%x = %a, %y = %a) -> (tensor<4xi32>, tensor<4xi32>) {
    %s = arith.addi %x, %y : tensor<4xi32>
    scf.yield %s, %x : tensor<4xi32>, tensor<4xi32>
  }
  check.expect_eq %n#0, %a : tensor<4xi32>
  check.expect_eq %n#1, %a : tensor<4xi32>

  // Nested, the counters read: sum over i, j of i + 2 j, for i < 3, j < 2.
  %zero = arith.constant dense<0> : tensor<4xi32>
  %nested = scf.for %i = %c0 to %c3 step %c1 iter_args(%x = %zero) -> tensor<4xi32> {
    %inner = scf.for %j = %c0 to %c2 step %c1 iter_args(%y = %x) -> tensor<4xi32> {
      %j2 = arith.muli %j, %c2 : index
      %sum = arith.addi %i, %j2 : index
      %n32 = arith.index_cast %sum : index to i32
      %t = tensor.splat %n32 : tensor<4xi32>
      %z = arith.addi %y, %t : tensor<4xi32>
      scf.yield %z : tensor<4xi32>
    }
    scf.yield %inner : tensor<4xi32>
  }
  check.expect_eq_const %nested, dense<12> : tensor<4xi32>

  // Rows one by one: a scalar and a tensor are carried.
  %m = arith.constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>
  %out = arith.constant dense<0> : tensor<3x2xi32>
  %one = arith.constant 1 : i32
  %rows:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%acc = %out, %count = %one) -> (tensor<3x2xi32>, i32) {
    %row = tensor.extract_slice %m[%i, 0] [1, 2] [1, 1] : tensor<3x2xi32> to tensor<2xi32>
    %many = tensor.splat %count : tensor<2xi32>
    %scaled = arith.muli %row, %many : tensor<2xi32>
    %back = arith.subi %c2, %i : index
    %next = tensor.insert_slice %scaled into %acc[%back, 0] [1, 2] [1, 1] : tensor<2xi32> into tensor<3x2xi32>
    %more = arith.addi %count, %one : i32
    scf.yield %next, %more : tensor<3x2xi32>, i32
  }
  check.expect_eq_const %rows#0, dense<[[15, 18], [6, 8], [1, 2]]> : tensor<3x2xi32>
  %counted = tensor.from_elements %rows#1, %one : tensor<2xi32>
  check.expect_eq_const %counted, dense<[4, 1]> : tensor<2xi32>

  // Branches: with results, without an else, by number.
  %e = tensor.extract %b[%c1] : tensor<4xi32>
  %limit = arith.constant 15 : i32
  %big = arith.cmpi sgt, %e, %limit : i32
  %if = scf.if %big -> tensor<4xi32> {
    %s = arith.addi %a, %b : tensor<4xi32>
    scf.yield %s : tensor<4xi32>
  } else {
    scf.yield %a : tensor<4xi32>
  }
  check.expect_eq_const %if, dense<[11, 22, 33, 44]> : tensor<4xi32>
  %case = scf.index_switch %c2 -> tensor<4xi32>
  case 1 {
    scf.yield %a : tensor<4xi32>
  }
  case 2 {
    %s = arith.muli %a, %a : tensor<4xi32>
    scf.yield %s : tensor<4xi32>
  }
  default {
    scf.yield %b : tensor<4xi32>
  }
  check.expect_eq_const %case, dense<[1, 4, 9, 16]> : tensor<4xi32>

  // while: the condition forwards its arguments, or other values.
  %w:2 = scf.while (%i = %c0, %x = %a) : (index, tensor<4xi32>) -> (index, tensor<4xi32>) {
    %go = arith.cmpi slt, %i, %c3 : index
    scf.condition(%go) %i, %x : index, tensor<4xi32>
  } do {
  ^bb0(%i: index, %x: tensor<4xi32>):
    %next = arith.addi %i, %c1 : index
    %y = arith.addi %x, %x : tensor<4xi32>
    scf.yield %next, %y : index, tensor<4xi32>
  }
  check.expect_eq_const %w#1, dense<[8, 16, 24, 32]> : tensor<4xi32>
  %do = scf.while (%x = %a) : (tensor<4xi32>) -> tensor<4xi32> {
    %y = arith.addi %x, %x : tensor<4xi32>
    %first = tensor.extract %y[%c0] : tensor<4xi32>
    %go = arith.cmpi slt, %first, %limit : i32
    scf.condition(%go) %y : tensor<4xi32>
  } do {
  ^bb0(%x: tensor<4xi32>):
    scf.yield %x : tensor<4xi32>
  }
  check.expect_eq_const %do, dense<[16, 32, 48, 64]> : tensor<4xi32>
  return
}
