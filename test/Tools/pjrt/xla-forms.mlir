// What XLA reads otherwise than StableHLO's specification is written so that it
// means the same to both: run as partitions and as replicas, and unpartitioned.
// REQUIRES: pjrt
// RUN: gspmd-run %s --random-inputs 1 --check --poison %pjrt
// RUN: gspmd-run %s --random-inputs 1 --check --poison %pjrt --pjrt-form=partitions
// RUN: gspmd-run %s --random-inputs 1 --outputs %t.npz
// RUN: gspmd-run %s --random-inputs 1 --expect %t.npz --no-partition %pjrt

sdy.mesh @mesh = <["x"=2]>

func.func public @main(
    %rows: tensor<2x3xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
    %many: tensor<40x3xi32>,
    %bits: tensor<2x3xi1> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
    %target: tensor<4xi32>, %more: tensor<2xi32>)
    -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi32>, tensor<3xi32>, tensor<41x3xi32>, tensor<81x3xi32>,
        tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<3xi32>,
        tensor<2x3xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}, tensor<77x3xi32>) {
  %five = stablehlo.constant dense<5> : tensor<i32>
  %true = stablehlo.constant dense<true> : tensor<i1>

  // Of single elements (a device has one row) the initial value is omitted:
  %single = stablehlo.reduce(%rows init: %five) applies stablehlo.add across dimensions = [0] : (tensor<2x3xi32>, tensor<i32>) -> tensor<3xi32>
  %odd = stablehlo.reduce(%bits init: %true) applies stablehlo.xor across dimensions = [0] : (tensor<2x3xi1>, tensor<i1>) -> tensor<3xi1>
  // of many it counts several times:
  %sum = stablehlo.reduce(%many init: %five) applies stablehlo.add across dimensions = [0] : (tensor<40x3xi32>, tensor<i32>) -> tensor<3xi32>
  // Of bodies that are no reduction by name, too:
  %row = stablehlo.iota dim = 0 : tensor<2x3xi32>
  %best:2 = stablehlo.reduce(%rows init: %five), (%row init: %five) across dimensions = [0] : (tensor<2x3xi32>, tensor<2x3xi32>, tensor<i32>, tensor<i32>) -> (tensor<3xi32>, tensor<3xi32>)
   reducer(%a: tensor<i32>, %b: tensor<i32>) (%i: tensor<i32>, %j: tensor<i32>) {
    %more_ = stablehlo.compare GT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %same = stablehlo.compare EQ, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %first = stablehlo.compare LT, %i, %j : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %tie = stablehlo.and %same, %first : tensor<i1>
    %left = stablehlo.or %more_, %tie : tensor<i1>
    %value = stablehlo.select %left, %a, %b : tensor<i1>, tensor<i32>
    %index = stablehlo.select %left, %i, %j : tensor<i1>, tensor<i32>
    stablehlo.return %value, %index : tensor<i32>, tensor<i32>
  }
  // The same in windows, where it stands in the padding as well:
  %running = "stablehlo.reduce_window"(%many, %five) <{padding = dense<[[40, 0], [0, 0]]> : tensor<2x2xi64>,
    window_dimensions = array<i64: 40, 1>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %r = stablehlo.add %a, %b : tensor<i32>
      stablehlo.return %r : tensor<i32>
    }) : (tensor<40x3xi32>, tensor<i32>) -> tensor<41x3xi32>
  %dilated = "stablehlo.reduce_window"(%many, %five) <{padding = dense<[[3, 1], [0, 0]]> : tensor<2x2xi64>,
    base_dilations = array<i64: 2, 1>, window_dimensions = array<i64: 3, 1>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %r = stablehlo.xor %a, %b : tensor<i32>
      stablehlo.return %r : tensor<i32>
    }) : (tensor<40x3xi32>, tensor<i32>) -> tensor<81x3xi32>

  // Idempotent initial values are omitted from reductions of joined elements, which XLA splits:
  %low = stablehlo.constant dense<-1000000> : tensor<i32>
  %first_row = stablehlo.slice %many [0:1, 0:3] : (tensor<40x3xi32>) -> tensor<1x3xi32>
  %last_row = stablehlo.slice %many [39:40, 0:3] : (tensor<40x3xi32>) -> tensor<1x3xi32>
  %both_rows = stablehlo.concatenate %first_row, %last_row, dim = 0 : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<2x3xi32>
  %least = stablehlo.reduce(%both_rows init: %low) applies stablehlo.minimum across dimensions = [0] : (tensor<2x3xi32>, tensor<i32>) -> tensor<3xi32>
  %least_so_far = "stablehlo.reduce_window"(%rows, %low) <{padding = dense<[[1, 0], [0, 0]]> : tensor<2x2xi64>,
    window_dimensions = array<i64: 2, 1>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %r = stablehlo.minimum %a, %b : tensor<i32>
      stablehlo.return %r : tensor<i32>
    }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2x3xi32>
  %least_apart = "stablehlo.reduce_window"(%many, %low) <{padding = dense<[[-1, 0], [0, 0]]> : tensor<2x2xi64>,
    base_dilations = array<i64: 2, 1>, window_dimensions = array<i64: 2, 1>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %r = stablehlo.minimum %a, %b : tensor<i32>
      stablehlo.return %r : tensor<i32>
    }) : (tensor<40x3xi32>, tensor<i32>) -> tensor<77x3xi32>

  // One value that a scatter has several times is updated in place each time:
  %at = stablehlo.constant dense<[[0], [2]]> : tensor<2x1xi32>
  %twice:3 = "stablehlo.scatter"(%target, %target, %target, %at, %more, %more, %more) <{
    scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>, %u: tensor<i32>, %v: tensor<i32>, %w: tensor<i32>):
      %r = stablehlo.add %a, %u : tensor<i32>
      %s = stablehlo.subtract %b, %v : tensor<i32>
      %t = stablehlo.multiply %c, %w : tensor<i32>
      stablehlo.return %r, %s, %t : tensor<i32>, tensor<i32>, tensor<i32>
    }) : (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<2x1xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>)
  return %single, %sum, %odd, %best#0, %best#1, %running, %dilated, %twice#0, %twice#1, %twice#2, %least, %least_so_far, %least_apart
    : tensor<3xi32>, tensor<3xi32>, tensor<3xi1>, tensor<3xi32>, tensor<3xi32>, tensor<41x3xi32>, tensor<81x3xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<3xi32>, tensor<2x3xi32>, tensor<77x3xi32>
}
