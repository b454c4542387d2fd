// RUN: gspmd-run %s --random-inputs 1 --check --poison
// RUN: gspmd-opt %s --gspmd-complete --export-mhlo-sharding | FileCheck %s --check-prefix=MHLO
// Branches of tosa have arguments of one type in both regions, also if these are sharded
// differently from the results. Scatters and loops are supported.

// MHLO-NOT: block_args

sharding.mesh @mesh = <["x"=3, "y"=2]>

func.func @main(%p: tensor<i1>,
    %a: tensor<8x4xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}, {}]>},
    %b: tensor<8x4xf32>, %rows: tensor<2x7x5xf32>,
    %new: tensor<2x3x5xf32> {sharding.sharding = #sharding.sharding<@mesh, [{"y"}, {"x"}, {}]>},
    %n: tensor<9xi32> {sharding.sharding = #sharding.sharding<@mesh, [{"x"}]>})
    -> (tensor<8x4xf32>, tensor<8x4xf32>,
        tensor<2x7x5xf32> {sharding.sharding = #sharding.sharding<@mesh, [{}, {"x"}, {"y"}]>}, tensor<9xi32>) {
  %r:2 = "tosa.cond_if"(%p, %a, %b) ({
  ^bb0(%x: tensor<8x4xf32>, %y: tensor<8x4xf32>):
    "tosa.yield"(%y, %y) : (tensor<8x4xf32>, tensor<8x4xf32>) -> ()
  }, {
  ^bb0(%x: tensor<8x4xf32>, %y: tensor<8x4xf32>):
    %c = "tosa.const"() <{values = dense<1.0> : tensor<8x4xf32>}> : () -> tensor<8x4xf32>
    "tosa.yield"(%c, %x) : (tensor<8x4xf32>, tensor<8x4xf32>) -> ()
  }) : (tensor<i1>, tensor<8x4xf32>, tensor<8x4xf32>) -> (tensor<8x4xf32>, tensor<8x4xf32>)
  %where = "tosa.const"() <{values = dense<[[6, 0, 3], [1, 2, 5]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
  %s = tosa.scatter %rows, %where, %new : (tensor<2x7x5xf32>, tensor<2x3xi32>, tensor<2x3x5xf32>) -> tensor<2x7x5xf32>
  %zero = "tosa.const"() <{values = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %loop:2 = "tosa.while_loop"(%zero, %n) ({
  ^bb0(%i: tensor<i32>, %v: tensor<9xi32>):
    %end = "tosa.const"() <{values = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %on = tosa.greater %end, %i : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "tosa.yield"(%on) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %v: tensor<9xi32>):
    %one = "tosa.const"() <{values = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %next = tosa.add %i, %one : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %back = tosa.reverse %v {axis = 0 : i32} : (tensor<9xi32>) -> tensor<9xi32>
    %sum = tosa.add %v, %back : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi32>
    "tosa.yield"(%next, %sum) : (tensor<i32>, tensor<9xi32>) -> ()
  }) : (tensor<i32>, tensor<9xi32>) -> (tensor<i32>, tensor<9xi32>)
  return %r#0, %r#1, %s, %loop#1 : tensor<8x4xf32>, tensor<8x4xf32>, tensor<2x7x5xf32>, tensor<9xi32>
}
